"""TRIO: three players."""

from __future__ import annotations

import pytest
from tests.grids import (
    ASSASSIN,
    BLUE,
    BLUE_AGENT,
    BYSTANDER,
    FRESH,
    LAST_STAND,
    NO_RED_LEFT,
    ONE_BLUE_LEFT,
    ONE_RED_LEFT,
    RED,
    RED_AGENT,
    TRIO,
    from_grid,
    played,
)
from tests.tables import asked, deal_for, dealt, done, joined, seated

from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    OPERATIVE_OF_BOTH,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SEATS,
    WATCHER,
    CardCovered,
    Clue,
    ClueGiven,
    GameEnded,
    GiveClue,
    Guess,
    LastStandBegan,
    Mode,
    Rules,
    Seat,
    Stop,
    Team,
    TurnEnded,
    actions,
    decide,
    view,
    violations,
)
from cryptonym.table import Assign, Settings, Sit, Stand, evolve
from cryptonym.table import decide as decide_at_table
from cryptonym.table import violations as table_violations

TRIO_FINE = Rules(mode=Mode.TRIO, assassin_ending=True)


def test_trio_1_three_together_play_co_op() -> None:
    table = seated(Settings(Rules(mode=Mode.COOP)), RED_OPERATIVE)
    assert len(table.people) == 3
    assert asked(table, "ann", deal_for(table))


def test_trio_2_two_spymasters_and_the_operative_of_both() -> None:
    table = seated(Settings(TRIO))
    assert table.settings.seats == (RED_SPYMASTER, BLUE_SPYMASTER, OPERATIVE_OF_BOTH)
    assert asked(table, "ann", deal_for(table))
    missing = done(table, "cat", Stand())
    assert decide_at_table(missing, "ann", deal_for(missing)) == table_violations.operative_missing("both")


def test_trio_2_there_is_one_operative() -> None:
    table = joined(seated(Settings(TRIO)), "dan")
    assert decide_at_table(table, "dan", Sit(OPERATIVE_OF_BOTH)) == table_violations.seat_taken("Cat")
    assert decide_at_table(table, "dan", Sit(RED_OPERATIVE)) == table_violations.no_such_seat()


@pytest.mark.parametrize(("turn", "own", "agent"), [(RED, 0, RED_AGENT), (BLUE, 9, BLUE_AGENT)])
def test_trio_2_the_third_guesses_for_each(turn: Team, own: int, agent: object) -> None:
    game = from_grid(FRESH, turn=turn, clue=Clue("mare", 2), rules=TRIO)
    assert decide(game, OPERATIVE_OF_BOTH, Guess(own, seen=0)) == (CardCovered(own, game.key[own]),)
    assert game.key[own] is agent
    wrong = 9 - own
    assert decide(game, OPERATIVE_OF_BOTH, Guess(wrong, seen=0)) == (
        CardCovered(wrong, game.key[wrong]),
        TurnEnded(turn, "TURN-6"),
    )
    for seat in SEATS:
        if seat != OPERATIVE_OF_BOTH:
            assert decide(game, seat, Guess(own, seen=0)) == violations.not_your_guess()


def test_trio_2_the_spymasters_take_turns() -> None:
    game = from_grid(FRESH, rules=TRIO)
    assert decide(game, RED_SPYMASTER, GiveClue("mare", 1)) == (ClueGiven(RED, "mare", 1),)
    assert decide(game, BLUE_SPYMASTER, GiveClue("mare", 1)) == violations.not_your_clue()
    game = played(played(game, RED_SPYMASTER, GiveClue("mare", 1)), OPERATIVE_OF_BOTH, Guess(17, seen=0))
    assert game.turn is BLUE
    assert decide(game, BLUE_SPYMASTER, GiveClue("terra", 1)) == (ClueGiven(BLUE, "terra", 1),)
    assert actions(game, OPERATIVE_OF_BOTH) == ("hourglass",)


def test_trio_2_one_of_them_wins() -> None:
    game = from_grid(ONE_RED_LEFT, clue=Clue("mare", 1), rules=TRIO)
    assert decide(game, OPERATIVE_OF_BOTH, Guess(0, seen=8)) == (CardCovered(0, RED_AGENT), GameEnded(RED, "END-1"))
    assert decide(game, OPERATIVE_OF_BOTH, Guess(24, seen=8)) == (CardCovered(24, ASSASSIN), GameEnded(BLUE, "TURN-7"))
    game = from_grid(ONE_BLUE_LEFT, clue=Clue("mare", 1), rules=TRIO)
    assert decide(game, OPERATIVE_OF_BOTH, Guess(9, seen=7)) == (CardCovered(9, BLUE_AGENT), GameEnded(BLUE, "END-1"))


@pytest.mark.parametrize("seat", [OPERATIVE_OF_BOTH, RED_OPERATIVE, BLUE_OPERATIVE, WATCHER], ids=str)
def test_trio_2_only_the_spymasters_see_the_key(seat: Seat) -> None:
    assert view(from_grid(FRESH, rules=TRIO), seat).key is None


def test_trio_2_key_5_holds_between_the_two_chairs_and_the_third() -> None:
    table = done(dealt(seated(Settings(TRIO))), "cat", Stand())
    assert decide_at_table(table, "ann", Assign("bob", OPERATIVE_OF_BOTH)) == table_violations.key_was_seen("Bob")


def test_trio_2_with_the_assassin_ending_the_team_on_turn_stands_last() -> None:
    game = from_grid(FRESH, turn=BLUE, clue=Clue("mare", 1), rules=TRIO_FINE)
    assert decide(game, OPERATIVE_OF_BOTH, Guess(24, seen=0)) == (CardCovered(24, ASSASSIN), LastStandBegan(BLUE))
    game = played(game, OPERATIVE_OF_BOTH, Guess(24, seen=0))
    assert decide(game, OPERATIVE_OF_BOTH, Guess(9, seen=1)) == (CardCovered(9, BLUE_AGENT),)
    assert decide(game, OPERATIVE_OF_BOTH, Guess(0, seen=1)) == (CardCovered(0, RED_AGENT), GameEnded(RED, "FINE-4"))
    assert decide(game, OPERATIVE_OF_BOTH, Stop(seen=1)) == (GameEnded(RED, "FINE-4"),)


def test_trio_2_with_the_assassin_ending_found_last_wins() -> None:
    game = from_grid(NO_RED_LEFT, clue=Clue("mare", 1), rules=TRIO_FINE)
    assert decide(game, OPERATIVE_OF_BOTH, Guess(24, seen=9)) == (CardCovered(24, ASSASSIN), GameEnded(RED, "FINE-2"))
    stand = from_grid(LAST_STAND, clue=Clue("mare", 1), rules=TRIO_FINE, last_stand=True, touches=1)
    wrong = decide(stand, OPERATIVE_OF_BOTH, Guess(17, seen=8))
    assert wrong == (CardCovered(17, BYSTANDER), GameEnded(BLUE, "FINE-4"))


@pytest.mark.parametrize(("winner", "wins"), [(RED, (1, 0)), (BLUE, (0, 1))])
def test_trio_2_the_evening_counts_a_game_for_its_winner_alone(winner: Team, wins: tuple[int, int]) -> None:
    table = evolve(dealt(seated(Settings(Rules(mode=Mode.TRIO)))), GameEnded(winner, "END-1"))
    assert table.wins == wins
