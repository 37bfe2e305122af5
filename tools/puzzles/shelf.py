"""What has been used so far: no clue to be found comes again within the year, and cards come round evenly."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from datetime import date

from tools.puzzles.rules import AGAIN, APART

from cryptonym.lexicon.entry import same
from cryptonym.puzzles import Kind, Puzzle

YEAR = 365


@dataclass
class Shelf:
    """Of one language; words and pictures share the clues."""

    clues: dict[str, date] = field(default_factory=dict)
    offered: dict[str, date] = field(default_factory=dict)
    shown: dict[str, date] = field(default_factory=dict)
    wanted: Counter[str] = field(default_factory=Counter)

    def note(self, puzzle: Puzzle) -> None:
        op, spy = puzzle.operative, puzzle.spymaster
        best = spy.ranked[0]
        for clue in (op.clue, best.word):
            self.clues[same(clue)] = puzzle.day
        for offer in spy.offers:
            self.offered[same(offer.word)] = puzzle.day
        for card in (*op.cards, *spy.cards):
            self.shown[card] = puzzle.day
        self.wanted.update(op.cards[place] for place in op.targets)
        self.wanted.update(spy.cards[place] for place in best.targets)

    def may_be_clue(self, word: str, day: date) -> bool:
        return self._ago(self.clues, same(word), day) >= YEAR and self._ago(self.offered, same(word), day) >= AGAIN

    def may_be_offered(self, word: str, day: date) -> bool:
        """Beside the best; not what was to be found lately, either."""
        return min(self._ago(self.clues, same(word), day), self._ago(self.offered, same(word), day)) >= AGAIN

    def may_lie(self, card: str, day: date, kind: Kind) -> bool:
        return self._ago(self.shown, card, day) >= (APART if kind is Kind.WORDS else 1)

    @staticmethod
    def _ago(when: dict[str, date], what: str, day: date) -> int:
        return (day - when[what]).days if what in when else 10_000
