"""What a turn is worth: how likely the team is to win after it, over everything that the operatives may touch.

A clue is not weighed by words found but by the race: one word is enough while there is time, and too little when there is not.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cryptonym.ai.pivot import Floats

FOUND = (0.15, 0.55, 0.27, 0.03)
"""How often a turn finds none, one, two and three words, as a rule of thumb for the turns to come."""
LOST_TURN = 0.05
"""How often a later turn also costs one of the enemy's words."""
MOST_WORDS = 12
MOST_TURNS = 12
SCALE = 10.0
"""Worth is ten times a chance to win, so that a tenth more is a word's worth."""
PROGRESS = 0.3
"""What a word counts for beside that: where a game looks won or lost, a good clue is still better than a bad one."""


class Sides(NamedTuple):
    """Which columns are whose."""

    own: NDArray[np.int64]
    enemy: NDArray[np.int64]
    bystander: NDArray[np.int64]
    assassin: NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Race:
    """How things stand before the turn."""

    needed: int
    """Own words still to be found."""
    turns: float
    """Turns that the team has left, this one too."""
    enemy_costs: float = 1.0
    """How many turns each of the enemy's words takes away."""
    enemy_wins: bool = False
    """The enemy's last word is open: touching it loses."""
    fear: float = 0.5
    """How much worse than lost the assassin is taken to be: the touch model errs, and nobody forgives that."""

    def after(self, found: int, enemy_words: int = 0) -> float:
        if enemy_words and self.enemy_wins:
            return -SCALE * self.fear
        chance = win_chance(self.needed - found, self.turns - 1 - enemy_words * self.enemy_costs)
        return SCALE * chance + PROGRESS * (found - enemy_words)


def win_chance(needed: int, turns: float) -> float:
    """Of a team that has this many words to find in this many turns, between whole turns in a straight line."""
    table = _win_chances()
    needed = min(max(needed, 0), MOST_WORDS)
    turns = min(max(turns, 0.0), float(MOST_TURNS))
    low = int(turns)
    high = min(low + 1, MOST_TURNS)
    return float(table[needed, low] + (turns - low) * (table[needed, high] - table[needed, low]))


@cache
def _win_chances() -> NDArray[np.float64]:
    """Words to find × turns left."""
    table = np.zeros((MOST_WORDS + 1, MOST_TURNS + 1))
    table[0, :] = 1
    for turns in range(1, MOST_TURNS + 1):
        for needed in range(1, MOST_WORDS + 1):
            for found, share in enumerate(FOUND):
                left = max(0, needed - found)
                on_time, late = table[left, turns - 1], table[left, max(0, turns - 2)]
                table[needed, turns] += share * ((1 - LOST_TURN) * on_time + LOST_TURN * late)
    return table


def turn_worth(chances: Floats, stop: Floats, sides: Sides, race: Race, most: int) -> Floats:
    """Clues × numbers from 1 to `most`: what the turn is worth where the operative touches that many unless it errs.

    The first touch falls as `chances` says; a card that has been covered draws no more touches, and the likelier ones go first.
    `stop` is what ending the turn weighs beside them from the second touch on.
    """
    own = -np.sort(-chances[:, sides.own], axis=1)
    enemy = chances[:, sides.enemy].sum(axis=1)
    bystander = chances[:, sides.bystander].sum(axis=1)
    assassin = chances[:, sides.assassin].sum(axis=1)
    bad = enemy + bystander + assassin
    worth = np.zeros((len(chances), most), dtype=np.float32)
    reached = np.ones(len(chances), dtype=np.float32)
    ended = np.zeros(len(chances), dtype=np.float32)
    remaining = own.sum(axis=1)
    for touch in range(most):
        stopping = stop if touch else np.zeros_like(stop)
        total = np.maximum(remaining + bad + stopping, 1e-9)
        missed = race.after(touch) * (bystander + stopping) + race.after(touch, 1) * enemy
        ended = ended + reached / total * (missed - np.float32(SCALE * race.fear) * assassin)
        reached = reached * remaining / total
        worth[:, touch] = ended + reached * np.float32(race.after(touch + 1))
        remaining = np.maximum(remaining - own[:, touch], 0)
    return worth
