"""Lines before there is ink: points written as text, made into smooth outlines.

A card is 100 units wide and high, y downwards. An outline is written as `"10,80 50,20! 90,80"`: the pen runs smoothly through
all the points and turns sharply at those with an exclamation mark.
"""

from __future__ import annotations

from itertools import pairwise
from math import atan2, ceil, cos, degrees, fsum, hypot, pi, radians, sin

Point = tuple[float, float]
Contour = tuple[Point, ...]


def settled(point: Point) -> Point:
    """A point rid of its last decimals, in which one machine's sine differs from another's: every line is the same everywhere."""
    return round(point[0], 4), round(point[1], 4)


def points(text: str) -> list[tuple[Point, bool]]:
    """The points of an outline, each with whether it is a corner."""
    read: list[tuple[Point, bool]] = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        read.append(((float(x), float(y)), word.endswith("!")))
    return read


def path(text: str) -> Contour:
    """An open line."""
    return _smooth(points(text), closed=False)


def paths(text: str) -> list[Contour]:
    """Several open lines, with an upright bar between them."""
    return [path(line) for line in text.split("|")]


def blob(text: str) -> Contour:
    """A closed outline."""
    return _smooth(points(text), closed=True)


def poly(text: str) -> Contour:
    """A closed outline in which every point is a corner."""
    return _smooth([(point, True) for point, _ in points(text)], closed=True)


def mirror(text: str, axis: float = 50) -> Contour:
    """A closed outline alike on both sides of an upright axis, of which only one half is written, from end to end."""
    half = points(text)
    other = [((2 * axis - x, y), corner) for (x, y), corner in reversed(half) if abs(x - axis) > 0.01]
    return _smooth(half + other, closed=True)


def rect(x0: float, y0: float, x1: float, y1: float) -> Contour:
    return poly(f"{x0},{y0} {x1},{y0} {x1},{y1} {x0},{y1}")


def oval(x: float, y: float, rx: float, ry: float | None = None, rot: float = 0) -> Contour:
    return arc(x, y, rx, ry, 0, 360, rot)[:-1]


def arc(x: float, y: float, rx: float, ry: float | None, start: float, end: float, rot: float = 0) -> Contour:
    """Part of an oval, in degrees clockwise from the right; open."""
    high = rx if ry is None else ry
    steps = max(8, ceil(abs(end - start) / 360 * max(28, 3.2 * (rx + high) / 2)))
    turn_x, turn_y = cos(radians(rot)), sin(radians(rot))
    drawn: list[Point] = []
    for step in range(steps + 1):
        angle = radians(start + (end - start) * step / steps)
        dx, dy = rx * cos(angle), high * sin(angle)
        drawn.append(settled((x + dx * turn_x - dy * turn_y, y + dx * turn_y + dy * turn_x)))
    return tuple(drawn)


def star(x: float, y: float, outer: float, inner: float, rays: int, rot: float = -90) -> Contour:
    drawn: list[Point] = []
    for step in range(2 * rays):
        radius = inner if step % 2 else outer
        angle = radians(rot + 180 * step / rays)
        drawn.append(settled((x + radius * cos(angle), y + radius * sin(angle))))
    return tuple(drawn)


def petals(x: float, y: float, inner: float, outer: float, count: int, width: float, rot: float = 0) -> list[Contour]:
    """A ring of ovals around a middle: a flower, a propeller, a tuft."""
    middle, long = (inner + outer) / 2, (outer - inner) / 2
    return [
        oval(x + middle * cos(radians(a)), y + middle * sin(radians(a)), long, width, a)
        for a in (rot + 360 * i / count for i in range(count))
    ]


def tube(text: str, start: float, end: float | None = None) -> Contour:
    """A limb around a line, as thick as `start` at one end and `end` at the other, both ends round."""
    spine = path(text)
    return sleeve(spine, [start + ((start if end is None else end) - start) * t for t in _along(spine)])


def sleeve(spine: Contour, widths: list[float]) -> Contour:
    """The closed outline of a line with a width of its own at each point."""
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(spine):
        (ax, ay), (bx, by) = spine[max(0, i - 1)], spine[min(len(spine) - 1, i + 1)]
        length = hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length * widths[i] / 2, (bx - ax) / length * widths[i] / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    tip = _cap(spine[-1], spine[-2], widths[-1])
    root = _cap(spine[0], spine[1], widths[0])
    return tuple(settled(p) for p in (*left, *tip, *reversed(right), *root))


def _cap(end: Point, before: Point, width: float) -> list[Point]:
    if width < 0.6:
        return [end]
    angle = atan2(end[1] - before[1], end[0] - before[0])
    turns = [angle + turn * pi / 180 for turn in (72, 54, 36, 18, 0, -18, -36, -54, -72)]
    return [(end[0] + width / 2 * cos(turn), end[1] + width / 2 * sin(turn)) for turn in turns]


def _along(line: Contour) -> list[float]:
    """How far along the line each of its points is, from 0 to 1."""
    sums = [0.0]
    for (ax, ay), (bx, by) in pairwise(line):
        sums.append(sums[-1] + hypot(bx - ax, by - ay))
    return [s / (sums[-1] or 1) for s in sums]


def evenly(line: Contour, step: float, *, closed: bool = False) -> list[Point]:
    """Points at about equal distances along a line, both ends included."""
    run = (*line, line[0]) if closed else line
    length = fsum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(run))
    pieces = max(1, round(length / step))
    found, travelled, target = [run[0]], 0.0, length / pieces
    for (ax, ay), (bx, by) in pairwise(run):
        stretch = hypot(bx - ax, by - ay)
        while stretch > 0 and travelled + stretch >= target - 1e-9 and len(found) < pieces:
            t = (target - travelled) / stretch
            found.append((ax + (bx - ax) * t, ay + (by - ay) * t))
            target += length / pieces
        travelled += stretch
    return [settled(p) for p in (*found, run[-1])]


def inside(point: Point, contour: Contour) -> bool:
    x, y = point
    within = False
    for (ax, ay), (bx, by) in zip(contour, (*contour[1:], contour[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            within = not within
    return within


def bounds(contours: list[Contour] | tuple[Contour, ...]) -> tuple[float, float, float, float]:
    xs = [x for contour in contours for x, _ in contour]
    ys = [y for contour in contours for _, y in contour]
    return min(xs), min(ys), max(xs), max(ys)


def heading(a: Point, b: Point) -> float:
    """The direction from one point to another, in degrees clockwise from the right."""
    return degrees(atan2(b[1] - a[1], b[0] - a[0]))


def _smooth(marked: list[tuple[Point, bool]], *, closed: bool) -> Contour:
    """A curve through the points that follows the lengths between them, so that it never swings out."""
    count = len(marked)
    places = [point for point, _ in marked]
    corners = [corner for _, corner in marked]
    drawn: list[Point] = []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        b, c = places[i], places[j]
        a = b if corners[i] or (i == 0 and not closed) else places[i - 1]
        d = c if corners[j] or (j == count - 1 and not closed) else places[(j + 1) % count]
        drawn += _span(a, b, c, d)
    return tuple(settled(p) for p in (drawn if closed else (*drawn, places[-1])))


def _span(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    length = hypot(c[0] - b[0], c[1] - b[1])
    if length == 0:
        return []
    out, back = _slope(a, b, c), _slope(b, c, d)
    steps = max(6, ceil(length / 1.6)) if a != b or c != d else max(1, ceil(length / 9))
    spanned: list[Point] = []
    for step in range(steps):
        t = step / steps
        h00, h10 = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t
        h01, h11 = -2 * t**3 + 3 * t**2, t**3 - t**2
        spanned.append(
            (
                h00 * b[0] + h10 * length * out[0] + h01 * c[0] + h11 * length * back[0],
                h00 * b[1] + h10 * length * out[1] + h01 * c[1] + h11 * length * back[1],
            )
        )
    return spanned


def _slope(a: Point, b: Point, c: Point) -> Point:
    """The direction in which a curve passes b on its way from a to c."""
    before, after = hypot(b[0] - a[0], b[1] - a[1]), hypot(c[0] - b[0], c[1] - b[1])
    if before == 0 or after == 0:
        length = (before or after) or 1
        return ((c[0] - a[0]) / length, (c[1] - a[1]) / length)
    weigh = before + after
    return (
        ((b[0] - a[0]) / before * after + (c[0] - b[0]) / after * before) / weigh,
        ((b[1] - a[1]) / before * after + (c[1] - b[1]) / after * before) / weigh,
    )
