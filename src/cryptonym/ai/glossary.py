"""The glossaries of clue words, `glosses/<language>.txt`: a word, what part of speech it is, and English for it, the likeliest first.

vela n: sail; candle
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from cryptonym.lexicon.entry import same

FOLDER = Path(__file__).parent / "glosses"
NAME = "p"


class Gloss(NamedTuple):
    word: str
    """As it is written, capitals too."""
    kind: str
    """n, a, v, or p for a proper name."""
    english: tuple[str, ...]


@cache
def glossary(language: str) -> tuple[Gloss, ...]:
    """Every line of a language's glossary; none for English, which needs no glosses."""
    file = FOLDER / f"{language}.txt"
    if not file.exists():
        return ()
    lines = file.read_text(encoding="utf-8").splitlines()
    return tuple(_gloss(line) for line in lines if line and not line.startswith("#"))


def _gloss(line: str) -> Gloss:
    head, _, english = line.partition(": ")
    word, _, kind = head.rpartition(" ")
    return Gloss(word, kind, tuple(same(gloss.strip()) for gloss in english.split(";")))
