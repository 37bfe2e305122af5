"""Defects in what people are told, and in what they must not be told."""

from __future__ import annotations

import importlib
from typing import Any, Final

from tests.simulation.defects.registry import Change, defect

from cryptonym.engine import WATCHER, ClueGiven, Identity, Role, Seat, Team
from cryptonym.engine.view import WITH_KEY
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.protocol import shared_views
from cryptonym.server.sockets import connection, door
from cryptonym.server.tables import (
    audiences,
    bots,
    crowd,
    judging,
    presence,
    talk,
    whispers,
)
from cryptonym.table import SeatTaken

SPYMASTERS: Final = tuple(Seat(Role.SPYMASTER, team) for team in Team)


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


@defect("whispers are told to all")
def _(change: Change) -> None:
    change(crowd.Crowd, "tell_seats", lambda self, seats, message: self.tell_all(message))


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


@defect("an outbox without a limit")
def _(change: Change) -> None:
    def send(self: connection.Connection, frame: str) -> None:
        if self.closing is None:
            self._outbox.append(frame)
            (self._announce or self.wake)()

    change(connection.Connection, "send", send)


@defect("a draft's verdict goes to everybody")
def _(change: Change) -> None:
    async def answer(self: judging.Judging, one: Any, message: asked.Draft) -> None:
        judgement = await self._judgement(message.word, 1)
        desk: Any = self._desk
        desk.crowd.tell_all(judging.told(message, judgement))

    change(judging.Judging, "_answer_draft", answer)


@defect("spymasters make faces")
def _(change: Change) -> None:
    change(presence, "_is_innocent", lambda table, person: table.person(person) is not None)


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


@defect("a line is said twice")
def _(change: Change) -> None:
    say = talk.TableTalk.say

    def forgetful(self: talk.TableTalk, *args: Any) -> Any:
        self._said.clear()
        return say(self, *args)

    change(talk.TableTalk, "say", forgetful)


@defect("a quiet question is put again to everybody who comes")
def _(change: Change) -> None:
    question_for = whispers.Whispers.question_for

    def careless(self: whispers.Whispers, table: Any, seat: Seat) -> Any:
        return next((found for each in SPYMASTERS if (found := question_for(self, table, each)) is not None), None)

    change(whispers.Whispers, "question_for", careless)


@defect("the first thing that a late spectator sees is not late")
def _(change: Change) -> None:
    show = connection.Connection.show

    def hasty(self: connection.Connection, frame: str, number: int = 0) -> None:
        if self._lag and not self.shown and number:
            self.shown = number
            self.send(frame)
        else:
            show(self, frame, number)

    change(connection.Connection, "show", hasty)


@defect("a patch says a field too much to spectators")
def _(change: Change) -> None:
    tell = audiences.Audiences.tell

    def careless(self: audiences.Audiences, told: Any, number: int, record: Any, before: Any, after: Any) -> Any:
        frames = tell(self, told, number, record, before, after)
        for audience, frame in frames.items():
            if audience.seat == WATCHER and isinstance(record.event, ClueGiven):
                frames[audience] = frame.replace('"patch":{', '"patch":{"muted":[],', 1)
        return frames

    change(audiences.Audiences, "tell", careless)


@defect("operatives know the key")
def _(change: Change) -> None:
    """In the engine's own knowledge, from which the ledger has its views too."""
    change(shared_views, "_PARTS", {})  # what is known by heart
    change(importlib.import_module("cryptonym.table.view"), "knowledge_of_game", lambda game, seat: WITH_KEY)


@defect("people hear each other's tokens")
def _(change: Change) -> None:
    talked = talk.TableTalk.say

    def careless(self: talk.TableTalk, table: Any, person: Any, line: str, at: int, command: str) -> Any:
        said = talked(self, table, person, line, at, command)
        token = next(iter(table.tokens))
        if isinstance(said, out.Talked):
            return out.Talked(
                lines=[out.Line(one.person, one.name, f"{one.line} {token}", one.at) for one in said.lines]
            )
        return said

    change(talk.TableTalk, "say", careless)


@defect("a refusal is not said")
def _(change: Change) -> None:
    take = door.Door._take

    async def silent(self: door.Door, message: Any, one: Any, to: connection.Connection) -> None:
        tell = to.tell

        def say(said: out.Outgoing) -> None:
            if not isinstance(said, out.Refused):
                tell(said)

        if isinstance(message, asked.Stop):
            to.tell = say  # type: ignore[assignment,method-assign]
        await take(self, message, one, to)
        to.tell = tell  # type: ignore[method-assign]

    change(door.Door, "_take", silent)


@defect("frames change places in an outbox")
def _(change: Change) -> None:
    send = connection.Connection.send

    def careless(self: connection.Connection, frame: str) -> None:
        send(self, frame)
        if len(self._outbox) > 1 and None not in self._outbox:
            self._outbox.rotate(1)

    change(connection.Connection, "send", careless)


@defect("what was missed begins one too early")
def _(change: Change) -> None:
    since = audiences.Audiences.since

    def generous(self: audiences.Audiences, audience: Any, number: int, head: int) -> Any:
        return since(self, audience, number - 1 if 1 < number < head else number, head)

    change(audiences.Audiences, "since", generous)


@defect("no snapshot follows when somebody sits down")
def _(change: Change) -> None:
    moved = crowd.Crowd._moved

    def careless(self: crowd.Crowd, one: connection.Connection, event: Any) -> bool:
        moved_on = moved(self, one, event)
        if moved_on and isinstance(event, SeatTaken) and one._outbox:
            one._outbox.pop()
        return moved_on

    change(crowd.Crowd, "_moved", careless)
