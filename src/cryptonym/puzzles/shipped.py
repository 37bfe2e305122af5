"""The puzzles that come with the program: `data/<language>/<month>.txt`, a line a puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Final

from cryptonym.puzzles.model import Kind, Puzzle
from cryptonym.puzzles.text import puzzles_in

FOLDER: Final = Path(__file__).parent / "data"


def file_of(language: str, month: str) -> Path:
    """`month` as in 2026-12."""
    return FOLDER / language / f"{month}.txt"


def months(language: str) -> tuple[str, ...]:
    return tuple(sorted(file.stem for file in (FOLDER / language).glob("*.txt")))


@lru_cache(maxsize=16)
def month_of(language: str, month: str) -> tuple[Puzzle, ...]:
    """The puzzles of a month; none if there are none."""
    file = file_of(language, month)
    if month not in months(language):
        return ()
    return tuple(puzzles_in(file.read_text(encoding="utf-8").splitlines(), language))


def day_of(text: str) -> date:
    """A day as in 2026-12-01; ValueError if it is none."""
    return date.fromisoformat(text)


def puzzle_of(language: str, day: date, kind: Kind = Kind.WORDS) -> Puzzle | None:
    """None if there is none of this day and kind."""
    found = month_of(language, day.isoformat()[:7])
    return next((one for one in found if one.day == day and one.kind is kind), None)


def nearest(language: str, day: date, kind: Kind = Kind.WORDS) -> date | None:
    """The day nearest to this one that has a puzzle of this kind; None if none has."""
    days = (one.day for one in all_puzzles(language) if one.kind is kind)
    return min(days, key=lambda one: (abs((one - day).days), one), default=None)


def all_puzzles(language: str) -> Iterator[Puzzle]:
    for month in months(language):
        yield from month_of(language, month)
