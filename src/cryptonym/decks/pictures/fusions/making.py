"""Fusions that make one thing out of another."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.fusions.frame import fusion
from cryptonym.decks.pictures.scenery import ground, sparks, stars
from cryptonym.decks.pictures.sketch import DARK, DOTS, INK, LIGHT, MID, PAPER, SHADE, Sketch


@fusion("The {a} house", "A cottage made of {a}, with a door, windows and a smoking chimney", "house", "home")
def cottage(a: Sketch) -> Sketch:
    s = Sketch()
    placed = a.placed(50, 94, 86, 76, hold="base")
    cx, cy = placed.place("head") if "head" in placed.anchors else placed.place("top")
    s.add(oval(cx + 11, cy - 19, 6, 5), oval(cx + 20, cy - 25, 7, 5), w=0.7, tone=SHADE).add(
        rect(cx + 2, cy - 13, cx + 13, cy + 12), tone=MID, grain=0
    )
    s.marks += placed.marks
    x = placed.place("middle")[0]
    s.add(blob(f"{x - 8},94! {x - 8},76 {x},69 {x + 8},76 {x + 8},94!"), w=0.9, fill=INK).paper(oval(x + 5, 84, 1.4))
    for dx in (-19, 19):
        s.add(oval(x + dx, 72, 7), w=0.9).line(
            path(f"{x + dx - 7},72 {x + dx + 7},72"), path(f"{x + dx},65 {x + dx},79"), w=0.6
        )
    ground(s, 95, 2, 98)
    return s


@fusion("{a} o'clock", "A wall clock with {a} for its face, with hands and a pendulum", "clock", "time")
def timepiece(a: Sketch) -> Sketch:
    s = Sketch()
    s.line(path("50,60 50,88"), w=0.9).add(oval(50, 92, 8), tone=DARK)
    s.put(a, 50, 42, 84, 78)
    s.add(oval(50, 44, 22), w=1)
    s.line(
        *(
            path(f"{x},{y} {u},{v}")
            for x, y, u, v in ((50, 24, 50, 28), (50, 60, 50, 64), (30, 44, 34, 44), (66, 44, 70, 44))
        ),
        w=0.9,
    )
    s.line(*paths("50,44 50,30 | 50,44 61,50"), w=1.3).ink(oval(50, 44, 2.6))
    return s


@fusion("The {a} burns down", "A candle in the shape of {a}, melting, on a saucer", "candle", "light")
def waxen(a: Sketch) -> Sketch:
    s = Sketch()
    placed = a.placed(50, 90, 70, 66, hold="base")
    x, y = placed.place("head") if "head" in placed.anchors else placed.place("top")
    sparks(s, x, y - 14, 12, 150, 390, 9)
    s.line(path(f"{x},{y + 2} {x},{y - 5}"), w=1.1)
    s.add(
        blob(f"{x},{y - 26}! {x + 6},{y - 14} {x + 4},{y - 7} {x},{y - 4} {x - 4},{y - 7} {x - 6},{y - 14}"), w=0.9
    ).add(oval(x, y - 10, 2, 4), w=0.5)
    s.marks += placed.marks
    s.add(blob("4,88! 96,88! 86,97 70,99 30,99 14,97"), tone=MID, grain=0).line(
        path("93,90 104,86 102,96 88,96"), w=1.4
    )
    for dx in (-16, 14):
        s.add(blob(f"{50 + dx - 3},76! {50 + dx + 3},76! {50 + dx + 4},86 {50 + dx},89 {50 + dx - 4},86"), w=0.6)
    return s


@fusion("The {a} key", "A key whose handle is {a}", "key", "secret")
def keyed(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(rect(44, 46, 56, 99), rect(55, 78, 74, 85), rect(55, 90, 70, 97), tone=SHADE).add(rect(38, 52, 62, 58), w=0.9)
    s.put(a, 50, 56, 66, 56, hold="base")
    return s


@fusion("{a} with strings", "A guitar whose body is {a}, with a neck and strings", "guitar", "music")
def strung(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(rect(45, -2, 55, 60), tone=DARK).add(blob("42,-12! 58,-12! 60,0! 40,0!"), fill=INK).add(
        *(oval(x, y, 2) for x in (38, 62) for y in (-9, -3)), w=0.5
    )
    s.put(a, 50, 99, 72, 62, hold="base")
    s.ink(oval(50, 66, 8)).ink(rect(41, 84, 59, 88))
    s.line(*(path(f"{x},0 {x},84") for x in (47, 49, 51, 53)), w=0.32, pen=PAPER).line(
        *(path(f"{x},74 {x},84") for x in (47, 49, 51, 53)), w=0.32
    )
    return s


@fusion("Happy birthday, {a}", "A birthday cake with candles, and {a} on top", "cake", "birthday")
def iced(a: Sketch) -> Sketch:
    s = Sketch()
    for x in (16, 30, 70, 84):
        s.add(rect(x - 1.6, 42, x + 1.6, 62), w=0.7).add(blob(f"{x},31! {x + 3},38 {x},42 {x - 3},38"), w=0.6)
    s.add(blob("6,62 6,88 50,98 94,88 94,62"), tone=MID, grain=90).add(oval(50, 62, 44, 11), w=1)
    s.add(blob("6,62 14,74 22,68 32,80 42,72 52,82 62,72 72,79 82,68 94,62 80,70 50,73 20,70"), w=0.8)
    s.put(a, 50, 66, 46, 58, hold="base")
    return s


@fusion("The {a} turns with the wind", "A weathercock on a roof that is {a}", "weathercock", "wind")
def vane(a: Sketch) -> Sketch:
    s = Sketch()
    s.line(path("50,50 50,80"), w=1.3).line(path("18,66 82,66"), w=1).ink(
        poly("82,61 92,66 82,71"), poly("18,62 10,62 14,66 10,70 18,70 22,66")
    )
    s.add(oval(50, 74, 4), tone=DARK)
    s.put(a, 50, 58, 72, 56, hold="base")
    s.add(poly("50,78 100,104 0,104"), tone=DARK, grain=0)
    return s


@fusion("Monument to {an_a}", "A statue of {a} on a tall pedestal, with pigeons", "statue", "monument")
def monument(a: Sketch) -> Sketch:
    s = Sketch()
    s.put(a, 50, 60, 66, 60, hold="base")
    s.add(rect(22, 58, 78, 66), tone=SHADE).add(poly("28,66 72,66 74,90 26,90"), tone=LIGHT, grain=90).add(
        rect(36, 71, 64, 84), w=0.7
    ).line(*paths("41,76 59,76 | 43,80 57,80"), w=0.6)
    s.add(rect(18, 90, 82, 98), tone=MID, grain=0)
    pigeon = (
        Sketch()
        .add(blob("2,60! 20,50 40,46 52,30 66,24 74,32 70,54 56,72 34,76"), tone=MID)
        .ink(poly("72,30 84,34 73,38"), oval(65, 32, 3))
        .line(*paths("44,76 44,90 | 54,74 54,88"), w=1.4)
    )
    s.put(pigeon, 88, 90, 14, 14, flip=True, hold="base")
    s.put(pigeon, 10, 98, 14, 14, hold="base")
    ground(s, 98, 0, 100)
    return s


@fusion("The song of the {a}", "A gramophone whose horn is {a}", "gramophone", "music")
def gramophone_of(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(rect(-2, 95, 8, 100), rect(64, 95, 74, 100), fill=INK)
    s.add(rect(-4, 76, 76, 96), tone=MID, grain=0).add(rect(4, 81, 68, 91), w=0.6).add(
        poly("4,68 68,68 78,76 -6,76"), w=1
    )
    s.ink(oval(34, 71, 25, 4)).paper(oval(34, 71, 7, 1.3))
    s.add(tube("4,72 2,56 12,46 30,50 44,46", 4, 9), w=0.9, tone=DARK).add(tube("30,50 38,60 40,68", 3), w=0.7)
    s.put(a, 62, 32, 68, 62, rot=14)
    s.line(path("76,86! 88,86! 88,74!"), w=1.4).ink(oval(88, 72, 3.4))
    for x, y in ((100, 62), (6, 26), (16, 8)):
        s.ink(oval(x, y, 2.8, 2.2, -20)).line(path(f"{x + 2.4},{y} {x + 2.4},{y - 10} {x + 7},{y - 7}"), w=0.7)
    return s


@fusion("The {a} lamp", "A standing lamp that shines, its shade {a}", "lamp", "light")
def lamp(a: Sketch) -> Sketch:
    s = Sketch()
    s.tone(poly("24,50 76,50 96,94 4,94"), tone=DOTS)
    s.line(path("50,44 50,92"), w=1.6).add(blob("30,98! 34,90 66,90 70,98!"), tone=DARK).line(
        path("62,52 62,68"), w=0.6
    ).ink(oval(62, 69, 1.6))
    s.put(a, 50, 56, 70, 56, hold="base")
    return s


@fusion("Knitted {a}", "{a} being knitted: needles and a ball of wool hang from it", "knitting", "wool")
def knitted(a: Sketch) -> Sketch:
    s = Sketch()
    placed = s.put(a, 50, 56, 78, 66)
    x0, y0, x1, y1 = placed.box
    rows = Sketch()
    y = y0 + 2
    while y < y1:
        rows.line(*(path(f"{x},{y}! {x + 2.5},{y + 3}! {x + 5},{y}!") for x in _steps(x0, x1, 5)), w=0.4)
        y += 4.6
    s.marks += rows.within(*placed.silhouette).marks
    for side in (1, -1):
        s.add(tube(f"{50 + 40 * side},{y0 - 18} {50 - 16 * side},{y0 + 11}", 3, 1.6), w=0.7)
        s.ink(oval(50 + 40 * side, y0 - 18, 3.4))
    s.line(path(f"50,{y0 + 7} {x1 - 12},{y0 - 2} {x1 + 4},{y0 + 16} {x1 + 6},{y1 - 6} 92,{y1 - 2}"), w=0.8)
    s.add(oval(86, y1 + 4, 12), w=0.9).line(
        arc(86, y1 + 4, 12, 5, 20, 170),
        arc(86, y1 + 4, 12, 8, 200, 330),
        arc(86, y1 + 4, 5, 12, 100, 260),
        arc(84, y1 + 2, 8, 9, 300, 420),
        w=0.6,
    )
    return s


def _steps(start: float, end: float, step: float) -> list[float]:
    return [start + step * i for i in range(int((end - start) / step) + 1)]


@fusion(
    "The {a} tower",
    "A skyscraper in the shape of {a}, full of lit windows, by night",
    "skyscraper",
    "city",
    outline="a",
)
def tower_block(a: Sketch) -> Sketch:
    s = Sketch().night()
    placed = a.placed(50, 92, 74, 80, hold="base")
    s.marks += placed.shadow(PAPER).marks
    x0, y0, x1, y1 = placed.box
    panes = Sketch()
    for i, y in enumerate(_steps(y0 + 2, y1 - 4, 8)):
        panes.ink(
            *(rect(x, y, x + 3.2, y + 4.4) for j, x in enumerate(_steps(x0 + 2, x1, 7)) if (i * 3 + j * 5) % 7 != 0)
        )
    s.marks += panes.within(*placed.silhouette).marks
    s.add(rect(-4, 76, 14, 104), w=0.6, tone=DARK, pen=INK).add(rect(86, 70, 104, 104), w=0.6, tone=DARK).paper(
        rect(-4, 92, 104, 104)
    )
    s.line(path("-2,92 102,92"), w=0.8)
    stars(s, (10, 14), (26, 8), (90, 12), (80, 28), (6, 40), (95, 46), r=1.8)
    return s


@fusion("Chapel of the {a}", "A church window of coloured glass that shows {a}", "stained glass", "church")
def stained_glass(a: Sketch) -> Sketch:
    s = Sketch()
    window = blob("14,98! 14,44 26,18 50,2! 74,18 86,44 86,98!")
    s.add(window, w=1.4)
    rays = Sketch()
    for i, (x, y) in enumerate(
        (
            (50, -10),
            (80, -6),
            (110, 20),
            (110, 60),
            (110, 100),
            (70, 120),
            (30, 120),
            (-10, 100),
            (-10, 60),
            (-10, 20),
            (20, -6),
        )
    ):
        nx, ny = (
            (80, -6),
            (110, 20),
            (110, 60),
            (110, 100),
            (70, 120),
            (30, 120),
            (-10, 100),
            (-10, 60),
            (-10, 20),
            (20, -6),
            (50, -10),
        )[i]
        if i % 2:
            rays.tone(poly(f"50,54 {x},{y} {nx},{ny}"), tone=MID if i % 4 == 1 else DARK)
        rays.line(path(f"50,54 {x},{y}"), w=0.8)
    s.marks += rays.within(window).marks
    s.paper(oval(50, 56, 27, 29)).add(oval(50, 56, 27, 29), fill=None, w=1)
    s.put(a, 50, 56, 40, 46)
    s.add(window, fill=None, w=1.6)
    return s
