"""What each audience has been told: its view at the table's number, and the last messages for those who resume (ADR 0003)."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

import msgspec

from cryptonym import table as tables
from cryptonym.engine import Seat, actions
from cryptonym.protocol import outgoing as out
from cryptonym.protocol import outward
from cryptonym.protocol.patch import diff
from cryptonym.server.connection import encode
from cryptonym.server.record import Recorded
from cryptonym.table import Table

REMEMBERED: Final = 64
"""How many messages an audience can fall behind and still resume without a snapshot."""

View = dict[str, Any]


class Audiences:
    def __init__(self) -> None:
        self._views: dict[Seat, View] = {}
        self._snapshots: dict[Seat, tuple[int, str]] = {}
        self._recent: dict[Seat, deque[tuple[int, str]]] = {}

    def snapshot(self, seat: Seat, table: Table, number: int) -> str:
        """The whole view, encoded once however many ask for it."""
        known = self._snapshots.get(seat)
        if known is None or known[0] != number:
            seen = outward.table_seen(table, seat)
            self._views[seat] = msgspec.to_builtins(seen)
            known = (number, encode(out.Snapshot(n=number, view=seen, actions=_offered(table, seat))))
            self._snapshots[seat] = known
        return known[1]

    def tell(self, seat: Seat, number: int, record: Recorded, before: Table, after: Table) -> str:
        """Event number `number` as this audience may hear of it, with what it changed."""
        old = self._views.get(seat)
        if old is None:
            old = msgspec.to_builtins(outward.table_seen(before, seat))
        new = msgspec.to_builtins(outward.table_seen(after, seat))
        frame = encode(
            out.Happened(
                n=number,
                at=record.at,
                event=outward.told(tables.redact(record.event, seat), before),
                patch=diff(old, new),
                actions=_offered(after, seat),
                who=record.who,
            )
        )
        self._views[seat] = new
        self._snapshots.pop(seat, None)
        self._recent.setdefault(seat, deque(maxlen=REMEMBERED)).append((number, frame))
        return frame

    def keep_only(self, seats: set[Seat]) -> None:
        """Nobody is left in the other audiences: what they were told last is out of date from now on."""
        for seat in set(self._views) | set(self._recent):
            if seat not in seats:
                self._views.pop(seat, None)
                self._snapshots.pop(seat, None)
                self._recent.pop(seat, None)

    def since(self, seat: Seat, number: int, head: int) -> list[str] | None:
        """What came after message `number`; None where a snapshot is needed."""
        if number == head:
            return []
        recent = self._recent.get(seat, ())
        missed = [frame for told, frame in recent if told > number]
        return missed if len(missed) == head - number else None


def _offered(table: Table, seat: Seat) -> list[out.ActionName]:
    return [] if table.game is None else list(actions(table.game, seat))  # type: ignore[arg-type]
