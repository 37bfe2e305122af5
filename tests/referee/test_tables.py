"""The tables in `data/`: no line is wasted, none contradicts another. And a look at the speed, which asserts no time."""

from __future__ import annotations

import pytest

from cryptonym.decks.builtin import word_entries
from cryptonym.engine import Finding
from cryptonym.referee import Board
from cryptonym.referee.board import LANGUAGES, language_of
from cryptonym.referee.relation import morphology_of


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_words_are_family_and_strangers_at_once(code: str) -> None:
    morphology = morphology_of(language_of(code))
    both = [
        pair
        for pair in morphology.distinct
        if morphology.families.get(pair[0], frozenset()) & morphology.families.get(pair[1], frozenset())
    ]
    assert sorted(both) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_tables_are_in_lower_case_letters_of_the_language(code: str) -> None:
    language = language_of(code)
    allowed = language.letters | set("- ,':{}~")
    for name in (
        "families",
        "compounds",
        "members",
        "distinct",
        "distant",
        "homographs",
        "variants",
        "wholes",
        "firsts",
        "short",
        "prefixes",
    ):
        for line in language.table(name):
            strange = {letter for letter in line.casefold() if letter not in allowed}
            assert not strange, (name, line)


@pytest.mark.parametrize("code", LANGUAGES)
def test_families_of_the_decks_are_barred_and_look_alikes_are_free(code: str) -> None:
    entries = word_entries(code)
    for entry in entries[::9]:
        board = Board([entry], code)
        for word in entry.family.barred:
            assert board.judge(word, 1).finding is Finding.ILLEGAL, (entry.codename, word)
        for word in entry.family.distant:
            assert board.judge(word, 1).finding is Finding.DOUBTFUL, (entry.codename, word)
        for word in entry.family.unlike:
            assert not board.judge(word, 1).is_barred_by_family, (entry.codename, word)


@pytest.mark.parametrize("code", LANGUAGES)
def test_good_clues_are_seldom_doubted(code: str) -> None:
    entries = word_entries(code)
    board = Board(entries[:25], code)
    clues = [association.word for entry in entries[:25] for association in entry.associations]
    doubted = [clue for clue in clues if board.judge(clue, 2).finding is Finding.DOUBTFUL]
    assert len(doubted) <= 0.05 * len(clues), doubted
