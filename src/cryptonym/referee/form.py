"""What can be said of a clue without a dictionary: is it one word (CLUE-2), and is it on the table (CLUE-3)?"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable

from cryptonym.engine import Finding, HouseRule, Verdict

SPELT_OUT = re.compile(r"^\w(?:[-\u2010\u2011\u2013 ]\w)+$")
"""h-a-n-n-o: letters spelt out are one word (CLUE-14)."""
PARTED = re.compile(r"[\s\-\u2010\u2011\u2013\u2014'\u2019]")
ONE_WORD_SWITCHES = frozenset(
    {
        HouseRule.COMPOUNDS_OK,
        HouseRule.CLASSIFYING_ATTRIBUTES_OK,
        HouseRule.PROPER_NAMES_OK,
        HouseRule.PLACE_NAMES_OK,
    }
)


def clean(clue: str) -> str:
    """The clue as it is judged: NFC, without what stands around it, spelt-out letters joined."""
    text = unicodedata.normalize("NFC", clue).strip().strip('.,;:!?"«»“”„').strip()
    return re.sub(r"[^\w]", "", text) if SPELT_OUT.match(text) else text


def judge_form(clue: str, visible: Iterable[str], house: Collection[HouseRule] = ()) -> Verdict:
    """The verdict on the form alone; `visible` are the codenames that are not covered."""
    word = clean(clue)
    for codename in visible:
        if word.casefold() == unicodedata.normalize("NFC", codename).casefold():
            return Verdict(Finding.ILLEGAL, "CLUE-3", codename)
    if PARTED.search(word):
        if ONE_WORD_SWITCHES.intersection(house):
            return Verdict(Finding.NOTICE, "HOUSE-1")
        return Verdict(Finding.ILLEGAL, "CLUE-2")
    return Verdict(Finding.LEGAL)
