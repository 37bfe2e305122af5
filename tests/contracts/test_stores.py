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

from cryptonym.server.memory import MemoryStore
from cryptonym.server.sqlite import MIGRATIONS, SqliteStore
from cryptonym.server.store import EventStore, NewerStore, StoreConflict, Stored

MakeStore = Callable[[], EventStore]


@pytest.fixture(params=["memory", "sqlite"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> MakeStore:
    if request.param == "memory":
        return MemoryStore
    return lambda: SqliteStore(tmp_path / "events.db")


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
        assert await store.answers("s") == {}

    run(make_store, script)


def test_a_repeated_command_gets_the_first_answer_back(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        first = await store.append("s", 0, [b"a", b"b"], "c1")
        await store.append("s", 2, [b"c"], "c2")
        again = await store.append("s", 0, [b"a", b"b"], "c1")
        assert (first.seq, first.repeated) == (2, False)
        assert (again.seq, again.repeated) == (2, True)
        assert [stored.body for stored in await store.read("s")] == [b"a", b"b", b"c"]
        assert await store.answers("s") == {"c1": 2, "c2": 3}

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


def test_a_code_belongs_to_one_table_until_its_time(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        assert await store.claim_code("TGM4KX", "a", now=0, until=100)
        assert not await store.claim_code("TGM4KX", "b", now=50, until=150)
        assert await store.table_of_code("TGM4KX", 99) == "a"
        assert await store.code_of_table("a", 99) == "TGM4KX"
        assert await store.table_of_code("TGM4KX", 100) is None
        assert await store.claim_code("TGM4KX", "b", now=100, until=200)
        assert await store.table_of_code("TGM4KX", 150) == "b"
        await store.drop_code("b")
        assert await store.table_of_code("TGM4KX", 150) is None

    run(make_store, script)


def test_a_table_has_one_code_at_a_time(make_store: MakeStore) -> None:
    async def script(store: EventStore) -> None:
        await store.claim_code("AAAAAA", "a", now=0, until=100)
        await store.claim_code("BBBBBB", "a", now=0, until=100)
        assert await store.table_of_code("AAAAAA", 1) is None
        assert await store.code_of_table("a", 1) == "BBBBBB"

    run(make_store, script)


WRITER = """
import asyncio, sys
from pathlib import Path
from cryptonym.server.sqlite import SqliteStore

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
