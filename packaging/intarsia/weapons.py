"""Long swords and staffs for the pip cards, upright round (0, 0): any length, as wide as their row leaves room."""

from __future__ import annotations

from collections.abc import Sequence

from intarsia.palette import Palette
from intarsia.pen import Point, circle, ellipse, group, num, path, polygon

LEAF, VEIN = "M0 0C-12 0 -22 -8 -25 -22C-11 -22 -2 -12 0 0Z", "M0 0C-8 -6 -17 -13 -25 -22C-11 -22 -2 -12 0 0Z"
"""A leaf of a staff and its lit half, 25 units wide."""


def long_sword(
    p: Palette, length: float, guard: float, width: float | None = None, less: tuple[float, float] = (0, 0)
) -> str:
    """A sword, point up, with a guard so wide; four facets, gilt hilt, bands on the grip.

    The blade is as broad as the guard and the length ask for, or has this width. The guard's left and right arm may be
    so much shorter.
    """
    top = -length / 2
    blade = width or min(guard * (0.42 if guard < 50 else 0.34), length * 0.13)
    hilt = max(blade * 1.9, length * 0.19)
    cross, grip = length / 2 - hilt, blade * 0.26
    shoulder, tip = blade * 0.42, top + blade * 0.95
    o = path(
        polygon([(0, top), (blade / 2, tip), (shoulder, cross), (-shoulder, cross), (-blade / 2, tip)]), p["swords0"]
    )
    o += path(polygon([(0, top), (blade / 2, tip), (shoulder, cross), (0, cross)]), p["swords2"])
    fuller = blade * 0.17
    o += path(
        polygon(
            [(0, tip), (fuller, tip + blade * 0.5), (fuller, cross), (-fuller, cross), (-fuller, tip + blade * 0.5)]
        ),
        p["swords1"],
    )
    o += path(polygon([(0, tip), (fuller, tip + blade * 0.5), (fuller, cross), (0, cross)]), p["swords3"])
    end = cross + hilt * 0.78
    o += path(polygon([(-grip, cross), (grip, cross), (grip * 0.85, end), (-grip * 0.85, end)]), p["swords3"])
    bands = ""
    for k in range(3):
        y = cross + hilt * (0.3 + 0.17 * k)
        bands += polygon(
            [(-grip, y + grip * 0.5), (grip, y - grip * 0.3), (grip, y + grip * 0.3), (-grip, y + grip * 1.1)]
        )
    o += path(bands, p["gold1"])
    o += _shoulder(p, cross, shoulder, grip)
    return o + _guard(p, cross, guard, blade, less) + _pommel(p, cross + hilt - blade * 0.42, blade * 0.4)


def _shoulder(p: Palette, y: float, half: float, grip: float) -> str:
    """The base of the blade, bevelled towards the grip behind the guard."""
    low = y + half * 0.9
    return path(polygon([(-half, y), (0, y), (0, low), (-grip, low)]), p["swords0"]) + path(
        polygon([(0, y), (half, y), (grip, low), (0, low)]), p["swords2"]
    )


def _guard(p: Palette, y: float, wide: float, blade: float, less: tuple[float, float]) -> str:
    """The bowed cross-piece with knobs at its ends and a stone in its middle."""
    t, line = blade * 0.19, max(0.8, blade * 0.05)
    up, down, bow = y - t * 1.6, y + t * 2.0, y + t * 1.1
    o = ""
    for side, tone in ((-1, "gold1"), (1, "gold2")):
        h = wide / 2 - blade * 0.2 - less[0 if side < 0 else 1]
        arm = (
            f"M0 {num(bow)}C{num(h * 0.5)} {num(bow)} {num(h * 0.8)} {num(y)} {num(h)} {num(up)}"
            f"L{num(h)} {num(up + t * 2.4)}C{num(h * 0.7)} {num(down)} {num(h * 0.3)} {num(down)} 0 {num(down)}Z"
        )
        bar = path(arm, p[tone], p["gold3"], line) + circle(h, up + t, t * 1.35, p[tone], p["gold3"], line)
        o += group(bar, "scale(-1 1)") if side < 0 else bar
    s = t * 1.9
    stone = [(0.0, bow - s), (s, bow + t * 0.4), (0.0, bow + s + t * 0.8), (-s, bow + t * 0.4)]
    return o + path(polygon(stone), p["swords1"], p["gold3"], line) + path(polygon(stone[:3]), p["swords3"])


def _pommel(p: Palette, y: float, r: float) -> str:
    return (
        circle(0, y, r, p["gold1"], p["gold3"], max(0.8, r * 0.14))
        + path(f"M0 {num(y - r)}A{num(r)} {num(r)} 0 0 1 0 {num(y + r)}Z", p["gold2"])
        + circle(-r * 0.3, y - r * 0.3, r * 0.3, p["gold0"])
    )


def long_baton(p: Palette, length: float, wide: float, leaves: int = 4, sides: Sequence[int] = (-1, 1)) -> str:
    """A lopped staff, thick end up, with stubs and leaves that reach so wide; three facets, gilded cuts.

    With fewer leaves it has the upper ones; it has none but on its `sides` (-1 is left, 1 right).
    """
    top, foot, half = -length / 2, length / 2, min(wide * 0.2, length * 0.11)
    thin = half * 0.62
    rim = half * 0.42
    top += rim
    k = (wide / 2 - half * 0.5) / 25
    o = ""
    for y, side, low in _twigs(length)[-leaves:]:
        if side not in sides:
            continue
        leaf = path(LEAF, p["batons1" if side < 0 else "batons2"]) + path(VEIN, p["batons0" if side < 0 else "batons1"])
        o += group(
            leaf,
            f"translate({num(half * 0.5 * side)} {num(y)}) scale({num(-k * side)} {num(k)}) rotate({-6 if low else 4})",
        )
    for y, side in ((-0.24, -1), (-0.12, 1)):
        o += _stub(p, length * y, side, half, min(wide / 2, half * 2.1))
    body = [(-half, top), (half, top), (thin, foot), (-thin, foot)]
    o += path(polygon(body), p["batons1"])
    o += path(polygon([(half * 0.25, top), (half, top), (thin, foot), (thin * 0.25, foot)]), p["batons2"])
    o += path(polygon([(-half, top), (-half * 0.45, top), (-thin * 0.45, foot), (-thin, foot)]), p["batons0"])
    for y in (0.06, 0.3):
        o += ellipse(0, length * y, half * 0.17, half * 0.34, p["batons3"])
        o += ellipse(-half * 0.03, length * y, half * 0.08, half * 0.2, p["gold1"])
    o += ellipse(0, top, half * 1.05, rim, p["gold3"]) + ellipse(
        0, top - rim * 0.1, half * 0.98, rim * 0.84, p["gold1"]
    )
    o += ellipse(0, top - rim * 0.1, half * 0.6, rim * 0.5, p["gold2"]) + ellipse(
        0, top - rim * 0.1, half * 0.3, rim * 0.26, p["gold0"]
    )
    for y in (0.4, 0.465):
        w, t = thin * 1.14, half * 0.2
        band = [(-w, length * y - t), (w, length * y - t), (w, length * y + t), (-w, length * y + t)]
        o += path(polygon(band), p["gold1"]) + path(
            polygon([(0, band[0][1]), band[1], band[2], (0, band[2][1])]), p["gold2"]
        )
    return o


def cudgel(p: Palette, length: float, wide: float) -> str:
    """A staff for cards with many: no leaves, knots on alternate sides, two lopped stubs, octagonal gilt caps."""
    half, top, foot = wide * 0.3, -length / 2, length / 2
    o = _stub(p, top + length * 0.36, -1, half, half * 2.3) + _stub(p, top + length * 0.6, 1, half, half * 2.3)

    def width(y: float) -> float:
        return half * (1.12 - 0.34 * (y - top) / length)

    def edge(side: int, knots: Sequence[float]) -> list[Point]:
        points = [(side * width(top), top + half)]  # its ends are under the caps
        for y in (top + length * share for share in knots):
            for step, swollen in ((-1.3, 1.0), (-0.5, 1.42), (0.4, 1.42), (1.1, 1.0)):
                points.append((side * width(y) * swollen, y + half * step))
        return [*points, (side * width(foot), foot - half)]

    left, right = edge(-1, (0.17, 0.68)), edge(1, (0.44, 0.86))
    o += path(polygon(left + right[::-1]), p["batons1"])
    o += path(polygon([(x * 0.3, y) for x, y in right] + right[::-1]), p["batons2"])
    o += path(polygon(left + [(x * 0.45, y) for x, y in left[::-1]]), p["batons0"])
    for side, share in ((-1, 0.17), (1, 0.44), (-1, 0.68), (1, 0.86)):
        x, y = side * half * 0.62, top + length * share
        o += ellipse(x, y, half * 0.42, half * 0.56, p["batons3"]) + ellipse(x, y, half * 0.2, half * 0.3, p["gold1"])
    return o + _cap(p, top, half * 1.06, 1) + _cap(p, foot, half * 0.78, -1)


def _cap(p: Palette, y: float, half: float, inward: int) -> str:
    """An octagonal gilt cap on an end of a staff: inward is 1 at the upper end, -1 at the lower."""
    w, cut, deep = half * 1.3, half * 0.55, half * 1.9
    right = [(0.0, y), (w - cut, y), (w, y + inward * cut), (w, y + inward * (deep - cut))]
    right += [(w - cut, y + inward * deep), (0.0, y + inward * deep)]
    o = path(polygon(right + [(-x, v) for x, v in reversed(right)]), p["gold1"], p["gold3"], 0.8)
    o += path(polygon(right), p["gold2"])
    shine = [(-w * 0.75, y + inward * deep * 0.3), (-w * 0.3, y + inward * deep * 0.3)]
    shine += [(-w * 0.3, y + inward * deep * 0.7), (-w * 0.75, y + inward * deep * 0.7)]
    return o + path(polygon(shine), p["gold0"])


def _twigs(length: float) -> list[tuple[float, int, bool]]:
    """Where leaves grow: height, side, whether it is one of the lower ones."""
    places = [(0.36, -1, True), (0.24, 1, True)]
    if length > 150:
        places += [(0.1, -1, False), (0.0, 1, False)]
    return [(length * y, side, low) for y, side, low in places]


def _stub(p: Palette, y: float, side: int, half: float, reach: float) -> str:
    """A lopped branch, to the left (-1) or the right (1)."""
    x0, x1, up = half * 0.4, reach - half * 0.35, reach * 0.75
    thick = half * 0.42
    arm = [
        (x0, y + thick),
        (x1 - thick * 0.6, y - up - thick * 0.6),
        (x1 + thick * 0.7, y - up + thick * 0.6),
        (x0, y + thick * 3.2),
    ]
    cut = ellipse(0, 0, thick * 1.05, thick * 0.6, p["batons3"]) + ellipse(
        0, -thick * 0.08, thick * 0.8, thick * 0.42, p["gold1"]
    )
    o = path(polygon(arm), p["batons1" if side < 0 else "batons2"]) + group(
        cut, f"translate({num(x1)} {num(y - up)}) rotate(40)"
    )
    return group(o, "scale(-1 1)") if side < 0 else o
