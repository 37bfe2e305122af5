"""Catalan."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from cryptonym.referee.ca_verbs import Conjugation
from cryptonym.referee.language import Language, alternations, bare

_VOWELS = ("a", "e", "i", "o", "u")
_HARD = re.compile(r"([qg])u(?=[ei])")


def fold(word: str) -> str:
    """One letter for each sound of a root's end: *barraques* is *barraces*, *viatjar* is *viagar*, *roig* is *rog*."""
    text = word.casefold().replace("l·l", "l")
    if "ü" in text:
        text = text.replace("qü", "cu").replace("gü", "gw")
    if "qu" in text or "gu" in text:
        text = _HARD.sub(lambda match: "c" if match[1] == "q" else "g", text)
    text = bare(text.replace("gw", "gu")).replace("tg", "g").replace("tj", "g").replace("j", "g")
    return text[:-2] + "g" if text.endswith("ig") and text[-3:-2] in _VOWELS else text


def views(word: str) -> tuple[str, ...]:
    """*racó* is also seen as *racon* (*racons*), *mà* as *man* (*manual*)."""
    plain = fold(word)
    return (plain, plain + "n") if word[-1:] in "àèéíóòú" else (plain,)


_PAIRS = (
    "osa~ós iva~iu ga~c ica~ic ària~ari dora~dor tora~tor sora~sor ada~at ata~at ida~it uda~ut ïda~ït "
    "esa~ès ana~à ina~í ena~è"
)
_FEMININES = dict(pair.split("~") for pair in _PAIRS.split())
"""What feminines end in, and their masculines, where few other words end so."""
_SHORTEST_FEMININE = 5


def lemmas(word: str) -> Iterator[str]:
    """Plurals and feminines of nouns and adjectives, and the adjectives of adverbs."""
    yield word
    if len(word) < 4:
        return
    singulars = [word, *_singulars(word)] if word.endswith("s") else [word]
    if word.endswith("ment") and word[-5:-4] not in ("", "a", "i"):  # nouns end so: *casament*, *patiment*
        singulars.append(word[:-4])
    yield from singulars[1:]
    for singular in singulars:
        if singular.endswith("a") and len(singular) >= _SHORTEST_FEMININE:
            for end in (singular[-2:], singular[-3:], singular[-4:]):
                if end in _FEMININES:
                    yield singular.removesuffix(end) + _FEMININES[end]


def _singulars(word: str) -> Iterator[str]:
    stem = word[:-1]
    yield stem
    if word.endswith("es"):
        base = word[:-2]
        yield base + "a"
        for spelt, sound in (("qu", "c"), ("gu", "g"), ("c", "ç"), ("g", "j")):
            if base.endswith(spelt):
                yield from (base[: -len(spelt)] + sound + "a", base[: -len(spelt)] + sound)
    if word.endswith("os"):
        base = word[:-2]
        yield base
        if base.endswith("ss"):
            yield base[:-1]
    if word.endswith("ns"):
        for plain, marked in zip("aeiou", "àéíóú", strict=True):
            if stem[:-1].endswith(plain):
                yield stem[:-2] + marked
        if stem[:-1].endswith("e"):
            yield stem[:-2] + "è"


_ENDINGS = (
    "a eta et ella ell ola ol ota ot assa às ona ó era er ora or íssima íssim ista isme itat ejar ejat ment able ible "
    "adora ador ística ístic osa ós enca enc esca esc ina í ada"
)
_MADE_WITH = frozenset(_ENDINGS.split())
_SPELT = "qu~c gu~g gu~c ss~s d~t g~c b~p c~ç v~u g~j"
_BEFORE_ENDINGS = tuple(pair.split("~") for pair in _SPELT.split())
"""How a root is written before an ending, and by itself: *pocet*, *amiguet*, *nassot*, *nebodeta*, *llobet*."""
_STRESSED = tuple(zip("aeeiou", "àéèíóú", strict=True))
_SHORTEST_ROOT = 3
_LONGEST_ENDING = 6


def bases(word: str) -> Iterator[str]:
    """The words of which one may be a feminine, a diminutive or the like: many, of which the language has few."""
    for form in (word, *_singulars(word)) if word.endswith("s") else (word,):
        for place in range(max(_SHORTEST_ROOT, len(form) - _LONGEST_ENDING), len(form)):
            if form[place:] in _MADE_WITH:
                yield from _words_of(form[:place])


def _words_of(root: str) -> Iterator[str]:
    roots = [root, *(root.removesuffix(before) + alone for before, alone in _BEFORE_ENDINGS if root.endswith(before))]
    if root.endswith("n"):
        roots += [root[:-2] + marked for plain, marked in _STRESSED if root[-2] == plain]
    for one in roots:
        yield from (one, one + "a", one + "e", one + "o")


@cache
def _conjugation() -> Conjugation:
    return Conjugation(LANGUAGE.table("verbs"))


def infinitives(word: str) -> Iterator[str]:
    """The verbs of which a word may be a form."""
    return _conjugation().infinitives(word)


def verbs_of(first: str) -> tuple[str, ...]:
    """*renta-* is of *rentar*, *bat-* of *batre*."""
    return (first + "r", first + "re", first + "er", first[:-1] + "ir", first + "r-se")


_SOUNDS = (("ç", "s"), ("ss", "s"), ("ce", "se"), ("ci", "si"), ("h", ""), ("v", "b"), ("ge", "je"), ("gi", "ji"))


def sound(word: str) -> str:
    """*fals* sounds like *falç*, *maça* like *massa*."""
    text = word.casefold()
    for written, said in _SOUNDS:
        text = text.replace(written, said)
    return bare(text)


LANGUAGE = Language(
    code="ca",
    fold=fold,
    views=views,
    alternations=alternations("t~d p~b c~g u~v f~v s~ss s~z u~l d~s nt~ns rt~rs x~s t~c c~s d~ss t~ss ll~l"),
    lemmas=lemmas,
    verbs_of=verbs_of,
    infinitives=infinitives,
    bases=bases,
    sees_lemmas=True,
    lemma_endings=("", "a", "e", "o", "i", "ia", "ar", "er", "ir", "re", "r", "ó", "à", "ejar"),
    sound=sound,
    letters=frozenset("abcdefghijklmnopqrstuvwxyzàèéíïòóúüç·"),
    alternating_root=4,
    genders=(("", "a", ""), ("o", "a", "o"), ("e", "a", "e"), ("s", "es", "")),
    gendered_endings=r"..(ic|at|it|ut|ari|er|or|enc|esc|ant|al|dor|ist|id|ent|nom|graf|íssim|ern)$",
    least_look=200,
    links=("", "i", "o"),
)
