"""A WebSocket client that does as little as it can, so that a load generator is never the bottleneck: raw frames over asyncio."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable
from typing import cast

Hear = Callable[["Wire", bytes], None]


def frame(payload: bytes, opcode: int = 1, *, final: bool = True) -> bytes:
    """A client's frame. Its mask is zero: the server has to unmask it all the same, and we have nothing to do."""
    length = len(payload)
    first = (0x80 if final else 0) | opcode
    if length < 126:
        head = bytes((first, 0x80 | length))
    elif length < 65536:
        head = bytes((first, 0x80 | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((first, 0x80 | 127)) + length.to_bytes(8, "big")
    return head + b"\0\0\0\0" + payload


class Wire(asyncio.Protocol):
    """One socket; `hear` gets each text frame. What is not text is answered (pings) or ends it (close)."""

    def __init__(self, host: str, hear: Hear) -> None:
        self.open = asyncio.get_running_loop().create_future()
        self.closed: int | None = None
        self.bytes = 0
        self.frames = 0
        self._host = host
        self._hear = hear
        self._buffer = bytearray()
        self._shaken = False
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = b64encode(secrets.token_bytes(16)).decode()
        self._transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, payload: bytes) -> None:
        self._transport.write(frame(payload))

    def send_raw(self, data: bytes) -> None:
        self._transport.write(data)

    def close(self) -> None:
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._shaken:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.connection_lost(None)
                return
            del buffer[: end + 4]
            self._shaken = True
            self.open.set_result(None)
        start, size = 0, len(buffer)
        while size - start >= 2:
            length, head = buffer[start + 1], 2
            if length == 126:
                if size - start < 4:
                    break
                length, head = int.from_bytes(buffer[start + 2 : start + 4], "big"), 4
            elif length == 127:
                if size - start < 10:
                    break
                length, head = int.from_bytes(buffer[start + 2 : start + 10], "big"), 10
            if size - start < head + length:
                break
            opcode, payload = buffer[start] & 15, bytes(buffer[start + head : start + head + length])
            start += head + length
            self.bytes += head + length
            self.frames += 1
            if opcode == 1:
                self._hear(self, payload)
            elif opcode == 9:
                self._transport.write(frame(payload, 10))
            elif opcode == 8:
                self.closed = int.from_bytes(payload[:2], "big") if payload else 1005
        del buffer[:start]

    def connection_lost(self, error: Exception | None) -> None:
        if self.closed is None:
            self.closed = 1006
        if not self.open.done():
            self.open.set_exception(ConnectionError("the door stays shut"))


async def connect(host: str, port: int, hear: Hear) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", hear), host, port)
    await wire.open
    return wire
