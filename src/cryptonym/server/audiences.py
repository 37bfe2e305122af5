"""What each audience has been told: its view at the table's number, and the last messages for those who resume (ADR 0003).

An audience is a seat; the caller is one of its own, with a watcher's knowledge and other things to do. Audiences that know the same share
the work: there are at most two views of a table, with the key and without, and most frames are encoded once for several audiences.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, cast

from cryptonym import table as tables
from cryptonym.engine import WATCHER, Role, Seat, actions
from cryptonym.engine.view import knows_key
from cryptonym.protocol import outgoing as out
from cryptonym.protocol import outward
from cryptonym.protocol.outward import Seen, seen_changes, seen_next, with_key
from cryptonym.server.connection import Audience, encode
from cryptonym.server.record import Recorded
from cryptonym.table import Table

REMEMBERED: Final = 64
"""How many messages an audience can fall behind and still resume without a snapshot."""
CALLERS: Final = ("guess", "stop")
"""What a caller does for the team on turn."""


Actions = tuple[out.ActionName, ...]
Patches = dict[tuple[bool, bool], tuple[out.Told, dict[str, object]]]


class Audiences:
    def __init__(self) -> None:
        self._views: dict[bool, Seen] = {}
        """By whether the key is known, at the table's present number."""
        self._snapshots: dict[Audience, tuple[int, str]] = {}
        self._recent: dict[Audience, deque[str]] = {}
        """The last messages of each audience that has somebody in it, up to the table's present number."""

    def snapshot(self, audience: Audience, table: Table, number: int) -> str:
        """The whole view, encoded once however many ask for it."""
        known = self._snapshots.get(audience)
        if known is None or known[0] != number:
            knows = sees_key(table, audience.seat)
            if knows not in self._views:
                self._views[knows] = seen_next(table, _somebody(table, knows))
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
        offers = _offers(after)
        patches: Patches = {}
        encoded: dict[tuple[int, Actions], str] = {}
        frames: dict[Audience, str] = {}
        same_game = before.game is not None and after.game is not None and before.game.key is after.game.key
        for audience in sorted(audiences, key=_watchers_first):
            knows = sees_key(after, audience.seat)
            pair = (knows if same_game else sees_key(before, audience.seat)), knows
            if pair not in patches:
                patches[pair] = self._change(pair, old.get(pair[0]), record, before, after, patches)
            event, patch = patches[pair]
            offered = offers(audience)
            same = (id(patch), offered)
            frame = encoded.get(same)
            if frame is None:
                happened = out.Happened(
                    n=number, at=record.at, event=event, patch=patch, actions=list(offered), who=record.who
                )
                frame = encoded[same] = encode(happened)
            frames[audience] = frame
            recent = self._recent.get(audience)
            if recent is None:
                recent = self._recent[audience] = deque(maxlen=REMEMBERED)
            recent.append(frame)
        return frames

    def _change(
        self,
        pair: tuple[bool, bool],
        was: Seen | None,
        record: Recorded,
        before: Table,
        after: Table,
        patches: Patches,
    ) -> tuple[out.Told, dict[str, object]]:
        """What those hear of an event who knew the key before it or not, and know it now or not."""
        knew, knows = pair
        was = was or seen_next(before, _somebody(before, knew))
        seat, watching, watchers = _somebody(after, knows), self._views.get(False), patches.get((False, False))
        if knows not in self._views:
            if knows and watching is not None:
                self._views[knows] = with_key(after, seat, was, watching)
            else:
                self._views[knows] = seen_next(after, seat, was if knows == knew else None)
        now = self._views[knows]
        if watchers is not None and knew and knows and _has_same_key(was, now):
            return watchers
        event = outward.told(tables.redact(record.event, seat), before)
        return event, seen_changes(was, now)

    def keep_only(self, audiences: set[Audience]) -> None:
        """Nobody is left in the other audiences: what they were told last is out of date from now on."""
        for audience in [told for told in self._recent if told not in audiences]:
            del self._recent[audience]

    def since(self, audience: Audience, number: int, head: int) -> list[str] | None:
        """What came after message `number`; None where a snapshot is needed."""
        if number == head:
            return []
        recent, missing = self._recent.get(audience, ()), head - number
        return list(recent)[-missing:] if 0 < missing <= len(recent) else None


def _has_same_key(was: Seen, now: Seen) -> bool:
    """Whether nothing has changed for those who know the key but what has changed for everybody."""
    return bool(was.told.game and was.told.game.key and now.told.game and was.told.game.key is now.told.game.key)


def _watchers_first(audience: Audience) -> bool:
    return audience.seat.role is Role.SPYMASTER


def sees_key(table: Table, seat: Seat) -> bool:
    """Whether the seat sees the key of the game on the table while it runs."""
    game = table.game
    return seat.role is Role.SPYMASTER and game is not None and knows_key(seat, game.rules.mode, game.key.starting)


def _somebody(table: Table, knows: bool) -> Seat:
    """One seat for all that know the same: who sees the key sees what the first spymaster sees, all others what a watcher sees."""
    return table.game.seats[0] if knows and table.game is not None else WATCHER


def offered(table: Table, audience: Audience) -> list[out.ActionName]:
    """What an audience may do now."""
    return list(_offers(table)(audience))


def _offers(table: Table) -> Callable[[Audience], Actions]:
    """What each audience may do now. The same situations come again in every game, so what is offered in them is remembered."""
    game = table.game
    if game is None or table.closed:
        return lambda audience: ()
    let_pass = game.clue is not None and game.clue.let_pass
    situation = (
        game.phase,
        game.turn,
        game.touches > 0,
        game.challenged,
        game.penalty_open,
        let_pass,
        game.rules.mode,
        game.key.starting,
    )
    known = _KNOWN.setdefault(situation, {})

    def offer(audience: Audience) -> Actions:
        found = known.get(audience)
        if found is None:
            seat = game.guesser if audience.caller else audience.seat
            named = cast(Actions, actions(game, seat))
            found = known[audience] = tuple(name for name in named if not audience.caller or name in CALLERS)
        return found

    return offer


_KNOWN: Final[dict[tuple[object, ...], dict[Audience, Actions]]] = {}
