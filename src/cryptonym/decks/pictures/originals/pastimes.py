"""People who do what they like, where and with what nobody would expect it."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, oval, path, paths, poly, rect, star, tube
from cryptonym.decks.pictures.glyphs import take
from cryptonym.decks.pictures.originals.frame import original
from cryptonym.decks.pictures.people import hand, head, limb, person, set_head
from cryptonym.decks.pictures.scenery import ground, stars
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, PAPER, PLAIN, SHADE, Sketch


@original(
    "Sheep bagpipe",
    "A Scot in a kilt plays a sheep for a bagpipe, with pipes on its back",
    "sheep",
    "bagpipe",
    "kilt",
    "Scotland",
)
def sheep_pipes(s: Sketch) -> None:
    person(
        s,
        head("asleep", hair="curls", beard="full", side=True),
        at=(30, 26),
        neck=(27, 38),
        hip=(26, 60),
        arms=("", ""),
        legs=("22,78 20,94", "32,78 34,94"),
        robe="11,76 26,80 42,76",
        r=11,
        k=1.1,
        turned=True,
        top=DARK,
        trousers=PLAIN,
        toes=(1, 1),
    )
    s.add(poly("12,76 16,62 37,62 42,76 26,80"), w=1, tone=MID, grain=0)
    s.line(*(path(f"{20 + 4 * i},62 {17 + 6 * i},78") for i in range(4)), w=0.8)
    s.add(blob("17,20! 18,10 30,6 42,12 43,18! 30,16"), w=1, tone=MID).ink(oval(29, 6, 2.6))
    for x, top in ((50, 10), (60, 4), (70, 10)):
        s.add(tube(f"{x},44 {x + 4},{top}", 3.6), w=0.9, fill=INK).add(oval(x + 4, top, 3, 4), w=0.9)
    for joints in ("48,66 46,80", "54,68 53,84", "68,68 69,84", "74,66 76,80"):
        s.add(tube(joints, 5), w=0.9, fill=INK)
    s.add(
        blob(
            "38,54! 38,46 44,44! 46,38 54,38! 58,34 66,38! 72,36 78,42! 84,46 "
            "82,54! 86,60 80,66! 74,72 66,68! 58,74 52,69! 44,72 42,64! 36,60"
        ),
        w=1.1,
        tone=SHADE,
    )
    s.ink(blob("78,42! 88,38 96,46 96,56 88,60 80,54"), blob("80,43! 72,40 70,46 78,50!")).paper(oval(88, 47, 2.2)).ink(
        oval(88.6, 47, 1)
    )
    s.line(path("39,32 44,38 45,46"), w=1.8)
    hand(s, limb(s, (28, 44), "38,58 50,54", 8, 6, of=DARK), 1.2)
    for x, y in ((90, 24), (84, 14)):
        s.ink(oval(x, y, 2.8, 2.2)).line(path(f"{x + 2.4},{y} {x + 2.4},{y - 11} {x + 7},{y - 9}"), w=1)
    ground(s, 98, 8, 90)


@original(
    "Salute",
    "A soldier salutes huge underpants that are hoisted on a flagpole",
    "flag",
    "underpants",
    "soldier",
    "salute",
)
def pants_flag(s: Sketch) -> None:
    s.line(path("54,6 54,97"), w=2.4)
    s.add(oval(54, 5, 3.4), w=1, fill=INK)
    s.add(blob("56,12! 98,8! 100,30 104,46! 88,52 82,50! 79,38! 74,52 70,55! 54,54! 58,34"), w=1.3)
    s.add(blob("56,12! 98,8! 98,15! 56,19!"), w=1, tone=MID, grain=90)
    for x, y in ((66, 28), (90, 26), (64, 43), (92, 41), (78, 27)):
        s.ink(blob(f"{x},{y + 4}! {x - 4},{y} {x - 3},{y - 3} {x},{y - 1}! {x + 3},{y - 3} {x + 4},{y}"), w=0.2)
    person(
        s,
        head("calm", hair="short", hat="army", side=True),
        at=(27, 36),
        neck=(25, 47),
        hip=(25, 70),
        arms=("18,60 20,72", "40,52 35,32"),
        legs=("23,84 23,95", "28,84 29,95"),
        r=10.5,
        k=1.1,
        turned=True,
        top=MID,
        trousers=DARK,
        toes=(1, 1),
    )
    s.add(rect(44, 92, 64, 98), w=1, tone=LIGHT)
    ground(s, 98, 6, 94)


@original(
    "A catch in the net",
    "An angler in a straw hat sits before a computer and angles in its screen; a fish bites",
    "computer",
    "fishing",
    "fish",
    "internet",
)
def net_fisher(s: Sketch) -> None:
    s.add(rect(36, 82, 102, 87), w=1.1, tone=LIGHT, grain=0).line(*paths("96,87 96,98 | 58,87 58,98"), w=1.8)
    s.add(rect(54, 32, 100, 72), w=1.3, fill=INK).add(rect(57, 35, 97, 69), w=0.9)
    s.add(rect(57, 35, 97, 41), w=0.8, tone=LIGHT, grain=0)
    s.ink(oval(60, 38, 1.2), oval(64, 38, 1.2), oval(68, 38, 1.2))
    s.add(blob("57,58! 63,55 69,59 75,55 81,59 87,55 97,58! 97,69! 57,69!"), w=0.9, tone=MID, grain=0)
    s.add(poly("50,74 98,74 104,82 44,82"), w=1.1)
    for row, y in enumerate((75.6, 78, 80.4)):
        s.ink(*(rect(x, y - 0.7, x + 3, y + 0.7) for x in range(52 - 2 * row, 97 + row, 5)), w=0)
    s.add(poly("87,44 87,54 90,52 92,56 94,55 92,51 95,50"), w=0.7, fill=INK)
    s.line(path("36,56 52,26 66,8"), w=1.6).line(path("66,8 73,38"), w=0.8)
    s.put(take("fish"), 73, 48, 17, 24, rot=-78)
    s.line(*paths("64,54 61,49 | 81,54 84,50"), w=1)
    s.add(rect(6, 74, 32, 79), w=1.1, fill=INK).line(*paths("10,79 8,97 | 28,79 30,97"), w=1.8)
    person(
        s,
        head("happy", hair="grey", hat="straw", beard="full", side=True),
        at=(22, 36),
        neck=(20, 47),
        hip=(18, 70),
        arms=("", "29,62 37,55"),
        legs=("40,72 40,94", "38,74 36,95"),
        r=10.5,
        k=1.15,
        turned=True,
        top=MID,
        trousers=INK,
        toes=(1, 1),
    )
    ground(s, 98, 4, 98)


@original(
    "Nest in camouflage",
    "A soldier hides in a bush; on the helmet a bird feeds the young in its nest",
    "soldier",
    "nest",
    "hiding",
    "birds",
)
def nest_helmet(s: Sketch) -> None:
    s.bleeds = True
    set_head(s, head("surprised", hair="short"), 46, 64, 24)
    s.ink(
        *(
            poly(f"{x},{y} {x + 11},{y - 3} {x + 11},{y + 1} {x},{y + 4}")
            for x, y in ((24, 73), (26, 80), (57, 75), (55, 82))
        )
    )
    s.line(path("22,60 24,80 40,90 46,91 52,90 68,80 70,60"), w=1.6)
    s.line(path("98,50 74,100"), w=4.2).line(path("98,50 101,43"), w=2)
    s.add(blob("17,60! 18,44 30,37 46,35 62,37 74,44 75,60! 46,53"), w=1.3, tone=MID)
    s.line(path("13,61 46,53 79,61"), w=2.2)
    for x, y in ((30, 22), (43, 18), (56, 22)):
        s.add(poly(f"{x - 5},{y - 1} {x - 7},{y - 12} {x},{y - 6} {x + 7},{y - 12} {x + 5},{y - 1}"), w=0.9, fill=INK)
        s.add(oval(x, y + 2, 6, 6.4), w=1).ink(oval(x - 2.6, y + 0.6, 1.1), oval(x + 2.6, y + 0.6, 1.1))
        s.paper(poly(f"{x - 3.4},{y - 5} {x - 4.8},{y - 9.6} {x},{y - 5} {x + 4.8},{y - 9.6} {x + 3.4},{y - 5}"))
    s.add(blob("20,25! 32,28 44,29 56,28 68,25! 65,37 56,43 46,44 34,43 24,37"), w=1.2, tone=DARK)
    s.line(*paths("21,30 13,27 | 25,38 16,42 | 66,30 73,27 | 63,38 72,42 | 30,33 58,37 | 32,39 62,32"), w=1)
    s.ink(blob("70,11! 74,5 81,5 85,10 96,12! 104,18! 96,20! 92,28 82,30 76,25 73,15!")).paper(oval(78, 9.4, 1.5))
    s.line(*paths("82,29 80,36 | 88,28 86,35"), w=1).line(path("72,12 67,10 66,14 62,12"), w=1)
    s.add(tube("68,37 84,36 104,40", 4), w=1, tone=LIGHT)
    for i, (x, y) in enumerate(
        (
            (2, 62),
            (98, 62),
            (4, 78),
            (92, 76),
            (20, 84),
            (76, 85),
            (36, 90),
            (58, 91),
            (6, 96),
            (94, 94),
            (24, 99),
            (46, 101),
            (72, 100),
        )
    ):
        _leaf(s, x, y, 34 if i % 2 else -34, i % 3)


def _leaf(s: Sketch, x: float, y: float, turn: float, shade: int) -> None:
    leaf = Sketch().add(blob("-14,0! -6,-8 4,-8 14,0! 4,8 -6,8"), w=1.1, tone=(MID, PLAIN, LIGHT)[shade])
    leaf.line(path("-17,0 8,0"), w=0.9)
    s.put(leaf, x, y, 27, rot=turn)


@original(
    "Guest for dinner",
    "A fisher in a fur hood waits at a hole in the ice; behind waits a bear with napkin, knife and fork",
    "ice fishing",
    "bear",
    "waiting",
    "dinner",
)
def ice_fisher(s: Sketch) -> None:
    s.bleeds = True
    s.line(path("-2,68 30,66 70,67 104,66"), w=0.9)
    s.put(take("bear"), 75, 93, 42, 64, hold="base")
    s.add(poly("64,57 75,75 86,57"), w=1)
    s.put(take("fork"), 57, 54, 12, 36)
    s.put(take("knife"), 91, 54, 10, 30)
    hand(s, (58, 66), 1.5, skin=LIGHT)
    hand(s, (91, 63), 1.5, skin=LIGHT)
    s.line(path("36,64 24,50 11,42"), w=1.6).line(path("11,42 11,80"), w=0.7)
    s.add(oval(12, 81, 10, 4), w=1, fill=INK)
    s.add(rect(36, 82, 54, 94), w=1, tone=DARK)
    person(
        s,
        head("none", hair="none"),
        at=(41, 44),
        neck=(44, 56),
        hip=(46, 80),
        arms=("", "38,70 33,64"),
        legs=("30,82 31,93", "32,84 28,95"),
        r=8,
        k=1.3,
        turned=True,
        flip=True,
        top=MID,
        trousers=INK,
        toes=(-1, -1),
    )
    s.add(oval(41, 41, 19, 19.6), w=1.1, tone=DARK).add(star(39.6, 42, 16.6, 13.6, 24), w=1, tone=PLAIN)
    set_head(s, head("calm", hair="short", skin=PLAIN), 39.4, 42.6, 11)
    for x, y in ((10, 16), (30, 14), (54, 10), (72, 18), (90, 10), (22, 32)):
        s.ink(oval(x, y, 1.5))


@original(
    "Corkscrew ballet",
    "A ballerina spins on a bottle; her leg is a corkscrew that turns into the cork",
    "ballerina",
    "corkscrew",
    "bottle",
    "pirouette",
)
def corkscrew_dancer(s: Sketch) -> None:
    s.bleeds = True
    s.add(rect(42, 74, 58, 90), w=1.1, tone=LIGHT)
    s.line(path("50,44 50,53"), w=2.6)
    s.line(path("50,51 42,55 47,58 58,57 57,61 44,62 43,66 57,66 57,70 44,71 45,75 50,78"), w=2.1)
    person(
        s,
        head("asleep", hair="bun"),
        at=(50, 17),
        neck=(50, 26),
        hip=(50, 40),
        arms=("30,18 44,3", "70,18 56,3"),
        legs=("", "72,46 57,55"),
        r=8.6,
        top=INK,
        sleeves=PLAIN,
        trousers=PLAIN,
        toes=(1, -1),
    )
    s.add(
        oval(28, 41, 14, 5.4, -8),
        oval(40, 43, 13, 6),
        oval(60, 43, 13, 6),
        oval(72, 41, 14, 5.4, 8),
        oval(50, 39, 16, 5),
        w=0.9,
        tone=LIGHT,
        grain=90,
    )
    s.shrink(0.78, 50, 32)
    s.add(blob("40,72! 40,80 38,84 27,89 25,97! 25,110! 75,110! 75,97! 73,89 62,84 60,80 60,72!"), w=1.3, tone=DARK)
    s.add(rect(38, 72, 62, 78), w=1.1, fill=INK)
    s.paper(blob("31,98! 31,92 36,88 33,93"))


@original(
    "Milking a cloud",
    "A farmer in a headscarf milks a cloud with udders, horns and a cow's face",
    "cloud",
    "milking",
    "farmer",
    "cow",
)
def cloud_milk(s: Sketch) -> None:
    for x in (54, 61, 68):
        s.add(tube(f"{x},46 {x},57", 5, 4), w=0.9)
    s.add(oval(61, 45, 13, 8), w=1.1, tone=LIGHT)
    s.add(
        oval(30, 30, 13, 9),
        oval(44, 22, 15, 13),
        oval(62, 16, 16, 13),
        oval(78, 24, 15, 12),
        oval(90, 32, 12, 9),
        oval(60, 32, 36, 9),
        w=1.0,
        tone=SHADE,
    )
    s.ink(oval(56, 20, 5, 4), oval(70, 29, 4, 3), oval(44, 30, 3.4, 2.6))
    s.add(oval(88, 34, 8.4, 10), w=1.1).add(oval(88, 42, 8, 5.4), w=1, tone=LIGHT)
    s.ink(oval(85, 41, 1.2), oval(91, 41, 1.2), oval(85, 31, 1.4), oval(91, 31, 1.4))
    s.add(blob("82,26! 78,20 80,14! 84,20 86,25!"), blob("90,25! 92,20 96,14! 98,20 94,26!"), w=0.9)
    s.line(path("19,28 12,22 8,30"), w=1.1).ink(oval(8, 32, 2, 3.4))
    s.line(*paths("54,57 56,78 | 68,57 64,78"), w=0.9)
    s.add(poly("46,76 74,76 70,96 50,96"), w=1.2, tone=MID, grain=90).add(oval(60, 76, 14, 3.6), w=1)
    s.add(rect(8, 82, 34, 86), w=1, fill=INK).line(*paths("12,86 10,97 | 30,86 32,97"), w=1.6)
    person(
        s,
        head("happy", hair="none", side=True),
        at=(22, 44),
        neck=(21, 55),
        hip=(20, 78),
        arms=("42,66 55,58", "44,68 66,60"),
        legs=("40,78 40,94", "36,80 36,95"),
        robe="14,84 30,92 44,84",
        r=10,
        turned=True,
        top=DARK,
        trousers=PLAIN,
        bare=True,
        toes=(1, 1),
    )
    s.ink(blob("31,40! 26,34 16,33 10,40 11,50! 6,54 8,58! 15,54 17,46 20,40!"))
    s.paper(oval(16, 39, 1.2), oval(21, 36.6, 1.2), oval(14, 45, 1.2))
    ground(s, 98, 4, 92)


@original(
    "Fire dance",
    "A flamenco dancer with a fan; her skirt is the flames of a campfire",
    "dancer",
    "fire",
    "campfire",
    "flamenco",
)
def flame_dancer(s: Sketch) -> None:
    s.bleeds = True
    s.night()
    s.paper(
        blob(
            "46,44! 38,55 28,55 20,46! 23,58 14,62 9,55! 10,74 22,86 50,88 78,86 90,74 92,54! 86,62 78,58 80,45! 72,55 60,55 55,44!"
        )
    )
    s.ink(blob("50,54! 44,65 36,67 31,62! 32,75 40,82 50,84 62,82 69,75 70,60! 64,67 56,64!"), w=0)
    s.paper(blob("51,65! 46,72 42,74 44,79 50,82 57,79 58,72! 55,74"))
    for ends in ("18,93 82,84", "18,84 82,93"):
        s.add(tube(ends, 8), w=1.2, tone=MID)
    for x, y in ((18, 93), (82, 93), (18, 84), (82, 84)):
        s.add(oval(x, y, 4.4), w=1).ink(oval(x, y, 1.5))
    person(
        s,
        head("sly", hair="bun"),
        at=(50, 22),
        neck=(50, 32),
        hip=(50, 49),
        arms=("34,30 26,14", "70,42 76,28"),
        r=9,
        top=PLAIN,
        sleeves=PLAIN,
        glow=True,
    )
    s.add(blob("59,11! 62,7 66,11 64,15 60,16"), w=0.7)
    fan = [arc(78, 28, 18, 18, a, a + 1)[0] for a in range(-75, 46, 20)]
    s.add(((78.0, 28.0), *fan), w=1, tone=MID)
    s.line(*(path(f"78,28 {x},{y}") for x, y in fan), w=0.7)
    for x, y in ((12, 40), (90, 46), (8, 26), (37, 8)):
        s.paper(oval(x, y, 1.2, 1.8))
    stars(s, (16, 14), (94, 7))


@original(
    "Camping in a story",
    "A girl reads by torchlight in a tent that is an open book, at night in the woods",
    "book",
    "tent",
    "reading",
    "night",
)
def book_tent(s: Sketch) -> None:
    s.night()
    for x, k in ((6, 0.7), (96, 0.9)):
        s.add(
            poly(
                f"{x},{76 - 62 * k} {x + 11 * k},{76 - 36 * k} {x + 6 * k},{76 - 36 * k} {x + 16 * k},76 "
                f"{x - 16 * k},76 {x - 6 * k},{76 - 36 * k} {x - 11 * k},{76 - 36 * k}"
            ),
            w=0.9,
            fill=INK,
            pen=PAPER,
        )
    s.paper(blob("-4,78! 50,74 104,76! 104,104! -4,104!"))
    s.add(poly("38,28 76,14 104,62 80,88"), w=1.2)
    for x in (0, 3, 6):
        s.line(path(f"{80 + x},{88 - x} {103 + x},{63 - x}"), w=0.7)
    s.add(poly("36,24 40,20 80,8 84,12 106,54 78,80"), w=1.4, tone=MID, grain=25)
    s.add(poly("58,27 76,21 86,38 68,46"), w=1.1).line(*paths("63,30 75,26 | 66,34 78,30 | 70,39 81,35"), w=1.3)
    s.add(star(88, 53, 5, 2, 5), w=0.8, fill=INK)
    s.add(poly("36,22 2,86 78,90"), w=1.2)
    for i in range(1, 4):
        s.line(path(f"36,26 {3 + 4 * i},86"), path(f"36,26 {78 - 5 * i},90"), w=0.8)
    s.add(poly("36,38 18,86 58,88"), w=1, fill=INK)
    s.line(path("36,20 -1,86"), path("36,20 81,90"), w=3)
    s.add(oval(36, 21, 5), w=1.1, fill=INK)
    person(
        s,
        head("happy", hair="plaits"),
        at=(37, 62),
        neck=(37, 71),
        hip=(37, 86),
        arms=("25,80 30,87", "49,80 44,87"),
        legs=("20,88 30,95", "54,88 44,95"),
        r=10,
        k=0.95,
        top=PLAIN,
        toes=(1, -1),
        glow=True,
    )
    s.add(poly("37,85 24,80 22,92 37,97"), w=1).add(poly("37,85 50,80 52,92 37,97"), w=1)
    s.line(*paths("26,84 34,87 | 26,88 34,91 | 48,84 40,87 | 48,88 40,91"), w=0.6)
    stars(s, (20, 14), (58, 6), (96, 12), (10, 40), (8, 8), (92, 28))


@original(
    "The queen leaves",
    "A queen with a suitcase climbs out of the picture on a postage stamp",
    "queen",
    "stamp",
    "suitcase",
    "escape",
)
def queen_stamp(s: Sketch) -> None:
    x0, y0, x1, y1, r = 4.0, 6.0, 68.0, 94.0, 3.6
    edge = [p for i in range(6) for p in reversed(arc(x0 + 8 + 9.6 * i, y0, r, r, 0, 180))]
    edge += [p for i in range(8) for p in reversed(arc(x1, y0 + 9 + 10 * i, r, r, 90, 270))]
    edge += [p for i in range(6) for p in reversed(arc(x1 - 8 - 9.6 * i, y1, r, r, 180, 360))]
    edge += [p for i in range(8) for p in reversed(arc(x0, y1 - 9 - 10 * i, r, r, 270, 450))]
    s.add(tuple(edge), w=1.1)
    s.ink(rect(13, 16, 59, 84))
    s.paper(
        blob(
            "20,84! 21,74 31,68 33,62! 27,60 25,50! 21,47! 25,42 25,36 30,30 40,29 47,36 47,48 43,58 43,66 53,72 54,84!"
        ),
        poly("27,30 24,18 31,24 35,16 40,23 47,18 45,31"),
    )
    s.line(path("17,24 20,21! 20,29"), w=1.4, pen=PAPER)
    person(
        s,
        head("sly", hair="bun", side=True),
        at=(73, 28),
        neck=(71, 39),
        hip=(68, 60),
        arms=("58,50 50,58", "80,52 88,58"),
        legs=("58,74 50,84", "78,76 79,92"),
        robe="52,78 66,80 82,74",
        r=10.5,
        k=1.1,
        turned=True,
        top=MID,
        trousers=PLAIN,
        toes=(1, 1),
    )
    s.put(take("crown"), 72, 14, 19, 14, rot=4)
    s.put(take("suitcase"), 91, 70, 22, 22)
    s.line(*paths("72,97 96,97 | 84,99 98,99"), w=0.8)
