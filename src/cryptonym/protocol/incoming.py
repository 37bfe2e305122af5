"""All that a client may send. Unknown messages and unknown fields are refused.

The first message is `hello`. Every command after it carries an `id` of the client's making: sent again with the same id, it gets the first
answer back and happens once. `seen` is how many covered cards the sender saw; a wish that rests on an older table does nothing.
What has no id is never stored: tags and the like are talk.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cryptonym import limits

TableId = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$", description="The table's id of 128 bits, as in its link.")
]
Token = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_-]{22,64}$",
        description="A secret of at least 128 random bits, made and kept by the client.",
    ),
]
CommandId = Annotated[
    str,
    Meta(
        pattern=r"^[!-~]{1,64}$",
        description="Made by the client, unique at the table: 1 to 64 visible ASCII characters.",
    ),
]
PersonId = Annotated[str, Meta(pattern=r"^[!-~]{1,32}$")]
Name = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=200)]
Line = Annotated[str, Meta(max_length=400)]
Password = Annotated[str, Meta(min_length=1, max_length=limits.LONGEST_PASSWORD)]
MoveCode = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$", description="A one-time code, as in a link's fragment.")]
Pointed = Annotated[tuple[Annotated[int, Meta(ge=0, le=24)], ...], Meta(max_length=limits.MOST_FINGERS)]
FaceName = Literal["bravo", "phew", "bold", "ouch", "hm"]
Count = Annotated[int, Meta(ge=0, le=64)]
CardIndex = Annotated[int, Meta(ge=-64, le=64)]
PLACES: Final = 25
"""Places on the largest table."""
Marks = Annotated[
    str,
    Meta(
        pattern=r"^([01]{25})?$", description="25 signs, 0 or 1, by place; or none, from a client that knows no marks."
    ),
]
Number = Annotated[int, Meta(ge=-100, le=100)] | Literal["unlimited"]
SeatName = Literal["red-spymaster", "blue-spymaster", "red-operative", "blue-operative", "both-operative"]
TeamName = Literal["red", "blue"]
PassingName = Literal["stay", "chairs", "sides"]
Level = Literal["gentle", "steady", "sharp"]
"""Those of `cryptonym.ai.Level`; a test compares the two."""
Language = limits.Language
HouseRuleName = Literal[
    "compounds_ok",
    "classifying_attributes_ok",
    "proper_names_ok",
    "place_names_ok",
    "abbreviations_ok",
    "homophones_ok",
    "rhymes_ok",
    "foreign_ok",
    "no_shapes",
]
"""Those of `cryptonym.engine.HouseRule`; a test compares the two."""


class _In(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    pass


class _Command(_In, frozen=True):
    id: CommandId


class Hello(_In, frozen=True, tag="hello"):
    """The first message on a socket. `since` is the number of the last message that this client has merged.

    `password` is for a door that asks for one, of those who are not at the table yet. `move` is the one-time code of another device:
    its place goes over to this token.
    """

    protocol: int
    table: TableId
    token: Token
    since: Annotated[int, Meta(ge=0)] | None = None
    password: Password | None = None
    move: MoveCode | None = None


class Join(_Command, frozen=True, tag="join"):
    """Come to the table as a person; before that one only watches."""

    name: Name


class SeatBot(_Command, frozen=True, tag="seat_bot"):
    """The host puts a bot on a seat: an empty one, or that of somebody who is away. `kick` sends it away."""

    seat: SeatName
    level: Level | Literal["outside"] = "steady"
    """`outside` is a program of the server's host, which then sees what the seat sees; only where `welcome` offers it."""


class HurryBots(_Command, frozen=True, tag="hurry_bots"):
    """Somebody at the table does not want to wait for the bot that thinks."""


class Rename(_Command, frozen=True, tag="rename"):
    name: Name


class Sit(_Command, frozen=True, tag="sit"):
    seat: SeatName


class Stand(_Command, frozen=True, tag="stand"):
    """Leave one's seat and watch."""


class Leave(_Command, frozen=True, tag="leave"):
    """Leave the table; the token is forgotten."""


class Kick(_Command, frozen=True, tag="kick"):
    person: PersonId


class HandOver(_Command, frozen=True, tag="hand_over"):
    person: PersonId


class Assign(_Command, frozen=True, tag="assign"):
    person: PersonId
    seat: SeatName | None


class ShuffleTeams(_Command, frozen=True, tag="shuffle_teams"):
    pass


class RulesWanted(Struct, frozen=True, forbid_unknown_fields=True):
    grid: Literal["5x5", "5x4"] = "5x5"
    mode: Literal["teams", "coop", "trio"] = "teams"
    assassin_ending: bool = False
    referee: Literal["warns", "refuses", "silent"] = "warns"
    house: list[HouseRuleName] = []
    own_limits: Annotated[str, Meta(max_length=limits.LONGEST_OWN_LIMITS)] = ""
    hourglass_seconds: Annotated[int, Meta(ge=5, le=600)] = 60
    clue_seconds: Annotated[int, Meta(ge=5, le=3600)] | None = None
    guess_seconds: Annotated[int, Meta(ge=5, le=3600)] | None = None


class SettingsWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host sets between games (HOUSE-9)."""

    rules: RulesWanted = RulesWanted()
    language: Language = "en"
    kind: Literal["words", "pictures", "mixed"] = "words"
    pictures: Annotated[int, Meta(ge=1, le=24)] | None = None
    colour: TeamName = "red"
    deck: Literal["builtin", "own", "both"] = "builtin"
    picture_deck: Literal["builtin", "own", "both"] = "builtin"


class ChangeSettings(_Command, frozen=True, tag="change_settings"):
    settings: SettingsWanted


class LockDoor(_Command, frozen=True, tag="lock_door"):
    locked: bool


class Deal(_Command, frozen=True, tag="deal"):
    """Begin a game: with fresh cards, or with those that lie there turned over (NEXT-1, NEXT-2)."""

    flip: bool = False
    rotate: bool = False


class PassOn(_Command, frozen=True, tag="pass_on"):
    """What passes on by itself at each deal after a game: nothing, spymasters' chairs, or chairs and sides (NEXT-5)."""

    passing: PassingName


class VoteClue(_Command, frozen=True, tag="vote_clue"):
    """The clue of that turn was the finest of the game that has ended; null takes the vote back (TABLE-12)."""

    turn: Annotated[int, Meta(ge=0, le=64)] | None = None


class CallOff(_Command, frozen=True, tag="call_off"):
    pass


class Pause(_Command, frozen=True, tag="pause"):
    paused: bool


class RequestSeat(_Command, frozen=True, tag="request_seat"):
    """Ask the host for a seat in mid-game (TABLE-7), or take the wish back with null. Between games one just sits down."""

    seat: SeatName | None


class AnswerRequest(_Command, frozen=True, tag="answer_request"):
    person: PersonId
    granted: bool


class NameCaller(_Command, frozen=True, tag="name_caller"):
    """The host names who touches cards for both teams, by what they say aloud; null for nobody."""

    person: PersonId | None


class Mute(_Command, frozen=True, tag="mute"):
    person: PersonId
    muted: bool


class SwitchTalk(_Command, frozen=True, tag="switch_talk"):
    on: bool


class KeepCode(_Command, frozen=True, tag="keep_code"):
    """Sent by older pages; it does nothing, because the short code outlives every deal (ADR 0024)."""

    kept: bool


class DelayWatchers(_Command, frozen=True, tag="delay_watchers"):
    """Seconds by which whoever only watches sees the table later."""

    seconds: Annotated[int, Meta(ge=0, le=limits.LONGEST_DELAY)]


class RenewCode(_Command, frozen=True, tag="renew_code"):
    """A new short code; the old one is nobody's."""


class SetPassword(_Command, frozen=True, tag="set_password"):
    """What newcomers have to say; null for a door that asks for nothing."""

    password: Password | None


class Reopen(_Command, frozen=True, tag="reopen"):
    """Open a table again that was closed because nobody came."""


class MoveSeat(_Command, frozen=True, tag="move_seat"):
    """Ask for a one-time code by which another device takes over one's place; it comes as `move_code`."""


class Talk(_Command, frozen=True, tag="talk"):
    """Say a line that all at the table hear. Never stored."""

    line: Line


class GiveClue(_Command, frozen=True, tag="give_clue"):
    """Say a clue. `marks` has a sign for each place on the largest table, 1 where the giver means the card, for the review alone.

    A client that may mark (`welcome.marks`) sends it with every clue, so that no message's size tells whether anything was marked.
    """

    word: Word
    number: Number
    marks: Marks = ""

    def __repr__(self) -> str:
        """Without the marks: nothing that prints a message may print them."""
        return f"GiveClue(id={self.id!r})"


class Guess(_Command, frozen=True, tag="guess"):
    card: CardIndex
    seen: Count


class Stop(_Command, frozen=True, tag="stop"):
    seen: Count


class Challenge(_Command, frozen=True, tag="challenge"):
    seen: Count


class RuleOnChallenge(_Command, frozen=True, tag="rule_on_challenge"):
    upheld: bool
    seen: Count


class CoverWord(_Command, frozen=True, tag="cover_word"):
    card: CardIndex
    seen: Count


class DeclineCover(_Command, frozen=True, tag="decline_cover"):
    seen: Count


class TurnHourglass(_Command, frozen=True, tag="turn_hourglass"):
    pass


class AskQuietly(_Command, frozen=True, tag="ask_quietly"):
    """Ask the opposing spymaster unheard whether a clue may pass (CLUE-18)."""

    word: Word


class AnswerQuietly(_Command, frozen=True, tag="answer_quietly"):
    word: Word
    lets_pass: bool


class Tag(_In, frozen=True, tag="tag"):
    """Put one's tag on a card, or take it off with null (TURN-13). Never stored."""

    card: Annotated[int, Meta(ge=0, le=24)] | None = None


class Fingers(_In, frozen=True, tag="fingers"):
    """All that one points at, in place of what one pointed at before (TURN-13). Never stored.

    Tags in the order of one's choice, which of them one is unsure of, and cards that one advises against. `tag` is the same with one tag.
    """

    choices: Pointed = ()
    unsure: Pointed = ()
    against: Pointed = ()


class React(_In, frozen=True, tag="react"):
    """One's face at the last cover, or none with null; not for those who know the running game's key (TABLE-11). Never stored."""

    face: FaceName | None = None
    seen: Count = 0


class Reach(_In, frozen=True, tag="reach"):
    """One is about to touch a card, or no longer with null. Never stored."""

    card: Annotated[int, Meta(ge=0, le=24)] | None = None


class Draft(_In, frozen=True, tag="draft"):
    """A clue under way, for the referee's eyes and the typist's alone. Never stored, never logged."""

    word: Word
    number: Number


PlayMessage = GiveClue | Guess | Stop | Challenge | RuleOnChallenge | CoverWord | DeclineCover | TurnHourglass
QuietMessage = AskQuietly | AnswerQuietly
PeopleMessage = (
    Join
    | Rename
    | Sit
    | Stand
    | Leave
    | Kick
    | HandOver
    | Assign
    | ShuffleTeams
    | ChangeSettings
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
    | Reopen
)
DoorMessage = SetPassword | RenewCode | MoveSeat | Talk | SeatBot | HurryBots
Asked = PeopleMessage | PlayMessage | QuietMessage | DoorMessage
Pointing = Tag | Fingers | Reach | React
Passing = Pointing | Draft
Incoming = Hello | Asked | Passing


OfferedName = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9-]+$")]


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables`. The one who opens a table is at it, and hosts it."""

    token: Token
    name: Name
    settings: SettingsWanted = SettingsWanted()
    seat: SeatName | None = None
    """Sit down at once."""
    bots: Level | None = None
    """Bots of this level on all other seats: a table for one."""
    password: Password | None = None
    """What others have to say at the door."""
    deck: OfferedName | None = None
    """Deal from this deck, one of those that `GET /api/decks` names."""
    invitation: Annotated[str, Meta(max_length=100)] | None = None
    """Where not everybody may open tables: an invitation of the host's, or the password for it."""


class BringDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{table}/deck`: a deck of the host's own, too large for a message, or one that the server offers."""

    token: Token
    text: Annotated[str, Meta(max_length=limits.LARGEST_DECK)] = ""
    form: Literal["auto", "text", "csv", "entries"] = "auto"
    language: Language | Literal["other"] = "other"
    offered: OfferedName | None = None
    """The name of a deck that `GET /api/decks` has; then the text is not read."""


class ReportTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{table}/report`: what is wrong at a table. It is a line in the log of the server's host."""

    why: Literal["names", "talk", "pictures", "other"] = "other"


class MarkedTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that a spymaster marked with the clue of a turn, counted from 0."""

    turn: Annotated[int, Meta(ge=0, le=1000)]
    cards: Annotated[tuple[CardIndex, ...], Meta(max_length=25)]


class ReviewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/review`: the log of a game that is over. Nothing of it is stored."""

    log: Annotated[str, Meta(max_length=limits.LONGEST_LOG)]
    language: Language | Literal["other"] = "other"
    """Of the cards; *other* if it is to be found out."""
    marks: Annotated[tuple[MarkedTurn, ...], Meta(max_length=limits.MOST_TURNS)] = ()


class GradeClue(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/puzzle`: a clue of one's own for a puzzle's spymaster. Nothing of it is stored."""

    language: Language
    date: Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    word: Annotated[str, Meta(min_length=1, max_length=limits.LONGEST_GRADED)]
    number: Annotated[int, Meta(ge=1, le=limits.MOST_GRADED)]
    kind: Literal["words", "pictures"] = "words"


class PictureFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file as it was chosen: its name, to speak of it by, what is in it as Base64, and a title for those who cannot see it."""

    name: Annotated[str, Meta(min_length=1, max_length=255)]
    data: bytes
    title: Annotated[str, Meta(max_length=limits.LONGEST_TITLE)] = ""


class BringPictures(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{table}/pictures`. The host's token comes in the header."""

    files: Annotated[list[PictureFile], Meta(min_length=1, max_length=limits.MOST_PICTURES)]
