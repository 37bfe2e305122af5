"""Names of people at a table: readable, visible, and not to be mistaken for each other."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from cryptonym.engine import Violation
from cryptonym.table import violations
from cryptonym.table.model import LONGEST_NAME

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs without any ink: fillers, the combining joiner, the empty Braille cell."""
JOINERS: Final = frozenset("\u200d\ufe0e\ufe0f")
"""Parts of emoji: the joiner, and the signs that choose between text and picture."""
SELECTORS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0), *range(0x180B, 0x1810))))

LOOKS_LIKE: Final = {
    alike: letter
    for letter, all_alike in {
        "A": "АΑᎪ",
        "B": "ВΒᏴ",
        "C": "СϹᏟ",
        "D": "Ꭰ",
        "E": "ЕΕᎬ",
        "G": "Ԍ",
        "H": "НΗᎻ",
        "J": "ЈᎫ",
        "K": "КΚᏦ",
        "M": "МΜᎷ",
        "N": "Ν",
        "O": "ОΟՕ0",
        "P": "РΡᏢ",
        "Q": "Ԛ",
        "S": "ЅՏᏚ",
        "T": "ТΤᎢ",
        "V": "ѴᏙ",
        "W": "ԜᎳ",
        "X": "ХΧ",
        "Y": "УΥҮ",
        "Z": "ΖᏃ",
        "a": "аɑα",
        "b": "ЬƄ",
        "c": "сϲ",
        "d": "ԁ",
        "e": "еҽ",
        "g": "ɡ",
        "h": "һ",
        "i": "іιɩ",
        "j": "ј",
        "k": "к",
        "l": "I1|ІΙӀⅼ",
        "n": "п",
        "o": "оοօσ",
        "p": "рρ",
        "q": "ԛ",
        "r": "г",
        "s": "ѕ",
        "t": "т",
        "u": "υս",
        "v": "ѵν",
        "w": "ԝѡ",
        "x": "хχ",
        "y": "уүγ",
        "z": "ᴢ",
        "'": "’‘ʼ`´",
        "-": "‐‑‒–—−",
    }.items()
    for alike in all_alike
}
"""Letters of other alphabets, and signs, that look like the letter before them."""
SAME_IN_BOTH_CASES: Final = str.maketrans("COSVWXZcosvwxz", "cosvwxzcosvwxz")


NOBODY: Final = "—"
"""What stands where somebody's name was who had it removed."""


def clean_name(name: str) -> str:
    """The name with one space between its words."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def bad_name(name: str) -> Violation | None:
    """Why nobody can be called this; None if somebody can. `name` has been cleaned."""
    if not name:
        return violations.name_missing()
    if len(name) > LONGEST_NAME:
        return violations.name_too_long()
    return None if is_visible(name) else violations.name_unreadable()


def is_visible(text: str) -> bool:
    """True if every sign of the text can be printed and seen. Joiners may stand inside an emoji alone."""
    seen = [sign for sign in text if sign not in JOINERS]
    if any(sign in BLANK or sign in SELECTORS for sign in seen) or not _joins_emoji(text):
        return False
    ink = [sign for sign in seen if not unicodedata.category(sign).startswith(("M", "Z"))]
    return bool(ink) and "".join(seen).isprintable() and _marks_are_few(text)


def _joins_emoji(text: str) -> bool:
    """True if every joiner follows a symbol, a modifier of one, a digit (as in a keycap), or another joiner."""
    return all(
        sign not in JOINERS
        or before in JOINERS
        or before.isdigit()
        or unicodedata.category(before) in ("So", "Sk", "Sm")
        for before, sign in zip(" " + text, text, strict=False)
    )


def _marks_are_few(text: str) -> bool:
    """False for letters under a heap of marks, which would cover their neighbours."""
    heap = 0
    for sign in unicodedata.normalize("NFD", text):
        heap = heap + 1 if unicodedata.category(sign) in ("Mn", "Me") and sign not in JOINERS else 0
        if heap > 3:
            return False
    return True


def is_same(name: str, other: str) -> bool:
    """True if the names differ in capitals at most."""
    return name.casefold() == other.casefold()


def is_like(name: str, others: Iterable[str]) -> bool:
    """True if a reader could take the name for one of the others."""
    return not _readings(name).isdisjoint(reading for other in others for reading in _readings(other))


def _readings(name: str) -> set[str]:
    """The name without capitals, and the name by the shapes of its letters."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKC", name) if sign not in JOINERS and sign != " ")
    shapes = "".join(LOOKS_LIKE.get(sign, sign) for sign in plain)
    return {plain.casefold(), shapes.translate(SAME_IN_BOTH_CASES), shapes.casefold()}
