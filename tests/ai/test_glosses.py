"""The glossaries of clue words: form, alphabet, size, and every strong association of the decks among them."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest

import cryptonym.ai
from cryptonym.decks import word_entries
from cryptonym.languages import FALLBACK, Part, having

GLOSSED = [language for language in having(Part.BOTS) if language != FALLBACK]
FOLDER = Path(cryptonym.ai.__file__).parent / "glosses"
LINE = re.compile(r"^\S+ [navp]: [^;]+(; [^;]+){0,3}$")


def lines(language: str) -> list[str]:
    text = (FOLDER / f"{language}.txt").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("language", GLOSSED)
def test_a_glossary_is_well_formed_and_large_enough(language: str) -> None:
    found = lines(language)
    assert len(found) >= 6000
    assert [line for line in found if not LINE.match(line)] == []
    words = [line.split(" ", 1)[0] for line in found]
    assert len({word.casefold() for word in words}) == len(words)
    assert all(unicodedata.is_normalized("NFC", line) for line in found)


@pytest.mark.parametrize("language", GLOSSED)
def test_a_glossary_has_every_strong_association_of_the_deck(language: str) -> None:
    words = {line.split(" ", 1)[0].casefold() for line in lines(language)}
    strong = {
        association.word.casefold()
        for entry in word_entries(language)
        for association in entry.associations
        if association.strength == 3
    }
    assert sorted(strong - words) == []
