"""Time, as the server uses it. Nothing else in the server asks the operating system or the event loop for it (a test looks).

A simulation hands in a clock of its own, on which hours pass in a moment.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from typing import Final, Protocol

DAY: Final = 24 * 60 * 60 * 1000


def day_of(moment: int) -> str:
    """The day of a `now()`, by UTC: 2026-11-30."""
    return f"{datetime.fromtimestamp(moment / 1000, UTC):%Y-%m-%d}"


class Timer(Protocol):
    """A call that is still to come."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """The time of day, in milliseconds since 1970."""
        ...

    def seconds(self) -> float:
        """Seconds on a count that never goes back; only differences mean anything."""
        ...

    def call_later(self, seconds: float, do: Callable[..., object], /, *args: object) -> Timer:
        """Call `do` in the event loop after so many seconds."""
        ...

    async def sleep(self, seconds: float) -> None: ...

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        """Cancel the block after so many seconds; TimeoutError then."""
        ...

    def pause(self, seconds: float) -> None:
        """Hold up this thread; never called in the event loop's."""
        ...

    def thread_seconds(self) -> float:
        """Processor time that this thread has taken."""
        ...


class SystemClock:
    """The machine's own time."""

    seconds = staticmethod(time.monotonic)
    thread_seconds = staticmethod(time.thread_time)
    pause = staticmethod(time.sleep)
    sleep = staticmethod(asyncio.sleep)
    timeout = staticmethod(asyncio.timeout)

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def call_later(self, seconds: float, do: Callable[..., object], /, *args: object) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, do, *args)


SYSTEM: Final = SystemClock()
