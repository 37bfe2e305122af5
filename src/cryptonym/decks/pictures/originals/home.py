"""Originals of household things and food that are something else."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import (
    arc,
    blob,
    mirror,
    oval,
    path,
    paths,
    petals,
    poly,
    rect,
    tube,
)
from cryptonym.decks.pictures.glyphs import take
from cryptonym.decks.pictures.originals.frame import original
from cryptonym.decks.pictures.scenery import ground
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, SHADE, Sketch


@original("Green hand", "A cactus in a pot that is a hand, in flower on one finger", "hand", "cactus")
def hand_cactus(s: Sketch) -> None:
    s.add(
        blob("30,72 30,54 40,46 62,46 70,56 68,74"),
        tube("38,54 32,26", 12, 9),
        tube("47,50 45,14", 12, 9),
        tube("57,50 59,16", 12, 9),
        tube("65,56 74,30", 11, 8),
        tube("36,70 20,58 14,42", 14, 10),
        tone=SHADE,
    )
    for x, y in (
        (33, 34),
        (36, 46),
        (45, 24),
        (46, 38),
        (58, 26),
        (58, 40),
        (70, 40),
        (66, 52),
        (20, 54),
        (28, 62),
        (40, 58),
        (52, 54),
        (48, 66),
        (60, 62),
        (16, 46),
    ):
        s.line(
            path(f"{x},{y} {x - 2},{y - 3.4}"), path(f"{x},{y} {x},{y - 4}"), path(f"{x},{y} {x + 2},{y - 3.4}"), w=0.45
        )
    s.line(
        *(
            path(t)
            for t in (
                "25,32 20,30",
                "27,42 22,41",
                "38,20 33,17",
                "52,18 52,12",
                "66,22 70,18",
                "80,34 85,32",
                "72,44 77,44",
                "8,44 3,42",
                "12,54 7,56",
            )
        ),
        w=0.5,
    )
    s.add(*petals(45, 9, 1, 9, 7, 3.6), w=0.6).ink(oval(45, 9, 2.6)).add(
        poly("28,76 72,76 67,99 33,99"), tone=MID, grain=85
    ).add(rect(24, 69, 76, 79), w=1)


@original("Crown castle", "A king's crown that is a castle, with towers, gate and flags", "crown", "castle")
def crown_castle(s: Sketch) -> None:
    for x, y in ((8, 26), (29, 18), (50, 10), (71, 18), (92, 26)):
        s.line(path(f"{x},{y} {x},{y - 12}"), w=0.9).ink(poly(f"{x},{y - 12} {x + 9},{y - 9} {x},{y - 6}"))
        s.add(poly(f"{x - 6},{y + 40} {x - 6},{y + 2} {x + 6},{y + 2} {x + 6},{y + 40}"), tone=SHADE).add(
            poly(f"{x - 8},{y + 4} {x},{y - 4} {x + 8},{y + 4}"), w=0.9, fill=INK
        ).ink(oval(x, y + 14, 2, 3.4))
    s.add(
        poly(
            "4,56 14,56 14,50 23,50 23,56 35,56 35,48 44,48 44,56 56,56 56,48 65,48 65,56 77,56 77,50 "
            "86,50 86,56 96,56 92,88 8,88"
        ),
        tone=LIGHT,
        grain=0,
    )
    s.ink(blob("42,88! 42,72 50,64 58,72 58,88!")).add(blob("6,84 50,92 94,84 93,94 50,102 7,94"), tone=MID).add(
        oval(50, 96, 4), w=0.7
    ).add(oval(26, 93, 3), w=0.7).add(oval(74, 93, 3), w=0.7)


@original("Brain tree", "A tree whose crown is a brain", "brain", "tree", "thought")
def brain_tree(s: Sketch) -> None:
    for x, y, rot in (
        (18, 22, 210),
        (32, 8, 240),
        (52, 2, 275),
        (74, 8, 300),
        (87, 22, -25),
        (14, 46, 170),
        (92, 42, 5),
    ):
        for turn in (-32, 32):
            u, v = arc(x, y, 6, 6, rot + turn, rot + turn + 1)[0]
            s.add(oval(u, v, 7, 3.4, rot + turn), w=0.7, tone=LIGHT, grain=rot)
    s.put(take("brain"), 51, 82, 92, 84, hold="base")
    s.add(
        blob("42,62! 50,66 60,62! 57,82 74,102! 61,97 50,103! 41,97 26,102! 43,82"),
        tube("46,80 34,72 24,68", 6, 3),
        tube("55,80 68,72 80,70", 6, 3),
        tone=MID,
        grain=85,
    )
    ground(s, 102, 14, 86)


@original("Banana call", "A telephone whose receiver is a banana, with a curly cord", "banana", "telephone")
def banana_phone(s: Sketch) -> None:
    s.line(path("14,36 4,48 14,54 4,62 14,68 6,78 18,84"), w=1)
    s.add(blob("28,50! 72,50! 86,70 94,96! 10,96! 16,70"), tone=SHADE).add(oval(50, 74, 17), w=1)
    s.ink(
        *(oval(50 + x, 74 + y, 2.5) for x, y in ((0, -12), (9, -8), (12, 1), (8, 10), (-9, -8), (-12, 1), (-8, 10)))
    ).line(oval(50, 74, 5), w=0.8).add(rect(35, 40, 41, 52), w=0.8).add(rect(59, 40, 65, 52), w=0.8)
    s.add(
        blob("2,38! 4,32! 14,18 32,8 54,6 76,14 90,26! 97,28! 96,35! 88,38 70,42 50,40 30,40 12,42!"), tone=SHADE
    ).line(path("6,36 24,24 50,20 74,26 92,32"), w=0.8).ink(
        poly("91,25 99,27 98,36 91,37"), poly("1,32 6,30 8,42 2,41")
    )


@original("Egg eye", "A frying pan with a fried egg whose yolk is an eye", "egg", "eye", "frying pan")
def egg_eye(s: Sketch) -> None:
    s.add(blob("78,44! 84,40! 112,40 118,46 112,52 84,52! 78,48!"), fill=INK).paper(oval(111, 46, 2.6))
    s.add(oval(42, 46, 43), w=1.2, tone=SHADE).ink(oval(42, 46, 37))
    s.add(blob("24,22 40,14 56,20 70,24 76,42 66,56 58,74 40,72 24,78 10,62 14,46 12,32"), w=0.5)
    s.add(oval(43, 45, 18), w=1, tone=MID, grain=90).ink(oval(43, 45, 9)).paper(oval(47, 40, 3.4))
    s.line(*paths("20,-4 16,-10 20,-16 | 42,-6 38,-12 42,-18 | 64,-4 60,-10 64,-16"), w=0.7)


@original("World apple", "A globe that is an apple, with continents, a stalk and a leaf", "apple", "world")
def apple_world(s: Sketch) -> None:
    s.line(arc(47, 57, 51, 51, 78, 262), w=2.2).add(oval(41, 5, 3.4), w=0.8)
    s.line(path("50,94 50,112"), w=2.4).add(blob("24,120! 28,114 42,110 58,110 72,114 76,120!"), tone=DARK, grain=0)
    s.line(path("50,26 49,14 44,6"), w=1.6)
    apple = mirror("50,27 60,20 76,22 88,36 90,54 84,74 72,90 58,94 50,91")
    s.add(blob("50,20! 56,8 70,4 78,8! 72,18 60,22"), w=1, tone=LIGHT)
    s.add(apple)
    grid = Sketch().line(
        arc(48, 57, 14, 38, 0, 360),
        arc(48, 57, 30, 42, 0, 360),
        *paths("4,40 48,44 96,40 | 4,58 48,61 96,58 | 4,75 48,78 96,75"),
        w=0.4,
    )
    s.marks += grid.within(apple).marks
    land = Sketch().ink(
        blob("15,38 20,30 30,26 41,27 46,32! 40,34 44,40! 37,43 34,50! 29,47 27,52 33,57! 26,54 22,47 19,41"),
        blob("33,57 41,58 49,65! 45,72 40,77 37,88! 33,78 32,70 29,63"),
        blob("48,28 55,26 53,33"),
        blob("60,34! 64,28 72,25 81,29 76,33! 74,37 67,39! 63,37"),
        blob("56,46 61,42 69,44! 69,49 67,53 69,58! 65,64 62,74! 58,70 57,60 52,57 52,50"),
    )
    s.marks += land.within(apple).marks
    s.add(apple, fill=None)


@original("Onion church", "A church whose domes are onions", "onion", "church")
def onion_church(s: Sketch) -> None:
    for x, y, k in ((20, 52, 0.8), (80, 52, 0.8), (50, 40, 1.2)):
        s.line(
            path(f"{x},{y - 30 * k} {x},{y - 42 * k}"),
            path(f"{x - 3 * k},{y - 38 * k} {x + 3 * k},{y - 38 * k}"),
            w=0.9,
        )
        s.add(
            mirror(
                f"{x},{y - 31 * k}! {x + 2 * k},{y - 24 * k} {x + 14 * k},{y - 14 * k} {x + 13 * k},{y - 4 * k} {x + 7 * k},{y}! {x},{y}!",
                x,
            ),
            tone=SHADE,
        )
        s.line(
            path(f"{x},{y - 28 * k} {x - 5 * k},{y - 12 * k} {x - 3 * k},{y - 1}"),
            path(f"{x},{y - 28 * k} {x + 5 * k},{y - 12 * k} {x + 3 * k},{y - 1}"),
            path(f"{x - 1},{y - 24 * k} {x - 11 * k},{y - 10 * k} {x - 7 * k},{y - 2}"),
            path(f"{x + 1},{y - 24 * k} {x + 11 * k},{y - 10 * k} {x + 7 * k},{y - 2}"),
            w=0.55,
        )
        s.add(rect(x - 8 * k, y, x + 8 * k, 96), tone=LIGHT, grain=0).ink(
            blob(f"{x - 2.6},{y + 14}! {x - 2.6},{y + 8} {x},{y + 5} {x + 2.6},{y + 8} {x + 2.6},{y + 14}!")
        )
    s.add(poly("28,70 72,70 72,97 28,97"), w=1).ink(blob("43,97! 43,84 50,77 57,84 57,97!"))
    ground(s, 97, 4, 96)


@original("Heart lock", "A heart that is a padlock, with a keyhole and a shackle", "heart", "padlock", "love")
def heart_lock(s: Sketch) -> None:
    s.add(blob("28,40! 28,18 38,4 62,4 72,18 72,40!"), w=1.1).hole(blob("38,40! 38,22 44,14 56,14 62,22 62,40!"), w=1)
    s.add(mirror("50,40! 58,28 74,26 88,34 92,50 82,70 66,86 50,99!"), tone=SHADE).ink(
        oval(50, 56, 6.5), poly("47,58 53,58 57,76 43,76")
    ).line(path("18,52 20,42 28,37"), w=0.8)
    s.ink(*(oval(x, y, 1.6) for x, y in ((30, 70), (70, 70), (80, 46))))


@original("Cactus candelabrum", "A candelabrum that is a cactus with burning arms", "cactus", "candles")
def cactus_candles(s: Sketch) -> None:
    for x, y in ((50, 20), (20, 38), (80, 30)):
        s.line(path(f"{x},{y} {x},{y - 5}"), w=1).add(
            blob(f"{x},{y - 22}! {x + 5},{y - 12} {x},{y - 5} {x - 5},{y - 12}"), w=0.8
        )
    s.add(tube("50,80 50,28", 22), tube("44,66 20,64 20,44", 12), tube("56,58 80,56 80,36", 12), tone=SHADE)
    s.line(
        *(
            path(f"{x},{y} {x},{y + 6}")
            for x, y in (
                (44, 30),
                (50, 24),
                (56, 32),
                (46, 44),
                (54, 50),
                (44, 60),
                (50, 70),
                (20, 48),
                (22, 58),
                (80, 40),
                (78, 50),
            )
        ),
        w=0.6,
    )
    s.add(blob("26,86! 40,78 60,78 74,86! 66,92 34,92"), tone=DARK).add(blob("14,99! 22,91 78,91 86,99!"), tone=MID)


@original("Comb of bones", "A comb that is the skeleton of a fish", "comb", "fish bone")
def comb_fish(s: Sketch) -> None:
    s.add(tube("20,36 74,36", 9), w=1, tone=SHADE).add(
        *(tube(f"{x},38 {x},{76 - abs(46 - x) * 0.35}", 3.4, 2) for x in range(22, 72, 6)), w=0.7
    )
    s.add(blob("72,20! 86,22 99,36! 86,52 72,54! 76,36"), tone=SHADE).eye(86, 32, 3.4).line(
        path("98,37 90,41"), w=0.8
    ).add(blob("22,36 8,18! 2,14! 8,36 2,56! 8,54!"), tone=MID, grain=0)


@original(
    "Toadstool café",
    "A toadstool for a parasol, over a café table with two chairs",
    "mushroom",
    "café table",
)
def mushroom_cafe(s: Sketch) -> None:
    s.add(blob("46,36 54,36 54,78 60,96 50,98 40,96 46,78"), tone=SHADE)
    s.add(blob("4,42! 12,18 32,4 50,2 68,4 88,18 96,42! 70,47 50,48 30,47"), tone=LIGHT).add(
        oval(32, 20, 7, 6), oval(60, 14, 8, 6), oval(78, 32, 6, 5), oval(48, 36, 6, 4.6), oval(18, 36, 4.5, 4), w=0.7
    )
    s.add(oval(50, 72, 28, 6), w=1, tone=SHADE).line(
        *paths("10,98 12,76 26,76 28,98 | 12,76 10,56 | 90,98 88,76 74,76 72,98 | 88,76 90,56"), w=1.3
    )
    s.add(blob("34,62! 46,62! 44,70 36,70"), w=0.8).add(blob("56,62! 66,62! 64,70 58,70"), w=0.8, tone=MID).line(
        path("40,58 38,54 42,50"), w=0.6
    )
    ground(s, 98, 2, 98)


@original("Hand walk", "A hand that walks on its fingers like a spider, in small boots", "hand", "walk", "boots")
def hand_walk(s: Sketch) -> None:
    s.add(tube("40,40 20,36 8,48", 12, 9), tone=SHADE)
    for x, (u, v) in zip((26, 44, 62, 80), ((20, 86), (40, 90), (62, 90), (84, 86)), strict=True):
        s.add(tube(f"{x * 0.6 + 22},40 {x},56 {u},{v}", 12, 9), w=1, tone=SHADE).add(
            blob(
                f"{u - 7},{v - 4}! {u + 7},{v - 4}! {u + 8},{v + 3} {u + 15},{v + 6}! {u + 15},{v + 10}! {u - 7},{v + 10}!"
            ),
            w=0.8,
            fill=INK,
        )
    s.add(blob("28,44 32,26 46,18 46,-2! 70,-2! 68,20 78,32 78,48 52,54"), tone=SHADE).add(
        rect(43, -4, 73, 8), w=1, tone=DARK
    )
    s.line(*paths("40,44 42,38 | 52,46 53,39 | 64,44 64,38"), w=0.6)
    ground(s, 100, 2, 102)


@original(
    "Toothbrush meadow",
    "A toothbrush whose bristles are grass, with flowers in bloom",
    "toothbrush",
    "meadow",
    "flowers",
)
def toothbrush_meadow(s: Sketch) -> None:
    for x in range(4, 50, 3):
        s.add(
            poly(f"{x},62 {x + 3},62 {x + 2 + x % 2},{44 - (x * 7) % 5} {x + 1},{43 - (x * 5) % 4}"),
            w=0.5,
            tone=MID,
            grain=90,
        )
    for x, y in ((10, 26), (27, 18), (43, 28)):
        s.line(path(f"{x},{y} {x + 1},44"), w=1).add(*petals(x, y, 1, 9, 6, 4), w=0.8, tone=SHADE).ink(oval(x, y, 2.6))
    s.add(blob("0,62! 54,62! 66,66 100,62 106,69 100,77 64,78 52,75! 2,75!"), tone=SHADE).add(
        tube("72,71 96,70", 4), w=0.7, tone=MID
    )
    s.line(*paths("66,44 70,40 74,44 | 80,34 84,30 88,34"), w=0.8)
