"""How close each clue is to each card: four measures, from which `touch.py` makes probabilities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from cryptonym.ai.cards import Cards, CardSenses
from cryptonym.ai.pivot import Floats, Pivot
from cryptonym.ai.spelling import bare, lemmas
from cryptonym.ai.touch import FITTED
from cryptonym.ai.vocabulary import ClueWord, Vocabulary
from cryptonym.lexicon import Entry, Marks
from cryptonym.lexicon.entry import same

MEASURES = ("meaning", "company", "graph", "entry", "marks")
"""By vectors; by shared associations; by associations of all decks, through English; by the card's own entry; by the clue's own marks.

Of a card that nobody has marked, such as a picture, its entry takes the marks' place.
"""
FELT = (0.0, 0.6, 0.85, 1.0)
"""What a mark of that strength counts for. A fair link is nearly as good as a first thought, once a table looks for it."""

KEPT = 128
"""Cards whose pull on all words is kept, some 25 kB each: those of the tables that are being played at."""


@dataclass(frozen=True)
class Clues:
    """Clue words made ready for comparing, many at once."""

    words: tuple[str, ...]
    folded: tuple[str, ...]
    """The same in small letters, as they are compared."""
    meaning: Floats
    company: Floats
    texts: NDArray[np.int64]
    weights: Floats
    rarity: NDArray[np.int64]
    marked: tuple[str | None, ...]
    """The form under which each was marked; None for a word that nobody marked."""
    pictured: NDArray[np.bool_]
    """Of which only the pictures' entries tell."""

    def __len__(self) -> int:
        return len(self.words)

    @cached_property
    def marked_rows(self) -> dict[str, list[int]]:
        """Where each marked form stands."""
        found: dict[str, list[int]] = {}
        for row, form in enumerate(self.marked):
            if form is not None:
                found.setdefault(form, []).append(row)
        return found

    @cached_property
    def rows(self) -> dict[str, int]:
        return {word: row for row, word in enumerate(self.folded)}

    def only(self, rows: NDArray[np.int64]) -> Clues:
        """Some of them."""
        wanted = rows.tolist()
        return Clues(
            tuple(self.words[row] for row in wanted),
            tuple(self.folded[row] for row in wanted),
            self.meaning[rows],
            self.company[rows],
            self.texts[rows],
            self.weights[rows],
            self.rarity[rows],
            tuple(self.marked[row] for row in wanted),
            self.pictured[rows],
        )


class Brain:
    """All that a bot knows of one language. Reading costs a tenth of a second; after that nothing is looked up anywhere."""

    def __init__(self, language: str, pivot: Pivot, entries: Iterable[Entry], marks: Marks | None = None) -> None:
        entries = tuple(entries)
        self.language = language
        self._pivot = pivot
        self.vocabulary = Vocabulary(language, pivot, entries)
        self.cards = Cards(self.vocabulary, pivot, entries)
        self._marks: Marks = marks or {}
        self._bare_marks = {bare(word): word for word in sorted(self._marks, reverse=True)}
        self._by_card: dict[str, dict[str, float]] = {}
        for word, codenames in self._marks.items():
            for codename, strength in codenames.items():
                self._by_card.setdefault(codename, {})[word] = FELT[strength]
        self._clues: Clues | None = None
        self.pull = lru_cache(maxsize=KEPT)(self._pull)
        """By a card's name: how close each word that a bot may say is to it, in the fitted model's logits. Same array each time."""

    @property
    def clues(self) -> Clues:
        """Every word that a bot may say."""
        if self._clues is None:
            self._clues = self._ready(self.vocabulary.clue_words())
        return self._clues

    def heard(self, words: Sequence[str]) -> Clues:
        """Clues that somebody gave."""
        return self._ready([self._heard(word) for word in words])

    def _heard(self, word: str) -> ClueWord:
        """A word that somebody marked needs no guess at what it may mean in English."""
        sense = self.vocabulary.sense(word, guess=self._marked_as(word) is None)
        return ClueWord(word, sense, 0, self.vocabulary.is_pictured(word))

    def _ready(self, words: Sequence[ClueWord]) -> Clues:
        senses = [word.sense for word in words]
        most = max((len(sense) for sense in senses), default=1) or 1
        texts = np.zeros((len(words), most), dtype=np.int64)
        weights = np.zeros((len(words), most), dtype=np.float32)
        for place, sense in enumerate(senses):
            for column, (text, weight) in enumerate(sense):
                if text < self._pivot.associated:
                    texts[place, column], weights[place, column] = text, weight
        return Clues(
            tuple(word.word for word in words),
            tuple(same(word.word) for word in words),
            self._pivot.meaning(senses),
            self._pivot.company(senses),
            texts,
            weights,
            np.array([word.rarity for word in words]),
            tuple(self._marked_as(word.word) for word in words),
            np.array([word.is_pictured for word in words], dtype=np.bool_),
        )

    def _marked_as(self, word: str) -> str | None:
        """A word is looked for as it is spelt, then as a form or without accents."""
        for form in (same(word), *lemmas(same(word), self.language)):
            if form in self._marks:
                return form
        return self._bare_marks.get(bare(word))

    def measures(self, clues: Clues, names: Sequence[str]) -> Floats:
        """Clues × cards × `MEASURES`."""
        return np.stack(self._each(clues, names), axis=-1)

    def _each(self, clues: Clues, names: Sequence[str]) -> tuple[Floats, ...]:
        cards = [self.cards.senses(name) for name in names]
        told = self._told(clues, cards)
        marked = self._marked(clues, names)
        for column, name in enumerate(names):
            if (
                same(name) not in self._by_card
            ):  # a picture, or a host's own card: its entry is all that anybody has said of it
                marked[:, column] = told[:, column]
        through_english = (
            _best(clues.meaning, [card.meaning for card in cards]),
            _best(clues.company, [card.company for card in cards]),
            self._graph(clues, cards),
        )
        words = np.array([not self.cards.is_picture(name) for name in names], dtype=np.bool_)
        for measure in through_english:
            measure[np.ix_(clues.pictured, words)] = 0
        return (*through_english, told, marked)

    def _marked(self, clues: Clues, names: Sequence[str]) -> Floats:
        """What the clue's marks say of each card."""
        found = np.zeros((len(clues), len(names)), dtype=np.float32)
        for column, name in enumerate(names):
            taken = self._by_card.get(same(name), {})
            if len(clues) > len(taken):
                for word, strength in taken.items():
                    for row in clues.marked_rows.get(word, ()):
                        found[row, column] = strength
                continue
            for row, form in enumerate(clues.marked):
                if form in taken:
                    found[row, column] = taken[form]
        return found

    def _pull(self, name: str) -> NDArray[np.float16]:
        """One card at a time, so that it is the same whatever lies beside it."""
        logits = np.zeros(len(self.clues), dtype=np.float32)
        for weight, measure in zip(FITTED.weights, self._each(self.clues, [name]), strict=True):
            logits += np.float32(weight) * measure[:, 0]
        return logits.astype(np.float16)

    def _graph(self, clues: Clues, cards: Sequence[CardSenses]) -> Floats:
        strengths = np.zeros((self._pivot.associated, len(cards)), dtype=np.float32)
        for column, card in enumerate(cards):
            ends, values = card.edges
            strengths[ends, column] = values
        found = np.zeros((len(clues), len(cards)), dtype=np.float32)
        for column in range(clues.texts.shape[1]):
            used = np.flatnonzero(clues.weights[:, column])
            strength = strengths[clues.texts[used, column]] * clues.weights[used, column : column + 1]
            found[used] = np.maximum(found[used], strength)
        return found

    def _told(self, clues: Clues, cards: Sequence[CardSenses]) -> Floats:
        """The entry's own word for it: a clue is looked for as it is spelt, then as a form or without accents."""
        found = np.zeros((len(clues), len(cards)), dtype=np.float32)
        if len(clues) > len(cards):
            rows = clues.rows
            for column, card in enumerate(cards):
                for word, strength in card.associations.items():
                    if word in rows:
                        found[rows[word], column] = strength
            return found
        for row, word in enumerate(clues.words):
            forms, plain = [same(word), *lemmas(same(word), self.language)], bare(word)
            for column, card in enumerate(cards):
                strength = next((card.associations[form] for form in forms if form in card.associations), 0.0)
                found[row, column] = strength or card.without_accents.get(plain, 0.0)
        return found


def _best(clues: Floats, senses: Sequence[Floats]) -> Floats:
    """Cosines, the best over each card's senses; 0 for a card of which nothing is known."""
    cosines = np.concatenate(senses) @ clues.T  # a row a sense, so that the best of some rows is soon found
    best = np.zeros((len(senses), len(clues)), dtype=np.float32)
    start = 0
    for place, sense in enumerate(senses):
        if len(sense):
            cosines[start : start + len(sense)].max(axis=0, out=best[place])
        start += len(sense)
    return best.T
