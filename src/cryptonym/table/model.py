"""What a table is: people, seats, settings and a run of games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, get_args

from cryptonym import limits
from cryptonym.engine import Game, Rules, Seat, Team
from cryptonym.engine.model import seats_of

LANGUAGES: Final = frozenset(get_args(limits.Language))
MOST_SEATED: Final = limits.MOST_SEATED
LONGEST_NAME: Final = limits.LONGEST_NAME
LONGEST_DELAY: Final = limits.LONGEST_DELAY
LONGEST_LINE: Final = limits.LONGEST_LINE
MOST_PICTURES: Final = limits.MOST_PICTURES


class Kind(StrEnum):
    """What lies on the table (MIX-1)."""

    WORDS = "words"
    PICTURES = "pictures"
    MIXED = "mixed"


class DeckChoice(StrEnum):
    """Which cards are drawn from: ours, the host's own, or both mixed."""

    BUILTIN = "builtin"
    OWN = "own"
    BOTH = "both"


class Passing(StrEnum):
    """What passes on by itself from game to game (NEXT-5)."""

    STAY = "stay"
    CHAIRS = "chairs"
    SIDES = "sides"
    """Chairs, and those who give theirs up go over to the other team."""


@dataclass(frozen=True, slots=True)
class OwnCard:
    front: str
    back: str | None = None


@dataclass(frozen=True, slots=True)
class OwnDeck:
    """A deck that the host brought; `language` is "other" where it is none of ours."""

    cards: tuple[OwnCard, ...] = field(repr=False)
    language: str
    entries: str = field(default="", repr=False)
    """The deck as it was written, where it was in the lexicon's format: the referee reads its families."""
    title: str = ""
    """What it is called, if it is one of those that the server offers."""


@dataclass(frozen=True, slots=True)
class OwnPicture:
    """A picture that the host brought, known by what is in it; `title` is empty where it was given none."""

    id: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the host sets between games; a change waits for the next deal (HOUSE-9)."""

    rules: Rules = field(default_factory=Rules)
    language: str = "en"
    """The deck's language, one of `LANGUAGES`."""
    kind: Kind = Kind.WORDS
    pictures: int | None = None
    """How many cards of a mixed table are pictures; None for half, rounded down (MIX-3)."""
    colour: Team = Team.RED
    """The colour that co-op's team has picked (COOP-1)."""
    deck: DeckChoice = DeckChoice.BUILTIN
    """Where words are drawn from."""
    picture_deck: DeckChoice = DeckChoice.BUILTIN
    """Where pictures are drawn from."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return seats_of(self.rules.mode, self.colour)

    @property
    def picture_count(self) -> int:
        size = self.rules.grid.size
        match self.kind:
            case Kind.WORDS:
                return 0
            case Kind.PICTURES:
                return size
            case Kind.MIXED:
                return size // 2 if self.pictures is None else self.pictures

    def same_cards(self, other: Settings) -> bool:
        """Whether the cards that lie for one would do for the other, so that they can be turned (NEXT-1, NEXT-4)."""
        return self._cards == other._cards

    @property
    def _cards(self) -> tuple[object, ...]:
        words = (self.deck, self.language) if self.picture_count < self.rules.grid.size else None
        pictures = self.picture_deck if self.picture_count else None
        return words, pictures, self.rules.grid, self.picture_count


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table. Its other side and the order of drawing are secrets too (KEY-3)."""

    face: str
    other: str | None = field(default=None, repr=False)
    """None for a one-sided card (NEXT-3)."""
    picture: bool = False

    @property
    def card(self) -> str:
        """One name for both sides, by which a card that was drawn is known again (NEXT-2)."""
        return "/".join(sorted((self.face, self.other or self.face)))


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    seat: Seat | None = None
    bot: str | None = None
    """A bot's level; None for people."""
    left: Seat | None = None
    """The seat they got up from in this game, and may come back to (TABLE-7)."""
    sat_down: int = 0
    """How many had sat down at this table before them: who has sat longest has the least (TABLE-6)."""


@dataclass(frozen=True)
class Table:
    """All there is to know about a table. People stand in the order in which they came."""

    id: str
    settings: Settings = field(default_factory=Settings)
    host: str | None = None
    people: tuple[Person, ...] = ()
    tokens: Mapping[str, str] = field(default_factory=dict, repr=False)
    """From the hash of a person's secret token to the public id; kept when somebody leaves (KEY-5)."""
    sent_away: frozenset[str] = frozenset()
    locked: bool = False
    own_deck: OwnDeck | None = field(default=None, repr=False)
    own_pictures: tuple[OwnPicture, ...] = field(default=(), repr=False)
    next_settings: Settings | None = field(default=None, repr=False)
    """Changed during a game: shown when that game has ended, like the next two fields (HOUSE-9)."""
    next_deck: OwnDeck | None = field(default=None, repr=False)
    next_pictures: tuple[OwnPicture, ...] = field(default=(), repr=False)
    laid: tuple[Laid, ...] = field(default=(), repr=False)
    laid_with: Settings | None = None
    laid_from: OwnDeck | None = field(default=None, repr=False)
    """The host's own deck when the cards were laid."""
    used: frozenset[str] = field(default_factory=frozenset, repr=False)
    """The word cards that were drawn since their deck was last through (NEXT-2)."""
    used_pictures: frozenset[str] = field(default_factory=frozenset, repr=False)
    """The same of picture cards."""
    sittings: int = 0
    games: int = 0
    game: Game | None = field(default=None, repr=False)
    key_seen_by: frozenset[str] = frozenset()
    """Everybody who has seen this game's key: none of them can be an operative in it (KEY-5)."""
    key_tokens: frozenset[str] = field(default=frozenset(), repr=False)
    """Tokens of devices that showed this game's key and gave their place to another device: they get no other place (KEY-5)."""
    names_kept: Mapping[str, str] = field(default_factory=dict)
    """The names of those who know the key and left during this game: they come back under the same name (TABLE-11)."""
    passing: Passing = Passing.STAY
    """What passes on by itself at each deal after a game (NEXT-5)."""
    chaired: Mapping[str, int] = field(default_factory=dict)
    """By person here: the number of the last game that they were dealt as a spymaster."""
    sat: Mapping[str, Seat] = field(default_factory=dict)
    """Who sat where when the last game ended, until the next deal; a caller has the seat that they touched for."""
    ballot: Mapping[str, int] = field(default_factory=dict, repr=False)
    """By person: the turn whose clue in the last game they find the finest (TABLE-12). It is counted by the next deal."""
    wins: tuple[int, int] = (0, 0)
    """Red's and blue's games of the evening."""
    link: str | None = None
    """The link that admits newcomers, where it is no longer the table's id: somebody was sent away."""
    password: str | None = field(default=None, repr=False)
    """The hash of the password that newcomers have to say; None where the door asks for none."""
    delay: int = 0
    """Seconds by which watchers see the table later than those at it."""
    talk: bool = True
    """People may write lines to each other."""
    muted: frozenset[str] = frozenset()
    requests: tuple[tuple[str, Seat], ...] = ()
    """Who has asked for which seat in mid-game, in the order of asking (TABLE-7)."""
    caller: str | None = None
    """Touches for both teams, by what they say aloud, and knows what a watcher knows."""
    closed: bool = False
    """Nobody came for a day. Whoever sits here can open it again."""
    awaited: frozenset[Seat] = frozenset()
    """The seats whose absence has stopped this game's strict time once."""
    awaiting: tuple[Seat, int] | None = None
    """The seat that strict time waits for now, and until when."""

    @property
    def is_playing(self) -> bool:
        return self.game is not None and not self.game.is_over

    def person(self, person_id: str | None) -> Person | None:
        return next((person for person in self.people if person.id == person_id), None)

    def at(self, seat: Seat) -> tuple[Person, ...]:
        return tuple(person for person in self.people if person.seat == seat)

    def request_of(self, person_id: str) -> Seat | None:
        return next((seat for person, seat in self.requests if person == person_id), None)

    @property
    def voters(self) -> tuple[str, ...]:
        """Those who may vote for the finest clue of the last game: the people who sat in it at its end (TABLE-12)."""
        bots = {person.id for person in self.people if person.bot is not None}
        return tuple(person.id for person in self.people if person.id in self.sat and person.id not in bots)

    @property
    def card_language(self) -> str:
        """The language of the cards on the table, or of the next draw: "other" for some of the host's own."""
        settings = self.laid_with or self.settings
        own_words = settings.deck is DeckChoice.OWN and settings.kind is not Kind.PICTURES
        deck = self.laid_from or self.own_deck
        return deck.language if own_words and deck else settings.language

    @property
    def own_entries(self) -> str:
        """The host's deck as it was written, if this game was dealt from it."""
        was_used = self.laid_with is not None and self.laid_with.deck is not DeckChoice.BUILTIN
        return self.laid_from.entries if self.laid_from and was_used else ""

    @property
    def can_flip(self) -> bool:
        """Whether the cards that lie can be turned to their other side (NEXT-1, NEXT-3)."""
        turned = self.laid_with is not None and self.laid_with.same_cards(self.settings)
        same_deck = self.settings.deck is DeckChoice.BUILTIN or self.laid_from == self.own_deck
        return turned and same_deck and any(laid.other is not None for laid in self.laid)

    def knows_key(self, person_id: str) -> bool:
        """True if this person has seen the key of the game under way."""
        return self.is_playing and person_id in self.key_seen_by

    @property
    def settings_wanted(self) -> Settings:
        """The settings as the host set them last; they hold from the next deal (HOUSE-9)."""
        return self.next_settings or self.settings
