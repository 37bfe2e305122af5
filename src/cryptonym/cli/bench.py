"""`cryptonym bench …`: figures as ratios within one run. Nothing here asserts a time: machines are noisy."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("bench", help="measure, as ratios within one run")
    parser.add_argument(
        "what", nargs="?", choices=["all", "bots", "engine", "nodes", "referee", "review", "server"], default="all"
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each figure is taken")
    parser.add_argument("--pairs", type=Path, help="referee: a folder with <language>.tsv: word, clue, label, kind")
    parser.add_argument("--gold", type=Path, help="referee: cases of the rulebooks, a JSON object a line")
    parser.add_argument(
        "--turns", type=Path, help="bots, review: a folder with <language>.jsonl: words, clue, number, targets"
    )
    parser.add_argument(
        "--half", choices=["tune", "sealed", "all"], default="all", help="bots, review: which of the turns"
    )
    parser.add_argument("--fit", action="store_true", help="bots: fit the touch model to the tuning half, and print it")
    parser.add_argument(
        "--base", type=Path, help="server: another checkout's src, to compare with (make bench-compare)"
    )
    parser.add_argument(
        "--store", help="nodes: a PostgreSQL to measure on, postgresql://…; its password belongs into PGPASSWORD"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from cryptonym.cli.benches import bots, engine, referee, review, server

    if options.what in ("all", "engine"):
        engine.run(options.seconds)
    if options.what in ("all", "bots"):
        if options.fit:
            bots.fit(options.turns)
        else:
            bots.run(options.turns, options.half)
    if options.what in ("all", "review"):
        review.run(options.turns, options.half)
    if options.what in ("all", "referee"):
        referee.run(options.pairs, options.gold)
    if options.what in ("all", "server"):
        server.run(options.seconds, options.base)
    if options.what == "nodes":  # needs a PostgreSQL
        from cryptonym.cli.benches import nodes

        nodes.run(options.seconds, options.store)
    return 0
