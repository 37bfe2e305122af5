"""What an original is: a card composed as a whole, of no glyph and by no fusion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cryptonym.decks.pictures.sketch import Sketch

Compose = Callable[[Sketch], object]


@dataclass(frozen=True, slots=True)
class Original:
    """A drawing made once, with its words in English."""

    id: str
    title: str
    alt: str
    ideas: tuple[str, ...]
    compose: Compose

    def draw(self) -> Sketch:
        sketch = Sketch()
        self.compose(sketch)
        return sketch


ORIGINALS: dict[str, Original] = {}


def original(title: str, alt: str, *ideas: str) -> Callable[[Compose], Compose]:
    def keep(compose: Compose) -> Compose:
        known = getattr(compose, "__name__", "").replace("_", "-")
        assert known not in ORIGINALS, f"a second {known}"
        ORIGINALS[known] = Original(known, title, alt, ideas, compose)
        return compose

    return keep


REDRAWN: dict[str, Callable[[], Sketch]] = {}
"""Fused pictures that are drawn by hand after all, because the fusion does not read; their words stay."""


def redrawn(known: str) -> Callable[[Compose], Compose]:
    def keep(compose: Compose) -> Compose:
        assert known not in REDRAWN, f"a second {known}"

        def draw() -> Sketch:
            sketch = Sketch()
            compose(sketch)
            return sketch

        REDRAWN[known] = draw
        return compose

    return keep
