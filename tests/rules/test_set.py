"""SET: setting up."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.grids import (
    BLUE,
    BLUE_AGENT,
    FRESH,
    FRESH_5X4,
    HALF_PLAYED,
    RED,
    RED_AGENT,
    from_grid,
    names,
    played,
    random_key,
)
from tests.tables import asked, deal_for, done, laid, seated

from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    GRID_5X4,
    GRID_5X5,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SEATS,
    CardCovered,
    Clue,
    GameDealt,
    Grid,
    Guess,
    Key,
    Rules,
    Team,
    decide,
    view,
)
from cryptonym.engine import deal as lay
from cryptonym.table import CardsLaid, Laid, Sit, Stand, violations
from cryptonym.table import decide as decide_at_table


def test_set_1_a_team_without_operatives_cannot_play() -> None:
    table = done(seated(), "dan", Stand())
    assert decide_at_table(table, "ann", deal_for(table)) == violations.operative_missing("blue")
    table = done(seated(), "cat", Stand())
    assert decide_at_table(table, "ann", deal_for(table)) == violations.operative_missing("red")


def test_set_1_four_players_are_enough_and_teams_need_not_be_equal() -> None:
    four = seated()
    assert len(four.people) == 4
    assert asked(four, "ann", deal_for(four))
    six = seated(None, RED_OPERATIVE, RED_OPERATIVE)
    assert (len(six.at(RED_OPERATIVE)), len(six.at(BLUE_OPERATIVE))) == (3, 1)
    assert asked(six, "ann", deal_for(six))


def test_set_2_a_team_has_one_spymaster() -> None:
    table = seated(None, RED_OPERATIVE)
    assert decide_at_table(table, "eve", Sit(RED_SPYMASTER)) == violations.seat_taken("Ann")
    assert decide_at_table(table, "eve", Sit(BLUE_SPYMASTER)) == violations.seat_taken("Bob")


@pytest.mark.parametrize(("person", "team"), [("ann", "red"), ("bob", "blue")])
def test_set_2_nobody_deals_without_both_spymasters(person: str, team: str) -> None:
    table = done(seated(), person, Stand())
    assert decide_at_table(table, "ann", deal_for(table)) == violations.spymaster_missing(team)


@pytest.mark.parametrize(("grid", "size", "rows"), [(GRID_5X5, 25, 5), (GRID_5X4, 20, 4)])
def test_set_3_25_or_20_cards_in_five_columns(grid: Grid, size: int, rows: int) -> None:
    key = random_key(grid, RED, 1)
    assert (grid.size, grid.columns, grid.rows) == (size, 5, rows)
    rules = Rules(grid)
    assert lay(rules, names(grid), frozenset(), key) == (GameDealt(rules, names(grid), frozenset(), RED, key),)


def test_set_3_too_few_cards_or_one_card_twice_is_our_own_mistake() -> None:
    key = random_key(GRID_5X5, RED, 1)
    with pytest.raises(AssertionError):
        lay(Rules(), names(GRID_5X4), frozenset(), key)
    with pytest.raises(AssertionError):
        lay(Rules(), ("W1", *names(GRID_5X5)[1:]), frozenset(), key)


def test_set_4_the_two_sides_of_one_card_never_lie_on_one_table() -> None:
    table = seated()
    cards = laid()
    both_sides = (Laid("back1", "FRONT1"), *cards[1:])
    with pytest.raises(AssertionError, match="SET-4"):
        decide_at_table(table, "ann", deal_for(table, cards=both_sides))


def test_set_4_either_side_can_lie_up() -> None:
    table = seated()
    cards = tuple(Laid("back" + c.face[5:], c.face) if place % 2 else c for place, c in enumerate(laid()))
    first, dealt = asked(table, "ann", deal_for(table, cards=cards))
    assert first == CardsLaid(cards)
    assert isinstance(dealt, GameDealt)
    assert dealt.cards == tuple(f"back{n}" if n % 2 else f"FRONT{n}" for n in range(25))


@pytest.mark.parametrize(("drawing", "piles"), [(FRESH, (9, 8)), (FRESH_5X4, (8, 7)), (HALF_PLAYED, (6, 6))])
def test_set_6_all_see_what_is_left_in_the_piles(drawing: str, piles: tuple[int, int]) -> None:
    game = from_grid(drawing)
    assert {view(game, seat).left for seat in SEATS} == {piles}


def test_set_6_a_covered_word_comes_off_its_pile() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2))
    assert view(played(game, RED_OPERATIVE, Guess(0, seen=0)), RED_OPERATIVE).left == (8, 8)
    assert view(played(game, RED_OPERATIVE, Guess(9, seen=0)), RED_OPERATIVE).left == (9, 7)
    assert view(played(game, RED_OPERATIVE, Guess(17, seen=0)), RED_OPERATIVE).left == (9, 8)


@pytest.mark.parametrize("starting", [RED, BLUE])
@pytest.mark.parametrize("grid", [GRID_5X5, GRID_5X4])
def test_set_7_the_double_agent_is_the_one_word_more_of_who_starts(starting: Team, grid: Grid) -> None:
    counts = Counter(random_key(grid, starting, 3).identities)
    own, other = (counts[RED_AGENT], counts[BLUE_AGENT]) if starting is RED else (counts[BLUE_AGENT], counts[RED_AGENT])
    assert own == other + 1


def test_set_7_each_of_the_nine_is_an_ordinary_agent() -> None:
    game = from_grid(FRESH, clue=Clue("mare", None))
    for card in range(8):
        assert decide(game, RED_OPERATIVE, Guess(card, seen=card)) == (CardCovered(card, RED_AGENT),)
        game = played(game, RED_OPERATIVE, Guess(card, seen=card))


def test_set_7_a_key_with_the_double_agent_on_the_wrong_side_does_not_fit() -> None:
    key = random_key(GRID_5X5, RED, 1)
    assert key.fits(GRID_5X5)
    assert not Key(BLUE, key.identities).fits(GRID_5X5)
