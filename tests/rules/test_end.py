"""END: the end."""

from __future__ import annotations

import pytest
from tests.grids import (
    BLUE,
    BLUE_AGENT,
    ONE_BLUE_LEFT,
    ONE_RED_LEFT,
    RED,
    RED_AGENT,
    from_grid,
    played,
)
from tests.players import ACTIONS, candidates, nonsense

from cryptonym.engine import (
    BLUE_OPERATIVE,
    RED_OPERATIVE,
    SEATS,
    CardCovered,
    Clue,
    Game,
    GameEnded,
    Guess,
    Seat,
    Team,
    actions,
    call_off,
    decide,
    view,
    violations,
)
from cryptonym.engine.model import Ending


def test_end_1_a_team_wins_with_its_last_word() -> None:
    game = from_grid(ONE_RED_LEFT, clue=Clue("mare", 1))
    assert decide(game, RED_OPERATIVE, Guess(0, seen=8)) == (CardCovered(0, RED_AGENT), GameEnded(RED, "END-1"))
    game = from_grid(ONE_BLUE_LEFT, turn=BLUE, clue=Clue("mare", 1))
    assert decide(game, BLUE_OPERATIVE, Guess(9, seen=7)) == (CardCovered(9, BLUE_AGENT), GameEnded(BLUE, "END-1"))


def test_end_1_also_on_the_other_teams_turn() -> None:
    game = from_grid(ONE_BLUE_LEFT, turn=RED, clue=Clue("mare", 1))
    assert decide(game, RED_OPERATIVE, Guess(9, seen=7)) == (CardCovered(9, BLUE_AGENT), GameEnded(BLUE, "END-1"))
    game = from_grid(ONE_RED_LEFT, turn=BLUE, clue=Clue("mare", 1))
    assert decide(game, BLUE_OPERATIVE, Guess(0, seen=8)) == (CardCovered(0, RED_AGENT), GameEnded(RED, "END-1"))


def test_end_1_before_the_limit_of_guesses_ends_the_turn() -> None:
    game = from_grid(ONE_RED_LEFT, clue=Clue("mare", 1), touches=1)
    assert decide(game, RED_OPERATIVE, Guess(0, seen=8)) == (CardCovered(0, RED_AGENT), GameEnded(RED, "END-1"))


def over(winner: Team | None = RED) -> Game:
    game = from_grid(ONE_RED_LEFT, clue=Clue("mare", 1))
    return played(game, RED_OPERATIVE, Guess(0 if winner is RED else 24, seen=8))


@pytest.mark.parametrize("seat", SEATS, ids=str)
def test_end_1_nothing_happens_after_the_end(seat: Seat) -> None:
    game = over()
    commands = [command for action in ACTIONS for command in candidates(game, action, 0)]
    for command in (*commands, *nonsense(game, 0)):
        assert decide(game, seat, command) == violations.game_over()
    assert actions(game, seat) == ()
    assert call_off(game) == violations.game_over()


@pytest.mark.parametrize("seat", SEATS, ids=str)
def test_end_2_everybody_sees_the_key(seat: Seat) -> None:
    game = from_grid(ONE_RED_LEFT, clue=Clue("mare", 1))
    assert (view(game, seat).key is not None) == (seat.role == "spymaster")
    assert view(over(), seat).key == game.key.identities
    assert view(over(BLUE), seat).key == game.key.identities


def test_end_2_all_see_who_won_and_by_which_rule() -> None:
    assert {view(over(), seat).ending for seat in SEATS} == {Ending(RED, "END-1")}
    assert {view(over(BLUE), seat).ending for seat in SEATS} == {Ending(BLUE, "TURN-7")}
