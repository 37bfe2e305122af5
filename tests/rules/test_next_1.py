"""NEXT-1 with a caller: chairs pass on among those who sit."""

from __future__ import annotations

import pytest
from tests.tables import asked, deal_for, done, joined, seated

from cryptonym.engine import BLUE_SPYMASTER, OPERATIVE_OF_BOTH, RED_SPYMASTER, Mode, Rules
from cryptonym.table import NameCaller, SeatTaken, Settings, Stand, Table


def with_a_caller(mode: Mode) -> Table:
    """All operatives sit around the screen, and eve touches for them."""
    table = joined(seated(Settings(Rules(mode=mode))), "eve")
    for person in [person for person in table.people if person.seat and person.seat.role.value == "operative"]:
        table = done(table, person.id, Stand())
    return done(table, "ann", NameCaller("eve"))


def test_next_1_three_players_with_a_caller_pass_the_two_chairs_on() -> None:
    table = with_a_caller(Mode.TRIO)
    assert table.at(OPERATIVE_OF_BOTH) == ()
    events = asked(table, "ann", deal_for(table, rotate=True))
    assert [event for event in events if isinstance(event, SeatTaken)] == [
        SeatTaken("ann", BLUE_SPYMASTER),
        SeatTaken("bob", RED_SPYMASTER),
    ]


@pytest.mark.parametrize("mode", [Mode.TEAMS, Mode.COOP])
def test_next_1_a_spymaster_without_a_seated_team_keeps_the_chair(mode: Mode) -> None:
    table = with_a_caller(mode)
    events = asked(table, "ann", deal_for(table, rotate=True))
    assert [event for event in events if isinstance(event, SeatTaken)] == []
