"""Italian."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from cryptonym.referee.it_verbs import Conjugation
from cryptonym.referee.language import Language, alternations, bare

_HARD = re.compile(r"([cg])h(?=[ei])")


def fold(word: str) -> str:
    """*amiche* is written *amice*, so that it begins as *amico* does."""
    return _HARD.sub(r"\1", bare(word)).replace("j", "i")


def views(word: str) -> tuple[str, ...]:
    """*fuoco* is also seen as *foco* (*focoso*), *piede* as *pede* (*pedale*)."""
    plain = fold(word)
    root = plain[:-1]
    reduced = root.replace("uo", "o").replace("ie", "e") + plain[-1:]
    return (plain,) if reduced == plain else (plain, reduced)


def lemmas(word: str) -> Iterator[str]:
    """Plurals and feminines of nouns and adjectives."""
    yield word
    if len(word) < 4:
        return
    stem, end = word[:-1], word[-1]
    hard = stem[:-1] if stem.endswith(("ch", "gh")) else None
    if end == "i":
        yield from (stem + "o", stem + "e", stem + "a", stem + "io")
    if end == "e":
        yield stem + "a"
        if stem.endswith(("c", "g")):
            yield stem + "ia"
    if hard is not None and end in "ei":
        yield from (hard + "o", hard + "a")


@cache
def _conjugation() -> Conjugation:
    return Conjugation(LANGUAGE.table("verbs"), LANGUAGE.words_of("nouns"))


def infinitives(word: str) -> Iterator[str]:
    """The verbs of which a word may be a form."""
    return _conjugation().infinitives(word)


def verbs_of(first: str) -> tuple[str, ...]:
    """*lava-* is of *lavare*, *copri-* of *coprire*, *batti-* of *battere*."""
    if first.endswith("i"):
        return (first[:-1] + "ere", first[:-1] + "ire", first + "re", first + "are")
    return (first + "re", first + "rsi")


def sound(word: str) -> str:
    """*hanno* sounds like *anno*."""
    return re.sub(r"(?<![cg])h", "", bare(word)).replace("cqu", "qu").replace("cu", "qu")


LANGUAGE = Language(
    code="it",
    fold=fold,
    views=views,
    alternations=alternations("t~z d~s tt~zz v~b c~g nd~s gn~n l~gl g~z p~pp b~bb z~c t~ss d~ss tt~zi c~z"),
    lemmas=lemmas,
    verbs_of=verbs_of,
    infinitives=infinitives,
    lemma_endings=("", "o", "a", "e", "i", "io", "ia", "are", "ere", "ire", "arsi", "ersi", "irsi", "re", "tà"),
    sound=sound,
    letters=frozenset("abcdefghijklmnopqrstuvwxyzàèéìíîòóùú"),
    genders=(("o", "a", "o"), ("i", "e", "o")),
    gendered_endings=r"..(os|ic|iv|an|at|it|ut|ari|ier|ai|ard|asc|esc|in|und|ent|ign|ol|astr|iss?im|erm|ond)o$",
    links=("", "i", "o"),
)
