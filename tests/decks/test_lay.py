"""Laying a table of words, pictures or both from the real decks: limits, kinds, and no card again before its deck is through."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cryptonym.decks import Card, Drawn, Stock, lay, picture_deck, turn_over, word_deck
from cryptonym.decks.builtin import picture_templates
from cryptonym.decks.draw import MOST_ALIKE
from cryptonym.decks.lay import Layout

OURS = Stock(word_deck("en").cards, picture_deck().cards)
SEEDS = st.integers(0, 2**32)
SIZES = st.sampled_from([20, 25])


def most_alike(faces: list[str]) -> int:
    templates = picture_templates()
    return max(Counter(templates[face] for face in faces if face in templates).values(), default=0)


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
def test_a_template_is_seen_at_most_twice_on_a_table_and_when_it_is_turned(seed: int, size: int) -> None:
    chance = Random(seed)
    laid = lay(OURS, size, size, chance)
    assert most_alike([card.face for card in laid.cards]) <= MOST_ALIKE
    turned = turn_over(laid.cards, OURS, chance)
    assert most_alike([card.face for card in turned.cards]) <= MOST_ALIKE


def test_without_the_limit_some_tables_would_have_more() -> None:
    """So the test above can fail."""
    chance = Random(1)
    faces = [
        [card.front if chance.random() < 0.5 else card.back or "" for card in chance.sample(OURS.pictures, 25)]
        for _ in range(400)
    ]
    assert max(most_alike(table) for table in faces) > MOST_ALIKE


@given(SEEDS, SIZES, st.data())
def test_mix_3_so_many_are_pictures_and_they_lie_anywhere(seed: int, size: int, data: st.DataObject) -> None:
    pictures = data.draw(st.integers(0, size))
    cards = lay(OURS, size, pictures, Random(seed)).cards
    assert len(cards) == len({card.name for card in cards}) == size
    assert sum(card.picture for card in cards) == pictures
    assert all((card.face in picture_templates()) is card.picture for card in cards)


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
