"""An asyncio event loop on a clock of its own: when nothing is ready, it jumps to the next timer. No threads, no sockets, no waiting."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Final

from cryptonym.server.clock import Timer

EPOCH: Final = 1_700_000_000_000
"""The time of day (ms) at which every history begins."""
MOST_STEPS: Final = 200_000
"""Steps of the loop without any time passing: more is a circle that never ends."""


class Stalled(Exception):
    """Nothing is ready and nothing will ever be: somebody waits for ever."""


class Threads(Exception):
    """Somebody wants a thread. Its work would end at another moment in every run."""


class _NoWaiting:
    """A selector that has no files to look at, and never waits: it moves the clock instead."""

    def __init__(self, loop: SimLoop) -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> list[object]:
        self._loop.pass_time(timeout)
        return []


class SimLoop(asyncio.BaseEventLoop):
    _scheduled: list[asyncio.TimerHandle]

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._steps = 0
        self.skew = 0
        """Milliseconds by which the time of day was set forward."""
        self._selector = _NoWaiting(self)
        self._clock_resolution = 1e-9
        self.set_task_factory(_make_task)

    def time(self) -> float:
        return self._now

    def pass_time(self, timeout: float | None) -> None:
        if timeout is None:
            raise Stalled("nothing is ready and no timer is set")
        self._steps += 1
        if timeout > 0:
            self._now = max(self._now, self._scheduled[0].when())
            self._steps = 0
        elif self._steps > MOST_STEPS:
            raise Stalled("the loop runs in a circle and no time passes")

    def _call_soon(self, callback: Any, args: Any, context: Any) -> asyncio.Handle:
        handle = _Handle(callback, args, self, context)
        self._ready.append(handle)  # type: ignore[attr-defined]
        return handle

    def call_at(self, when: float, callback: Any, *args: Any, context: Any = None) -> asyncio.TimerHandle:  # type: ignore[override]
        timer = _TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._scheduled, timer)
        timer._scheduled = True  # type: ignore[attr-defined]
        return timer

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        raise Threads(repr(func))

    def call_soon_threadsafe(self, callback: Any, *args: Any, context: Any = None) -> Any:  # type: ignore[override]
        raise Threads(repr(callback))

    def _process_events(self, events: list[object]) -> None:
        """There are none."""

    def _write_to_self(self) -> None:
        """Nobody waits in the selector."""

    @property
    def timers(self) -> int:
        """Timers that will still fire."""
        return sum(not timer.cancelled() for timer in self._scheduled)


class Life:
    """One run of the server's process, from its start until it stops or is killed: what it has under way."""

    def __init__(self, number: int, on_failure: Callable[[str, BaseException], None]) -> None:
        self.number = number
        self.is_dead = False
        self.is_asleep = False
        """True while the process is stopped (SIGSTOP): nothing of it runs."""
        self.is_cut_off = False
        """True while it reaches neither the store nor other nodes."""
        self.troubled = -1000.0
        """When it was asleep or cut off last."""
        self._asleep: list[asyncio.Handle] = []
        self.tasks: dict[asyncio.Task[Any], None] = {}
        self.timers: dict[Timer, None] = {}
        self._on_failure = on_failure

    def begins(self, task: asyncio.Task[Any]) -> None:
        self.tasks[task] = None
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.pop(task, None)
        if task.cancelled() or self.is_dead:
            return
        error = task.exception()
        if error is not None:
            self._on_failure(getattr(task.get_coro(), "__qualname__", "?"), error)

    def was_troubled(self, since: float) -> bool:
        """True if it has been asleep or cut off since then."""
        return self.is_asleep or self.is_cut_off or self.troubled >= since

    def defers(self, handle: asyncio.Handle) -> bool:
        """True if this has to wait until the process goes on."""
        if self.is_asleep and not self.is_dead:
            self._asleep.append(handle)
            return True
        return False

    def wake(self, loop: asyncio.AbstractEventLoop) -> None:
        """The process goes on (SIGCONT): all that has come due meanwhile happens now, in its order."""
        self.is_asleep = False
        self.troubled = loop.time()
        waiting, self._asleep = self._asleep, []
        for handle in waiting:
            loop._ready.append(handle)  # type: ignore[attr-defined]

    def kill(self) -> None:
        """End it as kill -9 does: from now on nothing that is left of it reaches the store or a socket."""
        self.is_dead = True
        if self._asleep:
            self.wake(self._asleep[0]._loop)  # type: ignore[attr-defined]
        for task in list(self.tasks):
            task.cancel()
        for timer in list(self.timers):
            timer.cancel()


OWNER: Final[ContextVar[Life | None]] = ContextVar("owner", default=None)
"""Whose work it is: a server's, or None for the world outside of it. Tasks and timers inherit it."""


class _Handle(asyncio.Handle):
    """A step of the loop, which waits if it is a sleeping process's."""

    def _run(self) -> None:
        if not _defers(self):
            super()._run()


class _TimerHandle(asyncio.TimerHandle):
    def _run(self) -> None:
        if not _defers(self):
            super()._run()


def _defers(handle: asyncio.Handle) -> bool:
    context = handle._context  # type: ignore[attr-defined]
    owner = None if context is None else context.get(OWNER)
    return owner is not None and owner.defers(handle)


def _make_task(loop: asyncio.AbstractEventLoop, work: Any, **options: Any) -> asyncio.Task[Any]:
    task = asyncio.Task(work, loop=loop, **options)
    context = options.get("context")
    owner = context.get(OWNER) if context is not None else OWNER.get()
    if owner is not None:
        owner.begins(task)
    return task


class SimTimer:
    def __init__(self, life: Life, do: Callable[..., object], args: tuple[object, ...]) -> None:
        self._life = life
        self._do = do
        self._args = args
        self.handle: asyncio.TimerHandle

    def fire(self) -> None:
        self._life.timers.pop(self, None)
        if not self._life.is_dead:
            self._do(*self._args)

    def cancel(self) -> None:
        self._life.timers.pop(self, None)
        self.handle.cancel()


class SimClock:
    """The server's clock, on the simulated loop."""

    sleep = staticmethod(asyncio.sleep)
    timeout = staticmethod(asyncio.timeout)

    def __init__(self, loop: SimLoop, life: Life) -> None:
        self._loop = loop
        self._life = life
        self.seconds = loop.time

    def now(self) -> int:
        return EPOCH + int(self._loop.time() * 1000) + self._loop.skew

    def call_later(self, seconds: float, do: Callable[..., object], /, *args: object) -> Timer:
        timer = SimTimer(self._life, do, args)
        timer.handle = self._loop.call_later(seconds, timer.fire)
        self._life.timers[timer] = None
        return timer

    def pause(self, seconds: float) -> None:
        raise Threads("pause holds up a thread")

    def thread_seconds(self) -> float:
        return 0.0
