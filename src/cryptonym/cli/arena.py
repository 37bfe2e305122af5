"""`cryptonym arena`: N seeded games between named bots on all cores, with a progress bar and honest intervals."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Sheet

from cryptonym.engine import Mode, Rules
from cryptonym.engine.model import GRIDS
from cryptonym.languages import Part, having


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("arena", help="let bots play each other, and rate them")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--lang", choices=having(Part.BOTS), default="en")
    parser.add_argument("--mode", choices=[str(mode) for mode in Mode], default="coop")
    parser.add_argument("--grid", choices=sorted(GRIDS), default="5x5")
    parser.add_argument("--assassin-ending", action="store_true", help="FINE")
    parser.add_argument(
        "--red", default="sharp+noisy", metavar="SPYMASTER+OPERATIVE", help="gentle, steady, sharp, random, cosine, …"
    )
    parser.add_argument("--blue", default="sharp+noisy", metavar="SPYMASTER+OPERATIVE", help="not in co-op")
    parser.add_argument("--seed", type=int, default=0, help="the first game's; each has one more")
    parser.add_argument("--jobs", type=int, help="how many games at once (default: one a core)")
    parser.add_argument("--log", type=Path, metavar="FOLDER", help="keep each game there, for `cryptonym replay`")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from cryptonym.arena.baselines import NAMES
    from cryptonym.arena.contest import Contest
    from cryptonym.arena.rating import rate, results

    pairs = []
    for text in (options.red, options.blue):
        spymaster, _, operative = text.partition("+")
        pair = (spymaster, operative or spymaster)
        unknown = [name for name in pair if name not in NAMES]
        if unknown:
            print(f"cryptonym arena: no such bot: {unknown[0]}; there are {', '.join(NAMES)}", file=sys.stderr)
            return 2
        pairs.append(pair)
    rules = Rules(grid=GRIDS[options.grid], mode=Mode(options.mode), assassin_ending=options.assassin_ending)
    contest = Contest(options.lang, pairs[0], pairs[1], rules)
    if options.log:
        options.log.mkdir(parents=True, exist_ok=True)
    seeds = range(options.seed, options.seed + max(1, options.games))
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played = []
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(f"{options.red} {options.mode} {options.lang}", total=len(seeds))
        for result in results(contest, seeds, options.jobs, options.log):
            played.append(result)
            progress.advance(task)
    rating = rate(played)
    sheet = Sheet(title=f"{options.mode}, {options.lang}: red {'+'.join(pairs[0])}", box=None)
    sheet.add_column("figure")
    sheet.add_column("value, with 95 %")
    for name, value in (
        ("games", rating.games),
        ("red won", rating.red_wins),
        ("ended by the assassin", rating.assassin),
        ("turns of a game won", rating.turns),
        ("touches of an own word", rating.right),
        ("seconds a clue, one core", rating.clue_seconds),
    ):
        sheet.add_row(name, str(value))
    console.print(sheet)
    return 0
