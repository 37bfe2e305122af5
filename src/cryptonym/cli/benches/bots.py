"""`cryptonym bench bots`: how often the bots' first touch is one of the giver's words, and what a clue costs.

The turns are written by people who saw a table and nothing else; their first half is what the touch model was fitted to, the
second is only measured. Figures between bots that know each other say nothing: for those see `cryptonym arena`.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from dataclasses import astuple, dataclass
from pathlib import Path
from random import Random

import numpy as np
from rich.console import Console
from rich.table import Table as Sheet

from cryptonym.ai import Brain, Level, pivot
from cryptonym.ai.operative import ranking
from cryptonym.ai.pivot import FOLDER
from cryptonym.ai.touch import FITTED, TouchModel
from cryptonym.decks import draw, draw_key, word_deck
from cryptonym.engine import GRID_5X5, GameDealt, Rules, begin, deal, view
from cryptonym.languages import Part, having
from cryptonym.minds import brains

TURNS = Path("tests/ai/turns")
HALF = 75
VECTORS = TouchModel((1.0, 0.0, 0.0, 0.0, 0.0), 0.0)
CLUES = 20


@dataclass(frozen=True, slots=True)
class HumanTurn:
    words: list[str]
    clue: str
    number: int
    targets: frozenset[str]


@dataclass(frozen=True, slots=True)
class Understood:
    """What an operative found over some turns: each field is a count."""

    turns: int = 0
    first: int = 0
    targets: int = 0
    within: int = 0
    """Targets among the first n cards."""
    longer: int = 0
    """Turns for two or more."""
    second: int = 0

    def __add__(self, other: Understood) -> Understood:
        pairs = zip(astuple(self), astuple(other), strict=True)
        return Understood(*(one + two for one, two in pairs))

    def __str__(self) -> str:
        first, recall = self.first / max(1, self.turns), self.within / max(1, self.targets)
        return f"{self.turns:5}  {first:.3f}   {recall:.3f}   {self.second / max(1, self.longer):.3f}"


def understood(brain: Brain, given: Iterable[HumanTurn], model: TouchModel = FITTED) -> Understood:
    """First touch, targets within the first n, and second touch, as one who touches n cards in the order of the ranking."""
    total = Understood()
    for turn in given:
        order = [turn.words[place] for place, _ in ranking(turn.clue, turn.number, turn.words, brain, model)]
        total += Understood(
            1,
            order[0] in turn.targets,
            len(turn.targets),
            len(turn.targets.intersection(order[: turn.number])),
            turn.number > 1,
            turn.number > 1 and order[1] in turn.targets,
        )
    return total


def turns(folder: Path, language: str, half: str) -> list[HumanTurn]:
    """`half` is tune, sealed or all; the number in a turn's id says to which it belongs."""
    found = []
    for line in (folder / f"{language}.jsonl").read_text(encoding="utf-8").splitlines():
        read = json.loads(line)
        sealed = int(str(read["id"]).rpartition("-")[2]) > HALF
        if half == "all" or sealed == (half == "sealed"):
            found.append(HumanTurn(read["words"], read["clue"], read["number"], frozenset(read["targets"])))
    return found


def first_touch(brain: Brain, given: list[HumanTurn], model: TouchModel) -> float:
    """The share of turns whose likeliest card is one of the giver's."""
    right = 0
    for turn in given:
        logits = model.logits(brain.measures(brain.heard([turn.clue]), turn.words)[0])
        right += turn.words[int(logits.argmax())] in turn.targets
    return right / max(1, len(given))


def run(folder: Path | None, half: str) -> None:
    console = Console()
    folder = folder or TURNS
    began = time.process_time()
    pivot()
    _ = brains.brain("en").clues
    loaded = time.process_time() - began
    size = sum(file.stat().st_size for file in FOLDER.iterdir()) / 1e6
    console.print(f"brain: {size:.1f} MB for all languages, English loaded in {loaded:.2f} s", highlight=False)
    sheet = Sheet(title=f"first touch is one of the giver's words ({half} half)", box=None)
    for title in ("", "turns", "random", "vectors, no entry", "vectors", "ours", "s a clue"):
        sheet.add_column(title, justify="left" if not title else "right")
    for language in having(Part.BOTS):
        given = turns(folder, language, half) if (folder / f"{language}.jsonl").exists() else []
        brain = brains.brain(language)
        bare = Brain(language, pivot(), ())
        by_chance = float(np.mean([len(turn.targets) / len(turn.words) for turn in given])) if given else 0.0
        sheet.add_row(
            language,
            str(len(given)),
            f"{by_chance:.3f}",
            f"{first_touch(bare, given, VECTORS):.3f}",
            f"{first_touch(brain, given, VECTORS):.3f}",
            f"{first_touch(brain, given, FITTED):.3f}",
            f"{seconds_a_clue(language):.3f}",
        )
    console.print(sheet)


def seconds_a_clue(language: str) -> float:
    """Processor seconds of a sharp spymaster on fresh tables; the first, for which the referee is loaded, does not count."""
    bot = brains.bot(language, Level.SHARP)
    taken = []
    for seed in range(CLUES + 1):
        chance = Random(seed)  # noqa: S311 - the same tables each time
        laid, _ = draw(word_deck(language).cards, 25, (), chance)
        dealt = deal(Rules(), tuple(card.face for card in laid), frozenset(), draw_key(GRID_5X5, chance))[0]
        assert isinstance(dealt, GameDealt)
        game = begin(dealt)
        began = time.process_time()
        bot.move(view(game, game.clue_giver), game.clue_giver)
        taken.append(time.process_time() - began)
    return float(np.mean(taken[1:]))


def fit(folder: Path | None) -> None:
    """Print the weights that make the tuning half likeliest: coordinate steps, as the measures are few.

    All targets of a turn count, one touch after the other: whoever finds the first has the second still to find.
    """
    given = []
    for language in having(Part.BOTS):
        brain = brains.brain(language)
        for turn in turns(folder or TURNS, language, "tune"):
            measures = brain.measures(brain.heard([turn.clue]), turn.words)[0].astype(np.float64)
            given.append((measures, np.array([word in turn.targets for word in turn.words])))

    def surprise(weights: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> float:
        total = 0.0
        for measures, meant in given:
            logits = measures @ weights
            powers = np.exp(logits - logits.max())
            left = powers.copy()
            for place in sorted(np.flatnonzero(meant), key=lambda place: -powers[place]):
                total -= float(np.log(left[meant].sum() / left.sum() * (1 - FITTED.lapse) + 1e-3)) / meant.sum()
                left[place] = 0.0
        return total / len(given)

    weights, steps = np.array(FITTED.weights, dtype=np.float64), np.full(len(FITTED.weights), 2.0)
    best = surprise(weights)
    while steps.max() > 0.1:
        for place in range(len(weights)):
            for sign in (1, -1):
                tried = weights.copy()
                tried[place] = max(0.0, tried[place] + sign * steps[place])
                found = surprise(tried)
                if found < best:
                    best, weights = found, tried
                    break
            else:
                steps[place] *= 0.6
    Console().print(f"weights {tuple(weights.round(1).tolist())}, {best:.3f} nats a turn", highlight=False)
