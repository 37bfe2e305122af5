"""Reads what this node's tables lack: one statement at a time, for all tables that wait for one.

A look serves everybody who asked for it before it began. However many refusals a table has to make, there is one statement on its way.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from typing import Any, Final

from cryptonym.server.clock import Clock
from cryptonym.server.counts import COUNTS
from cryptonym.server.nodes.neighbours import Held
from cryptonym.server.nodes.shared import SharedStore
from cryptonym.server.stores.store import Stored, StoreUnavailable

PACE: Final = 0.01
"""Seconds between two looks for refusals alone, unless somebody else wants one: a flood of nonsense buys a hundred statements a second."""
Command = tuple[str, str]


class Reading:
    def __init__(self, shared: SharedStore, clock: Clock) -> None:
        self._shared = shared
        self._clock = clock
        self._wanted: dict[Held, asyncio.Future[None]] = {}
        self._answers: defaultdict[Command, list[asyncio.Future[int | None]]] = defaultdict(list)
        self._wake = asyncio.Event()
        self._urgent = asyncio.Event()
        """Set if more than refusals waits for a look."""

    async def look(self, room: Held, command: Command | None = None) -> int | None:
        """Read a table's streams to their ends, and tell its people. The number that the command was answered with, if it was."""
        if command is None:
            await asyncio.shield(self.want(room))
            return None
        done = self._want(room)
        answer: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(_ignore)
        self._answers[command].append(answer)
        await asyncio.shield(done)
        return await answer

    def want(self, room: Held) -> asyncio.Future[None]:
        """Have a table read; done when its people were told. A failure that nobody waits for is nobody's."""
        self._urgent.set()
        return self._want(room)

    def _want(self, room: Held) -> asyncio.Future[None]:
        done = self._wanted.get(room)
        if done is None:
            done = self._wanted[room] = asyncio.get_running_loop().create_future()
            done.add_done_callback(_ignore)
            self._wake.set()
        return done

    async def run(self) -> None:
        """Read for ever what is wanted."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            is_urgent = self._urgent.is_set()
            self._urgent.clear()
            wanted, self._wanted = self._wanted, {}
            answers, self._answers = self._answers, defaultdict(list)
            try:
                found_any = await self._round(wanted, answers)
            except StoreUnavailable as error:
                _fail(wanted, answers, error)
                continue
            except BaseException:
                _fail(wanted, answers, StoreUnavailable("the look was broken off"))
                raise
            if not (found_any or is_urgent):
                with contextlib.suppress(TimeoutError):
                    async with self._clock.timeout(PACE):
                        await self._urgent.wait()

    async def _round(
        self, wanted: dict[Held, asyncio.Future[None]], answers: dict[Command, list[asyncio.Future[int | None]]]
    ) -> bool:
        COUNTS["looks"] += 1
        known: dict[str, int] = {}
        for room in wanted:
            known |= room.known()
        found = await self._shared.read_on(known)
        given = await self._shared.given(answers) if answers else {}
        for command, waiting in answers.items():
            for answer in waiting:
                if not answer.done():
                    answer.set_result(given.get(command))
        for room, done in wanted.items():
            mine = {stream: found[stream] for stream in room.known() if stream in found}
            if mine:
                asyncio.get_running_loop().create_task(_take_in(room, mine, done))
            elif not done.done():
                done.set_result(None)
        return bool(found)


async def _take_in(room: Held, found: dict[str, list[Stored]], done: asyncio.Future[None]) -> None:
    try:
        await room.take_in(found)
    except BaseException as error:
        if not done.done():
            done.set_exception(error if isinstance(error, Exception) else StoreUnavailable("broken off"))
        if not isinstance(error, Exception):
            raise
    else:
        if not done.done():
            done.set_result(None)


def _fail(
    wanted: dict[Held, asyncio.Future[None]],
    answers: dict[Command, list[asyncio.Future[int | None]]],
    error: StoreUnavailable,
) -> None:
    waiting: list[asyncio.Future[Any]] = [*wanted.values(), *(one for many in answers.values() for one in many)]
    for future in waiting:
        if not future.done():
            future.set_exception(error)


def _ignore(done: asyncio.Future[Any]) -> None:
    """A look that fails and that nobody waits for is nobody's trouble."""
    if not done.cancelled():
        done.exception()
