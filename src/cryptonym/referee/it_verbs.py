"""Italian verbs: the infinitives of which a word may be a form.

`data/it/verbs.txt` has the irregular ones. The others are found by their endings, many of which are endings of nouns too; so only
those infinitives count that the language has (see `relation.py`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from cryptonym.referee.language import expand

_FUTURE = "ò ai à emo ete anno ei esti ebbe emmo este ebbero"
_STRONG = "i e ero"
_FOUR = "o a i e"
_ARE = (
    "o i a iamo ate ano avo avi ava avamo avate avano ai asti ò ammo aste arono ino assi asse assimo assero ando ato ata ati ate "
    "ante anti"
)
_ERE = (
    "o i e iamo ete ono evo evi eva evamo evate evano ei etti esti é ette emmo este erono ettero a ano essi esse essimo essero "
    "endo uto uta uti ute iuto iuta ente enti"
)
_IRE = (
    "o i e iamo ite ono isco isci isce iscono isca iscano ivo ivi iva ivamo ivate ivano ii isti ì immo iste irono a ano issi isse "
    "issimo issero endo ito ita iti ite ente ienti iente"
)
_CLITICS = (
    *(
        "mi",
        "ti",
        "si",
        "ci",
        "vi",
        "lo",
        "la",
        "li",
        "le",
        "ne",
        "gli",
        "melo",
        "mela",
        "telo",
        "tela",
        "selo",
        "sela",
    ),
    *("celo", "cela", "mene", "tene", "sene", "cene", "gliene", "glielo", "gliela"),
)
_LONGEST = 7
_SHORTEST_ROOT = 2
_SHORTEST_IMPERATIVE = 5


def _endings() -> dict[str, tuple[str, ...]]:
    """By ending: those of the infinitives whose form has it."""
    found: dict[str, set[str]] = defaultdict(set)
    for infinitive, ends, future in (("are", _ARE, "er"), ("ere", _ERE, "er"), ("ire", _IRE, "ir")):
        for end in (*ends.split(), *(future + end for end in _FUTURE.split())):
            found[end].add(infinitive)
    return {end: tuple(sorted(infinitives)) for end, infinitives in found.items()}


_ENDINGS = _endings()


class Conjugation:
    """The verbs of `verbs.txt` by their forms, and the endings of all others."""

    def __init__(self, lines: Iterable[str], nouns: Iterable[str]) -> None:
        self.nouns = frozenset(nouns)
        self.forms: dict[str, set[str]] = defaultdict(set)
        for line in lines:
            verbs, _, written = line.partition(":")
            verb, _, prefixes = verbs.partition("<")
            forms = [form for item in written.split() for form in _written(item)]
            for prefix in ("", *prefixes.split()):
                for form in forms:
                    self.forms[prefix + form].add(prefix + verb.strip())

    def infinitives(self, word: str) -> Iterator[str]:
        """The infinitives of which `word` may be a form, also as they are said of oneself; many, of which the language has few."""
        for infinitive in self._plain(word):
            if infinitive not in self.nouns:
                yield infinitive
                yield infinitive[:-1] + "si"

    def _plain(self, word: str) -> Iterator[str]:
        yield from self.forms.get(word, ())
        yield from _regular(word)
        if word.endswith(_CLITICS):
            for clitic in _CLITICS:
                if word.endswith(clitic):
                    yield from self._without(word[: -len(clitic)])

    def _without(self, verb: str) -> Iterator[str]:
        """The infinitives of a form before its pronoun: *mangiar-lo*, *por-lo*, *mangiando-lo*, *mangia-lo*."""
        if verb.endswith("r"):
            yield from (verb + "e", verb + "re")
        elif verb.endswith(("ndo", "a", "i")) and len(verb) >= _SHORTEST_IMPERATIVE:
            yield from self.forms.get(verb, ())
            yield from _regular(verb)


def _regular(word: str) -> Iterator[str]:
    for place in range(max(_SHORTEST_ROOT, len(word) - _LONGEST), len(word)):
        for infinitive in _ENDINGS.get(word[place:], ()):
            root, first = word[:place], word[place]
            yield root + infinitive
            if infinitive == "are" and first in "ei":
                if root.endswith("h"):
                    yield root[:-1] + "are"
                else:
                    yield root + "iare"


def _written(item: str) -> Iterator[str]:
    """What an item of the table stands for: a form, or a stem and a mark for the endings that it takes."""
    endings = {"~": _FOUR, "+": _STRONG, "^": _FUTURE, "=": _ERE}.get(item[-1])
    for stem in expand(item.rstrip("~+^=")):
        yield from (stem + end for end in endings.split()) if endings else (stem,)
