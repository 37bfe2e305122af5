"""A backup is whole, is made while people play, and goes into a store of either kind."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.postgres import Database

from cryptonym.cli import main
from cryptonym.server.stores.backup import NotEmpty, back_up, restore
from cryptonym.server.stores.postgres import PostgresStore
from cryptonym.server.stores.sqlite import MIGRATIONS, SqliteStore
from cryptonym.server.stores.store import Appended, Beside, EventStore, NewerStore, StoreUnavailable

Kind = tuple[str, Callable[[], EventStore]]


def sqlite_at(path: Path) -> Kind:
    return str(path), lambda: SqliteStore(path)


def postgres_at(postgres: Database) -> Kind:
    address = postgres.schema()
    return address, lambda: PostgresStore(address)


async def fill(make: Callable[[], EventStore]) -> None:
    store = make()
    for table in ("a", "b"):
        await store.append(f"table/{table}", 0, [b"one", b"\x00\xfftwo"], "c1")
        await store.append(f"quiet/{table}", 0, [b"psst"])
        await store.append(f"table/{table}", 2, [b"clue"], "c2", Beside(f"meant/{table}", b"marks"))
        await store.note_table(table, 10, used=True, closed=False)
    await store.claim_code("TGM4KX", "a", now=0, until=100)
    await store.add_link("later", "b")
    await store.close()


async def check(make: Callable[[], EventStore]) -> None:
    store = make()
    assert [row.body for row in await store.read("table/a")] == [b"one", b"\x00\xfftwo", b"clue"]
    assert [row.body for row in await store.read("quiet/b")] == [b"psst"]
    assert [row.body for row in await store.read("meant/b")] == [b"marks"]
    assert await store.answers("table/b", 100) == {"c1": 2, "c2": 3}
    assert await store.table_of_code("TGM4KX", 1) == "a"
    assert await store.table_of_link("later") == "b"
    assert await store.idle_tables(11, used=True, closed=False) == ["a", "b"]
    assert (await store.append("table/a", 3, [b"three"], "c3")).seq == 4
    await store.close()


@pytest.mark.xdist_group("postgres")
@pytest.mark.parametrize("source", ["sqlite", "postgres"])
@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_what_was_backed_up_comes_back(source: str, target: str, tmp_path: Path, postgres: Database) -> None:
    old, make_old = sqlite_at(tmp_path / "old.db") if source == "sqlite" else postgres_at(postgres)
    new, make_new = sqlite_at(tmp_path / "new.db") if target == "sqlite" else postgres_at(postgres)
    file = tmp_path / "backup.db"
    asyncio.run(fill(make_old))
    assert back_up(old, file) == 10
    assert restore(file, new) == 10
    asyncio.run(check(make_new))
    with pytest.raises(NotEmpty):
        back_up(old, file)
    with pytest.raises(NotEmpty):
        restore(file, new)


@pytest.mark.xdist_group("postgres")
@pytest.mark.parametrize("source", ["sqlite", "postgres"])
def test_a_backup_under_load_is_one_moment(source: str, tmp_path: Path, postgres: Database) -> None:
    """Streams that are written together, one after the other: none is ahead by more than one, and none has a gap."""
    address, make = sqlite_at(tmp_path / "old.db") if source == "sqlite" else postgres_at(postgres)
    file = tmp_path / "backup.db"

    async def script() -> None:
        store = make()
        stop, written = asyncio.Event(), asyncio.Event()

        async def write() -> None:
            number = 0
            while not stop.is_set():
                await store.append("first", number, [b"x" * 200], f"c{number}")
                await store.append("second", number, [b"x" * 200])
                number += 1
                if number > 10:
                    written.set()

        writing = asyncio.create_task(write())
        await written.wait()
        await asyncio.to_thread(back_up, address, file)
        written.clear()
        await written.wait()
        stop.set()
        await writing
        copy = SqliteStore(file)
        first, second = await copy.read("first"), await copy.read("second")
        assert len(first) > 5
        assert 0 <= len(first) - len(second) <= 1
        assert [row.seq for row in first] == list(range(1, len(first) + 1))
        assert len(await copy.answers("first", 10_000)) == len(first)
        await copy.close()
        assert len(await store.read("first")) >= len(first)
        await store.close()

    asyncio.run(script())


def test_a_damaged_or_newer_backup_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable):
        restore(tmp_path / "none.db", str(tmp_path / "x.db"))
    with pytest.raises(StoreUnavailable):
        back_up(str(tmp_path / "none.db"), tmp_path / "x.db")
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"SQLite format 3\x00" + b"nonsense" * 200)
    with pytest.raises(StoreUnavailable):
        restore(broken, str(tmp_path / "x.db"))
    newer = tmp_path / "newer.db"
    asyncio.run(SqliteStore(newer).close())
    connection = sqlite3.connect(newer)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(NewerStore):
        restore(newer, str(tmp_path / "x.db"))
    assert not (tmp_path / "x.db").exists()


def test_the_command_line_says_what_it_did(tmp_path: Path) -> None:
    store, file = tmp_path / "old.db", tmp_path / "backup.db"
    asyncio.run(fill(lambda: SqliteStore(store)))

    def cryptonym(*words: str) -> tuple[int, str]:
        run = subprocess.run([sys.executable, "-m", "cryptonym", *words], capture_output=True, text=True, check=False)
        return run.returncode, run.stderr

    status, said = cryptonym("backup", str(file), "--store", str(store))
    assert (status, "10 events" in said) == (0, True)
    assert cryptonym("backup", str(file), "--store", str(store))[0] == 1
    assert cryptonym("restore", str(file), "--store", str(tmp_path / "new.db"))[0] == 0
    asyncio.run(check(lambda: SqliteStore(tmp_path / "new.db")))


def test_a_store_of_the_first_schema_is_brought_up(tmp_path: Path) -> None:
    """Tables that were there before there were rows for them are found, and have been touched just now."""
    path = tmp_path / "old.db"
    connection = sqlite3.connect(path)
    connection.executescript(f"{MIGRATIONS[0]} PRAGMA user_version = 1;")
    rows = [("table/a", 1, b"x"), ("table/a", 2, b"y"), ("quiet/a", 1, b"z"), ("table/b", 1, b"x")]
    connection.executemany("INSERT INTO events (stream, seq, body) VALUES (?, ?, ?)", rows)
    connection.execute("INSERT INTO answers (stream, command, seq) VALUES ('table/a', 'c0', 2)")
    connection.commit()
    connection.close()

    async def script() -> None:
        store = SqliteStore(path)
        assert sorted(await store.idle_tables(10**15, used=True, closed=False)) == ["a", "b"]
        assert await store.idle_tables(10**12) == []
        assert [row.seq for row in await store.read("table/a")] == [1, 2]
        assert (await store.append("table/a", 2, [b"w"], "c1")).seq == 3, "an old stream goes on where it is"
        assert [row.seq for row in await store.read("table/a")] == [1, 2, 3]
        assert await store.answers("table/a", 9) == {"c0": 2, "c1": 3}
        assert await store.append("table/a", 0, [b"v"], "c0") == Appended(2, repeated=True)
        assert (await store.answer("table/a", "c0"), await store.answered("table/a")) == (2, 2)
        await store.purge("a")
        assert await store.read("table/a") == []
        assert await store.answered("table/a") == 0
        await store.close()

    asyncio.run(script())


def test_answers_of_the_fourth_schema_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    connection = sqlite3.connect(path)
    connection.executescript(f"{''.join(MIGRATIONS[:4])} PRAGMA user_version = 4;")
    connection.execute("INSERT INTO streams (id, name) VALUES (7, 'table/a')")
    connection.execute("INSERT INTO events (stream, seq, body) VALUES ('7', 1, x'00')")
    connection.executemany(
        "INSERT INTO answers (stream, command, seq) VALUES (?, ?, 1)", [("7", "new"), ("table/b", "old")]
    )
    connection.commit()
    connection.close()

    async def script() -> None:
        store = SqliteStore(path)
        assert await store.answers("table/a", 9) == {"new": 1}
        assert await store.answers("table/b", 9) == {"old": 1}
        assert await store.append("table/a", 0, [b"v"], "new") == Appended(1, repeated=True)
        await store.close()

    asyncio.run(script())


def test_a_streams_name_is_stored_once(tmp_path: Path) -> None:
    """Its rows carry a number: the name in four places was a quarter of the file."""
    path = tmp_path / "a.db"
    stream = f"table/{'t' * 22}"

    async def script() -> None:
        store = SqliteStore(path)
        for number in range(3000):
            await store.append(stream, number, [b"x" * 200], f"{number:016}")
        assert len(await store.read(stream)) == await store.answered(stream) == 3000
        await store.close()

    asyncio.run(script())
    assert path.stat().st_size / 3000 < 300


def test_a_folder_that_is_not_there_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = tmp_path / "a.db"
    asyncio.run(fill(lambda: SqliteStore(store)))
    assert main(["backup", str(tmp_path / "none" / "b.db"), "--store", str(store)]) == 1
    assert capsys.readouterr().err.strip().endswith("none/b.db: No such file or directory")
