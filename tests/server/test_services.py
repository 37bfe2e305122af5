"""Time and chance come from `Services`: whoever hands in a clock and a `Random` has the whole server on them."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.clocks import Told

import cryptonym.server
from cryptonym.protocol import incoming as asked
from cryptonym.server.services import Services
from cryptonym.server.stores.memory import MemoryStore
from cryptonym.server.tables.rooms import Rooms

SERVER = Path(cryptonym.server.__file__).parent
THE_ONE_PLACE = ("clock.py", "chance.py")
MODULES = {"time", "secrets", "uuid", "datetime", "random"}
OF_ASYNCIO = {"sleep", "wait_for", "timeout", "timeout_at"}
OF_LOOPS = {"call_later", "call_at", "urandom"}
CLOCKS = {"_clock", "clock"}


def strays(source: str) -> Iterator[str]:
    """What a file takes from the machine that should come from `Services`."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names if name.name.partition(".")[0] in MODULES)
            case ast.ImportFrom(module="asyncio", names=names):
                yield from (name.name for name in names if name.name in OF_ASYNCIO)
            case ast.ImportFrom(module=str(module)) if module.partition(".")[0] in MODULES:
                yield module
            case ast.Attribute(value=ast.Name("asyncio"), attr=attr) if attr in OF_ASYNCIO:
                yield f"asyncio.{attr}"
            case ast.Attribute(value=ast.Name(of) | ast.Attribute(attr=of), attr=attr) if (
                of in CLOCKS and attr in OF_LOOPS
            ):
                pass
            case ast.Attribute(attr=attr) if attr in OF_LOOPS:
                yield attr
            case ast.Attribute(value=ast.Name("loop") | ast.Attribute(attr="loop"), attr="time"):
                yield "loop.time"


@pytest.mark.parametrize("source", [
    "import time", "import secrets", "from time import monotonic", "import asyncio\nasyncio.sleep(1)", "loop.time()",
    "asyncio.get_running_loop().call_later(1, f)", "self.loop.time()", "loop.call_at(1, f)", "async with asyncio.timeout(2): pass",
    "from asyncio import sleep", "from random import choice", "os.urandom(3)",
])  # fmt: skip
def test_the_look_for_strays_finds_them(source: str) -> None:
    assert list(strays(source))


def test_nothing_in_the_server_has_a_clock_or_chance_of_its_own() -> None:
    files = [file for file in SERVER.rglob("*.py") if file.name not in THE_ONE_PLACE]
    found = {file.name: stray for file in files if (stray := list(strays(file.read_text())))}
    assert not found


def test_one_seed_and_one_clock_are_one_table() -> None:
    """Ids, codes, keys and cards all come from the same chance."""

    async def opened(seed: int) -> tuple[object, ...]:
        store = MemoryStore()
        rooms = Rooms(Services(store, clock=Told(lambda: 1_000), chance=Random(seed)))
        wanted = asked.OpenTable(token="t" * 24, name="Otter", bots="sharp", seat="red-spymaster")
        table, code = await rooms.open(wanted)  # type: ignore[misc]
        return table, code, await store.read(f"table/{table}")

    first = asyncio.run(opened(1))
    assert first == asyncio.run(opened(1))
    assert first != asyncio.run(opened(2))
