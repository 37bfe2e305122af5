"""Laying a table of words, pictures or both from the real decks: limits, kinds, and no card again before its deck is through."""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cryptonym.decks import Card, Drawn, Stock, draw, lay, picture_deck, turn_over, word_deck
from cryptonym.decks.builtin import pictures_shown, retired_pictures
from cryptonym.decks.cards import Shown
from cryptonym.decks.draw import MOST_OF_A_TEMPLATE, MOST_OF_AN_IDEA
from cryptonym.decks.lay import Layout

OURS = Stock(word_deck("en").cards, picture_deck().cards)
SEEDS = st.integers(0, 2**32)
SIZES = st.sampled_from([20, 25])


def fits(faces: list[str]) -> bool:
    """Whether so many pictures of one template and of one main idea may lie on one table."""
    seen = [pictures_shown()[face] for face in faces if face in pictures_shown()]
    templates = Counter(one.template for one in seen)
    ideas = Counter(idea for one in seen for idea in one.ideas)
    return (
        max(templates.values(), default=0) <= MOST_OF_A_TEMPLATE and max(ideas.values(), default=0) <= MOST_OF_AN_IDEA
    )


def after(stock: Stock, laid: Layout) -> Stock:
    """The stock with what was drawn put among the used."""
    words = {card.name for card in laid.cards if not card.picture}
    pictures = {card.name for card in laid.cards if card.picture}
    return Stock(
        stock.words,
        stock.pictures,
        words | (set() if laid.words_anew else set(stock.used_words)),
        pictures | (set() if laid.pictures_anew else set(stock.used_pictures)),
    )


@given(SEEDS, SIZES)
def test_of_a_template_lies_one_and_of_a_main_idea_two_and_so_when_the_table_is_turned(seed: int, size: int) -> None:
    chance = Random(seed)
    laid = lay(OURS, size, size, chance)
    assert fits([card.face for card in laid.cards])
    assert fits([card.face for card in turn_over(laid.cards, OURS, chance).cards])


def test_without_the_limits_most_tables_would_have_more() -> None:
    """So the test above can fail."""
    chance = Random(1)
    tables = [[chance.choice(card.sides) for card in chance.sample(OURS.pictures, 25)] for _ in range(400)]
    assert sum(fits(table) for table in tables) < 200


@pytest.mark.parametrize("seed", range(5))
def test_next_2_near_the_end_of_the_deck_the_limits_hold_as_long_as_they_can(seed: int) -> None:
    chance, stock = Random(seed), OURS
    for _ in range(len(OURS.pictures) // 20):
        laid = lay(stock, 20, 20, chance)
        assert fits([card.face for card in laid.cards])
        stock = after(stock, laid)


def test_next_2_the_limits_give_way_where_the_deck_allows_no_other_draw() -> None:
    alike = [card for card in OURS.pictures if "cat" in pictures_shown()[card.front].ideas]
    few = [*alike, *(card for card in OURS.pictures if card not in alike)][: max(20, len(alike))]
    drawn, anew = draw(few, len(few), (), Random(3), pictures_shown())
    assert {card.name for card in drawn} == {card.name for card in few}
    assert not anew


def test_a_card_that_fits_only_with_its_other_side_up_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[draw.__module__], "TRIES", 1)
    shown = {f"cat-{n}": Shown(f"cat-{n}", ("cat",)) for n in range(40)}
    cards = [Card(f"cat-{n}", f"thing-{n}", picture=True) for n in range(40)]
    for seed in range(20):
        drawn, _ = draw(cards, 4, (), Random(seed), shown)
        assert sum(card.face in shown for card in drawn) == MOST_OF_AN_IDEA


def test_a_retired_picture_is_dealt_no_more() -> None:
    assert not {side for card in OURS.pictures for side in card.sides} & retired_pictures()
    assert retired_pictures() < set(pictures_shown())


@given(SEEDS, SIZES, st.data())
def test_mix_3_so_many_are_pictures_and_they_lie_anywhere(seed: int, size: int, data: st.DataObject) -> None:
    pictures = data.draw(st.integers(0, size))
    cards = lay(OURS, size, pictures, Random(seed)).cards
    assert len(cards) == len({card.name for card in cards}) == size
    assert sum(card.picture for card in cards) == pictures
    assert all((card.face in pictures_shown()) is card.picture for card in cards)


def test_mix_3_which_places_pictures_take_is_chance() -> None:
    chance = Random(3)
    seen = Counter(
        place for _ in range(500) for place, card in enumerate(lay(OURS, 20, 10, chance).cards) if card.picture
    )
    assert len(seen) == 20
    assert max(seen.values()) - min(seen.values()) < 120


@given(SEEDS)
def test_next_4_a_turned_table_has_words_and_pictures_where_it_had_them(seed: int) -> None:
    chance = Random(seed)
    laid = lay(OURS, 25, 12, chance)
    turned = turn_over(laid.cards, after(OURS, laid), chance)
    assert [card.picture for card in turned.cards] == [card.picture for card in laid.cards]
    assert [(card.face, card.other) for card in turned.cards] == [(card.other, card.face) for card in laid.cards]
    assert not turned.words_anew
    assert not turned.pictures_anew


def test_next_4_a_one_sided_picture_gives_way_to_a_picture_and_a_word_to_a_word() -> None:
    stock = Stock(
        [Card(f"W{n}") for n in range(20)], [*(Card(f"own-{n}", picture=True) for n in range(20)), *OURS.pictures]
    )
    laid = (Drawn("own-1", None, picture=True), Drawn("W1", None), Drawn("W2", "W3"))
    for seed in range(30):
        picture, word, turned = turn_over(laid, stock, Random(seed)).cards
        assert picture.picture
        assert picture.face not in {"own-1", "W1"}
        assert not word.picture
        assert word.face.startswith("W")
        assert turned == Drawn("W3", "W2")


@pytest.mark.parametrize("seed", range(5))
def test_next_2_pictures_repeat_when_their_deck_is_through_and_words_do_not_for_that(seed: int) -> None:
    chance = Random(seed)
    stock = OURS
    seen_words: set[str] = set()
    went_through = 0
    while went_through < 2:
        laid = lay(stock, 25, 20, chance)
        words = {card.name for card in laid.cards if not card.picture}
        if not laid.words_anew:
            assert not words & set(stock.used_words)
        went_through += laid.pictures_anew
        stock = after(stock, laid)
        seen_words |= words
    assert len(seen_words) > 60, "the words' deck is far from through"
