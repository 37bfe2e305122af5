"""How likely an operative is to touch each card at a clue: a fitted softmax, and others who think otherwise."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cryptonym.ai.pivot import Floats


@dataclass(frozen=True)
class TouchModel:
    """A kind of operative: what each measure of `affinity.MEASURES` counts for, how often it just errs, and when it stops."""

    weights: tuple[float, ...]
    lapse: float
    stop: float | None = None
    """The logit of stopping after a touch instead of another; None for one who touches as often as the number says."""

    def logits(self, measures: Floats) -> Floats:
        return measures @ np.array(self.weights, dtype=np.float32)

    def chances(self, measures: Floats) -> Floats:
        """For the first touch; the last axis but that of the measures is the cards'."""
        return chances(self.logits(measures), self.lapse)

    def chances_and_stop(self, measures: Floats) -> tuple[Floats, Floats]:
        """The same, and what stopping weighs beside them once a card has been touched."""
        logits = self.logits(measures)
        top = logits.max(axis=-1)
        if self.stop is None:
            return chances(logits, self.lapse), np.zeros_like(top)
        total = np.exp(logits - top[..., None]).sum(axis=-1)
        stop: Floats = np.exp(np.float32(self.stop) - top) / total
        return chances(logits, self.lapse), stop


def chances(logits: Floats, lapse: float) -> Floats:
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    share: Floats = powers / powers.sum(axis=-1, keepdims=True)
    return share * np.float32(1 - lapse) + np.float32(lapse / logits.shape[-1])


FITTED = TouchModel((5.6, 2.3, 2.0, 1.6, 6.4), 0.04, stop=4.0)
"""Fitted by `cryptonym bench bots --fit` to the turns of tests/ai/turns, the first half of each language."""
COSINE = TouchModel((24.0, 0.0, 0.0, 0.0, 0.0), 0.02)
ASSOCIATIONS = TouchModel((0.0, 0.0, 5.0, 9.0, 9.0), 0.04, stop=1.0)
WAVERING = TouchModel((3.8, 1.5, 1.3, 1.1, 4.3), 0.02)
PARTNERS: tuple[tuple[TouchModel, float], ...] = ((FITTED, 0.3), (COSINE, 0.15), (ASSOCIATIONS, 0.3), (WAVERING, 0.25))
"""Those whom a spymaster reckons with, and how much: a clue that only one's own twin understands is worth little."""
