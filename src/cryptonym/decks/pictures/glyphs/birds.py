"""Animals that fly, creep and hop."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, mirror, oval, path, paths, poly, tube
from cryptonym.decks.pictures.glyphs.shelf import glyph
from cryptonym.decks.pictures.sketch import DARK, DOTS, INK, LIGHT, MID, PAPER, SHADE, Sketch


@glyph("an owl")
def owl(s: Sketch) -> None:
    s.add(mirror("50,12 62,14! 72,4! 78,20 82,46 80,74 66,92 50,94"), tone=LIGHT)
    s.add(blob("22,40 16,60 20,78 30,88 34,60"), blob("78,40 84,60 80,78 70,88 66,60"), tone=MID, grain=60)
    s.add(oval(37, 30, 14), oval(63, 30, 14), w=0.9).ink(oval(38, 31, 6.5), oval(62, 31, 6.5))
    s.paper(oval(40, 28, 1.8), oval(64, 28, 1.8)).add(poly("45,38 55,38 50,50"), w=0.8, fill=INK)
    for y in (56, 65, 74, 83):
        s.line(*(arc(x, y, 3.4, 3, 0, 180) for x in (41, 50, 59)), w=0.55)
    s.line(*paths("40,93 37,98 | 43,94 43,99 | 57,94 57,99 | 60,93 63,98"), w=0.9)
    s.at(head=(50, 11), mouth=(50, 48), back=(80, 50), neck=(50, 46))


@glyph("a penguin")
def penguin(s: Sketch) -> None:
    s.add(blob("36,90 24,96 40,97"), blob("62,90 76,96 60,97"), w=0.8, tone=MID)
    s.ink(blob("28,40 12,60 14,72 26,66"), blob("72,40 88,60 86,72 74,66"))
    s.ink(blob("50,4 64,10 68,26 76,46 78,74 68,92 50,95 32,92 22,74 24,46 32,26 36,10"))
    s.paper(blob("50,34 64,42 70,62 66,82 50,90 34,82 30,62 36,42"), oval(42, 22, 7, 8), oval(58, 22, 7, 8))
    s.ink(oval(43, 22, 2.2), oval(57, 22, 2.2)).add(poly("44,27 56,27 50,36"), w=0.6, tone=MID)
    s.at(head=(50, 4), mouth=(50, 34), back=(70, 40), neck=(50, 36))


@glyph("a duck")
def duck(s: Sketch) -> None:
    s.add(
        blob("8,50! 18,60 34,56 54,58 66,66 66,80 54,90 30,90 14,80"),
        tube("58,68 62,40", 16, 14),
        oval(64, 30, 14, 13),
        tone=SHADE,
    )
    s.add(blob("76,28 86,30 96,28 98,34 88,40 76,38"), w=0.9, tone=MID)
    s.add(blob("24,68 40,64 52,70 46,80 30,82"), w=0.8, tone=LIGHT).eye(69, 27, 2.6)
    s.line(*paths("30,74 40,74 | 34,79 42,78"), w=0.5)
    s.at(head=(62, 17), mouth=(90, 38), back=(36, 57), neck=(60, 48))


@glyph("a rooster")
def rooster(s: Sketch) -> None:
    for text in ("30,60 10,50 6,26", "30,56 16,40 18,16", "32,54 24,36 30,14", "30,64 8,62 2,46"):
        s.add(tube(text, 12, 7), w=0.9, tone=MID)
    s.line(*paths("46,84 46,96 54,97 | 46,96 40,97 | 56,84 57,96 65,97 | 57,96 51,97"), w=1.0)
    s.add(blob("24,60 40,62 54,50 58,26 68,20 78,26 78,40 76,62 64,82 46,86 30,78"), tone=SHADE)
    s.ink(blob("58,24 56,12 63,16 66,7 71,14 77,8 77,18 78,26 68,20"), blob("76,40 83,42 82,54 76,52"))
    s.add(poly("77,28 92,33 77,38"), w=0.8, tone=MID).eye(71, 28, 2.4)
    s.add(blob("36,62 50,60 60,68 50,78 38,74"), w=0.8, tone=LIGHT)
    s.at(head=(68, 10), mouth=(90, 34), back=(38, 60), neck=(66, 48))


@glyph("a flamingo")
def flamingo(s: Sketch) -> None:
    s.line(*paths("46,58 47,96 55,97 | 52,58 66,70 48,78"), w=0.9)
    s.add(
        blob("14,50! 26,40 44,36 60,42 62,54 50,62 32,60"),
        tube("56,48 70,44 66,28 58,18 66,8", 7, 6),
        oval(69, 9, 8, 7),
        tone=SHADE,
    )
    s.add(blob("75,6 84,10 85,20 80,24 78,16 73,14"), w=0.7).ink(blob("82,14 85,20 80,25 79,18"), oval(70, 8, 1.5))
    s.add(blob("18,50 34,42 52,44 48,54 32,56"), w=0.7, tone=LIGHT)
    s.at(head=(69, 2), mouth=(81, 24), back=(40, 37), neck=(64, 26))


@glyph("a swan")
def swan(s: Sketch) -> None:
    s.add(
        blob("4,48! 16,58 30,60 64,68 84,66 88,78 74,90 36,90 14,78"),
        tube("78,74 80,54 66,42 58,28 66,16 74,18", 12, 8),
        tone=SHADE,
    )
    s.add(
        blob("6,46! 14,34! 20,42! 28,30! 34,42! 42,34! 46,46 62,58 66,74 50,82 28,78 12,64"),
        w=0.9,
        tone=LIGHT,
        grain=20,
    )
    s.ink(blob("77,14 88,22 90,26 80,24 74,20"), oval(74, 16.5, 1.3))
    s.at(head=(70, 12), mouth=(89, 25), back=(36, 46), neck=(70, 46))


@glyph("a bat")
def bat(s: Sketch) -> None:
    s.ink(
        mirror("50,34 52,30! 55,20! 58,32 62,38 70,30 80,24! 98,30 99,56! 92,50 86,58! 78,52 71,64! 64,60 58,72 50,80")
    )
    s.line(*paths("80,25 78,52 | 80,25 90,54 | 20,25 22,52 | 20,25 10,54"), w=0.5, pen=PAPER)
    s.paper(oval(46, 40, 2.2), oval(54, 40, 2.2), poly("47,47 49,47 48,51"), poly("51,47 53,47 52,51"))
    s.at(head=(50, 24), mouth=(50, 47), back=(50, 60), neck=(50, 46))


@glyph("a parrot")
def parrot(s: Sketch) -> None:
    s.add(tube("46,70 34,98", 9, 5), tube("52,72 46,99", 8, 4), tone=MID)
    s.line(path("14,79 88,76"), w=1.6)
    s.add(blob("58,6 72,8 80,22 78,44 70,66 56,80 44,78 40,60 44,30 50,12"), tone=SHADE)
    s.add(blob("46,34 40,56 42,76 54,70 60,50 56,36"), w=0.9, tone=DARK)
    s.add(blob("76,14 88,16 91,28 86,36 84,28 77,28"), fill=INK).add(oval(69, 19, 7), w=0.6).ink(oval(70, 19, 2.4))
    s.line(*paths("58,78 57,84 | 63,75 63,82"), w=1.0)
    s.at(head=(62, 6), mouth=(86, 32), back=(42, 44), neck=(62, 34))


@glyph("a butterfly")
def butterfly(s: Sketch) -> None:
    upper, lower = "50,44 58,24 76,8 96,12 96,34 80,50 54,52", "50,52 70,52 84,62 82,82 70,88 58,76"
    s.add(blob(lower), blob(_other(lower)), tone=MID).add(blob(upper), w=1).add(blob(_other(upper)), w=1)
    s.tone(blob(upper), blob(_other(upper)), tone=LIGHT)
    for side in (1, -1):
        for x, y, r in ((32, 25, 7), (22, 38, 4.5), (38, 36, 3.5), (22, 70, 6)):
            s.ink(oval(50 + side * x, y, r)).paper(oval(50 + side * x, y, r * 0.45))
    s.line(*paths("49,28 44,14 38,10 | 51,28 56,14 62,10"), w=0.7).ink(oval(38, 10, 1.6), oval(62, 10, 1.6))
    s.ink(tube("50,28 50,76", 7, 4), oval(50, 28, 4.5))
    s.at(head=(50, 24), back=(50, 50), mouth=(50, 30), neck=(50, 34))


def _other(text: str) -> str:
    """The same half on the other side of the middle."""
    return " ".join(f"{100 - float(x)},{y}" for x, y in (pair.split(",") for pair in text.split()))


@glyph("a bee")
def bee(s: Sketch) -> None:
    s.add(oval(40, 26, 13, 22, -22), oval(60, 26, 12, 20, 18), w=0.8, tone=LIGHT, grain=70)
    s.add(blob("8,58! 18,46 40,40 62,42 72,54 68,70 48,78 22,72"))
    for x, low, high in ((24, 45, 73), (38, 41, 77), (52, 40.5, 77.5)):
        s.ink(blob(f"{x},{low}! {x + 6},{low - 2}! {x + 8},59 {x + 6},{high + 1}! {x},{high}! {x + 2},59"))
    s.add(oval(77, 56, 13, 14)).eye(81, 52, 3.4).line(path("82,63 87,62"), w=0.6)
    s.line(*paths("78,42 82,32 88,32 | 84,44 90,36 95,38"), w=0.7).ink(oval(88, 32, 1.6), oval(95, 38, 1.6))
    s.line(*paths("40,78 38,86 | 50,78 50,87 | 60,75 63,84"), w=0.7)
    s.at(head=(77, 42), mouth=(86, 63), back=(46, 41), neck=(66, 56))


@glyph("a spider")
def spider(s: Sketch) -> None:
    for text in ("56,46 72,26 84,34 92,56", "58,50 78,42 90,54 94,76", "58,56 76,62 84,80", "54,60 64,76 66,94"):
        s.line(path(text), path(_other(text)), w=1.0)
    s.ink(oval(50, 66, 18, 19), oval(50, 42, 11, 10))
    s.paper(oval(46, 39, 2.6), oval(54, 39, 2.6), poly("50,60 56,68 50,76 44,68")).ink(
        oval(46.5, 40, 1), oval(53.5, 40, 1)
    )
    s.at(head=(50, 32), mouth=(50, 46), back=(50, 66), neck=(50, 50))


@glyph("a ladybird")
def ladybird(s: Sketch) -> None:
    s.line(*paths("28,40 16,32 | 22,56 8,56 | 26,72 14,82"), w=0.9)
    s.line(*paths("72,40 84,32 | 78,56 92,56 | 74,72 86,82"), w=0.9)
    s.line(*paths("44,14 38,4 | 56,14 62,4"), w=0.7).ink(oval(50, 22, 17, 13))
    s.add(oval(50, 56, 30, 34), tone=SHADE).line(path("50,22 50,90"), w=0.9).paper(oval(43, 17, 2.4), oval(57, 17, 2.4))
    s.ink(*(oval(50 + side * x, y, r) for side in (1, -1) for x, y, r in ((13, 40, 5.5), (18, 59, 5.5), (10, 75, 5))))
    s.at(head=(50, 10), back=(50, 50), mouth=(50, 14), neck=(50, 30))


@glyph("an ant")
def ant(s: Sketch) -> None:
    s.line(*paths("44,56 30,40 18,76 | 50,58 46,76 36,88 | 56,56 66,72 74,90 | 52,52 60,36 70,30 74,60 86,86"), w=0.8)
    s.line(*paths("84,34 92,20 99,24 | 80,32 82,14 90,8"), w=0.7)
    s.ink(
        oval(22, 56, 20, 14, 12), oval(50, 52, 11, 8), oval(78, 42, 13, 11, 20), oval(37, 54, 5, 3), oval(64, 48, 5, 3)
    )
    s.paper(oval(80, 38, 2.4), oval(14, 50, 6, 1.5, -30)).line(path("88,50 93,52"), w=0.8)
    s.at(head=(78, 31), back=(40, 45), mouth=(90, 48), neck=(66, 48))


@glyph("a frog")
def frog(s: Sketch) -> None:
    s.add(tube("30,70 14,60 10,84 28,90", 12, 6), tube("70,70 86,60 90,84 72,90", 12, 6), tone=SHADE)
    s.add(mirror("50,26 58,24 60,14 72,12 78,24 76,34 84,44 78,60 74,84 60,90 50,90"), tone=LIGHT)
    s.paper(blob("34,60 50,64 66,60 64,84 50,88 36,84"))
    s.add(oval(33, 23, 9), oval(67, 23, 9), w=0.8).ink(oval(34, 24, 4.2), oval(66, 24, 4.2))
    s.line(path("20,42 34,52 50,54 66,52 80,42"), w=0.9).ink(oval(47, 40, 1), oval(53, 40, 1))
    s.line(*paths("40,72 38,94 30,96 | 38,94 42,97 | 60,72 62,94 70,96 | 62,94 58,97"), w=1.0)
    s.at(head=(50, 22), mouth=(50, 53), back=(50, 26), neck=(50, 58))


@glyph("a turtle")
def turtle(s: Sketch) -> None:
    s.add(
        tube("28,72 20,88", 13, 11),
        tube("64,72 70,88", 13, 11),
        tube("74,66 88,50", 14, 12),
        oval(89, 46, 11, 9),
        tone=SHADE,
    )
    s.add(poly("8,68 2,76 14,74"), w=0.8)
    s.add(blob("6,72! 10,48 26,30 46,26 64,32 76,50 80,72!"), tone=LIGHT)
    s.paper(poly("34,36 56,36 62,52 46,62 28,52")).line(path("34,36! 56,36! 62,52! 46,62! 28,52! 34,36!"), w=0.7)
    s.line(*paths("34,36 28,31 | 56,36 62,31 | 62,52 76,54 | 46,62 46,71 | 28,52 10,54"), w=0.7)
    s.add(blob("3,71 42,69 83,71 82,77 42,76 4,77"), w=0.9, tone=MID).eye(91, 43, 2.2).line(path("99,50 93,51"), w=0.6)
    s.at(head=(88, 37), mouth=(98, 50), back=(44, 27), neck=(80, 58))


@glyph("a snake")
def snake(s: Sketch) -> None:
    s.add(tube("6,88 26,92 34,82 22,72 20,58 40,52 62,58 76,50 74,36 54,32 42,24 52,12 70,12", 4, 12), tone=SHADE)
    s.add(blob("62,8 72,3 86,8 88,14 80,20 66,18"), w=0.9).line(*paths("88,13 95,12! 99,8 | 95,12 99,16"), w=0.5)
    for x, y in (
        (30, 88),
        (24, 74),
        (20, 62),
        (32, 54),
        (46, 54),
        (60, 58),
        (74, 53),
        (75, 41),
        (63, 34),
        (50, 29),
        (46, 19),
    ):
        s.ink(poly(f"{x - 3},{y} {x},{y - 3} {x + 3},{y} {x},{y + 3}"))
    s.ink(oval(77, 9, 1.7))
    s.at(head=(74, 4), mouth=(88, 13), back=(48, 52), neck=(60, 12))


@glyph("a crocodile")
def crocodile(s: Sketch) -> None:
    s.add(tube("34,62 28,74 34,76", 7, 5), tube("62,62 58,74 65,76", 7, 5), tone=DARK)
    s.ink(poly("14,50 18,40 22,48 26,38 31,47 36,37 41,47 46,37 51,47 55,38 59,46 60,60 14,60"))
    s.add(
        blob(
            "1,40! 10,54 24,48 48,46 62,46 66,38 73,40 76,46 98,50 99,56 82,57 66,58! 84,64 98,66 94,71 "
            "70,70 56,66 30,66 12,64"
        ),
        tone=MID,
    )
    s.add(tube("28,60 20,74 27,76", 8, 5), tube("55,60 50,74 57,76", 8, 5), w=0.9).add(oval(69, 41, 4.5), w=0.7).ink(
        oval(70, 41, 1.8)
    )
    s.paper(*(poly(f"{x},57 {x + 2.5},62 {x + 5},57") for x in (72, 79, 86, 92)))
    s.line(*(path(f"{x},57! {x + 2.5},62! {x + 5},57!") for x in (72, 79, 86, 92)), w=0.5).ink(oval(96, 51, 1.2))
    s.at(head=(68, 37), mouth=(96, 60), back=(40, 46), neck=(60, 54))


@glyph("a snail")
def snail(s: Sketch) -> None:
    s.line(*paths("84,48 86,34 | 90,50 96,38"), w=0.9).ink(oval(86, 33, 2.6), oval(96, 37, 2.6))
    s.add(blob("2,90! 20,80 60,78 72,70 76,52 86,46 94,52 94,68 86,86 70,92 20,93"), tone=DOTS)
    s.add(oval(42, 52, 33, 32), tone=SHADE)
    s.line(path("62,80 66,56 54,34 34,32 20,46 24,64 40,72 54,62 52,48 40,44 34,52 40,58"), w=1.0)
    s.line(path("93,66 88,68"), w=0.6)
    s.at(head=(88, 46), mouth=(94, 64), back=(42, 20), neck=(76, 66))
