"""People against time, weight and each other: races, games, falls and victories."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.glyphs import take
from cryptonym.decks.pictures.originals.frame import original
from cryptonym.decks.pictures.people import head, person, set_head
from cryptonym.decks.pictures.scenery import ground, small_cloud, sparks
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, PAPER, PLAIN, SHADE, Sketch


@original(
    "Rocket wheelchair",
    "A laughing woman races in a wheelchair with a burning rocket tied to its back",
    "wheelchair",
    "rocket",
    "speed",
    "race",
)
def rocket_chair(s: Sketch) -> None:
    s.add(blob("26,52! 14,44 2,46! 10,50 -4,57! 10,60 2,68! 16,64 26,62!"), w=1.1, tone=LIGHT, grain=0)
    s.ink(blob("26,54! 18,51 10,57! 18,61 26,60!"))
    s.line(*paths("2,76 18,74 | -2,84 20,82 | 2,34 20,36"), w=0.9)
    s.add(blob("26,48! 44,46 62,48 70,57! 62,66 44,68 26,66!"), w=1.1)
    s.ink(blob("60,48! 70,57! 60,66!"), rect(30, 47, 35, 67)).add(
        poly("26,48 20,38 32,47"), poly("26,66 20,76 32,67"), w=1
    )
    s.line(*paths("42,40 40,66 | 34,36 42,40"), w=2.2)
    person(
        s,
        head("laughing", hair="none", side=True, skin=LIGHT),
        at=(56, 22),
        neck=(52, 33),
        hip=(48, 60),
        arms=("", "68,44 76,38"),
        legs=("68,62 78,78", "70,60 80,76"),
        r=11.5,
        k=1.1,
        turned=True,
        tilt=-6,
        top=MID,
        trousers=INK,
        skin=LIGHT,
        toes=(1, 1),
    )
    s.ink(blob("64,16! 60,11 54,10 47,13 42,16 30,13 16,18! 26,20 16,26! 30,25 24,32! 38,28 46,30 50,24 54,18 58,17"))
    s.line(*paths("44,66 66,68 74,84 84,84 | 64,52 74,52"), w=1.6)
    s.add(oval(48, 76, 19), w=1.7, fill=None).line(oval(48, 76, 15.4), w=0.6)
    for turn in range(0, 180, 30):
        (ax, ay), (bx, by) = arc(48, 76, 15.4, 15.4, turn, turn + 180)[0], arc(48, 76, 15.4, 15.4, turn, turn + 180)[-1]
        s.line(path(f"{ax},{ay} {bx},{by}"), w=0.45)
    s.ink(oval(48, 76, 3)).add(oval(84, 90, 5), w=1.3).ink(oval(84, 90, 1.4))
    ground(s, 96, 8, 98)


@original(
    "Piggy rodeo",
    "A cowgirl with plaits holds on to a bucking piggy bank; coins fly out of the slot",
    "piggy bank",
    "rodeo",
    "coins",
    "cowgirl",
)
def piggy_rodeo(s: Sketch) -> None:
    pig = Sketch()
    for x, y, turn in ((30, 78, 24), (38, 82, 10), (66, 80, -26), (74, 76, -40)):
        pig.put(
            Sketch().add(rect(-5, -10, 5, 12), w=1, tone=SHADE).ink(rect(-5, 7, 5, 12)).at(top=(0, -10)),
            x,
            y - 8,
            12,
            24,
            rot=turn,
            hold="top",
        )
    pig.add(blob("18,56 24,40 44,32 66,34 80,44 84,58 78,72 60,80 36,80 22,72"), w=1.2, tone=SHADE)
    pig.add(blob("68,40! 72,24 84,32 82,44!"), w=1, tone=MID)
    pig.add(oval(87, 58, 6, 8.4), w=1.1, tone=LIGHT).ink(oval(86, 55.5, 1.3, 2), oval(86, 61, 1.3, 2))
    pig.line(*paths("71,50 77,52 | 72,69 78,68 81,65"), w=1.2).ink(oval(75, 54.6, 1.9))
    pig.line(path("18,58 10,54 8,60 13,62 12,54 6,50"), w=1.2)
    pig.ink(poly("21,46 35,36 38,40 24,50"))
    turned = pig.turned(-24, 50, 56)
    s.marks += turned.marks
    person(
        s,
        head("shouting", hair="plaits", hat="straw", side=True),
        at=(51, 16),
        neck=(50, 27),
        hip=(48, 44),
        arms=("36,26 24,16", "58,40 65,35"),
        legs=("", "58,58 48,72"),
        r=8.6,
        turned=True,
        top=PLAIN,
        toes=(1, 1),
    )
    for x, y in ((17, 38), (6, 52), (28, 54), (4, 26), (12, 70)):
        s.add(oval(x, y, 5), w=1).line(path(f"{x},{y - 2.4} {x},{y + 2.4}"), w=1)
    ground(s, 97, 10, 92)
    s.line(*paths("20,84 14,92 | 30,88 28,95 | 82,88 88,94"), w=0.8)


@original(
    "Chess race",
    "A jockey in cap and goggles jumps over a hurdle on a chess knight, its base flying along",
    "jockey",
    "chess knight",
    "hurdle",
    "horse race",
)
def chess_jockey(s: Sketch) -> None:
    s.bleeds = True
    steed = Sketch()
    steed.put(take("knight"), 56, 86, 70, 72, hold="base", flip=True)
    s.put(steed, 58, 43, 66, 64, rot=-16)
    person(
        s,
        head("happy", hair="short", side=True, skin=MID),
        at=(33, 18),
        neck=(28, 28),
        hip=(18, 46),
        arms=("", "40,38 50,32"),
        legs=("", "38,52 30,66"),
        r=10,
        turned=True,
        top=PLAIN,
        sleeves=PLAIN,
        trousers=PLAIN,
        skin=MID,
        toes=(1, 1),
    )
    for x, y in ((26, 36), (21, 44), (30, 42)):
        s.ink(oval(x, y, 2))
    s.add(blob("23,16! 24,8 32,5 40,9 42,14! 48,15 47,18! 36,16!"), w=1, tone=DARK)
    s.line(path("50,32 60,26 72,30"), w=1)
    s.add(rect(38, 76, 42, 104), w=1, fill=INK).add(rect(88, 76, 92, 104), w=1, fill=INK)
    s.add(rect(32, 79, 98, 85), w=1)
    s.ink(*(poly(f"{x},79 {x + 8},79 {x + 4},85 {x - 4},85") for x in (38, 54, 70, 86)), w=0)
    s.line(*paths("4,60 14,58 | 6,72 20,70 | 4,84 16,82"), w=0.9)
    ground(s, 97, 4, 98)


@original(
    "The winning carrot",
    "An old gardener on the top of the podium lifts a huge carrot for a cup; two rabbits stand below",
    "carrot",
    "victory",
    "gardener",
    "rabbits",
)
def carrot_trophy(s: Sketch) -> None:
    for x0, x1, y, number in ((4, 34, 76, "2"), (66, 96, 82, "3"), (34, 66, 66, "1")):
        s.add(rect(x0, y, x1, 98), w=1.2, tone=LIGHT if number != "1" else PLAIN, grain=0)
        x = (x0 + x1) / 2
        digit = {
            "1": "-4,-5 1,-10! 1,8! -4,8! 6,8!",
            "2": "-4,-3 0,-7 4,-4 2,1 -4,7! 5,7!",
            "3": "-4,-5 1,-6 3,-3 -1,0! 4,2 2,6 -4,6",
        }[number]
        s.line(
            path(
                " ".join(
                    f"{x + float(p.split(',')[0])},{87 + float(p.split(',')[1].rstrip('!'))}{'!' if p.endswith('!') else ''}"
                    for p in digit.split()
                )
            ),
            w=1.8,
        )
    s.put(take("rabbit"), 19, 76.5, 28, 40, hold="base")
    s.put(take("rabbit"), 81, 82.5, 26, 36, hold="base", flip=True)
    carrot = Sketch().put(take("carrot"), 0, 0, 30, 60)
    s.put(carrot, 50, 10, 82, 34, rot=78)
    person(
        s,
        head("laughing", hair="grey", beard="white"),
        at=(50, 29),
        neck=(50, 38),
        hip=(50, 54),
        arms=("36,30 36,14", "64,30 64,14"),
        legs=("45,60 44,64", "55,60 56,64"),
        r=8.4,
        top=DARK,
        sleeves=PLAIN,
    )


@original(
    "Sumo with bear",
    "A sumo wrestler pushes against a teddy bear as large as himself",
    "sumo wrestler",
    "teddy bear",
    "wrestling",
    "hug",
)
def sumo_bear(s: Sketch) -> None:
    s.put(take("bear"), 72, 93, 58, 74, hold="base", rot=-7)
    s.add(blob("10,90! 20,84 30,70! 44,78! 34,88 32,95! 12,96!"), w=1.2)
    s.add(blob("42,92! 46,84 40,72! 54,66! 60,80 58,92 66,96! 46,97!"), w=1.2)
    s.add(blob("24,40 34,32 48,36 56,50 56,66 48,78 30,78 20,68 17,52"), w=1.2, tone=SHADE)
    s.ink(blob("18,64! 34,70 56,64! 56,71 48,80 44,84! 38,79 28,79 20,72!"))
    s.line(*paths("40,56 46,59 52,57 | 47,66 48,66"), w=0.9)
    set_head(s, head("angry", hair="none", side=True), 43, 27, 11.5, rot=10)
    s.ink(blob("53,22! 48,14 40,13 33,18 31,26 33,34! 37,31 38,26! 44,20!"), oval(37, 11, 5.4, 3.6))
    s.add(tube("30,44 46,54 64,50", 12, 9), w=1.1).add(oval(66, 49, 5.6), w=1)
    s.line(path("32,39 27,45 30,50"), w=0.8)
    s.add(blob("2,98! 10,94 90,94 98,98! 90,101 10,101"), w=1, tone=LIGHT, grain=0)
    sparks(s, 58, 26, 10, -130, -50, 3)


@original(
    "Bowling for penguins",
    "A woman in a headscarf bowls a ball; the pins that topple are penguins",
    "bowling",
    "penguins",
    "ball",
    "falling over",
)
def penguin_bowling(s: Sketch) -> None:
    for x, y, turn in ((56, 26, -14), (77, 22, 4), (97, 28, 26), (64, 51, -34), (88, 53, 38)):
        s.put(take("penguin"), x, y, 20, 31, rot=turn)
    s.add(oval(64, 80, 10.5), w=1.1, fill=INK).paper(oval(60.6, 75.4, 1.5), oval(65, 74, 1.5), oval(64, 78.6, 1.5))
    s.line(*paths("40,86 52,84 | 42,92 56,91 | 76,66 80,60 | 70,66 70,61 | 82,72 88,68"), w=0.9)
    person(
        s,
        head("happy", hair="none", hat="scarf", side=False),
        at=(26, 28),
        neck=(24, 41),
        hip=(16, 62),
        arms=("10,42 2,34", "36,56 46,70"),
        legs=("8,78 0,92", "34,72 32,92"),
        r=10,
        k=1.1,
        turned=True,
        tilt=8,
        top=DARK,
        trousers=INK,
        toes=(1, 1),
    )
    ground(s, 96, 0, 98)


@original(
    "Treadmill",
    "A man in suit and tie with a briefcase runs in a hamster wheel",
    "office worker",
    "hamster wheel",
    "running",
    "stress",
)
def hamster_wheel(s: Sketch) -> None:
    s.add(poly("30,98 50,46 70,98 64,98 50,58 36,98"), w=1, tone=MID)
    s.add(oval(50, 48, 44), oval(50, 48, 43), w=0.9, fill=PAPER)
    s.line(oval(50, 48, 38), w=1.2)
    for turn in range(0, 360, 15):
        (ax, ay), (bx, by) = arc(50, 48, 38, 38, turn, turn + 1)[0], arc(50, 48, 43.4, 43.4, turn, turn + 1)[0]
        s.line(path(f"{ax},{ay} {bx},{by}"), w=0.9)
    person(
        s,
        head("afraid", hair="parted", side=True),
        at=(56, 26),
        neck=(53, 36),
        hip=(47, 56),
        arms=("36,44 28,52", "64,48 72,42"),
        legs=("34,62 25,56", "62,64 60,79"),
        r=9.6,
        turned=True,
        top=PLAIN,
        trousers=INK,
        toes=(1, 1),
    )
    s.ink(blob("57,37! 48,33 38,36 26,32! 30,40 42,42 56,41!"))
    s.add(rect(16, 50, 34, 64), w=1.1, tone=DARK).line(arc(25, 50, 4, 4, 180, 360), w=1.2)
    for x, y in ((70, 16), (76, 24), (66, 9)):
        s.add(blob(f"{x},{y}! {x + 2.4},{y + 4} {x},{y + 6} {x - 2.4},{y + 4}"), w=0.7)
    s.add(rect(18, 96, 82, 101), w=1, fill=INK)
    s.line(arc(50, 48, 48, 48, 200, 235), arc(50, 48, 48, 48, 20, 50), w=1)


@original(
    "The king slips",
    "A king slips on a banana skin and falls backwards; his crown flies off",
    "king",
    "banana skin",
    "fall",
    "crown",
)
def slipping_king(s: Sketch) -> None:
    s.add(blob("34,56! 20,50 8,58 2,84! 12,78 18,90! 30,80 46,82!"), w=1.1, tone=DARK)
    person(
        s,
        head("surprised", hair="grey", beard="full"),
        at=(28, 42),
        neck=(34, 52),
        hip=(48, 74),
        arms=("18,62 6,50", "52,46 56,30"),
        legs=("62,62 72,42", "66,72 84,60"),
        r=11.5,
        k=1.2,
        stout=1.25,
        tilt=-24,
        top=MID,
        sleeves=MID,
        trousers=PLAIN,
        toes=(-1, -1),
    )
    s.put(take("crown"), 28, 12, 26, 20, rot=-20)
    s.line(*paths("18,24 20,29 | 36,22 35,27 | 27,25 27,28"), w=0.9)
    peel = Sketch()
    peel.add(blob("-4,-2! -16,-2 -28,8 -30,16! -18,12 -6,10!"), w=1.1, tone=LIGHT)
    peel.add(blob("4,-2! 16,-2 28,8 30,16! 18,12 6,10!"), w=1.1, tone=LIGHT)
    peel.add(blob("-7,2! -4,-14 -1.6,-22! 3,-22! 4,-14 7,2! 9,12 0,21! -9,12"), w=1.1)
    peel.line(path("0,-14 1,2 0,14"), w=0.8).ink(rect(-2, -24, 3.4, -18))
    s.put(peel, 80, 84, 42, rot=8)
    s.line(*paths("80,32 88,30 | 82,40 92,40 | 94,54 99,50 | 40,86 38,93 | 50,87 52,93"), w=0.9)
    ground(s, 97, 8, 98)


@original(
    "Swan Vikings",
    "Two Vikings with horned helmets and shields sit in a swan-shaped pedal boat",
    "Vikings",
    "swan",
    "pedal boat",
    "sea",
)
def viking_swan(s: Sketch) -> None:
    s.bleeds = True
    for x, feeling, beard, hair in ((28, "happy", "full", "short"), (52, "shouting", "white", "plaits")):
        person(
            s,
            head(feeling, hair=hair, beard=beard),
            at=(x, 36),
            neck=(x, 46),
            hip=(x, 72),
            arms=("", ""),
            r=10.5,
            k=1.1,
            top=DARK,
        )
        s.add(blob(f"{x - 10.6},34! {x - 10},25 {x},20 {x + 10},25 {x + 10.6},34! {x},31"), w=1.1, tone=MID)
        for turn in (-1, 1):
            s.add(
                blob(
                    f"{x + 9 * turn},30! {x + 17 * turn},28 {x + 17 * turn},14! {x + 13 * turn},21 {x + 7.6 * turn},23!"
                ),
                w=1,
            )
    s.add(
        blob(
            "4,58! 8,54! 64,58! 69,52 72,40 68,28 73,15 85,16 90,25 89,31! 83,28 79,32 87,48 88,66 80,84 58,90 22,90 6,80!"
        ),
        w=1.2,
        tone=SHADE,
    )
    s.ink(blob("88,25! 95,30 93,38! 86,31!"), oval(80, 23, 1.8))
    for x in (22, 46):
        s.add(oval(x, 68, 10), w=1.2, tone=LIGHT).ink(oval(x, 68, 3)).line(oval(x, 68, 6.4), w=0.8)
    s.line(*paths("62,66 72,68 80,62 | 63,73 73,75 81,69"), w=1)
    s.add(
        blob("-2,84! 10,80 20,85 30,80 42,85 54,80 66,85 78,80 90,85 104,80! 104,104! -4,104!"),
        w=1,
        tone=LIGHT,
        grain=0,
    )
    small_cloud(s, 76, 8, 0.7)


@original(
    "An eye for detail",
    "A detective with a pipe looks at an ant through a magnifying glass that makes his eye enormous",
    "detective",
    "magnifying glass",
    "eye",
    "ant",
)
def big_eye(s: Sketch) -> None:
    s.bleeds = True
    s.add(blob("-6,104! -2,84 20,74 50,74 76,84 84,104!"), w=1.2, tone=DARK)
    set_head(s, head("calm", hair="short", beard="moustache"), 40, 51, 27)
    s.add(blob("9,38! 8,26 20,12 40,9 60,12 72,26 71,38! 40,30"), w=1.2, tone=DARK)
    s.add(blob("8,40! 26,28 54,28 72,40! 64,45 40,38 16,45"), w=1.1, tone=MID)
    s.ink(oval(40, 9, 4, 3))
    s.line(path("30,69 22,76 20,80"), w=2.4)
    s.ink(blob("13,78! 26,80! 24,90 14,89!")).line(*paths("16,74 12,66 17,60 | 21,72 20,67"), w=0.8)
    s.line(path("74,68 90,96"), w=4.6)
    s.add(oval(60, 48, 25), w=2.6)
    s.add(blob("37,48! 48,32 62,30 74,36 83,48! 74,59 60,63 46,59"), w=1.2)
    s.add(oval(60, 47, 14.5), w=1, tone=MID).ink(oval(60, 47, 8)).paper(oval(56, 43, 2.6))
    s.line(*paths("42,34 39,29 | 51,29 50,24 | 62,27 63,23 | 73,31 76,27"), w=1.2)
    s.put(take("ant"), 84, 12, 24, rot=-10)
    s.add(blob("70,86! 74,80 82,78 92,82 96,92! 94,104 76,104!"), w=1.2)
    s.line(*paths("75,83 84,88 | 73,90 83,95 | 74,97 83,101"), w=1.2)
