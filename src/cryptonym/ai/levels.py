"""How well a bot plays, and how long it seems to think."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from random import Random


class Level(StrEnum):
    GENTLE = "gentle"
    STEADY = "steady"
    SHARP = "sharp"


@dataclass(frozen=True, slots=True)
class Skill:
    """What sets a level apart."""

    boldest: int
    """The highest number it says."""
    rarest: int
    """The rarest step of words that it says."""
    noise: float
    """How far its feeling for a word may be off, in units of the touch model's logits."""
    fear: float
    """How much worse than a lost game the assassin is to it."""
    patience: float
    """How sure it wants to be of another touch: what a miss counts for beside its plain cost."""
    pace: float
    """How long it thinks, beside a steady one."""


SKILLS = {
    Level.GENTLE: Skill(boldest=2, rarest=3, noise=1.6, fear=0.8, patience=1.3, pace=1.3),
    Level.STEADY: Skill(boldest=3, rarest=4, noise=0.5, fear=0.8, patience=1.1, pace=1.0),
    Level.SHARP: Skill(boldest=5, rarest=5, noise=0.0, fear=0.8, patience=1.0, pace=0.8),
}

CLUE_SECONDS = (6.0, 16.0)
FIRST_TOUCH_SECONDS = (3.0, 8.0)
NEXT_TOUCH_SECONDS = (1.5, 5.0)
COVER_SECONDS = (1.0, 2.5)


def thinking_seconds(span: tuple[float, float], level: Level, chance: Random) -> float:
    """A pause that feels like somebody's; whoever runs the bot may shorten it to nothing."""
    shortest, longest = span
    return round(chance.triangular(shortest, longest, shortest + (longest - shortest) / 3) * SKILLS[level].pace, 1)
