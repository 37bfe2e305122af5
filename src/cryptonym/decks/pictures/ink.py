"""The hand that inks every card: lines that swell and thin, hatching, dots, and a slight tremble, always the same for the same name.

Nothing here is left to chance: the tremble comes from the picture's name, co-ordinates are whole thousandths of the card, and the
SVG is made of paths, groups and clips alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import pairwise
from math import atan2, cos, fsum, hypot, pi, radians, sin
from random import Random
from typing import NamedTuple

from cryptonym.decks.pictures.curves import Contour, Point, bounds, evenly, rect
from cryptonym.decks.pictures.sketch import INK, PAPER, Colour, Drawn, Mark, Sketch, Tone, Window

LINE = 13.5
"""The width of an outline, in thousandths of the card."""
THINNEST = 4.2
SLACK = 1.0
"""How far a drawn line may leave the thought one, in thousandths of the card."""
HATCHING = {Tone.LIGHT: (27.0, 4.2), Tone.MID: (18.0, 4.8), Tone.DARK: (14.0, 5.4), Tone.SHADE: (14.0, 4.4)}
"""Tone to the distance between two lines and their width."""
FRAME = (3.2, 3.2, 96.8, 96.8)
Span = tuple[float, float]
Step = tuple[int, int]


def svg(name: str, sketch: Sketch) -> str:
    """The finished card: paper, drawing, frame and the mark in its top-left corner (SET-5)."""
    hand = Hand(name)
    if not sketch.bleeds:
        sketch = fitted(sketch)
    hand.draw([Window((rect(*FRAME),), tuple(sketch.marks))])
    hand.frame()
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">'
        f'<path fill="{PAPER.value}" d="M0 0h1000v1000h-1000z"/>{"".join(hand.drawn)}</svg>\n'
    )


def fitted(sketch: Sketch, low: float = 8.5, high: float = 91.5) -> Sketch:
    """As large as the frame allows, in its middle."""
    x0, y0, x1, y1 = sketch.box
    scale = min(1.5, (high - low) / (x1 - x0), (high - low) / (y1 - y0))
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    return sketch.mapped(lambda p: (50 + (p[0] - x) * scale, 50 + (p[1] - y) * scale), scale)


class Hand:
    """One card's tremble and what has been drawn with it so far."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.chance = Random(int.from_bytes(sha256(name.encode()).digest()[:8], "big"))  # noqa: S311 - for ink, not for keys
        self.waves = [self._wave(length) for length in (420, 290, 170, 95, 60)]
        self.drawn: list[str] = []
        self.clips = 0

    def _wave(self, length: float) -> tuple[float, float, float, float, float]:
        turn = self.between(0, 2 * pi)
        height = 0.9 + length / 140
        return cos(turn) * 2 * pi / length, sin(turn) * 2 * pi / length, self.between(0, 6), self.between(0, 6), height

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.chance.random()

    def bend(self, point: Point) -> Point:
        """Where a point of the card ends up on paper. All that is drawn bends alike, so joints stay closed."""
        x, y = point
        dx = dy = 0.0
        for kx, ky, one, two, height in self.waves:
            dx += height * sin(x * kx + y * ky + one)
            dy += height * sin(x * kx + y * ky + two)
        return x + dx, y + dy

    # --- marks -------------------------------------------------------------------------------------------------------

    def draw(self, marks: Iterable[Drawn]) -> None:
        for mark in marks:
            if isinstance(mark, Window):
                self._window(mark)
            elif mark.closed:
                self._surface(mark)
            else:
                self._stroke(mark.contours, mark.weight, mark.pen, closed=False)

    def _window(self, window: Window) -> None:
        self.clips += 1
        clip = f"{self.name}-{self.clips}"
        outline = _path(_outline([self.bend(p) for p in _one_way(c)], closed=True) for c in window.region)
        self.drawn.append(f'<clipPath id="{clip}"><path d="{outline}"/></clipPath><g clip-path="url(#{clip})">')
        self.draw(window.marks)
        self.drawn.append("</g>")

    def _surface(self, mark: Mark) -> None:
        together = len(mark.contours) > 1
        if together and mark.weight:
            self._stroke(mark.contours, mark.weight * 1.8, mark.pen, closed=True)
        if mark.fill is not None:
            self._fill(mark.contours, mark.fill)
        self._tone(mark)
        if mark.weight and not together:
            self._stroke(mark.contours, mark.weight, mark.pen, closed=True)

    def _fill(self, contours: Iterable[Contour], colour: Colour) -> None:
        outline = _path(_outline([self.bend(p) for p in _one_way(c)], closed=True) for c in contours)
        self.drawn.append(f'<path fill="{colour.value}" d="{outline}"/>')

    def _stroke(self, lines: Iterable[Contour], weight: float, pen: Colour, *, closed: bool) -> None:
        width = max(THINNEST, LINE * weight)
        if width < 5.2:
            self._thin([_outline(self._bent(line, closed=closed), closed=False) for line in lines], width, pen)
            return
        drawn = _path(piece for line in lines for piece in self._ribbon(_large(line), width, closed=closed))
        self.drawn.append(f'<path fill="{pen.value}" d="{drawn}"/>')

    def _bent(self, line: Contour, *, closed: bool) -> list[Point]:
        return [self.bend(p) for p in evenly(tuple(_large(line)), 7, closed=closed)]

    def _thin(self, outlines: Iterable[Outline], width: float, pen: Colour) -> None:
        if drawn := _path(outlines):
            self.drawn.append(
                f'<path fill="none" stroke="{pen.value}" stroke-width="{width:.1f}" stroke-linecap="round" d="{drawn}"/>'
            )

    # --- lines -------------------------------------------------------------------------------------------------------

    def _ribbon(self, line: list[Point], width: float, *, closed: bool) -> list[Outline]:
        run = [*line, line[0]] if closed else line
        pieces = list(_cornered(run))
        whole = len(pieces) == 1
        return [self._piece(piece, width, tapered=whole and not closed, looped=whole and closed) for piece in pieces]

    def _piece(self, piece: list[Point], width: float, *, tapered: bool, looped: bool) -> Outline:
        spine = [self.bend(p) for p in evenly(tuple(piece), 7)]
        if len(spine) < 2:
            return Outline((0, 0), (), closed=True)
        length = fsum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(spine))
        phase = self.between(0, 6.28)
        left: list[Point] = []
        right: list[Point] = []
        for i, (x, y) in enumerate(spine):
            at = length * i / (len(spine) - 1)
            swell = width * (0.96 + 0.16 * sin(at / 53 + phase) + 0.08 * sin(at / 19 + 2 * phase))
            if tapered:
                swell *= min(1.0, 0.4 + min(at, length - at) / (3.5 * width))
            ax, ay = spine[i - 1] if i else spine[-2] if looped else spine[0]
            bx, by = spine[i + 1] if i + 1 < len(spine) else spine[1] if looped else spine[-1]
            run = hypot(bx - ax, by - ay) or 1
            nx, ny = -(by - ay) / run * swell / 2, (bx - ax) / run * swell / 2
            left.append((x + nx, y + ny))
            right.append((x - nx, y - ny))
        ring = [*left, *_round(spine[-2], spine[-1], left[-1]), *reversed(right), *_round(spine[1], spine[0], right[0])]
        return _outline(ring, closed=True)

    # --- tones -------------------------------------------------------------------------------------------------------

    def _tone(self, mark: Mark) -> None:
        if mark.tone is Tone.PLAIN:
            return
        contours = [[self.bend(p) for p in _large(c)] for c in mark.contours]
        near = max(0.55, min(1.1, mark.fine**0.4))
        if mark.tone is Tone.DOTS:
            self._dots(contours, 30 * near, mark.pen)
            return
        gap, width = HATCHING[mark.tone]
        shift = self._crescent(contours) if mark.tone is Tone.SHADE else None
        self._hatch(contours, gap * near, width * near**0.7, mark.grain, mark.pen, shift)
        if mark.tone is Tone.DARK:
            self._hatch(contours, gap * 1.25 * near, width * 0.85 * near**0.7, mark.grain + 72, mark.pen, None)

    @staticmethod
    def _crescent(contours: list[list[Point]]) -> Point:
        """How far the lit side reaches: light comes from the upper left."""
        x0, y0, x1, y1 = bounds([tuple(c) for c in contours])
        deep = max(14.0, 0.11 * min(x1 - x0, y1 - y0) + 8)
        return -deep, -deep * 0.7

    def _hatch(
        self, contours: list[list[Point]], gap: float, width: float, grain: float, pen: Colour, shift: Point | None
    ) -> None:
        turn_x, turn_y = cos(radians(grain)), sin(radians(grain))
        turned = [[(x * turn_x + y * turn_y, y * turn_x - x * turn_y) for x, y in c] for c in contours]
        _, y0, _, y1 = bounds([tuple(c) for c in turned])
        drawn: list[Outline] = []
        y = y0 + gap * 0.5
        while y < y1:
            level = y + self.between(-0.13, 0.13) * gap
            spans = _crossings(turned, level)
            if shift is not None:
                dx, dy = shift[0] * turn_x + shift[1] * turn_y, shift[1] * turn_x - shift[0] * turn_y
                spans = _less(spans, [(a + dx, b + dx) for a, b in _crossings(turned, level - dy)])
            for start, end in spans:
                if end - start > 9:
                    drawn.append(
                        self._hatched(start + self.between(1, 5), end - self.between(1, 6), level, turn_x, turn_y)
                    )
            y += gap
        self._thin(drawn, width, pen)

    def _hatched(self, start: float, end: float, level: float, turn_x: float, turn_y: float) -> Outline:
        bow = self.between(-1.6, 1.6)
        run = (
            [(start, level), ((start + end) / 2, level + bow), (end, level)]
            if end - start > 60
            else [(start, level), (end, level)]
        )
        return _outline([(x * turn_x - y * turn_y, x * turn_y + y * turn_x) for x, y in run], closed=False, exact=True)

    def _dots(self, contours: list[list[Point]], gap: float, pen: Colour) -> None:
        x0, y0, x1, y1 = bounds([tuple(c) for c in contours])
        drawn: list[Outline] = []
        y, odd = y0 + gap / 2, False
        while y < y1:
            x = x0 + (gap / 2 if odd else gap)
            while x < x1:
                at = (x + self.between(-0.32, 0.32) * gap, y + self.between(-0.32, 0.32) * gap)
                if any(a + 6 < at[0] < b - 6 for a, b in _crossings(contours, at[1])):
                    drawn.append(Outline((round(at[0]), round(at[1])), ((0, 0),), closed=False))
                x += gap
            y, odd = y + gap * 0.85, not odd
        self._thin(drawn, 7.5, pen)

    def frame(self) -> None:
        x0, y0, _, _ = FRAME
        self._stroke([rect(*FRAME)], 0.55, INK, closed=True)
        self._fill([((x0, y0), (x0 + 10, y0), (x0, y0 + 10))], PAPER)
        self._fill([((x0, y0), (x0 + 7, y0), (x0, y0 + 7))], INK)


def _large(line: Contour) -> list[Point]:
    return [(x * 10, y * 10) for x, y in line]


def _one_way(contour: Contour) -> list[Point]:
    """All outlines run the same way round: where two overlap, neither cuts a hole into the other."""
    large = _large(contour)
    turn = fsum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(large, [*large[1:], large[0]], strict=True))
    return large if turn > 0 else large[::-1]


def _cornered(run: list[Point]) -> Iterator[list[Point]]:
    """A line cut at its sharp corners, so that each piece of it can have an even width."""
    piece = [run[0]]
    for i in range(1, len(run)):
        if run[i] == run[i - 1]:
            continue
        piece.append(run[i])
        if i + 1 < len(run) and _sharp(piece[-2], run[i], run[i + 1]):
            yield piece
            piece = [run[i]]
    if len(piece) > 1:
        yield piece


def _sharp(a: Point, b: Point, c: Point) -> bool:
    turn = atan2(c[1] - b[1], c[0] - b[0]) - atan2(b[1] - a[1], b[0] - a[0])
    return abs((turn + pi) % (2 * pi) - pi) > 0.75


def _round(before: Point, end: Point, side: Point) -> list[Point]:
    """The round end of a ribbon, three points from one side to the other."""
    angle = atan2(end[1] - before[1], end[0] - before[0])
    radius = hypot(side[0] - end[0], side[1] - end[1])
    return [(end[0] + radius * cos(angle + t), end[1] + radius * sin(angle + t)) for t in (0.8, 0.0, -0.8)]


def _crossings(contours: list[list[Point]], level: float) -> list[Span]:
    """Where a level line is inside any of the contours, from left to right."""
    spans: list[Span] = []
    for contour in contours:
        xs: list[float] = []
        for (ax, ay), (bx, by) in zip(contour, [*contour[1:], contour[0]], strict=True):
            if (ay > level) != (by > level):
                xs.append(ax + (level - ay) / (by - ay) * (bx - ax))
        xs.sort()
        spans += zip(xs[::2], xs[1::2], strict=True)
    return _joined(sorted(spans))


def _joined(spans: list[Span]) -> list[Span]:
    joined: list[Span] = []
    for start, end in spans:
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def _less(spans: list[Span], taken: list[Span]) -> list[Span]:
    left = spans
    for a, b in taken:
        left = [piece for s, e in left for piece in ((s, min(e, a)), (max(s, b), e)) if piece[1] > piece[0]]
    return left


class Outline(NamedTuple):
    """Part of a path in whole units: where it starts, and its steps from there. One without steps is not drawn."""

    start: Step
    steps: tuple[Step, ...]
    closed: bool

    @property
    def end(self) -> Step:
        if self.closed:
            return self.start
        return self.start[0] + sum(x for x, _ in self.steps), self.start[1] + sum(y for _, y in self.steps)

    @property
    def backwards(self) -> Outline:
        return Outline(self.end, tuple((-x, -y) for x, y in reversed(self.steps)), self.closed)


def _outline(line: list[Point], *, closed: bool, exact: bool = False) -> Outline:
    """The line in whole units, with no more points than the eye can tell."""
    kept = line if exact else _simpler(line, SLACK)
    whole = [(round(x), round(y)) for x, y in kept]
    steps = tuple((bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(whole) if (ax, ay) != (bx, by))
    return Outline(whole[0] if whole else (0, 0), steps, closed)


def _path(outlines: Iterable[Outline]) -> str:
    """Outlines as one path, each reached from the end of the one before it: near places are short numbers.

    An open line may be drawn from its other end, if that is nearer.
    """
    drawn: list[str] = []
    pen: Step | None = None
    for outline in outlines:
        if not outline.steps:
            continue
        run = outline
        if pen is not None and not run.closed and _apart(pen, run.end) < _apart(pen, run.start):
            run = run.backwards
        x, y = run.start
        drawn.append(f"M{x} {y}l" if pen is None else f"m{x - pen[0]} {y - pen[1]}l")
        drawn.append(" ".join(f"{dx} {dy}" for dx, dy in run.steps) + ("z" if run.closed else ""))
        pen = run.end
    return "".join(drawn).replace(" -", "-")


def _apart(a: Step, b: Step) -> int:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def _simpler(line: list[Point], slack: float) -> list[Point]:
    """Without the points that lie less than `slack` off the line through the others (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    keep = {0, len(line) - 1}
    open_spans = [(0, len(line) - 1)]
    while open_spans:
        first, last = open_spans.pop()
        (ax, ay), (bx, by) = line[first], line[last]
        dx, dy = bx - ax, by - ay
        length = hypot(dx, dy)
        where = None
        if length > 1e-9:
            far = slack * length
            for i in range(first + 1, last):
                x, y = line[i]
                off = dx * (y - ay) - dy * (x - ax)
                if off > far or -off > far:
                    far, where = abs(off), i
        else:  # a ring: as far from its end as can be
            far = slack
            for i in range(first + 1, last):
                off = hypot(line[i][0] - ax, line[i][1] - ay)
                if off > far:
                    far, where = off, i
        if where is not None:
            keep.add(where)
            open_spans += [(first, where), (where, last)]
    return [line[i] for i in sorted(keep)]
