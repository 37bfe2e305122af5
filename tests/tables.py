"""Tables with people at them, and little builders."""

from __future__ import annotations

from functools import reduce
from typing import Final

from tests.grids import random_key

from cryptonym.engine import GRID_5X5, Grid, Key, Seat, Team, Violation
from cryptonym.table import (
    Deal,
    Join,
    Laid,
    Settings,
    Sit,
    Table,
    TableCommand,
    TableEvent,
    TableOpened,
    begin,
    decide,
    evolve,
)

PEOPLE: Final = ("ann", "bob", "cat", "dan", "eve", "fay", "gil", "hal")
"""In the order in which they come; ann is the host."""


def opened(settings: Settings | None = None) -> Table:
    return begin(TableOpened("t", settings or Settings()))


def asked(table: Table, who: str | None, command: TableCommand) -> tuple[TableEvent, ...]:
    """The events of a command that no rule forbids."""
    decision = decide(table, who, command)
    assert not isinstance(decision, Violation), decision
    return decision


def done(table: Table, who: str | None, command: TableCommand) -> Table:
    """The table after it."""
    return fold(table, asked(table, who, command))


def fold(table: Table, events: tuple[TableEvent, ...]) -> Table:
    return reduce(evolve, events, table)


def joined(table: Table, *people: str, bot: str | None = None) -> Table:
    for person in people:
        token = None if bot else f"secret-of-{person}"
        table = done(table, None, Join(person, person.capitalize(), token, bot))
    return table


def seated(settings: Settings | None = None, *more: Seat) -> Table:
    """One person on each seat of the mode, in the order of `settings.seats`, and more people on `more`."""
    table = opened(settings)
    for person, seat in zip(PEOPLE, (*table.settings.seats, *more), strict=False):
        table = done(joined(table, person), person, Sit(seat))
    return table


def laid(grid: Grid = GRID_5X5, *, start: int = 0, pictures: int = 0, one_sided: bool = False) -> tuple[Laid, ...]:
    """Cards FRONT0 / back0 and so on; the first of them pictures."""
    return tuple(
        Laid(f"FRONT{card}", None if one_sided else f"back{card}", picture=card - start < pictures)
        for card in range(start, start + grid.size)
    )


def turned(cards: tuple[Laid, ...]) -> tuple[Laid, ...]:
    return tuple(Laid(card.other, card.face, card.picture) for card in cards if card.other is not None)


def deal_for(
    table: Table,
    *,
    starting: Team | None = None,
    seed: int = 0,
    cards: tuple[Laid, ...] | None = None,
    flipped: bool = False,
    anew: bool = False,
    rotate: bool = False,
    at: int = 0,
) -> Deal:
    grid = table.settings.rules.grid
    key: Key = random_key(grid, starting or table.settings.colour, seed)
    return Deal(cards or laid(grid, pictures=table.settings.picture_count), key, flipped, anew, rotate, at)


def dealt(table: Table, *, starting: Team | None = None, seed: int = 0, at: int = 0) -> Table:
    return done(table, table.host, deal_for(table, starting=starting, seed=seed, at=at))
