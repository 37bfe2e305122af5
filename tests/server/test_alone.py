"""One server at a time on a store: the second is refused with a sentence, and a crash leaves nothing behind."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from tests.postgres import Database, database
from tests.serving import free_port, serving


def second(address: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cryptonym", "serve", "--port", str(free_port()), "--store", address]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def assert_refused(address: str) -> None:
    tried = second(address)
    assert tried.returncode == 1
    assert "another Cryptonym server runs on it" in " ".join(tried.stderr.split())
    assert "Traceback" not in tried.stderr


def test_a_second_server_on_one_file_is_refused_and_a_crash_frees_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert_refused(str(server.store))
        backup = [sys.executable, "-m", "cryptonym", "backup", str(tmp_path / "copy"), "--store", str(server.store)]
        assert subprocess.run(backup, capture_output=True, timeout=60, check=False).returncode == 0
        server.kill()
        server.start()
        assert_refused(str(server.store))


def test_two_stores_have_a_server_each(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    with serving(tmp_path / "one"), serving(tmp_path / "two"):
        pass


@pytest.fixture(scope="module")
def postgres() -> Iterator[Database]:
    with database() as running:
        yield running


@pytest.mark.xdist_group("postgres")
def test_a_second_server_on_one_database_is_refused_and_a_crash_frees_it(tmp_path: Path, postgres: Database) -> None:
    address = postgres.schema()
    with serving(tmp_path, "--store", address) as server:
        assert_refused(address)
        server.kill()
        server.start()
        assert_refused(address)
        other = tmp_path / "other"
        other.mkdir()
        with serving(other, "--store", postgres.schema()):
            pass


@pytest.mark.xdist_group("postgres")
def test_the_lock_is_taken_back_after_the_database_was_gone(tmp_path: Path, postgres: Database) -> None:
    address = postgres.schema()
    with serving(tmp_path, "--store", address) as server:
        assert_refused(address)
        postgres.stop()
        postgres.start()
        deadline = time.monotonic() + 60
        while not is_locked(address):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert_refused(address)
        assert server.is_running


def is_locked(address: str) -> bool:
    """True if somebody holds an advisory lock on this database."""

    async def look() -> bool:
        connection = await asyncpg.connect(address)
        try:
            return bool(await connection.fetchval("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"))
        finally:
            await connection.close()

    return asyncio.run(look())
