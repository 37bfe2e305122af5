"""In how many histories a planted defect is found."""

from __future__ import annotations

from typing import Final

from tests.simulation.defects.registry import planted
from tests.simulation.history import Outcome, run
from tests.simulation.plan import Plan

WITHIN: Final = 300
"""Histories within which every planted defect is found. Most are found within ten."""
FIRST: Final = 50_000


def histories_until_found(name: str, within: int = WITHIN, first: int = FIRST) -> tuple[int, Outcome] | None:
    """How many histories it takes until one fails, and that one; None if none of so many does."""
    with planted(name):
        for count in range(1, within + 1):
            outcome = run(Plan.drawn(first + count))
            if outcome.broken is not None:
                return count, outcome
    return None
