"""Who sits where: the seats that people take, ask for and are given."""

from __future__ import annotations

from functools import reduce

from cryptonym.engine import Mode, Role, Seat, Team, Violation
from cryptonym.engine.model import OPERATIVE_OF_BOTH
from cryptonym.table import commands as ask
from cryptonym.table import events, violations
from cryptonym.table.events import Decision
from cryptonym.table.evolve import evolve
from cryptonym.table.model import MOST_SEATED, Person, Settings, Table


def sit(table: Table, person: Person, command: ask.Sit) -> Decision:
    """Free choice before the deal; in mid-game only by TABLE-7, or if the person is the host."""
    if table.is_playing and person.id != table.host and not may_sit_down(table, person, command.seat):
        return violations.host_seats_people()
    return take_seat(table, person, command.seat)


def stand(table: Table, person: Person, command: ask.Stand) -> Decision:
    return _out_of_seat(person)


def _out_of_seat(person: Person) -> tuple[events.TableEvent, ...]:
    return (events.SeatLeft(person.id),) if person.seat else ()


def may_sit_down(table: Table, person: Person | None, seat: Seat) -> bool:
    """True if TABLE-7 lets this person take the seat in mid-game without the host's nod; None stands for a newcomer.

    People come back to the seat they got up from. Those without a seat sit down as operatives, if the door is not locked. The operative
    of both teams (TRIO-2) is one person, so that seat must be empty.
    """
    if person is not None and seat in (person.seat, person.left):
        return True
    if table.locked or seat.role is not Role.OPERATIVE or (person is not None and person.seat is not None):
        return False
    return not for_one(seat) or not table.at(seat)


def seats_open_to(table: Table, person: Person | None) -> tuple[Seat, ...]:
    """The seats that a person may take now without asking; None stands for a newcomer, who would join first."""
    full = len(table.people) >= MOST_SEATED
    if table.closed or (person is None and (table.locked or full)):
        return ()
    who = person or Person("", "")
    return tuple(seat for seat in _other_seats(table, who) if not isinstance(sit(table, who, ask.Sit(seat)), Violation))


def seats_for(table: Table, person: Person) -> tuple[Seat, ...]:
    """The seats that the host may give to a person now, or that the person may ask the host for (TABLE-7)."""
    if table.closed:
        return ()
    return tuple(
        seat for seat in _other_seats(table, person) if not isinstance(take_seat(table, person, seat), Violation)
    )


def _other_seats(table: Table, person: Person) -> list[Seat]:
    return [seat for seat in _seats_now(table) if seat != person.seat]


def _seats_now(table: Table) -> tuple[Seat, ...]:
    """The seats of the game under way, or else of the mode that is set."""
    return table.game.seats if table.is_playing and table.game else table.settings.seats


def assign(table: Table, command: ask.Assign) -> Decision:
    person = table.person(command.person)
    if person is None:
        return violations.nobody_of_that_name()
    if command.seat is None:
        return _out_of_seat(person)
    return take_seat(table, person, command.seat)


def take_seat(table: Table, person: Person, seat: Seat) -> Decision:
    """One spymaster a team (SET-2); whoever has seen the key is no operative of that game (KEY-5)."""
    if person.seat == seat:
        return ()
    if seat not in _seats_now(table):
        return violations.no_such_seat()
    holders = table.at(seat) if for_one(seat) else []
    bots = [holder for holder in holders if holder.bot is not None and person.bot is None]
    if len(bots) < len(holders):
        return violations.seat_taken(holders[0].name)
    if table.is_playing and seat.role is Role.OPERATIVE and person.id in table.key_seen_by:
        return violations.key_was_seen(person.name)
    # A bot keeps a seat warm: it gets up for whoever may sit there.
    return (*(events.PersonLeft(bot.id) for bot in bots), events.SeatTaken(person.id, seat))


def for_one(seat: Seat) -> bool:
    return seat.role is Role.SPYMASTER or seat == OPERATIVE_OF_BOTH


def request(table: Table, person: Person, command: ask.RequestSeat) -> Decision:
    """Ask the host for a seat that one may not simply take in mid-game (TABLE-7)."""
    seat = command.seat
    if seat is None:
        return (events.SeatRequested(person.id, None),) if table.request_of(person.id) else ()
    sitting = sit(table, person, ask.Sit(seat))
    if sitting != violations.host_seats_people():
        return sitting
    could = take_seat(table, person, seat)
    if isinstance(could, Violation) or table.request_of(person.id) == seat:
        return could if isinstance(could, Violation) else ()
    return (events.SeatRequested(person.id, seat),)


def answer_request(table: Table, command: ask.AnswerRequest) -> Decision:
    person, seat = table.person(command.person), table.request_of(command.person)
    if person is None or seat is None:
        return violations.nobody_asked()
    return take_seat(table, person, seat) if command.granted else (events.RequestDeclined(person.id),)


def name_caller(table: Table, command: ask.NameCaller) -> Decision:
    """The caller gets up from any seat, and must not have seen the key (KEY-5)."""
    if command.person == table.caller:
        return ()
    if command.person is None:
        return (events.CallerNamed(None),)
    person = table.person(command.person)
    if person is None:
        return violations.nobody_of_that_name()
    if table.is_playing and person.id in table.key_seen_by:
        return violations.key_was_seen(person.name)
    return (*_out_of_seat(person), events.CallerNamed(person.id))


def shuffle(table: Table, command: ask.ShuffleTeams) -> Decision:
    """Everybody who sits is dealt a seat anew, in the order of the lot; the first of each team is its spymaster."""
    if table.is_playing:
        return violations.game_is_on()
    seated = {person.id for person in table.people if person.seat is not None}
    order = [person_id for person_id in command.order if person_id in seated]
    assert set(order) == seated, "the lot names everybody who sits"
    seats = _seats_in_turn(table.settings, len(order))
    return tuple(
        events.SeatTaken(person_id, seat)
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


def moved(table: Table) -> tuple[events.TableEvent, ...]:
    """Operatives follow where the mode changes; anybody else without a seat in the new mode watches.

    A bot gets up for a person here too.
    """
    moves: list[events.TableEvent] = []
    now = table
    for person in table.people:
        if person.seat is None or person.seat in table.settings.seats or now.person(person.id) is None:
            continue
        follows = next(
            (
                taken
                for seat in table.settings.seats
                if seat.role is person.seat.role and not isinstance(taken := take_seat(now, person, seat), Violation)
            ),
            (events.SeatLeft(person.id),),
        )
        moves += follows
        now = reduce(evolve, follows, now)
    return tuple(moves)
