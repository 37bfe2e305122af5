"""Fused pictures that did not read, drawn by hand. Their titles and words are those of the fusion."""

from __future__ import annotations

from cryptonym.decks.pictures.curves import arc, blob, mirror, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.glyphs import take
from cryptonym.decks.pictures.originals.frame import redrawn
from cryptonym.decks.pictures.scenery import ground, stars
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, PAPER, SHADE, Sketch


@redrawn("swallowed-cow-bottle")
def cow_and_milk(s: Sketch) -> None:
    s.put(take("cow"), 50, 52, 96, 92)
    s.ink(oval(44, 50, 19, 20))
    s.add(mirror("44,35! 47,35! 47,41 52,47 52,66! 44,66", 44), w=0.8)
    s.add(mirror("44,50! 52,50! 52,66! 44,66", 44), w=0.5, tone=MID, grain=0).ink(rect(40.4, 33, 47.6, 36))
    s.line(oval(44, 50, 19, 20), w=1.2).line(oval(44, 50, 22, 23), w=0.5)


@redrawn("monument-telephone")
def telephone_on_a_plinth(s: Sketch) -> None:
    s.add(rect(28, 60, 72, 88), tone=SHADE).add(rect(22, 54, 78, 61), w=1).add(
        rect(20, 88, 80, 95), w=1, tone=MID, grain=0
    )
    s.add(rect(38, 68, 62, 79), w=0.6).line(*paths("41,72 59,72 | 44,75 56,75"), w=0.5)
    s.put(take("telephone"), 50, 55, 48, 42, hold="base")
    ground(s, 96, 4, 96)
    for x in (12, 88):
        s.line(path(f"{x},95 {x},70"), w=1.6).add(oval(x, 66, 4.5), w=0.8, tone=LIGHT)
    s.line(path("12,80 20,84 28,82"), path("72,82 80,84 88,80"), w=0.9)


@redrawn("keyed-heart")
def heart_on_a_ring(s: Sketch) -> None:
    s.line(oval(24, 22, 15), w=2)
    s.add(mirror("44,30! 50,20 62,16 70,26 66,40 54,50 44,58!", 44), tone=SHADE)
    s.line(path("26,38 24,30 30,25"), w=0.7)
    s.add(poly("40,54 48,54 48,94 40,94"), w=1.1, tone=LIGHT, grain=0)
    s.add(poly("48,68 62,68 62,76 56,76 56,80 62,80 62,90 48,90"), w=1.1, tone=LIGHT, grain=0)
    s.ink(oval(44, 35, 4)).ink(poly("42.6,36 45.4,36 48,45 40,45"))
    for turn in (-20, 10, 40):
        (x, y), (u, v) = arc(44, 36, 34, 34, turn, turn + 1)[0], arc(44, 36, 41, 41, turn, turn + 1)[0]
        s.line(path(f"{x},{y} {u},{v}"), w=0.7)


@redrawn("jar-planet")
def planet_in_a_jar(s: Sketch) -> None:
    jar = blob("26,22! 22,32 16,38 16,92 24,98 76,98 84,92 84,38 78,32 74,22!")
    s.add(jar, w=1.2, fill=INK)
    stars(s, (26, 46), (72, 44), (76, 84), (26, 86), (50, 38), r=2.4)
    s.add(oval(50, 66, 17), tone=MID, grain=0)
    ring = arc(50, 66, 30, 8, -25, 205, -14)
    s.line(ring, w=2.6, pen=PAPER).line(ring, w=1.1)
    s.add(rect(24, 10, 76, 22), tone=LIGHT, grain=90).line(path("22,40 22,80"), w=0.8, pen=PAPER)


@redrawn("toadstool-heart")
def toadstools_of_hearts(s: Sketch) -> None:
    for x, y, k in ((40, 8, 1.0), (76, 46, 0.55)):
        s.add(blob(f"{x - 6 * k},{y + 34 * k} {x + 6 * k},{y + 34 * k} {x + 7 * k},96! {x - 7 * k},96!"), tone=SHADE)
        s.add(blob(f"{x - 11 * k},{y + 54 * k} {x},{y + 50 * k} {x + 11 * k},{y + 54 * k} {x},{y + 60 * k}"), w=0.8)
        s.ink(
            mirror(
                f"{x},{y + 8 * k}! {x + 10 * k},{y} {x + 28 * k},{y + 4 * k} {x + 32 * k},{y + 22 * k} "
                f"{x + 20 * k},{y + 40 * k} {x},{y + 52 * k}!",
                x,
            )
        )
        s.paper(
            *(
                oval(x + a * k, y + b * k, c * k)
                for a, b, c in ((-18, 14, 5), (16, 12, 6), (-3, 24, 4), (-14, 32, 3.4), (14, 30, 4))
            )
        )
    for x in (10, 22, 58, 64, 92):
        s.line(*paths(f"{x},97 {x - 3},88 | {x + 2},97 {x + 3},86 | {x + 4},97 {x + 9},90"), w=0.8)
    ground(s, 97, 4, 96)


@redrawn("hatching-plane")
def plane_from_an_egg(s: Sketch) -> None:
    s.put(take("plane"), 54, 34, 86, 56, rot=-18)
    s.add(blob("18,62! 27,70 34,60! 42,70 50,61! 58,71 66,61! 73,70 82,62! 80,84 68,97 50,99 32,97 20,84"), tone=SHADE)
    s.line(path("34,60 38,76 33,84"), w=0.6)
    s.add(poly("4,88 12,80 16,92"), poly("86,84 96,88 90,96"), w=0.8)
    ground(s, 100, 6, 94)


@redrawn("caged-cloud")
def cloud_behind_bars(s: Sketch) -> None:
    s.line(arc(50, 4, 4, 4, 0, 360), w=1.2)
    s.add(oval(34, 52, 15), oval(50, 42, 17), oval(67, 52, 14), oval(50, 58, 16), tone=MID)
    s.add(poly("46,66 58,66 52,76 60,76 44,92 48,80 41,80"), w=0.9, fill=INK)
    for x, top in ((20, 34), (32, 19), (44, 13), (56, 13), (68, 19), (80, 34)):
        s.line(path(f"{x},92 {x},{top} 50,8"), w=0.9)
    s.add(rect(16, 91, 84, 98), tone=DARK, grain=0).line(path("19,36 50,40 81,36"), w=1.1)


@redrawn("reflected-castle-octopus")
def castle_over_an_octopus(s: Sketch) -> None:
    s.bleeds = True
    s.put(take("castle"), 50, 41, 62, 37, hold="base")
    s.add(rect(-4, 41, 104, 104), w=0.1, fill=INK)
    s.line(path("-2,41 20,40 50,41 80,40 102,41"), w=1, pen=PAPER)
    s.put(take("octopus"), 50, 71, 74, 54)
    for y, runs in (
        (48, ((4, 24), (76, 98))),
        (58, ((2, 14), (86, 98))),
        (70, ((4, 10), (90, 96))),
        (86, ((2, 10), (92, 98))),
    ):
        s.line(*(path(f"{a},{y} {(a + b) / 2},{y + 0.8} {b},{y}") for a, b in runs), w=0.7, pen=PAPER)


@redrawn("marionette-lion-mouse")
def mouse_leads_a_lion(s: Sketch) -> None:
    s.line(*paths("22,34 30,62 | 50,34 50,52 | 78,34 70,44 | 40,34 36,90 | 62,34 64,90"), w=0.6)
    s.put(take("lion"), 50, 98, 70, 56, hold="base")
    s.add(tube("14,34 86,34", 6), w=1, tone=MID).add(tube("50,26 50,42", 5), w=1, tone=MID)
    s.put(take("mouse"), 50, 31, 58, 34, hold="base")
