"""A simulated store: the model store, with every way in which a database can fail. What it has stored outlives every crash."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from random import Random
from typing import Any, Literal, TypeVar

from tests.simulation.loop import Life

from cryptonym.server.stores.memory import MemoryStore
from cryptonym.server.stores.store import Appended, Beside, StoreConflict, Stored, StoreUnavailable

Made = TypeVar("Made")
Trouble = Literal["lost", "unanswered", "foreign", "slow", "refused elsewhere", "killed"]


class Disk:
    """What is stored, and what goes wrong with it next. One for a history; every run of the server has a `SimStore` on it."""

    def __init__(
        self,
        chance: Random,
        happened: Callable[[str], None],
        stored: Callable[[str, Sequence[bytes], str | None, bool], None],
        foreign: Callable[[str], list[bytes]],
    ) -> None:
        self.real = MemoryStore()
        self.chance = chance
        self.happened = happened
        self.stored = stored
        """Told of all that is stored, at that moment: stream, events, command, and whether another node wrote it."""
        self.foreign = foreign
        """What another node might write into a stream now."""
        self.kill: Callable[[Life], None] = lambda life: None
        """Kills the server that is in this run."""
        self.troubles: deque[Trouble] = deque()
        """What happens to the next writes, one each."""
        self.is_gone = False
        self.trouble_at = 0.0
        """When something went wrong last."""
        self.under_way = 0
        """Appends that have begun and have no answer yet."""
        self.loads = 0
        self.pace = chance.choice((0.0, 0.0, 0.001, 0.01, 0.1))

    def trouble_for(self, what: str) -> Trouble | None:
        if not self.troubles:
            return None
        first = self.troubles[0]
        if first == "refused elsewhere":
            return self.troubles.popleft() if what not in ("append", "read") else None
        return self.troubles.popleft() if what == "append" or first == "slow" else None

    async def append(
        self, stream: str, expected: int, bodies: Sequence[bytes], command: str | None, beside: Beside | None = None
    ) -> Appended:
        appended = await self.real.append(stream, expected, bodies, command, beside)
        if not appended.repeated:
            self.stored(stream, bodies, command, False)
        return appended

    async def write_as_another(self, stream: str) -> None:
        bodies = self.foreign(stream)
        if bodies:
            await self.real.append(stream, len(self.real._streams[stream]), bodies)
            self.stored(stream, bodies, None, True)


class SimStore:
    """The store as one run of the server has it."""

    def __init__(self, disk: Disk, life: Life) -> None:
        self._disk = disk
        self._life = life

    async def do(self, what: str, work: Callable[[], Awaitable[Made]], stream: str = "") -> Made:
        disk = self._disk
        trouble = disk.trouble_for(what)
        if trouble is not None or disk.is_gone:
            disk.trouble_at = asyncio.get_running_loop().time()
        slow = disk.pace if trouble != "slow" else disk.chance.uniform(1, 5)
        if trouble == "slow":
            disk.happened("the store was slow")
        await self._wait(slow)
        if disk.is_gone:
            disk.happened("the store was gone")
            raise StoreUnavailable
        if self._life.is_cut_off:
            raise StoreUnavailable
        if trouble in ("lost", "refused elsewhere"):
            disk.happened("lost before it was stored" if trouble == "lost" else "the store failed beside a stream")
            raise StoreUnavailable
        if trouble == "killed":
            if disk.chance.random() < 0.5:
                await work()
            disk.kill(self._life)
            await self._wait(0)
        if trouble == "foreign":
            await disk.write_as_another(stream)
        try:
            made = await work()
        except StoreConflict:
            disk.happened("another node was quicker")
            raise
        if trouble == "unanswered":
            await self._wait(slow)
            disk.happened("stored without an answer")
            raise StoreUnavailable
        await self._wait(slow)
        return made

    async def _wait(self, pace: float) -> None:
        await asyncio.sleep(pace * self._disk.chance.random() if pace else 0)
        if self._life.is_dead:
            raise asyncio.CancelledError

    # --- what every store does ----------------------------------------------------------------------------------------

    async def append(
        self,
        stream: str,
        expected: int,
        bodies: Sequence[bytes],
        command_id: str | None = None,
        beside: Beside | None = None,
    ) -> Appended:
        self._disk.under_way += 1
        try:
            return await self.do(
                "append", lambda: self._disk.append(stream, expected, bodies, command_id, beside), stream
            )
        finally:
            self._disk.under_way = max(0, self._disk.under_way - 1)

    async def read(self, stream: str, after: int = 0, until: int | None = None) -> list[Stored]:
        found = await self.do("read", lambda: self._disk.real.read(stream, after, until))
        if not after and found and stream.startswith("table/"):
            self._disk.loads += 1
            if self._disk.loads > 1:
                self._disk.happened("a table came back from the store")
        return found

    async def answers(self, stream: str, most: int) -> dict[str, int]:
        return await self.do("read", lambda: self._disk.real.answers(stream, most))

    async def answer(self, stream: str, command_id: str) -> int | None:
        return await self.do("read", lambda: self._disk.real.answer(stream, command_id))

    async def answered(self, stream: str) -> int:
        return await self.do("read", lambda: self._disk.real.answered(stream))

    async def claim_code(self, code: str, table: str, now: int, until: int) -> bool:
        return await self.do("code", lambda: self._disk.real.claim_code(code, table, now, until))

    async def table_of_code(self, code: str, now: int) -> str | None:
        return await self.do("code", lambda: self._disk.real.table_of_code(code, now))

    async def code_of_table(self, table: str, now: int) -> str | None:
        return await self.do("code", lambda: self._disk.real.code_of_table(table, now))

    async def drop_code(self, table: str) -> bool:
        return await self.do("code", lambda: self._disk.real.drop_code(table))

    async def add_link(self, link: str, table: str) -> None:
        return await self.do("link", lambda: self._disk.real.add_link(link, table))

    async def table_of_link(self, link: str) -> str | None:
        return await self.do("link", lambda: self._disk.real.table_of_link(link))

    async def note_table(self, table: str, at: int, *, used: bool, closed: bool) -> None:
        return await self.do("note", lambda: self._disk.real.note_table(table, at, used=used, closed=closed))

    async def idle_tables(self, before: int, *, used: bool | None = None, closed: bool | None = None) -> list[str]:
        return await self.do("note", lambda: self._disk.real.idle_tables(before, used=used, closed=closed))

    async def opened_since(self, at: int) -> int:
        return await self.do("note", lambda: self._disk.real.opened_since(at))

    async def tables_named(self, beginning: str, most: int) -> list[str]:
        return await self.do("note", lambda: self._disk.real.tables_named(beginning, most))

    async def put_picture(self, table: str, name: str, body: bytes, quota: int) -> bool:
        return await self.do("picture", lambda: self._disk.real.put_picture(table, name, body, quota))

    async def picture(self, table: str, name: str) -> bytes | None:
        return await self.do("picture", lambda: self._disk.real.picture(table, name))

    async def drop_pictures(self, table: str) -> None:
        return await self.do("picture", lambda: self._disk.real.drop_pictures(table))

    async def rewrite(self, stream: str, bodies: Mapping[int, bytes]) -> None:
        return await self.do("purge", lambda: self._disk.real.rewrite(stream, bodies))

    async def purge(self, table: str) -> None:
        return await self.do("purge", lambda: self._disk.real.purge(table))

    async def ping(self) -> None:
        return await self.do("note", self._disk.real.ping)

    async def close(self) -> Any:
        return None
