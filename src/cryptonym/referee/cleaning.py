"""A clue as somebody typed it, made ready to be judged: NFC, bare ends, spelt-out letters joined (CLUE-14)."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from cryptonym.engine.decide import LONGEST_CLUE

LONGEST = LONGEST_CLUE
DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2212"
APOSTROPHES = "'\u2019\u2018\u02bc`´"
AROUND = ' \t\n\r.,;:!?¡¿…"“”„«»‹›()[]{}<>*_~|/\\' + DASHES + APOSTROPHES
SPELT_OUT = re.compile(rf"^\w(?:\s*[{DASHES}.·,\s]\s*\w)+\.?$")
PARTS = re.compile(rf"[{DASHES}{APOSTROPHES}\s/+&_.,;:]+")
INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufe0e\ufe0f]")
LATIN = re.compile(r"LATIN|MODIFIER LETTER|MIDDLE DOT")


@dataclass(frozen=True, slots=True)
class Cleaned:
    """A clue ready to be judged, or what is wrong with it."""

    text: str
    parts: tuple[str, ...]
    """Its words: more than one where a space, hyphen or apostrophe stands between (CLUE-2)."""
    is_spelt: bool = False
    trouble: str | None = None
    """The message that says why nobody can read it."""

    @property
    def word(self) -> str:
        """In the form in which words are compared."""
        return self.text.casefold()

    @property
    def is_one_word(self) -> bool:
        return len(self.parts) == 1


def clean_clue(clue: str) -> Cleaned:
    """Never fails: what cannot be read is named."""
    text = unicodedata.normalize("NFKC", INVISIBLE.sub("", clue)).strip()
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Co", "Cn", "Cf") for letter in text):
        return Cleaned("", (), trouble="referee-unreadable")
    text = text.replace("ŀ", "l·").replace("•", "·")
    spelt = SPELT_OUT.match(text) is not None and sum(map(str.isalpha, text)) > 1
    text = "".join(filter(str.isalnum, text)) if spelt else re.sub(r"\s+", " ", text.strip(AROUND))
    if not text:
        return Cleaned("", (), trouble="referee-empty")
    if len(text) > LONGEST:
        return Cleaned(text[:LONGEST], (), trouble="referee-too-long")
    parts = tuple(part for part in PARTS.split(text) if part)
    return Cleaned(text, parts, spelt, _strange(text))


def _strange(text: str) -> str | None:
    """Letters of other scripts that look like ours (Cyrillic а), and signs that are no letters."""
    rest = PARTS.sub("", text).replace("·", "")
    if not rest or not all(map(str.isalnum, rest)):
        return "referee-unreadable"
    if any(letter.isalpha() and not LATIN.search(unicodedata.name(letter, "")) for letter in rest):
        return "referee-script"
    return None
