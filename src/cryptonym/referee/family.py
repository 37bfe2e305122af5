"""Which visible words bar a clue (CLUE-3, -4, -5, -13, -19), and which only look as if they did (CLUE-6).

Entries come first, then what the language's rules and tables say.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from cryptonym.engine import Finding
from cryptonym.lexicon import Entry
from cryptonym.lexicon.entry import same
from cryptonym.referee.cleaning import PARTS
from cryptonym.referee.compounds import Part
from cryptonym.referee.judgement import Reason
from cryptonym.referee.language import READY, bare
from cryptonym.referee.relation import How, Morphology, Relation, Word

RULES = {
    "derived": "CLUE-4",
    "diminutives": "CLUE-4",
    "verbs": "CLUE-4",
    "forms": "CLUE-4",
    "compounds": "CLUE-5",
    "parts": "CLUE-5",
    "variants": "CLUE-13",
}
LEAST_PART = 3
LEAST_LISTED = 4
"""How long a root or part has to be beside an entry, which lists the short ones."""
FAR = 2.0
"""How sure a tie to another word of the codename's family has to be: it is one step further away."""


Group = tuple[str, int]
Spelling = tuple[int, str]


@dataclass(slots=True)
class Seen:
    """A visible codename, what its entry says, and its words by all that a clue may have in common with them."""

    codename: str
    words: tuple[Word, ...]
    """The codename, and each of its words where it has several (CLUE-23)."""
    free: frozenset[str] = frozenset()
    """Look-alikes and associations, which may be said."""
    opaque: frozenset[str] = frozenset()
    distant: frozenset[str] = frozenset()
    """Family that only some people hear (CLUE-19)."""
    kin: tuple[tuple[str, Word], ...] = ()
    """The words of its family, each with the field in which it stands."""
    by_text: dict[str, str] = field(default_factory=dict)
    """The codename's words and its family, each with the field in which it stands."""
    has_entry: bool = False
    bares: frozenset[str] = frozenset()
    """The same without accents."""
    parts: dict[str, Part] = field(default_factory=dict)
    """The parts of a compound, by each word that another compound may have in common with it (CLUE-5)."""
    by_start: dict[str, list[tuple[str, Word]]] = field(default_factory=dict)
    """By the first two letters in which a word can be seen."""
    by_group: dict[Group, list[Word]] = field(default_factory=dict)
    """By family, compound or other spelling that a table lists."""
    by_spelling: dict[Spelling, list[Word]] = field(default_factory=dict)
    """By the word as a rule of spelling writes it."""


@lru_cache(maxsize=READY)
def seen_of(codename: str, entry: Entry | None, morphology: Morphology) -> Seen:
    """A card made ready. It is the same at every table, and making it is most of what a table costs; it is never changed."""
    text = same(codename)
    parts = [part for part in PARTS.split(text) if len(part) >= LEAST_PART]
    texts = dict.fromkeys([text, *parts, "".join(parts)] if len(parts) > 1 else [text])
    if entry is None:
        words = tuple(map(morphology.word, texts))
        seen = Seen(codename, words, by_text={word.text: "codename" for word in words})
        seen.parts = {key: part for word in words for key, part in morphology.parts(word).items()}
        for key, part in seen.parts.items():
            for word in morphology.family_of(key) if part.is_listed else ():
                seen.by_text.setdefault(word, "parts")
        seen.kin = tuple(("parts", morphology.whole(key)) for key in morphology.members_of(words[0]))
        return _indexed(seen, morphology)
    words = tuple(map(morphology.whole, texts))
    family = entry.family
    by_text = {word.text: "codename" for word in words}
    for name in ("variants", "forms", "diminutives", "verbs", "derived", "compounds", "parts"):
        for word in getattr(family, name):
            by_text.setdefault(same(word), name)
    free = {same(word) for word in family.unlike} | {same(a.word) for a in entry.associations}
    kin = tuple((name, morphology.whole(word)) for word, name in by_text.items() if name != "codename")
    opaque = frozenset(map(same, family.opaque))
    distant = frozenset(map(same, family.distant)) - by_text.keys()
    may_be_said = frozenset(free - by_text.keys() - distant)
    seen = Seen(codename, words, may_be_said, opaque, distant, kin, by_text, has_entry=True)
    seen.parts = morphology.made_of.parts_of_entry("".join(parts) or text, map(same, family.parts), opaque)
    return _indexed(seen, morphology)


def _indexed(seen: Seen, morphology: Morphology) -> Seen:
    seen.bares = frozenset(map(bare, seen.by_text))
    for name, word in (*(("codename", word) for word in seen.words), *seen.kin):
        views = word.views if name in ("codename", "parts") else word.views[:1]
        for start in {view.text[:2] for view in views}:
            seen.by_start.setdefault(start, []).append((name, word))
    for word in seen.words:
        for group in groups_of(word, morphology):
            seen.by_group.setdefault(group, []).append(word)
        for written in morphology.variants.written(word.text):
            seen.by_spelling.setdefault(written, []).append(word)
    return seen


def groups_of(word: Word, morphology: Morphology) -> Iterator[Group]:
    """The families, compounds and other spellings that the language's tables list a word in."""
    for lemma in word.lemmas:
        for group in morphology.families.get(lemma, ()):
            yield "family", group
        for group in morphology.built.get(lemma, ()):
            yield "compound", group
        for group in morphology.variants.groups.get(lemma, ()):
            yield "variant", group
        for group in morphology.far.get(lemma, ()):
            yield "distant", group


class Families:
    """The visible words of one table. Each is indexed once and for all, so that a clue meets only words that begin as it does."""

    def __init__(self, visible: Iterable[str], entries: Mapping[str, Entry], morphology: Morphology) -> None:
        self.morphology = morphology
        self.seen = tuple(seen_of(codename, entries.get(same(codename)), morphology) for codename in visible)
        self.compounds = [(number, seen) for number, seen in enumerate(self.seen) if seen.parts]

    def reasons(self, text: str, is_spelt: bool = False) -> Iterator[Reason]:
        """What the visible words say to `text`, one word in lower case."""
        clue = self.morphology.word(text)
        found: dict[int, Reason] = {}
        for number, reason in self._by_table(clue, is_spelt):
            found.setdefault(number, reason)
        for number, reason in self._by_language(clue, found):
            known = found.get(number)
            if known is None or (known.finding is Finding.DOUBTFUL and reason.finding is Finding.ILLEGAL):
                found[number] = reason
        found.update(self._by_parts(clue, found))
        yield from found.values()

    def _by_table(self, clue: Word, is_spelt: bool) -> Iterator[tuple[int, Reason]]:
        """What entries say: certain."""
        for lemma in (clue.text, *sorted((clue.lemmas | clue.verbs) - {clue.text})):
            is_other = lemma not in clue.lemmas  # a verb of which a word of its own is a form (CLUE-20)
            for number, seen in enumerate(self.seen):
                name = seen.by_text.get(lemma)
                if name is None or (is_other and name != "codename"):
                    continue
                if lemma == clue.text or self._is_form(clue, lemma, number):
                    yield number, self._from_entry(clue, lemma, number, name)
        for number, seen in enumerate(self.seen):
            if clue.text in seen.opaque:
                yield number, self._reason(Finding.LEGAL, "CLUE-6", "referee-opaque", clue, number)
            elif not clue.lemmas.isdisjoint(seen.distant):
                yield number, self._reason(Finding.DOUBTFUL, "CLUE-19", "referee-perhaps-related", clue, number)
        if is_spelt:  # CLUE-14: every accented reading has to be legal
            for number, seen in enumerate(self.seen):
                if bare(clue.text) in seen.bares:
                    yield number, self._reason(Finding.ILLEGAL, "CLUE-14", "referee-spelt", clue, number)

    def _is_form(self, clue: Word, lemma: str, number: int) -> bool:
        """Whether a clue that may be a form of a barred word is one, and no look-alike."""
        return clue.text not in self.seen[number].free and (clue.text, lemma) not in self.morphology.distinct

    def _from_entry(self, clue: Word, lemma: str, number: int, name: str) -> Reason:
        if name == "codename":
            if lemma != clue.text:
                return self._reason(Finding.ILLEGAL, "CLUE-4", "referee-form", clue, number)
            if lemma == same(self.seen[number].codename):
                return self._reason(Finding.ILLEGAL, "CLUE-3", "referee-visible", clue, number)
            return self._reason(Finding.ILLEGAL, "CLUE-23", "referee-one-of-its-words", clue, number)
        message = f"referee-{name}"
        if name == "parts" and bare(lemma)[:-1] not in bare(self.seen[number].codename):
            message = "referee-parts-kin"
        return self._reason(Finding.ILLEGAL, RULES[name], message, clue, number, lemma)

    def _by_language(self, clue: Word, found: Mapping[int, Reason]) -> Iterator[tuple[int, Reason]]:
        """What the language says where no entry does."""
        met: set[tuple[int, str]] = set()
        for number, name, word in self._met(clue):
            seen = self.seen[number]
            is_other = name != "codename" and word.text in clue.verbs - clue.lemmas
            if (number, word.text) in met or word.text == clue.text or is_other:
                continue
            met.add((number, word.text))
            if clue.text in seen.free or clue.text in seen.opaque or clue.lemmas & seen.free:
                continue
            settled = found.get(number)
            if settled is not None and (settled.finding is Finding.ILLEGAL or not clue.lemmas.isdisjoint(seen.distant)):
                continue
            relation = self.morphology.relation(word, clue)
            if relation is not None and self._counts(seen, name, relation):
                yield number, self._from_language(clue, number, name, word, relation)

    def _met(self, clue: Word) -> Iterator[tuple[int, str, Word]]:
        starts = {view.text[:2] for view in clue.views}
        groups = list(groups_of(clue, self.morphology))
        spellings = list(self.morphology.variants.written(clue.text))
        for number, seen in enumerate(self.seen):
            for start in starts & seen.by_start.keys():
                for name, word in seen.by_start[start]:
                    yield number, name, word
            for group in groups:
                for word in seen.by_group.get(group, ()):
                    yield number, "codename", word
            for written in spellings:
                for word in seen.by_spelling.get(written, ()):
                    yield number, "codename", word

    def _by_parts(self, clue: Word, found: Mapping[int, Reason]) -> Iterator[tuple[int, Reason]]:
        """The visible compounds that share a part with the clue (CLUE-5)."""
        parts = self.morphology.parts(clue)
        yield from self._by_members(clue, parts, found)
        for number, seen in self.compounds if parts else ():
            settled = found.get(number)
            is_final = settled is not None and settled.finding is not Finding.DOUBTFUL
            if is_final or self._may_be_said(clue, seen):
                continue
            key = next((key for key in parts if key in seen.parts), None)
            if key is None or (parts[key].is_prefixed and seen.parts[key].is_prefixed):
                continue
            is_word = seen.has_entry and not parts[key].is_prefixed and self.morphology.is_word(clue)
            if seen.parts[key].is_listed and (parts[key].is_listed or is_word):
                yield number, self._reason(Finding.ILLEGAL, "CLUE-5", "referee-shared-part", clue, number, key)
            elif settled is None:
                yield number, self._reason(Finding.DOUBTFUL, "CLUE-5", "referee-perhaps-part", clue, number, key)

    def _by_members(
        self, clue: Word, parts: Mapping[str, Part], found: Mapping[int, Reason]
    ) -> Iterator[tuple[int, Reason]]:
        """The visible words that are a listed part of the clue (CLUE-5)."""
        listed = [key for key, part in parts.items() if part.is_listed]
        for number, seen in enumerate(self.seen) if listed else ():
            if number in found or self._may_be_said(clue, seen):
                continue
            near = [key for key in listed if key in seen.by_text or self._is_kin(key, seen)]
            part = next((key for key in near if seen.by_text.get(key) == "codename"), None)
            if part is not None:
                yield number, self._reason(Finding.ILLEGAL, "CLUE-5", "referee-compounds", clue, number)
            elif near:
                yield number, self._reason(Finding.DOUBTFUL, "CLUE-5", "referee-perhaps-part", clue, number, near[0])

    def _is_kin(self, part: str, seen: Seen) -> bool:
        """Whether a table puts a part of a compound into the family of a visible word that has no entry."""
        return not seen.has_entry and any(word.text in self.morphology.family_of(part) for word in seen.words)

    def _may_be_said(self, clue: Word, seen: Seen) -> bool:
        """Whether an entry or a table speaks of this clue, so that its parts are nothing."""
        if clue.text in seen.opaque or not clue.lemmas.isdisjoint(seen.free | seen.distant):
            return True
        return any(self.morphology.are_distinct(word, clue) for word in seen.words)

    def _counts(self, seen: Seen, name: str, relation: Relation) -> bool:
        """Whether a relation to a word of the codename's counts; an entry leaves less to be found by weighing."""
        if relation.is_certain:
            return name == "codename" or (name != "compounds" and relation.how is not How.PART)
        if name != "codename":
            return self._reaches(name, relation)
        if not seen.has_entry:
            return True
        if relation.how is How.PART:
            return len(relation.part) >= LEAST_LISTED
        return relation.how is not How.DERIVED or relation.root == 0 or relation.root >= LEAST_LISTED

    @staticmethod
    def _reaches(name: str, relation: Relation) -> bool:
        """Whether a tie to a word of the family is a tie to the codename."""
        if relation.how in (How.PART, How.PREFIXED):
            return False
        return relation.score >= FAR and name != "compounds"

    def _from_language(self, clue: Word, number: int, name: str, word: Word, relation: Relation) -> Reason:
        # kin of kin: a table knows each step
        is_chain = name not in ("codename", "parts") and relation.how is How.DERIVED
        sure = relation.is_certain and not is_chain
        finding = Finding.ILLEGAL if sure else Finding.DOUBTFUL
        if name == "parts":
            return self._reason(finding, "CLUE-5", "referee-part-family", clue, number, word.text)
        if name != "codename":
            return self._reason(finding, "CLUE-4", "referee-kin", clue, number, word.text)
        if relation.how is How.VARIANT:
            return self._reason(finding, "CLUE-13", "referee-variants", clue, number)
        if relation.how is How.INFLECTED:
            return self._reason(finding, "CLUE-4", "referee-form", clue, number)
        if relation.how is How.PART and sure:
            message = "referee-compounds" if len(clue.text) > len(word.text) else "referee-parts"
            return self._reason(finding, "CLUE-5", message, clue, number)
        if relation.how is How.PART:
            return self._reason(finding, "CLUE-5", "referee-perhaps-part", clue, number, relation.part)
        message = "referee-related" if sure else "referee-perhaps-related"
        return self._reason(finding, "CLUE-4" if sure else "CLUE-19", message, clue, number)

    def _reason(self, finding: Finding, rule: str, message: str, clue: Word, number: int, part: str = "") -> Reason:
        codename = self.seen[number].codename
        args = {"clue": clue.text, "codename": codename}
        return Reason(finding, rule, message, codename, {**args, "part": part} if part else args)
