"""The referee in its worker process: the right answer, and one all the same when the worker is killed or asleep."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable

import pytest
from tests.grids import HALF_PLAYED, from_grid

from cryptonym.engine import WATCHER, Finding, Game, view
from cryptonym.minds.judge import Laid, laid_before
from cryptonym.server.workers.judges import Judges

LONG = 60.0
BOARD = Laid(("WĄŻ", "ZAMEK", "MOST"), "pl")


def test_a_worker_knows_the_language() -> None:
    async def script() -> None:
        judges = Judges()
        barred = await judges.judge(BOARD, "wężyk", 1, LONG)
        fine = await judges.judge(BOARD, "rycerz", 1, LONG)
        judges.close()
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
        await judges.judge(BOARD, "rycerz", 1, LONG)
        pool = judges._workers._running()
        for pid in list(pool._processes):
            os.kill(pid, signal.SIGKILL)
        answer = await judges.judge(BOARD, "tic tac", 1, LONG)
        assert answer is not None
        assert (answer.finding, answer.rule) == (Finding.ILLEGAL, "CLUE-2")
        again = await judges.judge(BOARD, "wężyk", 1, LONG)
        judges.close()
        assert again is not None
        assert again.rule == "CLUE-4"

    asyncio.run(script())


def test_pen_5_a_slow_worker_is_not_waited_for_and_what_it_would_have_said_is_left_open() -> None:
    async def script() -> None:
        judges = Judges()
        answer = await judges.judge(BOARD, "most", 1, patience=0.0)
        assert answer is not None
        assert (answer.finding, answer.rule, answer.reasons[0].codename) == (Finding.ILLEGAL, "CLUE-3", "MOST")
        assert await judges.judge(BOARD, "wężyk", 1, patience=0.0) is None
        judges.close()

    asyncio.run(script())
