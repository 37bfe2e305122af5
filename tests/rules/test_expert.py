"""EXPERT: zero and unlimited."""

from __future__ import annotations

import pytest
from tests.grids import BYSTANDER, FRESH, ONE_RED_LEFT, RED, RED_AGENT, from_grid, played

from cryptonym.engine import (
    RED_OPERATIVE,
    RED_SPYMASTER,
    SEATS,
    CardCovered,
    Clue,
    ClueGiven,
    Game,
    GiveClue,
    Guess,
    Mode,
    Rules,
    Stop,
    TurnEnded,
    decide,
    view,
    violations,
)


def eight_own_words_in_a_row(game: Game) -> Game:
    for card in range(8):
        assert decide(game, RED_OPERATIVE, Guess(card, seen=card)) == (CardCovered(card, RED_AGENT),)
        game = played(game, RED_OPERATIVE, Guess(card, seen=card))
    return game


def test_expert_1_zero_sets_no_limit() -> None:
    game = eight_own_words_in_a_row(from_grid(FRESH, clue=Clue("mare", 0)))
    assert decide(game, RED_OPERATIVE, Stop(seen=8)) == (TurnEnded(RED, "TURN-9"),)


def test_expert_1_a_wrong_guess_still_ends_the_turn() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 0))
    assert decide(game, RED_OPERATIVE, Guess(17, seen=0)) == (CardCovered(17, BYSTANDER), TurnEnded(RED, "TURN-5"))


def test_expert_2_unlimited_sets_no_limit() -> None:
    game = eight_own_words_in_a_row(from_grid(FRESH, clue=Clue("mare", None)))
    assert decide(game, RED_OPERATIVE, Stop(seen=8)) == (TurnEnded(RED, "TURN-9"),)


def test_expert_2_operatives_do_not_learn_how_many_are_meant() -> None:
    for seat in SEATS:
        clue = view(from_grid(FRESH, clue=Clue("mare", None)), seat).clue
        assert clue is not None
        assert (clue.number, clue.guesses_left) == (None, None)


def test_expert_1_all_hear_that_it_was_a_zero() -> None:
    for seat in SEATS:
        clue = view(from_grid(FRESH, clue=Clue("mare", 0)), seat).clue
        assert clue is not None
        assert (clue.number, clue.guesses_left) == (0, None)


@pytest.mark.parametrize("number", [0, None])
@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("drawing", [FRESH, ONE_RED_LEFT])
def test_expert_3_both_are_open_at_every_table(number: int | None, mode: Mode, drawing: str) -> None:
    game = from_grid(drawing, rules=Rules(mode=mode))
    assert decide(game, RED_SPYMASTER, GiveClue("mare", number)) == (ClueGiven(RED, "mare", number),)


@pytest.mark.parametrize("number", [0, None])
def test_expert_3_some_card_must_be_touched(number: int | None) -> None:
    game = from_grid(FRESH, clue=Clue("mare", number))
    assert decide(game, RED_OPERATIVE, Stop(seen=0)) == violations.guess_first()
