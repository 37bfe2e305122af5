"""What nodes share must do, in the model and in PostgreSQL: leases, epochs, reading on, one-time codes, hints."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest
from tests.nodes.memory import MemoryBus, MemoryShared, Rows
from tests.postgres import Database

from cryptonym.server.nodes.postgres import READ_ON, PostgresBus, PostgresShared, look_at_database
from cryptonym.server.nodes.shared import Bus, Row, SharedStore
from cryptonym.server.stores.memory import MemoryStore
from cryptonym.server.stores.postgres import PostgresStore
from cryptonym.server.stores.store import EventStore, Stored

pytestmark = pytest.mark.xdist_group("nodes")
ROW = Row("1.2.3", 1)


class Two:
    """Two nodes on one store, and the death of a node: its row has ended."""

    def __init__(
        self,
        store: EventStore,
        one: SharedStore,
        other: SharedStore,
        buses: list[Bus],
        die: Callable[[str], Awaitable[None]],
    ) -> None:
        self.store, self.one, self.other, self.buses, self.die = store, one, other, buses, die


@asynccontextmanager
async def two(kind: str, address: str) -> AsyncIterator[Two]:
    if kind == "memory":
        store, bus = MemoryStore(), MemoryBus()
        rows = Rows(store, lambda: 1_000.0)

        async def end(node: str) -> None:
            rows.nodes[node].until = 0

        yield Two(store, MemoryShared(rows), MemoryShared(rows), [bus, bus], end)
        return
    one, other = PostgresStore(address), PostgresStore(address)
    shared, buses = [PostgresShared(store, address) for store in (one, other)], [PostgresBus(address) for _ in range(2)]

    async def end_row(node: str) -> None:
        await one.fetch("UPDATE nodes SET until = clock_timestamp() - interval '1 ms' WHERE id = $1", node)

    try:
        yield Two(one, shared[0], shared[1], list(buses), end_row)
    finally:
        for rows_of in shared:
            await rows_of.close()
        for bus_of in buses:
            await bus_of.close()
        await one.close()
        await other.close()


@pytest.fixture(params=["memory", "postgres"])
def run(request: pytest.FixtureRequest) -> Callable[[Callable[[Two], Awaitable[None]]], None]:
    address = request.getfixturevalue("postgres").schema() if request.param == "postgres" else ""

    def go(script: Callable[[Two], Awaitable[None]]) -> None:
        async def inside() -> None:
            async with two(request.param, address) as nodes:
                await script(nodes)

        asyncio.run(inside())

    return go


Run = Callable[[Callable[[Two], Awaitable[None]]], None]


def test_a_lease_is_held_by_one_living_node(run: Run) -> None:
    async def script(nodes: Two) -> None:
        assert await nodes.one.take(["x"], "a", 1) == [], "nobody has heard of this node"
        assert (await nodes.one.renew("a", ROW)).epoch == 1
        roll = await nodes.other.renew("b", ROW)
        assert dict(roll.living) == {"a": ROW, "b": ROW}
        assert sorted(await nodes.one.take(["x", "y"], "a", 1)) == ["x", "y"]
        assert await nodes.other.take(["x", "y", "z"], "b", 1) == ["z"]
        assert await nodes.other.free(["x", "y", "z", "w"]) == ["w"]
        assert await nodes.one.take(["x"], "a", 1) == ["x"], "it has it already"
        await nodes.one.release(["x"], "a")
        await nodes.other.release(["y"], "b")
        assert sorted(await nodes.other.take(["x", "y"], "b", 1)) == ["x"]

    run(script)


def test_a_dead_nodes_leases_are_free_and_it_comes_back_in_another_epoch(run: Run) -> None:
    async def script(nodes: Two) -> None:
        await nodes.one.renew("a", ROW)
        await nodes.other.renew("b", ROW)
        await nodes.one.take(["x", "y"], "a", 1)
        await nodes.die("a")
        assert sorted(await nodes.other.free(["x", "y"])) == ["x", "y"]
        assert await nodes.other.take(["x"], "b", 1) == ["x"]
        assert await nodes.one.take(["y"], "a", 1) == [], "the dead take nothing"
        roll = await nodes.one.renew("a", ROW)
        assert roll.epoch == 2
        assert await nodes.one.free(["x", "y"]) == ["y"], "what it held in its first epoch is void"
        assert await nodes.one.take(["x", "y"], "a", 1) == [], "so is what it believes to be"
        assert await nodes.one.take(["x", "y"], "a", 2) == ["y"]
        assert (await nodes.one.renew("a", ROW)).epoch == 2

    run(script)


def test_a_node_that_leaves_leaves_nothing(run: Run) -> None:
    async def script(nodes: Two) -> None:
        await nodes.one.renew("a", ROW)
        await nodes.other.renew("b", ROW)
        await nodes.one.take(["x"], "a", 1)
        await nodes.one.leave("a")
        assert await nodes.other.free(["x"]) == ["x"]
        assert dict((await nodes.other.renew("b", ROW)).living) == {"b": ROW}

    run(script)


def test_streams_are_read_on_from_what_is_known(run: Run) -> None:
    async def script(nodes: Two) -> None:
        await nodes.store.append("s", 0, [b"1", b"2", b"3"], "c1")
        await nodes.store.append("t", 0, [b"1"], "c2")
        await nodes.store.append("u", 0, [b"1"])
        known = {"s": 1, "t": 1, "u": 0, "none": 0}
        assert await nodes.other.read_on(known) == {"s": [Stored(2, b"2"), Stored(3, b"3")], "u": [Stored(1, b"1")]}
        assert await nodes.other.heads(["s", "none"]) == {"s": 3, "none": 0}
        commands = [("s", "c1"), ("s", "c2"), ("t", "c2")]
        assert await nodes.other.given(commands) == {("s", "c1"): 3, ("t", "c2"): 1}

    run(script)


def test_a_code_that_moves_a_place_works_through_any_node_for_one_device(run: Run) -> None:
    async def script(nodes: Two) -> None:
        await nodes.one.offer_move("x", "ann", "hash", 1000)
        await nodes.one.offer_move("x", "bob", "another", 1000)
        assert await nodes.other.take_move("y", "hash", 999, "phone") is None
        assert await nodes.other.take_move("x", "hash", 1000, "phone") is None, "its time is over"
        assert await nodes.other.take_move("x", "hash", 999, "phone") == "ann"
        assert await nodes.one.take_move("x", "hash", 999, "laptop") is None
        assert await nodes.one.take_move("x", "hash", 999, "phone") == "ann"
        await nodes.one.offer_move("x", "ann", "new", 1000)
        assert await nodes.other.take_move("x", "hash", 999, "phone") is None

    run(script)


def test_every_node_hears_every_notification(run: Run) -> None:
    async def script(nodes: Two) -> None:
        heard: list[list[str]] = [[], []]
        async with nodes.buses[0].listening(heard[0].append), nodes.buses[1].listening(heard[1].append):
            await nodes.buses[0].send(["one", "ż" * 3_900])
            await nodes.buses[1].send(["two"])
            async with asyncio.timeout(20):
                while min(map(len, heard)) < 3:  # noqa: ASYNC110 - two lists
                    await asyncio.sleep(0.01)
        assert heard == [["one", "ż" * 3_900, "two"]] * 2

    run(script)


def test_a_line_that_breaks_is_known_to_be_broken_and_the_next_one_works(postgres: Database) -> None:
    address = postgres.schema()

    async def script() -> None:
        bus = PostgresBus(address)
        admin = await asyncpg.connect(address)
        end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'cryptonym: %'"
        async with bus.listening(lambda payload: None) as is_broken:
            await admin.execute(end)
            async with asyncio.timeout(20):
                await is_broken.wait()
        heard: list[str] = []
        async with bus.listening(heard.append):
            await bus.send(["again"])
            async with asyncio.timeout(20):
                while not heard:  # noqa: ASYNC110 - a list
                    await asyncio.sleep(0.01)
        await bus.close()
        await admin.close()

    asyncio.run(script())


def test_a_look_at_many_streams_reads_no_table_whole(postgres: Database) -> None:
    """As a plain join, twenty thousand streams took PostgreSQL longer than the five seconds that it has."""
    address = postgres.schema()
    fill = "INSERT INTO events (stream, seq, body) SELECT 'table/' || t, n, 'x' FROM generate_series(1, 1000) t, generate_series(1, 20) n"

    async def script() -> list[str]:
        connection = await asyncpg.connect(address)
        await connection.execute(fill)
        await connection.execute("ANALYZE events")
        streams = [f"table/{number}" for number in range(1, 1001)]
        plan = await connection.fetch(f"EXPLAIN {READ_ON}", streams, [20] * 1000)
        await connection.close()
        return [row[0] for row in plan]

    plan = asyncio.run(script())
    assert not [line for line in plan if "Seq Scan on events" in line], plan


def test_a_host_is_told_if_the_database_may_lose_what_was_answered(postgres: Database) -> None:
    address = postgres.schema()
    usual = asyncio.run(look_at_database(address))
    careless = asyncio.run(look_at_database(f"{address}&options=-c%20synchronous_commit%3Doff"))
    assert [line for line in careless if line not in usual] == [
        "the database runs with synchronous_commit = off: what people were told may be lost when its machine fails"
    ]
