"""Keys by number: each legal key of a grid has a rank, and the rank written with 32 signs is its short code (GADGET-1).

Two phones that know a key's code know the key, with nothing between them. So a code is as secret as its key (KEY-3). The page
counts the same way in `web/src/gadget/rank.ts`, and a test compares the two.

Keys are counted as in a dictionary: those that red starts before those that blue starts, then card by card from the top left,
red before blue before bystander before assassin.
"""

from __future__ import annotations

from collections import Counter
from math import factorial, prod
from typing import Final, Literal

from cryptonym.engine.model import AGENT_OF, GRID_5X4, GRID_5X5, GRIDS, Grid, Identity, Key, Team

SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""No 0 and O, no 1 and I: a code is said aloud."""
CODE_LENGTHS: Final = {GRID_5X5: 8, GRID_5X4: 6}

ORDER: Final = (Identity.RED, Identity.BLUE, Identity.BYSTANDER, Identity.ASSASSIN)
TEAMS: Final = (Team.RED, Team.BLUE)


class CodeRefused(ValueError):
    """No key has this code: it has too few or too many signs, a sign that codes do not use, or a number beyond the last key."""

    def __init__(self, why: Literal["length", "sign", "range"]) -> None:
        super().__init__(why)
        self.why = why


def count(grid: Grid) -> int:
    """How many legal keys the grid has (KEY-1), with either team starting (KEY-4)."""
    return len(TEAMS) * _arrangements(_pieces(grid, Team.RED))


def rank(key: Key) -> int:
    """The key's place among the legal keys of its grid: 0 for the first, `count(grid) - 1` for the last."""
    grid = next((grid for grid in GRIDS.values() if key.fits(grid)), None)
    if grid is None:
        raise ValueError("a key that fits no grid has no rank")
    pieces = _pieces(grid, key.starting)
    ways = _arrangements(pieces)
    place = TEAMS.index(key.starting) * ways
    for left, identity in zip(range(grid.size, 0, -1), key.identities, strict=True):
        place += sum(ways * pieces[lower] // left for lower in ORDER[: ORDER.index(identity)])
        ways = ways * pieces[identity] // left
        pieces[identity] -= 1
    return place


def unrank(grid: Grid, n: int) -> Key:
    """The key of that rank. A uniform rank gives a uniform key (KEY-4)."""
    if not 0 <= n < count(grid):
        raise ValueError(f"a {grid} grid has {count(grid)} keys")
    who, place = divmod(n, count(grid) // len(TEAMS))
    pieces = _pieces(grid, TEAMS[who])
    ways = _arrangements(pieces)
    identities = []
    for left in range(grid.size, 0, -1):
        identity, place = _next(place, {one: ways * pieces[one] // left for one in ORDER})
        ways = ways * pieces[identity] // left
        pieces[identity] -= 1
        identities.append(identity)
    return Key(TEAMS[who], tuple(identities))


def code(key: Key) -> str:
    """The rank in signs, half and half with a dash between, as it is shown and said: `7F2K-9QRS`."""
    length = CODE_LENGTHS[GRID_5X5 if key.fits(GRID_5X5) else GRID_5X4]
    place, signs = rank(key), ""
    for _ in range(length):
        place, sign = divmod(place, len(SIGNS))
        signs = SIGNS[sign] + signs
    return f"{signs[: length // 2]}-{signs[length // 2 :]}"


def from_code(grid: Grid, text: str) -> Key:
    """The key that a code names; case, spaces and dashes do not matter.

    :raises CodeRefused: where no key of the grid has it
    """
    typed = "".join(text.split()).translate(_DASHES)
    if not set(typed) <= _TYPED:
        raise CodeRefused("sign")
    signs = typed.upper()
    if len(signs) != CODE_LENGTHS[grid]:
        raise CodeRefused("length")
    place = 0
    for sign in signs:
        place = place * len(SIGNS) + SIGNS.index(sign)
    if place >= count(grid):
        raise CodeRefused("range")
    return unrank(grid, place)


_TYPED: Final = frozenset(SIGNS + SIGNS.lower())  # ß and ſ would turn into S by their capitals
_DASHES: Final = dict.fromkeys(map(ord, "-\u2010\u2011\u2012\u2013\u2014\u2212"))


def _next(place: int, ways: dict[Identity, int]) -> tuple[Identity, int]:
    """What lies on the next card, and the place among the keys that go on from there."""
    for identity, many in ways.items():
        if place < many:
            return identity, place
        place -= many
    raise AssertionError("a place beyond the last key")


def _pieces(grid: Grid, starting: Team) -> Counter[Identity]:
    """What a legal key is made of (KEY-1)."""
    return Counter(
        {
            AGENT_OF[starting]: grid.agents + 1,
            AGENT_OF[starting.other]: grid.agents,
            Identity.BYSTANDER: grid.bystanders,
            Identity.ASSASSIN: 1,
        }
    )


def _arrangements(pieces: Counter[Identity]) -> int:
    return factorial(pieces.total()) // prod(map(factorial, pieces.values()))
