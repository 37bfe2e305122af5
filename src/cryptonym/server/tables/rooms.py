"""All the tables of this server: opened, loaded when somebody comes, out of memory when nobody is there, closed and purged when old."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from cryptonym import table as tables
from cryptonym.engine import Violation
from cryptonym.engine.log import CorruptLog
from cryptonym.protocol import inward
from cryptonym.protocol.closing import Close
from cryptonym.protocol.incoming import OpenTable
from cryptonym.server.admin.house import KEPT, LOOK, Note
from cryptonym.server.chance import Chance, token
from cryptonym.server.clock import Timer
from cryptonym.server.counts import COUNTS
from cryptonym.server.reached import Reached
from cryptonym.server.services import Services
from cryptonym.server.stores.record import to_body
from cryptonym.server.stores.store import StoreConflict, Stored, StoreUnavailable
from cryptonym.server.storewatch import StoreWatch
from cryptonym.server.tables.bots import bots_for
from cryptonym.server.tables.codes import Codes
from cryptonym.server.tables.dealing import as_own
from cryptonym.server.tables.meaning import Marks, marks_of
from cryptonym.server.tables.room import Room
from cryptonym.server.tables.secrecy import hashed
from cryptonym.table.events import TableEvent
from cryptonym.table.log import TABLE

LOG: Final = logging.getLogger("cryptonym.server")
IDLE_SECONDS: Final = 300.0
SWEEP_SECONDS: Final = 600.0
BITES: Final = 500
"""How many times at most a sweep asks for idle tables: each answer names a hundred."""
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""Table ids and links: nothing else is looked up."""
DAY: Final = 24 * 3600 * 1000


class TooManyTables(Exception):
    """So many tables were opened within a day that no more are: they could fill the disk."""


class Rooms:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store
        self._config = services.config
        self._clock = services.clock
        self._rooms: dict[str, Room] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By table: a lock lives for as long as somebody loads or waits, so that there is never another one beside it."""
        self._leaving: dict[str, Timer] = {}
        """By table: when to look whether it can leave memory."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._second_purges: deque[Timer] = deque(maxlen=1000)
        self._nodes = services.nodes
        self._nodes.meet(self)
        self.codes = Codes(services.store, services.clock, services.chance)
        self.watch = StoreWatch(services.store, services.clock)
        self.reached = Reached(services.clock, services.names)

    async def open(self, wanted: OpenTable) -> tuple[str, str] | Violation:
        """A new table with its host at it; its id of 128 bits, and the short code to say aloud."""
        if await self._store.opened_since(self._clock.now() - DAY) >= self._config.tables_a_day:
            raise TooManyTables
        if self._services.blocked.has(wanted.name):
            return tables.violations.name_blocked()
        password = None
        if wanted.password is not None:
            password = await self._services.passwords.hashed(wanted.password)
        chance = self._services.chance
        table_id, person = token(chance, 16), token(chance, 6)
        deck = None if wanted.deck is None else self._services.decks.get(wanted.deck)
        if wanted.deck is not None and deck is None:
            return tables.violations.no_such_deck()
        events = _opening(table_id, person, wanted, password, None if deck is None else as_own(deck), chance)
        if isinstance(events, Violation):
            return events
        at = self._clock.now()
        await self._store.append(f"table/{table_id}", 0, [to_body(TABLE, at, person, event) for event in events])
        await self._store.note_table(table_id, at, used=False, closed=False)
        COUNTS["tables_opened"] += 1
        LOG.info("table opened", extra={"table": table_id[:4], "language": wanted.settings.language})
        return table_id, await self.codes.claim(table_id)

    async def get(self, link: str) -> Room | None:
        """The room of the table that a link leads to, from memory or from the store; one loads it however many ask.

        CorruptLog where a newer program has written the table, or nobody.
        """
        room = self.find(link)
        if room is None and NAME.fullmatch(link):
            room = await self._found(link)
        if room is not None:
            with self.staying(room):  # it must not leave memory while the store is asked
                await self._nodes.look(room)  # nobody is shown, or refused, what another node has changed long ago
        return room

    async def _found(self, link: str) -> Room | None:
        table_id = await self._store.table_of_link(link) or link
        if self._services.house.is_purged(table_id):
            return None
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            room = self.find(table_id)
            if room is None:
                room = await Room.load(self._services, table_id)
                if room is not None:
                    self._rooms[table_id] = room
                    self.left(room)  # whoever asked may not come in: a request for a replay, a deck
            return room

    def find(self, table: str) -> Room | None:
        """The table if it is in memory."""
        room = self._rooms.get(table)
        if room is not None and room.is_closed:
            del self._rooms[table]
            return None
        return room

    # --- the hosts' own pictures --------------------------------------------------------------------------------------

    async def keep_picture(self, table: str, name: str, body: bytes, quota: int) -> bool:
        """False where all pictures of this server together would be more than the quota."""
        return await self._store.put_picture(table, name, body, quota)

    async def picture(self, link: str, name: str) -> bytes | None:
        return await self._store.picture(await self._store.table_of_link(link) or link, name)

    async def drop_pictures(self, table: str) -> None:
        await self._store.drop_pictures(table)

    def now(self) -> int:
        """The server's clock, in milliseconds."""
        return self._clock.now()

    async def game_events(self, room: Room, game: int) -> list[Stored]:
        """The stored events of one game, counted from 1, as far as the table has told them: its deal first."""
        later = room.starts[game : game + 1]
        until = later[0].number - 1 if later else room.version
        return await self._store.read(room.stream, room.starts[game - 1].number - 1, until)

    async def marks_of(self, room: Room, game: int) -> list[Marks]:
        """What was marked in one game, counted from 1, that is over (TABLE-2)."""
        return await marks_of(self._store, room.id, game)

    async def ping(self) -> None:
        """StoreUnavailable where nothing could be stored now."""
        await self._store.ping()

    @contextlib.contextmanager
    def staying(self, room: Room) -> Iterator[None]:
        """The table stays in memory while somebody stands in its door."""
        room.crowd.guests += 1
        try:
            yield
        finally:
            room.crowd.guests -= 1
            self.left(room)

    def left(self, room: Room) -> None:
        """Somebody has gone; a table that stays empty leaves memory and comes back on demand."""
        if not room.is_empty:
            return
        before = self._leaving.pop(room.table.id, None)
        if before is not None:
            before.cancel()
        self._leaving[room.table.id] = self._clock.call_later(IDLE_SECONDS, self._look_at_empty, room)

    def _look_at_empty(self, room: Room) -> None:
        """Forget a table if it is still empty; look again later if its clock runs."""
        self._leaving.pop(room.table.id, None)
        self._forget_if_idle(room)
        if self._rooms.get(room.table.id) is room:
            self.left(room)

    def _forget_if_idle(self, room: Room) -> None:
        if room.is_idle and self._rooms.get(room.table.id) is room:
            room.close()
            del self._rooms[room.table.id]
            room.in_background(self._note(room))

    async def _note(self, room: Room) -> None:
        with contextlib.suppress(StoreUnavailable):
            await self._store.note_table(room.table.id, self._clock.now(), used=room.is_used, closed=room.table.closed)

    # --- old tables -------------------------------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """Sweep from time to time, for ever."""
        while True:
            await self._clock.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except (StoreUnavailable, StoreConflict) as error:
                self.watch.lost(error)

    async def sweep(self) -> None:
        """Note who is here; close what nobody used for a day; purge what nobody ever used, and what is too old."""
        now = self._clock.now()
        for room in list(self._rooms.values()):
            if room.crowd.connections:
                await self._note(room)
        keep = max(1, self._config.keep_days - 1) * DAY
        await self._through(self._close, now - DAY, used=True, closed=False)
        await self._through(self._purge, now - DAY, used=False)
        await self._through(self._purge, now - keep, closed=True)

    async def _through(
        self,
        work: Callable[[str], Awaitable[None]],
        before: int,
        *,
        used: bool | None = None,
        closed: bool | None = None,
    ) -> None:
        """Do it to all idle tables, a hundred at a time: so many go in a sweep as could ever be opened between two."""
        done: set[str] = set()
        for _ in range(BITES):
            found = await self._store.idle_tables(before, used=used, closed=closed)
            fresh = [table for table in found if table not in done]
            for table in fresh:
                await work(table)
            done.update(fresh)
            if not fresh:
                return
            await self._clock.sleep(0)

    async def _close(self, table: str) -> None:
        """Closed counts as touched: what is left of its time runs from here."""
        try:
            room = await self.get(table)
        except CorruptLog:
            room = None
        if room is None:
            await self._store.note_table(table, self._clock.now(), used=True, closed=True)
        elif not room.crowd.connections:
            await room.settle(tables.close)
            await self._note(room)
            self._forget_if_idle(room)
            COUNTS["tables_closed"] += 1
            LOG.info("table closed: nobody came for a day", extra=room.which)

    async def _purge(self, table: str) -> None:
        room = self._rooms.get(table)
        if room is not None:
            if not room.is_idle:
                return
            room.close()
            del self._rooms[table]
        await self._store.purge(table)
        COUNTS["tables_purged"] += 1
        LOG.info("table purged", extra={"table": table[:4]})

    def let_go(self, table: str) -> None:
        """The host has deleted a table: everybody is sent away, and nothing of it stays in memory."""
        room = self._rooms.pop(table, None)
        if room is not None:
            room.crowd.end(room.crowd.connections, "no-such-table", Close.NO_TABLE)
            room.close()

    async def delete(self, table: str) -> None:
        """Delete a table with everything, whoever is there, on every node."""
        # First that it is gone, then everything of it: nobody who comes back meanwhile finds half a table.
        now = self._clock.now()
        await self._services.house.note(Note("purge", table, now + KEPT, now))
        await self.purge(table)
        if not self._nodes.is_alone:
            # A node that has not heard of it yet may have stored something after that.
            self._second_purges.append(self._clock.call_later(2 * LOOK, self._purge_again, table))

    async def purge(self, table: str) -> None:
        """Forget a table with everything, whoever is there."""
        self.let_go(table)
        await self._store.purge(table)
        self.let_go(table)  # somebody may have been on the way in
        COUNTS["tables_purged"] += 1

    def _purge_again(self, table: str) -> None:
        async def purge() -> None:
            with contextlib.suppress(StoreUnavailable):
                await self._store.purge(table)

        task = asyncio.get_running_loop().create_task(purge())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def in_memory(self) -> int:
        return len(self._rooms)

    @property
    def sockets(self) -> int:
        return sum(len(room.crowd.connections) for room in self._rooms.values())

    def everyone(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def close(self) -> None:
        self.watch.close()
        for timer in self._second_purges:
            timer.cancel()
        for room in self._rooms.values():
            room.close()


def _opening(
    table_id: str, person: str, wanted: OpenTable, password: str | None, deck: tables.OwnDeck | None, chance: Chance
) -> list[TableEvent] | Violation:
    """Opened, joined, seated: what the first events of a table are, or why they cannot be."""
    opened = tables.open_table(table_id, inward.settings(wanted.settings))
    if isinstance(opened, Violation):
        return opened
    events: list[TableEvent] = [*opened]
    state = tables.begin(opened[0])  # type: ignore[arg-type]
    commands: list[tables.TableCommand] = [tables.Join(person, wanted.name, hashed(wanted.token))]
    if deck is not None:
        settings = replace(inward.settings(wanted.settings), deck=tables.DeckChoice.OWN)
        commands += [tables.BringDeck(deck), tables.ChangeSettings(settings)]
    if wanted.seat is not None:
        commands.append(tables.Sit(inward.seat(wanted.seat)))
    if password is not None:
        commands.append(tables.SetPassword(password))
    if wanted.bots is not None:
        seats = [seat for seat in inward.settings(wanted.settings).seats if str(seat) != wanted.seat]
        commands += bots_for(seats, wanted.bots, wanted.settings.language, chance)
    for command in commands:
        decision = tables.decide(state, person, command)
        if isinstance(decision, Violation):
            return decision
        for event in decision:
            state = tables.evolve(state, event)
        events += decision
    return events
