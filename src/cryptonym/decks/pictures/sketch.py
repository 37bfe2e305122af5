"""A drawing as it is thought of before the pen touches paper: marks in painter's order, which can be moved, cut and put together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from math import cos, radians, sin
from typing import Self

from cryptonym.decks.pictures.curves import Contour, Point, bounds, oval, rect, settled
from cryptonym.decks.pictures.noted import note


class Colour(Enum):
    INK = "#221e1a"
    PAPER = "#fcf8ec"

    @property
    def other(self) -> Colour:
        return Colour.PAPER if self is Colour.INK else Colour.INK


class Tone(Enum):
    """How a surface is darkened: not at all, by lines near or far, by dots, or only on the side away from the light."""

    PLAIN = "plain"
    SHADE = "shade"
    LIGHT = "light"
    MID = "mid"
    DARK = "dark"
    DOTS = "dots"


INK, PAPER = Colour.INK, Colour.PAPER
PLAIN, SHADE, LIGHT, MID, DARK, DOTS = Tone.PLAIN, Tone.SHADE, Tone.LIGHT, Tone.MID, Tone.DARK, Tone.DOTS
Move = Callable[[Point], Point]
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Mark:
    """One surface or one line. Several contours are one surface: their outlines run together."""

    contours: tuple[Contour, ...]
    fill: Colour | None = None
    tone: Tone = Tone.PLAIN
    weight: float = 1.0
    """The width of the line, 1 being an outline of a thing as large as the card; 0 is none."""
    pen: Colour = Colour.INK
    grain: float = -45.0
    """The direction of the hatching, in degrees."""
    fine: float = 1.0
    """How large the mark is compared to how it was first drawn: small things have narrower hatching."""
    closed: bool = True
    hole: bool = False
    """Paper seen through a thing: it stays paper in the thing's shadow."""

    def moved(self, move: Move, scale: float) -> Mark:
        thinner = abs(scale) ** 0.55
        return replace(
            self,
            contours=tuple(tuple(settled(move(p)) for p in contour) for contour in self.contours),
            weight=self.weight * thinner,
            fine=self.fine * abs(scale),
        )

    def negative(self) -> Mark:
        return replace(self, fill=self.fill.other if self.fill else None, pen=self.pen.other)

    def shadow(self, colour: Colour) -> Mark:
        if self.hole:
            return replace(self, fill=colour.other, tone=Tone.PLAIN, weight=0)
        filled = colour if self.closed else None
        return replace(self, fill=filled, pen=colour, tone=Tone.PLAIN, weight=self.weight * 0.9)


@dataclass(frozen=True, slots=True)
class Window:
    """Marks of which only what lies within the region is seen."""

    region: tuple[Contour, ...]
    marks: tuple[Mark | Window, ...]

    def moved(self, move: Move, scale: float) -> Window:
        region = tuple(tuple(settled(move(p)) for p in contour) for contour in self.region)
        return Window(region, tuple(mark.moved(move, scale) for mark in self.marks))

    def negative(self) -> Window:
        return Window(self.region, tuple(mark.negative() for mark in self.marks))

    def shadow(self, colour: Colour) -> Window:
        return Window(self.region, tuple(mark.shadow(colour) for mark in self.marks))


Drawn = Mark | Window


@dataclass(slots=True)
class Sketch:
    """What a glyph, a fusion or a whole card is drawn on."""

    marks: list[Drawn] = field(default_factory=list)
    anchors: dict[str, Point] = field(default_factory=dict)
    """Places with a name: where a hat sits, where an island may stand."""
    bleeds: bool = False
    """Whether the drawing runs on beyond the frame; one that does not is fitted into it."""

    # --- drawing -----------------------------------------------------------------------------------------------------

    def add(
        self,
        *contours: Contour,
        tone: Tone = Tone.PLAIN,
        w: float = 1.0,
        fill: Colour | None = Colour.PAPER,
        pen: Colour = Colour.INK,
        grain: float = -45.0,
    ) -> Self:
        """A surface with an outline; of several contours, one surface."""
        self.marks.append(Mark(contours, fill, tone, w, pen, grain))
        return self

    def ink(self, *contours: Contour, w: float = 0.35, colour: Colour = Colour.INK) -> Self:
        """Surfaces all black."""
        self.marks += [Mark((contour,), colour, weight=w, pen=colour) for contour in contours]
        return self

    def line(self, *lines: Contour, w: float = 0.6, pen: Colour = Colour.INK) -> Self:
        self.marks += [Mark((line,), weight=w, pen=pen, closed=False) for line in lines]
        return self

    def tone(self, *contours: Contour, tone: Tone = Tone.LIGHT, grain: float = -45.0, pen: Colour = Colour.INK) -> Self:
        """Hatching without an outline, over what is there."""
        self.marks.append(Mark(contours, None, tone, 0, pen, grain))
        return self

    def hole(self, *contours: Contour, w: float = 0.8) -> Self:
        """Paper seen through what is there."""
        self.marks += [Mark((contour,), PAPER, weight=w, hole=True) for contour in contours]
        return self

    def paper(self, *contours: Contour) -> Self:
        """Paper over what is there, without an outline."""
        self.marks += [Mark((contour,), PAPER, weight=0) for contour in contours]
        return self

    def eye(self, x: float, y: float, r: float = 2.4, *, look: float = 0.25) -> Self:
        """A white eye with a pupil; a very small one is a dot."""
        if r >= 2:
            self.add(oval(x, y, r), w=0.5)
        return self.ink(oval(x + look * r, y + 0.1 * r, r * 0.5 if r >= 2 else r))

    def at(self, **anchors: Point) -> Self:
        self.anchors |= anchors
        return self

    def night(self) -> Self:
        """The whole card in the dark; what follows is drawn in paper."""
        note("scenery", "night")
        self.bleeds = True
        return self.ink(rect(0, 0, 100, 100), w=0)

    def shrink(self, scale: float, x: float = 50, y: float = 100) -> Self:
        """Make all that has been drawn so far smaller, towards a place that stays where it is."""
        self.marks = [
            mark.moved(lambda p: (x + (p[0] - x) * scale, y + (p[1] - y) * scale), scale) for mark in self.marks
        ]
        return self

    # --- putting together ----------------------------------------------------------------------------------------------

    def put(
        self,
        other: Sketch,
        x: float,
        y: float,
        width: float,
        height: float | None = None,
        *,
        rot: float = 0,
        flip: bool = False,
        hold: str = "middle",
    ) -> Sketch:
        """Draw another sketch into this one, as large as fits the box, held by one of its places; the placed sketch comes back."""
        placed = other.placed(x, y, width, height, rot=rot, flip=flip, hold=hold)
        self.marks += placed.marks
        return placed

    def placed(
        self,
        x: float,
        y: float,
        width: float,
        height: float | None = None,
        *,
        rot: float = 0,
        flip: bool = False,
        hold: str = "middle",
    ) -> Sketch:
        turned = self.mapped(_turn(rot, flip=flip), 1)
        x0, y0, x1, y1 = turned.box
        scale = min(width / max(x1 - x0, 0.1), (width if height is None else height) / max(y1 - y0, 0.1))
        hx, hy = turned.place(hold)
        return turned.mapped(lambda p: (x + (p[0] - hx) * scale, y + (p[1] - hy) * scale), scale)

    def mapped(self, move: Move, scale: float) -> Sketch:
        moved = [mark.moved(move, scale) for mark in self.marks]
        return Sketch(moved, {name: settled(move(p)) for name, p in self.anchors.items()}, self.bleeds)

    def turned(self, degrees: float, x: float = 50, y: float = 50) -> Sketch:
        """Turned clockwise around a place."""
        turn = _turn(degrees, flip=False)

        def move(p: Point) -> Point:
            dx, dy = turn((p[0] - x, p[1] - y))
            return x + dx, y + dy

        return self.mapped(move, 1)

    def flipped(self, axis: float = 50) -> Sketch:
        """The other way round, on the other side of an upright axis."""
        return self.mapped(lambda p: (2 * axis - p[0], p[1]), 1)

    def within(self, *region: Contour) -> Sketch:
        """What of this sketch lies within the region."""
        return Sketch([Window(region, tuple(self.marks))], dict(self.anchors), self.bleeds)

    def negative(self) -> Sketch:
        return Sketch([mark.negative() for mark in self.marks], dict(self.anchors), self.bleeds)

    def shadow(self, colour: Colour = Colour.INK) -> Sketch:
        return Sketch([mark.shadow(colour) for mark in self.marks], dict(self.anchors), self.bleeds)

    def finer(self, factor: float) -> Sketch:
        """The same with all lines thinner (or, above 1, thicker)."""
        return Sketch(list(_finer(self.marks, factor)), dict(self.anchors), self.bleeds)

    # --- asking --------------------------------------------------------------------------------------------------------

    def place(self, name: str) -> Point:
        """A named place; `middle`, `base`, `top`, `left` and `right` are known of every sketch."""
        if name in self.anchors:
            return self.anchors[name]
        x0, y0, x1, y1 = self.box
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        return {"middle": (x, y), "base": (x, y1), "top": (x, y0), "left": (x0, y), "right": (x1, y)}[name]

    @property
    def box(self) -> Box:
        return bounds([contour for mark in self.marks for contour in _seen(mark)])

    @property
    def silhouette(self) -> tuple[Contour, ...]:
        """The surfaces that together are the outline of the thing."""
        return tuple(_surfaces(self.marks))


def _turn(rot: float, *, flip: bool) -> Move:
    turn_x, turn_y, side = cos(radians(rot)), sin(radians(rot)), -1 if flip else 1
    return lambda p: (side * p[0] * turn_x - p[1] * turn_y, side * p[0] * turn_y + p[1] * turn_x)


def _seen(mark: Drawn) -> tuple[Contour, ...]:
    return mark.region if isinstance(mark, Window) else mark.contours


def _surfaces(marks: list[Drawn] | tuple[Drawn, ...]) -> Iterator[Contour]:
    for mark in marks:
        if isinstance(mark, Window):
            yield from _surfaces(mark.marks)
        elif mark.closed and mark.fill is not None and not mark.hole:
            yield from mark.contours


def _finer(marks: list[Drawn] | tuple[Drawn, ...], factor: float) -> Iterator[Drawn]:
    for mark in marks:
        if isinstance(mark, Window):
            yield Window(mark.region, tuple(_finer(mark.marks, factor)))
        else:
            yield replace(mark, weight=mark.weight * factor)
