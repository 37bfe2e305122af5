"""What somebody in a seat asks for: every command of a game. What only the server or the host may ask is in `clock.py`.

`seen` is how many cards its sender saw covered; a wish that rests on an older table does nothing (TABLE-8). `at` is when it arrived,
in milliseconds, filled in by the server. So are `verdict` and `let_pass`: a client cannot.
"""

from __future__ import annotations

from dataclasses import dataclass

from cryptonym.engine.model import Verdict


@dataclass(frozen=True, slots=True)
class GiveClue:
    word: str
    number: int | None
    """None for unlimited (EXPERT-2)."""
    verdict: Verdict | None = None
    let_pass: bool = False
    at: int = 0


@dataclass(frozen=True, slots=True)
class Guess:
    card: int
    seen: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class Stop:
    seen: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class Challenge:
    """Object to the clue before its first guess (PEN-3); in co-op any operative may (COOP-6)."""

    seen: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class RuleOnChallenge:
    """Co-op's spymaster decides where the referee cannot (COOP-6)."""

    upheld: bool
    seen: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class CoverWord:
    """A spymaster covers a word: one of the team's own after a penalty (PEN-2), an enemy's in co-op (COOP-2)."""

    card: int
    seen: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class DeclineCover:
    seen: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class TurnHourglass:
    at: int


Command = GiveClue | Guess | Stop | Challenge | RuleOnChallenge | CoverWord | DeclineCover | TurnHourglass
