"""What each audience has been told: the last messages for those who resume, and a snapshot for those who come (ADR 0003).

An audience is a seat; the caller is one of its own, with a watcher's knowledge and other things to do. What is said to each, and how
audiences share that work, is in `protocol/shared_views.py`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import Final

from cryptonym.protocol.shared_views import Heading, SharedViews
from cryptonym.server.sockets.connection import Audience
from cryptonym.server.stores.record import Recorded
from cryptonym.table import Table

REMEMBERED: Final = 64
"""How many messages an audience can fall behind and still resume without a snapshot."""


class Audiences:
    def __init__(self) -> None:
        self._views = SharedViews()
        self._snapshots: dict[Audience, tuple[int, str]] = {}
        self._recent: dict[Audience, deque[str]] = {}
        """The last messages of each audience that has somebody in it, up to the table's present number."""

    def snapshot(self, audience: Audience, table: Table, number: int) -> str:
        """The whole view, encoded once however many ask for it."""
        known = self._snapshots.get(audience)
        if known is None or known[0] != number:
            known = self._snapshots[audience] = (number, self._views.snapshot(audience, number, table))
        return known[1]

    def tell(
        self, audiences: Collection[Audience], number: int, record: Recorded, before: Table, after: Table
    ) -> dict[Audience, str]:
        """Event number `number` as each audience may hear of it, with what it changed."""
        self._snapshots.clear()
        frames = self._views.frames(audiences, Heading(number, record.at, record.who), record.event, before, after)
        for audience, frame in frames.items():
            recent = self._recent.get(audience)
            if recent is None:
                recent = self._recent[audience] = deque(maxlen=REMEMBERED)
            recent.append(frame)
        return frames

    def keep_only(self, audiences: set[Audience]) -> None:
        """Forget what the other audiences were told: they are empty, so it is out of date from now on."""
        if self._recent.keys() <= audiences:
            return
        for audience in [told for told in self._recent if told not in audiences]:
            del self._recent[audience]

    def since(self, audience: Audience, number: int, head: int) -> list[str] | None:
        """What came after message `number`; None where a snapshot is needed."""
        if number == head:
            return []
        recent, missing = self._recent.get(audience, ()), head - number
        return list(recent)[-missing:] if 0 < missing <= len(recent) else None
