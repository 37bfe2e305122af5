"""Whatever people type gets a clear reason, and never an exception."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cryptonym.engine import Finding
from cryptonym.messages import LANGUAGES, Messages
from cryptonym.referee import Board, judge

BOARDS = {language: Board(["LUNA", "NOVA YORK", "ÓPERA"], language) for language in ("it", "pt")}


@pytest.mark.parametrize(
    ("clue", "message"),
    [
        ("", "referee-empty"),
        ("   ", "referee-empty"),
        ("...", "referee-empty"),
        ("a" * 200, "referee-too-long"),
        ("ma\x00re", "referee-unreadable"),
        ("🌊", "referee-unreadable"),
        ("mare🌊", "referee-unreadable"),
        ("mаre", "referee-script"),
        ("море", "referee-script"),
        ("海", "referee-script"),
    ],
)
def test_clue_1_what_cannot_be_read_is_named(clue: str, message: str) -> None:
    judgement = judge(clue, 1, ["LUNA"], "it")
    assert judgement.finding is Finding.ILLEGAL
    assert judgement.reasons[0].message == message
    assert judgement.rule == "CLUE-1"


@pytest.mark.parametrize("clue", ["\u200fmare\u200e", "ｍａｒｅ", " mare! ", "«mare»", "MARE"])
def test_what_stands_around_a_word_or_hides_in_it_is_taken_off(clue: str) -> None:
    judgement = judge(clue, 1, ["LUNA"], "it")
    assert judgement.finding is Finding.LEGAL
    assert judgement.clue.casefold() == "mare"


def test_combining_accents_are_the_same_letters() -> None:
    assert judge("o\u0301pera", 1, ["ÓPERA"], "pt").rule == "CLUE-3"


def test_an_unknown_language_is_left_to_the_opposing_spymaster() -> None:
    judgement = judge("Meer", 1, ["MOND"], "de")
    assert (judgement.finding, judgement.reasons[0].message) == (Finding.DOUBTFUL, "referee-language")


@given(st.sampled_from(("it", "pt")), st.text(max_size=80), st.one_of(st.none(), st.integers()))
@settings(max_examples=300, deadline=None)
def test_nothing_raises(language: str, clue: str, number: int | None) -> None:
    judgement = BOARDS[language].judge(clue, number)
    messages = Messages("en")
    for reason in judgement.reasons:
        assert messages.format(reason.message, reason.args)


@given(st.lists(st.text(max_size=20), max_size=5), st.text(alphabet="abcdeilmnoprstuvàéíóç-' ", max_size=30))
@settings(max_examples=25, deadline=None)
def test_no_table_raises(visible: list[str], clue: str) -> None:
    for language in LANGUAGES:
        Board(visible, language).judge(clue, 2)
