"""`weights.txt`: how much each ending, root and alternation speaks for two words being kin, learned from the families of our decks.

A family's words are pairs that are kin; words of two families that begin alike, look-alikes and associations are pairs that are not.
Each pair is seen in its best split only, as it will be when it is judged. A second round of learning adds those associations of
one codename that the first round took for kin of another.
"""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from tools.referee.lists import write

from cryptonym.decks.builtin import word_entries
from cryptonym.lexicon import Entry
from cryptonym.referee.kinship import Kin, Kinship, features
from cryptonym.referee.language import Language, items
from cryptonym.referee.seeing import Seeing, View
from cryptonym.referee.vocabulary import Vocabulary

ROUNDS = 10
RATE = 0.3
SHRINK = 0.002
LEAST_TIMES = 3
LEAST_WEIGHT = 0.03
START = 3
"""Words that share so many first letters, in any of their views, are compared."""

Pair = tuple[str, str]
Example = tuple[float, list[list[str]]]


@dataclass
class Pairs:
    kin: set[Pair] = field(default_factory=set)
    strangers: set[Pair] = field(default_factory=set)
    perhaps: set[Pair] = field(default_factory=set)
    """Associations beside the families of other codenames: strangers, where the first round does not insist."""


class Learner:
    def __init__(self, language: Language, entries: Iterable[Entry] | None = None) -> None:
        self.language = language
        self.entries = list(word_entries(language.code) if entries is None else entries)
        self.seeing = Seeing(language, Vocabulary(language))
        self.kinship = Kinship(language, {})
        self._views: dict[str, tuple[View, ...]] = {}

    def learn(self) -> dict[str, float]:
        pairs = self._pairs()
        first = Kinship(self.language, self._train(pairs.kin, pairs.strangers))
        believed = {
            pair for pair in pairs.perhaps if _may_be_strangers(first.score(self._seen(pair[0]), self._seen(pair[1])))
        }
        return self._train(pairs.kin, pairs.strangers | believed)

    def _seen(self, word: str) -> tuple[View, ...]:
        if word not in self._views:
            self._views[word] = self.seeing.see(word)
        return self._views[word]

    # --- pairs ---------------------------------------------------------------------------------------------------------

    def _pairs(self) -> Pairs:
        pairs = Pairs()
        owners: dict[str, set[int]] = defaultdict(set)
        associations: list[tuple[int, str]] = []
        for number, entry in enumerate(self.entries):
            codename = entry.codename.casefold()
            family = entry.family
            near = _single((*family.derived, *family.diminutives, *family.verbs, *family.forms))
            built = _single((*family.compounds, *family.parts))
            said = _single(association.word for association in entry.associations)
            pairs.kin |= {(codename, word) for word in (*near, *built)} | set(_each(near))
            pairs.strangers |= {(codename, word) for word in (*_single((*family.unlike, *family.opaque)), *said)}
            associations += [(number, word) for word in said]
            for word in {codename, *near, *built}:
                owners[word].add(number)
        for number, line in enumerate(self.language.table("families"), len(self.entries)):
            words = _single(items(line))
            pairs.kin |= set(_each(words))
            for word in words:
                owners[word].add(number)
        for line in self.language.table("compounds"):
            compound, *parts = line.split()
            pairs.kin |= {(compound, part) for part in parts}
        self._add_strangers(pairs, owners, associations)
        return pairs

    def _add_strangers(self, pairs: Pairs, owners: dict[str, set[int]], associations: list[tuple[int, str]]) -> None:
        both = pairs.kin | {(other, one) for one, other in pairs.kin}
        begins: dict[str, set[str]] = defaultdict(set)
        for word in owners:
            for view in self._seen(word):
                begins[view.text[:START]].add(word)
        near = _overlapping(owners.values())
        far = {pair for line in self.language.table("distant") for pair in _each(line.split())}
        both |= far | {(other, one) for one, other in far}
        for word, families in owners.items():
            around = families.union(*(near[number] for number in families))
            for other in self._beginning_alike(word, begins):
                if other > word and not owners[other] & around and (word, other) not in both:
                    pairs.strangers.add((word, other))
        for number, word in associations:
            if word not in owners:
                for other in self._beginning_alike(word, begins):
                    if number not in owners[other] and (word, other) not in both:
                        pairs.perhaps.add((other, word))
        pairs.strangers -= both
        pairs.perhaps -= pairs.strangers

    def _beginning_alike(self, word: str, begins: dict[str, set[str]]) -> set[str]:
        return {other for view in self._seen(word) for other in begins[view.text[:START]]} - {word}

    # --- weights -------------------------------------------------------------------------------------------------------

    def _train(self, kin: set[Pair], strangers: set[Pair]) -> dict[str, float]:
        examples = _common([*self._examples(kin, 1.0), *self._examples(strangers, 0.0)])
        weights: dict[str, float] = defaultdict(float)
        squares: dict[str, float] = defaultdict(lambda: 1.0)
        chance = random.Random(1)
        for _ in range(ROUNDS):
            chance.shuffle(examples)
            for label, splits in examples:
                total, best = max(((sum(weights[name] for name in split), split) for split in splits), key=_first)
                slope = 1 / (1 + math.exp(-max(-30.0, min(30.0, total)))) - label
                for name in best:
                    step = slope + (SHRINK * weights[name] if name != "one" else 0.0)
                    squares[name] += step * step
                    weights[name] -= RATE * step / math.sqrt(squares[name])
        return {name: weight for name, weight in weights.items() if abs(weight) > LEAST_WEIGHT}

    def _examples(self, pairs: set[Pair], label: float) -> list[Example]:
        found: list[Example] = []
        for one, other in sorted(pairs):
            splits = [
                list(features(split, left, right))
                for left in self._seen(one)
                for right in self._seen(other)
                for split in self.kinship.splits(left, right)
            ]
            if splits:
                found.append((label, splits))
        return found


def _overlapping(families: Iterable[set[int]]) -> dict[int, set[int]]:
    """By family: those that have a word in common with it, whose other words may be kin as well."""
    near: dict[int, set[int]] = defaultdict(set)
    for numbers in families:
        for number in numbers:
            near[number] |= numbers
    return near


def _common(examples: list[Example]) -> list[Example]:
    """The examples without features that are seen too seldom to be learned from."""
    counted = Counter(name for _, splits in examples for name in {name for split in splits for name in split})
    return [
        (label, [[n for n in split if counted[n] >= LEAST_TIMES] for split in splits]) for label, splits in examples
    ]


def _may_be_strangers(kin: Kin) -> bool:
    """Whether an association may be a stranger though it begins alike: the longer the shared root, the less is believed."""
    if kin.split is None:
        return True
    root = kin.split.root
    return kin.score < (99.0 if root <= 3 else 2.5 if root == 4 else 1.0)


def _single(words: Iterable[str]) -> list[str]:
    return [word.casefold() for word in words if " " not in word]


def _each(words: list[str]) -> Iterable[Pair]:
    return ((one, other) for place, one in enumerate(words) for other in words[place + 1 :])


def _first(pair: tuple[float, list[str]]) -> float:
    return pair[0]


def make(language: Language) -> int:
    weights = Learner(language).learn()
    comment = "Made by tools/referee from the families of the decks: feature, tab, weight. Not to be edited by hand."
    write(language.code, "weights", comment, [f"{name}\t{weights[name]:.2f}" for name in sorted(weights)])
    return len(weights)
