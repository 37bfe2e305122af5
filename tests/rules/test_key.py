"""KEY: the key card."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.grids import (
    ASSASSIN,
    BLUE,
    BYSTANDER,
    COOP,
    FRESH,
    HALF_PLAYED,
    RED,
    TRIO,
    from_grid,
    names,
    random_key,
    rekeyed,
)
from tests.tables import asked, dealt, done, joined, seated

from cryptonym.decks.draw import draw_key
from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    GRID_5X4,
    GRID_5X5,
    OPERATIVE_OF_BOTH,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SEATS,
    WATCHER,
    GameDealt,
    Grid,
    Identity,
    Key,
    Mode,
    Rules,
    Seat,
    Team,
    redact,
    view,
)
from cryptonym.engine import deal as lay
from cryptonym.table import Assign, CallOff, Join, Leave, NameCaller, SeatTaken, Sit, Stand, violations
from cryptonym.table import decide as decide_at_table

SEATS_WITHOUT_KEY = [RED_OPERATIVE, BLUE_OPERATIVE, OPERATIVE_OF_BOTH, WATCHER]


@pytest.mark.parametrize("starting", Team)
@pytest.mark.parametrize(("grid", "counts"), [(GRID_5X5, (9, 8, 7, 1)), (GRID_5X4, (8, 7, 4, 1))])
def test_key_1_how_many_of_each(starting: Team, grid: Grid, counts: tuple[int, ...]) -> None:
    own, others, bystanders, assassins = counts
    first, second = (Identity.RED, Identity.BLUE) if starting is RED else (Identity.BLUE, Identity.RED)
    identities = (first,) * own + (second,) * others + (BYSTANDER,) * bystanders + (ASSASSIN,) * assassins
    assert Key(starting, identities).fits(grid)
    for wrong in range(4):
        short = Counter(identities)
        short[(first, second, BYSTANDER, ASSASSIN)[wrong]] -= 1
        short[(second, BYSTANDER, ASSASSIN, first)[wrong]] += 1
        key = Key(starting, tuple(short.elements()))
        assert not key.fits(grid)
        with pytest.raises(AssertionError):
            lay(Rules(grid), names(grid), frozenset(), key)


def test_key_1_the_key_of_the_other_grid_does_not_fit() -> None:
    assert not random_key(GRID_5X4, RED, 1).fits(GRID_5X5)
    assert not random_key(GRID_5X5, RED, 1).fits(GRID_5X4)


@pytest.mark.parametrize("starting", Team)
def test_key_2_all_see_who_starts(starting: Team) -> None:
    (dealt_event,) = lay(Rules(), names(GRID_5X5), frozenset(), random_key(GRID_5X5, starting, 1))
    for seat in SEATS:
        heard = redact(dealt_event, seat)
        assert isinstance(heard, GameDealt)
        assert heard.starting is starting
    game = from_grid(FRESH, starting=starting)
    assert {view(game, seat).starting for seat in SEATS} == {starting}


@pytest.mark.parametrize("starting", Team)
def test_key_2_who_started_stays_to_be_seen(starting: Team) -> None:
    game = from_grid(FRESH, starting=starting, turn=starting.other)
    assert {view(game, seat).starting for seat in SEATS} == {starting}


def test_key_3_both_spymasters_see_the_same_key() -> None:
    game = from_grid(HALF_PLAYED)
    assert view(game, RED_SPYMASTER).key == view(game, BLUE_SPYMASTER).key == game.key.identities


@pytest.mark.parametrize("seat", SEATS_WITHOUT_KEY, ids=str)
@pytest.mark.parametrize("mode", Mode)
def test_key_3_no_operative_and_no_spectator_sees_it(seat: Seat, mode: Mode) -> None:
    game = from_grid(HALF_PLAYED, rules=Rules(mode=mode))
    assert view(game, seat).key is None
    assert view(game, seat).covered == tuple((card, game.key[card]) for card in game.covered)
    heard = redact(GameDealt(game.rules, game.cards, frozenset(), RED, game.key), seat)
    assert heard == GameDealt(game.rules, game.cards, frozenset(), RED, None)


@pytest.mark.parametrize("seat", SEATS_WITHOUT_KEY, ids=str)
@pytest.mark.parametrize("shuffle", range(50))
def test_key_3_hidden_identities_change_nothing_an_operative_sees(seat: Seat, shuffle: int) -> None:
    game = from_grid(HALF_PLAYED)
    assert view(game, seat) == view(rekeyed(game, shuffle), seat)


def test_key_3_the_chair_of_an_enemy_without_players_sees_nothing() -> None:
    game = from_grid(HALF_PLAYED, rules=COOP)
    assert view(game, RED_SPYMASTER).key == game.key.identities
    assert view(game, BLUE_SPYMASTER).key is None
    dealt_event = GameDealt(game.rules, game.cards, frozenset(), RED, game.key)
    assert redact(dealt_event, BLUE_SPYMASTER) == GameDealt(game.rules, game.cards, frozenset(), RED, None)
    assert redact(dealt_event, RED_SPYMASTER) == dealt_event


def test_key_3_both_spymasters_of_three_players_see_it() -> None:
    game = from_grid(HALF_PLAYED, rules=TRIO)
    assert view(game, RED_SPYMASTER).key == view(game, BLUE_SPYMASTER).key == game.key.identities


SMALLEST = Grid(5, 1, agents=1, bystanders=1)
"""Five cards, and so few keys that each can be counted: 60 for either team that starts."""


def test_key_4_every_legal_key_is_equally_likely() -> None:
    chance = random.Random(4)
    drawn = Counter(draw_key(SMALLEST, chance) for _ in range(120 * 100))
    assert len(drawn) == 120
    assert all(key.fits(SMALLEST) for key in drawn)
    assert all(40 < count < 160 for count in drawn.values())  # six standard deviations


def test_key_4_in_co_op_every_one_that_lets_the_team_start() -> None:
    chance = random.Random(4)
    drawn = Counter(draw_key(SMALLEST, chance, BLUE) for _ in range(60 * 100))
    assert {key.starting for key in drawn} == {BLUE}
    assert len(drawn) == 60
    assert all(40 < count < 160 for count in drawn.values())


@pytest.mark.parametrize("grid", [GRID_5X5, GRID_5X4], ids=str)
def test_key_4_on_both_grids_any_card_can_be_anything(grid: Grid) -> None:
    chance = random.Random(4)
    keys = [draw_key(grid, chance) for _ in range(4000)]
    assert all(key.fits(grid) for key in keys)
    assassins = Counter(key.identities.index(ASSASSIN) for key in keys)
    expected = 4000 / grid.size
    assert all(abs(assassins[card] - expected) < 6 * expected**0.5 for card in range(grid.size))
    assert abs(sum(key.starting is RED for key in keys) - 2000) < 190


def test_key_5_a_spymaster_who_got_up_can_be_no_operative_in_that_game() -> None:
    table = done(dealt(seated()), "bob", Stand())
    for seat in (RED_OPERATIVE, BLUE_OPERATIVE):
        assert decide_at_table(table, "ann", Assign("bob", seat)) == violations.key_was_seen("Bob")


def test_key_5_nor_can_the_host_seat_himself() -> None:
    table = dealt(seated())
    assert decide_at_table(table, "ann", Sit(RED_OPERATIVE)) == violations.key_was_seen("Ann")


def test_key_5_anybody_can_replace_a_spymaster_and_is_then_bound_too() -> None:
    table = joined(done(dealt(seated()), "bob", Stand()), "eve")
    assert asked(table, "ann", Assign("eve", BLUE_SPYMASTER)) == (SeatTaken("eve", BLUE_SPYMASTER),)
    table = done(table, "ann", Assign("eve", BLUE_SPYMASTER))
    assert decide_at_table(table, "ann", Assign("eve", BLUE_OPERATIVE)) == violations.key_was_seen("Eve")


def test_key_5_an_operative_can_become_spymaster_but_not_come_back() -> None:
    table = done(done(dealt(seated(None, BLUE_OPERATIVE)), "bob", Stand()), "ann", Assign("eve", BLUE_SPYMASTER))
    assert decide_at_table(table, "ann", Assign("eve", BLUE_OPERATIVE)) == violations.key_was_seen("Eve")
    table = done(done(table, "eve", Stand()), "ann", Assign("bob", BLUE_SPYMASTER))
    assert table.at(BLUE_SPYMASTER)[0].id == "bob"


def test_key_5_nor_can_a_spymaster_who_got_up_call_for_the_operatives() -> None:
    table = done(dealt(seated()), "bob", Stand())
    assert decide_at_table(table, "ann", NameCaller("bob")) == violations.key_was_seen("Bob")
    assert decide_at_table(table, "ann", NameCaller("ann")) == violations.key_was_seen("Ann")


def test_key_5_holds_for_that_game_alone() -> None:
    table = dealt(seated())
    assert table.key_seen_by == {"ann", "bob"}
    table = done(table, "ann", CallOff())
    table = done(done(table, "ann", Stand()), "cat", Stand())
    table = done(done(table, "ann", Sit(RED_OPERATIVE)), "cat", Sit(RED_SPYMASTER))
    assert dealt(table, seed=1).key_seen_by == {"bob", "cat"}


def test_key_5_leaving_the_table_and_coming_back_does_not_help() -> None:
    table = done(dealt(seated()), "bob", Leave())
    table = done(table, None, Join("bob", "Someone else", "secret-of-bob"))
    refused = decide_at_table(table, "ann", Assign("bob", BLUE_OPERATIVE))
    assert refused == violations.key_was_seen("Bob")  # TABLE-11: under the same name
    assert asked(table, "ann", Assign("bob", BLUE_SPYMASTER)) == (SeatTaken("bob", BLUE_SPYMASTER),)


def test_key_5_who_only_watched_has_seen_nothing() -> None:
    table = joined(dealt(seated()), "eve")
    assert asked(table, "ann", Assign("eve", RED_OPERATIVE)) == (SeatTaken("eve", RED_OPERATIVE),)
