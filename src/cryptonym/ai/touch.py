"""How likely an operative is to touch each card at a clue: a fitted softmax, and others who think otherwise."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cryptonym.ai.pivot import Floats


@dataclass(frozen=True)
class TouchModel:
    """A kind of operative: what each measure of `affinity.MEASURES` counts for, and how often it just errs."""

    weights: tuple[float, float, float, float]
    lapse: float

    def logits(self, measures: Floats) -> Floats:
        return measures @ np.array(self.weights, dtype=np.float32)

    def chances(self, measures: Floats) -> Floats:
        """For the first touch; the last axis but that of the measures is the cards'."""
        return chances(self.logits(measures), self.lapse)


def chances(logits: Floats, lapse: float) -> Floats:
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    share: Floats = powers / powers.sum(axis=-1, keepdims=True)
    return share * np.float32(1 - lapse) + np.float32(lapse / logits.shape[-1])


FITTED = TouchModel((13.2, 1.9, 5.6, 5.6), 0.04)
"""Fitted by `cryptonym bench bots --fit` to the turns of tests/ai/turns, the first half of each language."""
COSINE = TouchModel((24.0, 0.0, 0.0, 0.0), 0.02)
ASSOCIATIONS = TouchModel((0.0, 0.0, 8.0, 12.0), 0.06)
WAVERING = TouchModel((7.0, 1.0, 3.0, 3.0), 0.08)
PARTNERS: tuple[tuple[TouchModel, float], ...] = ((FITTED, 0.35), (COSINE, 0.25), (ASSOCIATIONS, 0.2), (WAVERING, 0.2))
"""Those whom a spymaster reckons with, and how much: a clue that only one's own twin understands is worth little."""
