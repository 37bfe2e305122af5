"""How two words hang together: a form, a derivative, a part of a compound, another spelling (CLUE-4, -5, -13, -19)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from cryptonym.referee.compounds import Part, compounds_of
from cryptonym.referee.genders import genders_of
from cryptonym.referee.kinship import Kin, kinship_of
from cryptonym.referee.known import words_of
from cryptonym.referee.language import Language, items
from cryptonym.referee.seeing import View, seeing_of
from cryptonym.referee.variants import variants_of

SURE, LIKELY = 9.0, 0.0
"""Log odds of what a table says, and those from which a shared root is put to the opposing spymaster."""


class How(StrEnum):
    """What one word is to the other."""

    VARIANT = "variant"
    INFLECTED = "inflected"
    DERIVED = "derived"
    PREFIXED = "prefixed"
    PART = "part"


@dataclass(frozen=True, slots=True)
class Word:
    """A word made ready to be compared."""

    text: str
    views: tuple[View, ...]
    lemmas: frozenset[str]
    verbs: frozenset[str] = frozenset()
    """The verbs of which it may be a form, also where it is a word of its own (ca *ric*: of *riure*)."""


@dataclass(frozen=True, slots=True)
class Relation:
    """What was found between two words, and how surely."""

    how: How
    score: float
    part: str = ""
    """The part of a compound, or what is left without a prefix, on which it rests."""

    root: int = 0
    """How many letters the shared root has, where it was weighed."""
    is_certain: bool = False
    """By a table or a rule of inflection, and not by weighing."""


class Morphology:
    """Compares words of one language that no entry speaks of."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.kinship = kinship_of(language)
        self.seeing = seeing_of(language)
        self.variants = variants_of(language)
        self.genders = genders_of(language)
        self.distinct = _pairs(language, "distinct")
        self.distant = _pairs(language, "distant")
        self.far = _numbered(language, "distant")
        self.homographs = _ordered(language, "homographs")
        self.made_of = compounds_of(language)
        self.words = words_of(language)
        self.compounds = _pairs(language, "compounds")
        self.built = _numbered(language, "compounds")
        self.members = [tuple(items(line)) for line in language.table("families")]
        self.families = _families(self.members)

    def word(self, text: str) -> Word:
        """`text` is one word in lower case, NFC."""
        views = self.seeing.see(text)
        language, words, lemmas = self.language, self.seeing.vocabulary.words, self._lemmas(text)
        verbs = words.intersection(language.infinitives(text))
        if text not in self.words.names:
            lemmas |= verbs if lemmas.isdisjoint(words) else frozenset()
            lemmas |= words.intersection(language.bases(text)) if text not in words else frozenset()
        if language.sees_lemmas and len(lemmas) > 1:
            seen = {view for lemma in lemmas & words for view in language.views(lemma)}
            views += tuple(View(view) for view in sorted(seen - {view.text for view in views}))
        return Word(text, views, lemmas, verbs)

    def whole(self, text: str) -> Word:
        """The same without its parts: enough of a codename's family, which is many words, and none of them reaches by a part."""
        return Word(text, self.seeing.see_whole(text), self._lemmas(text))

    def _lemmas(self, text: str) -> frozenset[str]:
        lemmas = frozenset(self.language.lemmas(text))
        return (lemmas & self.seeing.vocabulary.words) | {text} if self.language.guesses_lemmas else lemmas

    def parts(self, word: Word) -> dict[str, Part]:
        """The parts of a compound; nothing of a word that is none, nor of a name."""
        if word.text in self.words.names:
            return {}
        return self.made_of.parts((word.text, *word.lemmas), word.views)

    def members_of(self, word: Word) -> frozenset[str]:
        """The words of which a compound is made, where a table knows how its members are written."""
        return frozenset(
            key for key, part in self.parts(word).items() if part.is_listed and self.made_of.members.are_known
        )

    def is_word(self, word: Word) -> bool:
        """Whether a list of the language has it."""
        return not word.lemmas.isdisjoint(self.seeing.vocabulary.words)

    def relation(self, one: Word, other: Word) -> Relation | None:
        """What `other`, a clue, is to `one`, a different word on the table; None where they are strangers."""
        if (one.text, other.text) in self.homographs:  # CLUE-20: whatever else it means
            return Relation(How.INFLECTED, SURE, is_certain=True)
        if (one.text, other.text) in self.distinct:
            return None
        if self.variants.same(one.text, other.text):
            return Relation(How.VARIANT, SURE, is_certain=True)
        if one.text in other.lemmas or other.text in one.lemmas or one.text in other.verbs:
            return Relation(How.INFLECTED, SURE, is_certain=True)
        if self.are_distinct(one, other):
            return None
        if self.are_compound_and_part(one, other):
            return Relation(How.PART, SURE, min(one.text, other.text, key=len), is_certain=True)
        if self.are_distant(one, other):
            return Relation(How.DERIVED, 1.0)
        if self.in_one_family(one, other):
            return Relation(How.DERIVED, SURE, is_certain=True)
        if self.genders.differ(one.text, other.text):
            return Relation(How.INFLECTED, 1.0) if self.genders.are_one_word(one.text, other.text) else None
        if self.are_apart(one, other):
            return self._part(one, other)
        return self._part(one, other) or self._kin(one, other) or self._prefixed(one, other)

    def are_distinct(self, one: Word, other: Word) -> bool:
        """Whether a table says that these only look alike (it *caso*, *casa*), or forms of these."""
        distinct = self.distinct
        return bool(distinct) and any((a, b) in distinct for a in self._own(one) for b in self._own(other))

    def _own(self, word: Word) -> Collection[str]:
        """The word alone where a list has it: its guessed lemmas would make strangers of kin (pl *szal* is no form of *szaleć*)."""
        is_listed = self.language.guesses_lemmas and word.text in self.seeing.vocabulary.words
        return (word.text,) if is_listed else word.lemmas

    def are_distant(self, one: Word, other: Word) -> bool:
        """Whether a table says that one table of friends would call these family and another would not (CLUE-19)."""
        distant = self.distant
        return bool(distant) and any((a, b) in distant for a in one.lemmas for b in other.lemmas)

    def are_compound_and_part(self, one: Word, other: Word) -> bool:
        """Whether a table says that one is a compound of the other, or forms of these (CLUE-5)."""
        compounds = self.compounds
        return bool(compounds) and any((a, b) in compounds for a in one.lemmas for b in other.lemmas)

    def in_one_family(self, one: Word, other: Word) -> bool:
        return any(
            self.families.get(a, frozenset()) & self.families.get(b, frozenset())
            for a in self._own(one)
            for b in other.lemmas
        )

    def are_apart(self, one: Word, other: Word) -> bool:
        """Whether tables have the families of both, which are not the same: likeness tells nothing any more (it *mulo*, *mulino*)."""
        return not one.lemmas.isdisjoint(self.families) and not other.lemmas.isdisjoint(self.families)

    def family_of(self, word: str) -> Iterator[str]:
        """The words of the families in which a table lists this one."""
        for number in self.families.get(word, ()):
            yield from self.members[number]

    def _part(self, one: Word, other: Word) -> Relation | None:
        """A whole word that is half of a compound whose other half is a word too (CLUE-5)."""
        for compound, part in ((one, other), (other, one)):
            for view in compound.views:
                if view.spelt and view.tags[0] in ("first", "second") and self._is_half(view, part):
                    return Relation(How.PART, 2.0, view.spelt)
        return None

    def _is_half(self, view: View, part: Word) -> bool:
        if view.spelt == part.text or view.spelt in part.lemmas or part.text in self.language.lemmas(view.spelt):
            return True
        if view.tags[0] == "second":
            return False
        return part.text in self.language.verbs_of(view.spelt) or self._is_linked(view, part)

    def _is_linked(self, view: View, part: Word) -> bool:
        """Whether a first half is the other word and a link (pl *lod-o-łamacz*, *lód*)."""
        stem = part.views[0].text
        stems = (stem, stem[:-1] if stem[-1:] in self.language.vowels else stem)
        return any(view.text == root + link for link in self.language.links if link for root in stems)

    def _prefixed(self, one: Word, other: Word) -> Relation | None:
        """A short word with a prefix before it, where it is long enough to be no chance."""
        for longer, part in ((one, other), (other, one)):
            if part.text in self.seeing.short:
                for view in longer.views:
                    if view.spelt == part.text and view.tags[0] == "prefix" and "words" in view.tags[1]:
                        return Relation(How.PREFIXED, 1.0, view.spelt)
        return None

    def _kin(self, one: Word, other: Word) -> Relation | None:
        kin = self.kinship.score(one.views, other.views)
        if kin.score <= LIKELY:
            return None
        part = next((view.spelt for view in (kin.one, kin.other) if view and view.spelt), "")
        return Relation(_how(kin), kin.score, part, kin.split.root if kin.split else 0)


def _how(kin: Kin) -> How:
    tags = {view.tags[0] for view in (kin.one, kin.other) if view and view.tags}
    if tags & {"first", "second"}:
        return How.PART
    return How.PREFIXED if "prefix" in tags else How.DERIVED


def _ordered(language: Language, name: str) -> frozenset[tuple[str, str]]:
    """The first word on each line of a table with each of the others."""
    lines = (line.split() for line in language.table(name))
    return frozenset((first, other) for first, *others in lines for other in others)


def _pairs(language: Language, name: str) -> frozenset[tuple[str, str]]:
    """The same, both ways."""
    pairs = _ordered(language, name)
    return pairs | {(other, first) for first, other in pairs}


def _families(members: Iterable[Iterable[str]]) -> dict[str, frozenset[int]]:
    """By word: the numbers of the families in which it stands."""
    found: dict[str, set[int]] = {}
    for number, words in enumerate(members):
        for word in words:
            found.setdefault(word, set()).add(number)
    return {word: frozenset(numbers) for word, numbers in found.items()}


def _numbered(language: Language, name: str) -> dict[str, frozenset[int]]:
    """By word: the numbers of a table's lines on which it stands."""
    found: dict[str, set[int]] = {}
    for number, line in enumerate(language.table(name)):
        for word in line.split():
            found.setdefault(word, set()).add(number)
    return {word: frozenset(numbers) for word, numbers in found.items()}


@cache
def morphology_of(language: Language) -> Morphology:
    return Morphology(language)
