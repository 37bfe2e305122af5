"""What stands around things: ground, sea, stars, clouds, and the short rays of a surprise."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, oval, path, star
from cryptonym.decks.pictures.noted import note
from cryptonym.decks.pictures.sketch import INK, PAPER, SHADE, Colour, Sketch


def ground(s: Sketch, y: float, x0: float = 14, x1: float = 86) -> None:
    """Three lines on which things stand."""
    s.line(path(f"{x0},{y} {(x0 + x1) / 2},{y + 0.4} {x1},{y}"), w=0.6)
    s.line(path(f"{x0 + 9},{y + 1.9} {x1 - 6},{y + 1.8}"), path(f"{x0 + 20},{y + 3.6} {x1 - 24},{y + 3.6}"), w=0.4)


def waves(s: Sketch, y: float, rows: int = 3, *, gap: float = 5, pen: Colour = INK) -> None:
    """A sea from edge to edge."""
    note("scenery", "waves")
    for row in range(rows):
        line = " ".join(
            f"{x - 3 * (row % 2)},{y + gap * row + (1.4 if i % 2 else -1.4)}" for i, x in enumerate(range(-2, 110, 7))
        )
        s.line(path(line), w=0.75 if row == 0 else 0.45, pen=pen)


def stars(s: Sketch, *places: tuple[float, float], r: float = 2.2, pen: Colour = PAPER) -> None:
    note("scenery", "stars")
    for i, (x, y) in enumerate(places):
        s.ink(star(x, y, r * (1.3 if i % 3 == 0 else 0.8), r * 0.35, 4), w=0, colour=pen)


def small_cloud(s: Sketch, x: float, y: float, k: float = 1) -> None:
    note("scenery", "cloud")
    s.add(
        oval(x - 7 * k, y, 6 * k, 4.5 * k),
        oval(x, y - 3 * k, 7 * k, 6 * k),
        oval(x + 8 * k, y, 6 * k, 4.5 * k),
        w=0.6,
        tone=SHADE,
    )


def hook(s: Sketch, x: float, y: float, *, pen: Colour = INK) -> None:
    """The block and hook at the end of a crane's rope."""
    note("scenery", "hook")
    s.line(
        path(f"{x},{y + 5} {x},{y + 9} {x + 4},{y + 12} {x + 3},{y + 17} {x - 2},{y + 17.5} {x - 4},{y + 13}"),
        w=1.7,
        pen=pen,
    )
    s.ink(oval(x, y + 3, 3.6, 4.4), w=0.3, colour=pen).ink(oval(x, y + 3, 1.2), w=0, colour=pen.other)


def sparks(s: Sketch, x: float, y: float, r: float, start: float, end: float, count: int = 5) -> None:
    """Short rays around a place, as of something that has just appeared."""
    for i in range(count):
        turn = start + (end - start) * i / max(1, count - 1)
        (ax, ay), (bx, by) = arc(x, y, r, r, turn, turn + 1)[0], arc(x, y, r * 1.22, r * 1.22, turn, turn + 1)[0]
        s.line(path(f"{ax},{ay} {bx},{by}"), w=0.7)
