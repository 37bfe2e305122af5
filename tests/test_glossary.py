"""The glossary holds: where an English message says a term, every language says its word, and words for the same thing are not said."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cryptonym.messages import FOLDER, LANGUAGES

GLOSSARY = Path(__file__).parents[1] / "docs" / "glossary.md"
SAID_OTHERWISE = {
    ("operative", "pt"): {"sit-as", "ask-seat", "request", "note-sat"},  # "joga pelos dois": plays for both
    ("operative", "*"): {"home-pitch"},
    ("operative", "it"): {
        "sit-as",
        "ask-seat",
        "request",
        "note-sat",
        "lesson-5-done",
    },  # "gioca per entrambi", "bravi agenti"
    ("key", "*"): {"keys-title", "keys-help", "keys-switch", "hint-guess"},  # keys of a keyboard
    ("clue", "*"): {"alone-spymaster", "refmode-warns-line", "referee-only-challenge"},  # said without a noun
    ("clue", "pl"): {"slip-own-clue", "note-challenged", "terminal-challenged"},  # "sprzeciw" needs no noun
    ("spymaster", "it"): {"home-pitch"},  # spies, clues and nerve
    ("hourglass", "pl"): {"terminal-word-hourglass"},  # a command to type: "czas"
}
"""Messages that say it in another way, and why."""
MEANS_ANOTHER_THING = {
    ("it", "tocco"): {"lobby-missing-line"},  # a tap takes a seat
    ("pl", "próba"): {"lost-line"},  # the next try to connect
}


class Text(Visitor):
    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)


@cache
def messages(language: str) -> dict[str, str]:
    """Each message with all that it may say."""
    found = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                text = Text()
                text.visit(entry.value)
                found[entry.id.name] = " ".join(text.said)
    return found


class Term(NamedTuple):
    name: str
    beginnings: dict[str, list[str]]


def table(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading."""
    section = GLOSSARY.read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    first = re.search(r"(?:^\|.*\n)+", section, re.MULTILINE)
    assert first is not None
    return [
        [cell.strip() for cell in line.strip("|").split("|")] for line in first[0].splitlines() if "---" not in line
    ]


def terms() -> list[Term]:
    head, *rows = table("The game")
    assert head[1:] == sorted(LANGUAGES, key=head.index)
    return [
        Term(
            re.split(r"[:,]", row[0])[0],
            {code: re.findall(r"`([^`]+)`", cell) for code, cell in zip(head[1:], row[1:], strict=True)},
        )
        for row in rows
    ]


def says(text: str, beginnings: list[str]) -> bool:
    return any(re.search(rf"\b{re.escape(beginning)}", text, re.IGNORECASE) for beginning in beginnings)


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
@pytest.mark.parametrize("term", terms(), ids=lambda term: term.name)
def test_where_english_says_a_term_every_language_says_its_word(term: Term, language: str) -> None:
    assert term.beginnings["en"]
    assert term.beginnings[language]
    name = term.beginnings["en"][0].replace("challeng", "challenge")
    exempt = SAID_OTHERWISE.get((name, language), set()) | SAID_OTHERWISE.get((name, "*"), set())
    meant = [key for key, text in messages("en").items() if says(text, term.beginnings["en"])]
    assert meant, "nobody says it: it need not be here"
    missing = {
        key: messages(language)[key] for key in meant if not says(messages(language)[key], term.beginnings[language])
    }
    assert {key: text for key, text in missing.items() if key not in exempt} == {}


@pytest.mark.parametrize(("language", "words"), [(row[0], row[1]) for row in table("Words that are not said")[1:]])
def test_no_message_says_a_word_that_the_glossary_has_another_for(language: str, words: str) -> None:
    for word in words.split(", "):
        exempt = MEANS_ANOTHER_THING.get((language, word), set())
        found = {
            key: text for key, text in messages(language).items() if re.search(rf"\b{word}\b", text, re.IGNORECASE)
        }
        assert {key: text for key, text in found.items() if key not in exempt} == {}
