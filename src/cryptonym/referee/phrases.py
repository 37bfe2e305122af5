"""Clues of several words: never, unless a house rule lets them (CLUE-2, HOUSE-1, HOUSE-2)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from cryptonym.engine import Finding, HouseRule
from cryptonym.referee.cleaning import PARTS, Cleaned
from cryptonym.referee.judgement import Reason
from cryptonym.referee.language import Language

SWITCHES = (
    ("phrases", HouseRule.COMPOUNDS_OK, "HOUSE-1"),
    ("kinds", HouseRule.CLASSIFYING_ATTRIBUTES_OK, "HOUSE-1"),
    ("people", HouseRule.PROPER_NAMES_OK, "HOUSE-2"),
    ("places", HouseRule.PROPER_NAMES_OK, "HOUSE-2"),
    ("places", HouseRule.PLACE_NAMES_OK, "HOUSE-2"),
)
"""A table of what is known, the switch that lets it, and the rule."""


class Phrases:
    """The expressions of several words that a language has."""

    def __init__(self, language: Language) -> None:
        self.tables = {name: frozenset(map(_key, language.table(name))) for name in {name for name, _, _ in SWITCHES}}

    def reasons(self, clue: Cleaned, house: Collection[HouseRule]) -> list[Reason]:
        """Why several words are not one; none where a house rule lets just this."""
        key = _key(clue.text)
        args = {"clue": clue.text}
        lets = [(name, rule) for name, switch, rule in SWITCHES if switch in house]
        if any(key in self.tables[name] for name, _ in lets):
            return []
        if lets:
            return [Reason(Finding.DOUBTFUL, lets[0][1], "referee-phrase", None, args)]
        return [Reason(Finding.ILLEGAL, "CLUE-2", "referee-two-words", None, args)]


def _key(text: str) -> str:
    return " ".join(part for part in PARTS.split(text.casefold()) if part)


@cache
def phrases_of(language: Language) -> Phrases:
    return Phrases(language)
