"""A log, checked and folded: every event must be one that the rules would have made.

The first event of a move tells which move it was; `decide` is asked again, and the log must go on just as it answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cryptonym.engine.clock import end_time, pause_clock, resume_clock, time_is_up
from cryptonym.engine.commands import (
    Challenge,
    Command,
    CoverWord,
    DeclineCover,
    GiveClue,
    Guess,
    RuleOnChallenge,
    Stop,
    TurnHourglass,
)
from cryptonym.engine.decide import call_off, deal, decide
from cryptonym.engine.events import (
    CardCovered,
    ChallengeDecided,
    ClockPaused,
    ClockStarted,
    ClueChallenged,
    ClueGiven,
    CoverDeclined,
    Event,
    GameDealt,
    GameEnded,
    HourglassTurned,
    TurnEnded,
)
from cryptonym.engine.evolve import begin, evolve
from cryptonym.engine.log import CorruptLog, read
from cryptonym.engine.model import Game
from cryptonym.engine.violations import Violation

LONGEST_MOVE = 5
"""A challenge that holds: challenged, decided, turn ended, clock started; and one to spare."""


@dataclass(frozen=True, slots=True)
class Step:
    """An event and the game after it."""

    event: Event
    game: Game


def replay(lines: Iterable[str]) -> Iterator[Step]:
    """The game step by step. CorruptLog names the first line that cannot be true."""
    events = list(read(lines))
    if not events:
        raise CorruptLog(1, "nothing was dealt")
    game: Game | None = None
    place = 0
    while place < len(events):
        line = events[place][0]
        move = _move(game, [event for _, event in events[place : place + LONGEST_MOVE]])
        if isinstance(move, str):
            raise CorruptLog(line, move)
        for due in move:
            line, event = events[place] if place < len(events) else (line, None)
            if event != due:
                raise CorruptLog(line, f"{type(due).__name__} should stand here")
            game = begin(due) if isinstance(due, GameDealt) else evolve(_dealt(game), due)
            yield Step(due, game)
            place += 1


def _dealt(game: Game | None) -> Game:
    assert game is not None
    return game


def _move(game: Game | None, ahead: list[Event]) -> tuple[Event, ...] | str:
    """All that the move that begins here has to consist of; or why no move can begin like this."""
    first = ahead[0]
    if isinstance(first, GameDealt):
        return "a second deal" if game else _deal(first, _clock_at(None, ahead))
    if game is None:
        return "nothing has been dealt yet"
    answer = _answer(game, first, ahead)
    if answer is None:
        return f"{type(first).__name__} begins no move"
    return f"this breaks {answer.rule}" if isinstance(answer, Violation) else answer


def _deal(event: GameDealt, at: int) -> tuple[Event, ...] | str:
    size = event.rules.grid.size
    if event.key is None:
        return "the deal has no key"
    if len(event.cards) != size or len(set(event.cards)) != size:
        return f"{size} different cards belong on the table"
    if not event.key.fits(event.rules.grid) or event.key.starting is not event.starting:
        return "the key does not fit the grid"
    if not event.pictures <= set(range(size)):
        return "a picture lies off the table"
    return deal(event.rules, event.cards, event.pictures, event.key, at)


def _answer(game: Game, first: Event, ahead: list[Event]) -> tuple[Event, ...] | Violation | None:
    """What the rules make of the move that this event must have come from; None where it comes from none."""
    match first:
        case GameEnded(by="TABLE-5"):
            return call_off(game)
        case TurnEnded(by="TIME-2"):
            return end_time(game, _clock_at(game, ahead))
        case GameEnded(by="FINE-4"):
            stopped = _by_seat(game, Stop(len(game.covered)))
            return stopped if stopped == (first,) or game.clock is None else end_time(game, _clock_at(game, ahead))
        case ClockStarted():
            return resume_clock(game, first.at)
        case ClockPaused():
            ends = game.clock.ends if game.clock is not None else None
            return pause_clock(game, (ends or 0) - first.left)
    command = _command(game, first, _at_of_move(game, ahead))
    return None if command is None else _by_seat(game, command)


def _clock_at(game: Game | None, ahead: list[Event]) -> int:
    """When a clock was started next to this event; where none was, the moment at which strict time was due."""
    due = game.clock.ends if game and game.clock and game.clock.ends is not None else 0
    return next((event.at for event in ahead[:2] if isinstance(event, ClockStarted)), due)


def _at_of_move(game: Game, ahead: list[Event]) -> int:
    """When the move was made, as far as the clock that it started tells; a clock of later moves does no harm."""
    started = next((event.at for event in ahead if isinstance(event, ClockStarted)), 0)
    return 0 if time_is_up(game, started) else started


def _command(game: Game, first: Event, at: int) -> Command | None:
    seen = len(game.covered)
    match first:
        case ClueGiven():
            return GiveClue(first.word, first.number, first.verdict, first.let_pass, at)
        case CardCovered(by="TURN-3"):
            return Guess(first.card, seen, at)
        case CardCovered():
            return CoverWord(first.card, seen, at)
        case TurnEnded(by="TURN-9"):
            return Stop(seen, at)
        case ClueChallenged():
            return Challenge(seen, at)
        case ChallengeDecided():
            return RuleOnChallenge(first.upheld, seen, at)
        case CoverDeclined():
            return DeclineCover(seen, at)
        case HourglassTurned():
            return TurnHourglass(first.at)
        case _:
            return None


def _by_seat(game: Game, command: Command) -> tuple[Event, ...] | Violation:
    """Ask as the seat whose move it is."""
    match command:
        case Guess() | Stop():
            seat = game.guesser
        case Challenge():
            seat = game.challenger
        case CoverWord() | DeclineCover():
            seat = game.coverer
        case TurnHourglass():
            seat = game.seats[-1]
        case _:
            seat = game.clue_giver
    return decide(game, seat, command)
