"""Do two words share a root (CLUE-4, CLUE-19)? A root and an ending on either side, weighed by what our own decks' families show.

Two words are laid side by side; every way to part both into one root and two endings of the language is weighed, and the best is taken.
The weights are in `data/<language>/weights.txt`; `tools/referee/kinship.py` makes them from the families of the decks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from cryptonym.referee.language import Language, expand
from cryptonym.referee.seeing import View

DEEPEST = 3
"""How many of the shared first letters may belong to the endings and not to the root."""
SHORTEST = 3
NEVER = -99.0
SHORTEST_PART_ROOT = 3
LONG_ROOT = 5
LONG_REST = 6
WHOLE_ENDING = 2
REMEMBERED = 20_000


@dataclass(frozen=True, slots=True)
class Split:
    """One root and two endings; `by` names the alternation at the root's end, if there is one."""

    root: int
    left: str
    right: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Kin:
    """How surely two words share a root, as log odds, and by what."""

    score: float
    split: Split | None = None
    one: View | None = None
    other: View | None = None


STRANGERS = Kin(NEVER)


class Kinship:
    """One language's endings and weights."""

    def __init__(self, language: Language, weights: dict[str, float] | None = None) -> None:
        self.language = language
        patterns = language.words_of("suffixes")
        self.endings = frozenset(language.fold(ending) for pattern in patterns for ending in expand(pattern)) | {""}
        verbal = (ending for pattern in language.words_of("verbal") for ending in expand(pattern))
        self.verbal = frozenset(language.fold(ending) for ending in verbal)
        self.weights = _weights(language) if weights is None else weights
        self._weighed: dict[tuple[Split, tuple[str, ...], tuple[str, ...]], float] = {}

    def score(self, one: tuple[View, ...], other: tuple[View, ...]) -> Kin:
        """How surely two words, each given by its views, share a root, and the split that says so."""
        best = STRANGERS
        for left in one:
            for right in other:
                for split in self.splits(left, right):
                    score = self.weigh(split, left, right)
                    if score > best.score:
                        best = Kin(score, split, left, right)
        return best

    def weigh(self, split: Split, left: View, right: View) -> float:
        key = split, left.tags, right.tags
        known = self._weighed.get(key)
        if known is None:
            known = sum(self.weights.get(feature, 0.0) for feature in features(split, left, right))
            if len(self._weighed) >= REMEMBERED:
                self._weighed.clear()
            self._weighed[key] = known
        return known

    def splits(self, one: View, another: View) -> Iterator[Split]:
        """Every way to part two views; a word without its prefix has to be more like the other than a whole one."""
        part = one if one.is_part else another if another.is_part else None
        if part is None:
            yield from self._splits(one, another)
            return
        for split in self._splits(one, another):
            ends = (split.left, split.right) if part is one else (split.right, split.left)
            if split.root > SHORTEST_PART_ROOT and self._may_part(split, part, *ends):
                yield split

    def _may_part(self, split: Split, part: View, ending: str, other: str) -> bool:
        """Whether a part that ends in `ending` may be tied to a word that ends in `other`."""
        is_whole = len(other) <= WHOLE_ENDING
        if part.tags[0] != "prefix":
            return is_whole or split.root > LONG_ROOT
        kinds = part.tags[1]
        if "words" in kinds:
            return is_whole or split.root >= LONG_ROOT
        if "long" in kinds and ending == other and len(part.text) >= LONG_REST:
            return True
        return "verbs" in kinds and ending in self.verbal and is_whole

    def _splits(self, one: View, another: View) -> Iterator[Split]:
        """Every root with which both views begin, where an ending of the language follows on either side."""
        left, right = one.text, another.text
        if left[:1] != right[:1] or (one.is_part and another.is_part):
            return
        if left == right and not (one.is_part or another.is_part):
            return  # they differ in accents alone: see variants.py
        shared = _shared(left, right)
        endings = self.endings
        for root in range(shared, max(shared - DEEPEST, SHORTEST) - 1, -1):
            if left[root:] in endings and right[root:] in endings:
                yield Split(root, left[root:], right[root:])
        for root in (shared, shared - 1):
            if root >= self.language.alternating_root - 1:
                yield from self._alternating(left, right, root)
        if self.language.doubles and shared >= SHORTEST:
            yield from self._doubled(left, right, shared)

    def _alternating(self, left: str, right: str, root: int) -> Iterator[Split]:
        for alternation in self.language.alternating.get(left[root : root + 1], ()):
            one, other = alternation.one, alternation.other
            if left.startswith(one, root) and right.startswith(other, root):
                ends = left[root + len(one) :], right[root + len(other) :]
                if ends[0] in self.endings and ends[1] in self.endings:
                    yield Split(root + 1, *ends, alternation.name)

    def _doubled(self, left: str, right: str, shared: int) -> Iterator[Split]:
        last = left[shared - 1]
        for one, other in ((left[shared:], right[shared:]), (right[shared:], left[shared:])):
            if one.startswith(last) and one[1:] in self.endings and other in self.endings:
                yield Split(shared, other, one[1:], "double")


def features(split: Split, one: View, another: View) -> Iterator[str]:
    """What is weighed about a split, by name."""
    left, right = sorted((split.left, split.right))
    yield "one"
    yield f"root {min(split.root, 9)}"
    yield f"long {min(len(left) + len(right), 9)}"
    yield f"end {left}"
    yield f"end {right}"
    yield f"ends {left}|{right}"
    if split.by:
        yield "by"
        yield f"by {split.by}"
    yield from one.tags
    yield from another.tags
    if one.is_part or another.is_part:
        yield f"part root {min(split.root, 7)}"
        yield f"part long {min(len(left) + len(right), 9)}"
        if one.is_part and another.is_part:
            yield "two parts"
    if not left:
        yield "whole"
        yield f"whole {min(split.root, 7)}"


def _shared(left: str, right: str) -> int:
    for place, (one, other) in enumerate(zip(left, right, strict=False)):
        if one != other:
            return place
    return min(len(left), len(right))


def _weights(language: Language) -> dict[str, float]:
    lines = (line.rpartition("\t") for line in language.table("weights"))
    return {feature: float(weight) for feature, _, weight in lines}


@cache
def kinship_of(language: Language) -> Kinship:
    return Kinship(language)
