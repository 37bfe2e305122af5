"""Which English words and phrases the brain knows, and what is known of them beside their vectors."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tools.brain.glove import Glove
from wordfreq import zipf_frequency

from cryptonym.ai.glossary import glossary
from cryptonym.decks import LANGUAGES, picture_entries, picture_texts, word_entries
from cryptonym.lexicon.entry import same

LOOKED_AT = 90_000
FREQUENT_ENOUGH = 2.75
PLAIN = re.compile(r"[a-z]{2,16}")
STEPS = (2_000, 5_000, 10_000, 20_000, 40_000)
"""Up to which rank of GloVe a word is of the first, the second … step of commonness."""


def english_words(glove: Glove) -> list[str]:
    """Everyday words for looking up, without plurals of others: a bot comes to those by their spelling."""
    found: dict[str, float] = {}
    for word in glove.words[:LOOKED_AT]:
        if not PLAIN.fullmatch(word):
            continue
        frequency = zipf_frequency(word, "en")
        singular = any(lemma in found and found[lemma] > frequency - 0.3 for lemma in _singulars(word))
        if frequency >= FREQUENT_ENOUGH and not singular:
            found[word] = frequency
    return list(found)


def _singulars(word: str) -> Iterator[str]:
    for ending, lemma_ending in (("ies", "y"), ("es", ""), ("s", "")):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            yield word[: -len(ending)] + lemma_ending


def everyday() -> dict[str, list[str]]:
    """What everyday words bring to mind, the nearest first: `everyday.txt`."""
    lines = (Path(__file__).parent / "everyday.txt").read_text(encoding="utf-8").splitlines()
    told = (line.partition(":") for line in lines if line and not line.startswith("#"))
    return {word: list(dict.fromkeys(others.split())) for word, _, others in told}


def all_texts(words: list[str]) -> list[str]:
    """Those words, every gloss, every English codename and association, in a fixed order."""
    found = set(words)
    for language in LANGUAGES:
        found.update(english for gloss in glossary(language) for english in gloss.english)
        found.update(same(meaning.gloss) for entry in word_entries(language) for meaning in entry.meanings)
    for word, others in everyday().items():
        found.update((word, *others))
    found.update(same(entry.codename) for entry in word_entries("en"))
    for entry in (*word_entries("en"), *picture_entries("en")):
        found.update(same(meaning.gloss) for meaning in entry.meanings)
        found.update(same(association.word) for association in entry.associations)
    found.update(same(idea) for picture in picture_texts("en").values() for idea in picture.ideas)
    return sorted(found)


def commonness(text: str, glove: Glove) -> int:
    """0 for the commonest words, one step more for each of `STEPS` that its rank passes."""
    rank = glove.rank.get(text, len(glove.words))
    return sum(rank >= step for step in STEPS)


def sayable(texts: set[str]) -> set[str]:
    """English words that make clues: nouns and names, told by the glossaries' nouns, and what the English deck associates."""
    nouns = {
        english
        for language in LANGUAGES
        for gloss in glossary(language)
        if gloss.kind in "np"
        for english in gloss.english[:2]
    }
    entries = (*word_entries("en"), *picture_entries("en"))
    nouns.update(same(association.word) for entry in entries for association in entry.associations)
    return {text for text in nouns & texts if " " not in text and "-" not in text}


def written(texts: set[str]) -> dict[str, str]:
    """How names are written, by their small letters; only those that are never written small."""
    seen: dict[str, set[str]] = {}
    for entry in word_entries("en"):
        for association in entry.associations:
            seen.setdefault(same(association.word), set()).add(association.word)
    for language in LANGUAGES:
        for line in _raw_glosses(language):
            seen.setdefault(same(line), set()).add(line)
    return {text: sorted(forms)[0] for text, forms in seen.items() if text in texts and text not in forms}


def _raw_glosses(language: str) -> Iterator[str]:
    from cryptonym.ai.glossary import FOLDER  # noqa: PLC0415

    file = FOLDER / f"{language}.txt"
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                yield from (part.strip() for part in line.partition(": ")[2].split(";"))
