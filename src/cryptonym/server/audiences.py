"""What each audience has been told: its view at the table's number, and the last messages for those who resume (ADR 0003).

An audience is a seat; the caller is one of its own, with a watcher's knowledge and other things to do. Audiences that know the same share
the work: there are at most two views of a table, with the key and without, and most frames are encoded once for several audiences.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

from cryptonym import table as tables
from cryptonym.engine import WATCHER, Role, Seat, actions
from cryptonym.engine.view import knows_key
from cryptonym.protocol import outgoing as out
from cryptonym.protocol import outward
from cryptonym.protocol.outward import Seen, seen_next, with_key
from cryptonym.protocol.patch import changes
from cryptonym.server.connection import Audience, encode
from cryptonym.server.record import Recorded
from cryptonym.table import Table

REMEMBERED: Final = 64
"""How many messages an audience can fall behind and still resume without a snapshot."""
CALLERS: Final = ("guess", "stop")
"""What a caller does for the team on turn."""


class Audiences:
    def __init__(self) -> None:
        self._views: dict[Seat, Seen] = {}
        """By what is known, at the table's present number."""
        self._snapshots: dict[Audience, tuple[int, str]] = {}
        self._recent: dict[Audience, deque[tuple[int, str]]] = {}

    def snapshot(self, audience: Audience, table: Table, number: int) -> str:
        """The whole view, encoded once however many ask for it."""
        known = self._snapshots.get(audience)
        if known is None or known[0] != number:
            knows = knowledge(table, audience.seat)
            if knows not in self._views:
                self._views[knows] = seen_next(table, knows)
            view = self._views[knows].told
            known = (number, encode(out.Snapshot(n=number, view=view, actions=offered(table, audience))))
            self._snapshots[audience] = known
        return known[1]

    def tell(
        self, audiences: Iterable[Audience], number: int, record: Recorded, before: Table, after: Table
    ) -> dict[Audience, str]:
        """Event number `number` as each audience may hear of it, with what it changed."""
        old, self._views = self._views, {}
        self._snapshots.clear()
        patches: dict[tuple[Seat, Seat], tuple[out.Told, dict[str, object]]] = {}
        encoded: dict[tuple[Seat, Seat, tuple[str, ...]], str] = {}
        frames: dict[Audience, str] = {}
        for audience in sorted(audiences, key=_watchers_first):
            knew, knows = knowledge(before, audience.seat), knowledge(after, audience.seat)
            if (knew, knows) not in patches:
                was = old.get(knew) or seen_next(before, knew)
                shared = self._shared(knew, knows, after, was)
                event = outward.told(tables.redact(record.event, knows), before)
                if shared and (WATCHER, WATCHER) in patches:
                    patches[knew, knows] = event, patches[WATCHER, WATCHER][1]
                else:
                    patches[knew, knows] = event, changes(was.told, self._next(knew, knows, after, was).told)
            offers = offered(after, audience)
            frame = encoded.get((knew, knows, tuple(offers)))
            if frame is None:
                event, patch = patches[knew, knows]
                happened = out.Happened(
                    n=number, at=record.at, event=event, patch=patch, actions=offers, who=record.who
                )
                frame = encoded[knew, knows, tuple(offers)] = encode(happened)
            frames[audience] = frame
            recent = self._recent.get(audience)
            if recent is None:
                recent = self._recent[audience] = deque(maxlen=REMEMBERED)
            recent.append((number, frame))
        return frames

    def _shared(self, knew: Seat, knows: Seat, after: Table, was: Seen) -> bool:
        """Whether those who know the key hear of the same changes as watchers, whose view was made just before."""
        if knew != knows or knows == WATCHER or WATCHER not in self._views:
            return False
        seen = with_key(after, knows, was, self._views[WATCHER])
        if seen is not None:
            self._views[knows] = seen
        return seen is not None

    def _next(self, knew: Seat, knows: Seat, after: Table, was: Seen) -> Seen:
        if knows not in self._views:
            self._views[knows] = seen_next(after, knows, was if knows == knew else None)
        return self._views[knows]

    def keep_only(self, audiences: set[Audience]) -> None:
        """Nobody is left in the other audiences: what they were told last is out of date from now on."""
        for audience in [told for told in self._recent if told not in audiences]:
            del self._recent[audience]

    def since(self, audience: Audience, number: int, head: int) -> list[str] | None:
        """What came after message `number`; None where a snapshot is needed."""
        if number == head:
            return []
        recent = self._recent.get(audience, ())
        missed = [frame for told, frame in recent if told > number]
        return missed if len(missed) == head - number else None


def _watchers_first(audience: Audience) -> bool:
    return audience.seat.role is Role.SPYMASTER


def knowledge(table: Table, seat: Seat) -> Seat:
    """One seat for all that know the same: who may see the key sees what the first spymaster sees, all others what a watcher sees."""
    game = table.game
    if game is None or not knows_key(seat, game.rules.mode, game.key.starting):
        return WATCHER
    return game.seats[0]


def offered(table: Table, audience: Audience) -> list[out.ActionName]:
    if table.game is None or table.closed:
        return []
    if audience.caller:
        return [name for name in actions(table.game, table.game.guesser) if name in CALLERS]  # type: ignore[misc]
    return list(actions(table.game, audience.seat))  # type: ignore[arg-type]
