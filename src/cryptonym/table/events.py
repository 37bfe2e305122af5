"""What has happened at a table. A game's events (`engine.Event`) stand between these in one stream."""

from __future__ import annotations

from dataclasses import dataclass, field

from cryptonym.engine import Event, Seat, Violation
from cryptonym.table.model import Laid, OwnDeck, OwnPicture, Passing, Settings


@dataclass(frozen=True, slots=True)
class TableOpened:
    id: str
    settings: Settings


@dataclass(frozen=True, slots=True)
class PersonJoined:
    """`token` is the hash of a secret that stays with its owner; it reaches nobody."""

    person: str
    name: str
    token: str | None = field(default=None, repr=False)
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class PersonRenamed:
    person: str
    name: str


@dataclass(frozen=True, slots=True)
class PersonLeft:
    person: str
    kicked: bool = False


@dataclass(frozen=True, slots=True)
class SeatTaken:
    person: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatLeft:
    person: str


@dataclass(frozen=True, slots=True)
class HostChanged:
    person: str


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    settings: Settings


@dataclass(frozen=True, slots=True)
class DeckBrought:
    """The host's own deck. All hear that it came and how many cards it has; its words are seen when they lie there."""

    deck: OwnDeck


@dataclass(frozen=True, slots=True)
class PicturesBrought:
    """All see them: they may come to lie on the table."""

    pictures: tuple[OwnPicture, ...]


@dataclass(frozen=True, slots=True)
class PicturesDropped:
    pass


@dataclass(frozen=True, slots=True)
class DoorLocked:
    locked: bool


@dataclass(frozen=True, slots=True)
class CardsLaid:
    """Both sides of every card: nobody hears of `laid`, all see the faces when the game is dealt."""

    laid: tuple[Laid, ...] = field(default=(), repr=False)
    anew: bool = False
    pictures_anew: bool = False


@dataclass(frozen=True, slots=True)
class LinkChanged:
    """The old link admits no newcomers any more; whoever is in stays."""

    link: str


@dataclass(frozen=True, slots=True)
class PasswordChanged:
    """`password` is a hash, which reaches nobody."""

    password: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class CodeKept:
    kept: bool


@dataclass(frozen=True, slots=True)
class WatchersDelayed:
    seconds: int


@dataclass(frozen=True, slots=True)
class TalkSwitched:
    on: bool


@dataclass(frozen=True, slots=True)
class PersonMuted:
    person: str
    muted: bool


@dataclass(frozen=True, slots=True)
class SeatRequested:
    """`seat` is None where the wish was taken back."""

    person: str
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class RequestDeclined:
    person: str


@dataclass(frozen=True, slots=True)
class CallerNamed:
    person: str | None


@dataclass(frozen=True, slots=True)
class DeviceChanged:
    """Somebody goes on with another token; the old one is nobody's now. Neither reaches anybody."""

    person: str
    token: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class TableClosed:
    pass


@dataclass(frozen=True, slots=True)
class TableReopened:
    pass


@dataclass(frozen=True, slots=True)
class SeatAwaited:
    """Strict time waits for a seat whose people are away: once a game for each, until a time (ms) at most."""

    seat: Seat
    until: int


@dataclass(frozen=True, slots=True)
class PassingSet:
    """What passes on by itself from game to game (NEXT-5). Nodes of 1.0 do not read it."""

    passing: Passing


@dataclass(frozen=True, slots=True)
class ClueVoted:
    """Somebody's vote for the finest clue of the game that has ended: its turn, None if they take it back (TABLE-12).

    That they voted is heard by all, for which clue by nobody. Nodes of 1.0 do not read it.
    """

    person: str
    turn: int | None = field(default=None, repr=False)


PeopleEvent = (
    TableOpened
    | PersonJoined
    | PersonRenamed
    | PersonLeft
    | SeatTaken
    | SeatLeft
    | HostChanged
    | SettingsChanged
    | DeckBrought
    | PicturesBrought
    | PicturesDropped
    | DoorLocked
    | CardsLaid
    | LinkChanged
    | PasswordChanged
    | CodeKept
    | WatchersDelayed
    | TalkSwitched
    | PersonMuted
    | SeatRequested
    | RequestDeclined
    | CallerNamed
    | DeviceChanged
    | TableClosed
    | TableReopened
    | SeatAwaited
    | PassingSet
    | ClueVoted
)
TableEvent = PeopleEvent | Event
Decision = tuple[TableEvent, ...] | Violation
"""What becomes of a command: events, or the rule that it would break."""
