"""Build `src/cryptonym/ai/brain/`: `python -m tools.brain FOLDER`, where FOLDER holds the two packages and keeps what was computed.

The same inputs give the same files on the same machine; on another the last bits of a vector may differ.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tools.brain.glove import Glove
from tools.brain.graph import Graph, association_graph, association_space
from tools.brain.minilm import MiniLM
from tools.brain.texts import all_texts, commonness, english_words, sayable, written

from cryptonym.ai.decency import is_decent
from cryptonym.ai.pivot import FOLDER, SAYABLE, STRONGEST
from cryptonym.decks import LANGUAGES

Floats = NDArray[np.float32]
PROMPTS = ("{}", 'the word "{}" means', "things that go with {}")
GLOVE_WEIGHT = 0.64
MINILM_WEIGHT = 0.77
MEANING_WIDTH = 160
COMPANY_WIDTH = 64


def main(inputs: Path) -> None:
    glove = Glove(inputs)
    words = english_words(glove)
    texts = all_texts(words)
    number = {text: place for place, text in enumerate(texts)}
    graph = association_graph(LANGUAGES, number)
    # Texts with associations come first, so that the tables about them are short.
    texts = [text for text in texts if number[text] in graph] + [text for text in texts if number[text] not in graph]
    number = {text: place for place, text in enumerate(texts)}
    graph = association_graph(LANGUAGES, number)
    print(f"{len(words)} words, {len(texts)} texts, {len(graph)} of them with associations")

    spoken = minilm_vectors(inputs, texts, [number[word] for word in words])
    mixed = np.concatenate([GLOVE_WEIGHT * glove.encode(texts), MINILM_WEIGHT * spoken], axis=1)
    meaning = reduced(mixed, [number[word] for word in words], MEANING_WIDTH)
    company = association_space(graph, COMPANY_WIDTH)

    FOLDER.mkdir(exist_ok=True)
    names = written(set(texts))
    spellings = [names.get(text, text) for text in texts]
    (FOLDER / "texts.txt").write_text("\n".join(spellings), encoding="utf-8", newline="\n")
    np.save(FOLDER / "meaning.npy", in_bytes(meaning))
    np.save(FOLDER / "company.npy", in_bytes(company))
    fit = {text for text in sayable(set(texts)) if is_decent(text, "en")}
    marks = [commonness(text, glove) | (SAYABLE if text in fit else 0) for text in texts]
    np.save(FOLDER / "marks.npy", np.array(marks, dtype=np.uint8))
    save_graph(graph)
    size = sum(file.stat().st_size for file in FOLDER.iterdir())
    print(f"{len(fit)} English clue words; {size / 1e6:.1f} MB in {FOLDER}")


def minilm_vectors(inputs: Path, texts: list[str], everyday: list[int]) -> Floats:
    """The mean over the prompts, each centred on the everyday words. What was computed before is kept in FOLDER."""
    model = MiniLM(next(inputs.rglob("model.safetensors")).parent)
    total = np.zeros((len(texts), 384), dtype=np.float32)
    for place, prompt in enumerate(PROMPTS):
        vectors = remembered(inputs / f"prompt{place}.npz", prompt, texts, model)
        vectors = vectors - vectors[everyday].mean(axis=0)
        total += vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
    unit: Floats = total / np.linalg.norm(total, axis=1, keepdims=True)
    return unit


def remembered(cached: Path, prompt: str, texts: list[str], model: MiniLM) -> Floats:
    known: dict[str, int] = {}
    vectors = np.zeros((0, 384), dtype=np.float32)
    if cached.exists():
        with np.load(cached) as read:
            known = {text: place for place, text in enumerate(read["texts"].tolist())}
            vectors = read["vectors"].astype(np.float32)
    missing = [text for text in texts if text not in known]
    if missing:
        print(f"{len(missing)} texts through MiniLM as {prompt!r}", flush=True)
        # Kept in half precision, and used so at once: a second build must not differ from the first.
        fresh = model.encode([prompt.format(text) for text in missing]).astype(np.float16)
        known |= {text: len(vectors) + place for place, text in enumerate(missing)}
        vectors = np.concatenate([vectors, fresh.astype(np.float32)])
        np.savez(cached, texts=np.array(list(known)), vectors=vectors.astype(np.float16))
    return vectors[[known[text] for text in texts]]


def reduced(vectors: Floats, everyday: list[int], width: int) -> Floats:
    """The main directions of the everyday words, signs fixed."""
    sample = vectors[everyday]
    _, directions = np.linalg.eigh((sample.T @ sample).astype(np.float64))
    main_ones = directions[:, ::-1][:, :width]
    main_ones = main_ones * np.sign(main_ones[np.abs(main_ones).argmax(axis=0), np.arange(width)])
    found: Floats = (vectors @ main_ones).astype(np.float32)
    return found


def in_bytes(vectors: Floats) -> NDArray[np.int8]:
    """Only directions are kept: each row is stretched to the whole range."""
    most = np.maximum(np.abs(vectors).max(axis=1, keepdims=True), 1e-9)
    stretched: NDArray[np.int8] = np.rint(vectors / most * 127).astype(np.int8)
    return stretched


def save_graph(graph: Graph) -> None:
    starts, ends, strengths = [0], [], []
    for text in range(len(graph)):
        for other, strength in sorted(graph[text].items()):
            ends.append(other)
            strengths.append(max(1, round(strength * STRONGEST)))
        starts.append(len(ends))
    np.save(FOLDER / "starts.npy", np.array(starts, dtype=np.uint32))
    np.save(FOLDER / "ends.npy", np.array(ends, dtype=np.uint16))
    np.save(FOLDER / "strengths.npy", np.array(strengths, dtype=np.uint8))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
