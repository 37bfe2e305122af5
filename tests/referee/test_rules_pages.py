"""Every example of a clue on the rules pages is judged as the page says it is. The format of the marks is in CONTRIBUTING.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from cryptonym.decks.builtin import word_entries
from cryptonym.engine import Finding, HouseRule
from cryptonym.languages import LANGUAGES, Part, having
from cryptonym.referee import Judgement, judge

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
FAMILIES = ("CLUE", "PIC", "HOUSE")
"""The rules that have examples of clues."""
RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*")
COMMENT = re.compile(r"<!--(.*?)-->", re.DOTALL)
MARK = re.compile(r"(barred|free|notice|other)(?: \[([^\]]*)\])?([^:]*):(.*)", re.DOTALL)
BOLD = re.compile(r"\*\*.+?\*\*", re.DOTALL)
ITALICS = re.compile(r"\*(.+?)\*", re.DOTALL)
NUMBERED = re.compile(r"(.+?):? (\d+)")
PICTURES = "pictures"
DECIDED_BY_THE_GROUP = frozenset(("CLUE-10", "CLUE-12", "CLUE-15", "HOUSE-1", "HOUSE-2", "HOUSE-7"))
"""The rules by which the referee only doubts, because it cannot know."""


class Example(NamedTuple):
    """A clue beside a table, and what the page says of it."""

    rule: str
    kind: str
    language: str
    options: tuple[str, ...]
    visible: tuple[str, ...]
    clue: str
    number: int

    def __str__(self) -> str:
        table = ",".join((*self.visible, *self.options))
        return f"{self.language}-{self.rule}-{self.kind}-{self.clue}-{table}"


def items(page: str) -> Iterator[tuple[str, str]]:
    """Each rule about clues with the text of its item."""
    rule = ""
    lines: list[str] = []
    for line in (*page.splitlines(), ""):
        if not line.startswith("  "):
            if rule.partition("-")[0] in FAMILIES:
                yield rule, "\n".join(lines)
            found = RULE.match(line)
            rule, lines = (found[1], [line]) if found else ("", [])
        else:
            lines.append(line)


def numbered(text: str) -> tuple[str, int]:
    """*C: 3* and `C 3` are C with the number 3."""
    found = NUMBERED.fullmatch(text)
    return (found[1], int(found[2])) if found else (text, 1)


def examples(page: str, language: str) -> Iterator[Example]:
    for rule, text in items(page):
        for comment in COMMENT.findall(text):
            mark = MARK.fullmatch(comment.strip())
            assert mark is not None, f"{rule}: no mark: {comment}"
            kind, told, cards, clues = mark.groups()
            options = (told or "").split()
            assert all(option in {*LANGUAGES, *HouseRule, PICTURES} for option in options), f"{rule}: {told}"
            spoken = next((option for option in options if option in LANGUAGES), language)
            rest = tuple(option for option in options if option not in LANGUAGES)
            visible = tuple(card.strip() for card in cards.split(",") if card.strip())
            for clue in clues.split(","):
                word, number = numbered(" ".join(clue.split()))
                yield Example(rule, kind, spoken, rest, visible, word, number)


def unmarked(page: str, language: str) -> Iterator[str]:
    """What is printed in italics in a rule about clues and stands in none of its marks."""
    marked: dict[str, set[str]] = {}
    for example in examples(page, language):
        marked.setdefault(example.rule, set()).add(example.clue)
    for rule, text in items(page):
        for printed in ITALICS.findall(BOLD.sub("", COMMENT.sub("", text))):
            word, _ = numbered(" ".join(printed.split()))
            if word not in marked.get(rule, set()):
                yield f"{rule} {word}"


@cache
def page_of(language: str) -> str:
    return (FOLDER / f"{language}.md").read_text(encoding="utf-8")


PAGES = [language for language in having(Part.RULES) if COMMENT.search(page_of(language))]
EXAMPLES = [example for language in PAGES for example in examples(page_of(language), language)]


def judged(example: Example) -> Judgement:
    return judge(
        example.clue,
        example.number,
        example.visible,
        example.language,
        entries=word_entries(example.language),
        house=[option for option in example.options if option != PICTURES],
        pictures=PICTURES in example.options,
    )


def is_as_told(kind: str, judgement: Judgement) -> bool:
    if kind == "barred":
        by_group = judgement.finding is Finding.DOUBTFUL and judgement.rule in DECIDED_BY_THE_GROUP
        return judgement.finding is Finding.ILLEGAL or by_group
    if kind == "notice":
        return judgement.finding is Finding.NOTICE
    return judgement.finding in (Finding.LEGAL, Finding.NOTICE)


@pytest.mark.parametrize("example", [one for one in EXAMPLES if one.kind != "other"], ids=str)
def test_an_example_is_judged_as_the_page_says(example: Example) -> None:
    judgement = judged(example)
    assert is_as_told(example.kind, judgement), judgement


@pytest.mark.parametrize("language", PAGES)
def test_every_example_has_a_mark(language: str) -> None:
    assert list(unmarked(page_of(language), language)) == []


def test_the_english_page_is_marked() -> None:
    assert sum(example.language == "en" for example in EXAMPLES) > 50


PAGE = """
- **CLUE-4** Not a form (BOCCA: not *bocche*, **not** *boc
  che*; *C: 3*). Nor *this*.
  <!-- barred BOCCA: bocche -->
  <!-- notice [ca rhymes_ok] A, B: C 3 -->
- **TURN-1** In *italics* and no clue.
"""


def test_an_example_without_a_mark_is_found() -> None:
    assert list(unmarked(PAGE, "it")) == ["CLUE-4 boc che", "CLUE-4 this"]
    assert list(examples(PAGE, "it")) == [
        Example("CLUE-4", "barred", "it", (), ("BOCCA",), "bocche", 1),
        Example("CLUE-4", "notice", "ca", ("rhymes_ok",), ("A", "B"), "C", 3),
    ]
