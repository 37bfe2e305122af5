"""Catalan verbs: the infinitives of which a word may be a form.

`data/ca/verbs.txt` has the irregular ones. The others are found by their endings, many of which are endings of nouns too; so only
those infinitives count that the language has (see `relation.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cryptonym.referee.language import bare, expand

_AR = (
    "o a es em eu en i is in ï ïs ïn ava aves àvem àveu aven í ares à àrem àreu aren és essis éssim éssiu essin "
    "ant at ada ats ades aré aràs arà arem areu aran aria aries aríem aríeu arien"
)
_IR = (
    "eixo eix eixes eixen eixi eixis eixin isc ix ixen im iu ia ies íem íeu ien ís issis íssim íssiu issin ïa ïes ïen ïs "
    "int ït ïda ïts ïdes it ida its ides í iren iré iràs irà irem ireu iran iria iries iríem iríeu irien"
)
_THIRD = (
    "o s es em eu en e a i is in ia ies íem íeu ien ent ut uda uts udes é eres érem éreu eren és essis éssim éssiu essin "
    "im iu int it ida its ides iré irà iran iria"
)
_FUTURE = "é às à em eu an ia ies íem íeu ien"
_SPELT = (("qu", "c"), ("gu", "g"), ("c", "ç"), ("g", "j"), ("qü", "qu"), ("gü", "gu"))
"""How a root of *-ar* is written before *e* and *i*, and otherwise: *busquem*, *paguem*, *comencem*, *viatgem*."""
_SHORTEST_ROOT = 2
_AR_ENDINGS, _IR_ENDINGS, _THIRD_ENDINGS = (frozenset(ends.split()) for ends in (_AR, _IR, _THIRD))
_ENDINGS = {
    end: (end in _AR_ENDINGS, end in _IR_ENDINGS, end in _THIRD_ENDINGS)
    for end in _AR_ENDINGS | _IR_ENDINGS | _THIRD_ENDINGS
}
_LONGEST_ENDING = max(map(len, _ENDINGS))


class Conjugation:
    """The verbs of `verbs.txt` by their stems and forms, and the endings of all others."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.stems: dict[str, tuple[str, ...]] = {}
        self.forms: dict[str, tuple[str, ...]] = {}
        for line in lines:
            verbs, _, written = line.partition(":")
            verb, _, prefixes = verbs.partition("<")
            for prefix in ("", *prefixes.split()):
                self._add(prefix, verb.strip(), [form for item in written.split() for form in expand(item)])

    def _add(self, prefix: str, verb: str, written: Iterable[str]) -> None:
        infinitive = prefix + verb
        for form in written:
            kept = self.stems if form.endswith("~") else self.forms
            _put(kept, prefix + form.removesuffix("~"), infinitive)
            if form.endswith("gu~"):  # *vingui*, *vingut*
                _put(kept, prefix + form.removesuffix("u~"), infinitive)
        root = bare(verb[:-2]) + "er" if verb.endswith("er") else verb.removesuffix("e")
        for end in _FUTURE.split():
            _put(self.forms, prefix + root + end, infinitive)

    def infinitives(self, word: str) -> Iterator[str]:
        """The infinitives of which `word` may be a form; many, of which the language has few."""
        yield from self.forms.get(word, ())
        yield from self.stems.get(word, ())
        for place in range(max(_SHORTEST_ROOT, len(word) - _LONGEST_ENDING), len(word)):
            kinds = _ENDINGS.get(word[place:])
            if kinds is not None:
                yield from self._of_root(word[:place], word[place], *kinds)

    def _of_root(self, root: str, first: str, is_ar: bool, is_ir: bool, is_third: bool) -> Iterator[str]:
        """The infinitives of a root whose ending begins with `first` and is one of these conjugations'."""
        if is_third:
            yield from self.stems.get(root, ())
        if is_ar:
            yield root + "ar"
            if first in "eéiíï":
                yield from (root.removesuffix(soft) + hard + "ar" for soft, hard in _SPELT if root.endswith(soft))
        if is_ir:
            yield root + "ir"


def _put(table: dict[str, tuple[str, ...]], key: str, infinitive: str) -> None:
    table[key] = (*table.get(key, ()), infinitive)
