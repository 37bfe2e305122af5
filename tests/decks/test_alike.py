"""Codenames that look alike at a glance do not lie on one table, unless the rest of the deck allows nothing else."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from cryptonym.decks import LANGUAGES, Card, draw, word_deck
from cryptonym.decks.alike import any_alike, look_alike

PAIRS = json.loads((Path(__file__).parents[2] / "web/tests/alike.json").read_text(encoding="utf-8"))
"""The page's test judges the same pairs."""


@pytest.mark.parametrize(("one", "other", "expected"), PAIRS)
def test_what_looks_alike(one: str, other: str, *, expected: bool) -> None:
    assert look_alike(one, other) is expected
    assert look_alike(other, one) is expected
    assert any_alike(["UNRELATED", one, "WORDS", other]) is expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_next_2_look_alikes_are_dealt_together_only_where_the_deck_is_nearly_through(language: str) -> None:
    """Neither on the table nor on the other sides, which a flip shows (NEXT-1)."""
    chance, cards = Random(7), word_deck(language).cards
    used: set[str] = set()
    for _ in range(150):
        drawn, anew = draw(cards, 25, used, chance)
        names = {card.name for card in drawn}
        free = len({card.name for card in cards} - used)
        used = names if anew else used | names
        for sides in ([card.face for card in drawn], [card.other or "" for card in drawn]):
            annoying = [pair for pair in combinations(sides, 2) if look_alike(*pair)]
            assert not annoying or free <= 50, annoying


def test_next_2_the_rule_gives_way_where_the_deck_allows_no_other_draw() -> None:
    cards = (
        Card("PILOT"),
        Card("PILOTA"),
        *[Card(f"{letter}{letter}{letter}") for letter in "ABCDEFGHIJKLMNOPQRSTUVW"],
    )
    drawn, anew = draw(cards, 25, (), Random(1))
    assert {card.face for card in drawn} >= {"PILOT", "PILOTA"}
    assert not anew


def test_next_2_they_are_drawn_apart_where_it_does() -> None:
    cards = (Card("PILOT"), Card("PILOTA"), *[Card(f"{n}") for n in range(24)])
    for seed in range(60):
        drawn, _ = draw(cards, 25, (), Random(seed))
        assert not any_alike(card.face for card in drawn)
