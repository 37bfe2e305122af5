"""Which cards a spymaster marked as meant while giving a clue: the most secret thing after the key.

A stream of its own holds it (ADR 0037). No game is folded from it and nobody is told of it; the review reads it when the game is over.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

PLACES: Final = 25
"""Signs of a list of marks, also on the small grid: with marks or without, an event has the same size."""
NONE: Final = "0" * PLACES


@dataclass(frozen=True, slots=True)
class CardsMarked:
    """A clue was given: by a sign for each card, whether it was marked. Every clue of a person has this event, also without marks."""

    game: int
    turn: int
    """Counted from 0, as the turns of a game."""
    cards: str = field(repr=False)


def marked(cards: str) -> tuple[int, ...]:
    """The places of the marked cards."""
    return tuple(place for place, sign in enumerate(cards) if sign == "1")
