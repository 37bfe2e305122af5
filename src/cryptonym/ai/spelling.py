"""By which other spellings a word may be known: without its accents, as a lemma, as the English word that it resembles.

Rough on purpose. A form that is no word at all is simply not found, so more is offered than there is. What words of a language end in
stands in `endings/<language>.txt`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

from cryptonym.lexicon.entry import same

FOLDER = Path(__file__).parent / "endings"
SHORTEST_STEM = 3

POLISH_LETTERS = str.maketrans({"k": "c", "w": "v", "j": "y", "f": "ph"})


@lru_cache(maxsize=16384)
def bare(word: str) -> str:
    """Small letters, without any mark above or below them."""
    text = same(word).replace("ł", "l").replace("·", "")
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))


@cache
def _endings(language: str, kind: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Each ending with what may stand in its place; none for a language without a table."""
    file = FOLDER / f"{language}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else ()
    told = (line.removeprefix(f"{kind} ").partition(":") for line in lines if line.startswith(f"{kind} "))
    return tuple((ending[1:], tuple(other[1:] for other in others.split())) for ending, _, others in told)


def lemmas(word: str, language: str) -> Iterator[str]:
    """Of what this may be a form, the likelier first."""
    for ending, lemma_endings in _endings(language, "form"):
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
            stem = word[: len(word) - len(ending)]
            yield from (stem + lemma_ending for lemma_ending in lemma_endings)
            if language == "en" and len(stem) > SHORTEST_STEM and stem[-1] == stem[-2] and ending != "s":
                yield stem[:-1]


def in_english(word: str, language: str) -> Iterator[str]:
    """The English words that this one resembles: loans and names as they are, then what ends otherwise there."""
    yield word
    plain = bare(word)
    yield plain
    if len(plain) <= SHORTEST_STEM:
        return
    for ending, english_endings in _endings(language, "english"):
        if word.endswith(ending) and len(word) - len(ending) > SHORTEST_STEM:
            stem = bare(word[: len(word) - len(ending)] if ending else word)
            for english in english_endings:
                yield stem + english
                if language == "pl":
                    yield stem.replace("k", "c") + english
                    yield stem.replace("w", "v") + english
                    yield stem.replace("f", "ph") + english
    if language == "pl":
        yield from (plain.replace("k", "c"), plain.replace("w", "v"), plain.translate(POLISH_LETTERS))
