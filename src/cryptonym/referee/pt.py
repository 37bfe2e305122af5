"""Portuguese, Brazilian first."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cryptonym.referee.language import FOLDER, Language, alternations, bare, expand

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
    (
        "ar",
        "ou ava avam ávamos ando aram ará arei arão aremos ariam asse assem ássemos aste amos am ado ada ei arem armos",
    ),
    (
        "er",
        "i eu ia iam íamos endo eram erá erei erão eremos eria eriam esse essem êssemos este emos ido ida erem ermos",
    ),
    (
        "ir",
        "i iu ia iam íamos indo iram irá irei irão iremos iria iriam isse issem íssemos iste imos ido ida irem irmos",
    ),
)
_VERBS = {
    end: tuple(infinitive for infinitive, ends in _PLAIN_VERBS if end in ends.split())
    for _, ends in _PLAIN_VERBS
    for end in ends.split()
}
_LONGEST_VERBAL = max(map(len, _VERBS))
_BEFORE_E = (("qu", "c"), ("gu", "g"), ("c", "ç"))
"""How a root of *-ar* is written before *e*: *fiquei*, *cheguei*, *lacei*."""
_BEFORE_A = {"ç": "c", "j": "g"}
"""How a root of *-er* or *-ir* is written before *a* and *o*: *nasço*, *proteja*."""
_SHORTEST_ROOT = 2


def _irregular() -> dict[str, tuple[str, ...]]:
    """By form: the irregular verbs of which it is one, those with a prefix too (*refez*, *mantém*)."""
    found: dict[str, list[str]] = {}
    for line in (FOLDER / "pt" / "irregular.txt").read_text(encoding="utf-8").splitlines():
        verbs, _, patterns = line.partition("#")[0].partition(":")
        verb, *prefixes = verbs.split() or [""]
        forms = [form for pattern in patterns.split() for form in expand(pattern)]
        for prefix in ("", *prefixes):
            for form in forms:
                written = prefix + (form[:-2] + "ém" if prefix and form in ("tem", "vem") else form)
                found.setdefault(written, []).append(prefix + verb)
    return {form: tuple(verbs) for form, verbs in found.items()}


_IRREGULAR = _irregular()


def lemmas(word: str) -> Iterator[str]:
    """Plurals of nouns and adjectives, feminines in endings that have both genders, and forms of regular verbs.

    Forms in a bare *-a*, *-e* or *-o* are left out: *morro* is a hill before it is of *morrer*.
    """
    yield word
    yield from _IRREGULAR.get(word, ())
    if len(word) < 4:
        return
    singulars = [word[: -len(end)] + base for end, base in _ENDINGS if word.endswith(end)] if word[-1] == "s" else []
    yield from singulars
    for form in (word, *singulars):
        if form.endswith("a") and _HAS_BOTH_GENDERS.search(form[:-1] + "o"):
            yield form[:-1] + "o"
        yield from _infinitives(form)
    if word[-1] in "oam":
        yield from _softened(word)


def _softened(form: str) -> Iterator[str]:
    """*nasço* of *nascer*, *proteja* of *proteger*."""
    end = 2 if form.endswith("am") else 1
    soft = form[-end - 1]
    if soft in _BEFORE_A:
        yield from (form[: -end - 1] + _BEFORE_A[soft] + infinitive for infinitive in ("er", "ir"))


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
