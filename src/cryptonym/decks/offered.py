"""Decks that the host of a server offers to all its tables: a folder, a file a deck, as `serve --decks FOLDER` reads it.

A file is like a deck that somebody brings to a table (`own.py`), in any of its forms. Before the first card it may have lines that say
what it is: `# title: Film`, `# language: it`. Its name without `.txt` is by what tables ask for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from cryptonym.decks.cards import Card
from cryptonym.decks.own import LARGEST, Own, read_own
from cryptonym.languages import Part, having

MOST: Final = 50
"""Decks on one server: a host chooses among them on a phone."""
LONGEST_TITLE: Final = 40
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
HEAD: Final = re.compile(r"#\s*(title|language)\s*:\s*(.*?)\s*")
ANY_LANGUAGE: Final = "other"
SMALLEST: Final = 25
"""Cards that a table of words needs; fewer can only be mixed with ours."""


@dataclass(frozen=True, slots=True)
class Offered:
    name: str
    """Of its file, and in the protocol."""
    title: str
    language: str
    """One of ours, or "other"."""
    cards: tuple[Card, ...] = field(repr=False)
    entries: str = field(default="", repr=False)
    """The text if it is in the lexicon's format: the referee reads its families."""


class NoDecks(ValueError):
    """There is no such folder, or it cannot be read."""


@dataclass(frozen=True, slots=True)
class Read:
    """One file: the deck if it can be used, and all that is wrong with it."""

    file: str
    deck: Offered | None
    faults: tuple[str, ...]


def read_folder(folder: Path) -> list[Read]:
    """Every `.txt` and `.csv` of a folder, by name; hidden files are left alone."""
    try:
        files = sorted(one for one in folder.iterdir() if one.suffix in (".txt", ".csv") and one.name[0] != ".")
    except OSError as error:
        raise NoDecks(f"{folder} cannot be read: {error.strerror}") from error
    read = [read_file(file) for file in files[:MOST]]
    seen: set[str] = set()
    for place, one in enumerate(read):
        if one.deck is None:
            continue
        if not seen.isdisjoint((one.deck.name, one.deck.title)):
            read[place] = Read(one.file, None, (*one.faults, f"there is a deck called {one.deck.title} already"))
        seen |= {one.deck.name, one.deck.title}
    return read + [Read(file.name, None, (f"more than {MOST} decks",)) for file in files[MOST:]]


def read_file(file: Path) -> Read:
    """A deck as it would be offered. What is wrong is said; lines that are wrong cost only themselves."""
    try:
        with file.open("rb") as opened:
            data = opened.read(LARGEST + 1)
    except OSError as error:
        return Read(file.name, None, (f"cannot be read: {error.strerror}",))
    head, body = _parted(data.removeprefix(b"\xef\xbb\xbf"))
    faults = list(_head_faults(file, head))
    own = read_own(body) if len(data) <= LARGEST else read_own(data)
    faults += [str(fault) for fault in own.faults]
    if not own.cards:
        return Read(file.name, None, (*faults, "no cards"))
    if not NAME.fullmatch(file.stem):
        return Read(file.name, None, tuple(faults))
    if len(own.cards) < SMALLEST:
        faults.append(f"{len(own.cards)} cards, and a table needs {SMALLEST}")
    return Read(file.name, _offered(file.stem, head, own, body), tuple(faults))


def _offered(name: str, head: dict[str, str], own: Own, body: bytes) -> Offered:
    language = head.get("language", ANY_LANGUAGE)
    title = head.get("title", name.replace("-", " ").capitalize())[:LONGEST_TITLE]
    return Offered(
        name,
        "".join(sign for sign in title if sign.isprintable()) or name,
        language if language in having(Part.DECK) else ANY_LANGUAGE,
        own.cards,
        body.decode("utf-8", "ignore") if own.form == "entries" else "",
    )


def _parted(data: bytes) -> tuple[dict[str, str], bytes]:
    """What the lines before the first card say, and the deck with those lines emptied, so that line numbers stay true."""
    head: dict[str, str] = {}
    lines = data.splitlines(keepends=True)
    for number, line in enumerate(lines):
        text = line.decode("utf-8", "replace").strip()
        if text and not text.startswith("#"):
            break
        said = HEAD.fullmatch(text)
        if said:
            head[said[1]] = said[2]
        lines[number] = b"\n"
    return head, b"".join(lines)


def _head_faults(file: Path, head: dict[str, str]) -> Iterator[str]:
    if not NAME.fullmatch(file.stem):
        yield "its name has other signs than a to z, 0 to 9 and hyphens, or more than 40"
    if len(head.get("title", "")) > LONGEST_TITLE:
        yield f"its title is longer than {LONGEST_TITLE} characters"
    language = head.get("language", ANY_LANGUAGE)
    if language not in (*having(Part.DECK), ANY_LANGUAGE):
        yield f"there is no language {language}; there are {', '.join(having(Part.DECK))} and {ANY_LANGUAGE}"
