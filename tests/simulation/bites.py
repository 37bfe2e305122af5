"""Some histories at a time, and what came of them: what one process of several plays."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.simulation.history import Outcome, run
from tests.simulation.plan import Plan


@dataclass
class Report:
    count: int = 0
    events: int = 0
    markers: Counter[str] = field(default_factory=Counter)
    failures: list[Outcome] = field(default_factory=list)


def bite(plans: list[Plan]) -> Report:
    report = Report()
    for plan in plans:
        outcome = run(plan)
        report.count += 1
        report.events += outcome.events
        report.markers += outcome.markers
        if outcome.broken is not None:
            report.failures.append(outcome)
    return report
