"""The short way from a table to its sockets (ADR 0023).

Most messages go to several sockets at once, and whoever moves gets an answer too. So what one step of the loop has queued is handed
over right after it: each message is made into a frame once, each socket gets one write. A line that is full or closing takes nothing;
its own task waits for it then. An ASGI server that does not know the short way is sent one message after the other.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from cryptonym.server.connection import Connection
from cryptonym.server.gate import Gate
from cryptonym.server.limits import Bucket

SHORT_WAY: Final = "cryptonym.wire"
"""The name under which a socket's scope says that it can be written to directly."""
WHOLE_TEXT: Final = 0x81
PIECE: Final = 2048
STRANGE_A_SECOND: Final = 10
"""Frames that are no whole message: pings, pongs, fragments. Browsers send a pong every 20 seconds."""
STRANGE_SAVED: Final = 100


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which can be written to directly, counts what is no message, and leaves nothing behind."""

    gate: ClassVar[Gate]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._strange = Bucket(STRANGE_A_SECOND, STRANGE_SAVED, self.loop.time)
        self._is_lost = self._is_done = False

    async def run_asgi(self) -> None:
        extensions: Any = self.scope.setdefault("extensions", {})
        extensions[SHORT_WAY] = self
        try:
            await super().run_asgi()
        finally:
            del extensions[SHORT_WAY]

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._is_done = True
        self._forget()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gate.leave(self.client[0] if self.client else "")
        self._is_lost = True
        if not hasattr(self, "scope"):  # no task was begun
            self._is_done = True
        self._forget()

    def _forget(self) -> None:
        """Drop all that refers back to us when the socket is lost and its task done: rings wait for the collector (ADR 0022)."""
        if not (self._is_lost and self._is_done):
            return
        self.conn.parser.close()
        self.conn.__dict__.clear()
        self.__dict__.clear()

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Read in small pieces, so that thousands of tiny frames in one packet can be refused before they are all looked at."""
        for begin in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[begin : begin + PIECE])

    def handle_ping(self) -> None:
        if self._may_be_strange():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_be_strange():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_be_strange():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self._may_be_strange():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self._may_be_strange():
            super().handle_bytes(event)

    def _may_be_strange(self) -> bool:
        """True if this socket may send one more frame that is no whole message; else the socket ends."""
        if self.transport.is_closing():
            return False
        if self._strange.take():
            return True
        self.gate.refuse("too many frames that are no message")
        self.transport.abort()
        return False

    # Nothing is read from a socket that does not take what it is sent

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read(False)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self._read(True)

    async def receive(self) -> Any:
        message = await super().receive()
        if not self.writable.is_set():
            self._read(False)
        return message

    def _read(self, on: bool) -> None:
        with contextlib.suppress(RuntimeError):  # closed meanwhile
            (self.transport.resume_reading if on else self.transport.pause_reading)()

    @property
    def is_free(self) -> bool:
        """Whether what is written now goes out at once, after all that was sent before."""
        is_open = self.conn.state is State.OPEN and self.handshake_complete and self.writable.is_set()
        return is_open and not (self.close_sent or self.disconnected or self.transport.is_closing())

    def write(self, frames: bytes) -> None:
        self.transport.write(frames)


class Post:
    """Hands over what a step of the loop has queued for sockets, once for all of them right after it."""

    def __init__(self) -> None:
        self._waiting: dict[Connection, Wire] = {}

    def collect(self, connection: Connection, wire: Wire) -> None:
        """From now on what waits for this connection goes the short way."""
        loop = asyncio.get_running_loop()

        def announce() -> None:
            if not self._waiting:
                loop.call_soon(self._hand_over)
            self._waiting[connection] = wire

        connection.collected_by(announce)

    def _hand_over(self) -> None:
        waiting, self._waiting = self._waiting, {}
        framed: dict[str, bytes] = {}
        for connection, wire in waiting.items():
            if not wire.is_free:
                connection.wake()
            elif messages := connection.take():
                wire.write(b"".join([framed.get(message) or _framed(message, framed) for message in messages]))


def _framed(message: str, framed: dict[str, bytes]) -> bytes:
    """A whole text frame as a server sends it, unmasked (RFC 6455, 5.2): two bytes before a short text, some more before a long one."""
    text = message.encode()
    size = len(text)
    if size < 126:
        head = bytes((WHOLE_TEXT, size))
    elif size < 1 << 16:
        head = bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
    frame = framed[message] = head + text
    return frame
