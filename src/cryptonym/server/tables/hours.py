"""A table's timers: strict time that runs out (TIME-2), a seat that is waited for, a host who is gone (TABLE-6).

The engine and the table decide what follows from time; here the server only wakes up for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from cryptonym import table as tables
from cryptonym.engine import Seat, pause_clock
from cryptonym.server.clock import Clock, Timer
from cryptonym.server.stores.store import StoreConflict, StoreUnavailable
from cryptonym.server.tables.desk import Desk
from cryptonym.server.tables.presence import Around
from cryptonym.table import Table

HOST_AWAY: Final = 60.0
"""A host gone for a minute hands the role on (TABLE-6)."""
SEAT_AWAY: Final = 60_000
"""Strict time waits so long for a seat whose people are away, once a game."""
NOTICED: Final = 2.0
"""A line that breaks for a moment is nobody's absence."""
AGAIN: Final = 1.0
"""Try again after so long where the store took nothing."""


class Timed(Desk, Protocol):
    """A table that time can change."""

    async def settle(self, decide: Callable[[Table], tables.Decision]) -> None: ...


class Hours:
    def __init__(self, room: Timed, around: Around, clock: Clock) -> None:
        self._room = room
        self._around = around
        self._clock = clock
        self._timers: dict[str, Timer] = {}

    def wind(self) -> None:
        """Set the timers by what the table says now. None runs where another node sees to them."""
        if not self._room.acts:
            self.close()
            return
        game, awaiting = self._room.table.game, self._room.table.awaiting
        if game is not None and game.clock is not None and game.clock.ends is not None:
            self._set("time", max(0, game.clock.ends - self._clock.now()) / 1000, self._time_out)
        else:
            self._stop("time")
        if awaiting is not None:
            self._set("wait", max(0, awaiting[1] - self._clock.now()) / 1000, tables.wait_no_longer)
        else:
            self._stop("wait")
        self._watch_host()
        self._watch_seat()

    def people_changed(self) -> None:
        """Somebody has come or gone."""
        if self._room.acts:
            self._watch_host()
            self._watch_seat()

    def _watch_host(self) -> None:
        """The host is away, or the role was handed to a person who is: it goes on after a minute (TABLE-6)."""
        host, here = self._room.table.host, self._around.here
        if host in here or not here:
            self._stop("host")
        elif "host" not in self._timers:
            self._set("host", HOST_AWAY, self._replace_host)

    def _watch_seat(self) -> None:
        """Nobody of the seat whose move it is is here: strict time waits for them; somebody is back: it goes on."""
        table = self._room.table
        game = table.game
        if game is None or game.clock is None:
            self._stop("seat")
        elif table.awaiting is not None:
            if self._is_here(table.awaiting[0]):
                self._set("wait", 0, tables.wait_no_longer)
        elif game.clock.ends is None or self._is_here(game.on_move) or game.on_move in table.awaited:
            self._stop("seat")
        elif "seat" not in self._timers:
            self._set("seat", NOTICED, self._wait_for_seat)

    def _is_here(self, seat: Seat) -> bool:
        table = self._room.table
        people = [person for person in table.people if person.seat == seat]
        called = table.game is not None and seat == table.game.guesser and table.caller in self._around.here
        return called or any(person.bot or person.id in self._around.here for person in people)

    def _wait_for_seat(self, table: Table, at: int) -> tables.Decision:
        assert table.game is not None
        seat = table.game.on_move
        return () if self._is_here(seat) else tables.wait_for(table, seat, at, at + SEAT_AWAY)

    def _replace_host(self, table: Table, at: int) -> tables.Decision:
        return tables.replace_host(table, frozenset(self._around.here))

    def _time_out(self, table: Table, at: int) -> tables.Decision:
        """The turn ends (TIME-2). If nobody is here, time stands still instead: else turn after turn would end and be stored for days."""
        if table.game is not None and not (self._around.here or self._around.watching):
            return pause_clock(table.game, at)
        return tables.time_out(table, at)

    def _set(self, name: str, seconds: float, decide: Callable[[Table, int], tables.Decision]) -> None:
        self._stop(name)

        def fire() -> None:
            del self._timers[name]
            self._room.in_background(self._wake(name, decide))

        self._timers[name] = self._clock.call_later(seconds, fire)

    async def _wake(self, name: str, decide: Callable[[Table, int], tables.Decision]) -> None:
        """Decide what is due; a store that takes nothing now is asked again, and a clock that was early is wound again."""
        if not self._room.acts:
            return  # wound again if this node sees to the table again
        try:
            await self._room.settle(lambda table: decide(table, self._clock.now()))
        except (StoreUnavailable, StoreConflict):
            self._set(name, AGAIN, decide)
            return
        self.wind()

    def _stop(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    @property
    def is_running(self) -> bool:
        """Strict time runs or waits here, so the table has to stay awake."""
        return bool({"time", "wait"} & self._timers.keys())

    def close(self) -> None:
        for name in list(self._timers):
            self._stop(name)
