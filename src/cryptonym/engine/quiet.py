"""What spymasters ask each other unheard (CLUE-18): a log of its own, so that the table's numbering has no gap to read.

The consent that a game decides by comes from here as data: `GiveClue.let_pass` and what follows from it.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from cryptonym.engine import violations
from cryptonym.engine.decide import bad_word
from cryptonym.engine.model import Finding, Game, Mode, Phase, Role, Seat, Team
from cryptonym.engine.violations import Violation


@dataclass(frozen=True, slots=True)
class AskQuietly:
    word: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class AnswerQuietly:
    word: str = field(repr=False)
    lets_pass: bool = field(repr=False)


@dataclass(frozen=True, slots=True)
class QuietlyAsked:
    game: int
    team: Team
    word: str = field(repr=False)
    turn: int = 0
    """The number of the turn it was asked in, counted from 1; 0 in logs older than this field."""


@dataclass(frozen=True, slots=True)
class QuietlyLapsed:
    """The opposing spymaster did not answer in time: nothing was agreed to."""

    game: int
    team: Team
    """The team that asked."""
    word: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class QuietlyAnswered:
    game: int
    team: Team
    """The team that asked."""
    word: str = field(repr=False)
    lets_pass: bool = field(repr=False)


@dataclass(frozen=True, slots=True)
class Insisted:
    """A clue was given against the referee's word (REF-1): for the record of the game, when it is over."""

    game: int
    team: Team
    word: str = field(repr=False)
    finding: Finding = field(repr=False)
    rule: str | None = field(default=None, repr=False)


QuietCommand = AskQuietly | AnswerQuietly
QuietEvent = QuietlyAsked | QuietlyAnswered | QuietlyLapsed | Insisted


class Pending(NamedTuple):
    """A question that waits for its answer. It is over when its turn is."""

    team: Team
    word: str
    turn: int

    def __repr__(self) -> str:
        return f"Pending({self.team}, turn {self.turn})"


@dataclass(frozen=True, slots=True)
class Quiet:
    """What has been whispered in one game; `game` is its number at the table."""

    game: int
    pending: Pending | None = field(default=None, repr=False)
    let_pass: frozenset[tuple[Team, str]] = field(default_factory=frozenset, repr=False)

    def lets(self, team: Team, word: str) -> bool:
        """A yes holds for that team and that word for the rest of the game."""
        return (team, heard(word)) in self.let_pass


def heard(word: str) -> str:
    """The form in which whispered words are compared: capitals never tell words apart (CLUE-20)."""
    return unicodedata.normalize("NFC", word).strip().casefold()


def decide_quietly(game: Game, quiet: Quiet, seat: Seat, command: QuietCommand) -> tuple[QuietEvent, ...] | Violation:
    """Asking gives no clue yet, and no clock stops for it."""
    if game.is_over:
        return violations.game_over()
    if game.rules.mode is Mode.COOP:
        return violations.nobody_to_ask()
    match command:
        case AskQuietly(word):
            return _ask(game, quiet, seat, word)
        case AnswerQuietly(word, lets_pass):
            if seat != Seat(Role.SPYMASTER, game.turn.other):
                return violations.not_yours_to_ask()
            if quiet.pending != asked_now(game, word):
                return violations.nothing_was_asked()
            return (QuietlyAnswered(quiet.game, game.turn, word.strip(), lets_pass),)


def _ask(game: Game, quiet: Quiet, seat: Seat, word: str) -> tuple[QuietEvent, ...] | Violation:
    if seat != game.clue_giver or game.phase is not Phase.CLUE:
        return violations.not_yours_to_ask()
    broken = bad_word(word.strip())
    if broken:
        return broken
    if quiet.pending == asked_now(game, word) or quiet.lets(game.turn, word):
        return violations.asked_already()
    asked = QuietlyAsked(quiet.game, game.turn, word.strip(), turn_number(game))
    before = quiet.pending
    if before is not None and before.turn == asked.turn and before.team is asked.team:
        return (
            QuietlyLapsed(quiet.game, before.team, before.word),
            asked,
        )  # another word takes the place of the one before
    return (asked,)


def turn_number(game: Game) -> int:
    """The number of the turn under way, counted from 1."""
    return len(game.turns)


def asked_now(game: Game, word: str) -> Pending:
    """The question whether `word` may pass, as it would stand if the team on turn asked it in this turn."""
    return Pending(game.turn, heard(word), turn_number(game))


def lapse(game: Game, quiet: Quiet, word: str) -> tuple[QuietEvent, ...]:
    """A present spymaster has not answered in time: the question lapses, if it still waits (CLUE-18)."""
    if game.is_over or quiet.pending != asked_now(game, word):
        return ()
    return (QuietlyLapsed(quiet.game, game.turn, word.strip()),)


def evolve_quietly(quiet: Quiet, event: QuietEvent) -> Quiet:
    if event.game != quiet.game:
        quiet = Quiet(event.game)
    match event:
        case QuietlyAsked(_, team, word, turn):
            return replace(quiet, pending=Pending(team, heard(word), turn))
        case QuietlyLapsed():
            return replace(quiet, pending=None)
        case QuietlyAnswered(_, team, word, lets_pass):
            agreed = {(team, heard(word))} if lets_pass else set()
            return replace(quiet, pending=None, let_pass=quiet.let_pass | agreed)
        case Insisted():
            return quiet
