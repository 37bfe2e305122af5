"""Several simulated servers on one store: the line between them, their rows, and what goes wrong with both."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from tests.nodes.memory import MemoryShared, Rows
from tests.simulation.loop import Life, SimClock, SimLoop
from tests.simulation.store import SimStore

from cryptonym.server.nodes.shared import Roll, Row
from cryptonym.server.stores.store import Stored, StoreUnavailable

if TYPE_CHECKING:
    from tests.simulation.world import Server, World


class NodeClock(SimClock):
    """A node's own machine is some time apart; the node goes by the database's time, as far as it has measured it."""

    def __init__(self, loop: SimLoop, life: Life, apart: int) -> None:
        super().__init__(loop, life)
        self.apart = apart
        """Milliseconds that the machine's time is ahead."""
        self._offset = 0

    def now(self) -> int:
        return super().now() + self.apart + self._offset

    def measure(self, at: int, way: float) -> bool:
        self._offset = at + round(way * 500) - super().now() - self.apart
        return True


class Switchboard:
    """What all nodes hear of each other. Every notification reaches every node after a moment of its own, or gets lost."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._chance = Random(f"{world.plan.seed}/hints")
        self._ears: dict[Server, tuple[Callable[[str], None], asyncio.Event]] = {}
        self.failed = -1000.0
        """When notifications were lost or late last."""
        self.loses = self.delays = self.doubles = 0.0
        """Shares of the notifications with which that happens now."""

    def send(self, payload: str) -> None:
        self._world.told(payload)
        for server, (hear, _) in list(self._ears.items()):
            if self.loses or self.delays:
                self.failed = self._world.now()
            if self._chance.random() < self.loses:
                self._world.happened("a hint was lost")
                continue
            again = self._chance.random() < self.doubles
            for _ in range(1 + again):
                wait = self._chance.uniform(0, 4) if self._chance.random() < self.delays else 0.001
                self._world.later(wait * self._chance.random(), partial(self._arrive, server, hear, payload))

    def _arrive(self, server: Server, hear: Callable[[str], None], payload: str) -> None:
        ear = self._ears.get(server)
        if ear is not None and ear[0] is hear and not server.life.is_cut_off:
            server.context.run(asyncio.get_running_loop().call_soon, hear, payload)

    def break_lines(self) -> None:
        """Every listener's connection breaks, and is told so."""
        for _, is_broken in self._ears.values():
            is_broken.set()

    @contextlib.asynccontextmanager
    async def listening(self, server: Server, hear: Callable[[str], None]) -> AsyncIterator[asyncio.Event]:
        is_broken = asyncio.Event()
        self._ears[server] = (hear, is_broken)
        try:
            yield is_broken
        finally:
            self._ears.pop(server, None)


class SimBus:
    """The line as one node has it."""

    def __init__(self, world: World, server: Server) -> None:
        self._world = world
        self._server = server

    async def send(self, payloads: Sequence[str]) -> None:
        await self._reach()
        for payload in payloads:
            self._world.switchboard.send(payload)

    @contextlib.asynccontextmanager
    async def listening(self, hear: Callable[[str], None]) -> AsyncIterator[asyncio.Event]:
        await self._reach()
        async with self._world.switchboard.listening(self._server, hear) as is_broken:
            yield is_broken

    async def _reach(self) -> None:
        await asyncio.sleep(0.001)
        if self._server.life.is_dead:
            raise asyncio.CancelledError
        if self._server.life.is_cut_off or self._world.disk.is_gone:
            raise StoreUnavailable

    async def close(self) -> None:
        """Nothing is open."""


class SimShared:
    """The rows as one node has them: as slow as the store, and gone when it is gone."""

    def __init__(self, rows: Rows, store: SimStore, happened: Callable[[str], None]) -> None:
        self._rows = MemoryShared(rows)
        self._store = store
        self._happened = happened

    async def read_on(self, known: Mapping[str, int]) -> dict[str, list[Stored]]:
        return await self._store.do("read", lambda: self._rows.read_on(known))

    async def heads(self, streams: Collection[str]) -> dict[str, int]:
        return await self._store.do("read", lambda: self._rows.heads(streams))

    async def given(self, commands: Collection[tuple[str, str]]) -> dict[tuple[str, str], int]:
        return await self._store.do("read", lambda: self._rows.given(commands))

    async def renew(self, node: str, row: Row) -> Roll:
        return await self._store.do("node", lambda: self._rows.renew(node, row))

    async def leave(self, node: str) -> None:
        await self._store.do("node", lambda: self._rows.leave(node))

    async def free(self, tables: Collection[str]) -> list[str]:
        return await self._store.do("node", lambda: self._rows.free(tables))

    async def take(self, tables: Collection[str], node: str, epoch: int) -> list[str]:
        before = dict(self._rows.rows.leases)
        taken = await self._store.do("node", lambda: self._rows.take(tables, node, epoch))
        if any(before.get(table, (node, 0))[0] != node for table in taken):
            self._happened("a lease changed hands")
        return taken

    async def release(self, tables: Collection[str], node: str) -> None:
        await self._store.do("node", lambda: self._rows.release(tables, node))

    async def offer_move(self, table: str, person: str, code: str, until: int) -> None:
        await self._store.do("code", lambda: self._rows.offer_move(table, person, code, until))

    async def take_move(self, table: str, code: str, now: int, device: str) -> str | None:
        return await self._store.do("code", lambda: self._rows.take_move(table, code, now, device))

    async def close(self) -> None:
        """Nothing is open."""
