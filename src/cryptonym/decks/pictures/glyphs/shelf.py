"""Where every glyph is kept: drawn once, by its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from cryptonym.decks.pictures.noted import note
from cryptonym.decks.pictures.sketch import Sketch

Draw = Callable[[Sketch], object]


@dataclass(frozen=True, slots=True)
class Glyph:
    """One thing, drawn in a box of 100 by 100, facing right where it faces anywhere."""

    id: str
    name: str
    """In English with its article: `an owl`, `the moon`."""
    draw: Draw

    @property
    def bare(self) -> str:
        """The name without its article."""
        first, _, rest = self.name.partition(" ")
        return rest if first in ("a", "an", "the") else self.name

    @property
    def many(self) -> str:
        """The name of several."""
        return MANY.get(self.bare, f"{self.bare}s")


MANY = {"fish": "fish", "mouse": "mice", "foot": "feet", "tooth": "teeth", "die": "dice", "cup of tea": "cups of tea"}
"""Plurals that are not formed with an s."""
GLYPHS: dict[str, Glyph] = {}


def glyph(name: str) -> Callable[[Draw], Draw]:
    """Put a drawing on the shelf, under the name of its function."""

    def shelve(draw: Draw) -> Draw:
        known = getattr(draw, "__name__", "").rstrip("_")
        assert known not in GLYPHS, f"a second {known}"
        GLYPHS[known] = Glyph(known, name, draw)
        return draw

    return shelve


def take(known: str) -> Sketch:
    """The drawing of a glyph; to be put into others, never to be drawn on."""
    note("glyph", known)
    return _taken(known)


@cache
def _taken(known: str) -> Sketch:
    sketch = Sketch()
    GLYPHS[known].draw(sketch)
    return sketch
