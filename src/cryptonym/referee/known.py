"""Is this a word of the language (CLUE-10, CLUE-15)? Where nobody can say, the opposing spymaster is asked."""

from __future__ import annotations

import gzip
from enum import StrEnum
from functools import cache

from cryptonym.referee.language import FOLDER, Language, expand
from cryptonym.referee.vocabulary import vocabulary_of

SHORTEST_ROOT = 3
SHORTEST_JUDGED = 3
LONGEST_ABBREVIATION = 5
LEAST_HALF = 4


class Knowledge(StrEnum):
    """What is known of a word."""

    KNOWN = "known"
    PLAUSIBLE = "plausible"
    """In no list, but it looks like a word of the language."""
    FOREIGN = "foreign"
    UNKNOWN = "unknown"
    INVENTED = "invented"
    """Two real halves that nobody puts together (ca *astroverdura*)."""
    ABBREVIATION = "abbreviation"


class Words:
    """What can be said of a word's place in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.vocabulary = vocabulary_of(language)
        self.names = frozenset(name.casefold() for name in (*_shared("names"), *language.words_of("names")))
        self.abbreviations = frozenset(word.casefold() for word in _shared("abbreviations"))
        self.never_words = frozenset(language.words_of("abbreviations"))
        self.international = frozenset((*_shared("international"), *language.words_of("loans")))
        self.foreign = _foreign(language.code)
        self.elements = frozenset(language.words_of("elements"))
        patterns = (*language.words_of("verbal"), *language.words_of("suffixes"))
        self.endings = frozenset(ending for pattern in patterns for ending in expand(pattern)) - language.unproductive
        self.longest_ending = max(map(len, self.endings), default=0)
        self.looks = _looks(language)

    def knowledge(self, text: str) -> Knowledge:
        """`text` as it was typed: capitals tell an acronym from a word."""
        word = text.casefold()
        if self._is_abbreviation(text, word):
            return Knowledge.ABBREVIATION
        if len(word) < SHORTEST_JUDGED or self._is_known(word) or word in self.names or word in self.international:
            return Knowledge.KNOWN
        if self._is_invented(word):
            return Knowledge.INVENTED
        if word in self.foreign:
            return Knowledge.FOREIGN
        if not set(word) <= self.language.letters:
            return Knowledge.FOREIGN
        return Knowledge.PLAUSIBLE if self._is_compound(word) or self._looks_right(word) else Knowledge.UNKNOWN

    def _is_abbreviation(self, text: str, word: str) -> bool:
        if word in self.never_words:
            return True
        if not text.isupper() and text == text.capitalize():
            return False
        if word in self.abbreviations:
            return text != word or not self._is_known(word)
        mixed = text != word and not text.isupper() and text != text.capitalize()
        if mixed and len(text) <= LONGEST_ABBREVIATION:
            return not self._is_known(word)
        capitals = text.isupper() and 1 < len(text) <= LONGEST_ABBREVIATION
        return capitals and not self._is_known(word) and word not in self.names

    def _is_known(self, word: str) -> bool:
        if self.vocabulary.has(word):
            return True
        words = self.vocabulary.words
        for place in range(max(SHORTEST_ROOT, len(word) - self.longest_ending), len(word)):
            if word[place:] in self.endings:
                root = word[:place]
                if any(root + end in words for end in self.language.lemma_endings):
                    return True
        return False

    def _is_invented(self, word: str) -> bool:
        return any(
            word[:place] in self.elements and self.vocabulary.has(word[place:]) for place in range(3, len(word) - 3)
        )

    def _is_compound(self, word: str) -> bool:
        """Whether two words that are long enough to be no chance make it up (en *moonfish*)."""
        return any(
            self.vocabulary.has(word[:place]) and self.vocabulary.has(word[place:])
            for place in range(LEAST_HALF, len(word) - LEAST_HALF + 1)
        )

    def _looks_right(self, word: str) -> bool:
        """Whether its letters follow each other as in the language's words, more than as in those of others."""
        return sum(self.looks.get(run, 0) for run in runs(word)) >= self.language.least_look


def runs(word: str) -> list[str]:
    """The runs of two to four letters in a word; ^ and $ stand for its ends."""
    text = f"^{word}$"
    return [text[place : place + size] for size in (2, 3, 4) for place in range(len(text) - size + 1)]


def _shared(name: str) -> list[str]:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [word for line in lines for word in line.split("#", 1)[0].split()]


def _foreign(code: str) -> frozenset[str]:
    """Common words of other languages; a line is a language's code and its words."""
    lines = (line.split() for line in (FOLDER / "foreign.txt").read_text(encoding="utf-8").splitlines())
    return frozenset(word for other, *words in lines if other not in (code, "#") for word in words)


def _looks(language: Language) -> dict[str, int]:
    """By run of letters: how much it speaks for a word of the language (see `tools/referee/looks.py`)."""
    path = FOLDER / language.code / "looks.txt.gz"
    if not path.exists():
        return {}
    lines = (line.split(" ") for line in gzip.decompress(path.read_bytes()).decode("utf-8").splitlines())
    return {run: int(weight) for run, weight in lines}


@cache
def words_of(language: Language) -> Words:
    return Words(language)
