"""What has been used so far: no clue to be found comes again within the year, and cards come round evenly."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from tools.puzzles.rules import AGAIN, APART

from cryptonym.lexicon.entry import same
from cryptonym.puzzles import Kind, Puzzle

YEAR: Final = 365
NEVER: Final = 10_000


def days_between(days: Iterable[date], day: date) -> int:
    """Days to the nearest of them, before or after."""
    return min((abs((one - day).days) for one in days), default=NEVER)


@dataclass
class Shelf:
    """Of one language; words and pictures share the clues. Later days count as earlier ones do: one between them may be made anew."""

    clues: defaultdict[str, list[date]] = field(default_factory=lambda: defaultdict(list))
    offered: defaultdict[str, list[date]] = field(default_factory=lambda: defaultdict(list))
    shown: defaultdict[str, list[date]] = field(default_factory=lambda: defaultdict(list))
    wanted: Counter[str] = field(default_factory=Counter)

    def note(self, puzzle: Puzzle) -> None:
        op, spy = puzzle.operative, puzzle.spymaster
        best = spy.ranked[0]
        for clue in (op.clue, best.word):
            self.clues[same(clue)].append(puzzle.day)
        for offer in spy.offers:
            self.offered[same(offer.word)].append(puzzle.day)
        for card in (*op.cards, *spy.cards):
            self.shown[card].append(puzzle.day)
        self.wanted.update(op.cards[place] for place in op.targets)
        self.wanted.update(spy.cards[place] for place in best.targets)

    def has_room_for(self, puzzle: Puzzle) -> bool:
        """True if neither a clue to be found nor a card of it comes again too soon."""
        clues = {same(clue) for clue in (puzzle.operative.clue, puzzle.spymaster.ranked[0].word)}
        cards = {*puzzle.operative.cards, *puzzle.spymaster.cards}
        return all(days_between(self.clues.get(clue, ()), puzzle.day) >= YEAR for clue in clues) and all(
            self.may_lie(card, puzzle.day, puzzle.kind) for card in cards
        )

    def may_be_clue(self, word: str, day: date) -> bool:
        clue = same(word)
        return (
            days_between(self.clues.get(clue, ()), day) >= YEAR
            and days_between(self.offered.get(clue, ()), day) >= AGAIN
        )

    def may_be_offered(self, word: str, day: date) -> bool:
        """Beside the best; not what is to be found about that time, either."""
        clue = same(word)
        used = (*self.clues.get(clue, ()), *self.offered.get(clue, ()))
        return days_between(used, day) >= AGAIN

    def may_lie(self, card: str, day: date, kind: Kind) -> bool:
        return days_between(self.shown.get(card, ()), day) >= (APART if kind is Kind.WORDS else 1)
