"""What a connection may cost before anything is decided: how many there are, how long a request may take, how large its head may be.

uvicorn leaves all of this to a proxy; `serve --lan` has none. `Http` and `Wire` (`wire.py`) ask the gate. Refusals are counted by reason,
and logged once a minute for all of them together (ADR 0026).
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cryptonym.server.counts import COUNTS
from cryptonym.server.limits import CONNECTIONS_SAVED, Buckets, household

LOG: Final = logging.getLogger("cryptonym.server")
QUIET: Final = logging.getLogger("cryptonym.server.http")
"""Requests that are none are counted, and not logged one by one (`logs.py`)."""
LARGEST_HEAD: Final = 64 * 1024
"""Bytes of request line and headers together."""
PATIENCE: Final = 10.0
"""Seconds that a first request, the head of a request, or the next piece of a body may take."""
SLOW_AFTER: Final = 60.0
SLOWEST: Final = 16_000
"""Bytes a second that a body must have had on average after a minute."""
REPORT: Final = 60.0


class Gate:
    """Counts open connections by household, and refusals by reason."""

    def __init__(
        self, most_an_address: int, most: int, exempt: frozenset[str] = frozenset(), a_second: float = 1000.0
    ) -> None:
        self._most_an_address = most_an_address
        self._most = most
        self._exempt = exempt
        """Proxies: all that comes through them has one address."""
        self._fresh = Buckets(a_second, CONNECTIONS_SAVED * a_second)
        self._here: Counter[str] = Counter()
        self._refusals: Counter[str] = Counter()
        self.open = 0

    def enter(self, address: str) -> bool:
        """Take one connection in; False if there is no room for it. Every call that returns True needs a `leave`."""
        who = household(address)
        if self.open >= self._most:
            self.refuse("too many connections in all")
            return False
        if address not in self._exempt:
            if self._here[who] >= self._most_an_address:
                self.refuse("too many connections from one address")
                return False
            if not self._fresh.take(who):
                self.refuse("too many new connections from one address")
                return False
        self._here[who] += 1
        self.open += 1
        return True

    def leave(self, address: str) -> None:
        who = household(address)
        self.open -= 1
        self._here[who] -= 1
        if not self._here[who]:
            del self._here[who]

    def refuse(self, why: str) -> None:
        COUNTS["connections_refused"] += 1
        self._refusals[why] += 1

    async def report_at_times(self) -> None:
        """Log what was refused, once a minute at most."""
        while True:
            await asyncio.sleep(REPORT)
            if self._refusals:
                reasons = ", ".join(f"{why}: {count}" for why, count in self._refusals.most_common())
                LOG.warning("connections refused within a minute: %s", reasons)
                self._refusals.clear()


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
        self._began = self._last = self.loop.time()
        self._status = b"400 Bad Request"
        self._timer: asyncio.TimerHandle | None = None
        self._address = self.client[0] if self.client else ""
        self._is_in = self.gate.enter(self._address)
        if self._is_in:
            self._timer = self.loop.call_later(PATIENCE, self._look)
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
        self._last = self.loop.time()
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
        self._began = self.loop.time()

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
        self._began = self._last = self.loop.time()

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
        now, stage = self.loop.time(), self._stage
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
            self._timer = self.loop.call_later(max(0.1, waits), self._look)
        else:
            self.gate.refuse(why)
            self.transport.abort()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
