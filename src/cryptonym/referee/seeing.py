"""The ways in which a word can be seen: whole, without its prefix, and by the parts of a compound (CLUE-5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from cryptonym.referee.language import Language
from cryptonym.referee.vocabulary import Vocabulary, vocabulary_of

SHORTEST_PART = 3


@dataclass(frozen=True, slots=True)
class View:
    """A folded word or part of one, and what was done to see it so."""

    text: str
    tags: tuple[str, ...] = ()
    spelt: str = ""
    """The part as it is spelt, where it is one."""

    @property
    def is_part(self) -> bool:
        return self.spelt != ""


class Seeing:
    """How one language's words are taken apart."""

    def __init__(self, language: Language, vocabulary: Vocabulary) -> None:
        self.language = language
        self.vocabulary = vocabulary
        prefixes = language.words_of("prefixes")
        self.prefixes = frozenset(prefixes)
        self.longest_prefix = max(map(len, prefixes), default=0)
        self.firsts = frozenset(language.words_of("firsts"))
        self.whole = frozenset(language.words_of("wholes"))
        """Words that look like a compound or a prefixed word and are none (en *carpet*)."""

    def see(self, word: str) -> tuple[View, ...]:
        """Every view of a word in lower case, the plain one first."""
        if len(word) < SHORTEST_PART:
            return (View(self.language.fold(word)),)
        views = [View(text, ("view",) if number else ()) for number, text in enumerate(self.language.views(word))]
        if word not in self.whole:
            views += self._without_prefix(word)
            views += self._parts(word)
        return tuple(views)

    def _without_prefix(self, word: str) -> Iterator[View]:
        for end in range(1, min(self.longest_prefix, len(word) - SHORTEST_PART) + 1):
            prefix, rest = word[:end], word[end:]
            if prefix in self.prefixes:
                known = "known" if self.vocabulary.has(rest) else "unknown"
                tags = ("prefix", f"prefix {prefix}", f"prefix {known}", f"prefix rest {min(len(rest), 7)}")
                for text in self.language.views(rest):
                    yield View(text, tags, rest)

    def _parts(self, word: str) -> Iterator[View]:
        for place in range(SHORTEST_PART - 1, len(word) - SHORTEST_PART + 1):
            first, second = word[:place], word[place:]
            kind = self._first(first)
            if kind == "":
                continue
            known = self.vocabulary.has(second)
            if not known and kind != "F":
                continue
            how = f"{kind}{'V' if known else 'U'}"
            short = min(len(first), 6), min(len(second), 6)
            for text in self.language.views(second):
                yield View(text, ("second", f"second {how}", f"second {how} {short[1]}", f"after {short[0]}"), second)
            for text in self.language.views(first):
                yield View(text, ("first", f"first {how}", f"first {how} {short[0]}", f"before {short[1]}"), first)

    def _first(self, first: str) -> str:
        """F for one of the listed first halves, V for a word, nothing for neither."""
        if first in self.firsts:
            return "F"
        if len(first) < SHORTEST_PART:
            return ""
        for link in self.language.links:
            stem = first[: len(first) - len(link)] if link else first
            if first.endswith(link) and len(stem) >= SHORTEST_PART and self._is_stem(stem, link):
                return "V" if not link else "L"
        return ""

    def _is_stem(self, stem: str, link: str) -> bool:
        words = self.vocabulary.words
        if stem in words:
            return True
        return bool(link) and any(stem + end in words for end in ("a", "o", "e", "y", "i"))


@cache
def seeing_of(language: Language) -> Seeing:
    return Seeing(language, vocabulary_of(language))
