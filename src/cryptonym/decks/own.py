"""A deck of the host's own: plain text, CSV with both sides, or our own format. What is wrong is said by line; the rest can be used."""

from __future__ import annotations

import csv
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Literal

from cryptonym.decks.cards import Card
from cryptonym.lexicon import Fault, parse
from cryptonym.lexicon.entry import same
from cryptonym.limits import LARGEST_DECK

LARGEST: Final = LARGEST_DECK
MOST_CARDS: Final = 2000
LONGEST: Final = 30
"""Signs in a codename: several words are fine here (CLUE-23), a sentence is not."""

Form = Literal["auto", "text", "csv", "entries"]


@dataclass(frozen=True, slots=True)
class Own:
    cards: tuple[Card, ...]
    faults: tuple[Fault, ...]
    form: Literal["text", "csv", "entries"]


def read_own(data: bytes, form: Form = "auto") -> Own:
    """The cards of a deck, and what is wrong with it. Never raises: a deck that is no deck has no cards."""
    if len(data) > LARGEST:
        return Own((), (Fault(1, "deck-too-large"),), "text")
    lines, faults = _decoded(data)
    chosen = _guessed(lines) if form == "auto" else form
    if chosen == "entries":
        faults += parse(_all_lines(lines)).faults
    rows = {"text": _plain_rows, "csv": _csv_rows, "entries": _entry_rows}[chosen](lines)
    return _gathered(rows, faults, chosen)


def _decoded(data: bytes) -> tuple[list[tuple[int, str]], list[Fault]]:
    """Lines with their numbers; one that is not UTF-8 costs only itself."""
    lines, faults = [], []
    for number, raw in enumerate(data.removeprefix(b"\xef\xbb\xbf").splitlines(), start=1):
        try:
            lines.append((number, unicodedata.normalize("NFC", raw.decode("utf-8"))))
        except UnicodeDecodeError:
            faults.append(Fault(number, "not-utf8"))
    return lines, faults


def _guessed(lines: list[tuple[int, str]]) -> Literal["text", "csv", "entries"]:
    if any(line[:1].isspace() and line.strip().startswith("meaning:") for _, line in lines):
        return "entries"
    full = [line for _, line in lines if line.strip()]
    separated = sum(any(sign in line for sign in ",;\t") for line in full)
    return "csv" if full and separated > len(full) / 2 else "text"


def _all_lines(lines: list[tuple[int, str]]) -> Iterator[str]:
    """Lines in their places, so that the numbers of faults stay true."""
    known = dict(lines)
    for number in range(1, max(known, default=0) + 1):
        yield known.get(number, "")


def _plain_rows(lines: list[tuple[int, str]]) -> Iterator[tuple[int, list[str]]]:
    for number, line in lines:
        yield number, [line]


def _csv_rows(lines: list[tuple[int, str]]) -> Iterator[tuple[int, list[str]]]:
    sample = "\n".join(line for _, line in lines[:20])
    delimiter = max(",;\t", key=sample.count)
    for number, line in lines:
        yield number, next(csv.reader([line], delimiter=delimiter), [])


def _entry_rows(lines: list[tuple[int, str]]) -> Iterator[tuple[int, list[str]]]:
    for number, line in lines:
        text = line.split("#", 1)[0].rstrip()
        if text and not text[0].isspace():
            yield number, [text.replace("|", "")]


def _gathered(
    rows: Iterable[tuple[int, list[str]]], faults: list[Fault], form: Literal["text", "csv", "entries"]
) -> Own:
    cards: list[Card] = []
    seen: set[str] = set()
    for number, row in rows:
        sides = [" ".join(side.split()) for side in row]
        while sides and not sides[-1]:
            sides.pop()
        if not any(sides):
            if form == "csv" and row:
                faults.append(Fault(number, "empty"))
            continue
        wrong = _wrong(number, sides, seen)
        if wrong is None and len(cards) >= MOST_CARDS:
            faults.append(Fault(number, "too-many-cards", (str(MOST_CARDS),)))
            break
        if wrong is not None:
            faults.append(wrong)
            continue
        seen.update(_printed(side) for side in sides)
        cards.append(Card(sides[0].upper(), sides[1].upper() if len(sides) == 2 else None))
    return Own(tuple(cards), tuple(sorted(faults, key=lambda fault: fault.line)), form)


def _wrong(number: int, sides: list[str], seen: set[str]) -> Fault | None:
    if len(sides) > 2:
        return Fault(number, "more-than-two-sides")
    for side in sides:
        if not side:
            return Fault(number, "empty")
        if not side.isprintable():
            return Fault(number, "unreadable")
        if len(side) > LONGEST:
            return Fault(number, "too-long", (side[:LONGEST] + "…",))
        if not any(sign.isalnum() for sign in side):
            return Fault(number, "no-word", (side,))
        if _printed(side) in seen:
            return Fault(number, "duplicate", (side,))
    if len(sides) == 2 and _printed(sides[0]) == _printed(sides[1]):
        return Fault(number, "duplicate", (sides[1],))
    return None


def _printed(side: str) -> str:
    """The form in which sides are compared: cards are printed in capitals, and some small letters share one (ı and i)."""
    return same(side.upper())
