"""TURN: turns and guesses."""

from __future__ import annotations

import pytest
from tests.grids import (
    ASSASSIN,
    BLUE,
    BLUE_AGENT,
    BYSTANDER,
    FRESH,
    HALF_PLAYED,
    RED,
    RED_AGENT,
    fold,
    from_grid,
    played,
)
from tests.players import ACTIONS, candidates

from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
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
    Seat,
    Stop,
    Team,
    TurnEnded,
    actions,
    decide,
    view,
    violations,
)

BLUE_STARTS = FRESH.translate(str.maketrans("rb", "br"))


@pytest.mark.parametrize(("drawing", "first"), [(FRESH, RED), (BLUE_STARTS, BLUE)])
def test_turn_1_the_starting_team_goes_first(drawing: str, first: Team) -> None:
    game = from_grid(drawing)
    giver, other = (RED_SPYMASTER, BLUE_SPYMASTER) if first is RED else (BLUE_SPYMASTER, RED_SPYMASTER)
    assert decide(game, giver, GiveClue("mare", 2)) == (ClueGiven(first, "mare", 2),)
    assert decide(game, other, GiveClue("mare", 2)) == violations.not_your_clue()


def test_turn_1_teams_alternate() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 1))
    game = played(game, RED_OPERATIVE, Guess(17, seen=0))
    assert game.turn is BLUE
    assert decide(game, BLUE_SPYMASTER, GiveClue("terra", 1)) == (ClueGiven(BLUE, "terra", 1),)
    game = played(game, BLUE_SPYMASTER, GiveClue("terra", 1))
    game = played(game, BLUE_OPERATIVE, Guess(18, seen=1))
    assert decide(game, RED_SPYMASTER, GiveClue("cielo", 1)) == (ClueGiven(RED, "cielo", 1),)
    assert [turn.team for turn in game.turns] == [RED, BLUE, RED]


@pytest.mark.parametrize("seat", [seat for seat in SEATS if seat != RED_SPYMASTER], ids=str)
def test_turn_1_nobody_else_gives_the_clue(seat: Seat) -> None:
    assert decide(from_grid(FRESH), seat, GiveClue("mare", 2)) == violations.not_your_clue()


def test_turn_2_one_clue_a_turn() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2))
    assert decide(game, RED_SPYMASTER, GiveClue("terra", 1)) == violations.clue_already_given()
    game = played(game, RED_OPERATIVE, Guess(0, seen=0))
    assert decide(game, RED_SPYMASTER, GiveClue("terra", 1)) == violations.clue_already_given()


def test_turn_2_no_guess_before_the_clue() -> None:
    game = from_grid(FRESH)
    assert decide(game, RED_OPERATIVE, Guess(0, seen=0)) == violations.no_clue_yet()
    assert decide(game, RED_OPERATIVE, Stop(seen=0)) == violations.no_clue_yet()


def test_turn_2_the_next_team_needs_a_clue_of_its_own() -> None:
    game = played(from_grid(FRESH, clue=Clue("mare", 2)), RED_OPERATIVE, Guess(17, seen=0))
    assert game.clue is None
    assert decide(game, BLUE_OPERATIVE, Guess(9, seen=1)) == violations.no_clue_yet()


@pytest.mark.parametrize("card", [0, 9, 17, 24])
def test_turn_3_the_card_is_covered_by_what_the_key_says(card: int) -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2))
    decision = decide(game, RED_OPERATIVE, Guess(card, seen=0))
    assert isinstance(decision, tuple)
    assert decision[0] == CardCovered(card, game.key[card], by="TURN-3")
    assert fold(game, decision).covered == (card,)


@pytest.mark.parametrize("seat", [seat for seat in SEATS if seat != RED_OPERATIVE], ids=str)
def test_turn_3_nobody_but_an_operative_of_the_team_touches(seat: Seat) -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2))
    assert decide(game, seat, Guess(0, seen=0)) == violations.not_your_guess()
    assert decide(game, seat, Stop(seen=0)) == violations.not_your_guess()


@pytest.mark.parametrize("seat", [WATCHER, BLUE_OPERATIVE, RED_SPYMASTER], ids=str)
def test_turn_3_a_wrong_seat_learns_nothing_about_the_card(seat: Seat) -> None:
    game = from_grid(HALF_PLAYED, clue=Clue("mare", 2))
    answers = {str(decide(game, seat, Guess(card, seen=seen))) for card in range(-1, 26) for seen in (0, 7)}
    assert answers == {str(violations.not_your_guess())}


def test_turn_4_own_agent_and_the_team_may_guess_again() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2))
    assert decide(game, RED_OPERATIVE, Guess(0, seen=0)) == (CardCovered(0, RED_AGENT),)
    game = played(game, RED_OPERATIVE, Guess(0, seen=0))
    assert game.clue == Clue("mare", 2)
    assert decide(game, RED_OPERATIVE, Guess(1, seen=1)) == (CardCovered(1, RED_AGENT),)


def test_turn_5_bystander_ends_the_turn() -> None:
    game = from_grid(
        """
        r r r r r
        r r r b b
        b b b b b
        b i i i i
        i i i x r
        """,
        turn=RED,
        clue=Clue("mare", 2),
    )
    assert decide(game, RED_OPERATIVE, Guess(card=16, seen=0)) == (CardCovered(16, BYSTANDER), TurnEnded(RED, "TURN-5"))


def test_turn_6_the_other_teams_agent_ends_the_turn_in_its_colour() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2))
    assert decide(game, RED_OPERATIVE, Guess(9, seen=0)) == (CardCovered(9, BLUE_AGENT), TurnEnded(RED, "TURN-6"))
    game = from_grid(FRESH, turn=BLUE, clue=Clue("mare", 2))
    assert decide(game, BLUE_OPERATIVE, Guess(0, seen=0)) == (CardCovered(0, RED_AGENT), TurnEnded(BLUE, "TURN-6"))


@pytest.mark.parametrize(("turn", "seat", "winner"), [(RED, RED_OPERATIVE, BLUE), (BLUE, BLUE_OPERATIVE, RED)])
def test_turn_7_the_assassin_loses_the_game(turn: Team, seat: Seat, winner: Team) -> None:
    game = from_grid(FRESH, turn=turn, clue=Clue("mare", 2))
    assert decide(game, seat, Guess(24, seen=0)) == (CardCovered(24, ASSASSIN), GameEnded(winner, "TURN-7"))


@pytest.mark.parametrize("number", [1, 2, 0, None])
def test_turn_8_at_least_one_guess(number: int | None) -> None:
    game = from_grid(FRESH, clue=Clue("mare", number))
    assert decide(game, RED_OPERATIVE, Stop(seen=0)) == violations.guess_first()
    assert "stop" not in actions(game, RED_OPERATIVE)


def test_turn_9_after_the_first_guess_the_team_may_stop() -> None:
    game = played(from_grid(FRESH, clue=Clue("mare", 2)), RED_OPERATIVE, Guess(0, seen=0))
    assert decide(game, RED_OPERATIVE, Stop(seen=1)) == (TurnEnded(RED, "TURN-9"),)
    game = played(game, RED_OPERATIVE, Guess(1, seen=1))
    assert decide(game, RED_OPERATIVE, Stop(seen=2)) == (TurnEnded(RED, "TURN-9"),)


@pytest.mark.parametrize("number", range(1, 8))
def test_turn_10_number_plus_one_guesses_and_the_turn_ends_by_itself(number: int) -> None:
    game = from_grid(FRESH, clue=Clue("mare", number))
    for card in range(number):
        assert decide(game, RED_OPERATIVE, Guess(card, seen=card)) == (CardCovered(card, RED_AGENT),)
        game = played(game, RED_OPERATIVE, Guess(card, seen=card))
    last = decide(game, RED_OPERATIVE, Guess(number, seen=number))
    assert last == (CardCovered(number, RED_AGENT), TurnEnded(RED, "TURN-10"))


def test_turn_10_the_limit_is_counted_anew_each_turn() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 1))
    game = played(game, RED_OPERATIVE, Guess(0, seen=0))
    game = played(game, RED_OPERATIVE, Guess(1, seen=1))
    assert (game.turn, game.touches) == (BLUE, 0)
    game = played(game, BLUE_SPYMASTER, GiveClue("terra", 1))
    assert decide(game, BLUE_OPERATIVE, Guess(9, seen=2)) == (CardCovered(9, BLUE_AGENT),)


def test_turn_10_all_see_how_many_guesses_are_left() -> None:
    game = played(from_grid(FRESH, clue=Clue("mare", 2)), RED_OPERATIVE, Guess(0, seen=0))
    for seat in SEATS:
        clue = view(game, seat).clue
        assert clue is not None
        assert (clue.number, clue.guesses_left) == (2, 2)


def test_turn_11_a_covered_card_cannot_be_guessed() -> None:
    game = from_grid(HALF_PLAYED, clue=Clue("mare", 2))
    for card in game.covered:
        assert decide(game, RED_OPERATIVE, Guess(card, seen=7)) == violations.card_covered(f"W{card}")


def test_turn_11_every_guess_covers_exactly_one_card() -> None:
    game = from_grid(HALF_PLAYED, clue=Clue("mare", 2))
    for card in range(25):
        decision = decide(game, RED_OPERATIVE, Guess(card, seen=7))
        if isinstance(decision, tuple):
            assert len(fold(game, decision).covered) == len(game.covered) + 1


def test_turn_12_the_limit_stays_when_fewer_words_are_left_than_the_number_says() -> None:
    """HenryBrown123 in peers.md: N + 1 above the cards left was an error."""
    game = from_grid(
        """
        r r R R R
        R R R R b
        b b b b b
        b b i i i
        i i i i x
        """,
        clue=Clue("mare", 2),
    )
    game = played(game, RED_OPERATIVE, Guess(0, seen=7))
    seen = view(game, RED_OPERATIVE).clue
    assert seen is not None
    assert (seen.number, seen.guesses_left, view(game, RED_OPERATIVE).left[0]) == (2, 2, 1)
    assert decide(game, RED_OPERATIVE, Guess(1, seen=8)) == (CardCovered(1, RED_AGENT), GameEnded(RED, "END-1"))


def test_turn_12_the_limit_does_not_shrink_with_the_words_left() -> None:
    game = from_grid(
        """
        r r r r R
        R R R R b
        b b b b b
        b b i i i
        i i i i x
        """,
        clue=Clue("mare", 4),
    )
    for card in (0, 1, 2):
        seen = len(game.covered)
        assert decide(game, RED_OPERATIVE, Guess(card, seen)) == (CardCovered(card, RED_AGENT),)
        game = played(game, RED_OPERATIVE, Guess(card, seen))
    seen_clue = view(game, RED_OPERATIVE).clue
    assert seen_clue is not None
    assert (seen_clue.number, seen_clue.guesses_left) == (4, 2)


def test_turn_13_any_uncovered_card_may_be_touched() -> None:
    game = from_grid(HALF_PLAYED, clue=Clue("mare", 2))
    touched = {card for card in range(25) if isinstance(decide(game, RED_OPERATIVE, Guess(card, seen=7)), tuple)}
    assert touched == set(range(25)) - set(game.covered)


def test_turn_13_a_tag_is_no_command_of_the_game() -> None:
    """Tags are presence: the server holds them in memory, and the engine has no way to hear of one."""
    game = from_grid(FRESH)
    kinds = {type(command).__name__ for action in ACTIONS for command in candidates(game, action, 0)}
    assert kinds == {
        "GiveClue",
        "Guess",
        "Stop",
        "Challenge",
        "RuleOnChallenge",
        "CoverWord",
        "DeclineCover",
        "TurnHourglass",
    }
