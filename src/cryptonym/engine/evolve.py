"""Fold an event into the game. Never refuses, never looks anything up: a log replays the same on any machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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
    LastStandBegan,
    TurnEnded,
)
from cryptonym.engine.model import Clock, Clue, Ending, Game, Mode, Turn, changed


def begin(dealt: GameDealt) -> Game:
    """The game as it lies after the deal: the first event of every log."""
    assert dealt.key is not None, "a redacted deal begins no game"
    return Game(
        rules=dealt.rules,
        cards=dealt.cards,
        pictures=dealt.pictures,
        key=dealt.key,
        turn=dealt.starting,
        turns=(Turn(dealt.starting),),
    )


def evolve(game: Game, event: Event) -> Game:
    fold = _FOLDS.get(type(event))
    assert fold is not None, f"{type(event).__name__} is no event of a game"
    return fold(game, event)


def _dealt(game: Game, event: GameDealt) -> Game:
    return begin(event)


def _clue_given(game: Game, event: ClueGiven) -> Game:
    return changed(
        game,
        clue=Clue(event.word, event.number, event.verdict, event.let_pass),
        touches=0,
        challenged=False,
        penalty_open=False,  # PEN-2: giving the next clue is declining
        turns=(*game.turns[:-1], game.turns[-1]._replace(word=event.word, number=event.number)),
        hourglass=None,
        clock=None,
    )


def _covered(game: Game, event: CardCovered) -> Game:
    team, word, number, touched, covered, ended_by = game.turns[-1]
    by_touch = event.by == "TURN-3"
    if by_touch:
        touched = (*touched, event.card)
    else:
        covered = (*covered, event.card)
    return changed(
        game,
        covered=(*game.covered, event.card),
        touches=game.touches + by_touch,
        penalty_open=False,
        enemy_covers=max(0, game.enemy_covers - (event.by == "COOP-2")),
        turns=(*game.turns[:-1], Turn(team, word, number, touched, covered, ended_by)),
        hourglass=None,
    )


def _last_stand(game: Game, event: LastStandBegan) -> Game:
    return changed(game, last_stand=True)


def _challenged(game: Game, event: ClueChallenged) -> Game:
    return changed(game, challenged=True, awaits_ruling=True)


def _decided(game: Game, event: ChallengeDecided) -> Game:
    return changed(game, awaits_ruling=False)


def _declined(game: Game, event: CoverDeclined) -> Game:
    return changed(game, penalty_open=False)


def _turn_ended(game: Game, event: TurnEnded) -> Game:
    on_turn = event.team.other
    penalty = event.by == "PEN-1"
    enemy = game.team is not None and event.team is game.team
    return changed(
        game,
        turn=on_turn,
        clue=None,
        touches=0,
        challenged=False,
        awaits_ruling=False,
        penalty_open=penalty and game.rules.mode is not Mode.COOP and game.left(on_turn) > 0,
        enemy_covers=(2 if penalty else 1) if enemy else 0,
        turns=(*game.turns[:-1], game.turns[-1]._replace(ended_by=event.by), Turn(on_turn)),
        hourglass=None,
        clock=None,
    )


def _hourglass(game: Game, event: HourglassTurned) -> Game:
    return changed(game, hourglass=event.at + 1000 * event.seconds)


def _clock_started(game: Game, event: ClockStarted) -> Game:
    return changed(game, clock=Clock(ends=event.ends))


def _clock_paused(game: Game, event: ClockPaused) -> Game:
    return changed(game, clock=Clock(ends=None, left=event.left))


def _ended(game: Game, event: GameEnded) -> Game:
    return changed(
        game,
        ending=Ending(event.winner, event.by, event.score),
        awaits_ruling=False,
        penalty_open=False,
        enemy_covers=0,
        turns=(*game.turns[:-1], game.turns[-1]._replace(ended_by=event.by)),
        hourglass=None,
        clock=None,
    )


_FOLDS: Final[dict[type, Callable[[Game, Any], Game]]] = {
    GameDealt: _dealt,
    ClueGiven: _clue_given,
    CardCovered: _covered,
    LastStandBegan: _last_stand,
    ClueChallenged: _challenged,
    ChallengeDecided: _decided,
    CoverDeclined: _declined,
    TurnEnded: _turn_ended,
    HourglassTurned: _hourglass,
    ClockStarted: _clock_started,
    ClockPaused: _clock_paused,
    GameEnded: _ended,
}
