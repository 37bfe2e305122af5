"""The referee beside the tables: the right answer, here or from a worker, and one all the same if the worker is killed or asleep."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable

import pytest
from tests.grids import HALF_PLAYED, from_grid

from cryptonym.engine import WATCHER, Finding, Game, view
from cryptonym.minds.judge import Laid, get_ready, laid_before
from cryptonym.server.counts import COUNTS
from cryptonym.server.workers.judges import Judges

LONG = 60.0
OURS = Laid(("WĄŻ", "ZAMEK", "MOST"), "pl")
THEIRS = Laid(("WĄŻ", "ZAMEK", "MOST", "ZZYZX"), "pl")
"""With a card of a host's own."""


@pytest.mark.parametrize("board", [OURS, THEIRS])
def test_the_referee_knows_the_language(board: Laid) -> None:
    async def script() -> None:
        judges = Judges()
        barred = await judges.judge(board, "wężyk", 1, LONG)
        fine = await judges.judge(board, "rycerz", 1, LONG)
        has_worker = judges._workers._pool is not None
        judges.close()
        assert has_worker == (board is THEIRS)
        assert barred is not None
        assert fine is not None
        assert (barred.finding, barred.rule, barred.reasons[0].codename) == (Finding.ILLEGAL, "CLUE-4", "WĄŻ")
        assert fine.finding is Finding.LEGAL

    asyncio.run(script())


@pytest.mark.parametrize(
    "lay", [lambda game: laid_before(game, "it"), lambda game: laid_before(view(game, WATCHER), "it")]
)
def test_clue_3_what_is_covered_lies_before_no_referee(lay: Callable[[Game], Laid]) -> None:
    """Neither before the table's nor before a bot's."""
    game = from_grid(HALF_PLAYED)
    before = lay(game)
    assert before.visible == tuple(card for place, card in enumerate(game.cards) if place not in game.covered)
    assert len(before.visible) < 25


def test_a_dead_worker_holds_nobody_up_and_the_next_one_knows_again() -> None:
    async def script() -> None:
        judges = Judges()
        await judges.judge(THEIRS, "rycerz", 1, LONG)
        pool = judges._workers._running()
        assert pool._processes
        for pid in list(pool._processes):
            os.kill(pid, signal.SIGKILL)
        answer = await judges.judge(THEIRS, "tic tac", 1, LONG)
        assert answer is not None
        assert (answer.finding, answer.rule) == (Finding.ILLEGAL, "CLUE-2")
        again = await judges.judge(THEIRS, "wężyk", 1, LONG)
        judges.close()
        assert again is not None
        assert again.rule == "CLUE-4"

    asyncio.run(script())


def test_pen_5_a_referee_with_a_defect_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(laid: Laid, clue: str, number: int | None) -> None:
        raise ValueError("a word of the table")

    async def script() -> None:
        judges = Judges()
        await judges.judge(OURS, "rycerz", 1, LONG)
        monkeypatch.setattr("cryptonym.server.workers.judges.judge", fail)
        before = COUNTS["defects"]
        assert await judges.judge(OURS, "rycerz", 1, LONG) is None
        visible = await judges.judge(OURS, "most", 1, LONG)
        judges.close()
        assert visible is not None
        assert visible.rule == "CLUE-3"
        assert COUNTS["defects"] == before + 2

    asyncio.run(script())


def test_a_language_is_loaded_beside_the_tables_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[tuple[str, int]] = []

    def load(language: str) -> frozenset[str]:
        where.append((language, threading.get_ident()))
        return get_ready(language)

    async def script() -> None:
        judges = Judges()
        monkeypatch.setattr("cryptonym.server.workers.judges.get_ready", load)
        judges.warm_up("pl")
        answers = await asyncio.gather(*(judges.judge(OURS, "wężyk", 1, LONG) for _ in range(5)))
        judges.close()
        assert all(answer is not None and answer.rule == "CLUE-4" for answer in answers)

    asyncio.run(script())
    assert [language for language, _ in where] == ["pl"]
    assert where[0][1] != threading.get_ident()


def test_pen_5_a_slow_worker_is_not_waited_for_and_what_it_would_have_said_is_left_open() -> None:
    async def script() -> None:
        judges = Judges()
        answer = await judges.judge(THEIRS, "most", 1, patience=0.0)
        assert answer is not None
        assert (answer.finding, answer.rule, answer.reasons[0].codename) == (Finding.ILLEGAL, "CLUE-3", "MOST")
        assert await judges.judge(THEIRS, "wężyk", 1, patience=0.0) is None
        judges.close()

    asyncio.run(script())
