"""A table on a stream: whoever only watches sees it late, and the door is not in the picture."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator

import pytest
from tests.server.test_tables import OPTIONS, evening, get
from tests.serving import Server, serving

from cryptonym.client import Refused, connect
from cryptonym.protocol import incoming as asked

DELAY = 1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), *OPTIONS) as running:
        yield running


def test_a_watcher_sees_everything_late_and_in_order_and_the_players_nothing_of_that(server: Server) -> None:
    async def script() -> None:
        async with evening(server, deal=False) as told, connect(server.url, told.table) as watcher:
            assert watcher.code
            await told.settle((await told.host.ask(asked.DelayWatchers(id="1", seconds=DELAY))).n)
            began = time.monotonic()
            dealt = (await told.host.ask(asked.Deal(id="2"))).n
            await told.operative.until(lambda: (told.operative.number or 0) >= dealt)
            assert told.operative.view.game
            seen_after = time.monotonic() - began
            assert (watcher.number or 0) < dealt
            assert "game" not in watcher.view_json
            await watcher.until(lambda: (watcher.number or 0) >= dealt)
            assert time.monotonic() - began >= DELAY - 0.05
            assert seen_after < DELAY
            assert watcher.view.game is not None
            assert watcher.view.game.cards == told.operative.view.game.cards

    asyncio.run(script())


def test_a_newcomer_waits_for_the_first_view_and_gets_no_code(server: Server) -> None:
    async def script() -> None:
        async with evening(server) as told:
            await told.host.ask(asked.DelayWatchers(id="1", seconds=DELAY))
            await told.host.ask(asked.RenewCode(id="2"))
            began = time.monotonic()
            async with connect(server.url, told.table) as late:
                assert time.monotonic() - began >= DELAY - 0.05
                assert late.view.game is not None
                assert late.code is None
                assert late.view.delay == DELAY

    asyncio.run(script())


def test_the_history_of_the_running_game_is_as_late(server: Server) -> None:
    async def script() -> None:
        async with evening(server) as told:
            await told.host.ask(asked.DelayWatchers(id="1", seconds=60))
            path = f"/api/tables/{told.table}/replay"
            assert await asyncio.to_thread(get, server, path) == (404, "no-such-game")
            status, history = await asyncio.to_thread(get, server, path, told.operative.token)
            assert status == 200
            assert json.loads(history.splitlines()[0])["n"] == 1

    asyncio.run(script())


def test_whoever_sits_down_sees_the_present_at_once(server: Server) -> None:
    async def script() -> None:
        async with evening(server, deal=False) as told:
            await told.host.ask(asked.DelayWatchers(id="1", seconds=5))
            await told.host.ask(asked.DelayWatchers(id="2", seconds=DELAY))
            async with connect(server.url, told.table, name="Newt") as newcomer:
                await told.host.ask(asked.DelayWatchers(id="3", seconds=30))
                await newcomer.ask(asked.Sit(id="4", seat="blue-operative"))
                sat = time.monotonic()
                await newcomer.until(lambda: newcomer.number == told.host.number)
                assert time.monotonic() - sat < 5
                assert newcomer.you.seat == "blue-operative"

    asyncio.run(script())


def test_only_the_host_sets_it_and_only_up_to_a_minute(server: Server) -> None:
    async def script() -> None:
        async with evening(server) as told:
            with pytest.raises(Refused, match="not-the-host"):
                await told.operative.ask(asked.DelayWatchers(id="1", seconds=5))

    asyncio.run(script())
