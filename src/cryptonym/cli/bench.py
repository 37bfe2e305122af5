"""`cryptonym bench …`: figures as ratios within one run. Nothing here asserts a time: machines are noisy."""

from __future__ import annotations

import argparse
from typing import Any


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("bench", help="measure, as ratios within one run")
    parser.add_argument("what", nargs="?", choices=["all", "engine", "server"], default="all")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each figure is taken")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from cryptonym.cli.benches import engine, server

    benches = {"engine": engine.run, "server": server.run}
    for name, bench in benches.items():
        if options.what in ("all", name):
            bench(options.seconds)
    return 0
