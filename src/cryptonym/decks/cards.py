"""What a card and a deck are."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Card:
    """Two sides with a different codename or picture on each (SET-4); `back` is None for a one-sided card (NEXT-3)."""

    front: str
    back: str | None = None
    picture: bool = False
    name: str = field(init=False, repr=False, compare=False)
    """One name for both sides, by which a card that was drawn is known again (NEXT-2)."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", "/".join(sorted((self.front, self.back or self.front))))

    @property
    def sides(self) -> tuple[str, ...]:
        return (self.front,) if self.back is None else (self.front, self.back)


@dataclass(frozen=True, slots=True)
class Shown:
    """What a picture was made by, and its main ideas: what keeps two pictures from lying on one table."""

    template: str
    ideas: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deck:
    name: str
    language: str | None
    """None for pictures, which need no language."""
    cards: tuple[Card, ...]
    licence: str
