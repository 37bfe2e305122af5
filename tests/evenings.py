"""Random evenings at a table, and what every audience should be told of them, worked out the slow and obvious way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
from tests.players import random_move
from tests.tables import PEOPLE, deal_for, joined, seated

from cryptonym.engine import SEATS, GiveClue, Knowledge, Mode, Rules, Team, Violation, actions
from cryptonym.protocol.outward import table_seen_with, told
from cryptonym.protocol.patch import diff
from cryptonym.protocol.shared_views import CALLERS, Listener
from cryptonym.server.sockets.connection import Audience, audience_of
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
    redact,
)

EVERYBODY: list[Audience] = [*(audience_of(seat) for seat in SEATS), audience_of(SEATS[-1], True)]


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
        if not table.is_playing and (table.game is None or lot.random() < 0.7):
            starting = None if rules.mode is Mode.COOP else lot.choice(tuple(Team))
            who, command = "ann", deal_for(table, starting=starting, seed=seed + move, at=move * 1000)
        elif lot.random() < 0.02:
            who, command = "ann", CallOff()
        elif table.is_playing and table.game is not None and lot.random() < 0.8:
            seat, played = random_move(table.game, lot, move * 1000)
            if isinstance(played, GiveClue) and lot.random() < 0.2:
                played = replace(played, let_pass=True)
            who = next((person.id for person in table.people if person.seat == seat), None)
            command = Play(played)
        decision = decide(table, who, command)
        if isinstance(decision, Violation):
            continue
        for event in decision:
            after = evolve(table, event)
            yield table, event, after
            table = after


def plain(thing: object) -> Any:
    """What a client reads when this is sent."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def difference(before: Table, after: Table, knew: Knowledge, knows: Knowledge) -> dict[str, Any]:
    """The patch between two views that are both made from nothing."""
    return diff(plain(table_seen_with(before, knew)), plain(table_seen_with(after, knows)))


def offered(table: Table, audience: Listener) -> list[str]:
    """What an audience may do now, as the rules have it."""
    game = table.game
    if game is None or table.closed:
        return []
    if not audience.caller:
        return list(actions(game, audience.seat))
    return [name for name in actions(game, game.guesser) if name in CALLERS]


def should_hear(
    audience: Listener, event: TableEvent, before: Table, after: Table, knew: Knowledge, knows: Knowledge
) -> dict[str, Any]:
    """What an audience that knew and knows this is told of an event; nothing of it is shared, nothing remembered."""
    return {
        "event": plain(told(redact(event, audience.seat), before)),
        "patch": difference(before, after, knew, knows),
        "actions": offered(after, audience),
    }
