"""uvicorn's WebSocket with what we need besides: a direct way to write, limits, and no rings (ADR 0023, ADR 0026)."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from cryptonym.server.limits import Bucket
from cryptonym.server.sockets.gate import Gate
from cryptonym.server.sockets.post import SHORT_WAY

PIECE: Final = 2048
STRANGE_A_SECOND: Final = 10
"""Frames that are no whole message: pings, pongs, fragments. Browsers send a pong every 20 seconds."""
STRANGE_SAVED: Final = 100


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which can be written to directly, counts what is no message, and leaves nothing behind."""

    gate: ClassVar[Gate]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._strange = Bucket(STRANGE_A_SECOND, STRANGE_SAVED, self.gate.clock)
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


NEEDED: Final = (
    "connection_made", "connection_lost", "data_received", "run_asgi", "on_task_complete", "receive", "pause_writing", "resume_writing",
    "handle_ping", "handle_pong", "handle_cont", "handle_text", "handle_bytes",
)  # fmt: skip
"""What `Wire` widens or calls of uvicorn's class."""


def has_all() -> str:
    """What uvicorn's class lacks of it; empty if nothing."""
    return ", ".join(name for name in NEEDED if not callable(getattr(WebSocketsSansIOProtocol, name, None)))
