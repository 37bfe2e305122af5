"""What the words of one language come to: the glossary, what a deck's entries tell, and other spellings of what is known."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cryptonym.ai.decency import is_decent
from cryptonym.ai.glossary import glossary
from cryptonym.ai.pivot import SAYABLE, Pivot, Sense
from cryptonym.ai.spelling import bare, in_english, lemmas
from cryptonym.lexicon import Entry
from cryptonym.lexicon.entry import same

PARTS = re.compile(r"[^\W_]+")
SHORTEST_PREFIX = 5
TOLD_BY = 6
"""How many meanings tell what a word without a gloss is about."""
RAREST = 5
RARE = 4
LONGEST_CLUE = 16
PICTURES = "pictures"
"""The kind of a picture's entry, whose name is an id."""


class ClueWord(NamedTuple):
    """A word that a bot may say. `rarity` is 0 for the commonest, 5 for the rarest."""

    word: str
    sense: Sense
    rarity: int
    is_pictured: bool = False
    """Nothing but the pictures' entries tells of it: beside word cards it says nothing."""


class Vocabulary:
    def __init__(self, language: str, pivot: Pivot, entries: Iterable[Entry]) -> None:
        self.language = language
        self._pivot = pivot
        self._entries = tuple(entries)
        self._senses: dict[str, Sense] = {}
        for gloss in glossary(language):
            self._senses[same(gloss.word)] = pivot.sense(gloss.english)
        for word, sense in self._told(pictures=False).items():
            self._learn(word, sense)
        self._pictured: dict[str, Sense] = {}
        """What only pictures tell of: a word of a drawing is no word about everything else that its caption names."""
        for word, sense in self._told(pictures=True).items():
            if not self._known(word) and not any(self._known(lemma) for lemma in lemmas(word, language)):
                self._pictured[word] = sense
        self._without_marks = {bare(word): word for word in reversed([*self._senses, *self._pictured])}
        self._found: dict[tuple[str, bool], tuple[Sense, bool]] = {}

    def _learn(self, word: str, sense: Sense) -> None:
        """Take what entries tell of a word, unless it or its lemma has a gloss."""
        if not self._known(word):
            lemma = (self._known(lemma) for lemma in lemmas(word, self.language))
            self._senses[word] = next(filter(None, lemma), sense)

    def _known(self, word: str) -> Sense:
        """As it stands, in this language."""
        found = self._senses.get(word, ())
        if not found and self.language == "en" and word in self._pivot.numbers:
            return ((self._pivot.numbers[word], 1.0),)
        return found

    def _told(self, *, pictures: bool) -> dict[str, Sense]:
        """A codename is its meanings; an association without a gloss is about that with which it is associated."""
        told: dict[str, list[tuple[int, float]]] = {}
        for entry in self._entries:
            if (entry.kind == PICTURES) is not pictures:
                continue
            for meaning in entry.meanings:
                number = self._pivot.numbers.get(same(meaning.gloss))
                if number is None:
                    continue
                if not pictures:
                    told.setdefault(same(entry.codename), []).append((number, 1.0))
                for association in meaning.associations:
                    told.setdefault(same(association.word), []).append((number, association.strength / 3))
        return {word: tuple(sorted(about, key=lambda one: -one[1])[:TOLD_BY]) for word, about in told.items()}

    def sense(self, word: str, *, guess: bool = True) -> Sense:
        """What a word comes to, by whatever spelling it is known; nothing if it is not. `guess` also takes English and beginnings."""
        return self._find(word, guess=guess)[0]

    def is_pictured(self, word: str) -> bool:
        """True if nothing but the pictures' entries tells of it."""
        return self._find(word, guess=False)[1]

    def _find(self, word: str, *, guess: bool) -> tuple[Sense, bool]:
        """Its sense, and whether only pictures tell it."""
        found = self._found.get((word, guess))
        if found is None:
            text = same(word.strip())
            name = word.strip() if is_name(word.strip()) else ""
            sense = next(filter(None, self._ways(text)), ()) or (self._named(name) if name else ())
            pictured = () if sense else next(filter(None, self._pictured_ways(text)), ())
            if guess and not (name or sense or pictured):
                sense = next(filter(None, self._guesses(text)), ())
            found = self._found[word, guess] = (sense or pictured, bool(pictured))
        return found

    def _ways(self, word: str) -> Iterator[Sense]:
        yield self._known(word)
        yield self._known(self._without_marks.get(bare(word), ""))
        for lemma in lemmas(word, self.language):
            yield self._known(lemma)
            yield self._known(self._without_marks.get(bare(lemma), ""))
        parts = PARTS.findall(word)
        if len(parts) > 1:
            yield self._known("".join(parts))
            yield self._joined(parts)

    def _pictured_ways(self, word: str) -> Iterator[Sense]:
        for form in (word, *lemmas(word, self.language)):
            yield self._pictured.get(form, ())
            yield self._pictured.get(self._without_marks.get(bare(form), ""), ())

    def _guesses(self, word: str) -> Iterator[Sense]:
        if self.language != "en":
            for english in in_english(word, self.language):
                yield self._pivot.sense([english])
        yield self._by_prefix(word)

    def _named(self, name: str) -> Sense:
        """A name that nobody here knows is at most one that is spelt the same in English: never a common word that looks like it."""
        number = self._pivot.numbers.get(same(name))
        if number is None:
            return ()
        mark = self._pivot.marks[number]
        is_common_word = self._pivot.spellings[number].islower() and mark & SAYABLE and mark & (SAYABLE - 1) < RARE
        return () if is_common_word else ((number, 1.0),)

    def _joined(self, parts: list[str]) -> Sense:
        senses = [self.sense(part) for part in parts if len(part) > 2]
        return tuple((text, weight) for sense in senses for text, weight in sense[:2])

    def _by_prefix(self, word: str) -> Sense:
        """The known word with the longest common beginning, where that is most of both."""
        plain = bare(word)
        for length in range(len(plain) - 1, max(SHORTEST_PREFIX, (2 * len(plain) + 2) // 3) - 1, -1):
            near = [
                known for known in self._prefixes.get(plain[:SHORTEST_PREFIX], ()) if known[:length] == plain[:length]
            ]
            if near:
                best = min(near, key=lambda known: (abs(len(known) - len(plain)), known))
                return self._known(self._without_marks.get(best, best))
        return ()

    @property
    def _prefixes(self) -> dict[str, list[str]]:
        if not hasattr(self, "_by_start"):
            self._by_start: dict[str, list[str]] = {}
            known: Iterable[str] = self._without_marks
            if self.language == "en":
                known = {*known, *(text for text in self._pivot.numbers if " " not in text)}
            for word in sorted(known):
                self._by_start.setdefault(word[:SHORTEST_PREFIX], []).append(word)
        return self._by_start

    def clue_words(self) -> list[ClueWord]:
        """Nouns and names, and whatever else the entries give as an association; each once, decent, one word."""
        found: dict[str, ClueWord] = {}
        for word, english in self._candidates():
            key = same(word)
            if key in found or not word.isalpha() or not 2 < len(word) <= LONGEST_CLUE:
                continue
            known, pictured = self._known(key), self._pictured.get(key, ())
            sense = known or pictured
            if sense and is_decent(word, self.language, english):
                found[key] = ClueWord(word, sense, self._rarity(sense), not known)
        return list(found.values())

    def _candidates(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        for gloss in glossary(self.language):
            if gloss.kind in "np":
                yield gloss.word, gloss.english
        if self.language == "en":
            for number, mark in enumerate(self._pivot.marks):
                if mark & SAYABLE:
                    yield self._pivot.spellings[number], ()
        english_of = {same(gloss.word): gloss.english for gloss in glossary(self.language)}
        for entry in self._entries:
            for association in entry.associations:
                yield association.word, english_of.get(same(association.word), ())

    def _rarity(self, sense: Sense) -> int:
        marks = self._pivot.marks
        return min([marks[text] & (SAYABLE - 1) for text, _ in sense[:2]], default=RAREST)


def is_name(word: str) -> bool:
    """True for what is written as a name: Wałęsa, but not PAPA, which is a word that somebody typed in capitals."""
    return word[:1].isupper() and not word.isupper()
