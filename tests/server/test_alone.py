"""One server at a time on a file, and on a database none that would be alone there: refused with a sentence."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest
from tests.postgres import Database, database
from tests.serving import free_port, serving

from cryptonym.server.stores.alone import TAKE


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


@contextlib.asynccontextmanager
async def older_server(address: str) -> AsyncIterator[None]:
    """What a server of a release before there were nodes does: it holds the database's lock for itself."""
    connection = await asyncpg.connect(address)
    try:
        assert await connection.fetchval(TAKE.replace("_shared", ""))
        yield
    finally:
        await connection.close()


@pytest.mark.xdist_group("postgres")
def test_no_node_starts_beside_an_older_server(postgres: Database) -> None:
    address = postgres.schema()

    async def script() -> None:
        async with older_server(address):
            tried = await asyncio.to_thread(second, address)
        assert tried.returncode == 1
        assert "a Cryptonym server of an older release runs on it" in " ".join(tried.stderr.split())
        assert "Traceback" not in tried.stderr

    asyncio.run(script())


@pytest.mark.xdist_group("postgres")
def test_no_older_server_starts_beside_nodes_and_they_bear_each_other(tmp_path: Path, postgres: Database) -> None:
    address = postgres.schema()
    other = tmp_path / "other"
    other.mkdir()
    with serving(tmp_path, "--store", address) as server, serving(other, "--store", address):
        assert not asyncio.run(may_be_alone(address))
        server.kill()
        assert not asyncio.run(may_be_alone(address)), "the other node holds the lock too"
        server.start()
    assert asyncio.run(may_be_alone(address))


@pytest.mark.xdist_group("postgres")
def test_the_lock_is_shared_again_after_the_database_was_gone(tmp_path: Path, postgres: Database) -> None:
    address = postgres.schema()
    with serving(tmp_path, "--store", address) as server:
        postgres.stop()
        postgres.start()
        deadline = time.monotonic() + 60
        while asyncio.run(may_be_alone(address)):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert server.is_running


async def may_be_alone(address: str) -> bool:
    """True if an older server could take the lock for itself."""
    try:
        async with older_server(address):
            return True
    except AssertionError:
        return False
