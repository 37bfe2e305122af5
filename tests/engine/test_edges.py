"""Edges of the rules that nothing but a mutant had found untested (`make mutants`); each test is named by its rule."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.grids import (
    BLUE,
    COOP,
    FRESH,
    RED,
    RED_AGENT,
    from_grid,
    names,
    played,
    random_key,
)

from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    GRID_5X5,
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
    CoverWord,
    Finding,
    GameDealt,
    GiveClue,
    Guess,
    Rules,
    Stop,
    Turn,
    Verdict,
    begin,
    deal,
    decide,
    evolve,
    redact,
    view,
)
from cryptonym.engine.view import ClueSeen

DEALT = GameDealt(Rules(), names(GRID_5X5), frozenset({3}), BLUE, random_key(GRID_5X5, BLUE, 1))


def test_set_3_a_deal_begins_a_game_of_what_was_dealt_whatever_lay_there_before() -> None:
    game = evolve(from_grid(FRESH, clue=Clue("mare", 2)), DEALT)
    assert game == begin(DEALT)
    assert (game.rules, game.cards, game.pictures) == (DEALT.rules, DEALT.cards, DEALT.pictures)
    assert (game.key, game.turn, game.turns, game.covered) == (DEALT.key, BLUE, (Turn(BLUE),), ())


def test_set_3_no_card_lies_twice() -> None:
    twice = ("W0", *names(GRID_5X5)[:-1])
    with pytest.raises(AssertionError):
        deal(Rules(), twice, frozenset(), random_key(GRID_5X5, RED, 0))


def test_set_3_as_many_cards_as_the_grid_has_places() -> None:
    with pytest.raises(AssertionError):
        deal(Rules(), names(GRID_5X5)[:-1], frozenset(), random_key(GRID_5X5, RED, 0))


def test_key_1_a_key_that_does_not_fit_the_grid_is_not_dealt() -> None:
    key = random_key(GRID_5X5, RED, 0)
    with pytest.raises(AssertionError):
        deal(Rules(), names(GRID_5X5), frozenset(), replace(key, starting=BLUE))


def test_key_3_a_deal_as_others_heard_of_it_begins_no_game() -> None:
    heard = redact(DEALT, WATCHER)
    assert isinstance(heard, GameDealt)
    with pytest.raises(AssertionError, match="redacted"):
        begin(heard)


def test_turn_2_the_log_remembers_each_turns_clue_and_touches_in_order() -> None:
    game = played(from_grid(FRESH), RED_SPYMASTER, GiveClue("mare", 2))
    assert game.turns == (Turn(RED, "mare", 2),)
    game = played(game, RED_OPERATIVE, Guess(4, seen=0))
    game = played(game, RED_OPERATIVE, Guess(1, seen=1))
    assert game.turns == (Turn(RED, "mare", 2, touched=(4, 1)),)
    game = played(game, RED_OPERATIVE, Stop(seen=2))
    first = Turn(RED, "mare", 2, touched=(4, 1), ended_by="TURN-9")
    assert game.turns == (first, Turn(BLUE))
    game = played(game, BLUE_SPYMASTER, GiveClue("terra", None))
    game = played(game, BLUE_OPERATIVE, Guess(17, seen=2))
    assert game.turns == (first, Turn(BLUE, "terra", None, touched=(17,), ended_by="TURN-5"), Turn(RED))
    assert view(game, WATCHER).turns == game.turns


def test_turn_7_the_log_remembers_what_ended_the_last_turn_and_all_turns_before_it() -> None:
    game = played(from_grid(FRESH), RED_SPYMASTER, GiveClue("mare", 2))
    game = played(game, RED_OPERATIVE, Guess(17, seen=0))
    game = played(game, BLUE_SPYMASTER, GiveClue("terra", 1))
    game = played(game, BLUE_OPERATIVE, Guess(18, seen=1))
    game = played(game, RED_SPYMASTER, GiveClue("aria", 3))
    game = played(game, RED_OPERATIVE, Guess(0, seen=2))
    game = played(game, RED_OPERATIVE, Guess(24, seen=3))
    assert game.turns == (
        Turn(RED, "mare", 2, touched=(17,), ended_by="TURN-5"),
        Turn(BLUE, "terra", 1, touched=(18,), ended_by="TURN-5"),
        Turn(RED, "aria", 3, touched=(0, 24), ended_by="TURN-7"),
    )


def test_coop_6_the_log_remembers_both_words_of_the_penalty() -> None:
    game = from_grid(FRESH, turn=BLUE, rules=COOP, enemy_covers=2)
    game = played(game, RED_SPYMASTER, CoverWord(12, seen=0))
    game = played(game, RED_SPYMASTER, CoverWord(9, seen=1))
    assert game.turns == (Turn(BLUE, covered=(12, 9), ended_by="COOP-2"), Turn(RED))


def test_pen_2_the_log_tells_the_penaltys_word_from_a_touch() -> None:
    game = from_grid(FRESH, penalty_open=True)
    game = played(game, RED_SPYMASTER, CoverWord(3, seen=0))
    game = played(game, RED_SPYMASTER, GiveClue("mare", 1))
    game = played(game, RED_OPERATIVE, Guess(0, seen=1))
    assert game.turns == (Turn(RED, "mare", 1, touched=(0,), covered=(3,)),)
    assert (game.covered, game.touches) == ((3, 0), 1)


def test_pen_5_a_challenge_that_fails_says_no_rule_and_no_codename() -> None:
    verdict = Verdict(Finding.LEGAL, "CLUE-6", "W3")
    game = from_grid(FRESH, clue=Clue("mare", 2, verdict))
    assert decide(game, BLUE_SPYMASTER, Challenge(seen=0)) == (
        ClueChallenged(BLUE),
        ChallengeDecided(False, "referee"),
    )


def test_turn_3_a_touch_stops_the_sand() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2), hourglass=60_000)
    assert evolve(game, CardCovered(0, RED_AGENT)).hourglass is None


def test_turn_2_a_clue_stops_the_sand() -> None:
    game = from_grid(FRESH, hourglass=60_000)
    assert evolve(game, ClueGiven(RED, "mare", 2)).hourglass is None


def test_pen_3_the_next_team_begins_without_a_challenge() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2, Verdict(Finding.ILLEGAL, "CLUE-3")))
    game = played(game, BLUE_SPYMASTER, Challenge(seen=0))
    assert (game.turn, game.challenged) == (BLUE, False)
    assert not view(game, WATCHER).challenged


@pytest.mark.parametrize(
    ("number", "touches", "left"), [(2, 0, 3), (2, 1, 2), (1, 1, 1), (0, 0, None), (None, 1, None)]
)
def test_clue_1_all_see_the_word_the_number_and_what_is_left_of_it(
    number: int | None, touches: int, left: int | None
) -> None:
    game = from_grid(FRESH, clue=Clue("mare", number), touches=touches)
    assert {view(game, seat).clue for seat in SEATS} == {ClueSeen("mare", number, left)}
