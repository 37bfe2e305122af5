"""The example in TypeScript is checked against the protocol's types, and plays against a real server, also over a line that is cut."""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_games import SEATS, example
from tests.serving import Server, serving

from cryptonym.client import Player, connect, open_table
from cryptonym.client.player import new_token

ROOT = Path(__file__).parents[2]
COMPILER = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
STRICT = (
    *("--ignoreConfig", "--strict", "--noUncheckedIndexedAccess", "--noUnusedLocals", "--verbatimModuleSyntax"),
    *(
        "--erasableSyntaxOnly",
        "--rewriteRelativeImportExtensions",
        "--module",
        "ESNext",
        "--moduleResolution",
        "bundler",
    ),
    *("--target", "ES2022", "--lib", "ES2023,DOM", "--types", "node", "--typeRoots", "web/node_modules/@types"),
)

pytestmark = pytest.mark.skipif(not COMPILER.exists(), reason="needs the page's tools: make web")


@pytest.fixture(scope="module")
def node() -> str:
    found = subprocess.run([ROOT / "tools" / "node.sh"], capture_output=True, text=True, check=True)
    return f"{found.stdout.strip()}/node"


@pytest.fixture(scope="module")
def program(node: str, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What runs the bot. Its types are checked; an older Node cannot take them away by itself, so that is done here."""
    folder = tmp_path_factory.mktemp("typescript")
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    command = [node, str(COMPILER), *STRICT, "--rootDir", ".", "--outDir", str(folder), "examples/random_bot.ts"]
    compiled = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert compiled.returncode == 0, compiled.stdout
    return [node, "--experimental-websocket", "--no-warnings", str(folder / "examples" / "random_bot.js")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--bot-seconds", "0") as running:
        yield running


async def ended(program: list[str], *given: str) -> tuple[dict[str, Any], str]:
    """Run the bot until it ends: what it says of the game, and what it says of its line."""
    running = await asyncio.create_subprocess_exec(
        *program, *given, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    try:
        said, troubles = await asyncio.wait_for(running.communicate(), 60)
    finally:
        with contextlib.suppress(ProcessLookupError):
            running.kill()
    assert running.returncode == 0, troubles.decode()
    return json.loads(said), troubles.decode()


def test_it_opens_a_table_and_plays_a_whole_game_beside_our_bots(program: list[str], server: Server) -> None:
    told, troubles = asyncio.run(ended(program, server.url))
    assert told["ending"]["by"] in {"END-1", "TURN-7"}
    assert troubles == ""


def test_a_table_that_is_none_ends_it(program: list[str], server: Server) -> None:
    with pytest.raises(AssertionError, match="closed with 4004"):
        asyncio.run(ended(program, server.url, "A" * 22, "red-operative"))


class Line:
    """A relay before a server. While it is cut it lets nobody through."""

    def __init__(self, port: int) -> None:
        self._far = port
        self._is_whole = True
        self._ends: set[asyncio.StreamWriter] = set()
        self.snapshots = 0
        """How often the server has sent a whole view."""

    async def relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._is_whole:
            writer.close()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._far)
        self._ends |= {writer, far_writer}
        await asyncio.gather(self._carry(reader, far_writer), self._carry(far_reader, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                self.snapshots += data.count(b'"type":"snapshot"')
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self) -> None:
        self._is_whole = False
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    def mend(self) -> None:
        self._is_whole = True


async def cut_in_the_others_turn(host: Player, line: Line) -> tuple[int, int]:
    """Twice cut the line when red's turn has ended, and mend it when it is red's turn again: much happens meanwhile.

    How often the game went on meanwhile (touches are random, and the first may be the assassin), and the whole views sent before.
    """

    def game() -> dict[str, Any]:
        found: dict[str, Any] = host.view_json.get("game", {})
        return found

    cuts = known = 0
    for turns in (1, 3):
        await host.until(lambda turns=turns: len(game().get("turns", ())) > turns or "ending" in game())  # type: ignore[misc]
        if "ending" in game():
            break
        line.cut()
        known = known or line.snapshots
        await host.until(lambda: game()["turn"] == "red" or "ending" in game())
        line.mend()
        cuts += 1
    return cuts, known


def test_it_goes_on_where_it_was_when_its_line_is_cut(program: list[str], server: Server) -> None:
    """Beside three bots in Python, with red's operative in TypeScript."""
    python = example("random_bot")

    async def evening() -> int:
        line = Line(server.port)
        relay = await asyncio.start_server(line.relay, "127.0.0.1", 0)
        through = f"http://127.0.0.1:{relay.sockets[0].getsockname()[1]}"
        token = new_token()
        table, _ = await open_table(server.url, token, "Otter", settings={"language": "en"})
        others = [seat for seat in SEATS if seat != "red-operative"]
        async with relay, connect(server.url, table, token=token) as host:
            bots = [asyncio.create_task(python.play(server.url, table, seat, f"Brass {seat}")) for seat in others]
            await host.sit(
                "red-operative"
            )  # who looks on: what such a seat sees is remembered while somebody is on one
            bot = asyncio.create_task(ended(program, through, table, "red-operative"))
            await host.until(lambda: sum("seat" in one for one in host.view_json["people"].values()) == 5)
            cuts = asyncio.create_task(cut_in_the_others_turn(host, line))
            await host.deal()
            told, troubles = await bot
            await asyncio.gather(*bots)
            await host.until(lambda: "ending" in host.view_json.get("game", {}))
            assert told["covered"] == host.view_json["game"]["covered"], "nothing was missed"
            assert told["ending"] == host.view_json["game"]["ending"]
            many, known = await cuts
            assert troubles.count("the line broke") >= many
            if many:
                assert line.snapshots == known > 0, "it was told what it had missed, and not everything anew"
            return many

    for _ in range(10):
        if asyncio.run(evening()) == 2:
            return
    raise AssertionError("ten games in which somebody touched the assassin at once")
