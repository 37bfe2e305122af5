"""How people get in to one table: its link, its short code, its password, and codes that move a place to another device."""

from __future__ import annotations

from typing import Final

from cryptonym.server.chance import token
from cryptonym.server.limits import Bucket
from cryptonym.server.services import Services
from cryptonym.server.tables.codes import Codes
from cryptonym.server.tables.desk import Desk
from cryptonym.server.tables.secrecy import Moves, hashed
from cryptonym.server.workers.slow import TooBusy
from cryptonym.table.events import DoorLocked, LinkChanged, TableClosed, TableEvent

COSTLY_A_SECOND: Final = 0.5
"""Passwords, new links and new codes that one table may ask for, after a first twenty."""


class Doorway:
    """What is new here costs something: TooBusy if the table has asked for too much of it lately."""

    def __init__(self, desk: Desk, services: Services) -> None:
        self._desk = desk
        self._store = services.store
        self._clock = services.clock
        self._chance = services.chance
        self._passwords = services.passwords
        self._codes = Codes(services.store, services.clock, services.chance)
        self._moves = Moves(services.chance)
        self._nodes = services.nodes
        self._costly = Bucket(COSTLY_A_SECOND, 20, services.clock)

    @property
    def link(self) -> str:
        """What admits newcomers."""
        return self._desk.table.link or self._desk.table.id

    async def new_link(self) -> str:
        """Another link that leads here, for when a person was sent away."""
        self._spend()
        link = token(self._chance, 16)
        await self._store.add_link(link, self._desk.table.id)
        return link

    async def hashed(self, password: str) -> str:
        self._spend()
        return await self._passwords.hashed(password)

    async def new_code(self) -> str:
        self._spend()
        return await self._codes.claim(self._desk.table.id)

    async def code(self) -> str | None:
        """The present short code."""
        return await self._codes.of(self._desk.table.id)

    async def drop_code(self) -> bool:
        """True if there was one."""
        return await self._codes.drop(self._desk.table.id)

    async def offer_move(self, person: str, command: str) -> tuple[str, int]:
        """A one-time code for this person's other device, and when it ends; the same again if the same command asks."""
        code, until = self._moves.offer(person, self._clock.now(), command)
        await self._nodes.offer_move(self._desk.table.id, person, hashed(code), until)
        return code, until

    async def take_move(self, code: str, device: str) -> str | None:
        """The person whose place this code moves to a device; it works once."""
        now = self._clock.now()
        if self._nodes.is_alone:
            return self._moves.take(code, now, device)
        return await self._nodes.take_move(self._desk.table.id, hashed(code), now, device)

    def keep_move(self, person: str, code: str, device: str) -> None:
        """The store gave no answer: the same device can use the code again."""
        self._moves.keep(person, code, self._clock.now(), device)

    def _spend(self) -> None:
        if not self._costly.take():
            raise TooBusy


def ends_code(event: TableEvent) -> bool:
    """True if the short code ends here: the door was locked, a person who knows it was sent away, or the table was closed."""
    return isinstance(event, LinkChanged | TableClosed) or (isinstance(event, DoorLocked) and event.locked)
