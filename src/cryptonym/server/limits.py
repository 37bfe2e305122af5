"""How much one client may ask for in how short a time."""

from __future__ import annotations

import contextlib
import ipaddress
from collections import Counter
from collections.abc import Iterator
from typing import Final

from cryptonym.server.clock import Clock

CONNECTIONS_SAVED: Final = 20
"""Seconds' worth of connections that may come at once: everybody comes back after a restart."""


def household(address: str) -> str:
    """The address by which connections are counted: an IPv6 network of 64 bits belongs to one household."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


class Bucket:
    """Tokens that drip in at a rate and are taken one at a time; `size` is how many can be saved up."""

    def __init__(self, rate: float, size: float, clock: Clock) -> None:
        self._rate = rate
        self._size = size
        self._seconds = clock.seconds
        self._tokens = size
        self._filled = self._seconds()

    def has(self) -> bool:
        """True if there is a token to take."""
        now = self._seconds()
        self._tokens = min(self._size, self._tokens + (now - self._filled) * self._rate)
        self._filled = now
        return self._tokens >= 1

    @property
    def wait(self) -> float:
        """Seconds until there is a token to take."""
        return 0.0 if self.has() else (1 - self._tokens) / self._rate

    def take(self, tokens: int = 1) -> bool:
        """Take so many. Whoever finds one may take more than there are, and the next waits the longer."""
        if not self.has():
            return False
        self._tokens -= tokens
        return True


class Buckets:
    """A bucket for each address; the oldest are forgotten, as a full one is as good as none."""

    def __init__(self, rate: float, size: float, clock: Clock, most: int = 10_000) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def has(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        return bucket is None or bucket.has()

    def wait(self, who: str) -> float:
        """Seconds until there is a token for this address."""
        bucket = self._buckets.get(who)
        return 0.0 if bucket is None else bucket.wait

    def take(self, who: str) -> bool:
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._size, self._clock)
        self._buckets[who] = bucket
        while len(self._buckets) > self._most:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


class Headcount:
    """How many are here from each address at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    @contextlib.contextmanager
    def one_more(self, who: str) -> Iterator[bool]:
        """Whether there is room for one more, who stays for as long as the block runs."""
        is_room = self._here[who] < self._most
        self._here[who] += 1
        try:
            yield is_room
        finally:
            self._here[who] -= 1
            if not self._here[who]:
                del self._here[who]
