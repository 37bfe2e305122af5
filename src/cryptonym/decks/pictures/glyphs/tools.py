"""Tools and instruments."""

from __future__ import annotations

from math import cos, radians, sin

from cryptonym.decks.pictures.curves import arc, blob, mirror, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.glyphs.shelf import glyph
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, PAPER, SHADE, Sketch


@glyph("a hammer")
def hammer(s: Sketch) -> None:
    s.add(poly("45,30 55,30 57,96 43,96"), tone=MID, grain=80).add(
        blob("22,12! 60,12! 72,14 90,30! 84,34! 70,28 60,32! 22,32!"), tone=SHADE
    )
    s.add(rect(14, 9, 24, 35), tone=DARK)
    s.at(head=(48, 10), neck=(50, 40))


@glyph("a pair of scissors")
def scissors(s: Sketch) -> None:
    s.add(blob("46,56! 70,2! 62,44 53,60!"), tone=SHADE).add(blob("54,56! 30,2! 38,44 47,60!"), tone=LIGHT)
    s.add(tube("48,56 34,70", 7), oval(28, 80, 15, 16), w=1).add(tube("52,56 66,70", 7), oval(72, 80, 15, 16), w=1)
    s.hole(oval(28, 80, 8.5, 9.5), oval(72, 80, 8.5, 9.5)).ink(oval(50, 54, 2.6))
    s.at(head=(50, 4), mouth=(50, 30))


@glyph("a saw")
def saw(s: Sketch) -> None:
    teeth = " ".join(f"{x},{74 if i % 2 else 66}" for i, x in enumerate(range(66, 4, -4)))
    s.add(poly("4,56 70,34 70,66 " + teeth), tone=SHADE)
    s.add(blob("66,32 80,26 94,34 97,52 90,70 74,74 64,66 68,50"), tone=MID).hole(blob("76,42 86,40 88,54 82,62 76,58"))
    s.at(mouth=(40, 74))


@glyph("a key")
def key(s: Sketch) -> None:
    s.add(oval(22, 50, 19), rect(38, 45, 97, 55), rect(78, 54, 84, 70), rect(89, 54, 96, 74), tone=SHADE).hole(
        oval(20, 50, 9)
    )
    s.at(head=(22, 30), mouth=(92, 74))


@glyph("a padlock")
def padlock(s: Sketch) -> None:
    s.add(blob("24,50! 24,26 38,8 62,8 76,26 76,50!"), w=1).hole(blob("35,52! 35,30 42,20 58,20 65,30 65,52!"), w=1)
    s.add(blob("16,46! 84,46! 86,70 82,94! 18,94! 14,70"), tone=MID, grain=0).ink(
        oval(50, 64, 6), poly("47,66 53,66 56,82 44,82")
    )
    s.at(head=(50, 8), mouth=(50, 66))


@glyph("a magnet")
def magnet(s: Sketch) -> None:
    s.add(blob("12,8! 34,8! 34,52 40,64 50,68 60,64 66,52 66,8! 88,8! 88,54 76,82 50,93 24,82 12,54"), tone=MID)
    s.add(rect(12, 8, 34, 26), w=1).add(rect(66, 8, 88, 26), w=1)
    s.at(mouth=(50, 8), neck=(50, 90))


@glyph("an axe")
def axe(s: Sketch) -> None:
    s.add(tube("62,12 38,94", 7), tone=MID, grain=60).add(
        blob("54,12! 66,16! 62,36! 50,34! 36,46 22,50! 18,30 28,6! 40,12"), tone=SHADE
    )
    s.line(path("26,10 22,28 26,48"), w=0.6)
    s.at(head=(60, 10))


@glyph("a ladder")
def ladder(s: Sketch) -> None:
    s.add(*(rect(32, y, 68, y + 5) for y in (16, 31, 46, 61, 76)), w=0.8).add(rect(26, 3, 34, 97), tone=MID).add(
        rect(66, 3, 74, 97), tone=MID
    )
    s.at(head=(50, 3))


@glyph("an anchor")
def anchor(s: Sketch) -> None:
    s.add(
        oval(50, 12, 9),
        rect(46, 18, 54, 86),
        rect(28, 27, 72, 34),
        blob("6,56! 20,58! 16,64 24,78 50,84 76,78 84,64 80,58! 94,56! 92,72! 76,90 50,96 24,90 8,72!"),
        tone=SHADE,
    )
    s.hole(oval(50, 12, 4))
    s.at(head=(50, 3))


@glyph("an umbrella")
def umbrella(s: Sketch) -> None:
    s.line(path("50,50 50,82 46,93 37,93 34,84"), w=1.8).line(path("50,4 50,12"), w=1.2)
    s.add(
        blob(
            "4,54! 10,32 28,16 50,11 72,16 90,32 96,54! 88,48 81,50! 73,54! 64,48 58,49! 50,54! 42,49 "
            "36,48 27,54! 19,49 12,48"
        ),
        tone=SHADE,
    )
    s.tone(poly("50,11 30,22 20,46 27,53 36,48 42,30"), poly("50,11 70,22 80,46 73,53 64,48 58,30"), tone=MID)
    s.line(*paths("50,12 32,26 27,53 | 50,12 50,52 | 50,12 68,26 73,53"), w=0.7)
    s.at(head=(50, 4), mouth=(50, 54), neck=(50, 52))


@glyph("a broom")
def broom(s: Sketch) -> None:
    s.add(tube("74,4 48,58", 6), tone=MID).add(
        blob("40,54! 56,62! 58,78 46,99! 32,93! 20,90! 8,84! 24,68"), tone=LIGHT, grain=110
    )
    s.line(*paths("38,58 53,66 | 35,62 52,70 | 36,72 24,88 | 42,76 34,92 | 48,76 44,95"), w=0.7)


@glyph("a paintbrush")
def paintbrush(s: Sketch) -> None:
    s.add(blob("90,4 95,9 58,54! 46,44!"), tone=SHADE).add(poly("47,42 60,54 50,66 36,54"), tone=DARK)
    s.add(blob("37,53! 51,66! 42,84 22,92 4,94! 18,82 22,66"), fill=INK)


@glyph("a pencil")
def pencil(s: Sketch) -> None:
    s.add(poly("42,14 58,14 58,76 42,76"), tone=MID, grain=90).add(poly("42,76 58,76 50,98"), w=1).ink(
        poly("47,90 53,90 50,98")
    )
    s.add(blob("42,14! 42,4 58,4 58,14!"), tone=SHADE).add(rect(42, 12, 58, 20), w=0.8)
    s.line(*paths("47,21 47,76 | 53,21 53,76"), w=0.6)
    s.at(head=(50, 3), mouth=(50, 98))


@glyph("a spanner")
def spanner(s: Sketch) -> None:
    s.add(
        tube("34,66 70,30", 13),
        blob("62,34 60,18 70,6 80,4! 76,16! 84,24! 96,20! 94,30 82,40 68,40"),
        oval(26, 74, 17),
        tone=SHADE,
    )
    s.hole(poly("26,64 35,69 35,79 26,84 17,79 17,69"))


@glyph("a fork")
def fork(s: Sketch) -> None:
    tines = [rect(x, 4, x + 4.6, 34) for x in (32, 42.5, 53, 63.4)]
    s.add(*tines, blob("32,28! 68,28! 66,44 55,52 54,60 56,94 50,98 44,94 46,60 45,52 34,44"), tone=SHADE)


@glyph("a spoon")
def spoon(s: Sketch) -> None:
    s.add(oval(50, 24, 19, 22), blob("46,42 54,42 54,70 57,94 50,98 43,94 46,70"), tone=SHADE).line(
        arc(50, 24, 12, 15, 180, 270), w=0.7
    )


@glyph("a knife")
def knife(s: Sketch) -> None:
    s.add(blob("42,58! 42,10 46,2! 60,20 62,58!"), tone=SHADE).add(
        blob("41,58! 60,58! 59,90 51,97 43,92"), fill=INK
    ).paper(oval(51, 68, 1.6), oval(51, 82, 1.6))


@glyph("a gear")
def gear(s: Sketch) -> None:
    rim = []
    for i in range(8):
        for turn, r in ((-15, 36), (-11, 47), (11, 47), (15, 36)):
            angle = radians(45 * i + turn)
            rim.append(f"{50 + r * cos(angle):.1f},{50 + r * sin(angle):.1f}")
    s.add(poly(" ".join(rim)), tone=MID).hole(oval(50, 50, 14), w=1)


@glyph("a guitar")
def guitar(s: Sketch) -> None:
    s.add(rect(45, 10, 55, 52), tone=DARK).add(blob("42,2! 58,2! 60,14! 40,14!"), fill=INK)
    s.add(mirror("50,40 62,42 68,50 64,60 72,70 74,84 64,96 50,97"), tone=SHADE).ink(oval(50, 62, 8)).ink(
        rect(40, 84, 60, 88)
    )
    s.line(*(path(f"{x},14 {x},84") for x in (48, 50, 52)), w=0.3, pen=PAPER).line(
        *(path(f"{x},70 {x},84") for x in (47.5, 50, 52.5)), w=0.3
    )
    s.at(head=(50, 2), neck=(50, 40))


@glyph("a violin")
def violin(s: Sketch) -> None:
    s.ink(rect(46, 14, 54, 60), oval(50, 9, 5), tube("42,14 58,14", 2.5))
    s.add(mirror("50,36 62,37 69,46! 66,56 68,66! 75,80 68,94 50,97"), tone=MID, grain=90).ink(
        poly("46,36 54,36 55,64 45,64"), poly("45,78 55,78 53,94 47,94")
    )
    s.line(*paths("39,64 37,70 40,76 38,82 | 61,64 63,70 60,76 62,82"), w=0.9).add(rect(42, 73, 58, 76), w=0.5)
    s.at(head=(50, 4), neck=(50, 36))


@glyph("a trumpet")
def trumpet(s: Sketch) -> None:
    s.add(tube("30,60 44,74 66,74 74,60 66,48", 5), w=0.9)
    s.add(blob("4,44! 10,44! 10,46! 60,45 78,42 96,24! 98,50 96,74! 78,56 60,53 10,52! 10,54! 4,54!"), tone=SHADE)
    s.add(*[rect(x, 34, x + 6, 66) for x in (38,)], w=0.8, tone=MID).add(rect(47, 34, 53, 66), w=0.8, tone=MID).add(
        rect(56, 34, 62, 66), w=0.8, tone=MID
    )
    s.ink(*(rect(x, 28, x + 4, 33) for x in (39, 48, 57)))
    s.at(mouth=(96, 48), head=(50, 28))


@glyph("a piano")
def piano(s: Sketch) -> None:
    s.add(rect(10, 66, 20, 95), tone=DARK).add(rect(80, 66, 90, 95), tone=DARK)
    s.add(poly("12,12 88,12 88,52 12,52"), tone=MID, grain=0).add(rect(32, 22, 68, 42), w=0.7)
    s.add(rect(5, 50, 95, 70), w=1).line(*(path(f"{x},50 {x},70") for x in range(14, 94, 9)), w=0.6)
    s.ink(*(rect(x - 2.4, 50, x + 2.4, 62) for x in (14, 23, 41, 50, 59, 77, 86)))
    s.at(head=(50, 12), mouth=(50, 60), back=(50, 12))


@glyph("a drum")
def drum(s: Sketch) -> None:
    s.add(blob("10,34! 10,80 30,92 50,94 70,92 90,80 90,34!"), tone=LIGHT, grain=90)
    s.line(path("10,46! 24,84! 38,50! 50,90! 62,50! 76,84! 90,46!"), w=0.8).add(oval(50, 34, 40, 14), w=1.1)
    s.line(*paths("30,6 58,30 | 76,4 46,34"), w=1.3).ink(oval(59, 31, 3.4), oval(45, 35, 3.4))
    s.at(head=(50, 20))


@glyph("an accordion")
def accordion(s: Sketch) -> None:
    folds = " ".join(f"{x},{24 if i % 2 else 18}" for i, x in enumerate(range(28, 74, 5)))
    back = " ".join(f"{x},{80 if i % 2 else 86}" for i, x in enumerate(range(73, 26, -5)))
    s.add(poly(folds + " " + back), w=0.9).line(*(path(f"{x},20 {x},84") for x in range(33, 72, 5)), w=0.7)
    s.add(blob("6,18! 28,16! 28,88! 6,86!"), tone=MID, grain=0).add(
        blob("72,16! 94,18! 94,86! 72,88!"), tone=MID, grain=0
    )
    s.paper(rect(80, 24, 88, 80)).line(*(path(f"80,{y} 88,{y}") for y in range(24, 84, 8)), w=0.6).ink(
        *(oval(x, y, 2) for x in (13, 20) for y in (30, 42, 54, 66, 76))
    )
    s.at(head=(50, 18), mouth=(50, 50))


@glyph("a bell")
def bell(s: Sketch) -> None:
    s.add(oval(50, 8, 6), w=1).ink(oval(50, 90, 8)).add(
        mirror("50,12 60,15 68,30 72,60 82,74 88,84! 50,88!"), tone=SHADE
    )
    s.line(path("20,76 50,80 80,76"), w=0.7)
    s.at(head=(50, 4), mouth=(50, 90))


@glyph("a harp")
def harp(s: Sketch) -> None:
    s.line(
        *(
            path(f"{x},{y} {x},{z}")
            for x, y, z in ((36, 30, 82), (44, 33, 75), (52, 34, 67), (60, 31, 59), (68, 26, 51), (75, 24, 43))
        ),
        w=0.4,
    )
    s.add(tube("24,92 24,14", 7), tone=MID).add(tube("24,90 52,72 84,32", 10, 8), tone=SHADE).add(
        tube("24,14 38,24 56,28 70,16 84,18 86,32", 9, 7), tone=LIGHT
    )
    s.add(rect(12, 89, 42, 97), fill=INK).add(oval(24, 10, 6), w=0.9)


@glyph("a gramophone")
def gramophone(s: Sketch) -> None:
    s.add(poly("14,72 76,72 82,94 8,94"), tone=MID, grain=0).add(oval(44, 70, 28, 5), fill=INK).line(
        path("30,68 26,54 42,42 52,46"), w=1.8
    )
    s.add(blob("46,52! 40,42! 52,26 60,4! 80,10 96,34 94,56! 74,52 58,52"), tone=SHADE).add(
        oval(78, 29, 10, 30, -34), tone=DARK
    )
    s.line(path("82,84 92,84 92,76"), w=1)
    s.at(mouth=(78, 29), head=(70, 4))


@glyph("a telescope")
def telescope(s: Sketch) -> None:
    s.line(*paths("46,60 24,97 | 48,60 50,97 | 50,60 74,97"), w=1.3)
    s.add(poly("12,62 8,54 36,42 41,52"), tone=MID).add(poly("36,54 30,42 60,28 67,43"), tone=LIGHT).add(
        poly("62,46 54,28 88,10 98,30"), tone=SHADE
    )
    s.ink(oval(48, 56, 5))
    s.at(mouth=(93, 20))


@glyph("a bow and arrow")
def bow(s: Sketch) -> None:
    s.line(path("30,4! 30,96!"), w=0.5).add(
        blob("28,2! 34,4! 52,22 60,50 52,78 34,96! 28,98! 44,76 50,50 44,24"), tone=MID
    )
    s.line(path("8,50 92,50"), w=1.2).ink(poly("90,43 99,50 90,57"), poly("4,43 14,43 20,50 14,57 4,57 10,50"))
