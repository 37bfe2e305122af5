"""People of one table on two nodes cannot tell: the trial that failed before there were nodes (ADR 0034)."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest
from tests.nodes.nodes import SEATS, SOON, nodes, soon, stored, together
from tests.postgres import Database
from tests.serving import Server

from cryptonym.client import Player, connect, open_table
from cryptonym.client.player import new_token

pytestmark = pytest.mark.xdist_group("nodes")
SETTINGS = {"language": "en", "rules": {"referee": "silent"}}


class Spread:
    """A table whose people sit at two nodes: red on the first, blue on the second."""

    def __init__(self, servers: list[Server], stack: contextlib.AsyncExitStack) -> None:
        self.servers = servers
        self.stack = stack
        self.table = ""
        self.people: dict[str, Player] = {}

    async def open(self, **settings: object) -> None:
        token = new_token()
        self.table, _ = await open_table(self.servers[0].url, token, "Host", settings=SETTINGS | settings)
        self.people["red-spymaster"] = await self.come(0, token)
        for number, seat in enumerate(SEATS[1:], start=1):
            self.people[seat] = await self.come(number % 2, new_token(), f"P{number}")

    async def come(self, node: int, token: str, name: str | None = None) -> Player:
        url = self.servers[node].url
        return await self.stack.enter_async_context(connect(url, self.table, token=token, name=name))

    async def sit(self) -> None:
        for seat, person in self.people.items():
            await person.sit(seat)  # type: ignore[arg-type]

    async def agree(self) -> None:
        """All have read to the same number, and it is the store's."""
        async with asyncio.timeout(SOON):
            while not together(list(self.people.values())):  # noqa: ASYNC110 - several lines
                await asyncio.sleep(0.01)

    @property
    def host(self) -> Player:
        return self.people["red-spymaster"]


def test_people_of_one_table_on_two_nodes_play_together(tmp_path: Path, postgres: Database) -> None:
    address = postgres.schema()

    async def script(servers: list[Server]) -> None:
        async with contextlib.AsyncExitStack() as stack:
            spread = Spread(servers, stack)
            await spread.open()
            await spread.sit()
            host = spread.host
            await soon(host, lambda: len(host.view.people) == 4 and all(p.seat for p in host.view.people.values()))
            await host.deal()
            await spread.agree()
            turn = host.view.game.turn if host.view.game else ""
            giver, guesser = spread.people[f"{turn}-spymaster"], spread.people[f"{turn}-operative"]
            await soon(giver, lambda: "clue" in giver.actions)
            await giver.give_clue("alfa", 1)
            await soon(guesser, lambda: "guess" in guesser.actions)
            await guesser.guess(0)
            await spread.agree()
            events = await stored(address, spread.table)
            assert [event["event"]["type"] for event in events].count("card_covered") == 1
            assert {person.number for person in spread.people.values()} == {len(events)}
            here = [person.presence.here for person in spread.people.values()]
            await soon(host, lambda: len(host.presence.here) == 4)
            assert here

    with nodes(tmp_path, address, 2) as servers:
        asyncio.run(script(servers))
