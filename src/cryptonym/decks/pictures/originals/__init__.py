"""Cards composed as a whole, each drawn once. `frame.py` says what an original is; the rest are grouped by what they show."""

from cryptonym.decks.pictures.originals import (
    animals,
    deeds,
    feats,
    folk,
    home,
    jobs,
    journeys,
    music,
    play,
    redrawn,
    sky,
    tales,
    trades,
    water,
    wonders,
)
from cryptonym.decks.pictures.originals.frame import ORIGINALS, REDRAWN, Original

__all__ = [
    "ORIGINALS",
    "REDRAWN",
    "Original",
    "animals",
    "deeds",
    "feats",
    "folk",
    "home",
    "jobs",
    "journeys",
    "music",
    "play",
    "redrawn",
    "sky",
    "tales",
    "trades",
    "water",
    "wonders",
]
