"""What the rulebooks print has to come out as they print it."""

from __future__ import annotations

from functools import cache

import pytest
from tests.referee.gold import CASES, Case

from cryptonym.decks.builtin import word_entries
from cryptonym.engine import Finding
from cryptonym.referee import Board, Judgement

LEGAL = (Finding.LEGAL, Finding.NOTICE)


@cache
def board(language: str, visible: str, house: str) -> Board:
    words = tuple(filter(None, visible.split(", ")))
    rules = tuple(filter(None, house.split(", ")))
    return Board(words, language, entries=word_entries(language), house=rules, pictures=not words)


def judged(case: Case) -> Judgement:
    return board(case.language, case.visible, case.house).judge(case.clue, case.number)


def of(*kinds: str) -> list[object]:
    return [
        pytest.param(case, id=f"{case.language}-{case.clue}-{case.visible}-{case.house}")
        for case in CASES
        if case.decide in kinds
    ]


@pytest.mark.parametrize("case", of("form", "format"))
def test_what_form_decides_is_exactly_right(case: Case) -> None:
    finding = judged(case).finding
    assert (finding in LEGAL) if case.legal else (finding is Finding.ILLEGAL)


@pytest.mark.parametrize("case", of("lexicon"))
def test_what_a_word_list_decides_is_never_the_opposite(case: Case) -> None:
    finding = judged(case).finding
    assert finding is not Finding.ILLEGAL if case.legal else finding not in LEGAL


def test_few_of_the_legal_words_are_doubted() -> None:
    legal = [case for case in CASES if case.decide == "lexicon" and case.legal]
    doubted = [case.clue for case in legal if judged(case).finding is Finding.DOUBTFUL]
    assert len(doubted) <= 0.15 * len(legal), doubted


@pytest.mark.parametrize("case", of("intent"))
def test_clue_21_what_intent_decides_is_never_refused(case: Case) -> None:
    assert judged(case).finding is not Finding.ILLEGAL
