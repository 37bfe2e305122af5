"""Touches, grades and emblems of a puzzle, and its line of text."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from cryptonym.puzzles import Kind, Offer, OperativeTask, Puzzle, SpymasterTask, grade, kinds_of
from cryptonym.puzzles.playing import Attempt, lozenges, shared
from cryptonym.puzzles.text import line_of, puzzles_in, turned

TASK = OperativeTask(tuple("ABCDEFGH"), "ribrxirb", "word", 3, 1)
OFFERS = (
    Offer("one", 1, (0,), None, 97),
    Offer("two", 2, (0, 3), None, 190),
    Offer("three", 3, (0, 3, 6), 1, 120),
    Offer("best", 3, (0, 3, 6), None, 288),
    Offer("trap", 3, (0, 3, 6), 4, -300),
)
PUZZLE = Puzzle(date(2026, 12, 1), "pl", Kind.WORDS, TASK, SpymasterTask(("ŁÓDŹ", "ÀLIGA"), "rb", OFFERS))


def attempt(*cards: int) -> Attempt:
    found = Attempt(TASK)
    for card in cards:
        found = found.touch(card)
    return found


def test_all_found_ends_it() -> None:
    done = attempt(0, 1, 3, 6)
    assert (done.is_over, done.is_solved, done.misses, done.emblems) == (True, True, 1, "◆□◆◆")
    assert done.touch(2) is done


def test_the_assassin_ends_it_at_once() -> None:
    done = attempt(0, 4)
    assert (done.is_over, done.is_solved, done.hit_assassin, done.emblems) == (True, False, True, "◆✕")


def test_the_third_miss_ends_it() -> None:
    assert not attempt(1, 2).is_over
    assert attempt(1, 2, 5).is_over
    assert attempt(1, 2, 5).touch(0).emblems == "□●□"


@pytest.mark.parametrize("card", [-1, 8, 1])
def test_what_cannot_be_touched_changes_nothing(card: int) -> None:
    assert attempt(1).touch(card).touched == (1,)


def test_the_best_three_of_five_are_graded() -> None:
    ranked = PUZZLE.spymaster.ranked
    assert [offer.word for offer in ranked] == ["best", "two", "three", "one", "trap"]
    assert [grade(offer.worth, ranked) for offer in ranked] == [3, 2, 1, 0, 0]
    assert [grade(worth, ranked) for worth in (400, 288, 287, 150, 100, -999)] == [3, 3, 2, 1, 0, 0]
    assert [lozenges(one) for one in range(4)] == ["◇◇◇", "◆◇◇", "◆◆◇", "◆◆◆"]


def test_what_is_shared_gives_nothing_away() -> None:
    text = shared(
        PUZZLE.day, "pl", [("tajniak", attempt(0, 1, 3, 6).emblems), ("szef", lozenges(2))], "https://x.example/puzzle"
    )
    assert text.splitlines() == [
        "Cryptonym 2026-12-01 · pl",
        "tajniak ◆□◆◆",
        "szef    ◆◆◇",
        "https://x.example/puzzle",
    ]


def test_a_line_is_read_back_and_not_read_at_a_glance() -> None:
    line = line_of(PUZZLE)
    assert list(puzzles_in([line, "", "# a comment"], "pl")) == [PUZZLE]
    assert line.startswith("2026-12-01 words ")
    assert not [word for word in ("ŁÓDŹ", "ÀLIGA", "best", "trap") if word in line]
    assert turned(turned('Łódź ~!|"A')) == 'Łódź ~!|"A'
    other = replace(PUZZLE, operative=replace(TASK, near=None))
    assert list(puzzles_in([line_of(other)], "pl")) == [other]


def test_pictures_come_twice_a_week() -> None:
    week = [kinds_of(date(2026, 12, day)) for day in range(7, 14)]
    assert [len(kinds) for kinds in week] == [1, 1, 2, 1, 1, 1, 2]
    assert all(kinds[0] is Kind.WORDS for kinds in week)
