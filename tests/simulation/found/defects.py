"""What was wrong until a history found it, each planted again."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from tests.simulation import checks, ledger, world
from tests.simulation.defects.registry import Change, defect

from cryptonym import table as tables
from cryptonym.client import player
from cryptonym.engine import GiveClue, Violation
from cryptonym.protocol import outgoing as out
from cryptonym.server.sockets import connection, door
from cryptonym.server.stores.record import from_stored
from cryptonym.server.tables import (
    answers,
    crowd,
    doorway,
    hours,
    room,
    rooms,
    whispers,
)
from cryptonym.table.log import TABLE

_LOCKS: dict[tuple[int, str], asyncio.Lock] = {}


@defect("found: a line that broke while a short code ended closed the table to everybody")
def _(change: Change) -> None:
    command = room.Room._command

    async def waiting(self: room.Room, *args: Any) -> Any:
        outcome = await command(self, *args)
        if self._dropping is not None:
            await self._dropping
        return outcome

    async def drop_code(self: room.Room) -> None:
        if await self.doorway.drop_code():
            self.crowd.tell_code(out.Code())

    change(room.Room, "_command", waiting)
    change(room.Room, "_drop_code", drop_code)


@defect("found: turns ran out for days at a table where nobody was")
def _(change: Change) -> None:
    change(hours.Hours, "_time_out", lambda self, table, at: tables.time_out(table, at))


@defect("found: a table whose clock ran when the last person left stayed in memory")
def _(change: Change) -> None:
    def left(self: rooms.Rooms, room: room.Room) -> None:
        if room.is_idle:
            self._clock.call_later(rooms.IDLE_SECONDS, self._forget_if_idle, room)

    get = rooms.Rooms.get

    async def loaded(self: rooms.Rooms, link: str) -> Any:
        was, self.left = self.left, lambda room: None  # type: ignore[method-assign]
        try:
            return await get(self, link)
        finally:
            self.left = was  # type: ignore[method-assign]

    change(rooms.Rooms, "left", left)
    change(rooms.Rooms, "get", loaded)


@defect("found: what was stored without an answer was refused when it was sent again")
def _(change: Change) -> None:
    append = room.Room._append

    async def careless(self: room.Room, *args: Any) -> int:
        try:
            return await append(self, *args)
        finally:
            self._is_behind = False

    async def catch_up(self: room.Room) -> None:
        for stored in await self._store.read(self.stream, after=self.version):
            self._happen(from_stored(TABLE, stored))

    change(room.Room, "_append", careless)
    change(room.Room, "_catch_up", catch_up)
    change(room.Room, "_fall_behind", lambda self: None)


@defect("found: a move between devices ended with an error if the store was away")
def _(change: Change) -> None:
    change(door, "StoreUnavailable", KeyError)
    change(doorway.Doorway, "keep_move", lambda self, person, code, device: None)


@defect("found: a table that another node wrote to could not be loaded")
def _(change: Change) -> None:
    change(door, "StoreConflict", KeyError)


@defect("found: a device that was left resumed with another audience's messages")
def _(change: Change) -> None:
    note = crowd.Crowd._note_seats

    def careless(self: crowd.Crowd, event: Any, before: Any) -> None:
        note(self, event, self._desk.table)

    change(crowd.Crowd, "_note_seats", careless)


@defect("found: a clue that was stored was refused before it was paid for")
def _(change: Change) -> None:
    settle = room.Room._settle

    async def careless(self: room.Room, decide: Any, who: Any, command: str | None = None, marks: Any = None) -> Any:
        if "trial" in decide.__code__.co_freevars and isinstance(trial := decide(), Violation):
            async with self._lock:
                return await self._answers.refuse(command, trial)
        return await settle(self, decide, who, command, marks)

    change(room.Room, "_settle", careless)


@defect("found: a quiet question did not lapse if the store took nothing")
def _(change: Change) -> None:
    async def once(self: whispers.Whispers, do: Any) -> None:
        await do()

    change(whispers.Whispers, "for_sure", once)


@defect("found: first answers that were read again grew beyond their limit")
def _(change: Change) -> None:
    async def load(self: answers.Answers) -> None:
        self._accepted.update(await self._store.answers(self._stream, answers.ANSWERS))
        self.count = await self._store.answered(self._stream)

    change(answers.Answers, "load", load)


@defect("found: a table was loaded twice after it could not be loaded, and people sat at two of them")
def _(change: Change) -> None:
    async def get(self: rooms.Rooms, link: str) -> Any:
        found = self._rooms.get(link)
        if found is not None or not rooms.NAME.fullmatch(link):
            return found
        table_id = await self._store.table_of_link(link) or link
        async with _LOCKS.setdefault((id(self), table_id), asyncio.Lock()):
            try:
                found = self._rooms.get(table_id)
                if found is None:
                    found = await room.Room.load(self._services, table_id)
                    if found is not None:
                        self._rooms[table_id] = found
                        self.left(found)
            finally:
                _LOCKS.pop((id(self), table_id), None)
            return found

    change(rooms.Rooms, "get", get)


@defect("found: a host's role that was handed to an absent person stayed there")
def _(change: Change) -> None:
    wind = hours.Hours.wind

    def careless(self: hours.Hours) -> None:
        watch, self._watch_host = self._watch_host, lambda: None  # type: ignore[method-assign]
        wind(self)
        self._watch_host = watch  # type: ignore[method-assign]

    change(hours.Hours, "wind", careless)


@defect("found: a bot's move that had to wait was made after its time")
def _(change: Change) -> None:
    async def play_for(self: room.Room, person: str, command: Any) -> Any:
        if isinstance(command, GiveClue):
            command = replace(command, verdict=await self.judging.verdict(command.word, command.number))
        timed = replace(command, at=self._clock.now())
        outcome = await self._settle(lambda: tables.decide(self.table, person, tables.Play(timed)), person)
        return outcome if isinstance(outcome, Violation) else None

    change(room.Room, "play_for", play_for)


@defect("found: what somebody did in two windows at once was nobody's doing")
def _(change: Change) -> None:
    settle = room.Room._settle

    async def hasty(self: room.Room, decide: Any, who: Any, command: str | None = None, marks: Any = None) -> Any:
        person = who.person if isinstance(who, connection.Connection) else who
        return await settle(self, decide, person, command, marks)

    change(room.Room, "_settle", hasty)


@defect("found: what was held up was sent again in a storm")
def _(change: Change) -> None:
    def each_by_itself(self: player.Player) -> None:
        def again() -> None:
            if self._socket is not None and (self._again is None or self._again.done()):
                self._again = asyncio.get_running_loop().create_task(self._send_again(0))

        asyncio.get_running_loop().call_later(1.0, again)

    change(player.Player, "_held_up", each_by_itself)


@defect("found: a line that was turned away came back ten times a second")
def _(change: Change) -> None:
    change(player.Player, "_next_pause", lambda self: player.FIRST_PAUSE)


@defect("found: a quiet question was forgotten with the server's memory")
def _(change: Change) -> None:
    async def nothing(self: room.Room) -> None:
        pass

    change(room.Room, "_take_up_question", nothing)


# --- what was wrong in the checks: they failed histories in which the server had done nothing wrong ----------------------


@defect("found in the checks: who comes back and has missed nothing was taken to know what is stored")
def _(change: Change) -> None:
    welcomed = checks.Checks._welcomed

    def forgetful(self: checks.Checks, link: Any, said: Any) -> None:
        welcomed(self, link, said)
        self._numbers.pop(link, None)

    change(checks.Checks, "_welcomed", forgetful)


@defect("found in the checks: who has joined was not to see what came before")
def _(change: Change) -> None:
    change(ledger.Ledger, "is_delayed_since", lambda self, number: bool(self.at(number).delay or self.table.delay))


@defect("found in the checks: a late spectator who came just now had to have seen everything")
def _(change: Change) -> None:
    def strict(self: world.World, device: Any, now: int) -> int:
        return self.ledger.number_at(self._now() - 72) if self.ledger.table.delay else now

    change(world.World, "_due_number", strict)


@defect("found in the checks: a slow line was not to hear the bots' notes of the game before the one that is on")
def _(change: Change) -> None:
    def impatient(self: checks.Checks, link: Any) -> bool:
        return all(table.is_playing for table in self._world.ledger.lately(self._world.now() - 75))

    change(checks.Checks, "_is_on", impatient)


@defect("found in the checks: the server had to know of somebody whose joining was just being stored")
def _(change: Change) -> None:
    change(checks.Checks, "_is_known", lambda self, link, person: True)
