"""Defects that the tests plant in the server, one at a time, to see whether histories find them.

Each is a function that changes the server as a careless hand might. To add one, write it and decorate it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from cryptonym import table as tables
from cryptonym.engine import WATCHER, GiveClue, HourglassTurned, Identity, Seat, Violation
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.server.sockets import connection, door
from cryptonym.server.stores.record import Recorded, from_stored, to_body
from cryptonym.server.tables import (
    answers,
    audiences,
    bots,
    crowd,
    doorway,
    hours,
    judging,
    presence,
    room,
    rooms,
    secrecy,
    talk,
    whispers,
)
from cryptonym.table import violations
from cryptonym.table.log import TABLE

Change = Callable[[type | Any, str, Any], None]
DEFECTS: Final[dict[str, Callable[[Change], None]]] = {}


def defect(name: str) -> Callable[[Callable[[Change], None]], None]:
    def keep(plant: Callable[[Change], None]) -> None:
        DEFECTS[name] = plant

    return keep


@contextlib.contextmanager
def planted(name: str) -> Iterator[None]:
    """The server with one defect in it."""
    before: list[tuple[Any, str, Any]] = []

    def change(where: Any, what: str, by: Any) -> None:
        before.append((where, what, where.__dict__[what]))
        setattr(where, what, by)

    DEFECTS[name](change)
    try:
        yield
    finally:
        for where, what, was in reversed(before):
            setattr(where, what, was)


@defect("told before it is stored")
def _(change: Change) -> None:
    async def append(self: room.Room, events: Any, who: str | None, command: str | None) -> int:
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

    async def careless(self: room.Room, decide: Any, who: Any, command: str | None = None) -> Any:
        decided = self._decided(decide)
        if isinstance(decided, tuple) and decided and isinstance(decided[0], HourglassTurned):
            return self.version
        return await settle(self, decide, who, command)

    change(room.Room, "_settle", careless)


@defect("a number is skipped on the way back")
def _(change: Change) -> None:
    since = audiences.Audiences.since

    def skipping(self: audiences.Audiences, *args: Any) -> list[str] | None:
        missed = since(self, *args)
        return missed[1:] if missed and len(missed) > 1 else missed

    change(audiences.Audiences, "since", skipping)


@defect("a patch for the wrong audience")
def _(change: Change) -> None:
    tell = audiences.Audiences.tell

    def mixed(self: audiences.Audiences, told: Any, *args: Any) -> Any:
        frames = tell(self, told, *args)
        return {audience: next(iter(frames.values())) for audience in frames}

    change(audiences.Audiences, "tell", mixed)


@defect("a timer is not cancelled")
def _(change: Change) -> None:
    change(hours.Hours, "_stop", lambda self, name: self._timers.pop(name, None) and None)


@defect("a command is decided again")
def _(change: Change) -> None:
    settle = room.Room._settle

    async def again(self: room.Room, decide: Any, who: Any, command: str | None = None) -> Any:
        return await settle(self, decide, who, None)

    change(room.Room, "_settle", again)


@defect("a person who was sent away stays")
def _(change: Change) -> None:
    end = crowd._end

    def careless(one: Any, why: Any, code: Any) -> None:
        if why != "kicked":
            end(one, why, code)

    change(crowd, "_end", careless)


@defect("a refusal is remembered as taken")
def _(change: Change) -> None:
    refuse = answers.Answers.refuse

    async def mixed_up(self: answers.Answers, command: str | None, refusal: Any) -> Any:
        said = await refuse(self, command, refusal)
        if command is not None:
            self.accept(command, 1)
        return said

    change(answers.Answers, "refuse", mixed_up)


@defect("a host who is here is replaced")
def _(change: Change) -> None:
    def people_changed(self: hours.Hours) -> None:
        if "host" not in self._timers:
            self._set("host", hours.HOST_AWAY, self._replace_host)
        self._watch_seat()

    def replace_host(self: hours.Hours, table: Any, at: int) -> Any:
        others = frozenset(person for person in self._around.here if person != table.host)
        return tables.replace_host(table, others)

    change(hours.Hours, "people_changed", people_changed)
    change(hours.Hours, "_replace_host", replace_host)


@defect("a bot moves although people sit beside it")
def _(change: Change) -> None:
    change(bots.Bots, "_has_people", lambda self, seat: False)


@defect("a bot's move is stored as the host's")
def _(change: Change) -> None:
    settle = room.Room._settle

    async def mixed_up(self: room.Room, decide: Any, who: Any, command: str | None = None) -> Any:
        person = self.table.person(who) if isinstance(who, str) else None
        return await settle(self, decide, self.table.host if person and person.bot else who, command)

    change(room.Room, "_settle", mixed_up)


@defect("whispers are told to all")
def _(change: Change) -> None:
    change(crowd.Crowd, "tell_seats", lambda self, seats, message: self.tell_all(message))


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


@defect("an old snapshot is shown again")
def _(change: Change) -> None:
    snapshot = audiences.Audiences.snapshot
    kept: dict[tuple[int, Any], str] = {}

    def stale(self: audiences.Audiences, audience: Any, table: Any, number: int) -> str:
        place = (id(self), audience)
        if place not in kept:
            kept[place] = snapshot(self, audience, table, number)
        return kept[place]

    change(audiences.Audiences, "snapshot", stale)


@defect("a seat's audience stays when its person gets up")
def _(change: Change) -> None:
    recognise = crowd.Crowd._recognise

    def careless(self: crowd.Crowd, one: connection.Connection) -> None:
        before = one.audience
        recognise(self, one)
        if before.seat != WATCHER and one.audience.seat == WATCHER:
            one.audience = before

    change(crowd.Crowd, "_recognise", careless)


@defect("spectators are not late")
def _(change: Change) -> None:
    change(connection.Connection, "lag", lambda self, seconds: None)


@defect("a line is said twice")
def _(change: Change) -> None:
    say = talk.TableTalk.say

    def forgetful(self: talk.TableTalk, *args: Any) -> Any:
        self._said.clear()
        return say(self, *args)

    change(talk.TableTalk, "say", forgetful)


@defect("a device that was left stays in")
def _(change: Change) -> None:
    end = crowd._end

    def careless(one: Any, why: Any, code: Any) -> None:
        if why != "elsewhere":
            end(one, why, code)

    change(crowd, "_end", careless)


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


@defect("an outbox without a limit")
def _(change: Change) -> None:
    def send(self: connection.Connection, frame: str) -> None:
        if self.closing is None:
            self._outbox.append(frame)
            (self._announce or self.wake)()

    change(connection.Connection, "send", send)


@defect("nobody hears that somebody has gone")
def _(change: Change) -> None:
    def depart(self: presence.Around, person: str | None) -> None:
        if person is None:
            self.watching -= 1

    change(presence.Around, "depart", depart)


@defect("strict time runs out early")
def _(change: Change) -> None:
    set_timer = hours.Hours._set

    def hasty(self: hours.Hours, name: str, seconds: float, decide: Any) -> None:
        set_timer(self, name, seconds * 0.8 if name == "time" else seconds, decide)

    def time_out(self: hours.Hours, table: Any, at: int) -> Any:
        return tables.time_out(table, at + 60_000)

    change(hours.Hours, "_set", hasty)
    change(hours.Hours, "_time_out", time_out)


@defect("a guest is never gone")
def _(change: Change) -> None:
    @contextlib.contextmanager
    def staying(self: rooms.Rooms, one: room.Room) -> Iterator[None]:
        one.crowd.guests += 1
        yield
        self.left(one)

    change(rooms.Rooms, "staying", staying)


@defect("a draft's verdict goes to everybody")
def _(change: Change) -> None:
    async def answer(self: judging.Judging, one: Any, message: asked.Draft) -> None:
        judgement = await self._judgement(message.word, 1)
        desk: Any = self._desk
        desk.crowd.tell_all(judging.told(message, judgement))

    change(judging.Judging, "_answer_draft", answer)


@defect("the number of spectators tells where the assassin is")
def _(change: Change) -> None:
    """A leak that no view shows: only a twin with another key sees it."""
    tell = crowd.Crowd._tell_presence

    def leaking(self: crowd.Crowd) -> None:
        game = self._desk.table.game
        if game is not None and not game.is_over and game.key.identities[0] is Identity.BYSTANDER:
            self._presence_due = None
            told = self.around.told()
            self.tell_all(
                out.Presence(here=told.here, watching=told.watching + 1, tags=told.tags, reaching=told.reaching)
            )
        else:
            tell(self)

    change(crowd.Crowd, "_tell_presence", leaking)


@defect("a lost answer is taken for a lost write")
def _(change: Change) -> None:
    change(room.Room, "_fall_behind", lambda self: None)


@defect("a quiet question is put to its asker's team")
def _(change: Change) -> None:
    say = whispers.Whispers._say

    def mixed_up(self: whispers.Whispers, event: Any) -> None:
        tell = self._tell

        def to_others(seats: frozenset[Seat], message: out.Outgoing) -> None:
            tell(frozenset(Seat(seat.role, seat.team.other) for seat in seats if seat.team), message)

        self._tell = to_others
        say(self, event)
        self._tell = tell

    change(whispers.Whispers, "_say", mixed_up)


@defect("the password is not asked for")
def _(change: Change) -> None:
    let_in = door.Door._let_in

    async def careless(self: door.Door, hello: Any, one: Any, *args: Any) -> None:
        if hello.move is not None or hello.table != one.doorway.link:
            await let_in(self, hello, one, *args)

    change(door.Door, "_let_in", careless)


@defect("a move's code works again")
def _(change: Change) -> None:
    take = secrecy.Moves.take

    def generous(self: secrecy.Moves, code: str, *args: Any) -> str | None:
        kept = dict(self._open)
        person = take(self, code, *args)
        self._open = kept
        return person

    change(secrecy.Moves, "take", generous)


@defect("strict time runs on while the server is away")
def _(change: Change) -> None:
    async def nothing(self: room.Room) -> None:
        pass

    change(room.Room, "_pause_after_absence", nothing)


@defect("every clue is let pass")
def _(change: Change) -> None:
    change(whispers.Whispers, "lets", lambda self, table, team, word: True)


@defect("a clue gets the verdict on the one before it")
def _(change: Change) -> None:
    verdict = judging.Judging.verdict
    last: list[Any] = [None]

    async def late(self: judging.Judging, word: str, number: int | None) -> Any:
        last.append(await verdict(self, word, number))
        return last[-2]

    change(judging.Judging, "verdict", late)


@defect("an answer comes before what it speaks of")
def _(change: Change) -> None:
    show = connection.Connection.show

    def slow(self: connection.Connection, frame: str, number: int = 0) -> None:
        self._clock.call_later(0.001, show, self, frame, number)

    change(connection.Connection, "show", slow)


@defect("a bot's notes are told at once")
def _(change: Change) -> None:
    def notes(self: bots.Bots) -> out.BotNotes | None:
        return out.BotNotes(notes=self._notes) if self._notes else None

    change(bots.Bots, "notes", notes)


@defect("somebody who was muted talks")
def _(change: Change) -> None:
    change(
        talk,
        "refused_line",
        lambda table, person, line: None if table.person(person) else violations.not_at_the_table(),
    )


@defect("a door that is locked keeps its short code")
def _(change: Change) -> None:
    change(room, "ends_code", lambda event: False)


@defect("spymasters point at cards")
def _(change: Change) -> None:
    change(presence, "may_tag", lambda table, person: table.game is not None)


@defect("tags stay when the turn ends")
def _(change: Change) -> None:
    change(presence.Around, "after", lambda self, event, table, number: False)


@defect("lines of talk do not reach the one who came last")
def _(change: Change) -> None:
    tell_all = crowd.Crowd.tell_all

    def careless(self: crowd.Crowd, message: Any) -> None:
        if isinstance(message, out.Talked) and len(self.connections) > 1:
            kept, last = dict(self.connections), next(reversed(self.connections))
            del self.connections[last]
            tell_all(self, message)
            self.connections = kept
        else:
            tell_all(self, message)

    change(crowd.Crowd, "tell_all", careless)


@defect("a table is purged after a day")
def _(change: Change) -> None:
    async def hasty(self: rooms.Rooms, table: str) -> None:
        await self._purge(table)

    change(rooms.Rooms, "_close", hasty)


# --- what was wrong until a history found it ----------------------------------------------------------------------------


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

    async def careless(self: room.Room, decide: Any, who: Any, command: str | None = None) -> Any:
        if "trial" in decide.__code__.co_freevars and isinstance(trial := decide(), Violation):
            async with self._lock:
                return await self._answers.refuse(command, trial)
        return await settle(self, decide, who, command)

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


_LOCKS: dict[tuple[int, str], asyncio.Lock] = {}


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

    async def hasty(self: room.Room, decide: Any, who: Any, command: str | None = None) -> Any:
        person = who.person if isinstance(who, connection.Connection) else who
        return await settle(self, decide, person, command)

    change(room.Room, "_settle", hasty)
