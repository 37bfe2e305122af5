"""How likely each card is to be touched at a clue, and how likely all meant cards are found: by the bots' mind, calibrated."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from cryptonym.ai.affinity import Brain
from cryptonym.ai.operative import ranking
from cryptonym.ai.touch import FITTED, TouchModel

TEMPERATURE: Final = 1.6
READER: Final = TouchModel(tuple(weight / TEMPERATURE for weight in FITTED.weights), 0.002)
"""The fitted operative, surer of its second card: fitted to turns of people that the weights were not fitted to."""
STEEPNESS, LIFT = 1.3, 0.6
"""What makes a chance of the model one that holds: in log-odds, a slope and a shift, fitted to the same turns."""
MOST: Final = 0.97
"""No touch is likelier than this: of those that the model is sure of, so many came."""
LEAST: Final = 0.03
"""From here on a chance is worth showing."""
KNOWN: Final = 2.0
"""A word without a sense is known if a card is so many times likelier than by chance: it was marked, or stands in an entry."""


@dataclass(frozen=True, slots=True)
class Laid:
    """The open cards of one moment: their places on the table, their names, and which of them are the team's."""

    cards: tuple[int, ...]
    names: tuple[str, ...]
    own: frozenset[int]
    """Places on the table."""


@dataclass(frozen=True, slots=True)
class Touches:
    """`first` is each card's share of the first touch, `touched` how likely it is to be touched at all in the turn."""

    first: Mapping[int, float]
    touched: Mapping[int, float]

    def likeliest(self, cards: Collection[int]) -> list[int]:
        """Some of the cards, the one that the clue points to most first."""
        return sorted(cards, key=lambda card: (-self.first[card], card))


def is_known(word: str, laid: Laid, brain: Brain) -> bool:
    """Whether the mind knows the word by any spelling."""
    if brain.vocabulary.sense(word):
        return True
    return ranking(word, 1, list(laid.names), brain)[0][1] > KNOWN / len(laid.names)


def touches(word: str, number: int | None, most: int, laid: Laid, brain: Brain) -> Touches:
    """The chances of a turn in which operatives touch up to `most` cards and stop at the first that is not the team's."""
    ranked = ranking(word, number, list(laid.names), brain, READER)
    first = {laid.cards[place]: chance for place, chance in ranked}
    touched = dict.fromkeys(laid.cards, 0.0)
    for _, card, chance in _ways(first, laid.own, most):
        touched[card] += chance
    return Touches(first, {card: calibrated(chance) for card, chance in touched.items()})


def chance_of_all(found: Touches, meant: Collection[int], own: frozenset[int], most: int) -> float:
    """How likely it is that every meant card is touched before the turn ends."""
    wanted = frozenset(meant)
    return sum(
        chance
        for before, card, chance in _ways(found.first, own, most)
        if card in wanted and wanted <= before | {card}  # the touch that completes them
    )


def calibrated(chance: float) -> float:
    if chance <= 0.0:
        return 0.0
    chance = min(chance, 1 - 1e-6)
    odds = STEEPNESS * math.log(chance / (1 - chance)) + LIFT
    return min(MOST, 1 / (1 + math.exp(-odds)))


def _ways(first: Mapping[int, float], own: frozenset[int], most: int) -> Iterator[tuple[frozenset[int], int, float]]:
    """Every set of own cards that may be touched before a card, that card, and how likely that is.

    Each touch falls as the first would among the cards that are still open. After a card that is not the team's there is no other.
    """
    reached: dict[frozenset[int], float] = {frozenset(): 1.0}
    for _ in range(min(most, len(first))):
        onward: dict[frozenset[int], float] = {}
        for before, so_far in reached.items():
            left = 1 - sum(first[card] for card in before)
            for card in _others(first, before):
                chance = so_far * first[card] / max(left, 1e-9)
                yield before, card, chance
                if card in own:
                    after = before | {card}
                    onward[after] = onward.get(after, 0.0) + chance
        reached = onward


def _others(first: Mapping[int, float], before: frozenset[int]) -> Sequence[int]:
    return [card for card in first if card not in before]
