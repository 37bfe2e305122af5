"""What spymasters ask each other unheard (CLUE-18): a stream and a lock of its own, so that it delays and shows nothing at the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from cryptonym.engine import Finding, Role, Seat, Team, Verdict, Violation
from cryptonym.engine.quiet import (
    Insisted,
    Quiet,
    QuietCommand,
    QuietEvent,
    QuietlyAnswered,
    QuietlyAsked,
    QuietlyLapsed,
    decide_quietly,
    evolve_quietly,
    lapse,
    turn_number,
)
from cryptonym.protocol import outgoing as out
from cryptonym.server.services import Services
from cryptonym.server.stores.record import Recorded, from_stored, to_body
from cryptonym.server.stores.store import StoreConflict, Stored, StoreUnavailable, streams_of
from cryptonym.server.tables.answers import Answers
from cryptonym.table import Table, violations
from cryptonym.table.log import QUIET

AGAIN: Final = 1.0
"""Seconds until something is tried again that the store did not take."""
TRIES: Final = 5
Tell = Callable[[frozenset[Seat], out.Outgoing], None]


class Whispers:
    """`tell` says a message to everybody in some seats, and to nobody else. `asked` hears of each new question: its word, and who asks."""

    def __init__(self, services: Services, table: str, tell: Tell, asked: Callable[[str, Seat], None]) -> None:
        self._store = services.store
        self._stream = streams_of(table)[1]
        self._clock = services.clock
        self._tell = tell
        self._asked = asked
        self._nodes = services.nodes
        self._quiet = Quiet(0)
        self._version = 0
        self.question = 0
        """The number of the newest question in the quiet stream."""
        self._lock = asyncio.Lock()
        self._is_behind = False
        """True if more may be stored than is known here: the store gave no answer."""
        self._answers = Answers(self._store, self._stream, services.refusals)
        self._most = services.config.events_a_table

    async def begin(self) -> None:
        """Read what was whispered before."""
        await self.load()
        await self._answers.load()

    def forget(self) -> None:
        self._answers.forget()

    async def _catch_up(self) -> None:
        """Fold and tell what is stored and was not heard of here."""
        self._is_behind = True
        await self.load(tell=True)
        if self._nodes.is_alone:
            await self._answers.load()
        self._is_behind = False

    async def load(self, *, tell: bool = False) -> None:
        self._read(await self._store.read(self._stream, after=self._version), tell=tell)

    def _read(self, stored: Sequence[Stored], *, tell: bool) -> None:
        for whisper in stored:
            if whisper.seq != self._version + 1:
                continue  # heard of in another way meanwhile
            event = from_stored(QUIET, whisper).event
            self._fold(event)
            if tell:
                self._say(event)

    async def take_in(self, stored: Sequence[Stored]) -> None:
        """Fold and tell what another node has stored."""
        async with self._lock:
            self._read(stored, tell=True)

    @property
    def known(self) -> tuple[str, int]:
        """The stream, and the number up to which it was read."""
        return self._stream, self._version

    def lets(self, table: Table, team: Team | None, word: str) -> bool:
        """Whether the opposing spymaster has agreed to this word of this team in this game."""
        return team is not None and self._quiet.game == table.games and self._quiet.lets(team, word)

    async def ask(
        self,
        table: Table,
        seat: Seat,
        who: str | None,
        command: QuietCommand,
        command_id: str | None = None,
        *,
        is_last: bool = True,
    ) -> int | Violation | None:
        """Ask or answer: None if that was stored now, the first answer if it was given before, or the violation.

        A refusal is remembered only if it is the last word: before that, a look at the store may change it.
        """
        async with self._lock:
            for _ in range(TRIES):
                if self._is_behind:
                    await self._catch_up()
                known = self._answers.get(command_id)
                if known is not None:
                    return known
                decision = self._decided(table, seat, command)
                if isinstance(decision, Violation):
                    return await self._answers.refuse(command_id, decision) if is_last else decision
                try:
                    await self._append(decision, who, command_id)
                except StoreConflict:
                    continue
                return None
        raise StoreConflict(self._stream)

    def _decided(self, table: Table, seat: Seat, command: QuietCommand) -> tuple[QuietEvent, ...] | Violation:
        if table.game is None:
            return violations.no_game()
        if self._version >= self._most:
            return violations.written_full()
        quiet = self._quiet if self._quiet.game == table.games else Quiet(table.games)
        return decide_quietly(table.game, quiet, seat, command)

    async def lapse(self, table: Table, word: str, question: int) -> None:
        """Nobody has answered: both spymasters hear that the question has lapsed, if it still waits and was not asked anew."""
        async with self._lock:
            if self._is_behind:
                await self._catch_up()
            if table.game is None or self._quiet.game != table.games or self.question != question:
                return
            lapsed = lapse(table.game, self._quiet, word)
            if lapsed:
                await self._append(lapsed, None)

    async def note_insistence(self, record: Recorded, games: int, number: int) -> None:
        """A clue given against the referee's word is noted for the record (REF-1), once, and later if the store takes nothing now."""
        event, verdict = record.event, record.event.verdict
        insisted = Insisted(games, event.team, event.word, verdict.finding, verdict.rule)

        async def note() -> None:
            async with self._lock:
                if self._is_behind:
                    await self._catch_up()
                await self._append([insisted], record.who, f"insisted/{number}")

        await self.for_sure(note)

    async def for_sure(self, do: Callable[[], Awaitable[object]]) -> None:
        """Do it, and again for as long as the store takes nothing: nobody is there who would ask again."""
        while True:
            try:
                await do()
                return
            except (StoreUnavailable, StoreConflict):
                await self._clock.sleep(AGAIN)

    def pending(self, table: Table) -> tuple[str, Seat] | None:
        """The question that waits for an answer in this turn, and who asked it."""
        pending, game = self._quiet.pending, table.game
        if pending is None or game is None or game.is_over or self._quiet.game != table.games:
            return None
        team, word, turn = pending
        return (word, Seat(Role.SPYMASTER, team)) if turn == turn_number(game) else None

    def question_for(self, table: Table, seat: Seat) -> out.QuietQuestion | None:
        """A question that waits for an answer is put again to a spymaster who comes back."""
        pending = self.pending(table)
        if pending is None:
            return None
        word, asker = pending
        assert asker.team is not None
        return out.QuietQuestion(team=asker.team.value, word=word) if seat == opponent_of(asker) else None

    async def _append(self, events: Sequence[QuietEvent], who: str | None, command_id: str | None = None) -> None:
        bodies = [to_body(QUIET, self._clock.now(), who, event) for event in events]
        try:
            appended = await self._store.append(self._stream, self._version, bodies, command_id)
        except BaseException:  # whatever it was, more may be stored than is known here
            self._is_behind = True
            raise
        if command_id is not None:
            self._answers.accept(command_id, appended.seq)
        if appended.repeated:
            await self._catch_up()
            return
        self._nodes.stored(self._stream, appended.seq)
        for event in events:
            self._fold(event)
            self._say(event)

    def _fold(self, event: QuietEvent) -> None:
        self._quiet = evolve_quietly(self._quiet, event)
        self._version += 1
        if isinstance(event, QuietlyAsked):
            self.question = self._version

    def _say(self, event: QuietEvent) -> None:
        if isinstance(event, Insisted):
            return
        team, word = event.team, event.word
        opponent, asker = Seat(Role.SPYMASTER, team.other), Seat(Role.SPYMASTER, team)
        both = frozenset({opponent, asker})
        match event:
            case QuietlyAnswered():
                self._tell(both, out.QuietAnswer(team=team.value, word=word, lets_pass=event.lets_pass))
            case QuietlyLapsed():
                self._tell(both, out.QuietLapse(team=team.value, word=word))
            case QuietlyAsked():
                self._asked(word, asker)
                self._tell(frozenset({opponent}), out.QuietQuestion(team=team.value, word=word))


def opponent_of(asker: Seat) -> Seat:
    """The spymaster who is asked."""
    assert asker.team is not None
    return Seat(Role.SPYMASTER, asker.team.other)


def is_insistence(event: object) -> bool:
    verdict = getattr(event, "verdict", None)
    return isinstance(verdict, Verdict) and verdict.finding in (Finding.ILLEGAL, Finding.DOUBTFUL)
