"""Shared views say what views made from nothing say; nothing secret is shared; nothing that they depend on is forgotten."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields as dataclass_fields
from functools import cache
from importlib import import_module
from typing import Any, cast

import pytest
from msgspec.structs import fields
from tests.evenings import EVERYBODY, difference, plain, random_evening, should_hear
from tests.players import VARIANTS, name_of
from tests.reads import undeclared, watched
from tests.tables import dealt, seated

from cryptonym.engine import (
    BLUE_SPYMASTER,
    RED_SPYMASTER,
    WATCHER,
    Game,
    Key,
    Knowledge,
    Mode,
    Rules,
    Seat,
    View,
)
from cryptonym.engine.model import changed
from cryptonym.engine.view import KEYS, NOTHING, SECRET, WITH_KEY, knowing
from cryptonym.engine.view import view_with as view_game
from cryptonym.protocol import outgoing as out
from cryptonym.protocol import shared_views
from cryptonym.protocol.game_patches import FIXED, OF_THE_PHASE, PLAIN, TOLD_OTHERWISE
from cryptonym.protocol.outward import REMADE, game_view, table_told
from cryptonym.protocol.patch import changes
from cryptonym.protocol.shared_views import (
    AS_IT_IS,
    DEALT,
    DEALT_TOO,
    GROWS,
    HOUSE,
    WORKED_OUT,
    Heading,
    Moment,
    SharedViews,
    game_next,
)
from cryptonym.server.sockets.connection import Audience, audience_of
from cryptonym.table import Table, TableEvent
from cryptonym.table.view import knowledge_of, view_with

OTHER_SIDE = "other side"
RED, BLUE, WATCHING = audience_of(RED_SPYMASTER), audience_of(BLUE_SPYMASTER), audience_of(WATCHER)
KnowledgeOf = Callable[[Table, Seat], Knowledge]


def heard(frame: str) -> dict[str, Any]:
    told = json.loads(frame)
    return {name: told[name] for name in ("event", "patch", "actions")}


def other_key(game: Game) -> Key:
    """A second key: the first one read from the last card to the first."""
    return Key(game.key.starting, game.key.identities[::-1])


@pytest.fixture
def two_keys(monkeypatch: pytest.MonkeyPatch) -> KnowledgeOf:
    """A variant with a key for each side, made up: the blue spymaster sees another one than the red. Who knows what there."""

    def each_their_own(table: Table, seat: Seat) -> Knowledge:
        known = knowledge_of(table, seat)
        return knowing(OTHER_SIDE) if table.is_playing and seat == BLUE_SPYMASTER and known is WITH_KEY else known

    monkeypatch.setitem(KEYS, OTHER_SIDE, other_key)
    monkeypatch.setattr(shared_views, "knowledge_of", each_their_own)
    monkeypatch.setattr(shared_views, "_PARTS", {})
    return each_their_own


@pytest.mark.parametrize("patch_for", [shared_views.from_games, shared_views.by_difference])
@pytest.mark.parametrize("rules", VARIANTS[1::2], ids=name_of)
def test_every_frame_says_what_views_made_from_nothing_say(rules: Rules, patch_for: shared_views.PatchFor) -> None:
    views = SharedViews(patch_for)
    for number, (before, event, after) in enumerate(random_evening(rules, 21, 120), start=1):
        frames = views.frames(EVERYBODY, Heading(number, number, "ann"), event, before, after)
        for audience, frame in frames.items():
            knew, knows = knowledge_of(before, audience.seat), knowledge_of(after, audience.seat)
            assert heard(frame) == should_hear(audience, event, before, after, knew, knows), (number, event)


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_most_patches_are_read_off_the_games_and_are_those_of_the_views(
    rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[TableEvent] = []
    by_difference = shared_views.by_difference

    def noted(event: TableEvent, *args: Any) -> Any:
        asked.append(event)
        return by_difference(event, *args)

    evening = list(random_evening(rules, 5, 150))
    views = [(Moment(before), event, Moment(after)) for before, event, after in evening]
    expected = [plain(by_difference(event, before, after, NOTHING, NOTHING)) for before, event, after in views]
    monkeypatch.setattr(shared_views, "by_difference", noted)
    found = [plain(shared_views.from_games(event, before, after, NOTHING, NOTHING)) for before, event, after in views]
    assert found == expected
    quick = [event for _, event, _ in evening if type(event).__module__ == "cryptonym.engine.events"]
    assert len([event for event in quick if event in asked]) < len(quick) / 3, "deals and endings"


def test_every_field_of_a_game_has_its_place_among_the_patches() -> None:
    named = {field.name for field in dataclass_fields(Game)}
    assert named == FIXED | PLAIN.keys() | OF_THE_PHASE | TOLD_OTHERWISE


@pytest.mark.parametrize("rules", [VARIANTS[0], VARIANTS[-1]], ids=name_of)
def test_with_two_keys_as_well(rules: Rules, two_keys: KnowledgeOf) -> None:
    views = SharedViews()
    for number, (before, event, after) in enumerate(random_evening(rules, 4, 120), start=1):
        frames = views.frames(EVERYBODY, Heading(number, number, "ann"), event, before, after)
        for audience, frame in frames.items():
            knew, knows = two_keys(before, audience.seat), two_keys(after, audience.seat)
            assert heard(frame) == should_hear(audience, event, before, after, knew, knows), (number, event)


def test_key_3_each_side_is_dealt_its_own_key(two_keys: KnowledgeOf) -> None:
    for before, event, after in random_evening(Rules(), 4, 1):
        if after.game is not None:
            frames = SharedViews().frames([RED, BLUE, WATCHING], Heading(1, 1, None), event, before, after)
            keys = {who: heard(frame)["patch"]["game"].get("key") for who, frame in frames.items()}
            red, blue = plain(after.game.key.identities), plain(other_key(after.game).identities)
            assert keys == {RED: red, BLUE: blue, WATCHING: None}
            assert red != blue
            return
    raise AssertionError("nothing was dealt")


def test_key_3_snapshots_show_each_their_own_key(two_keys: KnowledgeOf) -> None:
    table, views = dealt(seated()), SharedViews()
    assert table.game is not None
    shown = {who: json.loads(views.snapshot(who, 1, table))["view"]["game"].get("key") for who in (RED, BLUE, WATCHING)}
    assert shown == {
        RED: plain(table.game.key.identities),
        BLUE: plain(other_key(table.game).identities),
        WATCHING: None,
    }


@pytest.mark.parametrize("mode", [Mode.TEAMS, Mode.TRIO])
def test_key_3_only_what_is_public_is_shared_between_those_who_know_different_keys(
    mode: Mode, two_keys: KnowledgeOf
) -> None:
    """Two audiences get the same frame if they knew and know the same, or if it is the frame of those who know nothing."""
    views, shared, apart = SharedViews(), 0, 0
    for number, (before, event, after) in enumerate(random_evening(Rules(mode=mode), 8, 200), start=1):
        frames = views.frames(EVERYBODY, Heading(number, number, "ann"), event, before, after)
        known: dict[int, set[tuple[Knowledge, Knowledge]]] = {}
        for audience, frame in frames.items():
            pair = (two_keys(before, audience.seat), two_keys(after, audience.seat))
            known.setdefault(id(frame), set()).add(pair)
        public = difference(before, after, NOTHING, NOTHING)
        for frame in frames.values():
            pairs = known[id(frame)]
            shared += len(pairs) > 1
            assert len(pairs) == 1 or heard(frame)["patch"] == public
        apart += len({pair for pairs in known.values() for pair in pairs}) > 2
    assert shared > 50
    assert apart > 50


# --- patches from elsewhere -----------------------------------------------------------------------------------------------


def test_patches_can_come_from_another_function_and_then_no_view_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    def from_nothing(_: TableEvent, before: Moment, after: Moment, knew: Knowledge, knows: Knowledge) -> Any:
        return difference(before.table, after.table, knew, knows)

    def told(views: SharedViews) -> list[dict[Audience, Any]]:
        return [
            {who: heard(frame) for who, frame in views.frames(EVERYBODY, Heading(1, 1, "ann"), *step).items()}
            for step in ((event, before, after) for before, event, after in random_evening(Rules(), 13, 150))
        ]

    expected = told(SharedViews())
    monkeypatch.setattr(shared_views, "public_view", None)
    assert told(SharedViews(from_nothing)) == expected


def test_a_snapshot_is_right_after_patches_that_needed_no_view() -> None:
    views = SharedViews(lambda *_: {})
    for number, (before, event, after) in enumerate(random_evening(Rules(), 13, 60), start=1):
        if number % 7 == 0:
            shown = json.loads(views.snapshot(RED, number, before))["view"]
            assert shown == plain(table_told(before, view_with(before, knowledge_of(before, RED_SPYMASTER))))
        views.frames([RED], Heading(number, number, None), event, before, after)


def test_a_table_that_was_not_told_of_last_is_looked_at_anew() -> None:
    """What is remembered belongs to one state of the table; for any other it is not used."""
    steps = list(random_evening(Rules(), 13, 60))
    views = SharedViews()
    for before, event, after in [*steps[::3], *reversed(steps)]:
        frame = views.frames([RED], Heading(1, 1, None), event, before, after)[RED]
        knew, knows = knowledge_of(before, RED_SPYMASTER), knowledge_of(after, RED_SPYMASTER)
        assert heard(frame) == should_hear(RED, event, before, after, knew, knows)


# --- what must not be forgotten -------------------------------------------------------------------------------------------


@cache
def some_tables() -> tuple[Table, ...]:
    return tuple(after for rules in VARIANTS for _, _, after in random_evening(rules, 2, 80))


def some_views() -> list[View]:
    games = [table.game for table in some_tables() if table.game is not None]
    return [view_game(game, knowledge) for game in games for knowledge in (NOTHING, WITH_KEY)]


def test_every_field_of_a_view_has_its_place() -> None:
    places = [*DEALT, *REMADE, *AS_IT_IS, GROWS]
    assert sorted(places) == sorted(View._fields), "a new field of the engine's View: see the top of shared_views.py"
    told = {field.name for field in fields(out.GameView)}
    assert told == {*View._fields, *WORKED_OUT, *DEALT_TOO}, "a new field of GameView: see the top of shared_views.py"
    assert set(SECRET) <= REMADE.keys()


@pytest.mark.parametrize("name", View._fields)
def test_a_change_of_any_one_field_is_told(name: str) -> None:
    """From each value that a field can have to each other, with all else as it was: the next view is the one made from nothing."""
    views = some_views()
    made_up = {"pictures": [frozenset({3})]}
    values = {repr(getattr(view, name)): getattr(view, name) for view in views}
    several = [*values.values(), *made_up.get(name, [])][:40]
    assert len(several) > 1, f"no game here has another {name}: let some_tables() have one"
    was = views[len(views) // 2]
    for old in several:
        before = was._replace(**{name: old})
        last = game_view(before, "en")
        for new in several:
            now = before._replace(**{name: new})
            game, fresh = game_next(now, "en", before, last)
            assert game == game_view(now, "en")
            assert changes(last, game, fresh) == changes(last, game)


def test_another_language_of_the_cards_is_told() -> None:
    view = some_views()[0]
    game, fresh = game_next(view, "it", view, game_view(view, "en"))
    assert game == game_view(view, "it")
    assert fresh is None


def test_what_a_house_depends_on_of_its_game_is_in_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of a table's view but the game is kept while `HOUSE` is as it was."""
    nothing = game_view(some_views()[0], "en")
    monkeypatch.setattr(import_module("cryptonym.table.view"), "view_game", lambda game, knowledge: None)
    read: set[str] = set()
    for table in some_tables():
        if table.game is not None:
            noting = changed(table, game=watched(table.game, read))
            table_told(noting, view_with(noting, NOTHING), nothing)
    assert read, "seats depend on the mode of the game under way"
    declared = {name.removeprefix("game.") for name in HOUSE if name.startswith("game.")}
    assert not undeclared(read, declared | {f"{name}.*" for name in declared})


def test_every_other_field_of_a_table_belongs_to_the_house() -> None:
    table = dealt(seated())
    for name in vars(table):
        if name != "game":
            was, now = shared_views.public_view(table), changed(table, **{name: cast(Any, object())})
            assert was.house is not None
            assert was.house != shared_views._house(now), name
