"""What an audience may know of a table. It depends on its knowledge of the game's key and on nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cryptonym.engine import WATCHER, Event, Knowledge, Seat, View
from cryptonym.engine import knowledge_of as knowledge_of_game
from cryptonym.engine import redact as redact_game
from cryptonym.engine.view import NOTHING
from cryptonym.engine.view import redact_with as redact_game_with
from cryptonym.engine.view import view_with as view_game
from cryptonym.table.events import (
    CardsLaid,
    ClueVoted,
    DeckBrought,
    DeviceChanged,
    PasswordChanged,
    PersonJoined,
    TableEvent,
)
from cryptonym.table.model import OwnDeck, OwnPicture, Passing, Settings, Table


@dataclass(frozen=True, slots=True)
class PersonSeen:
    id: str
    name: str
    seat: Seat | None
    bot: str | None
    chaired: int


@dataclass(frozen=True, slots=True)
class TableView:
    host: str | None
    people: tuple[PersonSeen, ...]
    settings: Settings
    own_deck: tuple[int, str, str] | None
    """How many cards the host's own deck has, its language, and its title if the server offers it."""
    own_pictures: tuple[OwnPicture, ...]
    locked: bool
    can_flip: bool
    games: int
    wins: tuple[int, int]
    game: View | None
    link: str | None
    password: bool
    """Whether the door asks for one."""
    delay: int
    talk: bool
    muted: tuple[str, ...]
    requests: tuple[tuple[str, Seat], ...]
    caller: str | None
    closed: bool
    awaiting: tuple[Seat, int] | None
    passing: Passing
    voters: tuple[str, ...]
    """Who may vote for the finest clue of the last game (TABLE-12)."""
    voted: tuple[str, ...]
    """Who of them has; for which clue is nobody's to see."""


def seat_of(table: Table, person_id: str | None) -> Seat:
    """The seat through which somebody knows and plays: whoever has none is a watcher."""
    person = table.person(person_id)
    return WATCHER if person is None or person.seat is None else person.seat


def knowledge_of(table: Table, seat: Seat) -> Knowledge:
    """What the people in `seat` know of the game on the table; nothing if there is none."""
    return NOTHING if table.game is None else knowledge_of_game(table.game, seat)


def view(table: Table, seat: Seat) -> TableView:
    """All that `seat` may know."""
    return view_with(table, knowledge_of(table, seat))


def view_with(table: Table, knowledge: Knowledge) -> TableView:
    """All that an audience with this knowledge may see, built up from nothing."""
    deck = table.own_deck
    return TableView(
        host=table.host,
        people=tuple(
            PersonSeen(person.id, person.name, person.seat, person.bot, table.chaired.get(person.id, 0))
            for person in table.people
        ),
        settings=table.settings,
        own_deck=(len(deck.cards), deck.language, deck.title) if deck else None,
        own_pictures=table.own_pictures,
        locked=table.locked,
        can_flip=table.can_flip,
        games=table.games,
        wins=table.wins,
        game=None if table.game is None else view_game(table.game, knowledge),
        link=table.link,
        password=table.password is not None,
        delay=table.delay,
        talk=table.talk,
        muted=tuple(sorted(table.muted)),
        requests=table.requests,
        caller=table.caller,
        closed=table.closed,
        awaiting=table.awaiting,
        passing=table.passing,
        voters=table.voters,
        voted=tuple(sorted(table.ballot)),
    )


def redact(event: TableEvent, seat: Seat) -> TableEvent:
    """The event as `seat` may hear of it."""
    return redact_game(event, seat) if isinstance(event, Event) else _redact_own(event)


def redact_with(event: TableEvent, knowledge: Knowledge) -> TableEvent:
    """The event for an audience with this knowledge."""
    return redact_game_with(event, knowledge) if isinstance(event, Event) else _redact_own(event)


def _redact_own(event: TableEvent) -> TableEvent:
    """An event of the table itself, the same for everybody: without tokens, passwords, drawn cards and decks."""
    match event:
        case PersonJoined() | DeviceChanged():
            return replace(event, token=None)
        case PasswordChanged():
            return PasswordChanged()
        case CardsLaid():
            return CardsLaid()
        case ClueVoted():
            return ClueVoted(event.person)
        case DeckBrought():
            return DeckBrought(OwnDeck((), event.deck.language))
        case _:
            return event
