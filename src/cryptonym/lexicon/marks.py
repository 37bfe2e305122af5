"""Marks: for a clue word, every codename of a deck that a table would readily accept for it.

    król | 3 KORONA TRON ZAMEK | 2 LEW SZACHY | 1 DUCH

3 stands for the first thought, 2 for clear, 1 for fair. They were written by people who went through the whole deck for each word, so a
codename that is missing in a line was looked at too (ADR 0029). `#` begins a comment.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from cryptonym.lexicon.entry import same
from cryptonym.lexicon.text import Fault

STRENGTHS = ("1", "2", "3")
Marks = Mapping[str, Mapping[str, int]]
"""By clue word and codename, both as `same` compares them."""


@dataclass(frozen=True, slots=True)
class WrittenMarks:
    marks: Marks = field(default_factory=dict)
    faults: tuple[Fault, ...] = ()


def parse_marks(lines: Iterable[str]) -> WrittenMarks:
    """Read marks. A line that makes no sense is a fault; the rest is read all the same."""
    marks: dict[str, dict[str, int]] = {}
    faults: list[Fault] = []
    for number, line in enumerate(lines, start=1):
        if not line.strip() or line.startswith("#"):
            continue
        word, *groups = (part.strip() for part in line.split("|"))
        if same(word) in marks:
            faults.append(Fault(number, "word-twice", (word,)))
            continue
        found = marks[same(word)] = {}
        for group in groups:
            strength, *codenames = group.split()
            if strength not in STRENGTHS or not codenames:
                faults.append(Fault(number, "no-strength", (group,)))
                continue
            for codename in codenames:
                if same(codename) in found:
                    faults.append(Fault(number, "association-twice", (codename,)))
                found[same(codename)] = int(strength)
    return WrittenMarks(marks, tuple(faults))
