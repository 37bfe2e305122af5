"""The text format of entries, meant to be read and mended by a native speaker.

    ZAMEK
      kind: buildings
      meaning: castle
        król 3, wieża 3, rycerz 3, oblężenie 2, duch 1
      meaning: lock of a door
        klucz 3, drzwi 3, włamywacz 2
      derived: zamkowy
      diminutives: zameczek
      verbs: zamykać, zamknąć

A codename stands in capitals at the margin, a bar in it (KONSTANTY|NOPOL) marks where it may be broken. `kind` is one of
`entry.KINDS`; `local` alone on a line marks what is at home in the culture. Under each `meaning`, in English, stand its
associations with their strength. The other fields are those of `entry.Family`, each a list with commas. `#` begins a comment.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields

from cryptonym.lexicon.entry import KINDS, Association, Entry, Family, Meaning, same

FAMILY_FIELDS = tuple(entry_field.name for entry_field in fields(Family))


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong in one line of a written deck. The rest can still be used."""

    line: int
    what: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"line {self.line}: {self.what}" + (f" ({', '.join(self.args)})" if self.args else "")


@dataclass(frozen=True, slots=True)
class Written:
    """What a text holds: the entries that could be read, and what is wrong with it, by line."""

    entries: tuple[Entry, ...]
    faults: tuple[Fault, ...]


@dataclass(slots=True)
class _Draft:
    """An entry under way, while its lines are being read."""

    line: int
    codename: str
    break_at: int | None
    kind: str | None = None
    local: bool = False
    meanings: list[tuple[str, list[Association]]] = field(default_factory=list)
    family: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def finished(self) -> Entry:
        return Entry(
            codename=self.codename,
            kind=self.kind or "",
            meanings=tuple(Meaning(gloss, tuple(associations)) for gloss, associations in self.meanings),
            local=self.local,
            family=Family(**self.family),
            break_at=self.break_at,
        )


def parse(lines: Iterable[str]) -> Written:
    """Read entries; a line that makes no sense is a fault of its own and costs nothing but itself."""
    drafts: list[_Draft] = []
    faults: list[Fault] = []
    for number, raw in enumerate(lines, start=1):
        line = raw.split("#", 1)[0].rstrip()
        if not line.strip():
            continue
        if not line[0].isspace():
            drafts.append(_begin(number, line))
        elif not drafts:
            faults.append(Fault(number, "before-first-codename"))
        else:
            faults.extend(_read(drafts[-1], number, line))
    for draft in drafts:
        faults.extend(_missing(draft))
    faults.sort(key=lambda fault: fault.line)
    return Written(tuple(draft.finished() for draft in drafts), tuple(faults))


def _begin(number: int, line: str) -> _Draft:
    break_at = line.index("|") if "|" in line else None
    return _Draft(number, line.replace("|", "").strip(), break_at)


def _read(draft: _Draft, number: int, line: str) -> list[Fault]:
    text = line.strip()
    name, colon, value = text.partition(":")
    if text == "local":
        twice = draft.local
        draft.local = True
        return [Fault(number, "field-twice", ("local",))] if twice else []
    if not colon:
        return _read_associations(draft, number, text)
    value = value.strip()
    if name == "kind":
        if draft.kind is not None:
            return [Fault(number, "field-twice", ("kind",))]
        draft.kind = value
        return [] if value in KINDS else [Fault(number, "unknown-kind", (value,))]
    if name == "meaning":
        draft.meanings.append((value, []))
        return [] if value else [Fault(number, "no-gloss")]
    if name in FAMILY_FIELDS:
        if name in draft.family:
            return [Fault(number, "field-twice", (name,))]
        draft.family[name] = tuple(word.strip() for word in value.split(",") if word.strip())
        return []
    return [Fault(number, "unknown-field", (name,))]


def _read_associations(draft: _Draft, number: int, text: str) -> list[Fault]:
    if not draft.meanings:
        return [Fault(number, "association-without-meaning")]
    faults = []
    for item in filter(None, (item.strip() for item in text.split(","))):
        word, _, strength = item.rpartition(" ")
        word = word.strip()
        if strength not in {"1", "2", "3"} or not word:
            faults.append(Fault(number, "no-strength", (item,)))
        elif any(same(word) == same(known.word) for _, known_ones in draft.meanings for known in known_ones):
            faults.append(Fault(number, "association-twice", (word,)))
        else:
            draft.meanings[-1][1].append(Association(word, int(strength)))
    return faults


def _missing(draft: _Draft) -> list[Fault]:
    faults = []
    if draft.kind is None:
        faults.append(Fault(draft.line, "no-kind", (draft.codename,)))
    if not draft.meanings:
        faults.append(Fault(draft.line, "no-meaning", (draft.codename,)))
    return faults
