"""Python's collector of cycles, kept out of the tables' way (ADR 0022, ADR 0026).

Nothing that comes and goes leaves a cycle behind: neither moves nor requests nor sockets, which tests check. The collector would still go
through every table's newest state several times a second and hold up all tables, so it is off. In its place young objects are looked at
in small portions, for the cycle that nobody foresaw, and all objects only if nobody is here.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

from cryptonym.server.clock import Clock
from cryptonym.server.counts import COUNTS

LOOK: Final = 0.25
"""Seconds between two looks at how many young objects there are."""
YOUNG: Final = 10_000
"""Young objects that are worth a look: a millisecond or two."""
OLDER: Final = 8
"""After so many looks at the youngest, those that survived one are looked at too."""
LONGEST: Final = "collection_longest_ms"
EMPTY: Final = 600.0
"""Seconds between two looks at everything, if nobody is here."""


def collect_by_hand() -> None:
    """Turn the collector off. What was loaded before the first table stays, and is never looked at."""
    gc.collect()
    gc.freeze()
    gc.disable()


def keep_what_was_loaded() -> None:
    """Never look at all that there is now again: a language has just been loaded, hundreds of thousands of objects that stay."""
    gc.freeze()


async def collect_at_times(clock: Clock, is_empty: Callable[[], bool] = lambda: False) -> None:
    looks, last = 0, clock.seconds()
    while True:
        await clock.sleep(LOOK)
        if gc.get_count()[0] >= YOUNG:
            looks += 1
            _collect(clock, 1 if looks % OLDER == 0 else 0)
        if clock.seconds() - last >= EMPTY and is_empty():
            last = clock.seconds()
            _collect(clock, 2)


def _collect(clock: Clock, generation: int) -> None:
    began = clock.thread_seconds()  # others on a busy machine are not our pause
    gc.collect(generation)
    held = round(1000 * (clock.thread_seconds() - began))
    COUNTS["collections"] += 1
    COUNTS[LONGEST] = max(COUNTS[LONGEST], held)
