"""Cutting: polygons on a box and on the seam, the diagonal that divides the two halves of a court (card units)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from intarsia.pen import Point, group, num, path, polygon

TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4}
"""How many numbers a path command takes."""
CHORDS = 10
"""So many straight lines stand for a curve that is cut."""


def seam_y(x: float) -> float:
    """Height of the seam at x: the diagonal that divides the two halves of a court."""
    return 200 - 80 / 222 * (x - 125)


def clip_half(poly: Sequence[Point]) -> list[Point]:
    """Sutherland-Hodgman against the upper half plane of the seam."""
    out: list[Point] = []

    def inside(q: Point) -> bool:
        return q[1] <= seam_y(q[0])

    for i, q in enumerate(poly):
        r = poly[i - 1]
        if inside(q) != inside(r):
            fa, fb = r[1] - seam_y(r[0]), q[1] - seam_y(q[0])
            t = fa / (fa - fb)
            out.append((r[0] + t * (q[0] - r[0]), r[1] + t * (q[1] - r[1])))
        if inside(q):
            out.append(q)
    return out or [(0, 0)]


def clip_box(poly: Sequence[Point], x0: float = 9, y0: float = 9, x1: float = 241, y1: float = 391) -> list[Point]:
    """Clip a polygon to an axis-parallel box."""
    kept = list(poly)
    for axis, lim, keep in ((0, x0, 1), (0, x1, -1), (1, y0, 1), (1, y1, -1)):
        out: list[Point] = []
        for i, q in enumerate(kept):
            r = kept[i - 1]
            fi, fr = (q[axis] - lim) * keep, (r[axis] - lim) * keep
            if (fi >= 0) != (fr >= 0):
                t = fr / (fr - fi)
                out.append((r[0] + t * (q[0] - r[0]), r[1] + t * (q[1] - r[1])))
            if fi >= 0:
                out.append(q)
        kept = out
        if not kept:
            return []
    return kept


def _curve(controls: list[Point]) -> list[Point]:
    """Points on a Bezier curve of any degree (de Casteljau), without its first."""
    points = []
    for s in range(1, CHORDS + 1):
        t = s / CHORDS
        r = controls
        while len(r) > 1:
            r = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(r)]
        points.append(r[0])
    return points


def flatten(d: str) -> list[list[Point]]:
    """Polygons of a path with the absolute commands M L H V C Q Z; curves become CHORDS chords."""
    tokens = re.findall(r"[MLHVCQZ]|-?\d*\.?\d+", d)
    polygons: list[list[Point]] = []
    current: list[Point] = []
    command, i, x, y = "", 0, 0.0, 0.0
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
            if command == "Z":
                polygons.append(current)
                current = []
            continue
        take = TAKES[command]
        v = [float(token) for token in tokens[i : i + take]]
        i += take
        if command in "ML":
            command = "L"  # further pairs after a move are lines
            current.append((v[0], v[1]))
        elif command in "HV":
            current.append((v[0], y) if command == "H" else (x, v[0]))
        else:
            current += _curve([(x, y), *((v[k], v[k + 1]) for k in range(0, take, 2))])
        x, y = current[-1]
    return [*polygons, current] if current else polygons


class SeamPen:
    """Draws paths given in local coordinates round (ox, oy), k times as large, cut on the seam."""

    def __init__(self, ox: float, oy: float, k: float = 1) -> None:
        self._ox, self._oy, self._k = ox, oy, k

    def __call__(
        self, d: str, fill: str, stroke: str | None = None, width: float | None = None, **attributes: str
    ) -> str:
        """The part of a path above the seam; curves become chords."""
        k = self._k
        kept = (clip_half([(x * k + self._ox, y * k + self._oy) for x, y in part]) for part in flatten(d))
        cut = "".join(polygon(part) for part in kept if len(part) > 2)
        return path(cut, fill, stroke, width, **attributes) if cut else ""

    def raised(self, by: float) -> SeamPen:
        """The same pen, `by` card units higher."""
        return SeamPen(self._ox, self._oy - by, self._k)

    def put(self, content: str, x: float = 0, y: float = 0) -> str:
        """A drawn part at (x, y), uncut: it must end at the seam by itself."""
        k = self._k
        scaled = f" scale({num(k)})" if k != 1 else ""
        return group(content, f"translate({num(self._ox + x * k)} {num(self._oy + y * k)}){scaled}")
