"""Many games on all cores, counted with 95 % intervals."""

from __future__ import annotations

import math
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from cryptonym.arena.contest import Contest, Result, play
from cryptonym.engine import Team
from cryptonym.minds.cores import on_one_core

Z = 1.959964


@dataclass(frozen=True, slots=True)
class Share:
    """A share of games, with the interval in which it lies with 95 % (Wilson's)."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.3f} [{self.low:.3f}–{self.high:.3f}]"


@dataclass(frozen=True, slots=True)
class Mean:
    mean: float
    half: float

    def __str__(self) -> str:
        return f"{self.mean:.3g} ± {self.half:.2g}"


@dataclass(frozen=True, slots=True)
class Rating:
    games: int
    red_wins: Share
    assassin: Share
    turns: Mean
    """Of won games."""
    right: Share
    """Of all touches."""
    clue_seconds: Mean


def share(count: int, total: int) -> Share:
    if not total:
        return Share(0.0, 0.0, 1.0)
    p = count / total
    middle = p + Z * Z / (2 * total)
    half = Z * math.sqrt(p * (1 - p) / total + Z * Z / (4 * total * total))
    whole = 1 + Z * Z / total
    return Share(p, max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole))


def mean(values: Sequence[float]) -> Mean:
    if not values:
        return Mean(0.0, 0.0)
    middle = sum(values) / len(values)
    if len(values) == 1:
        return Mean(middle, 0.0)
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))
    return Mean(middle, Z * spread / math.sqrt(len(values)))


def rate(results: Sequence[Result]) -> Rating:
    won = [result for result in results if result.winner is Team.RED]
    return Rating(
        games=len(results),
        red_wins=share(len(won), len(results)),
        assassin=share(sum(result.assassin for result in results), len(results)),
        turns=mean([result.turns for result in won]),
        right=share(sum(result.hits for result in results), sum(result.touches for result in results)),
        clue_seconds=mean([result.clue_seconds / result.clues for result in results if result.clues]),
    )


def results(
    contest: Contest, seeds: Sequence[int], jobs: int | None = None, logs: Path | None = None
) -> Iterator[Result]:
    """As they come; in order of the seeds. One core each."""
    jobs = min(jobs or os.cpu_count() or 1, len(seeds))
    if jobs <= 1:
        yield from (play(contest, seed, logs) for seed in seeds)
        return
    on_one_core()
    one: Callable[[int], Result] = partial(_play_one, contest, logs)
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(one, seeds, chunksize=2)


def _play_one(contest: Contest, logs: Path | None, seed: int) -> Result:
    return play(contest, seed, logs)
