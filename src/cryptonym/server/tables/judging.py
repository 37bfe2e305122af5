"""The referee at one table: clues that are given, clues under way, and quiet questions that no person answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from cryptonym.engine import Finding, Game, GameDealt, RefereeMode, Role, Seat, Verdict
from cryptonym.engine.quiet import AnswerQuietly
from cryptonym.minds.judge import Laid, judge_by_form, laid_before
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import inward
from cryptonym.protocol import outgoing as out
from cryptonym.referee import Judgement
from cryptonym.server.services import Services
from cryptonym.server.sockets.connection import Connection
from cryptonym.server.tables.desk import Desk
from cryptonym.server.tables.whispers import Whispers

UNANSWERED: Final = 30.0
"""A quiet question that a present spymaster does not answer lapses after so many seconds (CLUE-18)."""
REMEMBERED: Final = 16
"""Judgements that a table remembers."""
AT_ONCE: Final = 1.0
"""The referee answers after so many seconds if no person can."""


class Judging:
    def __init__(self, desk: Desk, services: Services) -> None:
        self._desk = desk
        self._judge = services.judge
        self._clock = services.clock
        self._turn = asyncio.Lock()
        """One judgement at a time for each table, so that a busy table does not fill the referees' queue."""
        self._draft: tuple[Connection, asked.Draft] | None = None
        self._judgements: dict[tuple[Laid, str, int | None], Judgement] = {}
        """The newest ones: a clue that was drafted has its judgement when it is given."""

    async def verdict(self, word: str, number: int | None) -> Verdict | None:
        """The referee's word on a clue that is being given; None if there is no referee (REF-3, PEN-5)."""
        judgement = await self._judgement(word, number)
        return None if judgement is None else judgement.verdict

    async def is_legal(self, word: str, number: int | None) -> bool:
        """True if the referee would let a clue pass, also if the table plays without one."""
        game = self._desk.table.game
        if game is None:
            return False
        judgement = await self._judged(game, word, number)
        return judgement is None or judgement.finding is not Finding.ILLEGAL

    async def _judgement(self, word: str, number: int | None) -> Judgement | None:
        game = self._desk.table.game
        if game is None or game.rules.referee is RefereeMode.SILENT:
            return None
        return await self._judged(game, word, number)

    async def _judged(self, game: Game, word: str, number: int | None) -> Judgement | None:
        async with self._turn:
            table = self._desk.table
            laid = laid_before(game, table.card_language, table.own_entries)
            if self._judge is None:
                return judge_by_form(laid, word)
            asked_for = (laid, word, number)
            if asked_for in self._judgements:
                return self._judgements[asked_for]
            judgement = await self._judge.judge(laid, word, number)
            if judgement is not None:
                if len(self._judgements) >= REMEMBERED:
                    self._judgements.clear()
                self._judgements[asked_for] = judgement
            return judgement

    def prepare(self, dealt: GameDealt) -> None:
        """Have the language of a new game loaded before its first clue."""
        if self._judge is not None and dealt.rules.referee is not RefereeMode.SILENT:
            self._judge.warm_up(self._desk.table.card_language)

    # --- a clue under way -------------------------------------------------------------------------------------------

    def draft(self, connection: Connection, message: asked.Draft) -> None:
        """Answer what the referee makes of a clue under way: to the typist alone, never stored (REF-1)."""
        game = self._desk.table.game
        if game is not None and connection.seat == game.clue_giver and message.word.strip():
            is_answering = self._draft is not None
            self._draft = (connection, message)
            if not is_answering:
                self._desk.in_background(self._answer_drafts())

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
        game = self._desk.table.game
        if game is None or game.rules.referee is RefereeMode.SILENT or connection.seat != game.clue_giver:
            return
        connection.tell(told(message, judgement))

    # --- a quiet question that no person answers ----------------------------------------------------------------------

    async def answer_for_nobody(
        self, word: str, asker: Seat, whispers: Whispers, question: int, is_there: Callable[[Seat], bool]
    ) -> None:
        """Settle a quiet question that no person answers (CLUE-18).

        If the opposing spymaster is there, the question lapses after `UNANSWERED` seconds: nobody consents for a person. If that seat
        is empty, a bot's, or its owner is away, the referee answers: what it does not find illegal may pass. A silent referee, or one
        that gives no answer, lets the question lapse.
        """
        assert asker.team is not None
        opponent = Seat(Role.SPYMASTER, asker.team.other)
        if is_there(opponent):
            await self._clock.sleep(UNANSWERED)
        else:
            await self._clock.sleep(AT_ONCE)
            judged = None if is_there(opponent) else await self._judgement(word, None)
            if judged is not None and not is_there(opponent) and whispers.question == question:
                lets = judged.finding is not Finding.ILLEGAL
                answer = AnswerQuietly(word, lets)
                await whispers.for_sure(lambda: whispers.ask(self._desk.table, opponent, None, answer))
                return
            if is_there(opponent):
                await self._clock.sleep(UNANSWERED)
        await whispers.for_sure(lambda: whispers.lapse(self._desk.table, word, question))


def told(message: asked.Draft, judgement: Judgement | None) -> out.DraftVerdict:
    """A judgement for the typist; `unjudged` if no referee answered."""
    if judgement is None:
        return out.DraftVerdict(word=message.word, number=message.number, finding="unjudged")
    reasons = [
        out.Broken(rule=reason.rule, message=reason.message, args=dict(reason.args)) for reason in judgement.reasons
    ]
    return out.DraftVerdict(word=message.word, number=message.number, finding=judgement.finding.value, reasons=reasons)
