"""What audiences are told, put together, is what they would see if it were made from nothing: patches, shared frames, what is offered."""

from __future__ import annotations

import json
import random

import msgspec
import pytest
from tests.evenings import EVERYBODY, offered, random_evening, should_hear
from tests.players import VARIANTS, name_of
from tests.tables import PEOPLE, dealt, done, joined, seated

from cryptonym.engine import SEATS, Mode, Rules, actions
from cryptonym.protocol import outward
from cryptonym.protocol.patch import changes, diff, merge
from cryptonym.protocol.shared_views import SharedViews, part_of
from cryptonym.server.sockets.connection import audience_of
from cryptonym.server.stores.record import Recorded
from cryptonym.server.tables.audiences import Audiences
from cryptonym.table import CallOff, NameCaller, Settings, TableClosed, evolve, seat_of
from cryptonym.table.view import knowledge_of


@pytest.mark.parametrize("rules", VARIANTS[::2], ids=name_of)
def test_patches_put_together_are_the_view_made_from_nothing(rules: Rules) -> None:
    audiences = Audiences()
    views: dict[object, dict[str, object]] = {}
    lot = random.Random(7)
    for number, (before, event, after) in enumerate(random_evening(rules, 3, 120), start=1):
        here = [audience for audience in EVERYBODY if audience in views or lot.random() < 0.3]
        for audience in here:
            if audience not in views:
                views[audience] = json.loads(audiences.snapshot(audience, before, number - 1))["view"]
        frames = audiences.tell(here, number, Recorded(number, "ann", event), before, after)
        for audience in here:
            told = json.loads(frames[audience])
            views[audience] = merge(views[audience], told["patch"])
            whole = msgspec.json.decode(msgspec.json.encode(outward.table_seen(after, audience.seat)))
            assert views[audience] == whole, (number, event)
            knew, knows = knowledge_of(before, audience.seat), knowledge_of(after, audience.seat)
            expected = should_hear(audience, event, before, after, knew, knows)
            assert {name: told[name] for name in expected} == expected, (number, event)
            assert told["actions"] == list(part_of(after, audience).actions)


@pytest.mark.parametrize("rules", VARIANTS[::2], ids=name_of)
def test_what_is_offered_is_what_the_rules_offer(rules: Rules) -> None:
    for _, _, after in random_evening(rules, 11, 150):
        for seat in SEATS:
            expected = [] if after.game is None else list(actions(after.game, seat))
            assert list(part_of(after, audience_of(seat)).actions) == expected


@pytest.mark.parametrize("mode", Mode)
def test_a_closed_table_offers_nothing_whatever_it_offered_before(mode: Mode) -> None:
    table = dealt(seated(Settings(Rules(mode=mode))))
    closed = evolve(table, TableClosed())
    for audience in EVERYBODY:
        assert list(part_of(table, audience).actions) == offered(table, audience)
        assert part_of(closed, audience).actions == ()
        assert part_of(closed, audience).knowledge is part_of(table, audience).knowledge


@pytest.mark.parametrize("rules", VARIANTS[::3], ids=name_of)
def test_changes_between_views_are_what_a_diff_of_their_json_finds(rules: Rules) -> None:
    for before, _, after in random_evening(rules, 5, 60):
        for seat in SEATS:
            old, new = outward.table_seen(before, seat), outward.table_seen(after, seat)
            assert msgspec.to_builtins(changes(old, new)) == diff(msgspec.to_builtins(old), msgspec.to_builtins(new))


def test_whoever_has_no_seat_is_told_as_a_watcher() -> None:
    table = joined(seated(), PEOPLE[6])
    assert audience_of(seat_of(table, PEOPLE[6])) is audience_of(SEATS[-1])
    assert done(table, "ann", NameCaller(PEOPLE[6])).caller == PEOPLE[6]


@pytest.mark.parametrize("mode", Mode)
def test_key_3_who_shares_a_view_knows_the_same(mode: Mode) -> None:
    """Audiences share work by what they know: for each seat, the view that it shares is its own."""
    before = seated(Settings(Rules(mode=mode)))
    during = dealt(before)
    over = done(during, "ann", CallOff())
    for table in (before, during, over):
        views = SharedViews()
        for seat in SEATS:
            shown = json.loads(views.snapshot(audience_of(seat), 1, table))["view"]
            assert shown == json.loads(msgspec.json.encode(outward.table_seen(table, seat)))
