"""A server that goes down says so at every table, and those who were there come back by themselves."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.serving import serving

from cryptonym.client import connect, open_table
from cryptonym.client.player import new_token
from cryptonym.protocol.closing import Close


def test_every_socket_hears_that_the_server_stops_and_comes_back(tmp_path: Path) -> None:
    async def script() -> None:
        with serving(tmp_path) as server:
            token = new_token()
            table, _ = await open_table(server.url, token, "Otter")
            async with connect(server.url, table, token=token) as host, connect(server.url, table) as watcher:
                before = host.number
                await asyncio.to_thread(server.stop)
                for player in (host, watcher):
                    await asyncio.wait_for(player.until(lambda player=player: "stopping" in player.troubles), 10)  # type: ignore[misc]
                    assert player.closed_with == Close.STOPPING
                await asyncio.to_thread(server.start)
                await asyncio.wait_for(host.say("back again"), 20)
                assert host.number == before

    asyncio.run(script())


def test_a_server_that_was_asked_to_stop_ends_well(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.stop() == 0
