"""What each audience is told of an event, with the work shared between audiences: the one door to all that is done for speed.

The slow and obvious way, for every event and every audience: make the view before, make the view after (`outward.table_seen`), send the
difference (`patch.diff`). That is the reference. The tests play random evenings and hold every frame from here against it. Whatever is done
here may only be faster, never different.

*What is shared, and why that is safe*

- **Views go by `Knowledge`, not by seat.** `engine.view.view_with(game, knowledge)` is not told any seat, so two seats with equal
  knowledge cannot have different views. For each state of the table (`Moment`) one view is made for each knowledge.
- **Knowledge is added to the public view, never taken away.** The public view is that of `NOTHING`, which knows no key. A view with a
  key is the public view with the fields in `engine.view.SECRET` filled in by the engine. If that step is forgotten, people see too little.
- **Most events tell nobody a key.** If an event leaves `engine.view.secrets_of` as it was, the secret fields are the same before and
  after it for every audience. They are then in nobody's patch: all audiences get the public patch. If the event changes them (a deal,
  an ending), there is one patch for each pair of what was known before and what is known now. So a frame that is shared by audiences
  with different knowledge holds public things only.
- **The next public view takes from the last what has not changed.** Unchanged are frozen values that are identical or equal. If
  anything but the game has changed at the table (`HOUSE`), all but the game is made again.
- **What an audience may do goes by situation.** `engine.view.situation` holds all that it depends on; the answers are remembered by it.
- **A frame is encoded once** for all audiences that hear the same and may do the same.

*What a new field must do*

- A field of `Game`: nothing, it stays hidden. If `actions` or `knowledge_of` reads it, it belongs into `engine.view.situation`; if
  `knowledge_of` or `known_key` reads it, into `engine.view.secrets_of`.
- A field of the engine's `View`: stand in `outward.game_view`, and in one of `DEALT`, `outward.REMADE`, `AS_IT_IS` and `GROWS`. If it
  depends on knowledge, it stands in `engine.view.SECRET` and in `REMADE`.
- A field of `outgoing.GameView` that the engine's view does not have: stand in `WORKED_OUT` with what it is worked out of, or in
  `DEALT_TOO`.
- A field of `Table`: nothing, `HOUSE` has all of them. If another part of the table's view than the game reads something new of the
  game, that belongs into `HOUSE`.

A test fails for each of these that is forgotten (tests/protocol/test_shared_views.py, tests/engine/test_knowledge.py).

*Patches that come from the event*

`SharedViews` asks one function for its patches: `patch_for(event, before, after, knew, knows)`. `from_games` reads most of them off the
game before and after the event (`game_patches.py`), and no view is made; `by_difference` compares two views. Both say the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from operator import attrgetter, is_
from typing import Final, NamedTuple, Protocol, TypeVar, cast

from msgspec import Raw
from msgspec.json import Encoder
from msgspec.structs import replace

from cryptonym.engine import Knowledge, Seat, View, actions
from cryptonym.engine.view import NOTHING, SECRET, secrets_of, situation
from cryptonym.engine.view import view_with as view_game
from cryptonym.protocol import outgoing as out
from cryptonym.protocol.game_patches import game_patch
from cryptonym.protocol.outward import REMADE, game_view, highest, table_told, told, turn_seen
from cryptonym.protocol.patch import changes
from cryptonym.table.events import TableEvent
from cryptonym.table.model import Table
from cryptonym.table.view import knowledge_of, redact_with, view_with

ENCODER: Final = Encoder()
CALLERS: Final = ("guess", "stop", "challenge")
"""What a caller does for the operatives on turn; they challenge in co-op alone (COOP-6)."""

Actions = tuple[out.ActionName, ...]
Patch = dict[str, object]


class Listener(Protocol):
    """An audience: a seat, and the caller as an audience of its own, with a watcher's knowledge and other things to do.

    There has to be one object for each, as what an audience may do is remembered by it.
    """

    @property
    def seat(self) -> Seat: ...
    @property
    def caller(self) -> bool: ...


Audience = TypeVar("Audience", bound=Listener)


class Heading(NamedTuple):
    """What a frame says beside the event: its number, when it happened, and by whom."""

    number: int
    at: int
    who: str | None


# --- views --------------------------------------------------------------------------------------------------------------


DEALT: Final = ("rules", "cards", "pictures")
"""Fields of a view that only a deal changes: with them, all of the game is told anew."""
AS_IT_IS: Final = frozenset({"touches", "challenged", "penalty_open", "enemy_covers", "last_stand", "hourglass"})
"""Fields of a view that are told in the engine's own form."""
GROWS: Final = "turns"
"""The field of a view that grows at its end: what has been told of it is kept."""
WORKED_OUT: Final[dict[str, tuple[frozenset[str], Callable[[View], object]]]] = {
    "highest": (frozenset({"left", "turn"}), highest),
}
"""What is told of a game beside the fields of the engine's view: what it is worked out of (and of what was dealt), and how."""
DEALT_TOO: Final = frozenset({"columns", "language"})
"""What is told of a game beside the fields of the engine's view, and changed by a deal alone."""

HOUSE: Final = (
    *(field.name for field in fields(Table) if field.name != "game"),
    *("game.rules", "game.key", "game.ending"),
)
"""All that a table's view depends on, but for what it tells of the game: who may sit where depends on the game's seats and on its end."""
_house = attrgetter(*HOUSE)
_all_but_the_game = attrgetter(*HOUSE, "game.cards", "game.pictures")


class Seen(NamedTuple):
    """A view, and what it was made of: from it the next view takes what has not changed."""

    told: out.TableSeen
    game: View | None
    house: tuple[object, ...] | None
    """The values of `HOUSE`; None without a game."""
    since: out.TableSeen | None = None
    """The view from which all but the game was taken."""
    fresh: frozenset[str] | None = None
    """The fields of the game that may be others than in that view; None for all of them."""


def public_view(table: Table, last: Seen | None = None) -> Seen:
    """The view of those who know no key; what has not changed since `last`, an earlier public view, is taken from there.

    It says what `outward.table_seen` says, at a fraction of its cost: most events change a few fields of the game.
    """
    if table.game is None:
        return Seen(table_told(table, view_with(table, NOTHING)), None, None)
    house = _house(table)
    if last is None or last.game is None or last.told.game is None:
        seen = view_with(table, NOTHING)
        return Seen(table_told(table, seen), seen.game, house)
    if last.house != house:
        seen = view_with(table, NOTHING)
        assert seen.game is not None
        game, _ = game_next(seen.game, table.card_language, last.game, last.told.game)
        return Seen(table_told(table, seen, game), seen.game, house)
    seen_game = view_game(table.game, NOTHING)
    game, fresh = game_next(seen_game, last.told.game.language, last.game, last.told.game)
    return Seen(replace(last.told, game=game), seen_game, house, last.told, fresh)


def game_next(seen: View, language: str, was: View, last: out.GameView) -> tuple[out.GameView, frozenset[str] | None]:
    """The game in the words of the wire, with all that has not changed since `was` taken from `last`, which tells of `was`.

    Also the names of the fields that were not taken from there; None if none was.
    """
    same_cards = seen.cards is was.cards and seen.pictures is was.pictures and language == last.language
    if not same_cards or seen.rules is not was.rules or len(seen.turns) < len(was.turns):
        return game_view(seen, language), None
    fresh: dict[str, object] = {
        name: REMADE[name](seen) if name in REMADE else new
        for name, new, old in zip(View._fields, seen, was, strict=True)
        if new is not old and new != old
    }
    if GROWS in fresh:
        fresh[GROWS] = _turns_next(seen, was, last)
    for name, (parts, work_out) in WORKED_OUT.items():
        if not parts.isdisjoint(fresh):
            fresh[name] = work_out(seen)
    return replace(last, **fresh), frozenset(fresh)


def _turns_next(seen: View, was: View, last: out.GameView) -> dict[str, out.TurnSeen]:
    same = list(map(is_, seen.turns, was.turns))
    first = same.index(False) if False in same else len(same)
    return last.turns | {str(number): turn_seen(turn) for number, turn in enumerate(seen.turns[first:], first)}


def with_secrets(table: Table, knowledge: Knowledge, public: Seen) -> Seen:
    """The view of those with this knowledge: the public view, and on top of it what they alone see."""
    if table.game is None or public.told.game is None:
        return public
    seen = view_game(table.game, knowledge)
    game = replace(public.told.game, **{name: REMADE[name](seen) for name in SECRET})
    return Seen(replace(public.told, game=game), seen, public.house)


class Moment:
    """A table between two events, and the views of it that have been asked for: one for each knowledge."""

    __slots__ = ("_last", "_views", "table")

    def __init__(self, table: Table, last: Seen | None = None) -> None:
        self.table = table
        self._last = last
        """The newest public view of an earlier moment, until this moment has one."""
        self._views: dict[Knowledge, Seen] = {}

    def seen(self, knowledge: Knowledge) -> Seen:
        """The view of an audience with this knowledge."""
        seen = self._views.get(knowledge)
        if seen is None:
            if knowledge is NOTHING:
                seen, self._last = public_view(self.table, self._last), None
            else:
                seen = with_secrets(self.table, knowledge, self.seen(NOTHING))
            self._views[knowledge] = seen
        return seen

    def next(self, table: Table) -> Moment:
        """The moment after this one."""
        return Moment(table, self._views.get(NOTHING, self._last))


# --- patches ------------------------------------------------------------------------------------------------------------


PatchFor = Callable[[TableEvent, Moment, Moment, Knowledge, Knowledge], Patch]
"""What an event changes in the view of an audience, from the moment before to the moment after it: (…, knew before, knows after)."""


def by_difference(event: TableEvent, before: Moment, after: Moment, knew: Knowledge, knows: Knowledge) -> Patch:
    """The patch as the difference of two views. If only the game can have changed, nothing else is compared."""
    was, now = before.seen(knew), after.seen(knows)
    if now.since is not was.told or was.told.game is None or now.told.game is None:
        return changes(was.told, now.told)
    patch = changes(was.told.game, now.told.game, now.fresh)
    return {"game": patch} if patch else {}


def from_games(event: TableEvent, before: Moment, after: Moment, knew: Knowledge, knows: Knowledge) -> Patch:
    """The same patch, read off the two games if nothing but the game has changed and nobody was told a secret."""
    was, now = before.table.game, after.table.game
    if was is None or now is None or knew is not NOTHING or knows is not NOTHING:
        return by_difference(event, before, after, knew, knows)
    if not all(map(is_, _all_but_the_game(before.table), _all_but_the_game(after.table))):
        return by_difference(event, before, after, knew, knows)
    patch = game_patch(was, now)
    return {"game": patch} if patch else {}


# --- frames -------------------------------------------------------------------------------------------------------------


class News(NamedTuple):
    """An event and its patch, encoded once for all audiences that hear the same."""

    event: Raw
    patch: Raw


class SharedViews:
    """Makes the frames of one table: snapshots of a moment, and what an event tells each audience."""

    def __init__(self, patch_for: PatchFor = from_games) -> None:
        self._patch_for = patch_for
        self._now: Moment | None = None

    def snapshot(self, audience: Listener, number: int, table: Table) -> str:
        """The frame with the whole view of an audience."""
        part = part_of(table, audience)
        view = self._moment(table).seen(part.knowledge).told
        return _encode(out.Snapshot(n=number, view=view, actions=list(part.actions)))

    def frames(
        self, audiences: Iterable[Audience], heading: Heading, event: TableEvent, before: Table, after: Table
    ) -> dict[Audience, str]:
        """For each audience its frame: the event as it may hear of it, the patch, and what it may do now."""
        was = self._moment(before)
        now = self._now = was.next(after)
        parts = _parts(after)
        public = None if _tells_a_secret(before, after) else self._news(event, was, now, NOTHING, NOTHING)
        others: dict[tuple[Knowledge, Knowledge], News] = {}
        encoded: dict[tuple[int, Actions], str] = {}
        frames: dict[Audience, str] = {}
        for audience in audiences:
            knows, offered = parts.get(audience) or part_of(after, audience)
            news = public
            if news is None:
                pair = (knowledge_of(before, audience.seat), knows)
                news = others.get(pair)
                if news is None:
                    news = others[pair] = self._news(event, was, now, *pair)
            frame = encoded.get((id(news), offered))
            if frame is None:
                frame = encoded[id(news), offered] = _frame(heading, news, offered)
            frames[audience] = frame
        return frames

    def _moment(self, table: Table) -> Moment:
        """The moment that `table` is; a new one, made from nothing, if it is not the one that was told of last."""
        if self._now is None or self._now.table is not table:
            self._now = Moment(table)
        return self._now

    def _news(self, event: TableEvent, before: Moment, after: Moment, knew: Knowledge, knows: Knowledge) -> News:
        heard = told(redact_with(event, knows), before.table)
        patch = self._patch_for(event, before, after, knew, knows)
        return News(Raw(ENCODER.encode(heard)), Raw(ENCODER.encode(patch)))


def _tells_a_secret(before: Table, after: Table) -> bool:
    """True if the patches of audiences with different knowledge may differ."""
    was, now = before.game, after.game
    return was is None or now is None or not all(map(is_, secrets_of(was), secrets_of(now)))


def _frame(heading: Heading, news: News, offered: Actions) -> str:
    event, patch = cast(out.Told, news.event), cast(dict[str, object], news.patch)
    number, at, who = heading
    return _encode(out.Happened(n=number, at=at, event=event, patch=patch, actions=list(offered), who=who))


def _encode(message: out.Outgoing) -> str:
    return ENCODER.encode(message).decode()


# --- what one knows and may do ------------------------------------------------------------------------------------------


class Part(NamedTuple):
    """What an audience knows and may do at present."""

    knowledge: Knowledge
    actions: Actions


def part_of(table: Table, audience: Listener) -> Part:
    """What an audience knows and may do now."""
    parts = _parts(table)
    part = parts.get(audience)
    if part is None:
        part = parts[audience] = Part(knowledge_of(table, audience.seat), _offered(table, audience))
    return part


def _offered(table: Table, audience: Listener) -> Actions:
    game = table.game
    if game is None or table.closed:
        return ()
    seat = game.guesser if audience.caller else audience.seat
    named = cast(Actions, actions(game, seat))
    return tuple(name for name in named if not audience.caller or name in CALLERS)


def _parts(table: Table) -> dict[Listener, Part]:
    """The parts that are known in the table's situation: the same situations come again in every game."""
    game = table.game
    return _PARTS.setdefault(None if game is None else (table.closed, situation(game)), {})


_PARTS: Final[dict[object, dict[Listener, Part]]] = {}
"""By situation. No table's own, so there are only so many."""
