"""The sockets around one table: who is behind each, what each is told, and who is here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, get_args

from cryptonym.engine import WATCHER, Seat
from cryptonym.engine import Event as GameEvent
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.protocol import outward
from cryptonym.protocol.closing import Close, TroubleCode
from cryptonym.server.clock import Clock, Timer
from cryptonym.server.counts import COUNTS
from cryptonym.server.sockets.connection import Connection, audience_of, encode
from cryptonym.server.stores.record import Recorded
from cryptonym.server.tables.audiences import Audiences
from cryptonym.server.tables.desk import Desk
from cryptonym.server.tables.presence import Around
from cryptonym.table import CardsLaid, PersonJoined, PersonLeft, SeatLeft, SeatTaken, Table, seat_of
from cryptonym.table.events import CallerNamed, DeviceChanged, TableEvent

PRESENCE_DELAY: Final = 0.03
FRAMES_A_SECOND: Final = 10_000
"""Frames that one table may cause, a command times the sockets that hear of it, after a first twenty thousand."""
ALL_STAY: Final = (*get_args(GameEvent), CardsLaid)
"""What changes nobody's seat."""


class Crowd:
    """`on_change` is called if somebody has come, gone or pointed at another card; `tell_others` too if it was through this node."""

    def __init__(
        self, desk: Desk, clock: Clock, on_change: Callable[[], None], tell_others: Callable[[], None] = lambda: None
    ) -> None:
        self.connections: dict[Connection, None] = {}
        """In the order in which they came: everybody is told in the same order, in every run of a simulation."""
        self.around = Around()
        self.guests = 0
        """How many stand in the door: the table stays in memory for them."""
        self._desk = desk
        self._clock = clock
        self._on_change = on_change
        self._tell_others = tell_others
        self._audiences = Audiences()
        self._loaded_at = desk.version
        self._seat_since: dict[str, int] = {}
        """By token: the number since which its owner has had the present seat, and with it the present audience."""
        self._presence_due: Timer | None = None

    # --- who is behind a socket ---------------------------------------------------------------------------------------

    def person(self, token: str) -> str | None:
        """Whose token it is, of those who are at the table; by its hash."""
        table = self._desk.table
        known = table.tokens.get(token)
        return known if table.person(known) else None

    def knows(self, token: str) -> bool:
        """True if this token belongs to a person at the table; they need no link or password."""
        return self.person(token) is not None

    def is_there(self, seat: Seat) -> bool:
        """True if a person of this seat has the table open."""
        return any(person.id in self.around.here for person in self._desk.table.at(seat))

    def lag_of(self, token: str) -> int:
        """Seconds by which the owner of a token sees the table late: spectators only, if the host wants that."""
        table, person = self._desk.table, self.person(token)
        has_part = person is not None and (seat_of(table, person) != WATCHER or person in (table.caller, table.host))
        return 0 if has_part else table.delay

    def _recognise(self, connection: Connection) -> None:
        """Note on a connection who is behind it, and what they may know and do."""
        table = self._desk.table
        person = connection.person = self.person(connection.token)
        connection.audience = audience_of(seat_of(table, person), person is not None and person == table.caller)
        connection.is_host = person is not None and person == table.host
        connection.lag(self.lag_of(connection.token))

    # --- coming and going ---------------------------------------------------------------------------------------------

    def arrive(
        self,
        connection: Connection,
        welcome: out.Welcome,
        since: int | None,
        besides: Callable[[Seat], list[out.Outgoing]],
    ) -> None:
        """Show a table to a socket: what is personal, the view or what was missed of it, and what stands in no view."""
        version = self._desk.version
        self._recognise(connection)
        connection.tell(welcome)
        connection.tell(self._you(connection))
        missed = self._missed(connection, since)
        if missed is None:
            missed = [self._audiences.snapshot(connection.audience, self._desk.table, version)]
        for frame in missed:
            connection.show(frame, version)
        self.connections[connection] = None
        self.around.arrive(connection.person)
        connection.show(encode(self.around.told()))
        for message in besides(connection.seat):
            connection.show(encode(message))
        self.changed()

    def _missed(self, connection: Connection, since: int | None) -> list[str] | None:
        if since is None or since < self._seat_since.get(connection.token, self._loaded_at):
            return None
        return self._audiences.since(connection.audience, since, self._desk.version)

    def depart(self, connection: Connection) -> None:
        if connection in self.connections:
            del self.connections[connection]
            connection.forget()
            self.around.depart(connection.person)
            self.changed()

    def point(self, person: str | None, message: asked.Pointing) -> None:
        """Put tags, a hand or a face on a card: told, never stored (TURN-13)."""
        if self._pointed(person, message):
            self.changed()

    def _pointed(self, person: str | None, message: asked.Pointing) -> bool:
        around, table = self.around, self._desk.table
        match message:
            case asked.Tag():
                return around.tag(table, person, message.card)
            case asked.Reach():
                return around.reach(table, person, message.card)
            case asked.Fingers():
                return around.finger(table, person, message.choices, message.unsure, message.against)
            case asked.React():
                return around.react(table, person, message.face, message.seen)

    def note_stand_in(self, person: str, *, stands_in: bool) -> None:
        if self.around.note_stand_in(person, stands_in=stands_in):
            self.changed()

    def changed(self) -> None:
        """Tell who is here and what they point at, a moment later and once for all that changed in it."""
        self._tell_others()
        self.changed_elsewhere()

    def changed_elsewhere(self) -> None:
        """The same for what came or went through another node, which has told the others itself."""
        self._on_change()
        if self._presence_due is None:
            wait = PRESENCE_DELAY + len(self.connections) / FRAMES_A_SECOND
            self._presence_due = self._clock.call_later(wait, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = None
        self.tell_all(self.around.told())

    # --- telling ------------------------------------------------------------------------------------------------------

    def happened(self, record: Recorded, before: Table, after: Table) -> None:
        """Tell every audience that has somebody in it of one event."""
        event, version = record.event, self._desk.version
        audiences = {connection.audience for connection in self.connections}
        self._audiences.keep_only(audiences)
        frames = self._audiences.tell(audiences, version, record, before, after)
        COUNTS["frames"] += len(self.connections)
        if isinstance(event, ALL_STAY):
            for connection in self.connections:
                connection.show(frames[connection.audience], version)
        else:
            self._note_seats(event, before)
            for connection in list(self.connections):
                if not self._moved(connection, event):
                    connection.show(frames[connection.audience], version)
        if self.around.after(event, after, version):
            self.changed()

    def _note_seats(self, event: TableEvent, before: Table) -> None:
        """Note whose audience may have changed. A device that was left has another one now, too: its token is in `before` alone."""
        table = self._desk.table
        if isinstance(event, PersonJoined | PersonLeft | SeatTaken | SeatLeft | DeviceChanged):
            people = {event.person}
        elif isinstance(event, CallerNamed):
            people = {person.id for person in table.people}
        else:
            return
        for token, owner in (*before.tokens.items(), *table.tokens.items()):
            if owner in people:
                self._seat_since[token] = self._desk.version

    def _moved(self, connection: Connection, event: TableEvent) -> bool:
        """True if this socket's owner has another audience now, or is gone; a snapshot has taken the event's place then."""
        if isinstance(event, PersonLeft) and event.kicked and event.person == connection.person:
            _end(connection, "kicked", Close.KICKED)
            return True
        if isinstance(event, DeviceChanged) and connection.person == event.person:
            _end(connection, "elsewhere", Close.ELSEWHERE)
            return True
        was = (connection.person, connection.audience, connection.is_host)
        self._recognise(connection)
        person, audience, _ = was
        if was == (connection.person, connection.audience, connection.is_host):
            return False
        if person != connection.person:
            self.around.depart(person)
            self.around.arrive(connection.person)
            self.changed()
        connection.tell(self._you(connection))
        if audience == connection.audience:
            return False
        version = self._desk.version
        connection.show(self._audiences.snapshot(connection.audience, self._desk.table, version), version)
        return True

    def _you(self, connection: Connection) -> out.You:
        return out.You(
            person=connection.person,
            seat=outward.audience(connection.seat),
            host=connection.is_host,
            caller=connection.audience.caller,
            knows_key=connection.person is not None and self._desk.table.knows_key(connection.person),
        )

    def tell_all(self, message: out.Outgoing) -> None:
        frame = encode(message)
        for connection in self.connections:
            connection.show(frame)

    def tell_seats(self, seats: frozenset[Seat], message: out.Outgoing) -> None:
        """Tell everybody in some seats, and nobody else."""
        for connection in self.connections:
            if connection.seat in seats:
                connection.tell(message)

    def tell_code(self, message: out.Code) -> None:
        """Tell a short code. Delayed spectators never get it, or a live stream would leak it."""
        for connection in self.connections:
            if not self.lag_of(connection.token):
                connection.tell(message)

    def say_goodbye(self) -> None:
        """Tell every socket that the server goes down and comes back."""
        for connection in self.connections:
            _end(connection, "stopping", Close.STOPPING)

    def end(self, connections: Iterable[Connection], why: TroubleCode, code: Close) -> None:
        """Close some sockets, with a word on why."""
        for connection in list(connections):
            _end(connection, why, code)

    def close(self) -> None:
        if self._presence_due is not None:
            self._presence_due.cancel()


def _end(connection: Connection, why: TroubleCode, code: Close) -> None:
    connection.tell(out.Trouble(code=why))
    connection.close(code)
