"""PEN: an illegal clue."""

from __future__ import annotations

import pytest
from tests.grids import (
    BLUE,
    BLUE_AGENT,
    FINE,
    FRESH,
    ONE_BLUE_LEFT,
    PLAIN,
    RED,
    RED_AGENT,
    TRIO,
    from_grid,
    played,
)

from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    OPERATIVE_OF_BOTH,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SEATS,
    WATCHER,
    CardCovered,
    Challenge,
    ChallengeDecided,
    Clue,
    ClueChallenged,
    ClueGiven,
    CoverDeclined,
    CoverWord,
    DeclineCover,
    Finding,
    Game,
    GameEnded,
    GiveClue,
    Guess,
    RefereeMode,
    Rules,
    Seat,
    TurnEnded,
    Verdict,
    actions,
    decide,
    evolve,
    violations,
)

ILLEGAL = Verdict(Finding.ILLEGAL, "CLUE-4", "W3")
LEGAL = Verdict(Finding.LEGAL)
UPHELD = (
    ClueChallenged(BLUE),
    ChallengeDecided(True, "referee", "CLUE-4", "W3"),
    TurnEnded(RED, "PEN-1"),
)


def bad_clue(rules: Rules = PLAIN, drawing: str = FRESH) -> Game:
    return from_grid(drawing, clue=Clue("bocca", 2, ILLEGAL), rules=rules)


def penalty(drawing: str = FRESH, rules: Rules = PLAIN) -> Game:
    """Blue's turn begins with a penalty of red's."""
    return from_grid(drawing, turn=BLUE, penalty_open=True, rules=rules)


@pytest.mark.parametrize("rules", [PLAIN, TRIO, FINE], ids=["teams", "trio", "fine"])
def test_pen_1_the_turn_ends_at_once(rules: Rules) -> None:
    assert decide(bad_clue(rules), BLUE_SPYMASTER, Challenge(seen=0)) == UPHELD
    after = played(bad_clue(rules), BLUE_SPYMASTER, Challenge(seen=0))
    assert (after.turn, after.clue, after.penalty_open) == (BLUE, None, True)
    assert after.turns[0].ended_by == "PEN-1"


def test_pen_1_nobody_can_guess_on_it_any_more() -> None:
    after = played(bad_clue(), BLUE_SPYMASTER, Challenge(seen=0))
    assert decide(after, RED_OPERATIVE, Guess(0, seen=0)) == violations.not_your_guess()


@pytest.mark.parametrize("rules", [PLAIN, TRIO, FINE], ids=["teams", "trio", "fine"])
def test_pen_2_the_other_spymaster_may_cover_one_of_his_own_words(rules: Rules) -> None:
    game = penalty(rules=rules)
    assert decide(game, BLUE_SPYMASTER, CoverWord(9, seen=0)) == (CardCovered(9, BLUE_AGENT, "PEN-2"),)
    after = played(game, BLUE_SPYMASTER, CoverWord(9, seen=0))
    assert (after.turn, after.covered, after.penalty_open, after.touches) == (BLUE, (9,), False, 0)
    assert (after.turns[-1].covered, after.turns[-1].touched) == ((9,), ())


def test_pen_2_one_and_no_more() -> None:
    after = played(penalty(), BLUE_SPYMASTER, CoverWord(9, seen=0))
    assert decide(after, BLUE_SPYMASTER, CoverWord(10, seen=1)) == violations.nothing_to_cover()
    assert decide(after, BLUE_SPYMASTER, DeclineCover(seen=1)) == violations.nothing_to_cover()


@pytest.mark.parametrize("card", [0, 17, 24])
def test_pen_2_his_own_and_no_other(card: int) -> None:
    assert decide(penalty(), BLUE_SPYMASTER, CoverWord(card, seen=0)) == violations.cover_your_own()


@pytest.mark.parametrize("seat", [seat for seat in SEATS if seat != BLUE_SPYMASTER], ids=str)
def test_pen_2_nobody_else_covers_and_nobody_learns_anything_from_trying(seat: Seat) -> None:
    answers = [decide(penalty(), seat, CoverWord(card, seen=0)) for card in range(-1, 26)]
    assert answers == [violations.not_yours_to_cover(seat)] * 27
    assert decide(penalty(), seat, DeclineCover(seen=0)) == violations.not_yours_to_cover(seat)
    assert decide(from_grid(FRESH), seat, CoverWord(0, seen=0)) == (
        violations.nothing_to_cover() if seat == RED_SPYMASTER else violations.not_yours_to_cover(seat)
    )


def test_pen_2_may_not_must() -> None:
    assert decide(penalty(), BLUE_SPYMASTER, DeclineCover(seen=0)) == (CoverDeclined(BLUE),)
    after = evolve(penalty(), CoverDeclined(BLUE))
    assert decide(after, BLUE_SPYMASTER, CoverWord(9, seen=0)) == violations.nothing_to_cover()
    assert "clue" in actions(after, BLUE_SPYMASTER)


def test_pen_2_giving_the_next_clue_is_declining() -> None:
    assert decide(penalty(), BLUE_SPYMASTER, GiveClue("mare", 2)) == (ClueGiven(BLUE, "mare", 2),)
    after = played(penalty(), BLUE_SPYMASTER, GiveClue("mare", 2))
    assert decide(after, BLUE_SPYMASTER, CoverWord(9, seen=0)) == violations.nothing_to_cover()


def test_pen_2_the_clue_follows_the_cover_and_its_number_counts_what_is_left() -> None:
    after = played(penalty(), BLUE_SPYMASTER, CoverWord(9, seen=0))
    assert decide(after, BLUE_SPYMASTER, GiveClue("mare", 7)) == (ClueGiven(BLUE, "mare", 7),)
    assert decide(after, BLUE_SPYMASTER, GiveClue("mare", 8)) == violations.number_too_high(7)


def test_pen_2_a_stale_or_senseless_cover_does_nothing() -> None:
    assert decide(penalty(), BLUE_SPYMASTER, CoverWord(9, seen=1)) == violations.table_moved_on()
    assert decide(penalty(), BLUE_SPYMASTER, DeclineCover(seen=1)) == violations.table_moved_on()
    assert decide(penalty(), BLUE_SPYMASTER, CoverWord(25, seen=0)) == violations.no_such_card()
    assert decide(penalty(), BLUE_SPYMASTER, CoverWord(-1, seen=0)) == violations.no_such_card()
    game = penalty(ONE_BLUE_LEFT)
    assert decide(game, BLUE_SPYMASTER, CoverWord(10, seen=7)) == violations.card_covered("W10")


def test_pen_2_with_no_word_left_there_is_nothing_to_decide() -> None:
    drawing = """
        r r r r r
        r r r r B
        B B B B B
        B B i i i
        i i i i x
    """
    after = played(bad_clue(FINE, drawing), BLUE_SPYMASTER, Challenge(seen=8))
    assert (after.turn, after.penalty_open) == (BLUE, False)
    assert actions(after, BLUE_SPYMASTER) == ("clue", "hourglass")


def test_pen_3_until_its_first_guess() -> None:
    game = played(bad_clue(), RED_OPERATIVE, Guess(0, seen=0))
    assert decide(game, BLUE_SPYMASTER, Challenge(seen=1)) == violations.too_late_to_challenge()
    assert "challenge" not in actions(game, BLUE_SPYMASTER)


def test_pen_3_an_illegal_clue_that_nobody_notices_counts_as_legal() -> None:
    assert decide(bad_clue(), RED_OPERATIVE, Guess(0, seen=0)) == (CardCovered(0, RED_AGENT),)


def test_pen_3_once() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2, LEGAL))
    game = played(game, BLUE_SPYMASTER, Challenge(seen=0))
    assert decide(game, BLUE_SPYMASTER, Challenge(seen=0)) == violations.challenged_once()


def test_pen_3_each_clue_anew() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2, LEGAL))
    game = played(game, BLUE_SPYMASTER, Challenge(seen=0))
    game = played(game, RED_OPERATIVE, Guess(17, seen=0))
    game = played(game, BLUE_SPYMASTER, GiveClue("terra", 1, LEGAL))
    assert decide(game, RED_SPYMASTER, Challenge(seen=1)) == (ClueChallenged(RED), ChallengeDecided(False, "referee"))


@pytest.mark.parametrize("seat", [RED_SPYMASTER, RED_OPERATIVE, BLUE_OPERATIVE, OPERATIVE_OF_BOTH, WATCHER], ids=str)
@pytest.mark.parametrize("rules", [PLAIN, TRIO], ids=["teams", "trio"])
def test_pen_3_by_the_opposing_spymaster_alone(seat: Seat, rules: Rules) -> None:
    assert decide(bad_clue(rules), seat, Challenge(seen=0)) == violations.not_yours_to_challenge()


def test_pen_3_there_must_be_a_clue() -> None:
    assert decide(from_grid(FRESH), BLUE_SPYMASTER, Challenge(seen=0)) == violations.nothing_to_challenge()


def test_pen_3_not_what_was_let_pass() -> None:
    game = from_grid(FRESH, clue=Clue("bocca", 2, ILLEGAL, let_pass=True))
    assert decide(game, BLUE_SPYMASTER, Challenge(seen=0)) == violations.let_pass_already()


def test_pen_4_the_penaltys_cover_wins() -> None:
    game = penalty(ONE_BLUE_LEFT)
    covered = CardCovered(9, BLUE_AGENT, "PEN-2")
    assert decide(game, BLUE_SPYMASTER, CoverWord(9, seen=7)) == (covered, GameEnded(BLUE, "END-1"))


def test_pen_4_not_in_the_assassin_ending() -> None:
    game = penalty(ONE_BLUE_LEFT, FINE)
    assert decide(game, BLUE_SPYMASTER, CoverWord(9, seen=7)) == (CardCovered(9, BLUE_AGENT, "PEN-2"),)


@pytest.mark.parametrize("referee", [RefereeMode.WARNS, RefereeMode.REFUSES])
def test_pen_5_where_the_referee_is_sure_it_decides(referee: RefereeMode) -> None:
    rules = Rules(referee=referee)
    assert decide(bad_clue(rules), BLUE_SPYMASTER, Challenge(seen=0)) == UPHELD
    legal = from_grid(FRESH, clue=Clue("mare", 2, LEGAL), rules=rules)
    assert decide(legal, BLUE_SPYMASTER, Challenge(seen=0)) == (
        ClueChallenged(BLUE),
        ChallengeDecided(False, "referee"),
    )


@pytest.mark.parametrize(
    "verdict", [None, Verdict(Finding.DOUBTFUL, "CLUE-4", "W3"), Verdict(Finding.NOTICE, "CLUE-7")], ids=str
)
def test_pen_5_else_the_challengers_word(verdict: Verdict | None) -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2, verdict))
    assert decide(game, BLUE_SPYMASTER, Challenge(seen=0)) == (
        ClueChallenged(BLUE),
        ChallengeDecided(True, "challenger"),
        TurnEnded(RED, "PEN-1"),
    )


def test_pen_5_one_that_fails_costs_nothing_and_the_turn_goes_on() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2, LEGAL))
    after = played(game, BLUE_SPYMASTER, Challenge(seen=0))
    assert (after.turn, after.clue, after.penalty_open) == (RED, game.clue, False)
    assert decide(after, RED_OPERATIVE, Guess(0, seen=0)) == (CardCovered(0, RED_AGENT),)


def test_pen_5_a_stale_challenge_does_nothing() -> None:
    assert decide(bad_clue(), BLUE_SPYMASTER, Challenge(seen=1)) == violations.table_moved_on()
