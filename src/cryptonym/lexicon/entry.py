"""A codename's entry: what the referee and the bots know about it."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field

KINDS = (
    "abstract",
    "animals",
    "arts",
    "body",
    "buildings",
    "clothes",
    "figures",
    "food",
    "home",
    "myth",
    "nature",
    "people",
    "places",
    "science",
    "sport",
    "things",
    "tools",
    "trades",
    "transport",
)


@dataclass(frozen=True, slots=True)
class Association:
    """A word that a speaker would accept as a clue, from 1 (with a little thought) to 3 (at once)."""

    word: str
    strength: int


@dataclass(frozen=True, slots=True)
class Meaning:
    """One of the lives of a codename: a short English gloss and the words that belong to it."""

    gloss: str
    associations: tuple[Association, ...]


@dataclass(frozen=True, slots=True)
class Family:
    """The words that a visible codename bars (CLUE-4, CLUE-5, CLUE-13), and those that only look as if it did."""

    derived: tuple[str, ...] = ()
    diminutives: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    compounds: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    """The parts of a compound that speakers still feel: they are barred with their own families (CLUE-5)."""
    opaque: tuple[str, ...] = ()
    """The parts of an old compound that is one word by now: they may be said (CLUE-6)."""
    variants: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    """Irregular inflected forms, which no rule would find."""
    distant: tuple[str, ...] = ()
    """Words of which one table would say that they are family and another that they are not: doubted, not barred (CLUE-19)."""
    unlike: tuple[str, ...] = ()
    """Look-alikes that are not family: they may be said."""

    @property
    def barred(self) -> tuple[str, ...]:
        """Every word here that may not be a clue while the codename is visible."""
        return (
            *self.derived,
            *self.diminutives,
            *self.verbs,
            *self.compounds,
            *self.parts,
            *self.variants,
            *self.forms,
        )


@dataclass(frozen=True, slots=True)
class Entry:
    """A codename as it is printed, and all that is known about it."""

    codename: str
    kind: str
    meanings: tuple[Meaning, ...]
    local: bool = False
    """At home in this language's culture: a place, dish, figure or thing that these people share."""
    family: Family = field(default_factory=Family)
    break_at: int | None = None
    """Where a long codename may be broken on a narrow card; None where it is never broken."""

    def __hash__(self) -> int:
        """By the codename alone: an entry is looked up often, and has hundreds of words in it."""
        return hash(self.codename)

    @property
    def associations(self) -> tuple[Association, ...]:
        return tuple(association for meaning in self.meanings for association in meaning.associations)

    @property
    def has_two_lives(self) -> bool:
        return len(self.meanings) > 1


def same(word: str) -> str:
    """The form in which words are compared: NFC, no capitals (CLUE-20), accents kept (CLUE-12)."""
    return unicodedata.normalize("NFC", word).casefold()
