"""*gatto* and *gatta* are one word in two genders, *porto* and *porta* are two words: form alone cannot tell, so a list and endings do."""

from __future__ import annotations

import re
from functools import cache

from cryptonym.referee.language import Language

SHORTEST = 3


class Genders:
    """What a language's two genders end in, and the words that have both: `gendered.txt`, in their masculine form."""

    def __init__(self, language: Language) -> None:
        self.pairs = language.genders
        self.gendered = frozenset(language.words_of("gendered"))
        self.endings = re.compile(language.gendered_endings) if language.gendered_endings else None

    def differ(self, one: str, other: str) -> bool:
        """Whether two words differ in nothing but what the genders differ in."""
        return self._masculine(one, other) is not None

    def are_one_word(self, one: str, other: str) -> bool:
        masculine = self._masculine(one, other)
        if masculine is None:
            return False
        return masculine in self.gendered or (self.endings is not None and self.endings.search(masculine) is not None)

    def _masculine(self, one: str, other: str) -> str | None:
        """The masculine singular of two words of one stem; None where they are no such pair."""
        for first, second in ((one, other), (other, one)):
            for masculine, feminine, singular in self.pairs:
                stem = first[: len(first) - len(masculine)]
                if len(first) >= SHORTEST and first.endswith(masculine) and second == stem + feminine:
                    return stem + singular
        return None


@cache
def genders_of(language: Language) -> Genders:
    return Genders(language)
