"""The seats that bots take in `cryptonym play`: what they do, and what they say of it afterwards."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, get_args

from cryptonym.engine import Command, Game, Role, Seat, view
from cryptonym.engine.model import SEAT_NAMES
from cryptonym.protocol import incoming

if TYPE_CHECKING:
    from cryptonym.ai import Memory
    from cryptonym.ai.notes import Note

LEVELS = get_args(incoming.Level)
"""Those of `cryptonym.ai.Level`, which takes longer to load."""
EVERY = "all"
CHAIRS = (EVERY, *(name for name, seat in SEAT_NAMES.items() if seat.role is not Role.WATCHER))


def chairs_of(names: str) -> frozenset[Seat]:
    """“blue-spymaster,blue-operative”, or “all” to look on. Raises ValueError for what is no seat."""
    found: set[Seat] = set()
    for name in filter(None, (part.strip() for part in names.split(","))):
        if name not in CHAIRS:
            raise ValueError(name)
        found |= {SEAT_NAMES[one] for one in CHAIRS[1:]} if name == EVERY else {SEAT_NAMES[name]}
    return frozenset(found)


class Chairs:
    def __init__(
        self,
        seats: frozenset[Seat] = frozenset(),
        language: str = "en",
        level: str = "steady",
        pace: float = 0.0,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.seats = seats
        self._language = language
        self._level = level
        self._pace = pace
        self._sleep = sleep
        self._memories: dict[Seat, Memory] = {}

    def __contains__(self, seat: object) -> bool:
        return seat in self.seats

    def new_game(self) -> None:
        self._memories = {}

    def command(self, game: Game, seat: Seat) -> Command | None:
        """The bot's move, after the pause that it would take; None where it has nothing to do."""
        from cryptonym.ai import Level, Memory
        from cryptonym.minds import brains

        memory = self._memories.get(seat, Memory())
        move = brains.move(self._language, Level(self._level), view(game, seat), seat, memory)
        self._memories[seat] = move.memory
        if move.command is not None and self._pace:
            self._sleep(move.seconds * self._pace)
        return move.command

    def notes(self) -> Iterator[tuple[Seat, Note]]:
        """In the order of the turns, once the game is over."""
        from cryptonym.ai.notes import note

        thoughts = [
            (thought.turn, seat, thought) for seat, memory in self._memories.items() for thought in memory.thoughts
        ]
        for _, seat, thought in sorted(thoughts, key=lambda one: (one[0], one[1].role is not Role.SPYMASTER)):
            yield seat, note(thought)
