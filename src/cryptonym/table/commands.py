"""What somebody at a table asks for. What chance has drawn comes along as data that only the server can fill in."""

from __future__ import annotations

from dataclasses import dataclass, field

from cryptonym.engine import Command, Key, Seat
from cryptonym.table.model import Laid, OwnDeck, OwnPicture, Passing, Settings


@dataclass(frozen=True, slots=True)
class Join:
    """Somebody comes to the table; `token` is the hash of the secret one, None for a bot.

    `person` is a new public id, or the one that the token had here before.
    """

    person: str
    name: str
    token: str | None = field(default=None, repr=False)
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class SeatBot:
    """The host puts a bot on an empty seat, or on that of somebody who is away (TABLE-7); `present` are the people who are here."""

    person: str
    name: str
    seat: Seat
    level: str
    present: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Rename:
    name: str


@dataclass(frozen=True, slots=True)
class Sit:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Stand:
    """Leave one's seat and watch."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the table."""


@dataclass(frozen=True, slots=True)
class Kick:
    """Send somebody away; `link` is a new one, and the old one admits nobody any more."""

    person: str
    link: str | None = None


@dataclass(frozen=True, slots=True)
class HandOver:
    """Make somebody else the host (TABLE-6)."""

    person: str


@dataclass(frozen=True, slots=True)
class Assign:
    """The host gives somebody a seat, or takes it away (TABLE-7)."""

    person: str
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class ShuffleTeams:
    """The host has the teams drawn by lot; `order` is the lot: people's ids."""

    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChangeSettings:
    settings: Settings


@dataclass(frozen=True, slots=True)
class BringDeck:
    """The host brings a deck of their own; from the next deal on it can be drawn from."""

    deck: OwnDeck


@dataclass(frozen=True, slots=True)
class BringPictures:
    """More pictures of the host's own; what is in them is kept elsewhere."""

    pictures: tuple[OwnPicture, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class DropPictures:
    """The host takes all own pictures away again."""


@dataclass(frozen=True, slots=True)
class LockDoor:
    locked: bool


@dataclass(frozen=True, slots=True)
class Deal:
    """Begin a game with these cards and this key (SET-3, KEY-1)."""

    laid: tuple[Laid, ...] = field(repr=False)
    key: Key
    flipped: bool = False
    """The cards that lay there, turned to their other side (NEXT-1)."""
    anew: bool = False
    """The words' deck was through, and drawing began anew (NEXT-2)."""
    rotate: bool = False
    """Pass the spymasters' chairs on."""
    at: int = 0
    pictures_anew: bool = False
    """The same of the pictures' deck."""
    present: frozenset[str] | None = None
    """The people who are here: nobody else is given a chair (NEXT-5). None for everybody."""


@dataclass(frozen=True, slots=True)
class PassOn:
    """What passes on by itself from game to game (NEXT-5)."""

    passing: Passing


@dataclass(frozen=True, slots=True)
class VoteClue:
    """The clue of that turn was the finest of the game that has ended; None takes the vote back (TABLE-12)."""

    turn: int | None


@dataclass(frozen=True, slots=True)
class CallOff:
    """The host calls the game off (TABLE-5)."""


@dataclass(frozen=True, slots=True)
class Pause:
    """The host stops the strict clock, or lets it run again."""

    paused: bool
    at: int


@dataclass(frozen=True, slots=True)
class RequestSeat:
    """Ask the host for a seat in mid-game (TABLE-7), or take the wish back with None; between games one just sits down."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class AnswerRequest:
    """The host's nod, or a no."""

    person: str
    granted: bool


@dataclass(frozen=True, slots=True)
class NameCaller:
    """The host names who touches cards for both teams, by what they say aloud; None for nobody."""

    person: str | None


@dataclass(frozen=True, slots=True)
class Mute:
    person: str
    muted: bool


@dataclass(frozen=True, slots=True)
class SwitchTalk:
    on: bool


@dataclass(frozen=True, slots=True)
class KeepCode:
    """Whether the short code outlives the deal."""

    kept: bool


@dataclass(frozen=True, slots=True)
class DelayWatchers:
    """How many seconds after everybody else watchers see what happens, 0 to 60: a stream then gives nothing away."""

    seconds: int


@dataclass(frozen=True, slots=True)
class SetPassword:
    """`password` is a hash; None for a door that asks for none."""

    password: str | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class ChangeDevice:
    """Go on with another secret token, on another device; `token` is its hash."""

    token: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Reopen:
    """Open a table again that was closed because nobody came."""


@dataclass(frozen=True, slots=True)
class Play:
    """A move in the game, from the seat that the person has."""

    command: Command


TableCommand = (
    Join
    | Rename
    | SeatBot
    | Sit
    | Stand
    | Leave
    | Kick
    | HandOver
    | Assign
    | ShuffleTeams
    | ChangeSettings
    | BringDeck
    | BringPictures
    | DropPictures
    | LockDoor
    | Deal
    | PassOn
    | VoteClue
    | CallOff
    | Pause
    | RequestSeat
    | AnswerRequest
    | NameCaller
    | Mute
    | SwitchTalk
    | KeepCode
    | DelayWatchers
    | SetPassword
    | ChangeDevice
    | Reopen
    | Play
)
