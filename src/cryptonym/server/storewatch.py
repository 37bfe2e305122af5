"""A store that takes nothing is said once, and once more when it is back."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from cryptonym.server.clock import Clock
from cryptonym.server.stores.store import EventStore, StoreUnavailable

LOG: Final = logging.getLogger("cryptonym.server")
AGAIN: Final = 1.0
"""Seconds between two looks whether it is back."""


class StoreWatch:
    def __init__(self, store: EventStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._looking: asyncio.Task[None] | None = None

    def lost(self, error: Exception) -> None:
        """Somebody was told that the table is paused. A conflict between nodes is no loss."""
        if isinstance(error, StoreUnavailable) and (self._looking is None or self._looking.done()):
            LOG.warning("the store takes nothing: tables are paused")
            self._looking = asyncio.get_running_loop().create_task(self._look())

    async def _look(self) -> None:
        began = self._clock.seconds()
        while True:
            await self._clock.sleep(AGAIN)
            try:
                await self._store.ping()
            except StoreUnavailable:
                continue
            LOG.warning("the store is back after %d s: tables go on", round(self._clock.seconds() - began))
            return

    def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
