"""Stores in trouble: what one cannot keep, a race on one stream, a full disk, a store that may only be read (D10, D11 of the review)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.attacks.lines import asked_for
from tests.contracts.test_stores import MakeStore, make_store  # noqa: F401 - the fixture
from tests.postgres import Database
from tests.serving import Server, serving

from cryptonym.client import GoneForGood, connect, open_table
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked
from cryptonym.server.stores.backup import back_up, restore
from cryptonym.server.stores.postgres import PostgresStore
from cryptonym.server.stores.sqlite import SqliteStore
from cryptonym.server.stores.store import Appended, StoreConflict, StoreUnavailable


def test_an_answer_without_events_is_kept(make_store: MakeStore) -> None:  # noqa: F811
    async def script() -> None:
        store = make_store()
        await store.append("s", 0, [b"1"])
        assert await store.append("s", 1, [], "c") == Appended(1)
        assert (await store.append("s", 0, [b"2"], "c")) == Appended(1, repeated=True)
        assert await store.answer("s", "c") == 1
        assert await store.answer("s", "d") is None
        assert await store.answered("s") == 1
        assert len(await store.read("s")) == 1
        await store.close()

    asyncio.run(script())


def test_the_newest_answers_are_named_oldest_first(make_store: MakeStore) -> None:  # noqa: F811
    async def script() -> None:
        store = make_store()
        for number, command in enumerate("zyxwv"):
            await store.append("s", number, [b"x"], command)
        assert list(await store.answers("s", 3)) == ["x", "w", "v"]
        await store.close()

    asyncio.run(script())


@pytest.mark.parametrize("bad", ["a\0b", "a\ud800b"])
def test_what_a_store_cannot_keep_costs_nobody_else_anything(make_store: MakeStore, bad: str) -> None:  # noqa: F811
    async def script() -> None:
        store = make_store()
        work = [store.append(f"s{number}", 0, [b"1"], f"c{number}") for number in range(40)]
        work.insert(20, store.append("bad", 0, [b"1"], bad))
        answers = await asyncio.gather(*work, return_exceptions=True)
        del answers[20]  # kept or refused, as the store can
        assert answers == [Appended(1)] * 40
        assert await store.append("s0", 1, [b"2"]) == Appended(2)
        await store.close()

    asyncio.run(script())


@pytest.mark.xdist_group("postgres")
def test_a_race_on_one_stream_conflicts_there_alone(postgres: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another node that was always quicker on one stream once failed as many as 512 appends of others."""
    address = postgres.schema()

    async def script() -> None:
        mine, theirs = PostgresStore(address), PostgresStore(address)
        taken = 0
        first = PostgresStore._try

        async def raced(self: PostgresStore, connection: Any, batch: Any) -> Any:
            nonlocal taken
            if self is mine and any(request.stream == "raced" for request in batch):
                answer = await first(theirs, connection, [])
                await theirs.append("raced", taken, [b"theirs"])
                taken += 1
                self._heads["raced"] = 0
                assert answer == []
                return None if len(batch) > 1 or taken < 20 else await first(self, connection, batch)
            return await first(self, connection, batch)

        monkeypatch.setattr(PostgresStore, "_try", raced)
        work = [mine.append(f"s{number}", 0, [b"1"], f"c{number}") for number in range(50)]
        work.insert(25, mine.append("raced", 0, [b"mine"], "c"))
        answers = await asyncio.gather(*work, return_exceptions=True)
        assert isinstance(answers.pop(25), StoreConflict)
        assert answers == [Appended(1)] * 50
        monkeypatch.undo()
        await mine.close()
        await theirs.close()

    asyncio.run(script())


@pytest.mark.parametrize("bad", ["\0", "a b", "ż", "\ud800", ""])
def test_a_command_id_is_visible_ascii(tmp_path_factory: pytest.TempPathFactory, bad: str) -> None:
    import msgspec

    from cryptonym.server.sockets.door import DECODER

    frame = json.dumps({"type": "rename", "id": bad, "name": "x"})
    with pytest.raises((msgspec.ValidationError, msgspec.DecodeError, UnicodeError)):
        DECODER.decode(frame)


@pytest.mark.xdist_group("postgres")
def test_a_backup_of_either_kind_restores_into_either(postgres: Database, tmp_path: Path) -> None:
    """After readiness was asked for, which leaves a row behind that is nobody's code."""
    for kind in ("sqlite", "postgres"):
        address = str(tmp_path / "from.db") if kind == "sqlite" else postgres.schema()

        async def fill(address: str = address) -> None:
            store: Any = SqliteStore(Path(address)) if "://" not in address else PostgresStore(address)
            await store.append("table/a", 0, [json.dumps({"text": "a\0b"}).encode()], "c1")
            await store.claim_code("ABCDEF", "a", 0, 10**15)
            await store.ping()
            await store.close()

        asyncio.run(fill())
        copy = tmp_path / f"{kind}.backup"
        assert back_up(address, copy) == 1
        target = postgres.schema()
        assert restore(copy, target) == 1
        assert restore(copy, str(tmp_path / f"{kind}.again")) == 1

        async def codes(target: str = target) -> list[Any]:
            import asyncpg

            connection = await asyncpg.connect(target)
            rows = await connection.fetch("SELECT code FROM codes")
            await connection.close()
            return [row["code"] for row in rows]

        assert asyncio.run(codes()) == ["ABCDEF"]


def test_a_writer_that_fails_ends_the_process(tmp_path: Path) -> None:
    """An exception that nobody foresaw ended the writer's thread in silence, and every table hung."""
    code = (
        "import asyncio, sys; from pathlib import Path; from cryptonym.server.stores.sqlite import SqliteStore\n"
        "def fails(*args): raise LookupError('unforeseen')\n"
        "SqliteStore._apply = fails\n"
        "async def main():\n"
        "    await SqliteStore(Path(sys.argv[1])).append('s', 0, [b'1'])\n"
        "asyncio.run(main())\n"
    )
    began = time.monotonic()
    ended = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "a.db")], capture_output=True, text=True, timeout=30, check=False
    )
    assert ended.returncode == -15
    assert "the store's writer failed (LookupError)" in ended.stderr
    assert time.monotonic() - began < 20


# --- ready ----------------------------------------------------------------------------------------------------------


def until_ready(server: Server, status: int) -> None:
    deadline = time.monotonic() + 40
    while asked_for(server, "/readyz")[0] != status:
        assert time.monotonic() < deadline, f"readyz is not {status}"
        time.sleep(0.05)


def test_readyz_says_no_while_the_disk_is_full(tmp_path: Path) -> None:
    """A real file system of its own where we may mount one, else a limit on the file's size: either way writes fail."""
    mount = tmp_path / "small"
    mount.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(mount)], capture_output=True, check=False
    )
    if made.returncode:
        pytest.skip("may not mount a small file system here")
    try:
        with serving(tmp_path, "--store", str(mount / "a.db")) as server:
            until_ready(server, 200)
            with (mount / "ballast").open("wb", buffering=0) as ballast, contextlib.suppress(OSError):
                while True:
                    ballast.write(b"x" * 65536)
            until_ready(server, 503)
            (mount / "ballast").unlink()
            until_ready(server, 200)
    finally:
        subprocess.run(["umount", "-l", str(mount)], check=False)


def test_ping_fails_on_a_full_file(tmp_path: Path) -> None:
    async def script() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.ping()
        await store._execute(("PRAGMA max_page_count = 30", ()))
        with contextlib.suppress(StoreUnavailable):
            for number in range(100):
                await store.append("s", number, [b"x" * 4000])
        with pytest.raises(StoreUnavailable):
            await store.ping()
        await store.close()

    asyncio.run(script())


def test_readyz_says_no_while_the_store_is_read_only(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        until_ready(server, 200)
        with contextlib.closing(sqlite3.connect(server.store, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")  # to everybody else the file can only be read
            until_ready(server, 503)
            other.execute("ROLLBACK")
        until_ready(server, 200)


@pytest.mark.xdist_group("postgres")
def test_readyz_says_no_while_the_database_is_gone(tmp_path: Path, postgres: Database) -> None:
    address = postgres.schema()
    with serving(tmp_path, "--store", address) as server:
        until_ready(server, 200)
        postgres.stop()
        try:
            until_ready(server, 503)
        finally:
            postgres.start()
        until_ready(server, 200)


@pytest.mark.xdist_group("postgres")
def test_a_database_that_may_only_be_read_is_not_ready(postgres: Database) -> None:
    address = postgres.schema()

    async def script() -> None:
        store = PostgresStore(f"{address}&default_transaction_read_only=on")
        with pytest.raises(StoreUnavailable):
            await store.ping()
        await store.close()

    asyncio.run(script())


def test_one_stranger_with_a_bad_id_is_closed_and_nobody_else_notices(tmp_path: Path) -> None:
    async def script(server: Server) -> None:
        token = new_token()
        table, _ = await open_table(server.url, token, "Otter")
        async with connect(server.url, table, token=token) as host:
            with pytest.raises(GoneForGood, match="4002"):
                async with connect(server.url, table) as stranger:
                    await stranger.ask(asked.Rename(id="a\0b", name="x"))
            assert (await host.ask(asked.Rename(id="fine", name="Badger"))).n

    with serving(tmp_path) as server:
        asyncio.run(script(server))
    told = server.log.read_text(encoding="utf-8")
    assert "WARNING" not in told
    assert "ERROR" not in told
    assert len(told.splitlines()) <= 4, "where it is, started, table opened, stopped"


def test_a_store_that_takes_nothing_says_so_at_the_first_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock is waited for ten seconds. Waiting twice kept a table silent for so long that its people took the line for lost."""
    tries: list[str] = []

    def locked(*_: object) -> None:
        tries.append("together")
        raise sqlite3.OperationalError("database is locked")

    async def script() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.append("s", 0, [b"1"])
        monkeypatch.setattr("cryptonym.server.stores.sqlite._insert", locked)
        monkeypatch.setattr(SqliteStore, "_try", lambda *_: tries.append("again"))
        with pytest.raises(StoreUnavailable):
            await store.append("s", 1, [b"2"])
        monkeypatch.undo()
        assert (await store.append("s", 1, [b"2"])).seq == 2
        await store.close()

    asyncio.run(script())
    assert tries == ["together"]
