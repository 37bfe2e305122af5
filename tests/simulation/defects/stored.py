"""Defects in what is stored, remembered and loaded."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tests.simulation.defects.registry import Change, defect

from cryptonym.engine import HourglassTurned
from cryptonym.server.stores.record import Recorded, from_stored, to_body
from cryptonym.server.stores.store import StoreConflict
from cryptonym.server.tables import (
    answers,
    judging,
    room,
    rooms,
    whispers,
)
from cryptonym.table.log import TABLE


@defect("told before it is stored")
def _(change: Change) -> None:
    async def append(self: room.Room, events: Any, who: str | None, command: str | None, marks: Any = None) -> int:
        at = self._clock.now()
        version, bodies = self.version, [to_body(TABLE, at, who, event) for event in events]
        for event in events:
            self._happen(Recorded(at, who, event))
        appended = await self._store.append(self.stream, version, bodies, command)
        if command is not None:
            self._answers.accept(command, appended.seq)
        return appended.seq

    change(room.Room, "_append", append)


@defect("acknowledged and not stored")
def _(change: Change) -> None:
    settle = room.Room._settle

    async def careless(self: room.Room, decide: Any, who: Any, command: str | None = None, marks: Any = None) -> Any:
        decided = self._decided(decide)
        if isinstance(decided, tuple) and decided and isinstance(decided[0], HourglassTurned):
            return self.version
        return await settle(self, decide, who, command, marks)

    change(room.Room, "_settle", careless)


@defect("a clue with marks takes longer")
def _(change: Change) -> None:
    command = room.Room._command

    async def slower(self: room.Room, connection: Any, message: Any, name: str) -> Any:
        if "1" in getattr(message, "marks", ""):
            await self._clock.sleep(0.5)
        return await command(self, connection, message, name)

    change(room.Room, "_command", slower)


@defect("a command is decided again")
def _(change: Change) -> None:
    settle = room.Room._settle

    async def again(self: room.Room, decide: Any, who: Any, command: str | None = None, marks: Any = None) -> Any:
        return await settle(self, decide, who, None, marks)

    change(room.Room, "_settle", again)


@defect("a refusal is remembered as taken")
def _(change: Change) -> None:
    refuse = answers.Answers.refuse

    async def mixed_up(self: answers.Answers, command: str | None, refusal: Any) -> Any:
        said = await refuse(self, command, refusal)
        if command is not None:
            self.accept(command, 1)
        return said

    change(answers.Answers, "refuse", mixed_up)


@defect("a bot's move is stored as the host's")
def _(change: Change) -> None:
    settle = room.Room._settle

    async def mixed_up(self: room.Room, decide: Any, who: Any, command: str | None = None, marks: Any = None) -> Any:
        person = self.table.person(who) if isinstance(who, str) else None
        return await settle(self, decide, self.table.host if person and person.bot else who, command, marks)

    change(room.Room, "_settle", mixed_up)


@defect("the last event is forgotten when a table is loaded")
def _(change: Change) -> None:
    load = room.Room.load.__func__  # type: ignore[attr-defined]

    async def forgetful(cls: type[room.Room], services: Any, table_id: str) -> Any:
        class Short:
            def __getattr__(self, name: str) -> Any:
                return getattr(services.store, name)

            async def read(self, stream: str, after: int = 0) -> Any:
                found = await services.store.read(stream, after)
                return found[:-1] if len(found) > 9 and stream.startswith("table/") else found

        loaded = await load(cls, replace(services, store=Short()), table_id)
        if loaded is not None:
            loaded._store = services.store
        return loaded

    change(room.Room, "load", classmethod(forgetful))


@defect("first answers are forgotten when a table is loaded")
def _(change: Change) -> None:
    async def load(self: answers.Answers) -> None:
        self.count = len(self._accepted)

    change(answers.Answers, "load", load)


@defect("another node's events are not read")
def _(change: Change) -> None:
    async def catch_up(self: room.Room) -> None:
        self._is_behind = False

    change(room.Room, "_catch_up", catch_up)


@defect("a lost answer is taken for a lost write")
def _(change: Change) -> None:
    change(room.Room, "_fall_behind", lambda self: None)


@defect("a clue gets the verdict on the one before it")
def _(change: Change) -> None:
    verdict = judging.Judging.verdict
    last: list[Any] = [None]

    async def late(self: judging.Judging, word: str, number: int | None) -> Any:
        last.append(await verdict(self, word, number))
        return last[-2]

    change(judging.Judging, "verdict", late)


@defect("every clue is let pass")
def _(change: Change) -> None:
    change(whispers.Whispers, "lets", lambda self, table, team, word: True)


@defect("a table is purged after a day")
def _(change: Change) -> None:
    async def hasty(self: rooms.Rooms, table: str) -> None:
        await self._purge(table)

    change(rooms.Rooms, "_close", hasty)


@defect("an answer that memory has lost is not looked for in the store")
def _(change: Change) -> None:
    async def hasty(self: answers.Answers, command: str | None, refusal: Any) -> Any:
        if command is not None:
            self._refusals.remember(self._stream, command, refusal)
        return refusal

    change(answers.Answers, "refuse", hasty)


@defect("a table leaves memory although people are at it")
def _(change: Change) -> None:
    change(room.Room, "is_empty", property(lambda self: True))


@defect("what another node wrote is folded twice")
def _(change: Change) -> None:
    catch_up = room.Room._catch_up

    async def twice(self: room.Room) -> None:
        version = self.version
        await catch_up(self)
        if self.version > version:
            stored = await self._store.read(self.stream, after=self.version - 1)
            self._happen(from_stored(TABLE, stored[0]))
            self.version -= 1

    change(room.Room, "_catch_up", twice)


@defect("a conflict is answered as if it were stored")
def _(change: Change) -> None:
    append = room.Room._append

    async def careless(self: room.Room, *args: Any) -> int:
        try:
            return await append(self, *args)
        except StoreConflict:
            return self.version

    change(room.Room, "_append", careless)


@defect("a guest is never gone")
def _(change: Change) -> None:
    @contextlib.contextmanager
    def staying(self: rooms.Rooms, one: room.Room) -> Iterator[None]:
        one.crowd.guests += 1
        yield
        self.left(one)

    change(rooms.Rooms, "staying", staying)
