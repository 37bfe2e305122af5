"""The shared half of every bot's brain: English words and phrases with their vectors, and what people associate with them.

Every other language comes here through its glossary. The files in `brain/` are made by `make brain` and memory-mapped: a server's
workers share them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
FOLDER = Path(__file__).parent / "brain"
GLOSS_WEIGHTS = (1.0, 0.5, 0.35, 0.25)
"""How much each gloss counts, the likeliest first."""
STRONGEST = 255
SAYABLE = 16
"""In a text's mark: it is fit for a clue. The low bits are its commonness."""

Sense = tuple[tuple[int, float], ...]
"""English texts by number, each with its weight: what a word of any language comes to."""


Edges = tuple[NDArray[np.int64], Floats]


class Pivot:
    def __init__(self, folder: Path = FOLDER) -> None:
        lines = (folder / "texts.txt").read_text(encoding="utf-8").split("\n")
        self.spellings = lines
        self.numbers = {text.casefold(): number for number, text in enumerate(lines)}
        self._meaning: NDArray[np.int8] = np.load(folder / "meaning.npy", mmap_mode="r")
        self._company: NDArray[np.int8] = np.load(folder / "company.npy", mmap_mode="r")
        self.marks = np.load(folder / "marks.npy").tobytes()
        """A byte a text: see `SAYABLE`."""
        self._starts: NDArray[np.uint32] = np.load(folder / "starts.npy", mmap_mode="r")
        self._ends: NDArray[np.uint16] = np.load(folder / "ends.npy", mmap_mode="r")
        self._strengths: NDArray[np.uint8] = np.load(folder / "strengths.npy", mmap_mode="r")
        self.associated = len(self._company)
        """Texts below this number have associations."""

    def meaning(self, senses: Sequence[Sense]) -> Floats:
        """A unit vector a sense: what it means."""
        return self._mixed(self._meaning, senses)

    def company(self, senses: Sequence[Sense]) -> Floats:
        """A unit vector a sense: with what it is associated; zeros where nothing is known."""
        return self._mixed(self._company, senses)

    def _mixed(self, table: NDArray[np.int8], senses: Sequence[Sense]) -> Floats:
        most = max((len(sense) for sense in senses), default=1) or 1
        texts = np.zeros((len(senses), most), dtype=np.int64)
        weights = np.zeros((len(senses), most), dtype=np.float32)
        for place, sense in enumerate(senses):
            for column, (text, weight) in enumerate(sense):
                if text < len(table):
                    texts[place, column], weights[place, column] = text, weight
        mixed = np.zeros((len(senses), table.shape[1]), dtype=np.float32)
        for column in range(most):
            used = np.flatnonzero(weights[:, column])
            rows = table[texts[used, column]].astype(np.float32)
            mixed[used] += unit(rows) * weights[used, column : column + 1]
        return unit(mixed)

    def associations(self, senses: Iterable[Sense]) -> Edges:
        """The texts that are associated with any of these senses, and how strongly, from 0 to 1."""
        strengths = np.zeros(self.associated, dtype=np.float32)
        for sense in senses:
            for text, weight in sense:
                if text < self.associated:
                    of_it = slice(int(self._starts[text]), int(self._starts[text + 1]))
                    found = self._strengths[of_it].astype(np.float32) * np.float32(weight / STRONGEST)
                    ends = self._ends[of_it]
                    strengths[ends] = np.maximum(strengths[ends], found)
        ends_of_all = np.flatnonzero(strengths)
        return ends_of_all, strengths[ends_of_all]

    def sense(self, texts: Iterable[str]) -> Sense:
        """The known ones of these English texts, weighted by their order."""
        found = [self.numbers[text] for text in texts if text in self.numbers]
        return tuple(zip(found, GLOSS_WEIGHTS, strict=False))


def unit(vectors: Floats) -> Floats:
    norms: Floats = np.linalg.norm(vectors, axis=-1, keepdims=True)
    return np.divide(vectors, norms, out=np.zeros_like(vectors), where=norms > 0)


@cache
def pivot() -> Pivot:
    """The one that comes with the program."""
    return Pivot()
