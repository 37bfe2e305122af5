"""Work that would hold up the event loop is done in processes of its own. One that dies or dawdles is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from cryptonym.minds.cores import on_one_core
from cryptonym.server.clock import SYSTEM, Clock

Made = TypeVar("Made")


class NoAnswer(Exception):
    """The work was not done in time, or whoever did it is gone."""


class Workers:
    """A few processes, started when there is something to do."""

    def __init__(self, workers: int = 1, clock: Clock = SYSTEM) -> None:
        self._workers = workers
        self._clock = clock
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, patience: float, work: Callable[..., Made], *args: Any) -> Made:
        """What the work comes to; NoAnswer where it takes longer than that many seconds.

        Work that was waiting when somebody else's got stuck is done by those who come after.
        """
        loop = asyncio.get_running_loop()
        until = self._clock.seconds() + patience
        while True:
            pool = self._running()
            try:
                async with self._clock.timeout(until - self._clock.seconds()):
                    return await loop.run_in_executor(pool, work, *args)
            except TimeoutError:
                raise NoAnswer from None
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if self._pool is pool or (task is not None and task.cancelling()):
                    raise
            except (BrokenProcessPool, OSError):
                if self._pool is pool:
                    self._end(pool)
                    raise NoAnswer from None

    def prepare(self, work: Callable[..., object], *args: Any) -> None:
        """Have it done once, so that the next does not wait for what has to be loaded."""
        self._running().submit(work, *args)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter: a fork of a server with threads and sockets would take them along.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_begin)
        return self._pool

    def replace(self) -> None:
        """Whoever works now is stuck: away with them. The next work gets new ones."""
        if self._pool is not None:
            self._end(self._pool, kill=True)

    def close(self) -> None:
        """Nobody waits for an answer any more, and whoever is stuck would keep the server from ending."""
        self.replace()

    def _end(self, pool: ProcessPoolExecutor, *, kill: bool = False) -> None:
        processes = list((pool._processes or {}).values()) if kill else []  # kill_workers() comes with Python 3.14
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        if self._pool is pool:
            self._pool = None


def _begin() -> None:
    """In the worker."""
    on_one_core()
    _leave_with_the_server()


def _leave_with_the_server() -> None:
    """Where the server is killed without a word, its workers go too."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
