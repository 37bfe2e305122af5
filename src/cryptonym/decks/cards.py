"""What a card and a deck are."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Card:
    """Two sides with a different codename or picture on each (SET-4); `back` is None for a one-sided card (NEXT-3)."""

    front: str
    back: str | None = None
    picture: bool = False

    @property
    def sides(self) -> tuple[str, ...]:
        return (self.front,) if self.back is None else (self.front, self.back)

    @property
    def name(self) -> str:
        """One name for both sides, by which a card that was drawn is known again (NEXT-2)."""
        return "/".join(sorted((self.front, self.back or self.front)))


@dataclass(frozen=True, slots=True)
class Deck:
    name: str
    language: str | None
    """None for pictures, which need no language."""
    cards: tuple[Card, ...]
    licence: str
