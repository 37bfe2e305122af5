"""Originals with people at work, at something that nobody does."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.glyphs import take
from cryptonym.decks.pictures.originals.frame import original
from cryptonym.decks.pictures.people import head, person, set_head
from cryptonym.decks.pictures.scenery import ground, sparks, stars
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, PAPER, PLAIN, SHADE, Sketch


@original(
    "Judge with a lollipop", "A stern judge in a wig strikes the bench with a lollipop", "judge", "lollipop", "court"
)
def judge_lollipop(s: Sketch) -> None:
    person(
        s,
        head("angry", hair="wig"),
        at=(44, 26),
        neck=(44, 39),
        hip=(44, 72),
        arms=("26,56 26,66", "66,48 70,36"),
        r=13,
        k=1.35,
        top=INK,
    )
    s.paper(poly("40,42 48,42 50,54 44,52 38,54"))
    s.line(path("68,40 80,22"), w=1.8).add(oval(84, 16, 13), w=1.1).line(
        arc(84, 16, 9, 9, 0, 300), arc(84, 16, 5, 5, 60, 360), w=0.9
    )
    s.add(rect(4, 66, 96, 74), w=1.1, tone=LIGHT, grain=0).add(rect(10, 74, 90, 99), tone=SHADE).add(
        rect(20, 80, 44, 93), rect(56, 80, 80, 93), w=0.6
    )
    s.add(poly("64,66 92,66 86,60 70,60"), w=0.9, fill=INK)
    s.line(*paths("62,4 66,10 | 58,16 64,18 | 98,34 92,30"), w=0.7)


@original(
    "Gardener on the moon",
    "An astronaut waters a flower on the moon; the Earth is in the sky",
    "astronaut",
    "flower",
    "moon",
    "watering can",
)
def moon_gardener(s: Sketch) -> None:
    s.night()
    stars(s, (12, 16), (34, 10), (56, 20), (90, 44), (8, 46), (70, 50), r=2.2)
    s.add(oval(84, 20, 12), w=0.8).ink(blob("76,14 84,11 87,17 81,21 78,20"), blob("86,22 93,21 91,29 86,29"))
    s.add(blob("-4,104! -4,80 24,74 50,78 80,72 104,80 104,104!"), tone=SHADE).add(
        oval(14, 90, 7, 3), oval(88, 92, 9, 4), oval(44, 96, 6, 2), w=0.7
    )
    s.add(rect(16, 38, 28, 62), w=1, tone=MID)
    person(
        s,
        head("happy", hair="short", hat="astronaut", side=True),
        at=(36, 30),
        neck=(34, 40),
        hip=(34, 62),
        arms=("48,54 54,52", "50,56 57,54"),
        legs=("28,72 26,84", "42,72 42,84"),
        r=9.5,
        k=1.3,
        turned=True,
        top=PLAIN,
        trousers=PLAIN,
        toes=(1, 1),
    )
    s.add(poly("56,50 66,48 69,60 58,62"), w=0.9, tone=LIGHT).add(poly("68,54 76,48 78,51 69,59"), w=0.7)
    s.line(*paths("79,52 81,57 | 77,54 78,60 | 82,51 85,55"), w=0.8, pen=PAPER)
    s.line(path("80,84 80,70"), w=1.4)
    s.put(take("flower"), 80, 86, 18, 26, hold="base")


@original("Volcano soup", "A cook stirs a volcano with a great ladle as if it were a pot", "cook", "volcano", "soup")
def volcano_cook(s: Sketch) -> None:
    person(
        s,
        head("happy", hair="none", hat="cook", beard="moustache"),
        at=(34, 28),
        neck=(34, 40),
        hip=(34, 68),
        arms=("50,50 58,36", "50,44 60,28"),
        r=12,
        k=1.2,
        top=PLAIN,
        stout=1.3,
    )
    s.ink(oval(30, 50, 1.4), oval(30, 58, 1.4), oval(38, 50, 1.4), oval(38, 58, 1.4), w=0)
    s.line(path("56,18 70,56"), w=2.4)
    s.add(blob("-4,104! 14,92 34,70 48,50! 60,54 74,50 84,50! 92,72 104,96 104,104!"), tone=MID, grain=70)
    s.ink(blob("46,54! 60,57 84,53! 87,60 78,72! 74,62! 68,80! 62,64 56,74! 52,62 41,68!"))
    for x, y, r in ((76, 38, 6), (86, 26, 8), (76, 14, 6)):
        s.add(oval(x, y, r, r * 0.8), w=0.8, tone=SHADE)
    s.bleeds = True


@original(
    "The clock's doctor",
    "A doctor listens with a stethoscope to a grandfather clock that lies in bed",
    "doctor",
    "clock",
    "bed",
    "illness",
)
def clock_doctor(s: Sketch) -> None:
    person(
        s,
        head("calm", hair="bun", side=True, skin=LIGHT),
        at=(28, 24),
        neck=(28, 36),
        hip=(28, 62),
        arms=("44,50 54,54", "46,52 58,58"),
        legs=("26,78 24,94", "32,78 34,94"),
        robe="14,82 28,84 42,80",
        r=11,
        k=1.1,
        turned=True,
        top=PLAIN,
        skin=LIGHT,
        toes=(1, 1),
    )
    s.line(path("30,30 36,46 50,44 60,56"), w=1.4).ink(oval(61, 57, 3))
    s.line(*paths("96,98 96,46 | 42,98 42,66"), w=2.2).add(rect(42, 74, 96, 88), w=1, tone=SHADE)
    s.add(blob("76,44! 92,44 96,60 92,72! 76,74!"), w=0.9)
    s.add(oval(78, 50, 17), tone=LIGHT).add(oval(78, 50, 12), w=0.9).line(
        path("78,50 78,42"), path("78,50 84,53"), w=1.1
    )
    s.line(*paths("74,56 78,54 82,56"), w=0.8)
    s.add(blob("42,72! 46,64 62,62 84,66 98,68! 98,80! 42,82!"), w=1, tone=MID, grain=20)
    s.add(poly("86,22 98,22 98,34 86,34"), w=0.8).ink(rect(90.6, 24, 93.4, 32), rect(88, 26.6, 96, 29.4))


@original(
    "A school of fish",
    "A teacher points at a blackboard; her pupils at their desks are fish",
    "teacher",
    "fish",
    "school",
    "blackboard",
)
def fish_school(s: Sketch) -> None:
    s.add(rect(30, 4, 98, 52), w=1.2, fill=INK).line(
        path("46,20 56,14 66,20 72,14 72,26 66,20"), path("46,20 56,26 66,20"), w=0.9, pen=PAPER
    )
    s.line(*paths("80,16 80,24 | 76,20 84,20 | 42,38 88,38 | 42,44 74,44"), w=0.8, pen=PAPER)
    person(
        s,
        head("calm", hair="bun"),
        at=(18, 24),
        neck=(18, 35),
        hip=(18, 58),
        arms=("6,48 10,58", "32,40 36,32"),
        legs=("14,76 13,92", "22,76 23,92"),
        robe="6,80 18,82 31,80",
        r=10,
        top=MID,
    )
    s.line(path("36,33 50,26"), w=1.2)
    for x in (52, 82):
        s.put(take("fish"), x, 66, 26, 18)
        s.add(poly(f"{x - 14},74 {x + 14},74 {x + 12},80 {x - 12},80"), w=0.9, tone=LIGHT, grain=0).line(
            path(f"{x - 9},80 {x - 10},97"), path(f"{x + 9},80 {x + 10},97"), w=1.2
        )
    s.add(poly("44,72 50,74 44,75"), w=0.5)
    ground(s, 98, 4, 98)


@original(
    "Soldier in bloom", "A soldier waters a cannon from which flowers grow", "soldier", "cannon", "flowers", "peace"
)
def cannon_garden(s: Sketch) -> None:
    s.add(blob("36,72! 42,62 78,46! 86,60! 54,80 42,80"), w=1.1, tone=DARK).add(oval(83, 52, 4, 9, -26), w=1)
    for x, y in ((78, 20), (90, 30), (96, 44)):
        s.line(path(f"83,52 {(x + 82) / 2 - 2},{y + 16} {x},{y}"), w=1).put(take("flower"), x, y + 4, 15, 16)
    s.add(oval(52, 82, 14), tone=LIGHT).ink(oval(52, 82, 3)).line(*paths("52,69 52,95 | 39,82 65,82"), w=1)
    person(
        s,
        head("calm", hair="short", hat="army", side=True),
        at=(24, 26),
        neck=(22, 37),
        hip=(22, 60),
        arms=("38,44 44,36", "40,46 50,38"),
        legs=("18,78 17,94", "26,78 27,94"),
        turned=True,
        top=MID,
        trousers=INK,
        toes=(1, 1),
    )
    s.add(poly("44,32 56,28 60,42 48,45"), w=0.9, tone=LIGHT).add(poly("58,34 68,34 69,38 60,40"), w=0.7).line(
        *paths("70,38 71,44 | 67,40 68,46 | 73,37 75,42"), w=0.7
    )
    ground(s, 97, 4, 96)


@original(
    "Spy's newspaper",
    "A spy in hat and coat looks through two holes in a newspaper; a dog reads beside him",
    "spy",
    "newspaper",
    "dog",
    "bench",
)
def paper_spy(s: Sketch) -> None:
    s.add(rect(4, 62, 96, 68), w=1, tone=LIGHT, grain=0).line(*paths("10,68 8,97 | 90,68 92,97"), w=2)
    person(
        s,
        head("sly", hair="short", hat="fedora"),
        at=(40, 24),
        neck=(40, 36),
        hip=(40, 62),
        arms=("20,46 16,36", "60,46 64,36"),
        legs=("34,66 30,94", "46,66 48,94"),
        robe="26,76 40,80 54,76",
        r=11,
        k=1.1,
        top=DARK,
    )
    s.add(poly("12,26 40,30 68,26 68,56 40,60 12,56"), w=1.1).line(path("40,30 40,60"), w=0.7)
    s.add(oval(33, 37, 3.8), oval(47, 37, 3.8), w=0.8, fill=INK).paper(oval(34, 37, 1.4), oval(48, 37, 1.4))
    s.line(
        *(path(f"16,{y} 36,{y + 3}") for y in (43, 47, 51)), *(path(f"44,{y + 3} 64,{y}") for y in (43, 47, 51)), w=0.6
    )
    s.put(take("dog"), 84, 63, 30, 46, hold="base", flip=True)
    s.add(poly("70,46 84,49 98,46 98,60 84,63 70,60"), w=0.9).line(path("84,49 84,63"), w=0.6)
    s.line(*(path(f"{x},{y} {x + 9},{y + 1}") for x in (73, 87) for y in (51, 55)), w=0.5)
    ground(s, 98, 4, 96)


@original(
    "Iceberg on a tray",
    "A waiter with a bow tie carries an iceberg on a tray; a steamer is about to hit it",
    "waiter",
    "iceberg",
    "ship",
    "tray",
)
def iceberg_waiter(s: Sketch) -> None:
    person(
        s,
        head("calm", hair="parted", beard="moustache", side=True),
        at=(34, 32),
        neck=(32, 44),
        hip=(32, 66),
        arms=("18,56 22,66", "48,54 58,46"),
        legs=("24,80 20,95", "40,80 42,95"),
        turned=True,
        top=INK,
        trousers=INK,
        toes=(1, 1),
    )
    s.paper(poly("34,46 38,46 40,58 36,60")).ink(poly("33,45 39,48 33,49"))
    s.add(blob("36,42! 68,46 100,42! 94,48 68,50 42,48"), w=1, tone=MID)
    s.add(poly("60,42 64,26 70,30 78,8 86,22 90,18 97,42"), tone=SHADE).line(
        *paths("78,8 76,24 82,34 | 70,30 72,40 | 86,22 88,32"), w=0.6
    )
    s.put(take("ship"), 49, 43, 16, 16, hold="base")
    s.add(poly("14,58 26,60 24,76 12,74"), w=0.8, tone=LIGHT)
    ground(s, 97, 4, 74)


@original(
    "Birthday fire brigade",
    "A firefighter aims a hose at a burning birthday cake",
    "firefighter",
    "birthday",
    "cake",
    "fire",
)
def cake_fire(s: Sketch) -> None:
    person(
        s,
        head("shouting", hair="short", hat="army", side=True),
        at=(26, 26),
        neck=(23, 38),
        hip=(22, 62),
        arms=("38,50 48,46", "36,54 46,50"),
        legs=("12,76 8,94", "32,76 34,94"),
        turned=True,
        top=MID,
        trousers=LIGHT,
        toes=(1, 1),
    )
    s.line(path("46,50 34,60 22,68 22,86 2,92"), w=2.2).add(poly("44,46 56,42 57,47 46,52"), w=0.8, fill=INK)
    s.line(*paths("58,43 68,34 78,34 | 58,45 70,42 80,48 | 58,44 66,30 74,26"), w=0.9)
    s.add(rect(60, 72, 98, 96), tone=SHADE).add(
        blob("58,70! 60,64 98,64 100,70! 96,80 92,74 86,82 80,74 74,82 68,74 62,80"), w=0.9
    )
    for x in (66, 76, 86, 94):
        s.add(rect(x - 1.6, 54, x + 1.6, 66), w=0.7).add(
            blob(f"{x},{34 + x % 5}! {x + 5},48 {x},54 {x - 5},48"), w=0.9, tone=MID
        )
    ground(s, 97, 2, 98)


@original(
    "Painter of the night",
    "A painter on a ladder rolls the night with its stars onto a white sky",
    "painter",
    "night",
    "ladder",
    "stars",
)
def night_painter(s: Sketch) -> None:
    s.bleeds = True
    s.ink(poly("-2,-2 64,-2 64,12 58,14 60,30 52,32 54,48 44,50 46,70 40,74 42,104 -2,104"))
    stars(s, (14, 18), (30, 10), (44, 24), (12, 48), (28, 36), (20, 70), (34, 60), (12, 90), r=2.4)
    s.line(*paths("64,102 76,34 | 92,102 84,34"), w=1.6).line(
        *(path(f"{75 - i * 2.2},{44 + i * 12} {86 + i * 1.4},{44 + i * 12}") for i in range(5)), w=1.2
    )
    person(
        s,
        head("happy", hair="tail", hat="cap", side=True, skin=LIGHT),
        at=(78, 22),
        neck=(80, 33),
        hip=(82, 56),
        arms=("66,32 58,26", "90,46 92,56"),
        legs=("76,66 78,78", "86,70 84,90"),
        r=9.5,
        flip=True,
        turned=True,
        top=PLAIN,
        trousers=SHADE,
        skin=LIGHT,
        toes=(-1, -1),
    )
    s.line(path("62,30 54,20"), w=1.6).add(tube("46,26 58,14", 8), w=1, fill=INK, pen=PAPER)
    s.add(poly("86,58 98,58 96,70 88,70"), w=0.9, tone=MID)


@original(
    "World tailor", "A tailor measures the waist of the Earth with a tape", "tailor", "Earth", "tape measure", "equator"
)
def earth_tailor(s: Sketch) -> None:
    s.add(oval(36, 58, 32), tone=SHADE)
    land = Sketch().ink(
        blob("10,40 24,30 36,36 34,46! 26,50 24,60! 14,54"),
        blob("30,62 40,64 42,74 34,88! 28,76"),
        blob("50,34 66,40 72,56 60,60! 56,70 50,66 46,54"),
    )
    s.marks += land.within(oval(36, 58, 32)).marks
    band = blob("3,54 20,62 40,64 60,60 69,54! 69,61 60,67 40,71 20,69 3,61!")
    s.add(band, w=0.9).line(
        *(path(f"{x},{65 - abs(x - 36) * 0.12} {x},{69 - abs(x - 36) * 0.12}") for x in range(8, 66, 5)), w=0.6
    )
    person(
        s,
        head("calm", hair="bald", beard="moustache", side=True),
        at=(80, 22),
        neck=(82, 34),
        hip=(84, 60),
        arms=("70,46 66,56", "72,50 64,60"),
        legs=("78,76 78,94", "90,76 92,94"),
        r=10.5,
        flip=True,
        turned=True,
        top=DARK,
        trousers=SHADE,
        toes=(-1, -1),
    )
    s.line(path("76,36 74,52"), path("64,60 72,72 68,84"), w=1.6).add(oval(77, 21, 2.6), w=0.7)
    ground(s, 96, 6, 98)


@original(
    "Photographer of ghosts",
    "A photographer under a black cloth; a ghost with a bow poses for him",
    "photographer",
    "ghost",
    "camera",
    "portrait",
)
def ghost_photo(s: Sketch) -> None:
    s.put(take("ghost"), 24, 96, 42, 70, hold="base")
    s.ink(poly("26,54 16,48 16,60"), poly("26,54 36,48 36,60"), oval(26, 54, 2.4))
    s.line(*paths("66,60 56,97 | 68,60 70,97 | 70,60 82,97"), w=1.6)
    person(
        s,
        head("none", hair="none"),
        at=(78, 38),
        neck=(84, 48),
        hip=(90, 66),
        arms=("", "76,26 72,14"),
        legs=("82,80 80,95", "92,80 94,95"),
        k=1.05,
        turned=True,
        top=MID,
        trousers=LIGHT,
        toes=(-1, -1),
    )
    s.ink(blob("66,34! 78,26 92,34 92,56 86,66! 70,58! 66,58!")).add(rect(58, 38, 72, 56), w=1, tone=MID).add(
        rect(50, 42, 58, 52), w=1, fill=INK
    ).add(oval(50, 47, 2, 5), w=0.8)
    s.add(poly("62,10 78,6 80,12 64,16"), w=0.9, tone=DARK)
    sparks(s, 70, 8, 12, 200, 330, 6)
    ground(s, 97, 2, 98)


@original(
    "Dentist's cave",
    "A tiny dentist with a lamp and a brush stands in the open mouth of a crocodile",
    "dentist",
    "crocodile",
    "tooth",
    "courage",
)
def crocodile_dentist(s: Sketch) -> None:
    s.add(blob("0,20! 22,6 50,2 78,6 98,14! 96,26 80,32! 40,38 18,46! 2,40"), tone=LIGHT, grain=20)
    s.add(blob("2,70! 18,74 50,88 98,86! 98,98 40,104 0,100!"), tone=LIGHT, grain=20)
    s.ink(blob("2,40! 18,46 20,60 18,74 2,70!"))
    s.add(
        *(
            poly(f"{x},{40 - (x - 20) * 0.11} {x + 9},{39 - (x - 20) * 0.11} {x + 4},{53 - (x - 20) * 0.11}")
            for x in (26, 38, 70, 82)
        ),
        w=0.8,
    )
    s.add(
        *(
            poly(f"{x},{80 + (x - 20) * 0.1} {x + 9},{81 + (x - 20) * 0.1} {x + 4},{68 + (x - 20) * 0.1}")
            for x in (22, 72, 84)
        ),
        w=0.8,
    )
    s.add(oval(30, 8, 7), w=1).ink(oval(31, 9, 3)).ink(oval(92, 15, 1.6))
    person(
        s,
        head("happy", hair="short", side=True),
        at=(50, 46),
        neck=(49, 55),
        hip=(48, 68),
        arms=("60,58 70,52", "60,62 72,64"),
        legs=("44,76 42,84", "52,76 53,86"),
        r=7.5,
        k=0.75,
        turned=True,
        top=PLAIN,
        trousers=INK,
        toes=(1, 1),
    )
    s.line(path("66,48 76,56"), w=1.4).add(rect(72, 60, 82, 64), w=0.7, fill=INK)
    s.bleeds = True


@original(
    "Dinosaur crossing",
    "A policewoman with a raised hand stops a dinosaur; ducklings cross the road",
    "policewoman",
    "dinosaur",
    "ducklings",
    "traffic",
)
def dinosaur_crossing(s: Sketch) -> None:
    s.put(
        take("dinosaur"),
        26,
        86,
        58,
        80,
        hold="base",
    )
    person(
        s,
        head("calm", hair="tail", hat="cap", side=True, skin=LIGHT),
        at=(80, 28),
        neck=(82, 39),
        hip=(83, 60),
        arms=("68,38 58,30", "92,50 88,60"),
        legs=("79,72 78,84", "88,72 89,84"),
        r=9.5,
        flip=True,
        turned=True,
        top=INK,
        trousers=INK,
        skin=LIGHT,
        toes=(-1, -1),
    )
    s.line(*paths("0,87 100,87 | 0,100 100,100"), w=0.9)
    for x in (34, 52, 70):
        s.put(take("duck"), x, 98, 14, 14, hold="base")
    s.bleeds = True


@original(
    "Beehive hair", "A lady whose high hairdo is a beehive, with bees around", "lady", "beehive", "hairdo", "honey"
)
def beehive_hair(s: Sketch) -> None:
    s.add(blob("22,100! 26,88 42,84 42,76! 60,76! 60,84 74,88 80,100!"), tone=MID)
    set_head(s, head("calm", hair="none"), 50, 66, 18)
    for i, (w, y) in enumerate(((32, 45), (30, 36), (26, 27), (20, 18), (12, 10))):
        s.add(oval(50, y + 6, w * 0.88, 7.4), w=1, tone=LIGHT if i % 2 else SHADE, grain=0)
    s.ink(oval(50, 30, 5, 5.4)).ink(blob("31,62! 26,50 34,52! 33,58"), blob("69,62! 74,50 66,52! 67,58"))
    for x, y in ((14, 24), (86, 16), (88, 52), (12, 58)):
        s.add(oval(x - 1, y - 4, 2.4, 3.6, -30), oval(x + 3, y - 4, 2.4, 3.6, 30), w=0.6).add(
            oval(x, y, 5, 3.4), w=0.8, fill=INK
        ).line(path(f"{x - 1},{y - 3} {x - 1},{y + 3}"), path(f"{x + 2},{y - 3} {x + 2},{y + 3}"), w=0.7, pen=PAPER)
    s.ink(oval(34, 74, 2), oval(66, 74, 2))
