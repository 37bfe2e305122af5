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

    def measure(self, at: int, way: float) -> None:
        """The database said `at` (ms) a moment ago; question and answer took `way` seconds together."""
        offset = at + round(way * 500) - SYSTEM.now()
        self._measured = [*self._measured, (way, offset)][-KEPT:]
        self.offset = min(self._measured)[1]

    @property
    def is_right(self) -> bool:
        """True if this machine's time is near enough to the database's."""
        return abs(self.offset) <= MOST_APART
