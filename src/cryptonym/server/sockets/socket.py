"""An open line to one client, as the door uses it: a WebSocket, or a simulated one."""

from __future__ import annotations

import contextlib
from typing import Protocol, cast

from starlette.websockets import WebSocket, WebSocketDisconnect

from cryptonym.server.sockets.post import SHORT_WAY, Line

BROKEN = (WebSocketDisconnect, RuntimeError, OSError)
"""What starlette and uvicorn raise if the client is gone."""


class Gone(Exception):
    """The line is broken or closed."""


class Socket(Protocol):
    @property
    def address(self) -> str:
        """By whom limits are counted: a household (`limits.household`)."""
        ...

    @property
    def short_way(self) -> Line | None:
        """A direct way to write; None if there is none (ADR 0023)."""
        ...

    async def receive(self) -> str | bytes:
        """The next message; Gone if there will be none."""
        ...

    async def send(self, message: str) -> None:
        """Send a message; Gone if nobody is there. It may take long if the client reads slowly."""
        ...

    async def close(self, code: int) -> None:
        """Close the line, if it is open."""
        ...


class WebSocketLine:
    """A starlette WebSocket that was accepted."""

    def __init__(self, websocket: WebSocket, address: str) -> None:
        self._websocket = websocket
        self.address = address
        self.short_way = cast("Line | None", websocket.scope.get("extensions", {}).get(SHORT_WAY))

    async def receive(self) -> str | bytes:
        """One frame, text or not: what it is worth is the decoder's business."""
        try:
            message = await self._websocket.receive()
        except BROKEN as error:
            raise Gone from error
        if message["type"] != "websocket.receive":
            raise Gone
        return message.get("text") or message.get("bytes") or ""

    async def send(self, message: str) -> None:
        try:
            await self._websocket.send_text(message)
        except BROKEN as error:
            raise Gone from error

    async def close(self, code: int) -> None:
        with contextlib.suppress(*BROKEN):
            await self._websocket.close(code)
