"""Clothes, furniture, and whatever else lies about."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, mirror, oval, path, paths, poly, rect, star, tube
from cryptonym.decks.pictures.glyphs.shelf import glyph
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, SHADE, Sketch


@glyph("a top hat")
def top_hat(s: Sketch) -> None:
    s.add(blob("4,76 20,84 50,88 80,84 96,76 80,72 20,72"), tone=DARK).add(
        blob("24,78! 26,16! 50,12 74,16! 76,78! 50,82"), tone=DARK
    )
    s.paper(blob("24.5,64 50,69 75.5,64 75.5,74 50,79 24.5,74")).add(
        blob("24.5,64! 50,69 75.5,64! 76,75! 50,80 24,75!"), w=0.8
    )
    s.at(head=(50, 14), neck=(50, 84), mouth=(50, 14))


@glyph("a boot")
def boot(s: Sketch) -> None:
    s.add(blob("26,6! 58,6! 58,50 66,60 88,66 95,80 95,86! 26,86! 28,50"), tone=SHADE).add(
        poly("24,86 96,86 95,94 60,94 56,90 48,90 46,96 24,96"), fill=INK
    )
    s.add(rect(23, 4, 61, 15), w=0.9, tone=MID).line(*paths("58,30 48,32 | 58,40 48,42 | 60,50 50,53"), w=0.8)
    s.at(head=(42, 6), mouth=(42, 6))


@glyph("a high-heeled shoe")
def heel(s: Sketch) -> None:
    s.add(
        blob("6,30! 16,22 28,30 44,56 66,68 90,72 97,80! 94,86! 60,86 40,70 26,58 20,70 18,92! 12,92! 10,60"), tone=DARK
    )
    s.add(blob("28,32 46,56 66,68 60,70 44,64 26,46"), w=0.7)


@glyph("a crown")
def crown(s: Sketch) -> None:
    s.add(poly("10,84 4,30 28,56 50,16 72,56 96,30 90,84"), tone=SHADE).add(rect(10, 74, 90, 88), tone=MID)
    s.add(oval(4, 27, 5), oval(50, 12, 6), oval(96, 27, 5), w=0.9).add(oval(50, 81, 5), oval(28, 81, 4), w=0.7).add(
        oval(72, 81, 4), w=0.7
    )
    s.at(head=(50, 12), neck=(50, 88))


@glyph("a pair of glasses")
def glasses(s: Sketch) -> None:
    s.line(*paths("44,48 50,44 56,48 | 8,44 4,38 | 92,44 96,38"), w=1.6)
    s.add(oval(26, 52, 20, 18), w=1.6, tone=LIGHT).add(oval(74, 52, 20, 18), w=1.6, tone=LIGHT)


@glyph("a necktie")
def tie(s: Sketch) -> None:
    s.add(poly("44,20 56,20 66,78 50,97 34,78"), tone=MID, grain=30).add(poly("38,4 62,4 56,20 44,20"), tone=DARK)


@glyph("a sock")
def sock(s: Sketch) -> None:
    s.add(blob("30,6! 62,6! 62,52 78,66 88,80 78,94 62,92 40,80 32,64"), tone=SHADE).add(
        rect(28, 4, 64, 18), tone=MID, grain=90
    )
    s.tone(blob("78,64 88,80 78,94 66,90 66,76"), blob("31,56 40,56 44,72 38,76 31,66"), tone=DARK).line(
        *paths("31,28 62,28 | 31,38 62,38"), w=1.2
    )


@glyph("a glove")
def glove(s: Sketch) -> None:
    s.add(
        blob("30,78 28,56 40,44 68,46 72,62 68,78"),
        tube("36,52 32,22", 12),
        tube("47,48 46,12", 12),
        tube("58,48 61,14", 12),
        tube("66,54 76,30", 11),
        tube("34,70 16,56 14,46", 13, 12),
        tone=SHADE,
    )
    s.add(rect(27, 78, 71, 97), tone=MID, grain=90)


@glyph("a dress")
def dress(s: Sketch) -> None:
    s.add(mirror("50,14 56,12! 58,4! 64,4! 68,22 64,40! 74,64 90,94! 50,97"), tone=SHADE).add(
        poly("35,38 65,38 66,45 34,45"), fill=INK
    )
    s.line(*paths("44,48 36,92 | 56,48 64,92 | 50,48 50,94"), w=0.6)


@glyph("a shirt")
def shirt(s: Sketch) -> None:
    s.add(mirror("50,18 60,8! 76,14 97,36! 82,50! 74,42! 74,94! 50,95!"), tone=SHADE).line(path("50,20 50,94"), w=0.7)
    s.add(poly("40,8 50,20 42,28 34,13"), poly("60,8 50,20 58,28 66,13"), w=0.8).ink(
        *(oval(50, y, 1.8) for y in (36, 50, 64, 78))
    )


@glyph("a clock")
def clock(s: Sketch) -> None:
    s.line(*paths("30,84 22,97 | 70,84 78,97"), w=1.6).add(oval(26, 18, 15, 13, -35), tone=MID).add(
        oval(74, 18, 15, 13, 35), tone=MID
    ).line(path("50,16 50,8"), w=1.4)
    s.add(oval(50, 54, 38), w=1.2).add(oval(50, 54, 31), w=0.6).line(path("50,54 50,32"), w=1.4).line(
        path("50,54 66,62"), w=1.4
    ).ink(oval(50, 54, 3.4))
    s.line(*paths("50,26 50,30 | 50,78 50,82 | 22,54 26,54 | 74,54 78,54"), w=1)
    s.at(head=(50, 8))


@glyph("a light bulb")
def bulb(s: Sketch) -> None:
    s.add(mirror("50,4 70,10 82,30 78,48 66,62 62,74! 50,74!"), tone=SHADE).line(
        path("44,74 42,52 38,42 46,46 50,40 54,46 62,42 58,52 56,74"), w=0.7
    )
    s.add(blob("38,74! 62,74! 61,88 56,95 44,95 39,88"), tone=DARK, grain=0)
    s.at(head=(50, 4), neck=(50, 94), mouth=(50, 40))


@glyph("a candle")
def candle(s: Sketch) -> None:
    s.add(blob("50,2! 58,16 56,26 50,29 44,26 42,16"), w=0.9).line(path("50,29 50,36"), w=0.9)
    s.add(rect(38, 36, 62, 84), tone=SHADE).add(
        blob("38,36 62,36 62,44 59,54 56,44 52,42 49,62 45,46 42,44 38,50"), w=0.7
    )
    s.add(blob("18,84! 82,84! 72,95 28,95"), tone=MID).line(path("80,86 94,82 92,94 76,93"), w=1.3)
    s.at(head=(50, 30))


@glyph("a book")
def book(s: Sketch) -> None:
    s.add(blob("2,30! 4,86! 50,92! 96,86! 98,30!"), fill=INK)
    s.add(blob("50,30! 36,18 18,16 6,20! 8,78! 24,76 40,78 50,86!"), tone=SHADE).add(
        blob("50,30! 64,18 82,16 94,20! 92,78! 76,76 60,78 50,86!"), w=1
    )
    s.line(
        *(path(f"14,{y} 28,{y - 1} 44,{y + 6}") for y in range(32, 70, 9)),
        *(path(f"86,{y} 72,{y - 1} 56,{y + 6}") for y in range(32, 70, 9)),
        w=0.5,
    )
    s.at(head=(50, 26), mouth=(50, 30), back=(50, 30))


@glyph("a chair")
def chair(s: Sketch) -> None:
    s.add(rect(28, 4, 35, 60), rect(65, 4, 72, 60), rect(28, 8, 72, 18), rect(28, 28, 72, 38), w=1).add(
        rect(32, 66, 38, 88), rect(62, 66, 68, 88), tone=DARK
    )
    s.add(poly("26,56 74,56 82,70 18,70"), tone=LIGHT).add(rect(18, 70, 25, 97), tone=MID).add(
        rect(75, 70, 82, 97), tone=MID
    )
    s.at(head=(50, 4), back=(50, 60))


@glyph("a bed")
def bed(s: Sketch) -> None:
    s.add(rect(4, 30, 12, 88), tone=MID).add(rect(90, 48, 97, 88), tone=MID).add(
        rect(10, 66, 92, 78), tone=DARK, grain=0
    )
    s.add(blob("14,48 28,44 36,50 34,60 16,60"), w=0.9, tone=SHADE).add(
        blob("10,62! 38,54 60,50 90,58! 90,70! 10,70!"), tone=LIGHT
    )
    s.at(back=(55, 52))


@glyph("a telephone")
def telephone(s: Sketch) -> None:
    s.add(blob("30,40! 70,40! 84,62 92,90! 8,90! 16,62"), tone=SHADE).add(oval(50, 66, 17), w=1)
    s.ink(
        *(oval(50 + x, 66 + y, 2.4) for x, y in ((0, -12), (9, -8), (12, 1), (8, 10), (-9, -8), (-12, 1), (-8, 10)))
    ).line(oval(50, 66, 5), w=0.8)
    s.add(rect(36, 30, 41, 42), w=0.8).add(rect(59, 30, 64, 42), w=0.8)
    s.add(blob("4,36 8,18 30,10 50,9 70,10 92,18 96,36 88,42 74,40 70,28 50,25 30,28 26,40 12,42"), tone=DARK)
    s.at(head=(50, 9))


@glyph("a camera")
def camera(s: Sketch) -> None:
    s.add(poly("34,28 40,14 62,14 68,28"), tone=MID).add(blob("4,28! 96,28! 96,86! 4,86!"), tone=SHADE).add(
        rect(4, 28, 96, 40), fill=INK
    )
    s.add(oval(50, 58, 24), w=1.2).add(oval(50, 58, 16), w=0.8, tone=DARK).paper(oval(44, 52, 4)).add(
        rect(76, 20, 88, 28), w=0.8
    )
    s.at(head=(50, 14), mouth=(50, 58))


@glyph("a television")
def television(s: Sketch) -> None:
    s.line(*paths("50,26 30,4 | 50,26 72,6 | 24,86 16,97 | 76,86 84,97"), w=1.2)
    s.add(blob("6,28 50,24 94,28 96,56 94,86 50,89 6,86 4,56"), tone=MID).add(
        blob("13,35 42,32 70,35 72,57 70,78 42,81 13,78 11,57"), w=1
    )
    s.add(oval(84, 42, 4), oval(84, 56, 4), w=0.8)
    s.line(*(path(f"80,{y} 89,{y}") for y in (68, 73, 78)), w=0.6)
    s.at(head=(50, 26), mouth=(42, 57))


@glyph("a die")
def dice(s: Sketch) -> None:
    s.add(poly("50,6 92,26 50,48 8,26")).add(poly("8,26 50,48 50,95 10,72"), tone=LIGHT).add(
        poly("92,26 50,48 50,95 90,72"), tone=DARK
    )
    s.ink(oval(50, 27, 6, 3.4), oval(20, 44, 3.4, 4.6), oval(38, 76, 3.4, 4.6), oval(29, 60, 3.4, 4.6))
    s.ink(*(oval(x, y, 3.4, 4.6) for x, y in ((60, 56), (80, 46), (60, 78), (80, 68))))


@glyph("a chess knight")
def knight(s: Sketch) -> None:
    s.add(blob("30,80! 34,60 46,48 42,44 28,54 16,50 16,42 34,20! 36,6! 46,14 64,18 76,40 74,80!"), tone=MID).ink(
        oval(42, 27, 2.6), oval(21, 45, 1.6)
    )
    s.line(path("56,20 66,40 64,64"), w=0.8).add(rect(24, 78, 80, 86), w=1).add(rect(18, 85, 86, 96), fill=INK)
    s.at(head=(50, 10))


@glyph("a balloon")
def balloon(s: Sketch) -> None:
    s.line(path("50,74 46,82 54,90 50,99"), w=0.7).add(
        mirror("50,4 72,12 80,34 72,56 54,70! 57,76! 50,74!"), tone=SHADE
    ).line(path("30,36 32,24 40,17"), w=0.9)
    s.at(head=(50, 4), mouth=(50, 99))


@glyph("a present")
def present(s: Sketch) -> None:
    s.add(rect(12, 46, 88, 94), tone=LIGHT).add(rect(6, 32, 94, 48), tone=SHADE).add(rect(43, 32, 57, 94), fill=INK)
    s.add(blob("50,32 34,28 26,16 34,8 46,16"), blob("50,32 66,28 74,16 66,8 54,16"), tone=MID)
    s.at(head=(50, 12))


@glyph("a bomb")
def bomb(s: Sketch) -> None:
    s.ink(oval(44, 60, 34), poly("58,24 72,32 66,42 52,34")).line(path("66,28 76,16 86,22"), w=1.1).paper(
        oval(32, 46, 9, 4.5, -45)
    )
    s.line(*paths("90,16 97,10 | 92,24 99,26 | 86,14 86,6 | 88,29 90,36"), w=0.8)


@glyph("a globe")
def globe(s: Sketch) -> None:
    s.line(path("70,4 88,20 90,46 78,68 54,78"), w=1.2).add(oval(46, 42, 32), tone=SHADE)
    s.ink(
        blob("26,22 40,16 48,24 40,32 42,40 32,44 24,36"),
        blob("52,34 66,26 74,38 68,52 60,62 54,52"),
        blob("30,54 40,56 42,66 34,64"),
    )
    s.line(path("52,79 52,88"), w=1.6).add(blob("28,96! 34,88 70,88 76,96!"), tone=DARK)
    s.at(head=(46, 10))


@glyph("a bathtub")
def bathtub(s: Sketch) -> None:
    s.line(path("6,50 6,10 12,2 22,2 28,10"), w=1.5).ink(poly("21,9 36,9 38,15 19,15"))
    s.line(*paths("22,19 21,27 | 28,19 28,29 | 34,19 35,27"), w=0.6)
    s.add(tube("-1,32 13,32", 4), w=0.7, tone=DARK)
    for foot in (
        "16,80! 28,86! 27,92 22,95 24,99! 10,99! 14,95 18,90",
        "84,80! 72,86! 73,92 78,95 76,99! 90,99! 86,95 82,90",
    ):
        s.add(blob(foot), tone=DARK)
    s.add(blob("8,54! 92,54! 94,66 86,82 72,88 28,88 14,82 6,66"), tone=SHADE)
    s.add(
        oval(36, 46, 9, 8), oval(50, 41, 12, 11), oval(66, 42, 11, 10), oval(80, 46, 9, 8), oval(58, 48, 20, 6), w=0.8
    )
    s.line(arc(50, 41, 7, 6, 190, 270), arc(67, 42, 6, 5, 190, 270), w=0.5)
    s.add(oval(74, 24, 4.4), oval(84, 15, 3), oval(62, 18, 2.4), w=0.6)
    s.add(tube("0,53 14,55 86,55 100,51", 7))
    s.at(mouth=(50, 46), back=(50, 46))


@glyph("an envelope")
def envelope(s: Sketch) -> None:
    s.add(rect(4, 22, 96, 80), tone=SHADE).line(*paths("5,80 40,50 | 95,80 60,50"), w=0.7).add(
        poly("4,22 96,22 50,58"), w=1
    ).add(oval(50, 54, 7), tone=DARK)


@glyph("a suitcase")
def suitcase(s: Sketch) -> None:
    s.add(blob("36,28! 36,14! 64,14! 64,28!"), w=1).hole(rect(42, 20, 58, 30)).add(
        blob("4,28! 96,28! 97,60 96,90! 4,90! 3,60"), tone=LIGHT, grain=0
    )
    s.add(rect(18, 28, 27, 90), rect(73, 28, 82, 90), tone=DARK).add(oval(50, 60, 10), w=0.8).ink(star(50, 60, 7, 3, 5))
    s.at(head=(50, 14), mouth=(50, 28), back=(50, 28))


@glyph("a diamond")
def diamond(s: Sketch) -> None:
    s.add(poly("22,16 78,16 97,42 50,94 3,42")).tone(poly("64,42 97,42 50,94"), tone=MID).tone(
        poly("22,16 36,42 3,42"), tone=LIGHT
    )
    s.line(*paths("3,42! 97,42! | 22,16! 36,42! 50,94! | 78,16! 64,42! 50,94! | 36,42! 50,16! 64,42!"), w=0.8)


@glyph("a ring")
def ring(s: Sketch) -> None:
    s.add(oval(50, 66, 30), tone=SHADE).hole(oval(50, 66, 22), w=1).add(poly("38,10 62,10 72,22 50,42 28,22")).line(
        *paths("28,22! 72,22! | 42,22! 50,42! 58,22!"), w=0.7
    )


@glyph("an hourglass")
def hourglass(s: Sketch) -> None:
    s.add(mirror("50,12 74,12! 74,26 64,40 54,50 64,60 74,74 74,88! 50,88!"), tone=SHADE).ink(
        blob("34,32 66,32 58,42 51,49 49,49 42,42"), blob("30,87! 36,78 50,70 64,78 70,87!")
    )
    s.line(path("50,48 50,74"), w=0.5).add(rect(20, 3, 80, 13), tone=DARK).add(rect(20, 87, 80, 97), tone=DARK)


@glyph("a football")
def football(s: Sketch) -> None:
    s.add(oval(50, 50, 44), tone=SHADE).ink(poly("50,34 65,45 59,62 41,62 35,45"))
    s.line(*paths("50,34 50,16 | 65,45 82,40 | 59,62 70,77 | 41,62 30,77 | 35,45 18,40"), w=0.9)
    s.ink(
        poly("40,8 50,16 60,8 50,6"),
        poly("92,36 82,40 86,56 94,52"),
        poly("70,77 62,86 68,90 80,82"),
        poly("30,77 38,86 32,90 20,82"),
        poly("8,36 18,40 14,56 6,52"),
    )


@glyph("a kite")
def kite(s: Sketch) -> None:
    s.line(path("50,72 42,80 54,88 46,99"), w=0.8).add(poly("50,2 78,30 50,72 22,30")).tone(
        poly("50,2 78,30 50,30"), poly("22,30 50,30 50,72"), tone=MID
    )
    s.line(*paths("50,2 50,72 | 22,30 78,30"), w=0.8).ink(
        poly("41,78 34,74 35,84"), poly("43,80 50,77 48,86"), poly("53,88 60,84 60,94"), poly("52,88 46,84 46,92")
    )


@glyph("a mask")
def mask(s: Sketch) -> None:
    s.add(mirror("50,16 70,12 92,18! 90,48 76,76 50,92"), tone=SHADE).ink(
        blob("22,40 32,32 44,42 34,46"), blob("78,40 68,32 56,42 66,46"), blob("28,62 50,70 72,62 62,80 50,83 38,80")
    )
    s.line(*paths("50,42 46,56 54,57 | 22,28 34,24 | 78,28 66,24"), w=0.8)


@glyph("a barrel")
def barrel(s: Sketch) -> None:
    s.add(mirror("50,6 72,8! 82,30 84,50 82,70 72,92! 50,95"), tone=SHADE).line(
        *(path(f"{a},9 {b},50 {a},92") for a, b in ((36, 30), (50, 50), (64, 70))), w=0.6
    )
    s.add(blob("22,24! 50,28 78,24! 80,32! 50,36 20,32!"), blob("20,66! 50,70 80,66! 78,74! 50,78 22,74!"), fill=INK)
    s.at(head=(50, 6), mouth=(50, 8))


@glyph("a bird cage")
def birdcage(s: Sketch) -> None:
    s.add(blob("18,84! 18,40 32,18 50,12 68,18 82,40 82,84!"), w=1).line(
        *(path(f"{x},84 {x},40 50,13") for x in (30, 40, 60, 70)), *paths("50,12 50,84 | 18,44 82,44"), w=0.6
    )
    s.line(oval(50, 7, 4), w=0.9).add(rect(12, 84, 88, 94), tone=DARK)
    s.at(head=(50, 3))


@glyph("a watering can")
def watering_can(s: Sketch) -> None:
    s.line(path("34,46 14,40 12,66 32,78"), w=1.8).line(path("36,42 46,22 62,42"), w=1.4).add(
        poly("64,76 64,62 86,32 92,36"), tone=MID
    ).add(blob("82,34! 92,22! 99,36! 92,42!"), tone=DARK)
    s.add(blob("30,42! 68,42! 72,90! 26,90!"), tone=SHADE).line(path("30,52 69,52"), w=0.7)


@glyph("a pram")
def pram(s: Sketch) -> None:
    s.line(path("80,48 92,26 98,24"), w=1.5).line(*paths("30,70 62,84 | 70,70 34,84"), w=1)
    s.add(blob("12,44! 80,44! 76,64 60,74 34,74 16,62"), tone=SHADE).add(
        blob("46,44! 42,20 26,14 12,26 10,44!"), tone=MID
    )
    for x in (30, 66):
        s.add(oval(x, 86, 10), w=1).ink(oval(x, 86, 2.4))
