"""What a card may mean to whoever looks at it: its senses, each with a vector, and the words that people associate with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from cryptonym.ai.pivot import Edges, Floats, Pivot, Sense, unit
from cryptonym.ai.spelling import bare
from cryptonym.ai.vocabulary import PARTS, PICTURES, Vocabulary
from cryptonym.lexicon import Entry, Meaning
from cryptonym.lexicon.entry import same

GLOSS_SHARE = 1.0
COMPANY_SHARE = 0.6
"""How much a meaning's gloss and how much its associations tell where they are mixed."""


@dataclass(frozen=True)
class CardSenses:
    """One card. `known` is False where nothing at all is known of it: then any clue is as good as any other."""

    meaning: Floats
    """A row a sense."""
    company: Floats
    senses: tuple[Sense, ...]
    edges: Edges
    """What all decks associate with its senses, as texts of the pivot."""
    associations: dict[str, float]
    """From 0 to 1, by the word in small letters."""

    @property
    def known(self) -> bool:
        return any(self.senses)

    @cached_property
    def without_accents(self) -> dict[str, float]:
        """The associations once more, by the bare word; the strongest where two are spelt alike."""
        found: dict[str, float] = {}
        for word, strength in self.associations.items():
            plain = bare(word)
            found[plain] = max(strength, found.get(plain, 0.0))
        return found


class Cards:
    """Cards by their names, words and pictures alike; an entry tells more, a bare word less."""

    def __init__(self, vocabulary: Vocabulary, pivot: Pivot, entries: Iterable[Entry]) -> None:
        self._vocabulary = vocabulary
        self._pivot = pivot
        self._entries = {same(entry.codename): entry for entry in entries}
        self._seen: dict[str, CardSenses] = {}

    def is_picture(self, name: str) -> bool:
        """True for the id of a picture that has an entry."""
        entry = self._entries.get(same(name))
        return entry is not None and entry.kind == PICTURES

    def senses(self, name: str) -> CardSenses:
        found = self._seen.get(name)
        if found is None:
            found = self._seen[name] = self._made(name)
        return found

    def _made(self, name: str) -> CardSenses:
        entry = self._entries.get(same(name))
        word = () if self.is_picture(name) else self._vocabulary.sense(name)  # an id is no word
        meanings = entry.meanings if entry else ()
        senses = [*([word] if word else []), *(self._gloss(meaning) for meaning in meanings)]
        vectors = self._pivot.meaning(senses)
        if meanings:
            vectors[-len(meanings) :] = unit(
                GLOSS_SHARE * vectors[-len(meanings) :] + COMPANY_SHARE * self._means_of_associations(meanings)
            )
        associations = {same(one.word): one.strength / 3 for meaning in meanings for one in meaning.associations}
        edges = self._pivot.associations(senses)
        return CardSenses(vectors, self._pivot.company(senses), tuple(senses), edges, associations)

    def _gloss(self, meaning: Meaning) -> Sense:
        """The phrase where it is known, else its words."""
        whole = self._pivot.numbers.get(same(meaning.gloss))
        if whole is not None:
            return ((whole, 1.0),)
        words = [self._pivot.numbers.get(word) for word in PARTS.findall(same(meaning.gloss)) if len(word) > 2]
        known = [word for word in words if word is not None]
        if known:
            return tuple((word, 1.0) for word in known)
        return self._vocabulary.sense(meaning.gloss)

    def _means_of_associations(self, meanings: Sequence[Meaning]) -> Floats:
        """A unit vector a meaning: where its associations lie, the stronger ones counting more."""
        told = [(row, one) for row, meaning in enumerate(meanings) for one in meaning.associations]
        vectors = self._pivot.meaning([self._vocabulary.sense(one.word) for _, one in told])
        weights = np.zeros((len(meanings), len(told)), dtype=np.float32)
        for column, (row, one) in enumerate(told):
            weights[row, column] = one.strength
        return unit(weights @ vectors)
