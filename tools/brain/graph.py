"""What people associate, as a graph over English: every association of every deck, carried over by the glosses."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from cryptonym.ai.glossary import glossary
from cryptonym.ai.pivot import GLOSS_WEIGHTS
from cryptonym.decks import word_entries
from cryptonym.lexicon.entry import same

Floats = NDArray[np.float32]
Graph = dict[int, dict[int, float]]
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
        for entry in word_entries(language):
            names = english(entry.codename) if own or same(entry.codename) in glosses else []
            for meaning in entry.meanings:
                ends = [*names[:CODENAME_GLOSSES], (number[same(meaning.gloss)], 1.0)]
                for association in meaning.associations:
                    if not own and same(association.word) not in glosses:
                        continue
                    for one, weight in ends:
                        for other, other_weight in english(association.word)[:CLUE_GLOSSES]:
                            if one == other:
                                continue
                            strength = max(
                                association.strength / 3 * weight * other_weight, graph[one].get(other, 0.0)
                            )
                            graph[one][other] = graph[other][one] = strength
    return graph


def association_space(graph: Graph, size: int, width: int) -> Floats:
    """Who shares associations lies close together: the main directions of the graph, for the first `size` texts.

    Randomised singular values, from a fixed seed. A text that has no associations gets zeros.
    """
    degrees = np.array([len(graph.get(text, ())) for text in range(size)], dtype=np.float32)
    rarity = np.log(len(graph) / np.maximum(degrees, 1))
    matrix = np.zeros((size, size), dtype=np.float32)
    for one, others in graph.items():
        matrix[one, one] = 1
        for other, strength in others.items():
            matrix[one, other] = strength
    matrix *= rarity[None, :]
    matrix /= np.maximum(np.linalg.norm(matrix, axis=1, keepdims=True), 1e-9)
    basis = np.random.default_rng(0).standard_normal((size, width + 20)).astype(np.float32)
    for _ in range(3):
        basis = np.linalg.qr(matrix @ basis)[0]
        basis = np.linalg.qr(matrix.T @ basis)[0]
    left, values, _ = np.linalg.svd(matrix @ basis, full_matrices=False)
    space: Floats = (left * values)[:, :width]
    return space
