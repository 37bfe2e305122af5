"""A socket's bounded outbox: a slow reader is cut off and resumes by number; it never holds up the table (ADR 0005)."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from typing import Final, cast

import msgspec

from cryptonym.engine import WATCHER, Seat
from cryptonym.protocol.closing import Close
from cryptonym.protocol.outgoing import Outgoing
from cryptonym.server.clock import SYSTEM, Clock, Timer

OUTBOX: Final = 256
"""Messages that may wait for a slow reader; a whole game is about a hundred."""
LATE: Final = 4096
"""Messages that may wait for their time where watchers see a table late."""
ENCODER: Final = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True, eq=False)
class Audience:
    """All who know the same and may do the same: a seat, and the caller as one of its own.

    There is one object for each, made by `audience_of`: every socket of every event is looked up by it.
    """

    seat: Seat
    caller: bool = False


@cache
def audience_of(seat: Seat, caller: bool = False) -> Audience:
    return Audience(seat, caller)


WATCHERS: Final = audience_of(WATCHER)


def encode(message: Outgoing) -> str:
    return ENCODER.encode(message).decode()


class Connection:
    """One socket, who is behind it, and what waits to be sent."""

    def __init__(self, token: str, clock: Clock = SYSTEM, household: str = "") -> None:
        self.token = token
        """The hash of the secret that it said hello with."""
        self.household = household
        """Where it comes from, as limits are counted. In memory only."""
        self.person: str | None = None
        self.audience: Audience = WATCHERS
        self.is_host = False
        self.closing: int | None = None
        """The code to close the socket with, when its time has come."""
        self.overflowed = asyncio.Event()
        self._outbox: deque[str | None] = deque()
        """What waits to be sent; None ends it."""
        self._wake: asyncio.Future[None] | None = None
        self._announce: Callable[[], None] | None = None
        self.shown = 0
        """The newest number that was sent, or that waits to be sent now: not what a late spectator will see later."""
        self._lag = 0.0
        self._late: deque[tuple[float, str, int]] = deque()
        """What happens at the table, for a watcher who sees it later, each with its time."""
        self._clock = clock
        self._timer: Timer | None = None

    @property
    def seat(self) -> Seat:
        return self.audience.seat

    def tell(self, message: Outgoing) -> None:
        self.send(encode(message))

    @property
    def is_late(self) -> bool:
        return self._lag > 0 or bool(self._late)

    def show(self, frame: str, number: int = 0) -> None:
        """What happens at the table: a watcher who sees it late gets it when its time has come, in the same order.

        `number` is that of the event, if it has one.
        """
        if not self._lag and not self._late:
            self.shown = number or self.shown
            self.send(frame)
            return
        if len(self._late) >= LATE:
            self._overflow()
            return
        self._late.append((self._clock.seconds() + self._lag, frame, number))
        if self._timer is None:
            self._wait()

    def lag(self, seconds: float) -> None:
        """How much later than others it is shown things; what waits is shown at once where it is not late any more."""
        if seconds == self._lag:
            return
        self._lag = seconds
        if not seconds:
            self._forget_timer()
            while self._late:
                self._send_late()

    def _wait(self) -> None:
        """Set the timer for the first message that waits for its time."""
        self._timer = None
        if self._late:
            self._timer = self._clock.call_later(max(0.0, self._late[0][0] - self._clock.seconds()), self._catch_up)

    def _catch_up(self) -> None:
        while self._late and self._late[0][0] <= self._clock.seconds():
            self._send_late()
        self._wait()

    def _send_late(self) -> None:
        _, frame, number = self._late.popleft()
        self.shown = number or self.shown
        self.send(frame)

    def _forget_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def forget(self) -> None:
        """The socket is gone: nothing waits for it any more."""
        self._forget_timer()
        self._late.clear()
        self._announce = None

    def _overflow(self) -> None:
        self.closing = Close.TOO_SLOW
        self.overflowed.set()

    def send(self, frame: str) -> None:
        """Queue a frame that may have been encoded for many. An outbox that is full closes the socket."""
        if self.closing is not None:
            return
        if len(self._outbox) >= OUTBOX:
            self._overflow()
            return
        self._outbox.append(frame)
        if self._announce is not None:
            self._announce()
        else:
            self.wake()

    def close(self, code: int) -> None:
        """Send what waits, then close; where there is no room even for that, just close."""
        if self.closing is not None:
            return
        self.closing = code
        if len(self._outbox) >= OUTBOX:
            self.overflowed.set()
            return
        self._outbox.append(None)
        self.wake()

    def collected_by(self, announce: Callable[[], None]) -> None:
        """From now on somebody takes what waits to be sent when it is announced, while the writer task has nothing to do."""
        self._announce = announce

    def take(self) -> list[str]:
        """What waits to be sent, for whoever collects it; nothing where the writer task is at it, or has to end it."""
        if self._wake is None or self._wake.done() or None in self._outbox:
            self.wake()
            return []
        frames = cast(list[str], list(self._outbox))
        self._outbox.clear()
        return frames

    def wake(self) -> None:
        """Let the writer task see to what waits."""
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> None:
        """The writer task: send until there is nothing more to send."""
        loop = asyncio.get_running_loop()
        while True:
            while self._outbox:
                frame = self._outbox.popleft()
                if frame is None:
                    return
                await send(frame)
            self._wake = loop.create_future()
            await self._wake
