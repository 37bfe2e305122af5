"""How long the event loop is held: while one thing is done, every table waits."""

from __future__ import annotations

from typing import Final

from cryptonym.server.clock import Clock
from cryptonym.server.counts import COUNTS

BEAT: Final = 0.02
LONG: Final = 0.05
"""Seconds from which on a hold is counted."""
LONGEST_HOLD: Final = "loop_held_longest_ms"


async def feel_pulse(clock: Clock) -> None:
    """Sleep again and again, and note by how much each sleep was too long."""
    while True:
        began = clock.seconds()
        await clock.sleep(BEAT)
        held = clock.seconds() - began - BEAT
        COUNTS["loop_held"] += held >= LONG
        COUNTS[LONGEST_HOLD] = max(COUNTS[LONGEST_HOLD], round(1000 * held))
