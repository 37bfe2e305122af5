"""Whole random games a second, with and without every seat's view, beside the PyPI package `codenames` in the same run."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console
from rich.table import Table as RichTable

from cryptonym.decks import draw_key
from cryptonym.engine import GRID_5X5, SEATS, GiveClue, Guess, Phase, Rules, begin, deal, decide, evolve, view
from cryptonym.engine.events import GameDealt
from cryptonym.engine.violations import Violation

ROUNDS: Final = 4
"""Ours and theirs take turns, and both count their own processor time: a busy neighbour slows neither."""


@dataclass(frozen=True, slots=True)
class Speed:
    games: float
    moves: float
    views: float
    """All a second; `views` in games where every seat looks after every move."""


def run(seconds: float) -> None:
    console = Console()
    peer = Peer.find()
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(measure(seconds / ROUNDS))
        if peer is not None:
            theirs.append(peer.measure(seconds / ROUNDS))
    table = RichTable("engine", "games/s", "moves/s", "µs a view", title="engine: random games, words on 5×5")
    mine = _best(ours)
    table.add_row("cryptonym", f"{mine.games:,.0f}", f"{mine.moves:,.0f}", f"{1e6 / mine.views:.1f}")
    if theirs:
        other = _best(theirs)
        table.add_row("codenames (PyPI)", f"{other.games:,.0f}", f"{other.moves:,.0f}", f"{1e6 / other.views:.1f}")
        table.add_row("ratio", "", f"{mine.moves / other.moves:.1f} ×", f"1 / {mine.views / other.views:.1f}")
    console.print(table)
    if peer is None:
        console.print("codenames (PyPI) needs Python 3.12 or later and a network to install from: not measured here.")
    else:
        peer.close()


def _best(speeds: list[Speed]) -> Speed:
    return Speed(*(max(column) for column in zip(*((one.games, one.moves, one.views) for one in speeds), strict=True)))


def measure(seconds: float) -> Speed:
    """Games of random touches after clues for two, until an end; then the same games' views."""
    chance = Random(7)  # noqa: S311 - the same games every time
    games = moves = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        moves += _play(chance)
        games += 1
    spent = time.process_time() - start
    return Speed(games / spent, moves / spent, _views(seconds / 2))


def _play(chance: Random) -> int:
    game = begin(_dealt(chance))
    places = list(range(25))
    chance.shuffle(places)
    moves = 0
    while not game.is_over:
        if game.phase is Phase.CLUE:
            decision = decide(game, game.clue_giver, GiveClue(f"clue{moves}", min(2, game.highest_number)))
        else:
            decision = decide(game, game.guesser, Guess(places.pop(), len(game.covered)))
        assert not isinstance(decision, Violation)
        game = reduce(evolve, decision, game)
        moves += 1
    return moves


def _dealt(chance: Random) -> GameDealt:
    cards = tuple(f"WORD{place}" for place in range(25))
    first = deal(Rules(grid=GRID_5X5), cards, frozenset(), draw_key(GRID_5X5, chance))[0]
    assert isinstance(first, GameDealt)
    return first


def _views(seconds: float) -> float:
    game = begin(_dealt(Random(7)))  # noqa: S311
    for card in range(0, 25, 3):
        for command, seat in ((GiveClue("x", 1), game.clue_giver), (Guess(card, len(game.covered)), game.guesser)):
            decision = decide(game, seat, command)
            if not isinstance(decision, Violation) and not game.is_over:
                game = reduce(evolve, decision, game)
    count = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for seat in SEATS:
            view(game, seat)
        count += len(SEATS)
    return count / (time.process_time() - start)


PEER: Final = """
import json, logging, random, sys, time
logging.disable(logging.CRITICAL)
from codenames.classic.board import ClassicBoard
from codenames.classic.state import ClassicGameState
from codenames.generic.board import Vocabulary
from codenames.generic.move import Clue, Guess
from codenames.generic.player import PlayerRole

words = Vocabulary(language="en", words=[f"word{n}" for n in range(25)])

def fresh():
    return ClassicGameState.from_board(ClassicBoard.from_vocabulary(words))

def play():
    state, moves = fresh(), 0
    places = list(range(25))
    random.shuffle(places)
    while not state.is_game_over:
        if state.current_player_role == PlayerRole.SPYMASTER:
            state.process_clue(Clue(word=f"clue{moves}", card_amount=2))
        else:
            state.process_guess(Guess(card_index=places.pop()))
        moves += 1
    return moves

def measure(seconds):
    games = moves = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        moves += play()
        games += 1
    spent = time.process_time() - start
    state = fresh()
    for card in range(0, 9):
        if state.is_game_over:
            break
        if state.current_player_role == PlayerRole.SPYMASTER:
            state.process_clue(Clue(word=f"clue{card}", card_amount=1))
        state.process_guess(Guess(card_index=card))
    count, begun = 0, time.process_time()
    while time.process_time() - begun < seconds / 2:
        state.operative_state
        state.spymaster_state
        count += 2
    return games / spent, moves / spent, count / (time.process_time() - begun)

for line in sys.stdin:
    print(json.dumps(measure(float(line))), flush=True)
"""


class Peer:
    """The other package in a Python of its own, asked for one measurement at a time."""

    def __init__(self, process: subprocess.Popen[str], folder: Path) -> None:
        self._process = process
        self._folder = folder

    @classmethod
    def find(cls) -> Peer | None:
        python = _recent_python()
        if python is None:
            return None
        folder = Path(tempfile.mkdtemp(prefix="cryptonym-bench-"))
        try:
            subprocess.run([python, "-m", "venv", str(folder)], check=True, capture_output=True)
            pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "codenames==5.5.5"]
            subprocess.run(pip, check=True, capture_output=True)
        except (subprocess.CalledProcessError, OSError):
            shutil.rmtree(folder, ignore_errors=True)
            return None
        process = subprocess.Popen(
            [str(folder / "bin" / "python"), "-c", PEER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return cls(process, folder)

    def measure(self, seconds: float) -> Speed:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        return Speed(*json.loads(self._process.stdout.readline()))

    def close(self) -> None:
        self._process.communicate()
        shutil.rmtree(self._folder, ignore_errors=True)


def _recent_python() -> str | None:
    if sys.version_info >= (3, 12):
        return sys.executable
    for name in ("python3.14", "python3.13", "python3.12"):
        found = shutil.which(name)
        if found and subprocess.run([found, "-c", ""], check=False, capture_output=True).returncode == 0:
            return found
    return None
