"""The short way from a table to its sockets: one frame for all, one write for each, and the writer task where a line is full."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from tests.serving import free_port
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from cryptonym.server import run
from cryptonym.server.config import Config
from cryptonym.server.sockets.connection import OUTBOX, Connection
from cryptonym.server.sockets.heads import Http
from cryptonym.server.sockets.post import SHORT_WAY, Post
from cryptonym.server.sockets.wire import Wire


class Socket:
    """A socket whose handshake is done, without the loop and the line beneath it."""

    def __init__(self, state: State = State.OPEN) -> None:
        self.written: list[bytes] = []
        self.sent: list[str] = []
        self.closing = False
        self.wire = Wire.__new__(Wire)
        parts: dict[str, Any] = {
            "conn": ServerProtocol(state=state),
            "transport": self,
            "writable": asyncio.Event(),
            "disconnected": False,
            "handshake_complete": True,
            "close_sent": False,
        }
        for name, part in parts.items():
            setattr(self.wire, name, part)
        self.wire.writable.set()
        self.connection = Connection("token")

    def write(self, data: bytes) -> None:
        assert not self.closing, "uvloop raises here"
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closing

    async def send(self, message: str) -> None:
        """The long way."""
        await self.wire.writable.wait()
        self.sent.append(message)

    def heard(self) -> list[str]:
        client = ClientProtocol(parse_uri("ws://here/"), state=State.OPEN)
        for data in self.written:
            client.receive_data(data)
        return [bytes(event.data).decode() for event in client.events_received() if isinstance(event, Frame)]


def play(scene: Callable[..., Awaitable[None]], *states: State) -> None:
    """Sockets that are collected from by one post, each with its writer task."""

    async def begin() -> None:
        post, sockets = Post(), [Socket(state) for state in states or (State.OPEN, State.OPEN)]
        for socket in sockets:
            post.collect(socket.connection, socket.wire)
        pumps = [asyncio.create_task(socket.connection.pump(socket.send)) for socket in sockets]
        await asyncio.sleep(0)
        await scene(*sockets, *pumps)
        for pump in pumps:
            pump.cancel()

    asyncio.run(begin())


def test_what_one_step_brings_is_one_write_for_each_socket_and_in_order() -> None:
    async def scene(one: Socket, other: Socket, *pumps: object) -> None:
        for socket in (one, other):
            socket.connection.send("zdarzenie")
        one.connection.send("odpowiedź")
        assert not one.written
        await asyncio.sleep(0.01)
        assert (len(one.written), len(other.written)) == (1, 1)
        assert one.heard() == ["zdarzenie", "odpowiedź"]
        assert other.heard() == ["zdarzenie"]
        one.connection.send("x" * 70_000)
        await asyncio.sleep(0.01)
        assert one.heard()[-1] == "x" * 70_000
        assert not one.sent
        assert not other.sent

    play(scene)


def test_a_full_line_is_waited_for_and_nothing_overtakes() -> None:
    async def scene(one: Socket, other: Socket, *pumps: object) -> None:
        one.wire.writable.clear()
        for socket in (one, other):
            socket.connection.send("a")
        await asyncio.sleep(0.01)
        one.connection.send("b")
        await asyncio.sleep(0.01)
        assert (one.written, one.sent, other.heard()) == ([], [], ["a"])
        one.wire.writable.set()
        one.connection.send("c")
        await asyncio.sleep(0.01)
        assert (one.sent, one.written) == (["a", "b", "c"], [])
        one.connection.send("d")
        await asyncio.sleep(0.01)
        assert one.heard() == ["d"]

    play(scene)


def test_who_never_reads_is_cut_off_and_holds_nobody_up() -> None:
    async def scene(one: Socket, other: Socket, *pumps: object) -> None:
        one.wire.writable.clear()
        for number in range(OUTBOX + 2):
            for socket in (one, other):
                socket.connection.send(str(number))
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        assert one.connection.overflowed.is_set()
        assert other.heard() == [str(number) for number in range(OUTBOX + 2)]

    play(scene)


def test_what_waits_is_sent_before_the_end() -> None:
    async def scene(one: Socket, other: Socket, pump: asyncio.Task[None], *rest: object) -> None:
        one.connection.send("a")
        one.connection.close(4001)
        await asyncio.wait_for(pump, 1)
        assert one.sent == ["a"]

    play(scene)


@pytest.mark.parametrize("state", [State.CONNECTING, State.CLOSING, State.CLOSED])
def test_a_socket_that_is_not_open_is_left_to_its_server(state: State) -> None:
    async def scene(one: Socket, pump: object) -> None:
        one.connection.send("a")
        await asyncio.sleep(0.01)
        assert (one.written, one.sent) == ([], ["a"])

    play(scene, state)


def test_a_line_that_has_just_been_cut_is_in_nobodys_way() -> None:
    async def scene(one: Socket, other: Socket, *pumps: object) -> None:
        one.closing = True
        for socket in (one, other):
            socket.connection.send("a")
        await asyncio.sleep(0.01)
        assert (one.written, other.heard()) == ([], ["a"])

    play(scene)


def test_a_socket_leaves_no_ring_of_references() -> None:
    """While people play nobody collects rings: a socket that is done has to go by itself (ADR 0022)."""

    async def scene() -> None:
        seen: list[object] = []

        async def app(scope: Any, receive: object, send: object) -> None:
            seen.append(scope["extensions"][SHORT_WAY])

        wire = Socket().wire
        parts: dict[str, Any] = {"app": app, "scope": {"extensions": {}}, "close_timer": object()}
        for name, part in parts.items():
            setattr(wire, name, part)
        await wire.run_asgi()
        assert seen == [wire]
        assert wire.scope["extensions"] == {}

    asyncio.run(scene())


def test_who_is_gone_is_not_called_for() -> None:
    async def scene(one: Socket, other: Socket, *pumps: object) -> None:
        one.connection.forget()
        one.connection.send("a")
        await asyncio.sleep(0.01)
        assert not one.written

    play(scene)


def test_our_server_knows_the_short_way(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    run_with: list[uvicorn.Config] = []
    monkeypatch.setattr(run, "collect_by_hand", lambda: None)
    monkeypatch.setattr(run.Server, "started", True, raising=False)
    monkeypatch.setattr(run.Server, "run", lambda server, sockets: run_with.append(server.config))
    with contextlib.suppress(SystemExit):
        run.serve(Config(store=str(tmp_path / "a.db"), port=free_port()))
    assert issubclass(run_with[0].ws, Wire)  # type: ignore[arg-type]
    assert issubclass(run_with[0].http, Http)  # type: ignore[arg-type]
