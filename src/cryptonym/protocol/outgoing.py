"""All that a client may get. New fields may be added; a client ignores what it does not know.

A `null` never stands for "not there" in a view: what is not there is left out, and in a patch `null` takes a field away (RFC 7396).
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from cryptonym.protocol.closing import TroubleCode
from cryptonym.protocol.incoming import FaceName, HouseRuleName, Language, PassingName, SeatName, TeamName

IdentityName = Literal["red", "blue", "bystander", "assassin"]
AudienceName = Literal[
    "red-spymaster", "blue-spymaster", "red-operative", "blue-operative", "both-operative", "watcher"
]
Given = int | Literal["unlimited"]


class _Plain(Struct, frozen=True, omit_defaults=True):
    pass


class Broken(_Plain, frozen=True):
    """A rule that would have been broken: its id, and a message with its arguments for `violations.ftl`."""

    rule: str
    message: str
    args: dict[str, str | int] = {}


class RulesSeen(_Plain, frozen=True):
    grid: Literal["5x5", "5x4"]
    mode: Literal["teams", "coop", "trio"]
    assassin_ending: bool
    referee: Literal["warns", "refuses", "silent"]
    house: list[HouseRuleName]
    own_limits: str
    hourglass_seconds: int
    clue_seconds: int | None = None
    guess_seconds: int | None = None


class SettingsSeen(_Plain, frozen=True):
    rules: RulesSeen
    language: Language
    kind: Literal["words", "pictures", "mixed"]
    colour: TeamName
    deck: Literal["builtin", "own", "both"]
    picture_deck: Literal["builtin", "own", "both"]
    pictures: int | None = None


class PersonSeen(_Plain, frozen=True):
    name: str
    seat: SeatName | None = None
    bot: str | None = None
    """The level of a bot, or `outside`; left out for people."""
    may_take: list[SeatName] = []
    """Other seats that this person may take now without asking (TABLE-7)."""
    may_get: list[SeatName] = []
    """Other seats that the host may give to this person now; those not in `may_take` can be asked for."""
    chaired: int = 0
    """The number of the last game that they were dealt as a spymaster: chairs pass on to who has waited longest (NEXT-5)."""


class Piles(_Plain, frozen=True):
    red: int
    blue: int


class ClueSeen(_Plain, frozen=True):
    word: str
    number: Given
    guesses_left: int | None = None
    """Left out where there is no limit."""


class TurnSeen(_Plain, frozen=True):
    team: TeamName
    word: str | None = None
    number: Given | None = None
    touched: list[int] = []
    """The places of cards that were touched, in order."""
    covered: list[int] = []
    """The places of cards that were covered without a touch: by a penalty, or by the enemy in co-op."""
    ended_by: str | None = None
    """The rule that ended it."""


class EndingSeen(_Plain, frozen=True):
    by: str
    """The rule that ended the game."""
    winner: TeamName | None = None
    score: int | None = None


class ClockSeen(_Plain, frozen=True):
    """Strict time ends at `ends` (milliseconds since the epoch), or stands still with `left` milliseconds to go."""

    ends: int | None = None
    left: int | None = None


class GameView(_Plain, frozen=True):
    rules: RulesSeen
    """What this game is played by, whatever the host sets for the next."""
    language: Language | Literal["other"]
    """The language of the cards on the table."""
    columns: int
    cards: list[str]
    """Words, or ids of pictures at the places that `pictures` has."""
    starting: TeamName
    turn: TeamName
    phase: Literal["clue", "guess", "ruling", "enemy", "over"]
    """What is waited for: a clue, a touch, somebody's word on a challenge, the enemy's card in co-op, or nothing more."""
    left: Piles
    """Agents that are not yet covered."""
    highest: int
    """The highest number that a clue may have now."""
    pictures: list[int] = []
    """The places of cards that are pictures."""
    covered: dict[str, IdentityName] = {}
    """By the card's place, counted from 0 row by row, in the order in which they were covered."""
    key: list[IdentityName] | None = None
    """Left out for those who may not know it."""
    clue: ClueSeen | None = None
    touches: int = 0
    """Touches of this turn."""
    challenged: bool = False
    """Whether this clue has had its one challenge (PEN-3)."""
    penalty_open: bool = False
    """Whether the team on turn may cover one of its own words before its clue (PEN-2)."""
    enemy_covers: int = 0
    """Enemy words that the spymaster has to cover now (COOP-2, COOP-6)."""
    last_stand: bool = False
    turns: dict[str, TurnSeen] = {}
    """By their number from 0; the last is under way."""
    hourglass: int | None = None
    clock: ClockSeen | None = None
    ending: EndingSeen | None = None


class OwnDeckSeen(_Plain, frozen=True):
    cards: int
    language: Language | Literal["other"]
    title: str = ""
    """What it is called, if it is one of those that the server offers."""


class Awaiting(_Plain, frozen=True):
    """Strict time stands still for a seat whose people are away, until a time (milliseconds since the epoch) at most."""

    seat: SeatName
    until: int


class TableSeen(_Plain, frozen=True):
    """The view of one audience: everybody in the same seat has the same."""

    settings: SettingsSeen
    wins: Piles
    people: dict[str, PersonSeen] = {}
    host: str | None = None
    """Whose table it is: a person."""
    seats: list[SeatName] = []
    """The seats of the mode that is set."""
    open_seats: list[SeatName] = []
    """The seats that a newcomer may take now."""
    own_deck: OwnDeckSeen | None = None
    own_pictures: dict[str, str] = {}
    """The titles of the host's own pictures by their ids, in the order in which they came; empty where one has none."""
    locked: bool = False
    """Whether newcomers stay out."""
    can_flip: bool = False
    """Whether the cards may be turned over for the next game (NEXT-1)."""
    missing: Broken | None = None
    """What keeps the host from dealing."""
    games: int = 0
    """How many have been dealt."""
    game: GameView | None = None
    link: str | None = None
    """The table's id in links from now on; left out while it is the one that the table was opened with."""
    password: bool = False
    """Whether the door asks newcomers for one."""
    delay: int = 0
    """Seconds by which watchers see all this later."""
    talk: bool = True
    """Whether people may write lines to each other."""
    muted: list[str] = []
    requests: dict[str, SeatName] = {}
    """By person: the seat that the host may grant or decline (TABLE-7)."""
    caller: str | None = None
    """Who touches cards for both teams, by what they say aloud."""
    closed: bool = False
    """Whether nobody came for so long that the table was closed."""
    awaiting: Awaiting | None = None
    passing: PassingName = "stay"
    """What passes on by itself at each deal after a game (NEXT-5)."""
    passes: bool = False
    """Whether the next deal passes it on: not if somebody was given a chair by hand since the last game."""
    voters: list[str] = []
    """Who may vote for the finest clue of the last game (TABLE-12)."""
    voted: list[str] = []
    """Who of them has; for which clue is nobody's to see until it is counted."""


# What has happened, as one may hear of it: for the log, for sounds and for screen readers. What it changed is in the patch.


class _Told(Struct, frozen=True, omit_defaults=True, tag_field="type"):
    pass


class TableOpened(_Told, frozen=True, tag="table_opened"):
    pass


class PersonJoined(_Told, frozen=True, tag="person_joined"):
    person: str
    name: str
    bot: str | None = None


class PersonRenamed(_Told, frozen=True, tag="person_renamed"):
    person: str
    name: str


class PersonLeft(_Told, frozen=True, tag="person_left"):
    person: str
    name: str
    kicked: bool = False


class SeatTaken(_Told, frozen=True, tag="seat_taken"):
    person: str
    seat: SeatName


class SeatLeft(_Told, frozen=True, tag="seat_left"):
    person: str


class HostChanged(_Told, frozen=True, tag="host_changed"):
    person: str


class SettingsChanged(_Told, frozen=True, tag="settings_changed"):
    pass


class DeckBrought(_Told, frozen=True, tag="deck_brought"):
    pass


class PicturesBrought(_Told, frozen=True, tag="pictures_brought"):
    count: int
    """0 during a game: how many is seen when it has ended (HOUSE-9)."""


class PicturesDropped(_Told, frozen=True, tag="pictures_dropped"):
    pass


class DoorLocked(_Told, frozen=True, tag="door_locked"):
    locked: bool


class CardsLaid(_Told, frozen=True, tag="cards_laid"):
    pass


class LinkChanged(_Told, frozen=True, tag="link_changed"):
    pass


class PasswordChanged(_Told, frozen=True, tag="password_changed"):
    pass


class CodeKept(_Told, frozen=True, tag="code_kept"):
    kept: bool


class WatchersDelayed(_Told, frozen=True, tag="watchers_delayed"):
    seconds: int


class TalkSwitched(_Told, frozen=True, tag="talk_switched"):
    on: bool


class PersonMuted(_Told, frozen=True, tag="person_muted"):
    person: str
    muted: bool


class SeatRequested(_Told, frozen=True, tag="seat_requested"):
    person: str
    seat: SeatName | None = None


class RequestDeclined(_Told, frozen=True, tag="request_declined"):
    person: str


class CallerNamed(_Told, frozen=True, tag="caller_named"):
    person: str | None = None


class DeviceChanged(_Told, frozen=True, tag="device_changed"):
    person: str


class TableClosed(_Told, frozen=True, tag="table_closed"):
    pass


class TableReopened(_Told, frozen=True, tag="table_reopened"):
    pass


class SeatAwaited(_Told, frozen=True, tag="seat_awaited"):
    seat: SeatName
    until: int


class PassingSet(_Told, frozen=True, tag="passing_set"):
    passing: PassingName


class ClueVoted(_Told, frozen=True, tag="clue_voted"):
    person: str


class GameDealt(_Told, frozen=True, tag="game_dealt"):
    starting: TeamName


class ClueGiven(_Told, frozen=True, tag="clue_given"):
    team: TeamName
    word: str
    number: Given


class CardCovered(_Told, frozen=True, tag="card_covered"):
    card: int
    identity: IdentityName
    by: str


class LastStandBegan(_Told, frozen=True, tag="last_stand_began"):
    team: TeamName


class ClueChallenged(_Told, frozen=True, tag="clue_challenged"):
    team: TeamName


class ChallengeDecided(_Told, frozen=True, tag="challenge_decided"):
    upheld: bool
    judge: Literal["referee", "challenger", "spymaster"]
    rule: str | None = None
    codename: str | None = None


class CoverDeclined(_Told, frozen=True, tag="cover_declined"):
    team: TeamName


class TurnEnded(_Told, frozen=True, tag="turn_ended"):
    team: TeamName
    by: str


class HourglassTurned(_Told, frozen=True, tag="hourglass_turned"):
    seconds: int


class ClockStarted(_Told, frozen=True, tag="clock_started"):
    ends: int


class ClockPaused(_Told, frozen=True, tag="clock_paused"):
    left: int


class GameEnded(_Told, frozen=True, tag="game_ended"):
    by: str
    winner: TeamName | None = None
    score: int | None = None


Told = (
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
    | GameDealt
    | ClueGiven
    | CardCovered
    | LastStandBegan
    | ClueChallenged
    | ChallengeDecided
    | CoverDeclined
    | TurnEnded
    | HourglassTurned
    | ClockStarted
    | ClockPaused
    | GameEnded
)

ActionName = Literal["clue", "guess", "stop", "challenge", "rule", "cover", "decline", "hourglass"]


class _Out(Struct, frozen=True, omit_defaults=True, tag_field="type"):
    pass


class Welcome(_Out, frozen=True, tag="welcome"):
    """The answer to `hello`. `now` is the server's clock in milliseconds, for drawing its clocks."""

    protocol: int
    build: str
    table: str
    now: int
    code: str | None = None
    """The short code to say aloud, while the door is open."""
    outside: bool = False
    """Whether a bot may be a program outside of the server."""
    delay: int = 0
    """Seconds that whoever only watches has to wait for the first view, and sees everything late by."""
    own_pictures: bool = False
    """Whether this server lets hosts bring pictures of their own."""
    marks: bool = False
    """Whether `give_clue` may carry marks."""
    fingers: bool = False
    """Whether this server knows `fingers` and `react`."""


class You(_Out, frozen=True, tag="you"):
    """What is personal: who one is at this table. `person` is left out for somebody who only watches."""

    person: str | None = None
    seat: AudienceName = "watcher"
    host: bool = False
    caller: bool = False
    """One touches cards for both teams, and otherwise knows what a watcher knows."""
    knows_key: bool = False
    """One has seen the key of the game under way, perhaps from a seat that one has left: no tags, no faces (TABLE-11)."""


class Snapshot(_Out, frozen=True, tag="snapshot"):
    """The whole view after message `n`: a patch from nothing."""

    n: int
    view: TableSeen
    actions: list[ActionName]


class Happened(_Out, frozen=True, tag="event"):
    """Event number `n`, the fields of the view that it changed, and what one may do now."""

    n: int
    at: int
    event: Told
    patch: dict[str, Any]
    actions: list[ActionName]
    who: str | None = None
    """Whose doing it was; left out where it was the clock's."""


class Ack(_Out, frozen=True, tag="ack"):
    """The command `id` is stored; `n` is the number of its last event, or of the table where nothing had to change."""

    id: str
    n: int


class Refused(_Out, frozen=True, tag="refused"):
    """The command `id` would break a rule. Nothing has changed."""

    id: str
    broken: Broken


class FingersSeen(_Plain, frozen=True):
    """What a person points at beside their first choice, which stands in `tags`."""

    later: list[int] = []
    """Second and third choice."""
    unsure: list[int] = []
    """Which of all choices they are unsure of."""
    against: list[int] = []
    """Cards that they advise against."""


class Presence(_Out, frozen=True, tag="presence"):
    """Who is here, who watches, whose tag lies where, who is about to touch what: the last values, whole. Never stored."""

    here: list[str] = []
    watching: int = 0
    tags: dict[str, int] = {}
    reaching: dict[str, int] = {}
    stood_in: list[str] = []
    """Bots for which the server's own one made the last move, because the program outside made none."""
    fingers: dict[str, FingersSeen] = {}
    """Of people who point at more than one card, or otherwise than surely."""
    faces: dict[str, FaceName] = {}
    """By person: their face at the card that was covered last."""


class Code(_Out, frozen=True, tag="code"):
    """The short code has changed; left out where there is none any more."""

    code: str | None = None


class MoveCode(_Out, frozen=True, tag="move_code"):
    """To the socket that asked, alone: what another device says in its `hello` to take over this place, until a time (ms)."""

    code: str
    until: int


class Line(_Plain, frozen=True):
    """A line that somebody said. The name goes along: they may have left since."""

    person: str
    name: str
    line: str
    at: int


class Talked(_Out, frozen=True, tag="talked"):
    """Lines said at the table; on arrival the last hundred as a `whole`, then each as it is said. Never stored."""

    lines: list[Line]
    whole: bool = False


class Announced(_Out, frozen=True, tag="announced"):
    """A line of the server's host to everybody, to be shown until a time (ms) at most: that it stops for a while, say."""

    line: str
    until: int


class QuietQuestion(_Out, frozen=True, tag="quiet_question"):
    """To the opposing spymaster alone: may this word pass (CLUE-18)?"""

    team: TeamName
    word: str


class QuietAnswer(_Out, frozen=True, tag="quiet_answer"):
    """To both spymasters alone."""

    team: TeamName
    word: str
    lets_pass: bool


class QuietLapse(_Out, frozen=True, tag="quiet_lapse"):
    """To both spymasters alone: nobody answered the question in time, so nothing was agreed to (CLUE-18)."""

    team: TeamName
    word: str


class DraftVerdict(_Out, frozen=True, tag="draft_verdict"):
    """To the typist alone: what the referee makes of the clue under way."""

    word: str
    number: Given
    finding: Literal["legal", "notice", "doubtful", "illegal", "unjudged"]
    """`unjudged` if the referee gave no answer: nothing is known against the clue, and nothing for it."""
    reasons: list[Broken] = []


class BotNote(Struct, frozen=True, omit_defaults=True):
    """What a bot meant by a move: a message of the page and what it is about."""

    turn: int
    person: str
    name: str
    message: str
    args: dict[str, str | int] = {}
    cards: list[int] = []


class BotNotes(_Out, frozen=True, tag="bot_notes"):
    """When the game is over: the bots' moves with the mind behind them."""

    notes: list[BotNote]


class Trouble(_Out, frozen=True, tag="error"):
    """Something is wrong with what the client program sent, or with the table's door. The socket may close after it."""

    code: TroubleCode
    detail: str = ""


Outgoing = (
    Welcome
    | You
    | Snapshot
    | Happened
    | Ack
    | Refused
    | Presence
    | Code
    | MoveCode
    | Talked
    | Announced
    | QuietQuestion
    | QuietAnswer
    | QuietLapse
    | DraftVerdict
    | BotNotes
    | Trouble
)
