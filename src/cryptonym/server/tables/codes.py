"""Short codes to say aloud: six signs that lead to a table while its door is open (ADR 0024)."""

from __future__ import annotations

from typing import Final

from cryptonym.server.chance import Chance
from cryptonym.server.clock import Clock
from cryptonym.server.stores.store import EventStore

SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""No 0 and O, no 1 and I: a code is said aloud."""
LENGTH: Final = 6
LIFE: Final = 365 * 24 * 3600 * 1000
"""Longer than any table is kept: a code ends when the door is locked, a person is sent away, or the table is closed or purged."""


class Codes:
    def __init__(self, store: EventStore, clock: Clock, chance: Chance) -> None:
        self._store = store
        self._clock = clock
        self._chance = chance

    async def claim(self, table: str) -> str:
        """A new code for the table; one that it had before is nobody's now."""
        while True:
            code = "".join(self._chance.choice(SIGNS) for _ in range(LENGTH))
            now = self._clock.now()
            if await self._store.claim_code(code, table, now, now + LIFE):
                return code

    async def table_of(self, code: str) -> str | None:
        """The table that a code names now: case, spaces and dashes do not matter."""
        signs = "".join(sign for sign in code.upper() if sign.isalnum())
        if len(signs) != LENGTH or not signs.isascii():
            return None
        return await self._store.table_of_code(signs, self._clock.now())

    async def of(self, table: str) -> str | None:
        return await self._store.code_of_table(table, self._clock.now())

    async def drop(self, table: str) -> bool:
        """Whether it had one."""
        return await self._store.drop_code(table)
