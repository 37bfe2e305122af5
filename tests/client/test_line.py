"""A line that breaks is mended, wherever it broke; one that is refused is not tried for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from websockets.asyncio.server import ServerConnection, serve

from cryptonym.client import GoneForGood, connect
from cryptonym.client.player import new_token

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
