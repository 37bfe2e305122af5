"""A simulated line between a client and the server: slow, cut, half-open, read slowly. The server's end is a `Socket`."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Final

import msgspec
from tests.simulation.loop import Life

from cryptonym.protocol.incoming import Hello
from cryptonym.server.sockets.socket import Gone

BROKEN: Final = 1006
"""The code that a client sees if its line breaks."""
ROOM: Final = 12
"""Frames that the machines between hold for a client that reads nothing, at most."""


class Closed(Exception):
    """The client's end of the line is closed, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class _Mailbox:
    """Messages in order, and then an end."""

    def __init__(self) -> None:
        self._messages: deque[str | bytes] = deque()
        self._end: Exception | None = None
        self._waiting: asyncio.Future[None] | None = None

    def put(self, message: str | bytes) -> None:
        if self._end is None:
            self._messages.append(message)
            self._wake()

    def end(self, error: Exception, *, at_once: bool = False) -> None:
        if self._end is None:
            self._end = error
            if at_once:
                self._messages.clear()
            self._wake()

    @property
    def has_ended(self) -> bool:
        return self._end is not None

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> str | bytes:
        while not self._messages:
            if self._end is not None:
                raise self._end
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._messages.popleft()


class Link:
    """Both ends of one line. `heard` is told of every frame that the server sends, at that moment."""

    def __init__(
        self,
        life: Life,
        chance: Random,
        address: str,
        token: str,
        heard: Callable[[Link, str], None],
        on_end: Callable[[Link], None],
        closing: Callable[[Link, int], None],
    ) -> None:
        self.life = life
        self.address = address
        self.token = token
        """The secret that its client says hello with, for the checks."""
        self.opened = asyncio.get_running_loop().time()
        self.short_way = Wire(self) if chance.random() < 0.6 else None
        self._chance = chance
        self._heard = heard
        self._on_end = on_end
        self._closing = closing
        self._pace = chance.choice((0.0, 0.002, 0.02, 0.05, 0.3))
        self._up, self._down = _Mailbox(), _Mailbox()
        self._last_up = self._last_down = 0.0
        self._is_dead = False
        """True if nothing arrives in either direction, and nobody is told."""
        self._held: deque[str] | None = None
        """What waits for a client that reads nothing; None if it reads."""
        self._room = 0
        self._free: asyncio.Future[None] | None = None
        self.is_welcome = False
        """True if the server has said welcome."""
        self.hello: Hello | None = None
        """What its client has said first."""
        self.is_told_off = False
        """True if the server has said that its client is too fast."""
        self.is_first = True
        """True until its client has merged something numbered from it."""

    # --- the client's end ---------------------------------------------------------------------------------------------

    def say(self, message: str | bytes) -> None:
        """Send to the server."""
        if self.hello is None and isinstance(message, str) and '"hello"' in message:
            with contextlib.suppress(msgspec.MsgspecError):
                self.hello = msgspec.json.decode(message, type=Hello)
        if not self._is_dead:
            self._last_up = self._later(self._last_up, lambda: self._up.put(message))

    async def hear(self) -> str:
        """The next message from the server; Closed if there will be none."""
        message = await self._down.get()
        assert isinstance(message, str)
        return message

    def hang_up(self) -> None:
        """The client closes its end: a page is closed."""
        self._down.end(Closed(1000), at_once=True)
        if not self._is_dead:
            self._last_up = self._later(self._last_up, self._server_end)

    # --- the server's end ---------------------------------------------------------------------------------------------

    async def receive(self) -> str | bytes:
        return await self._up.get()

    async def send(self, message: str) -> None:
        while self._is_open and not self.has_room:
            self._free = asyncio.get_running_loop().create_future()
            await self._free
        if not self._is_open:
            raise Gone
        self.deliver(message)

    async def close(self, code: int) -> None:
        if not self._is_open:
            return
        self._closing(self, code)
        if not self._is_dead:
            self._last_down = self._later(self._last_down, lambda: self._down.end(Closed(code)))
        self._server_end()

    @property
    def _is_open(self) -> bool:
        return not (self._up.has_ended or self.life.is_dead)

    @property
    def is_open(self) -> bool:
        """True if the server takes this line for an open one."""
        return self._is_open

    @property
    def has_room(self) -> bool:
        return self._held is None or len(self._held) < self._room

    def deliver(self, message: str) -> None:
        """Take a frame from the server."""
        if not self._is_open:
            return
        self._heard(self, message)
        if self._held is not None:
            self._held.append(message)
        elif not self._is_dead:
            self._last_down = self._later(self._last_down, lambda: self._down.put(message))

    def _server_end(self) -> None:
        if not self._up.has_ended:
            self._up.end(Gone())
            self._let_write()
            self._on_end(self)

    def _let_write(self) -> None:
        if self._free is not None and not self._free.done():
            self._free.set_result(None)

    def _later(self, last: float, do: Callable[[], object]) -> float:
        """Do it after this line's delay, never before what went the same way earlier."""
        loop = asyncio.get_running_loop()
        delay = self._pace * (0.5 + self._chance.random())
        if self._chance.random() < 0.01:
            delay += self._chance.random() * 3
        when = max(last + 1e-6, loop.time() + delay)
        loop.call_at(when, do)
        return when

    # --- faults -------------------------------------------------------------------------------------------------------

    def cut(self) -> None:
        """Both ends hear at once that the line is broken; what was under way is lost."""
        self._is_dead = True
        self._down.end(Closed(BROKEN), at_once=True)
        self._server_end()

    def go_half_open(self) -> None:
        """Nothing arrives any more and nobody is told. Each end gives up after a while, by itself."""
        if self._is_dead:
            return
        self._is_dead = True
        if self._held is None:
            self._held, self._room = deque(), self._chance.randrange(ROOM)
        loop = asyncio.get_running_loop()
        loop.call_later(self._chance.uniform(20, 45), self._down.end, Closed(BROKEN))
        loop.call_later(self._chance.uniform(20, 45), self._server_end)

    def stall(self) -> None:
        """The client reads nothing for now. The server's frames pile up."""
        if self._held is None and not self._is_dead:
            self._held, self._room = deque(), self._chance.randrange(ROOM)

    def flow(self) -> None:
        """The client reads again."""
        if self._held is None or self._is_dead:
            return
        held, self._held = self._held, None
        for message in held:
            self._last_down = self._later(self._last_down, lambda message=message: self._down.put(message))  # type: ignore[misc]
        self._let_write()

    @property
    def is_stalled(self) -> bool:
        return self._held is not None and not self._is_dead

    @property
    def is_whole(self) -> bool:
        return self._is_open and not self._is_dead and not self._down.has_ended


class Wire:
    """The short way into a line (ADR 0023): whole frames as bytes."""

    def __init__(self, link: Link) -> None:
        self._link = link

    @property
    def is_free(self) -> bool:
        return self._link.is_open and self._link.has_room

    def write(self, frames: bytes) -> None:
        at = 0
        while at < len(frames):
            size, at = frames[at + 1], at + 2
            if size >= 126:
                more = 2 if size == 126 else 8
                size, at = int.from_bytes(frames[at : at + more], "big"), at + more
            self._link.deliver(frames[at : at + size].decode())
            at += size
