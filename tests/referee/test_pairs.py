"""Pairs of words of no deck, and foreign words: floors below which the referee has become worse.

They were clean when first judged. The lists have been mended since, so they measure nothing any more: ADR 0014 has the first runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cryptonym.decks.builtin import word_entries
from cryptonym.referee import Board
from cryptonym.referee.board import LANGUAGES, language_of
from cryptonym.referee.known import Knowledge, words_of

FOLDER = Path(__file__).parent / "pairs"
FINE = (Knowledge.KNOWN, Knowledge.PLAUSIBLE)


def read(name: str) -> list[str]:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def pairs(language: str) -> Iterator[tuple[str, str, bool]]:
    """A word on the table, a clue, and whether the one bars the other."""
    for line in read(language):
        kind, _, rest = line.partition(":")
        for pair in rest.split():
            word, clue = pair.split("/")
            yield word, clue, not kind.startswith("neg")


@cache
def f1(language: str) -> tuple[float, tuple[str, ...]]:
    """The harmonic mean of precision and recall, no entries at hand, and the pairs that came out wrong."""
    right, wrong = 0, []
    for word, clue, barred in pairs(language):
        judged = Board([word], language).judge(clue, 1).is_barred_by_family
        if judged and barred:
            right += 1
        elif judged != barred:
            wrong.append(f"{word}/{clue}")
    return 2 * right / (2 * right + len(wrong)), tuple(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_pairs_enough_to_measure_with(language: str) -> None:
    labels = [barred for _, _, barred in pairs(language)]
    assert len(labels) >= 300
    assert 0.4 < sum(labels) / len(labels) < 0.6


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_no_deck_are_told_apart(language: str) -> None:
    score, wrong = f1(language)
    assert score >= 0.95, wrong


def test_all_languages_together_are_better_than_the_worst_may_be() -> None:
    assert sum(f1(language)[0] for language in LANGUAGES) / len(LANGUAGES) >= 0.97


@pytest.mark.parametrize("language", LANGUAGES)
def test_clue_10_nine_of_ten_foreign_words_are_doubted(language: str) -> None:
    words = [word for line in read("foreign") for word in line.split()]
    passed = [word for word in words if words_of(language_of(language)).knowledge(word) in FINE]
    assert len(words) >= 100
    assert len(passed) <= 0.1 * len(words), passed


@pytest.mark.parametrize("language", LANGUAGES)
def test_clue_10_associations_of_our_decks_are_words_of_the_language(language: str) -> None:
    knowledge = words_of(language_of(language)).knowledge
    words = {a.word for entry in word_entries(language) for a in entry.associations if " " not in a.word}
    doubted = sorted(word for word in words if knowledge(word) not in FINE)
    assert len(doubted) <= 0.001 * len(words), doubted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("loan", ["pizza", "weekend", "robot", "sushi", "smartphone"])
def test_clue_10_loans_that_everybody_uses_are_no_foreign_words(language: str, loan: str) -> None:
    assert words_of(language_of(language)).knowledge(loan) in FINE


def test_clue_10_schmetterling_is_doubted_everywhere() -> None:
    for language in LANGUAGES:
        assert words_of(language_of(language)).knowledge("schmetterling") not in FINE
