"""Drawing cards and keys. Chance is handed in: the server's is the system's, a seed exists only in tests, `arena` and `play --seed`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from cryptonym.decks.alike import any_alike
from cryptonym.decks.cards import Card, Shown
from cryptonym.engine import Grid, Identity, Key, Team
from cryptonym.engine.model import AGENT_OF

MOST_OF_A_TEMPLATE: Final = 1
MOST_OF_AN_IDEA: Final = 2
"""Pictures on one table, and on the other sides of its cards, which the next game may show."""
TRIES: Final = 60
"""A draw is thrown away whole, so that all that may lie are as likely as each other. Where the rest of a deck allows no other draw
(NEXT-2), the last one lies; pictures are then chosen one by one, as few as can be too alike."""
NOTHING_SHOWN: Final[Mapping[str, Shown]] = MappingProxyType({})


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
    shown: Mapping[str, Shown] = NOTHING_SHOWN,
    beside: Sequence[Drawn] = (),
) -> tuple[tuple[Drawn, ...], bool]:
    """`count` cards, either side up (SET-4), and whether the deck was through, so that drawing began anew (NEXT-2).

    Codenames that look alike do not lie together, nor on the other sides, which the next game may show. `shown` says which pictures
    are made alike or have a main idea in common; those that stay on the table, `beside`, count too.
    """
    if not count:
        return (), False
    if len(cards) < count:
        raise NotEnoughCards(len(cards), count)
    fresh = [card for card in cards if card.name not in used] if used else cards
    for _ in range(TRIES):
        drawn = tuple(_thrown(card, chance) for card in _chosen(cards, fresh, count, chance))
        if not _too_alike((*beside, *drawn), shown):
            break
    else:
        drawn = _one_by_one(cards, fresh, count, chance, shown, beside) if shown else drawn
    return drawn, len(fresh) < count


def _chosen(cards: Sequence[Card], fresh: Sequence[Card], count: int, chance: Random) -> list[Card]:
    chosen = chance.sample(fresh, min(count, len(fresh)))
    if len(chosen) < count:
        names = {card.name for card in chosen}
        chosen += chance.sample([card for card in cards if card.name not in names], count - len(chosen))
    chance.shuffle(chosen)
    return chosen


def _too_alike(drawn: Sequence[Drawn], shown: Mapping[str, Shown]) -> bool:
    if any_alike(card.face for card in drawn if not card.picture):
        return True
    if any_alike(card.other for card in drawn if card.other is not None and not card.picture):
        return True
    return _too_many(drawn, shown) > 0


def _too_many(drawn: Sequence[Drawn], shown: Mapping[str, Shown]) -> int:
    """How many pictures there are too many of a template or of a main idea, on both sides together."""
    if not shown:
        return 0
    faces = [shown[card.face] for card in drawn if card.face in shown]
    others = [shown[card.other] for card in drawn if card.other is not None and card.other in shown]
    return sum(
        sum(count - MOST_OF_A_TEMPLATE for count in Counter(one.template for one in side).values())
        + sum(max(0, count - MOST_OF_AN_IDEA) for count in Counter(idea for one in side for idea in one.ideas).values())
        for side in (faces, others)
    )


def _one_by_one(
    cards: Sequence[Card],
    fresh: Sequence[Card],
    count: int,
    chance: Random,
    shown: Mapping[str, Shown],
    beside: Sequence[Drawn],
) -> tuple[Drawn, ...]:
    """A card lies where it is not too much like those before it, either side up; of the rest come as many as are still needed."""
    forced = list(fresh) if len(fresh) <= count else []
    names = {card.name for card in forced}
    waiting = [card for card in (cards if forced or not fresh else fresh) if card.name not in names]
    laid = [_thrown(card, chance) for card in forced]
    left: list[Drawn] = []
    for card in chance.sample(waiting, len(waiting)):
        if len(laid) == count:
            break
        thrown, before = _thrown(card, chance), _too_many((*beside, *laid), shown)
        turned = thrown if thrown.other is None else Drawn(thrown.other, thrown.face, thrown.picture)
        fitting = (one for one in (thrown, turned) if _too_many((*beside, *laid, one), shown) == before)
        fits = next(fitting, None)
        (left if fits is None else laid).append(fits or thrown)
    laid += left[: count - len(laid)]
    chance.shuffle(laid)
    return tuple(laid)


def _thrown(card: Card, chance: Random) -> Drawn:
    if card.back is None or chance.random() < 0.5:
        return Drawn(card.front, card.back, card.picture)
    return Drawn(card.back, card.front, card.picture)


def flip(
    laid: Sequence[Drawn],
    cards: Sequence[Card],
    used: Collection[str],
    chance: Random,
    shown: Mapping[str, Shown] = NOTHING_SHOWN,
) -> tuple[tuple[Drawn, ...], bool]:
    """The same cards on their other side where they lie (NEXT-1); a one-sided one gives way to a fresh one (NEXT-3)."""
    on_table = {side for card in laid for side in (card.face, card.other)}
    single = [place for place, card in enumerate(laid) if card.other is None]
    turned = {
        place: Drawn(card.other, card.face, card.picture) for place, card in enumerate(laid) if card.other is not None
    }
    others = [card for card in cards if on_table.isdisjoint(card.sides)]
    fresh, anew = draw(others, len(single), used, chance, shown, tuple(turned.values()))
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
