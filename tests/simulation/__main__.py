"""Play histories: `python -m tests.simulation 17`, or `--from 0 --many 1000`. A failure is shrunk, and said how to play again."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import fields, replace
from typing import Any

from tests.simulation.history import run, shrunk
from tests.simulation.markers import MARKERS
from tests.simulation.plan import Plan


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seed", nargs="?", type=int, help="one history, with its trace")
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--many", type=int, default=100)
    parser.add_argument("--trace", type=int, default=40, help="lines of the trace to print")
    parser.add_argument("--no-shrinking", action="store_true")
    parser.add_argument("--stop-after", type=int, default=10, help="failures")
    for field in fields(Plan):
        if field.name != "seed":
            parser.add_argument(f"--{field.name}")
    options = parser.parse_args()
    if options.seed is not None:
        return _one(_changed(Plan.drawn(options.seed), options), options)
    return _many(options)


def _changed(plan: Plan, options: argparse.Namespace) -> Plan:
    for field in fields(Plan):
        text = getattr(options, field.name)
        if field.name != "seed" and text is not None:
            plan = replace(plan, **{field.name: _read(getattr(plan, field.name), text)})
    return plan


def _read(old: Any, text: str) -> Any:
    if isinstance(old, tuple):
        return tuple(name for name in text.split(",") if name and name != "none")
    if isinstance(old, bool):
        return text == "True"
    return type(old)(text)


def _one(plan: Plan, options: argparse.Namespace) -> int:
    outcome = run(plan, keep_trace=True)
    print(*outcome.lines[-options.trace :], sep="\n")
    print(plan)
    print(f"{outcome.events} events, digest {outcome.digest}")
    print(outcome if outcome.broken else "all held")
    return 1 if outcome.broken else 0


def _many(options: argparse.Namespace) -> int:
    markers: Counter[str] = Counter()
    failures: Counter[str] = Counter()
    began, events = time.monotonic(), 0
    for count, seed in enumerate(range(options.first, options.first + options.many), start=1):
        outcome = run(_changed(Plan.drawn(seed), options))
        markers += outcome.markers
        events += outcome.events
        if outcome.broken is not None:
            failures[outcome.broken.what] += 1
            first = failures[outcome.broken.what] == 1
            print(f"seed {seed}: {outcome if not first or options.no_shrinking else shrunk(outcome)}", flush=True)
            if failures.total() >= options.stop_after:
                break
        if count % 200 == 0:
            took = time.monotonic() - began
            print(
                f"{count} histories, {count / took:.1f} a second, {failures.total()} failures",
                file=sys.stderr,
                flush=True,
            )
    took = time.monotonic() - began
    for name in MARKERS:
        print(f"{markers[name]:8}  {name}{'' if markers[name] else '   <- never'}")
    print(f"{count} histories, {events} events, {count / took:.1f} histories a second, {failures.total()} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
