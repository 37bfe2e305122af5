"""Originals with people at the edge of things: falling, waiting, quarrelling, and those who have a bomb, a sword or much money."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.glyphs import take
from cryptonym.decks.pictures.originals.frame import original
from cryptonym.decks.pictures.people import hand, head, limb, person, set_head
from cryptonym.decks.pictures.scenery import ground, small_cloud, sparks, waves
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, PAPER, PLAIN, SHADE, Sketch


@original(
    "Pyramid on the beach",
    "A child with bucket and spade has built a pyramid of sand; a camel looks on",
    "child",
    "pyramid",
    "sand",
    "camel",
)
def beach_pyramid(s: Sketch) -> None:
    s.put(take("camel"), 84, 56, 32, 34, hold="base")
    s.line(path("60,56 100,54"), w=0.6)
    s.put(take("pyramid"), 64, 96, 66, 50, hold="base")
    person(
        s,
        head("happy", hair="plaits"),
        at=(20, 50),
        neck=(20, 62),
        hip=(19, 80),
        arms=("8,74 6,84", "34,72 38,64"),
        legs=("14,88 13,95", "24,88 25,95"),
        r=12.5,
        k=0.9,
        top=MID,
        trousers=PLAIN,
        bare=True,
    )
    s.line(path("36,72 44,54"), w=1.6).add(blob("42,56! 48,58! 50,46 46,42 42,46"), w=0.9, fill=INK)
    s.add(poly("-2,84 12,84 10,97 0,97"), w=1, tone=LIGHT).line(arc(5, 84, 6, 8, 180, 360), w=0.9)
    ground(s, 97, 2, 98)


@original(
    "Birthday bomb",
    "A woman in a party hat blows out the burning fuse of a bomb",
    "woman",
    "bomb",
    "birthday",
    "blowing",
)
def birthday_bomb(s: Sketch) -> None:
    s.ink(oval(74, 72, 22)).line(arc(74, 72, 16, 16, 195, 250), w=1.2, pen=PAPER)
    s.add(poly("66,54 82,54 80,46 68,46"), w=0.9, tone=DARK).line(path("74,46 73,38 79,32"), w=1.8)
    sparks(s, 80, 28, 7, -150, 60, 6)
    s.line(*paths("46,34 64,32 | 48,38 66,37 | 46,42 62,42"), w=0.7)
    s.ink(oval(80, 29, 2.4))
    person(
        s,
        head("surprised", hair="bun", hat="party", side=True),
        at=(28, 36),
        neck=(23, 50),
        hip=(18, 76),
        arms=("30,68 42,76", "12,66 24,82"),
        legs=("12,86 10,97", "24,86 26,97"),
        robe="2,92 18,95 36,92",
        r=13,
        k=1.15,
        turned=True,
        top=MID,
        trousers=PLAIN,
        toes=(1, 1),
    )
    s.line(*paths("50,10 54,14 52,18 | 92,10 88,14 92,18 | 64,8 64,14"), w=0.9)
    ground(s, 97, 2, 98)


@original(
    "Duel with a swordfish",
    "A masked fencer crosses swords with a swordfish that leaps out of the water",
    "fencer",
    "swordfish",
    "sword",
    "duel",
)
def swordfish_duel(s: Sketch) -> None:
    s.bleeds = True
    s.add(rect(-4, 84, 46, 104), tone=MID, grain=0)
    s.add(blob("62,44! 78,44 92,56 98,76 96,92! 104,104 84,100! 80,84 70,66 58,52"), tone=SHADE)
    s.ink(blob("80,46! 92,38 90,54!")).ink(blob("72,68! 66,78 78,80!"))
    s.add(poly("62,44 58,52 34,24"), w=1).eye(68, 50, 2.6).line(path("62,54 68,58"), w=0.7)
    person(
        s,
        head("none", hair="short", side=True, skin=MID),
        at=(17, 26),
        neck=(16, 37),
        hip=(16, 58),
        arms=("6,48 2,34", "28,44 38,48"),
        legs=("6,70 2,82", "28,66 30,81"),
        r=9.5,
        turned=True,
        top=PLAIN,
        trousers=PLAIN,
        toes=(1, 1),
    )
    s.line(path("39,48 64,18"), w=1.5).line(arc(39, 47, 5, 5, 210, 400), w=1.4)
    waves(s, 90, 3)
    s.paper(rect(-4, 86, 44, 104)).add(rect(-4, 84, 46, 104), tone=MID, grain=0)
    sparks(s, 51, 33, 8, -60, 30, 4)
    for x, y in ((84, 30), (94, 28), (62, 80), (56, 74)):
        s.add(blob(f"{x},{y}! {x + 2.4},{y + 5} {x},{y + 7} {x - 2.4},{y + 5}"), w=0.5)


@original(
    "Map for a blanket",
    "A traveller sleeps beside his rucksack under a map for a blanket",
    "traveller",
    "map",
    "sleep",
    "blanket",
)
def map_blanket(s: Sketch) -> None:
    s.add(blob("0,60! 4,50 18,46 28,54! 30,74! 0,74!"), tone=DARK).add(rect(6, 58, 22, 70), w=0.9)
    set_head(s, head("asleep", hair="short", beard="full"), 27, 56, 11, rot=-70)
    s.add(blob("34,50! 52,40 62,32 70,44 82,52 98,50! 98,84! 34,84!"), w=1.1)
    land = Sketch()
    land.add(blob("36,64 50,56 60,62 54,72 42,76"), w=0.8, tone=MID).add(
        blob("66,52 76,58 90,58 92,72 78,78 70,68"), w=0.8, tone=MID
    )
    land.line(*paths("50,40 48,84 | 66,38 66,84 | 82,50 82,84 | 34,66 98,66"), w=0.4)
    s.marks += land.within(blob("34,50! 52,40 62,32 70,44 82,52 98,50! 98,84! 34,84!")).marks
    s.line(path("40,78 48,68 58,74 68,62 78,70"), w=1.2, pen=INK)
    s.line(*paths("84,60 92,68 | 92,60 84,68"), w=1.7)
    s.add(oval(101, 80, 3, 5), oval(101, 70, 3, 5), w=0.9, fill=INK)
    s.line(*paths("36,30 44,30 36,40 44,40 | 48,16 58,16 48,28 58,28"), w=1.2)
    ground(s, 86, 0, 100)


@original(
    "Money rain",
    "A woman in a sari catches raining coins in her upturned umbrella",
    "woman",
    "money",
    "umbrella",
    "rain",
)
def money_rain(s: Sketch) -> None:
    s.add(blob("52,36! 56,52 74,58 92,52 98,36!"), w=1.1, tone=MID).line(
        *paths("62,36 66,55 | 75,36 75,58 | 88,36 84,55"), w=0.7
    )
    for x, y in ((60, 33), (70, 31), (80, 32), (89, 33), (65, 27), (76, 25), (84, 27)):
        s.add(oval(x, y, 5.4, 3.6), w=0.8, tone=LIGHT)
    s.line(path("75,58 74,78 70,82 67,78"), w=1.8)
    for x, y in ((60, 8), (76, 12), (90, 6), (44, 14), (30, 5), (97, 18), (66, 18)):
        s.add(oval(x, y, 4.2), w=0.9).line(path(f"{x},{y - 2} {x},{y + 2}"), w=0.8)
    person(
        s,
        head("laughing", hair="bun", skin=LIGHT),
        at=(30, 33),
        neck=(30, 45),
        hip=(30, 68),
        arms=("14,52 10,38", "48,58 72,66"),
        robe="12,97 30,98 48,97",
        r=11,
        top=LIGHT,
        sleeves=DARK,
        skin=LIGHT,
    )
    s.add(blob("20,48! 28,46 46,72 46,97! 34,97! 32,72"), w=0.9, tone=DARK)
    s.ink(oval(30, 25, 1.3))
    ground(s, 98, 2, 98)


@original(
    "Drum at bedtime",
    "A child beats a drum with all its might; a bear in bed presses a pillow to its ears",
    "child",
    "drum",
    "bear",
    "noise",
)
def bedtime_drum(s: Sketch) -> None:
    s.put(take("bear"), 76, 66, 34, 40)
    s.add(blob("56,38 62,28 74,34 84,28 96,30 98,44 92,52 88,42 76,44 66,42 62,54 56,50"), w=1, tone=LIGHT)
    s.add(rect(50, 70, 101, 86), tone=MID, grain=20).line(*paths("50,60 50,97 | 100,52 100,97"), w=2.4)
    s.put(take("drum"), 30, 97, 32, 28, hold="base")
    person(
        s,
        head("shouting", hair="spiky"),
        at=(26, 32),
        neck=(26, 43),
        hip=(26, 68),
        arms=("8,52 6,38", "42,54 42,64"),
        r=11,
        top=SHADE,
    )
    s.put(take("drum"), 28, 98, 40, 34, hold="base")
    s.line(*paths("6,38 16,24 | 42,64 30,70"), w=1.6)
    sparks(s, 28, 72, 24, -150, -110, 3)
    s.line(*paths("48,20 52,14 49,8 | 56,24 62,16 58,6"), w=1)


@original(
    "Fish violin",
    "A cook plays a fish like a violin, with a knife for a bow",
    "cook",
    "fish",
    "violin",
    "knife",
)
def fish_violin(s: Sketch) -> None:
    person(
        s,
        head("asleep", hair="none", hat="cook", beard="moustache", skin=LIGHT),
        at=(42, 34),
        neck=(42, 48),
        hip=(42, 80),
        arms=("", ""),
        r=13,
        k=1.3,
        stout=1.2,
        top=PLAIN,
        skin=LIGHT,
        robe="18,99 42,101 66,99",
    )
    s.ink(*(oval(x, y, 1.4) for x in (38, 46) for y in (64, 72, 80)))
    s.put(take("fish"), 70, 60, 54, 34, rot=16, flip=True)
    s.line(*paths("50,53 92,66 | 49,56 91,69"), w=0.6)
    s.add(tube("54,56 70,80 82,70", 9, 7), w=1).add(oval(83, 67, 4), w=0.8, tone=LIGHT)
    s.put(take("knife"), 50, 56, 52, 52, rot=58)
    s.add(tube("32,56 20,72 28,70", 9, 7), w=1).add(oval(31, 68, 4.2), w=0.8, tone=LIGHT)
    s.line(*paths("84,18 84,8 92,6 92,16"), w=1).ink(oval(82, 18, 2.6, 2), oval(90, 16, 2.6, 2))
    s.line(path("14,22 14,12"), w=1).ink(oval(12, 22, 2.6, 2))


@original(
    "Reading while falling",
    "A skydiver with goggles and a parachute on his back falls through the clouds and calmly reads a book",
    "skydiver",
    "fall",
    "book",
    "sky",
)
def falling_reader(s: Sketch) -> None:
    s.bleeds = True
    small_cloud(s, 18, 82, 1.5)
    small_cloud(s, 78, 92, 1.5)
    small_cloud(s, 88, 12, 0.9)
    s.line(*paths("14,4 14,18 | 30,2 30,12 | 48,4 48,20 | 66,2 66,16 | 92,74 92,60 | 48,92 48,78 | 6,66 6,54"), w=1.1)
    person(
        s,
        head("calm", hair="none", beard="moustache", side=True),
        at=(66, 38),
        neck=(57, 45),
        hip=(32, 52),
        arms=("66,60 80,58", ""),
        legs=("16,50 8,34", "18,62 6,52"),
        r=12,
        k=1.3,
        turned=True,
        top=MID,
        trousers=INK,
        toes=(1, 1),
    )
    s.add(blob("30,44! 32,34 50,29 56,36 56,44! 44,48"), w=1.2, tone=DARK).line(path("50,32 56,50 48,56"), w=1.8)
    s.add(blob("75,33! 72,25 64,23 55,27 54,37 57,45! 61,44 60,36 66,32"), w=1, fill=INK)
    s.line(oval(72, 36, 4.4, 4), w=1.6).line(path("67,36 57,38"), w=1.3)
    s.add(poly("78,44 90,38 94,56 82,62"), w=1.2, fill=INK).add(poly("76,46 78,44 82,62 80,64"), w=0.8)
    s.add(poly("90,38 98,44 101,62 94,56"), w=1.1)
    s.line(*paths("92,44 97,48 | 93,49 98,53"), w=0.7)
    hand(s, limb(s, (55, 50), "64,66 82,60", 9, 6.6, of=MID), 1.4)


@original(
    "Still waiting",
    "A skeleton with a bunch of flowers sits waiting at a bus stop, a spider's web between them",
    "skeleton",
    "waiting",
    "bus stop",
    "flowers",
)
def still_waiting(s: Sketch) -> None:
    s.line(path("84,10 84,97"), w=2.2).add(oval(84, 16, 11), w=1.1, fill=INK)
    s.paper(rect(77, 10, 91, 19), oval(80.5, 21, 2), oval(87.5, 21, 2)).ink(
        *(rect(x, 12, x + 2.6, 15.4) for x in (78.4, 82.2, 86)), rect(77, 17, 91, 17.8)
    )
    s.add(rect(78, 36, 90, 52), w=0.9).line(*paths("80,40 88,40 | 80,44 88,44 | 80,48 86,48"), w=0.6)
    s.add(rect(8, 68, 70, 73), w=1, tone=MID).line(*paths("14,73 14,96 | 64,73 64,96"), w=2)
    s.put(take("skull"), 36, 22, 24, 26)
    s.line(path("36,34 37,66"), w=2.4)
    for y, w in ((42, 13), (48, 13), (54, 10)):
        s.line(arc(36.5, y + 3, w, 5, 190, 350), w=1.7)
    s.line(*paths("36,37 22,40 22,56 34,58 | 36,37 50,40 52,54 58,56"), w=1.8)
    s.line(*paths("37,66 52,68 53,92 60,93 | 37,66 46,69 44,92 51,94"), w=2)
    s.add(oval(37, 66, 9, 4), w=1)
    s.add(poly("52,50 66,48 59,66"), w=0.9, tone=LIGHT)
    for x, y in ((52, 46), (60, 40), (67, 46), (59, 48)):
        s.add(oval(x, y, 4.6), w=0.8).ink(oval(x, y, 1.8))
    s.line(*paths("84,60 66,68 | 84,72 66,70 | 84,84 65,74"), w=0.5).line(
        path("79,63 78,73 77,80"), path("73,66 72,71 71,77"), w=0.5
    )
    ground(s, 97, 2, 98)


@original(
    "Neighbours",
    "Two neighbours shout at each other over a fence; below it their dogs touch noses",
    "quarrel",
    "neighbours",
    "fence",
    "dogs",
)
def fence_quarrel(s: Sketch) -> None:
    for x, hair, beard, hat, flip, top, skin in (
        (22, "bald", "moustache", "", False, MID, PLAIN),
        (78, "bun", "", "", True, DARK, LIGHT),
    ):
        turn = -1 if flip else 1
        person(
            s,
            head("shouting", hair=hair, beard=beard, hat=hat, side=True, skin=skin),
            at=(x, 28),
            neck=(x - 3 * turn, 40),
            hip=(x - 6 * turn, 70),
            arms=(
                f"{x - 16 * turn},50 {x - 14 * turn},36",
                f"{x + 8 * turn},52 {x + 18 * turn},42",
            ),
            r=12,
            k=1.1,
            turned=True,
            flip=flip,
            top=top,
            skin=skin,
        )
    s.ink(poly("46,10 56,10 50,20 57,20 44,36 48,25 42,25"))
    s.paper(rect(2, 62, 98, 99))
    for x in range(4, 98, 12):
        if x not in (40, 52):
            s.add(poly(f"{x},98 {x},64 {x + 4},58 {x + 8},64 {x + 8},98"), w=0.9, fill=PAPER)
    s.line(*paths("2,70 38,70 | 64,70 98,70 | 2,90 38,90 | 64,90 98,90"), w=1.6)
    s.put(take("dog"), 36, 97, 28, 26, hold="base")
    s.put(take("dog"), 66, 97, 28, 26, hold="base", flip=True)
    ground(s, 98, 2, 98)


@original(
    "Wings on the line",
    "An angel on a cloud hangs a pair of wings on a washing line; the halo hangs on a peg",
    "angel",
    "wings",
    "laundry",
    "cloud",
)
def wing_laundry(s: Sketch) -> None:
    s.line(path("0,24 50,29 100,22"), w=1)
    for turn in (-1, 1):
        x = 72
        s.add(
            blob(
                f"{x + 2 * turn},28! {x + 10 * turn},30 {x + 24 * turn},38 {x + 27 * turn},60! {x + 21 * turn},56 "
                f"{x + 19 * turn},68! {x + 14 * turn},60 {x + 11 * turn},72! {x + 6 * turn},62 {x + 2 * turn},56"
            ),
            w=1,
            tone=LIGHT,
            grain=70,
        )
        s.line(path(f"{x + 6 * turn},34 {x + 14 * turn},42 {x + 20 * turn},54"), w=0.7)
        s.add(rect(x + 9 * turn - 1.6, 22, x + 9 * turn + 1.6, 32), w=0.8, fill=INK)
    s.line(oval(12, 38, 9, 9), w=1.8).add(rect(10.6, 20, 13.6, 33), w=0.8, fill=INK)
    person(
        s,
        head("happy", hair="curls", side=True, skin=LIGHT),
        at=(38, 42),
        neck=(36, 53),
        hip=(34, 76),
        arms=("44,50 50,34", "46,56 58,38"),
        robe="18,98 34,100 50,98",
        r=10.5,
        turned=True,
        top=PLAIN,
        skin=LIGHT,
    )
    s.add(oval(10, 98, 14, 9), oval(34, 96, 18, 10), oval(62, 97, 18, 11), oval(90, 98, 14, 9), w=1, tone=SHADE)
    s.add(poly("70,76 92,76 88,90 74,90"), w=1, tone=MID)


@original(
    "Selfie",
    "A tourist takes a photograph of herself; a shark with open jaws rises behind her",
    "tourist",
    "telephone",
    "shark",
    "danger",
)
def selfie_shark(s: Sketch) -> None:
    s.bleeds = True
    s.add(blob("50,104! 46,60 54,28 74,10! 94,24 104,50 104,104!"), w=1.2, tone=MID)
    s.ink(blob("56,70! 58,46 70,32 84,36 96,52 98,74! 90,86 70,86"))
    for x, y in ((60, 50), (67, 40), (76, 37), (85, 42), (92, 52)):
        s.paper(poly(f"{x - 4},{y - 1} {x + 5},{y - 2} {x + 1},{y + 10}"))
    s.eye(66, 24, 3.2)
    s.eye(82, 21, 3.2)
    waves(s, 80, 5)
    person(
        s,
        head("laughing", hair="fair", hat="straw"),
        at=(36, 46),
        neck=(36, 60),
        hip=(36, 98),
        arms=("12,74 14,50", "60,76 74,66"),
        r=14,
        k=1.2,
        top=LIGHT,
    )
    s.add(rect(5, 28, 19, 50), w=1.1, fill=INK).paper(rect(7, 31, 17, 46))
    s.line(*paths("8,38 16,38 | 12,34 12,42"), w=0.5)
    sparks(s, 12, 24, 6, -150, -30, 4)
