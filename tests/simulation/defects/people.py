"""Defects in who comes in, who is here and what they may do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec import structs
from tests.simulation.defects.registry import Change, defect

from cryptonym import table as tables
from cryptonym.server import limits
from cryptonym.server.sockets import connection, door
from cryptonym.server.tables import (
    crowd,
    presence,
    room,
    secrecy,
    talk,
)
from cryptonym.table import PersonLeft, violations


@defect("a person who was sent away stays")
def _(change: Change) -> None:
    end = crowd._end

    def careless(one: Any, why: Any, code: Any) -> None:
        if why != "kicked":
            end(one, why, code)

    change(crowd, "_end", careless)


@defect("a device that was left stays in")
def _(change: Change) -> None:
    end = crowd._end

    def careless(one: Any, why: Any, code: Any) -> None:
        if why != "elsewhere":
            end(one, why, code)

    change(crowd, "_end", careless)


@defect("nobody hears that somebody has gone")
def _(change: Change) -> None:
    def depart(self: presence.Around, person: str | None) -> None:
        if person is None:
            self.watching -= 1

    change(presence.Around, "depart", depart)


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


@defect("a second window that closes takes its person away")
def _(change: Change) -> None:
    depart = presence.Around.depart

    def careless(self: presence.Around, person: str | None) -> None:
        if person is not None and person in self.here:
            self.here[person] = 1
        if person is None or person in self.here:
            depart(self, person)

    change(presence.Around, "depart", careless)


@defect("a kick ends one window of several")
def _(change: Change) -> None:
    moved = crowd.Crowd._moved

    def careless(self: crowd.Crowd, one: connection.Connection, event: Any) -> bool:
        is_kick = isinstance(event, PersonLeft) and event.kicked and event.person == one.person
        windows = [other for other in self.connections if is_kick and other.person == event.person]
        return False if one in windows[1:] else moved(self, one, event)

    change(crowd.Crowd, "_moved", careless)


@defect("a stranger comes in by an old link")
def _(change: Change) -> None:
    let_in = door.Door._let_in

    async def careless(self: door.Door, hello: Any, one: Any, *args: Any) -> None:
        await let_in(self, structs.replace(hello, table=one.doorway.link), one, *args)

    change(door.Door, "_let_in", careless)


@defect("a locked door is open")
def _(change: Change) -> None:
    join = tables.decide

    def open_to_all(table: Any, who: Any, command: Any) -> Any:
        is_joining = isinstance(command, tables.Join)
        return join(replace(table, locked=False) if is_joining else table, who, command)

    change(tables, "decide", open_to_all)


@defect("people hear no more who is here after the first time")
def _(change: Change) -> None:
    tell = crowd.Crowd._tell_presence

    def once(self: crowd.Crowd) -> None:
        due = self._presence_due
        tell(self)
        self._presence_due = due

    change(crowd.Crowd, "_tell_presence", once)


@defect("a code that moves a place never ends")
def _(change: Change) -> None:
    change(secrecy, "MOVE_LIFE", 10**12)


@defect("people write as much as they like")
def _(change: Change) -> None:
    change(limits.Bucket, "has", lambda self: True)


@defect("people open as many windows as they like")
def _(change: Change) -> None:
    change(door.Door, "_count_heads", lambda self, *args: None)


@defect("a stranger who says nothing stays")
def _(change: Change) -> None:
    change(door, "HELLO_SECONDS", 10**6)


@defect("a spectator counts as two")
def _(change: Change) -> None:
    arrive = presence.Around.arrive

    def careless(self: presence.Around, person: str | None) -> None:
        arrive(self, person)
        if person is None and self.watching > 1:
            self.watching += 1

    change(presence.Around, "arrive", careless)


@defect("a hand stays over a card when its person has gone")
def _(change: Change) -> None:
    def depart(self: presence.Around, person: str | None) -> None:
        if person is None:
            self.watching -= 1
            return
        self.here[person] -= 1
        if not self.here[person]:
            del self.here[person]

    change(presence.Around, "depart", depart)
