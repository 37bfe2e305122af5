"""A game to take away. While it runs: the history of one's own view. After its end: the game itself, cut out of the table's stream.

Out stay the other sides of the cards, the order of drawing, what spymasters whispered, tokens and ids; names come along where asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from cryptonym import engine
from cryptonym import table as tables
from cryptonym.engine import Event, GameDealt, Seat
from cryptonym.engine.log import write
from cryptonym.protocol import outward
from cryptonym.protocol.patch import changes
from cryptonym.server.stores.record import from_stored
from cryptonym.server.stores.store import Stored
from cryptonym.table import Table
from cryptonym.table.log import TABLE


@dataclass(slots=True)
class Cut:
    """One game of a table's stream: its own events, and who sat where when it was dealt."""

    language: str
    players: dict[str, list[str]]
    events: list[Event] = field(default_factory=list, repr=False)

    @property
    def is_over(self) -> bool:
        return isinstance(self.events[-1], engine.GameEnded)


def cut(stored: Iterable[Stored], number: int | None) -> Cut | None:
    """The table's game of that number, counted from 1; the last where it is None."""
    games: list[Cut] = []
    table: Table | None = None
    for row in stored:
        event = from_stored(TABLE, row).event
        table = tables.begin(event) if table is None else tables.evolve(table, event)
        if isinstance(event, GameDealt):
            games.append(Cut(table.card_language, _players(table)))
        if isinstance(event, Event):
            games[-1].events.append(event)
    if number is None:
        return games[-1] if games else None
    return games[number - 1] if 0 < number <= len(games) else None


def seen_by(stored: Iterable[Stored], at: int) -> list[Stored]:
    """What had happened by then: a watcher who sees a table late reads no further either."""
    return [row for row in stored if from_stored(TABLE, row).at <= at]


def _players(table: Table) -> dict[str, list[str]]:
    seats = [str(seat) for seat in table.settings.seats]
    return {seat: [person.name for person in table.people if str(person.seat) == seat] for seat in seats}


def log_of(game: Cut) -> str:
    """A game that is over, as `cryptonym replay` reads it."""
    assert game.is_over
    return "".join(write(game.events))


def history_of(game: Cut, seat: Seat) -> Iterator[str]:
    """A game as it looks from one seat, a line of JSON for each event: the first has the whole view, the others what has changed."""
    state = view = None
    for number, event in enumerate(game.events, start=1):
        state = engine.begin(event) if isinstance(event, GameDealt) else engine.evolve(state, event)  # type: ignore[arg-type]
        seen = outward.game_view(engine.view(state, seat), game.language)
        line: dict[str, Any] = {"n": number, "event": outward.told_of_game(engine.redact(event, seat))}
        line |= {"view": seen} if view is None else {"patch": changes(view, seen)}
        view = seen
        yield msgspec.json.encode(line).decode() + "\n"
