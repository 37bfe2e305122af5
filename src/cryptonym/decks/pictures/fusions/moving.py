"""Fusions that fly, sail, fall and roll."""

from __future__ import annotations

from math import cos, radians, sin

from cryptonym.decks.pictures.curves import arc, blob, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.fusions.frame import fusion, fusion_of_two
from cryptonym.decks.pictures.scenery import ground, hook, small_cloud, stars, waves
from cryptonym.decks.pictures.sketch import DARK, LIGHT, MID, PAPER, SHADE, Sketch


@fusion_of_two("{a} balloon", "A hot-air balloon that is {a}, with {b} in the basket", "hot-air balloon", "journey")
def aloft(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    s.line(*paths("30,16 28,84 | 70,16 72,84 | 43,32 40,84 | 57,32 60,84"), w=1)
    s.put(a, 50, 16, 76, 58)
    s.put(b, 50, 86, 56, 36, hold="base")
    basket = poly("26,86 74,86 68,108 32,108")
    s.add(basket, tone=LIGHT, grain=0)
    weave = Sketch().line(*(path(f"{x},82 {x * 0.86 + 7},110") for x in range(26, 78, 6)), w=0.7)
    s.marks += weave.within(basket).marks
    s.add(basket, fill=None).add(tube("24,86 76,86", 5), w=0.9)
    small_cloud(s, 13, 70, 0.8)
    small_cloud(s, 88, 62, 0.7)
    return s


@fusion("{a} lifts off", "{a} lifting off like a rocket, with fins and fire", "rocket", "launch")
def lift_off(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(blob("36,66! 28,80 38,82! 36,94 46,88! 50,102! 54,88! 64,94 62,82! 72,80 64,66!"), w=0.9).add(
        blob("42,68! 40,78 47,80! 50,90! 53,80! 60,78 58,68!"), w=0.7, tone=MID
    )
    s.add(blob("28,46 10,66 12,82! 34,68!"), tone=DARK).add(blob("72,46 90,66 88,82! 66,68!"), tone=DARK)
    s.put(a, 50, 72, 50, 68, hold="base")
    s.add(
        oval(18, 97, 12, 7),
        oval(34, 100, 12, 7),
        oval(66, 100, 12, 7),
        oval(82, 97, 12, 7),
        oval(50, 102, 12, 6),
        w=0.8,
        tone=SHADE,
    )
    return s


@fusion("Under the {a}", "A boat with {a} for a sail", "boat", "sea")
def sail(a: Sketch) -> Sketch:
    s = Sketch(bleeds=True)
    s.line(path("50,8 50,78"), w=1.3)
    s.put(a, 50, 64, 66, 54, hold="base")
    s.line(path("16,70 50,66 84,70"), w=0.8)
    s.add(blob("10,72! 34,75 66,75 92,70! 84,86 76,92 26,92 18,86"), tone=MID, grain=0).add(
        oval(36, 83, 3), oval(50, 83, 3), oval(64, 83, 3), w=0.7
    )
    s.paper(poly("-2,90 102,90 102,102 -2,102"))
    waves(s, 89, 2)
    return s


@fusion_of_two("The {b} bails out", "{b} hanging from a parachute that is {a}", "parachute", "fall")
def parachute(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    canopy = a.placed(50, 44, 84, 48, hold="base")
    x0, y0, x1, y1 = canopy.box
    for part in (0.04, 0.34, 0.66, 0.96):
        s.line(path(f"{x0 + (x1 - x0) * part},{(y0 + y1) / 2} 50,64"), w=0.9)
    s.marks += canopy.marks
    s.put(b, 50, 58, 52, 44, hold="top")
    small_cloud(s, 12, 68, 0.8)
    small_cloud(s, 89, 76, 0.8)
    return s


@fusion_of_two("{a} taken away", "A flying saucer beams up {a} at night; {b} watches", "flying saucer", "abduction")
def abduction(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch().night()
    s.paper(poly("36,22 58,22 82,92 6,92"))
    s.add(blob("33,18! 35,8 47,4 59,8 61,18!"), w=0.9, tone=LIGHT).add(oval(47, 21, 34, 9), tone=SHADE).ink(
        oval(25, 22, 2), oval(36, 26, 2), oval(47, 27, 2), oval(58, 26, 2), oval(69, 22, 2)
    )
    s.put(a, 45, 57, 48, 46, rot=-10)
    s.add(blob("-4,104! -4,91 30,88 60,92 104,88 104,104!"), tone=SHADE, w=0.6)
    placed = b.placed(82, 96, 28, 31, flip=True, hold="base")
    s.marks += placed.shadow(PAPER).finer(1.8).marks
    s.marks += placed.marks
    stars(s, (10, 12), (20, 36), (86, 10), (92, 30), (7, 58), (82, 48), (14, 22), r=1.8)
    return s


@fusion_of_two("Planet {a}", "A small planet that is {a}, with {many_b} living all round it", "planet", "gravity")
def little_planet(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    one = b.placed(50, 27, 32, 29, hold="base")
    for i in range(5):
        s.marks += one.turned(72 * i).marks
    s.put(a, 50, 50, 54, 54)
    for x, y in ((8, 10), (92, 14), (6, 88), (94, 86)):
        s.line(path(f"{x - 2},{y} {x + 2},{y}"), path(f"{x},{y - 2} {x},{y + 2}"), w=0.6)
    return s


@fusion_of_two("Raining {many_a}", "It rains {many_a} from a cloud, and {b} stands beneath", "rain", "storm")
def raining(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    for x, y, r in ((16, 49, -12), (50, 50, 6), (84, 48, 12), (13, 82, 10), (88, 82, -10)):
        s.put(a, x, y, 27, 27, rot=r)
    s.add(
        oval(24, 22, 20, 14),
        oval(46, 12, 24, 16),
        oval(70, 16, 20, 15),
        oval(84, 24, 15, 12),
        oval(50, 26, 34, 10),
        tone=MID,
        grain=0,
    )
    s.put(b, 50, 99, 44, 35, hold="base")
    ground(s, 99, 8, 92)
    return s


@fusion_of_two("Sunrise with {a}", "The sun that rises from the sea is {a}; {b} floats before it", "sunrise", "sea")
def sunrise(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch(bleeds=True)
    for turn in range(180, 361, 12):
        (x, y), (u, v) = arc(50, 56, 40, 40, turn, turn + 1)[0], arc(50, 56, 75, 75, turn, turn + 1)[0]
        (p, q), (m, n) = arc(50, 56, 75, 75, turn + 3, turn + 4)[0], arc(50, 56, 40, 40, turn + 1.5, turn + 2)[0]
        s.ink(poly(f"{x},{y} {u},{v} {p},{q} {m},{n}"), w=0)
    s.put(a, 50, 68, 58, 56, hold="base")
    s.paper(rect(-2, 60, 102, 102))
    waves(s, 60, 1)
    for y, runs in (
        (66, ((6, 26), (72, 94))),
        (73, ((14, 30), (66, 90))),
        (80, ((4, 22), (76, 96))),
        (88, ((12, 40), (62, 92))),
        (94, ((30, 70),)),
    ):
        for start, end in runs:
            s.line(path(f"{start},{y} {(start + end) / 2},{y - 0.8} {end},{y}"), w=0.45)
    s.put(b, 50, 84, 28, 22, hold="base")
    return s


@fusion_of_two("{a} on a string", "{b} flies {a} like a kite on a long string", "kite", "wind")
def kite_flying(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    s.line(path("30,78 48,70 60,48"), w=0.9).line(path("64,46 76,54 84,61 78,68 88,76 84,84"), w=0.9)
    for x, y in ((83, 61), (80, 68), (87, 76)):
        s.ink(poly(f"{x - 5},{y - 3} {x},{y} {x - 5},{y + 3}"), poly(f"{x + 5},{y - 3} {x},{y} {x + 5},{y + 3}"))
    s.put(a, 68, 27, 58, 54, rot=14)
    s.put(b, 24, 99, 48, 46, hold="base")
    small_cloud(s, 16, 22)
    s.line(*paths("4,40 18,38 26,40"), w=0.6)
    return s


@fusion("{a} by rail", "A train whose engine is {a}, with wheels, chimney and smoke, on rails", "train", "railway")
def engine(a: Sketch) -> Sketch:
    s = Sketch()
    for x, y, r in ((22, 2, 11), (40, 0, 9.5), (55, 1, 7.5), (67, 4, 5.5), (77, 9, 4)):
        s.add(oval(x, y, r * 1.15, r), w=0.7, tone=SHADE)
    s.add(poly("74,80 74,30 70,22 70,14 88,14 88,22 84,30 84,80"), tone=DARK)
    s.put(a, 54, 82, 78, 62, hold="base")
    s.add(poly("-4,58 20,58 20,80 -4,80"), tone=MID, grain=0).ink(*(oval(x, 57, 4) for x in (0, 8, 16)))
    s.add(rect(-4, 78, 92, 84), w=0.9).add(poly("90,78 102,93 88,93"), w=0.9, tone=MID)
    for x in (8, 34, 56, 78):
        s.ink(oval(x, 88, 8)).paper(oval(x, 88, 4)).ink(oval(x, 88, 1.6))
    s.line(path("34,88 78,88"), w=1.1).line(path("-10,97 108,97"), w=0.8)
    return s


@fusion("{a} on the wave", "{a} surfing on a great wave", "surfing", "wave")
def surfing(a: Sketch) -> Sketch:
    s = Sketch(bleeds=True)
    s.add(
        blob("-4,104! -4,52 8,26 26,10 46,10 58,22 58,34! 48,26 40,32 38,50 46,68 66,80 104,82 104,104!"),
        tone=LIGHT,
        grain=30,
    )
    s.add(oval(57, 35, 5), oval(50, 29, 5), oval(43, 30, 4), oval(59, 27, 4), oval(62, 41, 2.4), w=0.7)
    s.line(*paths("8,46 20,28 34,19 | 10,64 20,42 32,31 | 18,78 24,60 32,46"), w=0.6)
    s.add(blob("36,90! 40,83 66,79 92,70 99,66! 98,72 90,79 66,88 44,92"), w=1).line(path("42,87 68,83 94,71"), w=0.8)
    s.put(a, 68, 82, 44, 44, rot=-8, hold="base")
    s.line(*paths("34,86 26,84 | 33,82 27,78 | 36,79 33,73"), w=0.7)
    s.add(blob("-4,104! -4,95 10,91 20,96 32,90 44,96 56,91 68,97 80,91 92,96 104,93 104,104!"), w=0.8)
    return s


@fusion("{a} on a skateboard", "{a} on a skateboard, jumping off a ramp", "skateboard", "speed")
def skating(a: Sketch) -> Sketch:
    s = Sketch()
    board = Sketch().add(blob("0,40! 8,48 90,48 98,40! 96,54 88,57 10,57 2,54"), w=1, tone=MID)
    board.ink(oval(22, 63, 7), oval(76, 63, 7)).paper(oval(22, 63, 3), oval(76, 63, 3))
    s.put(a, 52, 66, 62, 60, rot=-12, hold="base")
    s.put(board, 52, 70, 74, 22, rot=-12)
    s.add(blob("2,98! 2,94 20,90 34,78! 36,98!"), tone=DARK, grain=0).line(
        *paths("6,60 20,58 | 2,48 16,46 | 6,36 18,35"), w=0.7
    )
    ground(s, 98, 0, 98)
    return s


@fusion("{a} on the hook", "A crane that lifts {a} high above the roofs", "crane", "building site")
def hoisted(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(rect(12, 16, 24, 98), w=0.9).line(
        *(path(f"{12 + 12 * (i % 2)},{16 + 9 * i} {24 - 12 * (i % 2)},{25 + 9 * i}") for i in range(9)), w=0.6
    )
    s.add(rect(-2, 8, 96, 16), w=0.9).line(
        *(path(f"{-2 + 8 * i},{8 + 8 * (i % 2)} {6 + 8 * i},{16 - 8 * (i % 2)}") for i in range(12)), w=0.5
    )
    s.add(rect(-4, 16, 8, 28), tone=DARK).line(*paths("18,-2 94,8 | 18,-2 0,8 | 18,-2 18,8"), w=0.7)
    s.line(path("66,16 66,24"), w=0.8)
    placed = a.placed(66, 70, 54, 50)
    x0, y0, x1, _ = placed.box
    s.line(path(f"66,41! {x0 + 8},{y0 + 14}!"), path(f"66,41! {x1 - 8},{y0 + 14}!"), w=0.7)
    s.marks += placed.marks
    hook(s, 66, 24)
    s.ink(poly("30,98 30,92 36,92 36,88 44,88 44,94 52,94 52,98"), poly("76,98 76,93 84,90 92,93 92,98"))
    return s


@fusion_of_two("{many_a} at the fair", "A big wheel with {many_a} for gondolas and {b} at its hub", "big wheel", "fair")
def big_wheel(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    s.line(*paths("50,46 26,98 | 50,46 74,98"), w=1.4).line(oval(50, 46, 38), oval(50, 46, 33), w=0.7)
    seats = [(50 + 37 * cos(radians(60 * i)), 46 + 37 * sin(radians(60 * i))) for i in range(6)]
    for x, y in seats:
        s.line(path(f"50,46 {x},{y}"), w=0.7)
    for x, y in seats:
        s.put(a, x, y, 27, 27)
    s.put(b, 50, 46, 30, 30)
    ground(s, 98, 10, 90)
    return s


@fusion("{a} on the road", "{a} fitted with the wheels, lamps and bumpers of a car", "car", "road")
def motor(a: Sketch) -> Sketch:
    s = Sketch()
    s.put(a, 34, 80, 64, 74, hold="base")
    s.line(oval(61, 58, 2.6, 8, -18), w=1).line(path("62,58 70,62"), w=0.9)
    s.add(poly("70,60 78,60 72,30 64,30"), w=0.9).line(*paths("67,36 71,54 | 70,36 73,48"), w=0.4)
    s.add(blob("-2,88! -4,76 0,70 10,69! 12,74! 62,74! 64,60! 82,59 98,62! 100,88!"), tone=SHADE)
    s.line(*paths("38,75! 38,88! | 60,75! 60,88! | 76,64 92,65 | 76,68 92,69 | 76,72 92,73"), w=0.6).line(
        path("52,79 58,79"), w=1.1
    )
    s.add(rect(97, 60, 103, 86), w=0.9).line(*(path(f"97,{y} 103,{y}") for y in (65, 70, 75, 80)), w=0.6)
    s.add(oval(99, 55, 5.5, 6.5), w=0.9, tone=LIGHT).line(
        *paths("107,50 112,47 | 108,56 113,56 | 107,62 111,64"), w=0.6
    )
    for x in (16, 81):
        s.add(blob(f"{x - 19},90! {x - 15},78 {x - 6},72 {x + 6},72 {x + 15},78 {x + 19},90!"), w=1, tone=DARK)
        s.ink(oval(x, 90, 12)).paper(oval(x, 90, 7)).ink(oval(x, 90, 2.6))
    s.add(tube("34,90 63,90", 4), w=0.8).add(tube("103,88 109,88", 5), w=0.8).add(tube("-9,88 -4,88", 5), w=0.8)
    ground(s, 102, -8, 108)
    return s
