"""Fold an event into the game. Never refuses, never looks anything up: a log replays the same on any machine."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch

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
from cryptonym.engine.model import Clock, Clue, Ending, Game, Mode, Turn


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
    return _evolve(event, game)


@singledispatch
def _evolve(event: Event, game: Game) -> Game:
    raise AssertionError(f"no way to fold {type(event).__name__}")


@_evolve.register
def _(event: GameDealt, game: Game) -> Game:
    return begin(event)


@_evolve.register
def _(event: ClueGiven, game: Game) -> Game:
    return replace(
        game,
        clue=Clue(event.word, event.number, event.verdict, event.let_pass),
        touches=0,
        challenged=False,
        penalty_open=False,  # PEN-2: giving the next clue is declining
        turns=(*game.turns[:-1], replace(game.turns[-1], word=event.word, number=event.number)),
        hourglass=None,
        clock=None,
    )


@_evolve.register
def _(event: CardCovered, game: Game) -> Game:
    turn = game.turns[-1]
    touched = event.by == "TURN-3"
    if touched:
        turn = replace(turn, touched=(*turn.touched, event.card))
    else:
        turn = replace(turn, covered=(*turn.covered, event.card))
    return replace(
        game,
        covered=(*game.covered, event.card),
        touches=game.touches + touched,
        penalty_open=False,
        enemy_covers=max(0, game.enemy_covers - (event.by == "COOP-2")),
        turns=(*game.turns[:-1], turn),
        hourglass=None,
    )


@_evolve.register
def _(event: LastStandBegan, game: Game) -> Game:
    return replace(game, last_stand=True)


@_evolve.register
def _(event: ClueChallenged, game: Game) -> Game:
    return replace(game, challenged=True, awaits_ruling=True)


@_evolve.register
def _(event: ChallengeDecided, game: Game) -> Game:
    return replace(game, awaits_ruling=False)


@_evolve.register
def _(event: CoverDeclined, game: Game) -> Game:
    return replace(game, penalty_open=False)


@_evolve.register
def _(event: TurnEnded, game: Game) -> Game:
    on_turn = event.team.other
    penalty = event.by == "PEN-1"
    enemy = game.team is not None and event.team is game.team
    return replace(
        game,
        turn=on_turn,
        clue=None,
        touches=0,
        challenged=False,
        awaits_ruling=False,
        penalty_open=penalty and game.rules.mode is not Mode.COOP and game.left(on_turn) > 0,
        enemy_covers=(2 if penalty else 1) if enemy else 0,
        turns=(*game.turns[:-1], replace(game.turns[-1], ended_by=event.by), Turn(on_turn)),
        hourglass=None,
        clock=None,
    )


@_evolve.register
def _(event: HourglassTurned, game: Game) -> Game:
    return replace(game, hourglass=event.at + 1000 * event.seconds)


@_evolve.register
def _(event: ClockStarted, game: Game) -> Game:
    return replace(game, clock=Clock(ends=event.ends))


@_evolve.register
def _(event: ClockPaused, game: Game) -> Game:
    return replace(game, clock=Clock(ends=None, left=event.left))


@_evolve.register
def _(event: GameEnded, game: Game) -> Game:
    return replace(
        game,
        ending=Ending(event.winner, event.by, event.score),
        awaits_ruling=False,
        penalty_open=False,
        enemy_covers=0,
        turns=(*game.turns[:-1], replace(game.turns[-1], ended_by=event.by)),
        hourglass=None,
        clock=None,
    )
