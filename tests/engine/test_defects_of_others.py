"""Defects that were found in other programs of this game, each as a test that ours does not have them.

The names in brackets are those programs'; none of them is linked or used here.
"""

from __future__ import annotations

import pytest
from tests.grids import (
    BLUE,
    BLUE_AGENT,
    FRESH,
    FRESH_5X4,
    HALF_PLAYED,
    ONE_BLUE_LEFT,
    ONE_RED_LEFT,
    RED,
    RED_AGENT,
    from_grid,
    played,
)
from tests.tables import asked, dealt, opened, seated

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
    Game,
    GameDealt,
    GameEnded,
    GiveClue,
    Guess,
    Seat,
    Stop,
    TurnEnded,
    Violation,
    actions,
    decide,
    redact,
    view,
    violations,
)
from cryptonym.table import Join, Sit
from cryptonym.table import decide as decide_at_table
from cryptonym.table import redact as redact_at_table
from cryptonym.table import view as view_table
from cryptonym.table import violations as table_violations


@pytest.mark.parametrize("card", [25, -1, -25, 26, 10**9])
def test_a_card_out_of_range_is_refused_and_crashes_nothing(card: int) -> None:
    """horsepaste: `idx > len(layout)` let 25 through and panicked; Python would take -1 for the last card."""
    game = from_grid(FRESH, clue=Clue("mare", 2))
    assert decide(game, RED_OPERATIVE, Guess(card, seen=0)) == violations.no_such_card()


def test_the_first_place_off_the_smaller_grid_is_out_of_range_too() -> None:
    game = from_grid(FRESH_5X4, clue=Clue("mare", 2))
    assert decide(game, RED_OPERATIVE, Guess(20, seen=0)) == violations.no_such_card()


def test_a_card_touched_twice_counts_once() -> None:
    """Schluggi: the same card twice lowered the score twice."""
    game = played(from_grid(FRESH, clue=Clue("mare", 2)), RED_OPERATIVE, Guess(0, seen=0))
    assert view(game, WATCHER).left == (8, 8)
    assert decide(game, RED_OPERATIVE, Guess(0, seen=0)) == violations.table_moved_on()
    assert decide(game, RED_OPERATIVE, Guess(0, seen=1)) == violations.card_covered("W0")


def over() -> Game:
    return played(from_grid(ONE_RED_LEFT, clue=Clue("mare", 1)), RED_OPERATIVE, Guess(0, seen=8))


@pytest.mark.parametrize("seat", SEATS, ids=str)
@pytest.mark.parametrize("command", [Guess(9, seen=9), GiveClue("terra", 1), Stop(seen=9)], ids=str)
def test_nothing_is_taken_after_the_end(seat: Seat, command: Guess | GiveClue | Stop) -> None:
    """Horsepaste took guesses after the game was won."""
    assert decide(over(), seat, command) == violations.game_over()


def test_a_second_clue_in_a_turn_is_refused() -> None:
    """c-st: a spymaster could give a second clue in the same turn."""
    game = from_grid(FRESH, clue=Clue("mare", 2))
    assert decide(game, RED_SPYMASTER, GiveClue("terra", 2)) == violations.clue_already_given()


def test_a_clue_out_of_turn_is_refused() -> None:
    """zuzqqa: neither hints nor the end of a turn were checked for who sent them."""
    for seat in (BLUE_SPYMASTER, RED_OPERATIVE, BLUE_OPERATIVE, OPERATIVE_OF_BOTH, WATCHER):
        assert decide(from_grid(FRESH), seat, GiveClue("mare", 2)) == violations.not_your_clue()
        game = from_grid(FRESH, clue=Clue("mare", 2), touches=1)
        if seat != RED_OPERATIVE:
            assert decide(game, seat, Stop(seen=0)) == violations.not_your_guess()


def test_one_more_guess_than_the_number_and_not_as_many() -> None:
    """bcspragu: N guesses instead of N + 1; codenames.plus: as many as one liked."""
    game = from_grid(FRESH, clue=Clue("mare", 2))
    for card in (0, 1):
        game = played(game, RED_OPERATIVE, Guess(card, seen=card))
        assert game.turn is RED
    assert decide(game, RED_OPERATIVE, Guess(2, seen=2)) == (CardCovered(2, RED_AGENT), TurnEnded(RED, "TURN-10"))


def test_zero_is_no_limit_and_not_one_guess() -> None:
    """asaf-kali: a clue of 0 gave one guess; psousa50 and HenryBrown123 could not give one at all."""
    game = from_grid(FRESH)
    assert decide(game, RED_SPYMASTER, GiveClue("mare", 0)) == (ClueGiven(RED, "mare", 0),)
    game = played(game, RED_SPYMASTER, GiveClue("mare", 0))
    for card in range(3):
        assert decide(game, RED_OPERATIVE, Guess(card, seen=card)) == (CardCovered(card, RED_AGENT),)
        game = played(game, RED_OPERATIVE, Guess(card, seen=card))


def test_unlimited_is_there() -> None:
    """asaf-kali and nearly all others have no unlimited clue."""
    assert decide(from_grid(FRESH), RED_SPYMASTER, GiveClue("mare", None)) == (ClueGiven(RED, "mare", None),)


def test_passing_before_the_first_guess_is_refused() -> None:
    """c-st, zuzqqa, asaf-kali: a turn could be passed without a guess."""
    game = from_grid(FRESH, clue=Clue("mare", 2))
    assert decide(game, RED_OPERATIVE, Stop(seen=0)) == violations.guess_first()


def test_the_other_teams_last_word_wins_for_the_other_team() -> None:
    """koldoon: uncovering the opponent's last agent was credited to the team on turn."""
    game = from_grid(ONE_BLUE_LEFT, turn=RED, clue=Clue("mare", 2))
    ended = decide(game, RED_OPERATIVE, Guess(9, seen=7))
    assert ended == (CardCovered(9, BLUE_AGENT), GameEnded(BLUE, "END-1"))


def test_few_words_left_and_a_high_limit_are_no_error() -> None:
    """HenryBrown123: N + 1 above the cards left was a server error."""
    game = from_grid(ONE_RED_LEFT)
    assert decide(game, RED_SPYMASTER, GiveClue("mare", 1)) == (ClueGiven(RED, "mare", 1),)


@pytest.mark.parametrize("number", [-1, 10, 26, 10**9])
def test_a_number_that_cannot_be_true_is_refused(number: int) -> None:
    """codenames.plus took "banana" for a number; types see to that, the rules to this."""
    assert isinstance(decide(from_grid(FRESH), RED_SPYMASTER, GiveClue("mare", number)), Violation)


def test_an_empty_clue_is_refused() -> None:
    """asaf-kali took the empty word."""
    assert decide(from_grid(FRESH), RED_SPYMASTER, GiveClue("", 1)) == violations.clue_without_word()


@pytest.mark.parametrize("seat", [WATCHER, RED_OPERATIVE, BLUE_OPERATIVE, OPERATIVE_OF_BOTH], ids=str)
def test_a_spectator_sees_nothing_of_the_key(seat: Seat) -> None:
    """FreeBoardGames: whoever had no seat got everything. Ours is a seat like any other, with the least knowledge."""
    game = from_grid(HALF_PLAYED)
    assert view(game, seat).key is None
    dealt_event = GameDealt(game.rules, game.cards, game.pictures, RED, game.key)
    heard = redact(dealt_event, seat)
    assert isinstance(heard, GameDealt)
    assert heard.key is None
    assert actions(game, WATCHER) == ()


def test_the_public_id_is_no_password() -> None:
    """c-st: a player's id was sent to all and was the credential to come back with as well."""
    joined = asked(opened(), None, Join("ann", "Ann", token="hash-of-a-secret"))
    for seat in SEATS:
        assert "hash-of-a-secret" not in str(redact_at_table(joined[0], seat))
        assert "secret-of" not in str(view_table(seated(), seat))


def test_nobody_becomes_spymaster_by_asking_in_mid_game() -> None:
    """c-st, HenryBrown123: the spymaster's view was to be had for the asking."""
    table = dealt(seated())
    assert decide_at_table(table, "cat", Sit(RED_SPYMASTER)) == table_violations.host_seats_people()
    assert decide_at_table(table, "cat", Sit(BLUE_SPYMASTER)) == table_violations.host_seats_people()


def test_a_violation_leaves_the_game_as_it_was() -> None:
    game = from_grid(HALF_PLAYED, clue=Clue("mare", 2))
    before = (game, game.key)
    for seat in SEATS:
        for card in range(-1, 26):
            decide(game, seat, Guess(card, seen=3))
    assert (game, game.key) == before
