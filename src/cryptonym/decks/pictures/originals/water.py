"""Originals at sea and in water."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, mirror, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.originals.frame import original
from cryptonym.decks.pictures.scenery import stars, waves
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, PAPER, SHADE, Sketch


@original("Umbrella jellyfish", "A jellyfish whose bell is an open umbrella", "umbrella", "jellyfish")
def umbrella_jellyfish(s: Sketch) -> None:
    s.line(path("50,2 50,10"), w=1.3)
    for x, low in ((20, 84), (29, 94), (38, 78), (62, 80), (71, 95), (80, 86)):
        s.line(path(f"{x},44 {x - 4},56 {x + 4},68 {x - 3},78 {x + 2},{low}"), w=0.9)
    for x in (44, 57):
        s.add(tube(f"{x},44 {x - 5},56 {x + 5},68 {x - 4},84", 9, 3), w=0.8, tone=MID, grain=0)
    s.line(path("50,44 50,88 46,96 39,96 36,90"), w=1.9)
    s.add(
        blob("6,46! 10,26 28,12 50,8 72,12 90,26 94,46! 84,41 76,47! 68,41 59,47! 50,42 41,47! 32,41 24,47! 16,41"),
        tone=SHADE,
    )
    s.tone(poly("50,8 32,16 24,46 33,41 41,47 44,24"), poly("50,8 68,16 76,46 67,41 59,47 56,24"), tone=MID)
    s.line(*paths("50,9 30,20 24,46 | 50,9 43,24 41,46 | 50,9 57,24 59,46 | 50,9 70,20 76,46"), w=0.7)


@original(
    "The inhabited whale", "A whale with an island on its back: a house and a palm tree", "whale", "island", "palm"
)
def whale_island(s: Sketch) -> None:
    s.bleeds = True
    s.add(tube("60,44 62,34 58,20", 4, 3), tone=MID, grain=0)
    for text in (
        "58,20 46,12 34,18 32,26",
        "58,20 50,6 40,4",
        "58,20 66,6 76,6",
        "58,20 72,12 82,20 84,28",
        "58,20 58,8 62,3",
    ):
        s.add(tube(text, 5, 1.2), w=0.8, tone=LIGHT, grain=80)
    s.add(rect(26, 32, 44, 46), w=1, tone=LIGHT, grain=0).add(poly("22,33 35,20 48,33"), tone=DARK).ink(
        rect(33, 37, 39, 46)
    )
    s.add(
        blob("6,62 12,48 30,41 56,41 74,50 84,56 90,46! 84,34! 92,38 95,30! 99,44 97,58 88,72 66,82 30,82 10,76"),
        tone=MID,
        grain=-14,
    )
    s.paper(blob("7,64 24,70 48,70 66,82 30,82 10,76")).line(path("7,64 24,70 50,70"), w=0.7).line(
        *(path(f"{x},70 {x + 5},81") for x in (18, 26, 34, 42)), w=0.45
    )
    s.eye(20, 58, 3).shrink(0.92, 46).paper(poly("-2,80 102,80 102,102 -2,102"))
    waves(s, 80, 4)


@original(
    "Giraffe light", "A lighthouse with a giraffe's neck and head, its eyes shining out to sea", "giraffe", "lighthouse"
)
def giraffe_lighthouse(s: Sketch) -> None:
    s.bleeds = True
    s.tone(poly("60,22 102,8 102,40"), poly("46,22 -2,8 -2,40"), tone=LIGHT, grain=0)
    s.add(blob("8,92 22,86 50,88 78,86 92,92"), tone=DARK, grain=0)
    tower = poly("43,34 59,34 66,88 36,88")
    s.add(tower, tone=SHADE)
    for x, y, r in (
        (48, 40, 3),
        (56, 44, 3),
        (46, 50, 3.4),
        (55, 55, 3.6),
        (45, 61, 3.8),
        (54, 67, 4),
        (44, 73, 4),
        (60, 62, 2.4),
        (60, 76, 3.4),
        (41, 82, 2.4),
    ):
        s.ink(blob(f"{x - r},{y} {x},{y - r * 0.9} {x + r},{y - 1} {x + r * 0.7},{y + r * 0.9} {x - r * 0.5},{y + r}"))
    s.add(tower, fill=None).ink(blob("48,88! 48,80 51,77 54,80 54,88!")).ink(rect(38, 31, 63, 35))
    s.line(*paths("47,12 46,4 | 53,12 54,4"), w=1.2).ink(oval(46, 4, 2.2), oval(54, 4, 2.2))
    s.add(blob("43,16 33,12 30,16 40,22"), w=0.8, tone=MID).add(
        blob("42,20 46,12 56,12 70,20 75,25 71,30 60,30 46,31 42,27"), tone=SHADE
    )
    s.add(oval(55, 20, 4), w=0.7).ink(oval(56, 20, 1.7), oval(71, 24, 0.9)).line(path("64,29 70,28 74,26"), w=0.6)
    s.shrink(0.94)
    waves(s, 93, 2)


@original(
    "Storm in a glass",
    "A wine glass holding a stormy sea with a sailing boat and a shark's fin",
    "glass of wine",
    "storm",
    "boat",
)
def storm_in_a_glass(s: Sketch) -> None:
    bowl = mirror("50,66 72,58 86,38 84,14 80,0! 50,0!")
    s.add(mirror("50,62 53,64! 53,88 72,94! 72,98! 50,98!"), w=1)
    s.add(bowl, w=1.1)
    sea = Sketch().add(
        blob("10,38! 20,30 30,38! 40,29 52,38! 62,30 74,38! 84,31 92,38! 90,70! 10,70!"), w=0.8, tone=MID, grain=0
    )
    s.ink(oval(50, 5, 7, 4), oval(59, 4, 8, 5), oval(67, 6, 6, 3.4), poly("60,9 53,19 58,19 54,29 65,16 60,16 64,9"))
    s.line(path("34,32 31,10"), w=1).add(blob("33,11! 46,18 49,28! 34,27!"), w=0.8)
    s.add(blob("64,42! 66,30 72,21 81,17! 78,28 79,42!"), w=0.9, tone=DARK)
    s.marks += sea.within(bowl).marks
    s.add(blob("21,29! 50,33! 44,41 28,39"), w=0.9, tone=DARK).line(path("16,38 24,40 34,43 46,43 52,39"), w=0.7)
    s.add(bowl, fill=None, w=1.1)


@original("Deep tea", "A whale diving into a cup of tea: only its tail is seen", "whale", "tea")
def whale_tea(s: Sketch) -> None:
    s.line(path("80,62 98,60 96,80 74,84"), w=2).add(oval(46, 95, 46, 5), tone=SHADE).add(
        oval(46, 56, 40, 9), tone=DARK, grain=0
    )
    s.add(blob("38,62 42,44 42,32! 30,28 16,14! 34,10 46,22! 58,8 78,10! 66,26 52,32! 54,46 60,62"), tone=MID, grain=20)
    s.line(*paths("26,58 34,54 42,57 | 58,57 66,54 74,58"), w=0.8).line(
        *paths("24,46 20,38 | 32,44 29,36 | 68,44 71,36 | 76,46 80,39"), w=0.7
    )
    s.add(blob("6,56! 24,63 46,65 68,63 86,56! 82,78 70,92 58,96 34,96 22,92 10,78"), tone=SHADE)


@original("The iron ship", "A flat iron as an ocean liner, sailing through the waves", "iron", "ship", "laundry")
def iron_ship(s: Sketch) -> None:
    s.bleeds = True
    s.add(oval(34, 12, 7, 5), oval(24, 8, 8, 6), oval(12, 10, 8, 6), w=0.7, tone=SHADE)
    s.add(rect(30, 20, 38, 40), w=1, tone=DARK, grain=0).add(rect(44, 16, 52, 40), w=1, tone=DARK, grain=0)
    s.line(path("20,62 18,42 26,36 62,36 74,44 76,58"), w=3).line(path("26,42 60,42"), w=0.6, pen=PAPER)
    s.add(blob("8,60! 70,54 86,66 98,80! 8,80!"), tone=SHADE).ink(*(oval(x, 69, 2.4) for x in (18, 28, 38, 48, 58, 68)))
    s.shrink(0.92).paper(poly("-2,82 102,82 102,102 -2,102")).ink(poly("12,79 93,79 94,83 12,83"))
    waves(s, 82, 4)


@original("Bed at sea", "A bed with a sail, afloat on the sea at night", "bed", "sailing boat", "dream")
def bed_boat(s: Sketch) -> None:
    s.night()
    s.paper(oval(82, 18, 10)).ink(oval(78, 15, 9))
    stars(s, (12, 14), (26, 8), (60, 10), (92, 40), (8, 40), (20, 28), (70, 32), r=2)
    s.line(path("46,8 46,70"), w=1.6, pen=PAPER).add(blob("48,10! 74,28 82,52! 48,52!"), tone=LIGHT, pen=INK)
    s.add(rect(6, 46, 14, 88), tone=MID).add(rect(86, 58, 94, 88), tone=MID).add(
        rect(12, 72, 90, 86), tone=DARK, grain=0
    )
    s.add(blob("16,58 32,54 38,62 34,70 18,70"), w=0.9).add(
        blob("12,70! 40,62 66,60 88,66! 88,80! 76,76 64,80 50,76 38,80 24,76 12,80!"), tone=SHADE
    )
    s.ink(rect(-2, 84, 102, 102), w=0)
    waves(s, 85, 3, pen=PAPER)


@original(
    "Bathtub regatta",
    "A bathtub with a mast and a shirt for a sail, rowed with a brush",
    "bathtub",
    "sailing boat",
    "laundry",
)
def bathtub_boat(s: Sketch) -> None:
    s.bleeds = True
    s.line(path("50,6 50,60"), w=1.5).line(path("26,14 74,14"), w=1.2)
    s.add(poly("32,14 68,14 80,26 74,34 68,28 68,52 32,52 32,28 26,34 20,26"), tone=SHADE).line(
        *paths("44,14 50,20 56,14 | 50,20 50,52"), w=0.7
    ).ink(oval(50, 30, 1.4), oval(50, 40, 1.4))
    s.add(blob("8,60! 92,60! 88,80 78,92 22,92 12,80"), tone=SHADE).add(tube("6,59 94,59", 7)).add(
        tube("72,54 96,92", 4), w=0.8, tone=MID
    )
    s.shrink(0.86, 50, 92)
    s.paper(poly("-2,84 102,84 102,102 -2,102"))
    waves(s, 84, 4)


@original("Watermelon boat", "A slice of watermelon as a boat with a leaf for a sail", "watermelon", "boat")
def melon_boat(s: Sketch) -> None:
    s.bleeds = True
    s.line(path("50,6 50,56"), w=1.2).add(blob("50,8! 74,14 84,34 80,50! 62,48 52,36"), tone=LIGHT, grain=10).line(
        *paths("51,12 64,30 79,49 | 60,22 72,20 | 66,34 80,32"), w=0.7
    )
    s.add(blob("4,52! 96,52! 90,74 72,88 50,92 28,88 10,74"), tone=DARK).add(
        blob("10,52! 90,52! 84,70 68,82 50,85 32,82 16,70"), w=0.7
    )
    s.tone(blob("14,52! 86,52! 80,68 66,78 50,80 34,78 20,68"), tone=LIGHT)
    s.ink(
        *(oval(x, y, 2, 3.2) for x, y in ((26, 60), (42, 62), (58, 60), (74, 62), (36, 72), (52, 73), (66, 70)))
    ).paper(poly("-2,82 102,82 102,102 -2,102"))
    waves(s, 82, 3)


@original("Catfish", "A fish with the head of a cat", "cat", "fish")
def cat_fish(s: Sketch) -> None:
    s.add(blob("26,54 10,34! 2,26! 8,54 2,82! 10,74!"), tone=MID, grain=0).add(
        blob("34,36 46,20 58,32"), tone=MID, grain=60
    ).add(blob("38,76 48,88 58,76"), tone=MID, grain=60)
    s.add(blob("20,54 34,36 56,30 70,34 70,76 56,80 34,74"), tone=SHADE)
    for x, y in ((30, 54), (38, 46), (38, 62), (46, 38), (46, 54), (46, 70), (54, 46), (54, 62)):
        s.line(arc(x, y, 5, 5, -70, 70), w=0.55)
    s.add(blob("58,38! 56,12! 68,24 82,24! 94,12! 94,38 98,54 92,70 76,78 60,70 55,54"), tone=LIGHT, grain=90)
    s.paper(blob("61,44 76,38 92,44 93,60 77,72 62,62")).eye(68, 48, 4.4, look=0).eye(86, 48, 4.4, look=0).ink(
        poly("74,56 80,56 77,60")
    )
    s.line(*paths("77,60 77,63 71,66 | 77,63 83,66"), w=0.6).line(
        *paths("64,60 48,56 | 64,63 48,68 | 90,60 106,56 | 90,63 106,68"), w=0.4
    )


@original("Sea lion", "A lion with the tail of a fish, on a rock in the sea", "lion", "fish", "sea lion")
def sea_lion(s: Sketch) -> None:
    s.bleeds = True
    s.add(blob("2,92! 12,78 40,72 70,76 84,92!"), tone=DARK, grain=0)
    s.add(blob("16,60! 8,50 5,36! 14,42 17,46! 21,40 31,36! 28,50 24,60!"), tone=MID, grain=80)
    s.add(blob("34,52 48,50 62,60 62,78 48,82 30,80 18,78 13,68 15,57! 24,57! 26,64"), tone=SHADE)
    s.line(
        *(
            arc(x, y, 4, 4, 20, 160)
            for x, y in ((20, 66), (24, 73), (32, 68), (38, 74), (42, 66), (48, 72), (36, 60), (46, 58))
        ),
        w=0.55,
    )
    s.add(tube("54,66 60,84", 12, 10), tone=SHADE)
    s.add(
        blob(
            " ".join(
                f"{x},{y}!"
                for x, y in (
                    (62, 10),
                    (70, 6),
                    (76, 11),
                    (84, 10),
                    (86, 18),
                    (94, 22),
                    (92, 30),
                    (97, 38),
                    (90, 44),
                    (90, 54),
                    (81, 56),
                    (76, 64),
                    (68, 58),
                    (58, 62),
                    (54, 54),
                    (45, 52),
                    (47, 43),
                    (41, 36),
                    (47, 29),
                    (45, 20),
                    (54, 18),
                )
            )
        ),
        tone=DARK,
    )
    s.add(oval(57, 20, 4.5), oval(82, 20, 4.5), w=0.7).add(
        blob("57,28 69,20 82,28 82,42 76,52 69,54 62,52 57,42"), w=0.8
    )
    s.ink(poly("65,40 73,40 69,45"), oval(63, 33, 1.9), oval(75, 33, 1.9)).line(
        *paths("69,45 69,48 64,50 | 69,48 74,50"), w=0.6
    )
    s.paper(poly("-2,90 102,90 102,102 -2,102"))
    waves(s, 90, 2)


@original("Submarine fish", "A fish that is a submarine: portholes, periscope and propeller", "fish", "submarine")
def fish_submarine(s: Sketch) -> None:
    s.line(path("52,24 52,6 62,6"), w=1.8).add(poly("40,32 44,20 60,20 64,32"), tone=MID, grain=0)
    s.ink(oval(6, 40, 3, 9), oval(6, 62, 3, 9)).line(path("6,51 16,51"), w=1.5)
    s.add(blob("12,51 30,32 58,26 84,34 98,51 84,68 58,76 30,70"), tone=SHADE).add(poly("36,72 46,88 60,75"), tone=DARK)
    s.add(oval(34, 50, 6.5), oval(51, 50, 6.5), w=0.9).add(oval(66, 50, 5), w=0.9)
    s.line(arc(72, 51, 6, 18, -65, 65), w=0.8).eye(87, 45, 4).line(path("97,54 90,58"), w=0.8)
    s.ink(*(oval(x, y, 1) for x, y in ((26, 40), (36, 34), (48, 31), (60, 31), (26, 62), (36, 67), (48, 71))))
    s.add(oval(92, 20, 3), oval(98, 12, 2.2), oval(88, 9, 1.8), w=0.5)


@original(
    "Shoe shark", "A worn shoe whose sole gapes open like the jaws of a shark, with teeth and a fin", "shark", "shoe"
)
def shoe_shark(s: Sketch) -> None:
    s.add(blob("8,40! -4,26 -8,8! 6,16 16,28!"), tone=DARK)
    s.add(blob("28,24! 30,6 42,8 46,32!"), w=0.9, tone=SHADE)
    s.add(blob("62,48! 64,30 74,20! 74,34 82,51!"), tone=DARK)
    s.add(blob("6,24! 14,19 26,18! 34,22 42,34 52,44 66,48 86,50 101,60! 84,63 54,68! 4,74! 3,44"), tone=LIGHT)
    s.add(blob("5,23! 16,16 27,15! 33,20! 22,23 6,29!"), w=0.8, tone=DARK).eye(88, 56, 3.2)
    for x, y in ((33, 26), (38, 33), (44, 40)):
        s.line(path(f"{x + 3},{y - 1} {x - 8},{y + 7}"), w=1.3).ink(oval(x - 9, y + 8, 1.5))
    s.add(oval(29, 14, 4.6, 9, -28), oval(45, 19, 4.6, 9, 62), w=0.9).ink(oval(36, 24, 3))
    s.line(*paths("37,25 45,29 49,36 | 35,25 28,29"), w=1)
    s.line(*paths("54,56 56,62 | 60,55 62,61 | 66,54 68,60 | 8,62 40,60"), w=0.8)
    s.ink(blob("50,68! 101,60! 98,90! 64,88!"))
    s.paper(
        *(
            poly(f"{x},{y} {x + 3.4},{y + 9} {x + 6.8},{y - 1}")
            for x, y in ((60, 67), (68, 65.6), (76, 64.4), (84, 63), (92, 61.8))
        )
    )
    s.paper(
        *(poly(f"{x},{y} {x + 3.4},{y - 9} {x + 6.8},{y + 0.5}") for x, y in ((66, 88), (74, 89), (82, 89.5), (90, 90)))
    )
    s.add(blob("4,73! 50,68! 64,86 100,90! 97,97! 58,96! 46,84! 34,84! 32,97! 4,97!"), w=1, tone=DARK, grain=0)


@original("Tap in the cloud", "A cloud with a tap: it drips rain into a bucket", "cloud", "tap", "rain")
def cloud_tap(s: Sketch) -> None:
    s.add(
        oval(22, 30, 19, 15),
        oval(44, 18, 23, 17),
        oval(68, 20, 20, 16),
        oval(82, 32, 16, 13),
        oval(50, 36, 32, 10),
        tone=SHADE,
    )
    s.add(blob("38,42! 50,42! 50,48 66,48 72,54 72,64! 62,64! 62,58 50,58! 38,58!"), tone=MID).line(
        path("56,48 56,40"), w=1.5
    ).add(tube("49,39 63,39", 5), w=0.9, tone=DARK)
    s.add(blob("67,68! 70,74 67,77 64,74"), blob("67,80! 69,84 67,86 65,84"), w=0.7, fill=INK)
    s.add(poly("52,86 82,86 78,102 56,102"), tone=MID, grain=90).add(oval(67, 86, 15, 2.6), w=0.9, tone=DARK)
