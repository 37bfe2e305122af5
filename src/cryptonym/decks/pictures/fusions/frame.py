"""What every fusion is: a way to make one picture of two things, with its words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cryptonym.decks.pictures.sketch import Sketch

One = Callable[[Sketch], Sketch]
Two = Callable[[Sketch, Sketch], Sketch]


@dataclass(frozen=True, slots=True)
class Fusion:
    """A way to fuse. `title` and `alt` are English, with `{a}` and `{b}` for what is put in.

    A title has the bare name (`owl`), an alt the name with its article (`an owl`); `{many_a}` is `owls` and `{an_a}` is `an owl` in both.
    """

    id: str
    title: str
    alt: str
    ideas: tuple[str, ...]
    draw: One | Two
    takes: int
    outline: str = ""
    """Which of the things, `a` or `b`, is seen in outline only: nothing that is drawn on it shows."""


FUSIONS: dict[str, Fusion] = {}


def fusion(title: str, alt: str, *ideas: str, outline: str = "") -> Callable[[One], One]:
    """A fusion of one thing with what the fusion draws itself."""

    def keep(draw: One) -> One:
        _keep(draw, title, alt, ideas, 1, outline)
        return draw

    return keep


def fusion_of_two(title: str, alt: str, *ideas: str, outline: str = "") -> Callable[[Two], Two]:
    """A fusion of two things."""

    def keep(draw: Two) -> Two:
        _keep(draw, title, alt, ideas, 2, outline)
        return draw

    return keep


def _keep(draw: One | Two, title: str, alt: str, ideas: tuple[str, ...], takes: int, outline: str) -> None:
    known = getattr(draw, "__name__", "").rstrip("_")
    assert known not in FUSIONS, f"a second {known}"
    FUSIONS[known] = Fusion(known, title, alt, ideas, draw, takes, outline)
