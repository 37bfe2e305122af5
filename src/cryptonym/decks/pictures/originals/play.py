"""Originals with people at music, at sport and at play."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.glyphs import take
from cryptonym.decks.pictures.originals.frame import original
from cryptonym.decks.pictures.people import head, person, set_head
from cryptonym.decks.pictures.scenery import ground, small_cloud, sparks, stars, waves
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, PAPER, PLAIN, SHADE, Sketch


@original(
    "Violin at sea",
    "A musician rows over the sea in a violin, with the bow for an oar",
    "musician",
    "violin",
    "boat",
    "sea",
)
def cello_boat(s: Sketch) -> None:
    s.bleeds = True
    person(
        s,
        head("happy", hair="curls", skin=LIGHT, side=True),
        at=(46, 22),
        neck=(44, 34),
        hip=(42, 62),
        arms=("58,46 68,44", "54,52 66,50"),
        r=10.5,
        k=1.1,
        turned=True,
        top=INK,
        skin=LIGHT,
    )
    s.paper(poly("47,35 52,36 49,46"))
    s.line(path("74,22 58,86"), w=2.2).line(path("78,24 64,88"), w=0.6)
    s.add(blob("2,58! 16,58 26,66 38,60 58,60 66,64! 90,50! 94,56! 72,74 60,86 40,84 28,78 16,84 4,76"), tone=SHADE)
    s.line(*paths("36,66 33,70 37,74 34,79 | 58,66 61,70 57,74 60,79"), w=1.1).add(
        poly("45,64 49,64 50,82 44,82"), w=0.7, fill=INK
    )
    s.add(oval(95, 49, 4), w=1).line(*paths("96,42 100,38 | 99,45 104,43"), w=1.2)
    s.line(path("24,66 20,70 24,74 20,78"), path("6,68 88,54"), path("6,71 90,56"), w=0.7)
    waves(s, 86, 3)
    s.line(path("20,22 20,36"), path("20,22 28,20 28,33"), w=1).ink(oval(17.6, 36, 3, 2.2), oval(25.6, 33, 3, 2.2))


@original(
    "Juggler of planets",
    "A circus juggler on a ball juggles planets and a star",
    "juggler",
    "planets",
    "circus",
    "balance",
)
def planet_juggler(s: Sketch) -> None:
    s.night()
    stars(s, (10, 30), (92, 34), (8, 66), (90, 72), (22, 88), (80, 92), r=2)
    s.add(oval(50, 86, 13), tone=LIGHT, grain=90).line(path("38,84 62,84"), w=0.8)
    person(
        s,
        head("laughing", hair="none", hat="jester"),
        at=(50, 36),
        neck=(50, 46),
        hip=(50, 60),
        arms=("36,56 28,46", "64,56 72,46"),
        legs=("40,66 44,74", "60,66 56,74"),
        r=8,
        k=0.85,
        top=SHADE,
        trousers=PLAIN,
        glow=True,
    )
    s.add(oval(18, 36, 8), tone=MID, grain=0).add(oval(30, 14, 6), tone=LIGHT).add(oval(70, 13, 9), tone=SHADE)
    s.add(oval(82, 36, 7), w=0.9).line(arc(82, 36, 12, 3.4, -10, 190, -18), w=2.4, pen=PAPER).line(
        arc(82, 36, 12, 3.4, -10, 190, -18), w=0.9
    )
    s.ink(blob("66,9 72,8 74,14 68,16"))
    s.paper(poly("50,2 52,7 57,7 53,10 55,15 50,12 45,15 47,10 43,7 48,7"))


@original(
    "Tightrope line",
    "A tightrope walker with an umbrella walks on a washing line between two towers",
    "tightrope walker",
    "washing line",
    "umbrella",
    "towers",
)
def tightrope(s: Sketch) -> None:
    s.bleeds = True
    for x in (-4, 84):
        s.add(rect(x, 56, x + 20, 104), w=1, tone=MID, grain=0).paper(
            *(rect(x + a, y, x + a + 4, y + 6) for a in (5, 12) for y in (62, 74, 86))
        )
    s.line(path("14,58 34,66 52,68 70,66 86,58"), w=1.1)
    person(
        s,
        head("calm", hair="bun", side=True),
        at=(50, 22),
        neck=(49, 32),
        hip=(48, 48),
        arms=("36,38 24,36", "60,36 68,28"),
        legs=("42,56 42,65", "54,58 53,66"),
        robe="34,56 40,60 48,57 56,60 62,55",
        r=9,
        k=0.85,
        turned=True,
        top=INK,
        trousers=PLAIN,
        toes=(1, 1),
    )
    s.line(path("69,30 74,10"), w=1.3).add(
        blob("56,16! 62,2 76,-4 90,4 94,20! 88,15 82,17! 76,12 69,14! 63,10"), tone=LIGHT
    )
    s.add(poly("24,63 34,66 32,76 28,74 22,74"), w=0.8, tone=SHADE).add(
        blob("66,67! 73,65! 73,76 80,80 79,83 66,80!"), w=0.8, tone=MID
    )
    for x, y in ((16, 16), (28, 22)):
        s.line(path(f"{x - 5},{y - 2} {x - 2},{y - 4} {x},{y} {x + 2},{y - 4} {x + 5},{y - 2}"), w=0.8)
    small_cloud(s, 50, 92, 1.3)


@original(
    "The snail wins",
    "A snail reaches the finish before a runner, and the crowd cheers",
    "race",
    "snail",
    "runner",
    "victory",
)
def snail_wins(s: Sketch) -> None:
    for x, hair in ((9, "curls"), (25, "short"), (41, "plaits")):
        for turn in (-1, 1):
            s.line(path(f"{x + 4 * turn},34 {x + 8 * turn},14"), w=1.5)
        set_head(s, head("happy", hair=hair), x, 25, 7)
    s.line(path("49,14 49,4"), w=1).add(poly("49,3 58,6 49,9"), w=0.8, fill=INK)
    s.add(rect(0, 34, 52, 45), w=1, tone=LIGHT, grain=0)
    s.line(*paths("96,97 96,30 | 62,18 62,50"), w=2).add(poly("59,12 99,18 99,34 59,28"), w=1).ink(
        *(
            poly(f"{x},{y} {x + 7},{y + 1} {x + 7},{y + 6} {x},{y + 5}")
            for x, y in ((60, 13), (74, 15), (88, 17), (67, 21), (81, 23))
        )
    )
    s.put(take("snail"), 66, 96, 52, 48, hold="base")
    s.line(path("86,86 92,82 98,90 104,84"), w=1.3).line(path("86,74 94,72 102,78"), w=1.3)
    person(
        s,
        head("surprised", hair="spiky", side=True),
        at=(22, 60),
        neck=(20, 67),
        hip=(17, 80),
        arms=("12,76 6,70", "28,76 34,70"),
        legs=("8,86 0,82", "26,86 25,96"),
        r=6.6,
        k=0.7,
        turned=True,
        tilt=8,
        top=PLAIN,
        trousers=INK,
        toes=(1, 1),
    )
    s.line(*paths("0,66 6,66 | -2,74 3,74"), w=0.8)
    ground(s, 98, 2, 98)


@original(
    "Boxer and storm", "A boxer punches a dark thundercloud, which weeps", "boxer", "storm cloud", "rain", "fight"
)
def storm_boxer(s: Sketch) -> None:
    s.add(oval(62, 34, 15), oval(80, 26, 16), oval(94, 38, 12), oval(78, 44, 15), tone=DARK)
    s.paper(oval(72, 32, 4), oval(86, 32, 4)).ink(oval(71, 33, 1.6), oval(85, 33, 1.6)).line(
        *paths("66,25 76,28 | 92,25 83,28"), w=1.2, pen=PAPER
    ).line(path("73,46 79,42 85,46"), w=1.1, pen=PAPER)
    s.line(
        *(path(f"{x},{y} {x - 3},{y + 7}") for x, y in ((70, 66), (80, 62), (90, 64), (76, 78), (86, 78), (96, 74))),
        w=0.9,
    )
    s.add(poly("96,54 104,54 98,64 104,64 92,82 95,70 90,70"), w=0.8, fill=INK)
    person(
        s,
        head("angry", hair="short", skin=LIGHT, side=True),
        at=(28, 26),
        neck=(26, 38),
        hip=(22, 62),
        arms=("42,50 36,36", "44,44 52,40"),
        legs=("12,78 6,94", "34,76 38,94"),
        robe="10,72 20,74 32,73",
        r=10.5,
        k=1.1,
        turned=True,
        top=PLAIN,
        sleeves=LIGHT,
        trousers=LIGHT,
        skin=LIGHT,
        toes=(1, 1),
    )
    s.add(oval(39, 33, 6.4), w=1, fill=INK).add(oval(54, 39, 8, 7), w=1, fill=INK).line(
        arc(54, 39, 5, 4, 180, 260), w=0.8, pen=PAPER
    )
    sparks(s, 58, 38, 13, 260, 300, 2)
    ground(s, 97, 2, 62)


@original(
    "Coffee dive",
    "A diver in a swimming cap jumps from a spoon into a cup of coffee",
    "diver",
    "coffee",
    "spoon",
    "jump",
)
def coffee_diver(s: Sketch) -> None:
    s.line(path("2,30 34,24"), w=2.4).add(oval(42, 22, 11, 5, -12), w=1, tone=SHADE)
    person(
        s,
        head("happy", hair="none", skin=PLAIN, side=True),
        at=(66, 42),
        neck=(62, 32),
        hip=(56, 14),
        arms=("68,52 70,64", "72,50 73,64"),
        legs=("52,2 44,-8", "58,-2 52,-14"),
        r=8,
        k=0.95,
        turned=True,
        tilt=100,
        top=INK,
        sleeves=PLAIN,
        trousers=PLAIN,
        bare=True,
        toes=(-1, -1),
    )
    s.add(blob("22,74! 92,74! 90,92 78,104 36,104 24,92"), tone=SHADE).add(
        blob("90,78! 104,76 106,92 88,96! 89,91 100,88 98,82 90,83!"), w=1
    )
    s.add(oval(57, 74, 35, 8), w=1, fill=INK).line(
        arc(68, 75, 9, 2.4, 0, 360), arc(68, 75, 15, 4, 20, 160), w=0.7, pen=PAPER
    )
    s.line(*paths("32,66 28,60 32,54 28,48 | 42,66 38,60 42,54 | 88,64 84,58 88,52 84,46"), w=0.7)
    s.add(oval(57, 106, 44, 4), w=1)


@original(
    "Book mountain",
    "A mountaineer plants a flag on the top of a mountain of books",
    "mountaineer",
    "books",
    "flag",
    "summit",
)
def book_climber(s: Sketch) -> None:
    for i, (x0, x1, tone) in enumerate(
        ((2, 88, MID), (14, 98, PLAIN), (10, 80, DARK), (24, 90, LIGHT), (30, 76, PLAIN), (34, 72, MID))
    ):
        y = 90 - i * 9
        s.add(rect(x0, y, x1, y + 9), w=1, tone=tone, grain=0).paper(rect(x1 - 8, y + 2, x1 - 1, y + 7)).line(
            path(f"{x1 - 8},{y + 3.6} {x1 - 1},{y + 3.6}"), path(f"{x1 - 8},{y + 5.6} {x1 - 1},{y + 5.6}"), w=0.4
        )
    person(
        s,
        head("happy", hair="tail", hat="woolly", side=True),
        at=(46, 4),
        neck=(45, 13),
        hip=(45, 28),
        arms=("54,18 63,14", "56,24 64,20"),
        legs=("40,36 40,43", "52,32 52,43"),
        r=7.5,
        k=0.85,
        turned=True,
        top=SHADE,
        trousers=INK,
        toes=(1, 1),
    )
    s.add(rect(33, 13, 41, 26), w=0.9, tone=DARK)
    s.line(path("65,44 63,-12"), w=1.3).add(
        blob("63,-12! 76,-15 84,-10 96,-12! 96,0! 84,2 76,-3 64,0!"), w=1, tone=LIGHT
    )
    small_cloud(s, 8, 40, 0.9)
    small_cloud(s, 92, 34, 0.8)


@original(
    "Lassoed comet",
    "A cowgirl on a rocking horse throws a lasso around a comet",
    "cowgirl",
    "comet",
    "lasso",
    "rocking horse",
)
def comet_cowgirl(s: Sketch) -> None:
    s.night()
    stars(s, (10, 12), (30, 20), (8, 40), (92, 70), (60, 8), (94, 44), r=2.2)
    s.ink(blob("66,18! 100,-4! 84,16! 104,10! 84,26! 100,26! 74,34!"), colour=PAPER, w=0)
    s.add(oval(68, 28, 9), w=1, tone=SHADE)
    s.line(oval(66, 30, 13, 8, -30), w=1.2, pen=PAPER).line(path("56,38 48,44 52,50"), w=1.2, pen=PAPER)
    s.line(arc(40, 44, 52, 52, 40, 140), w=2.4, pen=PAPER)
    s.put(take("horse"), 38, 92, 58, 56, hold="base")
    person(
        s,
        head("shouting", hair="tail", hat="straw", side=True),
        at=(34, 22),
        neck=(33, 33),
        hip=(32, 52),
        arms=("46,42 54,48", "24,30 18,22"),
        legs=("38,60 40,70", "38,60 40,72"),
        r=9.5,
        turned=True,
        top=MID,
        trousers=INK,
        toes=(1, 1),
        glow=True,
    )


@original("Duet on a record", "A couple dances on a turning record", "dance", "couple", "record", "music")
def record_dance(s: Sketch) -> None:
    s.add(oval(50, 82, 46, 17), w=1.1, fill=INK).line(
        arc(50, 82, 38, 13, 0, 360), arc(50, 82, 30, 10, 0, 360), arc(50, 82, 22, 7, 0, 360), w=0.5, pen=PAPER
    ).add(oval(50, 82, 11, 4), w=0.7)
    person(
        s,
        head("happy", hair="grey", beard="moustache", side=True),
        at=(34, 20),
        neck=(34, 32),
        hip=(36, 54),
        arms=("48,36 58,28", "46,44 58,46"),
        legs=("30,66 28,80", "40,66 44,80"),
        turned=True,
        top=DARK,
        trousers=LIGHT,
        toes=(1, 1),
    )
    person(
        s,
        head("laughing", hair="bun", side=True, skin=LIGHT),
        at=(66, 22),
        neck=(66, 33),
        hip=(64, 52),
        arms=("58,34 54,26", "54,42 44,40"),
        legs=("60,70 58,80", "72,70 78,76"),
        robe="46,68 56,74 66,72 76,74 88,66",
        flip=True,
        turned=True,
        top=PLAIN,
        trousers=LIGHT,
        skin=LIGHT,
        toes=(-1, 1),
    )
    s.line(path("98,24 94,60 84,70"), w=1.8).ink(poly("80,66 88,68 86,76 78,74")).add(oval(98, 22, 5), w=1, tone=MID)
    s.line(path("14,20 14,34"), w=1).ink(oval(11.6, 34, 3, 2.2)).line(
        path("84,10 84,20"), path("84,10 90,12"), w=1
    ).ink(oval(81.8, 20, 3, 2.2))


@original(
    "Goalkeeper of the sun",
    "A goalkeeper leaps through the air to catch the setting sun",
    "goalkeeper",
    "sun",
    "football",
    "evening",
)
def sun_keeper(s: Sketch) -> None:
    s.line(*paths("6,97 6,10 96,10 96,97"), w=2.2)
    s.line(
        *(path(f"{x},12 {x},74") for x in range(16, 96, 10)),
        *(path(f"8,{y} 94,{y}") for y in range(20, 74, 10)),
        w=0.35,
    )
    for turn in range(0, 360, 30):
        (x, y), (u, v) = arc(78, 32, 15, 15, turn, turn + 1)[0], arc(78, 32, 20, 20, turn, turn + 1)[0]
        s.line(path(f"{x},{y} {u},{v}"), w=1.1)
    s.add(oval(78, 32, 12), tone=LIGHT)
    person(
        s,
        head("surprised", hair="short", side=True),
        at=(52, 46),
        neck=(44, 52),
        hip=(26, 64),
        arms=("58,44 67,34", "60,54 72,42"),
        legs=("14,66 4,72", "20,76 8,86"),
        r=9.5,
        turned=True,
        top=MID,
        trousers=INK,
        toes=(1, 1),
    )
    ground(s, 97, 2, 98)


@original(
    "Lightning conductor",
    "A conductor with a baton conducts a thunderstorm: clouds play, lightning strikes",
    "conductor",
    "lightning",
    "orchestra",
    "storm",
)
def storm_conductor(s: Sketch) -> None:
    s.bleeds = True
    for x, y in ((20, 20), (50, 12), (80, 20)):
        s.add(oval(x - 9, y + 3, 9, 7), oval(x, y - 4, 11, 9), oval(x + 10, y + 3, 9, 7), tone=DARK)
        s.add(
            poly(
                f"{x - 2},{y + 9} {x + 5},{y + 9} {x + 1},{y + 18} {x + 6},{y + 18} {x - 5},{y + 34} {x - 2},{y + 22} {x - 7},{y + 22}"
            ),
            w=0.8,
        )
    s.line(*(path(f"{x},{34 + x % 9} {x - 2},{40 + x % 9}") for x in (6, 34, 40, 62, 68, 92, 96)), w=0.8)
    s.ink(blob("40,62! 50,58 60,62! 64,84 66,98! 56,90 50,88 44,90 34,98!"))
    person(
        s,
        head("none", hair="curls"),
        at=(50, 50),
        neck=(50, 60),
        hip=(50, 82),
        arms=("32,62 24,48", "68,62 76,50"),
        legs=("46,92 46,104", "54,92 54,104"),
        r=9,
        top=INK,
    )
    s.ink(oval(50, 50, 9, 10))
    s.line(path("75,50 88,42"), w=1.3)
    s.add(rect(20, 92, 80, 104), w=1, tone=LIGHT, grain=0)


@original(
    "Child with a whale kite",
    "A child runs through a meadow and flies a whale for a kite",
    "child",
    "whale",
    "kite",
    "wind",
)
def whale_kite(s: Sketch) -> None:
    s.put(take("whale"), 64, 26, 62, 44, rot=-12)
    s.line(path("70,42 56,52 38,58"), w=0.9)
    person(
        s,
        head("laughing", hair="plaits", skin=LIGHT, side=True),
        at=(26, 60),
        neck=(25, 70),
        hip=(22, 82),
        arms=("32,66 38,58", "16,78 10,74"),
        legs=("14,86 6,84", "30,88 30,96"),
        r=9.5,
        k=0.8,
        turned=True,
        top=MID,
        trousers=INK,
        skin=LIGHT,
        toes=(1, 1),
    )
    for x in (48, 60, 72, 84, 94):
        s.line(*paths(f"{x},97 {x - 3},89 | {x + 2},97 {x + 4},88"), w=0.8)
    small_cloud(s, 14, 18, 0.9)
    ground(s, 98, 2, 98)


@original(
    "Bride goes fishing",
    "A bride in her dress and veil sits on a pier and fishes a groom's top hat out of the water",
    "bride",
    "fishing",
    "top hat",
    "wedding",
)
def bride_fishing(s: Sketch) -> None:
    s.bleeds = True
    s.add(rect(-4, 62, 46, 69), w=1, tone=LIGHT, grain=0).add(rect(30, 69, 37, 104), w=1, tone=MID)
    person(
        s,
        head("happy", hair="veil", hat="veil", side=True),
        at=(30, 24),
        neck=(28, 36),
        hip=(26, 58),
        arms=("44,44 54,44", "42,48 52,48"),
        legs=("42,60 48,74", "44,62 52,76"),
        robe="46,58 50,70 28,76 6,74 2,62",
        turned=True,
        top=PLAIN,
        trousers=PLAIN,
        toes=(1, 1),
    )
    s.line(path("48,50 70,24 92,12"), w=1.5).line(path("92,12 84,40"), w=0.6)
    s.put(take("top_hat"), 82, 64, 28, 26, hold="base")
    s.line(*paths("72,68 70,74 | 82,68 82,76 | 90,68 93,74"), w=0.8)
    waves(s, 82, 4)


@original(
    "The wrong rabbit",
    "A rabbit in a top hat's place: a big rabbit pulls a small magician out of a hat by his collar",
    "rabbit",
    "magician",
    "top hat",
    "trick",
)
def rabbit_magician(s: Sketch) -> None:
    s.add(blob("30,30! 24,6 30,-4 36,6 37,26!"), blob("42,28! 44,4 51,-4 55,8 48,30!"), w=1, tone=SHADE)
    s.add(blob("20,100! 18,72 26,60 38,56 52,60 58,76 58,100!"), tone=LIGHT)
    s.add(blob("22,44 26,30 40,25 54,32 57,46 50,58 38,61 27,56"), w=1)
    s.eye(34, 41, 3).eye(47, 41, 3).ink(poly("38,47 44,47 41,50")).line(
        *paths("41,50 41,53 37,56 | 41,53 45,56 | 30,50 16,48 | 30,52 17,54 | 51,50 64,47"), w=0.6
    )
    s.ink(poly("39,63 30,58 30,68"), poly("39,63 48,58 48,68"))
    person(
        s,
        head("surprised", hair="parted", beard="moustache"),
        at=(80, 38),
        neck=(80, 47),
        hip=(80, 62),
        arms=("70,54 66,60", "90,54 94,60"),
        legs=("77,70 77,76", "83,70 84,76"),
        r=8,
        k=0.8,
        top=INK,
        trousers=INK,
    )
    s.paper(poly("78,49 82,49 81,58 79,58"))
    s.add(tube("54,72 68,60 78,48", 9, 8), w=1)
    s.add(rect(66, 74, 94, 98), w=1, fill=INK).add(oval(80, 74, 21, 5), w=1, fill=INK).line(
        arc(80, 74, 15, 3, 0, 360), path("66,90 94,90"), w=0.9, pen=PAPER
    )
    sparks(s, 80, 36, 17, 250, 340, 4)


@original(
    "Prisoner's harp",
    "A prisoner in stripes plays the bars of his cell like a harp",
    "prisoner",
    "harp",
    "bars",
    "music",
)
def bar_harp(s: Sketch) -> None:
    s.bleeds = True
    s.add(rect(-4, -4, 104, 104), w=0.5, fill=PAPER)
    for row in range(4):
        y = 22 * row
        s.line(
            path(f"-2,{y + 16} 46,{y + 16}"),
            *(path(f"{x},{y - 6} {x},{y + 16}") for x in range(8 + 11 * (row % 2), 44, 22)),
            w=0.7,
        )
    s.add(rect(-4, 88, 104, 104), w=1, tone=DARK)
    s.line(*(path(f"{x},{30 - 18 * (x - 50) / 42} {x},{90 - 0.25 * (x - 50)}") for x in (54, 62, 70, 78)), w=1.9)
    s.add(blob("42,38! 44,26 52,20 62,24 72,18 78,8 90,6 94,14! 84,18 78,28 66,33 56,29 50,34 50,40!"), w=1.2, tone=MID)
    s.add(poly("86,12 94,12 94,92 86,92"), w=1.2, tone=MID, grain=0).add(
        poly("42,88 88,80 94,96 42,96"), w=1.2, fill=INK
    )
    s.add(rect(4, 76, 30, 81), w=1, fill=INK).line(*paths("8,81 8,92 | 26,81 26,92"), w=1.6)
    person(
        s,
        head("asleep", hair="none", side=True),
        at=(27, 32),
        neck=(23, 44),
        hip=(18, 72),
        arms=("40,50 54,46", "40,62 60,58"),
        legs=("36,72 38,90", "32,74 30,92"),
        r=11,
        k=1.15,
        turned=True,
        tilt=8,
        top=PLAIN,
        trousers=PLAIN,
        toes=(1, 1),
    )
    s.line(
        *paths(
            "14,50 27,52 | 13,57 26,59 | 12,64 25,66 | 36,56 39,62 | 44,55 46,61 | 51,54 52,60 | 35,79 43,78 | 34,85 42,85 | 27,82 35,82"
        ),
        w=1.7,
    )
    s.add(blob("16,29! 17,20 26,17 36,21 37,27! 26,24"), w=1, tone=PLAIN).line(
        *paths("21,19 20,27 | 29,18 29,25"), w=1.6
    )
    s.line(path("30,90 36,95 44,94"), w=1.2).add(oval(50, 94, 6), w=1, fill=INK, pen=PAPER)
    s.line(*paths("98,30 98,20! 102,18"), w=1)
