"""Originals with people of all ages who do what takes strength, balance or nerve."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.glyphs import take
from cryptonym.decks.pictures.originals.frame import original
from cryptonym.decks.pictures.people import hand, head, person, set_head
from cryptonym.decks.pictures.scenery import ground, small_cloud, sparks, stars
from cryptonym.decks.pictures.sketch import DARK, DOTS, INK, LIGHT, MID, PLAIN, SHADE, Sketch


@original(
    "Proposal in winter",
    "A kneeling man offers a ring to a snow-woman in a veil, who melts",
    "proposal",
    "ring",
    "snowman",
    "wedding",
)
def snow_proposal(s: Sketch) -> None:
    s.add(oval(70, 78, 21, 20), tone=SHADE).add(oval(70, 46, 16, 15), tone=SHADE)
    s.add(blob("58,26! 62,8 78,8 84,26! 94,52 90,66! 84,50 82,30"), w=0.9, tone=LIGHT, grain=90)
    s.add(oval(70, 24, 12), tone=SHADE).ink(oval(65, 22, 1.4), oval(74, 22, 1.4))
    s.add(poly("68,25 55,29 68,29"), w=0.8, tone=MID).line(arc(70, 28, 5, 4, 20, 160), w=0.8)
    s.ink(*(oval(x, 13 + abs(x - 70) * 0.3, 2.2) for x in (62, 67, 73, 78)))
    s.line(*paths("56,46 44,38 40,30 | 44,38 38,38"), w=1.3)
    s.ink(*(oval(66, y, 1.5) for y in (42, 50, 70)))
    s.add(blob("46,98! 56,93 88,94 98,98! 84,101 56,101"), w=0.9)
    for x, y in ((92, 72), (50, 66), (88, 56)):
        s.add(blob(f"{x},{y}! {x + 2.6},{y + 6} {x},{y + 8} {x - 2.6},{y + 6}"), w=0.6)
    person(
        s,
        head("happy", hair="parted", side=True),
        at=(16, 46),
        neck=(15, 57),
        hip=(13, 78),
        arms=("24,64 32,58", "24,68 34,60"),
        legs=("30,80 28,95", "16,92 3,95"),
        r=10,
        turned=True,
        top=INK,
        trousers=INK,
        toes=(1, -1),
    )
    s.put(take("ring"), 39, 52, 13, 16)
    ground(s, 99, 2, 46)


@original(
    "Strong baby",
    "A baby in a nappy lifts a heavy barbell over its head, a dummy in its mouth",
    "baby",
    "weightlifting",
    "barbell",
    "strength",
)
def strong_baby(s: Sketch) -> None:
    s.line(path("4,20 50,24 96,20"), w=2.2)
    for x in (10, 90):
        s.add(rect(x - 7, 4, x + 1, 38), w=1, fill=INK).add(rect(x + 1, 9, x + 7, 33), w=1, fill=INK)
    person(
        s,
        head("none", hair="baby"),
        at=(50, 46),
        neck=(50, 60),
        hip=(50, 76),
        arms=("24,50 28,24", "76,50 72,24"),
        legs=("30,82 30,94", "70,82 70,94"),
        r=16,
        k=1.4,
        stout=1.15,
        top=PLAIN,
        trousers=PLAIN,
        bare=True,
    )
    s.line(*paths("40,42 47,45 | 60,42 53,45"), w=1.1).ink(oval(44, 48, 1.8), oval(56, 48, 1.8))
    s.line(*paths("34,46 38,48 | 66,46 62,48 | 35,51 39,51 | 65,51 61,51"), w=0.7)
    s.add(oval(50, 56, 6, 4), w=1, fill=INK).add(oval(50, 56, 2.6), w=0.7)
    s.add(blob("36,72! 50,75 64,72! 63,82 54,88 50,88 46,88 37,82"), w=1, tone=LIGHT).line(path("48,78 52,78"), w=1.4)
    sparks(s, 50, 46, 27, -120, -60, 5)
    ground(s, 98, 10, 90)


@original(
    "Grandmother takes off",
    "A grandmother with glasses, handbag and walking stick jumps on a skateboard",
    "grandmother",
    "skateboard",
    "jump",
    "handbag",
)
def skating_granny(s: Sketch) -> None:
    person(
        s,
        head("laughing", hair="grey", side=True),
        at=(58, 20),
        neck=(54, 31),
        hip=(48, 54),
        arms=("40,40 26,30", "68,40 80,34"),
        legs=("36,62 34,76", "60,58 68,66"),
        robe="28,66 46,70 64,60",
        r=11.5,
        k=1.05,
        turned=True,
        tilt=8,
        top=DOTS,
        sleeves=PLAIN,
        trousers=PLAIN,
        toes=(1, 1),
    )
    s.add(oval(46, 12, 6), w=1, tone=SHADE)
    s.line(oval(64, 19, 4), w=1.2).line(path("60,18 52,17"), w=1)
    s.line(path("26,30 12,58"), w=2).line(arc(22, 27, 5, 5, 150, 330), w=1.8)
    s.add(rect(76, 38, 92, 51), w=1, fill=INK).line(arc(84, 38, 6, 8, 180, 360), w=1.2)
    s.add(tube("22,84 30,81 70,72 82,64", 4.6), w=1, tone=DARK)
    for x, y in ((36, 86), (68, 79)):
        s.add(oval(x, y, 4.2), w=1).ink(oval(x, y, 1.4))
    s.add(blob("2,98! 10,90 22,96 98,96! 98,100! 2,101!"), w=0.9)
    s.line(*paths("4,70 16,66 | 10,80 18,78"), w=0.9)


@original(
    "Flamingo yoga",
    "A woman does yoga on one leg in a pond beside a flamingo that does the same",
    "yoga",
    "flamingo",
    "balance",
    "pond",
)
def flamingo_yoga(s: Sketch) -> None:
    s.add(blob("2,92 20,86 60,85 98,92 80,99 24,99"), w=1, tone=LIGHT, grain=0)
    s.put(take("flamingo"), 72, 94, 50, 80, hold="base", flip=True)
    person(
        s,
        head("asleep", hair="bun", skin=MID),
        at=(30, 30),
        neck=(30, 41),
        hip=(30, 62),
        arms=("18,26 28,10", "42,26 32,10"),
        legs=("30,78 30,92", "48,70 34,76"),
        r=9.5,
        top=PLAIN,
        sleeves=PLAIN,
        trousers=INK,
        skin=MID,
        bare=True,
    )
    s.line(arc(30, 93, 9, 3, 0, 360), w=0.6)
    s.line(*paths("86,90 94,78 | 90,90 98,82 | 6,90 4,76"), w=0.9)


@original(
    "Shadow of a hero",
    "A small clerk with a briefcase throws the shadow of a hero with a cape on the wall",
    "clerk",
    "shadow",
    "hero",
    "cape",
)
def hero_shadow(s: Sketch) -> None:
    s.bleeds = True
    s.add(rect(-4, 90, 104, 104), tone=LIGHT, grain=0)
    s.ink(
        oval(60, 18, 9),
        blob("52,26! 68,26! 84,34 76,44! 68,40 68,58! 74,90! 62,90! 60,68 56,90! 44,90! 50,58! 50,40 42,46! 36,36"),
    )
    s.ink(blob("54,28! 84,28! 92,50 104,60! 92,64 98,76! 84,74 66,64"))
    s.ink(poly("40,34 48,40 42,52 32,46"))
    person(
        s,
        head("calm", hair="bald", beard="moustache", side=True),
        at=(20, 56),
        neck=(19, 64),
        hip=(19, 78),
        arms=("13,72 14,79", "26,72 28,79"),
        legs=("16,86 15,95", "22,86 23,95"),
        r=8,
        k=0.8,
        turned=True,
        top=MID,
        trousers=PLAIN,
        toes=(1, 1),
    )
    s.line(oval(24, 55, 2.4), w=0.7)
    s.add(rect(22, 79, 35, 88), w=0.9, fill=INK).line(path("26,79 26,76 31,76 31,79"), w=0.9)
    s.put(take("bulb"), 9, 16, 14, 22, rot=180)
    s.line(*paths("14,30 22,42 | 6,30 6,44 | 20,26 30,34"), w=0.7)


@original(
    "A skirt full of birds",
    "A lady whose wide skirt is a bird cage; its door is open, and the birds fly out",
    "woman",
    "birdcage",
    "birds",
    "freedom",
)
def bird_coat(s: Sketch) -> None:
    dome = blob("44,46! 56,46! 72,56 82,74 86,95! 50,98 14,95! 18,74 28,56")
    s.add(dome, w=1.3)
    for x in (20, 29, 38, 62, 71, 80):
        s.line(path(f"{50 + (x - 50) * 0.16},46 {50 + (x - 50) * 0.72},60 {50 + (x - 50) * 1.02},78 {x},97"), w=0.9)
    s.line(*paths("29,57 50,60 71,57 | 18,74 40,78 | 60,78 82,74"), w=0.9)
    s.add(blob("40,72! 42,64 50,60 58,64 60,72! 60,97! 40,97!"), w=1.1, fill=INK)
    s.add(poly("60,70 72,66 74,94 60,97"), w=1).line(*paths("64,69 65,96 | 68,68 70,95 | 61,82 73,80"), w=0.7)
    person(
        s,
        head("happy", hair="bun"),
        at=(50, 18),
        neck=(50, 29),
        hip=(50, 47),
        arms=("32,40 22,30", "68,40 78,30"),
        r=10,
        top=DARK,
        sleeves=DARK,
    )
    for x, y, k, turn in ((14, 18, 1.1, -1), (86, 14, 1.2, 1), (94, 44, 0.9, 1), (6, 46, 0.9, -1), (28, 6, 0.7, -1)):
        _bird(s, x, y, k, turn)
    bird = Sketch()
    _bird(bird, 50, 84, 0.7, 1)
    s.marks += bird.negative().marks
    ground(s, 98, 8, 92)


def _bird(s: Sketch, x: float, y: float, k: float, turn: int) -> None:
    """A small bird that flies to the left (-1) or right (1)."""

    def at(text: str) -> str:
        moved = ((point.rstrip("!").split(","), point.endswith("!")) for point in text.split())
        return " ".join(
            f"{x + turn * k * float(a)},{y + k * float(b)}{'!' if sharp else ''}" for (a, b), sharp in moved
        )

    s.ink(
        blob(at("-10,3! -4,-1 2,-3 6,-5 9,-3! 13,-2! 9,-1! 6,3 0,4 -5,4")), blob(at("-2,0! -8,-8 -6,-12! 0,-8 4,-2!"))
    )


def mirror_coat(turn: int) -> tuple[tuple[float, float], ...]:
    """One half of an open coat, to the left (-1) or right (1)."""
    half = ((5, 38), (14, 42), (26, 54), (32, 60), (28, 66), (26, 92), (14, 94), (10, 60))
    return blob(" ".join(f"{50 + turn * x},{y}!" for x, y in half))


@original(
    "Walking a cloud",
    "A girl walks a small rain cloud on a lead; it has left a puddle",
    "girl",
    "cloud",
    "lead",
    "puddle",
)
def cloud_lead(s: Sketch) -> None:
    person(
        s,
        head("happy", hair="plaits", side=True, skin=LIGHT),
        at=(26, 30),
        neck=(25, 41),
        hip=(24, 64),
        arms=("14,50 10,58", "36,50 46,46"),
        legs=("14,78 10,94", "34,78 36,94"),
        robe="8,76 24,80 42,76",
        r=11,
        k=1.05,
        turned=True,
        top=DARK,
        skin=LIGHT,
        trousers=PLAIN,
        toes=(1, 1),
    )
    s.line(path("46,46 54,52 60,48"), w=1.2)
    s.add(oval(66, 50, 9), oval(78, 42, 12), oval(90, 50, 9), oval(78, 54, 12, 8), tone=SHADE)
    s.ink(oval(84, 46, 1.5), oval(92, 46, 1.5)).line(path("84,52 88,54 92,52"), w=0.8)
    s.add(rect(58, 44, 62, 58), w=0.9, fill=INK)
    for x, y in ((68, 66), (78, 68), (88, 66), (73, 78), (84, 79)):
        s.line(path(f"{x},{y} {x - 2},{y + 7}"), w=0.9)
    s.add(oval(78, 94, 18, 4), w=1, tone=LIGHT, grain=0)
    s.line(path("60,42 56,38"), w=0.9)
    ground(s, 97, 2, 58)


@original(
    "Midnight snack",
    "A man in pyjamas opens the refrigerator at night; a penguin looks out of it",
    "man",
    "refrigerator",
    "penguin",
    "night",
)
def fridge_penguin(s: Sketch) -> None:
    s.night()
    s.paper(poly("50,14 18,4 18,104 50,92"))
    s.add(rect(50, 10, 84, 92), w=1.2).add(poly("84,10 100,4 100,98 84,92"), w=1.1, tone=LIGHT, grain=90)
    s.line(*paths("50,34 84,34 | 50,78 84,78"), w=1)
    s.put(take("penguin"), 67, 78, 26, 40, hold="base")
    s.put(take("cheese"), 60, 34, 14, 12, hold="base")
    s.put(take("bottle"), 76, 34, 10, 20, hold="base")
    s.put(take("fish"), 67, 86, 22, 10)
    person(
        s,
        head("surprised", hair="spiky", side=True),
        at=(22, 34),
        neck=(20, 46),
        hip=(18, 70),
        arms=("10,56 8,66", "32,54 42,46"),
        legs=("14,84 13,97", "24,84 25,97"),
        r=11,
        k=1.1,
        stout=1.2,
        turned=True,
        top=LIGHT,
        trousers=LIGHT,
        bare=True,
        toes=(1, 1),
        glow=True,
    )
    stars(s, (92, 6), (8, 14))


@original(
    "Paper pilot",
    "A pilot in goggles and scarf flies a paper aeroplane over the clouds",
    "pilot",
    "paper plane",
    "goggles",
    "sky",
)
def paper_pilot(s: Sketch) -> None:
    s.bleeds = True
    person(
        s,
        head("happy", hair="none", side=True),
        at=(48, 32),
        neck=(44, 43),
        hip=(40, 66),
        arms=("56,52 64,56", ""),
        r=11.5,
        k=1.1,
        turned=True,
        top=DARK,
    )
    s.ink(blob("56,22! 46,18 36,24 36,38 40,44! 46,42 46,30 52,26 58,26!"))
    s.add(oval(55, 29, 5.4, 4.6), w=1.4).line(path("50,28 38,27"), w=1.6)
    s.add(blob("44,42! 28,38 16,44 4,36! 8,48 20,52 42,50!"), w=0.9, tone=LIGHT)
    s.add(poly("6,64 98,46 30,84"), w=1.2).add(poly("6,64 98,46 26,70"), w=1, tone=LIGHT).add(
        poly("26,70 98,46 30,84 24,90"), w=1, tone=MID
    )
    small_cloud(s, 78, 80, 1.3)
    small_cloud(s, 14, 96, 1.1)
    small_cloud(s, 82, 18, 0.9)
    s.line(*paths("2,74 12,72 | 0,82 14,78"), w=0.8)


@original(
    "Counting sheep",
    "A girl lies awake in bed and counts on her fingers the sheep that jump over her",
    "sheep",
    "bed",
    "counting",
    "sleep",
)
def counting_sheep(s: Sketch) -> None:
    s.bleeds = True
    s.put(take("moon"), 12, 16, 16, 20)
    for x, y, turn in ((78, 34, 26), (50, 20, -2), (20, 40, -28)):
        sheep = Sketch()
        for leg in ("-8,6 -12,14", "-4,7 -7,15", "5,7 9,14", "8,6 13,12"):
            sheep.line(path(leg), w=1.6)
        sheep.add(
            blob("-14,0! -13,-6 -8,-6! -6,-11 0,-8! 4,-11 8,-6! 13,-4 12,2! 12,8 5,7! 0,11 -4,7! -10,9 -11,4!"), w=0.9
        )
        sheep.ink(oval(15, -2, 5, 4, 25))
        s.put(sheep.at(heart=(0, 0)), x, y, 34, rot=turn, hold="heart")
    s.line(*paths("8,60 8,98 | 96,70 96,98"), w=3)
    s.add(blob("8,74! 12,60 36,60 40,76!"), w=1)
    set_head(s, head("surprised", hair="tail", skin=LIGHT), 26, 64, 12, rot=-20)
    s.add(blob("6,78! 40,70 70,70 98,76! 98,92! 6,92!"), w=1.1, tone=MID)
    s.put(take("hand"), 50, 84, 19, 28, hold="base", rot=-8)
    s.put(take("hand"), 70, 84, 19, 28, hold="base", rot=8, flip=True)
    s.add(blob("6,84! 40,78 70,78 98,82! 98,96! 6,96!"), w=1.1, tone=MID)


@original(
    "Trolley chariot",
    "A Roman in a plumed helmet drives a shopping trolley drawn by a horse",
    "Roman",
    "shopping trolley",
    "horse",
    "race",
)
def trolley_chariot(s: Sketch) -> None:
    s.put(take("horse"), 76, 95, 56, 66, hold="base")
    person(
        s,
        head("shouting", hair="none", beard="stubble", side=True),
        at=(26, 28),
        neck=(25, 39),
        hip=(25, 62),
        arms=("14,38 12,22", "38,50 46,52"),
        r=10,
        turned=True,
        top=MID,
    )
    s.add(blob("36,22! 30,16 20,15 15,24 15,36! 21,36 22,28 30,24!"), w=1, tone=SHADE)
    s.ink(blob("10,30! 8,16 18,6 34,8 36,14! 26,12 16,18 14,30!"))
    s.add(poly("6,54 46,58 42,80 14,80"), w=1.1)
    s.line(*paths("7,62 45,65 | 10,71 43,73 | 16,55 20,80 | 26,56 28,80 | 36,57 36,80"), w=0.7)
    s.line(*paths("6,54 0,48 | 14,80 14,88 42,88 42,80"), w=1.3)
    s.add(oval(16, 92, 4), oval(40, 92, 4), w=1.1, fill=INK)
    s.line(*paths("46,52 66,42 88,46 | 44,66 64,70 82,66"), w=1.3)
    s.line(path("12,22 4,6 16,2 28,4"), w=0.9)
    ground(s, 97, 2, 98)


@original(
    "Banana duel",
    "Two cowboys stand back to back, each with a banana in place of a pistol",
    "cowboys",
    "duel",
    "bananas",
    "joke",
)
def banana_duel(s: Sketch) -> None:
    for x, flip, top, hair, skin in ((34, True, PLAIN, "short", PLAIN), (66, False, LIGHT, "tail", LIGHT)):
        turn = -1 if flip else 1
        person(
            s,
            head("angry", hair=hair, hat="straw", beard="" if skin is LIGHT else "moustache", side=True, skin=skin),
            at=(x + 3 * turn, 30),
            neck=(x + turn, 41),
            hip=(x, 64),
            arms=(f"{x + 8 * turn},54 {x + 12 * turn},62", f"{x + 12 * turn},54 {x + 20 * turn},50"),
            legs=(f"{x - 4 * turn},80 {x - 5 * turn},95", f"{x + 6 * turn},79 {x + 8 * turn},95"),
            r=10,
            turned=True,
            flip=flip,
            top=top,
            skin=skin,
            trousers=INK,
            toes=(turn, turn),
        )
        s.put(take("banana"), x + 24 * turn, 43, 17, 21, rot=-20 * turn, flip=not flip)
        hand(s, (x + 20 * turn, 51), 1.1, skin=skin)
    s.put(take("cactus"), 12, 97, 16, 26, hold="base")
    ground(s, 97, 2, 98)
