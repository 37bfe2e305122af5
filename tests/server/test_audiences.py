"""What audiences are told, put together, is what they would see if it were made from nothing: patches, shared frames, what is offered."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import msgspec
import pytest
from tests.players import VARIANTS, name_of, random_move
from tests.tables import PEOPLE, deal_for, done, joined, seated

from cryptonym.engine import SEATS, Rules, Violation, actions
from cryptonym.protocol import outward
from cryptonym.protocol.patch import changes, diff, merge
from cryptonym.server.sockets.connection import audience_of
from cryptonym.server.stores.record import Recorded
from cryptonym.server.tables.audiences import Audiences, part_of
from cryptonym.table import (
    CallOff,
    DelayWatchers,
    KeepCode,
    Mute,
    NameCaller,
    Pause,
    Play,
    RequestSeat,
    Settings,
    Stand,
    SwitchTalk,
    Table,
    TableCommand,
    TableEvent,
    decide,
    evolve,
    seat_of,
)

EVERYBODY = [*(audience_of(seat) for seat in SEATS), audience_of(SEATS[-1], True)]


def random_evening(rules: Rules, seed: int, moves: int) -> Iterator[tuple[Table, TableEvent, Table]]:
    """Moves of a game, and between them what else people ask for: before, event, after."""
    lot = random.Random(seed)
    table = joined(seated(Settings(rules)), *PEOPLE[5:])
    for move in range(moves):
        commands: list[tuple[str | None, TableCommand]] = [
            (PEOPLE[5], RequestSeat(lot.choice(SEATS[:4]))),
            ("ann", NameCaller(lot.choice((None, PEOPLE[6])))),
            ("ann", Mute(PEOPLE[6], lot.random() < 0.5)),
            ("ann", SwitchTalk(lot.random() < 0.5)),
            ("ann", KeepCode(lot.random() < 0.5)),
            ("ann", DelayWatchers(lot.randrange(61))),
            ("ann", Pause(lot.random() < 0.5, move * 1000)),
            (PEOPLE[6], Stand()),
        ]
        who, command = lot.choice(commands)
        if not table.is_playing:
            who, command = "ann", deal_for(table, seed=seed + move, at=move * 1000)
        elif lot.random() < 0.02:
            who, command = "ann", CallOff()
        elif lot.random() < 0.8 and table.game is not None:
            seat, played = random_move(table.game, lot, move * 1000)
            who = next((person.id for person in table.people if person.seat == seat), None)
            command = Play(played)
        decision = decide(table, who, command)
        if isinstance(decision, Violation):
            continue
        for event in decision:
            after = evolve(table, event)
            yield table, event, after
            table = after


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
            assert told["actions"] == list(part_of(after, audience).actions)


@pytest.mark.parametrize("rules", VARIANTS[::2], ids=name_of)
def test_what_is_offered_is_what_the_rules_offer(rules: Rules) -> None:
    for _, _, after in random_evening(rules, 11, 150):
        for seat in SEATS:
            expected = [] if after.game is None else list(actions(after.game, seat))
            assert list(part_of(after, audience_of(seat)).actions) == expected


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
