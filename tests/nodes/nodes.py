"""Several real servers on one database, and what they have stored."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
from tests.serving import Server

from cryptonym.client import Player
from cryptonym.protocol.incoming import SeatName

SEATS: tuple[SeatName, ...] = ("red-spymaster", "blue-spymaster", "red-operative", "blue-operative")
SOON = 15.0
"""Seconds: a machine may be busy. What has to be quick is measured elsewhere."""


@contextmanager
def nodes(folder: Path, address: str | Sequence[str], many: int, *options: str) -> Iterator[list[Server]]:
    """So many servers on one database; each may have an address of its own for it."""
    addresses = [address] * many if isinstance(address, str) else address
    with contextlib.ExitStack() as stack:
        servers = []
        for number in range(many):
            place = folder / f"node{number}"
            place.mkdir(exist_ok=True)
            server = Server(place, "--store", addresses[number], *options)
            stack.callback(server.stop)
            server.start()
            servers.append(server)
        yield servers


async def soon(player: Player, condition: Any, seconds: float = SOON) -> None:
    async with asyncio.timeout(seconds):
        await player.until(condition)


def together(players: list[Player]) -> bool:
    """True if all have read to the same number."""
    return len({player.number for player in players}) == 1


async def stored(address: str, table: str) -> list[dict[str, Any]]:
    """The events of a table, numbered without gaps."""
    connection = await asyncpg.connect(address)
    try:
        rows = await connection.fetch("SELECT seq, body FROM events WHERE stream = $1 ORDER BY seq", f"table/{table}")
    finally:
        await connection.close()
    assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1)), "a gap"
    return [json.loads(row["body"]) for row in rows]
