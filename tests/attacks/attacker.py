"""A stranger who knows a table's link and does all that strangers can, at a steady pace, until the time is over.

    python -m tests.attacks.attacker PORT TABLE SECONDS [KIND A_SECOND]

With a kind it does nothing but that. Everything goes to this machine, and stops by itself. What it did is printed as JSON at the end.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping

from tests.attacks.lines import UPGRADE, hello, masked

PACE = {
    "bare upgrades": 100,
    "hello to no table": 20,
    "hello and nonsense": 10,
    "floods": 5,
    "half requests": 5,
    "requests": 30,
    "tables": 1,
    "refused commands": 100,
}
"""How many a second of each kind."""
DONE: Counter[str] = Counter()


class Attack:
    def __init__(self, port: int, table: str) -> None:
        self.port, self.table = port, table

    async def _upgraded(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(UPGRADE)
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def bare_upgrades(self) -> None:
        _, writer = await self._upgraded()
        writer.transport.abort()

    async def hello_to_no_table(self) -> None:
        reader, writer = await self._upgraded()
        writer.write(hello("A" * 22, secrets.token_urlsafe(24)))
        await reader.read()
        writer.close()

    async def hello_and_nonsense(self) -> None:
        reader, writer = await self._upgraded()
        writer.write(hello(self.table, secrets.token_urlsafe(24)) + masked(os.urandom(100)))
        await asyncio.wait_for(reader.read(), 5)
        writer.close()

    async def floods(self) -> None:
        _, writer = await self._upgraded()
        kind = secrets.choice((9, 10, 0))
        writer.write(masked(b"", opcode=1, fin=False) if kind == 0 else b"")
        for _ in range(20):
            writer.write(masked(b"", opcode=kind, fin=kind != 0) * 1000)
            await writer.drain()
        writer.transport.abort()

    async def half_requests(self) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        await asyncio.sleep(12)
        writer.close()

    async def requests(self) -> None:
        paths = [
            "/",
            "/%00.js",
            f"/api/tables/{self.table}/replay",
            "/api/codes/AAAAAA",
            f"/api/tables/{self.table}/qr.svg",
        ]
        await self._request(f"GET {secrets.choice(paths)}", b"")

    async def tables(self) -> None:
        body = {"token": secrets.token_urlsafe(24), "name": "Stranger", "password": "x"}
        await self._request("POST /api/tables", json.dumps(body).encode())

    async def _request(self, line: str, body: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = f"{line} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        await reader.read()
        writer.close()

    async def refused_commands(self) -> None:
        """Ten sockets would be closed for their pace: each sends ten commands a second."""
        reader, writer = await self._upgraded()
        writer.write(hello(self.table, secrets.token_urlsafe(24)))
        wishes = ({"type": "set_password", "password": "x"}, {"type": "kick", "person": "x"}, {"type": "deal"})
        for number in range(100):
            writer.write(masked(json.dumps({"id": str(number), **wishes[number % 3]}).encode()))
            await asyncio.sleep(0.1)
        DONE["refused commands"] += 99
        writer.close()
        del reader


async def at_pace(name: str, a_second: float, do: Callable[[], Awaitable[None]], until: float) -> None:
    """Begin it so often a second, however long each takes; at most a thousand at once."""
    under_way: set[asyncio.Task[None]] = set()

    async def once() -> None:
        try:
            await do()
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            DONE[f"{name}, cut off"] += 1
        DONE[name] += 1

    begin = time.monotonic()
    started = 0
    while time.monotonic() < until:
        while started < (time.monotonic() - begin) * a_second:
            started += 1
            if len(under_way) < 1000:
                task = asyncio.create_task(once())
                under_way.add(task)
                task.add_done_callback(under_way.discard)
        await asyncio.sleep(0.02)
    for task in under_way:
        task.cancel()


async def main(port: int, table: str, seconds: float, paces: Mapping[str, float]) -> None:
    attack, until = Attack(port, table), time.monotonic() + seconds
    kinds = {name: getattr(attack, name.replace(" ", "_")) for name in paces}
    await asyncio.gather(*(at_pace(name, paces[name], do, until) for name, do in kinds.items()))
    print(json.dumps(DONE))


if __name__ == "__main__":
    _, to, its_table, long, *only = sys.argv
    chosen = {only[0]: float(only[1])} if only else {**PACE, "refused commands": PACE["refused commands"] / 100}
    asyncio.run(main(int(to), its_table, float(long), chosen))
