"""Drawing cards and keys. Chance is handed in: the server's is the system's, a seed exists only in tests, `arena` and `play --seed`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random

from cryptonym.decks.cards import Card
from cryptonym.engine import Grid, Identity, Key, Team
from cryptonym.engine.model import AGENT_OF


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card as it comes to lie: one side up, the other a secret."""

    face: str
    other: str | None
    picture: bool = False

    @property
    def name(self) -> str:
        return Card(self.face, self.other).name


class NotEnoughCards(ValueError):
    """The deck has fewer cards than the grid needs."""


def draw(cards: Sequence[Card], count: int, used: Collection[str], chance: Random) -> tuple[tuple[Drawn, ...], bool]:
    """`count` cards, either side up (SET-4), and whether the deck was through, so that drawing began anew (NEXT-2)."""
    if len(cards) < count:
        raise NotEnoughCards(f"{len(cards)} cards where {count} are needed")
    fresh = [card for card in cards if card.name not in used]
    anew = len(fresh) < count
    chosen = chance.sample(fresh, min(count, len(fresh)))
    if anew:
        names = {card.name for card in chosen}
        chosen += chance.sample([card for card in cards if card.name not in names], count - len(chosen))
    chance.shuffle(chosen)
    return tuple(_thrown(card, chance) for card in chosen), anew


def _thrown(card: Card, chance: Random) -> Drawn:
    if card.back is None or chance.random() < 0.5:
        return Drawn(card.front, card.back, card.picture)
    return Drawn(card.back, card.front, card.picture)


def flip(
    laid: Sequence[Drawn], cards: Sequence[Card], used: Collection[str], chance: Random
) -> tuple[tuple[Drawn, ...], bool]:
    """The same cards on their other side where they lie (NEXT-1); a one-sided one gives way to a fresh one (NEXT-3)."""
    on_table = {card.name for card in laid}
    single = [place for place, card in enumerate(laid) if card.other is None]
    fresh, anew = draw([card for card in cards if card.name not in on_table], len(single), used, chance)
    replaced = dict(zip(single, fresh, strict=True))
    turned = tuple(
        replaced[place] if card.other is None else Drawn(card.other, card.face, card.picture)
        for place, card in enumerate(laid)
    )
    return turned, anew


def draw_key(grid: Grid, chance: Random, starting: Team | None = None) -> Key:
    """Every legal key is equally likely; in co-op every one that lets the team start (KEY-4)."""
    first = starting or chance.choice(tuple(Team))
    identities = [
        *[AGENT_OF[first]] * (grid.agents + 1),
        *[AGENT_OF[first.other]] * grid.agents,
        *[Identity.BYSTANDER] * grid.bystanders,
        Identity.ASSASSIN,
    ]
    chance.shuffle(identities)
    return Key(first, tuple(identities))
