"""A loop that is held is counted, and one that is not is not."""

from __future__ import annotations

import asyncio
import time

import pytest

from cryptonym.server.clock import SYSTEM
from cryptonym.server.counts import COUNTS
from cryptonym.server.pulse import LONGEST_HOLD, feel_pulse


@pytest.mark.parametrize(("held", "times"), [(0.2, 1), (0.0, 0)])
def test_what_holds_the_loop_is_counted(held: float, times: int) -> None:
    async def script() -> None:
        before, COUNTS[LONGEST_HOLD] = COUNTS["loop_held"], 0
        pulse = asyncio.create_task(feel_pulse(SYSTEM))
        await asyncio.sleep(0.05)
        time.sleep(held)  # noqa: ASYNC251 - just this is what we look for
        await asyncio.sleep(0.05)
        pulse.cancel()
        assert COUNTS["loop_held"] - before >= times
        assert COUNTS[LONGEST_HOLD] >= 800 * held

    asyncio.run(script())
