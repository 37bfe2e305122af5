"""Plants, the sky, and creatures of tales."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, mirror, oval, path, paths, petals, poly, rect, star, tube
from cryptonym.decks.pictures.glyphs.shelf import glyph
from cryptonym.decks.pictures.sketch import DARK, LIGHT, MID, SHADE, Sketch


@glyph("a tree")
def tree(s: Sketch) -> None:
    s.add(blob("42,54! 58,54! 57,78 70,95! 30,95! 43,78"), tone=MID, grain=85)
    s.add(
        oval(30, 40, 20, 18),
        oval(70, 40, 20, 18),
        oval(50, 24, 24, 20),
        oval(38, 54, 14, 10),
        oval(62, 54, 14, 10),
        tone=SHADE,
    )
    s.line(arc(40, 30, 8, 6, 180, 300), arc(62, 40, 8, 6, 180, 300), arc(28, 44, 7, 5, 180, 300), w=0.6)
    s.at(head=(50, 4), neck=(50, 70))


@glyph("a cactus")
def cactus(s: Sketch) -> None:
    s.add(tube("50,80 50,20", 24), tube("44,62 20,60 20,38", 13), tube("56,52 80,50 80,28", 13), tone=SHADE)
    s.line(
        *(
            path(f"{x},{y} {x},{y + 6}")
            for x, y in (
                (44, 22),
                (50, 16),
                (56, 24),
                (46, 40),
                (54, 44),
                (44, 56),
                (50, 66),
                (20, 42),
                (22, 52),
                (80, 32),
                (78, 42),
            )
        ),
        w=0.5,
    )
    s.add(poly("28,76 72,76 66,97 34,97"), tone=MID, grain=85).add(rect(25, 70, 75, 79), w=1)
    s.at(head=(50, 8))


@glyph("a flower")
def flower(s: Sketch) -> None:
    s.line(path("50,50 52,76 50,98"), w=1.3).add(
        blob("51,82! 62,66 80,66! 70,82"), blob("51,90! 38,76 22,78! 32,92"), w=0.9, tone=MID
    )
    s.add(*petals(50, 32, 4, 29, 8, 10), tone=SHADE).add(oval(50, 32, 11), w=0.9, tone=DARK)
    s.line(
        *(
            path(f"{50 + a},{32 + b} {50 + a * 1.7},{32 + b * 1.7}")
            for a, b in ((13, 0), (-13, 0), (0, 13), (0, -13), (9, 9), (-9, 9), (9, -9), (-9, -9))
        ),
        w=0.4,
    )
    s.at(head=(50, 4), mouth=(50, 32), neck=(50, 50))


@glyph("a rose")
def rose(s: Sketch) -> None:
    s.line(path("50,52 48,76 50,98"), w=1.2).add(blob("49,76! 60,60 78,60! 70,76"), w=0.9, tone=MID).line(
        *paths("48,84 42,80 | 49,66 43,62"), w=0.9
    )
    s.add(blob("50,56 30,50 22,32 30,16 44,20 50,8 60,18 74,14 78,32 70,50"), tone=SHADE)
    s.line(
        *paths("30,18 34,36 50,44 66,36 72,16 | 40,22 44,32 56,32 60,20 | 50,56 38,48 32,36 | 46,24 52,27 54,20"), w=0.8
    )
    s.at(head=(50, 8), neck=(50, 54))


@glyph("a palm tree")
def palm(s: Sketch) -> None:
    s.add(tube("46,95 44,66 54,34", 9, 6), tone=MID, grain=0)
    for text in (
        "54,34 34,20 12,30 6,44",
        "54,34 38,12 22,8 12,14",
        "54,34 70,12 86,10 94,20",
        "54,34 76,24 92,34 96,50",
        "54,34 60,14 56,4",
    ):
        s.add(tube(text, 8, 1.5), w=0.9, tone=LIGHT, grain=80)
    s.ink(oval(50, 38, 4), oval(58, 38, 4))
    s.at(head=(54, 20))


@glyph("a leaf")
def leaf(s: Sketch) -> None:
    s.add(blob("8,92! 20,50 40,22 70,10 94,6! 92,36 80,64 50,82 24,80"), tone=LIGHT, grain=10).line(
        path("4,97 40,58 82,18"), w=1
    )
    s.line(*paths("30,70 32,46 | 46,53 50,28 | 62,38 66,18 | 34,66 58,72 | 48,52 74,58 | 64,36 86,40"), w=0.6)


@glyph("a four-leaf clover")
def clover(s: Sketch) -> None:
    s.line(path("50,50 54,76 64,96"), w=1.6)
    for turn in range(4):
        lobe = (
            Sketch().add(mirror("50,48! 60,38 68,26 64,12 54,12 50,18!"), tone=SHADE).line(path("50,46 50,26"), w=0.6)
        )
        s.put(lobe, 50 + (0, 20, 0, -20)[turn], 46 + (-20, 0, 20, 0)[turn], 40, rot=90 * turn)


@glyph("a fir tree")
def fir(s: Sketch) -> None:
    s.add(rect(44, 80, 56, 97), tone=DARK)
    for low, wide, top in ((84, 36, 48), (62, 30, 28), (42, 24, 6)):
        s.add(mirror(f"50,{top}! {50 + wide},{low}! {50 + wide * 0.5:.0f},{low - 4} 50,{low}"), tone=MID, grain=80)
    s.at(head=(50, 6))


@glyph("the sun")
def sun(s: Sketch) -> None:
    s.add(star(50, 50, 48, 31, 12)).add(oval(50, 50, 27), tone=SHADE)
    s.ink(oval(41, 45, 2.6), oval(59, 45, 2.6)).line(path("38,56 50,64 62,56"), w=0.9)
    s.at(head=(50, 24), mouth=(50, 60))


@glyph("the moon")
def moon(s: Sketch) -> None:
    s.add(blob("62,4! 36,10 18,34 20,62 40,88 66,96 86,86! 62,80 46,60 46,34"), tone=SHADE)
    s.add(oval(30, 46, 4), oval(42, 76, 5, 4), oval(36, 24, 3), w=0.6)
    s.at(back=(46, 50), head=(62, 4))


@glyph("a star")
def star_(s: Sketch) -> None:
    s.add(poly(" ".join(f"{x:.1f},{y:.1f}" for x, y in star(50, 54, 48, 20, 5))), tone=SHADE)
    s.at(head=(50, 6))


@glyph("a cloud")
def cloud(s: Sketch) -> None:
    s.add(
        oval(24, 58, 20, 17),
        oval(44, 42, 22, 20),
        oval(68, 46, 18, 17),
        oval(80, 60, 17, 15),
        oval(50, 64, 28, 13),
        tone=SHADE,
    )
    s.at(mouth=(50, 76), head=(46, 22))


@glyph("a bolt of lightning")
def lightning(s: Sketch) -> None:
    s.add(poly("56,2 22,56 46,56 34,98 80,38 54,40 72,2"), tone=MID)


@glyph("a planet with a ring")
def planet(s: Sketch) -> None:
    ring = blob("2,66 22,44 60,26 90,24 98,34 78,56 40,74 10,76")
    s.add(ring, w=1, tone=LIGHT).add(oval(50, 50, 29), tone=SHADE).line(
        *paths("24,38 50,36 72,30 | 22,52 44,48 60,42"), w=0.6
    )
    front = (
        Sketch()
        .add(ring, tone=LIGHT)
        .hole(blob("16,64 34,50 62,38 86,34 70,48 40,62"), w=0.8)
        .within(poly("0,52 100,40 100,100 0,100"))
    )
    s.marks += front.marks
    s.add(blob("16,64 34,50 62,38 86,34 80,40 78,42 70,45 50,52 30,60 22,64"), fill=None, w=0)
    s.at(head=(50, 21))


@glyph("a snowflake")
def snowflake(s: Sketch) -> None:
    arm = Sketch().line(*paths("50,50 50,4 | 50,18 40,9 | 50,18 60,9 | 50,32 38,22 | 50,32 62,22"), w=1.3)
    for turn in range(6):
        s.marks += arm.turned(60 * turn).marks
    s.ink(star(50, 50, 9, 5, 6))


@glyph("a volcano")
def volcano(s: Sketch) -> None:
    s.add(oval(34, 18, 12, 10), oval(52, 12, 14, 10), oval(66, 20, 11, 9), oval(50, 26, 14, 8), w=0.9, tone=SHADE)
    s.add(blob("4,92! 24,74 36,42! 64,42! 76,74 96,92!"), tone=MID, grain=70)
    s.add(blob("36,42! 44,46 64,42! 60,56 64,70 58,74 54,60 48,58 46,78 40,76 42,60 38,52"), w=0.8).line(
        *paths("38,36 30,30 | 62,36 72,32 | 50,38 50,32"), w=0.9
    )
    s.at(head=(50, 40), mouth=(50, 40))


@glyph("a mountain")
def mountain(s: Sketch) -> None:
    s.add(poly("50,52 70,28 98,90 40,90"), tone=DARK).add(poly("40,8 78,90 2,90"), tone=LIGHT)
    s.add(poly("40,8 53,36 46,33 41,42 35,33 27,37"), w=0.9)
    s.at(head=(40, 8), back=(40, 8))


@glyph("a dragon")
def dragon(s: Sketch) -> None:
    s.add(blob("46,48! 30,18! 12,8! 14,22! 4,28! 14,36! 10,48! 28,46! 36,58!"), tone=MID, grain=60)
    s.add(
        tube("34,72 14,76 6,88 20,95", 12, 3),
        blob("26,76 28,60 44,50 60,52 66,66 58,80 38,84"),
        tube("56,60 70,48 66,30 74,20", 14, 10),
        blob("66,14 78,8 92,18 99,22 96,28 84,28! 94,33 86,37 74,33 66,26"),
        tube("38,78 34,94 42,95", 10, 5),
        tube("56,78 58,94 66,95", 10, 5),
        tone=LIGHT,
        grain=0,
    )
    s.ink(
        poly("68,14 62,4 74,10"),
        poly("60,34 54,34 60,41"),
        poly("63,45 57,47 64,52"),
        oval(82, 17, 1.8),
        poly("20,95 12,90 14,100"),
    )
    s.add(blob("97,30! 108,26 104,32! 112,36 102,37! 106,42 96,36!"), w=0.7)
    s.at(head=(74, 8), mouth=(98, 30), back=(48, 50), neck=(68, 40))


@glyph("a unicorn")
def unicorn(s: Sketch) -> None:
    s.add(blob("58,14! 74,-12! 70,16!"), w=0.9).line(*paths("62,6 71,10 | 66,-1 73,3"), w=0.5)
    s.add(blob("34,96! 30,66 36,36 52,14! 50,4! 60,12 72,22 90,44 92,54 84,60 74,54 64,52 66,74 74,96!"), tone=SHADE)
    s.ink(blob("52,10 38,20 26,38 20,60 22,82 30,70 28,88 36,74 34,60 40,62 38,48 46,46 44,34 52,32 50,22 58,18"))
    s.eye(66, 30, 2.6).ink(oval(87, 50, 1.5)).line(path("90,56 84,55"), w=0.6)
    s.at(head=(58, 10), mouth=(88, 57), neck=(50, 84))


@glyph("a ghost")
def ghost(s: Sketch) -> None:
    s.add(
        blob("50,4 72,12 80,34 82,60 92,94! 78,86 70,96! 60,86 50,96! 40,86 30,96! 22,86 8,94! 18,60 20,34 28,12"),
        tone=SHADE,
    )
    s.ink(oval(40, 34, 5, 8), oval(60, 34, 5, 8), oval(50, 54, 6, 8))
    s.at(head=(50, 4), mouth=(50, 54))


@glyph("a robot")
def robot(s: Sketch) -> None:
    s.line(*paths("50,14 50,4 | 24,58 12,66 12,78 | 76,58 88,66 88,78"), w=1.3).ink(oval(50, 4, 3.4))
    s.add(rect(36, 82, 46, 97), w=0.9, tone=DARK).add(rect(54, 82, 64, 97), w=0.9, tone=DARK).add(
        blob("24,48! 76,48! 74,84! 26,84!"), tone=SHADE
    )
    s.add(rect(28, 14, 72, 44), tone=LIGHT, grain=0).add(oval(40, 27, 6), oval(60, 27, 6), w=0.8).ink(
        oval(40, 27, 2.4), oval(60, 27, 2.4)
    )
    s.ink(rect(38, 37, 62, 40)).add(rect(34, 56, 66, 74), w=0.7).ink(oval(42, 62, 2.4), oval(50, 62, 2.4)).line(
        path("38,69 62,69"), w=0.7
    )
    s.line(arc(12, 82, 5, 5, 130, 410), arc(88, 82, 5, 5, 130, 410), w=1.2)
    s.at(head=(50, 14), mouth=(50, 40), neck=(50, 46))


@glyph("a flying saucer")
def ufo(s: Sketch) -> None:
    s.add(blob("30,46! 32,28 50,20 68,28 70,46!"), w=1, tone=LIGHT).add(oval(50, 52, 47, 15), tone=SHADE).add(
        oval(50, 46, 26, 6), w=0.8, tone=MID
    )
    s.ink(oval(16, 54, 3), oval(33, 60, 3), oval(50, 62, 3), oval(67, 60, 3), oval(84, 54, 3))
    s.at(mouth=(50, 66), head=(50, 20))


@glyph("a mermaid")
def mermaid(s: Sketch) -> None:
    s.ink(blob("38,30 34,12 46,2 60,4 66,16 64,34 70,52 60,48 50,40 42,50 30,52"))
    s.add(blob("40,58 60,58 64,70 56,82 52,90! 66,98! 44,95 30,99! 44,88 38,74"), tone=MID, grain=0)
    s.add(
        blob("42,36 58,36 60,50 60,60 40,60 40,50"),
        tube("42,38 30,48 32,60", 6, 5),
        tube("58,38 72,44 80,34", 6, 5),
        oval(51, 18, 10, 12),
        tube("51,28 51,36", 7),
        w=0.9,
    )
    s.ink(oval(47, 18, 1.3), oval(55, 18, 1.3)).line(path("48,24 51,25.5 54,24"), w=0.5).ink(
        oval(46, 46, 4, 3), oval(56, 46, 4, 3)
    )
    s.line(path("41,12 50,9 60,13"), w=1.6)
    s.at(head=(51, 4))
