"""Fusions that fly, sail, fall and roll."""

from __future__ import annotations

from math import cos, radians, sin

from cryptonym.decks.pictures.curves import arc, blob, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.fusions.frame import fusion, fusion_of_two
from cryptonym.decks.pictures.scenery import ground, small_cloud, stars, waves
from cryptonym.decks.pictures.sketch import DARK, LIGHT, MID, SHADE, Sketch


@fusion_of_two("{a} balloon", "A hot-air balloon that is {a}, with {b} in the basket", "hot-air balloon", "journey")
def aloft(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    s.line(*paths("26,40 42,78 | 74,40 58,78 | 40,54 47,78 | 60,54 53,78"), w=0.6)
    s.put(a, 50, 32, 70, 58)
    s.put(b, 50, 88, 22, 24, hold="base")
    s.add(poly("38,80 62,80 60,98 40,98"), tone=DARK, grain=0)
    small_cloud(s, 10, 72)
    small_cloud(s, 92, 56, 0.9)
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
    for x in (18, 36, 64, 82):
        s.line(path(f"{x},34 50,72"), w=0.5)
    s.put(a, 50, 50, 90, 54, hold="base")
    s.put(b, 50, 66, 32, 34, hold="top")
    small_cloud(s, 10, 80)
    small_cloud(s, 90, 88)
    return s


@fusion_of_two("{a} taken away", "A flying saucer beams up {a} at night; {b} watches", "flying saucer", "abduction")
def abduction(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch().night()
    s.paper(poly("40,24 60,24 88,90 12,90"))
    s.add(blob("36,18! 38,8 50,4 62,8 64,18!"), w=0.9, tone=LIGHT).add(oval(50, 21, 34, 9), tone=SHADE).ink(
        oval(28, 22, 2), oval(39, 26, 2), oval(50, 27, 2), oval(61, 26, 2), oval(72, 22, 2)
    )
    s.put(a, 50, 57, 42, 42, rot=-12)
    s.add(blob("-4,104! -4,90 30,87 60,91 104,88 104,104!"), tone=SHADE, w=0.6)
    s.put(b, 87, 92, 20, 26, flip=True, hold="base")
    stars(s, (10, 12), (22, 40), (86, 10), (92, 36), (8, 62), (94, 60), (16, 22), r=1.8)
    return s


@fusion_of_two("Planet {a}", "A small planet that is {a}, with {many_b} living all round it", "planet", "gravity")
def little_planet(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    one = b.placed(50, 26, 26, 24, hold="base")
    for i in range(6):
        s.marks += one.turned(60 * i).marks
    s.put(a, 50, 50, 54, 54)
    for x, y in ((8, 10), (92, 14), (6, 88), (94, 86)):
        s.line(path(f"{x - 2},{y} {x + 2},{y}"), path(f"{x},{y - 2} {x},{y + 2}"), w=0.6)
    return s


@fusion_of_two("Raining {many_a}", "It rains {many_a} from a cloud, and {b} stands beneath", "rain", "storm")
def raining(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    for x, y, r in ((16, 46, -15), (38, 52, 10), (64, 50, -8), (86, 44, 14), (10, 74, 12), (90, 74, -12)):
        s.put(a, x, y, 18, 20, rot=r)
        s.line(path(f"{x},{y - 16} {x},{y - 12}"), w=0.5)
    s.add(
        oval(24, 22, 20, 14),
        oval(46, 12, 24, 16),
        oval(70, 16, 20, 15),
        oval(84, 24, 15, 12),
        oval(50, 26, 34, 10),
        tone=MID,
        grain=0,
    )
    s.put(b, 50, 99, 42, 36, hold="base")
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
    s.line(path("24,82 44,74 58,52"), w=0.5).line(path("76,54 84,62 78,68 88,76 84,84"), w=0.7)
    for x, y in ((83, 61), (80, 68), (87, 76)):
        s.ink(poly(f"{x - 5},{y - 3} {x},{y} {x - 5},{y + 3}"), poly(f"{x + 5},{y - 3} {x},{y} {x + 5},{y + 3}"))
    s.put(a, 66, 30, 58, 54, rot=14)
    s.put(b, 20, 99, 34, 34, hold="base")
    small_cloud(s, 16, 26)
    s.line(*paths("4,48 18,46 26,48 | 8,54 20,53"), w=0.5)
    return s


@fusion("{a} by rail", "A train whose engine is {a}, with wheels, chimney and smoke, on rails", "train", "railway")
def engine(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(oval(84, 6, 8, 6), oval(72, 2, 7, 5), oval(93, 0, 6, 5), w=0.7, tone=SHADE)
    s.add(poly("72,80 72,26 68,12 84,12 80,26 80,80"), tone=DARK)
    s.put(a, 56, 82, 78, 62, hold="base")
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
        blob("-4,104! -4,60 14,30 40,12 66,14 80,30 78,42! 66,32 54,36 48,52 58,72 78,82 104,84 104,104!"),
        tone=LIGHT,
        grain=30,
    )
    s.add(oval(78, 40, 5), oval(70, 34, 5), oval(62, 34, 4), oval(84, 36, 3), w=0.7)
    s.line(*paths("10,50 26,30 44,22 | 14,66 26,46 40,36 | 24,76 32,60 42,50"), w=0.6)
    s.add(tube("40,84 66,76 94,66", 6, 4), w=0.9, tone=MID)
    s.put(a, 68, 74, 42, 44, rot=-10, hold="base")
    s.add(blob("-4,104! -4,92 10,88 20,93 32,87 44,93 56,88 68,94 80,88 92,93 104,90 104,104!"), w=0.8)
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
    s.line(path("66,16 66,34"), w=0.8).line(path("66,34 62,38 66,42 70,38"), w=1.2)
    s.line(*paths("66,42 48,54 | 66,42 84,54"), w=0.5)
    s.put(a, 66, 72, 54, 50)
    s.ink(poly("30,98 30,92 36,92 36,88 44,88 44,94 52,94 52,98"), poly("76,98 76,93 84,90 92,93 92,98"))
    return s


@fusion_of_two("{many_a} at the fair", "A big wheel with {many_a} for gondolas and {b} at its hub", "big wheel", "fair")
def big_wheel(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    s.line(*paths("50,46 26,98 | 50,46 74,98"), w=1.4).line(oval(50, 46, 38), oval(50, 46, 33), w=0.7)
    for i in range(8):
        t = radians(45 * i)
        s.line(path(f"50,46 {50 + 38 * cos(t)},{46 + 38 * sin(t)}"), w=0.5)
    for i in range(8):
        t = radians(45 * i)
        s.put(a, 50 + 37 * cos(t), 46 + 37 * sin(t), 19, 19)
    s.put(b, 50, 46, 26, 26)
    ground(s, 98, 10, 90)
    return s


@fusion("{a} on the road", "{a} fitted with the wheels, lamps and bumpers of a car", "car", "road")
def motor(a: Sketch) -> Sketch:
    s = Sketch()
    s.put(a, 50, 84, 86, 74, hold="base")
    s.add(tube("2,82 98,82", 7), w=0.9, tone=MID).add(oval(95, 70, 5, 6), w=0.8, tone=LIGHT)
    for x in (24, 76):
        s.ink(oval(x, 87, 12)).paper(oval(x, 87, 6.5)).ink(oval(x, 87, 2.4))
    s.line(*paths("-6,70 -14,70 | -6,60 -12,60"), w=0.7)
    for x in (-8, -14):
        s.add(oval(x, 84, 4, 3), w=0.6)
    ground(s, 99, -6, 104)
    return s
