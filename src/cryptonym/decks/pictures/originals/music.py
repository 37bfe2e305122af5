"""Originals that sound."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import (
    blob,
    mirror,
    oval,
    path,
    paths,
    poly,
    rect,
    tube,
)
from cryptonym.decks.pictures.originals.frame import original
from cryptonym.decks.pictures.scenery import waves
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, SHADE, Sketch


@original("Key smile", "A laughing mouth with piano keys for teeth", "mouth", "piano", "laughter")
def piano_mouth(s: Sketch) -> None:
    s.ink(blob("2,40! 26,34 50,36 74,34 98,40! 88,70 50,88 12,70"))
    teeth = blob("6,41! 26,37 50,39 74,37 94,41! 90,58 50,66 10,58")
    keys = (
        Sketch()
        .paper(teeth)
        .line(*(path(f"{x},34 {x},68") for x in range(12, 96, 8)), w=0.8)
        .ink(*(rect(x - 2.5, 34, x + 2.5, 53) for x in (12, 20, 36, 44, 52, 68, 76, 92)))
    )
    s.marks += keys.within(teeth).marks
    s.add(blob("34,76 50,68 66,76 58,83 42,83"), w=0.6, tone=LIGHT)
    s.add(blob("-2,38! 20,24 38,14 50,19 62,14 80,24 102,38! 74,33 50,35 26,33"), tone=MID).add(
        blob("-1,40! 14,70 50,84 86,70 101,40! 92,78 50,102 8,78"), tone=MID
    )


@original(
    "Record wood", "A tree stump that is a gramophone record: its rings play music", "tree stump", "record", "music"
)
def stump_record(s: Sketch) -> None:
    s.add(
        blob("8,48 12,66 8,82 -2,96! 18,92 30,98! 50,92 70,98! 82,92 100,96! 90,82 88,66 92,48"), tone=MID, grain=85
    ).add(oval(50, 46, 42, 20), w=1.1)
    s.line(*(oval(50, 46, 42 * k, 20 * k) for k in (0.88, 0.76, 0.64, 0.52, 0.4)), w=0.55).ink(
        oval(50, 46, 11, 5.4)
    ).paper(oval(50, 46, 2, 1.2))
    s.line(path("92,12 94,26 74,40"), w=1.7).ink(oval(92, 11, 5), poly("78,34 70,38 72,44 80,41"))
    for x, y in ((16, 22), (34, 10), (58, 14)):
        s.ink(oval(x, y, 3, 2.4, -20)).line(path(f"{x + 2.6},{y} {x + 2.6},{y - 11} {x + 8},{y - 8}"), w=0.8)


@original("Web harp", "A harp strung with a spider's web, which the spider plays", "harp", "spider", "web")
def web_harp(s: Sketch) -> None:
    for k in (0.25, 0.45, 0.65, 0.85):
        s.line(
            path(f"{26 + 52 * k * 0.1},{22 + 60 * k} {26 + 30 * k},{22 + 38 * k} {30 + 52 * k},{22 + 10 * k}"), w=0.5
        )
    s.line(
        *(path(t) for t in ("27,20 27,82", "27,20 38,76", "27,20 50,66", "27,20 62,54", "27,20 72,42", "27,20 82,32")),
        w=0.5,
    )
    s.add(blob("22,92! 46,72 68,48 82,22! 93,24! 84,52 64,78 40,96!"), tone=SHADE)
    s.add(
        blob("20,20! 22,8 32,6 40,14 52,20 66,16 78,8 90,10 96,20 92,28 84,30! 82,22 74,22 64,28 50,32 36,26 30,20!"),
        tone=LIGHT,
    )
    s.add(tube("24,90 24,16", 8), tone=MID, grain=90).add(rect(18, 14, 30, 20), w=0.8).add(rect(18, 80, 30, 86), w=0.8)
    s.add(blob("10,99! 12,91 20,88 44,88 52,92 56,99!"), fill=INK)
    s.line(
        *(
            path(t)
            for t in (
                "52,48 62,38 64,32",
                "53,50 66,48 72,42",
                "53,53 64,58 70,66",
                "51,55 58,64 58,72",
                "44,48 36,38 36,32",
                "43,50 32,46 30,40",
                "43,53 34,58 32,66",
                "45,55 40,64 42,72",
            )
        ),
        w=0.8,
    )
    s.ink(oval(48, 54, 7, 8), oval(48, 45, 4.6)).paper(oval(46.5, 44, 1.2), oval(49.5, 44, 1.2))


@original("Bell dancer", "A dancer whose skirt is a great bell with its clapper below", "dancer", "bell")
def bell_dancer(s: Sketch) -> None:
    for leg in ("40,84 38,104 37,118", "60,84 62,104 63,118"):
        s.add(tube(leg, 6, 3.4), w=0.9)
    s.ink(blob("40,110! 35,110! 33,118 36,125! 40,118"), blob("60,110! 65,110! 67,118 64,125! 60,118"))
    s.line(path("50,84 50,98"), w=1.4).ink(oval(50, 102, 6.5))
    s.add(mirror("50,40 56,41 63,48 68,66 76,78 92,88! 91,94! 50,96!"), tone=SHADE).line(
        *paths("12,87 50,90 88,87 | 25,76 50,79 75,76"), w=0.9
    ).line(path("36,66 37,56 41,49"), w=0.8)
    s.add(
        tube("44,27 30,18 32,2 44,-8", 4.6, 3),
        tube("56,27 70,18 68,2 56,-8", 4.6, 3),
        tube("50,17 50,26", 4.6),
        oval(50, 9, 7.4, 8.6),
        w=0.9,
    )
    s.add(blob("44,25 50,29 56,25 58,32 54,42! 46,42! 42,32"), w=0.9, tone=DARK)
    s.ink(blob("42,8 43,1 50,-2 57,1 58,8 50,3"), oval(50, -4, 4.4), oval(47, 10, 1.1), oval(53, 10, 1.1)).line(
        path("48,14 50,15 52,14"), w=0.5
    )
    s.line(*paths("6,74 0,82 4,90 | 94,74 100,82 96,90"), w=0.8)


@original("Violin swan", "A swan whose body is a violin and whose neck is the scroll", "swan", "violin")
def violin_swan(s: Sketch) -> None:
    s.bleeds = True
    s.add(tube("78,62 84,46 70,34 64,20 74,9 82,13", 9, 8), tone=SHADE).ink(
        blob("84,9 95,17 97,22 87,20 81,16"), oval(81, 11, 1.4)
    )
    s.add(
        blob("6,58 14,44 28,44 36,52! 44,55 52,50! 64,46 78,52 84,64 78,78 64,84 52,80! 44,75 36,78! 28,86 14,84 6,72"),
        tone=MID,
        grain=0,
    )
    s.paper(tube("36,58 42,61 48,58", 3), tube("36,72 42,69 48,72", 3)).line(
        *paths("34,57 38,60 44,60 48,57 51,59 | 34,73 38,70 44,70 48,73 51,71"), w=1.3
    )
    s.ink(poly("6,61 28,63 28,67 6,69"), rect(31, 57, 34, 73)).line(
        *(path(f"28,{y} 86,{y - 7}") for y in (63.4, 65, 66.6)), w=0.4
    ).add(blob("58,60! 92,46! 92,51! 60,68!"), w=0.7, fill=INK)
    s.shrink(0.95).paper(poly("-2,84 102,84 102,102 -2,102"))
    waves(s, 84, 3)
