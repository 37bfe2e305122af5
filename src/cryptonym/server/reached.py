"""Limits that are reached, in the log and in the numbers: who reaches them as a short hash, so that a host can act on it.

One client alone fills no disk: of one household and limit there is a line a minute, of all together thirty; the rest is summed up.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
from collections import Counter
from typing import Final

from cryptonym.server.clock import Clock
from cryptonym.server.counts import count

LOG: Final = logging.getLogger("cryptonym.server")
SPAN: Final = 60.0
"""Seconds for which one line stands."""
MOST_LINES: Final = 30
"""Lines in such a span, of everybody together."""


class Nameless:
    """Short names for addresses that lead back to none: a keyed hash."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def take_key(self, key: bytes) -> None:
        """From now on addresses are called by this key, as they are on other nodes."""
        self.key = key

    def who(self, household: str) -> str:
        return hmac.new(self.key, household.encode(), hashlib.sha256).hexdigest()[:12]


class Reached:
    """Notes that a limit was reached."""

    def __init__(self, clock: Clock, names: Nameless) -> None:
        self._clock = clock
        self._names = names
        self._told: set[tuple[str, str]] = set()
        self._untold: Counter[str] = Counter()
        self._since = clock.seconds()

    def note(self, limit: str, household: str) -> None:
        count("limits_reached", limit)
        if self._clock.seconds() - self._since >= SPAN:
            self._sum_up()
        if len(self._told) >= MOST_LINES or (limit, household) in self._told:
            self._untold[limit] += 1
            return
        self._told.add((limit, household))
        LOG.warning("limit reached: %s", limit, extra={"limit": limit, "who": self._names.who(household)})

    def _sum_up(self) -> None:
        if self._untold:
            told = ", ".join(f"{limit}: {many}" for limit, many in self._untold.most_common())
            LOG.warning("limits reached besides, in the minute before: %s", told)
        self._told.clear()
        self._untold.clear()
        self._since = self._clock.seconds()
