"""NEXT-5: spymasters' chairs, and sides, that pass on by themselves."""

from __future__ import annotations

import pytest
from tests.tables import asked, deal_for, dealt, done, joined, seated

from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    OPERATIVE_OF_BOTH,
    RED_OPERATIVE,
    RED_SPYMASTER,
    Mode,
    Rules,
    Seat,
)
from cryptonym.table import (
    Assign,
    CallOff,
    Deal,
    Leave,
    Passing,
    PassingSet,
    PassOn,
    SeatBot,
    SeatTaken,
    Settings,
    Sit,
    Stand,
    Table,
    decide,
    violations,
)

PAIRS = (RED_OPERATIVE, BLUE_OPERATIVE)


def after_a_game(passing: Passing, settings: Settings | None = None, *more: Seat) -> Table:
    """Ann and bob gave the clues; cat, eve and dan, fay guessed."""
    table = done(seated(settings, *more), "ann", PassOn(passing))
    return done(dealt(table), "ann", CallOff())


def passed(table: Table, present: frozenset[str] | None = None) -> list[SeatTaken]:
    deal = deal_for(table)
    events = asked(table, table.host, Deal(deal.laid, deal.key, present=present))
    return [event for event in events if isinstance(event, SeatTaken)]


def spymasters(table: Table) -> list[str]:
    return [table.at(seat)[0].id for seat in (RED_SPYMASTER, BLUE_SPYMASTER)]


def test_next_5_nothing_passes_on_by_itself_unless_the_host_wants_it() -> None:
    assert passed(after_a_game(Passing.STAY)) == []


def test_next_5_both_chairs_pass_on_to_who_has_waited_longest() -> None:
    assert passed(after_a_game(Passing.CHAIRS, None, *PAIRS)) == [
        SeatTaken("ann", RED_OPERATIVE),
        SeatTaken("cat", RED_SPYMASTER),
        SeatTaken("bob", BLUE_OPERATIVE),
        SeatTaken("dan", BLUE_SPYMASTER),
    ]


def test_next_5_the_first_game_is_played_as_people_sat_down() -> None:
    assert passed(done(seated(None, *PAIRS), "ann", PassOn(Passing.SIDES))) == []


def test_next_5_whoever_gives_a_chair_up_goes_over_to_the_other_team() -> None:
    assert passed(after_a_game(Passing.SIDES, None, *PAIRS)) == [
        SeatTaken("ann", BLUE_OPERATIVE),
        SeatTaken("cat", RED_SPYMASTER),
        SeatTaken("bob", RED_OPERATIVE),
        SeatTaken("dan", BLUE_SPYMASTER),
    ]


@pytest.mark.parametrize("passing", [Passing.CHAIRS, Passing.SIDES])
def test_next_5_everybody_has_a_chair_before_anybody_has_it_twice(passing: Passing) -> None:
    table = after_a_game(passing, None, *PAIRS)
    had = spymasters(table)
    for _ in range(2):
        table = done(dealt(table), "ann", CallOff())
        had += spymasters(table)
        assert len(table.at(RED_OPERATIVE)) == len(table.at(BLUE_OPERATIVE)) == 2
    assert sorted(had) == ["ann", "bob", "cat", "dan", "eve", "fay"]


def test_next_5_sides_stay_if_one_chair_cannot_pass_on() -> None:
    table = after_a_game(Passing.SIDES)
    assert passed(table, frozenset({"ann", "bob", "cat"})) == [
        SeatTaken("ann", RED_OPERATIVE),
        SeatTaken("cat", RED_SPYMASTER),
    ]


def test_next_5_who_is_away_gets_no_chair_and_may_lose_one() -> None:
    table = after_a_game(Passing.CHAIRS, None, *PAIRS)
    assert passed(table, frozenset({"ann", "eve", "fay"})) == [
        SeatTaken("ann", RED_OPERATIVE),
        SeatTaken("eve", RED_SPYMASTER),
        SeatTaken("bob", BLUE_OPERATIVE),
        SeatTaken("fay", BLUE_SPYMASTER),
    ]
    assert passed(table, frozenset()) == []


def test_next_5_bots_give_and_get_no_chair() -> None:
    table = seated()
    for person, seat in (("cat", RED_OPERATIVE), ("bob", BLUE_SPYMASTER)):
        table = done(done(table, person, Stand()), "ann", SeatBot(f"bot of {person}", f"Bot {person}", seat, "steady"))
    table = done(done(done(table, "ann", PassOn(Passing.SIDES)), "ann", deal_for(table)), "ann", CallOff())
    assert passed(table) == []


def test_next_5_a_chair_that_was_given_by_hand_stays_there() -> None:
    table = after_a_game(Passing.CHAIRS, None, *PAIRS)
    table = done(done(table, "ann", Stand()), "eve", Sit(RED_SPYMASTER))
    table = done(table, "ann", Sit(RED_OPERATIVE))
    assert passed(table) == []
    after = done(dealt(table), "ann", CallOff())
    assert passed(after) != []


def test_next_5_a_chair_that_was_left_and_taken_again_by_the_same_person_passes_on() -> None:
    table = after_a_game(Passing.CHAIRS)
    table = done(done(table, "bob", Stand()), "bob", Sit(BLUE_SPYMASTER))
    assert len(passed(table)) == 4


def test_next_5_co_op_has_one_chair_and_no_other_side() -> None:
    table = after_a_game(Passing.SIDES, Settings(Rules(mode=Mode.COOP)))
    assert passed(table) == [SeatTaken("ann", RED_OPERATIVE), SeatTaken("bob", RED_SPYMASTER)]


def test_next_5_three_players_who_are_here_change_all_their_chairs() -> None:
    table = after_a_game(Passing.CHAIRS, Settings(Rules(mode=Mode.TRIO)))
    assert passed(table) == [
        SeatTaken("ann", BLUE_SPYMASTER),
        SeatTaken("bob", OPERATIVE_OF_BOTH),
        SeatTaken("cat", RED_SPYMASTER),
    ]
    assert passed(table, frozenset({"ann", "cat"})) == [
        SeatTaken("ann", OPERATIVE_OF_BOTH),
        SeatTaken("cat", RED_SPYMASTER),
    ]
    assert passed(table, frozenset({"ann"})) == []


def test_next_5_key_5_the_new_game_knows_its_new_spymasters_alone() -> None:
    table = dealt(after_a_game(Passing.SIDES, None, *PAIRS))
    assert table.key_seen_by == {"cat", "dan"}
    assert decide(table, "ann", Sit(RED_OPERATIVE))  # who knows the old key knows nothing of this one


def test_next_5_key_5_whoever_comes_back_into_a_chair_in_mid_game_counts_by_the_deal() -> None:
    table = dealt(after_a_game(Passing.CHAIRS, None, *PAIRS))
    table = done(done(table, "ann", Assign("cat", None)), "ann", Assign("eve", RED_SPYMASTER))
    assert table.chaired == {"ann": 1, "bob": 1, "cat": 2, "dan": 2}
    assert table.key_seen_by == {"cat", "dan", "eve"}


def test_next_5_who_has_left_is_forgotten_at_the_deal() -> None:
    table = done(after_a_game(Passing.CHAIRS, None, *PAIRS), "eve", Leave())
    table = dealt(done(joined(table, "gil"), "gil", Sit(RED_OPERATIVE)))
    assert set(table.chaired) <= {person.id for person in table.people}


def test_next_5_the_switch_is_the_hosts_and_turned_between_games() -> None:
    table = seated()
    assert decide(table, "bob", PassOn(Passing.CHAIRS)) == violations.not_the_host()
    assert decide(table, "ann", PassOn(Passing.CHAIRS)) == (PassingSet(Passing.CHAIRS),)
    assert decide(table, "ann", PassOn(Passing.STAY)) == ()
    assert decide(dealt(table), "ann", PassOn(Passing.CHAIRS)) == violations.game_is_on()
