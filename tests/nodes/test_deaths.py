"""When a node dies: how long until its people, its clocks and its bots go on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from pathlib import Path

import asyncpg
import pytest
from tests.nodes.nodes import nodes
from tests.nodes.people import Roamer, coming
from tests.postgres import Database
from tests.serving import Server

from cryptonym.client import open_table
from cryptonym.client.player import Refused, new_token
from cryptonym.protocol import incoming as asked

pytestmark = pytest.mark.xdist_group("nodes")
CLOCKS, PEOPLE = 10.0, 5.0
"""Seconds after which clocks and bots, and people, must go on at most."""


THINKING = 20.0
"""Seconds that a bot may take on a busy machine: its process and its language are loaded first."""


async def holder(address: str, table: str) -> str | None:
    """The living node that sees to a table's clocks and bots."""
    sql = (
        "SELECT nodes.id FROM leases JOIN nodes ON nodes.id = leases.node AND nodes.epoch = leases.epoch"
        " WHERE leases.tabled = $1 AND nodes.until > clock_timestamp()"
    )
    connection = await asyncpg.connect(address)
    try:
        found = await connection.fetchval(sql, table)
    finally:
        await connection.close()
    return None if found is None else str(found)


async def taken_over(address: str, table: str, before: str) -> float:
    """When another node has the lease."""
    async with asyncio.timeout(60):
        while await holder(address, table) in (None, before):  # noqa: ASYNC110 - a row
            await asyncio.sleep(0.1)
    return time.monotonic()


async def next_number(player: Roamer, number: int) -> None:
    await player.until(lambda: (player.number or 0) > number)


async def answered(player: Roamer, message: asked.Asked) -> None:
    """Asked until there is an answer; a refusal is one, and is given after a look at the store."""
    with contextlib.suppress(Refused):
        await player.ask(message)


def test_bots_go_on_soon_after_their_node_was_killed(tmp_path: Path, postgres: Database) -> None:
    """Bots of a table move through the node that has its lease; a spectator at another node sees them go on."""
    address = postgres.schema()

    async def script(servers: list[Server]) -> tuple[float, float, float]:
        token, chance = new_token(), random.Random(1)
        table, _ = await open_table(servers[0].url, token, "Host", settings={"language": "en"}, bots="gentle")
        async with contextlib.AsyncExitStack() as stack:
            host = await stack.enter_async_context(coming(Roamer([servers[0]], table, chance, token), None))
            watcher = await stack.enter_async_context(coming(Roamer([servers[1]], table, chance), None))
            await host.ask(asked.Deal(id="deal"))
            async with asyncio.timeout(60):
                await next_number(watcher, watcher.number or 0)
                await next_number(watcher, watcher.number or 0)
            host._servers = servers
            before = await holder(address, table)
            assert before is not None
            servers[0].kill()
            taking_over = asyncio.create_task(taken_over(address, table, before))
            died, number = time.monotonic(), watcher.number or 0
            coming_back = asyncio.create_task(
                host.until(lambda: len(host.presence.here) == 1 and host.number is not None)
            )
            async with asyncio.timeout(60):
                await asyncio.sleep(0.1)
                number = max(number, watcher.number or 0)
                await next_number(watcher, number)
                bots = time.monotonic() - died
                while host._socket is None:  # noqa: ASYNC110 - a line
                    await asyncio.sleep(0.02)
                await coming_back
            began = time.monotonic()
            await answered(host, asked.Rename(id="rename", name="Robin"))
            return await taking_over - died, bots, time.monotonic() - began

    with nodes(tmp_path, address, 2, "--bot-seconds", "0.5") as servers:
        lease, bots, answer = asyncio.run(script(servers))
        print(
            f"the lease was taken after {lease:.1f} s, bots went on after {bots:.1f} s, the host was answered within {answer:.1f} s"
        )
        assert lease < CLOCKS
        assert bots < lease + THINKING
        assert answer < PEOPLE


def test_people_and_a_strict_clock_go_on_soon_after_their_node_was_killed(tmp_path: Path, postgres: Database) -> None:
    """Everybody sat at the node that dies. They come back through the other, and the turn that runs out ends there, once."""
    address = postgres.schema()

    async def script(servers: list[Server]) -> tuple[float, float]:
        token, chance = new_token(), random.Random(2)
        rules = {"clue_seconds": 5, "guess_seconds": 5, "referee": "silent"}
        table, _ = await open_table(servers[0].url, token, "Host", settings={"language": "en", "rules": rules})
        async with contextlib.AsyncExitStack() as stack:
            host = await stack.enter_async_context(coming(Roamer([servers[0]], table, chance, token), None))
            people = [host]
            for seat in list(host.view.seats)[1:]:
                player = Roamer([servers[0]], table, random.Random(chance.random()))
                people.append(await stack.enter_async_context(coming(player, f"P{seat}")))
                await player.ask(asked.Sit(id="sit", seat=seat))
            await host.ask(asked.Sit(id="sit", seat="red-spymaster"))
            await host.ask(asked.Deal(id="deal"))
            await asyncio.sleep(1)
            for player in people:
                player._servers = servers
            servers[0].kill()
            died = time.monotonic()
            answers = [
                answered(player, asked.Rename(id="again", name=f"N{place}")) for place, player in enumerate(people)
            ]
            async with asyncio.timeout(60):
                await asyncio.gather(*answers)
                back = time.monotonic() - died
                turns = len(host.view.game.turns) if host.view.game else 0
                await host.until(lambda: host.view.game is not None and len(host.view.game.turns) > turns)
            return back, time.monotonic() - died

    with nodes(tmp_path, address, 2) as servers:
        back, clock = asyncio.run(script(servers))
        print(f"all four were back and answered after {back:.1f} s, the clock ran out after {clock:.1f} s")
        assert back < PEOPLE
        assert clock < CLOCKS + 5, "the turn had up to five seconds to go"
