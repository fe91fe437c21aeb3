"""Long swords and staffs for the pip cards, upright round (0, 0): any length, as wide as their row leaves room."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, ellipse, group, num, path, polygon

LEAF, VEIN = "M0 0C-12 0 -22 -8 -25 -22C-11 -22 -2 -12 0 0Z", "M0 0C-8 -6 -17 -13 -25 -22C-11 -22 -2 -12 0 0Z"
"""A leaf of a staff and its lit half, 25 units wide."""


def long_sword(p: Palette, length: float, guard: float) -> str:
    """A sword, point up, with a guard so wide; four facets, gilt hilt, bands on the grip."""
    top, blade = -length / 2, min(guard * (0.42 if guard < 50 else 0.34), length * 0.13)
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
    return o + _guard(p, cross, guard, blade) + _pommel(p, cross + hilt - blade * 0.42, blade * 0.4)


def _guard(p: Palette, y: float, wide: float, blade: float) -> str:
    """The bowed cross-piece with knobs at its ends and a stone in its middle."""
    h, t = wide / 2 - blade * 0.2, blade * 0.19
    up, down, bow = y - t * 1.6, y + t * 2.0, y + t * 1.1
    half = f"M0 {num(bow)}C{num(h * 0.5)} {num(bow)} {num(h * 0.8)} {num(y)} {num(h)} {num(up)}"
    o = ""
    for side, tone in ((-1, "gold1"), (1, "gold2")):
        arm = (
            f"{half}L{num(h)} {num(up + t * 2.4)}C{num(h * 0.7)} {num(down)} {num(h * 0.3)} {num(down)} 0 {num(down)}Z"
        )
        bar = path(arm, p[tone], p["gold3"], max(0.8, blade * 0.05)) + circle(
            h, up + t, t * 1.35, p[tone], p["gold3"], max(0.8, blade * 0.05)
        )
        o += group(bar, "scale(-1 1)") if side < 0 else bar
    s = t * 1.9
    stone = [(0.0, bow - s), (s, bow + t * 0.4), (0.0, bow + s + t * 0.8), (-s, bow + t * 0.4)]
    return (
        o
        + path(polygon(stone), p["swords1"], p["gold3"], max(0.8, blade * 0.05))
        + path(polygon(stone[:3]), p["swords3"])
    )


def _pommel(p: Palette, y: float, r: float) -> str:
    return (
        circle(0, y, r, p["gold1"], p["gold3"], max(0.8, r * 0.14))
        + path(f"M0 {num(y - r)}A{num(r)} {num(r)} 0 0 1 0 {num(y + r)}Z", p["gold2"])
        + circle(-r * 0.3, y - r * 0.3, r * 0.3, p["gold0"])
    )


def long_baton(p: Palette, length: float, wide: float) -> str:
    """A lopped staff, thick end up, with stubs and leaves that reach so wide; three facets, gilded cuts."""
    top, foot, half = -length / 2, length / 2, min(wide * 0.2, length * 0.11)
    thin = half * 0.62
    rim = half * 0.42
    top += rim
    k = (wide / 2 - half * 0.5) / 25
    o = ""
    for y, side, low in _twigs(length):
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
    for y in (0.06, 0.27):
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
