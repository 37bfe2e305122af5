"""One table on the server: decide, store, fold, tell. The only place where a game has effects.

Commands queue up behind one lock. Stored first, told second. What spymasters whisper has a lock and a stream of its own, so that it delays
nothing at the table.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from functools import reduce
from typing import Any, Final

from cryptonym import table as tables
from cryptonym.engine import Finding, Role, Seat, Verdict, Violation, pause_clock
from cryptonym.engine.quiet import (
    Insisted,
    Quiet,
    QuietEvent,
    QuietlyAnswered,
    decide_quietly,
    evolve_quietly,
)
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import inward, outward
from cryptonym.protocol import outgoing as out
from cryptonym.referee import judge_form
from cryptonym.server.audiences import Audiences
from cryptonym.server.connection import CLOSE_KICKED, Connection, encode
from cryptonym.server.dealing import drawn_deal, lot
from cryptonym.server.presence import Around
from cryptonym.server.record import Recorded, from_stored, to_body
from cryptonym.server.store import EventStore, StoreConflict
from cryptonym.table import PersonJoined, PersonLeft, SeatLeft, SeatTaken, Table, TableOpened, seat_of
from cryptonym.table.events import PeopleEvent, TableEvent
from cryptonym.table.log import QUIET, TABLE

ANSWERS: Final = 2048
"""How many answered commands a table remembers in memory; the store knows them all."""
PRESENCE_DELAY: Final = 0.03
HOST_AWAY: Final = 60.0
"""A host gone for a minute hands the role on (TABLE-6)."""
TRIES: Final = 5

Answer = out.Ack | out.Refused


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Room:
    """A table, its numbered stream, and the sockets around it."""

    def __init__(self, table: Table, version: int, store: EventStore, clock: Callable[[], int] = now_ms) -> None:
        self.table = table
        self.version = version
        self.connections: set[Connection] = set()
        self.around = Around()
        self._quiet = Quiet(0)
        self._quiet_version = 0
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()
        self._quiet_lock = asyncio.Lock()
        self._answers: OrderedDict[str, int] = OrderedDict()
        self._audiences = Audiences()
        self._loaded_at = version
        self._seat_since: dict[str, int] = {}
        """By token: the number since which its owner has had the present seat, and with it the present audience."""
        self._presence_due: asyncio.TimerHandle | None = None
        self._time_out: asyncio.TimerHandle | None = None
        self._host_away: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def stream(self) -> str:
        return f"table/{self.table.id}"

    @property
    def quiet_stream(self) -> str:
        return f"quiet/{self.table.id}"

    # --- from the store, and into it --------------------------------------------------------------------------------

    @classmethod
    async def load(cls, store: EventStore, table_id: str, clock: Callable[[], int] = now_ms) -> Room | None:
        """The table as its stream tells it; None where there is none."""
        stored = await store.read(f"table/{table_id}")
        if not stored:
            return None
        opened = from_stored(TABLE, stored[0]).event
        assert isinstance(opened, TableOpened), "a stream begins with its table"
        table = reduce(tables.evolve, (from_stored(TABLE, later).event for later in stored[1:]), tables.begin(opened))
        room = cls(table, stored[-1].seq, store, clock)
        for whisper in await store.read(room.quiet_stream):
            room._fold_quietly(whisper.seq, from_stored(QUIET, whisper).event)
        for command, seq in (await store.answers(room.stream)).items():
            room._remember(command, seq)
        await room._pause_after_absence()
        return room

    async def _pause_after_absence(self) -> None:
        """Strict time stands still where the server was away: nobody loses a turn to a power cut."""
        game = self.table.game
        if game is None or game.clock is None or game.clock.ends is None:
            return
        paused = pause_clock(game, min(self._clock(), game.clock.ends))
        assert not isinstance(paused, Violation)
        await self._append(paused, None, None)

    async def _append(self, events: Sequence[TableEvent], who: str | None, command: str | None) -> int:
        """Store, then fold and tell. StoreConflict where another node was quicker; what it stored is folded first."""
        at = self._clock()
        bodies = [to_body(TABLE, at, who, event) for event in events]
        try:
            appended = await self._store.append(self.stream, self.version, bodies, command)
        except StoreConflict:
            for stored in await self._store.read(self.stream, after=self.version):
                self._happen(from_stored(TABLE, stored))
            raise
        if command is not None:
            self._remember(command, appended.seq)
        if not appended.repeated:
            for event in events:
                self._happen(Recorded(at, who, event))
        return appended.seq

    def _remember(self, command: str, seq: int) -> None:
        self._answers[command] = seq
        while len(self._answers) > ANSWERS:
            self._answers.popitem(last=False)

    # --- what people ask for ----------------------------------------------------------------------------------------

    async def handle(self, connection: Connection, message: asked.Asked) -> Answer:
        """Decide a command and store what follows; a command that was answered before gets that answer again."""
        if isinstance(message, asked.AskQuietly | asked.AnswerQuietly):
            return await self._whisper(connection, message)
        command = f"{connection.token[:16]}/{message.id}"
        async with self._lock:
            for _ in range(TRIES):
                if command in self._answers:
                    return out.Ack(id=message.id, n=self._answers[command])
                decision = self._decide(connection, message)
                if isinstance(decision, Violation):
                    return out.Refused(id=message.id, broken=outward.broken(decision))
                if not decision:
                    return out.Ack(id=message.id, n=self.version)
                try:
                    return out.Ack(id=message.id, n=await self._append(decision, connection.person, command))
                except StoreConflict:
                    continue
        raise StoreConflict(self.stream)

    def _decide(self, connection: Connection, message: asked.Asked) -> tuple[TableEvent, ...] | Violation:
        at = self._clock()
        match message:
            case asked.Join():
                person = self.table.tokens.get(connection.token) or secrets.token_urlsafe(6)
                command: tables.TableCommand = tables.Join(person, message.name, connection.token)
            case asked.ShuffleTeams():
                command = tables.ShuffleTeams(lot([person.id for person in self.table.people]))
            case asked.Deal():
                drawn = drawn_deal(self.table, flipped=message.flip, rotate=message.rotate, at=at)
                if isinstance(drawn, Violation):
                    return drawn if connection.is_host else tables.violations.not_the_host()
                command = drawn
            case asked.GiveClue():
                command = self._judged(connection, message, at)
            case asked.AskQuietly() | asked.AnswerQuietly():
                raise AssertionError("whispers have a stream of their own")
            case _ if isinstance(message, asked.PlayMessage):
                command = tables.Play(inward.play(message, at))
            case _:
                command = inward.people(message, at)
        return tables.decide(self.table, connection.person, command)

    def _judged(self, connection: Connection, message: asked.GiveClue, at: int) -> tables.Play:
        """The clue with the referee's verdict and the opposing spymaster's consent, which no client can fill in."""
        team = connection.seat.team
        let_pass = team is not None and self._quiet.lets(team, message.word) and self._quiet.game == self.table.games
        return tables.Play(inward.play(message, at, self._verdict(message.word), let_pass))

    def _verdict(self, word: str) -> Verdict | None:
        game = self.table.game
        if game is None:
            return None
        visible = (card for place, card in enumerate(game.cards) if place not in game.covered)
        return judge_form(word, visible, game.rules.house)

    async def bring_deck(self, token: str, deck: tables.OwnDeck) -> int | Violation:
        """The host's own deck, which came in by another door: the number after it, or why it was not taken."""
        async with self._lock:
            for _ in range(TRIES):
                person = self.table.tokens.get(token)
                decision = tables.decide(self.table, person, tables.BringDeck(deck))
                if isinstance(decision, Violation):
                    return decision
                try:
                    return await self._append(decision, person, None)
                except StoreConflict:
                    continue
        raise StoreConflict(self.stream)

    def draft(self, connection: Connection, message: asked.Draft) -> None:
        """What the referee makes of a clue under way: for the typist alone, never stored (REF-1)."""
        game = self.table.game
        verdict = self._verdict(message.word)
        if game is None or verdict is None or connection.seat != game.clue_giver or not message.word.strip():
            return
        reasons = [] if verdict.rule is None else [_reason(verdict)]
        connection.tell(
            out.DraftVerdict(word=message.word, number=message.number, finding=verdict.finding.value, reasons=reasons)
        )

    async def _whisper(self, connection: Connection, message: asked.QuietMessage) -> Answer:
        """Ask or answer unheard (CLUE-18): the table's stream, lock and number know nothing of it."""
        async with self._quiet_lock:
            game = self.table.game
            if game is None:
                return out.Refused(id=message.id, broken=outward.broken(tables.violations.no_game()))
            quiet = self._quiet if self._quiet.game == self.table.games else Quiet(self.table.games)
            decision = decide_quietly(game, quiet, connection.seat, inward.quiet(message))
            if isinstance(decision, Violation):
                return out.Refused(id=message.id, broken=outward.broken(decision))
            await self._append_quietly(decision, connection.person)
        return out.Ack(id=message.id, n=self.version)

    async def _append_quietly(self, events: Sequence[QuietEvent], who: str | None) -> None:
        bodies = [to_body(QUIET, self._clock(), who, event) for event in events]
        await self._store.append(self.quiet_stream, self._quiet_version, bodies)
        for event in events:
            self._fold_quietly(self._quiet_version + 1, event)
            self._tell_quietly(event)

    def _fold_quietly(self, seq: int, event: QuietEvent) -> None:
        self._quiet = evolve_quietly(self._quiet, event)
        self._quiet_version = seq

    def _tell_quietly(self, event: QuietEvent) -> None:
        if isinstance(event, Insisted):
            return
        team, word = event.team, event.word
        hearers = {Seat(Role.SPYMASTER, team.other)}
        message: out.Outgoing = out.QuietQuestion(team=team.value, word=word)
        if isinstance(event, QuietlyAnswered):
            hearers.add(Seat(Role.SPYMASTER, team))
            message = out.QuietAnswer(team=team.value, word=word, lets_pass=event.lets_pass)
        for connection in self.connections:
            if connection.seat in hearers:
                connection.tell(message)

    # --- what has happened ------------------------------------------------------------------------------------------

    def _happen(self, record: Recorded) -> None:
        """Fold one stored event and tell every audience that has somebody in it."""
        before = self.table
        self.table = after = tables.evolve(before, record.event)
        self.version += 1
        self._note_seats(record.event)
        audiences = {connection.seat for connection in self.connections}
        self._audiences.keep_only(audiences)
        frames = {seat: self._audiences.tell(seat, self.version, record, before, after) for seat in audiences}
        moves_people = isinstance(record.event, PeopleEvent)
        for connection in list(self.connections):
            if not (moves_people and self._moved(connection, record.event)):
                connection.send(frames[connection.seat])
        if self.around.after(record.event, after):
            self._presence_changed()
        self._insisted(record, before)
        self._wind_clock()

    def _note_seats(self, event: TableEvent) -> None:
        if isinstance(event, PersonJoined | PersonLeft | SeatTaken | SeatLeft):
            for token, owner in self.table.tokens.items():
                if owner == event.person:
                    self._seat_since[token] = self.version

    def _moved(self, connection: Connection, event: TableEvent) -> bool:
        """Whether this socket's owner has another audience now; then a snapshot takes the event's place."""
        if isinstance(event, PersonLeft) and event.kicked and event.person == connection.person:
            connection.tell(out.Trouble(code="kicked"))
            connection.close(CLOSE_KICKED)
            return True
        known = self.table.tokens.get(connection.token)
        person = known if self.table.person(known) else None
        seat, is_host = seat_of(self.table, person), person is not None and person == self.table.host
        if (person, seat, is_host) == (connection.person, connection.seat, connection.is_host):
            return False
        if person != connection.person:
            self.around.depart(connection.person)
            self.around.arrive(person)
            self._presence_changed()
        another_audience = seat != connection.seat
        connection.person, connection.seat, connection.is_host = person, seat, is_host
        connection.tell(self._you(connection))
        if another_audience:
            connection.send(self._audiences.snapshot(seat, self.table, self.version))
        return another_audience

    def _insisted(self, record: Recorded, before: Table) -> None:
        """A clue given against the referee's word is noted, quietly and after everybody has been told (REF-1)."""
        event = record.event
        verdict = getattr(event, "verdict", None)
        if not isinstance(verdict, Verdict) or verdict.finding not in (Finding.ILLEGAL, Finding.DOUBTFUL):
            return
        note = Insisted(before.games, event.team, event.word, verdict.finding, verdict.rule)

        async def keep() -> None:
            async with self._quiet_lock:
                await self._append_quietly([note], record.who)

        self._in_background(keep())

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _wind_clock(self) -> None:
        """Wake up when strict time runs out (TIME-2); the engine decides what follows."""
        if self._time_out is not None:
            self._time_out.cancel()
        self._time_out = None
        game = self.table.game
        if game is not None and game.clock is not None and game.clock.ends is not None:
            delay = max(0, game.clock.ends - self._clock()) / 1000
            self._time_out = asyncio.get_running_loop().call_later(delay, lambda: self._in_background(self._end_time()))

    async def _end_time(self) -> None:
        async with self._lock:
            decision = tables.time_out(self.table, self._clock())
            if not isinstance(decision, Violation):
                await self._append(decision, None, None)
            else:
                self._wind_clock()

    # --- people coming and going ------------------------------------------------------------------------------------

    def arrive(self, connection: Connection, welcome: out.Welcome, since: int | None) -> None:
        """Somebody opens the table: what is personal, then the view or what was missed of it."""
        known = self.table.tokens.get(connection.token)
        connection.person = known if self.table.person(known) else None
        connection.seat = seat_of(self.table, connection.person)
        connection.is_host = connection.person is not None and connection.person == self.table.host
        connection.tell(welcome)
        connection.tell(self._you(connection))
        missed = self._missed(connection, since)
        if missed is None:
            missed = [self._audiences.snapshot(connection.seat, self.table, self.version)]
        for frame in missed:
            connection.send(frame)
        self.connections.add(connection)
        self.around.arrive(connection.person)
        connection.send(encode(self.around.told()))
        self._ask_again(connection)
        self._presence_changed()

    def _missed(self, connection: Connection, since: int | None) -> list[str] | None:
        if since is None or since < self._seat_since.get(connection.token, self._loaded_at):
            return None
        return self._audiences.since(connection.seat, since, self.version)

    def _ask_again(self, connection: Connection) -> None:
        """A quiet question that waits for an answer is put again to a spymaster who comes back."""
        if self._quiet.pending is None or self._quiet.game != self.table.games or not self.table.is_playing:
            return
        team, word = self._quiet.pending
        if connection.seat == Seat(Role.SPYMASTER, team.other):
            connection.tell(out.QuietQuestion(team=team.value, word=word))

    def depart(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self.around.depart(connection.person)
            self._presence_changed()

    def point(self, connection: Connection, message: asked.Tag | asked.Reach) -> None:
        """Tags and hands above a card: told, never stored."""
        move = self.around.tag if isinstance(message, asked.Tag) else self.around.reach
        if move(self.table, connection.person, message.card):
            self._presence_changed()

    def _presence_changed(self) -> None:
        """Tell who is here and what they point at, a moment later and once for all that changed in it."""
        self._watch_host()
        if self._presence_due is None:
            self._presence_due = asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = None
        frame = encode(self.around.told())
        for connection in self.connections:
            connection.send(frame)

    def _watch_host(self) -> None:
        host = self.table.host
        if host in self.around.here or not self.around.here:
            if self._host_away is not None:
                self._host_away.cancel()
                self._host_away = None
        elif self._host_away is None:
            self._host_away = asyncio.get_running_loop().call_later(
                HOST_AWAY, lambda: self._in_background(self._replace_host())
            )

    async def _replace_host(self) -> None:
        self._host_away = None
        async with self._lock:
            events = tables.replace_host(self.table, frozenset(self.around.here))
            if events:
                await self._append(events, None, None)

    @property
    def has_clock(self) -> bool:
        """Strict time is running here, so the table has to stay awake."""
        return self._time_out is not None

    def _you(self, connection: Connection) -> out.You:
        return out.You(person=connection.person, seat=outward.audience(connection.seat), host=connection.is_host)

    def close(self) -> None:
        """The server goes down: no timer of this table fires any more."""
        for timer in (self._presence_due, self._time_out, self._host_away):
            if timer is not None:
                timer.cancel()


def _reason(verdict: Verdict) -> out.Broken:
    rule = verdict.rule or ""
    return out.Broken(
        rule=rule,
        message=f"referee-{rule.lower()}",
        args={} if verdict.codename is None else {"codename": verdict.codename},
    )
