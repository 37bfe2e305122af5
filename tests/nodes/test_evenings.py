"""Three real nodes on a real PostgreSQL, people of each table spread, and everything that can go wrong with a process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

import pytest
from tests.nodes.cable import Cable, cables
from tests.nodes.evening import Evening, killed, restarted, stopped
from tests.nodes.nodes import nodes
from tests.postgres import Database
from tests.serving import Server

pytestmark = pytest.mark.xdist_group("nodes")
OPTIONS = ("--bot-seconds", "0.2")
ROUNDS, FIRST = int(os.environ.get("ROUNDS", "200")), int(os.environ.get("FIRST", "0"))
Trouble = Callable[[], Awaitable[None]]


async def evening(
    servers: list[Server], address: str, seed: int, tables: int, troubles: Sequence[Trouble]
) -> dict[str, int]:
    """People play while one thing after another goes wrong; what was played, after everything was looked at."""
    async with contextlib.AsyncExitStack() as stack:
        playing = Evening(servers, address, seed)
        await playing.sit_down(stack, tables)
        for trouble in troubles:
            await asyncio.sleep(1)
            await trouble()
        await asyncio.sleep(1)
        await playing.go_home()
        return await playing.look()


@dataclass
class Place:
    """Where something goes wrong."""

    servers: list[Server]
    cables: list[Cable]
    database: Database
    chance: Random


async def one_is_killed(place: Place) -> None:
    await killed(place.chance.choice(place.servers), place.chance.choice((0, 1, 4)))


async def one_is_stopped(place: Place) -> None:
    await stopped(place.chance.choice(place.servers), place.chance.choice((1, 7, 15)))


async def the_database_restarts(place: Place) -> None:
    await restarted(place.database)


async def a_cable_is_cut(place: Place) -> None:
    place.chance.choice(place.cables).cut()


async def a_cable_is_dead(place: Place) -> None:
    await place.chance.choice(place.cables).dead(place.chance.choice((2, 8, 12)))


async def a_cable_is_slow(place: Place) -> None:
    await place.chance.choice(place.cables).slow(5, 0.1)


TROUBLES = (
    one_is_killed,
    one_is_killed,
    one_is_stopped,
    one_is_stopped,
    the_database_restarts,
    a_cable_is_cut,
    a_cable_is_dead,
    a_cable_is_slow,
)


def test_an_evening_on_three_nodes_that_are_killed_stopped_and_cut_off(tmp_path: Path, postgres: Database) -> None:
    address = postgres.schema()
    with cables(address, 3) as lines, nodes(tmp_path, [line.address for line in lines], 3, *OPTIONS) as servers:

        async def cut_and_dead() -> None:
            lines[0].cut()
            await lines[2].dead(4)

        troubles: list[Trouble] = [
            lambda: killed(servers[0], 1),
            lambda: stopped(servers[1], 8),
            cut_and_dead,
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
    with cables(address, 3) as lines, nodes(tmp_path, [line.address for line in lines], 3, *OPTIONS) as servers:
        for number in range(FIRST, FIRST + ROUNDS):
            chance = Random(number)
            place = Place(servers, lines, postgres, chance)
            drawn = chance.sample(TROUBLES, 2)
            print(number, *(trouble.__name__ for trouble in drawn), end=": ", flush=True)
            began = time.monotonic()
            played = asyncio.run(evening(servers, address, number, 4, [partial(one, place) for one in drawn]))
            print(played, f"in {time.monotonic() - began:.0f} s", flush=True)
            for server in servers:
                assert "defect" not in server.log.read_text()
