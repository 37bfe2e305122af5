"""Originals with people out of tales: thieves, knights, witches, kings, pirates."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, mirror, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.glyphs import take
from cryptonym.decks.pictures.originals.frame import original
from cryptonym.decks.pictures.people import head, person, set_head
from cryptonym.decks.pictures.scenery import ground, small_cloud, sparks, stars, waves
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, PAPER, PLAIN, SHADE, Sketch


@original(
    "Thief of the moon",
    "A masked thief tiptoes over the roofs by night with the moon in a sack",
    "thief",
    "moon",
    "roofs",
)
def moon_thief(s: Sketch) -> None:
    s.night()
    stars(s, (14, 20), (84, 14), (90, 34), (72, 8), (10, 44), (44, 8), r=2.2)
    s.add(poly("-4,104 -4,92 22,80 50,92 78,80 104,92 104,104"), tone=MID, grain=30).add(
        rect(80, 66, 90, 86), w=0.8, tone=DARK
    )
    s.add(blob("34,36! 22,30 6,40 4,58 16,70 32,64 40,50"), w=1, tone=LIGHT)
    moon = blob("14,38! 27,42 30,54 18,63! 22,54 21,46")
    s.add(moon, w=0.7, fill=INK).paper(blob("15,40! 26,43 28,53 20,60! 23,53 22,46"))
    s.line(*paths("10,36 7,31 | 5,48 0,48 | 30,64 33,69"), w=0.8, pen=PAPER)
    face = head("masked", hat="woolly", side=True)
    person(
        s,
        face,
        at=(62, 26),
        neck=(57, 38),
        hip=(54, 60),
        arms=("44,46 36,36", "70,50 80,44"),
        legs=("42,70 40,84", "66,70 62,86"),
        r=10,
        turned=True,
        glow=True,
        top=SHADE,
        trousers=MID,
        toes=(1, 1),
    )
    s.line(path("58,50 44,40 34,36"), w=2)


@original(
    "Tinned knight",
    "A knight rises from an opened tin of sardines with a fork for a lance",
    "knight",
    "tin",
    "fork",
    "sardines",
)
def knight_tin(s: Sketch) -> None:
    s.add(oval(74, 44, 24, 26, 16), w=1.3, tone=SHADE).line(oval(74, 44, 20, 22, 16), w=0.7)
    s.line(oval(86, 30, 4.4, 6, 30), w=1.5).ink(oval(81, 37, 2))
    s.line(path("20,86 20,24"), w=2.8).line(*paths("12,4 12,16 20,24 28,16 28,4 | 17,4 17,20 | 23,4 23,20"), w=1.7)
    s.add(oval(50, 66, 42, 11), w=1.3, fill=INK)
    person(
        s,
        head("none", hair="none", hat="helmet"),
        at=(46, 32),
        neck=(46, 44),
        hip=(46, 74),
        arms=("30,56 21,50", "62,58 74,64"),
        r=13,
        k=1.2,
        top=SHADE,
        sleeves=PLAIN,
    )
    s.line(path("46,48 46,66"), w=0.7)
    s.add(
        blob("8,66! 10,72 28,77 50,78 72,77 90,72 92,66! 92,90! 86,96 66,100 50,100 34,100 14,96 8,90!"),
        w=1.3,
        tone=LIGHT,
        grain=0,
    )
    s.add(rect(20, 80, 80, 97), w=0.9).put(take("fish"), 37, 88.5, 30, 13)
    s.put(take("fish"), 64, 88.5, 30, 13)


@original(
    "Witch's vacuum cleaner",
    "A witch flies on a vacuum cleaner past the moon, a cat behind her",
    "witch",
    "vacuum cleaner",
    "cat",
    "moon",
)
def witch_vacuum(s: Sketch) -> None:
    s.night()
    s.add(oval(58, 38, 36), w=1).add(oval(80, 22, 4), oval(72, 14, 2.4), oval(84, 46, 3), w=0.6)
    stars(s, (10, 14), (94, 84), (8, 50), (96, 8), (40, 92), r=2.4)
    ride = Sketch()
    ride.add(tube("32,66 92,62", 5.4), w=1.1)
    ride.add(poly("88,54 98,50 104,74 92,72"), w=1.1, tone=LIGHT, grain=0)
    ride.add(blob("2,78! 2,60 10,50 24,48 36,54 40,64 38,76! 22,80"), w=1.3).line(
        *paths("8,60 34,60 | 12,54 30,54"), w=0.8
    )
    ride.add(oval(12, 80, 7), oval(32, 79, 4.6), w=1).ink(oval(12, 80, 2.4), oval(32, 79, 1.6))
    ride.ink(oval(22, 69, 4.6)).paper(oval(22, 69, 2))
    ride.line(path("2,72 -4,82 6,90 2,98 14,100"), w=1.4, pen=PAPER).add(rect(13, 96, 20, 104), w=0.7)
    ride.put(take("cat"), 19, 50, 20, 27, hold="base")
    person(
        ride,
        head("laughing", hair="long", hat="witch", side=True),
        at=(62, 30),
        neck=(57, 41),
        hip=(52, 62),
        arms=("66,52 76,58", "62,56 76,60"),
        legs=("66,66 70,80", "62,70 60,86"),
        robe="42,74 56,80 68,72",
        r=10,
        turned=True,
        glow=True,
        top=MID,
        trousers=PLAIN,
        toes=(1, 1),
    )
    s.marks += ride.shrink(0.8, 40, 70).marks


@original(
    "King in the bath",
    "A king with his crown sits in a bath and plays with a toy duck and paper boats",
    "king",
    "bath",
    "toy duck",
)
def king_bath(s: Sketch) -> None:
    person(
        s,
        head("happy", hair="grey", hat="crown", beard="white"),
        at=(38, 28),
        neck=(38, 41),
        hip=(38, 66),
        arms=("20,52 12,62", "58,50 68,44"),
        r=11,
        k=1.1,
        top=PLAIN,
    )
    s.put(take("duck"), 70, 40, 20, 20, hold="base")
    s.add(blob("2,60! 98,60! 94,78 82,90 18,90 6,78"), tone=SHADE).add(
        blob("-1,58 50,56 101,58 101,63 50,61 -1,63"), w=0.9
    )
    s.add(*(oval(x, 56 - (x * 7) % 5, 4 + x % 3) for x in range(8, 62, 7)), w=0.7)
    s.add(poly("76,56 96,56 90,62 82,62"), poly("80,56 86,46 92,56"), w=0.8)
    s.add(blob("16,88! 26,90! 22,98 14,98"), blob("84,88! 74,90! 78,98 86,98"), w=0.9, fill=INK)
    s.line(path("86,40 86,30 92,28"), w=1).add(oval(90, 16, 3), oval(96, 24, 2), oval(82, 10, 2.4), w=0.6)


@original(
    "Pirate of the paper boat",
    "A pirate with a telescope in a paper boat on the sea; a shark's fin follows",
    "pirate",
    "paper boat",
    "shark",
)
def paper_pirate(s: Sketch) -> None:
    s.bleeds = True
    s.add(poly("50,30 28,66 72,66"), w=1, tone=LIGHT)
    person(
        s,
        head("sly", hair="long", hat="pirate", beard="full", side=True),
        at=(46, 28),
        neck=(44, 40),
        hip=(46, 66),
        arms=("60,44 64,32", "62,48 70,34"),
        r=10,
        k=1,
        turned=True,
        top=MID,
    )
    s.add(poly("60,30 74,25 76,31 61,34"), w=0.9, fill=INK).add(poly("74,23 92,17 94,29 76,33"), w=1)
    s.add(poly("8,58 30,66 70,66 92,58 78,84 22,84"), tone=SHADE).line(path("30,66 50,84 70,66"), w=0.7)
    s.ink(blob("6,88! 8,74 2,70! 16,74 20,88!"))
    waves(s, 86, 3)
    small_cloud(s, 14, 20, 0.8)


@original(
    "Genie of the teapot",
    "A genie rises from a teapot; before it stands a child with three fingers up",
    "genie",
    "teapot",
    "wish",
    "child",
)
def teapot_genie(s: Sketch) -> None:
    s.add(blob("27,82! 20,70 30,60 44,64 40,52! 66,52! 66,64 52,74 36,72 31,82!"), tone=LIGHT)
    person(
        s,
        head("laughing", hat="turban", beard="moustache", skin=LIGHT),
        at=(52, 20),
        neck=(52, 32),
        hip=(52, 56),
        arms=("34,44 48,46", "70,44 56,46"),
        r=11,
        k=1.3,
        top=INK,
        sleeves=PLAIN,
        skin=LIGHT,
    )
    s.put(take("teapot"), 24, 98, 42, 26, hold="base")
    person(
        s,
        head("surprised", hair="plaits"),
        at=(84, 64),
        neck=(84, 72),
        hip=(84, 84),
        arms=("76,78 70,70", "92,80 92,86"),
        legs=("82,90 82,97", "86,90 87,97"),
        r=7.5,
        k=0.6,
        top=MID,
    )
    sparks(s, 52, 22, 24, 200, 340, 6)
    ground(s, 99, 4, 98)


@original(
    "Vampire and tomato",
    "A vampire in a cape drinks a tomato through a straw, with bats around",
    "vampire",
    "tomato",
    "straw",
    "bat",
)
def vampire_tomato(s: Sketch) -> None:
    s.ink(blob("10,98! 14,60 8,34! 24,40 40,44 52,36 66,34! 60,62 64,98! 52,94 38,98 24,94"))
    person(
        s,
        head("sly", hair="parted", side=True),
        at=(38, 24),
        neck=(36, 37),
        hip=(38, 72),
        arms=("50,54 68,62", "54,60 72,68"),
        legs=("35,84 35,96", "43,84 44,96"),
        r=12,
        turned=True,
        top=PLAIN,
        sleeves=INK,
        toes=(1, 1),
    )
    s.add(oval(80, 60, 15, 13), tone=LIGHT).ink(
        blob("80,48! 70,44 64,48! 70,50 68,57! 76,52 80,58! 84,52 93,56! 90,49 96,47! 88,44")
    )
    s.line(path("49,32 62,34 79,47"), w=1.5).paper(poly("46,33 48,38 49.6,33"))
    for x, y in ((72, 12), (88, 24), (10, 16)):
        s.ink(
            blob(
                f"{x},{y + 2} {x - 9},{y - 4}! {x - 6},{y + 1}! {x - 3},{y + 1}! {x},{y + 5}! {x + 3},{y + 1}! "
                f"{x + 6},{y + 1}! {x + 9},{y - 4}!"
            )
        )


@original(
    "Mummy and kitten", "A mummy whose bandage is a ball of wool that a kitten unrolls", "mummy", "kitten", "wool"
)
def mummy_wool(s: Sketch) -> None:
    person(
        s,
        head("none", hair="none"),
        at=(36, 20),
        neck=(36, 31),
        hip=(36, 58),
        arms=("50,42 64,38", "52,46 66,44"),
        legs=("30,74 28,92", "42,74 44,92"),
        r=10.5,
        k=1.25,
        top=PLAIN,
        trousers=PLAIN,
        bare=True,
    )
    s.add(oval(32, 20, 2.6, 3), oval(40.5, 20, 2.6, 3), w=0.8).ink(oval(32.6, 20.6, 1.2), oval(41, 20.6, 1.2))
    s.line(
        *paths(
            "27,14 34,11 45,15 | 28,17 36,15 46,18 | 26,23 36,26 46,23 | 28,27 37,30 44,26 | 25,38 36,42 46,38 | 26,46 36,49 46,46 | "
            "28,54 38,57 45,53 | "
            "27,66 33,68 | 25,76 33,78 | 39,68 46,66 | 40,78 48,77 | 24,86 32,87 | 41,87 48,86"
        ),
        w=0.9,
    )
    s.line(path("44,60 56,66 52,78 64,88 72,84"), w=1.6).line(path("30,90 20,94 12,90"), w=1.2)
    s.add(oval(66, 88, 9), tone=LIGHT).line(arc(66, 88, 6, 3, 0, 300, 30), arc(66, 88, 3, 6, 0, 300, 30), w=0.6)
    s.put(take("cat"), 86, 97, 26, 34, hold="base", flip=True)
    ground(s, 98, 6, 96)


@original(
    "Old man's slide",
    "Children slide down the long white beard of a sleeping old man",
    "old man",
    "beard",
    "children",
    "slide",
)
def beard_slide(s: Sketch) -> None:
    s.add(blob("20,20! 50,24 58,40 66,62 78,80 98,88! 98,97! 60,97 40,84 26,60 14,40"), tone=SHADE)
    s.line(*paths("28,30 40,54 54,78 74,90 | 40,34 52,60 64,76 84,90"), w=0.6)
    set_head(s, head("asleep", hair="grey", beard="moustache"), 28, 22, 16)
    for x, y, face, hair in ((56, 34, "laughing", "plaits"), (74, 60, "happy", "spiky")):
        person(
            s,
            head(face, hair=hair),
            at=(x, y),
            neck=(x - 1, y + 8),
            hip=(x - 3, y + 20),
            arms=(f"{x - 10},{y + 8} {x - 13},{y - 2}", f"{x + 9},{y + 8} {x + 12},{y - 3}"),
            legs=(f"{x + 6},{y + 19} {x + 13},{y + 26}", f"{x + 7},{y + 23} {x + 10},{y + 31}"),
            r=7.5,
            k=0.62,
            top=MID,
            toes=(-1, -1),
        )
    s.line(*paths("6,8 10,4 | 44,4 48,4! 44,9 49,9 | 54,10 60,10! 54,17 60,17"), w=0.9)


@original(
    "Baby Cupid",
    "A baby with wings and a nappy shoots a plunger from a bow at a heart",
    "baby",
    "Cupid",
    "bow",
    "heart",
)
def plunger_cupid(s: Sketch) -> None:
    wing = Sketch().add(blob("30,44! 20,26 4,20! 8,30 4,34! 10,40 8,44! 16,48 18,54! 28,54"), w=0.9, tone=LIGHT)
    s.marks += wing.marks
    person(
        s,
        head("happy", hair="baby", side=True),
        at=(40, 26),
        neck=(38, 38),
        hip=(36, 60),
        arms=("54,42 64,42", "44,50 52,42"),
        legs=("24,72 14,80", "44,74 36,86"),
        r=13,
        k=1.25,
        turned=True,
        top=PLAIN,
        trousers=PLAIN,
        bare=True,
        toes=(1, 1),
    )
    s.add(blob("26,54! 46,56! 50,68 38,72 26,68"), tone=SHADE)
    s.line(path("60,14 72,28 72,56 60,70"), w=1.8).line(path("60,14 50,42 60,70"), w=0.6)
    s.line(path("50,42 82,42"), w=1.4).add(blob("82,34! 82,50! 88,48 88,36"), w=0.9, fill=INK)
    s.add(mirror("94,70! 97,64 103,64 106,70 102,78 94,86!", 94), tone=MID)
    small_cloud(s, 30, 94, 1.2)


@original(
    "Sleepwalker",
    "A sleepwalker in a nightgown with a candle walks along a roof; an owl watches",
    "sleepwalker",
    "roof",
    "candle",
    "owl",
)
def sleepwalker(s: Sketch) -> None:
    s.night()
    stars(s, (12, 14), (26, 28), (60, 8), (88, 16), (90, 40), (8, 50), r=2.2)
    s.add(blob("80,8! 92,12 94,26 82,32! 86,22 86,16"), w=0.6)
    s.add(poly("-4,104 -4,88 104,78 104,104"), tone=MID, grain=85).add(rect(4, 66, 18, 88), w=0.9, tone=DARK, grain=0)
    s.put(take("owl"), 11, 67, 18, 24, hold="base")
    person(
        s,
        head("asleep", hair="plaits", side=True),
        at=(50, 24),
        neck=(48, 36),
        hip=(48, 58),
        arms=("62,42 76,40", "62,46 74,48"),
        legs=("40,72 38,82", "56,72 60,79"),
        robe="34,76 48,80 62,74",
        r=10,
        turned=True,
        glow=True,
        top=PLAIN,
        trousers=PLAIN,
        bare=True,
        toes=(1, 1),
    )
    s.add(rect(77, 28, 81, 40), w=0.7).add(blob("79,16! 82,23 79,27 76,23"), w=0.6).add(oval(79, 41, 6, 2), w=0.8)


@original(
    "Cave inventor",
    "A cave dweller in a fur pulls a rock on a cart with square wheels",
    "cave dweller",
    "wheel",
    "invention",
)
def square_wheel(s: Sketch) -> None:
    s.bleeds = True
    s.ink(rect(0, 0, 100, 100), w=0).paper(blob("6,102! 4,50 16,16 50,6 82,14 97,48 97,102!"))
    s.add(oval(60, 46, 10, 9), oval(76, 44, 11, 10), oval(68, 36, 10, 9), w=0.9, tone=SHADE)
    s.add(rect(46, 54, 94, 61), w=1.2, tone=LIGHT, grain=0).line(path("46,57 34,52"), w=2.6)
    for x, turn in ((55, 6), (84, 38)):
        wheel = Sketch().add(rect(x - 12, 63, x + 12, 87), w=1.3, tone=DARK).add(rect(x - 8, 67, x + 8, 83), w=1)
        wheel.line(path(f"{x - 8},67 {x + 8},83"), path(f"{x + 8},67 {x - 8},83"), path(f"{x},67 {x},83"), w=1.5)
        wheel.line(path(f"{x - 8},75 {x + 8},75"), w=1.5).add(oval(x, 75, 3.6), w=1.1, fill=INK)
        s.marks += wheel.turned(turn, x, 75).marks
    person(
        s,
        head("happy", hair="curls", beard="full"),
        at=(24, 36),
        neck=(24, 49),
        hip=(24, 70),
        arms=("12,58 10,70", "36,56 36,52"),
        legs=("18,82 16,92", "30,82 31,92"),
        robe="11,81 17,77 21,83 27,77 32,83 38,77",
        r=11,
        k=1.05,
        top=MID,
        sleeves=PLAIN,
        trousers=PLAIN,
        bare=True,
    )
    s.line(*paths("97,58 93,66 | 44,88 40,93 | 68,90 70,94"), w=0.9)
    ground(s, 94, 6, 96)


@original(
    "Climbing hair",
    "A prince climbs to a tower window on the long plait of a princess",
    "princess",
    "tower",
    "plait",
    "climbing",
)
def plait_tower(s: Sketch) -> None:
    tower = poly("22,2 70,2 66,34 72,104 18,104 26,34")
    s.bleeds = True
    s.add(tower, tone=LIGHT, grain=0).ink(blob("34,40! 34,20 46,10 58,20 58,40!"))
    set_head(s, head("surprised", hair="tail", hat="crown"), 46, 30, 9)
    s.add(rect(30, 39, 62, 44), w=0.9)
    for i in range(9):
        s.add(oval(62 + i * 1.2, 42 + i * 6, 4.4, 3.6, 30 if i % 2 else -30), w=0.7, tone=MID)
    s.ink(blob("70,94! 76,94! 78,104 68,104"))
    person(
        s,
        head("happy", hair="short", side=True),
        at=(90, 52),
        neck=(87, 62),
        hip=(86, 80),
        arms=("76,62 68,54", "78,66 70,66"),
        legs=("72,82 74,92", "78,88 72,97"),
        r=8.5,
        k=0.85,
        flip=True,
        turned=True,
        top=MID,
        toes=(-1, -1),
    )


@original(
    "The dragon begs",
    "A small knight holds out a bone to a dragon that sits before him like a dog",
    "knight",
    "dragon",
    "bone",
    "obedience",
)
def dragon_pet(s: Sketch) -> None:
    s.put(take("dragon"), 32, 96, 66, 84, hold="base")
    person(
        s,
        head("none", hair="none", hat="helmet"),
        at=(82, 52),
        neck=(82, 62),
        hip=(82, 79),
        arms=("74,70 70,64", "92,72 90,80"),
        legs=("78,88 77,96", "86,88 88,96"),
        r=9,
        k=0.85,
        top=LIGHT,
        trousers=SHADE,
    )
    s.put(take("bone"), 67, 62, 24, rot=10)
    ground(s, 98, 4, 98)


@original(
    "Mermaid at the hairdresser",
    "A mermaid under a hair dryer reads a magazine; a crab looks on",
    "mermaid",
    "hairdresser",
    "crab",
)
def mermaid_salon(s: Sketch) -> None:
    s.add(blob("26,46! 40,44 58,48! 58,72 22,72"), tone=DARK).add(rect(36, 72, 46, 94), w=0.9, fill=INK).add(
        rect(24, 92, 58, 97), w=0.9
    )
    s.add(blob("38,58! 56,56! 70,62 80,74 84,84! 98,82! 90,90 92,100! 82,94 70,86 54,76 38,74"), tone=SHADE)
    s.line(
        *(arc(x, y, 3, 3.4, 20, 160) for x, y in ((48, 64), (56, 64), (62, 70), (70, 74), (54, 70), (76, 82))), w=0.6
    )
    person(
        s,
        head("happy", hair="long", side=True),
        at=(46, 28),
        neck=(44, 40),
        hip=(46, 62),
        arms=("60,46 70,40", "58,50 68,46"),
        r=10,
        turned=True,
        top=PLAIN,
    )
    s.add(poly("66,36 80,28 82,44 68,50"), w=0.9, tone=LIGHT, grain=0).line(path("74,32 76,47"), w=0.7)
    s.add(blob("28,28! 30,8 46,2 60,8 62,24! 46,18"), tone=MID).line(path("32,12 18,16 18,97"), w=2)
    s.put(take("crab"), 92, 78, 20, 16, hold="base")


@original(
    "Tooth fairy",
    "A tiny winged fairy carries off a tooth; behind her a child sleeps on a pillow with a coin on it",
    "fairy",
    "tooth",
    "sleep",
    "coin",
)
def tooth_fairy(s: Sketch) -> None:
    s.add(blob("36,62! 44,48 70,44 98,48! 104,60 100,84! 60,88 38,82"), tone=LIGHT)
    set_head(s, head("asleep", hair="curls", skin=LIGHT), 74, 58, 17, rot=70)
    s.add(blob("30,98! 34,80 56,78 104,80! 104,98!"), w=1, tone=MID, grain=20)
    s.add(oval(48, 70, 6, 5), w=0.9, fill=INK).paper(oval(48, 70, 3, 2.4))
    s.add(blob("24,36! 8,20 0,30 6,44 20,46!"), blob("22,46! 6,48 4,60 14,64 24,54!"), w=0.9, tone=SHADE)
    s.put(take("tooth"), 46, 22, 28, 30)
    person(
        s,
        head("happy", hair="bun", side=True),
        at=(26, 28),
        neck=(26, 37),
        hip=(24, 52),
        arms=("36,36 42,30", "36,42 46,34"),
        legs=("16,60 8,64", "28,64 20,72"),
        robe="16,62 24,64 34,60",
        r=8.5,
        k=0.8,
        turned=True,
        top=DARK,
        trousers=PLAIN,
        toes=(1, 1),
    )
    s.line(*paths("78,14 84,14! 78,22 84,22 | 88,4 95,4! 88,12 95,12"), w=0.9)
