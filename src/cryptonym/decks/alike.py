"""Codenames that look alike at a glance, such as PILOT and PILOTA. They are not dealt onto one table.

`web/src/one/draw.ts` has the same rule for one phone without a server; a test compares the two.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import Final

SHORTEST: Final = 4
"""Letters of a codename that can look like another: among shorter ones nearly all would."""


def look_alike(one: str, other: str) -> bool:
    """True if one letter is added, lost or changed after the first, or two have changed places. Accents do not count."""
    return _close(*sorted((_letters(one), _letters(other)), key=len))


def any_alike(codenames: Iterable[str]) -> bool:
    """True if two of these look alike."""
    by_first: dict[str, list[str]] = {}
    for codename in codenames:
        letters = _letters(codename)
        if len(letters) >= SHORTEST:
            by_first.setdefault(letters[0], []).append(letters)
    return any(_close(*sorted(pair, key=len)) for beginning in by_first.values() for pair in combinations(beginning, 2))


@lru_cache(maxsize=8192)
def _letters(codename: str) -> str:
    parts = unicodedata.normalize("NFD", codename.casefold())
    return "".join(letter for letter in parts if letter.isalnum())


def _close(short: str, long: str) -> bool:
    if len(short) < SHORTEST or len(long) - len(short) > 1 or short == long or short[0] != long[0]:
        return False
    if len(short) < len(long):
        at = next((place for place, letter in enumerate(short) if letter != long[place]), len(short))
        return short[at:] == long[at + 1 :]
    differ = [place for place, letter in enumerate(short) if letter != long[place]]
    return len(differ) == 1 or (
        len(differ) == 2 and (short[differ[0]], short[differ[1]]) == (long[differ[1]], long[differ[0]])
    )
