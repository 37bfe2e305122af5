"""`serve --processes N`: several nodes behind one port; one that dies is started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import asyncpg
import pytest
from tests.postgres import Database
from tests.serving import Server, free_port, serving

from cryptonym.client import connect, open_table
from cryptonym.client.player import new_token
from cryptonym.server.admin.line import ask

pytestmark = pytest.mark.xdist_group("nodes")


async def living(address: str) -> set[str]:
    """The nodes that live, as the database knows them."""
    connection = await asyncpg.connect(address)
    try:
        return {row["id"] for row in await connection.fetch("SELECT id FROM nodes WHERE until > clock_timestamp()")}
    finally:
        await connection.close()


def until(condition: object, seconds: float = 40) -> None:
    deadline = time.monotonic() + seconds
    while not condition():  # type: ignore[operator]
        assert time.monotonic() < deadline
        time.sleep(0.1)


def children(pid: int) -> set[int]:
    """The nodes of a watch: its children that are no helpers of Python's own."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {int(one) for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()}


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs /proc")
def test_nodes_behind_one_port_play_one_game_and_the_dead_are_replaced(tmp_path: Path, postgres: Database) -> None:
    address = postgres.schema()

    async def evening(server: Server) -> None:
        token = new_token()
        table, _ = await open_table(server.url, token, "Host", settings={"language": "en"})
        async with contextlib.AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(connect(server.url, table, name=f"P{number}")) for number in range(6)
            ]
            async with asyncio.timeout(30):
                for person in people:
                    await person.until(lambda person=person: len(person.view.people) == 7)  # type: ignore[misc]
                    await person.until(lambda person=person: len(person.presence.here) == 6)  # type: ignore[misc]

    with serving(tmp_path, "--store", address, "--processes", "2") as server:
        until(lambda: len(asyncio.run(living(address))) == 2)
        asyncio.run(evening(server))
        before, rows = children(server.pid), asyncio.run(living(address))
        assert len(before) == 2
        os.kill(min(before), signal.SIGKILL)
        until(lambda: len(children(server.pid)) == 2 and children(server.pid) != before)
        asyncio.run(evening(server))
        nodes = children(server.pid)
        until(lambda: len(now := asyncio.run(living(address))) == 2 and now != rows)  # the killed one's row has ended
        assert server.stop() == 0
        assert not any(Path(f"/proc/{node}").exists() for node in nodes)
    assert not asyncio.run(living(address)), "nodes that stop in order leave nothing"


def test_a_file_belongs_to_one_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cryptonym", "serve", "--processes", "2", "--port", str(free_port())]
    tried = subprocess.run(
        [*command, "--store", str(tmp_path / "x.db")], capture_output=True, text=True, timeout=60, check=False
    )
    assert tried.returncode == 2
    assert "several processes need PostgreSQL" in " ".join(tried.stderr.split())
    assert "Traceback" not in tried.stderr


def test_one_of_several_processes_answers_the_host_and_the_others_complain_of_nothing(
    tmp_path: Path, postgres: Database
) -> None:
    address, line = postgres.schema(), tmp_path / "admin.sock"
    options = ("--processes", "2", "--store", address, "--admin-socket", str(line))
    with serving(tmp_path, *options) as server:
        until(lambda: len(asyncio.run(living(address))) == 2 and line.exists())
        until(lambda: server.log.read_text(encoding="utf-8").count("started") == 2)
        assert ask(line, {"act": "announce", "line": "Good evening"})["done"]
        assert "cannot reach" not in server.log.read_text(encoding="utf-8")
