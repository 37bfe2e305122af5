"""Fusions that are tricks of light: shadows, mirrors, stars, smoke and what is seen through something."""

from __future__ import annotations

from math import hypot, sin

from cryptonym.decks.pictures.curves import (
    Contour,
    Point,
    arc,
    blob,
    evenly,
    inside,
    mirror,
    oval,
    path,
    paths,
    poly,
    rect,
    star,
)
from cryptonym.decks.pictures.fusions.frame import fusion, fusion_of_two
from cryptonym.decks.pictures.scenery import stars
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, PAPER, SHADE, Sketch


@fusion_of_two("The shadow of the {a}", "{a} throws the shadow of {b} on the wall", "shadow", "secret", outline="b")
def shadow(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch(bleeds=True)
    s.line(path("-2,82 102,82"), w=0.6)
    s.marks += b.placed(64, 82, 60, 68, hold="base").shadow().marks
    s.ink(poly("50,81 78,81 40,93 20,93"), w=0)
    s.put(a, 26, 94, 36, 36, hold="base")
    for turn in (15, 30, 45, 60, 75):
        (x, y), (u, v) = arc(8, 10, 12, 12, turn, turn + 1)[0], arc(8, 10, 21, 21, turn, turn + 1)[0]
        s.line(path(f"{x},{y} {u},{v}"), w=0.6)
    return s


@fusion_of_two("What the {a} sees", "{a} looks into a mirror and sees {b}", "mirror", "vanity")
def mirrored(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    s.add(poly("52,84 76,84 84,99 44,99"), tone=DARK).add(oval(64, 44, 34, 43), tone=DARK).add(
        oval(64, 44, 27, 36), w=0.9
    )
    s.marks += b.placed(64, 46, 46, 54, flip=True).within(oval(64, 44, 26.5, 35.5)).marks
    s.line(*paths("48,26 56,16 | 46,34 52,27"), w=0.6).add(oval(64, 2, 5), w=0.8)
    s.put(a, 18, 99, 38, 44, hold="base")
    return s


@fusion_of_two("{a}, {b} below", "{a} at the water's edge; its reflection in the lake is {b}", "reflection", "lake")
def reflected(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch(bleeds=True)
    s.put(a, 50, 49, 58, 41, hold="base")
    upside = b.placed(50, 0, 62, 44, hold="base").mapped(lambda p: (p[0] + 0.5 * sin(p[1] * 0.9), 52 - p[1]), 1)
    s.marks += upside.marks
    s.line(path("-2,50 20,49 50,50 80,49 102,50"), w=0.9)
    for y, runs in (
        (56, ((4, 20), (80, 96))),
        (63, ((8, 16), (84, 98))),
        (70, ((2, 18), (82, 90))),
        (78, ((6, 20), (80, 96))),
        (86, ((4, 24), (76, 92))),
        (93, ((14, 30), (70, 88))),
    ):
        for start, end in runs:
            s.line(path(f"{start},{y} {(start + end) / 2},{y - 1} {end},{y}"), w=0.45)
    return s


@fusion_of_two("{a} beneath", "Above the water floats {b}; under it, hidden and much larger, is {a}", "depth", "hidden")
def beneath(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch(bleeds=True)
    s.put(b, 50, 31, 30, 24, hold="base")
    s.ink(rect(-2, 32, 102, 102))
    for y in (38, 92):
        s.line(path(f"4,{y} 12,{y - 1} 18,{y}"), path(f"82,{y} 90,{y - 1} 96,{y}"), w=0.5, pen=PAPER)
    s.marks += a.placed(50, 34, 84, 58, hold="top").marks
    s.line(*paths("-2,32 8,30 16,32 26,30 34,32 | 66,32 74,30 84,32 92,30 102,32"), w=0.9)
    return s


@fusion_of_two(
    "The {a} constellation", "{a} as a constellation in the night sky, above {b}", "constellation", "night", outline="a"
)
def constellation(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch().night()
    placed = a.placed(50, 40, 72, 58)
    s.marks += placed.shadow(PAPER).finer(2.6).marks
    s.marks += placed.shadow(INK).finer(0.01).marks
    corners = _spread(_rim(placed.silhouette), 10)
    for i, (x, y) in enumerate(corners):
        s.ink(star(x, y, 3.4 if i % 3 == 0 else 2.4, 0.9, 4), w=0, colour=PAPER)
    stars(
        s,
        (12, 14),
        (88, 10),
        (8, 44),
        (93, 52),
        (80, 70),
        (16, 68),
        (30, 10),
        (66, 7),
        (50, 74),
        (94, 30),
        (5, 26),
        r=1.5,
    )
    s.add(blob("-4,104! -4,88 20,82 50,86 80,80 104,86 104,104!"), tone=SHADE, w=0.6)
    s.put(b, 26, 93, 38, 32, hold="base")
    return s


def _rim(shapes: tuple[Contour, ...]) -> list[Point]:
    """Points along the outline that all the shapes make together: on one of them, and within none of the others."""
    return [
        point
        for place, shape in enumerate(shapes)
        for point in evenly(shape, 8, closed=True)
        if not any(inside(point, other) for i, other in enumerate(shapes) if i != place)
    ]


def _spread(points: list[Point], gap: float) -> list[Point]:
    """As many of the points as lie apart from each other."""
    kept: list[Point] = []
    for x, y in points:
        if all(hypot(x - u, y - v) > gap for u, v in kept):
            kept.append((x, y))
    return kept


@fusion_of_two("{a} in the smoke", "Smoke that rises from {b} and takes the shape of {a}", "smoke", "dream")
def smoke(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    low = b.placed(22, 100, 42, 34, hold="base")
    x, y = low.place("mouth") if "mouth" in low.anchors else low.place("top")
    cloud = a.placed(62, 28, 66, 52)
    x0, _, x1, y1 = cloud.box
    u, v = (x0 + x1) / 2, y1 + 6
    for part, r in ((0.08, 2), (0.3, 3.4), (0.55, 5), (0.8, 6.6)):
        across, up = part * part, part * (2 - part)
        s.add(oval(x + (u - x) * across, y - 3 + (v - y + 3) * up, r * 1.2, r), w=0.7, tone=SHADE)
    s.marks += cloud.marks
    wide = (x1 - x0) / 5
    s.add(*(oval(x0 + wide * (i + 0.5), y1 + (1 if i % 2 else -2), wide * 0.8, 6) for i in range(5)), w=0.7, tone=SHADE)
    s.line(*paths("96,62 102,58 100,52 | 22,26 18,20 22,14 | 98,8 103,4"), w=0.6)
    s.marks += low.marks
    return s


@fusion("{a} in the head", "The outline of a person's head, and inside it {a}", "head", "thought")
def thought(a: Sketch) -> Sketch:
    s = Sketch()
    s.ink(
        blob(
            "26,100! 28,84 20,72 10,56 12,32 26,14 48,6 70,12 84,28 86,44! 94,60! 87,63! 89,70! 85,73! "
            "87,78! 82,81! 82,88 74,92 64,90! 66,100!"
        )
    )
    s.paper(oval(46, 42, 31, 29))
    s.marks += a.placed(46, 42, 48, 46).marks
    return s


@fusion_of_two(
    "The {a} has swallowed {an_b}", "{a}, with {b} to be seen in its belly as in an X-ray", "X-ray", "meal", outline="a"
)
def swallowed(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    placed = a.placed(50, 52, 94, 90)
    s.marks += placed.shadow().marks
    x0, y0, x1, y1 = placed.box
    s.marks += b.placed((x0 + x1) / 2 - (x1 - x0) * 0.07, (y0 + y1) / 2 + (y1 - y0) * 0.02, 40, 34).marks
    return s


@fusion("{a} through the keyhole", "A keyhole through which {a} is seen", "keyhole", "secret")
def keyhole(a: Sketch) -> Sketch:
    s = Sketch()
    s.ink(rect(2, 2, 98, 98))
    hole = mirror("50,8 68,14 76,32 72,46 62,56! 72,92! 50,92!")
    s.paper(hole)
    s.marks += a.placed(50, 48, 46, 66).within(hole).marks
    s.add(hole, fill=None, w=1)
    return s


@fusion("{a} in the eye", "A great eye with {a} in its iris, and a tear", "eye", "sight")
def gaze(a: Sketch) -> Sketch:
    s = Sketch()
    for x0, y0, x1, y1 in (
        (10, 36, 2, 26),
        (24, 24, 17, 11),
        (40, 17, 37, 2),
        (60, 17, 63, 2),
        (76, 24, 83, 11),
        (90, 36, 98, 26),
    ):
        s.line(path(f"{x0},{y0} {x1},{y1}"), w=1.2)
    s.add(blob("-2,50! 24,24 50,15 76,24 102,50! 76,74 50,83 24,74"), w=1.2).add(oval(50, 49, 30), fill=INK).paper(
        oval(50, 49, 25)
    )
    s.put(a, 50, 49, 36, 36)
    s.add(blob("78,80! 84,90 82,97 78,99 74,97 72,90"), w=0.8, tone=SHADE)
    return s


@fusion_of_two(
    "{a} and {b} at cards", "A playing card: {a} above and, the other way up, {b} below", "playing card", "game"
)
def playing_card(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    s.add(blob("20,-4! 80,-4! 88,-2 90,4! 90,96! 88,102 80,104! 20,104! 12,102 10,96! 10,4! 12,-2"), w=1)
    s.add(rect(22, 6, 78, 94), w=0.5)
    s.put(a, 50, 27, 54, 39)
    s.put(b, 50, 73, 54, 39, rot=180)
    s.add(rect(22, 47.5, 78, 52.5), w=0.6).ink(
        *(poly(f"{x},48 {x + 2.5},50 {x},52 {x - 2.5},50") for x in range(26, 78, 8))
    )
    heart = Sketch().ink(mirror("50,28! 58,14 72,10 88,20 92,36 78,60 50,92!"))
    s.put(heart, 16, 6, 8, 9)
    s.put(heart, 84, 94, 8, 9, rot=180)
    return s


@fusion_of_two("{a} full of {many_b}", "The black shape of {a}, filled with {many_b}", "pattern", "crowd", outline="a")
def filled(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    placed = a.placed(50, 50, 94, 90)
    s.marks += placed.shadow().marks
    taken: list[tuple[float, float, float]] = []
    x0, y0, x1, y1 = placed.box
    for r in (11, 8.5, 6.5):
        y = y0 + r
        while y < y1:
            x = x0 + r
            while x < x1:
                ring = arc(x, y, r * 0.92, r * 0.92, 0, 340)[::2]
                clear = all(hypot(x - u, y - v) > (r + q) * 0.98 for u, v, q in taken)
                if clear and all(any(inside(p, shape) for shape in placed.silhouette) for p in ring):
                    taken.append((x, y, r))
                x += 2.5
            y += 2.5
    for i, (x, y, r) in enumerate(taken):
        s.put(b, x, y, r * 1.72, r * 1.72, rot=(-18, 0, 14)[i % 3], flip=i % 2 == 1)
    return s


@fusion_of_two(
    "{a} on television", "A television whose screen {a} steps out of, while {b} watches", "television", "show"
)
def broadcast(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    s.line(*paths("58,20 42,2 | 58,20 76,4 | 38,84 32,96 | 84,84 90,96"), w=1.2)
    s.add(blob("20,22 58,18 96,22 99,52 96,84 58,88 20,84 17,52"), tone=MID).add(
        blob("27,29 52,26 76,29 78,53 76,76 52,80 27,76 25,53"), w=1
    )
    s.add(oval(87, 38, 4), oval(87, 52, 4), w=0.8)
    s.put(a, 52, 78, 48, 46, hold="base")
    s.put(b, 10, 99, 30, 32, hold="base")
    return s


@fusion_of_two("{a} on the moon", "{a} sits on the crescent moon at night and fishes for {b}", "moon", "fishing")
def moon_fishing(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch().night()
    moon = blob("60,6! 30,12 10,36 12,64 32,88 60,95 84,86! 60,82 40,66 36,50 40,24")
    s.add(moon, tone=SHADE, pen=INK).add(oval(22, 44, 3.4), oval(30, 74, 4.4, 3.4), w=0.5)
    placed = a.placed(50, 74, 38, 40, hold="base")
    s.marks += placed.shadow(PAPER).finer(2.4).marks
    s.marks += placed.marks
    s.line(path("60,50 74,30 88,20"), w=1, pen=PAPER).line(path("88,20 87,44"), w=0.5, pen=PAPER)
    s.marks += b.placed(86, 44, 24, 24, hold="top").marks
    stars(s, (76, 12), (92, 8), (68, 24), (94, 78), (76, 74), (8, 14), (18, 8), (6, 88), (94, 92), r=1.9)
    return s


@fusion("Portrait of {an_a}", "A portrait of {a} in a gilded frame, as of an ancestor", "portrait", "museum")
def portrait(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(rect(6, 2, 94, 98), tone=DARK, grain=45).add(rect(14, 10, 86, 90), w=0.9).add(
        oval(50, 48, 31, 35), w=0.9, tone=LIGHT
    )
    s.paper(oval(50, 48, 29, 33)).put(a, 50, 49, 50, 54)
    s.add(rect(34, 82, 66, 92), w=0.7).line(path("40,87 60,87"), w=0.7)
    s.add(oval(10, 6, 4), oval(90, 6, 4), oval(10, 94, 4), oval(90, 94, 4), w=0.7)
    return s
