"""Histories on several nodes: what must hold holds, and planted defects are found."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.simulation import defects
from tests.simulation.history import run
from tests.simulation.markers import NODE_MARKERS
from tests.simulation.node_defects import NODE_DEFECTS
from tests.simulation.plan import Plan
from tests.simulation.test_simulation import holds

MANY = 60
"""Histories in `make test`. `make soak PART=simulation` plays 2,500 others."""
WITHIN = 200
"""Histories within which every planted defect is found."""
QUICK = ("what another node has stored is never read", "who is present elsewhere is nobody")
"""Planted in `make test`; all of them in the soak."""


@pytest.mark.parametrize("batch", range(2))
def test_whatever_goes_wrong_between_nodes_what_must_hold_holds(batch: int) -> None:
    for seed in range(batch * MANY // 2, (batch + 1) * MANY // 2):
        holds(run(Plan.spread(seed)))


def test_one_seed_is_one_history_on_several_nodes_too() -> None:
    for seed in (3, 8, 15):
        assert run(Plan.spread(seed)).digest == run(Plan.spread(seed)).digest


def test_a_lease_of_which_no_node_knows_is_given_back() -> None:
    """The database had given it and its answer was lost: a bot stood still for ever. One history in 5,000 found it."""
    assert run(Plan.spread(199)).broken is None


@pytest.mark.parametrize(
    "seed",
    [
        2077701334,  # a line of talk that one node alone had heard, whose last visitor left
        5001736,  # the hand of somebody who was at no node any more
        6000088,  # a new code that was made, and refused when it was asked for again: its host had become a spymaster
        5001920,  # people of a node whose row had ended because the database was slow were taken to be away
    ],
)
def test_what_histories_on_several_nodes_have_found_does_not_happen_any_more(seed: int) -> None:
    assert run(Plan.spread(seed)).broken is None


@pytest.mark.slow(part="simulation")
@pytest.mark.timeout(3600)
def test_every_rare_thing_happens_between_nodes() -> None:
    markers: Counter[str] = Counter()
    for seed in range(200):
        markers += run(Plan.spread(seed)).markers
    assert [name for name in NODE_MARKERS if not markers[name]] == []


def found_in(name: str, monkeypatch: pytest.MonkeyPatch) -> int | None:
    """The history that finds a defect."""
    monkeypatch.setitem(defects.DEFECTS, name, NODE_DEFECTS[name])
    with defects.planted(name):
        return next((seed for seed in range(WITHIN) if run(Plan.spread(seed)).broken is not None), None)


@pytest.mark.parametrize("name", QUICK)
def test_a_planted_defect_of_nodes_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found_in(name, monkeypatch) is not None


@pytest.mark.slow(part="simulation")
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", sorted(NODE_DEFECTS.keys() - set(QUICK)))
def test_every_planted_defect_of_nodes_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    count = found_in(name, monkeypatch)
    assert count is not None
    print(f"{name}: found in history {count}")
