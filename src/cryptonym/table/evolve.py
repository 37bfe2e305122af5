"""Fold an event into the table. Never refuses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import singledispatch

from cryptonym.engine import ClockStarted, GameDealt, GameEnded, Role, Seat, Team, TurnEnded
from cryptonym.engine import begin as begin_game
from cryptonym.engine import evolve as evolve_game
from cryptonym.engine.model import changed
from cryptonym.table.events import (
    CallerNamed,
    CardsLaid,
    CodeKept,
    DeckBrought,
    DeviceChanged,
    DoorLocked,
    HostChanged,
    LinkChanged,
    PasswordChanged,
    PersonJoined,
    PersonLeft,
    PersonMuted,
    PersonRenamed,
    PicturesBrought,
    PicturesDropped,
    RequestDeclined,
    SeatAwaited,
    SeatLeft,
    SeatRequested,
    SeatTaken,
    SettingsChanged,
    TableClosed,
    TableEvent,
    TableOpened,
    TableReopened,
    TalkSwitched,
    WatchersDelayed,
)
from cryptonym.table.model import Person, Table


def begin(opened: TableOpened) -> Table:
    return Table(id=opened.id, settings=opened.settings)


def evolve(table: Table, event: TableEvent) -> Table:
    return _evolve(event, table)


@singledispatch
def _evolve(event: TableEvent, table: Table) -> Table:
    """A game's own event, unless one of the others below."""
    assert table.game is not None, f"{type(event).__name__} without a game"
    return changed(table, game=evolve_game(table.game, event))  # type: ignore[arg-type]


@_evolve.register
def _(event: TableOpened, table: Table) -> Table:
    return begin(event)


@_evolve.register
def _(event: GameDealt, table: Table) -> Table:
    spymasters = frozenset(person.id for person in table.people if _sees_key(person.seat))
    people = tuple(replace(person, left=None) for person in table.people)
    return changed(
        table,
        people=people,
        game=begin_game(event),
        games=table.games + 1,
        key_seen_by=spymasters,
        key_tokens=frozenset(),
        names_kept={},
        requests=(),
        awaited=frozenset(),
        awaiting=None,
    )


@_evolve.register
def _(event: GameEnded, table: Table) -> Table:
    assert table.game is not None
    red, blue = table.wins
    wins = (red + (event.winner is Team.RED), blue + (event.winner is Team.BLUE))
    ended = changed(table, game=evolve_game(table.game, event), wins=wins, requests=(), awaiting=None, names_kept={})
    return _with_changes_shown(ended)


@_evolve.register(ClockStarted)
@_evolve.register(TurnEnded)
def _(event: ClockStarted | TurnEnded, table: Table) -> Table:
    """Time runs again, or the turn is over: nobody is waited for any longer."""
    assert table.game is not None
    return changed(table, game=evolve_game(table.game, event), awaiting=None)


@_evolve.register
def _(event: PersonJoined, table: Table) -> Table:
    tokens = table.tokens if event.token is None else {**table.tokens, event.token: event.person}
    person = Person(event.person, event.name, bot=event.bot)
    host = table.host if table.host is not None or event.bot else event.person
    return changed(table, people=(*table.people, person), tokens=tokens, host=host)


@_evolve.register
def _(event: PersonRenamed, table: Table) -> Table:
    return _with_person(table, event.person, lambda person: replace(person, name=event.name))


@_evolve.register
def _(event: PersonLeft, table: Table) -> Table:
    """The token stays known: a person who comes back is the same person, with all they have seen (KEY-5)."""
    person = table.person(event.person)
    kept = {event.person: person.name} if person is not None and table.knows_key(event.person) else {}
    return changed(
        table,
        names_kept={**table.names_kept, **kept} if kept else table.names_kept,
        people=tuple(person for person in table.people if person.id != event.person),
        sent_away=table.sent_away | {event.person} if event.kicked else table.sent_away,
        host=None if table.host == event.person else table.host,
        muted=table.muted - {event.person},
        requests=_without(table, event.person),
        caller=None if table.caller == event.person else table.caller,
    )


@_evolve.register
def _(event: SeatTaken, table: Table) -> Table:
    def sat(person: Person) -> Person:
        since = table.sittings if person.seat is None else person.sat_down
        return replace(person, seat=event.seat, left=None, sat_down=since)

    seated = changed(
        _with_person(table, event.person, sat),
        sittings=table.sittings + 1,
        requests=_without(table, event.person),
        caller=None if table.caller == event.person else table.caller,
    )
    if table.is_playing and _sees_key(event.seat):
        return changed(seated, key_seen_by=seated.key_seen_by | {event.person})
    return seated


@_evolve.register
def _(event: SeatLeft, table: Table) -> Table:
    def left(person: Person) -> Person:
        return replace(person, seat=None, left=person.seat if table.is_playing else None)

    return _with_person(table, event.person, left)


@_evolve.register
def _(event: HostChanged, table: Table) -> Table:
    return changed(table, host=event.person)


@_evolve.register
def _(event: SettingsChanged, table: Table) -> Table:
    if table.is_playing:
        return changed(table, next_settings=event.settings)
    return changed(table, settings=event.settings)


@_evolve.register
def _(event: DeckBrought, table: Table) -> Table:
    return changed(table, next_deck=event.deck) if table.is_playing else changed(table, own_deck=event.deck)


@_evolve.register
def _(event: PicturesBrought, table: Table) -> Table:
    if table.is_playing:
        return changed(table, next_pictures=(*table.next_pictures, *event.pictures))
    return changed(table, own_pictures=(*table.own_pictures, *event.pictures))


@_evolve.register
def _(event: PicturesDropped, table: Table) -> Table:
    return changed(table, own_pictures=())


@_evolve.register
def _(event: DoorLocked, table: Table) -> Table:
    return changed(table, locked=event.locked)


@_evolve.register
def _(event: CardsLaid, table: Table) -> Table:
    words = frozenset(laid.card for laid in event.laid if not laid.picture)
    pictures = frozenset(laid.card for laid in event.laid if laid.picture)
    return changed(
        table,
        laid=event.laid,
        laid_with=table.settings,
        laid_from=table.own_deck,
        used=words if event.anew else table.used | words,
        used_pictures=pictures if event.pictures_anew else table.used_pictures | pictures,
    )


@_evolve.register
def _(event: LinkChanged, table: Table) -> Table:
    return changed(table, link=event.link)


@_evolve.register
def _(event: PasswordChanged, table: Table) -> Table:
    return changed(table, password=event.password)


@_evolve.register
def _(event: CodeKept, table: Table) -> Table:
    """Stored before ADR 0024, when the code ended with the deal unless the host kept it."""
    return table


@_evolve.register
def _(event: WatchersDelayed, table: Table) -> Table:
    return changed(table, delay=event.seconds)


@_evolve.register
def _(event: TalkSwitched, table: Table) -> Table:
    return changed(table, talk=event.on)


@_evolve.register
def _(event: PersonMuted, table: Table) -> Table:
    return changed(table, muted=table.muted | {event.person} if event.muted else table.muted - {event.person})


@_evolve.register
def _(event: SeatRequested, table: Table) -> Table:
    wish = () if event.seat is None else ((event.person, event.seat),)
    return changed(table, requests=(*_without(table, event.person), *wish))


@_evolve.register
def _(event: RequestDeclined, table: Table) -> Table:
    return changed(table, requests=_without(table, event.person))


@_evolve.register
def _(event: CallerNamed, table: Table) -> Table:
    return changed(table, caller=event.person)


@_evolve.register
def _(event: DeviceChanged, table: Table) -> Table:
    """The old token is nobody's. If it has shown the key, that is remembered until the next deal (KEY-5)."""
    others = {token: person for token, person in table.tokens.items() if person != event.person}
    old = frozenset(table.tokens.keys() - others.keys()) if table.knows_key(event.person) else frozenset()
    tokens = others if event.token is None else {**others, event.token: event.person}
    return changed(table, tokens=tokens, key_tokens=table.key_tokens | old)


@_evolve.register
def _(event: TableClosed, table: Table) -> Table:
    return changed(table, closed=True)


@_evolve.register
def _(event: TableReopened, table: Table) -> Table:
    return changed(table, closed=False)


@_evolve.register
def _(event: SeatAwaited, table: Table) -> Table:
    return changed(table, awaited=table.awaited | {event.seat}, awaiting=(event.seat, event.until))


def _with_changes_shown(table: Table) -> Table:
    """The game has ended: what was changed during it is shown, and holds from the next deal (HOUSE-9)."""
    return changed(
        table,
        settings=table.settings_wanted,
        own_deck=table.next_deck or table.own_deck,
        own_pictures=(*table.own_pictures, *table.next_pictures) if table.next_pictures else table.own_pictures,
        next_settings=None,
        next_deck=None,
        next_pictures=(),
    )


def _without(table: Table, person_id: str) -> tuple[tuple[str, Seat], ...]:
    """The requests of the others."""
    return tuple(request for request in table.requests if request[0] != person_id)


def _sees_key(seat: Seat | None) -> bool:
    return seat is not None and seat.role is Role.SPYMASTER


def _with_person(table: Table, person_id: str, change: Callable[[Person], Person]) -> Table:
    people = tuple(change(person) if person.id == person_id else person for person in table.people)
    return changed(table, people=people)
