"""COOP-6 with a caller: somebody can challenge even if no operative has a seat."""

from __future__ import annotations

import pytest
from tests.tables import asked, dealt, done, joined, seated

from cryptonym.engine import Challenge, ClueChallenged, GiveClue, Mode, Rules, Violation, violations
from cryptonym.protocol import outgoing as out
from cryptonym.protocol.shared_views import part_of
from cryptonym.server.sockets.connection import audience_of
from cryptonym.table import NameCaller, Play, Settings, Stand, Table, decide


def called(mode: Mode) -> Table:
    table = joined(seated(Settings(Rules(mode=mode))), "eve")
    for person in [person for person in table.people if person.seat and person.seat.role.value == "operative"]:
        table = done(table, person.id, Stand())
    table = dealt(done(table, "ann", NameCaller("eve")))
    return done(table, "ann", Play(GiveClue("mare", 2)))


def offered(table: Table) -> tuple[out.ActionName, ...]:
    return part_of(table, audience_of(table.game.guesser._replace(role="watcher", team=None), caller=True)).actions  # type: ignore[union-attr, arg-type]


def test_coop_6_a_caller_challenges_for_the_operatives() -> None:
    table = called(Mode.COOP)
    events = asked(table, "eve", Play(Challenge(seen=0)))
    assert isinstance(events[0], ClueChallenged)
    assert "challenge" in offered(table)


@pytest.mark.parametrize("mode", [Mode.TEAMS, Mode.TRIO])
def test_coop_6_but_only_there(mode: Mode) -> None:
    table = called(mode)
    decision = decide(table, "eve", Play(Challenge(seen=0)))
    assert isinstance(decision, Violation)
    assert decision == violations.not_yours_to_challenge()
    assert "challenge" not in offered(table)
