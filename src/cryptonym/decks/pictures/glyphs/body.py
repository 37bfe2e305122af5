"""Parts of a body, and bones."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, mirror, oval, path, paths, poly, tube
from cryptonym.decks.pictures.glyphs.shelf import glyph
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, SHADE, Sketch


@glyph("an eye")
def eye(s: Sketch) -> None:
    for x0, y0, x1, y1 in (
        (14, 38, 6, 26),
        (28, 26, 22, 12),
        (42, 20, 39, 5),
        (58, 20, 61, 5),
        (72, 26, 78, 12),
        (86, 38, 94, 26),
    ):
        s.line(path(f"{x0},{y0} {x1},{y1}"), w=1.1)
    s.add(blob("3,52! 26,28 50,21 74,28 97,52! 74,72 50,79 26,72"), w=1.1)
    s.add(oval(50, 50, 24), tone=MID, grain=90).ink(oval(50, 50, 12)).paper(oval(56, 43, 4.5))
    s.line(path("10,56 30,74 50,80 70,74 90,56"), w=0.5)
    s.at(head=(50, 20), mouth=(50, 78))


@glyph("a hand")
def hand(s: Sketch) -> None:
    s.add(
        blob("30,60 34,50 66,48 72,62 66,82 64,98 38,98 36,84"),
        tube("36,58 29,24", 12, 10),
        tube("46,54 44,12", 12, 10),
        tube("57,54 59,12", 12, 10),
        tube("66,58 74,26", 11, 9),
        tube("34,76 20,62 13,48", 14, 10),
        tone=SHADE,
    )
    s.line(*paths("40,66 52,62 64,66 | 44,84 42,72 36,66"), w=0.6)
    s.line(*(arc(x, y, 3, 3.4, 190, 350) for x, y in ((29, 23), (44, 12), (59, 12), (74, 26))), w=0.5)
    s.at(head=(50, 10), hand=(50, 60), neck=(50, 90))


@glyph("a foot")
def foot(s: Sketch) -> None:
    s.add(
        blob("24,4! 50,4! 50,40 60,58 84,70 90,80 84,88 60,90 40,86 24,88 14,80 20,56"), oval(89, 78, 8, 7), tone=SHADE
    )
    s.add(oval(80, 72, 5, 4.5), oval(72, 67, 4.5, 4), oval(65, 62, 4, 3.6), oval(59, 57, 3.4, 3.2), w=0.8)
    s.line(arc(91, 76, 4, 3, 200, 330), path("26,60 28,70"), w=0.5)
    s.at(head=(37, 4), neck=(37, 4))


@glyph("a brain")
def brain(s: Sketch) -> None:
    s.add(tube("58,70 62,88", 12, 9), tone=DARK).add(blob("60,70 78,70 90,76 86,86 70,86"), tone=MID, grain=0)
    s.add(
        blob(
            "11,60 4,50 7,40 9,29 20,24 24,13 38,13 46,6 58,9 70,8 77,17 88,20 90,31 97,40 92,50 93,62 82,66 "
            "74,75 62,72 50,77 40,72 28,75 22,66"
        ),
        fill=INK,
    )
    for fold in (
        "13,57 11,45 19,37 29,40 32,50",
        "21,64 23,53",
        "15,31 25,24 36,29 43,39 42,51",
        "31,69 36,60 46,61 50,71",
        "30,18 42,14 49,23 53,37",
        "53,12 66,12 71,23 62,31 63,43",
        "80,21 82,33 74,42 72,53",
        "90,33 91,45 83,51",
        "53,49 60,55 60,68",
        "70,69 74,61 85,62",
    ):
        s.add(tube(fold, 10.4), w=0.7)
    s.at(head=(52, 8), neck=(60, 84))


@glyph("a heart")
def heart(s: Sketch) -> None:
    s.add(mirror("50,28! 56,14 72,8 88,16 94,34 86,56 68,76 50,94!"), tone=SHADE)
    s.line(path("16,40 18,28 26,22"), w=0.8)
    s.at(head=(50, 26), mouth=(50, 60))


@glyph("a skull")
def skull(s: Sketch) -> None:
    s.add(mirror("50,6 72,12 86,30 86,50 78,64 70,68! 70,88 62,94 50,94"), tone=SHADE)
    s.ink(oval(34, 46, 11, 12), oval(66, 46, 11, 12), poly("50,56 56,68 50,66 44,68"))
    s.line(*(path(f"{x},78 {x},93") for x in (38, 46, 54, 62)), path("31,80 50,78 69,80"), w=0.7)
    s.at(head=(50, 6), mouth=(50, 80), neck=(50, 94))


@glyph("a tooth")
def tooth(s: Sketch) -> None:
    s.add(mirror("50,20 58,12 74,10 86,22 86,40 78,58 76,80 70,94 62,88 58,70 50,64"), tone=SHADE)
    s.line(path("26,36 26,26 34,20"), w=0.8)
    s.at(head=(50, 16), mouth=(50, 48))


@glyph("an ear")
def ear(s: Sketch) -> None:
    s.add(blob("34,26 44,8 62,4 80,16 84,38 74,54 66,66 60,86 44,96 30,86 30,66"), tone=SHADE)
    s.line(
        *paths("40,36 46,18 62,14 74,26 74,40 64,52 | 42,60 54,54 60,44 56,32 48,36 46,46 | 42,60 40,72 46,80 52,74"),
        w=0.9,
    )
    s.at(head=(60, 4), mouth=(48, 50))


@glyph("a mouth")
def mouth(s: Sketch) -> None:
    s.ink(blob("4,46! 30,44 50,48 70,44 96,46! 78,70 50,78 22,70"))
    s.paper(blob("16,47 32,46 50,50 68,46 84,47 76,56 50,60 24,56"))
    s.line(*(path(f"{x},46 {x},59") for x in (32, 41, 50, 59, 68)), w=0.5)
    s.add(blob("30,70 50,62 70,70 60,78 40,78"), w=0.6, tone=LIGHT)
    s.add(blob("2,46! 22,32 40,24 50,29 60,24 78,32 98,46! 70,42 50,47 30,42"), tone=MID)
    s.add(blob("4,47! 22,68 50,74 78,68 96,47! 84,78 50,92 16,78"), tone=MID)
    s.at(head=(50, 26), mouth=(50, 55))


@glyph("a bone")
def bone(s: Sketch) -> None:
    s.add(tube("24,76 76,24", 13), oval(14, 72, 11), oval(28, 86, 11), oval(72, 14, 11), oval(86, 28, 11), tone=SHADE)


@glyph("a moustache")
def moustache(s: Sketch) -> None:
    s.ink(mirror("50,44 58,36 70,38 82,52 92,52 98,42! 98,58 88,66 74,66 60,60 50,54"))
