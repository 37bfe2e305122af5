"""Originals that are hard to put anywhere else: what has grown, hatched or dived into something it never was."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, oval, path, paths, petals, poly, rect, tube
from cryptonym.decks.pictures.originals.frame import original
from cryptonym.decks.pictures.scenery import ground, stars, waves
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, SHADE, Sketch


@original("Hand tree", "A tree that is a hand: leaves sprout from its fingertips", "hand", "tree")
def hand_tree(s: Sketch) -> None:
    fingers = (
        ("38,60 28,34 22,22", 12, 8),
        ("46,54 42,24 42,10", 12, 8),
        ("55,54 59,24 62,12", 12, 8),
        ("62,58 74,36 82,26", 11, 7),
    )
    s.add(
        blob("34,58 40,50 60,50 68,60 62,78 62,88 74,98! 28,98! 38,88 38,78"),
        *(tube(*finger) for finger in fingers),
        tube("38,72 20,62 10,50", 13, 8),
        tone=MID,
        grain=80,
    )
    for x, y, rot in ((22, 22, -110), (42, 9, -90), (62, 11, -75), (82, 25, -40), (10, 49, -140)):
        for turn in (-55, 0, 55):
            (u, v) = arc(x, y, 9, 9, rot + turn, rot + turn + 1)[0]
            s.add(oval(u, v, 7.5, 3.6, rot + turn), w=0.7, tone=LIGHT, grain=rot)
    ground(s, 98, 8, 92)


@original("Eye spider", "A spider whose body is an eye", "eye", "spider")
def eye_spider(s: Sketch) -> None:
    for text in ("66,44 82,24 90,36 98,62", "70,50 86,46 94,60 96,84", "68,58 84,70 86,92", "60,64 70,82 68,98"):
        other = " ".join(f"{100 - float(x)},{y}" for x, y in (pair.split(",") for pair in text.split()))
        s.line(*paths(f"{text} | {other}"), w=1.3)
    s.line(path("50,-4 50,26"), w=0.6).add(oval(50, 50, 25), w=1.2).add(oval(50, 51, 15), tone=MID, grain=90)
    s.ink(oval(50, 51, 8)).paper(oval(54, 47, 2.8)).line(
        *paths("28,42 34,45 | 30,58 36,56 | 72,42 66,45 | 70,58 64,56"), w=0.5
    )


@original("Flower clock", "A flower whose middle is the face of a clock", "flower", "clock", "spring")
def flower_clock(s: Sketch) -> None:
    s.line(path("50,60 52,82 50,100"), w=1.8).add(
        blob("51,90! 64,74 84,76! 72,92"), blob("51,94! 38,80 18,82! 28,96"), tone=MID
    )
    s.add(*petals(50, 38, 14, 40, 12, 8.5), tone=SHADE).add(oval(50, 38, 22), w=1.2)
    s.line(*paths("50,19 50,23 | 50,53 50,57 | 31,38 35,38 | 65,38 69,38"), w=0.9)
    s.line(*paths("50,38 50,26 | 50,38 60,43"), w=1.5).ink(oval(50, 38, 2.8))


@original("Snow cone", "A snowman melting in an ice-cream cone", "snowman", "ice cream", "winter")
def snowman_cone(s: Sketch) -> None:
    cone = poly("26,62 74,62 50,106")
    s.line(*paths("30,44 12,34 6,24 | 12,34 4,36 | 70,44 88,34 94,24 | 88,34 96,36"), w=1.1)
    s.add(oval(50, 48, 23, 20), tone=SHADE).add(oval(50, 20, 15), tone=SHADE)
    s.add(cone)
    s.marks += (
        Sketch()
        .line(*(path(f"{x},58 {x + d},108") for x in range(0, 110, 9) for d in (30, -30)), w=0.5)
        .within(cone)
        .marks
    )
    s.add(cone, fill=None)
    s.add(blob("22,58 36,61 50,59 64,61 78,58 78,66 70,65 62,72 54,65 46,74 38,65 28,68 22,65"), w=0.9)
    s.ink(oval(45, 17, 1.8), oval(55, 17, 1.8), oval(50, 40, 1.8), oval(50, 49, 1.8)).add(
        poly("50,20 66,23 50,25"), w=0.7, tone=MID
    )
    s.ink(
        *(oval(x, y, 1) for x, y in ((44, 27), (48, 29), (52, 29), (56, 27))), rect(36, 6, 64, 9), rect(41, -10, 59, 7)
    )


@original("Bee line", "An aeroplane that is a bee, with stripes, a sting and a propeller", "bee", "aeroplane")
def bee_plane(s: Sketch) -> None:
    s.add(blob("50,42! 34,10! 46,6 66,42!"), tone=LIGHT, grain=60).add(poly("2,56 12,52 12,60"), fill=INK)
    s.add(blob("20,46! 8,22! 18,22 34,42!"), tone=MID)
    body = blob("8,56 22,44 56,38 80,44 90,56 80,68 56,72 24,66")
    s.add(body, tone=SHADE)
    bands = Sketch().ink(
        *(blob(f"{x},30! {x + 8},30! {x + 11},56 {x + 8},80! {x},80! {x + 3},56") for x in (22, 37, 52))
    )
    s.marks += bands.within(body).marks
    s.add(body, fill=None).add(blob("46,62! 26,92! 40,94 66,64!"), tone=LIGHT, grain=60).eye(76, 51, 4.4)
    s.line(*paths("72,42 74,30 80,26 | 80,44 86,34 92,34"), w=0.8).ink(oval(80, 26, 2), oval(92, 34, 2))
    s.ink(oval(94, 42, 2.6, 13), oval(94, 70, 2.6, 13), oval(93, 56, 4)).line(path("78,63 83,64"), w=0.7)


@original(
    "Banana dive", "A banana that is a submarine, with portholes, a periscope and a propeller", "banana", "submarine"
)
def banana_submarine(s: Sketch) -> None:
    s.bleeds = True
    s.line(path("50,52 50,26 60,26"), w=2).add(poly("36,66 40,46 60,46 64,64"), tone=MID, grain=0)
    s.ink(oval(8, 38, 3, 8), oval(8, 56, 3, 8)).line(path("8,47 16,47"), w=1.4)
    s.add(blob("12,42! 20,40! 28,52 46,60 66,58 82,46 88,36! 95,38! 96,46 88,66 68,80 44,80 24,68 12,52!"), tone=SHADE)
    s.ink(poly("87,34 96,35 97,43 90,42")).line(path("18,50 34,66 54,70 76,62 92,44"), w=0.7)
    s.add(oval(38, 69, 5), oval(54, 71, 5), w=0.9).add(oval(69, 67, 4.6), w=0.9)
    s.add(oval(88, 24, 3), oval(94, 16, 2.2), oval(84, 12, 1.8), w=0.5)
    waves(s, 12, 1)
    s.line(*paths("6,96 20,92 34,96 48,91 62,96 78,92 96,96"), w=0.8).line(
        *paths("14,94 12,84 16,78 | 80,93 84,84 80,78"), w=0.9
    )


@original("Ladder neck", "A giraffe whose neck is a ladder", "giraffe", "ladder")
def giraffe_ladder(s: Sketch) -> None:
    s.line(path("8,70 2,78 4,88"), w=0.8)
    s.add(tube("20,74 18,102", 6), tone=MID).add(tube("48,74 49,102", 6), tone=MID)
    s.add(blob("8,72 14,64 36,62 58,64 64,72 54,82 18,84"), tube("14,76 12,103", 6.5), tube("54,76 56,103", 6.5))
    for y in (14, 26, 38, 50, 62):
        x = 52 + (y - 14) * -0.25
        s.add(poly(f"{x},{y} {x + 22},{y} {x + 21},{y + 4} {x - 1},{y + 4}"), w=0.7)
    s.add(poly("36,72 41,72 58,4 53,4"), tone=MID).add(poly("58,72 63,72 80,4 75,4"), tone=MID)
    s.add(blob("48,-2 60,-10 78,-6 94,2 99,8 96,14 84,16 66,12 50,8"), tone=SHADE)
    s.add(blob("50,-2 38,-8 35,-3 46,4"), w=0.8, tone=MID).line(*paths("57,-9 55,-18 | 65,-9 66,-18"), w=1.1)
    s.ink(oval(55, -19, 2.3), oval(66, -19, 2.3), oval(76, 0, 2), oval(95, 7, 1))
    for x, y, r in ((18, 70, 4), (31, 67, 3.6), (28, 77, 4), (43, 70, 4), (54, 72, 3.2), (41, 79, 2.4)):
        s.ink(blob(f"{x - r},{y} {x},{y - r * 0.8} {x + r},{y - 1} {x + r * 0.6},{y + r * 0.8} {x - r * 0.5},{y + r}"))


@original("Garden snake", "A garden hose that is a snake, watering a flower", "snake", "garden hose", "flower")
def snake_hose(s: Sketch) -> None:
    s.line(path("4,74 4,98"), w=1.6).add(blob("0,70! 12,70! 14,76 22,78 22,86! 14,86 0,84!"), tone=DARK).line(
        path("2,64 12,64"), w=1.6
    )
    s.add(tube("18,82 34,92 54,86 50,70 30,68 22,52 36,40 54,46 60,36 56,24", 8, 9), tone=SHADE)
    for x, y in ((26, 87), (40, 91), (53, 82), (44, 69), (31, 67), (23, 56), (30, 43), (44, 42), (56, 42), (59, 32)):
        s.ink(poly(f"{x - 2.6},{y} {x},{y - 2.6} {x + 2.6},{y} {x},{y + 2.6}"))
    s.add(blob("50,16 58,8 70,10 76,18 72,24 60,28 52,26"), tone=SHADE).ink(oval(62, 14, 2))
    for dx, y in ((6, 40), (12, 46), (18, 42), (9, 56), (15, 60)):
        s.add(blob(f"{68 + dx},{y - 6}! {70 + dx},{y} {68 + dx},{y + 2} {66 + dx},{y}"), w=0.6, fill=INK)
    s.line(path("75,21 84,26 88,36"), path("74,23 80,29 82,34"), w=0.6)
    s.line(path("84,80 85,98"), w=1.2).add(*petals(84, 74, 2, 12, 7, 4.6), w=0.9, tone=SHADE).ink(oval(84, 74, 4))
    ground(s, 98, 0, 98)


@original("Cat moon", "The crescent moon is a cat curled up in the night sky", "cat", "moon", "sleep")
def cat_moon(s: Sketch) -> None:
    s.night()
    stars(s, (14, 16), (28, 8), (90, 30), (86, 12), (92, 66), (10, 84), (60, 40), (54, 26), (70, 54), r=2.2)
    s.add(tube("66,86 84,84 94,72 92,56 84,50", 10, 5), w=0.9)
    s.add(blob("30,28 14,44 12,66 26,86 50,94 74,88 88,74! 70,76 52,70 44,58 44,44"), tone=SHADE)
    s.add(blob("22,30! 20,8! 32,16 44,16! 56,8! 54,30 50,42 38,48 26,42"), w=1, tone=LIGHT, grain=90)
    s.paper(blob("26,28 38,22 50,28 50,38 38,45 26,38"))
    s.line(*paths("29,32 32,34 35,32 | 42,32 45,34 48,32"), w=0.9).ink(poly("36,37 41,37 38.5,40"))
    s.line(*paths("28,38 16,36 | 28,40 16,43 | 49,38 61,36 | 49,40 61,43"), w=0.4, pen=INK)


@original("Cheese moon", "The moon is a cheese with holes, and a mouse sits on it at night", "cheese", "moon", "mouse")
def cheese_moon(s: Sketch) -> None:
    s.night()
    stars(s, (12, 14), (28, 26), (90, 24), (92, 56), (8, 60), (72, 10), (52, 8), (84, 88), r=2.2)
    s.add(blob("58,22! 34,26 18,48 22,72 44,92 70,92 90,78! 66,78 52,64 50,42"), tone=LIGHT)
    s.add(oval(32, 48, 5), oval(40, 68, 6), oval(58, 84, 5, 4), oval(42, 36, 3), oval(30, 62, 2.6), w=0.7, tone=DARK)
    s.line(path("54,74 46,78 42,74"), w=0.8, pen=INK)
    s.add(oval(70, 52, 6), w=0.9).add(blob("54,78 56,64 64,58 76,60 88,70 86,74 76,79"), tone=SHADE)
    s.add(oval(77, 53, 7), w=0.9).tone(oval(77, 54, 4), tone=MID).ink(oval(88, 71, 2), oval(81, 66, 1.6))
    s.line(path("56,76 46,80 40,74 34,78"), w=0.9)
