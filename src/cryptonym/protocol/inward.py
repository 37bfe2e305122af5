"""From what came over the wire to commands. What a client cannot know, time, verdict and chance, is handed in."""

from __future__ import annotations

from cryptonym import engine, table
from cryptonym.engine import HouseRule, Mode, RefereeMode, Role, Rules, Seat, Team, Verdict
from cryptonym.engine.model import GRIDS
from cryptonym.engine.quiet import AnswerQuietly, AskQuietly, QuietCommand
from cryptonym.protocol import incoming as asked
from cryptonym.table.model import DeckChoice, Kind, Settings


def seat(name: asked.SeatName) -> Seat:
    team, _, role = name.partition("-")
    return Seat(Role(role), None if team == "both" else Team(team))


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
    match message:
        case asked.GiveClue():
            return engine.GiveClue(message.word, number(message.number), verdict, let_pass, at)
        case asked.Guess():
            return engine.Guess(message.card, message.seen, at)
        case asked.Stop():
            return engine.Stop(message.seen, at)
        case asked.Challenge():
            return engine.Challenge(message.seen, at)
        case asked.RuleOnChallenge():
            return engine.RuleOnChallenge(message.upheld, message.seen, at)
        case asked.CoverWord():
            return engine.CoverWord(message.card, message.seen, at)
        case asked.DeclineCover():
            return engine.DeclineCover(message.seen, at)
        case asked.TurnHourglass():
            return engine.TurnHourglass(at)


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


def people(message: PlainMessage, at: int) -> table.TableCommand:
    """What needs neither chance nor a secret; the server adds those to join, deal, shuffle, kick and password itself."""
    match message:
        case asked.Rename():
            return table.Rename(message.name)
        case asked.Sit():
            return table.Sit(seat(message.seat))
        case asked.Stand():
            return table.Stand()
        case asked.Leave():
            return table.Leave()
        case asked.Kick():
            return table.Kick(message.person)
        case asked.HandOver():
            return table.HandOver(message.person)
        case asked.Assign():
            return table.Assign(message.person, None if message.seat is None else seat(message.seat))
        case asked.ChangeSettings():
            return table.ChangeSettings(settings(message.settings))
        case asked.LockDoor():
            return table.LockDoor(message.locked)
        case asked.CallOff():
            return table.CallOff()
        case asked.Pause():
            return table.Pause(message.paused, at)
        case asked.RequestSeat():
            return table.RequestSeat(None if message.seat is None else seat(message.seat))
        case asked.AnswerRequest():
            return table.AnswerRequest(message.person, message.granted)
        case asked.NameCaller():
            return table.NameCaller(message.person)
        case asked.Mute():
            return table.Mute(message.person, message.muted)
        case asked.SwitchTalk():
            return table.SwitchTalk(message.on)
        case asked.KeepCode():
            return table.KeepCode(message.kept)
        case asked.DelayWatchers():
            return table.DelayWatchers(message.seconds)
        case asked.Reopen():
            return table.Reopen()
