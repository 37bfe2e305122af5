"""The contract of an event store: order, conflict, repeated command, recovery."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.postgres import Database

from cryptonym.server.stores.memory import MemoryStore
from cryptonym.server.stores.postgres import MIGRATIONS as POSTGRES_MIGRATIONS
from cryptonym.server.stores.postgres import PostgresStore
from cryptonym.server.stores.sqlite import MIGRATIONS, SqliteStore
from cryptonym.server.stores.store import Beside, EventStore, NewerStore, StoreConflict, Stored, StoreUnavailable

MakeStore = Callable[[], EventStore]


@pytest.fixture(params=["memory", "sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> MakeStore:
    if request.param == "memory":
        return MemoryStore
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "events.db")
    address = request.getfixturevalue("postgres").schema()
    return lambda: PostgresStore(address)


@asynccontextmanager
async def opened(make: MakeStore) -> AsyncIterator[EventStore]:
    store = make()
    try:
        yield store
    finally:
        await store.close()


def run(make: MakeStore, script: Callable[[EventStore], object]) -> None:
    async def inside() -> None:
        async with opened(make) as store:
            await script(store)  # type: ignore[misc]

    asyncio.run(inside())


def test_a_stream_is_numbered_from_one_without_gaps(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        assert (await store.append("s", 0, [b"a", b"b"])).seq == 2
        assert (await store.append("s", 2, [b"c"])).seq == 3
        assert await store.read("s") == [Stored(1, b"a"), Stored(2, b"b"), Stored(3, b"c")]
        assert await store.read("s", after=2) == [Stored(3, b"c")]
        assert await store.read("s", after=1, until=2) == [Stored(2, b"b")]
        assert await store.read("another") == []

    run(make_store, script)


def test_streams_do_not_touch_each_other(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        await store.append("s", 0, [b"a"])
        assert (await store.append("t", 0, [b"x"])).seq == 1
        assert await store.read("t") == [Stored(1, b"x")]

    run(make_store, script)


@pytest.mark.parametrize("expected", [0, 2, 7])
def test_a_stale_or_early_append_conflicts_and_changes_nothing(make_store: MakeStore, expected: int) -> None:
    async def script(store: EventStore) -> None:
        await store.append("s", 0, [b"a"])
        with pytest.raises(StoreConflict):
            await store.append("s", expected, [b"b"], "c1")
        assert await store.read("s") == [Stored(1, b"a")]
        assert await store.answers("s", 100) == {}

    run(make_store, script)


def test_a_repeated_command_gets_the_first_answer_back(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        first = await store.append("s", 0, [b"a", b"b"], "c1")
        await store.append("s", 2, [b"c"], "c2")
        again = await store.append("s", 0, [b"a", b"b"], "c1")
        assert (first.seq, first.repeated) == (2, False)
        assert (again.seq, again.repeated) == (2, True)
        assert [stored.body for stored in await store.read("s")] == [b"a", b"b", b"c"]
        assert await store.answers("s", 100) == {"c1": 2, "c2": 3}

    run(make_store, script)


def test_of_many_writers_at_one_number_one_wins(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        tries = [store.append("s", 0, [str(writer).encode()]) for writer in range(20)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(not isinstance(outcome, BaseException) for outcome in outcomes) == 1
        assert sum(isinstance(outcome, StoreConflict) for outcome in outcomes) == 19
        assert len(await store.read("s")) == 1

    run(make_store, script)


def test_a_conflict_does_not_take_its_neighbours_along(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        await store.append("s", 0, [b"a"])
        outcomes = await asyncio.gather(
            store.append("s", 0, [b"late"]),
            *(store.append(f"t{number}", 0, [b"x"]) for number in range(50)),
            return_exceptions=True,
        )
        assert isinstance(outcomes[0], StoreConflict)
        assert not any(isinstance(outcome, BaseException) for outcome in outcomes[1:])

    run(make_store, script)


def test_of_many_streams_few_are_remembered_and_all_are_known(
    make_store: MakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cryptonym.server.stores.store.MOST_HEADS", 3)

    async def script(store: EventStore) -> None:
        for expected in (0, 1):
            for number in range(10):
                assert (await store.append(f"s{number}", expected, [b"1"])).seq == expected + 1
                with pytest.raises(StoreConflict):
                    await store.append(f"s{number}", expected, [b"1"])
        assert len(getattr(store, "_heads", ())) <= 5

    run(make_store, script)


def test_a_code_belongs_to_one_table_until_its_time(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        assert await store.claim_code("TGM4KX", "a", now=0, until=100)
        assert not await store.claim_code("TGM4KX", "b", now=50, until=150)
        assert await store.table_of_code("TGM4KX", 99) == "a"
        assert await store.code_of_table("a", 99) == "TGM4KX"
        assert await store.table_of_code("TGM4KX", 100) is None
        assert await store.claim_code("TGM4KX", "b", now=100, until=200)
        assert await store.table_of_code("TGM4KX", 150) == "b"
        assert await store.drop_code("b")
        assert not await store.drop_code("b")
        assert await store.table_of_code("TGM4KX", 150) is None

    run(make_store, script)


def test_a_table_has_one_code_at_a_time(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        await store.claim_code("AAAAAA", "a", now=0, until=100)
        await store.claim_code("BBBBBB", "a", now=0, until=100)
        assert await store.table_of_code("AAAAAA", 1) is None
        assert await store.code_of_table("a", 1) == "BBBBBB"

    run(make_store, script)


def test_a_later_link_leads_to_its_table(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        assert await store.table_of_link("new") is None
        await store.add_link("new", "a")
        await store.add_link("newer", "a")
        assert await store.table_of_link("new") == await store.table_of_link("newer") == "a"

    run(make_store, script)


def test_tables_are_found_by_the_first_signs_of_their_ids(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        for table in ("abcdZ", "abcda", "abc_x", "abcx", "ABCDa", "ab%"):
            await store.note_table(table, 100, used=True, closed=False)
        assert await store.tables_named("abcd", 5) == ["abcdZ", "abcda"], "capitals count"
        assert await store.tables_named("abcd", 1) == ["abcdZ"]
        assert await store.tables_named("abc_", 5) == ["abc_x"], "no sign stands for others"
        assert await store.tables_named("ab%", 5) == ["ab%"]
        assert await store.tables_named("zzzz", 5) == []

    run(make_store, script)


def test_tables_that_lie_idle_are_found_the_longest_idle_first(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        await store.note_table("a", 100, used=True, closed=False)
        await store.note_table("b", 50, used=False, closed=False)
        await store.note_table("c", 70, used=True, closed=True)
        assert await store.idle_tables(100) == ["b", "c"]
        assert await store.idle_tables(101) == ["b", "c", "a"]
        assert await store.idle_tables(101, used=True, closed=False) == ["a"]
        assert await store.idle_tables(101, used=False) == ["b"]
        assert await store.opened_since(60) == 2
        await store.note_table("b", 200, used=True, closed=False)
        assert await store.idle_tables(101) == ["c", "a"]
        assert await store.opened_since(60) == 2

    run(make_store, script)


def test_what_stands_beside_an_append_is_stored_with_it_or_not_at_all(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        for number, body in enumerate((b"one", b"two", b"three")):
            appended = await store.append("s", number, [b"x"], f"c{number}", Beside("meant", body))
            assert appended.seq == number + 1
        assert (await store.append("s", 0, [b"x"], "c1", Beside("meant", b"again"))).repeated
        with pytest.raises(StoreConflict):
            await store.append("s", 1, [b"late"], "c9", Beside("meant", b"late"))
        await store.append("t", 0, [b"y"], None, Beside("meant", b"four"))
        kept = [Stored(1, b"one"), Stored(2, b"two"), Stored(3, b"three"), Stored(4, b"four")]
        assert await store.read("meant") == kept
        assert await store.answers("meant", 10) == {}
        assert [row.seq for row in await store.read("s")] == [1, 2, 3]

    run(make_store, script)


def test_many_appends_with_something_beside_them_leave_no_gap(make_store: MakeStore) -> None:
    """Together in one commit, and from two stores that do not know of each other if the store allows that."""

    async def script(store: EventStore) -> None:
        other = make_store() if isinstance(store, PostgresStore) else store
        wanted = [
            one.append(f"s{number}", 0, [b"x"], f"c{number}", Beside(f"meant{number % 3}", b"%d" % number))
            for number in range(30)
            for one in ((store, other)[number % 2],)
        ]
        assert {appended.seq for appended in await asyncio.gather(*wanted)} == {1}
        for place in range(3):
            rows = await store.read(f"meant{place}")
            assert [row.seq for row in rows] == list(range(1, 11))
            assert sorted(int(row.body) for row in rows) == list(range(place, 30, 3))
        if other is not store:
            await other.close()

    run(make_store, script)


def test_a_purged_table_leaves_nothing_and_its_neighbours_stay(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        for table in ("a", "b"):
            await store.append(f"table/{table}", 0, [b"x"], "c1")
            await store.append(f"quiet/{table}", 0, [b"y"])
            await store.append(f"table/{table}", 1, [b"x"], "c2", Beside(f"meant/{table}", b"m"))
            await store.claim_code(table * 6, table, now=0, until=100)
            await store.add_link(f"{table}2", table)
            await store.note_table(table, 10, used=True, closed=False)
        await store.purge("a")
        assert await store.read("table/a") == await store.read("quiet/a") == await store.read("meant/a") == []
        assert await store.answers("table/a", 100) == {}
        assert await store.table_of_code("aaaaaa", 1) is None
        assert await store.table_of_link("a2") is None
        assert await store.idle_tables(1000) == ["b"]
        assert await store.read("table/b") == [Stored(1, b"x"), Stored(2, b"x")]
        assert await store.read("meant/b") == [Stored(1, b"m")]
        assert await store.table_of_link("b2") == "b"
        assert (await store.append("table/a", 0, [b"z"], "c1")).seq == 1

    run(make_store, script)


def test_a_body_is_rewritten_and_nothing_else_changes(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        for table in ("a", "b"):
            await store.append(f"table/{table}", 0, [b"Otter", b"x", b"Otter"], "c1")
        await store.rewrite("table/a", {1: b"gone", 3: b"gone too", 9: b"never"})
        assert await store.read("table/a") == [Stored(1, b"gone"), Stored(2, b"x"), Stored(3, b"gone too")]
        assert await store.read("table/b") == [Stored(1, b"Otter"), Stored(2, b"x"), Stored(3, b"Otter")]
        assert await store.answer("table/a", "c1") == 3
        assert (await store.append("table/a", 3, [b"y"])).seq == 4

    run(make_store, script)


def test_a_store_that_is_there_answers(make_store: MakeStore) -> None:
    run(make_store, lambda store: store.ping())


def test_what_was_stored_is_there_for_the_next_who_opens_it(make_store: MakeStore) -> None:
    if make_store is MemoryStore:
        return  # a store that forgets, as it says

    async def first(store: EventStore) -> None:
        await store.append("s", 0, [b"a", b"\x00\xff"], "c1")

    async def second(store: EventStore) -> None:
        assert await store.read("s") == [Stored(1, b"a"), Stored(2, b"\x00\xff")]
        assert (await store.append("s", 0, [b"a"], "c1")).repeated
        assert (await store.append("s", 2, [b"b"], "c2")).seq == 3

    run(make_store, first)
    run(make_store, second)


WRITER = """
import asyncio, sys
from pathlib import Path
from cryptonym.server.stores.sqlite import SqliteStore

async def main() -> None:
    store = SqliteStore(Path(sys.argv[1]))
    for number in range(1_000_000):
        await store.append("s", number, [str(number).encode()], f"c{number}")
        print(number, flush=True)

asyncio.run(main())
"""


def test_what_was_acknowledged_is_there_after_kill_9(tmp_path: Path) -> None:
    """A real process is killed in the middle of writing, twice; nothing that it had been told is lost, nothing doubled."""
    path = tmp_path / "events.db"
    for enough in (50, 120):
        acknowledged = _killed_after(path, enough) if not path.exists() else _continued(path)
        bodies = asyncio.run(_bodies(path))
        assert [int(body) for body in bodies] == list(range(len(bodies)))
        assert len(bodies) > acknowledged


def _killed_after(path: Path, enough: int) -> int:
    process = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    last = -1
    while last < enough:
        last = int(process.stdout.readline())
    os.kill(process.pid, signal.SIGKILL)
    rest = [int(line) for line in process.stdout if line.strip().isdigit() and line.endswith("\n")]
    process.wait()
    process.stdout.close()
    return max([last, *rest])


def _continued(path: Path) -> int:
    """The same file opened again after the kill takes more, at the number where it stands."""

    async def more() -> int:
        store = SqliteStore(path)
        head = len(await store.read("s"))
        await store.append("s", head, [str(head).encode()])
        await store.close()
        return head

    return asyncio.run(more())


async def _bodies(path: Path) -> list[bytes]:
    store = SqliteStore(path)
    bodies = [stored.body for stored in await store.read("s")]
    await store.close()
    return bodies


def test_a_newer_store_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "events.db"
    asyncio.run(SqliteStore(path).close())
    import sqlite3

    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(NewerStore):
        SqliteStore(path)


@pytest.mark.xdist_group("postgres")
def test_a_newer_database_is_refused(postgres: Database) -> None:
    import asyncpg

    address = postgres.schema()

    async def ahead() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute("INSERT INTO migrations (number) VALUES ($1)", len(POSTGRES_MIGRATIONS) + 1)
        await connection.close()

    asyncio.run(ahead())
    with pytest.raises(NewerStore):
        asyncio.run(PostgresStore.prepare(address))


def test_pictures_are_kept_within_a_quota_and_go_with_their_table(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        assert await store.put_picture("t", "a", b"12345", 12)
        assert await store.put_picture("u", "a", b"other", 12)
        assert not await store.put_picture("t", "b", b"123", 12), "ten bytes of twelve are taken"
        assert await store.put_picture("t", "a", b"54321", 12), "what is put in its own place takes no more room"
        assert await store.picture("t", "a") == b"54321"
        assert await store.picture("u", "a") == b"other"
        assert await store.picture("t", "b") is None
        await store.drop_pictures("u")
        assert await store.picture("u", "a") is None
        assert await store.put_picture("t", "b", b"123", 12)
        await store.purge("t")
        assert await store.picture("t", "a") is None

    run(make_store, script)


@pytest.mark.xdist_group("postgres")
def test_two_nodes_on_one_database_never_take_the_same_number(postgres: Database) -> None:
    """Each reads on after a conflict and tries again, as a room does."""
    address = postgres.schema()

    async def write(store: PostgresStore, name: str) -> int:
        conflicts = 0
        for number in range(30):
            while True:
                head = len(await store.read("s"))
                try:
                    await store.append("s", head, [f"{name}{number}".encode()], f"{name}{number}")
                    break
                except StoreConflict:
                    conflicts += 1
        return conflicts

    async def script() -> None:
        one, other = PostgresStore(address), PostgresStore(address)
        await asyncio.gather(write(one, "a"), write(other, "b"))
        stored = await one.read("s")
        assert [row.seq for row in stored] == list(range(1, 61))
        assert len({row.body for row in stored}) == 60
        await one.close()
        await other.close()

    asyncio.run(script())


@pytest.mark.xdist_group("postgres")
def test_a_database_that_restarts_is_missed_and_found_again(postgres: Database) -> None:
    """Nothing that was acknowledged is lost; in between everything is refused as unavailable, soon and not for ever."""
    address = postgres.schema()

    async def script() -> None:
        store = PostgresStore(address)
        await store.append("s", 0, [b"a"])
        await asyncio.to_thread(postgres.stop)
        for _ in range(2):
            with pytest.raises(StoreUnavailable):
                await store.append("s", 1, [b"b"])
            with pytest.raises(StoreUnavailable):
                await store.read("s")
        await asyncio.to_thread(postgres.start)
        assert (await store.append("s", 1, [b"b"])).seq == 2
        assert [row.body for row in await store.read("s")] == [b"a", b"b"]
        await store.close()

    asyncio.run(script())
