"""Which words a language has: the lists in `data/<language>/`, each with its source and licence in `data/README.md`."""

from __future__ import annotations

import gzip
from functools import cache

from cryptonym.referee.language import FOLDER, Language


class Vocabulary:
    """The words of a language, as they are spelt and as they are folded. Forms are not in it, lemmas are."""

    def __init__(self, language: Language) -> None:
        path = FOLDER / language.code / "words.txt.gz"
        text = gzip.decompress(path.read_bytes()).decode("utf-8") if path.exists() else ""
        self.words = frozenset(text.split("\n"))
        self._language = language

    def has(self, word: str) -> bool:
        """Whether this is a word of the language or, by its look, a form of one."""
        return word in self.words or any(lemma in self.words for lemma in self._language.lemmas(word))


@cache
def vocabulary_of(language: Language) -> Vocabulary:
    return Vocabulary(language)
