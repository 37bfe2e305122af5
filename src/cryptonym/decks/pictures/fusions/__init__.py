"""Many ways to make one picture of two things. `frame.py` says what a fusion is; the rest are grouped by what they do."""

from cryptonym.decks.pictures.fusions import creatures, growing, holding, making, moving, seeing
from cryptonym.decks.pictures.fusions.frame import FUSIONS, Fusion

__all__ = ["FUSIONS", "Fusion", "creatures", "growing", "holding", "making", "moving", "seeing"]
