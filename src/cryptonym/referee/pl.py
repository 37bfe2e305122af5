"""Polish."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cryptonym.referee.language import Language, alternations

_SOFT = str.maketrans("óąćśźńł", "oęcsznl")
_BROKEN = re.compile(r"ia(?=[bcdfghjklmnprstwzż])")
_FLEETING = re.compile(r"(?<=[bcdfghjklłmnprstwzższ])(?:ie|e)(?=(?:[bcdfghjkmnprstwzlż]|ch|cz|sz|rz|dz)$)")


def fold(word: str) -> str:
    """*wąż* and *węż-* are alike, and so are *lód* and *lod-*, *kość* and *kosc-*, *kwiat* and *kwiet-*."""
    return _BROKEN.sub("ie", word.casefold().translate(_SOFT))


def views(word: str) -> tuple[str, ...]:
    """*pies* is also seen as *ps-*, *węgiel* as *węgl-*, *matek* as *matk-*."""
    plain = fold(word)
    short = _FLEETING.sub("", plain)
    return (plain,) if short == plain or len(short) < 2 else (plain, short)


def lemmas(word: str) -> Iterator[str]:
    """A form's lemmas come from the rules of inflection; see `inflection.py`."""
    yield word


def verbs_of(first: str) -> tuple[str, ...]:
    """*łami-* is of *łamać*, *moczy-* of *moczyć*."""
    return (first + "ć", first[:-1] + "ać", first[:-1] + "ić")


LANGUAGE = Language(
    code="pl",
    fold=fold,
    views=views,
    alternations=alternations(
        "k~cz k~c g~ż g~dz ch~sz h~ż r~rz t~c t~ci d~dz d~dzi z~ż s~sz st~szcz st~sc sc~szcz zd~ździ zd~żdż c~cz dz~ż sk~szcz "
        "sk~sz zg~żdż s~si z~zi n~ni t~cz d~j g~z sl~szl k~ki g~gi p~pi b~bi w~wi m~mi f~fi sz~si ż~z rz~r t~sc d~sc c~t"
    ),
    lemmas=lemmas,
    verbs_of=verbs_of,
    letters=frozenset("abcdefghijklmnopqrstuvwxyząćęłńóśźż"),
    vowels="aeiouyęą",
    links=("", "o", "y", "i", "io", "e", "u"),
)
