"""Defects in what happens by itself: clocks, absence, bots, questions without an answer."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.simulation.defects.registry import Change, defect

from cryptonym import table as tables
from cryptonym.server.tables import (
    bots,
    hours,
    room,
    whispers,
)


@defect("a timer is not cancelled")
def _(change: Change) -> None:
    change(hours.Hours, "_stop", lambda self, name: self._timers.pop(name, None) and None)


@defect("a host who is here is replaced")
def _(change: Change) -> None:
    def people_changed(self: hours.Hours) -> None:
        if "host" not in self._timers:
            self._set("host", hours.HOST_AWAY, self._replace_host)
        self._watch_seat()

    def replace_host(self: hours.Hours, table: Any, at: int) -> Any:
        others = frozenset(person for person in self._around.here if person != table.host)
        return tables.replace_host(table, others)

    change(hours.Hours, "people_changed", people_changed)
    change(hours.Hours, "_replace_host", replace_host)


@defect("a bot moves although people sit beside it")
def _(change: Change) -> None:
    change(bots.Bots, "_has_people", lambda self, seat: False)


@defect("strict time runs out early")
def _(change: Change) -> None:
    set_timer = hours.Hours._set

    def hasty(self: hours.Hours, name: str, seconds: float, decide: Any) -> None:
        set_timer(self, name, seconds * 0.8 if name == "time" else seconds, decide)

    def time_out(self: hours.Hours, table: Any, at: int) -> Any:
        return tables.time_out(table, at + 60_000)

    change(hours.Hours, "_set", hasty)
    change(hours.Hours, "_time_out", time_out)


@defect("strict time runs on while the server is away")
def _(change: Change) -> None:
    async def nothing(self: room.Room) -> None:
        pass

    change(room.Room, "_pause_after_absence", nothing)


@defect("a quiet question never lapses")
def _(change: Change) -> None:
    async def nothing(self: whispers.Whispers, table: Any, word: str, question: int) -> None:
        pass

    change(whispers.Whispers, "lapse", nothing)


@defect("strict time runs out some seconds late")
def _(change: Change) -> None:
    set_timer = hours.Hours._set

    def lazy(self: hours.Hours, name: str, seconds: float, decide: Any) -> None:
        set_timer(self, name, seconds + 6 if name == "time" else seconds, decide)

    change(hours.Hours, "_set", lazy)


@defect("strict time waits for nobody")
def _(change: Change) -> None:
    change(hours.Hours, "_wait_for_seat", lambda self, table, at: ())


@defect("strict time waits on although people are back")
def _(change: Change) -> None:
    watch = hours.Hours._watch_seat

    def careless(self: hours.Hours) -> None:
        if self._room.table.awaiting is None:
            watch(self)

    change(hours.Hours, "_watch_seat", careless)


@defect("a host who has gone stays the host")
def _(change: Change) -> None:
    change(hours.Hours, "_watch_host", lambda self: None)


@defect("strict time waits for ever")
def _(change: Change) -> None:
    set_timer = hours.Hours._set

    def careless(self: hours.Hours, name: str, seconds: float, decide: Any) -> None:
        if name != "wait" or not seconds:
            set_timer(self, name, seconds, decide)

    change(hours.Hours, "_set", careless)


@defect("a bot that met trouble in the store never moves again")
def _(change: Change) -> None:
    move = bots.Bots._move

    async def once(self: bots.Bots, due: Any, game: Any) -> None:
        play_for = self._room.play_for

        async def tried(person: str, command: Any) -> Any:
            try:
                return await play_for(person, command)
            except Exception:
                await asyncio.sleep(1e9)

        self._room.play_for = tried  # type: ignore[method-assign]
        await move(self, due, game)

    change(bots.Bots, "_move", once)
