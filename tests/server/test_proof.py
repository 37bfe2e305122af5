"""Nothing lost, nothing twice, nobody in the way: kill -9, mass disconnect, a reader that never reads, disk full, stops and restarts.

Short forms of each; the long ones are marked slow and run by `make soak`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import socket
import sqlite3
import struct
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.postgres import Database, database
from tests.server.test_bad_input import hello, still_there
from tests.server.test_hours import House
from tests.serving import Server, serving

from cryptonym.cli.benches.wire import connect as connect_wire
from cryptonym.cli.benches.wire import frame
from cryptonym.client import Player, connect, open_table
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.server.services import Services
from cryptonym.server.stores.sqlite import KEY, SqliteStore
from cryptonym.server.stores.store import StoreUnavailable
from cryptonym.server.tables.rooms import Rooms
from cryptonym.server.tables.secrecy import hashed

FAST = ("--most-commands-a-second", "100000", "--most-openings-a-minute", "60000")


def events_of(path: Path, table: str) -> list[dict[str, object]]:
    with contextlib.closing(sqlite3.connect(path)) as store:
        rows = store.execute(
            f"SELECT seq, body FROM events WHERE stream = {KEY} ORDER BY seq",
            (f"table/{table}",),
        ).fetchall()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1)), "a gap"
    return [json.loads(body)["event"] for _, body in rows]


class Busy:
    """Somebody at a table who renames themselves without end, each name once, and keeps every answer."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.answered: dict[str, int] = {}
        self._stop = False

    async def run(self) -> None:
        number = 0
        while not self._stop:
            number += 1
            name = f"n{number}"
            ack = await self.player.ask(asked.Rename(id=name, name=name))
            self.answered[name] = ack.n

    def stop(self) -> None:
        self._stop = True


Happening = Callable[[Callable[[], int]], None]
"""Something that happens to the server and takes time; it may ask how many commands have been answered so far."""


async def busy_while(server: Server, people: int, happening: Happening) -> list[tuple[str, Busy]]:
    """People at tables of their own go on while something happens to the server."""
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for _ in range(people):
            token = new_token()
            table, _ = await open_table(server.url, token, "Otter")
            found.append((table, Busy(await stack.enter_async_context(connect(server.url, table, token=token)))))
        tasks = [asyncio.create_task(busy.run()) for _, busy in found]
        await asyncio.to_thread(happening, lambda: sum(len(busy.answered) for _, busy in found))
        for _, busy in found:
            busy.stop()
        await asyncio.wait_for(asyncio.gather(*tasks), 40)
        return found


def check(path: Path, found: list[tuple[str, Busy]]) -> int:
    """Every answered command is there at its number, and none twice."""
    answered = 0
    for table, busy in found:
        events = events_of(path, table)
        names = [str(event["name"]) for event in events if event["type"] == "person_renamed"]
        assert len(names) == len(set(names)), "a command happened twice"
        for name, number in busy.answered.items():
            assert events[number - 1].get("name") == name, "an answered command is not there"
        answered += len(busy.answered)
    return answered


def killed(server: Server, times: int, seed: int, answered: Callable[[], int]) -> None:
    """Killed and started again, each time in the middle of commands that are being answered."""
    lot = random.Random(seed)
    for _ in range(times):
        before, deadline = answered(), time.monotonic() + 30
        while answered() == before and time.monotonic() < deadline:
            time.sleep(0.005)
        time.sleep(lot.uniform(0, 0.2))
        server.kill()
        server.start()
    time.sleep(0.3)


def test_kill_9_loses_nothing_that_was_answered_and_repeats_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, *FAST) as server:
        found = asyncio.run(busy_while(server, 3, lambda answered: killed(server, 2, 1, answered)))
    assert check(server.store, found) > 3


@pytest.mark.slow(part="kills")
@pytest.mark.parametrize("part", range(20))
def test_kill_9_a_thousand_times(tmp_path: Path, part: int) -> None:
    with serving(tmp_path, *FAST) as server:
        found = asyncio.run(busy_while(server, 4, lambda answered: killed(server, 50, part, answered)))
    assert check(server.store, found) >= 50


def test_a_graceful_stop_under_load_is_quick_and_players_resume(tmp_path: Path) -> None:
    outcomes: list[tuple[int, float]] = []

    def stopped_and_started(server: Server) -> None:
        time.sleep(0.5)
        began = time.monotonic()
        outcomes.append((server.stop(), time.monotonic() - began))
        server.start()
        time.sleep(0.5)

    with serving(tmp_path, *FAST) as server:
        found = asyncio.run(busy_while(server, 4, lambda _: stopped_and_started(server)))
        assert "defect" not in server.log.read_text()
    status, lasted = outcomes[0]
    assert status in (0, -signal.SIGTERM), "it ended in order, or of the signal that it had waited for to end in order"
    assert lasted < 10
    assert check(server.store, found) > 3


def metrics(server: Server) -> str:
    with urllib.request.urlopen(server.url + "/metrics") as answer:
        return str(answer.read().decode())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), *FAST) as running:
        yield running


def test_every_socket_drops_at_once_and_the_tables_go_on(server: Server) -> None:
    """With a reset and not with a farewell, as when a network dies."""

    async def script() -> None:
        tables = []
        wires = []
        for _ in range(5):
            token = new_token()
            table, _ = await open_table(server.url, token, "Otter")
            tables.append((table, token))
            for _ in range(20):
                wire = await connect_wire("127.0.0.1", server.port, lambda _, payload: None)
                wire.send(hello(table).encode())
                wires.append(wire)
        await asyncio.sleep(0.3)
        for wire in wires:
            line = wire._transport.get_extra_info("socket")
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            wire._transport.abort()
        for table, token in tables:
            await still_there(server, table, token)
        for _ in range(200):
            if "\ncryptonym_sockets 0\n" in await asyncio.to_thread(metrics, server):
                return
            await asyncio.sleep(0.05)
        raise AssertionError("sockets were left over")

    asyncio.run(script())
    assert "defect" not in server.log.read_text()


def limits_changed(command: str) -> asked.ChangeSettings:
    """A change that everybody is told of at length."""
    rules = asked.RulesWanted(own_limits=f"{command} " + "€" * 180)
    return asked.ChangeSettings(id=command, settings=asked.SettingsWanted(rules=rules))


def test_a_reader_that_never_reads_is_cut_off_and_holds_nobody_up(server: Server) -> None:
    async def script() -> None:
        token = new_token()
        table, _ = await open_table(server.url, token, "Otter")
        sleeper = socket.socket()
        sleeper.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        sleeper.connect(("127.0.0.1", server.port))
        sleeper.send(
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await asyncio.sleep(0.2)
        sleeper.send(frame(hello(table).encode()))
        await asyncio.sleep(0.2)
        async with connect(server.url, table, token=token) as host:
            cut_off = False
            for number in range(400):
                changes = [limits_changed(f"{number}-{place}") for place in range(50)]
                await asyncio.gather(*(host.ask(change) for change in changes))
                if "cryptonym_overflows_total 1" in await asyncio.to_thread(metrics, server):
                    cut_off = True
                    break
            assert cut_off
            await host.until(lambda: host.presence.watching == 0)
        sleeper.close()

    asyncio.run(script())


def test_a_full_disk_pauses_the_table_and_loses_nothing(tmp_path: Path) -> None:
    async def script() -> None:
        path = tmp_path / "full.db"
        store = SqliteStore(path)
        rooms = Rooms(Services(store))
        token = "t" * 24
        opened = await rooms.open(asked.OpenTable(token=token, name="Otter"))
        assert isinstance(opened, tuple)
        room = await rooms.get(opened[0])
        assert room is not None
        house = House()
        connection = house.arrive(room, "nobody")
        connection.token = hashed(token)
        room.crowd._recognise(connection)
        await store._execute(("PRAGMA max_page_count = 60", ()))
        answered = []
        with contextlib.suppress(StoreUnavailable):
            for number in range(5000):
                answer = await room.handle(connection, asked.Rename(id=f"r{number}", name=f"n{number}"))
                assert isinstance(answer, out.Ack)
                answered.append(number)
        assert len(answered) < 5000
        assert len(answered) > 20
        again = asked.Rename(id=f"r{len(answered)}", name=f"n{len(answered)}")
        with pytest.raises(StoreUnavailable):
            await room.handle(connection, again)
        assert room.table.people[0].name == f"n{answered[-1]}"
        await store._execute(("PRAGMA max_page_count = 100000", ()))
        assert isinstance(await room.handle(connection, again), out.Ack)
        room.close()
        await store.close()
        names = [event.get("name") for event in events_of(path, opened[0]) if event["type"] == "person_renamed"]
        assert names == [*(f"n{number}" for number in answered), again.name]

    asyncio.run(script())


@pytest.fixture
def postgres() -> Iterator[Database]:
    with database() as running:
        yield running


@pytest.mark.xdist_group("postgres")
def test_postgresql_restarted_under_way_pauses_tables_and_loses_nothing(tmp_path: Path, postgres: Database) -> None:
    import asyncpg

    address = postgres.schema()

    def restarted(answered: Callable[[], int]) -> None:
        for _ in range(2):
            time.sleep(0.4)
            postgres.stop()
            time.sleep(0.3)
            postgres.start()
        time.sleep(1.5)

    async def stored(table: str) -> list[dict[str, object]]:
        connection = await asyncpg.connect(address)
        rows = await connection.fetch("SELECT seq, body FROM events WHERE stream = $1 ORDER BY seq", f"table/{table}")
        await connection.close()
        assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
        return [json.loads(row["body"])["event"] for row in rows]

    with serving(tmp_path, "--store", address, *FAST) as server:
        found = asyncio.run(busy_while(server, 3, restarted))
        assert "defect" not in server.log.read_text()
    for table, busy in found:
        events = asyncio.run(stored(table))
        names = [event["name"] for event in events if event["type"] == "person_renamed"]
        assert len(names) == len(set(names))
        assert all(events[number - 1].get("name") == name for name, number in busy.answered.items())
        assert len(busy.answered) > 3
