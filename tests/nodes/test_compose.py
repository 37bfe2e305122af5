"""`packaging/container/nodes.yaml` without containers: its nodes with its settings, a real PostgreSQL, and a proxy before them.

The proxy is Caddy with our Caddyfile where it is installed (`apt-get install caddy`); a small relay stands in besides, so that one of the
two is always tried. Names of services are loopback here, and the proxy's address is this machine's.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.postgres import Database
from tests.server.test_container import compose as one_node
from tests.server.test_container import environment as of_the_image
from tests.server.test_games import SEATS, all_seated, example
from tests.serving import free_port

from cryptonym.client import Player, connect, open_table
from cryptonym.client.player import new_token
from cryptonym.server.settings import read_settings

FOLDER = Path(__file__).parents[2] / "packaging" / "container"
SAID: dict[str, Any] = yaml.safe_load((FOLDER / "nodes.yaml").read_text(encoding="utf-8"))
NODES = ("one", "two")

pytestmark = pytest.mark.xdist_group("nodes")


# --- the file --------------------------------------------------------------------------------------------------------------


def filled(text: str) -> str:
    """As the engine fills it in for DOMAIN=play.example.net and PASSWORD=secret."""
    return re.sub(
        r"\$\{(\w+)[^}]*\}", lambda found: {"DOMAIN": "play.example.net", "PASSWORD": "secret"}[found[1]], text
    )


def environment(node: str) -> dict[str, str]:
    given = SAID["services"][node]["environment"]
    return of_the_image() | {name: filled(str(text)) for name, text in given.items()}


@pytest.mark.parametrize("node", NODES)
def test_the_settings_of_a_node_are_settings_and_it_is_shut_in_as_a_single_one_is(node: str) -> None:
    settings = read_settings({}, environment(node))
    assert (settings.faults, settings.warnings) == ([], [])
    config = settings.config()
    assert str(config.proxies) == SAID["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    service, single = SAID["services"][node], one_node()["services"]["cryptonym"]
    for name in (
        "build",
        "image",
        "restart",
        "init",
        "read_only",
        "cap_drop",
        "security_opt",
        "tmpfs",
        "stop_grace_period",
    ):
        assert service[name] == single[name], name
    assert "ports" not in service, "only the proxy is reached from outside"
    assert "ports" not in SAID["services"]["db"]


def test_the_proxy_knows_every_node() -> None:
    nodes = {name for name, service in SAID["services"].items() if service["image"] == "cryptonym"}
    assert nodes == set(NODES)
    told = re.search(r"reverse_proxy (.*) \{", (FOLDER / "Caddyfile").read_text(encoding="utf-8"))
    assert told is not None
    assert set(told[1].split()) == {f"{node}:8000" for node in nodes}
    assert set(SAID["services"]["caddy"]["depends_on"]) == nodes
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in SAID["services"]["caddy"]["volumes"]


def test_the_manual_shows_how_it_is_started() -> None:
    page = (FOLDER.parents[1] / "docs" / "manual" / "nodes.md").read_text(encoding="utf-8")
    command = "docker compose -f packaging/container/nodes.yaml up -d"
    assert command in page
    assert command in (FOLDER / "nodes.yaml").read_text(encoding="utf-8")


# --- its processes ---------------------------------------------------------------------------------------------------------


class Node:
    """A node with the settings of the file, but for what a container's network would give it."""

    def __init__(self, name: str, folder: Path, database: str) -> None:
        self.port, self.metrics = free_port(), free_port()
        here = {
            "CRYPTONYM_HOST": "127.0.0.1",
            "CRYPTONYM_PORT": str(self.port),
            "CRYPTONYM_STORE": database,
            "CRYPTONYM_PROXY": "127.0.0.0/8",
            "CRYPTONYM_METRICS_PORT": str(self.metrics),
            "CRYPTONYM_METRICS_HOST": "127.0.0.1",
            "CRYPTONYM_ADMIN_SOCKET": str(folder / f"{name}.sock"),
        }
        said = environment(name)
        assert here.keys() <= {*said, "CRYPTONYM_PORT"}, "nothing else is said here than in the file"
        kept = {variable: text for variable, text in os.environ.items() if not variable.startswith("CRYPTONYM_")}
        self._environ = kept | {variable: text for variable, text in said.items() if variable != "PATH"} | here
        self.log = folder / f"{name}.log"
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "cryptonym", "serve"]
            self._running = subprocess.Popen(command, env=self._environ, stdout=log, stderr=log)

    def kill(self) -> None:
        if self._running is not None:
            self._running.kill()
            self._running.wait()

    def healthy(self) -> bool:
        """What the image's health check says."""
        assert self._running is None or self._running.poll() is None, self.log.read_text()
        command = [sys.executable, str(FOLDER / "healthy.py")]
        return subprocess.run(command, env=self._environ, capture_output=True, check=False).returncode == 0

    def sockets(self) -> int:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.metrics}/metrics", timeout=10) as answer:
            found = re.search(r"(?m)^cryptonym_sockets (\d+)", answer.read().decode())
        return int(found[1]) if found else 0


@contextmanager
def caddy(folder: Path, nodes: list[Node]) -> Iterator[int]:
    """The real one, with our file."""
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("Caddy is not installed (apt-get install caddy); a relay stands in for it in the other test")
    port = free_port()
    said = (FOLDER / "Caddyfile").read_text(encoding="utf-8").replace("{$DOMAIN}", f"http://:{port}")
    for name, node in zip(NODES, nodes, strict=True):
        said = said.replace(f"{name}:8000", f"127.0.0.1:{node.port}")
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + said, encoding="utf-8")
    environ = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "caddy.log").open("wb") as log:
        command = [program, "run", "--config", str(file), "--adapter", "caddyfile"]
        running = subprocess.Popen(command, env=environ, stdout=log, stderr=log)
    try:
        yield port
    finally:
        running.terminate()
        running.wait(20)


RELAY = """
import asyncio, random, sys

async def relay(reader, writer):
    for port in random.sample(sys.argv[2:], len(sys.argv) - 2):
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", int(port))
            break
        except OSError:
            continue
    else:
        return writer.close()
    await asyncio.gather(carry(reader, far_writer), carry(far_reader, writer))

async def carry(reader, writer):
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    writer.close()

async def main():
    async with await asyncio.start_server(relay, "127.0.0.1", int(sys.argv[1])) as server:
        await server.serve_forever()

asyncio.run(main())
"""


@contextmanager
def stand_in(folder: Path, nodes: list[Node]) -> Iterator[int]:
    """A relay that takes a node by chance, and another one if that is gone."""
    port = free_port()
    running = subprocess.Popen([sys.executable, "-c", RELAY, str(port), *(str(node.port) for node in nodes)])
    try:
        yield port
    finally:
        running.terminate()
        running.wait(20)


@contextmanager
def up(folder: Path, database: str) -> Iterator[list[Node]]:
    nodes = [Node(name, folder, database) for name in NODES]
    try:
        for node in nodes:
            node.start()
        until(lambda: all(node.healthy() for node in nodes))
        yield nodes
    finally:
        for node in nodes:
            node.kill()


def until(condition: Any, seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def answers(port: int) -> bool:
    """By the name that people use."""
    asked = urllib.request.Request(f"http://127.0.0.1:{port}/readyz", headers={"host": "play.example.net"})
    try:
        with urllib.request.urlopen(asked, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


async def opened(url: str, token: str) -> str:
    """A new table. On a busy machine a node may say for a moment that it cannot store; pages ask again as well."""
    settings = {"language": "en", "rules": {"referee": "silent"}}
    for _ in range(10):
        try:
            return (await open_table(url, token, "Otter", settings=settings))[0]
        except urllib.error.HTTPError as error:
            with error:
                if error.code != 503:
                    raise
            await asyncio.sleep(2)
    raise AssertionError("nobody may open a table")


async def covered(host: Player, many: int) -> None:
    def enough() -> bool:
        game = host.view_json.get("game", {})
        return len(game.get("covered", ())) >= many or "ending" in game

    async with asyncio.timeout(60):
        await host.until(enough)


async def evening(url: str, nodes: list[Node]) -> bool:
    """A whole game of four bots through the proxy; one node is killed in the middle. Whether it was in the middle."""
    bot = example("random_bot")
    token = new_token()
    table = await opened(url, token)
    async with contextlib.AsyncExitStack() as stack:
        host = await stack.enter_async_context(connect(url, table, token=token))
        for _ in range(6):
            await stack.enter_async_context(connect(url, table))  # spectators, on both nodes
        bots = [asyncio.create_task(bot.play(url, table, seat, f"Brass {seat}")) for seat in SEATS]
        await all_seated(host)
        assert all(node.sockets() for node in nodes), "the proxy has spread them"
        await host.deal()
        await covered(host, 2)
        in_play = "ending" not in host.view_json["game"]
        await asyncio.to_thread(random.choice(nodes).kill)
        async with asyncio.timeout(60):
            await asyncio.gather(*bots)
            await host.until(lambda: "ending" in host.view_json["game"])
        return in_play


@pytest.mark.parametrize("proxy", [caddy, stand_in], ids=["caddy", "a relay in place of Caddy"])
def test_a_game_through_the_proxy_outlives_a_node(proxy: Any, tmp_path: Path, postgres: Database) -> None:
    for attempt in range(5):  # the first touch may be the assassin: then nothing has been seen
        folder = tmp_path / str(attempt)
        folder.mkdir()
        with up(folder, postgres.schema()) as nodes, proxy(folder, nodes) as port:
            until(lambda port=port: answers(port))
            if asyncio.run(evening(f"http://127.0.0.1:{port}", nodes)):
                return
    raise AssertionError("five games in which somebody touched the assassin at once")
