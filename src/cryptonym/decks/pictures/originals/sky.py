"""Originals in the sky and under it."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, mirror, oval, path, paths, petals, poly, rect
from cryptonym.decks.pictures.originals.frame import original
from cryptonym.decks.pictures.scenery import ground, small_cloud, sparks, stars, waves
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, PAPER, SHADE, Sketch


@original(
    "Bulb balloon", "A light bulb that is a hot-air balloon over the clouds", "light bulb", "hot-air balloon", "idea"
)
def bulb_balloon(s: Sketch) -> None:
    s.add(mirror("50,0 70,6 82,26 78,42 66,54 62,62! 50,62!"), tone=SHADE).line(
        path("44,62 42,42 38,32 46,36 50,30 54,36 62,32 58,42 56,62"), w=0.8
    ).line(path("26,26 30,14 38,9"), w=0.8)
    s.add(blob("38,62! 62,62! 61,72 39,72"), tone=DARK, grain=0).line(
        *paths("40,72 43,86 | 60,72 57,86 | 50,72 50,86"), w=0.6
    ).add(poly("40,86 60,86 58,99 42,99"), tone=MID, grain=0)
    small_cloud(s, 12, 64, 1.1)
    small_cloud(s, 90, 46, 1)
    sparks(s, 50, 28, 42, 190, 350, 7)


@original("Pencil rocket", "A pencil that is a rocket flying past the stars", "pencil", "rocket")
def pencil_rocket(s: Sketch) -> None:
    s.night()
    stars(s, (14, 20), (30, 10), (86, 60), (76, 84), (10, 50), (90, 30), (60, 90), (20, 40), r=2.2)
    rocket = (
        Sketch()
        .add(blob("40,84! 34,94 42,96! 40,106 50,100! 54,114! 58,100! 66,104 62,84!"), w=0.9)
        .add(blob("42,60 26,74 26,90! 42,82!"), blob("58,60 74,74 74,90! 58,82!"), tone=DARK)
    )
    rocket.add(rect(42, 24, 58, 84), tone=SHADE).line(*paths("47,26 47,84 | 53,26 53,84"), w=0.7).add(
        poly("42,24 58,24 50,0"), w=1
    ).ink(poly("47,9 53,9 50,0")).add(oval(50, 42, 6), w=0.9, tone=LIGHT)
    s.put(rocket, 50, 50, 84, 84, rot=35)


@original("Candle lighthouse", "A candle that is a lighthouse, burning above the sea", "candle", "lighthouse")
def candle_lighthouse(s: Sketch) -> None:
    s.bleeds = True
    s.tone(poly("56,18 102,4 102,34"), poly("44,18 -2,4 -2,34"), tone=LIGHT, grain=0)
    s.add(blob("6,94 24,84 50,86 76,84 94,94"), tone=DARK, grain=0).add(poly("38,38 62,38 68,88 32,88"), tone=SHADE)
    s.add(blob("37,38! 50,35 63,38! 64,52 61,58 58,48 54,46 52,62 48,64 46,48 42,50 39,60 36,50"), w=0.9).line(
        path("50,36 50,29"), w=1
    )
    s.add(blob("50,5! 58,18 56,26 50,30 44,26 42,18"), w=1).add(oval(50, 23, 2.4, 4), w=0.5)
    s.ink(blob("46,88! 46,80 50,77 54,80 54,88!"), rect(44, 66, 48, 71), rect(53, 70, 57, 75))
    waves(s, 92, 2)


@original("Winged letter", "An envelope that is a dove with an olive branch", "letter", "dove", "peace")
def letter_dove(s: Sketch) -> None:
    s.add(blob("40,46! 30,22 8,6! 8,16! 2,18! 8,28! 4,32! 14,40! 14,48! 36,60!"), tone=LIGHT, grain=40).add(
        blob("16,76! 2,74! 8,82! 0,86! 18,88!"), tone=MID
    )
    s.add(poly("14,50 74,50 74,90 14,90"), tone=SHADE).add(poly("14,50 74,50 44,74"), w=1).add(
        oval(44, 70, 5), w=0.8, fill=INK
    )
    s.add(blob("66,56 68,38 78,30 90,36 90,48 80,60 74,66"), tone=SHADE).ink(poly("89,38 101,43 89,46")).eye(
        82, 40, 2.6
    ).line(path("98,44 104,56 100,66"), w=0.9)
    s.add(oval(106, 52, 4, 2, 30), oval(99, 58, 4, 2, 160), oval(106, 62, 4, 2, 20), w=0.6, tone=MID)


@original("Hanging clouds", "Clouds hung out on a washing line with pegs, dripping", "clouds", "washing line", "rain")
def cloud_washing(s: Sketch) -> None:
    s.bleeds = True
    s.add(rect(6, 20, 11, 94), w=0.9, tone=MID).add(rect(89, 20, 94, 94), w=0.9, tone=MID).line(
        *paths("0,24 17,24 | 83,24 100,24"), w=1.4
    )
    s.line(path("8,26 30,32 50,33 70,32 92,26"), w=0.7)
    for x, y, k in ((32, 46, 1.0), (68, 46, 1.0)):
        s.add(
            *(
                oval(x + dx * k, y + dy * k, r * k)
                for dx, dy, r in ((-12, 3, 7), (-5, -5, 9), (6, -5, 9), (13, 3, 7), (0, 6, 10))
            ),
            tone=SHADE,
        )
        for dx in (-7, 7):
            s.add(rect(x + dx - 1.5, 29, x + dx + 1.5, 41), w=0.6, tone=DARK)
        s.add(
            *(
                blob(f"{x + dx},{yy}! {x + dx + 2},{yy + 5} {x + dx},{yy + 7} {x + dx - 2},{yy + 5}")
                for dx, yy in ((-9, 64), (0, 70), (9, 64), (-4, 80), (6, 82))
            ),
            w=0.6,
        )
    s.add(oval(32, 92, 12, 2.4), w=0.6).add(oval(68, 92, 12, 2.4), w=0.6)
    ground(s, 95, 2, 98)


@original("Lemon sun", "The sun as a slice of lemon on the rim of a glass that is the sea", "lemon", "sun", "drink")
def lemon_sun(s: Sketch) -> None:
    for turn in range(0, 360, 24):
        (x, y), (u, v) = arc(66, 32, 30, 30, turn, turn + 1)[0], arc(66, 32, 36, 36, turn, turn + 1)[0]
        s.line(path(f"{x},{y} {u},{v}"), w=1)
    s.add(oval(66, 32, 26), tone=SHADE).add(oval(66, 32, 22), w=0.6)
    for turn in range(0, 360, 45):
        (x, y), (u, v), (p, q) = (
            arc(66, 32, 19, 19, turn - 16, turn)[0],
            arc(66, 32, 19, 19, turn + 16, turn + 17)[0],
            arc(66, 32, 5, 5, turn, turn + 1)[0],
        )
        s.add(blob(f"{p},{q}! {x},{y} {u},{v}"), w=0.6, tone=LIGHT)
    glass = poly("10,34 70,34 62,98 18,98")
    s.add(glass, w=1.1)
    s.marks += (
        Sketch()
        .add(blob("0,56! 10,52 20,57 30,52 40,57 50,52 60,57 70,52 80,56! 80,104! 0,104!"), tone=MID, grain=0, w=0.8)
        .within(glass)
        .marks
    )
    s.add(glass, fill=None, w=1.1).line(path("28,46 28,30"), w=0.9).add(blob("29,31! 40,44! 29,44!"), w=0.7).add(
        blob("18,47! 42,47! 38,54 22,54"), w=0.8, tone=DARK
    )


@original("Ladder to the moon", "A ladder leaning on the moon, which hangs from a hook", "ladder", "moon", "dream")
def moon_ladder(s: Sketch) -> None:
    s.night()
    stars(s, (12, 16), (26, 34), (10, 56), (92, 76), (92, 14), (40, 12), (18, 80), r=2.2)
    s.line(path("62,-2 62,8 70,11 70,18 64,21 59,17"), w=1.7, pen=PAPER)
    s.line(oval(67, 22, 3.4), w=1.1, pen=PAPER)
    s.add(blob("66,24! 86,30 94,50 84,72 60,82 40,76! 60,68 71,54 72,40"), tone=SHADE)
    s.add(oval(83, 52, 3.4), oval(76, 67, 2.6), oval(82, 39, 2.2), w=0.5)
    s.line(*paths("14,98 50,40 | 28,101 64,43"), w=1.5, pen=PAPER)
    s.line(
        *(path(f"{17.5 + i * 4.2},{92 - i * 6.8} {31.5 + i * 4.2},{95 - i * 6.8}") for i in range(8)), w=1.2, pen=PAPER
    )
    s.add(blob("-4,104! -4,94 30,90 60,95 104,90 104,104!"), w=0.6, tone=SHADE)


@original("Net of the moon", "A butterfly net that catches the moon", "moon", "butterfly net", "night")
def moon_net(s: Sketch) -> None:
    s.night()
    stars(s, (14, 14), (26, 30), (12, 50), (90, 84), (84, 10), (50, 8), (34, 90), r=2.2)
    bag = blob("35,28! 36,54 42,76 54,89 70,89 82,76 88,54 89,28! 62,36")
    moon = oval(62, 59, 23)
    mesh = [line for x in range(-30, 130, 12) for line in (path(f"{x},16 {x + 50},100"), path(f"{x},100 {x + 50},16"))]
    s.marks += Sketch().line(*mesh, w=0.38, pen=PAPER).within(bag).marks
    s.add(moon, tone=SHADE).add(oval(53, 51, 4.6), oval(70, 65, 5.4), w=0.6, tone=LIGHT)
    s.add(oval(67, 47, 2.6), oval(57, 68, 2.8), oval(48, 62, 1.8), oval(62, 57, 1.6), oval(76, 54, 2), w=0.5)
    s.marks += Sketch().line(*mesh, w=0.3).within(moon).marks
    s.line(path("35,30 36,54 42,76 54,89 70,89 82,76 88,54 89,30"), w=0.9, pen=PAPER)
    s.line(oval(62, 28, 27, 8), w=2, pen=PAPER).line(path("36,31 9,86"), w=3, pen=PAPER)


@original("Flower mill", "A windmill whose sails are the petals of a flower", "windmill", "flower")
def flower_mill(s: Sketch) -> None:
    tower = poly("40,36 60,36 72,104 28,104")
    s.add(tower, tone=SHADE)
    bricks = Sketch().line(*(path(f"20,{y} 80,{y}") for y in range(56, 104, 7)), w=0.38)
    for row, y in enumerate(range(56, 104, 7)):
        bricks.line(*(path(f"{x},{y} {x},{y + 7}") for x in range(24 + 6 * (row % 2), 76, 12)), w=0.38)
    s.marks += bricks.within(tower).marks
    s.add(tower, fill=None).add(blob("38,38! 40,24 50,18 60,24 62,38!"), tone=DARK)
    s.add(blob("43,104! 43,92 50,86 57,92 57,104!"), fill=INK)
    s.add(rect(45, 69, 55, 78), w=0.9).line(*paths("50,69 50,78 | 45,73.5 55,73.5"), w=0.38)
    sail = Sketch().add(blob("60,34! 74,25 92,23 103,28 106,34 103,40 92,45 74,43 60,34!"), w=1)
    sail.line(path("54,34! 108,34!"), w=1.2).line(
        *(path(f"{x},{34 - y} {x},{34 + y}") for x, y in ((70, 6), (78, 9), (86, 10), (94, 10), (101, 7))),
        *paths("66,30 78,29 104,29.5 | 66,38 78,39 104,38.5"),
        w=0.38,
    )
    for turn in (40, 130, 220, 310):
        s.marks += sail.turned(turn, 50, 34).marks
    s.add(*petals(50, 34, 5, 19, 9, 5.4), w=0.9).add(oval(50, 34, 7), w=0.9, tone=DARK)
    for side in (1, -1):
        x = 50 + 34 * side
        s.line(path(f"{x},104 {x},92"), w=0.9).add(*petals(x, 89, 1, 7, 6, 2.8), w=0.7).ink(oval(x, 89, 1.6))
        s.add(blob(f"{x},102! {x + 6 * side},95 {x + 12 * side},95! {x + 8 * side},101"), w=0.7, tone=MID)
    ground(s, 104, 4, 96)


@original("Hat of Saturn", "A planet with a ring that is a bowler hat", "planet", "bowler hat")
def saturn_hat(s: Sketch) -> None:
    s.night()
    stars(s, (12, 20), (28, 10), (86, 14), (92, 40), (10, 76), (24, 90), (70, 88), (90, 78), (50, 8), r=2.2)
    hat = (
        Sketch()
        .add(blob("-4,62 16,54 50,50 84,54 104,62 84,74 50,78 16,74"), tone=MID, grain=0)
        .add(blob("22,64! 22,36 34,18 50,14 66,18 78,36 78,64! 50,70"), tone=SHADE)
    )
    hat.add(blob("22,54! 50,60 78,54! 78,64! 50,70 22,64!"), fill=INK).add(oval(40, 34, 4), w=0.5).add(
        oval(62, 44, 3), w=0.5
    ).add(oval(58, 28, 2.4), w=0.5)
    s.put(hat, 50, 50, 80, 70, rot=-18)


@original("Cloud flock", "Sheep that are clouds, floating over a hill; a shepherd's crook below", "sheep", "clouds")
def cloud_sheep(s: Sketch) -> None:
    for x, y, k in ((30, 24, 1.0), (65, 46, 1.1), (24, 66, 0.8)):
        s.line(*(path(f"{x + d * k},{y + 8 * k} {x + d * k},{y + 19 * k}") for d in (-10, -5, 6, 11)), w=1.2)
        s.add(
            *(
                oval(x + dx * k, y + dy * k, r * k)
                for dx, dy, r in ((-13, 2, 8), (-5, -7, 9), (7, -7, 9), (14, 2, 8), (0, 6, 10))
            ),
            tone=SHADE,
        )
        s.ink(oval(x + 20 * k, y - 2 * k, 5.5 * k, 7 * k, -20), oval(x + 13 * k, y - 6 * k, 4 * k, 2 * k, 20)).paper(
            oval(x + 21 * k, y - 4 * k, 1.3 * k)
        )
    s.add(blob("-4,104! -4,92 30,84 60,90 104,82 104,104!"), tone=LIGHT, grain=80)
    s.line(path("54,96 52,76 54,70 60,70 61,76"), w=1.2)
    s.bleeds = True


@original(
    "Sleeping hill", "A mountain that is a sleeping cat, with a small village at its foot", "cat", "mountain", "village"
)
def cat_mountain(s: Sketch) -> None:
    s.bleeds = True
    s.add(oval(22, 16, 8), w=0.8, tone=SHADE)
    s.add(
        blob("-4,84! 10,60 30,34 52,28! 54,14! 62,24 72,24! 82,14! 82,30 90,42 92,58 98,70 104,84!"),
        tone=LIGHT,
        grain=70,
    )
    s.paper(blob("56,34 68,28 82,34 86,48 78,60 64,60 56,48"))
    s.line(*paths("58,42 62,45 66,42 | 74,42 78,45 82,42"), w=0.9).ink(poly("68,48 72,48 70,51")).line(
        *paths("70,51 70,53 66,55 | 70,53 74,55"), w=0.6
    )
    s.line(*paths("60,50 46,48 | 60,53 46,56 | 80,50 94,48 | 80,53 94,56"), w=0.4)
    s.add(blob("-4,100 10,80 40,78 60,84 66,78 56,72 60,68 72,76 68,90 50,94 20,92"), tone=LIGHT, grain=20)
    for x in (76, 88):
        s.add(rect(x - 5, 82, x + 5, 92), w=0.7).add(poly(f"{x - 7},83 {x},75 {x + 7},83"), w=0.8, fill=INK).ink(
            rect(x - 1.6, 86, x + 1.6, 92)
        )
    s.line(path("-2,92 102,92"), w=0.7)
