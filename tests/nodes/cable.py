"""The cable between a node and its database: it can be cut, slow, or dead without a word."""

from __future__ import annotations

import asyncio
import contextlib
import re
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

SOCKET = ".s.PGSQL.5432"


class Cable:
    """A relay in a thread of its own; `address` is the database's, through it."""

    def __init__(self, address: str) -> None:
        found = re.search(r"host=([^&]+)", address)
        assert found is not None, "the database of the tests is reached through a socket in a folder"
        self._real = str(Path(found[1]) / SOCKET)
        self._folder = tempfile.TemporaryDirectory(prefix="cable-")
        self.address = address.replace(found[1], self._folder.name)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._lines: set[asyncio.StreamWriter] = set()
        self._flows = asyncio.Event()
        self._delay = 0.0
        self._is_up = threading.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def __enter__(self) -> Self:
        self._thread.start()
        self._is_up.wait()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self._folder.cleanup()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._begin())
        self._is_up.set()
        self._loop.run_forever()

    async def _begin(self) -> None:
        self._flows.set()
        self._server = await asyncio.start_unix_server(self._relay, str(Path(self._folder.name) / SOCKET))

    async def _end(self) -> None:
        self._server.close()
        self._flows.set()
        self._cut()
        for task in list(self._tasks):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            far_reader, far_writer = await asyncio.open_unix_connection(self._real)
        except OSError:
            writer.close()
            self._tasks.discard(task)
            return
        self._lines |= {writer, far_writer}
        ways = [asyncio.create_task(self._carry(*way)) for way in ((reader, far_writer), (far_reader, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            for end in (writer, far_writer):
                self._lines.discard(end)
                end.close()
            self._tasks.discard(task)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self._flows.wait()
                if self._delay:
                    await asyncio.sleep(self._delay)
                writer.write(data)
                await writer.drain()

    def _cut(self) -> None:
        for line in list(self._lines):
            line.transport.abort()

    # --- what goes wrong ----------------------------------------------------------------------------------------------

    def cut(self) -> None:
        """Every connection breaks."""
        self._loop.call_soon_threadsafe(self._cut)

    async def dead(self, seconds: float) -> None:
        """Nothing arrives in either direction, and nobody is told."""
        self._loop.call_soon_threadsafe(self._flows.clear)
        await asyncio.sleep(seconds)
        self._loop.call_soon_threadsafe(self._flows.set)

    async def slow(self, seconds: float, delay: float) -> None:
        self._delay = delay
        await asyncio.sleep(seconds)
        self._delay = 0.0


@contextlib.contextmanager
def cables(address: str, many: int) -> Iterator[list[Cable]]:
    """One for each node."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(Cable(address)) for _ in range(many)]
