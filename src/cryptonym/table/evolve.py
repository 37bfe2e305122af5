"""Fold an event into the table. Never refuses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, get_args

from cryptonym import engine
from cryptonym.engine import Role, Seat, Team
from cryptonym.engine.model import changed
from cryptonym.table import events
from cryptonym.table.model import Person, Table


def begin(opened: events.TableOpened) -> Table:
    return Table(id=opened.id, settings=opened.settings)


def evolve(table: Table, event: events.TableEvent) -> Table:
    fold = _FOLDS.get(type(event))
    assert fold is not None, f"{type(event).__name__} is no event of a table"
    return fold(table, event)


def _in_game(table: Table, event: engine.Event) -> Table:
    """Fold the event into the game alone."""
    assert table.game is not None, f"{type(event).__name__} without a game"
    return changed(table, game=engine.evolve(table.game, event))


def _opened(table: Table, event: events.TableOpened) -> Table:
    return begin(event)


def _dealt(table: Table, event: engine.GameDealt) -> Table:
    spymasters = frozenset(person.id for person in table.people if _sees_key(person.seat))
    people = tuple(replace(person, left=None) for person in table.people)
    chaired = {person.id: table.chaired[person.id] for person in people if person.id in table.chaired}
    return changed(
        table,
        people=people,
        game=engine.begin(event),
        games=table.games + 1,
        key_seen_by=spymasters,
        key_tokens=frozenset(),
        names_kept={},
        chaired=chaired | dict.fromkeys((person.id for person in people if person.id in spymasters), table.games + 1),
        sat={},
        ballot={},
        requests=(),
        awaited=frozenset(),
        awaiting=None,
    )


def _ended(table: Table, event: engine.GameEnded) -> Table:
    assert table.game is not None
    red, blue = table.wins
    wins = (red + (event.winner is Team.RED), blue + (event.winner is Team.BLUE))
    sat = {person.id: person.seat for person in table.people if person.seat is not None}
    if table.caller is not None:
        sat[table.caller] = table.game.guesser
    ended = changed(
        table,
        game=engine.evolve(table.game, event),
        wins=wins,
        sat=sat,
        requests=(),
        awaiting=None,
        names_kept={},
    )
    return _with_changes_shown(ended)


def _time_goes_on(table: Table, event: engine.ClockStarted | engine.TurnEnded) -> Table:
    """Time runs again, or the turn is over: nobody is waited for any longer."""
    assert table.game is not None
    return changed(table, game=engine.evolve(table.game, event), awaiting=None)


def _joined(table: Table, event: events.PersonJoined) -> Table:
    tokens = table.tokens if event.token is None else {**table.tokens, event.token: event.person}
    person = Person(event.person, event.name, bot=event.bot)
    host = table.host if table.host is not None or event.bot else event.person
    return changed(table, people=(*table.people, person), tokens=tokens, host=host)


def _renamed(table: Table, event: events.PersonRenamed) -> Table:
    return _with_person(table, event.person, lambda person: replace(person, name=event.name))


def _left(table: Table, event: events.PersonLeft) -> Table:
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


def _seat_taken(table: Table, event: events.SeatTaken) -> Table:
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


def _seat_left(table: Table, event: events.SeatLeft) -> Table:
    def left(person: Person) -> Person:
        return replace(person, seat=None, left=person.seat if table.is_playing else None)

    return _with_person(table, event.person, left)


def _host_changed(table: Table, event: events.HostChanged) -> Table:
    return changed(table, host=event.person)


def _settings_changed(table: Table, event: events.SettingsChanged) -> Table:
    if table.is_playing:
        return changed(table, next_settings=event.settings)
    return changed(table, settings=event.settings)


def _deck_brought(table: Table, event: events.DeckBrought) -> Table:
    return changed(table, next_deck=event.deck) if table.is_playing else changed(table, own_deck=event.deck)


def _pictures_brought(table: Table, event: events.PicturesBrought) -> Table:
    if table.is_playing:
        return changed(table, next_pictures=(*table.next_pictures, *event.pictures))
    return changed(table, own_pictures=(*table.own_pictures, *event.pictures))


def _pictures_dropped(table: Table, event: events.PicturesDropped) -> Table:
    return changed(table, own_pictures=())


def _door_locked(table: Table, event: events.DoorLocked) -> Table:
    return changed(table, locked=event.locked)


def _cards_laid(table: Table, event: events.CardsLaid) -> Table:
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


def _link_changed(table: Table, event: events.LinkChanged) -> Table:
    return changed(table, link=event.link)


def _password_changed(table: Table, event: events.PasswordChanged) -> Table:
    return changed(table, password=event.password)


def _code_kept(table: Table, event: events.CodeKept) -> Table:
    """Stored before ADR 0024, when the code ended with the deal unless the host kept it."""
    return table


def _watchers_delayed(table: Table, event: events.WatchersDelayed) -> Table:
    return changed(table, delay=event.seconds)


def _talk_switched(table: Table, event: events.TalkSwitched) -> Table:
    return changed(table, talk=event.on)


def _muted(table: Table, event: events.PersonMuted) -> Table:
    return changed(table, muted=table.muted | {event.person} if event.muted else table.muted - {event.person})


def _seat_requested(table: Table, event: events.SeatRequested) -> Table:
    wish = () if event.seat is None else ((event.person, event.seat),)
    return changed(table, requests=(*_without(table, event.person), *wish))


def _request_declined(table: Table, event: events.RequestDeclined) -> Table:
    return changed(table, requests=_without(table, event.person))


def _caller_named(table: Table, event: events.CallerNamed) -> Table:
    return changed(table, caller=event.person)


def _device_changed(table: Table, event: events.DeviceChanged) -> Table:
    """The old token is nobody's. If it has shown the key, that is remembered until the next deal (KEY-5)."""
    others = {token: person for token, person in table.tokens.items() if person != event.person}
    old = frozenset(table.tokens.keys() - others.keys()) if table.knows_key(event.person) else frozenset()
    tokens = others if event.token is None else {**others, event.token: event.person}
    return changed(table, tokens=tokens, key_tokens=table.key_tokens | old)


def _closed(table: Table, event: events.TableClosed) -> Table:
    return changed(table, closed=True)


def _reopened(table: Table, event: events.TableReopened) -> Table:
    return changed(table, closed=False)


def _seat_awaited(table: Table, event: events.SeatAwaited) -> Table:
    return changed(table, awaited=table.awaited | {event.seat}, awaiting=(event.seat, event.until))


def _passing_set(table: Table, event: events.PassingSet) -> Table:
    return changed(table, passing=event.passing)


def _clue_voted(table: Table, event: events.ClueVoted) -> Table:
    others = {person: turn for person, turn in table.ballot.items() if person != event.person}
    return changed(table, ballot=others if event.turn is None else {**others, event.person: event.turn})


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


_FOLDS: Final[dict[type, Callable[[Table, Any], Table]]] = {
    **dict.fromkeys(get_args(engine.Event), _in_game),
    engine.GameDealt: _dealt,
    engine.GameEnded: _ended,
    engine.ClockStarted: _time_goes_on,
    engine.TurnEnded: _time_goes_on,
    events.TableOpened: _opened,
    events.PersonJoined: _joined,
    events.PersonRenamed: _renamed,
    events.PersonLeft: _left,
    events.SeatTaken: _seat_taken,
    events.SeatLeft: _seat_left,
    events.HostChanged: _host_changed,
    events.SettingsChanged: _settings_changed,
    events.DeckBrought: _deck_brought,
    events.PicturesBrought: _pictures_brought,
    events.PicturesDropped: _pictures_dropped,
    events.DoorLocked: _door_locked,
    events.CardsLaid: _cards_laid,
    events.LinkChanged: _link_changed,
    events.PasswordChanged: _password_changed,
    events.CodeKept: _code_kept,
    events.WatchersDelayed: _watchers_delayed,
    events.TalkSwitched: _talk_switched,
    events.PersonMuted: _muted,
    events.SeatRequested: _seat_requested,
    events.RequestDeclined: _request_declined,
    events.CallerNamed: _caller_named,
    events.DeviceChanged: _device_changed,
    events.TableClosed: _closed,
    events.TableReopened: _reopened,
    events.SeatAwaited: _seat_awaited,
    events.PassingSet: _passing_set,
    events.ClueVoted: _clue_voted,
}
