"""Names that nobody has on this server: a short list of ours (`blocked.txt`), and the host's own (`--blocked-words`)."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from cryptonym.table.names import LOOKS_LIKE

OURS: Final = Path(__file__).with_suffix(".txt")
SIGNS: Final = str.maketrans({"0": "o", "1": "i", "!": "i", "3": "e", "4": "a", "@": "a", "5": "s", "$": "s", "7": "t"})
"""Digits and signs that stand for letters."""
MANY: Final = re.compile(r"(.)\1\1+")
BARE: Final = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ß": "s", "æ": "e"})
"""Letters that are no letter with an accent."""
MOST_WORDS: Final = 20_000


class BlockedNames:
    def __init__(self, words: frozenset[str] = frozenset()) -> None:
        self._whole = frozenset(_plain(word) for word in words if "*" not in word) - {""}
        self._beginnings = _parts(words, behind=True)
        self._endings = _parts(words, before=True)
        self._within = _parts(words, before=True, behind=True)

    def has(self, name: str) -> bool:
        """True if the name has one of the words in it: by itself, or as a part where the list says so."""
        parts = name.casefold().split()
        together = "".join(parts)
        readings = [*parts, together] if all(len(part) == 1 for part in parts) else parts
        words = {spelt for reading in readings for word in _words(reading) for spelt in _spellings(word)}
        return (
            not words.isdisjoint(self._whole)
            or any(word.startswith(part) for word in words for part in self._beginnings)
            or any(word.endswith(part) for word in words for part in self._endings)
            or any(part in word for word in words.union(_spellings(_plain(together))) for part in self._within)
        )


def _parts(words: frozenset[str], *, before: bool = False, behind: bool = False) -> tuple[str, ...]:
    """What the words with a star before them, behind them, or both are parts of."""
    found = (word for word in words if (word[:1] == "*", word[-1:] == "*") == (before, behind))
    return tuple(sorted({_plain(word) for word in found} - {""}))


def _words(text: str) -> set[str]:
    """The words of a text, read with its digits as signs between them and as letters."""
    return {
        _plain(word) for reading in (text, text.translate(SIGNS)) for word in re.split(r"[\W\d_]+", reading) if word
    }


def _plain(text: str) -> str:
    """The letters alone, without capitals and accents."""
    shapes = "".join(
        sign if sign.isascii() else LOOKS_LIKE.get(sign, sign) for sign in text.casefold().translate(SIGNS)
    )
    bare = unicodedata.normalize("NFKD", shapes.casefold().translate(BARE))
    return "".join(sign for sign in bare if sign.isalpha())


def _spellings(word: str) -> set[str]:
    """A word as it is, and with letters that are written three times or more written once and twice."""
    return {word, MANY.sub(r"\1", word), MANY.sub(r"\1\1", word)}


def read_words(text: str) -> frozenset[str]:
    """The words of a list: as many on a line as one likes; a line that begins with # is a remark."""
    lines = (line for line in text.splitlines() if not line.lstrip().startswith("#"))
    return frozenset(word for line in lines for word in line.split() if _plain(word))


@cache
def ours() -> frozenset[str]:
    return read_words(OURS.read_text(encoding="utf-8"))


def blocked_names(file: str | None) -> BlockedNames:
    """Our list, and the host's from a file. ValueError if that has too many words; OSError if it cannot be read."""
    own = frozenset[str]() if file is None else read_words(Path(file).read_text(encoding="utf-8"))
    if len(own) > MOST_WORDS:
        raise ValueError(f"it has more than {MOST_WORDS:,} words")
    return BlockedNames(ours() | own)
