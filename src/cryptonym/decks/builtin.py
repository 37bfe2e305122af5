"""The decks that come with the program.

Words: `words/<language>/`, entries in the lexicon's format and `cards.txt`, a line a card. Pictures: `pictures/pictures.json`; their
words in each language are read by `pictures/texts.py`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from cryptonym.decks.cards import Card, Deck, Shown
from cryptonym.languages import Part, having
from cryptonym.lexicon import Entry, Marks, parse, parse_marks

LANGUAGES = having(Part.DECK)
"""The languages with a word deck."""
FOLDER = Path(__file__).parent / "words"
PICTURES = Path(__file__).parent / "pictures"
LICENCE = "CC-BY-4.0"
OTHERS = ("cards.txt", "rare.txt", "marks.txt")
"""Files of a language that hold no entries."""
MAIN_IDEAS = 2
"""The first ideas of a picture are the things that it is made of; what follows is what they do or recall."""


@cache
def word_deck(language: str) -> Deck:
    lines = (FOLDER / language / "cards.txt").read_text(encoding="utf-8").splitlines()
    cards = tuple(_card(line) for line in lines if line.strip() and not line.startswith("#"))
    return Deck(language, language, cards, LICENCE)


def _card(line: str) -> Card:
    front, slash, back = (side.strip() for side in line.partition("/"))
    assert all((front, slash, back)), f"not a card: {line!r}"
    return Card(front, back)


@cache
def word_entries(language: str) -> tuple[Entry, ...]:
    """Every entry of a deck. A fault in one of ours is a defect of the program, so it fails loudly."""
    entries: list[Entry] = []
    for file in entry_files(language):
        written = parse(file.read_text(encoding="utf-8").splitlines())
        assert not written.faults, f"{file.name}: {written.faults[0]}"
        entries += written.entries
    return tuple(entries)


def entry_files(language: str) -> list[Path]:
    return [file for file in sorted((FOLDER / language).glob("*.txt")) if file.name not in OTHERS]


@cache
def word_marks(language: str) -> Marks:
    """Which codenames of the deck a table would accept for a clue word. A deck that nobody has marked yet has none."""
    file = FOLDER / language / "marks.txt"
    written = parse_marks(file.read_text(encoding="utf-8").splitlines() if file.is_file() else ())
    assert not written.faults, f"{language}: {written.faults[0]}"
    return written.marks


def rare_words(language: str) -> list[str]:
    """Codenames that are seldom written, and known to nearly everybody all the same."""
    file = FOLDER / language / "rare.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


@cache
def picture_deck() -> Deck:
    cards = tuple(Card(front, back, picture=True) for front, back in picture_manifest()["cards"])
    return Deck("pictures", None, cards, LICENCE)


@cache
def pictures_shown() -> Mapping[str, Shown]:
    """By a picture's id what may not lie beside it: another made alike, or a third of one main idea."""
    pictures = picture_manifest()["pictures"]
    return {one["id"]: Shown(one["template"], tuple(one["ideas"][:MAIN_IDEAS])) for one in pictures}


@cache
def retired_pictures() -> frozenset[str]:
    """Pictures that are on no card any more: they lie on old tables and in replays."""
    return frozenset(pictures_shown()) - {side for card in picture_deck().cards for side in card.sides}


@cache
def picture_manifest() -> dict[str, Any]:
    """What `pictures/build.py` wrote: who deals pictures need not know how they are drawn."""
    manifest: dict[str, Any] = json.loads((PICTURES / "pictures.json").read_text(encoding="utf-8"))
    return manifest


def drawing(picture: str) -> bytes:
    """A picture as SVG. Its id must be one of the deck's."""
    assert picture in pictures_shown(), f"no such picture: {picture!r}"
    return (PICTURES / "svg" / f"{picture}.svg").read_bytes()
