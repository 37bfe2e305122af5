"""What has happened in a game: every event. They are stored for ever, so a change is a new version (see `log.py`)."""

from __future__ import annotations

from dataclasses import dataclass, field

from cryptonym.engine.model import Identity, Key, Rules, Team, Verdict


@dataclass(frozen=True, slots=True)
class GameDealt:
    """The cards lie and the key is in its stand. `key` is None for those who may not know it (KEY-3)."""

    rules: Rules
    cards: tuple[str, ...]
    pictures: frozenset[int]
    starting: Team
    key: Key | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class ClueGiven:
    """`verdict` and `let_pass` are for the record; they reach nobody before a challenge."""

    team: Team
    word: str
    number: int | None
    verdict: Verdict | None = field(default=None, repr=False)
    let_pass: bool = field(default=False, repr=False)


@dataclass(frozen=True, slots=True)
class CardCovered:
    """`by` is the rule that covered it: a touch (TURN-3), a penalty (PEN-2) or the enemy's turn in co-op (COOP-2)."""

    card: int
    identity: Identity
    by: str = "TURN-3"


@dataclass(frozen=True, slots=True)
class LastStandBegan:
    team: Team


@dataclass(frozen=True, slots=True)
class ClueChallenged:
    """`team` is the challenger's; in co-op the same as the giver's."""

    team: Team


@dataclass(frozen=True, slots=True)
class ChallengeDecided:
    """`judge` is who decided (PEN-5, COOP-6): "referee", "challenger" or "spymaster"; `rule` what the referee found broken."""

    upheld: bool
    judge: str
    rule: str | None = None
    codename: str | None = None


@dataclass(frozen=True, slots=True)
class CoverDeclined:
    team: Team


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """`by` is the rule that ended it, PEN-1 for an illegal clue."""

    team: Team
    by: str


@dataclass(frozen=True, slots=True)
class HourglassTurned:
    at: int
    seconds: int


@dataclass(frozen=True, slots=True)
class ClockStarted:
    """Strict time runs from `at` until `ends`, anew or again after a pause."""

    at: int
    ends: int


@dataclass(frozen=True, slots=True)
class ClockPaused:
    left: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """`by` is the rule that ended it; `score` is co-op's (COOP-4)."""

    winner: Team | None
    by: str
    score: int | None = None


Event = (
    GameDealt
    | ClueGiven
    | CardCovered
    | LastStandBegan
    | ClueChallenged
    | ChallengeDecided
    | CoverDeclined
    | TurnEnded
    | HourglassTurned
    | ClockStarted
    | ClockPaused
    | GameEnded
)
