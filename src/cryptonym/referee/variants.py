"""Other spellings of one word (CLUE-13): a list, and rules for what a language writes in two ways throughout."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from cryptonym.referee.language import Language


class Variants:
    """`variants.txt`: words on one line are one word. `spellings.txt`: `pattern -> sign`; words alike after all of them are one word."""

    def __init__(self, language: Language) -> None:
        self.groups: dict[str, set[int]] = {}
        for number, line in enumerate(language.table("variants")):
            for word in line.split():
                self.groups.setdefault(word, set()).add(number)
        self.rules = [_rule(line) for line in language.table("spellings")]

    def same(self, one: str, other: str) -> bool:
        """Whether two different strings are one word."""
        if self.groups.get(one, set()) & self.groups.get(other, set()):
            return True
        if one[:1] != other[:1] and one[1:] != other[1:]:
            return False
        return any(self._alike(pattern, sign, one, other) for pattern, sign in self.rules)

    def written(self, word: str) -> Iterator[tuple[int, str]]:
        """The word as each rule writes it, with the rule's number; for an index."""
        for number, (pattern, sign) in enumerate(self.rules):
            yield number, pattern.sub(sign, word)

    @staticmethod
    def _alike(pattern: re.Pattern[str], sign: str, one: str, other: str) -> bool:
        return pattern.sub(sign, one) == pattern.sub(sign, other)


def _rule(line: str) -> tuple[re.Pattern[str], str]:
    pattern, _, sign = line.partition(" -> ")
    return re.compile(pattern.strip()), sign.strip()


@cache
def variants_of(language: Language) -> Variants:
    return Variants(language)
