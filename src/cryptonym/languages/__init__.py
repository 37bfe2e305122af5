"""The languages, each once: `<code>.toml` in this folder says what a language is called and which parts of it are there.

Every list of languages comes from here: what the page speaks, what cards are in, whom the referee and the bots understand. The types of the
protocol are written down in `limits.py`, because a type checker reads them, and a test compares them with this.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

FOLDER: Final = Path(__file__).parent
FALLBACK: Final = "en"
"""The language that stands in for what another one lacks."""


class Part(StrEnum):
    """What a language may have. Each part is used as soon as the language's file names it, whatever else is missing."""

    PAGE = "page"
    """`messages/<code>/`: the program speaks it."""
    DECK = "deck"
    """`decks/words/<code>/`: tables play with its words."""
    PICTURES = "pictures"
    """`decks/pictures/words/<code>.txt`: pictures have titles and descriptions in it. Without it they have the English ones."""
    REFEREE = "referee"
    """`referee/<code>.py`, `referee/data/<code>/`. Without it every clue is left to the opposing spymaster."""
    BOTS = "bots"
    """`ai/glosses/<code>.txt`, `ai/endings/<code>.txt`. Without it bots play the plainest move."""
    RULES = "rules"
    """`docs/rules/<code>.md`. Without it the page shows the English rules."""


@dataclass(frozen=True, slots=True)
class Language:
    code: str
    name: str
    """What it calls itself."""
    english: str
    """What it is called in English."""
    locale: str
    """With a country, by which numbers are written."""
    tag: str
    """What stands in `lang` attributes."""
    place: int
    """Where it stands in lists."""
    alphabet: str
    """The letters of its codenames, in small."""
    yes: str
    """What one answers in the terminal."""
    has: frozenset[Part]
    bots: tuple[str, ...]
    """What bots are called: never a person, never an animal."""
    examples: Mapping[str, tuple[str, ...]]
    """By house rule: what it would allow, or two such words. Rules of some languages alone have an example in those alone (HOUSE-1)."""

    @property
    def lacks(self) -> tuple[Part, ...]:
        return tuple(part for part in Part if part not in self.has)


def read(code: str, text: str) -> Language:
    """A language's file. What is missing or unknown in it fails loudly."""
    told: dict[str, Any] = tomllib.loads(text)
    return Language(
        code=code,
        name=told.pop("name"),
        english=told.pop("english"),
        locale=told.pop("locale"),
        tag=told.pop("tag", code),
        place=told.pop("place"),
        alphabet=told.pop("alphabet"),
        yes=told.pop("yes"),
        has=frozenset(map(Part, told.pop("has"))),
        bots=tuple(told.pop("bots")),
        examples=MappingProxyType({rule: tuple(words) for rule, words in told.pop("examples", {}).items()}),
        **told,
    )


def _all() -> dict[str, Language]:
    found = [read(file.stem, file.read_text(encoding="utf-8")) for file in FOLDER.glob("*.toml")]
    return {language.code: language for language in sorted(found, key=lambda one: (one.place, one.code))}


LANGUAGES: Final[Mapping[str, Language]] = MappingProxyType(_all())
"""By code, in the order in which they are listed."""


def bot_names(code: str) -> tuple[str, ...]:
    """What bots are called beside cards of this language, or of none of ours."""
    known = LANGUAGES.get(code)
    return known.bots if known and known.bots else LANGUAGES[FALLBACK].bots


def having(part: Part) -> tuple[str, ...]:
    """The codes of all languages that have this part."""
    return tuple(code for code, language in LANGUAGES.items() if part in language.has)
