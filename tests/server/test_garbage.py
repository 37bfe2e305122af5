"""Nothing that comes and goes leaves a cycle behind, and the collector looks at little at a time."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import socket
import struct
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path

import pytest
import uvloop
from tests.attacks.lines import UPGRADE, masked
from tests.serving import free_port

from cryptonym.client.player import new_token, open_table
from cryptonym.server import garbage, run
from cryptonym.server.app import make_app
from cryptonym.server.clock import SYSTEM
from cryptonym.server.config import Config
from cryptonym.server.listening import listen
from cryptonym.server.services import make_services
from cryptonym.server.sockets import door as sockets
from cryptonym.server.sockets.gate import Gate
from cryptonym.server.stores.opening import open_store

TIMES = 10
Visit = Callable[["House"], Awaitable[None]]


class House:
    """Our server as `serve` sets it up, in this process, so that what it leaves behind can be counted."""

    def __init__(self, port: int, table: str) -> None:
        self.port = port
        self.hello = json.dumps({"type": "hello", "protocol": 1, "table": table, "token": new_token()})
        self.lost = json.dumps({"type": "hello", "protocol": 1, "table": "A" * 22, "token": new_token()})

    async def upgrade(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(UPGRADE)
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def socket(self, frames: Sequence[str | bytes], end: str) -> None:
        _, writer = await self.upgrade()
        for frame in frames:
            writer.write(masked(frame if isinstance(frame, bytes) else frame.encode()))
        await asyncio.sleep(0.02 if frames else 0)
        if end == "reset":
            linger = struct.pack("ii", 1, 0)
            writer.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            writer.transport.abort()
            return
        if end == "close":
            writer.write(masked(struct.pack("!H", 1000), opcode=8))
            await asyncio.sleep(0.02)
        writer.close()

    async def request(self, data: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(data)
        with contextlib.suppress(ConnectionError):
            await reader.read()
        writer.close()


async def flood(house: House) -> None:
    reader, writer = await house.upgrade()
    with contextlib.suppress(ConnectionError):
        writer.write(masked(b"", opcode=9) * 1000)
        await reader.read()
    writer.close()


VISITS: dict[str, Visit] = {
    "a bare upgrade that is reset": lambda house: house.socket((), "reset"),
    "a bare upgrade that is ended": lambda house: house.socket((), "end"),
    "hello, then reset": lambda house: house.socket((house.hello,), "reset"),
    "hello, then closed": lambda house: house.socket((house.hello,), "close"),
    "hello, then ended": lambda house: house.socket((house.hello,), "end"),
    "hello to no table": lambda house: house.socket((house.lost,), "end"),
    "no hello at all": lambda house: house.socket(('{"x": 1}',), "end"),
    "no text": lambda house: house.socket((b"\xff\xfe",), "end"),
    "hello and a command": lambda house: house.socket((house.hello, '{"type":"rename","id":"1","name":"x"}'), "end"),
    "hello and nonsense": lambda house: house.socket((house.hello, '{"type":"zzz"}'), "end"),
    "a flood of pings": flood,
    "a request": lambda house: house.request(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"),
    "a large head": lambda house: house.request(b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 20_000),
    "no HTTP": lambda house: house.request(b"\x16\x03\x01" + os.urandom(20)),
}


@contextlib.asynccontextmanager
async def housed(folder: Path) -> AsyncIterator[House]:
    config = Config(store=str(folder / "a.db"), port=free_port())
    gate = Gate(1000, 1000)
    server = run.Server(run._settings(make_app(make_services(open_store(config.store), config), gate), config, gate))
    serving = asyncio.create_task(server._serve(listen(config)))
    while not server.started:  # noqa: ASYNC110 - uvicorn raises no event
        await asyncio.sleep(0.01)
    table, _ = await open_table(f"http://127.0.0.1:{config.port}", new_token(), "Otter")
    try:
        yield House(config.port, table)
        await asyncio.sleep(0.2)
        assert gate.open == 0, "whoever came has left the gate"
    finally:
        server.should_exit = True
        await serving


def test_no_visit_leaves_a_cycle_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.2)
    left: dict[str, Counter[str]] = {}

    async def stays_silent(house: House) -> None:
        reader, writer = await house.upgrade()
        await reader.read()
        writer.close()

    async def script() -> None:
        async with housed(tmp_path) as house:
            for visit in (*VISITS.values(), stays_silent):
                await visit(house)  # what is made once at the first time
            await asyncio.sleep(1.3)
            for name, visit in {**VISITS, "silence": stays_silent}.items():
                gc.collect()
                for _ in range(TIMES):
                    await visit(house)
                await asyncio.sleep(1.3 if "nonsense" in name else 0.3)
                gc.set_debug(gc.DEBUG_SAVEALL)
                gc.collect()
                gc.set_debug(0)
                found = Counter(type(thing).__name__ for thing in gc.garbage)
                gc.garbage.clear()
                if sum(found.values()) >= TIMES:
                    left[name] = found

    was = gc.isenabled()
    gc.disable()
    try:
        uvloop.run(script())
    finally:
        if was:
            gc.enable()
    assert left == {}


def collections(monkeypatch: pytest.MonkeyPatch, *, young: int, is_empty: bool, empty: float = 0.0) -> set[int]:
    made: set[int] = set()
    for name, value in (("LOOK", 0.01), ("YOUNG", young), ("EMPTY", empty)):
        monkeypatch.setattr(garbage, name, value)
    monkeypatch.setattr(gc, "collect", made.add)

    async def script() -> None:
        chore = asyncio.create_task(garbage.collect_at_times(SYSTEM, lambda: is_empty))
        await asyncio.sleep(0.5)
        chore.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await chore

    asyncio.run(script())
    return made


def test_while_somebody_is_here_only_young_objects_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    assert collections(monkeypatch, young=0, is_empty=False) == {0, 1}
    assert collections(monkeypatch, young=10**9, is_empty=False) == set()


def test_if_nobody_is_here_everything_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert collections(monkeypatch, young=10**9, is_empty=True) == {2}
    assert collections(monkeypatch, young=10**9, is_empty=True, empty=60.0) == set()
