"""`python -m tools.puzzles make | show | check`: see docs/manual/puzzles.md."""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Final

from tools.puzzles.knowledge import knowledge
from tools.puzzles.making import make
from tools.puzzles.rules import faults_of_form, faults_of_meaning, faults_of_sense, faults_of_year
from tools.puzzles.shelf import Shelf

from cryptonym.decks import picture_texts
from cryptonym.languages import Part, having
from cryptonym.puzzles import COLUMNS, Kind, Puzzle, all_puzzles, kinds_of
from cryptonym.puzzles.shipped import FOLDER, file_of, month_of
from cryptonym.puzzles.text import line_of

LANGUAGES: Final = having(Part.BOTS)
HASHES: Final = Path(__file__).parents[2] / "tests" / "puzzles" / "hashes.txt"
SPAN: Final = Path(__file__).parents[2] / "web" / "src" / "puzzle" / "span.ts"
AHEAD: Final = timedelta(days=8)
"""Devices keep today's puzzle and those of the next seven days."""
REFUSED: Final = """\
Puzzles of days before {day} may be on devices already, and a puzzle that somebody has seen never changes. Nothing was made.
- Later ones only: --from {day}, or later.
- If these days are in no release yet, nobody has seen them: add --dated, and say so in the commit.
- Missing days and broken rules only: python -m tools.puzzles mend"""
MARKS: Final = {"r": "◆", "b": "●", "i": "□", "x": "✕"}


def hash_of(puzzle: Puzzle) -> str:
    return hashlib.sha256(line_of(puzzle).encode()).hexdigest()[:16]


def make_all(languages: Iterable[str], first: date, last: date) -> None:
    """Write every puzzle from `first` to `last` anew; those before stay as they are, those after are dropped."""
    for language in languages:
        _fill(language, [one for one in all_puzzles(language) if one.day < first], first, last)
    _write_hashes()
    _write_span()


def mend(languages: Iterable[str], first: date, last: date, *, since: date) -> None:
    """Make those that are missing from `first` to `last`, and those from `since` on that break a rule. All others stay as they are."""
    for language in languages:
        puzzles = list(all_puzzles(language))
        kept = [one for one in puzzles if one.day < since]
        shelf = Shelf()
        for puzzle in kept:
            shelf.note(puzzle)
        for puzzle in puzzles:
            if puzzle.day >= since and shelf.has_room_for(puzzle) and not faults_of(puzzle):
                kept.append(puzzle)
                shelf.note(puzzle)
        _fill(language, kept, first, last)
    _write_hashes()
    _write_span()


def _fill(language: str, kept: list[Puzzle], first: date, last: date) -> None:
    """Make what is missing beside those that are kept."""
    shelf, found = Shelf(), {(one.day, one.kind): one for one in kept}
    for puzzle in kept:
        shelf.note(puzzle)
    day = first
    while day <= last:
        for kind in kinds_of(day):
            if (day, kind) not in found:
                made = found[day, kind] = make(language, kind, day, knowledge(language, kind), shelf)
                shelf.note(made)
        day += timedelta(days=1)
        if day.day == 1:  # what is made is kept, should somebody stop it
            _write(language, found.values())
            print(language, day.isoformat()[:7], file=sys.stderr, flush=True)
    _write(language, found.values())
    print(f"{language}: {len(found) - len(kept)} made, {len(kept)} kept", file=sys.stderr, flush=True)


def _write(language: str, puzzles: Iterable[Puzzle]) -> None:
    by_month: dict[str, list[Puzzle]] = {}
    for puzzle in sorted(puzzles, key=lambda one: (one.day, one.kind is not Kind.WORDS)):
        by_month.setdefault(puzzle.day.isoformat()[:7], []).append(puzzle)
    for file in (FOLDER / language).glob("*.txt"):
        file.unlink()
    for month, ones in by_month.items():
        file = file_of(language, month)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(f"{line_of(one)}\n" for one in ones), encoding="utf-8")
    month_of.cache_clear()


def _write_hashes() -> None:
    lines = [
        f"{one.day} {one.language} {one.kind} {hash_of(one)}" for language in LANGUAGES for one in all_puzzles(language)
    ]
    HASHES.parent.mkdir(parents=True, exist_ok=True)
    HASHES.write_text("".join(f"{line}\n" for line in sorted(lines)), encoding="utf-8")


def _write_span() -> None:
    """Tell the page the days that every language has."""
    spans = [[one.day for one in all_puzzles(language)] for language in LANGUAGES]
    first, last = max(min(days) for days in spans), min(max(days) for days in spans)
    SPAN.write_text(
        "/** Written by `python -m tools.puzzles`: the first day that has a puzzle, and the last. */\n"
        f'export const FIRST = "{first}";\nexport const LAST = "{last}";\n',
        encoding="utf-8",
    )


def faults_of(puzzle: Puzzle) -> list[str]:
    """What is wrong with one puzzle, by all rules."""
    known = knowledge(puzzle.language, puzzle.kind)
    return [*faults_of_form(puzzle), *faults_of_sense(puzzle, known), *faults_of_meaning(puzzle, known)]


def faults(language: str, *, since: date) -> list[str]:
    """All that is wrong with a language's puzzles; the mind is asked about those from `since` on."""
    puzzles = list(all_puzzles(language))
    found = list(faults_of_year(puzzles))
    for puzzle in puzzles:
        wrong = faults_of(puzzle) if puzzle.day >= since else faults_of_form(puzzle)
        found += [f"{puzzle.day} {puzzle.kind}: {one}" for one in wrong]
    return found


def shown(puzzle: Puzzle) -> str:
    """A puzzle to be read by a native speaker."""
    texts = picture_texts(puzzle.language) if puzzle.kind is Kind.PICTURES else {}

    def name(card: str) -> str:
        return f"«{texts[card].title}»" if card in texts else card

    def board(cards: tuple[str, ...], key: str) -> str:
        columns = COLUMNS[puzzle.kind]
        cells = [f"{MARKS[letter]} {name(card)}" for card, letter in zip(cards, key, strict=True)]
        width = max(map(len, cells)) + 2
        rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
        return "\n".join("    " + "".join(f"{cell:<{width}}" for cell in row).rstrip() for row in rows)

    op, spy = puzzle.operative, puzzle.spymaster
    near = "" if op.near is None else f"   (nearest other: {name(op.cards[op.near])})"
    lines = [
        f"== {puzzle.day} {puzzle.language} {puzzle.kind}",
        f"  operative: {op.clue} {op.number} = {', '.join(name(op.cards[place]) for place in op.targets)}{near}",
        board(op.cards, op.key),
        "  spymaster:",
        board(spy.cards, spy.key),
    ]
    for place, offer in enumerate(spy.ranked):
        wanted = ", ".join(name(spy.cards[card]) for card in offer.targets)
        also = "" if offer.near is None else f"   but also {MARKS[spy.key[offer.near]]} {name(spy.cards[offer.near])}"
        lines.append(
            f"    {max(0, 3 - place) * '◆':<3} {offer.word} {offer.number} ({offer.worth:+d}) = {wanted}{also}"
        )
    return "\n".join(lines)


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles")
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make", help="make the puzzles from a day on anew, and drop what comes after")
    making.add_argument("--from", dest="first", type=date.fromisoformat, required=True)
    making.add_argument("--until", dest="last", type=date.fromisoformat, required=True)
    mending = commands.add_parser("mend", help="make those that are missing or break a rule, and leave all others")
    mending.add_argument("--from", dest="first", type=date.fromisoformat, help="default: the first there is")
    mending.add_argument("--until", dest="last", type=date.fromisoformat, help="default: the last there is")
    for one in (making, mending):
        one.add_argument("--dated", action="store_true", help="also those that somebody may have seen already")
    showing = commands.add_parser("show", help="puzzles to be read")
    showing.add_argument("--from", dest="first", type=date.fromisoformat)
    showing.add_argument("--days", type=int, default=30)
    showing.add_argument("--step", type=int, default=1, help="every so manieth day only")
    checking = commands.add_parser("check", help="every puzzle by all rules, with today's referee and mind")
    for one in (making, mending, showing, checking):
        one.add_argument("--lang", action="append", choices=LANGUAGES)
    options = parser.parse_args(argv)
    languages = options.lang or LANGUAGES
    today = datetime.now(UTC).date()
    if options.command == "make":
        if options.first < today + AHEAD and not options.dated:
            print(REFUSED.format(day=today + AHEAD))
            return 2
        make_all(languages, options.first, options.last)
        return 0
    if options.command == "mend":
        known = [one.day for language in LANGUAGES for one in all_puzzles(language)]
        first, last = options.first or min(known), options.last or max(known)
        mend(languages, first, last, since=date.min if options.dated else today + AHEAD)
        return 0
    if options.command == "show":
        for language in languages:
            first = options.first or next(iter(all_puzzles(language))).day
            days = {first + timedelta(days=place * options.step) for place in range(options.days)}
            print("\n\n".join(shown(one) for one in all_puzzles(language) if one.day in days))
        return 0
    wrong = [f"{language} {one}" for language in languages for one in faults(language, since=today)]
    print("\n".join(wrong) or "every puzzle keeps every rule")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
