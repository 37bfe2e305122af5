"""Who sits opposite: what the touches so far tell about how the operatives think. A spymaster learns it as the game goes on."""

from __future__ import annotations

import numpy as np

from cryptonym.ai.affinity import Brain
from cryptonym.ai.pivot import Floats
from cryptonym.ai.touch import PARTNERS
from cryptonym.engine import Team, View

CAUTION = 0.6
"""One touch tells less than its likelihood: operatives talk with each other, and chance has its part."""
LEAST = 0.03


def likely(view: View, team: Team, brain: Brain) -> Floats:
    """How likely each of `PARTNERS` is, after every touch that followed a clue of this team."""
    trust = np.log(np.array([weight for _, weight in PARTNERS], dtype=np.float64))
    gone: list[int] = []
    followed: list[tuple[str, tuple[int, ...], tuple[int, ...]]] = []
    for turn in view.turns:
        if turn.team is team and turn.word and turn.number and turn.touched:
            followed.append((turn.word, tuple(gone), turn.touched[: turn.number]))
        gone += [*turn.touched, *turn.covered]
    if followed:
        measures = brain.measures(brain.heard([word for word, _, _ in followed]), view.cards)
        for place, (model, _) in enumerate(PARTNERS):
            logits = model.logits(measures)
            for row, (_, covered, touched) in enumerate(followed):
                trust[place] += CAUTION * _log_likelihood(logits[row], covered, touched, model.lapse)
    shares = np.exp(trust - trust.max())
    shares = np.maximum(shares / shares.sum(), LEAST)
    found: Floats = (shares / shares.sum()).astype(np.float32)
    return found


def _log_likelihood(logits: Floats, covered: tuple[int, ...], touched: tuple[int, ...], lapse: float) -> float:
    """Of these touches in this order, each among the cards that were still open."""
    powers = np.exp(logits - logits.max()).astype(np.float64)
    powers[list(covered)] = 0
    total = 0.0
    for card in touched:
        left = max(1, int((powers > 0).sum()))
        total += float(np.log((1 - lapse) * powers[card] / max(powers.sum(), 1e-12) + lapse / left))
        powers[card] = 0
    return total
