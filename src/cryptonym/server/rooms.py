"""All the tables of this server: opened, loaded when somebody comes, and out of memory when nobody is there."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from cryptonym import table as tables
from cryptonym.engine import Violation
from cryptonym.protocol import inward
from cryptonym.protocol.incoming import OpenTable
from cryptonym.server.record import to_body
from cryptonym.server.room import Room, now_ms
from cryptonym.server.store import EventStore
from cryptonym.table.events import TableEvent
from cryptonym.table.log import TABLE

CODE_SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""No 0 and O, no 1 and I: a code is said aloud."""
CODE_LENGTH: Final = 6
CODE_LIFE: Final = 6 * 3600 * 1000
IDLE_SECONDS: Final = 300.0


def hashed(token: str) -> str:
    """A token as it is stored: it cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


class Rooms:
    def __init__(self, store: EventStore, clock: Callable[[], int] = now_ms) -> None:
        self._store = store
        self._clock = clock
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def open(self, wanted: OpenTable) -> tuple[str, str] | Violation:
        """A new table with its host at it; its id of 128 bits, and the short code to say aloud."""
        table_id = secrets.token_urlsafe(16)
        person = secrets.token_urlsafe(6)
        opened = tables.open_table(table_id, inward.settings(wanted.settings))
        if isinstance(opened, Violation):
            return opened
        events: list[TableEvent] = [*opened]
        state = tables.begin(opened[0])  # type: ignore[arg-type]
        commands: list[tables.TableCommand] = [tables.Join(person, wanted.name, hashed(wanted.token))]
        if wanted.seat is not None:
            commands.append(tables.Sit(inward.seat(wanted.seat)))
        for command in commands:
            decision = tables.decide(state, person, command)
            if isinstance(decision, Violation):
                return decision
            for event in decision:
                state = tables.evolve(state, event)
            events += decision
        bodies = [to_body(TABLE, self._clock(), person, event) for event in events]
        await self._store.append(f"table/{table_id}", 0, bodies)
        return table_id, await self._claim_code(table_id)

    async def _claim_code(self, table_id: str) -> str:
        while True:
            code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
            now = self._clock()
            if await self._store.claim_code(code, table_id, now, now + CODE_LIFE):
                return code

    async def by_code(self, code: str) -> str | None:
        """The table that a code names now: case, spaces and dashes do not matter."""
        signs = "".join(sign for sign in code.upper() if sign.isalnum())
        return await self._store.table_of_code(signs, self._clock())

    async def code_of(self, table_id: str) -> str | None:
        return await self._store.code_of_table(table_id, self._clock())

    async def get(self, table_id: str) -> Room | None:
        """The table's room, from memory or from the store; one loads it however many ask."""
        room = self._rooms.get(table_id)
        if room is not None:
            return room
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                room = self._rooms.get(table_id) or await Room.load(self._store, table_id, self._clock)
            finally:
                self._loading.pop(table_id, None)
            if room is not None:
                self._rooms[table_id] = room
            return room

    def left(self, room: Room) -> None:
        """Somebody has gone; a table that stays empty leaves memory and comes back on demand."""
        if not room.connections:
            asyncio.get_running_loop().call_later(IDLE_SECONDS, self._forget_if_idle, room)

    def _forget_if_idle(self, room: Room) -> None:
        if not room.connections and self._rooms.get(room.table.id) is room and not room.has_clock:
            room.close()
            del self._rooms[room.table.id]

    @property
    def in_memory(self) -> int:
        return len(self._rooms)

    @property
    def sockets(self) -> int:
        return sum(len(room.connections) for room in self._rooms.values())

    def close(self) -> None:
        for room in self._rooms.values():
            room.close()
