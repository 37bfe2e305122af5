"""Figures for whole compositions: bodies drawn by their joints, with a head of `heads.py`.

    woman = head("happy", hair="bun", hat="crown", skin=LIGHT)
    person(s, woman, at=(50, 20), neck=(50, 31), hip=(50, 56), arms=("36,40 28,30", "64,40 72,30"),
           legs=("46,72 44,92", "54,72 56,92"), top=MID, trousers=INK)

The first arm and leg lie behind the body, the second before it. Each is written as the text of its joints: elbow and hand, knee and
ankle. `turned=True` is a body seen from the side, `robe` the hem of a gown or a coat, from left to right.
"""

from __future__ import annotations

from math import atan2, degrees, hypot

from cryptonym.decks.pictures.curves import Contour, Point, blob, oval, tube
from cryptonym.decks.pictures.heads import head, set_head
from cryptonym.decks.pictures.sketch import INK, PAPER, PLAIN, SHADE, Colour, Sketch, Tone

__all__ = ["Cloth", "cloth", "hand", "head", "limb", "person", "set_head", "shoe"]
Cloth = Tone | Colour
"""A hatched cloth, or a black one (`INK`)."""


def _at(text: str) -> list[Point]:
    return [(float(x), float(y)) for x, y in (p.split(",") for p in text.split())]


def cloth(s: Sketch, *contours: Contour, of: Cloth, w: float = 1.0) -> None:
    """A piece of clothing: hatched, or black with a thin line of paper around it, so that it stands off what is behind it."""
    if isinstance(of, Colour):
        s.add(*contours, w=0.7, pen=PAPER).ink(*contours, w=0.2, colour=INK)
    else:
        s.add(*contours, w=w, tone=of)


def limb(s: Sketch, start: Point, joints: str, wide: float, narrow: float, *, of: Cloth) -> Point:
    """An arm or a leg along its joints; its end comes back."""
    cloth(s, tube(f"{start[0]},{start[1]} {joints}", wide, narrow), of=of)
    return _at(joints)[-1]


def hand(s: Sketch, at: Point, k: float = 1, *, skin: Tone = PLAIN) -> None:
    s.add(oval(*at, 3.1 * k), w=0.8, tone=skin)


def shoe(
    s: Sketch, knee: Point, ankle: Point, k: float = 1, *, toe: int = 1, bare: bool = False, skin: Tone = PLAIN
) -> None:
    """A shoe at right angles to the shin; `toe` says to which side."""
    vx, vy = ankle[0] - knee[0], ankle[1] - knee[1]
    length = hypot(vx, vy) or 1
    dx, dy = toe * vy / length, -toe * vx / length
    x, y = ankle[0] + 2.4 * k * dx + 1.2 * k * vx / length, ankle[1] + 2.4 * k * dy + 1.2 * k * vy / length
    sole = oval(x, y, 5.6 * k, 2.9 * k, degrees(atan2(dy, dx)))
    if bare:
        s.add(sole, w=0.8, tone=skin)
    else:
        s.ink(sole)


def person(
    s: Sketch,
    face: Sketch,
    *,
    at: Point,
    neck: Point,
    hip: Point,
    arms: tuple[str, str],
    legs: tuple[str, str] = ("", ""),
    r: float = 10,
    k: float = 1,
    tilt: float = 0,
    flip: bool = False,
    glow: bool = False,
    turned: bool = False,
    top: Cloth = SHADE,
    sleeves: Cloth | None = None,
    trousers: Cloth = INK,
    robe: str = "",
    skin: Tone = PLAIN,
    toes: tuple[int, int] = (-1, 1),
    bare: bool = False,
    stout: float = 1,
) -> None:
    """A whole figure. `k` is the thickness of its limbs; `robe` the text of its hem from left to right, hung from the waist."""
    ux, uy = hip[0] - neck[0], hip[1] - neck[1]
    length = hypot(ux, uy) or 1
    ux, uy = ux / length, uy / length
    px, py = uy, -ux  # to the right of a body that stands upright
    wide, waist = (4.6 if turned else 8.4) * k * stout, (4.4 if turned else 6) * k * stout

    def from_neck(across: float, down: float) -> Point:
        return neck[0] + px * across + ux * down, neck[1] + py * across + uy * down

    def from_hip(across: float) -> Point:
        return hip[0] + px * across, hip[1] + py * across

    sleeve = top if sleeves is None else sleeves
    shoulder = (0.6 if turned else 6.6) * k * stout
    if arms[0]:
        hand(s, limb(s, from_neck(-shoulder, 4.4 * k), arms[0], 7.2 * k, 5.2 * k, of=sleeve), k, skin=skin)
    spread = (0.8 if turned else 3.2) * k * stout
    for joints, side, toe in zip(legs, (-1, 1), toes, strict=True):
        if joints:
            ankle = limb(s, from_hip(side * spread), joints, 8.6 * k, 6.2 * k, of=trousers)
            before = _at(joints)[-2] if len(_at(joints)) > 1 else from_hip(0)
            shoe(s, before, ankle, k, toe=toe, bare=bare, skin=skin)
    s.add(tube(f"{from_neck(0, 3 * k)[0]},{from_neck(0, 3 * k)[1]} {at[0]},{at[1]}", 5.4 * k), w=0.9, tone=skin)
    left, right = from_neck(-wide, 3.4 * k), from_neck(wide, 3.4 * k)
    a, b = from_hip(waist), from_hip(-waist)
    trunk = blob(
        f"{neck[0] - px * 2.6 * k},{neck[1] - py * 2.6 * k} {neck[0] + px * 2.6 * k},{neck[1] + py * 2.6 * k} "
        f"{right[0]},{right[1]} {a[0]},{a[1]}! {hip[0] + ux * k},{hip[1] + uy * k} {b[0]},{b[1]}! {left[0]},{left[1]}"
    )
    if robe:
        hem = _at(robe)
        text = " ".join(f"{x},{y}{'!' if i in (0, len(hem) - 1) else ''}" for i, (x, y) in enumerate(hem))
        w1, w2 = from_neck(-waist * 0.86, length * 0.72), from_neck(waist * 0.86, length * 0.72)
        cloth(s, blob(f"{w1[0]},{w1[1]}! {text} {w2[0]},{w2[1]}!"), of=top)
    cloth(s, trunk, of=top)
    set_head(s, face, at[0], at[1], r, rot=tilt, flip=flip, glow=glow)
    if arms[1]:
        hand(s, limb(s, from_neck(shoulder, 4.4 * k), arms[1], 7.2 * k, 5.2 * k, of=sleeve), k, skin=skin)
