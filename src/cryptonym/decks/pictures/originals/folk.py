"""Originals with people as one meets them: at home, on the road, in a crowd, and each with something strange."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, mirror, oval, path, paths, petals, poly, rect, tube
from cryptonym.decks.pictures.glyphs import take
from cryptonym.decks.pictures.originals.frame import original
from cryptonym.decks.pictures.people import hand, head, limb, person, set_head
from cryptonym.decks.pictures.scenery import ground, small_cloud, waves
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, PAPER, PLAIN, SHADE, Sketch


@original(
    "Sea hair",
    "A woman in profile whose long hair is the sea, with waves, a ship and a fish",
    "woman",
    "hair",
    "sea",
    "ship",
)
def sea_hair(s: Sketch) -> None:
    s.bleeds = True
    s.add(blob("60,104! 62,84 66,78 82,80 96,88 104,104!"), tone=LIGHT)
    hair = blob(
        "84,24! 76,10 60,6 46,12 30,10! 34,20 18,20! 20,30 4,34! 8,44 -4,52! -4,104! 62,104! 66,86 60,66 58,46 70,34"
    )
    set_head(s, head("asleep", hair="none", side=True), 72, 44, 27)
    s.add(hair, tone=MID, grain=0)
    s.add(blob("66,34! 72,28 84,24! 76,36 66,50 62,70 58,52"), w=0.9, tone=MID, grain=0)
    sea = Sketch()
    waves(sea, 54, 9, gap=6, pen=PAPER)
    s.marks += sea.within(hair).marks
    s.put(take("ship"), 30, 50, 36, 36, hold="base")
    s.put(take("fish"), 36, 82, 22, 16)


@original(
    "Mask of joy",
    "A sad actor holds a laughing mask before half of his face, on a stage",
    "actor",
    "mask",
    "theatre",
    "sadness",
)
def joy_mask(s: Sketch) -> None:
    s.bleeds = True
    s.ink(blob("-4,-4! 22,-4! 18,30 10,60 -4,84!"), blob("104,-4! 78,-4! 82,30 90,60 104,84!"))
    s.line(*paths("8,0 6,40 | 14,0 12,30 | 92,0 94,40 | 86,0 88,30"), w=0.7, pen=PAPER)
    s.add(rect(-4, 88, 104, 104), w=1, tone=LIGHT, grain=0)
    s.add(blob("18,104! 22,84 40,76 58,76 76,84 82,104!"), tone=DARK)
    set_head(s, head("crying", hair="parted"), 44, 48, 26)
    mask = Sketch()
    set_head(mask, head("laughing", hair="none", skin=PLAIN), 66, 50, 23, rot=10)
    s.marks += mask.marks
    s.line(path("68,74 74,100"), w=2.2).add(oval(74, 92, 7, 6), w=1)


@original(
    "The sea in a shell",
    "A child holds a shell to the ear, and the sea with its fish pours out",
    "child",
    "shell",
    "sea",
    "listening",
)
def shell_sea(s: Sketch) -> None:
    s.add(blob("60,40! 78,40 92,52 97,72 98,98! 52,98! 66,88 72,70 68,54!"), w=1, tone=LIGHT, grain=70)
    person(
        s,
        head("surprised", hair="curls"),
        at=(30, 32),
        neck=(30, 46),
        hip=(30, 70),
        arms=("12,60 16,72", "50,58 52,46"),
        legs=("26,84 24,95", "34,84 36,95"),
        r=13.5,
        k=1.1,
        top=MID,
        trousers=PLAIN,
    )
    s.put(take("shell"), 58, 30, 34, 34, rot=60)
    hand(s, (51, 44), 1.2)
    s.add(blob("46,98! 50,86 60,92 68,84 76,92 86,84 98,92 102,98!"), w=1)
    s.put(take("fish"), 84, 62, 24, 18, rot=30)
    s.put(take("starfish"), 76, 80, 13)
    s.put(take("crab"), 62, 94, 15)
    s.line(*paths("80,26 88,20 | 84,34 93,32"), w=0.9).add(oval(90, 42, 2.6), oval(97, 46, 1.8), w=0.7)
    ground(s, 98, 2, 44)


@original(
    "House mover",
    "A man with a rucksack's straps carries his whole house on his back up a hill",
    "man",
    "house",
    "burden",
    "removal",
)
def house_mover(s: Sketch) -> None:
    s.bleeds = True
    s.add(blob("-4,104! -4,99 40,92 104,78 104,104!"), tone=LIGHT, grain=20)
    person(
        s,
        head("sad", hair="short", beard="stubble", hat="cap", side=True),
        at=(76, 50),
        neck=(66, 55),
        hip=(42, 66),
        arms=("", ""),
        legs=("34,82 22,92", "58,80 56,90"),
        r=10.5,
        k=1.2,
        turned=True,
        tilt=16,
        top=MID,
        trousers=INK,
        toes=(1, 1),
    )
    s.put(take("house"), 44, 57, 62, 52, rot=-10, hold="base")
    s.line(path("26,56 30,68 46,73 62,64 68,48"), w=1.9)
    s.line(path("68,48 72,42"), w=1.9)
    s.add(tube("62,60 72,68 68,52", 7.4, 5.4), w=1, tone=MID)
    hand(s, (68, 51), 1.1)
    s.add(blob("89,42! 92,48 89,50 86,48"), blob("95,52! 98,58 95,60 92,58"), blob("88,62! 91,67 88,69 85,67"), w=0.7)


@original(
    "Flamingo quill",
    "An old bearded writer writes in a book with a quill that is a whole flamingo",
    "writer",
    "flamingo",
    "quill",
    "book",
)
def flamingo_quill(s: Sketch) -> None:
    s.bleeds = True
    person(
        s,
        head("calm", hair="bald", beard="white"),
        at=(34, 30),
        neck=(34, 46),
        hip=(34, 84),
        arms=("12,66 20,78", ""),
        r=14,
        k=1.4,
        top=DARK,
    )
    s.add(rect(-4, 80, 104, 104), w=1.2, tone=LIGHT, grain=0)
    s.add(poly("6,82 36,78 38,94 4,97"), w=1.2).add(poly("36,78 70,80 76,95 38,94"), w=1.2)
    s.line(*paths("11,85 32,82 | 10,89 33,86 | 9,93 34,90 | 41,82 54,82 | 41,86 58,86"), w=0.9)
    s.put(take("flamingo"), 66, 86, 62, 84, hold="base", rot=6)
    s.line(path("62,82 59,87"), w=1.6)
    hand(s, limb(s, (46, 54), "56,74 63,72", 9.4, 7, of=DARK), 1.6)
    s.add(blob("80,84! 82,76 94,76 96,84! 97,94 79,94"), w=1.1, fill=INK).add(rect(84, 71, 92, 77), w=1)


@original(
    "Lion at the barber's",
    "A barber trims the mane of a lion that sits in his chair under a cloth",
    "barber",
    "lion",
    "scissors",
    "haircut",
)
def lion_barber(s: Sketch) -> None:
    s.add(rect(26, 88, 52, 94), w=1, fill=INK).add(rect(36, 78, 42, 90), w=1, fill=INK)
    s.add(blob("14,82! 18,56 30,50 48,50 60,56 66,82!"), tone=SHADE)
    s.ink(
        *(
            oval(40 + dx, 32 + dy, 9)
            for dx, dy in ((-17, -6), (-11, -16), (0, -20), (11, -16), (17, -6), (19, 6), (-19, 6), (-13, 16), (13, 16))
        )
    )
    s.add(oval(40, 32, 18, 19), w=1).ink(oval(33, 28, 2), oval(47, 28, 2), poly("35,35 45,35 40,41")).line(
        *paths("40,41 40,45 34,47 | 40,45 46,47 | 32,38 22,36 | 32,41 23,42 | 48,38 58,36 | 48,41 57,42"), w=0.7
    )
    person(
        s,
        head("happy", hair="parted", beard="moustache", side=True),
        at=(84, 24),
        neck=(86, 36),
        hip=(88, 60),
        arms=("74,46 68,40", "74,34 66,22"),
        legs=("84,76 82,94", "92,76 94,94"),
        r=10,
        flip=True,
        turned=True,
        top=PLAIN,
        trousers=INK,
        toes=(-1, -1),
    )
    s.line(*paths("66,22 54,14 | 66,24 54,22"), w=1.3).line(oval(68, 19, 2.6), oval(68, 27, 2.6), w=0.9)
    for x, y in ((16, 88), (22, 94), (64, 92), (70, 88)):
        s.line(path(f"{x},{y} {x + 3},{y - 2} {x + 5},{y + 1}"), w=0.9)
    ground(s, 96, 4, 98)


@original(
    "Moon bakery",
    "A baker takes the crescent moon out of the oven on a long shovel",
    "baker",
    "moon",
    "oven",
    "croissant",
)
def moon_baker(s: Sketch) -> None:
    s.add(rect(56, 20, 102, 97), tone=SHADE).line(
        *(path(f"56,{y} 102,{y}") for y in (32, 84)),
        *(path(f"{x},20 {x},32") for x in (68, 80, 92)),
        *(path(f"{x},84 {x},97") for x in (66, 80, 94)),
        w=0.6,
    )
    s.ink(blob("64,76! 64,52 70,42 82,38 94,42 100,52 100,76!"))
    s.line(path("30,64 86,64"), w=1.8, pen=PAPER).line(path("26,64 62,64"), w=1.8)
    s.add(blob("94,46! 80,44 70,54 72,66 84,72 96,68! 84,66 80,58 84,50"), w=0.9, tone=LIGHT)
    person(
        s,
        head("happy", hair="none", hat="cook", side=True),
        at=(30, 30),
        neck=(27, 42),
        hip=(24, 66),
        arms=("36,58 42,63", "20,60 30,65"),
        legs=("18,82 16,95", "30,82 32,95"),
        r=10.5,
        k=1.1,
        turned=True,
        top=PLAIN,
        trousers=MID,
        stout=1.4,
        toes=(1, 1),
    )
    s.line(*paths("66,12 62,6 66,0 | 80,14 76,6 80,0 | 94,12 90,6 94,0"), w=0.8)
    s.ink(*(oval(x, y, 1) for x, y in ((48, 20), (50, 44), (10, 16))), w=0)
    ground(s, 97, 2, 60)


@original(
    "Woman of stone",
    "A sculptor with hammer and chisel carves herself out of a block of stone",
    "sculptor",
    "stone",
    "hammer",
    "birth",
)
def self_sculptor(s: Sketch) -> None:
    s.add(poly("16,98 14,70 22,62 30,66 36,60 46,64 56,58 64,62 72,58 84,66 86,98"), tone=DARK)
    person(
        s,
        head("calm", hair="bun"),
        at=(48, 22),
        neck=(48, 34),
        hip=(48, 66),
        arms=("26,42 20,22", "66,50 62,60"),
        r=11,
        k=1.2,
        top=PLAIN,
    )
    s.add(poly("16,98 14,70 22,62 30,66 36,60 46,64 56,58 64,62 72,58 84,66 86,98"), tone=MID)
    s.line(*paths("28,76 34,84 30,90 | 60,72 66,80 | 74,84 70,92 | 44,80 48,88"), w=0.7)
    s.line(path("20,24 20,6"), w=1.8).add(rect(10, 2, 30, 11), w=1, fill=INK)
    s.add(poly("60,54 64,52 72,68 68,70"), w=0.8, fill=INK)
    s.add(poly("84,48 90,46 90,52"), poly("92,58 96,55 97,61"), poly("80,40 84,38 85,42"), w=0.7)
    ground(s, 99, 6, 96)


@original(
    "Sailor in a bottle",
    "A sailor in a bottle that drifts on the sea writes a letter",
    "sailor",
    "bottle",
    "letter",
    "sea",
)
def bottle_sailor(s: Sketch) -> None:
    s.bleeds = True
    bottle = blob("4,58! 4,34 10,26 24,24 58,24 68,30 76,38 92,38! 92,54! 76,54 68,64 58,72 24,72 10,70")
    s.add(bottle, w=1.2)
    inner = Sketch()
    person(
        inner,
        head("calm", hair="short", beard="full", hat="woolly", side=True),
        at=(28, 42),
        neck=(27, 51),
        hip=(22, 68),
        arms=("40,60 46,62", "40,62 50,60"),
        legs=("40,66 52,72", "40,68 54,72"),
        r=8.5,
        k=0.9,
        turned=True,
        top=LIGHT,
        trousers=INK,
        toes=(-1, -1),
    )
    inner.line(*(path(f"18,{y} 32,{y}") for y in (56, 60, 64)), w=0.9)
    inner.add(poly("46,60 60,54 64,64 50,69"), w=0.9).line(path("50,62 59,58"), path("52,65 60,61"), w=0.5)
    s.marks += inner.within(bottle).marks
    s.add(bottle, fill=None, w=1.2).line(path("12,34 24,29 40,28"), w=0.7)
    s.add(rect(90, 36, 98, 56), w=0.9, tone=DARK)
    waves(s, 76, 5)
    s.line(path("70,14 73,11 76,14 79,11 82,14"), w=0.8)


@original(
    "Octopus in the pram",
    "A mother pushes a pram out of which the arms of an octopus hang, one with a rattle",
    "mother",
    "pram",
    "octopus",
    "baby",
)
def octopus_pram(s: Sketch) -> None:
    s.put(take("octopus"), 72, 42, 44, 46)
    s.add(blob("44,54! 102,54! 100,72 88,82 60,82 48,74"), tone=SHADE).add(
        blob("44,54! 44,34 52,24 62,22! 64,54!"), w=1, tone=MID, grain=20
    )
    for text in ("80,56 92,62 94,74", "66,56 62,68 68,74"):
        s.add(tube(text, 6, 3), w=0.9)
    s.add(oval(58, 90, 7), oval(90, 90, 7), w=1.1).ink(oval(58, 90, 1.6), oval(90, 90, 1.6)).line(
        path("44,54 32,46"), w=1.4
    )
    person(
        s,
        head("happy", hair="none", hat="scarf"),
        at=(16, 24),
        neck=(16, 36),
        hip=(16, 62),
        arms=("4,50 24,50", "28,44 34,46"),
        legs=("12,78 10,94", "20,78 22,94"),
        robe="2,84 16,86 32,84",
        r=10.5,
        top=MID,
    )
    s.line(path("96,42 98,30"), w=1.2).add(oval(98, 25, 5), w=0.9, tone=LIGHT)
    ground(s, 98, 2, 98)


@original(
    "Snail mail",
    "A postman with a bag of letters rides on a snail and delivers an envelope",
    "postman",
    "snail",
    "letter",
    "slowness",
)
def snail_post(s: Sketch) -> None:
    s.put(take("snail"), 50, 96, 84, 60, hold="base")
    person(
        s,
        head("calm", hair="short", hat="cap", beard="moustache", side=True),
        at=(46, 16),
        neck=(44, 28),
        hip=(42, 48),
        arms=("58,36 68,30", "52,46 62,48"),
        legs=("54,52 58,66", "52,54 52,70"),
        r=10,
        turned=True,
        top=INK,
        trousers=SHADE,
        toes=(1, 1),
    )
    s.add(poly("66,20 88,20 88,36 66,36"), w=0.9).line(path("66,20 77,30 88,20"), w=0.7)
    s.add(rect(22, 36, 38, 52), w=0.9, tone=LIGHT).line(path("24,36 44,28"), w=0.9).add(
        poly("24,36 28,28 36,30 34,36"), w=0.6
    )
    s.add(poly("4,60 14,56 16,64 6,68"), poly("0,80 10,78 11,86 1,88"), w=0.7)
    ground(s, 97, 2, 98)


@original(
    "Office island",
    "An office worker in a tie at a desk with a computer on a tiny island with a palm tree",
    "office",
    "island",
    "palm tree",
    "computer",
)
def office_island(s: Sketch) -> None:
    s.bleeds = True
    s.add(blob("-2,84! 14,74 50,70 84,74 102,84!"), w=1, tone=LIGHT, grain=0)
    s.line(path("18,78 22,50 16,26"), w=2.6)
    s.add(
        *(
            blob(f"16,26! {16 + a},{26 + b} {16 + c},{26 + d}! {16 + a * 0.7},{26 + b * 0.3}")
            for a, b, c, d in (
                (-12, -8, -20, 6),
                (-4, -16, -14, -16),
                (10, -16, 20, -12),
                (16, -6, 26, 6),
                (6, 2, 12, 16),
            )
        ),
        w=0.9,
        tone=MID,
    )
    person(
        s,
        head("sad", hair="parted"),
        at=(54, 30),
        neck=(54, 41),
        hip=(54, 62),
        arms=("42,54 52,60", "66,54 62,61"),
        r=10,
        top=PLAIN,
    )
    s.ink(poly("52,42 56,42 58,56 54,60 50,56"))
    s.add(rect(34, 60, 92, 66), w=1, tone=MID, grain=0).add(rect(38, 66, 44, 80), rect(82, 66, 88, 80), w=0.9)
    s.add(poly("68,38 92,40 90,58 66,57"), w=1, fill=INK).add(poly("74,58 82,58 84,61 72,61"), w=0.7)
    s.add(poly("38,60 48,60 47,56 39,56"), poly("39,56 49,56 48,52 40,52"), w=0.6)
    waves(s, 86, 3)
    s.add(oval(86, 16, 8), w=0.9, tone=SHADE)


@original(
    "Knitted bridge",
    "A grandmother in a rocking chair knits a bridge over an abyss; a cow is already walking on it",
    "grandmother",
    "knitting",
    "bridge",
    "cow",
)
def knitted_bridge(s: Sketch) -> None:
    s.bleeds = True
    s.add(blob("-4,104! -4,70 30,70! 36,78 32,92 36,104!"), tone=DARK).add(
        blob("104,104! 104,70 84,70! 80,80 84,92 80,104!"), tone=DARK
    )
    s.add(blob("30,62! 46,68 64,70 86,66! 86,76! 64,80 46,78 30,71!"), tone=LIGHT, grain=20).line(
        *(path(f"{x},{66 + y} {x + 3},{70 + y} {x + 6},{66 + y}") for x in range(36, 82, 6) for y in (2, 6)), w=0.6
    )
    s.line(arc(16, 42, 32, 28, 40, 130), w=2).line(*paths("6,64 2,26 | 20,66 18,54"), w=1.8)
    person(
        s,
        head("happy", hair="grey", side=True),
        at=(18, 26),
        neck=(15, 37),
        hip=(12, 56),
        arms=("24,50 34,50", "24,46 36,44"),
        legs=("26,58 28,66", "28,60 30,67"),
        robe="26,54 32,64 14,68 4,60",
        r=10,
        turned=True,
        top=MID,
        trousers=PLAIN,
        toes=(1, 1),
    )
    s.line(*paths("30,56 46,40 | 32,40 44,58"), w=1.1).line(path("40,50 38,60 34,64"), w=1.2).line(
        oval(23, 25, 2.6), w=0.7
    )
    s.put(take("cow"), 70, 71, 30, 30, hold="base")
    small_cloud(s, 80, 16, 0.9)


@original(
    "The crowd looks up",
    "A crowd of many people looks up; only one child looks down at a flower",
    "crowd",
    "child",
    "flower",
    "curiosity",
)
def crowd_flower(s: Sketch) -> None:
    s.bleeds = True
    looks = ("short", "bun", "bald", "", "grey")
    hats = ("", "straw", "", "scarf", "bowler")
    places = ((14, 24), (46, 20), (80, 23), (30, 46), (66, 45))
    for i, (x, y) in enumerate(places):
        s.add(
            blob(f"{x - 14},{y + 40}! {x - 11},{y + 14} {x},{y + 8} {x + 11},{y + 14} {x + 14},{y + 40}!"),
            w=1,
            tone=LIGHT if i == 3 else PLAIN,
        )
        feeling = ("surprised", "happy", "calm")[i % 3]
        set_head(
            s,
            head(
                feeling,
                hair=looks[i] or "none",
                hat=hats[i],
                skin=LIGHT if i == 1 else PLAIN,
            ),
            x,
            y,
            12,
            rot=-14,
        )
    s.paper(rect(-4, 78, 104, 104)).line(path("-2,78 102,78"), w=0.9)
    person(
        s,
        head("happy", hair="plaits", side=True),
        at=(40, 66),
        neck=(38, 74),
        hip=(30, 88),
        arms=("46,84 54,88", "46,82 56,85"),
        legs=("40,88 38,98", "42,90 42,98"),
        r=9,
        k=0.85,
        turned=True,
        tilt=25,
        top=PLAIN,
        trousers=INK,
        toes=(1, 1),
        glow=True,
    )
    s.line(path("66,101 66,88"), w=1.2).add(*petals(66, 84, 2, 8, 6, 3), w=0.8).ink(oval(66, 84, 2.6))


@original(
    "Hide and seek",
    "A child counts with her eyes covered; an elephant hides behind a thin tree",
    "hide and seek",
    "elephant",
    "tree",
    "child",
)
def hide_elephant(s: Sketch) -> None:
    s.put(take("elephant"), 66, 92, 66, 66, hold="base")
    s.add(poly("62,96 64,40 70,40 72,96"), w=1, tone=DARK, grain=90)
    s.add(oval(54, 26, 12), oval(67, 18, 14), oval(80, 27, 12), oval(67, 32, 12), tone=LIGHT)
    person(
        s,
        head("none", hair="plaits"),
        at=(18, 44),
        neck=(18, 54),
        hip=(18, 74),
        arms=("6,56 14,46", "30,56 22,46"),
        legs=("14,84 13,94", "22,84 23,94"),
        robe="8,84 18,86 28,84",
        r=10,
        k=0.9,
        top=MID,
        trousers=PLAIN,
    )
    s.add(oval(14, 45, 3.4), oval(22, 45, 3.4), w=0.8).line(path("15,51 18,52 21,51"), w=0.7)
    s.line(*paths("4,22 8,18 8,28 | 18,18 22,16 25,20 18,28 26,28"), w=1)
    ground(s, 97, 2, 98)


@original(
    "Chess with an octopus",
    "A girl thinks over a chessboard; her opponent, an octopus, moves many pieces at once",
    "girl",
    "chess",
    "octopus",
    "thinking",
)
def octopus_chess(s: Sketch) -> None:
    s.put(take("octopus"), 74, 40, 46, 52)
    s.add(rect(14, 62, 94, 68), w=1, tone=MID, grain=0).add(rect(50, 68, 58, 92), w=1, tone=SHADE).add(
        rect(38, 90, 70, 96), w=1, fill=INK
    )
    for text in ("64,52 56,42 52,48", "84,54 92,46 88,40", "74,56 72,48 66,48"):
        s.add(tube(text, 5, 3), w=0.9, tone=LIGHT)
    for x, fill in ((34, PAPER), (44, INK), (54, PAPER), (64, INK), (76, PAPER), (86, INK)):
        s.add(mirror(f"{x},50! {x + 2.6},52 {x + 1.4},55! {x + 1.6},58 {x + 3.6},62! {x},62!", x), w=0.7, fill=fill)
    person(
        s,
        head("calm", hair="bun", skin=LIGHT, side=True),
        at=(20, 32),
        neck=(16, 44),
        hip=(12, 68),
        arms=("26,60 34,58", "28,58 28,44"),
        legs=("28,72 28,92", "30,76 32,92"),
        r=11,
        turned=True,
        tilt=10,
        top=MID,
        skin=LIGHT,
        trousers=INK,
        toes=(1, 1),
    )
    s.add(rect(2, 72, 22, 77), w=0.9).line(*paths("4,77 3,96 | 20,77 21,96"), w=1.4)
    s.line(path("40,16 42,12 46,12 47,16 43,20 43,23"), w=1.2).ink(oval(43, 27, 1.2))
    ground(s, 97, 2, 98)
