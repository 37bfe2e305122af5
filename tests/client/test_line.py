"""A line that breaks is mended, wherever it broke; one that is refused is not tried for ever."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable

import pytest
from websockets.asyncio.server import ServerConnection, serve

from cryptonym.client import GoneForGood, Player, connect
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked
from cryptonym.protocol.closing import Close

PAUSED = '{"type":"error","code":"paused"}'
Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def hung_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """As when a server is killed that has just accepted a socket."""
    await reader.readline()
    writer.close()


def status(code: int) -> Answer:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.1 {code} No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    return answer


@pytest.mark.parametrize("first", [hung_up, status(502)], ids=["killed in the handshake", "a proxy without its server"])
def test_a_server_that_is_starting_is_asked_again(first: Answer) -> None:
    greeted = asyncio.Event()

    async def welcome(socket: ServerConnection) -> None:
        await socket.recv()
        greeted.set()
        await socket.wait_closed()

    async def script() -> None:
        broken = await asyncio.start_server(first, "127.0.0.1", 0)
        port = broken.sockets[0].getsockname()[1]

        async def come() -> None:
            async with connect(f"http://127.0.0.1:{port}", "A" * 22, token=new_token()):
                pass

        player = asyncio.create_task(come())
        await asyncio.sleep(0.4)
        broken.close()
        await broken.wait_closed()
        async with serve(welcome, "127.0.0.1", port):
            await asyncio.wait_for(greeted.wait(), 10)
            player.cancel()
            await asyncio.gather(player, return_exceptions=True)

    asyncio.run(script())


def test_a_server_that_goes_by_another_name_is_not_asked_again() -> None:
    async def script() -> None:
        async with await asyncio.start_server(status(421), "127.0.0.1", 0) as other:
            port = other.sockets[0].getsockname()[1]
            with pytest.raises(GoneForGood, match="421"):
                async with asyncio.timeout(10), connect(f"http://127.0.0.1:{port}", "A" * 22, token=new_token()):
                    pass

    asyncio.run(script())


def test_what_is_held_up_is_sent_again_in_rounds_that_come_later_and_later() -> None:
    """Four wishes that were held up came back as four rounds of four, then as sixteen: a server was busy for minutes."""
    heard: list[float] = []

    async def holds_up(socket: ServerConnection) -> None:
        await socket.recv()
        async for _ in socket:
            heard.append(asyncio.get_running_loop().time())
            await socket.send(PAUSED)

    async def script() -> None:
        async with serve(holds_up, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            player = Player(f"http://127.0.0.1:{port}", "A" * 22, new_token())
            line = asyncio.create_task(player._keep_line())
            wishes = [asyncio.create_task(player.ask(asked.Stop(id=f"w{number}", seen=0))) for number in range(4)]
            await asyncio.sleep(4)
            for task in (line, *wishes):
                task.cancel()
            player._forget_again()
            await asyncio.gather(line, *wishes, return_exceptions=True)

    asyncio.run(script())
    rounds = [later - before > 0.5 for before, later in itertools.pairwise(heard)]
    assert len(heard) == 12  # at once, after one second, and after two more
    assert [number for number, is_new in enumerate(rounds, start=1) if is_new] == [4, 8]


def test_a_server_that_turns_everybody_away_is_asked_less_and_less_often() -> None:
    """A table that could not be loaded was asked for ten times a second: each error counted as a line that works."""
    hellos: list[float] = []

    async def turns_away(socket: ServerConnection) -> None:
        await socket.recv()
        hellos.append(asyncio.get_running_loop().time())
        await socket.send(PAUSED)
        await socket.close(Close.TOO_SLOW)

    async def script() -> None:
        async with serve(turns_away, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            line = asyncio.create_task(Player(f"http://127.0.0.1:{port}", "A" * 22, new_token())._keep_line())
            await asyncio.sleep(3)
            line.cancel()
            await asyncio.gather(line, return_exceptions=True)

    asyncio.run(script())
    assert 3 <= len(hellos) <= 6  # after 0.1 s, 0.2, 0.4, 0.8 and 1.6, or half of it
