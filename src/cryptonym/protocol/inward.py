"""From what came over the wire to commands. What a client cannot know, time, verdict and chance, is handed in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from cryptonym import engine
from cryptonym.engine import HouseRule, Mode, RefereeMode, Role, Rules, Seat, Team, Verdict
from cryptonym.engine.model import GRIDS
from cryptonym.engine.quiet import AnswerQuietly, AskQuietly, QuietCommand
from cryptonym.protocol import incoming as asked
from cryptonym.table import commands as ask
from cryptonym.table.model import DeckChoice, Kind, Passing, Settings


def seat(name: asked.SeatName) -> Seat:
    team, _, role = name.partition("-")
    return Seat(Role(role), None if team == "both" else Team(team))


def _seat_if_any(name: asked.SeatName | None) -> Seat | None:
    return None if name is None else seat(name)


def number(given: asked.Number) -> int | None:
    return None if given == "unlimited" else given


def settings(wanted: asked.SettingsWanted) -> Settings:
    rules = wanted.rules
    return Settings(
        rules=Rules(
            grid=GRIDS[rules.grid],
            mode=Mode(rules.mode),
            assassin_ending=rules.assassin_ending,
            referee=RefereeMode(rules.referee),
            house=frozenset(HouseRule(name) for name in rules.house),
            own_limits=" ".join(rules.own_limits.split()),
            hourglass_seconds=rules.hourglass_seconds,
            clue_seconds=rules.clue_seconds,
            guess_seconds=rules.guess_seconds,
        ),
        language=wanted.language,
        kind=Kind(wanted.kind),
        pictures=wanted.pictures,
        colour=Team(wanted.colour),
        deck=DeckChoice(wanted.deck),
        picture_deck=DeckChoice(wanted.picture_deck),
    )


def play(message: asked.PlayMessage, at: int, verdict: Verdict | None = None, let_pass: bool = False) -> engine.Command:
    """A move; `verdict` and `let_pass` are the server's, and go with a clue alone."""
    if isinstance(message, asked.GiveClue):
        return engine.GiveClue(message.word, number(message.number), verdict, let_pass, at)
    return _MOVES[type(message)](message, at)


def quiet(message: asked.QuietMessage) -> QuietCommand:
    match message:
        case asked.AskQuietly():
            return AskQuietly(message.word)
        case asked.AnswerQuietly():
            return AnswerQuietly(message.word, message.lets_pass)


PlainMessage = (
    asked.Rename
    | asked.Sit
    | asked.Stand
    | asked.Leave
    | asked.Kick
    | asked.HandOver
    | asked.Assign
    | asked.ChangeSettings
    | asked.LockDoor
    | asked.PassOn
    | asked.VoteClue
    | asked.CallOff
    | asked.Pause
    | asked.RequestSeat
    | asked.AnswerRequest
    | asked.NameCaller
    | asked.Mute
    | asked.SwitchTalk
    | asked.KeepCode
    | asked.DelayWatchers
    | asked.Reopen
)


def people(message: PlainMessage, at: int) -> ask.TableCommand:
    """What needs neither chance nor a secret; the server adds those to join, deal, shuffle, kick and password itself."""
    return _WISHES[type(message)](message, at)


Message = TypeVar("Message")
Made = TypeVar("Made")


def _to(kind: type[Message], make: Callable[[Message, int], Made]) -> tuple[type, Callable[[Any, int], Made]]:
    """A line of the tables below. It tells the type checker which message the function gets."""
    return kind, make


_MOVES: Final[dict[type, Callable[[Any, int], engine.Command]]] = dict(
    [
        _to(asked.Guess, lambda message, at: engine.Guess(message.card, message.seen, at)),
        _to(asked.Stop, lambda message, at: engine.Stop(message.seen, at)),
        _to(asked.Challenge, lambda message, at: engine.Challenge(message.seen, at)),
        _to(asked.RuleOnChallenge, lambda message, at: engine.RuleOnChallenge(message.upheld, message.seen, at)),
        _to(asked.CoverWord, lambda message, at: engine.CoverWord(message.card, message.seen, at)),
        _to(asked.DeclineCover, lambda message, at: engine.DeclineCover(message.seen, at)),
        _to(asked.TurnHourglass, lambda message, at: engine.TurnHourglass(at)),
    ]
)
"""From a message to the move that it asks for, at a time. A clue is no part of it: the server adds a verdict to it."""

_WISHES: Final[dict[type, Callable[[Any, int], ask.TableCommand]]] = dict(
    [
        _to(asked.Rename, lambda message, at: ask.Rename(message.name)),
        _to(asked.Sit, lambda message, at: ask.Sit(seat(message.seat))),
        _to(asked.Stand, lambda message, at: ask.Stand()),
        _to(asked.Leave, lambda message, at: ask.Leave()),
        _to(asked.Kick, lambda message, at: ask.Kick(message.person)),
        _to(asked.HandOver, lambda message, at: ask.HandOver(message.person)),
        _to(asked.Assign, lambda message, at: ask.Assign(message.person, _seat_if_any(message.seat))),
        _to(asked.ChangeSettings, lambda message, at: ask.ChangeSettings(settings(message.settings))),
        _to(asked.LockDoor, lambda message, at: ask.LockDoor(message.locked)),
        _to(asked.PassOn, lambda message, at: ask.PassOn(Passing(message.passing))),
        _to(asked.VoteClue, lambda message, at: ask.VoteClue(message.turn)),
        _to(asked.CallOff, lambda message, at: ask.CallOff()),
        _to(asked.Pause, lambda message, at: ask.Pause(message.paused, at)),
        _to(asked.RequestSeat, lambda message, at: ask.RequestSeat(_seat_if_any(message.seat))),
        _to(asked.AnswerRequest, lambda message, at: ask.AnswerRequest(message.person, message.granted)),
        _to(asked.NameCaller, lambda message, at: ask.NameCaller(message.person)),
        _to(asked.Mute, lambda message, at: ask.Mute(message.person, message.muted)),
        _to(asked.SwitchTalk, lambda message, at: ask.SwitchTalk(message.on)),
        _to(asked.KeepCode, lambda message, at: ask.KeepCode(message.kept)),
        _to(asked.DelayWatchers, lambda message, at: ask.DelayWatchers(message.seconds)),
        _to(asked.Reopen, lambda message, at: ask.Reopen()),
    ]
)
"""From a message to the table's command of the same name."""
