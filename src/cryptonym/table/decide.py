"""From what somebody at the table asks for to what happens: events, or the violation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from typing import Any, Final

from cryptonym import engine
from cryptonym.engine import WATCHER, Role, Seat, Violation
from cryptonym.table import commands as ask
from cryptonym.table import dealing, events, names, seating, violations
from cryptonym.table.events import Decision
from cryptonym.table.evolve import evolve
from cryptonym.table.model import (
    LANGUAGES,
    LONGEST_DELAY,
    LONGEST_LINE,
    LONGEST_NAME,
    MOST_PICTURES,
    MOST_SEATED,
    DeckChoice,
    Person,
    Settings,
    Table,
)
from cryptonym.table.view import seat_of

CALLERS_COMMANDS = (engine.Guess, engine.Stop, engine.Challenge)
"""What a caller does for the operatives on turn. The engine lets operatives challenge in co-op alone (COOP-6)."""


def open_table(table_id: str, settings: Settings) -> Decision:
    if settings.deck is not DeckChoice.BUILTIN:
        return violations.no_own_deck()
    if settings.picture_deck is not DeckChoice.BUILTIN:
        return violations.no_own_pictures()
    return _out_of_range(settings) or (events.TableOpened(table_id, settings),)


def decide(table: Table, who: str | None, command: ask.TableCommand) -> Decision:
    """Decide a command of the person with the public id `who`; None stands for a newcomer, who can only join."""
    if isinstance(command, ask.Join):
        return violations.table_closed() if table.closed else _join(table, command)
    person = table.person(who)
    if person is None:
        return violations.not_at_the_table()
    kind = type(command)
    if table.closed and kind is not ask.Reopen:
        return violations.table_closed()
    handler = _BY_ANYBODY.get(kind)
    if handler is not None:
        return handler(table, person, command)
    if person.id != table.host:
        return violations.not_the_host()
    return _BY_HOST[kind](table, command)


def time_out(table: Table, at: int) -> Decision:
    """The server woke up because strict time should be over (TIME-2)."""
    return violations.no_game() if table.game is None else _settled(table, engine.end_time(table.game, at))


def replace_host(table: Table, present: frozenset[str]) -> tuple[events.TableEvent, ...]:
    """The host is gone for a minute: the role goes to whoever has sat here longest and is present (TABLE-6)."""
    people = [person for person in table.people if person.id in present and person.bot is None]
    heirs = sorted(people, key=lambda person: (person.seat is None, person.sat_down))
    return (events.HostChanged(heirs[0].id),) if heirs and table.host not in present else ()


def close(table: Table) -> tuple[events.TableEvent, ...]:
    """Nobody came for a day."""
    return () if table.closed else (events.TableClosed(),)


def wait_for(table: Table, seat: Seat, at: int, until: int) -> tuple[events.TableEvent, ...]:
    """Nobody of the seat whose move it is is there: strict time waits for them once a game, until a time at most."""
    if table.game is None or seat in table.awaited or table.closed:
        return ()
    paused = engine.pause_clock(table.game, at)
    return () if isinstance(paused, Violation) else (events.SeatAwaited(seat, until), *paused)


def wait_no_longer(table: Table, at: int) -> tuple[events.TableEvent, ...]:
    """Somebody of the seat is back, or its minute is over: strict time goes on."""
    if table.game is None or table.awaiting is None:
        return ()
    resumed = engine.resume_clock(table.game, at)
    return () if isinstance(resumed, Violation) else resumed


def refused_line(table: Table, person_id: str | None, line: str) -> Violation | None:
    """Why somebody may not say this line now; None where they may. `line` has been cleaned as names are.

    Talk is heard by all, so while a game is on only operatives talk: everybody else may know more than they.
    """
    if table.person(person_id) is None:
        return violations.not_at_the_table()
    if table.closed:
        return violations.table_closed()
    if not table.talk:
        return violations.talk_off()
    if person_id in table.muted:
        return violations.muted()
    if table.is_playing and seat_of(table, person_id).role is not Role.OPERATIVE:
        return violations.only_operatives_talk()
    if not line:
        return violations.line_missing()
    if len(line) > LONGEST_LINE:
        return violations.line_too_long()
    return None if line.isprintable() else violations.line_unreadable()


def _is_taken(table: Table, name: str) -> bool:
    return any(names.is_same(person.name, name) for person in table.people)


def _like_others(table: Table, name: str, but: str | None = None) -> bool:
    """True if people could take the name for another one at the table."""
    return names.is_like(name, (person.name for person in table.people if person.id != but))


def _join(table: Table, command: ask.Join) -> Decision:
    """A name that is taken gets a number behind it, so that a link leads to a seat in one tap (TABLE-9)."""
    kept = table.names_kept.get(command.person)  # TABLE-11
    name = kept or names.clean_name(command.name)
    refused = names.bad_name(name) or _may_not_join(table, command, name)
    if refused:
        return refused
    if kept is None and not _is_taken(table, name) and _like_others(table, name):
        return violations.name_taken(name)
    return (events.PersonJoined(command.person, _numbered(table, name), command.token, command.bot),)


def _may_not_join(table: Table, command: ask.Join, name: str) -> Violation | None:
    if table.person(command.person):
        return violations.already_here()
    if table.is_playing and command.token in table.key_tokens:
        return violations.key_was_seen(name)  # KEY-5: a device that showed the key does not come back as somebody else
    if (table.locked and command.bot is None) or command.person in table.sent_away:
        return violations.door_locked()
    known = table.tokens.get(command.token or "")
    assert known in (None, command.person), "whoever comes back is the same person"
    return violations.table_full() if len(table.people) >= MOST_SEATED else None


def _numbered(table: Table, wanted: str) -> str:
    """The name itself if it is free, or else the name with the first number that is."""
    name = wanted
    number = 2
    while _is_taken(table, name):
        tail = f" {number}"
        name = wanted[: LONGEST_NAME - len(tail)] + tail
        number += 1
    return name


def _change_device(table: Table, person: Person, command: ask.ChangeDevice) -> Decision:
    """A device takes the place over, unless it has a place here already, or has shown the key to somebody else (KEY-5)."""
    token = command.token
    owner = table.tokens.get(token)
    if owner == person.id:
        return ()
    if owner is not None:
        return violations.already_here()
    if token in table.key_tokens and table.is_playing and not table.knows_key(person.id):
        return violations.key_was_seen(person.name)
    return (events.DeviceChanged(person.id, token),)


def _rename(table: Table, person: Person, command: ask.Rename) -> Decision:
    if table.knows_key(person.id):
        return violations.key_holders_write_nothing()
    name = names.clean_name(command.name)
    bad = names.bad_name(name)
    if bad:
        return bad
    if _like_others(table, name, but=person.id):
        return violations.name_taken(name)
    return () if name == person.name else (events.PersonRenamed(person.id, name),)


def _seat_bot(table: Table, command: ask.SeatBot) -> Decision:
    """Whoever is away loses nothing: they may come back to their seat, and the bot gets up (TABLE-7)."""
    joined = _join(table, ask.Join(command.person, command.name, bot=command.level))
    if isinstance(joined, Violation):
        return joined
    away = [
        holder
        for holder in (table.at(command.seat) if seating.for_one(command.seat) else [])
        if holder.bot is None and holder.id not in command.present
    ]
    before: tuple[events.TableEvent, ...] = (*(events.SeatLeft(person.id) for person in away), *joined)
    after = reduce(evolve, before, table)
    bot = after.person(command.person)
    assert bot is not None
    seated = seating.take_seat(after, bot, command.seat)
    return seated if isinstance(seated, Violation) else (*before, *seated)


def _leave(table: Table, person: Person, command: ask.Leave) -> Decision:
    return _gone(table, person)


def _gone(table: Table, person: Person, kicked: bool = False) -> tuple[events.TableEvent, ...]:
    """The events of a person leaving: if that was the host, the next one is named."""
    left = events.PersonLeft(person.id, kicked)
    after = evolve(table, left)
    if table.host != person.id:
        return (left,)
    everybody = frozenset(other.id for other in after.people)
    return (left, *replace_host(after, everybody))


def forget(table: Table, person: str) -> tuple[events.TableEvent, ...]:
    """The events of somebody whose name is removed, also if they have left before: if they are here they go without it."""
    renamed = events.PersonRenamed(person, names.NOBODY)
    if table.person(person) is None:
        return (renamed,)
    return (renamed, *_gone(evolve(table, renamed), table.person(person) or Person(person, names.NOBODY)))


def _kick(table: Table, command: ask.Kick) -> Decision:
    """Whoever is sent away knows the link, so from now on another one admits newcomers."""
    guest = table.person(command.person)
    if guest is None:
        return violations.nobody_of_that_name()
    if guest.bot is not None:
        return (events.PersonLeft(guest.id),)
    gone = _gone(table, guest, kicked=True)
    return gone if command.link is None else (*gone, events.LinkChanged(command.link))


def _reopen(table: Table, person: Person, command: ask.Reopen) -> Decision:
    if person.seat is None and person.id != table.host:
        return violations.not_the_host()
    return (events.TableReopened(),) if table.closed else ()


def _hand_over(table: Table, command: ask.HandOver) -> Decision:
    heir = table.person(command.person)
    if heir is None:
        return violations.nobody_of_that_name()
    if heir.bot is not None:
        return violations.bots_have_no_table()
    return () if heir.id == table.host else (events.HostChanged(heir.id),)


def _change_settings(table: Table, command: ask.ChangeSettings) -> Decision:
    """A change waits for the next deal (HOUSE-9); who sits where the new mode has no seat gets up."""
    settings = command.settings
    broken = _out_of_range(settings)
    if broken:
        return broken
    if settings.deck is not DeckChoice.BUILTIN and not (table.own_deck or table.next_deck):
        return violations.no_own_deck()
    if settings.picture_deck is not DeckChoice.BUILTIN and not (table.own_pictures or table.next_pictures):
        return violations.no_own_pictures()
    if settings == table.settings_wanted:
        return ()
    changed = events.SettingsChanged(settings)
    if table.is_playing:
        return (changed,)
    return (changed, *seating.moved(evolve(table, changed)))


def _bring_deck(table: Table, command: ask.BringDeck) -> Decision:
    return (events.DeckBrought(command.deck),)


def _bring_pictures(table: Table, command: ask.BringPictures) -> Decision:
    """What is here already is not brought again."""
    known = {picture.id for picture in (*table.own_pictures, *table.next_pictures)}
    fresh = tuple(picture for picture in command.pictures if picture.id not in known)
    if len(known) + len(fresh) > MOST_PICTURES:
        return violations.too_many_pictures()
    return (events.PicturesBrought(fresh),) if fresh else ()


def _drop_pictures(table: Table, command: ask.DropPictures) -> Decision:
    """Not while they may lie on the table; whoever drew from them draws from ours again."""
    if table.is_playing:
        return violations.game_is_on()
    if not table.own_pictures:
        return ()
    if table.settings.picture_deck is DeckChoice.BUILTIN:
        return (events.PicturesDropped(),)
    return (events.SettingsChanged(replace(table.settings, picture_deck=DeckChoice.BUILTIN)), events.PicturesDropped())


def _out_of_range(settings: Settings) -> Violation | None:
    rules = settings.rules
    limits = {
        "language": settings.language in LANGUAGES,
        "pictures": settings.pictures is None or 0 < settings.pictures < rules.grid.size,
        "hourglass_seconds": 5 <= rules.hourglass_seconds <= 600,
        "clue_seconds": rules.clue_seconds is None or 5 <= rules.clue_seconds <= 3600,
        "guess_seconds": rules.guess_seconds is None or 5 <= rules.guess_seconds <= 3600,
        "own_limits": len(rules.own_limits) <= 200 and (rules.own_limits.isprintable()),
    }
    wrong = next((what for what, fine in limits.items() if not fine), None)
    return violations.settings_out_of_range(wrong) if wrong else None


def _lock_door(table: Table, command: ask.LockDoor) -> Decision:
    return () if command.locked is table.locked else (events.DoorLocked(command.locked),)


def _set_password(table: Table, command: ask.SetPassword) -> Decision:
    is_open = command.password is None and table.password is None
    return () if is_open else (events.PasswordChanged(command.password),)


def _keep_code(table: Table, command: ask.KeepCode) -> Decision:
    """Change nothing: the code outlives the deal by itself since ADR 0024, but older pages still ask."""
    return ()


def _delay_watchers(table: Table, command: ask.DelayWatchers) -> Decision:
    """A host who knows the key may choose nothing that operatives would see (TABLE-11)."""
    if table.host is not None and table.knows_key(table.host):
        return violations.key_holders_write_nothing()
    if not 0 <= command.seconds <= LONGEST_DELAY:
        return violations.settings_out_of_range("delay")
    return () if command.seconds == table.delay else (events.WatchersDelayed(command.seconds),)


def _switch_talk(table: Table, command: ask.SwitchTalk) -> Decision:
    return () if command.on is table.talk else (events.TalkSwitched(command.on),)


def _mute(table: Table, command: ask.Mute) -> Decision:
    if table.person(command.person) is None:
        return violations.nobody_of_that_name()
    is_muted = command.person in table.muted
    return () if command.muted is is_muted else (events.PersonMuted(command.person, command.muted),)


def _pass_on(table: Table, command: ask.PassOn) -> Decision:
    """Between games: three choices would be three words to those who know the key (TABLE-11)."""
    if table.is_playing:
        return violations.game_is_on()
    return () if command.passing is table.passing else (events.PassingSet(command.passing),)


def _vote_clue(table: Table, person: Person, command: ask.VoteClue) -> Decision:
    """Those who sat in the game vote once it has ended, for nobody's clue from their own chair (TABLE-12)."""
    if table.game is None or table.is_playing:
        return violations.votes_after_the_game()
    seat = table.sat.get(person.id)
    if seat is None or person.bot is not None:
        return violations.not_in_that_game()
    turn = command.turn
    if turn is not None:
        if not 0 <= turn < len(table.game.turns) or table.game.turns[turn].word is None:
            return violations.no_such_clue()
        if seat == Seat(Role.SPYMASTER, table.game.turns[turn].team):
            return violations.own_clue()
    return () if table.ballot.get(person.id) == turn else (events.ClueVoted(person.id, turn),)


def _call_off(table: Table, command: ask.CallOff) -> Decision:
    return violations.no_game() if table.game is None else _settled(table, engine.call_off(table.game))


def _pause(table: Table, command: ask.Pause) -> Decision:
    if table.game is None:
        return violations.no_game()
    clock = engine.pause_clock if command.paused else engine.resume_clock
    return clock(table.game, command.at)


def _play(table: Table, person: Person, command: ask.Play) -> Decision:
    if table.game is None:
        return violations.no_game()
    seat = person.seat or WATCHER
    if person.id == table.caller and isinstance(command.command, CALLERS_COMMANDS):
        seat = table.game.guesser
    return _settled(table, engine.decide(table.game, seat, command.command))


def _settled(table: Table, decision: tuple[engine.Event, ...] | Violation) -> Decision:
    """When a game ends, who has no seat in the mode that was set meanwhile is moved (HOUSE-9)."""
    if isinstance(decision, Violation) or not any(isinstance(event, engine.GameEnded) for event in decision):
        return decision
    return (*decision, *seating.moved(reduce(evolve, decision, table)))


_BY_ANYBODY: Final[dict[type, Callable[[Table, Person, Any], Decision]]] = {
    ask.Play: _play,
    ask.Rename: _rename,
    ask.Sit: seating.sit,
    ask.Stand: seating.stand,
    ask.RequestSeat: seating.request,
    ask.ChangeDevice: _change_device,
    ask.Leave: _leave,
    ask.Reopen: _reopen,
    ask.VoteClue: _vote_clue,
}
"""What everybody at the table may ask for. `Join` is decided before: a newcomer is no person of the table yet."""

_BY_HOST: Final[dict[type, Callable[[Table, Any], Decision]]] = {
    ask.Kick: _kick,
    ask.SeatBot: _seat_bot,
    ask.HandOver: _hand_over,
    ask.Assign: seating.assign,
    ask.ShuffleTeams: seating.shuffle,
    ask.AnswerRequest: seating.answer_request,
    ask.NameCaller: seating.name_caller,
    ask.ChangeSettings: _change_settings,
    ask.BringDeck: _bring_deck,
    ask.BringPictures: _bring_pictures,
    ask.DropPictures: _drop_pictures,
    ask.LockDoor: _lock_door,
    ask.SetPassword: _set_password,
    ask.KeepCode: _keep_code,
    ask.DelayWatchers: _delay_watchers,
    ask.SwitchTalk: _switch_talk,
    ask.Mute: _mute,
    ask.Deal: dealing.deal,
    ask.PassOn: _pass_on,
    ask.CallOff: _call_off,
    ask.Pause: _pause,
}
"""What the host alone may ask for (TABLE-10)."""
