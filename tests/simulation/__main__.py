"""Play histories: `python -m tests.simulation 17`, or `--from 0 --many 1000`. A failure is shrunk, and said how to play again."""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import shlex
import sys
import time
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

from tests.simulation.bites import Report, bite
from tests.simulation.history import run, shrunk
from tests.simulation.markers import MARKERS, NODE_MARKERS
from tests.simulation.plan import Plan

BITE = 20
"""Histories that one process plays before it reports."""


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    made.add_argument("seed", nargs="?", type=int, help="one history, with the end of its trace")
    made.add_argument("--from", dest="first", type=int, help="the first seed; another one every day if left out")
    made.add_argument("--many", type=int, default=100, help="how many histories")
    made.add_argument("--jobs", type=int, default=1, help="processes")
    made.add_argument("--trace", type=int, default=40, help="lines of the trace to print")
    made.add_argument("--stop-after", type=int, default=10, help="failures")
    made.add_argument("--spread", action="store_true", help="on several nodes, with what goes wrong between them")
    made.add_argument("--no-shrinking", action="store_true")
    for option in fields(Plan):
        if option.name != "seed":
            made.add_argument(f"--{option.name}", help="in place of what the seed draws")
    return made


def main() -> int:
    options = parser().parse_args()
    return _many(options) if options.seed is None else _one(changed(_drawn(options, options.seed), options), options)


def _drawn(options: argparse.Namespace, seed: int) -> Plan:
    return Plan.spread(seed) if options.spread else Plan.drawn(seed)


def plan_of(text: str) -> Plan:
    """The plan that was printed as this text."""
    options = parser().parse_args(shlex.split(text))
    return changed(Plan.drawn(options.seed), options)


def changed(plan: Plan, options: argparse.Namespace) -> Plan:
    for option in fields(Plan):
        text = getattr(options, option.name)
        if option.name != "seed" and text is not None:
            plan = replace(plan, **{option.name: _read(getattr(plan, option.name), text)})
    return plan


def _read(old: Any, text: str) -> Any:
    if isinstance(old, tuple):
        return tuple(name for name in text.split(",") if name and name != "none")
    return text == "True" if isinstance(old, bool) else type(old)(text)


def _one(plan: Plan, options: argparse.Namespace) -> int:
    outcome = run(plan, keep_trace=True)
    print(*outcome.lines[-options.trace :] if options.trace else (), sep="\n")
    print(f"{outcome.events} events, digest {outcome.digest}")
    print(outcome if outcome.broken else "all held")
    return 1 if outcome.broken else 0


# --- many -------------------------------------------------------------------------------------------------------------


def _bites(options: argparse.Namespace, first: int) -> Iterator[list[Plan]]:
    for begin in range(first, first + options.many, BITE):
        seeds = range(begin, min(begin + BITE, first + options.many))
        yield [changed(_drawn(options, seed), options) for seed in seeds]


def _many(options: argparse.Namespace) -> int:
    first = options.first if options.first is not None else int(time.time() // 86_400) * 100_000
    print(f"histories from seed {first}", flush=True)
    whole, began = Report(), time.monotonic()
    with contextlib.suppress(KeyboardInterrupt), multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        reports = pool.imap(bite, _bites(options, first)) if options.jobs > 1 else map(bite, _bites(options, first))
        for report in reports:
            _add(whole, report, options)
            took = time.monotonic() - began
            if whole.count % 200 < BITE:
                line = f"{whole.count} histories, {whole.count / took:.1f} a second, {len(whole.failures)} failures"
                print(line, flush=True)
            if len(whole.failures) >= options.stop_after:
                break
    for name in (*MARKERS, *NODE_MARKERS) if options.spread else MARKERS:
        print(f"{whole.markers[name]:9}  {name}{'' if whole.markers[name] else '   <- never'}")
    rate = whole.count / (time.monotonic() - began)
    print(
        f"{whole.count} histories, {whole.events} events, {rate:.1f} histories a second, {len(whole.failures)} failures"
    )
    return 1 if whole.failures else 0


def _add(whole: Report, report: Report, options: argparse.Namespace) -> None:
    """Add a report to the whole. The first failure of each kind is shrunk."""
    whole.count += report.count
    whole.events += report.events
    whole.markers += report.markers
    for outcome in report.failures:
        assert outcome.broken is not None
        known = {one.broken.what for one in whole.failures if one.broken is not None}
        whole.failures.append(outcome)
        is_new = outcome.broken.what not in known and not options.no_shrinking
        print(f"seed {outcome.plan.seed}: {shrunk(outcome) if is_new else outcome}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
