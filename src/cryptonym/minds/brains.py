"""Where the bots' rooms are brought together: brain, decks and referee. It runs in a worker process, or wherever a bot is asked.

brains.bot("it", Level.SHARP).move(view, seat, memory)
brains.move("it", Level.SHARP, view, seat, memory)     # the same as a plain function of plain data, for a pool of workers
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final

from cryptonym.ai import Bot, Brain, Level, Memory, Move, pivot
from cryptonym.decks import LANGUAGES, picture_entries, word_entries, word_marks
from cryptonym.engine import Command, Finding, GiveClue, Seat, View
from cryptonym.languages import Part, having
from cryptonym.lexicon import Entry, parse
from cryptonym.minds.judge import judge, laid_before
from cryptonym.minds.plain import plain_move

MOST_BARRED: Final = 40
"""After so many clues that the referee will not have, a bot that plays plainly says the next one all the same."""
KEPT: Final = 3
"""Languages, or decks of hosts' own, that a process keeps in mind: some 30 MB each. Another one is there in a third of a second."""


def entries(language: str, own: str = "") -> tuple[Entry, ...]:
    """What is known of the cards of a language; `own` is a deck of the host's in the lexicon's format."""
    ours = (*word_entries(language), *picture_entries(language)) if language in LANGUAGES else ()
    return (*parse(own.splitlines()).entries, *ours) if own else ours


def brain(language: str, own: str = "") -> Brain:
    return _brain(language, own)


@lru_cache(maxsize=KEPT)
def _brain(language: str, own: str) -> Brain:
    """To a cache a default that is said is another question than one that is not: both come here."""
    marks = word_marks(language) if language in LANGUAGES else None
    return Brain(language, pivot(), entries(language, own), marks)


def referee(language: str, own: str = "") -> Callable[[View], Callable[[str, int | None], Finding]]:
    def beside(view: View) -> Callable[[str, int | None], Finding]:
        table = laid_before(view, language, own)
        return lambda word, number: judge(table, word, number).finding

    return beside


def bot(language: str, level: Level, own: str = "") -> Bot:
    """The first one of a language takes half a second."""
    return Bot(brain(language, own), level, referee(language, own))


def move(language: str, level: Level, view: View, seat: Seat, memory: Memory, own: str = "") -> Move:
    """For a worker process: plain data in, plain data out. Beside a deck of a language without bots they play plainly."""
    if language in LANGUAGES and language not in having(Part.BOTS):
        return Move(_plain(language, view, own), memory)
    return bot(language, level, own).move(view, seat, memory)


def _plain(language: str, view: View, own: str) -> Command:
    """The plainest move, if it is a clue one that the referee lets pass."""
    judged, barred = referee(language, own)(view), set[str]()
    chance = Random(len(view.covered))  # noqa: S311 - the same move for the same view
    while True:
        move = plain_move(view, language, chance, barred)
        if not isinstance(move, GiveClue) or len(barred) == MOST_BARRED:
            return move
        if judged(move.word, move.number) is not Finding.ILLEGAL:
            return move
        barred.add(move.word)
