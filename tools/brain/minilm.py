"""The forward pass of MiniLM-L6 in numpy: words and short phrases go in, sentence vectors come out.

Texts of equal length go through together, so no padding and no mask is needed, and the outcome does not hang on who shares a batch.
"""

from __future__ import annotations

import json
import struct
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
HEADS = 12
LAYERS = 6
WIDTH = 384
TOKENS_AT_ONCE = 256


class MiniLM:
    def __init__(self, folder: Path) -> None:
        self._weights = read_safetensors(folder / "model.safetensors")
        words = (folder / "vocab.txt").read_text(encoding="utf-8").splitlines()
        self._pieces = {word: number for number, word in enumerate(words)}

    def encode(self, texts: Sequence[str]) -> Floats:
        """A unit vector for each text: the mean over its tokens."""
        encoded = [self._tokens(text) for text in texts]
        by_length: dict[int, list[int]] = defaultdict(list)
        for place, tokens in enumerate(encoded):
            by_length[len(tokens)].append(place)
        vectors = np.empty((len(texts), WIDTH), dtype=np.float32)
        for length, places in sorted(by_length.items()):
            step = max(1, TOKENS_AT_ONCE // length)
            for start in range(0, len(places), step):
                batch = places[start : start + step]
                vectors[batch] = self._forward(np.array([encoded[place] for place in batch]))
        norms: Floats = np.linalg.norm(vectors, axis=1, keepdims=True)
        return vectors / norms

    def _tokens(self, text: str) -> list[int]:
        pieces = [self._pieces["[CLS]"]]
        for word in _words(text):
            pieces += self._split(word)
        return [*pieces, self._pieces["[SEP]"]]

    def _split(self, word: str) -> list[int]:
        """The longest known piece first, again and again (WordPiece)."""
        found: list[int] = []
        start = 0
        while start < len(word):
            for end in range(len(word), start, -1):
                piece = ("##" if start else "") + word[start:end]
                if piece in self._pieces:
                    found.append(self._pieces[piece])
                    start = end
                    break
            else:
                return [self._pieces["[UNK]"]]
        return found

    def _forward(self, tokens: NDArray[np.int64]) -> Floats:
        w = self._weights
        count, length = tokens.shape
        hidden = w["embeddings.word_embeddings.weight"][tokens]
        hidden = hidden + w["embeddings.position_embeddings.weight"][:length]
        hidden = hidden + w["embeddings.token_type_embeddings.weight"][0]
        hidden = self._normed(hidden.reshape(-1, WIDTH), "embeddings.LayerNorm")
        for layer in range(LAYERS):
            name = f"encoder.layer.{layer}."
            mixed = self._attention(hidden, name + "attention.self.", count, length)
            attended = self._linear(mixed, name + "attention.output.dense")
            hidden = self._normed(hidden + attended, name + "attention.output.LayerNorm")
            inner = _gelu(self._linear(hidden, name + "intermediate.dense"))
            hidden = self._normed(hidden + self._linear(inner, name + "output.dense"), name + "output.LayerNorm")
        mean: Floats = hidden.reshape(count, length, WIDTH).mean(axis=1)
        return mean

    def _attention(self, hidden: Floats, name: str, count: int, length: int) -> Floats:
        size = WIDTH // HEADS

        def heads(part: str) -> Floats:
            whole = self._linear(hidden, name + part)
            return whole.reshape(count, length, HEADS, size).transpose(0, 2, 1, 3)

        scores = heads("query") @ heads("key").transpose(0, 1, 3, 2) / np.float32(size**0.5)
        scores -= scores.max(axis=-1, keepdims=True)
        weights = np.exp(scores)
        weights /= weights.sum(axis=-1, keepdims=True)
        mixed: Floats = (weights @ heads("value")).transpose(0, 2, 1, 3).reshape(-1, WIDTH)
        return mixed

    def _linear(self, hidden: Floats, name: str) -> Floats:
        return hidden @ self._weights[name + ".weight"].T + self._weights[name + ".bias"]

    def _normed(self, hidden: Floats, name: str) -> Floats:
        mean = hidden.mean(axis=-1, keepdims=True)
        spread = hidden.var(axis=-1, keepdims=True)
        normed: Floats = (hidden - mean) / np.sqrt(spread + np.float32(1e-12))
        return normed * self._weights[name + ".weight"] + self._weights[name + ".bias"]


def _gelu(x: Floats) -> Floats:
    """With the error function of Abramowitz and Stegun 7.1.26, good to 1.5e-7: numpy has none."""
    z = np.abs(x) * np.float32(0.7071067811865476)
    t = 1 / (1 + np.float32(0.3275911) * z)
    series: Floats = np.full_like(x, 1.061405429)
    for factor in (-1.453152027, 1.421413741, -0.284496736, 0.254829592):
        series = (series * t + np.float32(factor)).astype(np.float32)
    erf = np.sign(x) * (1 - series * t * np.exp(-z * z))
    gelu: Floats = (0.5 * x * (1 + erf)).astype(np.float32)
    return gelu


def _words(text: str) -> Iterable[str]:
    """Small letters without accents; punctuation stands alone."""
    bare = unicodedata.normalize("NFD", text.lower())
    spaced = "".join(
        letter if letter.isalnum() or letter.isspace() else f" {letter} "
        for letter in bare
        if unicodedata.category(letter) != "Mn"
    )
    return spaced.split()


def read_safetensors(file: Path) -> dict[str, Floats]:
    data = file.read_bytes()
    (size,) = struct.unpack("<Q", data[:8])
    header: dict[str, Any] = json.loads(data[8 : 8 + size])
    tensors: dict[str, Floats] = {}
    for name, about in header.items():
        if name == "__metadata__" or about["dtype"] != "F32":
            continue
        begin, end = about["data_offsets"]
        raw = np.frombuffer(data[8 + size + begin : 8 + size + end], dtype="<f4")
        tensors[name] = raw.reshape(about["shape"])
    return tensors
