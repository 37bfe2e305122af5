"""Processes that work beside the event loop: whose work is stuck goes, and nobody else loses theirs."""

from __future__ import annotations

import asyncio
import time

import pytest

from cryptonym.server.workers.pool import NoAnswer, Workers


def test_work_that_waited_behind_stuck_work_is_done_by_those_who_come_after() -> None:
    """It was cancelled with the stuck one's process: a bot at another table then stood still for ever."""

    async def script() -> None:
        workers = Workers()
        try:
            assert await workers.do(60, abs, -1) == 1
            stuck = asyncio.create_task(workers.do(0.3, time.sleep, 60))
            await asyncio.sleep(0.1)
            waiting = [asyncio.create_task(workers.do(60, abs, -number)) for number in (2, 3, 4)]
            with pytest.raises(NoAnswer):
                await stuck
            workers.replace()
            assert await asyncio.gather(*waiting) == [2, 3, 4]
        finally:
            workers.close()

    asyncio.run(script())


def test_somebody_who_no_longer_waits_is_let_go() -> None:
    async def script() -> None:
        workers = Workers()
        try:
            asked = asyncio.create_task(workers.do(60, time.sleep, 30))
            await asyncio.sleep(0.1)
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
        finally:
            workers.close()

    asyncio.run(script())
