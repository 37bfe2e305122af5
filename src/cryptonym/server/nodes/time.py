"""The database's time of day: all nodes go by it, whatever their machines say."""

from __future__ import annotations

from typing import Final

from cryptonym.server.clock import SYSTEM, SystemClock

MOST_APART: Final = 2000
"""Milliseconds by which a machine may be off. One that is further off serves nobody: its log and its certificates are off too."""
KEPT: Final = 8
"""Measurements of which the one with the shortest way counts."""


class DatabaseClock(SystemClock):
    """The machine's own count of seconds, and the database's time of day."""

    def __init__(self) -> None:
        self.offset = 0
        """Milliseconds that the database is ahead of this machine."""
        self._measured: list[tuple[float, int]] = []

    def now(self) -> int:
        return SYSTEM.now() + self.offset

    def measure(self, at: int, way: float) -> bool:
        """Set it by the database, which said `at` (ms) half of `way` seconds ago. True if this machine is near enough to that.

        The newest measurement is not always the best: one whose answer was long on its way may be off by as much.
        """
        offset = at + round(way * 500) - SYSTEM.now()
        if abs(offset - self.offset) > MOST_APART:
            self._measured.clear()  # somebody has set a clock: what was measured before says nothing any more
        self._measured = [*self._measured, (way, offset)][-KEPT:]
        self.offset = min(self._measured)[1]
        return abs(self.offset) <= MOST_APART
