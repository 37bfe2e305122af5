"""What a turn is worth: own words found, less what goes wrong, as an expectation over the order of touches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cryptonym.ai.pivot import Floats


class Sides(NamedTuple):
    """Which columns are whose."""

    own: NDArray[np.int64]
    enemy: NDArray[np.int64]
    bystander: NDArray[np.int64]
    assassin: NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Stakes:
    """What counts for how much, in own words found."""

    own: float = 1.0
    enemy: float = 0.9
    bystander: float = 0.08
    assassin: float = 10.0
    more: float = 1.0
    """What each own word after the first counts for: more than one where one a turn is too slow."""


def turn_worth(chances: Floats, stop: Floats, sides: Sides, stakes: Stakes, most: int) -> Floats:
    """Clues × numbers from 1 to `most`: what the turn is worth where the operative touches that many unless it errs.

    The first touch falls as `chances` says; a card that has been covered draws no more touches, and the likelier ones go first.
    `stop` is what ending the turn weighs beside them from the second touch on: it costs nothing and brings nothing.
    """
    own = -np.sort(-chances[:, sides.own], axis=1)
    enemy = chances[:, sides.enemy].sum(axis=1)
    bystander = chances[:, sides.bystander].sum(axis=1)
    assassin = chances[:, sides.assassin].sum(axis=1)
    loss = stakes.enemy * enemy + stakes.bystander * bystander + stakes.assassin * assassin
    bad = enemy + bystander + assassin
    worth = np.zeros((len(chances), most), dtype=np.float32)
    reached = np.ones(len(chances), dtype=np.float32)
    so_far = np.zeros(len(chances), dtype=np.float32)
    remaining = own.sum(axis=1)
    for touch in range(most):
        total = np.maximum(remaining + bad + (stop if touch else 0), 1e-9)
        gain = stakes.own * (stakes.more if touch else 1.0)
        so_far = so_far + reached * (gain * remaining - loss) / total
        reached = reached * remaining / total
        remaining = np.maximum(remaining - own[:, touch], 0)
        worth[:, touch] = so_far
    return worth
