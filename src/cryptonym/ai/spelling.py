"""By which other spellings a word may be known: without its accents, as a lemma, as the English word that it resembles.

Rough on purpose. A form that is no word at all is simply not found, so more is offered than there is.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from cryptonym.lexicon.entry import same

SHORTEST_STEM = 3

ENDINGS: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "en": (
        ("ies", ("y", "ie")),
        ("ves", ("f", "fe")),
        ("es", ("", "e", "is")),
        ("s", ("",)),
        ("ied", ("y",)),
        ("ed", ("", "e")),
        ("ing", ("", "e")),
        ("ier", ("y",)),
        ("er", ("", "e")),
        ("iest", ("y",)),
        ("est", ("", "e")),
        ("ily", ("y",)),
        ("ly", ("", "le")),
        ("ness", ("",)),
        ("our", ("or",)),
        ("ise", ("ize",)),
        ("re", ("er",)),
        ("y", ("", "e")),
    ),
    "it": (
        ("chi", ("co",)),
        ("ghi", ("go",)),
        ("che", ("ca",)),
        ("ghe", ("ga",)),
        ("ci", ("co", "cia", "cio")),
        ("gi", ("go", "gia", "gio")),
        ("i", ("o", "e", "io", "a")),
        ("e", ("a", "ia")),
        ("a", ("o",)),
        ("trice", ("tore",)),
        ("ando", ("are",)),
        ("endo", ("ere", "ire")),
        ("ato", ("are",)),
        ("ata", ("are", "ato")),
        ("uto", ("ere",)),
        ("ito", ("ire",)),
        ("arsi", ("are",)),
        ("ersi", ("ere",)),
        ("irsi", ("ire",)),
        ("o", ("are", "ere", "ire")),
        ("mente", ("o", "e", "")),
        ("ino", ("o", "a", "e")),
        ("ina", ("a", "o")),
        ("one", ("o", "a", "e")),
        ("etto", ("o", "a")),
        ("etta", ("a",)),
    ),
    "ca": (
        ("ques", ("ca",)),
        ("gues", ("ga",)),
        ("ces", ("ça", "ç")),
        ("ges", ("ja",)),
        ("es", ("a", "", "e")),
        ("ns", ("",)),
        ("sos", ("s",)),
        ("ssos", ("s",)),
        ("xos", ("x",)),
        ("os", ("", "o")),
        ("s", ("",)),
        ("a", ("", "e", "o")),
        ("ada", ("at", "ar")),
        ("at", ("ar",)),
        ("ant", ("ar",)),
        ("ent", ("er", "re")),
        ("int", ("ir",)),
        ("it", ("ir",)),
        ("ora", ("or",)),
        ("ment", ("", "a")),
        ("et", ("", "e")),
        ("eta", ("a",)),
        ("arse", ("ar",)),
        ("se", ("",)),
    ),
    "pt": (
        ("ões", ("ão",)),
        ("ães", ("ão",)),
        ("ãos", ("ão",)),
        ("ais", ("al",)),
        ("éis", ("el",)),
        ("eis", ("el", "il")),
        ("óis", ("ol",)),
        ("is", ("il",)),
        ("ns", ("m",)),
        ("res", ("r",)),
        ("zes", ("z",)),
        ("ses", ("s",)),
        ("s", ("",)),
        ("a", ("o", "")),
        ("ora", ("or",)),
        ("ada", ("ado", "ar")),
        ("ado", ("ar",)),
        ("ido", ("er", "ir")),
        ("ando", ("ar",)),
        ("endo", ("er",)),
        ("indo", ("ir",)),
        ("inho", ("o", "e", "a")),
        ("inha", ("a",)),
        ("zinho", ("",)),
        ("zinha", ("",)),
        ("ão", ("o", "a")),
        ("mente", ("", "o")),
        ("ar-se", ("ar",)),
        ("er-se", ("er",)),
        ("ir-se", ("ir",)),
    ),
    "pl": (
        ("y", ("", "a", "o")),
        ("i", ("", "a", "ia", "o", "k", "g")),
        ("e", ("", "o", "y")),
        ("a", ("", "o", "y")),
        ("ki", ("ka", "ek")),
        ("ów", ("", "o")),
        ("owie", ("",)),
        ("ami", ("", "a", "o")),
        ("ach", ("", "a", "o")),
        ("om", ("", "a", "o")),
        ("em", ("", "o")),
        ("ie", ("", "a", "o")),
        ("ę", ("a", "ę")),
        ("ą", ("a",)),
        ("cy", ("k", "ca")),
        ("rzy", ("r",)),
        ("ze", ("g", "ga")),
        ("ce", ("ka", "k", "c")),
        ("ego", ("y", "i")),
        ("ymi", ("y",)),
        ("imi", ("i",)),
        ("owy", ("", "a", "o")),
        ("ny", ("", "a", "o")),
        ("nie", ("ć",)),
        ("ować", ("ować",)),
        ("ać się", ("ać",)),
        (" się", ("",)),
        ("ić", ("ić", "iać", "yć")),
        ("nąć", ("ać", "nąć")),
        ("ek", ("", "k", "a")),
        ("ka", ("", "a")),
        ("ko", ("o",)),
        ("iec", ("",)),
    ),
}
"""What a form may end in, and what its lemma ends in instead."""

COGNATES: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "it": (
        ("zione", ("tion",)),
        ("sione", ("sion",)),
        ("ità", ("ity",)),
        ("tà", ("ty",)),
        ("ico", ("ic", "ical")),
        ("ismo", ("ism",)),
        ("ista", ("ist",)),
        ("logia", ("logy",)),
        ("ia", ("y", "ia")),
        ("ivo", ("ive",)),
        ("oso", ("ous",)),
        ("ario", ("ary",)),
        ("orio", ("ory",)),
        ("ale", ("al",)),
        ("ore", ("or", "er")),
        ("ente", ("ent",)),
        ("ante", ("ant",)),
        ("mento", ("ment",)),
        ("are", ("ate", "")),
        ("o", ("", "us", "um", "e")),
        ("a", ("", "e")),
        ("e", ("", "is")),
    ),
    "ca": (
        ("ció", ("tion",)),
        ("sió", ("sion",)),
        ("itat", ("ity",)),
        ("tat", ("ty",)),
        ("ic", ("ical",)),
        ("isme", ("ism",)),
        ("ista", ("ist",)),
        ("logia", ("logy",)),
        ("ia", ("y",)),
        ("iu", ("ive",)),
        ("ós", ("ous",)),
        ("ari", ("ary",)),
        ("ori", ("ory",)),
        ("ment", ("ment",)),
        ("ar", ("ate", "")),
        ("e", ("", "o", "us")),
        ("a", ("", "e")),
        ("i", ("y", "")),
        ("", ("o", "e")),
    ),
    "pt": (
        ("ção", ("tion",)),
        ("são", ("sion",)),
        ("idade", ("ity",)),
        ("dade", ("ty",)),
        ("ico", ("ic", "ical")),
        ("ismo", ("ism",)),
        ("ista", ("ist",)),
        ("logia", ("logy",)),
        ("ia", ("y", "ia")),
        ("ivo", ("ive",)),
        ("oso", ("ous",)),
        ("ário", ("ary",)),
        ("ório", ("ory",)),
        ("mento", ("ment",)),
        ("ar", ("ate", "")),
        ("o", ("", "us", "um", "e")),
        ("a", ("", "e")),
        ("e", ("",)),
    ),
    "pl": (
        ("acja", ("ation",)),
        ("cja", ("tion",)),
        ("zja", ("sion",)),
        ("izm", ("ism",)),
        ("yzm", ("ism",)),
        ("ysta", ("ist",)),
        ("ista", ("ist",)),
        ("logia", ("logy",)),
        ("ia", ("y", "ia")),
        ("yczny", ("ic",)),
        ("iczny", ("ic",)),
        ("or", ("or",)),
        ("er", ("er",)),
        ("ować", ("ate", "e", "")),
        ("a", ("", "e")),
        ("", ("e", "us")),
    ),
}
"""What an international word ends in, and what it ends in in English."""
POLISH_LETTERS = str.maketrans({"k": "c", "w": "v", "j": "y", "f": "ph"})


@lru_cache(maxsize=16384)
def bare(word: str) -> str:
    """Small letters, without any mark above or below them."""
    text = same(word).replace("ł", "l").replace("·", "")
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))


def lemmas(word: str, language: str) -> Iterator[str]:
    """Of what this may be a form, the likelier first."""
    for ending, lemma_endings in ENDINGS.get(language, ()):
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
            stem = word[: len(word) - len(ending)]
            yield from (stem + lemma_ending for lemma_ending in lemma_endings)
            if language == "en" and len(stem) > SHORTEST_STEM and stem[-1] == stem[-2] and ending != "s":
                yield stem[:-1]


def in_english(word: str, language: str) -> Iterator[str]:
    """The English words that this one resembles: loans and names as they are, then what ends otherwise there."""
    yield word
    plain = bare(word)
    yield plain
    if len(plain) <= SHORTEST_STEM:
        return
    for ending, english_endings in COGNATES.get(language, ()):
        if word.endswith(ending) and len(word) - len(ending) > SHORTEST_STEM:
            stem = bare(word[: len(word) - len(ending)] if ending else word)
            for english in english_endings:
                yield stem + english
                if language == "pl":
                    yield stem.replace("k", "c") + english
                    yield stem.replace("w", "v") + english
                    yield stem.replace("f", "ph") + english
    if language == "pl":
        yield from (plain.replace("k", "c"), plain.replace("w", "v"), plain.translate(POLISH_LETTERS))
