"""What a drawing has in common with others: its glyphs, pieces of scenery, hats, beards and faces, noted while it is drawn.

A name is the kind and the thing: `glyph castle`, `scenery night`, `hat crown`. `words/shared/<language>.txt` says what each shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

_notes: list[set[str]] = []


def note(kind: str, name: str) -> None:
    for noted in _notes:
        noted.add(f"{kind} {name}")


@contextmanager
def noting() -> Iterator[set[str]]:
    """Collect what is drawn meanwhile."""
    noted = set[str]()
    _notes.append(noted)
    try:
        yield noted
    finally:
        _notes.remove(noted)
