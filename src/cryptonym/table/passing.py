"""Chairs and sides that pass on at the deal (NEXT-5): who becomes a spymaster next, and who goes over to the other team.

A chair goes to the person of the team who has waited longest for one: first whoever never had one at this table, in the order of coming.
Bots neither give a chair nor get one, and a person who is away gets none. A chair that was given to somebody by hand since the last game
stays there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cryptonym.engine import Mode, Role, Seat
from cryptonym.table import events
from cryptonym.table.model import Passing, Person, Table

Here = Callable[[Person], bool]
PAIR: Final = 2
"""The fewest who can change places."""


def passed_on(table: Table, how: Passing, present: frozenset[str] | None = None) -> tuple[events.SeatTaken, ...]:
    """Who sits where from this deal on; `present` are the people who are here, None for everybody."""

    def is_here(person: Person) -> bool:
        return person.bot is None and (present is None or person.id in present)

    if how is Passing.STAY:
        return ()
    if table.settings.rules.mode is Mode.TRIO:
        return _all_chairs(table, is_here)
    heirs = [(seat, heir) for seat in table.settings.seats if (heir := _heir(table, seat, is_here))]
    crosses = how is Passing.SIDES and len(heirs) == PAIR
    taken: list[events.SeatTaken] = []
    for seat, heir in heirs:
        assert seat.team is not None
        side = seat.team.other if crosses else seat.team
        giver = table.at(seat)[0]
        taken += [
            events.SeatTaken(giver.id, Seat(Role.OPERATIVE, side)),
            events.SeatTaken(heir.id, seat),
        ]
    return tuple(taken)


def passes_by_itself(table: Table) -> bool:
    """True if the next deal passes chairs on: the host wants it, and everybody who gave clues last still has that chair."""
    chairs = {person: seat for person, seat in table.sat.items() if seat.role is Role.SPYMASTER}
    now = {person.id: person.seat for person in table.people if person.seat and person.seat.role is Role.SPYMASTER}
    return table.passing is not Passing.STAY and bool(chairs) and now == chairs


def _heir(table: Table, seat: Seat, is_here: Here) -> Person | None:
    """The operative who gets a spymaster's chair; None if it stays where it is."""
    if seat.role is not Role.SPYMASTER or table.at(seat)[0].bot is not None:
        return None
    team = [person for person in table.at(seat._replace(role=Role.OPERATIVE)) if is_here(person)]
    return min(team, key=lambda person: table.chaired.get(person.id, 0), default=None)


def _all_chairs(table: Table, is_here: Here) -> tuple[events.SeatTaken, ...]:
    """Three players change all three chairs in turn (TRIO); a caller may stand for the operative."""
    sitting = [(person, seat) for seat in table.settings.seats for person in table.at(seat) if is_here(person)]
    if len(sitting) < PAIR:
        return ()
    return tuple(
        events.SeatTaken(person.id, sitting[(place + 1) % len(sitting)][1]) for place, (person, _) in enumerate(sitting)
    )
