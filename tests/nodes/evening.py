"""Whole games at several tables over several nodes, while things go wrong; afterwards everything that must hold is looked at."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import signal
import time
from dataclasses import dataclass, field
from typing import Any

import asyncpg
import msgspec
from tests.nodes.people import Roamer, coming
from tests.postgres import Database
from tests.serving import Server

from cryptonym import table as tables
from cryptonym.client import open_table
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked
from cryptonym.protocol.outward import table_seen
from cryptonym.server.stores.record import from_stored
from cryptonym.server.stores.store import Stored
from cryptonym.server.tables.secrecy import hashed
from cryptonym.table import Table, TableOpened, seat_of
from cryptonym.table.log import TABLE

VARIANTS: tuple[dict[str, Any], ...] = tuple(
    {
        "mode": mode,
        "grid": grid,
        "assassin_ending": fine,
        "referee": referee,
        "clue_seconds": 5 if strict else None,
        "guess_seconds": 5 if strict else None,
    }
    for (mode, grid, fine, strict), referee in zip(
        itertools.product(("teams", "coop", "trio"), ("5x5", "5x4"), (False, True), (False, True)),
        itertools.cycle(("silent", "warns", "refuses")),
        strict=False,
    )
)
"""Every mode on every grid, with and without the assassin ending and the strict clock."""
TOGETHER = 60.0
"""Seconds in which all must have heard everything when nothing goes wrong any more: lines that broke come back after 8 at most."""


@dataclass
class Evening:
    """Some tables on some nodes; people of each table are spread."""

    servers: list[Server]
    address: str
    seed: int
    tables: dict[str, list[Roamer]] = field(default_factory=dict)
    lives: list[asyncio.Task[None]] = field(default_factory=list)

    async def sit_down(self, stack: contextlib.AsyncExitStack, many: int, *, first: int = 0) -> None:
        for number in range(first, first + many):
            rules = VARIANTS[(self.seed * 5 + number) % len(VARIANTS)]
            await self._sit_down(stack, random.Random(f"{self.seed}/{number}"), rules, bots=number % 4 == 3)

    async def _sit_down(
        self, stack: contextlib.AsyncExitStack, chance: random.Random, rules: dict[str, Any], *, bots: bool
    ) -> None:
        token = new_token()
        settings = {"language": "en", "rules": rules}
        table, _ = await open_table(self.servers[0].url, token, "Host", settings=settings)
        host = await stack.enter_async_context(coming(Roamer(self.servers, table, chance, token), None))
        people = self.tables[table] = [host]
        seats = list(host.view.seats)
        human = seats[:1] if bots else seats
        for place, seat in enumerate(seats):
            if seat not in human:
                await host.ask(asked.SeatBot(id=new_token()[:12], seat=seat))
            else:
                if place:
                    player = Roamer(self.servers, table, random.Random(chance.random()))
                    people.append(await stack.enter_async_context(coming(player, f"P{place}")))
                await people[-1].ask(asked.Sit(id=new_token()[:12], seat=seat))
        watcher = Roamer(self.servers, table, random.Random(chance.random()))
        people.append(await stack.enter_async_context(coming(watcher, None)))
        self.lives += [asyncio.create_task(player.play()) for player in people]

    async def go_home(self) -> None:
        """Nobody plays on; what is under way is answered."""
        await asyncio.sleep(1)
        for life in self.lives:
            life.cancel()
        for life in self.lives:
            with contextlib.suppress(asyncio.CancelledError):
                await life

    # --- afterwards ---------------------------------------------------------------------------------------------------

    async def look(self) -> dict[str, int]:
        """Everything that must hold; what was played."""
        await self._hear_everything()
        found = {"tables": len(self.tables), "events": 0, "games": 0, "commands": 0}
        for table, people in self.tables.items():
            events = await rows(self.address, "SELECT seq, body FROM events WHERE stream = $1 ORDER BY seq", table)
            answers = await rows(self.address, "SELECT command, seq FROM answers WHERE stream = $1", table)
            while len(events) < max(player.number or 0 for player in people):
                events = await rows(self.address, "SELECT seq, body FROM events WHERE stream = $1 ORDER BY seq", table)
            assert [row["seq"] for row in events] == list(range(1, len(events) + 1)), "a gap in the log"
            states = folded(events)
            found["events"] += len(events)
            found["games"] += states[-1].games
            found["commands"] += sum(len(player.acked) for player in people)
            check_commands(people, {row["command"]: row["seq"] for row in answers})
            check_told(people)
            check_views(people, states)
        return found

    async def _hear_everything(self) -> None:
        heads: dict[str, int] = {}
        end = time.monotonic() + TOGETHER
        while time.monotonic() < end:
            for table in self.tables:
                (row,) = await rows(
                    self.address, "SELECT coalesce(max(seq), 0) AS head FROM events WHERE stream = $1", table
                )
                heads[table] = row["head"]
            if all(player.number == heads[table] for table, people in self.tables.items() for player in people):
                return
            await asyncio.sleep(0.3)
        late = {
            table: (heads[table], [player.number for player in people])
            for table, people in self.tables.items()
            if any(player.number != heads[table] for player in people)
        }
        raise AssertionError(f"not everybody has heard everything: {late}")


async def rows(address: str, sql: str, table: str) -> list[Any]:
    connection = await asyncpg.connect(address)
    try:
        return list(await connection.fetch(sql, f"table/{table}"))
    finally:
        await connection.close()


def folded(events: list[Any]) -> list[Table]:
    """The table after each of its events, as the log tells it."""
    opened = from_stored(TABLE, Stored(1, events[0]["body"])).event
    assert isinstance(opened, TableOpened)
    states = [tables.begin(opened)]
    for row in events[1:]:
        states.append(tables.evolve(states[-1], from_stored(TABLE, Stored(row["seq"], row["body"])).event))
    return states


def check_commands(people: list[Roamer], answers: dict[str, int]) -> None:
    """Every acknowledged command is stored once, with the number that was answered."""
    for player in people:
        for command, number in player.acked.items():
            assert answers.get(command) == number, (
                f"{command} was acknowledged with {number}, stored {answers.get(command)}"
            )


def check_told(people: list[Roamer]) -> None:
    """All of one audience were told the same of each number, without gaps."""
    told: dict[tuple[int, str], bytes] = {}
    for player in people:
        assert not player.doubts, player.doubts
        for number, (audience, message) in player.told.items():
            assert told.setdefault((number, audience), message) == message, (
                f"{number} was told in two ways to {audience}"
            )


def check_views(people: list[Roamer], states: list[Table]) -> None:
    """What each has merged is what the log says at that number. Clocks and bots go on meanwhile."""
    for player in people:
        assert player.number is not None
        assert player.number <= len(states), "stored first, told second"
        table = states[player.number - 1]
        person = table.tokens.get(hashed(player.token))
        assert player.you.person == (person if table.person(person) else None)
        expected = msgspec.json.decode(msgspec.json.encode(table_seen(table, seat_of(table, person))))
        seen = player.view_json
        other = {
            name: (seen.get(name), expected.get(name))
            for name in {*seen, *expected}
            if seen.get(name) != expected.get(name)
        }
        assert not other, f"{player.you} at {player.number}: {other}"
        assert player.you.host == (person is not None and person == table.host)


# --- what goes wrong --------------------------------------------------------------------------------------------------


async def killed(server: Server, seconds: float) -> None:
    server.kill()
    await asyncio.sleep(seconds)
    await asyncio.to_thread(server.start)


async def stopped(server: Server, seconds: float) -> None:
    """Stopped in the middle of everything, longer than its leases live; then it goes on as if nothing had been."""
    os.kill(server.pid, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    os.kill(server.pid, signal.SIGCONT)


async def restarted(database: Database) -> None:
    await asyncio.to_thread(database.stop)
    await asyncio.sleep(1)
    await asyncio.to_thread(database.start)
