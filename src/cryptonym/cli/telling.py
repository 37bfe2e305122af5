"""Events as sentences, for `play` and `replay`."""

from __future__ import annotations

from collections.abc import Iterator

from cryptonym.cli.faces import names_of
from cryptonym.engine import (
    CardCovered,
    ChallengeDecided,
    ClueChallenged,
    ClueGiven,
    CoverDeclined,
    Event,
    Game,
    GameDealt,
    GameEnded,
    HourglassTurned,
    LastStandBegan,
    Mode,
    TurnEnded,
)
from cryptonym.messages import Messages


def sentences(event: Event, game: Game, messages: Messages) -> Iterator[str]:
    """What to say of an event; `game` is the game after it. Clocks that start and stop say nothing."""
    say = messages.format
    match event:
        case GameDealt():
            yield say("terminal-new-game", {"team": str(event.starting)})
        case ClueGiven():
            number: str | int = "unlimited" if event.number is None else event.number
            yield say("terminal-clue-given", {"team": str(event.team), "word": event.word, "number": number})
        case CardCovered():
            names = names_of(game.cards, game.pictures, messages.language)
            yield say("terminal-covered", {"card": names[event.card], "identity": str(event.identity)})
        case LastStandBegan():
            yield say("terminal-last-stand")
        case ClueChallenged():
            yield say("terminal-challenged")
        case ChallengeDecided(upheld=True):
            yield say("terminal-challenge-held", {"rule": event.rule or "none"})
        case ChallengeDecided():
            yield say("terminal-challenge-failed")
        case CoverDeclined():
            yield say("terminal-cover-declined")
        case HourglassTurned():
            yield say("terminal-hourglass", {"count": event.seconds})
        case TurnEnded():
            if event.by == "TIME-2":
                yield say("terminal-time-ran-out")
            if event.by != "COOP-2":
                yield say("terminal-turn-ended", {"team": str(event.team)})
        case GameEnded():
            yield from _ending(event, game, messages)
        case _:
            return


def _ending(event: GameEnded, game: Game, messages: Messages) -> Iterator[str]:
    say = messages.format
    yield say("terminal-why", {"by": event.by})
    if event.winner is None:
        yield say("terminal-nobody-won")
    elif game.rules.mode is not Mode.COOP:
        yield say("terminal-won", {"team": str(event.winner)})
    elif event.score is None:
        yield say("terminal-coop-lost")
    else:
        title = say(f"title-{game.rules.grid}-{event.score}")
        yield say("terminal-coop-won", {"score": event.score, "title": title})
