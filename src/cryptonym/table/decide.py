"""From what somebody at the table asks for to what happens: events, or the violation."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from cryptonym import engine
from cryptonym.engine import WATCHER, Mode, Role, Seat, Team, Violation
from cryptonym.engine.model import OPERATIVE_OF_BOTH
from cryptonym.table import names, violations
from cryptonym.table.commands import (
    AnswerRequest,
    Assign,
    BringDeck,
    BringPictures,
    CallOff,
    ChangeDevice,
    ChangeSettings,
    Deal,
    DelayWatchers,
    DropPictures,
    HandOver,
    Join,
    KeepCode,
    Kick,
    Leave,
    LockDoor,
    Mute,
    NameCaller,
    Pause,
    Play,
    Rename,
    Reopen,
    RequestSeat,
    SeatBot,
    SetPassword,
    ShuffleTeams,
    Sit,
    Stand,
    SwitchTalk,
    TableCommand,
)
from cryptonym.table.events import (
    CallerNamed,
    CardsLaid,
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
from cryptonym.table.evolve import evolve
from cryptonym.table.model import (
    LANGUAGES,
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

Decision = tuple[TableEvent, ...] | Violation
CALLERS_COMMANDS = (engine.Guess, engine.Stop, engine.Challenge)
"""What a caller does for the operatives on turn. The engine lets operatives challenge in co-op alone (COOP-6)."""


def open_table(table_id: str, settings: Settings) -> tuple[TableEvent, ...] | Violation:
    if settings.deck is not DeckChoice.BUILTIN:
        return violations.no_own_deck()
    if settings.picture_deck is not DeckChoice.BUILTIN:
        return violations.no_own_pictures()
    return _out_of_range(settings) or (TableOpened(table_id, settings),)


def decide(table: Table, who: str | None, command: TableCommand) -> Decision:
    """`who` is the public id of whoever asks; None for somebody who has not joined, who can only join."""
    if isinstance(command, Join):
        return violations.table_closed() if table.closed else _join(table, command)
    person = table.person(who)
    if person is None:
        return violations.not_at_the_table()
    if isinstance(command, Reopen):
        return _reopen(table, person)
    if table.closed:
        return violations.table_closed()
    match command:
        case Play():
            return _play(table, person, command)
        case Rename():
            return _rename(table, person, command)
        case Sit():
            return _sit(table, person, command)
        case Stand():
            return (SeatLeft(person.id),) if person.seat else ()
        case Leave():
            return _leave(table, person, kicked=False)
        case RequestSeat(seat):
            return _request(table, person, seat)
        case ChangeDevice(token):
            return _change_device(table, person, token)
    if person.id != table.host:
        return violations.not_the_host()
    if isinstance(command, DelayWatchers) and table.knows_key(person.id):
        return violations.key_holders_write_nothing()
    return _decide_for_host(table, command)


def _decide_for_host(table: Table, command: TableCommand) -> Decision:
    match command:
        case Kick():
            return _kick(table, command)
        case SeatBot():
            return _seat_bot(table, command)
        case HandOver(person_id):
            return _hand_over(table, person_id)
        case Assign():
            return _assign(table, command)
        case ShuffleTeams():
            return _shuffle(table, command)
        case ChangeSettings(settings):
            return _change_settings(table, settings)
        case BringDeck(deck):
            return (DeckBrought(deck),)
        case BringPictures(pictures):
            return _bring_pictures(table, pictures)
        case DropPictures():
            return _drop_pictures(table)
        case LockDoor(locked):
            return () if locked is table.locked else (DoorLocked(locked),)
        case Deal():
            return _deal(table, command)
        case AnswerRequest():
            return _answer_request(table, command)
        case NameCaller(person_id):
            return _name_caller(table, person_id)
        case Mute(person_id, muted):
            if table.person(person_id) is None:
                return violations.nobody_of_that_name()
            return () if muted is (person_id in table.muted) else (PersonMuted(person_id, muted),)
        case SwitchTalk(on):
            return () if on is table.talk else (TalkSwitched(on),)
        case KeepCode():
            return ()  # the code outlives the deal by itself since ADR 0024; older pages still ask
        case DelayWatchers(seconds):
            if not 0 <= seconds <= LONGEST_DELAY:
                return violations.settings_out_of_range("delay")
            return () if seconds == table.delay else (WatchersDelayed(seconds),)
        case SetPassword(password):
            return () if password is None and table.password is None else (PasswordChanged(password),)
        case CallOff():
            return violations.no_game() if table.game is None else _settled(table, engine.call_off(table.game))
        case Pause(paused, at):
            if table.game is None:
                return violations.no_game()
            return engine.pause_clock(table.game, at) if paused else engine.resume_clock(table.game, at)
    raise AssertionError(f"no way to decide {type(command).__name__}")


def time_out(table: Table, at: int) -> Decision:
    """The server woke up because strict time should be over (TIME-2)."""
    return violations.no_game() if table.game is None else _settled(table, engine.end_time(table.game, at))


def replace_host(table: Table, present: frozenset[str]) -> tuple[TableEvent, ...]:
    """The host is gone for a minute: the role goes to whoever has sat here longest and is present (TABLE-6)."""
    people = [person for person in table.people if person.id in present and person.bot is None]
    heirs = sorted(people, key=lambda person: (person.seat is None, person.sat_down))
    return (HostChanged(heirs[0].id),) if heirs and table.host not in present else ()


def close(table: Table) -> tuple[TableEvent, ...]:
    """Nobody came for a day."""
    return () if table.closed else (TableClosed(),)


def wait_for(table: Table, seat: Seat, at: int, until: int) -> tuple[TableEvent, ...]:
    """Nobody of the seat whose move it is is there: strict time waits for them once a game, until a time at most."""
    if table.game is None or seat in table.awaited or table.closed:
        return ()
    paused = engine.pause_clock(table.game, at)
    return () if isinstance(paused, Violation) else (SeatAwaited(seat, until), *paused)


def wait_no_longer(table: Table, at: int) -> tuple[TableEvent, ...]:
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


def _join(table: Table, command: Join) -> Decision:
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
    return (PersonJoined(command.person, name, command.token, command.bot),)


def _change_device(table: Table, person: Person, token: str) -> Decision:
    """A device takes the place over, unless it has a place here already, or has shown the key to somebody else (KEY-5)."""
    owner = table.tokens.get(token)
    if owner == person.id:
        return ()
    if owner is not None:
        return violations.already_here()
    if token in table.key_tokens and table.is_playing and not table.knows_key(person.id):
        return violations.key_was_seen(person.name)
    return (DeviceChanged(person.id, token),)


def _rename(table: Table, person: Person, command: Rename) -> Decision:
    if table.knows_key(person.id):
        return violations.key_holders_write_nothing()
    name = names.clean_name(command.name)
    bad = names.bad_name(name)
    if bad:
        return bad
    if _like_others(table, name, but=person.id):
        return violations.name_taken(name)
    return () if name == person.name else (PersonRenamed(person.id, name),)


def _sit(table: Table, person: Person, command: Sit) -> Decision:
    """Free choice before the deal; in mid-game only by TABLE-7, or if the person is the host."""
    if table.is_playing and person.id != table.host and not may_sit_down(table, person, command.seat):
        return violations.host_seats_people()
    return _seat(table, person, command.seat)


def may_sit_down(table: Table, person: Person | None, seat: Seat) -> bool:
    """True if TABLE-7 lets this person take the seat in mid-game without the host's nod; None stands for a newcomer.

    People come back to the seat they got up from. Those without a seat sit down as operatives, if the door is not locked. The operative
    of both teams (TRIO-2) is one person, so that seat must be empty.
    """
    if person is not None and seat in (person.seat, person.left):
        return True
    if table.locked or seat.role is not Role.OPERATIVE or (person is not None and person.seat is not None):
        return False
    return not _for_one(seat) or not table.at(seat)


def seats_open_to(table: Table, person: Person | None) -> tuple[Seat, ...]:
    """The seats that a person may take now without asking; None stands for a newcomer, who would join first."""
    full = len(table.people) >= MOST_SEATED
    if table.closed or (person is None and (table.locked or full)):
        return ()
    who = person or Person("", "")
    return tuple(seat for seat in _other_seats(table, who) if not isinstance(_sit(table, who, Sit(seat)), Violation))


def seats_for(table: Table, person: Person) -> tuple[Seat, ...]:
    """The seats that the host may give to a person now, or that the person may ask the host for (TABLE-7)."""
    if table.closed:
        return ()
    return tuple(seat for seat in _other_seats(table, person) if not isinstance(_seat(table, person, seat), Violation))


def _other_seats(table: Table, person: Person) -> list[Seat]:
    return [seat for seat in _seats_now(table) if seat != person.seat]


def _seats_now(table: Table) -> tuple[Seat, ...]:
    """The seats of the game under way, or else of the mode that is set."""
    return table.game.seats if table.is_playing and table.game else table.settings.seats


def _assign(table: Table, command: Assign) -> Decision:
    person = table.person(command.person)
    if person is None:
        return violations.nobody_of_that_name()
    if command.seat is None:
        return (SeatLeft(person.id),) if person.seat else ()
    return _seat(table, person, command.seat)


def _seat(table: Table, person: Person, seat: Seat) -> Decision:
    """One spymaster a team (SET-2); whoever has seen the key is no operative of that game (KEY-5)."""
    if person.seat == seat:
        return ()
    if seat not in _seats_now(table):
        return violations.no_such_seat()
    holders = table.at(seat) if _for_one(seat) else []
    bots = [holder for holder in holders if holder.bot is not None and person.bot is None]
    if len(bots) < len(holders):
        return violations.seat_taken(holders[0].name)
    if table.is_playing and seat.role is Role.OPERATIVE and person.id in table.key_seen_by:
        return violations.key_was_seen(person.name)
    # A bot keeps a seat warm: it gets up for whoever may sit there.
    return (*(PersonLeft(bot.id) for bot in bots), SeatTaken(person.id, seat))


def _for_one(seat: Seat) -> bool:
    return seat.role is Role.SPYMASTER or seat == OPERATIVE_OF_BOTH


def _seat_bot(table: Table, command: SeatBot) -> Decision:
    """Whoever is away loses nothing: they may come back to their seat, and the bot gets up (TABLE-7)."""
    joined = _join(table, Join(command.person, command.name, bot=command.level))
    if isinstance(joined, Violation):
        return joined
    away = [
        holder
        for holder in (table.at(command.seat) if _for_one(command.seat) else [])
        if holder.bot is None and holder.id not in command.present
    ]
    events: tuple[TableEvent, ...] = (*(SeatLeft(person.id) for person in away), *joined)
    after = reduce(evolve, events, table)
    bot = after.person(command.person)
    assert bot is not None
    seated = _seat(after, bot, command.seat)
    return seated if isinstance(seated, Violation) else (*events, *seated)


def _leave(table: Table, person: Person, kicked: bool) -> Decision:
    left = PersonLeft(person.id, kicked)
    after = evolve(table, left)
    if table.host != person.id:
        return (left,)
    everybody = frozenset(other.id for other in after.people)
    return (left, *replace_host(after, everybody))


def _kick(table: Table, command: Kick) -> Decision:
    """Whoever is sent away knows the link, so from now on another one admits newcomers."""
    guest = table.person(command.person)
    if guest is None:
        return violations.nobody_of_that_name()
    if guest.bot is not None:
        return (PersonLeft(guest.id),)
    gone = _leave(table, guest, kicked=True)
    if isinstance(gone, Violation) or command.link is None:
        return gone
    return (*gone, LinkChanged(command.link))


def _reopen(table: Table, person: Person) -> Decision:
    if person.seat is None and person.id != table.host:
        return violations.not_the_host()
    return (TableReopened(),) if table.closed else ()


def _request(table: Table, person: Person, seat: Seat | None) -> Decision:
    """Ask the host for a seat that one may not simply take in mid-game (TABLE-7)."""
    if seat is None:
        return (SeatRequested(person.id, None),) if table.request_of(person.id) else ()
    sitting = _sit(table, person, Sit(seat))
    if sitting != violations.host_seats_people():
        return sitting
    could = _seat(table, person, seat)
    if isinstance(could, Violation) or table.request_of(person.id) == seat:
        return could if isinstance(could, Violation) else ()
    return (SeatRequested(person.id, seat),)


def _answer_request(table: Table, command: AnswerRequest) -> Decision:
    person, seat = table.person(command.person), table.request_of(command.person)
    if person is None or seat is None:
        return violations.nobody_asked()
    return _seat(table, person, seat) if command.granted else (RequestDeclined(person.id),)


def _name_caller(table: Table, person_id: str | None) -> Decision:
    """The caller gets up from any seat, and must not have seen the key (KEY-5)."""
    if person_id == table.caller:
        return ()
    if person_id is None:
        return (CallerNamed(None),)
    person = table.person(person_id)
    if person is None:
        return violations.nobody_of_that_name()
    if table.is_playing and person.id in table.key_seen_by:
        return violations.key_was_seen(person.name)
    return (*((SeatLeft(person.id),) if person.seat else ()), CallerNamed(person.id))


def _hand_over(table: Table, person_id: str) -> Decision:
    heir = table.person(person_id)
    if heir is None:
        return violations.nobody_of_that_name()
    if heir.bot is not None:
        return violations.bots_have_no_table()
    return () if heir.id == table.host else (HostChanged(heir.id),)


def _shuffle(table: Table, command: ShuffleTeams) -> Decision:
    """Everybody who sits is dealt a seat anew, in the order of the lot; the first of each team is its spymaster."""
    if table.is_playing:
        return violations.game_is_on()
    seated = {person.id for person in table.people if person.seat is not None}
    order = [person_id for person_id in command.order if person_id in seated]
    assert set(order) == seated, "the lot names everybody who sits"
    seats = _seats_in_turn(table.settings, len(order))
    return tuple(
        SeatTaken(person_id, seat)
        for person_id, seat in zip(order, seats, strict=False)
        if (person := table.person(person_id)) is not None and person.seat != seat
    )


def _seats_in_turn(settings: Settings, people: int) -> list[Seat]:
    match settings.rules.mode:
        case Mode.TRIO:
            return [*settings.seats]
        case Mode.COOP:
            spymaster, operative = settings.seats
            return [spymaster, *[operative] * (people - 1)]
        case Mode.TEAMS:
            roles = [Role.SPYMASTER, Role.SPYMASTER, *[Role.OPERATIVE] * people]
            return [Seat(role, Team.BLUE if index % 2 else Team.RED) for index, role in enumerate(roles[:people])]


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
    changed = SettingsChanged(settings)
    if table.is_playing:
        return (changed,)
    return (changed, *_moved(evolve(table, changed)))


def _bring_pictures(table: Table, pictures: tuple[OwnPicture, ...]) -> Decision:
    """What is here already is not brought again."""
    known = {picture.id for picture in (*table.own_pictures, *table.next_pictures)}
    fresh = tuple(picture for picture in pictures if picture.id not in known)
    if len(known) + len(fresh) > MOST_PICTURES:
        return violations.too_many_pictures()
    return (PicturesBrought(fresh),) if fresh else ()


def _drop_pictures(table: Table) -> Decision:
    """Not while they may lie on the table; whoever drew from them draws from ours again."""
    if table.is_playing:
        return violations.game_is_on()
    if not table.own_pictures:
        return ()
    if table.settings.picture_deck is DeckChoice.BUILTIN:
        return (PicturesDropped(),)
    return (SettingsChanged(replace(table.settings, picture_deck=DeckChoice.BUILTIN)), PicturesDropped())


def _moved(table: Table) -> tuple[TableEvent, ...]:
    """Operatives follow where the mode changes; anybody else without a seat in the new mode watches."""
    events: list[TableEvent] = []
    now = table
    for person in table.people:
        if person.seat is None or person.seat in table.settings.seats:
            continue
        moved = next(
            (
                SeatTaken(person.id, seat)
                for seat in table.settings.seats
                if seat.role is person.seat.role and not isinstance(_seat(now, person, seat), Violation)
            ),
            None,
        )
        event: TableEvent = moved or SeatLeft(person.id)
        events.append(event)
        now = evolve(now, event)
    return tuple(events)


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


def _deal(table: Table, command: Deal) -> Decision:
    """Deal when both teams are there (SET-1, SET-2)."""
    if table.is_playing:
        return violations.game_is_on()
    missing = missing_people(table)
    if missing:
        return missing
    if command.flipped and not table.can_flip:
        return violations.nothing_to_flip()
    rotated = _rotated(table) if command.rotate else ()
    table = reduce(evolve, rotated, table)
    laid = CardsLaid(command.laid, command.anew, command.pictures_anew)
    faces = tuple(card.face for card in command.laid)
    pictures = frozenset(place for place, card in enumerate(command.laid) if card.picture)
    assert len({card.card for card in command.laid}) == len(command.laid), "two sides of one card (SET-4)"
    assert table.settings.rules.mode is not Mode.COOP or command.key.starting is table.settings.colour, "COOP-1"
    return (*rotated, laid, *engine.deal(table.settings.rules, faces, pictures, command.key, command.at))


def missing_people(table: Table) -> Violation | None:
    """What is missing before the cards can be dealt; None where all is there (SET-1, SET-2).

    A caller touches for operatives who sit around the screen and not in seats of ours.
    """
    for seat in table.settings.seats:
        if not table.at(seat) and not (table.caller and seat.role is Role.OPERATIVE):
            team = str(seat.team or "both")
            return (
                violations.spymaster_missing(team)
                if seat.role is Role.SPYMASTER
                else violations.operative_missing(team)
            )
    return None


def missing_cards(table: Table) -> Violation | None:
    """What the host's own decks lack for a fresh draw, where nothing else is dealt (SET-3, NEXT-3)."""
    settings = table.settings
    pictures = settings.picture_count
    words = settings.rules.grid.size - pictures
    own_words = len(table.own_deck.cards) if table.own_deck else 0
    for deck, have, need in (
        (settings.deck, own_words, words),
        (settings.picture_deck, len(table.own_pictures), pictures),
    ):
        if deck is DeckChoice.OWN and have < need:
            return violations.not_enough_cards(have, need)
    return None


def _rotated(table: Table) -> tuple[TableEvent, ...]:
    """Other people may be spymasters (NEXT-1): each chair goes to the next in the order of coming."""
    if table.settings.rules.mode is Mode.TRIO:
        seats = [seat for seat in table.settings.seats if table.at(seat)]  # a caller may stand for the operative
        people = [table.at(seat)[0] for seat in seats]
        return tuple(SeatTaken(person.id, seats[(place + 1) % len(seats)]) for place, person in enumerate(people))
    events: list[TableEvent] = []
    for seat in table.settings.seats:
        if seat.role is not Role.SPYMASTER:
            continue
        operative = seat._replace(role=Role.OPERATIVE)
        team = [person for person in table.people if person.seat in (seat, operative)]
        place = next(place for place, person in enumerate(team) if person.seat == seat)
        heir = team[(place + 1) % len(team)]
        if heir is team[place]:
            continue
        events += [SeatTaken(team[place].id, operative), SeatTaken(heir.id, seat)]
    return tuple(events)


def _play(table: Table, person: Person, command: Play) -> Decision:
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
    return (*decision, *_moved(reduce(evolve, decision, table)))
