"""FINE: the assassin ending."""

from __future__ import annotations

import pytest
from tests.grids import (
    ASSASSIN,
    BLUE,
    BLUE_AGENT,
    BYSTANDER,
    FINE,
    FRESH,
    FRESH_5X4,
    LAST_STAND,
    NO_AGENT_LEFT,
    NO_RED_LEFT,
    ONE_BLUE_LEFT,
    ONE_RED_LEFT,
    RED,
    RED_AGENT,
    from_grid,
    played,
)

from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    RED_OPERATIVE,
    RED_SPYMASTER,
    CardCovered,
    Challenge,
    ChallengeDecided,
    Clue,
    ClueChallenged,
    ClueGiven,
    CoverWord,
    Finding,
    Game,
    GameEnded,
    GiveClue,
    Guess,
    LastStandBegan,
    Mode,
    Rules,
    Stop,
    TurnEnded,
    Verdict,
    actions,
    decide,
    view,
    violations,
)

COOP_FINE = Rules(mode=Mode.COOP, assassin_ending=True)


def last_stand(rules: Rules = FINE) -> Game:
    """Red has two words to find, 0 and 1, and has touched the assassin."""
    return from_grid(LAST_STAND, clue=Clue("mare", 1), rules=rules, last_stand=True, touches=1)


def test_fine_1_all_words_found_do_not_end_the_game() -> None:
    game = from_grid(ONE_RED_LEFT, clue=Clue("mare", 1), rules=FINE)
    assert decide(game, RED_OPERATIVE, Guess(0, seen=8)) == (CardCovered(0, RED_AGENT),)
    game = from_grid(ONE_RED_LEFT, clue=Clue("mare", 1), rules=FINE, touches=1)
    last = decide(game, RED_OPERATIVE, Guess(0, seen=8))
    assert last == (CardCovered(0, RED_AGENT), TurnEnded(RED, "TURN-10"))


def test_fine_1_nor_does_the_other_teams_last_word() -> None:
    game = from_grid(ONE_BLUE_LEFT, clue=Clue("mare", 1), rules=FINE)
    wrong = decide(game, RED_OPERATIVE, Guess(9, seen=7))
    assert wrong == (CardCovered(9, BLUE_AGENT), TurnEnded(RED, "TURN-6"))


def test_fine_1_nor_a_penalty() -> None:
    game = from_grid(ONE_BLUE_LEFT, turn=BLUE, rules=FINE, penalty_open=True)
    assert decide(game, BLUE_SPYMASTER, CoverWord(9, seen=7)) == (CardCovered(9, BLUE_AGENT, "PEN-2"),)


def test_fine_2_the_assassin_found_last_wins() -> None:
    game = from_grid(NO_RED_LEFT, clue=Clue("mare", 1), rules=FINE)
    assert decide(game, RED_OPERATIVE, Guess(24, seen=9)) == (CardCovered(24, ASSASSIN), GameEnded(RED, "FINE-2"))


def test_fine_2_in_the_very_turn_that_found_the_last_word() -> None:
    game = from_grid(ONE_RED_LEFT, clue=Clue("mare", 1), rules=FINE)
    game = played(game, RED_OPERATIVE, Guess(0, seen=8))
    assert decide(game, RED_OPERATIVE, Guess(24, seen=9)) == (CardCovered(24, ASSASSIN), GameEnded(RED, "FINE-2"))


def test_fine_2_only_for_the_team_whose_words_are_covered() -> None:
    game = from_grid(NO_RED_LEFT, turn=BLUE, clue=Clue("mare", 1), rules=FINE)
    assert decide(game, BLUE_OPERATIVE, Guess(24, seen=9)) == (CardCovered(24, ASSASSIN), LastStandBegan(BLUE))


def test_fine_3_touched_earlier_it_is_a_last_stand() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2), rules=FINE)
    assert decide(game, RED_OPERATIVE, Guess(24, seen=0)) == (CardCovered(24, ASSASSIN), LastStandBegan(RED))
    after = played(game, RED_OPERATIVE, Guess(24, seen=0))
    assert (after.turn, after.last_stand, after.is_over) == (RED, True, False)


def test_fine_3_no_limit_on_guesses_even_if_it_was_the_last_one_allowed() -> None:
    game = from_grid(
        """
        r r r r r
        r R r r b
        b b b b b
        b b i i i
        i i i i x
        """,
        clue=Clue("mare", 1),
        rules=FINE,
        touches=1,
    )
    assert decide(game, RED_OPERATIVE, Guess(24, seen=1)) == (CardCovered(24, ASSASSIN), LastStandBegan(RED))
    game = played(game, RED_OPERATIVE, Guess(24, seen=1))
    clue = view(game, RED_OPERATIVE).clue
    assert clue is not None
    assert clue.guesses_left is None
    for seen, card in enumerate((0, 1, 2, 3, 4, 5, 7), start=2):
        assert decide(game, RED_OPERATIVE, Guess(card, seen)) == (CardCovered(card, RED_AGENT),)
        game = played(game, RED_OPERATIVE, Guess(card, seen))
    assert decide(game, RED_OPERATIVE, Guess(8, 9)) == (CardCovered(8, RED_AGENT), GameEnded(RED, "FINE-3"))


def test_fine_3_no_more_clues() -> None:
    assert decide(last_stand(), RED_SPYMASTER, GiveClue("terra", 1)) == violations.clue_already_given()
    assert decide(last_stand(), BLUE_SPYMASTER, GiveClue("terra", 1)) == violations.not_your_clue()
    assert decide(last_stand(), BLUE_SPYMASTER, Challenge(seen=8)) == violations.too_late_to_challenge()


def test_fine_3_all_own_words_found_wins_at_once() -> None:
    assert decide(last_stand(), RED_OPERATIVE, Guess(0, seen=8)) == (CardCovered(0, RED_AGENT),)
    game = played(last_stand(), RED_OPERATIVE, Guess(0, seen=8))
    assert decide(game, RED_OPERATIVE, Guess(1, seen=9)) == (CardCovered(1, RED_AGENT), GameEnded(RED, "FINE-3"))


@pytest.mark.parametrize("card", [9, 17])
def test_fine_4_a_wrong_guess_loses(card: int) -> None:
    game = last_stand()
    wrong = decide(game, RED_OPERATIVE, Guess(card, seen=8))
    assert wrong == (CardCovered(card, game.key[card]), GameEnded(BLUE, "FINE-4"))


def test_fine_4_the_other_teams_last_word_is_a_wrong_guess_too() -> None:
    drawing = "r r R R R R R R R b B B B B B B B i i i i i i i X"
    game = from_grid(drawing, clue=Clue("mare", 1), rules=FINE, last_stand=True, touches=1)
    wrong = decide(game, RED_OPERATIVE, Guess(9, seen=15))
    assert wrong == (CardCovered(9, BLUE_AGENT), GameEnded(BLUE, "FINE-4"))


def test_fine_4_so_does_stopping_for_which_the_assassin_was_the_guess() -> None:
    assert decide(last_stand(), RED_OPERATIVE, Stop(seen=8)) == (GameEnded(BLUE, "FINE-4"),)
    game = played(from_grid(FRESH, clue=Clue("mare", 2), rules=FINE), RED_OPERATIVE, Guess(24, seen=0))
    assert decide(game, RED_OPERATIVE, Stop(seen=1)) == (GameEnded(BLUE, "FINE-4"),)
    assert actions(game, RED_OPERATIVE) == ("guess", "stop", "hourglass")


def test_fine_5_a_team_without_words_still_takes_turns_and_1_is_truthful() -> None:
    game = from_grid(NO_RED_LEFT, rules=FINE)
    assert decide(game, RED_SPYMASTER, GiveClue("mare", 1)) == (ClueGiven(RED, "mare", 1),)
    assert decide(game, RED_SPYMASTER, GiveClue("mare", 2)) == violations.number_too_high(1)


@pytest.mark.parametrize(("drawing", "most"), [(FRESH, 10), (FRESH_5X4, 9), (ONE_RED_LEFT, 2)])
def test_fine_5_a_number_may_count_the_assassin(drawing: str, most: int) -> None:
    game = from_grid(drawing, rules=FINE)
    assert decide(game, RED_SPYMASTER, GiveClue("mare", most)) == (ClueGiven(RED, "mare", most),)
    assert decide(game, RED_SPYMASTER, GiveClue("mare", most + 1)) == violations.number_too_high(most)


def test_fine_5_with_words_covered_other_words_still_end_the_turn() -> None:
    game = from_grid(NO_RED_LEFT, clue=Clue("mare", 1), rules=FINE)
    assert decide(game, RED_OPERATIVE, Guess(17, seen=9)) == (CardCovered(17, BYSTANDER), TurnEnded(RED, "TURN-5"))
    assert decide(game, RED_OPERATIVE, Guess(9, seen=9)) == (CardCovered(9, BLUE_AGENT), TurnEnded(RED, "TURN-6"))


def test_fine_6_in_co_op_every_enemy_word_covered_still_loses() -> None:
    touched = from_grid(ONE_BLUE_LEFT, clue=Clue("mare", 2), rules=COOP_FINE)
    lost = decide(touched, RED_OPERATIVE, Guess(9, seen=7))
    assert lost == (CardCovered(9, BLUE_AGENT), GameEnded(BLUE, "COOP-3"))
    covering = from_grid(ONE_BLUE_LEFT, turn=BLUE, rules=COOP_FINE, enemy_covers=1)
    assert decide(covering, RED_SPYMASTER, CoverWord(9, seen=7)) == (
        CardCovered(9, BLUE_AGENT, "COOP-2"),
        GameEnded(BLUE, "COOP-3"),
    )


def test_fine_6_in_co_op_the_teams_last_word_does_not_win_yet() -> None:
    game = from_grid(ONE_RED_LEFT, clue=Clue("mare", 1), rules=COOP_FINE)
    assert decide(game, RED_OPERATIVE, Guess(0, seen=8)) == (CardCovered(0, RED_AGENT),)


def test_fine_6_a_win_by_the_assassin_scores() -> None:
    game = from_grid(NO_RED_LEFT, clue=Clue("mare", 1), rules=COOP_FINE)
    assert decide(game, RED_OPERATIVE, Guess(24, seen=9)) == (CardCovered(24, ASSASSIN), GameEnded(RED, "FINE-2", 8))


def test_fine_6_a_win_in_a_last_stand_scores() -> None:
    game = played(last_stand(COOP_FINE), RED_OPERATIVE, Guess(0, seen=8))
    assert decide(game, RED_OPERATIVE, Guess(1, seen=9)) == (CardCovered(1, RED_AGENT), GameEnded(RED, "FINE-3", 8))


def test_fine_6_a_lost_last_stand_scores_nothing() -> None:
    assert decide(last_stand(COOP_FINE), RED_OPERATIVE, Stop(seen=8)) == (GameEnded(BLUE, "FINE-4"),)
    wrong = decide(last_stand(COOP_FINE), RED_OPERATIVE, Guess(17, seen=8))
    assert wrong == (CardCovered(17, BYSTANDER), GameEnded(BLUE, "FINE-4"))


def test_fine_7_with_both_teams_words_covered_turns_go_on() -> None:
    game = from_grid(NO_AGENT_LEFT, clue=Clue("mare", 1), rules=FINE)
    assert decide(game, RED_OPERATIVE, Guess(17, seen=17)) == (CardCovered(17, BYSTANDER), TurnEnded(RED, "TURN-5"))
    game = played(game, RED_OPERATIVE, Guess(17, seen=17))
    assert decide(game, BLUE_SPYMASTER, GiveClue("terra", 1)) == (ClueGiven(BLUE, "terra", 1),)
    game = played(game, BLUE_SPYMASTER, GiveClue("terra", 1))
    assert decide(game, BLUE_OPERATIVE, Guess(24, seen=18)) == (CardCovered(24, ASSASSIN), GameEnded(BLUE, "FINE-2"))


def test_fine_7_an_illegal_clue_then_costs_the_turn_and_no_more() -> None:
    clue = Clue("mare", 1, Verdict(Finding.ILLEGAL, "CLUE-3"))
    game = from_grid(NO_AGENT_LEFT, clue=clue, rules=FINE)
    assert decide(game, BLUE_SPYMASTER, Challenge(seen=17)) == (
        ClueChallenged(BLUE),
        ChallengeDecided(True, "referee", "CLUE-3"),
        TurnEnded(RED, "PEN-1"),
    )
    assert not played(game, BLUE_SPYMASTER, Challenge(seen=17)).penalty_open
