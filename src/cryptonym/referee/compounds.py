"""The parts of compounds, by which two compounds are seen to share one (CLUE-5).

A part counts if it is a word by itself; a bare prefix or ending does not (CLUE-19). An old compound that is one word by now has no
parts: an entry calls them `opaque`, and `wholes.txt` lists such words (CLUE-6).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from cryptonym.referee.language import Language, bare
from cryptonym.referee.members import members_of
from cryptonym.referee.seeing import SHORTEST_PART, View, seeing_of

SHORTEST_PREFIXED = 4
LONGEST_ENDING = 2
"""How much longer a form may be than its word: *pipes* of *pipe*, and *butter* not of *but*."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a compound, as the compound writes it."""

    text: str
    is_listed: bool = False
    """By a table or an entry, and not by its letters."""
    is_prefixed: bool = False
    """What is left of a word without its prefix (en *un-horse*)."""


class Compounds:
    """What one language's compounds are made of."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.seeing = seeing_of(language)
        self.members = members_of(language)
        self.listed = {compound: frozenset(parts) for compound, *parts in map(str.split, language.table("compounds"))}

    def parts(self, lemmas: Iterable[str], views: Iterable[View]) -> dict[str, Part]:
        """The parts of a word, each as it is written and as the word of which it is a form."""
        lemmas = tuple(lemmas)
        if self.members.are_known:
            return _listed(next(filter(None, map(self._members, lemmas)), frozenset()))
        found = {key: part for part in self._seen(tuple(views)) for key in self._keys(part.text)}
        for lemma in lemmas:
            if lemma in self.listed and lemma not in self.seeing.whole:
                listed = self.listed[lemma]  # parts also where they are not written out (pt *planalto*, *plano*)
                return found | _listed({*listed, *self._written(lemma, listed, frozenset())})
        return found

    def _members(self, lemma: str) -> frozenset[str]:
        """The words of which a compound is made, where a table knows how its members are written."""
        if lemma in self.seeing.whole:
            return frozenset()
        return self.listed.get(lemma) or self.members.words(lemma)

    def parts_of_entry(self, text: str, parts: Iterable[str], opaque: Iterable[str]) -> dict[str, Part]:
        """The same of a codename whose entry says which of its parts speakers feel."""
        known, old = frozenset(parts), frozenset(opaque)
        if text in self.seeing.whole:
            return {}
        written = known if self.members.are_known else self._written(text, known, old)
        return _listed(part for part in written if part not in old)

    def _written(self, text: str, known: frozenset[str], old: frozenset[str]) -> Iterator[str]:
        """The halves of a compound that are these words or stems of them; the other half is one of them, an old part, or any word."""
        for place in range(2, len(text) - 1) if known else ():
            first, second = text[:place], text[place:]
            if second in self.seeing.endings and second not in known:
                continue
            for half, rest in ((first, second), (second, first)):
                lemmas = {lemma for lemma in self.language.lemmas(half) if lemma in known}
                if (lemmas or (half is first and self._is_stem_of(first, known))) and self._is_half(rest, known | old):
                    yield from {half, *lemmas}

    def _is_half(self, rest: str, known: frozenset[str]) -> bool:
        """Whether what stands beside a part can be the other one, and is no ending (pl *wiatr-ak*)."""
        seeing = self.seeing
        if rest in known or rest in seeing.short or "words" in seeing.prefixes.get(rest, ""):
            return True
        if len(rest) <= SHORTEST_PART:
            return rest in seeing.firsts or any(word.startswith(rest) for word in known if len(rest) == SHORTEST_PART)
        return seeing.vocabulary.has(rest) or seeing.is_first(rest) != "" or any(w.startswith(rest) for w in known)

    def _is_stem_of(self, first: str, known: frozenset[str]) -> bool:
        """Whether a first half is the stem of one of these verbs, or one of these words and a link (pl *lod-o-łamacz*, *lód*)."""
        if not known.isdisjoint(self.language.verbs_of(first)):
            return True
        stems = {bare(first[: len(first) - len(link)]) for link in self.language.links if link and first.endswith(link)}
        return any(len(stem) >= SHORTEST_PART and stem in (bare(w), bare(w)[:-1]) for stem in stems for w in known)

    def _seen(self, views: tuple[View, ...]) -> Iterator[Part]:
        has_plain_halves = any(view.is_part and view.tags[1] == "first V" for view in views)
        for view in views:
            if not view.is_part or (has_plain_halves and view.tags[1] in ("first L", "second L")):
                continue  # en life-span is no life-s-pan
            if view.tags[0] == "prefix":
                if "words" in view.tags[1] and self._is_word_after_prefix(view.spelt):
                    yield Part(view.spelt, is_prefixed=True)
            elif view.tags[0] == "second" or self._is_word(view.spelt, view.tags[1]):
                yield Part(view.spelt)

    def _is_word(self, first: str, kind: str) -> bool:
        """Whether a first half is a word by itself or the stem of a verb, and no prefix (CLUE-19)."""
        prefixed = self.seeing.prefixes.get(first)
        if prefixed is not None:
            return "parts" in prefixed
        words = self.seeing.vocabulary.words
        return kind != "first F" or first in words or any(verb in words for verb in self.language.verbs_of(first))

    def _is_word_after_prefix(self, rest: str) -> bool:
        return len(rest) >= SHORTEST_PREFIXED and self.seeing.vocabulary.has(rest)

    def _keys(self, half: str) -> set[str]:
        """A half as it is written, and the word of which it is a form (en *bagpipe-s*)."""
        words = self.seeing.vocabulary.words
        lemmas = (one for one in self.language.lemmas(half) if one in words and len(half) - LONGEST_ENDING <= len(one))
        return {half, max((lemma for lemma in lemmas if lemma != half), key=len, default=half)}


def _listed(words: Iterable[str]) -> dict[str, Part]:
    return {word: Part(word, is_listed=True) for word in words}


@cache
def compounds_of(language: Language) -> Compounds:
    return Compounds(language)
