"""What nodes share, in memory: the model that PostgreSQL is held against, and what a simulation runs on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from cryptonym.server.nodes.shared import LIFE, Roll, Row
from cryptonym.server.stores.memory import MemoryStore
from cryptonym.server.stores.store import Stored


@dataclass
class _Alive:
    epoch: int
    row: Row
    until: float


@dataclass
class Rows:
    """The database's own tables of nodes, leases and moves; `seconds` is the database's clock."""

    store: MemoryStore
    seconds: Callable[[], float]
    nodes: dict[str, _Alive] = field(default_factory=dict)
    leases: dict[str, tuple[str, int]] = field(default_factory=dict)
    moves: dict[tuple[str, str], tuple[str, int, str]] = field(default_factory=dict)

    def is_alive(self, node: str, epoch: int) -> bool:
        alive = self.nodes.get(node)
        return alive is not None and alive.epoch == epoch and alive.until > self.seconds()

    def holder(self, table: str) -> str | None:
        """The living node that has the table's lease."""
        node, epoch = self.leases.get(table, ("", 0))
        return node if self.is_alive(node, epoch) else None


class MemoryShared:
    """`SharedStore` over the model store."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows

    async def read_on(self, known: Mapping[str, int]) -> dict[str, list[Stored]]:
        found = {stream: await self.rows.store.read(stream, after) for stream, after in known.items()}
        return {stream: stored for stream, stored in found.items() if stored}

    async def heads(self, streams: Collection[str]) -> dict[str, int]:
        return {stream: len(await self.rows.store.read(stream)) for stream in streams}

    async def given(self, commands: Collection[tuple[str, str]]) -> dict[tuple[str, str], int]:
        found = {command: await self.rows.store.answer(*command) for command in commands}
        return {command: number for command, number in found.items() if number is not None}

    async def renew(self, node: str, row: Row) -> Roll:
        rows, now = self.rows, self.rows.seconds()
        before = rows.nodes.get(node)
        epoch = 1 if before is None else before.epoch + (before.until <= now)
        rows.nodes[node] = _Alive(epoch, row, now + LIFE)
        living = {name: alive.row for name, alive in rows.nodes.items() if alive.until > now}
        return Roll(epoch, int(now * 1000), living)

    async def leave(self, node: str) -> None:
        self.rows.nodes.pop(node, None)
        self.rows.leases = {table: lease for table, lease in self.rows.leases.items() if lease[0] != node}

    async def free(self, tables: Collection[str]) -> list[str]:
        return [table for table in tables if self.rows.holder(table) is None]

    async def take(self, tables: Collection[str], node: str, epoch: int) -> list[str]:
        if not self.rows.is_alive(node, epoch):
            return []
        taken = [table for table in tables if self.rows.holder(table) in (None, node)]
        self.rows.leases |= dict.fromkeys(taken, (node, epoch))
        return taken

    async def release(self, tables: Collection[str], node: str) -> None:
        for table in tables:
            if self.rows.leases.get(table, ("", 0))[0] == node:
                del self.rows.leases[table]

    async def offer_move(self, table: str, person: str, code: str, until: int) -> None:
        self.rows.moves[table, person] = (code, until, "")

    async def take_move(self, table: str, code: str, now: int, device: str) -> str | None:
        for (where, person), (kept, until, used_by) in self.rows.moves.items():
            if where == table and kept == code and now < until and used_by in ("", device):
                self.rows.moves[where, person] = (kept, until, device)
                return person
        return None

    async def close(self) -> None:
        """Nothing is open."""


class MemoryBus:
    """A line on which everybody hears everything in the next step of the loop."""

    def __init__(self) -> None:
        self._ears: list[Callable[[str], None]] = []
        self.sent: list[str] = []

    async def send(self, payloads: Sequence[str]) -> None:
        loop = asyncio.get_running_loop()
        self.sent += payloads
        for payload in payloads:
            for hear in self._ears:
                loop.call_soon(hear, payload)

    @contextlib.asynccontextmanager
    async def listening(self, hear: Callable[[str], None]) -> AsyncIterator[asyncio.Event]:
        self._ears.append(hear)
        try:
            yield asyncio.Event()
        finally:
            self._ears.remove(hear)

    async def close(self) -> None:
        """Nothing is open."""
