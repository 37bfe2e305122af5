"""All that is known of one deck, as tables of clue words × cards: who wrote a link down, at which end, and what the mind makes of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cryptonym.ai.affinity import Brain
from cryptonym.ai.decency import is_decent
from cryptonym.ai.glossary import glossary
from cryptonym.ai.spelling import bare, lemmas
from cryptonym.ai.touch import FITTED
from cryptonym.decks import picture_entries, picture_texts, word_deck, word_entries, word_marks
from cryptonym.decks.builtin import pictures_shown
from cryptonym.lexicon.entry import same
from cryptonym.minds import brains
from cryptonym.puzzles import Kind

BARRED: Final = Path(__file__).parent / "barred"
SHORTEST, LONGEST = 3, 12
ENGLISH: Final = "en"
BROADEST: Final = {Kind.WORDS: 7, Kind.PICTURES: 3}
BROADEST_MADE: Final = {Kind.WORDS: 10, Kind.PICTURES: 5}
"""So many of a hundred words have too many links to be clues; while a puzzle is made, more. A colour or *name* has others that nobody has
written down."""
FIRM: Final = 4
"""What both ends of a link add up to, so that a clue may be for the card: fair at one end and clear at the other is not enough."""
COMPANY: Final = 3
"""Cards of a clue that another card is compared with: those most like it."""
ROOT: Final = 5
"""Letters at its beginning by which a clue is looked for in what is written below a picture."""

Table = NDArray[np.int8]
Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Knowledge:
    language: str
    kind: Kind
    brain: Brain
    names: tuple[str, ...]
    """The cards."""
    words: tuple[str, ...]
    """The clue words, as they are written."""
    entry: Table
    """What the card's entry says of the word: 0 to 3."""
    marks: Table
    """What the word's marks say of the card; of pictures, which have none, the entry once more."""
    loose: NDArray[np.bool_]
    """Any written link at all, by any spelling of the word, also in what is written below a picture."""
    pull: Floats
    """The mind's logits."""
    kin: NDArray[np.bool_]
    """Cards × cards: pictures that show a thing in common. A clue that is for one of them is easily taken to be for the other."""

    @cached_property
    def strong(self) -> NDArray[np.bool_]:
        """A link that holds: written down at both ends and clear at one of them; of a picture, clear in its entry."""
        if self.kind is Kind.PICTURES:
            return self.entry >= 2
        return (self.entry > 0) & (self.marks > 0) & (np.maximum(self.entry, self.marks) >= 2)

    @cached_property
    def firm(self) -> NDArray[np.bool_]:
        """A link that a puzzle may rest on; fair at one end, it is a first thought at the other."""
        if self.kind is Kind.PICTURES:
            return self.strong
        return self.strong & (self.entry + self.marks >= FIRM)

    @cached_property
    def company(self) -> Floats:
        """For a clue and a card that nobody has linked: how many of a hundred such cards are as like the clue's own cards, or more.

        Cards are alike that are linked with the same words. *Orchestra* is linked with VIOLIN and TRUMPET, which share *brass* and *reed*
        with BAGPIPES: BAGPIPES belong to it, whether somebody wrote it down or not. 100 for cards that are linked.
        """
        written = np.maximum(self.entry + self.marks, self.loose).astype(np.float32)
        seldom = np.log(len(self.names) / np.maximum(1, self.loose.sum(axis=1)))
        links = written * seldom[:, None]
        shared, lengths = links.T @ links, (links**2).sum(axis=0)
        found = np.full(self.loose.shape, 100, dtype=np.float32)
        for row, linked in enumerate(self.loose):
            own, others = np.flatnonzero(linked), np.flatnonzero(~linked)
            if not len(own) or not len(others):
                continue
            without = np.maximum(lengths[own] - links[row, own] ** 2, 1e-6)
            alike = shared[np.ix_(others, own)] / np.sqrt(without * np.maximum(lengths[others, None], 1e-6))
            near = np.sort(alike, axis=1)[:, -COMPANY:].mean(axis=1)
            found[row, others] = 100 * (1 - np.searchsorted(np.sort(near), near) / len(others))
        return found

    @cached_property
    def able(self) -> NDArray[np.bool_]:
        """The words that may be clues at all: neither too broad nor half of a name."""
        halves = np.array([is_half(word, self.language) for word in self.words])
        return ~halves & ~self._broadest(BROADEST_MADE[self.kind])

    @cached_property
    def broad(self) -> NDArray[np.bool_]:
        """The words that are far too broad for a clue, whatever was thought of them when a puzzle was made."""
        return self._broadest(BROADEST[self.kind])

    def _broadest(self, of_a_hundred: int) -> NDArray[np.bool_]:
        links = self.loose.sum(axis=1)
        found: NDArray[np.bool_] = links > np.percentile(links, 100 - of_a_hundred)
        return found

    @cached_property
    def row(self) -> dict[str, int]:
        return {word: row for row, word in enumerate(self.words)}

    @cached_property
    def column(self) -> dict[str, int]:
        return {name: column for column, name in enumerate(self.names)}


def may_be_said(word: str, language: str) -> bool:
    """Decent enough for a bot, and nothing that hurts, mocks or divides."""
    english = _glosses(language).get(same(word), ())
    barred = listed(language, "clues")
    return (
        is_decent(word, language, english)
        and same(word) not in barred
        and not listed("en", "clues").intersection(english[:1])
    )


def is_half(word: str, language: str) -> bool:
    """True of half a name, such as *Paulo*: as a clue it says anything at all."""
    return same(word) in listed(language, "halves")


@cache
def _glosses(language: str) -> dict[str, tuple[str, ...]]:
    return {same(gloss.word): gloss.english for gloss in glossary(language)}


@cache
def listed(language: str, what: str) -> frozenset[str]:
    """`barred/<what>.txt`: a line is a language and its words."""
    lines = (BARRED / f"{what}.txt").read_text(encoding="utf-8").splitlines()
    told = (line.partition(":") for line in lines if not line.startswith("#"))
    return frozenset(same(word) for code, _, words in told if code == language for word in words.split())


@cache
def knowledge(language: str, kind: Kind) -> Knowledge:
    brain = brains.brain(language)
    names = _words_shown(language) if kind is Kind.WORDS else _pictures_shown()
    words = tuple(sorted(_clue_words(language, kind), key=same))
    entry, marks = np.zeros((2, len(words), len(names)), dtype=np.int8)
    row = {same(word): place for place, word in enumerate(words)}
    column = {same(name): place for place, name in enumerate(names)}
    entries = word_entries(language) if kind is Kind.WORDS else picture_entries(language)
    loose = np.zeros((len(words), len(names)), dtype=np.bool_)
    rows = _by_any_spelling(words, language)
    for one in entries:
        if same(one.codename) in column:
            here = column[same(one.codename)]
            for association in one.associations:
                if same(association.word) in row:
                    entry[row[same(association.word)], here] = association.strength
                for spelling in _spellings(association.word, language):
                    for place in rows.get(spelling, ()):
                        loose[place, here] = True
    if kind is Kind.WORDS:
        for word, codenames in word_marks(language).items():
            places = [place for spelling in _spellings(word, language) for place in rows.get(spelling, ())]
            for codename, strength in codenames.items():
                if codename in column:
                    loose[places, column[codename]] = True
                    if word in row:
                        marks[row[word], column[codename]] = strength
    else:
        marks = entry
        _below_pictures(loose, words, names, language)
    pull = np.concatenate(
        [
            FITTED.logits(brain.measures(brain.heard(words[start : start + 500]), names))
            for start in range(0, len(words), 500)
        ]
    )
    return Knowledge(
        language, kind, brain, names, words, entry, marks, loose | (entry > 0) | (marks > 0), pull, _kin(names, kind)
    )


def _kin(names: tuple[str, ...], kind: Kind) -> NDArray[np.bool_]:
    found = np.zeros((len(names), len(names)), dtype=np.bool_)
    if kind is Kind.PICTURES:
        shown = [{bare(idea) for idea in picture_texts(ENGLISH)[name].ideas} for name in names]
        for one, ideas in enumerate(shown):
            for other, others in enumerate(shown):
                found[one, other] = one != other and bool(ideas & others)
    return found


def _words_shown(language: str) -> tuple[str, ...]:
    barred = listed(language, "cards")
    return tuple(
        sorted({side for card in word_deck(language).cards for side in card.sides if same(side) not in barred})
    )


def _pictures_shown() -> tuple[str, ...]:
    """Those that are dealt no more too: puzzles that were made before show them."""
    return tuple(sorted(set(pictures_shown()) - listed("pictures", "cards")))


def _clue_words(language: str, kind: Kind) -> Iterator[str]:
    """What entries give and, for words, somebody marked: decent, one word, of a handy length."""
    barred = _names_of_cards(language, kind)
    entries = word_entries(language) if kind is Kind.WORDS else picture_entries(language)
    marks = word_marks(language)
    spelt: dict[str, str] = {}
    for entry in entries:
        for association in entry.associations:
            spelt.setdefault(same(association.word), association.word)
    for key, word in spelt.items():
        fits = word.isalpha() and SHORTEST <= len(word) <= LONGEST
        if fits and key not in barred and (kind is Kind.PICTURES or key in marks) and may_be_said(word, language):
            yield word


def _names_of_cards(language: str, kind: Kind) -> frozenset[str]:
    return frozenset(same(name) for name in _words_shown(language)) if kind is Kind.WORDS else frozenset()


def _spellings(word: str, language: str) -> set[str]:
    return {bare(word), *(bare(lemma) for lemma in lemmas(same(word), language))}


def _by_any_spelling(words: tuple[str, ...], language: str) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for place, word in enumerate(words):
        for spelling in _spellings(word, language):
            found.setdefault(spelling, []).append(place)
    return found


def _below_pictures(loose: NDArray[np.bool_], words: tuple[str, ...], names: tuple[str, ...], language: str) -> None:
    """A clue whose root stands in a picture's title, description, ideas or associations is linked with it."""
    texts = picture_texts(language)
    said = []
    for name in names:
        text = texts[name]
        told = " ".join([text.title, text.alt, *text.ideas, *(one.word for one in text.associations)])
        said.append({bare(part)[:ROOT] for part in re.findall(r"[^\W\d_]+", told)})
    for place, word in enumerate(words):
        root = bare(word)[:ROOT]
        for column, roots in enumerate(said):
            if root in roots:
                loose[place, column] = True
