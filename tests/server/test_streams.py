"""A table on a stream: whoever only watches sees it late, and the door is not in the picture."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from tests.server.test_tables import OPTIONS, Evening, evening, get
from tests.serving import Server, serving

from cryptonym.client import Player, Refused, connect
from cryptonym.protocol import incoming as asked

DELAY = 1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), *OPTIONS) as running:
        yield running


@asynccontextmanager
async def late_evening(server: Server, seconds: int) -> AsyncIterator[Evening]:
    """A game that watchers see so many seconds late. The host is a spymaster, so that was set before the deal (TABLE-11)."""
    async with evening(server, deal=False) as told:
        await told.host.ask(asked.DelayWatchers(id="late", seconds=seconds))
        await told.settle()
        await told.settle((await told.host.ask(asked.Deal(id="deal"))).n)
        yield told


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
        async with late_evening(server, DELAY) as told:
            began = time.monotonic()
            async with connect(server.url, told.table) as late:
                assert time.monotonic() - began >= DELAY - 0.05
                assert late.view.game is not None
                assert late.code is None
                assert late.view.delay == DELAY

    asyncio.run(script())


def test_the_history_of_the_running_game_is_as_late(server: Server) -> None:
    async def script() -> None:
        async with late_evening(server, 60) as told:
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


async def caught_up(player: Player, number: int) -> None:
    await player.until(lambda: (player.number or 0) >= number)


async def crowded(server: Server, many: int, *, late: int) -> float:
    """A game's first turn before so many watchers: all see the same, late or at once; the seconds it took for the last of them."""
    async with late_evening(server, late) as told, AsyncExitStack() as crowd:
        watchers = [crowd.enter_async_context(connect(server.url, told.table)) for _ in range(many)]
        watching = await asyncio.gather(*watchers)
        team = told.host.view_json["game"]["turn"]
        spymaster, operative = told.people[f"{team}-spymaster"], told.people[f"{team}-operative"]
        await spymaster.give_clue("feather", 2)
        await operative.until(lambda: operative.view.game is not None and operative.view.game.clue is not None)
        own = spymaster.view_json["game"]["key"].index(team)
        began = time.monotonic()
        number = (await operative.ask(asked.Guess(id="2", card=own, seen=0))).n
        await asyncio.gather(*(caught_up(one, number) for one in watching))
        took = time.monotonic() - began
        assert took >= late - 0.05
        views = {json.dumps(one.view_json["game"], sort_keys=True) for one in watching}
        assert len(views) == 1
        assert '"key"' not in views.pop()
        assert {one.code for one in watching if late} <= {None}
        return took


@pytest.mark.parametrize("late", [0, DELAY])
def test_forty_watchers_of_one_table_see_the_same(server: Server, late: int) -> None:
    asyncio.run(crowded(server, 40, late=late))


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_five_hundred_watchers_of_one_table_see_the_same_within_two_seconds(server: Server) -> None:
    took = asyncio.run(crowded(server, 500, late=0))
    print(f"500 watchers, the last of them after {took:.2f} s")
    assert took < 2
    late = asyncio.run(crowded(server, 500, late=5))
    print(f"500 watchers 5 s late, the last of them after {late:.2f} s")
    assert late < 5 + 2


def test_only_the_host_sets_it_and_only_up_to_a_minute(server: Server) -> None:
    async def script() -> None:
        async with evening(server) as told:
            with pytest.raises(Refused, match="not-the-host"):
                await told.operative.ask(asked.DelayWatchers(id="1", seconds=5))

    asyncio.run(script())
