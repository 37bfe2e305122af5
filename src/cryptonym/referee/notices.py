"""What only the giver's intent decides (CLUE-21): letters, lengths, chance substrings, sounds, rhymes. A warning, never a refusal."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from cryptonym.engine import Finding, HouseRule
from cryptonym.lexicon.entry import same
from cryptonym.referee.judgement import Reason
from cryptonym.referee.language import READY, Language, bare

LEAST_INSIDE = 3
LEAST_RHYME = 4
MOST_RHYMES = 3
LIKENESSES = {
    "referee-accent": "CLUE-12",
    "referee-sounds": "CLUE-11",
    "referee-inside": "CLUE-7",
    "referee-around": "CLUE-7",
}
"""By message: the rule that speaks of this likeness."""


@dataclass(frozen=True, slots=True)
class Tables:
    """A language's names of numbers and letters, and words for shapes and looks."""

    numbers: Mapping[str, str]
    letters: Mapping[str, str]
    shapes: frozenset[str]
    looks: frozenset[str]


@cache
def tables_of(language: Language) -> Tables:
    return Tables(
        _numbered(language, "numbers"),
        _numbered(language, "letters"),
        frozenset(language.words_of("shapes")),
        frozenset(language.words_of("looks")),
    )


class Shown(NamedTuple):
    """A visible codename as it is printed, compared, bare of accents, and heard."""

    codename: str
    text: str
    plain: str
    sound: str


@lru_cache(maxsize=READY)
def _shown(codename: str, language: Language) -> Shown:
    text = same(codename)
    return Shown(codename, text, bare(codename), language.sound(text))


class Notices:
    """What to warn about beside the visible words of one table."""

    def __init__(
        self, visible: Collection[str], language: Language, house: Collection[HouseRule], pictures: bool
    ) -> None:
        self.language = language
        self.house = house
        self.pictures = pictures
        self.visible = [_shown(codename, language) for codename in visible]
        self.tables = tables_of(language)

    def reasons(self, word: str, number: int | None, barred: Collection[str]) -> Iterator[Reason]:
        """`word` in lower case; `barred` are the codenames that already have their reason."""
        yield from self._letters(word, number)
        yield from self._lengths(word, number)
        if number is not None and self.visible and number > len(self.visible):
            yield Reason(Finding.NOTICE, "CLUE-9", "referee-number-hint", None, {"number": number})
        if self.pictures:
            yield from self._pictures(word)
        if not self.visible:
            return  # PIC-2: all wordplay is legal
        yield from self._alike(word, barred)
        if HouseRule.RHYMES_OK not in self.house:
            yield from self._rhymes(word, barred)

    def _letters(self, word: str, number: int | None) -> Iterator[Reason]:
        letter = word if len(word) == 1 and word.isalpha() else self.tables.letters.get(word)
        if letter is None or number == 0:
            return
        rule = "CLUE-7" if self.visible else "PIC-3"
        begun = [codename for codename, _, plain, _ in self.visible if plain.startswith(bare(letter))]
        if len(begun) >= (number or 1) or not self.visible:
            yield Reason(Finding.NOTICE, rule, "referee-letter", None, {"clue": word, "count": len(begun)})

    def _lengths(self, word: str, number: int | None) -> Iterator[Reason]:
        length = int(word) if word.isdecimal() and len(word) < 3 else int(self.tables.numbers.get(word, "0"))
        long = [codename for codename, text, _, _ in self.visible if length and len(text) == length]
        if long and number != 0 and len(long) >= (number or 1):
            yield Reason(Finding.NOTICE, "CLUE-7", "referee-length", None, {"clue": word, "count": len(long)})

    def _pictures(self, word: str) -> Iterator[Reason]:
        if word in self.tables.looks:
            yield Reason(Finding.NOTICE, "PIC-3", "referee-looks", None, {"clue": word})
        if word in self.tables.shapes and HouseRule.NO_SHAPES in self.house:
            yield Reason(Finding.DOUBTFUL, "HOUSE-7", "referee-shape", None, {"clue": word})

    def _alike(self, word: str, barred: Collection[str]) -> Iterator[Reason]:
        plain = bare(word)
        sound = self.language.sound(word)
        for codename, text, other, heard in self.visible:
            if codename in barred or text == word:
                continue
            message = self._likeness(plain, other, heard == sound)
            if message is not None:
                yield Reason(
                    Finding.NOTICE, LIKENESSES[message], message, codename, {"clue": word, "codename": codename}
                )

    def _likeness(self, plain: str, other: str, sounds: bool) -> str | None:
        if other == plain:
            return "referee-accent"
        if sounds:
            return None if HouseRule.HOMOPHONES_OK in self.house else "referee-sounds"
        if len(plain) >= LEAST_INSIDE and plain in other:
            return "referee-inside"
        if len(other) >= LEAST_INSIDE and other in plain:
            return "referee-around"
        return None

    def _rhymes(self, word: str, barred: Collection[str]) -> Iterator[Reason]:
        rhyme = self._rhyme(bare(word))
        if not rhyme:
            return
        found = [
            codename
            for codename, text, plain, _ in self.visible
            if codename not in barred and text != word and plain != bare(word) and plain.endswith(rhyme)
        ]
        if 0 < len(found) <= MOST_RHYMES:
            for codename in found:
                yield Reason(Finding.NOTICE, "CLUE-16", "referee-rhyme", codename, {"clue": word, "codename": codename})

    def _rhyme(self, plain: str) -> str:
        """What has to sound alike: from the last vowel but one, or all from the only one; nothing where that is too little."""
        vowels = [place for place, letter in enumerate(plain) if letter in self.language.vowels]
        if not vowels:
            return ""
        if len(vowels) == 1:
            return plain[vowels[0] :] if len(plain) > vowels[0] + 1 else ""
        rhyme = plain[vowels[-2] :]
        return rhyme if len(rhyme) >= LEAST_RHYME else ""


def _numbered(language: Language, name: str) -> dict[str, str]:
    """A table of a word and what it stands for: `sei 6`, `erre r`."""
    table = {}
    for line in language.table(name):
        word, meaning = line.split()
        table[word] = meaning
    return table
