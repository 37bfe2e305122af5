"""Fusions in which one thing grows, hatches or is found in another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from cryptonym.decks.pictures.curves import (
    Contour,
    blob,
    evenly,
    inside,
    mirror,
    oval,
    path,
    paths,
    petals,
    poly,
    rect,
    tube,
)
from cryptonym.decks.pictures.fusions.frame import fusion, fusion_of_two
from cryptonym.decks.pictures.scenery import ground, sparks
from cryptonym.decks.pictures.sketch import DARK, DOTS, LIGHT, MID, PAPER, SHADE, Sketch


@fusion_of_two("{many_a} in bloom", "{b} used as a vase, in which {many_a} bloom", "flowers", "vase")
def bloom(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    s.line(*paths("50,66 50,30 | 48,66 38,52 24,44 | 52,66 62,52 76,44"), w=1.2)
    s.add(blob("40,56! 26,54 20,62! 34,64"), blob("60,56! 74,54 80,62! 66,64"), w=0.8, tone=MID)
    s.put(a, 22, 34, 36, 34, rot=-14)
    s.put(a, 78, 34, 36, 34, rot=14)
    s.put(a, 50, 20, 40, 40)
    s.put(b, 50, 99, 52, 40, hold="base")
    return s


@fusion("The {a} tree", "A tree on which {many_a} grow in place of fruit", "tree", "harvest")
def orchard(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(blob("42,60! 58,60! 57,80 70,98! 30,98! 43,80"), tone=MID, grain=85)
    s.add(
        oval(26, 46, 22, 19),
        oval(74, 46, 22, 19),
        oval(50, 26, 32, 24),
        oval(38, 60, 16, 9),
        oval(62, 60, 16, 9),
        tone=SHADE,
    )
    for x, y, r in (
        (50, 15, 0),
        (24, 33, -12),
        (76, 33, 12),
        (50, 44, 0),
        (22, 59, 8),
        (78, 59, -8),
    ):
        s.put(a, x, y, 26, 26, rot=r)
    ground(s, 98, 18, 82)
    return s


@fusion("{a} from a flower pot", "{a} growing out of a flower pot on a stalk with leaves", "pot plant")
def potted(a: Sketch) -> Sketch:
    s = Sketch()
    s.line(path("50,76 52,62 50,44"), w=1.6).add(
        blob("51,70! 62,56 82,58! 72,70"), blob("51,66! 38,52 20,56! 30,68"), w=0.9, tone=MID
    )
    s.put(a, 50, 53, 64, 52, hold="base")
    s.add(poly("30,78 70,78 64,99 36,99"), tone=MID, grain=85).add(rect(26, 70, 74, 80), w=1)
    return s


@fusion("{a} pulled from the earth", "{a} under the ground like a turnip, with its leaves above", "vegetable", "root")
def root(a: Sketch) -> Sketch:
    s = Sketch(bleeds=True)
    s.ink(rect(-2, 38, 102, 102))
    for text in ("50,44 36,28 24,10", "50,44 44,24 44,6", "50,44 58,24 62,8", "50,44 66,30 80,16"):
        s.add(tube(text, 5, 12), w=0.9, tone=MID)
    s.paper(
        oval(10, 50, 1.2), oval(22, 84, 1.5), oval(88, 60, 1.3), oval(80, 90, 1.2), oval(8, 76, 1.6), oval(93, 80, 1.2)
    )
    placed = a.placed(50, 40, 56, 54, hold="top")
    s.marks += placed.shadow(PAPER).marks
    s.marks += placed.marks
    s.line(*paths("-2,38 14,36 30,38 44,37 | 58,37 72,38 88,36 102,38"), w=0.8)
    return s


@fusion("{a} hatches", "{a} hatching from an egg", "egg", "birth")
def hatching(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(blob("34,46! 40,38! 46,46! 54,36! 60,46! 68,38! 72,46 70,60 50,66 32,60"), w=0)
    s.put(a, 50, 78, 58, 74, hold="base")
    s.add(
        blob("18,62! 26,54! 34,64! 42,55! 50,65! 58,55! 66,64! 74,54! 82,62! 82,80 68,96 50,99 32,96 18,80"), tone=SHADE
    )
    s.line(*paths("30,72 34,78 30,82 | 70,74 66,80"), w=0.6)
    sparks(s, 50, 58, 46, 200, 225, 3)
    sparks(s, 50, 58, 46, 315, 340, 3)
    s.add(poly("86,92 92,86 98,94 92,98"), poly("4,90 12,88 12,96"), w=0.7)
    return s


@fusion("The {a} nest", "A bird's nest with {many_a} in place of eggs", "nest", "eggs")
def nest(a: Sketch) -> Sketch:
    s = Sketch()
    for x, y, r in ((26, 44, -14), (74, 44, 14), (50, 40, 0)):
        s.put(a, x, y, 32, 38, rot=r)
    s.add(blob("4,54 26,58 50,60 74,58 96,54 92,74 74,90 50,94 26,90 8,74"), tone=DARK, grain=20)
    s.line(
        *paths(
            "0,60 30,66 64,64 | 36,62 70,70 99,62 | 6,72 40,76 80,72 | 20,84 50,82 84,80 | 2,52 16,58 | 98,50 84,58"
        ),
        w=0.8,
    )
    s.line(path("-4,96 30,92 60,95 104,88"), w=1.8)
    return s


@fusion("The {a} pearl", "An open oyster with {a} for a pearl", "oyster", "pearl")
def oyster(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(
        blob("14,60! 6,40 12,24! 20,18 24,10! 36,10 44,4! 54,8 64,5! 72,12 82,14! 86,24 94,32! 92,48 86,60!"),
        tone=LIGHT,
        grain=90,
    )
    s.add(blob("20,60! 16,38 30,22 50,18 70,22 84,38 80,60!"), w=0.7)
    s.put(a, 50, 72, 46, 48, hold="base")
    s.add(blob("4,66! 20,60 34,70 50,66 66,70 80,60 96,66! 90,84 70,96 50,97 30,96 10,84"), tone=MID, grain=0).line(
        *paths("10,78 50,88 90,78 | 20,88 50,94 80,88"), w=0.6
    )
    return s


@fusion("Peeled {a}", "A half-peeled banana with {a} inside", "banana", "peel")
def peeled(a: Sketch) -> Sketch:
    s = Sketch()
    s.put(a, 50, 62, 48, 60, hold="base")
    s.add(blob("36,56! 26,44 10,42 2,56! 14,54 26,62 34,76!"), tone=SHADE).add(
        blob("64,56! 74,44 90,42 98,56! 86,54 74,62 66,76!"), tone=SHADE
    )
    s.add(blob("34,54! 42,64 50,67 58,64 66,54! 68,76 58,94! 56,100! 46,100! 44,94! 32,76"), tone=SHADE).add(
        blob("43,62! 34,74 32,88 40,98! 48,84 50,68!"), w=0.9, tone=LIGHT
    ).ink(rect(46, 95, 56, 101))
    return s


@fusion("{a} in the web", "{a} caught in a spider's web", "web", "spider")
def web(a: Sketch) -> Sketch:
    s = Sketch(bleeds=True)
    ends = ((50, -5), (92, 0), (105, 40), (100, 90), (60, 105), (14, 102), (-5, 60), (0, 10))
    for k in (0.3, 0.48, 0.66, 0.84):
        for (ax, ay), (bx, by) in zip(ends, (*ends[1:], ends[0]), strict=True):
            p, q = (50 + (ax - 50) * k, 50 + (ay - 50) * k), (50 + (bx - 50) * k, 50 + (by - 50) * k)
            s.line(
                path(f"{p[0]},{p[1]} {(p[0] + q[0]) / 2 * 0.92 + 4},{(p[1] + q[1]) / 2 * 0.92 + 4} {q[0]},{q[1]}"),
                w=0.45,
            )
    s.line(*(path(f"50,50 {x},{y}") for x, y in ends), w=0.55)
    s.put(a, 48, 52, 56, 54)
    s.line(path("82,-2 82,14"), w=0.5).ink(oval(82, 20, 5, 6), oval(82, 13, 3))
    s.line(
        *(path(f"82,17 {82 + d * 7},{y} {82 + d * 10},{z}") for d in (1, -1) for y, z in ((12, 8), (15, 18), (21, 28))),
        w=0.6,
    )
    return s


@fusion("{a} cut in half", "An avocado cut in half, with {a} for a stone", "avocado", "fruit")
def fruit_stone(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(mirror("50,2 62,8 70,30 84,56 82,82 66,96 50,98"), tone=DARK).add(
        mirror("50,8 59,13 65,33 77,58 75,79 63,90 50,92"), w=0.8
    )
    s.tone(mirror("50,8 59,13 65,33 77,58 75,79 63,90 50,92"), tone=DOTS)
    s.paper(oval(50, 64, 23)).put(a, 50, 64, 40, 40)
    return s


@fusion("Mushrooming {a}", "A mushroom with {a} for a cap, a small one beside it", "mushroom")
def toadstool(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(blob("42,50 58,50 58,76 64,96 50,98 36,96 42,76"), tone=SHADE).add(
        blob("78,78 84,78 84,90 88,97 74,97 78,90"), w=0.8
    )
    s.add(blob("34,60! 42,56 58,56 66,60! 60,68 50,64 40,68"), w=0.8)
    s.put(a, 50, 58, 76, 56, hold="base")
    s.put(a, 81, 81, 24, 20, hold="base")
    ground(s, 98, 20, 96)
    return s


@fusion("Prickly {a}", "{a} that is a cactus, with prickles and a flower, in the desert", "cactus", "prickles")
def prickly(a: Sketch) -> Sketch:
    s = Sketch()
    placed = s.put(a, 50, 92, 74, 78, hold="base")
    s.line(*_spines(placed.silhouette), w=0.5)
    s.line(*_tufts(placed), w=0.4)
    x, y = placed.place("head") if "head" in placed.anchors else placed.place("top")
    s.add(*petals(x, y, 1, 8, 6, 3), w=0.6).ink(oval(x, y, 2.2))
    ground(s, 93, 6, 94)
    return s


def _spines(shapes: tuple[Contour, ...]) -> Iterator[Contour]:
    """Prickles that stand out from the outline."""
    for shape in shapes:
        for (px, py), (qx, qy) in pairwise(evenly(shape, 6.5, closed=True) if len(shape) > 5 else ()):
            length = hypot(qx - px, qy - py) or 1
            for side in (1, -1):
                nx, ny = (qy - py) / length * side, -(qx - px) / length * side
                if py < 90 and not any(inside((px + nx * 2, py + ny * 2), other) for other in shapes):
                    yield path(f"{px},{py} {px + nx * 4.5},{py + ny * 4.5}")


def _tufts(placed: Sketch) -> Iterator[Contour]:
    """Prickles in threes, all over the surface."""
    x0, y0, x1, y1 = placed.box
    around = ((0, 0), (3, 3), (-3, 3), (0, -4))
    for row in range(int((y1 - 4 - y0) / 9) + 1):
        for column in range(int((x1 - x0) / 9) + 1):
            x, y = x0 + (3 if row % 2 else 7) + 9 * column, y0 + 9 * row
            if all(any(inside((x + dx, y + dy), shape) for shape in placed.silhouette) for dx, dy in around):
                yield from (path(f"{x},{y} {x + dx},{y - dy}") for dx, dy in ((-2, 3.4), (0, 4), (2, 3.4)))
