"""Drawing cards and keys. Chance is handed in: the server's is the system's, a seed exists only in tests, `arena` and `play --seed`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from cryptonym.decks.alike import any_alike
from cryptonym.decks.cards import Card
from cryptonym.engine import Grid, Identity, Key, Team
from cryptonym.engine.model import AGENT_OF

MOST_ALIKE: Final = 2
"""Pictures of one template on one table, and on the other sides of its cards, which the next game may show."""
TRIES: Final = 60
"""At most one draw in four is thrown away, and always whole, so that all that may lie are as likely as each other. Where the rest of a
deck allows no other draw (NEXT-2), the last one lies."""
NO_TEMPLATES: Final[Mapping[str, str]] = MappingProxyType({})


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
    """The deck has fewer cards than are needed."""

    def __init__(self, have: int, need: int) -> None:
        super().__init__(f"{have} cards where {need} are needed")
        self.have = have
        self.need = need


def draw(
    cards: Sequence[Card],
    count: int,
    used: Collection[str],
    chance: Random,
    templates: Mapping[str, str] = NO_TEMPLATES,
    beside: Sequence[Drawn] = (),
) -> tuple[tuple[Drawn, ...], bool]:
    """`count` cards, either side up (SET-4), and whether the deck was through, so that drawing began anew (NEXT-2).

    Codenames that look alike do not lie together, nor on the other sides, which the next game may show. `templates` says which pictures
    are made alike; those that stay on the table, `beside`, count too.
    """
    if not count:
        return (), False
    if len(cards) < count:
        raise NotEnoughCards(len(cards), count)
    fresh = [card for card in cards if card.name not in used] if used else cards
    tries = 0
    while True:
        drawn = tuple(_thrown(card, chance) for card in _chosen(cards, fresh, count, chance))
        tries += 1
        if tries >= TRIES or not _too_alike((*beside, *drawn), templates):
            return drawn, len(fresh) < count


def _chosen(cards: Sequence[Card], fresh: Sequence[Card], count: int, chance: Random) -> list[Card]:
    chosen = chance.sample(fresh, min(count, len(fresh)))
    if len(chosen) < count:
        names = {card.name for card in chosen}
        chosen += chance.sample([card for card in cards if card.name not in names], count - len(chosen))
    chance.shuffle(chosen)
    return chosen


def _too_alike(drawn: Sequence[Drawn], templates: Mapping[str, str]) -> bool:
    if any_alike(card.face for card in drawn if not card.picture):
        return True
    if any_alike(card.other for card in drawn if card.other is not None and not card.picture):
        return True
    faces = Counter(templates[card.face] for card in drawn if card.face in templates)
    others = Counter(templates[card.other] for card in drawn if card.other is not None and card.other in templates)
    return any(count > MOST_ALIKE for count in (*faces.values(), *others.values()))


def _thrown(card: Card, chance: Random) -> Drawn:
    if card.back is None or chance.random() < 0.5:
        return Drawn(card.front, card.back, card.picture)
    return Drawn(card.back, card.front, card.picture)


def flip(
    laid: Sequence[Drawn],
    cards: Sequence[Card],
    used: Collection[str],
    chance: Random,
    templates: Mapping[str, str] = NO_TEMPLATES,
) -> tuple[tuple[Drawn, ...], bool]:
    """The same cards on their other side where they lie (NEXT-1); a one-sided one gives way to a fresh one (NEXT-3)."""
    on_table = {side for card in laid for side in (card.face, card.other)}
    single = [place for place, card in enumerate(laid) if card.other is None]
    turned = {
        place: Drawn(card.other, card.face, card.picture) for place, card in enumerate(laid) if card.other is not None
    }
    others = [card for card in cards if on_table.isdisjoint(card.sides)]
    fresh, anew = draw(others, len(single), used, chance, templates, tuple(turned.values()))
    places = turned | dict(zip(single, fresh, strict=True))
    return tuple(places[place] for place in range(len(laid))), anew


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
