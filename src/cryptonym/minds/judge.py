"""The referee with the built-in decks: what a clue is judged beside, and the judgement as a function of plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cryptonym.decks import LANGUAGES, word_deck, word_entries
from cryptonym.engine import Finding, Game, HouseRule, View
from cryptonym.lexicon import Entry, parse
from cryptonym.referee import Board, Judgement, Reason, judge_form
from cryptonym.referee.board import by_name

STEP: Final = 25


@dataclass(frozen=True, slots=True)
class Laid:
    """What a clue is judged beside: the visible words, their language, and what the group agreed on."""

    visible: tuple[str, ...]
    language: str
    house: tuple[str, ...] = ()
    pictures: bool = False
    entries: str = ""
    """A deck of the host's own in the lexicon's format; empty for ours."""


def laid_before(game: Game | View, language: str, entries: str = "") -> Laid:
    """The table as the referee sees it."""
    house = tuple(sorted(rule.value for rule in game.rules.house))
    return Laid(game.visible_words, language, house, bool(game.pictures), entries)


def judge(laid: Laid, clue: str, number: int | None) -> Judgement:
    """The judgement on a clue. The board is made once for as long as nothing is covered."""
    return _board(laid).judge(clue, number)


def get_ready(language: str) -> frozenset[str]:
    """Load a language and index all its cards, some tenths of a second; their codenames. Judging beside them is quick from then on."""
    cards = [side for card in word_deck(language).cards for side in card.sides]
    for start in range(0, len(cards), STEP):
        judge(Laid(tuple(cards[start : start + STEP]), language), "x", 1)
    return frozenset(cards)


@lru_cache(maxsize=256)
def _board(laid: Laid) -> Board:
    return Board(
        laid.visible,
        laid.language,
        entries=_entries(laid.language, laid.entries),
        house=laid.house,
        pictures=laid.pictures,
    )


@lru_cache(maxsize=32)
def _entries(language: str, own: str) -> Mapping[str, Entry]:
    """What is known of the cards; of a word that both have, our own entry."""
    ours = word_entries(language) if language in LANGUAGES else ()
    return by_name((*parse(own.splitlines()).entries, *ours) if own else ours)


def judge_by_form(laid: Laid, clue: str) -> Judgement | None:
    """What can be said against a clue without a dictionary (CLUE-2, CLUE-3); None if that is nothing."""
    verdict = judge_form(clue, laid.visible, [HouseRule(name) for name in laid.house])
    if verdict.finding is not Finding.ILLEGAL:
        return None
    rule = verdict.rule or "CLUE-2"
    args = {"clue": clue} if verdict.codename is None else {"clue": clue, "codename": verdict.codename}
    message = "referee-two-words" if verdict.codename is None else "referee-visible"
    return Judgement(clue, verdict.finding, rule, (Reason(verdict.finding, rule, message, verdict.codename, args),))
