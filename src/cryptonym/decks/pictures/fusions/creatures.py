"""Fusions that give a thing a body, or a body a thing."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, mirror, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.fusions.frame import fusion, fusion_of_two
from cryptonym.decks.pictures.scenery import ground, waves
from cryptonym.decks.pictures.sketch import DARK, DOTS, INK, LIGHT, MID, SHADE, Sketch


@fusion("{a} snail", "A snail that carries {a} for a shell", "snail")
def snail(a: Sketch) -> Sketch:
    s = Sketch()
    s.line(*paths("86,58 88,44 | 92,60 98,48"), w=0.9).ink(oval(88, 43, 2.6), oval(98, 47, 2.6))
    s.add(blob("0,92! 18,84 62,83 74,76 78,62 88,56 96,62 96,76 88,90 72,95 18,95"), tone=DOTS).line(
        path("95,75 90,77"), w=0.6
    )
    s.put(a, 40, 86, 66, 72, hold="base")
    return s


@fusion("Mr {a}", "A gentleman in a suit with {a} for a head", "gentleman", "suit")
def gentleman(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(tube("50,74 50,60", 14), tone=MID)
    s.add(blob("8,104! 12,86 28,76 42,70 58,70 72,76 88,86 92,104!"), tone=DARK, grain=-60)
    s.add(poly("41,68 59,68 58,104 42,104"), w=0.7).add(poly("47,74 53,74 56,96 50,102 44,96"), tone=MID, grain=20).add(
        poly("46,70 54,70 53,75 47,75"), w=0.7, tone=DARK
    )
    s.add(poly("42,68 50,74 40,82 34,74"), poly("58,68 50,74 60,82 66,74"), w=0.7)
    s.ink(poly("34,75 40,83 46,104 32,104 26,86"), poly("66,75 60,83 54,104 68,104 74,86")).add(
        poly("72,84 80,82 77,90"), w=0.6
    )
    s.put(a, 50, 70, 56, 60, hold="base")
    return s


@fusion("{a} out for a walk", "{a} walking on two human legs in shoes", "legs", "walk")
def walker(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(tube("42,60 32,76 22,90", 8, 5), tone=MID).add(blob("16,88! 24,88! 30,94 34,98! 14,98!"), fill=INK)
    s.add(tube("56,60 66,74 66,90", 8, 5), tone=MID).add(blob("61,88! 70,88! 78,94 82,98! 60,98!"), fill=INK)
    placed = a.placed(50, 66, 62, 62, hold="base")
    x0, _, x1, _ = placed.box
    s.line(path(f"{x0 + 5},38 {x0 - 10},44 {x0 - 16},58"), path(f"{x1 - 5},38 {x1 + 10},32 {x1 + 18},42"), w=1.5)
    s.ink(oval(x0 - 16, 59, 3), oval(x1 + 18, 43, 3))
    s.marks += placed.marks
    ground(s, 99, 6, 94)
    return s


@fusion("{a} with eight arms", "{a} with the arms of an octopus", "octopus", "tentacles")
def tentacled(a: Sketch) -> Sketch:
    s = Sketch()
    for text in (
        "34,56 12,56 2,72 14,80",
        "36,60 18,72 14,92 26,95",
        "44,62 36,80 42,98",
        "56,62 64,80 58,98",
        "64,60 82,72 86,92 74,95",
        "66,56 88,56 98,72 86,80",
    ):
        s.add(tube(text, 12, 4), tone=DOTS)
    s.put(a, 50, 68, 58, 64, hold="base")
    return s


@fusion("{a} takes wing", "{a} flying on two feathered wings", "wings", "flight")
def winged(a: Sketch) -> Sketch:
    s = Sketch()
    wing = Sketch()
    wing.add(
        blob(
            "54,64! 58,46 66,30 80,16 100,4! 105,16 99,27! 103,36 95,43! 97,52 87,56! 88,64 78,66! 77,73 68,72! 66,77 54,74!"
        ),
        tone=LIGHT,
        grain=-60,
    )
    wing.line(*paths("99,27 84,32 74,40 | 95,43 82,46 74,50 | 87,56 78,58 70,58 | 78,66 68,66"), w=0.8)
    wing.add(blob("54,62! 58,46 66,30 80,17 88,13! 88,22 80,27! 81,34 72,37! 72,45 64,48! 64,56 56,60!"), w=0.8)
    s.marks += wing.marks
    s.marks += wing.flipped().marks
    s.put(a, 50, 54, 54, 66)
    return s


@fusion("Mermaid {a}", "{a} with the tail of a mermaid, on a rock", "mermaid", "fish tail")
def mermaid_tail(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(blob("4,98! 14,84 36,78 60,84 72,98!"), tone=DARK, grain=0)
    tail = blob("34,52! 60,52! 66,66 76,76 86,70 88,58 78,46! 92,50! 104,42! 100,62 96,80 80,92 58,90 40,76")
    s.add(tail, tone=SHADE)
    scales = Sketch().line(
        *(arc(x + (y % 2) * 3, 55 + y * 5, 3.4, 4, 20, 160) for y in range(9) for x in range(32, 100, 7)), w=0.5
    )
    s.marks += scales.within(blob("34,52! 60,52! 66,66 76,76 84,74 90,80 80,90 58,88 40,76")).marks
    s.put(a, 47, 62, 54, 56, hold="base")
    waves(s, 96, 1)
    return s


@fusion("King {a}", "{a} with a crown, enthroned", "king", "throne")
def enthroned(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(blob("20,96! 20,30 24,20 36,18! 42,8 50,3 58,8 64,18! 76,20 80,30 80,96!"), tone=DARK, grain=0)
    s.add(blob("27,70! 27,34 36,26 50,22 64,26 73,34 73,70!"), w=0.8)
    placed = s.put(a, 50, 78, 40, 44, hold="base")
    x0, y0, x1, _ = placed.box
    x, y = placed.anchors.get("head", ((x0 + x1) / 2, y0))
    s.add(
        poly(
            f"{x - 9},{y + 2} {x - 11},{y - 10} {x - 4},{y - 4} {x},{y - 13} {x + 4},{y - 4} {x + 11},{y - 10} {x + 9},{y + 2}"
        ),
        w=0.8,
    )
    s.add(rect(22, 77, 78, 86), tone=MID).add(rect(10, 56, 22, 98), tone=LIGHT).add(
        rect(78, 56, 90, 98), tone=LIGHT
    ).add(oval(16, 54, 8, 6), oval(84, 54, 8, 6), w=0.9)
    s.add(rect(22, 86, 78, 98), tone=SHADE)
    return s


@fusion("{a} asleep", "{a} asleep in a bed, under a blanket", "bed", "sleep")
def asleep(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(blob("10,92! 10,28 20,14 50,8 80,14 90,28 90,92!"), tone=MID, grain=90).add(
        blob("20,46 24,32 50,28 76,32 80,46 74,58 50,60 26,58"), tone=SHADE
    )
    s.put(a, 50, 66, 46, 52, hold="base")
    s.add(blob("8,98! 10,62 26,56 50,58 74,56 90,62 92,98!"), tone=SHADE).add(
        blob("9,66 26,57 50,59 74,57 91,66 91,74 74,67 50,69 26,67 9,74"), w=0.9
    )
    for x in (24, 42, 60, 78):
        s.ink(poly(f"{x},80 {x + 3},85 {x},90 {x - 3},85"))
    for x, y, k in ((76, 24, 1), (84, 14, 1.4), (93, 3, 1.8)):
        s.line(path(f"{x},{y}! {x + 4 * k},{y}! {x},{y + 5 * k}! {x + 4 * k},{y + 5 * k}!"), w=0.8)
    return s


@fusion("{a} the scarecrow", "A scarecrow in a patched coat with {a} for a head", "scarecrow")
def scarecrow(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(rect(47, 50, 53, 99), tone=MID).add(tube("6,58 94,58", 5), tone=MID)
    s.line(
        *(path(f"{x},56 {x - 6},{y}") for x, y in ((10, 66), (8, 58), (10, 50))),
        *(path(f"{x},56 {x + 6},{y}") for x, y in ((90, 66), (92, 58), (90, 50))),
        w=0.7,
    )
    s.add(
        blob("14,50! 40,46! 50,48 60,46! 86,50! 84,66! 68,62! 70,84! 62,80! 56,88! 48,82! 40,88! 32,82! 30,62! 16,66!"),
        tone=LIGHT,
    )
    s.add(rect(36, 66, 46, 76), w=0.7, tone=DARK).add(rect(56, 56, 64, 63), w=0.7, tone=MID).ink(
        oval(50, 56, 1.6), oval(50, 66, 1.6), oval(50, 76, 1.6)
    )
    s.put(a, 50, 52, 46, 50, hold="base")
    ground(s, 98)
    return s


@fusion("Clockwork {a}", "{a} of clockwork, with a winding key in its back", "clockwork toy", "key")
def clockwork(a: Sketch) -> Sketch:
    s = Sketch()
    placed = a.placed(50, 98, 88, 68, hold="base")
    x, y = placed.place("back") if "back" in placed.anchors else placed.place("top")
    s.add(rect(x - 2, y - 12, x + 2, y + 6), w=0.9, tone=MID)
    key = Sketch().add(mirror("50,40! 55,36 64,38 70,32 70,22 62,19 56,25 50,29!"), w=1, tone=MID)
    key.hole(oval(63, 28, 3, 3.6, 30), oval(37, 28, 3, 3.6, -30), w=0.7)
    s.put(key, x, y - 10, 40, hold="base")
    s.add(rect(x - 6, y - 3, x + 6, y + 1), w=0.8)
    s.marks += placed.marks
    s.line(arc(x, y - 18, 29, 22, 200, 245), arc(x, y - 18, 29, 22, 295, 340), w=0.7)
    return s


@fusion("{a} on wheels", "{a} as a pull-along toy on four wheels", "toy", "wheels")
def pull_toy(a: Sketch) -> Sketch:
    s = Sketch()
    s.line(path("86,82 94,84 90,92 98,96"), w=0.8).ink(oval(98, 96, 2.6))
    s.put(a, 46, 80, 78, 74, hold="base")
    s.add(rect(8, 78, 86, 85), tone=MID, grain=0)
    for x in (22, 72):
        s.ink(oval(x, 89, 9)).paper(oval(x, 89, 5)).ink(oval(x, 89, 2))
    return s


@fusion("{a} on rockers", "A rocking horse that is {a}", "rocking horse", "toy")
def rocking(a: Sketch) -> Sketch:
    s = Sketch()
    s.put(a, 50, 86, 74, 80, hold="base")
    s.add(blob("2,80! 8,78! 26,88 50,92 74,88 92,78! 98,80! 84,93 50,100 16,93"), tone=MID, grain=10)
    s.line(*paths("6,96 2,90 | 94,96 98,90"), w=0.6)
    return s


@fusion("{a} in a diver's helmet", "{a} looking out of a diver's brass helmet under water", "diver", "helmet")
def diver(a: Sketch) -> Sketch:
    s = Sketch()
    s.line(path("74,16 90,10 88,-4 78,-8"), w=2)
    s.add(blob("4,100! 8,86 26,78 74,78 92,86 96,100!"), tone=DARK, grain=0)
    s.add(blob("14,80! 6,54 10,24 30,4 50,0 70,4 90,24 94,54 86,80!"), tone=MID)
    s.add(oval(10, 46, 5, 13), oval(90, 46, 5, 13), w=0.9).add(oval(50, 45, 33), w=1).add(oval(50, 45, 27), w=1.1)
    s.marks += a.placed(50, 25, 66, 74, hold="head").within(oval(50, 45, 26.5)).marks
    s.add(oval(50, 45, 27), fill=None, w=1.2).add(rect(44, -6, 56, 3), w=0.9, tone=DARK)
    s.ink(*(oval(*arc(50, 45, 30, 30, turn, turn + 1)[0], 1.8) for turn in range(0, 360, 45)))
    s.add(tube("14,81 86,81", 9), w=1, tone=LIGHT).ink(*(oval(x, 92, 2.4) for x in (18, 39, 61, 82)))
    s.add(oval(2, 16, 3), oval(8, 4, 2.2), oval(-4, -2, 4), w=0.6)
    return s


@fusion("Centaur {a}", "A horse with {a} in place of its neck and head", "horse", "centaur")
def centaur(a: Sketch) -> Sketch:
    s = Sketch()
    s.ink(blob("10,58 2,62 0,76 3,92 8,80 10,68")).add(tube("26,74 30,86 27,98", 8, 4.5), tone=MID).add(
        tube("60,76 62,88 60,98", 8, 4.5), tone=MID
    )
    s.ink(poly("24,97 31,97 32,102 22,102"), poly("57,97 64,97 65,102 55,102"))
    s.put(a, 66, 70, 58, 70, hold="base")
    s.add(
        blob("10,60 20,55 42,60 54,64 64,66 76,62! 79,68 74,78 60,82 36,80 18,81 9,70"),
        tube("17,72 14,86 17,98", 9, 4.5),
        tube("68,74 86,78 82,92", 9, 4.5),
        tone=SHADE,
    )
    s.ink(poly("13,98 21,98 22,103 11,103"), poly("78,91 86,92 85,98 75,96"))
    return s


@fusion("The arms of the {a}", "A coat of arms with {a} on the shield", "shield", "coat of arms")
def heraldry(a: Sketch) -> Sketch:
    s = Sketch()
    s.add(mirror("50,2 66,8 84,8! 88,40 76,76 50,98!"), tone=DARK, grain=90).add(
        mirror("50,9 66,14 78,15! 81,40 70,70 50,88!"), w=0.8
    )
    s.put(a, 50, 46, 56, 54)
    s.add(rect(36, 78, 64, 88), w=0.8).line(path("41,83 59,83"), w=0.7)
    return s


@fusion_of_two("{a} on strings", "{a}, a marionette, on strings that {b} holds", "puppet", "strings")
def marionette(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    placed = a.placed(50, 99, 66, 48, hold="base")
    x0, y0, x1, _ = placed.box
    for x, top in ((x0 + 4, 22), ((x0 + x1) / 2, 50), (x1 - 4, 78)):
        s.line(path(f"{top},36 {x},{y0 + 12}"), w=1)
    s.add(tube("18,38 82,36", 5), w=0.9, tone=MID).add(tube("50,30 51,45", 5), w=0.8, tone=MID)
    s.put(b, 50, 35, 50, 38, hold="base")
    s.marks += placed.marks
    return s


@fusion_of_two("{a} rides {b}", "{a} riding on {b}", "rider")
def rider(a: Sketch, b: Sketch) -> Sketch:
    s = Sketch()
    mount = b.placed(50, 97, 92, 66, hold="base")
    x, y = mount.place("back") if "back" in mount.anchors else mount.place("top")
    s.marks += mount.marks
    s.add(
        blob(f"{x - 14},{y + 1} {x},{y + 4} {x + 14},{y + 1} {x + 11},{y + 12} {x},{y + 15} {x - 11},{y + 12}"),
        w=0.8,
        tone=DARK,
    )
    s.put(a, x, y + 7, 38, 46, hold="base")
    ground(s, 98, 4, 96)
    return s
