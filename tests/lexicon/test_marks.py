"""Marks: the format, and that ours speak of our decks."""

from __future__ import annotations

import pytest

from cryptonym.decks import word_entries, word_marks
from cryptonym.languages import Part, having
from cryptonym.lexicon import parse_marks
from cryptonym.lexicon.entry import same

LEAST = 8
"""Codenames that go with a word in the mean; a table finds fifteen to thirty."""


def test_a_line_is_a_word_and_its_codenames_by_strength() -> None:
    written = parse_marks(["# a comment", "", "Król | 3 KORONA TRON | 1 DUCH"])
    assert written.faults == ()
    assert written.marks == {"król": {"korona": 3, "tron": 3, "duch": 1}}


@pytest.mark.parametrize(
    ("line", "what"),
    [("król | KORONA", "no-strength"), ("król | 4 KORONA", "no-strength"), ("król | 3", "no-strength")],
)
def test_a_group_without_a_strength_or_codenames_is_a_fault(line: str, what: str) -> None:
    assert [fault.what for fault in parse_marks([line]).faults] == [what]


def test_what_stands_twice_is_a_fault() -> None:
    faults = parse_marks(["król | 3 TRON | 2 TRON", "Król | 3 TRON"]).faults
    assert [(fault.line, fault.what) for fault in faults] == [(1, "association-twice"), (2, "word-twice")]


@pytest.mark.parametrize("language", having(Part.BOTS))
def test_marks_name_codenames_of_the_deck(language: str) -> None:
    codenames = {same(entry.codename) for entry in word_entries(language)}
    strange = {(word, one) for word, marked in word_marks(language).items() for one in marked if one not in codenames}
    assert strange == set()


@pytest.mark.parametrize("language", having(Part.BOTS))
def test_every_codename_goes_with_some_word(language: str) -> None:
    marks = word_marks(language)
    taken = {codename for marked in marks.values() for codename in marked}
    assert {entry.codename for entry in word_entries(language) if same(entry.codename) not in taken} == set()
    assert sum(len(marked) for marked in marks.values()) / len(marks) > LEAST
