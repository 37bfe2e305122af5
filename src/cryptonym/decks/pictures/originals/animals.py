"""Originals that are animals and something else at once."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import (
    arc,
    blob,
    mirror,
    oval,
    path,
    paths,
    poly,
    rect,
    tube,
)
from cryptonym.decks.pictures.glyphs import take
from cryptonym.decks.pictures.originals.frame import original
from cryptonym.decks.pictures.scenery import ground
from cryptonym.decks.pictures.sketch import DARK, DOTS, INK, LIGHT, MID, PAPER, SHADE, Sketch


@original(
    "Tea elephant", "An elephant that is a teapot: its trunk the spout, its tail the handle", "elephant", "teapot"
)
def elephant_teapot(s: Sketch) -> None:
    s.line(path("22,40 4,34 2,60 18,70"), w=2.4)
    s.add(
        tube("30,74 28,94", 12),
        tube("56,74 58,94", 12),
        oval(42, 56, 32, 28),
        oval(66, 48, 18, 18),
        tube("76,48 86,60 90,44 98,32", 14, 6),
        tone=SHADE,
    )
    s.add(blob("26,32 32,23 44,20 56,23 62,31 44,35"), tone=MID, grain=0).add(oval(44, 15, 5)).add(
        blob("52,34 62,40 62,56 54,64 44,58 42,44"), tone=LIGHT
    )
    s.eye(72, 43, 2.4).line(*paths("98,26 96,20 100,14 | 102,30 106,24"), w=0.7)


@original("Piano zebra", "A zebra striped with the keys of a piano", "zebra", "piano")
def zebra_piano(s: Sketch) -> None:
    s.ink(blob("10,42 3,48 2,62 6,74 10,60")).add(tube("26,58 28,92", 8, 5), tone=MID).add(
        tube("60,58 62,92", 8, 5), tone=MID
    )
    body = blob("10,44 20,37 44,39 62,36 72,42 72,60 58,66 34,66 16,66 9,56")
    s.add(
        body,
        blob("60,40 66,24 74,12 82,12 97,27 98,34 92,38 82,31 76,38 72,52"),
        tube("17,58 15,93", 10, 5),
        tube("65,58 68,93", 9, 5),
    )
    keys = (
        Sketch()
        .line(*(path(f"{x},34 {x},70") for x in range(12, 76, 8)), w=0.7)
        .ink(*(rect(x - 2.2, 34, x + 2.2, 54) for x in (20, 28, 44, 52, 60)))
    )
    s.marks += keys.within(body).marks
    s.add(body, fill=None, w=0.8)
    s.ink(
        *(
            poly(t)
            for t in (
                "64,30 76,34 75,37 63,33",
                "67,23 78,28 77,31 66,26",
                "71,17 79,21 78,24 70,20",
                "13,74 20,74 20,77 13,77",
                "12,82 20,82 20,85 12,85",
                "63,72 71,72 71,75 63,75",
                "64,80 71,80 71,83 64,83",
            )
        )
    )
    s.ink(
        blob("76,13! 78,4! 83,13!"), oval(95, 31, 1.2), oval(84, 20, 1.8), blob("73,11 66,16 60,30 58,38 64,28 68,22")
    ).line(path("91,37 95,35"), w=0.6)


@original("Antler wood", "A stag whose antlers are branches of a tree, with leaves and a bird", "deer", "tree")
def stag_tree(s: Sketch) -> None:
    for text, a, b in (
        ("42,58 34,44 36,26 28,10", 6, 2),
        ("35,36 22,30 14,18", 4, 1.6),
        ("58,58 66,44 64,26 72,10", 6, 2),
        ("65,36 78,30 86,18", 4, 1.6),
        ("28,33 16,38 6,34", 3, 1.4),
        ("72,33 84,38 94,34", 3, 1.4),
    ):
        s.add(tube(text, a, b), w=0.8, tone=MID)
    for x, y, r in (
        (28, 8, -60),
        (14, 15, 210),
        (5, 33, 180),
        (20, 26, 240),
        (72, 8, -120),
        (86, 15, -30),
        (95, 33, 0),
        (80, 26, -60),
        (32, 22, 200),
        (68, 22, -20),
    ):
        s.add(oval(x, y, 6, 3, r), w=0.6, tone=LIGHT)
    s.add(blob("38,56 50,52 62,56 64,68 58,88 50,95 42,88 36,68"), tone=SHADE).add(
        blob("38,62 24,56 20,62 34,70"), w=0.9, tone=MID
    ).add(blob("62,62 76,56 80,62 66,70"), w=0.9, tone=MID)
    s.ink(blob("44,86 50,83 56,86 50,92"), oval(42, 68, 2.4), oval(58, 68, 2.4))
    s.line(*paths("82,28 82,33 | 86,28 86,33"), w=0.8).add(blob("66,30! 74,22 80,14 88,11 94,16 92,26 84,30"), w=1).ink(
        poly("93,14 100,17 93,19"), oval(88, 16, 1.4), blob("72,27! 80,20 86,22 84,27")
    )


@original("Camel range", "A camel whose humps are mountains capped with snow", "camel", "mountains")
def camel_mountain(s: Sketch) -> None:
    s.add(tube("26,66 25,95", 6, 5), tone=MID).add(tube("58,66 59,95", 6, 5), tone=MID).line(
        path("8,60 4,68 6,76"), w=0.9
    )
    s.add(poly("4,62 26,14 40,48 54,10 72,58 60,66 16,66"), tone=LIGHT, grain=70)
    s.add(poly("26,14 34,33 29,31 26,36 22,30 17,33"), w=0.9).add(poly("54,10 63,33 58,30 54,36 50,29 45,31"), w=0.9)
    s.add(
        blob("6,62 30,60 56,60 68,58 68,68 56,74 36,74 14,74"),
        tube("62,64 76,66 82,50 82,32", 13, 8),
        blob("76,26 84,21 94,26 99,32 96,37 86,37 78,34"),
        tube("16,66 14,96", 7, 5),
        tube("50,68 51,96", 7, 5),
        tone=SHADE,
    )
    s.add(blob("79,24 75,18 81,19"), w=0.7).ink(oval(86, 27, 1.7)).line(path("98,33 92,34"), w=0.5)


@original("Igloo turtle", "A turtle that carries an igloo for a shell", "turtle", "igloo")
def turtle_igloo(s: Sketch) -> None:
    s.add(tube("34,76 32,98", 15, 13), tube("58,76 60,98", 15, 13), tone=DARK)
    s.add(
        tube("16,76 8,98 2,99", 16, 12),
        tube("74,76 82,98 88,99", 16, 12),
        tube("74,74 94,66 104,50", 17, 13),
        blob("92,46 96,35 108,32 119,40 119,50 108,56 96,55"),
        tone=LIGHT,
    ).add(poly("2,76 -12,86 4,86"), w=0.9, tone=LIGHT)
    s.put(take("igloo"), 42, 80, 92, 72, hold="base")
    s.add(
        blob("-6,78 8,75 24,78 42,76 60,78 78,75 92,78 92,82! 70,84! 67,92! 64,84! 24,84! 21,93! 18,84! -6,82!"), w=0.9
    )
    s.eye(110, 40, 3).line(path("118,48 111,51 106,50"), w=0.8)
    for x, y, r in ((92, 12, 6), (-4, 18, 5), (112, 20, 4), (74, -2, 4)):
        s.line(
            *(path(f"{x - r * u},{y - r * v} {x + r * u},{y + r * v}") for u, v in ((1, 0), (0.5, 0.87), (-0.5, 0.87))),
            w=0.8,
        )
    s.line(path("-14,106 20,105 50,107 80,105 114,106"), w=0.7)


@original("Alarm cock", "A cockerel whose body is an alarm clock", "rooster", "clock", "morning")
def rooster_clock(s: Sketch) -> None:
    for text in ("28,54 8,46 4,24", "28,50 14,34 16,12", "30,48 24,30 30,10"):
        s.add(tube(text, 11, 6), w=0.9, tone=MID)
    s.line(*paths("44,84 44,97 52,98 | 44,97 38,98 | 58,84 59,97 67,98 | 59,97 53,98"), w=1.1)
    s.add(blob("60,44 62,24 72,16 84,22 84,38 78,56 66,60"), tone=SHADE).ink(
        blob("62,22 60,8 67,13 71,3 76,11 83,6 82,18 84,24 72,16"), blob("82,36 89,40 87,50 81,48")
    )
    s.add(poly("83,24 98,30 83,34"), w=0.9, tone=MID).eye(77, 25, 2.8).add(oval(50, 60, 28), w=1.2).add(
        oval(50, 60, 22), w=0.7
    )
    s.line(*paths("50,60 50,44 | 50,60 62,66"), w=1.5).ink(oval(50, 60, 3)).line(
        *paths("50,39 50,43 | 50,77 50,81 | 29,60 33,60 | 67,60 71,60"), w=1
    )


@original(
    "Flamingo lamp", "A street lamp that is a flamingo, standing on one leg and shining", "flamingo", "street lamp"
)
def flamingo_lamp(s: Sketch) -> None:
    s.bleeds = True
    s.tone(poly("70,36 84,36 100,92 52,92"), tone=DOTS)
    s.line(*paths("36,60 36,92 | 42,60 54,72 38,78"), w=1.1)
    s.add(
        blob("8,50! 18,42 34,38 48,44 50,56 38,64 22,60"), tube("45,50 58,46 54,28 50,14 62,6 74,10", 7, 6), tone=SHADE
    ).add(blob("12,50 26,44 42,46 38,56 24,58"), w=0.7, tone=LIGHT)
    s.add(blob("66,14! 72,8 82,8 88,14! 92,34! 62,34!"), tone=DARK).add(blob("68,34! 86,34! 82,42 72,42"), w=0.8).ink(
        oval(70, 10, 1.5)
    )
    s.add(blob("26,96! 30,90 42,90 46,96!"), fill=INK)
    ground(s, 94, 6, 96)
    s.shrink(0.95, 50, 97)


@original("Tie snake", "A gentleman's necktie that is a snake", "snake", "necktie")
def snake_tie(s: Sketch) -> None:
    s.add(rect(40, 2, 60, 22), w=1).add(blob("28,-10! 72,-10! 69,2 58,11 50,13 42,11 31,2"), w=1.1).line(
        path("43,3 50,5 57,3"), w=0.9
    )
    s.add(blob("-6,104! -4,52 6,38 34,27 42,16! 58,16! 66,27 94,38 104,52 106,104!"), tone=MID, grain=80).add(
        poly("40,14 60,14 60,102 40,102"), w=0.7
    )
    s.add(poly("40,12 50,24 36,40 28,22"), poly("60,12 50,24 64,40 72,22"), w=0.9)
    s.add(tube("42,24 58,28", 9), tone=SHADE).add(tube("50,28 42,42 58,56 44,70 50,82", 9, 13), tone=SHADE)
    s.add(blob("41,80 50,74 59,80 60,90 50,99 40,90"), tone=SHADE).ink(oval(45, 86, 1.8), oval(55, 86, 1.8)).line(
        *paths("50,98 50,104! 46,109 | 50,104 54,109"), w=0.7
    )
    for x, y in ((45, 38), (49, 47), (55, 55), (50, 63), (45, 70), (48, 78)):
        s.ink(poly(f"{x - 3},{y} {x},{y - 3} {x + 3},{y} {x},{y + 3}"))


@original("Painting fox", "A fox whose tail is a paintbrush, which paints a line on the ground", "fox", "paintbrush")
def fox_brush(s: Sketch) -> None:
    s.line(path("2,94 10,90 18,95 28,91 36,95"), w=2.6)
    s.add(tube("54,70 36,64 24,72", 8, 8), tone=MID).add(poly("18,66 30,70 26,80 14,75"), tone=DARK).ink(
        blob("15,75! 26,79! 20,90 4,95! 8,86")
    )
    s.add(blob("48,92 46,72 56,56 70,52 82,60 84,92"), tube("63,72 62,93", 7), tube("77,72 77,93", 7), tone=MID)
    s.add(blob("50,30! 48,6! 64,16 76,16! 92,6! 90,30 86,40 70,54! 54,40"), tone=MID).paper(
        blob("53,36! 62,36 70,46 78,36 87,36! 82,42 70,53! 58,42")
    )
    s.line(*paths("50,34 62,35 70,45 | 90,34 78,35 70,45"), w=0.5).ink(
        oval(61, 30, 2), oval(79, 30, 2), oval(70, 51, 3, 2.5)
    ).paper(blob("64,60 70,68 76,60 72,76 68,76"))


@original(
    "Pin hedgehog",
    "A hedgehog that is a pincushion, stuck with pins, with thread and needle",
    "hedgehog",
    "pins",
    "sewing",
)
def hedgehog_pins(s: Sketch) -> None:
    for x, y, u, v in (
        (16, 66, 2, 56),
        (18, 56, 6, 40),
        (24, 46, 14, 26),
        (32, 40, 26, 16),
        (42, 38, 40, 12),
        (52, 40, 56, 14),
        (60, 44, 70, 20),
        (66, 52, 82, 32),
        (30, 54, 20, 34),
        (46, 50, 48, 26),
        (58, 56, 66, 34),
    ):
        s.line(path(f"{x},{y} {u},{v}"), w=0.7).add(oval(u, v, 3.4), w=0.7, fill=INK if (x + y) % 4 else PAPER)
    s.add(tube("30,80 29,90", 7), tube("58,80 59,90", 7), w=0.9)
    s.add(blob("10,76 12,60 24,46 42,40 60,46 72,58 84,64 98,74 90,80 72,84 28,86 14,84"), tone=LIGHT).paper(
        blob("68,58 84,64 97,74 90,79 72,82 66,70")
    ).line(path("68,57 65,70 71,83"), w=0.7)
    s.ink(oval(97, 74, 3), oval(82, 70, 2)).line(path("92,78 86,78"), w=0.6).line(
        path("14,84 4,92 20,97 44,94 62,98"), w=0.6
    ).line(path("62,98 84,92"), w=1.1)


@original("Owl fruit", "An owl that is a pineapple", "owl", "pineapple")
def pineapple_owl(s: Sketch) -> None:
    for text in ("50,30 34,20 24,4", "50,30 66,20 76,4", "50,30 42,14 38,-2", "50,30 58,14 62,-2", "50,30 50,12 50,-6"):
        s.add(tube(text, 10, 1), w=0.9, tone=MID, grain=90)
    body = oval(50, 60, 31, 36)
    s.add(body, tone=SHADE)
    s.marks += (
        Sketch()
        .line(
            *(path(f"{x},20 {x + 80},110") for x in range(-70, 90, 13)),
            *(path(f"{x},20 {x - 80},110") for x in range(10, 170, 13)),
            w=0.5,
        )
        .within(body)
        .marks
    )
    s.add(body, fill=None).add(oval(38, 46, 13), oval(62, 46, 13), w=1).ink(oval(39, 47, 6), oval(61, 47, 6)).paper(
        oval(41, 44, 2), oval(63, 44, 2)
    ).add(poly("45,54 55,54 50,64"), fill=INK)
    s.add(blob("20,54 12,70 20,88 28,74"), blob("80,54 88,70 80,88 72,74"), tone=DARK).line(
        *paths("42,95 40,101 | 46,96 46,102 | 54,96 54,102 | 58,95 60,101"), w=1
    )


@original("Sausage dog", "A dachshund lying as a sausage in a bun, with mustard", "dachshund", "hot dog")
def hot_dog(s: Sketch) -> None:
    s.add(blob("2,60 10,50 50,46 90,50 98,60 92,72 50,76 8,72"), tone=SHADE)
    s.line(path("6,48 -2,40 -2,30"), w=1.5)
    s.add(
        tube("8,50 40,46 78,48", 18),
        tube("76,50 84,36", 13, 12),
        blob("76,26 84,18 94,22 104,30 104,36 96,39 84,38 76,34"),
        tone=MID,
    )
    s.ink(blob("80,20 73,24 72,40 77,46 82,38"), oval(104, 31, 2.6)).eye(91, 26, 2.2).line(path("100,36 95,37"), w=0.6)
    s.add(tube("10,50 18,44 26,51 34,43 42,50 50,43 58,50 66,44", 4), w=0.6)
    s.add(blob("-2,62 14,58 50,56 86,58 102,62 98,80 80,88 20,88 2,80"), tone=SHADE)


@original("Book butterfly", "A butterfly whose wings are the pages of an open book", "book", "butterfly")
def book_butterfly(s: Sketch) -> None:
    for k in (1, -1):
        upper = f"50,52! {50 + 12 * k},24 {50 + 30 * k},12 {50 + 46 * k},14! {50 + 44 * k},52! {50 + 26 * k},50"
        lower = f"50,54! {50 + 22 * k},54 {50 + 38 * k},60! {50 + 36 * k},84 {50 + 24 * k},88! {50 + 10 * k},76"
        s.add(blob(lower), tone=LIGHT).add(blob(upper), tone=SHADE)
        s.line(
            *(
                path(f"{50 + (12 + i * 2) * k},{44 - i * 6} {50 + 26 * k},{42 - i * 6.4} {50 + 41 * k},{45 - i * 6.4}")
                for i in range(5)
            ),
            w=0.55,
        )
        s.line(*(path(f"{50 + 12 * k},{62 + i * 6} {50 + (34 - i * 2) * k},{64 + i * 6}") for i in range(3)), w=0.5)
    s.line(*paths("49,34 44,20 38,16 | 51,34 56,20 62,16"), w=0.8).ink(
        oval(38, 16, 1.8), oval(62, 16, 1.8), tube("50,32 50,84", 7, 4), oval(50, 32, 4.6)
    )


@original("Peacock of cards", "A peacock whose tail is a fan of playing cards", "peacock", "playing cards")
def peacock_cards(s: Sketch) -> None:
    card = Sketch().add(rect(40, 0, 60, 52), w=0.9).ink(mirror("50,16! 53,9 57,10 57,15 50,24!"))
    spade = Sketch().add(rect(40, 0, 60, 52), w=0.9).ink(poly("50,8 56,16 50,24 44,16"))
    for i, turn in enumerate((-84, -63, -42, -21, 0, 21, 42, 63, 84)):
        s.marks += (card, spade)[i % 2].turned(turn, 50, 62).marks
    s.line(*paths("44,86 42,98 36,99 | 56,86 58,98 64,99"), w=1.1)
    s.add(blob("50,34 56,38 56,52 64,66 62,82 50,90 38,82 36,66 44,52 44,38"), tone=MID, grain=0).ink(
        oval(47, 41, 1.5), oval(53, 41, 1.5)
    ).add(poly("47,44 53,44 50,50"), w=0.6, fill=INK)
    s.line(*paths("47,34 44,26 | 50,33 50,25 | 53,34 56,26"), w=0.7).ink(
        oval(44, 25, 1.6), oval(50, 24, 1.6), oval(56, 25, 1.6)
    )


@original("Octopus chandelier", "A chandelier that is an octopus, a candle in each arm", "octopus", "chandelier")
def octopus_chandelier(s: Sketch) -> None:
    s.line(path("50,-2 50,10"), w=1.3).add(oval(50, 8, 4), w=0.8)
    for text in (
        "40,44 20,44 10,60 2,50",
        "42,48 24,58 24,80 14,72",
        "46,50 38,70 40,90 28,86",
        "54,50 62,70 60,90 72,86",
        "58,48 76,58 76,80 86,72",
        "60,44 80,44 90,60 98,50",
    ):
        s.add(tube(text, 9, 5), w=0.9, tone=DOTS)
    for x, y in ((2, 48), (13, 70), (28, 84), (72, 84), (87, 70), (98, 48)):
        s.add(rect(x - 2.6, y - 13, x + 2.6, y), w=0.8).add(
            blob(f"{x},{y - 26}! {x + 4},{y - 18} {x},{y - 14} {x - 4},{y - 18}"), w=0.7
        )
    s.add(blob("50,10 66,16 72,32 66,46 50,54 34,46 28,32 34,16"), tone=SHADE).eye(42, 36, 4.4, look=0.1).eye(
        58, 36, 4.4, look=-0.1
    ).line(path("45,45 50,48 55,45"), w=0.8)


@original("Scissor bird", "A bird in flight that is a pair of scissors", "bird", "scissors")
def scissor_bird(s: Sketch) -> None:
    s.add(blob("30,48! 96,28! 70,50 36,58!"), tone=SHADE).add(blob("30,56! 97,66! 66,64 34,50!"), tone=LIGHT).ink(
        oval(40, 53, 3)
    )
    s.add(tube("34,50 22,38", 7), oval(14, 28, 15, 12, 40), w=1).hole(oval(14, 28, 8.5, 6, 40)).add(
        tube("34,56 22,68", 7), oval(14, 78, 15, 12, -40), w=1
    ).hole(oval(14, 78, 8.5, 6, -40))
    s.add(blob("36,46! 34,24 48,4! 54,14! 60,8! 60,22! 66,20! 60,38 50,46!"), tone=MID, grain=60).eye(62, 48, 3)
    s.line(*paths("84,16 92,12 | 88,44 96,46 | 80,78 90,82"), w=0.6)


@original("Tape snail", "A snail whose shell is a tape measure", "snail", "tape measure")
def tape_snail(s: Sketch) -> None:
    s.line(*paths("82,52 84,38 | 88,54 94,42"), w=0.9).ink(oval(84, 37, 2.6), oval(94, 41, 2.6))
    s.add(blob("8,90! 24,82 60,80 70,74 74,56 84,50 92,56 92,72 84,88 70,93 22,94"), tone=DOTS)
    s.add(poly("30,84 -6,84 -6,92 30,92"), w=0.8).line(
        *(path(f"{x},84 {x},{88 if x % 8 else 90}") for x in range(-2, 30, 4)), w=0.6
    ).ink(rect(-8, 82, -4, 94))
    s.add(oval(42, 52, 34), tone=SHADE).line(
        path("64,80 70,56 58,30 34,28 18,46 22,68 42,74 56,62 54,46 42,42 34,52 40,60"), w=1
    )
    for i in range(16):
        (x, y), (u, v) = arc(42, 52, 34, 34, i * 22.5, i * 22.5 + 1)[0], arc(42, 52, 29, 29, i * 22.5, i * 22.5 + 1)[0]
        s.line(path(f"{x},{y} {u},{v}"), w=0.6)
    s.line(path("91,70 86,72"), w=0.6)
