"""The ways in which a word can be seen: whole, without its prefix, and by the parts of a compound (CLUE-5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from cryptonym.referee.language import Language, expand
from cryptonym.referee.vocabulary import Vocabulary, vocabulary_of

SHORTEST_PART = 3
LEAST_COMPOUND = 6
PLURALS = frozenset(("s", "es", "os", "as", "is"))
BOUND = 4
"""How long both halves have to be where the second is no word by itself (pl *piorunochron*)."""


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
        self.prefixes = _prefixes(language)
        self.longest_prefix = max(map(len, self.prefixes), default=0)
        self.firsts = frozenset(language.words_of("firsts"))
        self.short = frozenset(language.words_of("short"))
        self.endings = frozenset(ending for pattern in language.words_of("suffixes") for ending in expand(pattern))
        self.whole = frozenset(language.words_of("wholes"))
        """Words that look like a compound or a prefixed word and are none (en *carpet*)."""

    def see(self, word: str) -> tuple[View, ...]:
        """Every view of a word in lower case, the plain one first."""
        views = self.see_without_parts(word)
        return views if len(word) < SHORTEST_PART or word in self.whole else (*views, *self._parts(word))

    def see_without_parts(self, word: str) -> tuple[View, ...]:
        """The views of a word that is seen whole or without its prefix."""
        views = self.see_whole(word)
        return views if len(word) < SHORTEST_PART or word in self.whole else (*views, *self._without_prefix(word))

    def see_whole(self, word: str) -> tuple[View, ...]:
        """The views of a word that take nothing off it."""
        if len(word) < SHORTEST_PART:
            return (View(self.language.fold(word)),)
        return tuple(View(text, ("view",) if number else ()) for number, text in enumerate(self.language.views(word)))

    def _without_prefix(self, word: str) -> Iterator[View]:
        for end in range(1, min(self.longest_prefix, len(word) - SHORTEST_PART) + 1):
            prefix, rest = word[:end], word[end:]
            kinds = self.prefixes.get(prefix)
            if kinds:
                known = "known" if self.vocabulary.has(rest) else "unknown"
                tags = ("prefix", kinds, f"prefix {prefix}", f"prefix {known}", f"prefix rest {min(len(rest), 7)}")
                for text in self.language.views(rest):
                    yield View(text, tags, rest)

    def _parts(self, word: str) -> Iterator[View]:
        if len(word) < LEAST_COMPOUND or self._is_derived(word):
            return
        for place in range(2, len(word) - 1):
            first, second = word[:place], word[place:]
            kind = self.is_first(first)
            if kind == "" or not (self._second(second) or (kind == "F" and min(place, len(second)) >= BOUND)):
                continue
            short = min(len(first), 6), min(len(second), 6)
            if len(second) > 2 and second[0] == second[1] and second[0] in "rs":
                second = second[1:]  # pt gira-s-sol
            for text in self.language.views(second):
                yield View(text, ("second", f"second {kind}", f"second {kind} {short[1]}", f"after {short[0]}"), second)
            for text in self.language.views(first):
                yield View(text, ("first", f"first {kind}", f"first {kind} {short[0]}", f"before {short[1]}"), first)

    def _is_derived(self, word: str) -> bool:
        """Whether a word and an ending explain it, so that no compound has to (en *bank-ing*, not *ban-king*)."""
        words = self.vocabulary.words
        for place in range(SHORTEST_PART, len(word) - self.language.shortest_ending + 1):
            if word[place:] in self.endings and word[place:] not in PLURALS:
                root = word[:place]
                if root in words or any(root + vowel in words for vowel in "aeo"):
                    return True
        return False

    def _second(self, second: str) -> bool:
        if len(second) <= SHORTEST_PART:
            return second in self.short
        return self.vocabulary.has(second) or (second[0] == second[1] and self._second(second[1:]))

    def is_first(self, first: str) -> str:
        """F for one of the listed first halves, V for a word, nothing for neither."""
        if first in self.firsts:
            return "F"
        if len(first) <= SHORTEST_PART:
            return "V" if first in self.short else ""
        for link in self.language.links:
            stem = first[: len(first) - len(link)] if link else first
            if first.endswith(link) and len(stem) >= SHORTEST_PART and self._is_stem(stem, link):
                return "V" if not link else "L"
        return ""

    def _is_stem(self, stem: str, link: str) -> bool:
        words = self.vocabulary.words
        if stem in words or (not link and self.vocabulary.has(stem)):
            return True
        return bool(link) and any(stem + end in words for end in ("a", "o", "e", "y", "i"))


def _prefixes(language: Language) -> dict[str, str]:
    """By prefix: the kinds of words it stands before, each with a blank after it."""
    kinds: dict[str, str] = {}
    for line in language.table("prefixes"):
        kind, _, prefixes = line.partition(":")
        for prefix in prefixes.split():
            kinds[prefix] = kinds.get(prefix, "") + kind + " "
    return kinds


@cache
def seeing_of(language: Language) -> Seeing:
    return Seeing(language, vocabulary_of(language))
