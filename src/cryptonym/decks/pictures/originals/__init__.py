"""Cards composed as a whole, each drawn once. `frame.py` says what an original is; the rest are grouped by what they show."""

from cryptonym.decks.pictures.originals import animals, home, journeys, music, sky, water, wonders
from cryptonym.decks.pictures.originals.frame import ORIGINALS, Original

__all__ = ["ORIGINALS", "Original", "animals", "home", "journeys", "music", "sky", "water", "wonders"]
