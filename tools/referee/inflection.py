"""`pl/inflection.txt`: what a Polish form ends in, and what its lemma may end in instead, counted in PoliMorf."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tools.referee.lists import write
from tools.referee.words import table

LEAST = {"noun": 12, "adj": 30, "verb": 150}
"""How often a pair of endings has to be seen."""


def make(sources: Path) -> int:
    rules: dict[str, set[str]] = {}
    for kind, least in LEAST.items():
        for (ending, other), times in _pairs(table(sources, f"pl_lemma_lookup_{kind}")).items():
            if times >= least:
                rules.setdefault(ending, set()).add(other)
    lines = [
        " ".join((ending or "-", *sorted(other or "-" for other in rules[ending])))
        for ending in sorted(rules, key=lambda ending: (len(ending), ending))
    ]
    comment = (
        "What a form ends in, and what its lemma may end in instead (- for nothing). Counted in PoliMorf; "
        "see data/README.md."
    )
    write("pl", "inflection", comment, lines)
    return len(lines)


def _pairs(lemmas: dict[str, str | list[str]]) -> Counter[tuple[str, str]]:
    found = Counter[tuple[str, str]]()
    for form, given in lemmas.items():
        for lemma in [given] if isinstance(given, str) else given:
            if form != lemma and not lemma[0].isupper():
                shared = _shared(form, lemma)
                found[form[shared:], lemma[shared:]] += 1
    return found


def _shared(one: str, other: str) -> int:
    for place, (left, right) in enumerate(zip(one, other, strict=False)):
        if left != right:
            return place
    return min(len(one), len(other))
