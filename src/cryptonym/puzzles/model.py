"""What a puzzle is: one board with a clue for an operative, one with a key and five clues for a spymaster. One's own team is red."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Final

RED, BLUE, BYSTANDER, ASSASSIN = "r", "b", "i", "x"
MISSES: Final = 3
"""So many wrong cards end the operative's task; the assassin ends it at once."""
MOST_GRADE: Final = 3


class Kind(StrEnum):
    WORDS = "words"
    PICTURES = "pictures"


COLUMNS: Final = {Kind.WORDS: 4, Kind.PICTURES: 3}
SIZE: Final = {Kind.WORDS: 16, Kind.PICTURES: 12}
PICTURE_DAYS: Final = frozenset({2, 6})
"""Wednesday and Sunday: then there is a puzzle with pictures beside the one with words."""


@dataclass(frozen=True, slots=True)
class OperativeTask:
    cards: tuple[str, ...]
    key: str
    """A letter a card. The red ones are those that the clue is for."""
    clue: str
    number: int
    near: int | None
    """The card that the clue points to most of those that it is not for; None if it points to none."""

    @property
    def targets(self) -> tuple[int, ...]:
        return tuple(place for place, letter in enumerate(self.key) if letter == RED)


@dataclass(frozen=True, slots=True)
class Offer:
    """One of the five clues of a spymaster's task."""

    word: str
    number: int
    targets: tuple[int, ...]
    near: int | None
    """The card of somebody else that it points to as well; None if it is safe."""
    worth: int
    """Own words that it finds on the average, less what wrong touches cost, in hundredths."""


@dataclass(frozen=True, slots=True)
class SpymasterTask:
    cards: tuple[str, ...]
    key: str
    offers: tuple[Offer, ...]
    """As they are shown."""

    @property
    def ranked(self) -> tuple[Offer, ...]:
        """The best first."""
        return tuple(sorted(self.offers, key=lambda offer: (-offer.worth, offer.word)))


@dataclass(frozen=True, slots=True)
class Puzzle:
    day: date
    language: str
    kind: Kind
    operative: OperativeTask
    spymaster: SpymasterTask


def kinds_of(day: date) -> tuple[Kind, ...]:
    """What there is on a day."""
    return (Kind.WORDS, Kind.PICTURES) if day.weekday() in PICTURE_DAYS else (Kind.WORDS,)


def grade(worth: int, ranked: Sequence[Offer]) -> int:
    """Three for the best of the five or one as good, two for the second, one for the third, else none."""
    better = sum(offer.worth > worth for offer in ranked)
    return max(0, MOST_GRADE - better)
