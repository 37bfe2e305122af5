"""What a host can ask of the running server, and the answers. Nothing here tells a name, a word or a key."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from cryptonym import table as tables
from cryptonym.engine.log import CorruptLog
from cryptonym.protocol.closing import Close
from cryptonym.protocol.outgoing import Announced
from cryptonym.server.admin.house import FOR_EVER, House, Note, hash_of
from cryptonym.server.chance import Chance, token
from cryptonym.server.clock import Clock
from cryptonym.server.counts import COUNTS
from cryptonym.server.stores.store import EventStore, StoreConflict, StoreUnavailable
from cryptonym.server.tables.room import Room
from cryptonym.server.tables.rooms import Rooms

LOG: Final = logging.getLogger("cryptonym.server")
HOUR: Final = 3600 * 1000
MOST_TABLES: Final = 1000
"""Tables that are listed at a time."""
Table = Annotated[str, Meta(min_length=4, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""A table's id, its first signs as the log has them, or its short code."""
Who = Annotated[str, Meta(pattern="^[0-9a-f]{12}$")]
"""An address, by the name that the log calls it."""
Hours = Annotated[float, Meta(gt=0, le=8760)]
Line = Annotated[str, Meta(min_length=1, max_length=300)]


class ListTables(Struct, frozen=True, forbid_unknown_fields=True, tag_field="act", tag="tables"):
    """The tables in this node's memory."""


class LookAt(Struct, frozen=True, forbid_unknown_fields=True, tag_field="act", tag="table"):
    """One table, with what its open sockets' addresses are called."""

    table: Table


class CloseTable(Struct, frozen=True, forbid_unknown_fields=True, tag_field="act", tag="close"):
    """Its game stands still; those who sit there may open it again."""

    table: Table


class PurgeTable(Struct, frozen=True, forbid_unknown_fields=True, tag_field="act", tag="purge"):
    """It is deleted with everything, and everybody there is sent away."""

    table: Table


class MuteTable(Struct, frozen=True, forbid_unknown_fields=True, tag_field="act", tag="mute"):
    """No table talk there, whatever its host switches."""

    table: Table
    on: bool = True


class ForgetName(Struct, frozen=True, forbid_unknown_fields=True, tag_field="act", tag="forget"):
    """The name of everybody who was ever called so at this table is taken out of it, and they leave it."""

    table: Table
    name: Annotated[str, Meta(min_length=1, max_length=200)]


class Announce(Struct, frozen=True, forbid_unknown_fields=True, tag_field="act", tag="announce"):
    """A line that everybody reads, those who come later too, until it ends."""

    line: Line
    table: Table | None = None
    hours: Hours = 1.0


class Ban(Struct, frozen=True, forbid_unknown_fields=True, tag_field="act", tag="ban"):
    """An address opens no table and no socket for so long."""

    who: Who
    hours: Hours = 24.0
    on: bool = True


class ListBans(Struct, frozen=True, forbid_unknown_fields=True, tag_field="act", tag="bans"):
    """Who is banned, and until when."""


class Invite(Struct, frozen=True, forbid_unknown_fields=True, tag_field="act", tag="invite"):
    """A code with which one table may be opened where not everybody may."""

    hours: Hours = 168.0


Act = ListTables | LookAt | CloseTable | PurgeTable | MuteTable | ForgetName | Announce | Ban | ListBans | Invite
DECODER: Final = msgspec.json.Decoder(Act)
Answer = dict[str, Any]


PLAINLY: Final = {
    "table": "a table is named by its id, its first four signs or more, or its short code",
    "who": "an address is named by the twelve signs, 0 to 9 and a to f, that the log and `cryptonym admin table` call it",
    "hours": "hours are a number above 0 and up to 8,760, which is a year",
    "line": "a line has 1 to 300 signs",
    "name": "a name has 1 to 200 signs",
}
"""What is expected of each part of a question, as a sentence for the host."""


class NotDone(Exception):
    """The act was not done; the text is a sentence for the host."""


class Acts:
    def __init__(self, rooms: Rooms, house: House, store: EventStore, clock: Clock, chance: Chance) -> None:
        self._rooms = rooms
        self._house = house
        self._store = store
        self._clock = clock
        self._chance = chance
        house.on_note = self._noted

    async def answer(self, asked: bytes, by: str) -> Answer:
        """The answer to one question, as plain data: `done` says whether it was done."""
        try:
            act = DECODER.decode(asked)
        except (msgspec.MsgspecError, RecursionError) as error:
            part = str(error).rpartition("`$.")[2].rstrip("`")
            return {"done": False, "why": PLAINLY.get(part, str(error)[:200])}
        try:
            return {"done": True, **await self._do(act, by)}
        except NotDone as error:
            return {"done": False, "why": str(error)}
        except (StoreUnavailable, StoreConflict):
            return {"done": False, "why": "the store takes nothing now"}
        except CorruptLog:
            return {"done": False, "why": "this table cannot be read; purge deletes it all the same"}

    async def _do(self, act: Act, by: str) -> Answer:
        match act:
            case ListTables():
                self._looked("tables", by)
                return await self._list()
            case LookAt():
                room = await self._room(act.table)
                self._looked("table", by, room.table.id)
                return {"table": await self._seen(room, with_people=True)}
            case CloseTable():
                room = await self._room(act.table)
                await room.settle(tables.close)
                COUNTS["tables_closed"] += 1
                self._audit("close", by, room.table.id)
            case PurgeTable():
                return await self._purge(act.table, by)
            case MuteTable():
                await self._mute(act, by)
            case ForgetName():
                return await self._forget(act, by)
            case Announce():
                await self._announce(act, by)
            case Ban():
                return await self._ban(act, by)
            case ListBans():
                self._looked("bans", by)
                return {"bans": [{"who": note.about, "until": note.until} for note in self._house.all("ban")]}
            case Invite():
                code = token(self._chance, 9)
                await self._note("invite", hash_of(code), act.hours)
                self._audit("invite", by)
                return {"invitation": code, "until": self._until(act.hours)}
        return {}

    # --- looking ----------------------------------------------------------------------------------------------------

    async def _list(self) -> Answer:
        rooms = list(self._rooms.everyone())
        rooms.sort(key=lambda room: -len(room.crowd.connections))
        listed = [await self._seen(room) for room in rooms[:MOST_TABLES]]
        return {"tables": listed, "more": max(0, len(rooms) - MOST_TABLES)}

    async def _seen(self, room: Room, *, with_people: bool = False) -> Answer:
        table, around = room.table, room.crowd.around
        first = await self._store.read(room.stream, 0, 1)
        opened = msgspec.json.decode(first[0].body)["at"] if first else self._clock.now()
        seen: Answer = {
            "id": table.id,
            "opened": opened,
            "people": sum(person.bot is None for person in table.people),
            "here": len(around.here),
            "watching": around.watching,
            "bots": sum(person.bot is not None for person in table.people),
            "language": table.settings.language,
            "cards": table.settings.kind.value,
            "mode": table.settings.rules.mode.value,
            "games": table.games,
            "playing": table.game is not None and not table.game.is_over,
            "closed": table.closed,
            "muted": self._house.is_muted(table.id),
            "reports": room.reports,
            "events": room.version,
        }
        if with_people:
            whos = {self._house.who(connection.household) for connection in room.crowd.connections}
            seen["addresses"] = sorted(whos)
        return seen

    async def _room(self, named: str) -> Room:
        """The table that is meant: by id, by its first signs, or by short code; NotDone if there is none, or several.

        First signs are looked for in memory and then in the store: who reads the log in the morning finds nobody at the table any more.
        """
        if len(named) < 22:
            found = [room for room in self._rooms.everyone() if room.table.id.startswith(named)]
            if len(found) > 1:
                raise NotDone(f"{len(found)} tables in memory begin with {named}: say more of it")
            if found:
                return found[0]
        table = named
        if re.fullmatch(r"[A-Za-z0-9]{6}", named):
            table = await self._rooms.codes.table_of(named) or named
        if len(table) < 22:
            found_there = await self._store.tables_named(named, 2)
            if len(found_there) > 1:
                raise NotDone(f"several tables begin with {named}: say more of it")
            table = found_there[0] if found_there else named
        room = await self._rooms.get(table) if len(table) >= 22 else None
        if room is None:
            raise NotDone(f"there is no table {named}")
        return room

    # --- doing ------------------------------------------------------------------------------------------------------

    async def _purge(self, named: str, by: str) -> Answer:
        try:
            table = (await self._room(named)).table.id
        except CorruptLog:
            table = named
        await self._rooms.delete(table)
        self._audit("purge", by, table)
        return {}

    async def _ban(self, act: Ban, by: str) -> Answer:
        if not await self._note("ban", act.who, act.hours, on=act.on):
            raise NotDone(f"{act.who} is not banned")
        self._audit("ban" if act.on else "unban", by, who=act.who)
        return {"until": self._until(act.hours)} if act.on else {}

    async def _mute(self, act: MuteTable, by: str) -> None:
        room = await self._room(act.table)
        if not await self._note("mute", room.table.id, 8760, on=act.on):
            raise NotDone("this table is not muted")
        self._audit("mute" if act.on else "unmute", by, room.table.id)

    async def _forget(self, act: ForgetName, by: str) -> Answer:
        room = await self._room(act.table)
        people = await room.called(act.name)
        if not people:
            raise NotDone("nobody was ever called so at this table")
        for person in people:
            await room.forget(person)
        self._audit("forget", by, room.table.id)
        return {"people": len(people)}

    async def _announce(self, act: Announce, by: str) -> None:
        table = "" if act.table is None else (await self._room(act.table)).table.id
        if not act.line.isprintable():
            raise NotDone("the line has signs that cannot be shown")
        await self._note("announce", act.line, act.hours, table=table)
        self._audit("announce", by, table)

    async def _note(self, kind: Any, about: str, hours: float, *, table: str = "", on: bool = True) -> bool:
        return await self._house.note(Note(kind, about, self._until(hours), self._clock.now(), table, on))

    def _until(self, hours: float) -> int:
        return min(FOR_EVER, self._clock.now() + round(hours * HOUR))

    def _noted(self, note: Note) -> None:
        """Something was noted, here or by another node: do here what follows from it."""
        if not note.on or note.until <= self._clock.now():
            return
        match note.kind:
            case "ban":
                for room in self._rooms.everyone():
                    room.crowd.end(self._whose(room, note.about), "banned", Close.BANNED)
            case "announce":
                for room in self._rooms.everyone():
                    if note.table in ("", room.table.id):
                        room.crowd.tell_all(Announced(line=note.about, until=note.until))
            case "purge":
                self._rooms.let_go(note.about)

    def _whose(self, room: Room, who: str) -> Iterable[Any]:
        return [connection for connection in room.crowd.connections if self._house.who(connection.household) == who]

    def _looked(self, act: str, by: str, table: str = "") -> None:
        """Looking leaves a line as well: over HTTP it may be somebody who has found the token."""
        LOG.info("the host has looked: %s", act, extra={"act": act, "by": by} | ({"table": table[:4]} if table else {}))

    def _audit(self, act: str, by: str, table: str = "", who: str = "") -> None:
        about = {"act": act, "by": by} | ({"table": table[:4]} if table else {}) | ({"who": who} if who else {})
        LOG.warning("the host has acted: %s", act, extra=about)
