"""Portuguese, Brazilian first."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cryptonym.referee.language import Language, alternations, bare

_HARD = re.compile(r"([qg])[uü](?=[eiéíêí])")
_SOFT = re.compile(r"g(?=[eiéíê])")
_NASAL = ((re.compile(r"(?<=[çsx])(?:ão|õe)"), "ion"), (re.compile(r"ão|õe|ãe"), "on"), (re.compile(r"ã"), "an"))
_PLURAL = re.compile(r"(a|e|o|u)is$")


def fold(word: str) -> str:
    """*-ão* and *-ões* are *-on*, *-ção* is *-cion*; *porquinho* is *porcinho*, *jovem* is *joven*."""
    text = _SOFT.sub("j", word.casefold())
    text = _HARD.sub(lambda match: "c" if match[1] == "q" else "g", text)
    for nasal, written in _NASAL:
        text = nasal.sub(written, text)
    text = bare(text.replace("ç", "c"))
    return text[:-1] + "n" if text.endswith("m") else text


def views(word: str) -> tuple[str, ...]:
    """*cão* is also seen as *can* (*canil*), *animais* as *animal*, *funis* as *funil*."""
    plain = fold(word)
    seen = [plain]
    if "ão" in word:
        seen.append(fold(word.replace("ão", "ã")))
    if word.endswith("ãos"):
        seen.append(fold(word[:-3] + "ãs"))
    if _PLURAL.search(plain):
        seen.append(plain[:-2] + "l")
        if plain.endswith("eis"):
            seen.append(plain[:-3] + "il")
    elif plain.endswith("is"):
        seen.append(plain[:-1] + "l")
    return tuple(dict.fromkeys(seen))


_ENDINGS = (
    ("ões", "ão"), ("ães", "ão"), ("ãos", "ão"), ("ais", "al"), ("éis", "el"), ("eis", "el"), ("eis", "il"), ("óis", "ol"),
    ("uis", "ul"), ("is", "il"), ("ns", "m"), ("res", "r"), ("zes", "z"), ("ses", "s"), ("eses", "ês"), ("s", ""),
)  # fmt: skip


_GENDERED = r"..(os|ic|iv|an|ad|id|ud|ári|eir|in|und|ent|onh|esc|eng|en|íssim)o$"
_HAS_BOTH_GENDERS = re.compile(_GENDERED)
_PLAIN_VERBS = (
    ("ar", "ou ava avam ando aram ará arei arão asse assem amos am ado ada ei"),
    ("er", "eu ia iam endo eram erá erão esse essem emos ido ida"),
    ("ir", "iu ia iam indo iram irá irão isse issem imos ido ida"),
)
_VERBS = {
    end: tuple(infinitive for infinitive, ends in _PLAIN_VERBS if end in ends.split())
    for _, ends in _PLAIN_VERBS
    for end in ends.split()
}
_LONGEST_VERBAL = max(map(len, _VERBS))
_BEFORE_E = (("qu", "c"), ("gu", "g"), ("c", "ç"))
"""How a root of *-ar* is written before *e*: *fiquei*, *cheguei*, *lacei*."""
_SHORTEST_ROOT = 2


def lemmas(word: str) -> Iterator[str]:
    """Plurals of nouns and adjectives, feminines in endings that have both genders, and forms of regular verbs.

    Forms in a bare *-a*, *-e* or *-o* are left out: *morro* is a hill before it is of *morrer*.
    """
    yield word
    if len(word) < 4:
        return
    singulars = [word[: -len(end)] + base for end, base in _ENDINGS if word.endswith(end)]
    yield from singulars
    for form in (word, *singulars):
        if form.endswith("a") and _HAS_BOTH_GENDERS.search(form[:-1] + "o"):
            yield form[:-1] + "o"
        yield from _infinitives(form)


def _infinitives(form: str) -> Iterator[str]:
    for place in range(max(_SHORTEST_ROOT, len(form) - _LONGEST_VERBAL), len(form) - 1):
        end = form[place:]
        for infinitive in _VERBS.get(end, ()):
            root = form[:place]
            yield root + infinitive
            if infinitive == "ar" and end[0] == "e":
                yield from (root[: -len(soft)] + hard + "ar" for soft, hard in _BEFORE_E if root.endswith(soft))


def verbs_of(first: str) -> tuple[str, ...]:
    """*gira-* is of *girar*, *abre-* of *abrir*."""
    return (first + "r", first[:-1] + "ir", first[:-1] + "er")


_SOUNDS = (
    ("ç", "s"),
    ("ss", "s"),
    ("sc", "s"),
    ("ce", "se"),
    ("ci", "si"),
    ("ch", "x"),
    ("h", ""),
    ("ge", "je"),
    ("gi", "ji"),
)


def sound(word: str) -> str:
    """*sela* sounds like *cela*. Accents count: *ópera* and *opera* differ."""
    text = word.casefold()
    for written, said in _SOUNDS:
        text = text.replace(written, said)
    return text


LANGUAGE = Language(
    code="pt",
    fold=fold,
    views=views,
    alternations=alternations("z~c z~s s~ss d~s t~c c~s nh~n lh~l v~b nd~ns t~s d~ss t~ss rt~rs x~c j~g c~j"),
    lemmas=lemmas,
    verbs_of=verbs_of,
    lemma_endings=("", "a", "e", "o", "i", "io", "ia", "ar", "er", "ir", "r", "or", "ão", "m", "l", "ear"),
    sound=sound,
    letters=frozenset("abcdefghijklmnopqrstuvwxyzàáâãçéêíóôõúü"),
    genders=(("o", "a", "o"), ("os", "as", "o")),
    gendered_endings=_GENDERED,
    least_look=150,
    links=("", "i", "o"),
)
