"""A uvicorn that has moved what ours builds on: the server says so, and serves in the plain way."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from tests.serving import Server

from cryptonym.client import connect, open_table
from cryptonym.client.player import new_token
from cryptonym.server.sockets import wire

MOVED = (
    "import sys; from cryptonym.server.sockets import wire; wire.NEEDED += ('moved_by_a_release',);"
    "from cryptonym.cli import main; sys.exit(main(sys.argv[1:]))"
)
WITHOUT = (
    "import sys; sys.modules['uvicorn.protocols.websockets.websockets_sansio_impl'] = None;"
    "sys.modules['uvicorn.protocols.http.httptools_impl'] = None; import cryptonym.server.app"
)


def test_all_that_we_need_is_there() -> None:
    assert wire.has_all() == ""


def test_the_application_needs_nothing_of_uvicorns_own() -> None:
    """It runs on any ASGI server (ADR 0023)."""
    subprocess.run([sys.executable, "-c", WITHOUT], check=True, capture_output=True)


def test_the_plain_way_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start = subprocess.Popen

    def with_another_uvicorn(command: list[str], **how: object) -> subprocess.Popen[bytes]:
        assert command[1:3] == ["-m", "cryptonym"]
        return start([command[0], "-c", MOVED, *command[3:]], **how)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(subprocess, "Popen", with_another_uvicorn)
    server = Server(tmp_path)
    server.start()

    async def script() -> None:
        token = new_token()
        table, _ = await open_table(server.url, token, "Otter", seat="red-spymaster")
        async with connect(server.url, table, token=token) as host, connect(server.url, table, name="Heron") as guest:
            await guest.sit("red-operative")
            await host.until(lambda: host.number == guest.number)

    try:
        asyncio.run(script())
    finally:
        server.stop()
    assert "moved_by_a_release" in server.log.read_text()
