"""What the shared steps ask of a language: how its words are folded and seen, which sounds alternate, and its tables.

A *fold* is a word as its sounds are compared, without accents and with one letter for what the spelling writes in two ways (it *amico*,
*amiche*; pl *wąż*, *węże*). A *view* is another fold that the word may have (pt *leão*, seen as *leon-* and *lean-*).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

READY = 4096
"""How many cards are kept ready: those of all our decks, and some of hosts' own."""
FOLDER = Path(__file__).parent / "data"
_COMMA = re.compile(r"[,:](?![^{}]*\})")


@dataclass(frozen=True, slots=True)
class Alternation:
    """Two sounds that take each other's place at the end of a root (pl *śnieg*, *śnieżny*)."""

    one: str
    other: str

    @property
    def name(self) -> str:
        return f"{self.one}~{self.other}"


def alternations(text: str) -> tuple[Alternation, ...]:
    """Written as `g~ż k~cz`; each holds both ways."""
    pairs = [item.split("~") for item in text.split()]
    return tuple(Alternation(one, other) for one, other in pairs for one, other in ((one, other), (other, one)))


@dataclass(frozen=True, eq=False)
class Language:
    """One language: functions over its spelling here, its tables in `data/<code>/`. There is one object for each."""

    code: str
    fold: Callable[[str], str]
    views: Callable[[str], tuple[str, ...]]
    """Every way to see a word, its plain fold first."""
    alternations: tuple[Alternation, ...]
    lemmas: Callable[[str], Iterator[str]]
    """The words of which a form may be an inflected one, itself among them, found by spelling alone."""
    verbs_of: Callable[[str], tuple[str, ...]]
    """The verbs of which the first half of a compound may be the stem (it *lava-*: *lavare*)."""
    letters: frozenset[str]
    """The letters that the language writes."""
    lemma_endings: tuple[str, ...]
    """With what a root may end where a dictionary lists it."""
    sound: Callable[[str], str]
    """A rough key to how a word sounds: words with the same key may be homophones (CLUE-11)."""
    infinitives: Callable[[str], Iterator[str]] = lambda _: iter(())
    """The verbs of which a word may be a form, found by spelling alone; those in the vocabulary count."""
    bases: Callable[[str], Iterator[str]] = lambda _: iter(())
    """The words from which one that no list has may be made (ca *nebodeta*: *neboda*); those in the vocabulary count."""
    sees_lemmas: bool = False
    """Whether a form is compared as its lemma too."""
    vowels: str = "aeiou"
    alternating_root: int = 5
    """How long a root has to be for its end to alternate."""
    guesses_lemmas: bool = False
    """Whether `lemmas` gives more than there are, so that only those in the vocabulary count."""
    doubles: bool = False
    """Whether a root's last letter is doubled before an ending (en *run*, *running*)."""
    genders: tuple[tuple[str, str, str], ...] = ()
    """What masculine and feminine end in where only that tells them apart, and the masculine singular of it."""
    gendered_endings: str = ""
    """A pattern of endings of which every word has both genders (it *-oso*)."""
    shortest_ending: int = 3
    """How long an ending has to be for it to explain a word, so that no compound is looked for in it."""
    unproductive: frozenset[str] = frozenset()
    """Endings with which nobody makes a word that others know (en *flick-a*)."""
    least_look: int = 0
    """How much the letters of a word that no list has must speak for it (see `known.py`)."""
    links: tuple[str, ...] = ("",)
    """What may stand between the parts of a compound (pl *lod-o-łamacz*)."""

    @cached_property
    def alternating(self) -> dict[str, tuple[Alternation, ...]]:
        """The alternations by the letter with which the one side begins."""
        table: dict[str, list[Alternation]] = {}
        for alternation in self.alternations:
            table.setdefault(alternation.one[0], []).append(alternation)
        return {letter: tuple(found) for letter, found in table.items()}

    def table(self, name: str) -> list[str]:
        """The lines of one of the language's tables, without comments; none where there is no such table."""
        path = FOLDER / self.code / f"{name}.txt"
        if not path.exists():
            return []
        lines = (line.split("#", 1)[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
        return [line for line in lines if line]

    def words_of(self, name: str) -> list[str]:
        return [word for line in self.table(name) for word in line.split()]


@lru_cache(maxsize=8192)
def bare(text: str) -> str:
    """Lower case, without any mark above or below a letter."""
    text = text.casefold().replace("ł", "l")
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))


def items(line: str) -> list[str]:
    """The words of a line with commas between them, braces expanded: `alt{o,ezza}, alzare`."""
    if "{" not in line:
        return [word for item in line.replace(":", ",").split(",") if (word := item.strip())]
    found = [item.strip() for item in _COMMA.split(line)]
    return [word for item in found if item for word in expand(item)]


def expand(pattern: str) -> list[str]:
    """`al{e,i,}` is *ale*, *ali* and *al*."""
    before, brace, rest = pattern.partition("{")
    if not brace:
        return [pattern]
    inside, _, after = rest.partition("}")
    return [before + middle + tail for middle in inside.split(",") for tail in expand(after)]
