"""Words that no bot says, whatever they would be worth: `decency.txt`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cryptonym.lexicon.entry import same

FILE = Path(__file__).parent / "decency.txt"


def is_decent(word: str, language: str, english: tuple[str, ...] = ()) -> bool:
    """`english` is how the word is glossed; the first gloss is the one that is heard."""
    return same(word) not in _barred(language) and not _barred("en").intersection(english[:1])


@cache
def _barred(language: str) -> frozenset[str]:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    told = (line.partition(":") for line in lines if not line.startswith("#"))
    return frozenset(word for code, _, words in told if code == language for word in words.split())
