"""What people associate, as a graph over English: every association of every deck, carried over by the glosses."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray
from tools.brain.texts import everyday

from cryptonym.ai.glossary import glossary
from cryptonym.ai.pivot import GLOSS_WEIGHTS
from cryptonym.decks import picture_entries, word_entries
from cryptonym.lexicon.entry import same

Floats = NDArray[np.float32]
Graph = dict[int, dict[int, float]]
PICTURES = "pictures"
CODENAME_GLOSSES = 3
CLUE_GLOSSES = 2


def association_graph(languages: Iterable[str], number: dict[str, int]) -> Graph:
    """From 0 to 1, between texts by their numbers, both ways; the strongest counts."""
    graph: Graph = defaultdict(dict)
    for language in languages:
        glosses = {same(gloss.word): gloss.english for gloss in glossary(language)}

        def english(word: str, glosses: dict[str, tuple[str, ...]] = glosses) -> list[tuple[int, float]]:
            found = glosses.get(same(word), (same(word),))
            pairs = zip(found, GLOSS_WEIGHTS, strict=False)
            return [(number[text], weight) for text, weight in pairs if text in number]

        own = language == "en"
        for entry in (*word_entries(language), *picture_entries(language)):
            is_word = entry.kind != PICTURES and (own or same(entry.codename) in glosses)
            names = english(entry.codename) if is_word else []
            for meaning in entry.meanings:
                ends = [*names[:CODENAME_GLOSSES], (number[same(meaning.gloss)], 1.0)]
                for association in meaning.associations:
                    if not own and same(association.word) not in glosses:
                        continue
                    for one, weight in ends:
                        for other, other_weight in english(association.word)[:CLUE_GLOSSES]:
                            if one == other:
                                continue
                            strength = max(association.strength / 3 * weight * other_weight, graph[one].get(other, 0.0))
                            graph[one][other] = graph[other][one] = strength
    for word, others in everyday().items():
        for place, near in enumerate(others):
            one, two = number[word], number[near]
            if one != two:
                nearness = 1 - place // (len(others) // 3 + 1) / 3
                graph[one][two] = graph[two][one] = max(nearness, graph[one].get(two, 0.0))
    return graph


def association_space(graph: Graph, width: int) -> Floats:
    """Who shares associations lies close together: the main directions of the graph, a row for each of its texts.

    Randomised singular values, from a fixed seed; the graph's texts are numbered from 0 without gaps.
    """
    size = len(graph)
    rarity = [math.log(size / len(graph[text])) for text in range(size)]
    rows, columns, values = [], [], []
    for one in range(size):
        weights = {one: rarity[one]} | {other: strength * rarity[other] for other, strength in graph[one].items()}
        norm = math.sqrt(sum(weight * weight for weight in weights.values())) or 1.0
        for other, weight in sorted(weights.items()):
            rows.append(one)
            columns.append(other)
            values.append(weight / norm)
    forth = _Sparse(np.array(rows), np.array(columns), np.array(values))
    back = _Sparse(np.array(columns), np.array(rows), np.array(values))
    basis = np.random.default_rng(0).standard_normal((size, width + 20))
    for _ in range(4):
        basis = np.linalg.qr(forth @ basis)[0]
        basis = np.linalg.qr(back @ basis)[0]
    left, scales, _ = np.linalg.svd(forth @ basis, full_matrices=False)
    directions = (left * scales)[:, :width]
    signs = np.sign(directions[np.abs(directions).argmax(axis=0), np.arange(width)])
    space: Floats = (directions * signs).astype(np.float32)
    return space


class _Sparse:
    """A matrix by its entries, each row with at least one; just enough to be multiplied."""

    def __init__(self, rows: NDArray[np.int64], columns: NDArray[np.int64], values: NDArray[np.float64]) -> None:
        order = np.lexsort((columns, rows))
        self._columns, self._values = columns[order], values[order]
        self._starts = np.flatnonzero(np.diff(rows[order], prepend=-1))

    def __matmul__(self, dense: NDArray[np.float64]) -> NDArray[np.float64]:
        product: NDArray[np.float64] = np.add.reduceat(self._values[:, None] * dense[self._columns], self._starts)
        return product
