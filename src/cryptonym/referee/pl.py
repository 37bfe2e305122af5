"""Polish."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from cryptonym.referee.language import Language, alternations

LONGEST_ENDING = 7
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


@cache
def _inflection() -> dict[str, tuple[str, ...]]:
    """By the ending of a form: the endings that its lemma may have instead."""
    rules = {}
    for line in LANGUAGE.table("inflection"):
        ending, *others = line.replace("-", "").split(" ")
        rules[ending] = tuple(others)
    return rules


def lemmas(word: str) -> Iterator[str]:
    """Every lemma that the rules of inflection allow: many, of which the vocabulary has few."""
    yield word
    rules = _inflection()
    for place in range(max(2, len(word) - LONGEST_ENDING), len(word) + 1):
        for ending in rules.get(word[place:], ()):
            yield word[:place] + ending


def verbs_of(first: str) -> tuple[str, ...]:
    """*łami-* is of *łamać*, *moczy-* of *moczyć*."""
    return (first + "ć", first[:-1] + "ać", first[:-1] + "ić")


_SOUNDS = (("ó", "u"), ("rz", "ż"), ("ch", "h"))
_VOICELESS = str.maketrans({"b": "p", "d": "t", "g": "k", "w": "f", "z": "s", "ż": "š", "ź": "ś"})


def sound(word: str) -> str:
    """*kod* sounds like *kot*, *morze* like *może*."""
    text = word.casefold()
    for written, said in _SOUNDS:
        text = text.replace(written, said)
    text = text.replace("sz", "š")
    return text[:-1] + text[-1:].translate(_VOICELESS)


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
    lemma_endings=(
        "",
        "a",
        "e",
        "o",
        "y",
        "i",
        "ia",
        "ie",
        "ać",
        "eć",
        "ić",
        "yć",
        "ąć",
        "nąć",
        "ować",
        "ja",
        "ek",
        "ka",
        "ko",
        "ny",
    ),
    sound=sound,
    letters=frozenset("abcdefghijklmnopqrstuvwxyząćęłńóśźż"),
    vowels="aeiouyęą",
    alternating_root=3,
    guesses_lemmas=True,
    least_look=150,
    links=("", "o", "y", "i", "io", "e", "u"),
)
