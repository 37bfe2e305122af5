"""Python's collector of cycles, kept out of the tables' way.

A table's states go as soon as nobody refers to them. Cycles come with sockets that have closed, some 150 objects each, and with nothing
else: neither moves nor HTTP leave any. The collector would still go through every table's newest state several times a second: with 5,000
sockets that held up all tables for 40 to 100 ms at a time. So it looks once in a while.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

from cryptonym.server.counts import COUNTS

PAUSE: Final = 60.0
AT_LEAST_EVERY: Final = 10
"""In pauses."""
MANY: Final = 2000
"""Sockets that have come since: 80 MB at most, if all of them are gone."""


def collect_by_hand() -> None:
    """What was loaded before the first table stays, and is never looked at."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def collect_at_times() -> None:
    came, pauses = COUNTS["hellos"], 0
    while True:
        await asyncio.sleep(PAUSE)
        pauses += 1
        if pauses >= AT_LEAST_EVERY or COUNTS["hellos"] - came >= MANY:
            came, pauses = COUNTS["hellos"], 0
            gc.collect()
