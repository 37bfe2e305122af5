"""Seats: sitting down, getting up, shuffling, and what a change of mode does to them."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.grids import BLUE
from tests.tables import PEOPLE, asked, deal_for, dealt, done, joined, opened, seated

from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    OPERATIVE_OF_BOTH,
    RED_OPERATIVE,
    RED_SPYMASTER,
    WATCHER,
    Mode,
    Role,
    Rules,
    Seat,
)
from cryptonym.table import (
    Assign,
    CallOff,
    ChangeSettings,
    Leave,
    PersonLeft,
    SeatLeft,
    SeatTaken,
    Settings,
    SettingsChanged,
    ShuffleTeams,
    Sit,
    Stand,
    Table,
    decide,
    seat_of,
    violations,
)

TEAMS = Settings()
COOP = Settings(Rules(mode=Mode.COOP))
COOP_BLUE = Settings(Rules(mode=Mode.COOP), colour=BLUE)
TRIO = Settings(Rules(mode=Mode.TRIO))


def seats(table: Table) -> dict[str, str | None]:
    return {person.id: str(person.seat) if person.seat else None for person in table.people}


def test_whoever_has_no_seat_is_a_watcher() -> None:
    table = joined(seated(), "eve")
    assert seat_of(table, "eve") == seat_of(table, "nobody") == seat_of(table, None) == WATCHER
    assert seat_of(table, "ann") == RED_SPYMASTER


def test_before_the_deal_everybody_sits_where_they_like() -> None:
    table = joined(opened(), "ann", "bob")
    assert asked(table, "bob", Sit(RED_OPERATIVE)) == (SeatTaken("bob", RED_OPERATIVE),)
    table = done(table, "bob", Sit(RED_OPERATIVE))
    assert asked(table, "bob", Sit(BLUE_OPERATIVE)) == (SeatTaken("bob", BLUE_OPERATIVE),)
    assert asked(table, "bob", Sit(RED_OPERATIVE)) == ()
    assert asked(table, "bob", Stand()) == (SeatLeft("bob"),)
    assert asked(table, "ann", Stand()) == ()


def test_any_number_of_operatives_sit_in_a_team() -> None:
    table = joined(opened(), *PEOPLE)
    for person in PEOPLE:
        table = done(table, person, Sit(RED_OPERATIVE))
    assert len(table.at(RED_OPERATIVE)) == len(PEOPLE)


@pytest.mark.parametrize(
    ("settings", "seat"),
    [
        (TEAMS, OPERATIVE_OF_BOTH),
        (TEAMS, WATCHER),
        (COOP, BLUE_SPYMASTER),
        (COOP, BLUE_OPERATIVE),
        (COOP_BLUE, RED_SPYMASTER),
        (TRIO, RED_OPERATIVE),
        (TRIO, BLUE_OPERATIVE),
        (TEAMS, Seat(Role.SPYMASTER, None)),
    ],
)
def test_only_seats_of_the_mode_can_be_taken(settings: Settings, seat: Seat) -> None:
    table = joined(opened(settings), "ann")
    assert decide(table, "ann", Sit(seat)) == violations.no_such_seat()
    assert decide(table, "ann", Assign("ann", seat)) == violations.no_such_seat()


def test_the_host_may_also_sit_down_in_mid_game() -> None:
    table = done(dealt(seated(None, RED_OPERATIVE)), "bob", Stand())
    assert asked(done(table, "ann", Stand()), "ann", Sit(BLUE_SPYMASTER)) == (SeatTaken("ann", BLUE_SPYMASTER),)


def test_a_spymaster_who_got_up_in_mid_game_may_come_back_to_that_seat_and_no_other() -> None:
    table = done(dealt(seated()), "bob", Stand())
    assert asked(table, "bob", Sit(BLUE_SPYMASTER)) == (SeatTaken("bob", BLUE_SPYMASTER),)
    assert decide(table, "bob", Sit(RED_SPYMASTER)) == violations.host_seats_people()
    assert decide(table, "bob", Sit(BLUE_OPERATIVE)) == violations.key_was_seen("Bob")


def test_but_not_when_somebody_else_sits_there_or_the_game_is_another() -> None:
    table = joined(done(dealt(seated()), "bob", Stand()), "eve")
    table = done(table, "ann", Assign("eve", BLUE_SPYMASTER))
    assert decide(table, "bob", Sit(BLUE_SPYMASTER)) == violations.seat_taken("Eve")
    table = done(table, "ann", CallOff())
    table = done(table, "ann", deal_for(table))
    table = done(table, "eve", Stand())
    assert decide(table, "bob", Sit(BLUE_SPYMASTER)) == violations.host_seats_people()


def test_leaving_frees_the_seat() -> None:
    table = dealt(seated())
    assert asked(table, "dan", Leave()) == (PersonLeft("dan"),)
    assert done(table, "dan", Leave()).at(BLUE_OPERATIVE) == ()


# --- change of mode -------------------------------------------------------------------------------------------------


def test_from_teams_to_co_op_blues_operatives_join_red_and_its_spymaster_watches() -> None:
    table = seated(TEAMS, BLUE_OPERATIVE)
    assert asked(table, "ann", ChangeSettings(COOP)) == (
        SettingsChanged(COOP),
        SeatLeft("bob"),
        SeatTaken("dan", RED_OPERATIVE),
        SeatTaken("eve", RED_OPERATIVE),
    )


def test_from_teams_to_co_op_a_lone_spymaster_keeps_the_chair_in_the_teams_colour() -> None:
    table = done(seated(), "ann", Stand())
    events = asked(table, "ann", ChangeSettings(COOP))
    assert events[1] == SeatTaken("bob", RED_SPYMASTER)


def test_from_teams_to_three_the_first_operative_serves_both_and_the_others_watch() -> None:
    assert asked(seated(), "ann", ChangeSettings(TRIO)) == (
        SettingsChanged(TRIO),
        SeatTaken("cat", OPERATIVE_OF_BOTH),
        SeatLeft("dan"),
    )


def test_from_three_to_teams_the_operative_of_both_becomes_reds() -> None:
    assert asked(seated(TRIO), "ann", ChangeSettings(TEAMS)) == (
        SettingsChanged(TEAMS),
        SeatTaken("cat", RED_OPERATIVE),
    )


def test_a_change_that_is_not_of_mode_moves_nobody() -> None:
    italian = Settings(language="it")
    assert asked(seated(), "ann", ChangeSettings(italian)) == (SettingsChanged(italian),)


def test_a_mode_changed_in_mid_game_moves_people_when_that_game_ends() -> None:
    table = done(dealt(seated()), "ann", ChangeSettings(TRIO))
    assert seats(table) == seats(seated())
    assert asked(table, "ann", CallOff())[1:] == (SeatTaken("cat", OPERATIVE_OF_BOTH), SeatLeft("dan"))
    table = done(table, "ann", CallOff())
    assert asked(table, "ann", deal_for(table))


@pytest.mark.parametrize("before", [TEAMS, COOP, COOP_BLUE, TRIO])
@pytest.mark.parametrize("after", [TEAMS, COOP, COOP_BLUE, TRIO])
@pytest.mark.parametrize("in_game", [False, True])
def test_whatever_the_change_nobody_sits_where_no_seat_is(before: Settings, after: Settings, in_game: bool) -> None:
    more = [] if before is TRIO else [before.seats[-1]] * 3
    table = seated(before, *more)
    if in_game:
        table = done(done(dealt(table), "ann", ChangeSettings(after)), "ann", CallOff())
    else:
        table = done(table, "ann", ChangeSettings(after))
    taken = Counter(person.seat for person in table.people if person.seat)
    assert set(taken) <= set(after.seats)
    for seat, count in taken.items():
        assert count == 1 or (seat.role is Role.OPERATIVE and seat.team is not None)


# --- teams by lot ---------------------------------------------------------------------------------------------------


def test_the_lot_seats_the_first_two_as_spymasters_and_the_rest_in_turn() -> None:
    table = seated(None, RED_OPERATIVE, RED_OPERATIVE)
    lot = ("fay", "dan", "ann", "bob", "eve", "cat")
    assert seats(done(table, "ann", ShuffleTeams(lot))) == {
        "fay": "red-spymaster",
        "dan": "blue-spymaster",
        "ann": "red-operative",
        "bob": "blue-operative",
        "eve": "red-operative",
        "cat": "blue-operative",
    }


def test_who_watches_is_not_drawn() -> None:
    table = joined(seated(), "eve")
    table = done(table, "ann", ShuffleTeams(("eve", "dan", "cat", "bob", "ann")))
    assert seats(table)["eve"] is None
    assert seats(table)["dan"] == "red-spymaster"


def test_who_is_drawn_to_where_they_sit_stays() -> None:
    assert asked(seated(), "ann", ShuffleTeams(("ann", "bob", "cat", "dan"))) == ()


@pytest.mark.parametrize("settings", [COOP, COOP_BLUE])
def test_in_co_op_one_is_spymaster(settings: Settings) -> None:
    table = seated(settings, settings.seats[1])
    table = done(table, "ann", ShuffleTeams(("cat", "ann", "bob")))
    assert [person.id for person in table.at(settings.seats[0])] == ["cat"]
    assert {person.id for person in table.at(settings.seats[1])} == {"ann", "bob"}


def test_three_change_chairs() -> None:
    table = done(seated(TRIO), "ann", ShuffleTeams(("cat", "ann", "bob")))
    assert seats(table) == {"cat": "red-spymaster", "ann": "blue-spymaster", "bob": "both-operative"}


def test_not_in_mid_game() -> None:
    assert decide(dealt(seated()), "ann", ShuffleTeams(PEOPLE[:4])) == violations.game_is_on()


def test_a_lot_that_forgets_somebody_is_our_own_mistake() -> None:
    with pytest.raises(AssertionError):
        decide(seated(), "ann", ShuffleTeams(("ann", "bob")))


def test_with_nobody_seated_nothing_is_drawn() -> None:
    for settings in (TEAMS, COOP, TRIO):
        assert asked(joined(opened(settings), "ann"), "ann", ShuffleTeams(("ann",))) == ()


def test_a_bot_gets_up_for_a_person_who_follows_into_a_new_mode() -> None:
    """There was one chair for both operatives, and a bot and a person came to sit on it."""
    table = joined(joined(opened(TEAMS), "ann"), "tin", bot="steady")
    table = done(table, "ann", Assign("tin", RED_OPERATIVE))
    table = done(joined(table, "bob"), "bob", Sit(BLUE_OPERATIVE))
    table = done(table, "ann", ChangeSettings(TRIO))
    assert [person.id for person in table.at(OPERATIVE_OF_BOTH)] == ["bob"]
    assert table.person("tin") is None
