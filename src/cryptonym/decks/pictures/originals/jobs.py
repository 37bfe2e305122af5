"""Originals with people at work on something that no trade has heard of."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, oval, path, paths, petals, poly, rect, star, tube
from cryptonym.decks.pictures.glyphs import take
from cryptonym.decks.pictures.originals.frame import original
from cryptonym.decks.pictures.people import hand, head, person
from cryptonym.decks.pictures.scenery import ground, small_cloud, stars
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, PAPER, PLAIN, SHADE, Sketch


@original(
    "Ice-cream singer",
    "A singer on a stage sings into an ice-cream cone, in a beam of light",
    "singer",
    "ice cream",
    "stage",
    "song",
)
def cone_singer(s: Sketch) -> None:
    s.bleeds = True
    s.ink(rect(-4, -4, 104, 104), w=0)
    s.paper(poly("40,-4 62,-4 98,88 6,88")).add(oval(52, 88, 46, 9), w=1, tone=LIGHT, grain=0)
    person(
        s,
        head("laughing", hair="bun", skin=MID),
        at=(48, 30),
        neck=(48, 43),
        hip=(48, 64),
        arms=("26,44 16,28", "66,58 64,46"),
        robe="26,88 48,92 70,88",
        r=12,
        k=1.1,
        top=PLAIN,
        sleeves=PLAIN,
        skin=MID,
    )
    s.put(take("ice_cream"), 66, 36, 24, 30, rot=-24)
    hand(s, (64, 48), 1.2, skin=MID)
    s.line(*paths("84,48 84,36 92,34 92,46"), w=1).ink(oval(82, 48, 2.6, 2), oval(90, 46, 2.6, 2))
    s.ink(star(40, 74, 4, 1.6, 5), star(54, 68, 3, 1.2, 5), star(56, 80, 3.4, 1.4, 5), w=0)


@original(
    "Elephant jazz",
    "A musician in dark glasses blows into the trunk of an elephant as into a trumpet",
    "trumpeter",
    "elephant",
    "trunk",
    "jazz",
)
def elephant_jazz(s: Sketch) -> None:
    s.add(blob("62,14! 48,16 42,36 50,58 60,60 66,46!"), w=1.1, tone=MID)
    s.add(blob("88,14! 100,12 106,30 100,56 92,60 86,46!"), w=1.1, tone=MID)
    s.add(oval(76, 34, 17, 22), w=1.2).ink(oval(69, 30, 2), oval(84, 30, 2))
    s.add(blob("66,54! 62,66 52,72! 66,72 74,58!"), w=0.9)
    s.add(tube("77,44 77,66 70,84 56,86 44,72 35,52", 15, 7), w=1.1)
    s.line(*paths("71,56 83,56 | 70,66 83,67 | 65,74 76,82 | 58,79 60,91 | 50,74 44,80 | 44,62 38,65"), w=0.7)
    person(
        s,
        head("none", hair="short", hat="fedora", side=True, skin=MID),
        at=(22, 36),
        neck=(18, 50),
        hip=(14, 86),
        arms=("30,78 46,76", "32,66 41,60"),
        r=13,
        k=1.25,
        turned=True,
        top=INK,
        skin=MID,
    )
    s.ink(blob("24,32! 34,32! 33,38 27,39!")).line(path("24,33 12,35"), w=0.9)
    s.ink(oval(34, 46, 1.6))


@original(
    "Chimney sweep",
    "A chimney sweep on a roof polishes a star with a round brush, by night",
    "chimney sweep",
    "star",
    "roof",
    "cleaning",
)
def star_sweep(s: Sketch) -> None:
    s.night()
    stars(s, (14, 16), (34, 10), (12, 44), (92, 66), (94, 14))
    s.add(star(72, 28, 21, 9, 5, -80), w=1.2)
    s.add(rect(66, 62, 82, 90), w=1, tone=MID, grain=0)
    s.add(poly("-4,104 50,72 104,96 104,104"), w=1.2, tone=LIGHT, grain=0).paper(rect(66, 62, 82, 64))
    s.add(rect(64, 60, 84, 66), w=1)
    person(
        s,
        head("happy", hair="short", hat="top hat", side=True),
        at=(32, 36),
        neck=(31, 47),
        hip=(30, 66),
        arms=("40,56 48,48", "42,52 50,44"),
        legs=("26,74 22,84", "36,72 38,80"),
        r=9.5,
        turned=True,
        top=INK,
        trousers=INK,
        toes=(1, 1),
        glow=True,
    )
    s.line(path("42,54 62,38"), w=2.2, pen=PAPER).line(path("42,54 62,38"), w=1)
    s.add(*petals(64, 36, 1, 10, 12, 1.6), w=0.8)


@original(
    "The robot's heart",
    "A mechanic with a spanner opens a robot on a bench and finds a heart",
    "mechanic",
    "robot",
    "heart",
    "repair",
)
def robot_heart(s: Sketch) -> None:
    s.add(rect(42, 18, 70, 42), tone=SHADE).line(path("56,18 56,8"), w=1.2).ink(oval(56, 7, 3))
    s.add(oval(50, 28, 4), oval(62, 28, 4), w=0.9).ink(oval(50, 29, 1.8), oval(62, 29, 1.8)).line(
        path("48,37 56,39 64,37"), w=0.9
    )
    s.add(rect(34, 44, 78, 82), w=1.1, tone=LIGHT, grain=0).ink(rect(44, 50, 72, 76))
    s.add(
        blob("58,56! 62,52 68,54 67,61 58,70! 49,61 48,54 54,52"),
        w=0.9,
    )
    s.add(poly("44,50 28,46 28,72 44,76"), w=1).ink(oval(31, 60, 1.4))
    s.line(*paths("50,70 46,76 | 66,70 70,76"), w=0.8, pen=PAPER)
    for x in (42, 66):
        s.add(rect(x, 82, x + 9, 94), w=1).add(rect(x - 3, 92, x + 11, 98), w=1, fill=INK)
    s.add(tube("34,50 22,58 22,70", 6), w=1)
    person(
        s,
        head("surprised", hair="tail", hat="cap", side=True, skin=LIGHT),
        at=(90, 34),
        neck=(92, 46),
        hip=(94, 72),
        arms=("84,58 76,66", "86,60 80,54"),
        legs=("92,84 90,95", "98,84 98,95"),
        r=10.5,
        flip=True,
        turned=True,
        top=DARK,
        trousers=DARK,
        skin=LIGHT,
        toes=(-1, -1),
    )
    s.put(take("spanner"), 74, 50, 20, 22, rot=-20)
    hand(s, (80, 55))
    ground(s, 99, 6, 98)


@original(
    "Red card",
    "A referee blows her whistle and shows a bull the red card on a football pitch",
    "referee",
    "bull",
    "card",
    "football",
)
def red_card(s: Sketch) -> None:
    s.add(blob("40,60! 44,46 60,44 84,48 96,54 98,74 94,80! 48,78! 42,72"), tone=MID)
    s.add(rect(48, 74, 55, 96), rect(60, 76, 66, 96), rect(82, 76, 88, 96), rect(92, 72, 98, 96), w=1, tone=MID)
    s.line(path("97,56 102,66 100,74"), w=1.4)
    s.add(blob("38,44! 30,50 30,62 36,74 46,76 56,72 60,60 58,48! 48,42"), tone=SHADE)
    s.add(blob("32,46! 24,44 20,32! 28,38 38,42!"), blob("56,46! 66,44 70,32! 62,38 52,42!"), w=1)
    s.add(oval(42, 70, 9, 6.4), w=0.9).ink(oval(39, 70, 1.4), oval(45, 70, 1.4)).line(arc(42, 75, 4, 4, 10, 170), w=1.2)
    s.line(*paths("34,53 41,57 | 55,53 48,57"), w=1.2).ink(oval(39, 59, 1.8), oval(50, 59, 1.8))
    person(
        s,
        head("angry", hair="tail", side=True),
        at=(14, 34),
        neck=(14, 45),
        hip=(14, 66),
        arms=("24,38 28,18", "22,54 23,42"),
        legs=("10,80 9,94", "18,80 18,94"),
        r=9.5,
        turned=True,
        top=INK,
        trousers=INK,
        toes=(1, 1),
    )
    s.add(rect(24, 2, 36, 17), w=1.1, tone=DARK)
    s.add(oval(25, 41, 3, 2.4), w=0.8, fill=INK)
    s.put(take("football"), 70, 92, 14)
    ground(s, 97, 2, 98)


@original(
    "Goldfish fortune",
    "A fortune teller moves her hands over a goldfish bowl as over a crystal ball",
    "fortune teller",
    "goldfish",
    "crystal ball",
    "future",
)
def goldfish_fortune(s: Sketch) -> None:
    s.bleeds = True
    s.ink(blob("-4,-4! 30,-4! 24,24 12,50 -4,66!"), blob("104,-4! 70,-4! 76,24 88,50 104,66!"))
    stars(s, (10, 14), (20, 32), (88, 12), (94, 34))
    person(
        s,
        head("surprised", hair="none", hat="turban"),
        at=(50, 30),
        neck=(50, 44),
        hip=(50, 84),
        arms=("24,62 30,58", "76,62 70,58"),
        r=13,
        k=1.25,
        top=MID,
    )
    s.line(oval(37, 42, 2.6), oval(63, 42, 2.6), w=0.9).ink(oval(50, 15, 2.2))
    s.add(blob("-4,104! -4,88! 20,84 50,83 80,84 104,88! 104,104!"), w=1.1, tone=LIGHT)
    s.add(oval(50, 72, 19, 18), w=1.1).line(arc(50, 72, 15, 14, 195, 250), w=0.8)
    s.put(take("fish"), 50, 73, 22, 14)
    s.line(path("34,64 42,66 50,63 58,66 66,64"), w=0.7).add(oval(60, 66, 1.3), w=0.5)
    s.add(poly("36,90 64,90 68,96 32,96"), w=0.9, fill=INK)
    for turn in (-1, 1):
        for dx, dy in ((-5, 8), (0, 10), (5, 9)):
            s.add(tube(f"{50 + 24 * turn},56 {50 + turn * (19 - dx)},{56 + dy}", 4, 2.6), w=0.7)
        hand(s, (50 + 22 * turn, 57), 1.3)


@original(
    "Cheese mine",
    "A miner with a lamp on his helmet drives a pickaxe into a wall of cheese; a mouse looks on",
    "miner",
    "cheese",
    "pickaxe",
    "mouse",
)
def cheese_mine(s: Sketch) -> None:
    s.bleeds = True
    s.add(blob("104,-4! 50,-4! 56,14 70,28 64,48 70,66 62,86 70,104! 104,104!"), w=1.2, tone=LIGHT)
    s.add(oval(86, 20, 9, 8), oval(84, 62, 11, 10), oval(98, 42, 7), oval(74, 88, 6), w=0.9, fill=INK)
    s.ink(blob("-4,-4! 50,-4! 40,8 14,10 6,24 -4,30!"))
    person(
        s,
        head("happy", hair="short", beard="stubble", hat="army", side=True),
        at=(34, 36),
        neck=(31, 47),
        hip=(24, 68),
        arms=("42,50 48,36", "44,58 52,44"),
        legs=("14,82 10,96", "34,80 36,96"),
        r=10,
        k=1.05,
        turned=True,
        top=MID,
        trousers=INK,
        toes=(1, 1),
    )
    s.add(rect(42, 22, 48, 29), w=0.9).line(*paths("50,24 58,18 | 51,27 60,27"), w=0.7)
    s.line(path("40,60 62,22"), w=1.8).add(blob("50,12! 62,16 74,30! 66,26 60,22"), w=0.9, fill=INK)
    s.put(take("mouse"), 53, 98, 28, 20, hold="base", flip=True)
    s.add(poly("66,42 62,48 68,50"), poly("58,36 62,40 57,42"), w=0.7)
    ground(s, 98, 0, 64)


@original(
    "Wrong branch",
    "A lumberjack sits on a branch and saws it off on the side of the trunk",
    "lumberjack",
    "saw",
    "branch",
    "mistake",
)
def wrong_branch(s: Sketch) -> None:
    s.bleeds = True
    s.add(poly("-4,-4 16,-4 20,50 24,104 -4,104"), w=1.2, tone=LIGHT, grain=80)
    s.add(blob("16,52! 44,54 92,52! 92,62! 44,66 20,66!"), w=1.1, tone=MID, grain=5)
    s.add(blob("86,52! 84,40 94,36 95,48!"), blob("92,57! 99,50 106,56 99,62!"), w=0.9, tone=LIGHT)
    person(
        s,
        head("happy", hair="short", beard="full", hat="woolly", side=True),
        at=(66, 24),
        neck=(68, 34),
        hip=(70, 54),
        arms=("58,42 48,42", "58,46 46,46"),
        legs=("62,62 58,80", "70,66 68,84"),
        r=10.5,
        k=1.1,
        flip=True,
        turned=True,
        top=LIGHT,
        trousers=INK,
        toes=(-1, -1),
    )
    s.put(take("saw"), 36, 46, 34, 26, rot=124, flip=True)
    s.line(*paths("26,52 27,66"), w=1.6, pen=PAPER)
    for x, y in ((30, 70), (26, 76), (34, 80), (29, 86), (36, 90)):
        s.ink(oval(x, y, 0.9), w=0)
    small_cloud(s, 88, 92, 0.9)


@original(
    "At the optician's",
    "An optician in a white coat tests the eyes of an owl in large glasses",
    "optician",
    "owl",
    "glasses",
    "letters",
)
def owl_optician(s: Sketch) -> None:
    s.add(rect(4, 6, 38, 54), w=1.1)
    s.line(*paths("15,12 15,24 | 9,12 21,12 | 27,12 27,24 33,24"), w=1.5)
    s.line(*paths("9,30 9,38 14,38 | 18,38 20,30 22,38 | 27,30 32,38 | 32,30 27,38"), w=1)
    s.line(*paths("9,44 13,44 | 16,44 20,44 | 23,44 27,44 | 30,44 33,44 | 9,49 33,49"), w=0.9)
    s.put(take("owl"), 76, 84, 42, 54, hold="base")
    s.line(oval(67, 47, 9), oval(85, 47, 9), w=1.9).line(path("75,45 77,45"), w=1.6)
    s.add(rect(58, 84, 94, 90), w=1, fill=INK).line(*paths("64,90 60,98 | 88,90 92,98"), w=1.8)
    person(
        s,
        head("calm", hair="bun", side=True, skin=LIGHT),
        at=(38, 40),
        neck=(38, 51),
        hip=(38, 74),
        arms=("24,52 18,42", "50,60 58,54"),
        legs=("34,86 33,95", "43,86 44,95"),
        robe="26,86 38,88 50,86",
        r=10,
        turned=True,
        top=PLAIN,
        skin=LIGHT,
        trousers=INK,
        toes=(1, 1),
    )
    s.line(path("18,42 12,30"), w=1.3)
    ground(s, 98, 4, 98)


@original(
    "Bicycle from the stone age",
    "An archaeologist in a straw hat brushes the sand from the bones of a bicycle",
    "archaeologist",
    "bicycle",
    "bones",
    "desert",
)
def bicycle_fossil(s: Sketch) -> None:
    s.bleeds = True
    s.add(rect(-4, 46, 104, 104), w=1.1, fill=INK)
    s.put(take("pyramid"), 84, 46, 28, 22, hold="base")
    s.add(oval(62, 14, 7), w=1)
    for x in (40, 80):
        s.line(oval(x, 80, 14), w=2.6, pen=PAPER)
        s.line(
            *(path(f"{x},{80} {p[0]},{p[1]}") for p in (arc(x, 80, 13, 13, a, a + 1)[0] for a in range(0, 360, 60))),
            w=0.9,
            pen=PAPER,
        )
    for a, b in (
        ("40,80", "52,62"),
        ("52,62", "62,80"),
        ("62,80", "40,80"),
        ("62,80", "74,60"),
        ("52,62", "74,60"),
        ("74,58", "80,80"),
    ):
        s.line(path(f"{a} {b}"), w=2.4, pen=PAPER)
        for p in (a, b):
            u, v = (float(one) for one in p.split(","))
            s.paper(oval(u - 2, v, 2.8), oval(u + 2, v, 2.8))
    s.line(*paths("68,55 80,56 | 47,58 57,58"), w=2.8, pen=PAPER)
    s.put(take("skull"), 12, 84, 17, 20)
    s.put(take("bone"), 14, 64, 17, rot=20)
    person(
        s,
        head("happy", hair="grey", hat="straw", side=True),
        at=(29, 20),
        neck=(24, 30),
        hip=(13, 42),
        arms=("32,42 40,44", "30,44 42,48"),
        legs=("28,40 24,48", "24,44 8,49"),
        r=9,
        turned=True,
        tilt=12,
        top=SHADE,
        trousers=LIGHT,
        toes=(1, -1),
    )
    s.line(path("42,47 47,54"), w=2, pen=PAPER).add(poly("44,53 50,51 53,58 46,60"), w=0.8)


@original(
    "The wrestler's hobby",
    "A huge masked wrestler sits and embroiders a flower in a hoop",
    "wrestler",
    "mask",
    "embroidery",
    "flower",
)
def wrestler_embroidery(s: Sketch) -> None:
    s.add(blob("14,98! 12,40 22,24 50,20 78,24 88,40 86,98!"), w=1.1, tone=LIGHT, grain=0)
    person(
        s,
        head("none", hair="none"),
        at=(50, 24),
        neck=(50, 39),
        hip=(50, 78),
        arms=("", ""),
        legs=("30,84 28,98", "70,84 72,98"),
        r=14,
        k=1.5,
        stout=1.4,
        top=PLAIN,
        trousers=INK,
    )
    s.ink(blob("36,26! 36,14 44,9 50,9 56,9 64,14 64,26! 60,34 55,39 50,40 45,39 40,34"))
    for turn in (-1, 1):
        s.paper(
            blob(f"{50 + 2 * turn},22! {50 + 5 * turn},17 {50 + 11 * turn},19! {50 + 9 * turn},26 {50 + 4 * turn},26")
        )
        s.ink(oval(50 + 6 * turn, 22.4, 1.9))
    s.paper(blob("44,32! 50,31 56,32! 53,36 47,36"), star(50, 13.4, 3.6, 1.5, 5)).line(path("46,33.6 54,33.6"), w=0.7)
    s.line(*paths("40,50 47,54 | 60,50 53,54"), w=0.9)
    s.add(tube("34,48 16,62 28,72", 12, 9), w=1.1)
    s.add(oval(46, 74, 19, 18), w=2).line(oval(46, 74, 15.6, 14.6), w=0.7)
    s.add(*petals(46, 70, 2, 8.6, 6, 3), w=0.8, tone=MID).ink(oval(46, 70, 2.4))
    s.line(path("46,77 47,86"), w=1.3).add(blob("47,82! 52,78 55,80 51,84"), w=0.7, tone=LIGHT)
    hand(s, (29, 72), 1.6)
    s.add(tube("66,48 88,56 84,34", 12, 9), w=1.1)
    s.line(path("84,30 78,44 66,60 56,72"), w=0.9)
    hand(s, (84, 32), 1.6)
    s.line(path("88,36 78,18"), w=1.5)
    ground(s, 98, 4, 96)


@original(
    "Samurai pizza",
    "A samurai cuts a flying pizza into slices with his sword",
    "samurai",
    "sword",
    "pizza",
    "cutting",
)
def samurai_pizza(s: Sketch) -> None:
    person(
        s,
        head("shouting", hair="bun", side=True),
        at=(24, 32),
        neck=(22, 44),
        hip=(18, 68),
        arms=("34,48 42,38", "32,54 43,42"),
        robe="-6,97 18,96 44,97",
        r=11,
        k=1.1,
        turned=True,
        top=DARK,
    )
    s.line(*paths("10,62 30,64 | 10,65 30,67"), w=1.1, pen=PAPER)
    s.add(blob("42,43! 62,30 80,10! 82,12 68,32 46,46!"), w=0.8).add(oval(44, 43, 3.4, 4.4, 30), w=0.8, fill=INK)
    s.line(path("42,46 34,54"), w=2.2)
    for x, y, a in ((60, 74, 150), (84, 52, 0), (86, 84, 75)):
        s.put(take("pizza"), x, y, 32, rot=a)
    s.line(*paths("96,24 84,34 | 99,32 91,38 | 72,60 66,64 | 70,88 64,92"), w=0.9)
    ground(s, 98, 0, 56)
