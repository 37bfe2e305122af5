"""Vehicles and buildings."""

from __future__ import annotations

from itertools import pairwise
from math import radians, sin, sqrt

from cryptonym.decks.pictures.curves import blob, mirror, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.glyphs.shelf import glyph
from cryptonym.decks.pictures.sketch import DARK, INK, LIGHT, MID, SHADE, Sketch


def wheel(s: Sketch, x: float, y: float, r: float) -> None:
    s.ink(oval(x, y, r)).paper(oval(x, y, r * 0.55)).ink(oval(x, y, r * 0.2))


@glyph("a car")
def car(s: Sketch) -> None:
    s.add(blob("4,68 6,52 18,48! 26,50! 36,30 46,26 64,26 74,34 82,48! 94,54 97,70! 90,74! 8,74!"), tone=SHADE)
    s.add(blob("34,48! 40,34 50,32! 50,48!"), blob("55,48! 55,32! 64,33 72,48!"), w=0.8, tone=LIGHT)
    s.line(*paths("52,30! 52,70! | 56,55 62,55"), w=0.6).add(oval(93, 59, 3, 4), w=0.6)
    wheel(s, 25, 74, 12)
    wheel(s, 76, 74, 12)
    s.at(head=(55, 26), back=(55, 26), mouth=(96, 64))


@glyph("a steam train")
def train(s: Sketch) -> None:
    s.add(poly("70,40 78,40 80,22 68,22"), tone=DARK).add(rect(52, 34, 60, 44), w=0.9)
    s.add(poly("8,28 40,28 40,74 8,74"), tone=LIGHT, grain=0).add(rect(15, 38, 32, 54), w=0.8).add(
        rect(3, 20, 45, 29), fill=INK
    )
    s.add(tube("44,56 84,56", 30), tone=SHADE).line(*paths("52,42 52,71 | 66,42 66,71"), w=0.6).ink(oval(96, 56, 4))
    s.add(poly("86,74 99,90 80,90"), tone=MID).add(rect(8, 72, 88, 79), w=0.9)
    for x, y, r in ((22, 83, 12), (46, 83, 12), (70, 86, 8)):
        wheel(s, x, y, r)
    s.line(path("22,84 46,84"), w=1.2)
    s.at(head=(74, 22), mouth=(74, 20), back=(30, 20))


@glyph("a bicycle")
def bicycle(s: Sketch) -> None:
    for x in (22, 78):
        s.line(oval(x, 66, 20), oval(x, 66, 17.6), w=0.8)
        s.line(
            *(
                path(f"{x},66 {x + dx},{66 + dy}")
                for dx, dy in ((17, 0), (-17, 0), (0, 17), (0, -17), (12, 12), (-12, 12), (12, -12), (-12, -12))
            ),
            w=0.35,
        )
    s.line(*paths("22,66! 36,38! 68,36! 46,66! 22,66! | 46,66! 33,30! | 78,66 66,26"), w=1.2)
    s.line(path("66,26 76,22 78,28"), w=1.2).ink(blob("24,30 32,26 42,28 36,31"), oval(46, 66, 4)).line(
        path("46,66 52,76"), w=0.9
    ).ink(rect(49, 75, 57, 78))
    s.at(head=(34, 27), back=(34, 27))


@glyph("a sailing ship")
def ship(s: Sketch) -> None:
    s.line(path("52,6 52,72"), w=1.2)
    s.add(blob("55,12! 76,30 86,60! 70,64 55,62!"), tone=SHADE).add(
        blob("49,18! 36,40 18,60! 34,62 49,62!"), tone=LIGHT
    )
    s.add(blob("6,68! 30,72 70,72 96,66! 88,84 78,92 24,92 14,84"), tone=MID, grain=0).ink(blob("52,6! 66,10! 52,14!"))
    s.add(*[oval(x, 81, 3) for x in (34,)], oval(50, 81, 3), oval(66, 81, 3), w=0.7)
    s.at(head=(52, 6), back=(52, 70))


@glyph("a submarine")
def submarine(s: Sketch) -> None:
    s.line(path("56,28 56,14 64,14"), w=1.4).add(poly("42,42 46,28 64,28 68,42"), tone=MID)
    s.ink(blob("6,46! 14,58 6,72!"), oval(8, 52, 3, 7), oval(8, 66, 3, 7)).add(
        blob("12,58 24,44 60,40 86,46 97,58 86,72 60,78 24,74"), tone=SHADE
    )
    s.add(oval(38, 58, 6), oval(56, 58, 6), oval(74, 58, 6), w=0.8, tone=LIGHT)
    s.at(head=(56, 28), back=(55, 28), mouth=(96, 60))


@glyph("an aeroplane")
def plane(s: Sketch) -> None:
    s.add(poly("56,46 36,14 46,14 74,46"), w=0.9, tone=MID).add(blob("14,50! 6,24! 16,26 28,46!"), tone=MID)
    s.add(blob("10,52 20,46 70,44 90,48 98,56 88,64 60,66 26,62"), tone=SHADE)
    s.add(poly("48,58 22,90 34,90 68,60"), tone=LIGHT).add(blob("10,54! 2,64! 10,64 24,57!"), w=0.9)
    s.ink(blob("84,50! 92,52 95,56! 86,56!"), *(oval(x, 51.5, 2) for x in (34, 42, 50, 58, 66, 74)))
    s.at(head=(60, 44), back=(50, 45), mouth=(97, 58))


@glyph("a rocket")
def rocket(s: Sketch) -> None:
    s.add(blob("40,78! 36,88 44,90! 50,99! 56,90! 64,88 60,78!"), w=0.9)
    s.add(blob("36,52 20,70 20,88! 40,76!"), blob("64,52 80,70 80,88! 60,76!"), tone=DARK)
    s.add(mirror("50,2! 60,14 66,34 66,56 60,78! 50,78!"), tone=SHADE).add(rect(46, 60, 54, 88), w=0.8, tone=DARK)
    s.add(oval(50, 38, 8), w=0.9, tone=LIGHT).line(path("38,20 50,23 62,20"), w=0.7)
    s.at(head=(50, 3), mouth=(50, 40))


@glyph("a hot-air balloon")
def air_balloon(s: Sketch) -> None:
    s.line(*paths("34,58 42,80 | 66,58 58,80 | 46,64 47,80 | 54,64 53,80"), w=0.6)
    s.add(mirror("50,2 72,8 84,28 76,48 60,62 56,66! 50,66!"), tone=SHADE)
    s.tone(
        blob("50,2! 34,16 36,44 45,66! 38,60 24,48 18,28 28,8"),
        blob("50,2! 60,20 60,46 53,66! 47,66! 40,46 40,20"),
        tone=MID,
        grain=90,
    )
    s.line(*paths("50,2 34,16 35,44 45,66 | 50,2 66,16 65,44 55,66"), w=0.7).add(
        rect(41, 80, 59, 95), tone=MID, grain=0
    )
    s.at(head=(50, 2), mouth=(50, 80))


@glyph("a helicopter")
def helicopter(s: Sketch) -> None:
    s.ink(tube("30,20 96,20", 3.5)).line(path("63,20 63,32"), w=1.3)
    s.add(blob("46,52! 6,42! 4,34! 12,36 46,42!"), tone=MID).line(
        oval(6, 36, 9), *paths("6,28 6,44 | -2,36 14,36"), w=0.7
    )
    s.add(blob("42,44 52,32 70,30 88,40 96,56 88,68 60,72 46,62"), tone=SHADE).add(
        blob("70,36! 84,42 91,56! 70,56!"), w=0.8, tone=LIGHT
    )
    s.line(*paths("54,72 50,84 | 78,71 80,84 | 38,84 90,84 94,80"), w=1.1)
    s.at(head=(63, 20), mouth=(94, 62))


@glyph("a house")
def house(s: Sketch) -> None:
    s.add(rect(66, 14, 76, 38), tone=MID, grain=0).add(rect(16, 46, 84, 94), w=1)
    s.add(poly("6,50 50,10 94,50"), tone=DARK, grain=0).ink(poly("42,94 42,66 58,66 58,94")).paper(oval(54, 81, 1.5))
    for x in (28, 72):
        s.add(rect(x - 7, 56, x + 7, 72), w=0.8, tone=LIGHT).line(
            path(f"{x},56 {x},72"), path(f"{x - 7},64 {x + 7},64"), w=0.5
        )
    s.at(head=(50, 10), mouth=(71, 14), back=(50, 10))


@glyph("a castle")
def castle(s: Sketch) -> None:
    s.line(*paths("20,24 20,8 | 80,24 80,8"), w=0.9).ink(poly("20,8 32,12 20,16"), poly("80,8 92,12 80,16"))
    battlement = "28,52 28,44 36,44 36,52 44,52 44,44 56,44 56,52 64,52 64,44 72,44 72,52"
    s.add(poly("28,94 " + battlement + " 72,94"), tone=LIGHT, grain=0)
    for x in (20, 80):
        s.add(rect(x - 12, 44, x + 12, 94), tone=SHADE, grain=0).add(poly(f"{x - 15},46 {x},20 {x + 15},46"), tone=DARK)
        s.ink(blob(f"{x - 3},64! {x - 3},58 {x},55 {x + 3},58 {x + 3},64!"))
    s.ink(blob("40,94! 40,76 50,66 60,76 60,94!")).line(*paths("46,70 46,94 | 54,70 54,94 | 41,82 59,82"), w=0.4)
    s.at(head=(50, 44), back=(50, 46), mouth=(50, 94))


@glyph("a lighthouse")
def lighthouse(s: Sketch) -> None:
    tower = poly("38,34 62,34 70,92 30,92")
    s.tone(poly("60,24 98,12 98,36"), poly("40,24 2,12 2,36"), tone=LIGHT, grain=0)
    s.add(tower, tone=SHADE).ink(poly("36.5,46 63.5,46 65,58 35,58"), poly("33.5,70 66.5,70 68,82 32,82")).add(
        tower, fill=None
    )
    s.add(rect(41, 16, 59, 33), w=0.9).ink(oval(50, 25, 4), rect(33, 31, 67, 36)).add(
        blob("38,17! 50,4 62,17!"), fill=INK
    )
    s.ink(blob("46,92! 46,86 50,83 54,86 54,92!")).add(blob("14,94 24,88 50,91 78,88 88,94"), tone=DARK, grain=0)
    s.at(head=(50, 5), back=(50, 5))


@glyph("a windmill")
def windmill(s: Sketch) -> None:
    s.add(poly("38,40 62,40 72,94 28,94"), tone=LIGHT, grain=0).add(blob("36,42! 40,28 50,23 60,28 64,42!"), tone=DARK)
    s.ink(blob("44,94! 44,80 50,75 56,80 56,94!"))
    for a, b in (
        ("50,38 78,10", "54,34 60,40 84,16 78,10"),
        ("50,38 22,10", "46,34 40,40 16,16 22,10"),
        ("50,38 76,66", "54,42 60,36 82,60 76,66"),
        ("50,38 24,66", "46,42 40,36 18,60 24,66"),
    ):
        s.add(poly(b), w=0.7, tone=MID).line(path(a), w=1.1)
    s.ink(oval(50, 38, 3.5))
    s.at(head=(50, 23))


@glyph("a skyscraper")
def skyscraper(s: Sketch) -> None:
    s.line(path("50,2 50,14"), w=0.9).add(poly("40,12 60,12 60,30 40,30"), w=0.9, tone=MID).add(
        poly("28,30 72,30 72,95 28,95"), tone=SHADE, grain=0
    )
    s.ink(*(rect(x, y, x + 5, y + 6) for x in (33, 42, 51, 60) for y in range(36, 84, 10))).ink(rect(44, 86, 56, 95))
    s.at(head=(50, 12))


@glyph("an igloo")
def igloo(s: Sketch) -> None:
    dome = blob("4,88! 6,58 22,32 50,24 78,32 94,58 96,88!")
    s.add(dome, tone=SHADE)
    courses = (88.0, 73.0, 58.0, 45.0, 33.0, 24.0)
    blocks = Sketch().line(*(path(f"2,{y} 50,{y + 2} 98,{y}") for y in courses[1:-1]), w=0.8)
    for row, (low, high) in enumerate(pairwise(courses)):
        for turn in range(-75 + 15 * (row % 2), 80, 30):
            x, u = (50 + 46 * sqrt(1 - ((88 - y) / 65) ** 2) * sin(radians(turn)) for y in (low, high))
            blocks.line(path(f"{x},{low + 1} {u},{high + 1}"), w=0.8)
    s.marks += blocks.within(dome).marks
    s.add(dome, fill=None)
    s.add(blob("24,92! 24,68 32,54 45,49 62,47 74,54 80,68 80,88!"), tone=SHADE)
    s.add(blob("20,92! 20,70 28,57 42,52 56,57 64,70 64,92!")).ink(blob("28,92! 28,73 34,65 42,62 50,65 56,73 56,92!"))
    s.line(*paths("20,79 28,80 | 23,65 31,70 | 33,55 37,63 | 51,55 47,63 | 61,65 53,70 | 64,79 56,80"), w=0.7)
    s.line(*paths("66,52 72,58 | 74,58 70,66 64,68 | 80,72 64,76"), w=0.6)
    s.at(head=(50, 24), back=(50, 24))


@glyph("a tent")
def tent(s: Sketch) -> None:
    s.line(*paths("18,92 2,96 | 82,92 98,96 | 50,14 54,6 | 50,14 46,6"), w=0.8)
    s.add(poly("50,14 88,92 12,92"), tone=MID).ink(blob("50,40! 64,92! 36,92!")).add(
        blob("50,40! 64,92! 72,92! 60,64"), w=0.8
    )
    s.at(head=(50, 10))


@glyph("a pyramid")
def pyramid(s: Sketch) -> None:
    s.add(poly("50,14 96,88 62,92"), tone=DARK).add(poly("50,14 62,92 4,86"), tone=LIGHT, grain=5)
    s.line(*paths("36,34 53,36 | 24,52 56,56 | 12,70 60,76"), w=0.6)
    s.at(head=(50, 14))


@glyph("a bridge")
def bridge(s: Sketch) -> None:
    s.add(rect(22, 16, 30, 92), rect(70, 16, 78, 92), tone=MID)
    s.line(*paths("2,52 14,40 26,18 | 26,18 38,44 50,50 62,44 74,18 | 74,18 86,40 98,52"), w=1.0)
    s.line(
        *(
            path(f"{x},{y} {x},60")
            for x, y in ((10, 45), (18, 34), (36, 42), (43, 48), (50, 50), (57, 48), (64, 42), (82, 34), (90, 45))
        ),
        w=0.5,
    )
    s.add(rect(1, 58, 99, 66), tone=DARK)
    s.at(back=(50, 58))
