"""English."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cryptonym.referee.language import Language, alternations, bare

_FINAL_Y = re.compile(r"(?<=[a-z])y$")


def fold(word: str) -> str:
    """*hobby* is *hobbi*, so that it begins as *hobbies* does."""
    return _FINAL_Y.sub("i", bare(word))


def views(word: str) -> tuple[str, ...]:
    return (fold(word),)


def lemmas(word: str) -> Iterator[str]:
    """Plurals, and the regular forms of verbs."""
    yield word
    if len(word) < 4:
        return
    for end, bases in (("ies", ("y", "ie")), ("ves", ("f", "fe")), ("es", ("", "e")), ("s", ("",))):
        if word.endswith(end) and not word.endswith("ss"):
            yield from (word[: -len(end)] + base for base in bases)
    for end, bases in (("ied", ("y",)), ("ed", ("", "e")), ("ing", ("", "e"))):
        if word.endswith(end) and len(word) - len(end) > 2:
            stem = word[: -len(end)]
            yield from (stem + base for base in bases)
            if stem[-1] == stem[-2]:
                yield stem[:-1]
    for end in ("er", "est", "y", "ish", "en"):
        stem = word[: -len(end)]
        if word.endswith(end) and len(stem) > 3 and stem[-1] == stem[-2]:
            yield stem[:-1]


def verbs_of(first: str) -> tuple[str, ...]:
    return (first,)


_SOUNDS = (
    ("kn", "n"),
    ("wr", "r"),
    ("wh", "w"),
    ("ph", "f"),
    ("ght", "t"),
    ("gh", ""),
    ("ck", "k"),
    ("ea", "ee"),
    ("ai", "ae"),
)


def sound(word: str) -> str:
    """*knight* sounds like *night*. Very rough: English spelling hides its sounds."""
    text = bare(word)
    for written, said in _SOUNDS:
        text = text.replace(written, said)
    return text


LANGUAGE = Language(
    code="en",
    fold=fold,
    views=views,
    alternations=alternations(
        "d~s t~ss d~ss t~c f~v x~c b~pt m~mpt er~r or~r le~ul ai~a ou~u d~t nd~ns rt~rs k~c c~k v~pt ve~f ce~s t~s il~l our~or"
    ),
    lemmas=lemmas,
    verbs_of=verbs_of,
    lemma_endings=("", "e", "y", "a", "o", "us", "um", "is"),
    sound=sound,
    letters=frozenset("abcdefghijklmnopqrstuvwxyzéèêëàâäçîïôöûüñ"),
    alternating_root=4,
    doubles=True,
    shortest_ending=2,
    unproductive=frozenset(("a", "e", "i", "o", "u", "en", "ette", "he", "che", "ae", "um", "us", "on", "ot", "et")),
    least_look=800,
    links=("", "s"),
)
