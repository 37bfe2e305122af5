"""One table on the server: decide, store, fold, tell. The only place where a game has effects.

Commands queue up behind one lock. Stored first, told second. What is not history has files of its own: `whispers.py`, `talk.py`,
`presence.py`, `hours.py` (clocks), `secrecy.py` (passwords and moves).
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any, Final, get_args

from cryptonym import table as tables
from cryptonym.engine import (
    WATCHER,
    Command,
    Finding,
    Game,
    GameDealt,
    GameEnded,
    GiveClue,
    RefereeMode,
    Role,
    Seat,
    Verdict,
    Violation,
    pause_clock,
)
from cryptonym.engine import Event as GameEvent
from cryptonym.engine.quiet import AnswerQuietly
from cryptonym.minds.judge import judge_by_form, laid_before
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import inward, outward
from cryptonym.protocol import outgoing as out
from cryptonym.protocol.closing import Close
from cryptonym.referee import Judgement
from cryptonym.server.config import Config
from cryptonym.server.counts import COUNTS
from cryptonym.server.defects import report_defect
from cryptonym.server.limits import Bucket
from cryptonym.server.sockets.connection import Connection, audience_of, encode
from cryptonym.server.stores.record import Recorded, from_stored, to_body
from cryptonym.server.stores.store import EventStore, StoreConflict, streams_of
from cryptonym.server.tables import judging
from cryptonym.server.tables.answers import Answers, Refusals
from cryptonym.server.tables.audiences import Audiences
from cryptonym.server.tables.bots import Bots, bot_for
from cryptonym.server.tables.codes import Codes
from cryptonym.server.tables.dealing import drawn_deal, lot
from cryptonym.server.tables.hours import Hours
from cryptonym.server.tables.outside import OUTSIDE, Outside
from cryptonym.server.tables.presence import Around
from cryptonym.server.tables.secrecy import STRETCHING, Moves
from cryptonym.server.tables.talk import TableTalk
from cryptonym.server.tables.whispers import Whispers, is_insistence
from cryptonym.server.workers.judges import Judges
from cryptonym.server.workers.slow import TooBusy
from cryptonym.server.workers.thinkers import Thinkers
from cryptonym.table import CardsLaid, PersonJoined, PersonLeft, SeatLeft, SeatTaken, Table, TableOpened, seat_of
from cryptonym.table.events import CallerNamed, DeviceChanged, DoorLocked, LinkChanged, TableClosed, TableEvent
from cryptonym.table.log import TABLE

MOST_EVENTS: Final = Config().events_a_table
UNANSWERED: Final = 30.0
"""A quiet question that a present spymaster does not answer lapses after so many seconds (CLUE-18)."""
AT_ONCE: Final = 1.0
"""The referee answers after so many seconds if no person can."""
PRESENCE_DELAY: Final = 0.03
TRIES: Final = 5
COSTLY_A_SECOND: Final = 0.5
"""Passwords, new links and new codes that one table may ask for, after a first twenty."""
FRAMES_A_SECOND: Final = 10_000
"""Frames that one table may cause, a command times the sockets that hear of it, after a first twenty thousand."""
LINES_A_SECOND: Final = 5.0
"""Lines of talk at one table, after a first thirty: each goes to everybody."""

ALL_STAY: Final = (*get_args(GameEvent), CardsLaid)
"""What changes nobody's seat."""
Answer = out.Ack | out.Refused
Asked = asked.PeopleMessage | asked.PlayMessage | asked.SetPassword | asked.SeatBot
Decide = Callable[[], tuple[TableEvent, ...] | Violation]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Room:
    """A table, its numbered stream, and the sockets around it."""

    def __init__(
        self,
        table: Table,
        version: int,
        store: EventStore,
        clock: Callable[[], int] = now_ms,
        *,
        talk: bool = True,
        judges: Judges | None = None,
        most: int = MOST_EVENTS,
        thinkers: Thinkers | None = None,
        outside: Outside | None = None,
        pace: float = 0,
        refusals: Refusals | None = None,
    ) -> None:
        self.table = table
        self.version = version
        self.connections: set[Connection] = set()
        self.around = Around()
        self.guests = 0
        """How many stand in the door: the table stays in memory for them."""
        self.moves = Moves()
        self._store = store
        self._clock = clock
        self._codes = Codes(store, clock)
        self._lock = asyncio.Lock()
        refusals = refusals or Refusals()
        self._answers = Answers(store, self.stream, refusals)
        self._audiences = Audiences()
        self._whispers = Whispers(store, streams_of(table.id)[1], clock, self._tell_seats, refusals, most)
        self._talk = TableTalk(talk)
        self._judges = judges
        self._judging = asyncio.Lock()
        """One judgement at a time for each table, so that a busy table does not fill the referees' queue."""
        self._draft: tuple[Connection, asked.Draft] | None = None
        self._costly = Bucket(COSTLY_A_SECOND, 20)
        self._lines = Bucket(LINES_A_SECOND, 30)
        self._frames = Bucket(FRAMES_A_SECOND, 2 * FRAMES_A_SECOND)
        self._most = most
        self._hours = Hours(self, clock)
        self._outside = outside
        self._bots = Bots(self, thinkers, outside, pace)
        self._loaded_at = version
        self._seat_since: dict[str, int] = {}
        """By token: the number since which its owner has had the present seat, and with it the present audience."""
        self._presence_due: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._dropping: asyncio.Task[None] | None = None

    @property
    def stream(self) -> str:
        return f"table/{self.table.id}"

    @property
    def link(self) -> str:
        """What admits newcomers."""
        return self.table.link or self.table.id

    # --- from the store, and into it --------------------------------------------------------------------------------

    @classmethod
    async def load(
        cls,
        store: EventStore,
        table_id: str,
        clock: Callable[[], int] = now_ms,
        *,
        talk: bool = True,
        judges: Judges | None = None,
        most: int = MOST_EVENTS,
        thinkers: Thinkers | None = None,
        outside: Outside | None = None,
        pace: float = 0,
        refusals: Refusals | None = None,
    ) -> Room | None:
        """The table as its stream tells it; None where there is none."""
        stored = await store.read(f"table/{table_id}")
        if not stored:
            return None
        opened = from_stored(TABLE, stored[0]).event
        assert isinstance(opened, TableOpened), "a stream begins with its table"
        table = reduce(tables.evolve, (from_stored(TABLE, later).event for later in stored[1:]), tables.begin(opened))
        room = cls(
            table,
            stored[-1].seq,
            store,
            clock,
            talk=talk,
            judges=judges,
            most=most,
            thinkers=thinkers,
            outside=outside,
            pace=pace,
            refusals=refusals,
        )
        await room._whispers.begin()
        await room._answers.load()
        await room._pause_after_absence()
        room._hours.wind()
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
            self._answers.accept(command, appended.seq)
        if not appended.repeated:
            COUNTS["events"] += len(events)
            for event in events:
                self._happen(Recorded(at, who, event))
        return appended.seq

    async def _settle(self, decide: Decide, who: str | None, command: str | None = None) -> int | Violation:
        """Decide and store, and again where another node was quicker; the number after it, or the violation."""
        async with self._lock:
            for _ in range(TRIES):
                known = self._answers.get(command)
                if known is not None:
                    return known
                decision = self._decided(decide)
                if isinstance(decision, Violation):
                    return await self._answers.refuse(command, decision)
                if not decision and command is None:
                    return self.version
                try:
                    return await self._append(decision, who, command)
                except StoreConflict:
                    continue
        raise StoreConflict(self.stream)

    def _decided(self, decide: Decide) -> tuple[TableEvent, ...] | Violation:
        """The decision; a refusal if we fail at it, so that a client does not send the same command for ever. Nothing has changed then."""
        try:
            return decide()
        except Exception as error:
            report_defect(error, self.which)
            return tables.violations.could_not_be_decided()

    @property
    def which(self) -> dict[str, object]:
        """What a line of the log says about a table: nothing of what is in it."""
        return {"table": self.table.id[:4], "n": self.version}

    async def settle(self, decide: Callable[[Table], tuple[TableEvent, ...] | Violation]) -> None:
        """What nobody asked for: a clock that ran out, a host who is gone, a day without anybody."""
        await self._settle(lambda: decide(self.table), None)

    @property
    def _is_full(self) -> bool:
        """True if this table has written as much as one may."""
        return max(self.version, self._answers.count) >= self._most

    # --- what people ask for ----------------------------------------------------------------------------------------

    async def handle(self, connection: Connection, message: asked.Asked) -> Answer:
        """Decide a command and store what follows; a command that was answered before gets that answer again.

        TooBusy if it costs more than this table may spend now: nothing has changed, and it may be sent again.
        """
        command = f"{connection.token[:16]}/{message.id}"
        if not self._frames.has():
            raise TooBusy
        match message:
            case asked.AskQuietly() | asked.AnswerQuietly():
                outcome = await self._whisper(connection, message, command)
            case asked.Talk():
                outcome = await self._once(command, lambda: self._say(connection, message, command))
            case asked.MoveSeat():
                outcome = await self._once(command, lambda: self._offer_move(connection, command))
            case asked.RenewCode():
                outcome = await self._renew_code(connection, command)
            case asked.HurryBots():
                outcome = await self._once(command, lambda: self._hurry(connection))
            case _:
                outcome = await self._command(connection, message, command)
        if isinstance(outcome, Violation):
            COUNTS["refused"] += 1
            return out.Refused(id=message.id, broken=outward.broken(outcome))
        self._frames.take(len(self.connections))  # what is refused is told to nobody, and uses up nobody's share
        COUNTS["commands"] += 1
        return out.Ack(id=message.id, n=connection.shown if connection.is_late else outcome)

    async def _once(self, command: str, do: Callable[[], Violation | None]) -> int | Violation:
        """Do what leaves nothing in the store. A refusal is remembered."""
        known = self._answers.get(command)
        if isinstance(known, Violation):
            return known
        refused = do()
        return self.version if refused is None else await self._answers.refuse(command, refused)

    async def _whisper(
        self, connection: Connection, message: asked.AskQuietly | asked.AnswerQuietly, command: str
    ) -> int | Violation:
        quietly = inward.quiet(message)
        outcome = await self._whispers.ask(self.table, connection.seat, connection.person, quietly, command)
        if outcome is None and isinstance(message, asked.AskQuietly):
            self.in_background(self._answer_for_nobody(message.word, connection.seat, self._whispers.question))
        return outcome if isinstance(outcome, Violation) else self.version

    async def _command(self, connection: Connection, message: Asked, command: str) -> int | Violation:
        """First ask whether one may, then spend: a password's hash, a new link and the referee cost something."""
        secret, verdict = None, None
        if isinstance(message, asked.SetPassword | asked.Kick | asked.GiveClue):
            known = self._answers.get(command)
            if known is not None:
                return known
            trial = self._decided(lambda: self._decide(connection, message, "", None))
            if isinstance(trial, Violation):
                async with self._lock:
                    return await self._answers.refuse(command, trial)
            if isinstance(message, asked.GiveClue):
                verdict = await self._verdict(message)
            else:
                secret = await self._secret_for(message)
        outcome = await self._settle(
            lambda: self._decide(connection, message, secret, verdict), connection.person, command
        )
        if self._dropping is not None:
            await self._dropping  # the code of a person who was sent away ends before the host hears of it
            self._dropping = None
        return outcome

    async def _secret_for(self, message: asked.SetPassword | asked.Kick) -> str | None:
        """The hash of a new password, or the new link after a person is sent away."""
        if isinstance(message, asked.SetPassword):
            if message.password is None:
                return None
            self._spend()
            return await STRETCHING.hashed(message.password)
        self._spend()
        link = secrets.token_urlsafe(16)
        await self._store.add_link(link, self.table.id)
        return link

    def _spend(self) -> None:
        if not self._costly.take():
            raise TooBusy

    def _decide(
        self,
        connection: Connection,
        message: Asked,
        secret: str | None,
        verdict: Verdict | None,
    ) -> tuple[TableEvent, ...] | Violation:
        if self._is_full:
            return tables.violations.written_full()
        if connection.is_late and isinstance(message, asked.PlayMessage):
            return (
                tables.violations.spectators_do_not_play()
            )  # the same now and later: a refusal tells nothing of the game
        at = self._clock()
        match message:
            case asked.GiveClue():
                let_pass = self._whispers.lets(self.table, connection.seat.team, message.word)
                command: tables.TableCommand = tables.Play(inward.play(message, at, verdict, let_pass))
            case _ if isinstance(message, asked.PlayMessage):
                command = tables.Play(inward.play(message, at))
            case asked.Join():
                person = self.table.tokens.get(connection.token) or secrets.token_urlsafe(6)
                command = tables.Join(person, message.name, connection.token)
            case asked.ShuffleTeams():
                command = tables.ShuffleTeams(lot([person.id for person in self.table.people]))
            case asked.Deal():
                refused = self._refused_host(connection)
                drawn = refused or drawn_deal(self.table, flipped=message.flip, rotate=message.rotate, at=at)
                if isinstance(drawn, Violation):
                    return drawn
                command = drawn
            case asked.SeatBot() if message.level == OUTSIDE and self._outside is None:
                return tables.violations.settings_out_of_range("level")
            case asked.SeatBot():
                taken = [person.name for person in self.table.people]
                bot = bot_for(inward.seat(message.seat), message.level, self.table.settings.language, taken)
                command = replace(bot, present=frozenset(self.around.here))
            case asked.SetPassword():
                command = tables.SetPassword(secret)
            case asked.Kick():
                command = tables.Kick(message.person, secret)
            case _:
                command = inward.people(message, at)
        return tables.decide(self.table, connection.person, command)

    def _refused_host(self, connection: Connection) -> Violation | None:
        """Why this person may not do what only the host may; None for the host. The table is asked something that changes nothing."""
        asked_first = tables.decide(self.table, connection.person, tables.SwitchTalk(self.table.talk))
        return asked_first if isinstance(asked_first, Violation) else None

    async def _verdict(self, message: asked.GiveClue) -> Verdict | None:
        """The referee's word on a clue that is being given; None where there is no referee (REF-3, PEN-5)."""
        judgement = await self._judgement(message.word, inward.number(message.number))
        return None if judgement is None else judgement.verdict

    async def _judgement(self, word: str, number: int | None) -> Judgement | None:
        game = self.table.game
        if game is None or game.rules.referee is RefereeMode.SILENT:
            return None
        return await self._judged(game, word, number)

    async def _judged(self, game: Game, word: str, number: int | None) -> Judgement | None:
        async with self._judging:
            laid = laid_before(game, self.table.card_language, self.own_entries())
            return await self._judges.judge(laid, word, number) if self._judges else judge_by_form(laid, word)

    def own_entries(self) -> str:
        """The host's deck as it was written, where this game was dealt from it."""
        own, laid_with = self.table.laid_from, self.table.laid_with
        return own.entries if own and laid_with and laid_with.deck is not tables.DeckChoice.BUILTIN else ""

    async def bring_deck(self, token: str, deck: tables.OwnDeck) -> int | Violation:
        """The host's own deck, which came in by another door: the number after it, or why it was not taken."""
        person = self.table.tokens.get(token)
        return await self._settle(lambda: tables.decide(self.table, person, tables.BringDeck(deck)), person)

    async def bring_pictures(self, token: str, pictures: tuple[tables.OwnPicture, ...]) -> int | Violation:
        """Pictures of the host's own that are kept by now: the number after them, or why they were not taken."""
        person = self.table.tokens.get(token)
        return await self._settle(lambda: tables.decide(self.table, person, tables.BringPictures(pictures)), person)

    async def drop_pictures(self, token: str) -> int | Violation:
        person = self.table.tokens.get(token)
        return await self._settle(lambda: tables.decide(self.table, person, tables.DropPictures()), person)

    def draft(self, connection: Connection, message: asked.Draft) -> None:
        """What the referee makes of a clue under way: for the typist alone, never stored (REF-1)."""
        game = self.table.game
        if game is not None and connection.seat == game.clue_giver and message.word.strip():
            is_answering = self._draft is not None
            self._draft = (connection, message)
            if not is_answering:
                self.in_background(self._answer_drafts())

    async def _answer_drafts(self) -> None:
        """Answer the newest draft until there is no newer one: what was typed before it is of no interest any more."""
        try:
            while self._draft is not None:
                newest = self._draft
                await self._answer_draft(*newest)
                if self._draft is newest:
                    self._draft = None
        finally:
            self._draft = None

    async def _answer_draft(self, connection: Connection, message: asked.Draft) -> None:
        judgement = await self._judgement(message.word, inward.number(message.number))
        game = self.table.game
        if game is None or game.rules.referee is RefereeMode.SILENT or connection.seat != game.clue_giver:
            return
        connection.tell(judging.told(message, judgement))

    async def _answer_for_nobody(self, word: str, asker: Seat, question: int) -> None:
        """Settle a quiet question that no person answers (CLUE-18).

        If the opposing spymaster is there, the question lapses after `UNANSWERED` seconds: nobody consents for a person. If that seat
        is empty, a bot's, or its owner is away, the referee answers: what it does not find illegal may pass. A silent referee, or one
        that gives no answer, lets the question lapse.
        """
        team = asker.team
        assert team is not None
        opponent = Seat(Role.SPYMASTER, team.other)
        if self._is_there(opponent):
            await asyncio.sleep(UNANSWERED)
        else:
            await asyncio.sleep(AT_ONCE)
            judged = None if self._is_there(opponent) else await self._judgement(word, None)
            if judged is not None and not self._is_there(opponent) and self._whispers.question == question:
                lets = judged.finding is not Finding.ILLEGAL
                await self._whispers.ask(self.table, opponent, None, AnswerQuietly(word, lets))
                return
            if self._is_there(opponent):
                await asyncio.sleep(UNANSWERED)
        await self._whispers.lapse(self.table, word, question)

    def _is_there(self, seat: Seat) -> bool:
        return any(person.id in self.around.here for person in self.table.at(seat))

    def _say(self, connection: Connection, message: asked.Talk, command: str) -> Violation | None:
        if not self._lines.has():
            raise TooBusy
        said = self._talk.say(self.table, connection.person, message.line, self._clock(), command)
        if isinstance(said, out.Talked):
            self._lines.take()
            self._tell_all(said)
            return None
        return said

    def _hurry(self, connection: Connection) -> Violation | None:
        if connection.person is None:
            return tables.violations.not_at_the_table()
        self._bots.hurry()
        return None

    async def is_legal(self, word: str, number: int | None) -> bool:
        """Whether the referee would let a clue pass, whatever the table makes of its word."""
        game = self.table.game
        if game is None:
            return False
        judgement = await self._judged(game, word, number)
        return judgement is None or judgement.finding is not Finding.ILLEGAL

    async def play_for(self, person: str, command: Command) -> Violation | None:
        """A bot's move, which is decided as anybody's is."""
        if isinstance(command, GiveClue):
            judgement = await self._judgement(command.word, command.number)
            command = replace(command, verdict=judgement.verdict if judgement else None)
        timed = replace(command, at=self._clock())
        outcome = await self._settle(lambda: tables.decide(self.table, person, tables.Play(timed)), person)
        return outcome if isinstance(outcome, Violation) else None

    def point_for(self, person: str, card: int | None) -> None:
        """A bot's tag (TURN-13)."""
        if self.around.tag(self.table, person, card):
            self._presence_changed()

    def _offer_move(self, connection: Connection, command: str) -> Violation | None:
        """A one-time code for another device, to this socket alone."""
        if connection.person is None:
            return tables.violations.not_at_the_table()
        code, until = self.moves.offer(connection.person, self._clock(), command)
        connection.tell(out.MoveCode(code=code, until=until))
        return None

    async def move_in(self, code: str, token: str) -> bool:
        """Another device has said the one-time code: the place goes over to its token.

        A device that has a place here already keeps it, and the code can still be used elsewhere.
        """
        if self.knows(token):
            return True
        person = self.moves.take(code, self._clock())
        if person is None:
            return False
        moved = await self._settle(lambda: tables.decide(self.table, person, tables.ChangeDevice(token)), person)
        return not isinstance(moved, Violation)

    # --- the short code ---------------------------------------------------------------------------------------------

    async def _renew_code(self, connection: Connection, command: str) -> int | Violation:
        async with self._lock:
            known = self._answers.get(command)
            if known is not None:
                return known
            refused = self._refused_host(connection)
            if refused is None and self.table.knows_key(connection.person or ""):
                refused = tables.violations.key_holders_write_nothing()
            if refused is None and self.table.locked:
                refused = tables.violations.door_locked()
            if refused is None and self._is_full:
                refused = tables.violations.written_full()
            if refused is not None:
                return await self._answers.refuse(command, refused)
            known = await self._store.answer(self.stream, command)
            if known is None:
                self._spend()
                self._tell_code(out.Code(code=await self._codes.claim(self.table.id)))
                known = await self._append((), connection.person, command)
            return known

    async def _drop_code(self) -> None:
        if await self._codes.drop(self.table.id):
            self._tell_code(out.Code())

    def _tell_code(self, message: out.Code) -> None:
        """Not to those who see the table late: a stream shows the door to nobody."""
        for connection in self.connections:
            if not self.lag_of(connection.token):
                connection.tell(message)

    def _closes_the_door(self, event: TableEvent) -> bool:
        """True if the short code ends here: the door was locked, a person who knows it was sent away, or the table was closed."""
        return isinstance(event, LinkChanged | TableClosed) or (isinstance(event, DoorLocked) and event.locked)

    # --- what has happened ------------------------------------------------------------------------------------------

    def _happen(self, record: Recorded) -> None:
        """Fold one stored event and tell every audience that has somebody in it."""
        event, before = record.event, self.table
        self.table = after = tables.evolve(before, event)
        self.version += 1
        audiences = {connection.audience for connection in self.connections}
        self._audiences.keep_only(audiences)
        frames = self._audiences.tell(audiences, self.version, record, before, after)
        COUNTS["frames"] += len(self.connections)
        if isinstance(event, ALL_STAY):
            for connection in self.connections:
                connection.show(frames[connection.audience], self.version)
        else:
            self._note_seats(event)
            for connection in list(self.connections):
                if not self._moved(connection, event):
                    connection.show(frames[connection.audience], self.version)
        if self.around.after(event, after):
            self._presence_changed()
        if is_insistence(event):
            self.in_background(self._whispers.note_insistence(record, before.games))
        if isinstance(event, GameDealt) and self._judges and event.rules.referee is not RefereeMode.SILENT:
            self._judges.warm_up(after.card_language)
        if self._closes_the_door(event):
            self._dropping = self.in_background(self._drop_code())
        self._hours.wind()
        self._bots.stir()
        if isinstance(event, GameEnded) and (notes := self._bots.notes()):
            self._tell_all(notes)

    def _note_seats(self, event: TableEvent) -> None:
        if isinstance(event, PersonJoined | PersonLeft | SeatTaken | SeatLeft | DeviceChanged):
            people = {event.person}
        elif isinstance(event, CallerNamed):
            people = {person.id for person in self.table.people}
        else:
            return
        for token, owner in self.table.tokens.items():
            if owner in people:
                self._seat_since[token] = self.version

    def _moved(self, connection: Connection, event: TableEvent) -> bool:
        """Whether this socket's owner has another audience now; then a snapshot takes the event's place."""
        if isinstance(event, PersonLeft) and event.kicked and event.person == connection.person:
            connection.tell(out.Trouble(code="kicked"))
            connection.close(Close.KICKED)
            return True
        if isinstance(event, DeviceChanged) and connection.person == event.person:
            connection.tell(out.Trouble(code="elsewhere"))
            connection.close(Close.ELSEWHERE)
            return True
        was = (connection.person, connection.audience, connection.is_host)
        self._recognise(connection)
        person, audience, _ = was
        if was == (connection.person, connection.audience, connection.is_host):
            return False
        if person != connection.person:
            self.around.depart(person)
            self.around.arrive(connection.person)
            self._presence_changed()
        connection.tell(self._you(connection))
        if audience == connection.audience:
            return False
        connection.show(self._audiences.snapshot(connection.audience, self.table, self.version), self.version)
        return True

    def _recognise(self, connection: Connection) -> None:
        """Who is behind the socket, and what they may know and do."""
        table = self.table
        person = connection.person = self.person(connection.token)
        connection.audience = audience_of(seat_of(table, person), person is not None and person == table.caller)
        connection.is_host = person is not None and person == table.host
        connection.lag(self.lag_of(connection.token))

    def lag_of(self, token: str) -> int:
        """Seconds by which the owner of a token sees the table late: whoever has no part in it, where the host wants that."""
        table, person = self.table, self.person(token)
        has_part = person is not None and (seat_of(table, person) != WATCHER or person in (table.caller, table.host))
        return 0 if has_part else table.delay

    def _tell_all(self, message: out.Outgoing) -> None:
        frame = encode(message)
        for connection in self.connections:
            connection.show(frame)

    def _tell_seats(self, seats: frozenset[Seat], message: out.Outgoing) -> None:
        for connection in self.connections:
            if connection.seat in seats:
                connection.tell(message)

    def in_background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- people coming and going ------------------------------------------------------------------------------------

    def person(self, token: str) -> str | None:
        """Whose token it is, of those who are at the table; by its hash."""
        known = self.table.tokens.get(token)
        return known if self.table.person(known) else None

    def knows(self, token: str) -> bool:
        """Whether the token is that of somebody at the table, for whom its door is no door."""
        return self.person(token) is not None

    def arrive(self, connection: Connection, welcome: out.Welcome, since: int | None) -> None:
        """Somebody opens the table: what is personal, then the view or what was missed of it."""
        self._recognise(connection)
        connection.tell(welcome)
        connection.tell(self._you(connection))
        missed = self._missed(connection, since)
        if missed is None:
            missed = [self._audiences.snapshot(connection.audience, self.table, self.version)]
        for frame in missed:
            connection.show(frame, self.version)
        self.connections.add(connection)
        self.around.arrive(connection.person)
        connection.show(encode(self.around.told()))
        whispered = self._whispers.question_for(self.table, connection.seat)
        for message in (self._talk.so_far(), whispered, self._bots.notes()):
            if message is not None:
                connection.show(encode(message))
        self._presence_changed()

    def _missed(self, connection: Connection, since: int | None) -> list[str] | None:
        if since is None or since < self._seat_since.get(connection.token, self._loaded_at):
            return None
        return self._audiences.since(connection.audience, since, self.version)

    def depart(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            connection.forget()
            self.around.depart(connection.person)
            self._presence_changed()

    def point(self, connection: Connection, message: asked.Tag | asked.Reach) -> None:
        """Tags and hands above a card: told, never stored."""
        move = self.around.tag if isinstance(message, asked.Tag) else self.around.reach
        if move(self.table, connection.person, message.card):
            self._presence_changed()

    def _presence_changed(self) -> None:
        """Tell who is here and what they point at, a moment later and once for all that changed in it."""
        self._hours.people_changed()
        self._bots.stir()
        if self._presence_due is None:
            self._presence_due = asyncio.get_running_loop().call_later(
                PRESENCE_DELAY + len(self.connections) / FRAMES_A_SECOND, self._tell_presence
            )

    def _tell_presence(self) -> None:
        self._presence_due = None
        self._tell_all(self.around.told())

    def _you(self, connection: Connection) -> out.You:
        return out.You(
            person=connection.person,
            seat=outward.audience(connection.seat),
            host=connection.is_host,
            caller=connection.audience.caller,
        )

    @property
    def is_idle(self) -> bool:
        """Nobody is here or about to come in, and no clock runs: the table can leave memory."""
        return not (self.connections or self.guests or self._hours.is_running)

    @property
    def is_used(self) -> bool:
        """More than one person has been here, or cards were dealt."""
        return len(self.table.tokens) > 1 or self.table.games > 0

    def say_goodbye(self) -> None:
        """Tell every socket that the server goes down and comes back."""
        for connection in self.connections:
            connection.tell(out.Trouble(code="stopping"))
            connection.close(Close.STOPPING)

    def close(self) -> None:
        """The server goes down, or nobody needs the table: no timer of it fires any more."""
        self._answers.forget()
        self._whispers.forget()
        self._hours.close()
        self._bots.rest()
        if self._presence_due is not None:
            self._presence_due.cancel()
