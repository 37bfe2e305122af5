"""Heads for whole compositions: faces with feelings, hair, beards and hats, from the front and from the side.

A head is drawn around (0, 0) with a radius of 10; `set_head` puts it where it belongs. `people.py` draws the body below it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

from cryptonym.decks.pictures.curves import Point, arc, blob, mirror, oval, path, paths, poly, rect, tube
from cryptonym.decks.pictures.noted import note
from cryptonym.decks.pictures.sketch import INK, LIGHT, MID, PAPER, PLAIN, SHADE, Colour, Sketch, Tone

Part = Callable[[Sketch], object]

FRONT = mirror("0,-10 6,-9 9,-3 8.6,4 5.4,9 0,10.6", 0)
SIDE = blob(
    "-8.6,-3 -6,-8.6 0,-10.4 6,-9 8.4,-5 8.6,-1.6! 11.6,2.4! 9,3.4! 9.4,5 8.8,6 9,8 6.6,10.4 1.6,9 -3,12! -8,10! -8.6,4"
)


def head(
    feeling: str = "calm",
    *,
    hair: str = "short",
    hat: str = "",
    beard: str = "",
    skin: Tone = PLAIN,
    side: bool = False,
) -> Sketch:
    """A head around (0, 0), from the front or (`side`) facing right. The names are the keys of the tables below."""
    for kind, name in (("face", feeling), ("hair", hair), ("hat", hat), ("beard", beard)):
        if name not in ("", "none"):
            note(kind, name)
    s = Sketch()
    BEHIND.get(hair, _nothing)(s)
    if not side:
        s.add(oval(-9, 1, 1.9, 2.7), oval(9, 1, 1.9, 2.7), w=0.8, tone=skin)
    s.add(SIDE if side else FRONT, w=1, tone=skin)
    (PROFILES if side else FACES)[feeling](s)
    if beard:
        (SIDE_BEARDS if side else BEARDS)[beard](s)
    (SIDE_HAIR if side else HAIR)[hair](s)
    if hat:
        HATS[hat](s)
    return s


def set_head(
    s: Sketch,
    drawn: Sketch,
    x: float,
    y: float,
    r: float = 10,
    *,
    rot: float = 0,
    flip: bool = False,
    glow: bool = False,
) -> None:
    """Draw a head with its middle at (x, y), as large as `r`, tilted clockwise; `flip` makes it face left, `glow` puts paper around it."""
    side, turn_x, turn_y = -1 if flip else 1, cos(radians(rot)), sin(radians(rot))
    scale = r / 10

    def move(p: Point) -> Point:
        u, v = side * p[0] * scale, p[1] * scale
        return x + u * turn_x - v * turn_y, y + u * turn_y + v * turn_x

    placed = drawn.mapped(move, scale)
    if glow:
        for contour in placed.silhouette:
            s.add(contour, w=1.7, pen=PAPER)
    s.marks += placed.marks


def _nothing(_: Sketch) -> None:
    """Nothing to draw."""


def _dots(s: Sketch, y: float = -0.6, r: float = 1.25) -> None:
    s.ink(oval(-3.6, y, r, r * 1.2), oval(3.6, y, r, r * 1.2), w=0)


def _nose(s: Sketch) -> None:
    s.line(path("0,0.4 1.5,3.4 -0.4,3.8"), w=0.5)


def _wide_eyes(s: Sketch) -> None:
    for x in (-3.7, 3.7):
        s.add(oval(x, -1, 2.5, 2.9), w=0.5).ink(oval(x, -0.8, 1.0), w=0)


def _shut(s: Sketch, up: bool) -> None:
    for x in (-3.7, 3.7):
        s.line(arc(x, 0.2 if up else -1.4, 2.3, 2.0, *((190, 350) if up else (10, 170))), w=0.75)


def _calm(s: Sketch) -> None:
    _dots(s)
    _nose(s)
    s.line(*paths("-3,6.4 0,6.9 3,6.4 | -5.4,-3.6 -2,-4 | 5.4,-3.6 2,-4"), w=0.6)


def _happy(s: Sketch) -> None:
    _dots(s)
    _nose(s)
    s.line(*paths("-4.8,5 -2.4,7.2 0,7.8 2.4,7.2 4.8,5"), w=0.8).line(
        *paths("-5.6,-4 -3.6,-5 -2,-4.4 | 5.6,-4 3.6,-5 2,-4.4"), w=0.6
    )


def _laughing(s: Sketch) -> None:
    _shut(s, up=True)
    _nose(s)
    s.ink(blob("-5.4,4.6! 0,5.4 5.4,4.6! 3.4,8.4 0,9.4 -3.4,8.4"), w=0.4).paper(
        blob("-4,5.2! 0,5.8 4,5.2! 3.4,6.4 0,6.9 -3.4,6.4")
    )


def _sad(s: Sketch) -> None:
    _dots(s)
    _nose(s)
    s.line(*paths("-4,8 0,6 4,8 | -6,-2.8 -2,-4.8 | 6,-2.8 2,-4.8"), w=0.75)


def _crying(s: Sketch) -> None:
    _shut(s, up=False)
    s.line(*paths("-4,8.2 0,6 4,8.2 | -6,-3 -2,-5 | 6,-3 2,-5"), w=0.75)
    s.add(blob("-4,1.4! -2.4,4.6 -4,6 -5.6,4.6"), blob("4,1.4! 5.6,4.6 4,6 2.4,4.6"), w=0.4)


def _angry(s: Sketch) -> None:
    _dots(s)
    _nose(s)
    s.line(*paths("-6.4,-5 -1.6,-2.4 | 6.4,-5 1.6,-2.4"), w=1.1).line(path("-3.6,7.6 0,6.2 3.6,7.6"), w=0.9)


def _afraid(s: Sketch) -> None:
    _wide_eyes(s)
    s.line(*paths("-6.4,-4 -2.4,-6.4 | 6.4,-4 2.4,-6.4"), w=0.6).add(
        blob("-4,7.6 -2,5.4 0,6.2 2,5.4 4,7.6 2,8.4 0,7.6 -2,8.4"), w=0.5, fill=INK
    )


def _surprised(s: Sketch) -> None:
    _wide_eyes(s)
    s.line(*paths("-6,-5 -3.6,-6.6 -1.6,-5.6 | 6,-5 3.6,-6.6 1.6,-5.6"), w=0.6).ink(oval(0, 6.4, 2.2, 2.8), w=0.3)


def _asleep(s: Sketch) -> None:
    _shut(s, up=False)
    _nose(s)
    s.line(path("-2,6.6 0,7 2,6.6"), w=0.7)


def _sly(s: Sketch) -> None:
    _dots(s, 0)
    _nose(s)
    s.line(*paths("-6,-2 -1.8,-1.4 | 6,-2 1.8,-1.4 | -3,6.6 1,7.2 5,4.8"), w=0.8).line(
        *paths("-6,-4.6 -2,-3.4 | 6,-5.4 2,-4"), w=0.5
    )


def _shouting(s: Sketch) -> None:
    s.line(*paths("-5.8,-1.8 -2,-0.4! -5.8,1 | 5.8,-1.8 2,-0.4! 5.8,1"), w=0.7).ink(
        oval(0, 5.8, 3.4, 3.6), w=0.3
    ).paper(oval(0, 8, 1.8, 0.9))


FACES: dict[str, Part] = {
    "calm": _calm,
    "happy": _happy,
    "laughing": _laughing,
    "sad": _sad,
    "crying": _crying,
    "angry": _angry,
    "afraid": _afraid,
    "surprised": _surprised,
    "asleep": _asleep,
    "sly": _sly,
    "shouting": _shouting,
    "masked": lambda s: (
        s.ink(blob("-9.4,-3.6! -4,-3.8 0,-2.6 4,-3.8 9.4,-3.6! 8,1.6 4,2 0,0 -4,2 -8,1.6")),
        s.paper(oval(-3.8, -0.8, 1.7, 1.3), oval(3.8, -0.8, 1.7, 1.3)),
        s.ink(oval(-3.4, -0.8, 0.7), oval(4.2, -0.8, 0.7)),
        s.line(path("-3,6.4 0,7 4,5.4"), w=0.7),
    ),
    "none": _nothing,
}


def _profile(*lines: str, eye: str = "dot", brow: str = "3.4,-4.4 7,-4") -> Part:
    def draw(s: Sketch) -> None:
        if eye == "dot":
            s.ink(oval(5.2, -1, 1.1, 1.4), w=0)
        elif eye == "wide":
            s.add(oval(5, -1.2, 2.2, 2.6), w=0.5).ink(oval(5.8, -1, 1), w=0)
        else:
            s.line(arc(5, -1 if eye == "down" else 0.2, 1.9, 1.7, *((10, 170) if eye == "down" else (190, 350))), w=0.7)
        s.line(path(brow), *(path(line) for line in lines), w=0.7)
        s.line(arc(-1.6, 1.2, 1.7, 2.4, 60, 330), w=0.6)

    return draw


def _open_mouth(s: Sketch) -> None:
    _profile(eye="up")(s)
    s.ink(blob("9.2,4.6! 5.4,5.6 6,8.4 9,8.4!"), w=0.3)


def _side_mask(s: Sketch) -> None:
    s.ink(blob("-8.6,-3! 2,-4 8.8,-3.4! 9.4,0.6! 5,1.6 0,0.4 -8.6,0.6!")).paper(oval(5.6, -1.2, 1.8, 1.4)).ink(
        oval(6.2, -1.2, 0.8)
    )
    s.line(path("9,6 5.4,6.4"), w=0.7)


PROFILES: dict[str, Part] = {
    "calm": _profile("9,6 5.6,6.2"),
    "happy": _profile("9,5.6 6.4,6.8 4.4,5"),
    "laughing": _open_mouth,
    "sad": _profile("8.8,6.6 6.6,5.8 5,7.4", brow="3,-3 7,-5"),
    "crying": _profile("8.8,6.6 6.6,5.8 5,7.4", "5,1 4.6,5", eye="down", brow="3,-3 7,-5"),
    "angry": _profile("9,6.4 6.6,6 5,7.2", brow="2.6,-5 7.8,-2.8"),
    "afraid": _profile("9,6 7.4,5.2 6.2,6.4 5,5.6", eye="wide", brow="3,-4.6 7,-6"),
    "surprised": lambda s: (_profile(eye="wide", brow="3,-5 6,-6")(s), s.ink(oval(8, 6, 1.3, 2), w=0.2)),
    "asleep": _profile("9,6 6.4,6.2", eye="down"),
    "sly": _profile("9,5.8 6,6.8 3.6,5.2", brow="2.8,-4 7.6,-2.6"),
    "shouting": lambda s: (
        _profile(eye="up", brow="2.6,-5 7.8,-2.8")(s),
        s.ink(blob("9.4,3.6! 4.6,5.4 5.4,9 9.2,8.6!"), w=0.3),
    ),
    "masked": _side_mask,
    "none": _nothing,
}

# --- hair and beards ----------------------------------------------------------------------------------------------------


def _curls(s: Sketch, places: str, r: float, fill: Colour = INK) -> None:
    balls = [oval(float(x), float(y), r) for x, y in (p.split(",") for p in places.split())]
    if fill is INK:
        s.ink(*balls)
    else:
        s.add(*balls, w=0.5, tone=SHADE)


BEHIND: dict[str, Part] = {
    "long": lambda s: s.ink(blob("-10,-4 -6,-11 0,-12 6,-11 10,-4 11,8 12,17! 4,15 -4,15 -12,17! -11,8")),
    "fair": lambda s: s.add(
        blob("-10,-4 -6,-11 0,-12 6,-11 10,-4 11,8 12,17! 4,15 -4,15 -12,17! -11,8"), tone=LIGHT, grain=90, w=0.8
    ),
    "curls": lambda s: _curls(s, "-10,-2 -10,-7 -6,-11 0,-12.4 6,-11 10,-7 10,-2 -10,3 10,3", 4.4),
    "plaits": lambda s: (
        s.ink(tube("-9,2 -12,10 -11,18", 4.4, 3), tube("9,2 12,10 11,18", 4.4, 3)),
        s.line(*paths("-13,17 -9,16 | 13,17 9,16"), w=0.8, pen=PAPER),
    ),
    "bun": lambda s: s.ink(oval(0, -13, 4.6, 4)),
    "wig": lambda s: _curls(s, "-10,-2 10,-2 -10.5,3 10.5,3 -10.5,8 10.5,8 -10,13 10,13", 3.4, PAPER),
    "tail": lambda s: s.ink(blob("-6,-8! -14,-8 -17,0 -15,9! -12,4 -10,-2 -6,-2!")),
    "veil": lambda s: s.add(blob("-10,-6 0,-13 10,-6 15,16! 0,20 -15,16!"), w=0.8, tone=LIGHT, grain=90),
}

CAP = "-9.4,-1! -9.6,-6 -6,-11 0,-12 6,-11 9.6,-6 9.4,-1!"
HAIR: dict[str, Part] = {
    "short": lambda s: s.ink(blob(f"{CAP} 7,-5 3,-7 -2,-6 -6,-6.6")),
    "parted": lambda s: s.ink(blob(f"{CAP} 7.6,-5 1,-6 -3,-9! -6,-6")),
    "spiky": lambda s: s.ink(
        poly(
            "-9.4,-1 -11,-8 -8,-8 -7,-14 -3,-10.5 0,-15 3,-10.5 7,-14 8,-8 11,-8 9.4,-1 7,-5.4 3,-6.6 0,-5 -3,-6.6 -7,-5.4"
        )
    ),
    "long": lambda s: s.ink(blob("-10,3! -10,-5 -6,-11 0,-12 6,-11 10,-5 10,3! 7.6,-3 2,-7 -3,-6.6 -7.6,-3")),
    "fair": lambda s: s.add(
        blob("-10,3! -10,-5 -6,-11 0,-12 6,-11 10,-5 10,3! 7.6,-3 2,-7 -3,-6.6 -7.6,-3"), tone=LIGHT, grain=70, w=0.8
    ),
    "curls": lambda s: _curls(s, "-7,-7 -3.4,-8.6 0.6,-8.8 4.6,-8.2 7.6,-6", 3),
    "plaits": lambda s: s.ink(blob("-9.4,2! -9.6,-6 -6,-11 0,-12 6,-11 9.6,-6 9.4,2! 7.6,-4 0,-9! -7.6,-4")),
    "bun": lambda s: s.ink(blob(f"{CAP} 7,-6 0,-7 -7,-6")),
    "grey": lambda s: s.add(
        blob("-9.6,3! -10.6,-5 -6,-11.4 0,-12.4 6,-11.4 10.6,-5 9.6,3! 8,-4 3,-6.4 -2,-6 -8,-4"), w=0.8, tone=SHADE
    ),
    "bald": lambda s: (s.ink(oval(-9, -1, 2, 3.4), oval(9, -1, 2, 3.4)), s.line(path("-4,-7 -1,-8.4"), w=0.5)),
    "baby": lambda s: s.line(path("-2,-10 1,-13 4,-12 2,-9.6"), w=0.9),
    "wig": lambda s: _curls(s, "-8,-6 -4.6,-9.4 0,-10.6 4.6,-9.4 8,-6", 3.2, PAPER),
    "tail": lambda s: s.ink(blob(f"{CAP} 7,-6 0,-7.6 -7,-6")),
    "veil": lambda s: s.ink(blob(f"{CAP} 7,-5 0,-8! -7,-5")),
    "none": _nothing,
}
SIDE_HAIR: dict[str, Part] = {
    "short": lambda s: s.ink(blob("8.4,-5! 5,-10.6 -1,-12 -8,-8.6 -9.8,-2 -8.6,7! -5,4 -4,-1.6! 0,-2.6 2,-6 6,-6.6")),
    "parted": lambda s: s.ink(blob("9.4,-5! 5,-10.6 -1,-12 -8,-8.6 -9.8,-2 -8.6,6! -5,3 -4,-2! 2,-7!")),
    "spiky": lambda s: s.ink(
        poly("9,-5 9,-12 4,-10.6 3,-15 -1,-11.4 -5,-14 -6,-9.4 -11,-10 -9.4,-5 -13,-3 -9,0 -8.6,6 -5,4 -4,-2 2,-6")
    ),
    "long": lambda s: s.ink(blob("8.4,-5! 5,-10.8 -1,-12.4 -9,-9 -11.4,0 -12,10 -14,17! -6,15 -3,8 -4,-1 2,-6 6,-7")),
    "fair": lambda s: s.add(
        blob("8.4,-5! 5,-10.8 -1,-12.4 -9,-9 -11.4,0 -12,10 -14,17! -6,15 -3,8 -4,-1 2,-6 6,-7"),
        w=0.8,
        tone=LIGHT,
        grain=70,
    ),
    "curls": lambda s: _curls(s, "6,-8.4 2,-9.6 -3,-9.4 -7,-6.6 -8.6,-2 -8.6,3 -4.6,-5 -6,1", 4),
    "plaits": lambda s: s.ink(
        blob("8.4,-5! 5,-10.6 -1,-12 -8,-8.6 -9.8,-2 -8.6,5! -5,3 -4,-2! 2,-7 6,-7"), tube("-7,4 -10,10 -9,18", 4.4, 3)
    ),
    "bun": lambda s: s.ink(
        blob("8.4,-5! 5,-10.6 -1,-12 -8,-8.6 -9.8,-2 -8,4! -5,1 -3,-3! 2,-7 6,-7"), oval(-10.6, -6, 4.2)
    ),
    "grey": lambda s: s.add(
        blob("8.4,-5! 5,-11 -1,-12.6 -9,-9 -10.8,-2 -9.4,7! -5,4 -4,-1.6! 0,-2.6 2,-6 6,-6.6"), w=0.8, tone=SHADE
    ),
    "bald": lambda s: s.ink(blob("-3,-3 -8,-5 -9.8,0 -8.4,7! -5,4 -4.4,0")),
    "baby": lambda s: s.line(path("0,-10 3,-13 6,-12 4,-9.6"), w=0.9),
    "wig": lambda s: _curls(s, "5,-9 0,-10.4 -5,-9 -8.6,-5 -9.6,0 -9.6,5 -9.4,10 -9,15 -5,-3 -5.6,2", 3.4, PAPER),
    "tail": lambda s: s.ink(blob("8.4,-5! 5,-10.6 -1,-12 -8,-8.6 -9.8,-2 -7,3! -3,-3! 2,-7 6,-7")),
    "veil": lambda s: s.ink(blob("8.4,-5! 5,-10.6 -1,-12 -8,-8.6 -9.8,-2 -8,4! -4,-2! 2,-7 6,-7")),
    "none": _nothing,
}
BEARDS: dict[str, Part] = {
    "full": lambda s: (
        s.ink(blob("-9.2,1! -7,4.4 -3,3.8 0,4.6 3,3.8 7,4.4 9.2,1! 9,9 4,14.4 0,15.4 -4,14.4 -9,9")),
        s.paper(oval(0, 7, 2.2, 0.9)),
    ),
    "white": lambda s: (
        s.add(blob("-9.2,1! -7,4.4 -3,3.8 0,4.6 3,3.8 7,4.4 9.2,1! 9.6,9 6,16 0,22! -6,16 -9.6,9"), w=0.8, tone=SHADE),
        s.ink(oval(0, 7, 1.8, 0.8)),
    ),
    "moustache": lambda s: s.ink(mirror("0,4.4 3,3.6 6,5 9,3.6! 7.6,7 3.6,7 0,5.8", 0)),
    "stubble": lambda s: s.tone(blob("-8,3! -4,5 0,4.4 4,5 8,3! 5.4,9 0,10.6 -5.4,9"), tone=MID),
}
SIDE_BEARDS: dict[str, Part] = {
    "full": lambda s: s.ink(blob("-4,1! 0,5 5,4.6 9.6,4.4! 10.6,10 7,14 1,13.4 -3,9")).paper(oval(8, 6.6, 1.6, 0.7)),
    "white": lambda s: s.add(blob("-4,1! 0,5 5,4.6 9.6,4.4! 12,10 9,18 6,22! 1,15 -3,9"), w=0.8, tone=SHADE),
    "moustache": lambda s: s.ink(blob("10,3.8! 11,6.4 7,6.8 3.6,8! 5,4.6")),
    "stubble": lambda s: s.tone(blob("-3,4! 4,5 9,4! 9,8 6.6,10.4 1.6,9"), tone=MID),
}

# --- hats ---------------------------------------------------------------------------------------------------------------

BRIM = blob("-15,-5.6 0,-3 15,-5.6 13,-8 0,-6.6 -13,-8")


def _witch(s: Sketch) -> None:
    s.ink(blob("-7.6,-7! -2,-22 6,-29! 3.6,-20 7.6,-7!"), blob("-17,-6 0,-3.6 17,-6 10,-9 0,-8 -10,-9")).paper(
        poly("-7,-10.6 0,-9.4 7,-10.6 6.4,-13.4 0,-12.4 -6,-13.4")
    )


def _pirate(s: Sketch) -> None:
    s.ink(blob("-16,-5! -12,-12 -6,-13 0,-19 6,-13 12,-12 16,-5! 8,-7 0,-8 -8,-7"))
    s.paper(oval(0, -13, 2.6, 2.4), rect(-1.4, -11.4, 1.4, -9.6)).ink(oval(-1, -13, 0.7), oval(1, -13, 0.7), w=0)


def _helmet(s: Sketch) -> None:
    s.add(blob("-10.4,11! -11,-2 -7,-10.6 0,-13 7,-10.6 11,-2 10.4,11! 0,13.6"), tone=SHADE)
    s.ink(rect(-8, -3, 8, 0.4), w=0.3).line(
        *paths("0,0 0,13 | -5,4 -5,9 | 5,4 5,9 | -2.4,4 -2.4,9 | 2.4,4 2.4,9"), w=0.7
    )
    s.add(blob("0,-12! -3,-20 -10,-23 -15,-18 -13,-12! -8,-16 -4,-12!"), w=0.8, tone=MID)


def _astronaut(s: Sketch) -> None:
    s.marks[:] = Sketch().add(oval(0, 0, 15.4), tone=SHADE, w=1.1).add(oval(0, 0.6, 12, 11), w=0.9).marks + s.marks
    s.line(arc(0, 0.6, 9.6, 8.8, 195, 245), w=0.8)


HATS: dict[str, Part] = {
    "crown": lambda s: s.add(poly("-8.6,-6 -10.4,-17 -5,-12 0,-19 5,-12 10.4,-17 8.6,-6"), w=1, tone=MID).ink(
        oval(-10.4, -17.6, 1.3), oval(0, -19.6, 1.3), oval(10.4, -17.6, 1.3)
    ),
    "witch": _witch,
    "pirate": _pirate,
    "helmet": _helmet,
    "astronaut": _astronaut,
    "cook": lambda s: s.add(
        oval(-7, -17, 6, 5.4), oval(0, -20, 7, 6), oval(7, -17, 6, 5.4), rect(-8, -17, 8, -7), w=0.9, tone=SHADE
    ).line(*paths("-8,-9.4 8,-9.4 | -3,-12 -3,-16 | 3,-12 3,-16"), w=0.5),
    "top hat": lambda s: (s.ink(rect(-8, -24, 8, -6), BRIM), s.line(path("-8,-10 0,-9.2 8,-10"), w=0.9, pen=PAPER)),
    "fedora": lambda s: (
        s.ink(blob("-8,-6! -8,-14 -4,-16.4 0,-14.6 4,-16.4 8,-14 8,-6!")),
        s.paper(poly("-8,-8.4 8,-8.4 8,-10.4 -8,-10.4")),
        s.ink(BRIM),
    ),
    "bowler": lambda s: s.ink(
        blob("-8.4,-5! -8.4,-14 -4,-17.6 4,-17.6 8.4,-14 8.4,-5!"),
        blob("-13,-7.4 0,-4 13,-7.4 12,-4.6 0,-1.8 -12,-4.6"),
    ),
    "cap": lambda s: s.add(blob("-9.6,-4! -9.6,-11 -4,-14 4,-14 9.6,-11 9.6,-4!"), w=0.9, tone=MID).ink(
        blob("2,-6! 10,-6 17,-3 16,-1 8,-3 2,-3!")
    ),
    "woolly": lambda s: (
        s.add(blob("-9.8,-4! -9.6,-11 -4,-15 4,-15 9.6,-11 9.8,-4!"), w=0.9, tone=MID, grain=90)
        .add(blob("-10.4,-6 0,-8 10.4,-6 10.4,-2 0,-4 -10.4,-2"), w=0.8)
        .add(oval(0, -17, 3.6), w=0.8, tone=LIGHT)
    ),
    "straw": lambda s: s.add(blob("-7,-7! -6,-14 0,-16 6,-14 7,-7!"), w=0.9, tone=LIGHT, grain=0).add(
        blob("-18,-5 0,-2 18,-5 12,-9 0,-8 -12,-9"), w=0.9, tone=LIGHT, grain=20
    ),
    "cone": lambda s: s.add(poly("-17,-3 0,-19 17,-3"), w=1, tone=LIGHT, grain=60),
    "turban": lambda s: s.add(blob("-10.6,-3 -11.6,-10 -5,-15.6 5,-15.6 11.6,-10 10.6,-3 0,-6"), w=0.9).line(
        *paths("-10,-3 0,-9 11,-10 | -11.4,-7 -2,-12 7,-14 | 10,-3.4 4,-7"), w=0.6
    ),
    "scarf": lambda s: s.add(
        blob(
            "-9,4! -8,-5 0,-9 8,-5 9,4! 5.4,9.4 0,11! 2,14 10,15 13,4 11,-7 0,-14 -11,-7 -13,4 -10,15 -2,14 0,11! -5.4,9.4"
        ),
        w=0.9,
        tone=MID,
        grain=60,
    ),
    "mortarboard": lambda s: (
        s.ink(blob("-8,-4! -8,-10! 8,-10! 8,-4! 0,-6"), poly("-15,-12 0,-17 15,-12 0,-7")),
        s.line(path("0,-12 12,-11 13,-4"), w=0.7, pen=INK),
    ),
    "veil": lambda s: s.add(*(oval(x, -10.6 + abs(x) * 0.32, 2.4) for x in (-8, -4, 0, 4, 8)), w=0.6).ink(
        *(oval(x, -10.6 + abs(x) * 0.32, 0.7) for x in (-8, -4, 0, 4, 8)), w=0
    ),
    "army": lambda s: s.add(blob("-11,-4! -10,-12 -4,-16 4,-16 10,-12 11,-4! 0,-6"), tone=MID, w=1).line(
        path("-12.6,-3.6 0,-6 12.6,-3.6"), w=1.4
    ),
    "party": lambda s: s.add(poly("-6,-8 1,-25 7,-7.4"), w=0.9, tone=LIGHT, grain=10).ink(oval(1, -25, 2)),
    "jester": lambda s: (
        s.ink(blob("-9.4,-4! -10,-12 -16,-18 -22,-12 -19,-6! -24,-4 -20,-18 -10,-22 0,-12! 0,-5")),
        s.add(blob("9.4,-4! 10,-12 16,-18 22,-12 19,-6! 24,-4 20,-18 10,-22 0,-12! 0,-5"), w=0.9),
        s.add(oval(-21, -4, 2.4), oval(21, -4, 2.4), w=0.7),
    ),
    "feathers": lambda s: s.line(path("-9,-5 0,-7 9,-5"), w=2.2).add(
        *(oval(2 * x, -15, 2.4, 7, 4 * x) for x in (-4, -2, 0, 2, 4)), w=0.7, tone=SHADE
    ),
}
