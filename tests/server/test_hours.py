"""Time at a table: absence that stops strict time once, restarts, old tables that are closed, reopened and purged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from tests.clocks import Told

from cryptonym.engine import HourglassTurned
from cryptonym.engine.log import CorruptLog
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.server.config import Config
from cryptonym.server.services import Services
from cryptonym.server.sockets.connection import Connection
from cryptonym.server.stores.memory import MemoryStore
from cryptonym.server.stores.record import Recorded, from_stored, to_body
from cryptonym.server.stores.store import Stored
from cryptonym.server.tables import hours, rooms
from cryptonym.server.tables.room import Room
from cryptonym.server.tables.rooms import DAY, Rooms
from cryptonym.server.tables.secrecy import hashed
from cryptonym.table import SeatLeft, Table
from cryptonym.table.log import TABLE

SEATS: dict[str, asked.SeatName] = {
    "rs": "red-spymaster",
    "bs": "blue-spymaster",
    "ro": "red-operative",
    "bo": "blue-operative",
}


def token(name: str) -> str:
    return f"token-of-{name}".ljust(24, "x")


class House:
    """Rooms over a store in memory, with a clock that tests turn."""

    def __init__(self, store: MemoryStore | None = None, now: int = 1_000_000) -> None:
        self.now = now
        self.store = store or MemoryStore()
        self.rooms = Rooms(Services(self.store, Config(keep_days=30), Told(lambda: self.now)))

    async def open(self, **rules: Any) -> Room:
        settings = asked.SettingsWanted(rules=asked.RulesWanted(**rules))
        opened = await self.rooms.open(asked.OpenTable(token=token("rs"), name="RS", settings=settings))
        assert isinstance(opened, tuple)
        return await self.get(opened[0])

    async def get(self, table: str) -> Room:
        room = await self.rooms.get(table)
        assert room is not None
        return room

    def arrive(self, room: Room, name: str) -> Connection:
        connection = Connection(hashed(token(name)))
        room.arrive(connection, out.Welcome(protocol=1, build="x", table=room.table.id, now=self.now), None)
        return connection

    async def seated(self, room: Room) -> dict[str, Connection]:
        people = {name: self.arrive(room, name) for name in SEATS}
        for name, connection in people.items():
            if name != "rs":
                await room.handle(connection, asked.Join(id=f"j{name}", name=name))
            await room.handle(connection, asked.Sit(id=f"s{name}", seat=SEATS[name]))
        return people


async def soon(condition: Callable[[], bool]) -> None:
    for _ in range(3000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


def running(table: Table) -> bool:
    return table.game is not None and table.game.clock is not None and table.game.clock.ends is not None


def awaited_until(room: Room) -> int | None:
    return room.table.awaiting[1] if room.table.awaiting else None


def is_closed(room: Room) -> bool:
    return room.table.closed


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An absence is noticed at once."""
    monkeypatch.setattr(hours, "NOTICED", 0.02)


@pytest.mark.usefixtures("quick")
def test_absence_stops_strict_time_once_a_seat_and_game() -> None:
    async def script() -> None:
        house = House()
        room = await house.open(clue_seconds=600)
        people = await house.seated(room)
        await room.handle(people["rs"], asked.Deal(id="deal"))
        assert room.table.game is not None
        giver = "rs" if room.table.game.turn.value == "red" else "bs"
        assert running(room.table)
        house.now += 10_000
        room.crowd.depart(people[giver])
        await soon(lambda: not running(room.table))
        assert awaited_until(room) == house.now + hours.SEAT_AWAY
        assert room.table.game.clock is not None
        assert room.table.game.clock.left == 590_000
        house.now += 30_000
        people[giver] = house.arrive(room, giver)
        await soon(lambda: running(room.table))
        assert awaited_until(room) is None
        assert room.table.game.clock.ends == house.now + 590_000
        room.crowd.depart(people[giver])
        await asyncio.sleep(0.1)
        assert running(room.table), "once a game: the second time it goes on"
        room.close()

    asyncio.run(script())


@pytest.mark.usefixtures("quick")
def test_absence_of_others_stops_nothing() -> None:
    async def script() -> None:
        house = House()
        room = await house.open(clue_seconds=600)
        people = await house.seated(room)
        await room.handle(people["rs"], asked.Deal(id="deal"))
        assert room.table.game is not None
        waiting = "bs" if room.table.game.turn.value == "red" else "rs"
        for name in (waiting, "ro", "bo"):
            room.crowd.depart(people[name])
        await asyncio.sleep(0.1)
        assert running(room.table)
        room.close()

    asyncio.run(script())


@pytest.mark.usefixtures("quick")
def test_a_seat_is_waited_for_a_minute_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hours, "SEAT_AWAY", 50)

    async def script() -> None:
        house = House()
        room = await house.open(clue_seconds=600)
        people = await house.seated(room)
        await room.handle(people["rs"], asked.Deal(id="deal"))
        for connection in people.values():
            room.crowd.depart(connection)
        await soon(lambda: not running(room.table))
        await soon(lambda: running(room.table))
        stored = await house.store.read(room.stream)
        assert sum(b'"seat_awaited"' in row.body for row in stored) == 1
        room.close()

    asyncio.run(script())


def test_time_3_a_restart_pauses_strict_time_and_the_host_lets_it_run_again() -> None:
    async def script() -> None:
        house = House()
        room = await house.open(clue_seconds=600)
        people = await house.seated(room)
        await room.handle(people["rs"], asked.Deal(id="deal"))
        room.close()
        later = House(house.store, house.now + 3_600_000)
        again = await later.get(room.table.id)
        assert not running(again.table)
        host = later.arrive(again, "rs")
        assert isinstance(await again.handle(host, asked.Pause(id="go", paused=False)), out.Ack)
        assert running(again.table)
        again.close()

    asyncio.run(script())


def test_time_2_strict_time_runs_out_even_when_the_clock_jumps() -> None:
    """A clock that is set forward ends the turn, one that is set back ends nothing, and neither breaks the table."""

    async def script() -> None:
        house = House()
        room = await house.open(clue_seconds=5)
        people = await house.seated(room)
        await room.handle(people["rs"], asked.Deal(id="deal"))
        assert room.table.game is not None
        first = room.table.game.turn
        house.now -= 86_400_000
        room._hours.wind()
        await asyncio.sleep(0.05)
        assert room.table.game.turn is first
        house.now += 2 * 86_400_000
        room._hours.wind()
        await soon(lambda: room.table.game is not None and room.table.game.turn is not first)
        room.close()

    asyncio.run(script())


def test_a_table_leaves_memory_when_nobody_is_there_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "IDLE_SECONDS", 0.01)

    async def script() -> None:
        house = House()
        room = await house.open()
        with house.rooms.staying(room):
            connection = house.arrive(room, "rs")
            await asyncio.sleep(0.05)
            assert house.rooms.in_memory == 1
            room.crowd.depart(connection)
        await soon(lambda: house.rooms.in_memory == 0)
        again = await house.get(room.table.id)
        assert again is not room
        assert again.table == room.table
        assert house.rooms.in_memory == 1

    asyncio.run(script())


def test_old_tables_are_closed_reopened_and_purged() -> None:
    async def script() -> None:
        house = House()
        room = await house.open()
        people = await house.seated(room)
        for connection in people.values():
            room.crowd.depart(connection)
        await house.rooms._note(room)
        unused = await house.open()
        house.now += DAY - 1
        await house.rooms.sweep()
        assert await house.store.read(room.stream)
        assert await house.store.read(unused.stream)
        house.now += 10
        await house.rooms.sweep()
        assert not await house.store.read(unused.stream), "nobody ever used it"
        closed = await house.get(room.table.id)
        assert is_closed(closed)
        stranger, guest = house.arrive(closed, "stranger"), house.arrive(closed, "bo")
        refused = await closed.handle(guest, asked.Stand(id="1"))
        assert isinstance(refused, out.Refused)
        assert refused.broken.message == "violation-table-closed"
        assert isinstance(await closed.handle(stranger, asked.Reopen(id="2")), out.Refused)
        assert isinstance(await closed.handle(guest, asked.Reopen(id="3")), out.Ack)
        assert not is_closed(closed)
        for connection in (stranger, guest):
            closed.crowd.depart(connection)
        await house.rooms._note(closed)
        for _ in range(2):
            house.now += DAY + 10
            await house.rooms.sweep()
        assert (await house.get(room.table.id)).table.closed
        house.now += 27 * DAY
        await house.rooms.sweep()
        assert await house.store.read(room.stream), "thirty days are not over"
        house.now += 2 * DAY
        await house.rooms.sweep()
        assert not await house.store.read(room.stream)
        assert await house.rooms.get(room.table.id) is None

    asyncio.run(script())


def test_a_table_with_somebody_at_it_is_never_closed() -> None:
    async def script() -> None:
        house = House()
        room = await house.open()
        await house.seated(room)
        for _ in range(40):
            house.now += DAY
            await house.rooms.sweep()
        assert not room.table.closed

    asyncio.run(script())


def test_events_with_a_time_of_their_own_are_read_again_also_in_their_first_form() -> None:
    """Hourglass and clock have an `at`, as every record has: the two must not get into each other's way."""
    turned = HourglassTurned(at=5, seconds=60)
    again = from_stored(TABLE, Stored(1, to_body(TABLE, 7, "ann", turned)))
    assert (again.at, again.who, again.event) == (7, "ann", turned)
    first = b'{"at":5,"who":"ann","type":"hourglass_turned","v":1,"seconds":60}'
    assert from_stored(TABLE, Stored(1, first)).event == turned
    plain = b'{"at":9,"who":"ann","type":"seat_left","v":1,"person":"ann"}'
    assert from_stored(TABLE, Stored(1, plain)) == Recorded(9, "ann", SeatLeft("ann"))
    for broken in (b"", b"[]", b"{}", b'{"at":1}', b'{"at":1,"event":7}', b"\xff"):
        with pytest.raises(CorruptLog):
            from_stored(TABLE, Stored(1, broken))
