"""The files of a language, as they are before anything is written in them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "cryptonym"
CC_BY: Final = "# SPDX-FileCopyrightText: 2026 The Cryptonym contributors\n# SPDX-License-Identifier: CC-BY-4.0\n"

REGISTRY: Final = """\
# What the language calls itself, and what it is called in English.
name = "{code}"
english = "{code}"
# With a country, by which numbers are written. If the page is to say more than the code in `lang`, add: tag = "{code}-XX"
locale = "{code}"
place = {place}
# The letters of its codenames, in small.
alphabet = "abcdefghijklmnopqrstuvwxyz"
# What one answers in the terminal.
yes = ""
# The parts that are ready to be used: "page", "deck", "pictures", "referee", "bots", "rules".
has = []
# Eight materials or the like, to call bots by: never a person, never an animal.
bots = []

# By house rule: what it would allow, or two such words, as in it.toml.
[examples]
"""

DECK: Final = (
    CC_BY
    + """
# WORD
#   kind: food
#   meaning: in English
#     association 3, another 2, a third 1
#   derived: words of its family
# The format: docs/adr/0013-the-lexicons-text-format.md. What makes a good codename: docs/manual/decks.md.
"""
)

REFEREE: Final = '''\
"""{code}."""

from __future__ import annotations

from collections.abc import Iterator

from cryptonym.languages import LANGUAGES
from cryptonym.referee.language import Language, alternations, bare


def fold(word: str) -> str:
    """A word as its sounds are compared; see `it.py` and `pl.py` for what belongs here."""
    return bare(word)


def views(word: str) -> tuple[str, ...]:
    return (fold(word),)


def lemmas(word: str) -> Iterator[str]:
    """The words of which a form may be an inflected one, itself among them."""
    yield word


def verbs_of(first: str) -> tuple[str, ...]:
    """The verbs of which the first half of a compound may be the stem."""
    return ()


def sound(word: str) -> str:
    """A rough key to how a word sounds."""
    return bare(word)


LANGUAGE = Language(
    code="{code}",
    fold=fold,
    views=views,
    alternations=alternations(""),
    lemmas=lemmas,
    verbs_of=verbs_of,
    lemma_endings=("",),
    sound=sound,
    letters=frozenset(LANGUAGES["{code}"].alphabet),
)
'''

PLAIN: Final = {
    "decks/words/{code}/cards.txt": CC_BY + "# A line a card: FRONT / BACK\n",
    "decks/words/{code}/life.txt": DECK,
    "decks/pictures/words/{code}.txt": CC_BY
    + "# As in it.txt: a picture's id; title, alt and ideas; what comes to mind.\n",
    "referee/{code}.py": REFEREE,
    "referee/data/{code}/suffixes.txt": "# Endings that a root can take. All tables: referee/data/README.md.\n",
    "ai/glosses/{code}.txt": CC_BY
    + "# A word, n, a, v or p, and English for it, the likeliest first: vela n: sail; candle\n",
    "ai/endings/{code}.txt": "# As in it.txt: `form -ending: -lemma` and `english -ending: -ending`.\n",
}
"""By path below src/cryptonym: what stands in a file to begin with."""


def make(code: str, source: str = "en") -> Iterator[Path]:
    """Make what is not there yet, and yield it."""
    for file, text in files(code, source):
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            yield file


def files(code: str, source: str) -> Iterator[tuple[Path, str]]:
    """All files of a language with their first texts. Page and rules are copied, to be translated line by line."""
    registry = SOURCE / "languages"
    places = [tomllib.loads(file.read_text(encoding="utf-8"))["place"] for file in registry.glob("*.toml")]
    yield registry / f"{code}.toml", REGISTRY.format(code=code, place=max(places) + 1)
    for file in sorted((SOURCE / "messages" / source).glob("*.ftl")):
        yield SOURCE / "messages" / code / file.name, file.read_text(encoding="utf-8")
    for path, text in PLAIN.items():
        yield SOURCE / path.format(code=code), text.replace("{code}", code)
    yield ROOT / "docs" / "rules" / f"{code}.md", (ROOT / "docs" / "rules" / f"{source}.md").read_text(encoding="utf-8")
    pairs = "# Pairs to measure the referee with, as in it.txt: kind, then word/clue. What begins with neg is free, the rest is barred.\n"
    yield ROOT / "tests" / "referee" / "pairs" / f"{code}.txt", pairs
