"""Three real nodes on a real PostgreSQL, people of each table spread, and everything that can go wrong with a process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random

import pytest
from tests.nodes.evening import Evening, killed, restarted, stopped
from tests.nodes.nodes import nodes
from tests.postgres import Database
from tests.serving import Server

pytestmark = pytest.mark.xdist_group("nodes")
OPTIONS = ("--bot-seconds", "0.2")
ROUNDS = int(os.environ.get("ROUNDS", "200"))
Trouble = Callable[[], Awaitable[None]]


async def evening(
    servers: list[Server], address: str, seed: int, tables: int, troubles: Sequence[Trouble]
) -> dict[str, int]:
    """People play while one thing after another goes wrong; what was played, after everything was looked at."""
    async with contextlib.AsyncExitStack() as stack:
        playing = Evening(servers, address, seed)
        await playing.sit_down(stack, tables)
        for trouble in troubles:
            await asyncio.sleep(2)
            await trouble()
        await asyncio.sleep(2)
        await playing.go_home()
        return await playing.look()


async def one_is_killed(servers: list[Server], database: Database, chance: Random) -> None:
    await killed(chance.choice(servers), chance.choice((0, 1, 7)))


async def one_is_stopped(servers: list[Server], database: Database, chance: Random) -> None:
    await stopped(chance.choice(servers), chance.choice((1, 8, 15)))


async def the_database_restarts(servers: list[Server], database: Database, chance: Random) -> None:
    await restarted(database)


TROUBLES = (one_is_killed, one_is_killed, one_is_stopped, one_is_stopped, the_database_restarts)


def test_an_evening_on_three_nodes_that_are_killed_stopped_and_cut_off(tmp_path: Path, postgres: Database) -> None:
    address = postgres.schema()
    with nodes(tmp_path, address, 3, *OPTIONS) as servers:
        troubles: list[Trouble] = [
            lambda: killed(servers[0], 1),
            lambda: stopped(servers[1], 8),
            lambda: restarted(postgres),
        ]
        began = time.monotonic()
        played = asyncio.run(evening(servers, address, 1, 4, troubles))
        print(played, f"in {time.monotonic() - began:.0f} s")
        assert played["events"] > 60
        for server in servers:
            assert "defect" not in server.log.read_text()


@pytest.mark.slow(part="nodes")
@pytest.mark.timeout(3600)
def test_rounds_of_trouble(tmp_path: Path, postgres: Database) -> None:
    """Each round is an evening of some tables, in every variant in turn, with troubles drawn by lot."""
    address = postgres.schema()
    with nodes(tmp_path, address, 3, *OPTIONS) as servers:
        for number in range(ROUNDS):
            chance = Random(number)
            troubles = [partial(trouble, servers, postgres, chance) for trouble in chance.sample(TROUBLES, 2)]
            played = asyncio.run(evening(servers, address, number, 4, troubles))
            print(number, played, flush=True)
        for server in servers:
            assert "defect" not in server.log.read_text()
