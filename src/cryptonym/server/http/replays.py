"""A game to take away. While it runs: the history of one's own view. After its end: the game itself, cut out of the table's stream.

Out stay the other sides of the cards, the order of drawing, what spymasters whispered, tokens and ids; names and marks (TABLE-2) come
along where asked for, marks of a game that is over alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from cryptonym import engine
from cryptonym.engine import Event, GameDealt, Seat
from cryptonym.engine.log import write
from cryptonym.protocol import outward
from cryptonym.protocol.patch import changes
from cryptonym.server.stores.record import from_stored
from cryptonym.server.stores.store import Stored
from cryptonym.server.tables.meaning import Marks
from cryptonym.server.tables.starts import GameStart
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


def chosen(starts: Sequence[GameStart], wanted: int | None, until: int | None) -> int | None:
    """The number of the wanted game, counted from 1; of the last one if None. Only games dealt by `until` (ms) count."""
    dealt = len(starts) if until is None else sum(start.at <= until for start in starts)
    number = dealt if wanted is None else wanted
    return number if 0 < number <= dealt else None


def cut(start: GameStart, stored: Iterable[Stored], until: int | None) -> Cut:
    """The game that begins there. A spectator who sees the table late reads no further than `until` (ms)."""
    records = (from_stored(TABLE, row) for row in stored)
    told = [record.event for record in records if until is None or record.at <= until]
    return Cut(start.language, start.players, [event for event in told if isinstance(event, Event)])


def log_of(game: Cut, marks: Iterable[Marks] = ()) -> str:
    """A game that is over, as `cryptonym replay` reads it."""
    assert game.is_over
    return "".join(write(game.events, {one.turn: one.cards for one in marks}))


def marks_told(marks: Iterable[Marks], start: GameStart, table: Table) -> list[dict[str, Any]]:
    """What was marked, with the names of those who did: as they were called at the deal, or are now."""
    names = {
        person: name
        for seat, people in start.people.items()
        for person, name in zip(people, start.players[seat], strict=True)
    }
    names = {person.id: person.name for person in table.people} | names
    return [{"turn": one.turn, "cards": list(one.cards), "by": names.get(one.who or "", "")} for one in marks]


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
