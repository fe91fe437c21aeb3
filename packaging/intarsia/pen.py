"""The pen: SVG primitives as text. Units are card units (250 x 400), angles degrees clockwise from the right.

In the whole package `p` is the palette, `o` what is drawn so far (`h`: of the upper half of a court) and `d` the data
of a path. Plain attributes only, no style sheets, clip paths or text, so that Qt draws everything as it is meant.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

WIDTH, HEIGHT, CORNER = 250, 400, 16
"""The card and the radius of its corners."""

Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, str]
"""A gradient's stop: offset, colour and, where it is not opaque, opacity."""


def num(value: float) -> str:
    """A coordinate with two decimals at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def polygon(points: Iterable[Point]) -> str:
    """Path data of a closed polygon."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def polar(cx: float, cy: float, r: float, degrees: float) -> Point:
    """The point at a distance and an angle from (cx, cy)."""
    a = math.radians(degrees)
    return cx + r * math.cos(a), cy + r * math.sin(a)


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """Path data of a rectangle with round corners."""
    return (
        f"M{num(x + r)} {num(y)}H{num(x + w - r)}A{r} {r} 0 0 1 {num(x + w)} {num(y + r)}V{num(y + h - r)}"
        f"A{r} {r} 0 0 1 {num(x + w - r)} {num(y + h)}H{num(x + r)}A{r} {r} 0 0 1 {num(x)} {num(y + h - r)}"
        f"V{num(y + r)}A{r} {r} 0 0 1 {num(x + r)} {num(y)}Z"
    )


def _paint(fill: str, stroke: str | None, width: float | None) -> str:
    return f' fill="{fill}"' + (f' stroke="{stroke}" stroke-width="{num(width or 1)}"' if stroke else "")


def _more(attributes: dict[str, str]) -> str:
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())


def path(d: str, fill: str = "none", stroke: str | None = None, width: float | None = None, **attributes: str) -> str:
    """A path; the line, if there is one, has round joins and ends. Attributes: opacity=".5", fill_rule="evenodd"."""
    joins = ' stroke-linejoin="round" stroke-linecap="round"' if stroke else ""
    return f'<path d="{d}"{_paint(fill, stroke, width)}{joins}{_more(attributes)}/>'


def circle(
    cx: float, cy: float, r: float, fill: str = "none", stroke: str | None = None, width: float | None = None,
    **attributes: str,
) -> str:  # fmt: skip
    """A circle."""
    return f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"{_paint(fill, stroke, width)}{_more(attributes)}/>'


def ellipse(cx: float, cy: float, rx: float, ry: float, fill: str, **attributes: str) -> str:
    """A filled ellipse."""
    box = f'cx="{num(cx)}" cy="{num(cy)}" rx="{num(rx)}" ry="{num(ry)}"'
    return f'<ellipse {box} fill="{fill}"{_more(attributes)}/>'


def group(content: str, transform: str | None = None, **attributes: str) -> str:
    """Parts that are moved, or faded, together."""
    move = f' transform="{transform}"' if transform else ""
    return f"<g{move}{_more(attributes)}>{content}</g>"


def _stops(stops: Sequence[Stop]) -> str:
    text = ""
    for offset, color, *opacity in stops:
        text += f'<stop offset="{offset}" stop-color="{color}"'
        text += f' stop-opacity="{opacity[0]}"/>' if opacity else "/>"
    return text


def linear(name: str, stops: Sequence[Stop], x2: float = 0) -> str:
    """A linear gradient from the top left corner of the shape to (x2, 1), in shares of its box."""
    end = f'x1="0" y1="0" x2="{x2}" y2="1" gradientUnits="objectBoundingBox"'
    return f'<linearGradient id="{name}" {end}>{_stops(stops)}</linearGradient>'


def radial(name: str, stops: Sequence[Stop], cx: float, cy: float, r: float) -> str:
    """A radial gradient, in the units of the drawing."""
    disc = f'cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}" gradientUnits="userSpaceOnUse"'
    return f'<radialGradient id="{name}" {disc}>{_stops(stops)}</radialGradient>'


def facet_star(cx: float, cy: float, r: float, ri: float, points: int, light: str, dark: str, rot: float = -90) -> str:
    """Star of outer radius r and inner ri, every ray cut in a light and a dark facet: the motif of the whole set."""
    lt, dk = [], []
    for k in range(points):
        a = rot + k * 360 / points
        h = 180 / points
        tip, left, right = polar(cx, cy, r, a), polar(cx, cy, ri, a - h), polar(cx, cy, ri, a + h)
        lt.append(polygon([(cx, cy), left, tip]))
        dk.append(polygon([(cx, cy), tip, right]))
    return path("".join(lt), light) + path("".join(dk), dark)


def place(emblem: str, cx: float, cy: float, size: float) -> str:
    """A symbol of 100 x 100 units, `size` large with its middle at (cx, cy)."""
    return group(emblem, f"translate({num(cx - size / 2)} {num(cy - size / 2)}) scale({num(size / 100)})")


def both(content: str) -> str:
    """A part and its half-turn copy."""
    return content + group(content, f"rotate(180 {WIDTH // 2} {HEIGHT // 2})")


def document(body: str, defs: str = "", w: int = WIDTH, h: int = HEIGHT) -> str:
    """The whole file: a picture w x h units large."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" '
        f'baseProfile="tiny" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><defs>{defs}</defs>{body}</svg>\n'
    )
