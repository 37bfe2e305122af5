"""One table on the server: decide, store, fold, tell. The only place where a game has effects.

Commands queue up behind one lock. Stored first, told second. Its parts have files of their own: the sockets around it (`crowd.py`),
how people get in (`doorway.py`), the referee (`judging.py`), from messages to commands (`asking.py`), quiet questions (`whispers.py`),
talk (`talk.py`), clocks (`hours.py`), bots (`bots.py`). They see the room as a `Desk`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from cryptonym import table as tables
from cryptonym.engine import Command, GameDealt, GameEnded, GiveClue, Seat, Violation, pause_clock
from cryptonym.engine.log import CorruptLog
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import inward, outward
from cryptonym.protocol import outgoing as out
from cryptonym.server.counts import COUNTS, TOOK, count
from cryptonym.server.defects import report_defect
from cryptonym.server.limits import Bucket
from cryptonym.server.nodes.hints import Hint, Hurry, Noted, Present, Recoded, Said, Tell
from cryptonym.server.nodes.node import EVENINGS
from cryptonym.server.services import Services
from cryptonym.server.sockets.connection import Connection
from cryptonym.server.stores.record import Recorded, from_stored, to_body
from cryptonym.server.stores.store import StoreConflict, Stored, StoreUnavailable
from cryptonym.server.tables.answers import Answers
from cryptonym.server.tables.asking import NOTHING, Asked, Asking, Paid, refused_host
from cryptonym.server.tables.bots import Bots
from cryptonym.server.tables.crowd import FRAMES_A_SECOND, Crowd
from cryptonym.server.tables.doorway import Doorway, ends_code
from cryptonym.server.tables.erasing import people_called, without_name_of
from cryptonym.server.tables.hours import Hours
from cryptonym.server.tables.judging import Judging
from cryptonym.server.tables.meaning import FORM as MARKED
from cryptonym.server.tables.meaning import beside_clue
from cryptonym.server.tables.starts import GameStart, game_start, without_name
from cryptonym.server.tables.talk import TableTalk
from cryptonym.server.tables.whispers import Whispers, is_insistence
from cryptonym.server.workers.slow import TooBusy
from cryptonym.table import PersonRenamed, Table, TableOpened
from cryptonym.table.events import TableEvent
from cryptonym.table.log import TABLE
from cryptonym.table.names import NOBODY

LOG: Final = logging.getLogger("cryptonym.server")
TRIES: Final = 5
SLICE: Final = 200
"""Events that are folded before others have a turn."""
AGAIN: Final = 1.0
"""Seconds until something is tried again that the store did not take."""
NOTES_TOGETHER: Final = 0.1
"""Seconds for which bots' notes of another node are gathered."""
COME_BACK: Final = 10.0
"""Seconds in which people come back to a table that was loaded."""
LINES_A_SECOND: Final = 5.0
"""Lines of talk at one table, after a first thirty: each goes to everybody."""
FORM: Final = frozenset(
    f"violation-{what}"
    for what in (
        "name-missing", "name-too-long", "name-unreadable", "line-missing", "line-too-long", "line-unreadable",
        "clue-without-word", "clue-too-long", "clue-unreadable", "number-negative", "settings-out-of-range",
    )
)  # fmt: skip
"""Refusals that depend on nothing stored: no look at the store can change them."""
Answer = out.Ack | out.Refused
Decide = Callable[[], tuple[TableEvent, ...] | Violation]


class Room:
    """A table, its numbered stream, and the people around it."""

    def __init__(self, table: Table, version: int, services: Services) -> None:
        self.table = table
        self.version = version
        self._store = services.store
        self._nodes = services.nodes
        self._clock = services.clock
        self._most = services.config.events_a_table
        self._lock = asyncio.Lock()
        self._is_behind = False
        """True if more may be stored than is known here."""
        self._is_closed = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._answers = Answers(services.store, self.stream, services.refusals)
        self._lines = Bucket(LINES_A_SECOND, 30, services.clock)
        self._frames = Bucket(FRAMES_A_SECOND, 2 * FRAMES_A_SECOND, services.clock)
        self._talk = TableTalk(services.config.talk)
        self._house = services.house
        self._waiting: dict[str, tuple[int, Present]] = {}
        """By node: what it told of this table, and we cannot know yet, as our stream is shorter than its own."""
        self.crowd = Crowd(self, services.clock, self._people_changed, lambda: services.nodes.changed(self.id))
        self.doorway = Doorway(self, services)
        self.judging = Judging(self, services)
        self._whispers = Whispers(services, table.id, self.crowd.tell_seats, self._asked_quietly)
        self._asking = Asking(services, self.crowd, self._whispers)
        self._hours = Hours(self, self.crowd.around, services.clock)
        self._bots = Bots(self, self.crowd.around, services)
        self._looked_after = 0
        """The number of the newest quiet question that lapses or is answered by itself."""
        self._dropping: asyncio.Task[None] | None = None
        self._notes_due: asyncio.Task[None] | None = None
        self.reports = 0
        """How often somebody has reported this table to the server's host since it was loaded."""
        self.starts: list[GameStart] = []
        """Where each game of this table begins in its stream."""

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def stream(self) -> str:
        return f"table/{self.table.id}"

    @property
    def acts(self) -> bool:
        """True if this server sees to the table's clocks and bots."""
        return self._nodes.holds(self.id)

    # --- from the store, and into it --------------------------------------------------------------------------------

    @classmethod
    async def load(cls, services: Services, table_id: str) -> Room | None:
        """The table as its stream tells it; None if there is none."""
        stored = await services.store.read(f"table/{table_id}")
        if not stored:
            return None
        opened = from_stored(TABLE, stored[0]).event
        assert isinstance(opened, TableOpened), "a stream begins with its table"
        table = tables.begin(opened)
        starts: list[GameStart] = []
        for first in range(1, len(stored), SLICE):
            for later in stored[first : first + SLICE]:
                record = from_stored(TABLE, later)
                table = tables.evolve(table, record.event)
                if isinstance(record.event, GameDealt):
                    starts.append(game_start(table, later.seq, record.at))
            await services.clock.sleep(0)  # a long history holds up no other table
        room = cls(table, stored[-1].seq, services)
        room.starts = starts
        try:
            await room._whispers.begin()
            await room._answers.load()
            if await services.nodes.begin(table_id):
                await room._pause_after_absence()
        except BaseException:
            room.close()
            raise
        if table.locked or table.closed:
            room._dropping = room.in_background(room._drop_code())  # we may have been killed before we did
        room._hours.wind()
        if room._whispers.pending(table) is not None:
            room.in_background(room._take_up_question())
        return room

    async def _pause_after_absence(self) -> None:
        """Strict time stands still where the server was away: nobody loses a turn to a power cut."""
        game = self.table.game
        if game is None or game.clock is None or game.clock.ends is None:
            return
        paused = pause_clock(game, min(self._clock.now(), game.clock.ends))
        assert not isinstance(paused, Violation)
        await self._append(paused, None, None)

    async def _append(
        self, events: Sequence[TableEvent], who: str | None, command: str | None, marks: str | None = None
    ) -> int:
        """Store, then fold and tell. StoreConflict where another node was quicker; what it stored is folded first.

        `marks` are a clue's (TABLE-2): stored in the same commit, and told to nobody.
        """
        at = self._clock.now()
        bodies = [to_body(TABLE, at, who, event) for event in events]
        beside = None if marks is None else beside_clue(self.table, marks, at, who)
        known, began = self.version, self._clock.seconds()
        try:
            appended = await self._store.append(self.stream, known, bodies, command, beside)
        except StoreConflict:
            await self._catch_up()
            if self.version == known and not self._nodes.is_alone:
                self.leave_behind()  # nobody was quicker: the database has lost what we remember
                raise StoreUnavailable("the store is behind") from None
            raise
        except BaseException:  # also if we were cancelled: it may be stored all the same
            self._fall_behind()
            raise
        if command is not None:
            self._answers.accept(command, appended.seq)
        if appended.repeated:
            await self._catch_up()
        else:
            TOOK["store"].observe(self._clock.seconds() - began)
            COUNTS["events"] += len(events)
            if events:
                self._nodes.stored(self.stream, appended.seq)
            for event in events:
                self._happen(Recorded(at, who, event), is_ours=True)
        return appended.seq

    async def _catch_up(self) -> None:
        """Fold and tell what is stored and was not heard of here: another node's doing, or ours if the store's answer was lost."""
        try:
            self._read(await self._store.read(self.stream, after=self.version))
            if self._nodes.is_alone:
                await self._answers.load()
        except BaseException:
            self._fall_behind()
            raise
        self._is_behind = False

    def _read(self, stored: Sequence[Stored]) -> None:
        for one in stored:
            if one.seq == self.version + 1:  # else we have heard of it in another way meanwhile
                self._happen(from_stored(TABLE, one), is_ours=self._nodes.is_alone)

    def _fall_behind(self) -> None:
        """The store gave no answer, so what we asked for may be stored or not: look before anything else is decided."""
        if not self._is_behind:
            self._is_behind = True
            self.in_background(self._look_again())

    async def _look_again(self) -> None:
        """Catch up as soon as the store can be read, also if nobody asks for anything."""
        while self._has_to_look:
            await self._clock.sleep(AGAIN)
            with contextlib.suppress(StoreUnavailable):
                async with self._lock:
                    if self._has_to_look:
                        await self._catch_up()

    @property
    def _has_to_look(self) -> bool:
        return self._is_behind and not self._is_closed

    async def _settle(
        self, decide: Decide, who: Connection | str | None, command: str | None = None, marks: str | None = None
    ) -> int | Violation:
        """Decide and store, and again where another node was quicker; the number after it, or the violation.

        Of a connection counts who is behind it when its turn has come: people join and leave while they wait.
        """
        is_last = self._nodes.is_alone
        for _ in range(TRIES):
            async with self._lock:
                if self._is_behind:
                    await self._catch_up()
                known = self._answers.get(command)
                if known is not None:
                    return known
                decision = self._decided(decide)
                if isinstance(decision, Violation):
                    if is_last or decision.message in FORM:
                        return await self._answers.refuse(command, decision)
                elif not decision and command is None:
                    return self.version
                else:
                    person = who.person if isinstance(who, Connection) else who
                    try:
                        return await self._append(decision, person, command, marks)
                    except StoreConflict:
                        continue
            given, is_last = await self._look(command), True
            if given is not None:
                return given
        raise StoreConflict(self.stream)

    async def _look(self, command: str | None = None, stream: str | None = None) -> int | None:
        """Read on: a refusal is never given from stale memory. The number that a command was answered with by another node."""
        given = await self._nodes.look(self, None if command is None else (stream or self.stream, command))
        if given is not None and command is not None and stream is None:
            self._answers.accept(command, given)
        return given

    async def _refusal(self, decide: Decide, command: str) -> int | Violation | None:
        """The answer to a command that would be refused; None if it may be done."""
        trial = self._decided(decide)
        if isinstance(trial, Violation) and not self._nodes.is_alone and trial.message not in FORM:
            given = await self._look(command)
            if given is not None:
                return given
            trial = self._decided(decide)
        if not isinstance(trial, Violation):
            return None
        return await self._settle(lambda: trial, None, command)

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
        """What nobody asked for: a clock that ran out, a host who is gone, a day without anybody. A refusal is nobody's either."""

        def decided() -> tuple[TableEvent, ...] | Violation:
            decision = decide(self.table)
            return () if isinstance(decision, Violation) else decision

        await self._settle(decided, None)

    @property
    def _is_full(self) -> bool:
        """True if this table has written as much as one may."""
        return max(self.version, self._answers.count) >= self._most

    # --- what people ask for ----------------------------------------------------------------------------------------

    async def handle(self, connection: Connection, message: asked.Asked) -> Answer:
        """Decide a command and store what follows; a command that was answered before gets that answer again.

        TooBusy if it costs more than this table may spend now: nothing has changed, and it may be sent again.
        """
        command, began = f"{connection.token[:16]}/{message.id}", self._clock.seconds()
        if not self._frames.has():
            raise TooBusy
        match message:
            case asked.AskQuietly() | asked.AnswerQuietly():
                outcome = await self._whisper(connection, message, command)
            case asked.Talk():
                outcome = await self._once(command, lambda: self._say(connection, message, command))
            case asked.MoveSeat():
                outcome = await self._offer_move(connection, command)
            case asked.RenewCode():
                outcome = await self._renew_code(connection, command)
            case asked.HurryBots():
                outcome = await self._once(command, lambda: self._hurry(connection))
            case _:
                outcome = await self._command(connection, message, command)
        if isinstance(outcome, Violation):
            COUNTS["refused"] += 1
            return out.Refused(id=message.id, broken=outward.broken(outcome))
        self._frames.take(len(self.crowd.connections))  # what is refused is told to nobody, and uses up nobody's share
        COUNTS["commands"] += 1
        TOOK["command"].observe(self._clock.seconds() - began)
        return out.Ack(id=message.id, n=connection.shown if connection.is_late else outcome)

    async def _once(self, command: str, do: Callable[[], Violation | None]) -> int | Violation:
        """Do what leaves nothing in the store. A refusal is remembered."""
        known = self._answers.get(command)
        if isinstance(known, Violation):
            return known
        refused = do()
        if refused is not None and not self._nodes.is_alone and refused.message not in FORM:
            await self._look()
            refused = do()
        return self.version if refused is None else await self._answers.refuse(command, refused)

    async def _whisper(
        self, connection: Connection, message: asked.AskQuietly | asked.AnswerQuietly, command: str
    ) -> int | Violation:
        quietly, whispers = inward.quiet(message), self._whispers
        is_last = self._nodes.is_alone
        outcome = await whispers.ask(self.table, connection.seat, connection.person, quietly, command, is_last=is_last)
        if isinstance(outcome, Violation) and not is_last:
            if await self._look(command, whispers.known[0]) is not None:
                return self.version
            outcome = await whispers.ask(self.table, connection.seat, connection.person, quietly, command)
        return outcome if isinstance(outcome, Violation) else self.version

    def _asked_quietly(self, word: str, asker: Seat) -> None:
        """A quiet question was asked, here or through another node: it lapses or is answered by itself, on one of them."""
        whispers = self._whispers
        if self.acts and whispers.question != self._looked_after and asker.team is not None:
            self._looked_after = whispers.question
            self.in_background(self._look_after_question(word, asker))

    async def _look_after_question(self, word: str, asker: Seat) -> None:
        """Have the newest quiet question answered or lapse if no person answers it."""
        whispers = self._whispers
        await self.judging.answer_for_nobody(word, asker, whispers, whispers.question, self.crowd.is_there)

    async def _take_up_question(self) -> None:
        """A question that was pending when the table was loaded: people get some time to come back before it is looked after."""
        await self._clock.sleep(COME_BACK)
        pending = self._whispers.pending(self.table)
        if pending is not None:
            self._asked_quietly(*pending)

    async def _command(self, connection: Connection, message: Asked, command: str) -> int | Violation:
        """First ask whether one may, then spend: a password's hash, a new link and the referee cost something."""
        paid = NOTHING
        if isinstance(message, asked.SetPassword | asked.Kick | asked.GiveClue):
            known = self._answers.get(command)
            if known is not None:
                return known
            if isinstance(message, asked.GiveClue) and not self._nodes.is_alone:
                await self._look()  # what a spymaster has let pass stands in another stream
            refusal = await self._refusal(lambda: self._decide(connection, message, Paid(secret="")), command)
            if refusal is not None:
                return refusal
            paid = await self._pay(message)
        marks = message.marks if isinstance(message, asked.GiveClue) and self._nodes.may_write(MARKED) else None
        outcome = await self._settle(lambda: self._decide(connection, message, paid), connection, command, marks)
        if self._dropping is not None:
            # The code of a person who was sent away ends before the host hears of it, whoever's line breaks meanwhile.
            await asyncio.shield(self._dropping)
        return outcome

    async def _pay(self, message: asked.SetPassword | asked.Kick | asked.GiveClue) -> Paid:
        match message:
            case asked.GiveClue():
                return Paid(verdict=await self.judging.verdict(message.word, inward.number(message.number)))
            case asked.SetPassword(password=None):
                return NOTHING
            case asked.SetPassword(password=str(password)):
                return Paid(secret=await self.doorway.hashed(password))
            case _:
                await self._end_code()  # first: if we are killed before the rest is stored, it has ended all the same
                return Paid(secret=await self.doorway.new_link())

    def _decide(self, connection: Connection, message: Asked, paid: Paid) -> tuple[TableEvent, ...] | Violation:
        if self._is_full:
            return tables.violations.written_full()
        if isinstance(message, asked.PassOn | asked.VoteClue) and not self._nodes.may_write(EVENINGS):
            return tables.violations.being_updated()
        if connection.is_late and isinstance(message, asked.PlayMessage):
            # The same now and later: a refusal tells nothing of the game.
            return tables.violations.spectators_do_not_play()
        command = self._asking.command(self.table, connection, message, paid)
        if isinstance(command, Violation):
            return command
        return tables.decide(self.table, connection.person, command)

    async def bring(self, token: str, brought: tables.TableCommand) -> int | Violation:
        """What comes in by another door than a socket, a deck or pictures: the number after it, or why it was not taken."""
        person = self.table.tokens.get(token)
        return await self._settle(lambda: tables.decide(self.table, person, brought), person)

    async def forget(self, person: str) -> None:
        """Take somebody's name away, from everybody's screen and from the store; if they are at the table they leave it."""
        await self.settle(lambda table: tables.forget(table, person))
        await self._store.rewrite(self.stream, without_name_of(person, await self._store.read(self.stream)))

    async def called(self, name: str) -> list[str]:
        """The ids of all people who were ever called so at this table."""
        return people_called(name, await self._store.read(self.stream))

    def _say(self, connection: Connection, message: asked.Talk, command: str) -> Violation | None:
        if self._house.is_muted(self.table.id):
            return tables.violations.talk_off()
        if not self._lines.has():
            raise TooBusy
        said = self._talk.say(self.table, connection.person, message.line, self._clock.now(), command)
        if isinstance(said, out.Talked):
            self._lines.take()
            self.crowd.tell_all(said)
            self._nodes.tell(Said(self.id, self._talk.newest[-1], said.lines[0]))
            return None
        return said

    def _hurry(self, connection: Connection) -> Violation | None:
        if connection.person is None:
            return tables.violations.not_at_the_table()
        self._bots.hurry()
        if not self.acts:
            self._nodes.tell(Hurry(self.id))
        return None

    async def _offer_move(self, connection: Connection, command: str) -> int | Violation:
        """Tell a one-time code for another device to this socket alone."""

        def refused() -> Violation | None:
            return tables.violations.not_at_the_table() if connection.person is None else None

        outcome = await self._once(command, refused)
        if isinstance(outcome, int) and connection.person is not None:
            code, until = await self.doorway.offer_move(connection.person, command)
            connection.tell(out.MoveCode(code=code, until=until))
        return outcome

    async def move_in(self, code: str, token: str) -> bool:
        """Another device has said the one-time code: the place goes over to its token.

        A device that has a place here already keeps it, and the code can still be used elsewhere.
        """
        if self.crowd.knows(token):
            return True
        person = await self.doorway.take_move(code, token)
        if person is None:
            return False
        try:
            moved = await self._settle(lambda: tables.decide(self.table, person, tables.ChangeDevice(token)), person)
        except (StoreUnavailable, StoreConflict):
            self.doorway.keep_move(person, code, token)
            raise
        return not isinstance(moved, Violation)

    async def _renew_code(self, connection: Connection, command: str) -> int | Violation:
        if not self._nodes.is_alone:
            await self._look()
        async with self._lock:
            known = self._answers.get(command)
            if known is not None:
                return known
            refused = self._refused_code(connection)
            if refused is not None and connection.person != self.table.host:
                return await self._answers.refuse(command, refused)
            known = await self._store.answer(self.stream, command)  # it may have been done before this host saw the key
            if known is None and refused is not None:
                return await self._answers.refuse(command, refused)
            if known is None:
                self.crowd.tell_code(out.Code(code=await self.doorway.new_code()))
                self._nodes.tell(Recoded(self.id))
                known = await self._append((), connection.person, command)
            return known

    def _refused_code(self, connection: Connection) -> Violation | None:
        """Why this person may not have a new short code made."""
        refused = refused_host(self.table, connection.person)
        if refused is not None:
            return refused
        if self.table.knows_key(connection.person or ""):
            return tables.violations.key_holders_write_nothing()
        if self.table.locked:
            return tables.violations.door_locked()
        return tables.violations.written_full() if self._is_full else None

    async def _drop_code(self) -> None:
        """End the short code, and try again for as long as the store takes nothing: an old code must not admit anybody."""
        while True:
            try:
                await self._end_code()
                return
            except StoreUnavailable:
                await self._clock.sleep(AGAIN)

    async def _shut_door(self) -> None:
        """Another node has locked the door or closed the table. It ends the code itself, but for one that dies before it does."""
        await self._whispers.for_sure(self._look)
        if self.table.locked or self.table.closed:  # and not opened again meanwhile, with a new code
            await self._drop_code()

    async def _end_code(self) -> None:
        if await self.doorway.drop_code():
            self.crowd.tell_code(out.Code())
            self._nodes.tell(Recoded(self.id))

    # --- what bots do -------------------------------------------------------------------------------------------------

    async def is_legal(self, word: str, number: int | None) -> bool:
        """True if the referee would let a clue pass, also if the table plays without one."""
        return await self.judging.is_legal(word, number)

    async def play_for(self, person: str, command: Command) -> Violation | None:
        """Make a bot's move, which is decided as anybody's is."""
        if isinstance(command, GiveClue):
            command = replace(command, verdict=await self.judging.verdict(command.word, command.number))

        def decide() -> tuple[TableEvent, ...] | Violation:
            """The time counts at which it is the move's turn, not that at which it began to wait (TIME-2)."""
            return tables.decide(self.table, person, tables.Play(replace(command, at=self._clock.now())))

        outcome = await self._settle(decide, person)
        return outcome if isinstance(outcome, Violation) else None

    def point_for(self, person: str, card: int | None) -> None:
        """Put a bot's tag on a card (TURN-13)."""
        self.crowd.point(person, asked.Tag(card=card))

    def note_stand_in(self, person: str, *, stands_in: bool) -> None:
        """Tell the table if a bot of ours moves in place of the program outside."""
        self.crowd.note_stand_in(person, stands_in=stands_in)

    # --- what has happened ------------------------------------------------------------------------------------------

    def _happen(self, record: Recorded, *, is_ours: bool = True) -> None:
        """Fold one stored event and tell everybody. What follows from it outside the stream, the node does that stored it."""
        event, before = record.event, self.table
        self.table = after = tables.evolve(before, event)
        self.version += 1
        self.crowd.happened(record, before, after)
        if is_insistence(event) and (is_ours or self.acts):
            self.in_background(self._whispers.note_insistence(record, before.games, self.version))
        if isinstance(event, GameDealt):
            self.starts.append(game_start(after, self.version, record.at))
            self.judging.prepare(event)
        if isinstance(event, PersonRenamed) and event.name == NOBODY:
            self._forget_name(event.person)
        if ends_code(event):
            self._code_ends(is_ours=is_ours)
        if is_ours and isinstance(event, GameDealt | GameEnded):
            self._count_game(event)
        self._hours.wind()
        self._bots.stir()
        if isinstance(event, GameEnded) and (notes := self._bots.notes()):
            self.crowd.tell_all(notes)
            self._tell_notes()

    def _forget_name(self, person: str) -> None:
        """Somebody has had their name removed: nothing here has it any more."""
        self.starts = [without_name(start, person) for start in self.starts]
        self._talk.forget(person)

    def _code_ends(self, *, is_ours: bool) -> None:
        if is_ours:
            self._dropping = self.in_background(self._drop_code())
        elif self.acts:
            self.in_background(self._shut_door())

    def _count_game(self, event: GameDealt | GameEnded) -> None:
        settings = self.table.settings
        kind = (self.table.card_language, settings.kind.value, settings.rules.mode.value)
        if isinstance(event, GameDealt):
            count("games_begun", *kind)
        else:
            count("games_ended", *kind, event.by)

    def in_background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do it beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- other nodes ----------------------------------------------------------------------------------------------------

    @property
    def is_attended(self) -> bool:
        """True if somebody has the table open through this server."""
        return not self.is_empty

    @property
    def is_attended_elsewhere(self) -> bool:
        """True if somebody has it open through another one."""
        return self.crowd.around.is_attended_elsewhere

    def known(self) -> dict[str, int]:
        """By stream: the number up to which this server has read."""
        return {self.stream: self.version, **dict([self._whispers.known])}

    async def take_in(self, found: Mapping[str, Sequence[Stored]]) -> None:
        """Fold and tell what another node has stored."""
        try:
            await self._whispers.take_in(found.get(self._whispers.known[0], ()))
            async with self._lock:
                if not self._is_closed:
                    self._read(found.get(self.stream, ()))
        except CorruptLog:
            self._drop("a table is dropped from memory: another node has written what cannot be read here")
            raise
        waiting, self._waiting = self._waiting, {}
        if self._is_closed:
            return  # nothing is folded any more: what waits for a later event would wait, and read, for ever
        for node, (order, told) in waiting.items():
            self.hear(node, order, told)

    def hear(self, node: str, order: int, hint: Hint) -> None:
        """Take in what another node tells of this table."""
        match hint:
            case Present():
                self._hear_who_is_there(node, order, hint)
            case Said(name=name, line=line):
                heard = self._talk.hear(name, line)
                if heard is not None:
                    self.crowd.tell_all(heard)
            case Noted(game=game, note=note):
                if self._bots.hear_note(game, note) and self._notes_due is None:
                    self._notes_due = self.in_background(self._tell_notes_soon())
            case Hurry():
                self._bots.hurry()
            case Recoded():
                self.in_background(self._tell_code())
            case _:
                pass

    def _hear_who_is_there(self, node: str, order: int, hint: Present) -> None:
        """Note who is at another node, and read on first if that node knows more of the table."""
        if hint.number > self.version:
            self._waiting[node] = (order, hint)
            self.in_background(self._read_on())
            return
        if self.crowd.around.hear(node, order, self._clock.seconds(), hint, self.table):
            self.crowd.changed_elsewhere()
        if not self._talk.has_all(hint.newest):
            self._nodes.tell(Tell(self.id))

    async def _read_on(self) -> None:
        with contextlib.suppress(StoreUnavailable, CorruptLog):
            await self._look()

    async def _tell_code(self) -> None:
        """Another node has changed the short code: say what it is now."""
        with contextlib.suppress(StoreUnavailable):
            self.crowd.tell_code(out.Code(code=await self.doorway.code()))

    async def _tell_notes_soon(self) -> None:
        """Notes come one by one; people hear them together."""
        await self._clock.sleep(NOTES_TOGETHER)
        self._notes_due = None
        if notes := self._bots.notes():
            self.crowd.tell_all(notes)

    def _tell_notes(self) -> None:
        for place, note in enumerate(self._bots.own_notes()):
            self._nodes.tell(Noted(self.id, self.table.games, place, note))

    def present(self) -> Present:
        """What goes on at this table through this server."""
        return self.crowd.around.present(self.id, self.version, self._talk.newest)

    def retold(self) -> list[Hint]:
        """All that is not stored, but for who is here."""
        said: list[Hint] = [Said(self.id, name, line) for name, line in self._talk.named()]
        notes = self._bots.own_notes()
        return said + [Noted(self.id, self.table.games, place, note) for place, note in enumerate(notes)]

    def forget_nodes(self, living: frozenset[str], before: float) -> None:
        """Forget what dead and silent nodes have told."""
        self._waiting = {node: told for node, told in self._waiting.items() if node in living}
        if self.crowd.around.forget(living, before, self.table):
            self.crowd.changed_elsewhere()

    def lease_changed(self) -> None:
        """This server sees to the table's clocks and bots from now on, or does not any more."""
        if self._is_closed:
            return
        self._hours.wind()
        self._bots.stir()
        if not self.acts:
            return
        pending = self._whispers.pending(self.table)
        if pending is not None:
            self._asked_quietly(*pending)
        if self.table.locked or self.table.closed:
            self.in_background(self._shut_door())  # whoever locked it may have died before

    def leave_behind(self) -> None:
        """The store has lost what we remember, as a standby may that was promoted: never write from that memory. Everybody comes back."""
        self._drop("a table is dropped from memory: the store has less of it than we remember")

    def send_away(self) -> None:
        """Close everybody's sockets: they come back, here or through another node."""
        self.crowd.say_goodbye()

    def _drop(self, why: str) -> None:
        LOG.error(why, extra=self.which)
        self.close()
        self.crowd.say_goodbye()

    # --- people coming and going ------------------------------------------------------------------------------------

    def arrive(self, connection: Connection, welcome: out.Welcome, since: int | None) -> None:
        """Show the table to a socket: the view, or what it missed of it since that number."""
        self.crowd.arrive(connection, welcome, since, self._told_besides)

    def _told_besides(self, seat: Seat) -> list[out.Outgoing]:
        """What stands in no view: the last lines, a question that waits, what the bots meant."""
        announced = [
            out.Announced(line=note.about, until=note.until) for note in self._house.announcements(self.table.id)
        ]
        besides = (*announced, self._talk.so_far(), self._whispers.question_for(self.table, seat), self._bots.notes())
        return [message for message in besides if message is not None]

    def _people_changed(self) -> None:
        self._hours.people_changed()
        self._bots.stir()

    @property
    def is_empty(self) -> bool:
        """True if nobody is here or about to come in."""
        return not (self.crowd.connections or self.crowd.guests)

    @property
    def is_idle(self) -> bool:
        """True if nobody is here and no clock runs: the table can leave memory."""
        return self.is_empty and not self._hours.is_running

    @property
    def is_used(self) -> bool:
        """True if more than one person has been here, or cards were dealt."""
        return len(self.table.tokens) > 1 or self.table.games > 0

    @property
    def is_closed(self) -> bool:
        """True if it has left memory, or has to: it answers nobody any more."""
        return self._is_closed

    def close(self) -> None:
        """Stop all timers: the server goes down, or nobody needs the table."""
        self._is_closed = True
        self._nodes.end(self.id)
        self._answers.forget()
        self._whispers.forget()
        self._hours.close()
        self._bots.rest()
        self.crowd.close()
