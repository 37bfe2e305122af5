"""Time as data (TIME-1 to TIME-3): strict clocks that the server only wakes up for, and the hourglass.

What stands here is asked by the server or the host, never by a seat; `at` is always handed in, in milliseconds.
"""

from __future__ import annotations

from cryptonym.engine import violations
from cryptonym.engine.events import ClockPaused, ClockStarted, Event, GameEnded, TurnEnded
from cryptonym.engine.evolve import evolve
from cryptonym.engine.model import Game, Phase
from cryptonym.engine.violations import Violation

Decision = tuple[Event, ...] | Violation


def start_clock(game: Game, at: int, *, paused: bool = False) -> tuple[Event, ...]:
    """Strict time for the phase that begins now, where the table plays with it; a co-op cover has none (TIME-3).

    A pause outlasts the move that is made in it: the next phase waits with all of its time.
    """
    match game.phase:
        case Phase.CLUE:
            seconds = game.rules.clue_seconds
        case Phase.GUESS:
            seconds = game.rules.guess_seconds
        case _:
            seconds = None
    if seconds is None:
        return ()
    return (ClockPaused(1000 * seconds),) if paused else (ClockStarted(at, at + 1000 * seconds),)


def is_paused(game: Game) -> bool:
    return game.clock is not None and game.clock.left is not None


def time_is_up(game: Game, at: int) -> bool:
    return game.clock is not None and game.clock.ends is not None and at >= game.clock.ends


def end_turn(game: Game, by: str, at: int) -> tuple[Event, ...]:
    """The turn passes on, and the next team's strict time begins."""
    ended = TurnEnded(game.turn, by)
    if not game.rules.is_strict:
        return (ended,)
    return (ended, *start_clock(evolve(game, ended), at, paused=is_paused(game)))


def end_time(game: Game, at: int) -> Decision:
    """Strict time ran out: the turn ends (TIME-2); in a last stand that is stopping (FINE-4)."""
    if game.is_over:
        return violations.game_over()
    if game.clock is None:
        return violations.no_clock()
    if not time_is_up(game, at):
        return violations.time_is_not_up()
    if game.last_stand:
        return (GameEnded(game.turn.other, "FINE-4"),)
    return end_turn(game, "TIME-2", at)


def pause_clock(game: Game, at: int) -> Decision:
    if game.is_over:
        return violations.game_over()
    if game.clock is None:
        return violations.no_clock()
    if game.clock.ends is None:
        return violations.clock_stands_already()
    return (ClockPaused(max(0, game.clock.ends - at)),)


def resume_clock(game: Game, at: int) -> Decision:
    if game.is_over:
        return violations.game_over()
    if game.clock is None:
        return violations.no_clock()
    if game.clock.left is None:
        return violations.clock_runs_already()
    return (ClockStarted(at, at + game.clock.left),)
