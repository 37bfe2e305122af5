"""The short way from a table to its sockets (ADR 0023).

Most messages go to several sockets at once, and whoever moves gets an answer too. So what one step of the loop has queued is handed
over right after it: each message is made into a frame once, each socket gets one write. A line that is full or closing takes nothing;
its own task waits for it then. An ASGI server that does not know the short way is sent one message after the other.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from cryptonym.server.connection import Connection

SHORT_WAY: Final = "cryptonym.wire"
"""The name under which a socket's scope says that it can be written to directly."""
WHOLE_TEXT: Final = 0x81


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which can be written to directly too."""

    async def run_asgi(self) -> None:
        extensions: Any = self.scope.setdefault("extensions", {})
        extensions[SHORT_WAY] = self
        try:
            await super().run_asgi()
        finally:
            del extensions[SHORT_WAY]  # a ring of references would wait for the collector (ADR 0022)

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
