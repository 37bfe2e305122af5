"""The referee beside the tables.

Beside our own cards a judgement takes a tenth of a millisecond, less than asking another process, so it is made here (ADR 0033). A
language is loaded in a thread when it is first needed. Beside cards of a host's own, which may be any text, a worker process judges: one
that dies or dawdles holds nobody up.
"""

from __future__ import annotations

import asyncio
from typing import Final

from cryptonym.decks import LANGUAGES
from cryptonym.minds.judge import Laid, get_ready, judge, judge_by_form
from cryptonym.referee import Judgement
from cryptonym.server.clock import SYSTEM, Clock
from cryptonym.server.counts import TOOK
from cryptonym.server.defects import report_defect
from cryptonym.server.garbage import keep_what_was_loaded
from cryptonym.server.workers.pool import NoAnswer, Workers
from cryptonym.server.workers.slow import Slow

PATIENCE: Final = 15.0
"""Seconds after which a clue is judged by its form alone: a language that is just being loaded takes one or two on a busy machine."""


class Judges:
    def __init__(self, workers: int = 1, clock: Clock = SYSTEM) -> None:
        self._clock = clock
        self._workers = Workers(workers, clock)
        self._loader = Slow("referee")
        self._loading: dict[str, asyncio.Task[frozenset[str]]] = {}
        """By language: the codenames of its deck, once all of them are ready."""

    async def judge(self, laid: Laid, clue: str, number: int | None, patience: float = PATIENCE) -> Judgement | None:
        """The judgement on a clue. If no referee answers, only its form is judged; None if that says nothing (PEN-5)."""
        began = self._clock.seconds()
        try:
            if await self._knows(laid, patience):
                return judge(laid, clue, number)
            return await self._workers.do(patience, judge, laid, clue, number)
        except NoAnswer:
            return judge_by_form(laid, clue)
        except Exception as error:  # a defect of ours, or of a table of words: nobody waits for it
            report_defect(error, {})
            return judge_by_form(laid, clue)
        finally:
            TOOK["referee"].observe(self._clock.seconds() - began)

    async def _knows(self, laid: Laid, patience: float) -> bool:
        """True if all these cards are ready here. Their language is loaded first if it has to be."""
        if laid.entries or laid.language not in LANGUAGES:
            return False
        loading = self._load(laid.language)
        if not loading.done():
            try:
                async with self._clock.timeout(patience):
                    await asyncio.shield(loading)
            except TimeoutError:
                raise NoAnswer from None
        return loading.result().issuperset(laid.visible)

    def _load(self, language: str) -> asyncio.Task[frozenset[str]]:
        loading = self._loading.get(language)
        if loading is None or (loading.done() and loading.exception() is not None):
            work = self._loader.do(lambda: _loaded(language))
            loading = self._loading[language] = asyncio.get_running_loop().create_task(work)
        return loading

    def warm_up(self, language: str) -> None:
        """Have a language loaded before the first clue is typed in it."""
        if language in LANGUAGES:
            self._load(language)

    def close(self) -> None:
        self._workers.close()


def _loaded(language: str) -> frozenset[str]:
    """In the loader's thread."""
    cards = get_ready(language)
    keep_what_was_loaded()
    return cards
