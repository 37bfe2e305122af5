"""What an audience may know of a table. Everybody in the same seat knows the same."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cryptonym.engine import WATCHER, Event, Seat, View
from cryptonym.engine import redact as redact_game
from cryptonym.engine import view as view_game
from cryptonym.table.events import (
    CardsLaid,
    DeckBrought,
    DeviceChanged,
    PasswordChanged,
    PersonJoined,
    TableEvent,
)
from cryptonym.table.model import OwnDeck, OwnPicture, Settings, Table


@dataclass(frozen=True, slots=True)
class PersonSeen:
    id: str
    name: str
    seat: Seat | None
    bot: str | None


@dataclass(frozen=True, slots=True)
class TableView:
    host: str | None
    people: tuple[PersonSeen, ...]
    settings: Settings
    own_deck: tuple[int, str] | None
    """How many cards the host's own deck has, and its language."""
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


def seat_of(table: Table, person_id: str | None) -> Seat:
    """The seat through which somebody knows and plays: whoever has none is a watcher."""
    person = table.person(person_id)
    return WATCHER if person is None or person.seat is None else person.seat


def view(table: Table, seat: Seat) -> TableView:
    """All that `seat` may know, built up from nothing."""
    return TableView(
        host=table.host,
        people=tuple(PersonSeen(person.id, person.name, person.seat, person.bot) for person in table.people),
        settings=table.settings,
        own_deck=(len(table.own_deck.cards), table.own_deck.language) if table.own_deck else None,
        own_pictures=table.own_pictures,
        locked=table.locked,
        can_flip=table.can_flip,
        games=table.games,
        wins=table.wins,
        game=None if table.game is None else view_game(table.game, seat),
        link=table.link,
        password=table.password is not None,
        delay=table.delay,
        talk=table.talk,
        muted=tuple(sorted(table.muted)),
        requests=table.requests,
        caller=table.caller,
        closed=table.closed,
        awaiting=table.awaiting,
    )


def redact(event: TableEvent, seat: Seat) -> TableEvent:
    """The event as `seat` may hear of it."""
    match event:
        case _ if isinstance(event, Event):
            return redact_game(event, seat)
        case PersonJoined():
            return replace(event, token=None)
        case DeviceChanged():
            return replace(event, token=None)
        case PasswordChanged():
            return PasswordChanged()
        case CardsLaid():
            return CardsLaid()
        case DeckBrought():
            return DeckBrought(OwnDeck((), event.deck.language))
        case _:
            return event
