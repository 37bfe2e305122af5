"""A store that forgets: for tests, and the model that the durable ones are held against."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cryptonym.server.stores.store import MOST_IDLE, Appended, Beside, StoreConflict, Stored, streams_of


@dataclass(slots=True)
class _Row:
    opened: int
    touched: int
    used: bool
    closed: bool


class MemoryStore:
    def __init__(self) -> None:
        self._streams: defaultdict[str, list[bytes]] = defaultdict(list)
        self._answers: defaultdict[str, dict[str, int]] = defaultdict(dict)
        self._codes: dict[str, tuple[str, int]] = {}
        self._links: dict[str, str] = {}
        self._tables: dict[str, _Row] = {}
        self._pictures: dict[tuple[str, str], bytes] = {}

    async def append(
        self,
        stream: str,
        expected: int,
        bodies: Sequence[bytes],
        command_id: str | None = None,
        beside: Beside | None = None,
    ) -> Appended:
        known = self._answers[stream].get(command_id or "")
        if known is not None:
            return Appended(known, repeated=True)
        events = self._streams[stream]
        if len(events) != expected:
            raise StoreConflict(stream)
        events.extend(bodies)
        if beside is not None:
            self._streams[beside.stream].append(beside.body)
        if command_id is not None:
            self._answers[stream][command_id] = len(events)
        return Appended(len(events))

    async def read(self, stream: str, after: int = 0, until: int | None = None) -> list[Stored]:
        events = self._streams[stream][after:until]
        return [Stored(after + number, body) for number, body in enumerate(events, start=1)]

    async def answers(self, stream: str, most: int) -> dict[str, int]:
        return dict(list(self._answers[stream].items())[-most:])

    async def answer(self, stream: str, command_id: str) -> int | None:
        return self._answers[stream].get(command_id)

    async def answered(self, stream: str) -> int:
        return len(self._answers[stream])

    async def claim_code(self, code: str, table: str, now: int, until: int) -> bool:
        if await self.table_of_code(code, now) not in (None, table):
            return False
        await self.drop_code(table)
        self._codes[code] = (table, until)
        return True

    async def table_of_code(self, code: str, now: int) -> str | None:
        table, until = self._codes.get(code, ("", 0))
        return table if now < until else None

    async def code_of_table(self, table: str, now: int) -> str | None:
        return next((code for code, (owner, until) in self._codes.items() if owner == table and now < until), None)

    async def drop_code(self, table: str) -> bool:
        had = len(self._codes)
        self._codes = {code: row for code, row in self._codes.items() if row[0] != table}
        return len(self._codes) < had

    async def add_link(self, link: str, table: str) -> None:
        self._links[link] = table

    async def table_of_link(self, link: str) -> str | None:
        return self._links.get(link)

    async def note_table(self, table: str, at: int, *, used: bool, closed: bool) -> None:
        row = self._tables.setdefault(table, _Row(at, at, used, closed))
        row.touched, row.used, row.closed = at, used, closed

    async def idle_tables(self, before: int, *, used: bool | None = None, closed: bool | None = None) -> list[str]:
        idle = [
            (row.touched, table)
            for table, row in self._tables.items()
            if row.touched < before and used in (None, row.used) and closed in (None, row.closed)
        ]
        return [table for _, table in sorted(idle)[:MOST_IDLE]]

    async def opened_since(self, at: int) -> int:
        return sum(row.opened >= at for row in self._tables.values())

    async def tables_named(self, beginning: str, most: int) -> list[str]:
        return sorted(table for table in self._tables if table.startswith(beginning))[:most]

    async def put_picture(self, table: str, name: str, body: bytes, quota: int) -> bool:
        others = sum(len(kept) for place, kept in self._pictures.items() if place != (table, name))
        if others + len(body) > quota:
            return False
        self._pictures[table, name] = body
        return True

    async def picture(self, table: str, name: str) -> bytes | None:
        return self._pictures.get((table, name))

    async def drop_pictures(self, table: str) -> None:
        self._pictures = {place: body for place, body in self._pictures.items() if place[0] != table}

    async def rewrite(self, stream: str, bodies: Mapping[int, bytes]) -> None:
        stored = self._streams.get(stream, [])
        for seq, body in bodies.items():
            if seq <= len(stored):
                stored[seq - 1] = body

    async def purge(self, table: str) -> None:
        for stream in streams_of(table):
            self._streams.pop(stream, None)
            self._answers.pop(stream, None)
        await self.drop_code(table)
        self._links = {link: owner for link, owner in self._links.items() if owner != table}
        await self.drop_pictures(table)
        self._tables.pop(table, None)

    async def ping(self) -> None:
        pass

    async def close(self) -> None:
        pass
