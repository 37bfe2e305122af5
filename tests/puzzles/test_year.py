"""The puzzles that are shipped: a year of them, each keeps its rules, and none changes by mistake."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta

import numpy as np
import pytest
from tools.puzzles import __main__ as tool
from tools.puzzles.__main__ import HASHES, hash_of
from tools.puzzles.knowledge import knowledge
from tools.puzzles.making import make
from tools.puzzles.rules import BELONGS_MADE, faults_of_form, faults_of_meaning, faults_of_sense, faults_of_year
from tools.puzzles.shelf import Shelf

from cryptonym.languages import Part, having
from cryptonym.minds.puzzling import graded
from cryptonym.puzzles import Kind, Puzzle, all_puzzles, kinds_of, months, nearest, puzzle_of
from cryptonym.puzzles.shipped import file_of

LANGUAGES = having(Part.BOTS)
FIRST, LAST = date(2026, 11, 15), date(2027, 11, 30)
AGREES = 0.97
"""So many of the shipped puzzles today's mind and referee have to agree with. They learn; puzzles of old do not."""
NARROW = date(2026, 11, 30)
"""Until that day the puzzles were made when no clue could be too broad any more. Those after it are mended before the first release."""
LARGEST_MONTH = 24_000
"""Bytes of a language's month, which a page asks for as a whole."""


def days() -> Iterator[date]:
    day = FIRST
    while day <= LAST:
        yield day
        day += timedelta(days=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_day_has_its_puzzles(language: str) -> None:
    found = [(one.day, one.kind) for one in all_puzzles(language)]
    wanted = [(day, kind) for day in days() for kind in kinds_of(day)]
    assert found[: len(wanted)] == wanted
    assert puzzle_of(language, FIRST - timedelta(days=1)) is None
    assert puzzle_of(language, FIRST + timedelta(days=1), Kind.PICTURES) is None
    assert (nearest(language, date(2020, 1, 1)), nearest(language, date(2040, 1, 1))) == (FIRST, LAST)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_keeps_the_rules_of_form(language: str) -> None:
    puzzles = list(all_puzzles(language))
    wrong = [f"{one.day} {one.kind}: {fault}" for one in puzzles for fault in faults_of_form(one)]
    assert wrong == []
    assert list(faults_of_year(puzzles)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_todays_mind_and_referee_agree_with_them(language: str) -> None:
    puzzles = list(all_puzzles(language))
    wrong = {one.day: fault for one in puzzles for fault in faults_of_sense(one, knowledge(language, one.kind))}
    assert len(wrong) <= (1 - AGREES) * len(puzzles), wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_clues_are_narrow_and_their_links_are_firm(language: str) -> None:
    puzzles = [one for one in all_puzzles(language) if one.day <= NARROW]
    wrong = [f for one in puzzles for f in faults_of_meaning(one, knowledge(language, one.kind))]
    assert len(puzzles) > 16
    assert len(wrong) <= 1, wrong


def test_none_has_changed() -> None:
    """A puzzle of which somebody may have talked stays what it was. docs/manual/puzzles.md says how later ones are made anew."""
    kept = dict(line.rsplit(" ", 1) for line in HASHES.read_text(encoding="utf-8").splitlines())
    found = {
        f"{one.day} {language} {one.kind}": hash_of(one) for language in LANGUAGES for one in all_puzzles(language)
    }
    assert found == kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_month_is_small(language: str) -> None:
    assert max(file_of(language, month).stat().st_size for month in months(language)) <= LARGEST_MONTH


def test_the_same_seed_makes_the_same_puzzle() -> None:
    known = knowledge("it", Kind.WORDS)
    one, other = (make("it", Kind.WORDS, date(2031, 5, 7), known, Shelf()) for _ in range(2))
    assert one == other
    assert one != make("it", Kind.WORDS, date(2031, 5, 8), known, Shelf())
    assert [*faults_of_form(one), *faults_of_sense(one, known), *faults_of_meaning(one, known)] == []


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    found = puzzle_of("en", FIRST)
    assert found is not None
    return found


def test_rules_find_a_card_that_the_clue_might_be_for_too(puzzle: Puzzle) -> None:
    known = knowledge("en", Kind.WORDS)
    task = puzzle.operative
    row = known.row[task.clue]
    other = next(name for name in known.names if known.loose[row, known.column[name]] and name not in task.cards)
    place = next(place for place, letter in enumerate(task.key) if letter == "i")
    cards = (*task.cards[:place], other, *task.cards[place + 1 :])
    spoilt = replace(puzzle, operative=replace(task, cards=cards, near=None))
    assert any("might be for" in fault for fault in faults_of_sense(spoilt, known))


def test_rules_find_a_card_that_belongs_and_a_link_that_is_weak(puzzle: Puzzle) -> None:
    known = knowledge("en", Kind.WORDS)
    task = puzzle.operative
    row = known.row[task.clue]
    place = next(place for place, letter in enumerate(task.key) if letter == "i")
    member = known.names[int(np.argmin(known.company[row]))]
    for spot, card, fault in ((place, member, "belongs to"), (task.targets[0], member, "no firm link")):
        cards = (*task.cards[:spot], card, *task.cards[spot + 1 :])
        spoilt = replace(puzzle, operative=replace(task, cards=cards))
        assert any(fault in one for one in faults_of_meaning(spoilt, known)), fault
    weak = known.strong & (known.entry + known.marks < 4)
    assert weak.any()
    assert not known.firm[weak].any()


@pytest.mark.parametrize(("clue", "fault"), [("old", "too broad"), ("big", "half of a name")])
def test_rules_find_a_clue_that_says_anything(puzzle: Puzzle, clue: str, fault: str) -> None:
    known = knowledge("en", Kind.WORDS)
    word = next(word for word in known.words if word.lower() == clue)
    assert not known.able[known.row[word]]
    spoilt = replace(puzzle, operative=replace(puzzle.operative, clue=word))
    assert any(fault in one for one in faults_of_meaning(spoilt, known))


@pytest.mark.parametrize(
    ("language", "clue", "card"),
    [
        ("en", "orchestra", "BAGPIPES"),
        ("en", "petrol", "TRACTOR"),
        ("it", "Unesco", "VATICANO"),
        ("ca", "fre", "METRO"),
        ("pt", "tradição", "SERTÃO"),
        ("pl", "zwierzęta", "KASZTAN"),
    ],
)
def test_a_member_that_nobody_wrote_down_is_known_by_its_company(language: str, clue: str, card: str) -> None:
    """Natives named these; written down since, they are linked."""
    known = knowledge(language, Kind.WORDS)
    row, column = known.row[clue], known.column[card]
    assert known.loose[row, column] or known.company[row, column] <= BELONGS_MADE


def test_what_keeps_the_rules_stays_when_a_year_is_mended(monkeypatch: pytest.MonkeyPatch) -> None:
    """The day that is missing and the one that breaks a rule are made; those that may be on devices stay whatever they are."""
    first, written = date(2026, 12, 8), []
    days = [puzzle_of("en", first + timedelta(days=place)) for place in range(4)]
    kept, broken, _, seen = [one for one in days if one is not None]
    monkeypatch.setattr(tool, "all_puzzles", lambda language: iter([seen, kept, broken]))
    monkeypatch.setattr(tool, "faults_of", lambda one: ["wrong"] if one in (broken, seen) else [])
    monkeypatch.setattr(tool, "_write", lambda language, puzzles: written.append([*puzzles]))
    monkeypatch.setattr(tool, "_write_hashes", lambda: None)
    monkeypatch.setattr(tool, "_write_span", lambda: None)
    seen = replace(seen, day=first - timedelta(days=1))
    tool.mend(["en"], first - timedelta(days=1), first + timedelta(days=2), since=first)
    made = {one.day: one for one in written[-1] if one.kind is Kind.WORDS}
    assert sorted(made) == [first + timedelta(days=place) for place in range(-1, 3)]
    assert (made[first - timedelta(days=1)], made[first]) == (seen, kept)
    assert made[broken.day] != broken
    assert list(faults_of_year(list(made.values()))) == []


def test_a_puzzle_that_comes_again_is_not_kept(puzzle: Puzzle) -> None:
    shelf = Shelf()
    shelf.note(puzzle)
    later = replace(puzzle, day=puzzle.day + timedelta(days=400))
    assert shelf.has_room_for(later)
    assert not shelf.has_room_for(replace(later, day=puzzle.day + timedelta(days=100)))


def test_days_that_may_be_on_devices_are_not_made_anew(capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["make", "--from", "2020-01-01", "--until", "2020-01-02"]) == 2
    assert "--dated" in (said := capsys.readouterr().out)
    assert "mend" in said


def test_rules_find_a_clue_that_is_none(puzzle: Puzzle) -> None:
    known = knowledge("en", Kind.WORDS)
    for clue, what in ((puzzle.operative.cards[0].lower(), "illegal"), ("xyzzy", "not known")):
        spoilt = replace(puzzle, operative=replace(puzzle.operative, clue=clue))
        assert any(what in fault for fault in faults_of_sense(spoilt, known)), clue
    rude = replace(puzzle, operative=replace(puzzle.operative, clue="murder"))
    assert any("no clue for a puzzle" in fault for fault in faults_of_form(rude))


def test_rules_find_clues_too_close_to_each_other(puzzle: Puzzle) -> None:
    best, second, *rest = puzzle.spymaster.ranked
    level = replace(second, worth=best.worth - 10)
    spoilt = replace(puzzle, spymaster=replace(puzzle.spymaster, offers=(best, level, *rest)))
    assert any("too close" in fault for fault in faults_of_form(spoilt))


def test_rules_find_what_comes_again(puzzle: Puzzle) -> None:
    week = timedelta(days=7)
    assert any("was the clue" in fault for fault in faults_of_year([puzzle, replace(puzzle, day=puzzle.day + week)]))
    assert any(
        "lay in the puzzle" in fault for fault in faults_of_year([puzzle, replace(puzzle, day=puzzle.day + week / 7)])
    )


def test_a_clue_of_ones_own_is_graded_as_the_five_are(puzzle: Puzzle) -> None:
    task = puzzle.spymaster
    for place, offer in enumerate(task.ranked):
        found = graded(offer.word, offer.number, task, puzzle.kind, puzzle.language)
        assert found.weighed is not None
        assert (found.grade, found.weighed.worth) == (max(0, 3 - place), offer.worth)
    illegal = graded(task.cards[0].lower(), 1, task, puzzle.kind, puzzle.language)
    assert (illegal.weighed, illegal.judgement.rule) == (None, "CLUE-3")
    assert graded("xyzzyx", 2, task, puzzle.kind, puzzle.language).known is False
