"""What is eaten and drunk."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, mirror, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.glyphs.shelf import glyph
from cryptonym.decks.pictures.sketch import DARK, LIGHT, MID, SHADE, Sketch


@glyph("an apple")
def apple(s: Sketch) -> None:
    s.line(path("50,26 52,14 58,6"), w=1.5).add(blob("54,18! 64,6 82,6! 74,20 62,22"), w=0.8, tone=MID)
    s.add(mirror("50,28 62,22 80,26 90,44 86,70 72,90 60,94 50,90"), tone=SHADE).line(path("22,50 24,38 32,33"), w=0.8)
    s.at(head=(50, 24), mouth=(50, 66))


@glyph("a pear")
def pear(s: Sketch) -> None:
    s.line(path("50,14 52,6 58,2"), w=1.5).add(blob("54,9! 64,2 78,6! 68,14"), w=0.8, tone=MID)
    s.add(mirror("50,12 60,15 65,30 72,46 82,62 80,82 66,94 50,95"), tone=SHADE).line(path("28,72 30,60 36,52"), w=0.8)
    s.at(head=(50, 12), mouth=(50, 70))


@glyph("a banana")
def banana(s: Sketch) -> None:
    s.add(blob("76,6! 86,6! 88,20 94,40 88,64 70,84 44,94 20,90 8,84! 8,76! 30,74 52,62 68,42 74,22"), tone=SHADE)
    s.line(path("79,16 82,40 70,66 46,80 12,82"), w=0.7).ink(
        poly("76,4 87,4 87,10 76,10"), poly("4,76 11,74 11,86 5,84")
    )
    s.at(head=(80, 8), back=(60, 60), mouth=(80, 60))


@glyph("a pineapple")
def pineapple(s: Sketch) -> None:
    for text in ("50,36 34,28 24,12", "50,36 66,28 76,12", "50,36 42,20 38,4", "50,36 58,20 62,4", "50,36 50,18 50,0"):
        s.add(tube(text, 10, 1), w=0.9, tone=MID, grain=90)
    body = oval(50, 64, 26, 32)
    grid = Sketch().line(
        *(path(f"{x},30 {x + 60},100") for x in range(-40, 90, 13)),
        *(path(f"{x},30 {x - 60},100") for x in range(20, 150, 13)),
        w=0.55,
    )
    s.add(body, tone=SHADE)
    s.marks += grid.within(body).marks
    s.add(body, fill=None)
    s.at(head=(50, 4), mouth=(50, 70))


@glyph("a carrot")
def carrot(s: Sketch) -> None:
    for text in ("48,28 34,16 32,2", "50,28 50,12 54,0", "52,28 66,18 74,6"):
        s.add(tube(text, 5, 9), w=0.9, tone=MID)
    s.add(blob("50,26 66,30 66,42 60,64 50,98! 40,64 34,42 34,30"), tone=SHADE)
    s.line(*paths("36,42 46,43 | 64,50 54,51 | 40,62 48,62 | 57,70 51,71"), w=0.6)
    s.at(head=(50, 26), mouth=(50, 50))


@glyph("a mushroom")
def mushroom(s: Sketch) -> None:
    s.add(blob("38,50 62,50 62,70 68,90 50,95 32,90 38,70"), tone=SHADE)
    s.add(blob("6,54! 12,28 32,10 50,7 68,10 88,28 94,54! 70,58 50,59 30,58"), tone=LIGHT)
    s.add(oval(34, 30, 7, 6), oval(60, 22, 8, 6), oval(76, 42, 6, 5), oval(50, 46, 6, 4.6), oval(20, 46, 4.5, 4), w=0.7)
    s.at(head=(50, 7), mouth=(50, 72), neck=(50, 56))


@glyph("a fried egg")
def fried_egg(s: Sketch) -> None:
    s.add(blob("24,20 44,8 64,18 84,20 94,40 84,56 90,76 72,90 52,80 34,94 16,82 18,62 4,48 10,30"), tone=SHADE)
    s.add(oval(50, 48, 18), tone=MID).paper(oval(43, 40, 5, 3.4, -40))


@glyph("a cheese")
def cheese(s: Sketch) -> None:
    s.add(poly("4,56 70,18 96,44 96,50 4,58"), w=1).add(poly("4,56 96,48 96,84 4,86"), tone=LIGHT)
    s.add(oval(28, 70, 8, 7), oval(56, 64, 6, 5), oval(76, 72, 9, 7), oval(46, 80, 4, 3), w=0.7, tone=DARK)
    s.add(oval(66, 38, 7, 4), w=0.7, tone=DARK)
    s.at(head=(60, 30), back=(56, 34))


@glyph("an ice cream")
def ice_cream(s: Sketch) -> None:
    cone = poly("28,50 72,50 50,98")
    grid = Sketch().line(
        *(path(f"{x},46 {x + 30},100") for x in range(0, 90, 9)),
        *(path(f"{x},46 {x - 30},100") for x in range(20, 110, 9)),
        w=0.5,
    )
    s.add(cone)
    s.marks += grid.within(cone).marks
    s.add(cone, fill=None)
    s.add(oval(36, 40, 16, 15), oval(64, 40, 16, 15), oval(50, 22, 17, 17), tone=SHADE)
    s.add(blob("22,44 36,50 50,46 64,50 78,44 76,54 68,52 60,58 50,52 40,58 32,52 24,54"), w=0.8)
    s.line(path("36,30 44,36 56,36 64,30"), w=0.6).add(oval(52, 5, 5), w=0.8, tone=DARK)
    s.at(head=(50, 5), neck=(50, 50))


@glyph("a cake")
def cake(s: Sketch) -> None:
    s.add(blob("10,60 10,86 50,94 90,86 90,60"), tone=MID, grain=90).add(oval(50, 60, 40, 10))
    s.add(blob("24,36 24,58 50,63 76,58 76,36"), tone=LIGHT, grain=90).add(oval(50, 36, 26, 7))
    s.add(blob("10,60 16,70 24,64 32,74 42,66 50,76 58,66 68,74 76,64 84,70 90,60 76,66 50,70 24,66"), w=0.7)
    for x in (36, 50, 64):
        s.add(rect(x - 2, 18, x + 2, 36), w=0.8).add(blob(f"{x},4! {x + 4},12 {x},17 {x - 4},12"), w=0.7)
    s.at(head=(50, 30), mouth=(50, 70))


@glyph("a slice of pizza")
def pizza(s: Sketch) -> None:
    s.add(poly("12,24 88,24 52,97"), tone=LIGHT).add(tube("10,20 50,12 90,20", 13), tone=SHADE)
    s.add(oval(40, 36, 8), oval(62, 42, 8), oval(50, 62, 7), w=0.8, tone=DARK)
    s.add(blob("62,56! 72,54! 68,60!"), blob("28,34 24,40 32,46"), w=0.6)
    s.at(head=(50, 12))


@glyph("a hamburger")
def hamburger(s: Sketch) -> None:
    s.add(blob("10,72! 90,72! 88,86 76,92 24,92 12,86"), tone=SHADE)
    s.add(tube("14,65 86,65", 12), tone=DARK).add(poly("8,56 92,56 72,62 60,70 44,61"), w=0.8)
    s.add(blob("6,52 18,60 28,53 38,60 50,53 62,60 72,53 82,60 94,52 86,47 14,47"), w=0.9, tone=MID)
    s.add(blob("8,48! 12,24 30,10 50,8 70,10 88,24 92,48!"), tone=SHADE)
    s.ink(
        *(
            oval(x, y, 2.4, 1.3, r)
            for x, y, r in ((30, 26, -30), (46, 18, 10), (62, 24, 30), (44, 33, -10), (74, 35, 20))
        )
    )
    s.at(head=(50, 8), mouth=(50, 58))


@glyph("a cup of tea")
def teacup(s: Sketch) -> None:
    s.line(*paths("40,28 36,20 44,12 40,3 | 56,28 52,20 60,12 56,3"), w=0.8)
    s.add(oval(50, 86, 42, 8), tone=SHADE).line(path("82,44 98,44 96,62 76,66"), w=1.8)
    s.add(blob("14,36! 86,36! 82,60 70,80 58,85 42,85 30,80 18,60"), tone=SHADE).add(
        oval(50, 36, 36, 7), tone=DARK, grain=0
    )
    s.at(head=(50, 34), mouth=(50, 36))


@glyph("a teapot")
def teapot(s: Sketch) -> None:
    s.line(path("24,44 6,40 4,62 22,72"), w=2).add(tube("74,70 88,56 92,38 98,32", 16, 6), tone=SHADE)
    s.add(oval(50, 60, 32, 29), tone=SHADE).add(blob("32,34 38,26 50,23 62,26 68,34 50,37"), tone=MID).add(
        oval(50, 18, 5)
    )
    s.line(path("24,52 26,46 32,42"), w=0.7)
    s.at(head=(50, 14), mouth=(97, 32))


@glyph("a bottle")
def bottle(s: Sketch) -> None:
    s.add(mirror("50,14 57,14! 57,34 70,48 71,58 71,92 66,96 50,96"), tone=SHADE)
    s.add(rect(43, 3, 57, 15), tone=DARK).add(rect(31, 60, 69, 84), w=0.8).add(oval(50, 72, 6, 7), w=0.7, tone=MID)
    s.at(head=(50, 4), mouth=(50, 4))


@glyph("a doughnut")
def doughnut(s: Sketch) -> None:
    s.add(oval(50, 50, 44, 42), tone=SHADE)
    s.add(
        blob("50,12 74,16 88,36 86,58 78,70 68,66 60,78 48,72 38,82 28,70 16,72 12,54 16,30 30,16"), w=0.8, tone=LIGHT
    )
    s.hole(oval(50, 48, 15, 13), w=1)
    s.ink(
        *(
            tube(f"{x},{y} {x + dx},{y + dy}", 3)
            for x, y, dx, dy in (
                (30, 28, 5, 3),
                (50, 20, 4, -3),
                (70, 28, -3, 4),
                (76, 48, 4, 3),
                (66, 62, 5, -2),
                (26, 50, 1, 5),
                (40, 66, 5, 1),
                (20, 38, 4, -3),
            )
        )
    )
    s.at(head=(50, 10))


@glyph("a strawberry")
def strawberry(s: Sketch) -> None:
    s.add(mirror("50,24 66,20 84,28 84,46 70,74 50,96"), tone=SHADE)
    s.ink(
        *(
            oval(x, y, 1.4, 2.2)
            for x, y in (
                (36, 40),
                (50, 38),
                (64, 40),
                (42, 54),
                (58, 54),
                (72, 50),
                (28, 50),
                (50, 68),
                (60, 70),
                (40, 70),
                (50, 82),
            )
        )
    )
    s.add(mirror("50,8 54,16 66,12! 70,18 86,18! 72,27 70,34! 58,29 50,38!"), tone=MID)
    s.at(head=(50, 12), mouth=(50, 60))


@glyph("cherries")
def cherries(s: Sketch) -> None:
    s.line(*paths("34,62 44,34 64,8 | 70,66 68,36 64,8"), w=1.1).add(
        blob("64,9! 46,2 24,8 14,22! 34,26 52,20"), w=0.9, tone=MID
    )
    s.add(oval(30, 74, 20), tone=SHADE).add(oval(72, 78, 18), tone=SHADE).line(
        arc(30, 74, 13, 13, 190, 250), arc(72, 78, 11, 11, 190, 250), w=0.8
    )
    s.at(head=(64, 8))


@glyph("a pumpkin")
def pumpkin(s: Sketch) -> None:
    s.add(blob("44,26! 46,10 58,4 64,8 56,14 56,26!"), tone=MID)
    s.add(
        oval(26, 60, 22, 32),
        oval(74, 60, 22, 32),
        oval(40, 58, 20, 35),
        oval(60, 58, 20, 35),
        oval(50, 58, 14, 36),
        tone=SHADE,
    )
    s.line(
        arc(50, 58, 14, 35, 95, 265),
        arc(50, 58, 14, 35, -85, 85),
        arc(40, 58, 24, 34, 110, 250),
        arc(60, 58, 24, 34, -70, 70),
        w=0.7,
    )
    s.at(head=(50, 22), mouth=(50, 66))


@glyph("an onion")
def onion(s: Sketch) -> None:
    s.line(*paths("44,94 42,99 | 50,94 50,100 | 56,94 59,99"), w=0.7)
    s.add(mirror("50,2 53,12 58,26 78,40 90,60 80,84 62,94 50,95"), tone=SHADE)
    s.line(
        *paths("49,10 44,40 36,66 42,92 | 51,10 56,40 64,66 58,92 | 47,20 26,46 18,64 28,86 | 53,20 74,46 82,64 72,86"),
        w=0.6,
    )
    s.at(head=(50, 8))


@glyph("a slice of watermelon")
def watermelon(s: Sketch) -> None:
    s.add(blob("3,36! 97,36! 88,66 68,84 50,88 32,84 12,66"), tone=DARK).add(
        blob("9,36! 91,36! 82,62 66,77 50,80 34,77 18,62"), w=0.7
    )
    s.tone(blob("13,36! 87,36! 78,60 64,73 50,75 36,73 22,60"), tone=LIGHT)
    s.ink(*(oval(x, y, 1.8, 3) for x, y in ((26, 46), (40, 48), (54, 46), (70, 48), (34, 60), (48, 62), (62, 60))))
    s.at(head=(50, 36), mouth=(50, 60))


@glyph("a loaf of bread")
def bread(s: Sketch) -> None:
    s.add(blob("4,58 8,40 30,30 70,30 92,40 96,58 88,78 12,78"), tone=SHADE)
    for x in (22, 42, 62):
        s.add(blob(f"{x},54! {x + 6},40 {x + 16},34! {x + 14},46 {x + 6},56"), w=0.7, tone=MID)
    s.at(head=(50, 30), back=(50, 30))


@glyph("a corn cob")
def corn(s: Sketch) -> None:
    s.add(mirror("50,4 60,10 66,34 66,70 50,84"), tone=SHADE)
    s.line(
        *(path(f"{x},{y} {x},80") for x, y in ((42, 10), (50, 6), (58, 10))),
        *(path(f"35,{y} 50,{y + 2} 65,{y}") for y in range(18, 74, 8)),
        w=0.5,
    )
    s.add(
        blob("50,98! 30,84 22,60 24,36! 36,56 46,76"), blob("50,98! 70,84 78,60 76,36! 64,56 54,76"), tone=MID, grain=80
    )
    s.at(head=(50, 4), mouth=(50, 50))


@glyph("a glass of wine")
def wine_glass(s: Sketch) -> None:
    s.add(mirror("50,58 53,60! 53,86 70,92! 70,95! 50,95!"), w=0.9)
    s.add(mirror("50,60 66,54 74,38 72,18 68,6! 50,6!"), tone=SHADE).tone(
        blob("28,30 72,30 72,40 64,54 50,59 36,54 28,40"), tone=DARK
    )
    s.line(path("28,30 50,32 72,30"), w=0.7)
