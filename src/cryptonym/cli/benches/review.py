"""`cryptonym bench review`: whether a review's chances hold on turns that people wrote.

A turn tells which cards its giver meant, not what a table touched; so this measures how often a card that the mind gives a chance to was
meant. No touch ends the turn here.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table as Sheet

from cryptonym.ai.pivot import Floats
from cryptonym.ai.review.touches import Laid, touches
from cryptonym.cli.benches.bots import TURNS, turns
from cryptonym.languages import Part, having
from cryptonym.minds import brains

BINS: Final = (0.0, 0.03, 0.1, 0.2, 0.4, 0.6, 0.8, 0.9, 1.01)
MOST_TOUCHES: Final = 4
"""Every set of touches before another is weighed, so a clue for more is left out."""


def run(folder: Path | None, half: str) -> None:
    said, meant = chances_and_meant(folder or TURNS, half)
    sheet = Sheet(title=f"of cards that were given this chance, so many were meant ({half} half)", box=None)
    for title in ("chance from", "to", "cards", "mean chance", "meant"):
        sheet.add_column(title, justify="right")
    for low, high in pairwise(BINS):
        within = (said >= low) & (said < high)
        if within.any():
            figures = (f"{said[within].mean():.3f}", f"{meant[within].mean():.3f}")
            sheet.add_row(f"{low:.2f}", f"{min(high, 1):.2f}", str(int(within.sum())), *figures)
    Console().print(sheet)


def chances_and_meant(folder: Path, half: str) -> tuple[Floats, NDArray[np.bool_]]:
    said: list[float] = []
    meant: list[bool] = []
    for language in having(Part.BOTS):
        brain = brains.brain(language)
        for turn in turns(folder, language, half):
            if 1 <= turn.number <= MOST_TOUCHES:
                cards = tuple(range(len(turn.words)))
                laid = Laid(cards, tuple(turn.words), frozenset(cards))
                found = touches(turn.clue, turn.number, turn.number, laid, brain)
                said += [found.touched[card] for card in cards]
                meant += [word in turn.targets for word in turn.words]
    return np.array(said, dtype=np.float32), np.array(meant)
