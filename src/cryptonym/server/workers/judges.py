"""The referee in worker processes, never in the event loop. One that dies or dawdles holds nobody up."""

from __future__ import annotations

from typing import Final

from cryptonym.decks import LANGUAGES
from cryptonym.minds.judge import Laid, judge, judge_by_form
from cryptonym.referee import Judgement
from cryptonym.server.workers.pool import NoAnswer, Workers

PATIENCE: Final = 15.0
"""Seconds after which a clue is judged by its form alone: a language that is just being loaded takes one or two."""


class Judges:
    """A small pool of referees. They load a language when it is first asked for."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = Workers(workers)

    async def judge(self, laid: Laid, clue: str, number: int | None, patience: float = PATIENCE) -> Judgement | None:
        """The judgement on a clue. If no referee answers, only its form is judged; None if that says nothing (PEN-5)."""
        try:
            return await self._workers.do(patience, judge, laid, clue, number)
        except NoAnswer:
            return judge_by_form(laid, clue)

    def warm_up(self, language: str) -> None:
        """Have a language loaded before the first clue is typed in it."""
        if language in LANGUAGES:
            self._workers.prepare(judge, Laid((), language), "x", 1)

    def close(self) -> None:
        self._workers.close()
