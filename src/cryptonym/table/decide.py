"""From what somebody at the table asks for to what happens: events, or the violation."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from cryptonym import engine
from cryptonym.engine import WATCHER, Role, Seat, Violation
from cryptonym.table import commands as ask
from cryptonym.table import dealing, events, names, seating, violations
from cryptonym.table.events import Decision
from cryptonym.table.evolve import evolve
from cryptonym.table.model import (
    LONGEST_DELAY,
    LONGEST_LINE,
    LONGEST_NAME,
    MOST_PICTURES,
    MOST_SEATED,
    DeckChoice,
    OwnPicture,
    Person,
    Settings,
    Table,
)
from cryptonym.table.view import seat_of

CALLERS_COMMANDS = (engine.Guess, engine.Stop, engine.Challenge)
"""What a caller does for the operatives on turn. The engine lets operatives challenge in co-op alone (COOP-6)."""

# `protocol/outward.py` asks for these by this module's name.
missing_cards = dealing.missing_cards
missing_people = dealing.missing_people
seats_for = seating.seats_for
seats_open_to = seating.seats_open_to


def open_table(table_id: str, settings: Settings) -> tuple[events.TableEvent, ...] | Violation:
    if settings.deck is not DeckChoice.BUILTIN:
        return violations.no_own_deck()
    if settings.picture_deck is not DeckChoice.BUILTIN:
        return violations.no_own_pictures()
    return _out_of_range(settings) or (events.TableOpened(table_id, settings),)


def decide(table: Table, who: str | None, command: ask.TableCommand) -> Decision:
    """`who` is the public id of whoever asks; None for somebody who has not joined, who can only join."""
    if isinstance(command, ask.Join):
        return violations.table_closed() if table.closed else _join(table, command)
    person = table.person(who)
    if person is None:
        return violations.not_at_the_table()
    if isinstance(command, ask.Reopen):
        return _reopen(table, person)
    if table.closed:
        return violations.table_closed()
    match command:
        case ask.Play():
            return _play(table, person, command)
        case ask.Rename():
            return _rename(table, person, command)
        case ask.Sit():
            return seating.sit(table, person, command)
        case ask.Stand():
            return (events.SeatLeft(person.id),) if person.seat else ()
        case ask.Leave():
            return _leave(table, person, kicked=False)
        case ask.RequestSeat(seat):
            return seating.request(table, person, seat)
        case ask.ChangeDevice(token):
            return _change_device(table, person, token)
    if person.id != table.host:
        return violations.not_the_host()
    if isinstance(command, ask.DelayWatchers) and table.knows_key(person.id):
        return violations.key_holders_write_nothing()
    return _decide_for_host(table, command)


def _decide_for_host(table: Table, command: ask.TableCommand) -> Decision:
    match command:
        case ask.Kick():
            return _kick(table, command)
        case ask.SeatBot():
            return _seat_bot(table, command)
        case ask.HandOver(person_id):
            return _hand_over(table, person_id)
        case ask.Assign():
            return seating.assign(table, command)
        case ask.ShuffleTeams():
            return seating.shuffle(table, command)
        case ask.ChangeSettings(settings):
            return _change_settings(table, settings)
        case ask.BringDeck(deck):
            return (events.DeckBrought(deck),)
        case ask.BringPictures(pictures):
            return _bring_pictures(table, pictures)
        case ask.DropPictures():
            return _drop_pictures(table)
        case ask.LockDoor(locked):
            return () if locked is table.locked else (events.DoorLocked(locked),)
        case ask.Deal():
            return dealing.deal(table, command)
        case ask.AnswerRequest():
            return seating.answer_request(table, command)
        case ask.NameCaller(person_id):
            return seating.name_caller(table, person_id)
        case ask.Mute(person_id, muted):
            if table.person(person_id) is None:
                return violations.nobody_of_that_name()
            return () if muted is (person_id in table.muted) else (events.PersonMuted(person_id, muted),)
        case ask.SwitchTalk(on):
            return () if on is table.talk else (events.TalkSwitched(on),)
        case ask.KeepCode():
            return ()  # the code outlives the deal by itself since ADR 0024; older pages still ask
        case ask.DelayWatchers(seconds):
            if not 0 <= seconds <= LONGEST_DELAY:
                return violations.settings_out_of_range("delay")
            return () if seconds == table.delay else (events.WatchersDelayed(seconds),)
        case ask.SetPassword(password):
            return () if password is None and table.password is None else (events.PasswordChanged(password),)
        case ask.CallOff():
            return violations.no_game() if table.game is None else _settled(table, engine.call_off(table.game))
        case ask.Pause(paused, at):
            if table.game is None:
                return violations.no_game()
            return engine.pause_clock(table.game, at) if paused else engine.resume_clock(table.game, at)
    raise AssertionError(f"no way to decide {type(command).__name__}")


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
    wanted = kept or names.clean_name(command.name)
    bad = names.bad_name(wanted)
    if bad:
        return bad
    if table.person(command.person):
        return violations.already_here()
    if table.is_playing and command.token in table.key_tokens:
        return violations.key_was_seen(
            wanted
        )  # KEY-5: a device that showed the key does not come back as somebody else
    if (table.locked and command.bot is None) or command.person in table.sent_away:
        return violations.door_locked()
    known = table.tokens.get(command.token or "")
    assert known in (None, command.person), "whoever comes back is the same person"
    if len(table.people) >= MOST_SEATED:
        return violations.table_full()
    if kept is None and not _is_taken(table, wanted) and _like_others(table, wanted):
        return violations.name_taken(wanted)
    name = wanted
    number = 2
    while _is_taken(table, name):
        tail = f" {number}"
        name = wanted[: LONGEST_NAME - len(tail)] + tail
        number += 1
    return (events.PersonJoined(command.person, name, command.token, command.bot),)


def _change_device(table: Table, person: Person, token: str) -> Decision:
    """A device takes the place over, unless it has a place here already, or has shown the key to somebody else (KEY-5)."""
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


def _leave(table: Table, person: Person, kicked: bool) -> Decision:
    left = events.PersonLeft(person.id, kicked)
    after = evolve(table, left)
    if table.host != person.id:
        return (left,)
    everybody = frozenset(other.id for other in after.people)
    return (left, *replace_host(after, everybody))


def _kick(table: Table, command: ask.Kick) -> Decision:
    """Whoever is sent away knows the link, so from now on another one admits newcomers."""
    guest = table.person(command.person)
    if guest is None:
        return violations.nobody_of_that_name()
    if guest.bot is not None:
        return (events.PersonLeft(guest.id),)
    gone = _leave(table, guest, kicked=True)
    if isinstance(gone, Violation) or command.link is None:
        return gone
    return (*gone, events.LinkChanged(command.link))


def _reopen(table: Table, person: Person) -> Decision:
    if person.seat is None and person.id != table.host:
        return violations.not_the_host()
    return (events.TableReopened(),) if table.closed else ()


def _hand_over(table: Table, person_id: str) -> Decision:
    heir = table.person(person_id)
    if heir is None:
        return violations.nobody_of_that_name()
    if heir.bot is not None:
        return violations.bots_have_no_table()
    return () if heir.id == table.host else (events.HostChanged(heir.id),)


def _change_settings(table: Table, settings: Settings) -> Decision:
    """A change waits for the next deal (HOUSE-9); who sits where the new mode has no seat gets up."""
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


def _bring_pictures(table: Table, pictures: tuple[OwnPicture, ...]) -> Decision:
    """What is here already is not brought again."""
    known = {picture.id for picture in (*table.own_pictures, *table.next_pictures)}
    fresh = tuple(picture for picture in pictures if picture.id not in known)
    if len(known) + len(fresh) > MOST_PICTURES:
        return violations.too_many_pictures()
    return (events.PicturesBrought(fresh),) if fresh else ()


def _drop_pictures(table: Table) -> Decision:
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
        "language": settings.language in {"it", "ca", "pt", "pl", "en"},
        "pictures": settings.pictures is None or 0 < settings.pictures < rules.grid.size,
        "hourglass_seconds": 5 <= rules.hourglass_seconds <= 600,
        "clue_seconds": rules.clue_seconds is None or 5 <= rules.clue_seconds <= 3600,
        "guess_seconds": rules.guess_seconds is None or 5 <= rules.guess_seconds <= 3600,
        "own_limits": len(rules.own_limits) <= 200 and (rules.own_limits.isprintable()),
    }
    wrong = next((what for what, fine in limits.items() if not fine), None)
    return violations.settings_out_of_range(wrong) if wrong else None


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
