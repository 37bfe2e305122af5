"""A synchronous standby is promoted in the middle of an evening: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from tests.nodes.evening import Evening
from tests.nodes.nodes import nodes
from tests.postgres import Database, database
from tests.serving import Server

pytestmark = pytest.mark.xdist_group("nodes")


class Standby:
    """A copy of a running database that follows it, on this machine."""

    def __init__(self, primary: Database) -> None:
        server = primary._server
        self._bin, self._user = Path(server.bin_path), server.system_user
        self._primary = Path(server.pgdata)
        self._folder = self._primary.parent / "standby"
        self._folder.mkdir(mode=0o700)
        if self._user is not None:
            owner = pwd.getpwnam(self._user)
            os.chown(self._folder, owner.pw_uid, owner.pw_gid)
        self._address = primary.address

    def _do(self, program: str, *options: str) -> None:
        log = subprocess.DEVNULL  # a server that is started would keep a pipe open
        subprocess.run(
            [str(self._bin / program), *options], check=True, stdout=log, stderr=log, user=self._user, cwd="/"
        )

    @property
    def host(self) -> str:
        found = re.search(r"host=([^&]+)", self._address)
        assert found is not None
        return found[1]

    def follow(self) -> None:
        """Begin to follow; from now on a commit waits for it."""
        self._do(
            "pg_basebackup",
            "-h",
            self.host,
            "-U",
            "postgres",
            "-D",
            str(self._folder),
            "-R",
            "-X",
            "stream",
            "-c",
            "fast",
        )
        for copied in self._folder.glob(".s.PGSQL*"):
            copied.unlink()  # the other one's socket is in its folder
        self._do(
            "pg_ctl",
            "-D",
            str(self._folder),
            "-w",
            "-l",
            str(self._folder / "log"),
            "-o",
            f"-k {self._folder} -h ''",
            "start",
        )
        asyncio.run(self._be_synchronous())

    async def _be_synchronous(self) -> None:
        connection = await asyncpg.connect(self._address)
        try:
            await connection.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
            await connection.execute("SELECT pg_reload_conf()")
            async with asyncio.timeout(30):
                while not await connection.fetchval(  # noqa: ASYNC110 - a row
                    "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"
                ):
                    await asyncio.sleep(0.1)
        finally:
            await connection.close()

    def promote(self) -> None:
        """The first one dies without a word, and this one takes its place."""
        self._do("pg_ctl", "-D", str(self._primary), "-m", "immediate", "-w", "stop")
        self._do("pg_ctl", "-D", str(self._folder), "-w", "promote")

    def both(self, address: str) -> str:
        """An address that leads to whichever of the two takes writes."""
        return address.replace(self.host, f"{self.host},{self._folder}") + "&target_session_attrs=read-write"

    def stop(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self._do("pg_ctl", "-D", str(self._folder), "-m", "immediate", "-w", "stop")


@pytest.fixture
def standby() -> Iterator[tuple[Standby, str]]:
    with database() as primary:
        following = Standby(primary)
        address = primary.schema()
        try:
            following.follow()
            yield following, following.both(address)
        finally:
            following.stop()


@pytest.mark.slow(part="nodes")
def test_a_synchronous_standby_that_is_promoted_has_everything(tmp_path: Path, standby: tuple[Standby, str]) -> None:
    following, address = standby

    async def evening(servers: list[Server]) -> dict[str, int]:
        async with contextlib.AsyncExitStack() as stack:
            playing = Evening(servers, address, 3)
            await playing.sit_down(stack, 3)
            await asyncio.sleep(3)
            before = sum(len(player.acked) for people in playing.tables.values() for player in people)
            await asyncio.to_thread(following.promote)
            await asyncio.sleep(8)
            await playing.go_home()
            played = await playing.look()
            assert played["commands"] > before, "nobody could play on"
            return played

    with nodes(tmp_path, address, 2, "--bot-seconds", "0.2") as servers:
        print(asyncio.run(evening(servers)))
        for server in servers:
            assert "defect" not in server.log.read_text()
