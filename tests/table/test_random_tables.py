"""Random evenings: whatever people ask for, the table stays a table, and its stream replays."""

from __future__ import annotations

import json
import random
from functools import reduce

import msgspec
import pytest
from tests.players import random_move
from tests.tables import PEOPLE, deal_for, laid

from cryptonym.engine import GRID_5X4, GRID_5X5, SEATS, Mode, Role, Rules, Team, Violation
from cryptonym.protocol.outgoing import TableSeen
from cryptonym.protocol.outward import table_seen, told
from cryptonym.protocol.patch import diff, merge
from cryptonym.table import (
    Assign,
    CallOff,
    ChangeSettings,
    HandOver,
    Join,
    Kick,
    Kind,
    Leave,
    LockDoor,
    Pause,
    Play,
    Rename,
    Settings,
    ShuffleTeams,
    Sit,
    Stand,
    Table,
    TableCommand,
    TableEvent,
    TableOpened,
    begin,
    decide,
    evolve,
    redact,
    replace_host,
    time_out,
)
from cryptonym.table.log import TABLE

NAMES = ("Ann", "ann", "Łucja", "x" * 24, "", "Bo\u0000b", "Bob 2")


def random_settings(lot: random.Random) -> Settings:
    clock = lot.choice((None, 30))
    rules = Rules(
        lot.choice((GRID_5X5, GRID_5X4)),
        lot.choice(tuple(Mode)),
        assassin_ending=lot.random() < 0.5,
        clue_seconds=clock,
        guess_seconds=clock,
    )
    return Settings(rules, lot.choice(("it", "en", "xx")), lot.choice(tuple(Kind)), colour=lot.choice(tuple(Team)))


def random_wish(table: Table, lot: random.Random, at: int) -> tuple[str | None, TableCommand]:
    who = lot.choice((*PEOPLE, None))
    seat = lot.choice(SEATS)
    person = lot.choice(PEOPLE)
    grid = table.settings.rules.grid
    if table.is_playing and lot.random() < 0.6:
        assert table.game is not None
        playing, command = random_move(table.game, lot, at)
        sitting = table.at(playing)
        return (lot.choice(sitting).id if sitting else who), Play(command)
    deal = deal_for(
        table,
        starting=table.settings.colour if table.settings.rules.mode is Mode.COOP else lot.choice(tuple(Team)),
        seed=lot.randrange(1000),
        cards=laid(grid, start=lot.randrange(100), pictures=table.settings.picture_count),
        rotate=lot.random() < 0.3,
        flipped=lot.random() < 0.2,
        at=at,
    )
    if not table.is_playing and lot.random() < 0.6:
        empty = [free for free in table.settings.seats if not table.at(free)]
        idle = [somebody.id for somebody in table.people if somebody.seat is None]
        if empty and idle:
            return lot.choice(idle), Sit(empty[0])
        if not empty:
            return table.host, deal
    wishes: list[TableCommand] = [
        *[Sit(seat)] * 5,
        Stand(),
        Rename(lot.choice(NAMES)),
        Leave(),
        Kick(person) if lot.random() < 0.2 else Stand(),
        HandOver(person),
        *[Assign(person, lot.choice((seat, None)))] * 3,
        ShuffleTeams(tuple(lot.sample(PEOPLE, len(PEOPLE)))),
        ChangeSettings(random_settings(lot)),
        LockDoor(lot.random() < 0.2),
        *[deal] * 6,
        CallOff(),
        Pause(lot.random() < 0.5, at),
    ]
    return (table.host if lot.random() < 0.5 else who), lot.choice(wishes)


def check(table: Table) -> None:
    people = [person.id for person in table.people]
    assert len(set(people)) == len(people)
    assert len({person.name.casefold() for person in table.people}) == len(people)
    assert table.host is None or table.host in people
    humans = [person for person in table.people if person.bot is None]
    assert (table.host is None) == (not humans)
    allowed = table.game.seats if table.is_playing and table.game else table.settings.seats
    for person in table.people:
        assert person.seat is None or person.seat in allowed
        blinded = table.is_playing and person.id in table.key_seen_by
        assert not (blinded and person.seat is not None and person.seat.role is Role.OPERATIVE)
        sees = table.is_playing and person.seat is not None and person.seat.role is Role.SPYMASTER
        assert not sees or person.id in table.key_seen_by
    for seat in allowed:
        alone = seat.role is Role.SPYMASTER or seat.team is None
        assert len(table.at(seat)) <= 1 or not alone


@pytest.mark.parametrize("seed", range(40))
def test_a_random_evening(seed: int) -> None:
    lot = random.Random(seed)
    opening = TableOpened("t", Settings(Rules(mode=lot.choice(tuple(Mode)))))
    table = begin(opening)
    stream: list[TableEvent] = [opening]
    seen = {seat: json.loads(msgspec.json.encode(table_seen(table, seat))) for seat in SEATS}
    at = 0
    for _ in range(150):
        at += 1_000
        absent = [person for person in PEOPLE if table.person(person) is None and person not in table.sent_away]
        decision: tuple[TableEvent, ...] | Violation
        if absent and lot.random() < 0.2:
            who = lot.choice(absent)
            decision = decide(table, None, Join(who, lot.choice(("Ann", "Bob", "Cat")), f"token-{who}"))
        elif lot.random() < 0.03:
            decision = replace_host(table, frozenset(lot.sample(PEOPLE, 3)))
        elif table.game is not None and table.game.clock is not None and lot.random() < 0.1:
            at = max(at, table.game.clock.ends or at)
            decision = time_out(table, at)
        else:
            decision = decide(table, *random_wish(table, lot, at))
        if isinstance(decision, Violation):
            continue
        for event in decision:
            before, table = table, evolve(table, event)
            for seat in SEATS:
                told(redact(event, seat), before)
        stream.extend(decision)
        check(table)
        for seat in SEATS:
            after = json.loads(msgspec.json.encode(table_seen(table, seat)))
            assert merge(seen[seat], diff(seen[seat], after)) == after
            assert merge({}, after) == after, "a snapshot is a patch from nothing"
            seen[seat] = after
    assert table.games > 0, "an evening without a game proves little"
    stored = [json.loads(json.dumps(TABLE.encode(event))) for event in stream]
    assert reduce(evolve, map(TABLE.decode, stored), begin(opening)) == table
    last = table_seen(table, SEATS[0])
    assert msgspec.json.decode(msgspec.json.encode(last), type=TableSeen) == last
