"""Which cards a spymaster meant: stored with the clue in one commit, told to nobody, read when the game is over (TABLE-2, ADR 0037)."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final

from cryptonym.engine.meant import NONE, CardsMarked, marked
from cryptonym.limits import MOST_TURNS
from cryptonym.server.stores.record import from_stored, to_body
from cryptonym.server.stores.store import Beside, EventStore, streams_of
from cryptonym.table import Table
from cryptonym.table.log import MEANT

FORM: Final = 2
"""The form of events (`nodes/node.py`) from which on a release knows of these streams, and purges them with their tables."""


@dataclass(frozen=True, slots=True)
class Marks:
    """The cards that somebody marked with the clue of a turn."""

    turn: int
    cards: tuple[int, ...] = field(repr=False)
    who: str | None


def beside_clue(table: Table, marks: str, at: int, who: str | None) -> Beside:
    """What is stored beside a clue that is given now. It depends on the marks in 25 signs and in nothing else."""
    assert table.game is not None
    event = CardsMarked(table.games, len(table.game.turns) - 1, marks or NONE)
    return Beside(streams_of(table.id)[2], to_body(MEANT, at, who, event))


async def marks_of(store: EventStore, table: str, game: int) -> list[Marks]:
    """What was marked in one game of a table. The caller has made sure that it is over."""
    stream = streams_of(table)[2]
    first = await _before(store, stream, game)
    read = [from_stored(MEANT, row) for row in await store.read(stream, first, first + 2 * MOST_TURNS)]
    found = {
        record.event.turn: Marks(record.event.turn, marked(record.event.cards), record.who)
        for record in takewhile(lambda record: record.event.game == game, read)
    }
    return [marks for marks in found.values() if marks.cards]


async def _before(store: EventStore, stream: str, game: int) -> int:
    """The number of the last event of earlier games. Few events are read, however many games the table has had."""
    below, above = 0, 1
    while await _is_earlier(store, stream, above, game):
        below, above = above, 2 * above
    while above - below > 1:
        middle = (below + above) // 2
        if await _is_earlier(store, stream, middle, game):
            below = middle
        else:
            above = middle
    return below


async def _is_earlier(store: EventStore, stream: str, number: int, game: int) -> bool:
    """True if there is an event of this number and it belongs to an earlier game."""
    rows = await store.read(stream, number - 1, number)
    return bool(rows) and from_stored(MEANT, rows[0]).event.game < game
