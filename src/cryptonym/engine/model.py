"""What a game is: frozen data, and questions about it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

Thing = TypeVar("Thing")


def changed(thing: Thing, /, **changes: Any) -> Thing:
    """Return a copy with some fields changed, as `dataclasses.replace` does, at a fifth of its cost: every event needs one.

    It copies all that the object holds and runs no `__init__`. So its class must be a dataclass without slots that keeps its fields
    and nothing else: a `cached_property` would be copied too, and be stale in the copy. `tests/engine/test_changed.py` looks.
    """
    copy = object.__new__(thing.__class__)
    fields = copy.__dict__
    fields |= thing.__dict__
    fields |= changes
    return copy


class Name(StrEnum):
    """One of a few words, found as fast as the word that it is: the base class would go by its name in the program."""

    __hash__ = str.__hash__


class Team(Name):
    RED = "red"
    BLUE = "blue"

    @property
    def other(self) -> Team:
        return Team.BLUE if self is Team.RED else Team.RED


RED, BLUE = Team.RED, Team.BLUE


class Identity(Name):
    """What a card turns out to be. The double agent is an ordinary agent of the team that starts (SET-7)."""

    RED = "red"
    BLUE = "blue"
    BYSTANDER = "bystander"
    ASSASSIN = "assassin"


AGENT_OF = {Team.RED: Identity.RED, Team.BLUE: Identity.BLUE}


class Role(Name):
    SPYMASTER = "spymaster"
    OPERATIVE = "operative"
    WATCHER = "watcher"


class Seat(NamedTuple):
    """Where somebody sits: all that decides what they may know and do.

    A spectator is the seat with the least knowledge. `team` is None for a watcher and for the operative of both (TRIO-2).
    """

    role: Role
    team: Team | None

    def __str__(self) -> str:
        return f"{self.team or 'both'}-{self.role}" if self.role is not Role.WATCHER else "watcher"


RED_SPYMASTER = Seat(Role.SPYMASTER, Team.RED)
BLUE_SPYMASTER = Seat(Role.SPYMASTER, Team.BLUE)
RED_OPERATIVE = Seat(Role.OPERATIVE, Team.RED)
BLUE_OPERATIVE = Seat(Role.OPERATIVE, Team.BLUE)
OPERATIVE_OF_BOTH = Seat(Role.OPERATIVE, None)
WATCHER = Seat(Role.WATCHER, None)
SPYMASTER_OF = {Team.RED: RED_SPYMASTER, Team.BLUE: BLUE_SPYMASTER}
SEATS = (RED_SPYMASTER, BLUE_SPYMASTER, RED_OPERATIVE, BLUE_OPERATIVE, OPERATIVE_OF_BOTH, WATCHER)
SEAT_NAMES = {str(seat): seat for seat in SEATS}


@dataclass(frozen=True, slots=True)
class Grid:
    """How many cards lie on the table and what they are (SET-3, KEY-1)."""

    columns: int
    rows: int
    agents: int
    """Agents of the team that does not start; the one that starts has one more."""
    bystanders: int

    @property
    def size(self) -> int:
        return self.columns * self.rows

    def __str__(self) -> str:
        return f"{self.columns}x{self.rows}"


GRID_5X5 = Grid(5, 5, agents=8, bystanders=7)
GRID_5X4 = Grid(5, 4, agents=7, bystanders=4)
GRIDS = {str(grid): grid for grid in (GRID_5X5, GRID_5X4)}


@dataclass(frozen=True)
class Key:
    """The secret identities, card by card, and the team that starts, which is public (KEY-2)."""

    starting: Team
    identities: tuple[Identity, ...] = field(repr=False)

    def __getitem__(self, card: int) -> Identity:
        return self.identities[card]

    @cached_property
    def red_agents(self) -> frozenset[int]:
        return frozenset(card for card, identity in enumerate(self.identities) if identity is Identity.RED)

    @cached_property
    def blue_agents(self) -> frozenset[int]:
        return frozenset(card for card, identity in enumerate(self.identities) if identity is Identity.BLUE)

    def fits(self, grid: Grid) -> bool:
        """Whether this is a legal key of that grid (KEY-1)."""
        return Counter(self.identities) == {
            AGENT_OF[self.starting]: grid.agents + 1,
            AGENT_OF[self.starting.other]: grid.agents,
            Identity.BYSTANDER: grid.bystanders,
            Identity.ASSASSIN: 1,
        }


class Mode(Name):
    TEAMS = "teams"
    COOP = "coop"
    TRIO = "trio"


def seats_of(mode: Mode, starting: Team) -> tuple[Seat, ...]:
    """The seats that somebody plays in this mode (SET-2, COOP-1, TRIO-2)."""
    match mode:
        case Mode.TEAMS:
            return (RED_SPYMASTER, BLUE_SPYMASTER, RED_OPERATIVE, BLUE_OPERATIVE)
        case Mode.COOP:
            return (Seat(Role.SPYMASTER, starting), Seat(Role.OPERATIVE, starting))
        case Mode.TRIO:
            return (RED_SPYMASTER, BLUE_SPYMASTER, OPERATIVE_OF_BOTH)


class RefereeMode(Name):
    """What becomes of the referee's verdict (REF-1, REF-2, REF-3)."""

    WARNS = "warns"
    REFUSES = "refuses"
    SILENT = "silent"


class HouseRule(Name):
    """What a group may agree on about clues (HOUSE-1 to HOUSE-7); the referee reads these, the engine only keeps them."""

    COMPOUNDS_OK = "compounds_ok"
    CLASSIFYING_ATTRIBUTES_OK = "classifying_attributes_ok"
    PROPER_NAMES_OK = "proper_names_ok"
    PLACE_NAMES_OK = "place_names_ok"
    ABBREVIATIONS_OK = "abbreviations_ok"
    HOMOPHONES_OK = "homophones_ok"
    RHYMES_OK = "rhymes_ok"
    FOREIGN_OK = "foreign_ok"
    NO_SHAPES = "no_shapes"


@dataclass(frozen=True, slots=True)
class Rules:
    """What was agreed on before the deal; it holds for this game (HOUSE-9)."""

    grid: Grid = GRID_5X5
    mode: Mode = Mode.TEAMS
    assassin_ending: bool = False
    referee: RefereeMode = RefereeMode.WARNS
    house: frozenset[HouseRule] = frozenset()
    own_limits: str = ""
    """A line of the group's own that all see (HOUSE-8)."""
    hourglass_seconds: int = 60
    clue_seconds: int | None = None
    """Strict time for a clue (TIME-2); None where the table plays without."""
    guess_seconds: int | None = None

    @property
    def is_strict(self) -> bool:
        """Played with strict clocks (TIME-2)."""
        return self.clue_seconds is not None or self.guess_seconds is not None


class Finding(Name):
    """What the referee makes of a clue. A notice is legal with a warning to its giver (CLUE-21)."""

    LEGAL = "legal"
    NOTICE = "notice"
    DOUBTFUL = "doubtful"
    ILLEGAL = "illegal"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The referee's verdict as data that only the server can fill in; the engine does not know Italian."""

    finding: Finding
    rule: str | None = None
    codename: str | None = None


class Clue(NamedTuple):
    """One word and one number (CLUE-1); `number` is None for unlimited (EXPERT-2)."""

    word: str
    number: int | None
    verdict: Verdict | None = None
    let_pass: bool = False
    """The opposing spymaster agreed to it beforehand (CLUE-18): known to spymasters alone."""

    def __repr__(self) -> str:
        return f"Clue({self.word!r}, {self.number})"

    @property
    def guesses(self) -> int | None:
        """How many guesses it allows (TURN-10); None for no limit (EXPERT-1, EXPERT-2)."""
        return self.number + 1 if self.number else None


class Turn(NamedTuple):
    """A turn as the log remembers it: its clue, what was touched in order, and the rule that ended it."""

    team: Team
    word: str | None = None
    number: int | None = None
    touched: tuple[int, ...] = ()
    covered: tuple[int, ...] = ()
    """Cards covered by a spymaster and not by a touch: a penalty's, or the enemy's in co-op (PEN-2, COOP-2)."""
    ended_by: str | None = None


@dataclass(frozen=True, slots=True)
class Ending:
    """Who won, by which rule, and co-op's score (COOP-4). Nobody wins a game that was called off (TABLE-5)."""

    winner: Team | None
    by: str
    score: int | None = None


@dataclass(frozen=True, slots=True)
class Clock:
    """Strict time for the phase under way (TIME-2): it runs out at `ends`, or stands still with `left` to go."""

    ends: int | None
    left: int | None = None


class Phase(Name):
    CLUE = "clue"
    GUESS = "guess"
    RULING = "ruling"
    ENEMY = "enemy"
    OVER = "over"


@dataclass(frozen=True)
class Game:
    """All there is to know about a game. It stays on the server: everybody else gets a view of it."""

    rules: Rules
    cards: tuple[str, ...]
    pictures: frozenset[int]
    """The places where a picture lies; its card is named by the picture's id."""
    key: Key = field(repr=False)
    turn: Team
    covered: tuple[int, ...] = ()
    """In the order in which they were covered."""
    clue: Clue | None = None
    touches: int = 0
    """Guesses made in this turn."""
    challenged: bool = False
    """This clue has had its one challenge (PEN-3)."""
    awaits_ruling: bool = False
    penalty_open: bool = False
    """The team on turn may cover one of its own words before its clue (PEN-2)."""
    enemy_covers: int = 0
    """How many enemy words the spymaster has to cover now (COOP-2, COOP-6)."""
    last_stand: bool = False
    turns: tuple[Turn, ...] = ()
    hourglass: int | None = None
    """When the sand that was turned last runs out; None where none is running."""
    clock: Clock | None = None
    ending: Ending | None = None

    @property
    def is_over(self) -> bool:
        return self.ending is not None

    @property
    def phase(self) -> Phase:
        if self.ending is not None:
            return Phase.OVER
        if self.enemy_covers:
            return Phase.ENEMY
        if self.awaits_ruling:
            return Phase.RULING
        return Phase.CLUE if self.clue is None else Phase.GUESS

    @property
    def team(self) -> Team | None:
        """Co-op's one team, which starts (COOP-1); None where two compete."""
        return self.key.starting if self.rules.mode is Mode.COOP else None

    @property
    def clue_giver(self) -> Seat:
        return RED_SPYMASTER if self.turn is RED else BLUE_SPYMASTER

    @property
    def guesser(self) -> Seat:
        """The seat whose people touch cards now (TURN-3, TRIO-2)."""
        if self.rules.mode is Mode.TRIO:
            return OPERATIVE_OF_BOTH
        return RED_OPERATIVE if self.turn is RED else BLUE_OPERATIVE

    @property
    def on_move(self) -> Seat:
        """The seat that has to act now: it guesses, gives a clue, rules on a challenge or covers (TURN-2, TURN-3, PEN-5, COOP-2)."""
        return self.guesser if self.phase is Phase.GUESS else self.coverer

    @property
    def challenger(self) -> Seat:
        """The seat that may object to the clue: the opposing spymaster (PEN-3), in co-op the operatives (COOP-6)."""
        return self.guesser if self.rules.mode is Mode.COOP else SPYMASTER_OF[self.turn.other]

    @property
    def is_challengeable(self) -> bool:
        """True if the challenger may object now: once, before the first guess, to a clue that nobody let pass (PEN-3, CLUE-18)."""
        if self.phase is not Phase.GUESS or self.clue is None:
            return False
        return not (self.touches or self.challenged or self.clue.let_pass)

    @property
    def coverer(self) -> Seat:
        """The spymaster who covers words now, a penalty's or co-op's enemy's (PEN-2, COOP-2); in co-op there is only one."""
        return SPYMASTER_OF[self.team or self.turn]

    @property
    def may_cover(self) -> bool:
        """True if the coverer may or must cover a word now."""
        return self.penalty_open or self.phase is Phase.ENEMY

    @property
    def visible_words(self) -> tuple[str, ...]:
        """The words that no clue may be: covered ones may be said (CLUE-3), pictures are no words (PIC-1)."""
        hidden = self.pictures.union(self.covered)
        return tuple(card for place, card in enumerate(self.cards) if place not in hidden)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return seats_of(self.rules.mode, self.key.starting)

    def left(self, team: Team) -> int:
        """How many of a team's words are still uncovered: its pile, which all can see (SET-6)."""
        agents = self.key.red_agents if team is RED else self.key.blue_agents
        return len(agents.difference(self.covered))

    @property
    def highest_number(self) -> int:
        """The highest number that can be true for the team on turn (CLUE-9, FINE-5)."""
        return self.left(self.turn) + (1 if self.rules.assassin_ending else 0)

    @property
    def is_last_guess(self) -> bool:
        """The next guess is the last that the clue allows (TURN-10); a last stand has no limit (FINE-3)."""
        limit = self.clue.guesses if self.clue else None
        return limit is not None and self.touches + 1 >= limit and not self.last_stand
