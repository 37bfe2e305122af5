"""What each audience has been told: its view at the table's number, and the last messages for those who resume (ADR 0003).

An audience is a seat; the caller is one of its own, with a watcher's knowledge and other things to do. Audiences that know the same share
the work: there are at most two views of a table, with the key and without, and most frames are encoded once for several audiences.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import Final, NamedTuple, cast

from msgspec import Raw

from cryptonym import table as tables
from cryptonym.engine import WATCHER, Role, Seat, actions
from cryptonym.engine.view import knows_key
from cryptonym.protocol import outgoing as out
from cryptonym.protocol import outward
from cryptonym.protocol.outward import Seen, seen_changes, seen_next, with_key
from cryptonym.server.sockets.connection import ENCODER, Audience, encode
from cryptonym.server.stores.record import Recorded
from cryptonym.table import Table

REMEMBERED: Final = 64
"""How many messages an audience can fall behind and still resume without a snapshot."""
CALLERS: Final = ("guess", "stop", "challenge")
"""What a caller does for the operatives on turn; they challenge in co-op alone (COOP-6)."""


Actions = tuple[out.ActionName, ...]


class Part(NamedTuple):
    """What an audience may know and do at present."""

    sees_key: bool
    actions: Actions


class News(NamedTuple):
    """An event and the patch that goes with it, encoded once for all who hear the same."""

    event: Raw
    patch: Raw


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
            part = part_of(table, audience)
            view = _look(self._views, table, part.sees_key).told
            known = (number, encode(out.Snapshot(n=number, view=view, actions=list(part.actions))))
            self._snapshots[audience] = known
        return known[1]

    def tell(
        self, audiences: Collection[Audience], number: int, record: Recorded, before: Table, after: Table
    ) -> dict[Audience, str]:
        """Event number `number` as each audience may hear of it, with what it changed."""
        old, self._views = self._views, {}
        self._snapshots.clear()
        parts = _parts(after)
        # With the same key as before, who knows it hears what everybody hears.
        shared = self._news((False, False), old, record, before, after) if _has_same_key(before, after) else None
        news: dict[tuple[bool, bool], News] = {}
        encoded: dict[tuple[int, Actions], str] = {}
        frames: dict[Audience, str] = {}
        for audience in audiences:
            sees, offered = parts.get(audience) or part_of(after, audience)
            told = shared
            if told is None:
                pair = (sees_key(before, audience.seat), sees)
                told = news.get(pair)
                if told is None:
                    told = news[pair] = self._news(pair, old, record, before, after)
            frame = encoded.get((id(told), offered))
            if frame is None:
                frame = encoded[id(told), offered] = _message(number, record, told, offered)
            frames[audience] = frame
            recent = self._recent.get(audience)
            if recent is None:
                recent = self._recent[audience] = deque(maxlen=REMEMBERED)
            recent.append(frame)
        return frames

    def _news(
        self, pair: tuple[bool, bool], old: dict[bool, Seen], record: Recorded, before: Table, after: Table
    ) -> News:
        """What those hear of an event who knew the key before it or not, and know it now or not."""
        knew, knows = pair
        was = _look(old, before, knew)
        now = _look(self._views, after, knows, old.get(False))
        event = outward.told(tables.redact(record.event, _somebody(after, knows)), before)
        return News(Raw(ENCODER.encode(event)), Raw(ENCODER.encode(seen_changes(was, now))))

    def keep_only(self, audiences: set[Audience]) -> None:
        """Nobody is left in the other audiences: what they were told last is out of date from now on."""
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


def _look(views: dict[bool, Seen], table: Table, knows: bool, last: Seen | None = None) -> Seen:
    """The view with the key or without, made where it is not among `views`; from `last`, a view without it, comes what has not changed."""
    if knows not in views:
        views[knows] = (
            with_key(table, _somebody(table, knows), _look(views, table, False, last))
            if knows
            else seen_next(table, WATCHER, last)
        )
    return views[knows]


def _message(number: int, record: Recorded, news: News, offered: Actions) -> str:
    event, patch = cast(out.Told, news.event), cast(dict[str, object], news.patch)
    return encode(out.Happened(n=number, at=record.at, event=event, patch=patch, actions=list(offered), who=record.who))


def _has_same_key(before: Table, after: Table) -> bool:
    """Whether nothing has changed for those who know the key but what has changed for everybody."""
    was, now = before.game, after.game
    return was is not None and now is not None and was.key is now.key and not now.is_over


def sees_key(table: Table, seat: Seat) -> bool:
    """Whether the seat sees the key of the game on the table while it runs."""
    game = table.game
    return seat.role is Role.SPYMASTER and game is not None and knows_key(seat, game.rules.mode, game.key.starting)


def _somebody(table: Table, knows: bool) -> Seat:
    """One seat for all that know the same: who sees the key sees what the first spymaster sees, all others what a watcher sees."""
    return table.game.seats[0] if knows and table.game is not None else WATCHER


def part_of(table: Table, audience: Audience) -> Part:
    parts = _parts(table)
    part = parts.get(audience)
    if part is None:
        part = parts[audience] = Part(sees_key(table, audience.seat), _offered(table, audience))
    return part


def _offered(table: Table, audience: Audience) -> Actions:
    game = table.game
    if game is None or table.closed:
        return ()
    seat = game.guesser if audience.caller else audience.seat
    named = cast(Actions, actions(game, seat))
    return tuple(name for name in named if not audience.caller or name in CALLERS)


def _parts(table: Table) -> dict[Audience, Part]:
    """What is known of the situation that the table is in: the same ones come again in every game."""
    game = table.game
    if game is None:
        return _KNOWN.setdefault((), {})
    situation = (
        table.closed,
        game.phase,
        game.turn,
        game.touches > 0,
        game.challenged,
        game.penalty_open,
        game.clue is not None and game.clue.let_pass,
        game.rules.mode,
        game.key.starting,
    )
    return _KNOWN.setdefault(situation, {})


_KNOWN: Final[dict[tuple[object, ...], dict[Audience, Part]]] = {}
"""By situation: no table's own, so there are only so many of them."""
