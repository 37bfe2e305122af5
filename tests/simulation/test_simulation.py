"""Histories of the whole server in a box: what must hold holds, one seed is one history, and planted defects are found."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from tests.simulation.defects import DEFECTS
from tests.simulation.defects.search import WITHIN, histories_until_found
from tests.simulation.history import Outcome, run, shrunk
from tests.simulation.loop import SimLoop, Stalled, Threads
from tests.simulation.markers import MARKERS
from tests.simulation.plan import Plan

ROOT = Path(__file__).resolve().parents[2]
MANY = 240
"""Histories in `make test`. `make soak PART=simulation` plays 20,000 others."""
QUICK = (
    "told before it is stored",
    "a number is skipped on the way back",
    "first answers are forgotten when a table is loaded",
    "whispers are told to all",
    "the number of spectators tells where the assassin is",
)
"""Planted in `make test`; all of them in the soak."""


def holds(outcome: Outcome) -> None:
    if outcome.broken is not None:
        pytest.fail(f"\n{outcome}\n\nthe smallest that was found:\n{shrunk(outcome, 60)}")


@pytest.mark.parametrize("batch", range(4))
def test_whatever_goes_wrong_what_must_hold_holds(batch: int) -> None:
    for seed in range(batch * MANY // 4, (batch + 1) * MANY // 4):
        holds(run(Plan.drawn(seed)))


@pytest.mark.slow(part="simulation")
@pytest.mark.timeout(3600)
def test_every_rare_thing_happens_within_a_thousand_histories() -> None:
    markers: Counter[str] = Counter()
    for seed in range(1000):
        markers += run(Plan.drawn(seed)).markers
    assert [name for name in MARKERS if not markers[name]] == []


# --- one seed, one history --------------------------------------------------------------------------------------------

SEEDS = (3, 8, 15, 21, 34, 59)
DIGESTS = f"""
from tests.simulation.history import run
from tests.simulation.plan import Plan
print(*(run(Plan.drawn(seed)).digest for seed in {SEEDS}))
"""


def test_one_seed_is_one_history_byte_by_byte() -> None:
    """Twice here, and once in another process, in which strings have other hashes and objects other places."""
    digests = [run(Plan.drawn(seed)).digest for seed in SEEDS]
    assert [run(Plan.drawn(seed)).digest for seed in SEEDS] == digests
    assert len(set(digests)) == len(SEEDS)
    elsewhere = subprocess.run(
        [sys.executable, "-c", DIGESTS],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert elsewhere.stdout.split() == digests


def test_a_plan_can_be_typed_again() -> None:
    from tests.simulation.__main__ import plan_of

    drawn = Plan.drawn(5)
    for plan in (drawn, *drawn.smaller()):
        assert plan_of(str(plan)) == plan


# --- the loop ---------------------------------------------------------------------------------------------------------


def test_hours_pass_in_a_moment_and_threads_are_refused() -> None:
    import asyncio

    async def waits() -> None:
        await asyncio.sleep(36_000)
        with pytest.raises(Threads):
            await asyncio.to_thread(print)

    loop = SimLoop()
    loop.run_until_complete(waits())
    assert loop.time() == 36_000
    with pytest.raises(Stalled):
        loop.run_until_complete(loop.create_future())
    loop.close()


# --- planted defects --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", QUICK)
def test_a_planted_defect_is_found(name: str) -> None:
    assert histories_until_found(name) is not None


@pytest.mark.slow(part="simulation")
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", sorted(name for name in DEFECTS.keys() - set(QUICK) if not name.startswith("found")))
def test_every_planted_defect_is_found(name: str) -> None:
    found = histories_until_found(name)
    assert found is not None, f"not within {WITHIN} histories"
    print(f"{name}: found in history {found[0]}")
