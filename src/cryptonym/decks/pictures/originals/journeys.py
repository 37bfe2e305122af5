"""Originals that travel."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import (
    blob,
    oval,
    path,
    paths,
    poly,
    rect,
    star,
    tube,
)
from cryptonym.decks.pictures.originals.frame import original
from cryptonym.decks.pictures.scenery import ground
from cryptonym.decks.pictures.sketch import DARK, LIGHT, MID, PAPER, SHADE, Sketch


@original("Suitcase jaws", "A suitcase that opens its jaws like a crocodile", "suitcase", "crocodile")
def suitcase_jaws(s: Sketch) -> None:
    s.add(tube("12,80 -6,86 -20,78 -24,62", 15, 2), tone=MID).ink(
        *(poly(f"{x},{y} {x + u},{y + v} {x + 6},{y + 1}") for x, y, u, v in ((-6, 77, 1, -8), (-14, 73, -3, -7)))
    )
    for x in (20, 72):
        s.add(blob(f"{x},88! {x + 14},88! {x + 15},96 {x + 21},100! {x + 1},100!"), tone=MID).line(
            *(path(f"{x + d},100 {x + d},96") for d in (7, 13)), w=0.6
        )
    s.ink(poly("8,66 96,34 100,66"))
    lid = Sketch().ink(*(poly(f"{x},43 {x + 3},34 {x + 8},42") for x in (10, 18, 50, 59, 68)))
    lid.add(*(poly(f"{x},59 {x + 4},72 {x + 8},59") for x in (44, 55, 66, 77, 88)), w=0.7)
    lid.add(blob("8,62! 8,45! 12,42 30,41! 84,41! 90,38 97,38 102,43! 103,62!"), tone=SHADE)
    lid.add(poly("8,45 8,62 17,62"), poly("103,46 103,62 94,62"), w=0.8, tone=DARK)
    lid.line(path("18,58 92,58"), w=0.4).ink(oval(95, 44, 2.6, 1.8, -20))
    lid.add(oval(27, 38, 7.5), oval(41, 37, 7.5), w=0.9).ink(oval(29, 39, 3.2), oval(43, 38, 3.2))
    lid.add(poly("52,46 70,44 71,54 53,56"), w=0.7).ink(star(61.5, 50, 4, 1.7, 5)).add(oval(80, 50, 5.5), w=0.7).line(
        path("76,52 84,48"), path("79,46.5 82,53.5"), w=0.7
    )
    s.marks += lid.turned(-21, 8, 62).marks
    s.add(*(poly(f"{x},67 {x + 4},55 {x + 8},67") for x in (38, 50, 62, 74, 87)), w=0.7)
    s.add(blob("8,66! 100,66! 101,78 100,92! 8,92! 7,78"), tone=SHADE)
    s.add(
        *(poly(t) for t in ("8,92 8,82 18,92", "100,92 100,82 90,92", "8,66 17,66 8,75", "100,66 91,66 100,75")),
        w=0.8,
        tone=DARK,
    )
    s.line(path("20,89 88,89"), w=0.4)
    s.add(rect(26, 64, 34, 72), rect(74, 64, 82, 72), w=0.8).ink(oval(30, 69, 1.5), oval(78, 69, 1.5))
    s.line(path("41,72! 42,82 46,84 62,84 66,82 67,72!"), w=2.6).ink(oval(41, 72, 2.6), oval(67, 72, 2.6))
    s.add(poly("12,76 22,74 24,85 14,87"), w=0.6).ink(poly("14,84 18,77 22,83"))


@original("Fork in the road", "A road that forks like a fork", "fork", "road")
def fork_road(s: Sketch) -> None:
    s.bleeds = True
    s.line(path("-4,52 14,40 30,48 50,38 72,46 88,36 104,42"), w=0.7)
    tines = [tube(f"{x},10 {x},40", 5, 7) for x in (29, 43, 57, 71)]
    s.ink(*tines, blob("25.5,36! 74.5,36! 73,52 62,62 55,66 54,76 58,104! 42,104! 46,76 45,66 38,62 27,52"))
    s.line(*paths("50,101 50,94 | 50,90 50,83 | 50,79 50,72 | 50,68 50,61 | 50,57 50,50"), w=1.2, pen=PAPER)
    s.line(*(path(f"{x},{y} {x},{y - 4}") for x in (29, 43, 57, 71) for y in (42, 33, 24)), w=0.8, pen=PAPER)
    s.line(path("82,96 82,74"), w=1.3).add(poly("72,66 90,66 96,71 90,76 72,76"), w=0.9)
    s.add(oval(14, 72, 8, 9), w=0.9, tone=SHADE).line(path("14,80 14,94"), w=1.4)
    s.add(oval(28, 84, 5, 6), w=0.8, tone=SHADE).line(path("28,90 28,98"), w=1.1)


@original("Spectacle cycle", "A bicycle whose wheels are a pair of spectacles", "glasses", "bicycle")
def glasses_bicycle(s: Sketch) -> None:
    s.line(*paths("2,56 -6,34 4,22 14,24 | 98,56 108,34 100,20"), w=2)
    s.line(*paths("26,60! 40,30! 64,28! 48,60! 26,60! | 48,60 38,22 | 74,60 63,16"), w=0.9)
    for x in (24, 76):
        s.add(oval(x, 64, 24, 22), w=2.3).tone(blob(f"{x - 14},56 {x},48 {x + 8},50 {x - 8},76"), tone=LIGHT)
    s.line(path("47,58 50,54 53,58"), w=2.6).line(path("63,16 73,12 76,18"), w=1.3).ink(blob("28,22 37,18 47,21 41,25"))
    s.ink(oval(24, 64, 2.6), oval(76, 64, 2.6)).line(path("48,60 52,74"), w=0.9).ink(rect(48, 73, 58, 76))


@original("Beetle", "A motor car that is a ladybird, with wheels, lamps and feelers", "ladybird", "car")
def ladybird_car(s: Sketch) -> None:
    s.line(*paths("82,34 88,20 96,18 | 76,32 78,16 86,10"), w=0.9).ink(oval(96, 18, 2), oval(86, 10, 2))
    s.add(blob("6,74! 6,52 22,30 46,22 64,28 74,40 78,74!"), tone=SHADE).ink(blob("74,42! 86,42 96,54 97,74! 76,74!"))
    s.add(blob("48,46! 50,32 60,34 68,46!"), w=0.8, tone=LIGHT).line(path("42,23 40,74"), w=0.8)
    s.ink(
        oval(24, 42, 5.5), oval(18, 60, 5), oval(32, 62, 5), oval(54, 60, 5), oval(67, 58, 4), oval(37, 34, 3.6)
    ).paper(oval(90, 56, 4))
    s.add(tube("2,76 98,76", 6), w=0.9, tone=MID)
    for x in (24, 76):
        s.ink(oval(x, 80, 12)).paper(oval(x, 80, 6)).ink(oval(x, 80, 2))
    ground(s, 92, 4, 98)


@original(
    "Caterpillar express",
    "A caterpillar that is a train, each segment a carriage, with a chimney",
    "caterpillar",
    "train",
)
def caterpillar_train(s: Sketch) -> None:
    s.add(oval(70, 8, 8, 5), oval(56, 4, 8, 6), oval(42, 8, 7, 5), w=0.7, tone=SHADE).add(
        poly("76,38 86,38 88,18 74,18"), tone=DARK
    )
    for x in (12, 30, 48, 66):
        s.add(oval(x, 58, 13, 17), tone=SHADE).add(rect(x - 6, 50, x + 6, 61), w=0.8, tone=LIGHT)
    s.add(oval(84, 54, 16, 19), tone=SHADE).eye(90, 48, 3.4).line(path("84,62 90,65 96,61"), w=0.8).line(
        *paths("94,38 100,28 | 88,36 91,26"), w=0.8
    ).ink(oval(100, 27, 2), oval(91, 25, 2))
    for x in (8, 20, 32, 44, 56, 68, 82, 92):
        s.ink(oval(x, 78, 5.4)).paper(oval(x, 78, 2.4))
    s.line(path("-2,85 104,85"), w=0.9).line(*(path(f"{x},85 {x},89") for x in range(2, 104, 9)), w=0.9)


@original("Dragonfly", "A helicopter that is a dragonfly, with gauze wings for a rotor", "dragonfly", "helicopter")
def dragonfly_helicopter(s: Sketch) -> None:
    for text in ("58,30 30,10 2,6 4,18 34,28", "62,30 86,8 104,10 100,22 74,30"):
        s.add(blob(text), w=0.9, tone=LIGHT, grain=70)
    s.add(blob("56,34 26,30 4,36 10,44 36,42"), w=0.9, tone=LIGHT, grain=70).add(
        blob("64,34 90,30 104,38 96,44 76,42"), w=0.9, tone=LIGHT, grain=70
    )
    s.line(path("60,28 60,42"), w=1.6)
    s.add(tube("50,54 26,52 -2,48", 10, 5), tone=MID, grain=90).line(*paths("-4,38 -2,60 | -12,48 8,48"), w=1)
    s.add(blob("42,52 52,40 70,38 88,46 96,60 86,72 62,74 46,66"), tone=SHADE).add(
        blob("72,44! 86,48 92,60! 74,62!"), w=0.8, tone=DARK
    )
    s.add(oval(92, 56, 7, 8), w=0.9).ink(oval(94, 56, 3)).line(
        *paths("54,74 50,86 | 78,73 80,86 | 38,86 92,86 96,82"), w=1.2
    )


@original("Bat umbrella", "An umbrella that is a bat hanging open", "bat", "umbrella", "night")
def bat_umbrella(s: Sketch) -> None:
    s.line(path("50,50 50,86 46,95 38,95 35,88"), w=1.9)
    s.ink(
        blob(
            "50,12 70,16 90,32 98,58! 88,50 80,58! 72,50 62,60! 56,52 50,60! 44,52 38,60! 28,50 20,58! "
            "12,50 2,58! 10,32 30,16"
        )
    )
    s.line(*paths("50,14 28,28 20,56 | 50,14 42,32 38,58 | 50,14 58,32 62,58 | 50,14 72,28 80,56"), w=0.6, pen=PAPER)
    s.ink(oval(50, 14, 9), poly("43,10 42,-2 49,6"), poly("57,10 58,-2 51,6")).paper(
        oval(47, 13, 2), oval(53, 13, 2), poly("47,19 49,19 48,22"), poly("51,19 53,19 52,22")
    )


@original("Dog bus", "A long dog that is a bus, with passengers at its windows and wheels for legs", "dog", "bus")
def dog_bus(s: Sketch) -> None:
    s.line(path("4,44 -6,34 -6,24"), w=1.8)
    s.add(
        blob("2,42! 66,42! 78,46 80,76! 2,76!"),
        tube("72,56 80,34", 18, 16),
        blob("70,24 80,14 92,18 106,28 108,34 100,40 84,40 72,36"),
        tone=SHADE,
    )
    for x in (8, 26, 44):
        s.add(rect(x, 48, x + 13, 61), w=0.9).ink(
            oval(x + 6.5, 56, 3.4), blob(f"{x + 1},61! {x + 6.5},58 {x + 12},61!")
        )
    s.add(rect(62, 48, 73, 75), w=0.9, tone=LIGHT).ink(
        blob("76,17 67,22 65,38 71,46 78,40 79,26"), oval(107, 29, 3)
    ).eye(91, 24, 2.4).line(path("104,35 97,37"), w=0.6)
    for x in (18, 62):
        s.ink(oval(x, 78, 10)).paper(oval(x, 78, 5)).ink(oval(x, 78, 2))
    ground(s, 89, -6, 96)
