"""The short way from a table to its sockets (ADR 0023).

Most messages go to several sockets at once, and whoever moves gets an answer too. So what one step of the loop has queued is handed
over right after it: each message is made into a frame once, each socket gets one write. A line that is full or closing takes nothing;
its own task waits for it then. An ASGI server that does not know the short way is sent one message after the other.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from cryptonym.server.sockets.connection import Connection

SHORT_WAY: Final = "cryptonym.wire"
"""The name under which a socket's scope says that it can be written to directly."""
WHOLE_TEXT: Final = 0x81


class Line(Protocol):
    """A socket that can be written to directly."""

    @property
    def is_free(self) -> bool: ...

    def write(self, frames: bytes) -> None: ...


class Post:
    """Hands over what a step of the loop has queued for sockets, once for all of them right after it."""

    def __init__(self) -> None:
        self._waiting: dict[Connection, Line] = {}

    def collect(self, connection: Connection, wire: Line) -> None:
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
