"""Work of some tenths of a second that needs no process of its own: passwords, decks, replays.

Each kind has a thread of its own, so that the store's readers never wait for it. Only so many may wait; the rest come back later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

Made = TypeVar("Made")
MOST_WAITING: Final = 16


class TooBusy(Exception):
    """Too much of what costs is asked for just now: try again in a moment."""


class Slow:
    """Does one thing at a time, in a thread."""

    def __init__(self, name: str, most_waiting: int = MOST_WAITING) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._most_waiting = most_waiting
        self._waiting = 0

    async def do(self, work: Callable[[], Made]) -> Made:
        """What the work comes to. TooBusy if too much waits already."""
        if self._waiting >= self._most_waiting:
            raise TooBusy
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1
