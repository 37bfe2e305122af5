"""uvicorn's HTTP connection with limits on its number, the size of heads, and the time that requests take (ADR 0026)."""

from __future__ import annotations

import logging
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cryptonym.server.clock import Timer
from cryptonym.server.sockets.gate import Gate

QUIET: Final = logging.getLogger("cryptonym.server.http")
"""Requests that are none are counted, and not logged one by one (`logs.py`)."""
LARGEST_HEAD: Final = 64 * 1024
"""Bytes of request line and headers together."""
PATIENCE: Final = 10.0
"""Seconds that a first request, the head of a request, or the next piece of a body may take."""
SLOW_AFTER: Final = 60.0
SLOWEST: Final = 16_000
"""Bytes a second that a body must have had on average after a minute."""


class HeadTooLarge(Exception):
    """Request line and headers are larger than `LARGEST_HEAD`."""


class Http(HttpToolsProtocol):
    """uvicorn's HTTP connection with limits on its number, the size of heads, and the time that requests take."""

    gate: ClassVar[Gate]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.logger = QUIET
        self._stage = "head"
        self._chunk = 0
        self._head = self._lines = self._body = 0
        self._began = self._last = self.gate.clock.seconds()
        self._status = b"400 Bad Request"
        self._timer: Timer | None = None
        self._address = self.client[0] if self.client else ""
        self._is_in = self.gate.enter(self._address)
        if self._is_in:
            self._timer = self.gate.clock.call_later(PATIENCE, self._look)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_timer()
        if self._is_in:
            self._is_in = False
            self.gate.leave(self._address)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._last = self.gate.clock.seconds()
        if self._stage == "body":
            self._body += len(data)
        self._head += len(data)
        self._chunk = len(data)
        super().data_received(data)
        if self._stage == "head" and self._head > LARGEST_HEAD and not self._is_closing:
            self._refuse_head()

    @property
    def _is_closing(self) -> bool:
        transport: Any = self.transport  # None after an upgrade
        return transport is None or bool(transport.is_closing())

    def _refuse_head(self) -> None:
        self._status = b"431 Request Header Fields Too Large"
        self.send_400_response("Request header fields too large.")

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that is no HTTP, or whose head is too large."""
        self.gate.refuse(self._status.decode())
        head = (
            b"HTTP/1.1 %b\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head % (self._status, len(msg)) + msg.encode("ascii"))
        self.transport.close()

    # What the parser says

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._stage = "head"
        self._head, self._lines, self._body = self._chunk, 0, 0
        self._began = self.gate.clock.seconds()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + 4)  # a colon, a space, and the end of the line
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._lines += size
        if self._lines > LARGEST_HEAD:
            self._status = b"431 Request Header Fields Too Large"
            raise HeadTooLarge

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._stage = "body"
        self._began = self._last = self.gate.clock.seconds()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stage = "answer"

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over. Nothing may refer to what stays behind, or it would wait for the collector (ADR 0022)."""
        self._stop_timer()
        self._is_in = False  # `Wire` leaves the gate
        super().handle_websocket_upgrade()
        self.parser = self.cycle = self.flow = self.scope = self.headers = self.transport = None  # type: ignore[assignment]

    # Time

    def _look(self) -> None:
        """End a connection that keeps us waiting. Look again later if it does not."""
        now, stage = self.gate.clock.seconds(), self._stage
        if stage == "body" and self.flow.read_paused:
            self._last = now  # it is we who do not read
        why = None
        if stage == "head" and now - self._began >= PATIENCE:
            why = "no request in time"
        elif stage == "body" and now - self._last >= PATIENCE:
            why = "a body stood still"
        elif stage == "body" and now - self._began >= SLOW_AFTER and self._body < SLOWEST * (now - self._began):
            why = "a body came too slowly"
        if why is None:
            waits = {"head": self._began + PATIENCE - now, "body": self._last + PATIENCE - now}.get(stage, PATIENCE)
            self._timer = self.gate.clock.call_later(max(0.1, waits), self._look)
        else:
            self.gate.refuse(why)
            self.transport.abort()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
