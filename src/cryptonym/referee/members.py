"""The members of compounds that are written otherwise than the word they stand for (pl *wodo-* and *-wód* for *woda*; CLUE-5).

`members.txt` has a line for each word: `woda: wodo- -wód -wodn`. A second member may take any ending of the language. `sto~` is a first
member that counts only beside a second one of the table (*sto-nogi*, and not *sto-pień*).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cryptonym.referee.language import Language
from cryptonym.referee.seeing import LEAST_COMPOUND, Seeing, seeing_of

LEAST_FIRST, LEAST_SECOND = 3, 2
LINK = "o"
LEAST_OTHER = 4
"""How long the other half has to be if it is in the vocabulary, and not in the table."""

Table = dict[str, tuple[str, ...]]


class Members:
    """One language's members of compounds, and the words for which they stand."""

    def __init__(self, language: Language, seeing: Seeing) -> None:
        self.language = language
        self.seeing = seeing
        self.firsts: Table = {}
        self.bound: set[str] = set()
        """First members that count only beside a second one of the table."""
        self.seconds: Table = {}
        for line in language.table("members"):
            word, _, members = line.partition(":")
            for member in members.split():
                spelt = member.strip("-~")
                table = self.seconds if member.startswith("-") else self.firsts
                if member.endswith("~"):
                    self.bound.add(spelt)
                table[spelt] = (*table.get(spelt, ()), word)

    @property
    def are_known(self) -> bool:
        """Whether the language has such a table."""
        return bool(self.firsts)

    def words(self, text: str) -> frozenset[str]:
        """The words of which a compound is made, as far as the table knows its members; none for any other word."""
        if len(text) < LEAST_COMPOUND or text in self.seeing.whole:
            return frozenset()
        return max((frozenset(found) for found in self._splits(text)), key=len, default=frozenset())

    def _splits(self, text: str) -> Iterator[tuple[str, ...]]:
        for place in range(len(text) - LEAST_SECOND, 1, -1):
            first, second = text[:place], text[place:]
            heads, tails = self.firsts.get(first, ()), self._tails(second)
            if heads and tails:
                yield (*heads, *tails)
            elif heads and (others := self._other_seconds(first, second)):
                yield (*heads, *others)
            elif tails and self._is_other_first(first):
                yield tails

    def _tails(self, second: str) -> tuple[str, ...]:
        """The words of which this is the second member, with or without an ending after it."""
        for end in range(len(second), LEAST_SECOND - 1, -1):
            words = self.seconds.get(second[:end])
            if words and (end == len(second) or second[end:] in self.seeing.endings):
                return words
        return ()

    def _other_seconds(self, first: str, second: str) -> list[str]:
        """The word that stands after this first member, if there is one, and no ending of the same root (pl *wod-owanie*)."""
        if first in self.bound or len(second) < LEAST_OTHER or first[-1] + second in self.seeing.endings:
            return []
        words = self.seeing.vocabulary.words
        lemmas = [lemma for lemma in self.language.lemmas(second) if lemma in words]
        return [second] if second in lemmas else sorted(lemmas, key=len)[-1:]

    def _is_other_first(self, first: str) -> bool:
        if len(first) <= LEAST_FIRST or first[-1] != LINK or first in self.seeing.prefixes:
            return False
        return self.seeing.is_first(first) != ""


@cache
def members_of(language: Language) -> Members:
    return Members(language, seeing_of(language))
