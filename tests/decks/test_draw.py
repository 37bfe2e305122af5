"""Drawing cards and keys: no two sides together, no repeats until the deck is through, every key as likely."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cryptonym.decks import Card, Drawn, draw, draw_key, flip
from cryptonym.decks.draw import NotEnoughCards
from cryptonym.engine import GRID_5X4, GRID_5X5, Grid, Identity, Team


@st.composite
def decks(draw_: st.DrawFn, least: int = 25) -> tuple[Card, ...]:
    count = draw_(st.integers(least, 90))
    single = draw_(st.sets(st.integers(0, count - 1)))
    return tuple(Card(f"F{n}", None if n in single else f"B{n}") for n in range(count))


@given(decks(), st.integers(0, 2**32))
def test_set_4_the_two_sides_of_a_card_never_lie_on_one_table(cards: tuple[Card, ...], seed: int) -> None:
    drawn, _ = draw(cards, 25, (), Random(seed))
    assert len({card.name for card in drawn}) == 25
    faces = {card.face for card in drawn}
    assert len(faces) == 25
    assert not any(card.other in faces for card in drawn)


def test_set_3_the_same_cards_lie_anywhere() -> None:
    cards = tuple(Card(f"F{n}") for n in range(25))
    places = Counter(
        place
        for seed in range(500)
        for place, card in enumerate(draw(cards, 25, (), Random(seed))[0])
        if card.face == "F7"
    )
    assert len(places) == 25
    assert max(places.values()) < 50  # 20 are expected, and 50 are more than six standard deviations away


@given(decks(), st.integers(0, 2**32))
def test_set_4_nor_do_they_where_the_deck_was_through(cards: tuple[Card, ...], seed: int) -> None:
    used = {card.name for card in cards[:-10]}
    drawn, anew = draw(cards, 25, used, Random(seed))
    assert anew
    assert len({card.name for card in drawn}) == 25


def test_set_4_either_side_can_come_up() -> None:
    cards = tuple(Card(f"F{n}", f"B{n}") for n in range(25))
    faces = {card.face for seed in range(20) for card in draw(cards, 25, (), Random(seed))[0]}
    assert len(faces) == 50


@given(decks(), st.integers(0, 2**32), st.sampled_from([20, 25]))
def test_next_2_fresh_draws_repeat_no_card_until_the_deck_is_through(
    cards: tuple[Card, ...], seed: int, size: int
) -> None:
    chance = Random(seed)
    used: set[str] = set()
    for _ in range(8):
        drawn, anew = draw(cards, size, used, chance)
        names = {card.name for card in drawn}
        unused = {card.name for card in cards} - used
        if anew:
            assert unused <= names, "what was left of the deck is drawn before it begins anew"
            assert len(unused) < size
            used = names
        else:
            assert not names & used
            used |= names


@given(decks(least=50), st.integers(0, 2**32))
def test_next_1_a_flip_turns_every_card_where_it_lies(cards: tuple[Card, ...], seed: int) -> None:
    chance = Random(seed)
    laid, _ = draw(cards, 25, (), chance)
    used = {card.name for card in laid}
    turned, _ = flip(laid, cards, used, chance)
    for before, after in zip(laid, turned, strict=True):
        if before.other is None:
            assert after.name not in used, "NEXT-3: a one-sided card gives way to a fresh one"
        else:
            assert (after.face, after.other) == (before.other, before.face)
    assert len({card.name for card in turned}) == 25


def test_next_2_flipped_twice_the_first_words_come_back() -> None:
    cards = tuple(Card(f"F{n}", f"B{n}") for n in range(25))
    laid, _ = draw(cards, 25, (), Random(1))
    once, _ = flip(laid, cards, (), Random(2))
    assert flip(once, cards, (), Random(3))[0] == laid


def test_next_4_a_flip_keeps_the_kind() -> None:
    laid = (Drawn("p1", "p2", picture=True), Drawn("W1", "W2"))
    turned, _ = flip(laid, (), (), Random(0))
    assert [card.picture for card in turned] == [True, False]


def test_too_few_cards_are_refused() -> None:
    with pytest.raises(NotEnoughCards):
        draw((Card("A", "B"),), 25, (), Random(0))


@pytest.mark.parametrize("grid", [GRID_5X5, GRID_5X4])
@pytest.mark.parametrize("starting", [None, *Team])
def test_key_1_every_key_that_is_drawn_is_legal(grid: Grid, starting: Team | None) -> None:
    for seed in range(200):
        key = draw_key(grid, Random(seed), starting)
        assert key.fits(grid)
        assert starting in (None, key.starting)


def test_key_4_every_legal_key_is_as_likely_as_any_other() -> None:
    """On a grid small enough to count them all: 2 × 12 keys, chi-squared far inside what chance allows."""
    tiny = Grid(2, 2, agents=1, bystanders=0)
    chance = Random(11)
    draws = 24_000
    seen = Counter((key.starting, key.identities) for key in (draw_key(tiny, chance) for _ in range(draws)))
    keys = 2 * comb(4, 2) * 2
    assert len(seen) == keys
    expected = draws / keys
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 55  # 23 degrees: p < 0.0002


def test_key_4_no_place_is_luckier_than_another() -> None:
    chance = Random(5)
    assassins = Counter(draw_key(GRID_5X5, chance).identities.index(Identity.ASSASSIN) for _ in range(25_000))
    assert sum((assassins[place] - 1000) ** 2 / 1000 for place in range(25)) < 55
