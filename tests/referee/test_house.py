"""What a group may agree on, and what differs with pictures (HOUSE, PIC): the switches and the verdicts they change."""

from __future__ import annotations

import pytest

from cryptonym.engine import Finding
from cryptonym.referee import Board

BARRED = (Finding.ILLEGAL, Finding.DOUBTFUL)


def finding(clue: str, visible: tuple[str, ...], language: str, *house: str, pictures: bool = False) -> Finding:
    return Board(visible, language, house=house, pictures=pictures).judge(clue, 1).finding


@pytest.mark.parametrize(
    ("clue", "language", "switch"),
    [
        ("George Washington", "it", "proper_names_ok"),
        ("New York", "it", "place_names_ok"),
        ("Sant Jordi", "ca", "place_names_ok"),
    ],
)
def test_house_2_names_of_several_words_have_a_switch(clue: str, language: str, switch: str) -> None:
    assert finding(clue, ("LUNA",), language) is Finding.ILLEGAL
    assert finding(clue, ("LUNA",), language, switch) is not Finding.ILLEGAL


def test_house_2_place_names_have_a_switch_of_their_own() -> None:
    assert finding("I tre moschettieri", ("LUNA",), "it", "place_names_ok") is not Finding.LEGAL
    assert finding("I tre moschettieri", ("LUNA",), "it", "proper_names_ok") is Finding.LEGAL


@pytest.mark.parametrize(("clue", "codename", "language"), [("hanno", "ANNO", "it"), ("sela", "CELA", "pt")])
def test_house_4_homophones_are_never_barred_and_need_no_notice_where_they_are_free(
    clue: str, codename: str, language: str
) -> None:
    strict = Board((codename,), language).judge(clue, 1)
    liberal = Board((codename,), language, house=["homophones_ok"]).judge(clue, 1)
    assert strict.finding not in BARRED
    assert "CLUE-11" in [reason.rule for reason in strict.reasons]
    assert "CLUE-11" not in [reason.rule for reason in liberal.reasons]


def test_house_5_a_rhyme_needs_no_notice_where_any_rhyme_goes() -> None:
    strict = Board(("ANNO",), "it").judge("hanno", 1)
    liberal = Board(("ANNO",), "it", house=["rhymes_ok"]).judge("hanno", 1)
    assert "CLUE-16" in [reason.rule for reason in strict.reasons]
    assert "CLUE-16" not in [reason.rule for reason in liberal.reasons]


@pytest.mark.parametrize("language", ["it", "ca", "pt", "pl"])
def test_house_6_foreign_words_have_a_switch(language: str) -> None:
    assert finding("apfel", ("LUNA",), language) in BARRED
    assert finding("apfel", ("LUNA",), language, "foreign_ok") not in BARRED


def test_pic_2_all_wordplay_is_legal_with_pictures() -> None:
    assert finding("cielo", (), "it", pictures=True) is Finding.LEGAL
    assert finding("hanno", (), "it", pictures=True) is Finding.LEGAL


def test_pic_4_a_clue_spelt_out_is_one_spelling() -> None:
    judged = Board((), "it", pictures=True).judge("c-i-e-l-o", 1)
    assert judged.clue == "cielo"
    assert judged.finding is Finding.LEGAL


def test_pic_5_foreign_words_are_out_unless_the_group_agrees() -> None:
    assert finding("apfel", (), "it", pictures=True) in BARRED
    assert finding("apfel", (), "it", "foreign_ok", pictures=True) not in BARRED
