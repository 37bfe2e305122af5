"""Fusions in which one thing is found inside another."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, mirror, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.fusions.frame import fusion, fusion_of_two
from cryptonym.decks.pictures.scenery import ground, sparks, stars
from cryptonym.decks.pictures.sketch import DARK, DOTS, INK, LIGHT, MID, PAPER, SHADE, Sketch


@fusion("{a} in a bottle", "{a} in a bottle that lies on its side, like a ship", "bottle", "collector")
def bottled(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(poly("-14,44 -4,45 -4,55 -14,56"), tone=DARK).add(
        blob("-6,42! 10,42! 18,36 24,24 36,20! 92,20! 99,24 101,50 99,76 92,80! 36,80! 24,76 18,64 10,58! -6,58!"),
        w=1.1,
    )
    s.add(rect(-8, 40, -1, 60), w=0.9)
    s.put(a, 61, 74, 64, 50, hold="base")
    s.add(blob("23,72! 40,70 60,73 80,70 99,72! 98,77 92,79.5! 36,79.5! 26,76"), w=0.6, tone=MID, grain=0)
    s.line(*paths("36,25 60,24 86,25 | 28,31 31,27 | 1,46 9,46"), w=0.7)
    s.add(poly("24,80 36,80 38,92 22,92"), w=0.9, tone=DARK).add(poly("82,80 94,80 96,92 80,92"), w=0.9, tone=DARK)
    s.line(path("10,92.5 104,92.5"), w=1)
    return s


@fusion("{a} under snow", "A snow globe with {a} inside", "snow globe", "winter")
def snow_globe(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(oval(50, 42, 40), w=1.1)
    s.marks += (
        Sketch().add(blob("6,66 30,62 50,66 70,62 94,66 80,90 20,90"), tone=SHADE, w=0.7).within(oval(50, 42, 39)).marks
    )
    s.put(a, 50, 74, 62, 58, hold="base")
    s.add(
        *(
            oval(x, y, 2)
            for x, y in (
                (22, 30),
                (34, 14),
                (52, 8),
                (68, 16),
                (80, 32),
                (20, 48),
                (82, 50),
                (30, 40),
                (74, 42),
                (44, 18),
                (62, 26),
            )
        ),
        w=0.4,
    )
    s.line(arc(50, 42, 34, 34, 190, 230), w=0.8).add(blob("20,76! 80,76! 88,98! 12,98!"), tone=DARK, grain=0).add(
        rect(16, 84, 84, 90), w=0.7
    )
    return s


@fusion("A bright {a}", "A light bulb in which {a} glows", "light bulb", "idea")
def filament(a: Sketch) -> Sketch:
    s = Sketch()
    sparks(s, 50, 40, 46, 160, 380, 11)
    s.add(mirror("50,2 72,9 86,32 82,52 68,66 64,78! 50,78!"), w=1.1).line(*paths("45,78 46,66 | 55,78 54,66"), w=0.8)
    s.put(a, 50, 68, 46, 50, hold="base")
    s.add(blob("36,77! 64,77! 63,91 57,99 43,99 37,91"), tone=DARK, grain=0).line(path("22,36 26,22 36,14"), w=0.8)
    return s


@fusion("Caged {a}", "{a} on a perch in a bird cage", "cage", "prison")
def caged(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(blob("12,86! 12,40 28,14 50,8 72,14 88,40 88,86!"), w=1).line(path("50,80 50,84"), w=1)
    s.put(a, 50, 82, 56, 58, hold="base")
    s.line(
        *(path(f"{x},86 {x},40 {50 + (x - 50) * 0.5},16") for x in (24, 37, 63, 76)),
        *paths("12,40 88,40 | 50,8 50,26"),
        w=0.7,
    )
    s.line(oval(50, 4, 4), w=0.9).add(rect(6, 86, 94, 96), tone=DARK, grain=0)
    return s


@fusion("{a} in a teacup", "{a} taking a bath in a cup of tea", "tea", "cup")
def teacup_bath(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(oval(46, 94, 46, 6), tone=SHADE).line(path("80,60 98,58 96,78 74,82"), w=2)
    s.add(oval(46, 54, 40, 8), tone=DARK, grain=0)
    s.put(a, 46, 66, 62, 64, hold="base")
    s.add(blob("6,54! 24,61 46,63 68,61 86,54! 82,76 70,90 58,95 34,95 22,90 10,76"), tone=SHADE)
    s.line(*paths("80,36 76,28 84,20 80,10 | 12,36 8,28 16,20 12,10"), w=0.7)
    return s


@fusion_of_two(
    "The {a} is served",
    "A waiter's silver cover is lifted: on the dish lies {a}; {b} comes to look",
    "dinner",
    "waiter",
)
def served(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    s.add(oval(46, 88, 46, 8), w=1).add(oval(46, 86, 36, 5), w=0.6)
    s.put(a, 40, 88, 58, 44, hold="base")
    cover = (
        Sketch()
        .add(blob("6,40! 10,16 30,2 50,0 70,2 90,16 94,40!"), tone=SHADE)
        .add(rect(2, 39, 98, 45), w=0.9)
        .add(oval(50, -4, 5), tone=DARK)
    )
    s.put(cover, 48, 24, 64, 40, rot=16)
    s.line(*paths("14,44 10,38 16,32 | 26,42 22,36 28,30"), w=0.6)
    s.put(b, 92, 102, 56, 44, flip=True, hold="base")
    return s


@fusion("{a} in the box", "A jack-in-the-box: {a} jumps out on a spring", "jack-in-the-box", "surprise")
def jack(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(poly("68,62 96,40 98,44 74,70"), w=0.9, tone=MID)
    s.line(path("50,66 40,63 60,60 40,57 60,54 40,51 60,48 50,45"), w=1.4)
    s.put(a, 50, 50, 60, 50, hold="base")
    s.add(poly("26,64 74,64 74,98 26,98"), tone=LIGHT).add(
        poly("50,70 54,78 62,79 56,84 58,92 50,87 42,92 44,84 38,79 46,78"), w=0.8, fill=PAPER
    )
    sparks(s, 50, 46, 44, 150, 190, 3)
    s.line(path("26,82 16,82 16,74"), w=1.2).ink(oval(16, 73, 3))
    return s


@fusion("{a} out of the hat", "A conjuror's hat with {a} coming out, and a wand", "magic", "hat")
def conjured(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(oval(50, 62, 38, 9), fill=INK)
    s.put(a, 50, 72, 54, 66, hold="base")
    s.add(blob("26,64! 50,71 74,64! 70,96! 50,100 30,96!"), tone=DARK).add(
        blob("12,62! 30,69 50,71 70,69 88,62! 82,70 68,75 50,77 32,75 18,70"), w=0.9, fill=INK
    )
    s.line(path("30,86 50,90 70,86"), w=2, pen=PAPER)
    s.add(tube("80,92 98,66", 3.4), w=0.6, fill=INK).paper(tube("96,69 98,66", 3))
    stars(s, (92, 54), (99, 46), (84, 50), r=3, pen=INK)
    return s


@fusion("{a} in {a} in {a}", "Russian dolls, large and small, each painted with {a}", "Russian doll", "family")
def matryoshka(a: Sketch) -> Sketch:
    s = Sketch()
    doll = (
        Sketch()
        .add(mirror("50,2 64,6 72,20 70,32 80,50 82,72 72,96! 50,98"), tone=DARK)
        .add(oval(50, 24, 15, 14), w=0.8)
    )
    doll.ink(oval(45, 24, 1.7), oval(55, 24, 1.7)).line(path("46,31 50,33 54,31"), w=0.6).ink(
        blob("36,20 50,8 64,20 50,14")
    )
    doll.add(oval(50, 66, 23, 24), w=0.8).put(a, 50, 66, 34, 36)
    s.put(doll, 82, 97, 40, 40, hold="base")
    s.put(doll, 8, 97, 40, 54, hold="base")
    s.put(doll, 46, 98, 64, 88, hold="base")
    ground(s, 98, -4, 104)
    return s


@fusion_of_two("From {a} to {b}", "An hourglass: above is {a}, which runs down and becomes {b}", "hourglass", "time")
def hourglass_of(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    s.add(mirror("50,10 82,10! 82,28 68,42 54,50 68,58 82,72 82,90! 50,90!"), w=1.1)
    s.put(a, 50, 40, 42, 28, hold="base")
    s.put(b, 50, 89, 50, 28, hold="base")
    s.line(path("38,42 50,48 62,42"), w=0.6).ink(
        *(oval(50 + d, y, 0.9) for d, y in ((0, 46), (0.6, 50), (-0.5, 53), (0.4, 56), (-1.2, 59), (1, 59)))
    )
    s.tone(poly("34,41 66,41 51,49 49,49"), tone=DOTS)
    s.add(rect(10, 2, 90, 11), tone=DARK, grain=0).add(rect(10, 89, 90, 98), tone=DARK, grain=0)
    s.add(rect(13, 11, 18, 89), w=0.7, tone=SHADE).add(rect(82, 11, 87, 89), w=0.7, tone=SHADE)
    return s


@fusion("{a} in a fish bowl", "{a} swimming in a goldfish bowl with weeds", "goldfish bowl", "water")
def fish_bowl(a: Sketch) -> Sketch:
    s = Sketch()
    bowl = blob("28,12! 12,30 6,54 14,80 32,95! 68,95! 86,80 94,54 88,30 72,12!")
    s.add(bowl, w=1.1).line(path("9,36 30,39 50,36 70,39 91,36"), w=0.8)
    s.line(*paths("24,92 20,80 26,70 22,60 | 78,92 82,80 76,70 | 30,93 32,84 28,76"), w=1.1)
    s.put(a, 50, 65, 56, 46)
    s.add(oval(76, 48, 2.4), oval(80, 42, 1.8), oval(22, 50, 2), w=0.5)
    s.tone(blob("16,84 50,88 84,84 68,95 32,95"), tone=DOTS).add(oval(50, 12, 23, 4), w=1, fill=None)
    return s


@fusion("Boiled {a}", "A cooking pot on the fire with {a} in the soup", "soup", "cooking")
def soup(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(blob("20,100! 26,90 30,96 38,84! 44,94 50,82! 56,94 62,84! 70,96 74,90 80,100!"), w=0.8, tone=LIGHT)
    s.add(oval(50, 46, 40, 8), tone=DARK, grain=0)
    s.put(a, 50, 56, 60, 54, hold="base")
    s.add(blob("10,46! 28,53 50,55 72,53 90,46! 90,70 80,84 50,88 20,84 10,70"), fill=INK).line(
        path("18,60 20,72 28,79"), w=1, pen=PAPER
    )
    s.line(*paths("10,54 0,54 0,64 10,64 | 90,54 100,54 100,64 90,64"), w=1.4)
    return s


@fusion("{a} in a jar", "A glass jar with a cloth lid, and in it {a}", "jar", "jam")
def jar(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(blob("26,18! 16,28 15,40! 15,92! 22,98! 78,98! 85,92! 85,40! 84,28 74,18!"), w=1.1).put(
        a, 50, 92, 56, 62, hold="base"
    )
    s.add(poly("20,4 80,4 82,18 18,18"), tone=MID, grain=90).add(
        blob("16,16 26,22 34,16 42,22 50,16 58,22 66,16 74,22 84,16 82,10 18,10"), w=0.8
    )
    s.line(*paths("22,40 22,84 | 26,34 26,40"), w=0.8)
    return s


def _slice() -> Sketch:
    """A slice of bread that lies flat, its two humps away from us."""
    s = Sketch().add(blob("1,28! 99,28! 100,34 97,38! 3,38! 0,34"), w=1, tone=DARK, grain=0)
    s.add(blob("0,30! 11,11! 5,7 6,-1 18,-4 36,-3 50,-1 64,-3 82,-4 94,-1 95,7 89,11! 100,30!"), w=1)
    s.line(path("8,27! 18,11! 13,5 18,1 36,1 50,3 64,1 82,1 87,5 82,11! 92,27!"), w=0.38)
    return s.ink(
        *(oval(x, y, 1.4, 0.8) for x, y in ((28, 8), (40, 16), (62, 9), (74, 18), (26, 21), (58, 22), (48, 8)))
    )


@fusion("The {a} sandwich", "A sandwich with {a} between two slices of bread", "sandwich", "lunch")
def sandwich(a: Sketch) -> Sketch:
    s = Sketch()
    s.put(_slice(), 50, 104, 104, hold="base")
    s.add(oval(22, 86, 13, 6), oval(78, 86, 13, 6), w=0.8, tone=DARK)
    s.add(blob("0,88 10,97 22,90 34,98 48,90 62,98 76,90 90,97 100,88 88,80 12,80"), w=0.8, tone=LIGHT, grain=60)
    s.add(blob("6,84 20,90 36,85 52,91 68,85 82,90 94,84 88,77 12,77"), w=0.8, tone=MID, grain=10)
    s.add(poly("26,78 64,78 45,95"), w=0.8).ink(oval(44, 84, 2), oval(51, 82, 1.3))
    placed = s.put(a, 50, 83, 76, 52, hold="base")
    top = placed.box[1]
    s.put(_slice(), 50, top + 6, 104, rot=-4, hold="base")
    s.line(path(f"50,{top - 14} 50,{top - 46}"), w=0.9)
    s.add(oval(50, top - 34, 7, 5.4), w=0.8, tone=MID).ink(oval(55, top - 34, 1.6, 2)).ink(oval(50, top - 47, 2.4))
    return s


@fusion("A scoop of {a}", "An ice-cream cone with {a} for a scoop", "ice cream", "summer")
def scoop(a: Sketch) -> Sketch:
    s = Sketch()
    s.put(a, 50, 58, 66, 58, hold="base")
    cone = poly("26,54 74,54 50,102")
    grid = Sketch().line(
        *(path(f"{x},50 {x + 30},104") for x in range(0, 90, 9)),
        *(path(f"{x},50 {x - 30},104") for x in range(20, 110, 9)),
        w=0.5,
    )
    s.add(cone)
    s.marks += grid.within(cone).marks
    s.add(cone, fill=None)
    s.add(blob("22,50 36,53 50,51 64,53 78,50 78,58 70,57 62,64 54,57 46,66 38,57 28,60 22,57"), w=0.9)
    return s
