"""A log, checked line by line and folded: each event must be one that could follow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

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
from cryptonym.engine.evolve import begin, evolve
from cryptonym.engine.log import CorruptLog, read
from cryptonym.engine.model import AGENT_OF, Game, Identity, Phase


@dataclass(frozen=True, slots=True)
class Step:
    """An event and the game after it."""

    event: Event
    game: Game


def replay(lines: Iterable[str]) -> Iterator[Step]:
    """The game step by step. CorruptLog names the first line that cannot be true."""
    game: Game | None = None
    number = 1
    for number, event in read(lines):
        wrong = _impossible(game, event)
        if wrong:
            raise CorruptLog(number, wrong)
        game = begin(event) if isinstance(event, GameDealt) else evolve(_there(game), event)
        yield Step(event, game)
    if game is None:
        raise CorruptLog(number, "nothing was dealt")


def _there(game: Game | None) -> Game:
    assert game is not None
    return game


def _impossible(game: Game | None, event: Event) -> str | None:
    """Why this event cannot follow, in English for whoever mends the file; None where it can."""
    if isinstance(event, GameDealt):
        return "a second deal" if game else _impossible_deal(event)
    if game is None:
        return "nothing has been dealt yet"
    if game.is_over:
        return "the game is over"
    match event:
        case ClueGiven():
            return _impossible_clue(game, event)
        case CardCovered():
            return _impossible_cover(game, event)
        case GameEnded() | HourglassTurned():
            return None
        case TurnEnded():
            return None if event.team is game.turn else "it is not that team's turn"
    allowed = {
        LastStandBegan: bool(game.covered) and game.key[game.covered[-1]] is Identity.ASSASSIN,
        ClueChallenged: game.phase is Phase.GUESS and not game.touches and not game.challenged,
        ChallengeDecided: game.phase is Phase.RULING,
        CoverDeclined: game.penalty_open,
        ClockStarted: game.clock is None or game.clock.left is not None,
        ClockPaused: game.clock is not None and game.clock.ends is not None,
    }
    return None if allowed[type(event)] else "this cannot happen now"


def _impossible_deal(event: GameDealt) -> str | None:
    size = event.rules.grid.size
    if event.key is None:
        return "the deal has no key"
    if len(event.cards) != size or len(set(event.cards)) != size:
        return f"{size} different cards belong on the table"
    if not event.key.fits(event.rules.grid) or event.key.starting is not event.starting:
        return "the key does not fit the grid"
    return None if event.pictures <= set(range(size)) else "a picture lies off the table"


def _impossible_clue(game: Game, event: ClueGiven) -> str | None:
    if game.phase is not Phase.CLUE or event.team is not game.turn:
        return "no clue can be given now"
    if event.number is not None and not 0 <= event.number <= game.highest_number:
        return "the number cannot be true"
    return None


def _impossible_cover(game: Game, event: CardCovered) -> str | None:
    if not 0 <= event.card < len(game.cards):
        return "there is no such card"
    if event.card in game.covered:
        return "that card is covered already"
    if game.key[event.card] is not event.identity:
        return "the key says otherwise"
    own = event.identity is AGENT_OF[game.turn]
    allowed = {
        "TURN-3": game.phase is Phase.GUESS and not game.out_of_guesses,
        "PEN-2": game.penalty_open and own,
        "COOP-2": game.phase is Phase.ENEMY and own,
    }
    return None if allowed.get(event.by, False) else "no card can be covered like that now"
