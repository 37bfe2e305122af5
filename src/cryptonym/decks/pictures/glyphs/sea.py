"""What lives in water."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, mirror, oval, path, paths, poly, tube
from cryptonym.decks.pictures.glyphs.shelf import glyph
from cryptonym.decks.pictures.sketch import DARK, DOTS, LIGHT, MID, SHADE, Sketch


@glyph("a fish")
def fish(s: Sketch) -> None:
    s.add(blob("28,50 12,34! 4,28! 8,50 4,72! 12,66!"), tone=MID, grain=0)
    s.add(blob("40,30 54,14 72,28"), blob("46,72 56,84 66,70"), tone=MID, grain=70)
    s.add(blob("24,50 40,30 64,26 86,36 97,50 86,64 64,74 40,70"))
    for x, y in ((36, 50), (44, 42), (44, 58), (52, 34), (52, 50), (52, 66), (60, 42), (60, 58), (68, 50)):
        s.line(arc(x, y, 5, 5, -70, 70), w=0.5)
    s.line(arc(70, 50, 8, 19, -60, 60), w=0.8).eye(86, 44, 3.6).line(path("96,53 88,56"), w=0.7)
    s.at(head=(78, 30), mouth=(97, 52), back=(56, 24), neck=(74, 50))


@glyph("a shark")
def shark(s: Sketch) -> None:
    s.add(blob("36,40! 46,12! 60,36!"), tone=MID)
    s.add(
        blob("18,54! 2,28! 12,34 22,46! 44,38 70,36 98,48 92,54 84,58! 92,62 76,70 48,70 24,60 10,78! 14,62!"),
        tone=LIGHT,
        grain=0,
    )
    s.paper(blob("30,62 50,64 84,59 90,62 76,69 48,69")).line(path("28,61 52,64 84,58"), w=0.5)
    s.add(blob("56,66! 44,88! 68,67!"), w=0.9, tone=MID).eye(80, 46, 2.4)
    s.line(*(path(f"{x},46 {x - 2},52 {x},58") for x in (62, 66, 70)), w=0.6)
    s.paper(*(poly(f"{x},58 {x + 2},62 {x + 4},58") for x in (78, 83, 88))).line(
        path("76,58! 78,62! 80,58! 82,62! 85,58! 87,62! 90,57!"), w=0.5
    )
    s.at(head=(82, 38), mouth=(92, 60), back=(48, 37), neck=(68, 54))


@glyph("a whale")
def whale(s: Sketch) -> None:
    s.line(*paths("74,28 72,16 64,10 | 76,28 78,16 86,10 | 75,28 75,8"), w=0.9)
    s.add(
        blob("98,56 94,40 78,30 56,32 36,46 22,50 14,40! 14,28! 6,32 2,24! 0,44 8,58 20,74 44,84 76,84 94,74"),
        tone=MID,
        grain=-10,
    )
    s.paper(blob("97,60 80,64 54,66 40,80 60,84 80,83 93,74")).line(path("97,60 80,64 56,66 42,78"), w=0.7)
    s.line(*(path(f"{x},{y} {x - 6},83") for x, y in ((92, 64), (84, 66), (76, 67), (68, 67), (60, 69))), w=0.5)
    s.eye(84, 54, 2.8).add(blob("60,70! 50,88 60,92 68,74"), w=0.9, tone=DARK)
    s.at(head=(80, 30), mouth=(94, 60), back=(56, 33), neck=(66, 50))


@glyph("an octopus")
def octopus(s: Sketch) -> None:
    for text in (
        "32,60 12,62 4,78 14,84",
        "38,64 22,76 18,94 28,95",
        "46,66 40,82 44,97",
        "54,66 60,82 56,97",
        "62,64 78,76 82,94 72,95",
        "68,60 88,62 96,78 86,84",
    ):
        s.add(tube(text, 11, 4), tone=DOTS)
    s.add(blob("50,4 70,10 78,30 72,46 74,58 62,68 50,70 38,68 26,58 28,46 22,30 30,10"), tone=SHADE)
    s.eye(41, 44, 5, look=0.1).eye(59, 44, 5, look=-0.1).line(path("44,56 50,59 56,56"), w=0.8)
    s.add(oval(38, 20, 3), oval(60, 16, 2.4), oval(64, 26, 2), w=0.4)
    s.at(head=(50, 4), mouth=(50, 58), back=(50, 12), neck=(50, 64))


@glyph("a crab")
def crab(s: Sketch) -> None:
    for text in ("26,62 10,66 6,80", "28,70 14,78 14,90", "34,76 24,86 26,95"):
        s.line(
            path(text), path(" ".join(f"{100 - float(x)},{y}" for x, y in (p.split(",") for p in text.split()))), w=1.2
        )
    s.add(tube("28,54 14,48 14,34", 8), tube("72,54 86,48 86,34", 8), w=0.9)
    s.add(
        blob("14,36 4,26 6,8! 14,20! 24,6! 26,24 22,34"), blob("86,36 96,26 94,8! 86,20! 76,6! 74,24 78,34"), tone=MID
    )
    s.line(*paths("42,42 40,30 | 58,42 60,30"), w=0.9).eye(40, 28, 4, look=0).eye(60, 28, 4, look=0)
    s.add(mirror("50,40 68,42 82,54 76,70 62,80 50,81"), tone=LIGHT).line(path("42,66 50,70 58,66"), w=0.8)
    s.at(head=(50, 40), mouth=(50, 68), back=(50, 40), neck=(50, 50))


@glyph("a jellyfish")
def jellyfish(s: Sketch) -> None:
    for x in (26, 36, 64, 74):
        s.line(path(f"{x},46 {x - 5},58 {x + 4},70 {x - 4},82 {x + 2},94"), w=0.8)
    for x in (44, 56):
        s.add(tube(f"{x},46 {x - 6},58 {x + 5},70 {x - 3},86", 10, 3), w=0.8, tone=MID, grain=0)
    s.add(blob("14,50! 16,24 34,8 50,6 66,8 84,24 86,50! 76,44 68,50! 59,44 50,50! 41,44 32,50! 24,44"), tone=SHADE)
    s.tone(blob("24,36 32,18 48,12 40,24 34,38"), tone=MID)
    s.at(head=(50, 6), back=(50, 6), mouth=(50, 48), neck=(50, 48))


@glyph("a seahorse")
def seahorse(s: Sketch) -> None:
    s.ink(poly("30,30 20,34 30,40 18,48 30,54 22,62 34,66 44,50"))
    s.add(
        tube("50,18 40,34 44,52 56,64 52,80 40,88 32,82 36,74 42,76", 17, 4),
        oval(54, 17, 13, 12),
        tube("60,18 84,26", 9, 7),
        tone=MID,
        grain=10,
    )
    s.ink(poly("44,8 46,0 51,6 55,-1 58,7"))
    s.eye(57, 14, 3).add(oval(85, 26, 3, 5, 20), w=0.7)
    s.at(head=(52, 2), mouth=(86, 26), back=(38, 36), neck=(46, 30))


@glyph("a shell")
def shell(s: Sketch) -> None:
    s.add(blob("42,82! 36,94 64,94 58,82!"), w=0.9, tone=MID)
    s.add(mirror("50,10 58,14! 66,12 73,20! 82,22 86,33! 94,40 94,52! 92,64 74,78 58,86 50,88"), tone=SHADE)
    for x, y in ((58, 14), (73, 20), (86, 33), (94, 52)):
        s.line(path(f"{x},{y} 53,82"), path(f"{100 - x},{y} 47,82"), w=0.7)
    s.line(path("50,12 50,82"), w=0.7)
    s.at(head=(50, 10), mouth=(50, 88))


@glyph("a starfish")
def starfish(s: Sketch) -> None:
    s.add(blob("50,4 58,32 66,36 96,38 72,58 70,66 80,94 54,78 46,78 20,94 30,66 28,58 4,38 34,36 42,32"), tone=DOTS)
    s.line(*paths("50,14 50,46 | 84,43 56,50 | 16,43 44,50 | 72,84 54,60 | 28,84 46,60"), w=0.5)
    s.at(head=(50, 5), mouth=(50, 55), back=(50, 50))
