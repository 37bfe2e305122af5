"""A puzzle as a line of text: its date, its kind, and its tasks as JSON without names, made unreadable at a glance.

The turning of letters (`turned`) is no secret: it is there so that nobody reads today's answer by chance, in a list of files or in a
browser's developer tools. `web/src/puzzle/text.ts` reads the same lines.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from datetime import date
from typing import Any, Final

from cryptonym.puzzles.model import Kind, Offer, OperativeTask, Puzzle, SpymasterTask

FIRST, LAST, STEP = 33, 126, 47
"""Printable ASCII without the blank, turned by half: twice is once round."""
FOLD: Final = 1
"""Other letters change places with their neighbour."""
BARE: Final = 128


def turned(text: str) -> str:
    """Each letter as another one. Turned twice it is the text again."""
    return "".join(map(_turn, text))


def _turn(letter: str) -> str:
    number = ord(letter)
    if FIRST <= number <= LAST:
        return chr(FIRST + (number - FIRST + STEP) % (LAST - FIRST + 1))
    return chr(number ^ FOLD) if number >= BARE else letter


def line_of(puzzle: Puzzle) -> str:
    told = json.dumps(plain(puzzle), ensure_ascii=False, separators=(",", ":"))
    return f"{puzzle.day.isoformat()} {puzzle.kind} {turned(told)}"


def plain(puzzle: Puzzle) -> list[Any]:
    """The two tasks: [cards, key, clue, number, near], [cards, key, [[word, number, targets, near, worth], …]]."""
    op, spy = puzzle.operative, puzzle.spymaster
    offers = [[one.word, one.number, list(one.targets), _or(one.near), one.worth] for one in spy.offers]
    return [["|".join(op.cards), op.key, op.clue, op.number, _or(op.near)], ["|".join(spy.cards), spy.key, offers]]


def _or(near: int | None) -> int:
    return -1 if near is None else near


def puzzles_in(lines: Iterable[str], language: str) -> Iterator[Puzzle]:
    for line in lines:
        if line and not line.startswith("#"):
            day, kind, told = line.split(" ", 2)
            yield _puzzle(date.fromisoformat(day), language, Kind(kind), json.loads(turned(told)))


def _puzzle(day: date, language: str, kind: Kind, told: list[Any]) -> Puzzle:
    (cards, key, clue, number, near), (laid, its_key, offers) = told
    return Puzzle(
        day,
        language,
        kind,
        OperativeTask(tuple(cards.split("|")), key, clue, number, None if near < 0 else near),
        SpymasterTask(
            tuple(laid.split("|")),
            its_key,
            tuple(
                Offer(word, number, tuple(targets), None if near < 0 else near, worth)
                for word, number, targets, near, worth in offers
            ),
        ),
    )
