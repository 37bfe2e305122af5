"""How a puzzle goes: touches on the operative's board, the result as emblems. Pure; `web/src/puzzle/play.ts` has the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from cryptonym.puzzles.model import ASSASSIN, BLUE, BYSTANDER, MISSES, MOST_GRADE, RED, OperativeTask

EMBLEMS: Final = {RED: "◆", BLUE: "●", BYSTANDER: "□", ASSASSIN: "✕"}
EMPTY: Final = "◇"
WORTH_SAYING: Final = 3
"""A streak of fewer days is not shared."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """The operative's task as far as it has gone: the cards in the order in which they were touched."""

    task: OperativeTask
    touched: tuple[int, ...] = ()

    def touch(self, card: int) -> Attempt:
        """One card more; the same attempt if it cannot be touched."""
        if self.is_over or card in self.touched or not 0 <= card < len(self.task.cards):
            return self
        return Attempt(self.task, (*self.touched, card))

    @property
    def found(self) -> int:
        return sum(self.task.key[card] == RED for card in self.touched)

    @property
    def misses(self) -> int:
        return len(self.touched) - self.found

    @property
    def hit_assassin(self) -> bool:
        return any(self.task.key[card] == ASSASSIN for card in self.touched)

    @property
    def is_solved(self) -> bool:
        return self.found == self.task.number

    @property
    def is_over(self) -> bool:
        return self.is_solved or self.hit_assassin or self.misses >= MISSES

    @property
    def emblems(self) -> str:
        return "".join(EMBLEMS[self.task.key[card]] for card in self.touched)


def lozenges(grade: int) -> str:
    return EMBLEMS[RED] * grade + EMPTY * (MOST_GRADE - grade)


def shared(day: date, language: str, parts: Sequence[tuple[str, str]], link: str = "") -> str:
    """What is sent to friends: no clue, no card, no time. `parts` are the tasks' names with their emblems."""
    width = max((len(name) for name, _ in parts), default=0)
    lines = [f"Cryptonym {day.isoformat()} · {language}", *(f"{name:<{width}} {signs}" for name, signs in parts)]
    return "\n".join([*lines, link] if link else lines)
