"""What a connection may cost before anything is decided: how many there are, how long a request may take, how large its head may be.

uvicorn leaves all of this to a proxy; `serve --lan` has none. `Http` (`heads.py`) and `Wire` (`wire.py`) ask the gate. Refusals are
counted by reason, and logged once a minute for all of them together (ADR 0026).
"""

from __future__ import annotations

import logging
from collections import Counter
from typing import Final

from cryptonym.server.clock import SYSTEM, Clock
from cryptonym.server.counts import COUNTS
from cryptonym.server.limits import CONNECTIONS_SAVED, Buckets, household
from cryptonym.server.networks import NOWHERE, Networks

LOG: Final = logging.getLogger("cryptonym.server")
REPORT: Final = 60.0


class Gate:
    """Counts open connections by household, and refusals by reason."""

    def __init__(
        self,
        most_an_address: int,
        most: int,
        exempt: Networks = NOWHERE,
        a_second: float = 1000.0,
        clock: Clock = SYSTEM,
    ) -> None:
        self.clock = clock
        self._most_an_address = most_an_address
        self._most = most
        self._exempt = exempt
        """Proxies: all that comes through them has one address."""
        self._fresh = Buckets(a_second, CONNECTIONS_SAVED * a_second, clock)
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
            await self.clock.sleep(REPORT)
            if self._refusals:
                reasons = ", ".join(f"{why}: {count}" for why, count in self._refusals.most_common())
                LOG.warning("connections refused within a minute: %s", reasons)
                self._refusals.clear()
