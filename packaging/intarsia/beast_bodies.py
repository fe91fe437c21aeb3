"""What the half-beast knights are below the waist: horse, lion, griffin and sea dragon (card units)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from intarsia.curves import Cubic, cubic
from intarsia.limbs import limb
from intarsia.palette import Palette
from intarsia.pen import Point, circle, group, num, path
from intarsia.seam import SeamPen, seam_y

BACK = ((90, 158), (104, 150), (140, 146), (164, 140), (190, 126), (212, 114), (228, 110), (241, 114))
"""Points along the upper outline of the dragon's body, from the breast to the rump."""
BODY = (
    "M98 150C87 162 82 184 88 210L92 240H241V116C234 108 222 108 210 113C194 120 182 134 164 139"
    "C144 144 112 140 98 150Z"
)


def _back_y(x: float) -> float:
    """Height of the back at x."""
    for (x0, y0), (x1, y1) in pairwise(BACK):
        if x0 <= x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return BACK[-1][1]


def _trunk(p: Palette, pen: SeamPen) -> str:
    """The dragon's breast and back in two facets, fins along the back."""
    h = ""
    for x in (178, 192, 206, 220):
        h += path(
            f"M{x - 8} {num(_back_y(x - 8) + 3)}L{x + 7} {num(_back_y(x) - 11)}L{x + 6} {num(_back_y(x + 6) + 3)}Z",
            p["mane0"],
            p["mane1"],
            1,
        )
    h += pen(BODY, p["coat0"], p["coat2"], 1.2)
    return h + pen(
        "M88 210C108 196 138 180 168 170C180 166 186 158 190 148C198 132 216 122 241 124V240H92Z", p["coat1"]
    )


def _rows(p: Palette, step: float, first: float, rows: int, x0: float = 94, x1: float = 238) -> str:
    """Scales: rows of scallops that follow the back."""
    d = ""
    for row in range(rows):
        x = x0 + (step / 2 if row % 2 else 0)
        while x + step < x1:
            y, y2 = _back_y(x) + first + row * step * 0.86, _back_y(x + step) + first + row * step * 0.86
            if max(y, y2) + step * 0.7 < seam_y(x + step) - 5 and x > 92:
                dip = (y + y2) / 2 + step * 0.95
                d += f"M{num(x)} {num(y)}Q{num(x + step * 0.4)} {num(dip)} {num(x + step)} {num(y2)}"
            x += step
    return path(d, "none", p["coat2"], 1, opacity=".75")


def _quadruped(p: Palette, pen: SeamPen) -> str:
    """Breast, flank and haunch of a beast that looks to the left, every mass in a lit and a shaded plane."""
    h = pen(
        "M94 150C80 168 76 194 82 240H241V146C239 130 232 118 222 112C208 106 192 110 182 124"
        "C172 136 160 142 150 142C128 142 106 143 94 150Z",
        p["coat1"], p["coat2"], 1.2,
    )  # fmt: skip
    h += pen("M94 150C80 168 76 194 82 240H116C122 214 124 190 120 150C110 148 100 147 94 150Z", p["coat0"])
    haunch = "M197 111C182 116 166 138 166 158C166 176 174 190 186 200H241V146C239 130 232 118 222 112"
    h += pen(haunch + "C214 108 205 108 197 111Z", p["coat0"], p["coat2"], 1.2)
    h += pen("M214 109.4L222 112C232 118 239 130 241 146V200H208C220 174 224 140 214 109.4Z", p["coat1"])
    h += pen(
        "M198 112C186 116 174 132 170 146L186 133L206 126L213 110C208 109 203 109.6 198 112Z",
        p["ivory0"],
        opacity=".32",
    )
    return h + pen("M226 115C235 123 240 136 241 146V176H226C232 156 233 136 226 115Z", p["coat2"], opacity=".28")


LYING = "translate(204 155.4) rotate(-20) scale(1.25)"
"""From the middle of a lying foot, its sole 8.4 units lower, to its place on the braid."""


def _paw(p: Palette) -> str:
    """The hind paw that rests on the braid, its toes to the left."""
    h = path("M32 -15L28 -12C24 -9.4 4 -9 -4 -7C-11 -5.4 -15 -1 -14.4 3C-14 7 -11 8.4 -7 8.4H32Z", p["coat0"])
    h += path("M-14 1.6C-6 3.8 14 3.4 32 -2V8.4H-7C-12 8.4 -15 5 -14 1.6Z", p["coat1"])
    h += path(
        "M28.6 -20C29 -13 27 -9.4 20 -9C13 -8.6 4 -9 -4 -7C-11 -5.4 -15 -1 -14.4 3C-14 7 -11 8.4 -7 8.4",
        "none",
        p["coat2"],
        1.2,
    )
    h += path("M-8 8C-9.6 5 -9 2 -7 .6M-1.4 8C-3 5 -2.4 2 -.4 .6M5 8C3.6 5 4 2.4 6 1", "none", p["coat2"], 1)
    return group(h, LYING)


def _tail(p: Palette, spine: Cubic, root: float, tip: float) -> str:
    """A tapering tail in two facets."""
    stations = [(*cubic(spine, k / 14)[:2], root + (tip - root) * k / 14) for k in range(15)]
    return limb(stations, p["coat0"], p["coat1"], p["coat2"], 1.2)


def _tuft(p: Palette) -> str:
    """The flame of hair at the end of a lion's tail; the root at (0, 0), upright."""
    flame = "M0 4C-10 0 -15 -10 -11 -21L-7 -16C-9 -26 -4 -33 2 -38L3 -28L9 -33C14 -20 13 -4 0 4Z"
    h = path(flame, p["mane0"], p["coat2"], 1.1)
    return h + path("M0 4C2 -8 0 -22 2 -38L3 -28L9 -33C14 -20 13 -4 0 4Z", p["mane1"])


def horse_body(p: Palette, pen: SeamPen) -> str:
    """White, dappled, with a flying tail and a strap from breast to croup."""
    tail = (
        "M213 116C208 102 193 94 194 76C195 62 194 46 184 34C199 37 209 46 212 57C215 46 214 36 207 25"
        "C221 33 226 43 225 54C229 48 231 42 230 35C239 54 236 72 230 84C225 94 223 104 224 120Z"
    )
    h = path(tail, p["mane0"], p["coat2"], 1.2)
    h += path(
        "M217 118C212 98 214 78 212 57C215 46 214 36 207 25C221 33 226 43 225 54C229 48 231 42 230 35"
        "C239 54 236 72 230 84C225 94 223 104 224 120Z",
        p["mane1"],
    )
    h += path("M214 112C206 98 201 84 204 60M220 108C219 92 226 76 225 54", "none", p["coat2"], 1, opacity=".8")
    h += _quadruped(p, pen)
    for x, y, r in ((184.0, 138.0, 3.4), (194.0, 128.0, 2.6), (196, 146, 3), (182, 154, 2.4), (204, 136, 2.4)):
        h += circle(x, y, r, p["coat1"])
    strap = "M86 172C110 186 140 176 168 148C182 134 196 124 214 122"
    h += path(strap, "none", p["gold3"], 6.4) + path(strap, "none", p["c1"], 4.4)
    for x, y in ((93, 175.4), (181, 136.6), (196, 127), (214, 122)):
        h += circle(x, y, 3.6, p["gold3"]) + circle(x, y, 2.7, p["gold1"]) + circle(x - 0.7, y - 0.7, 0.8, p["gold0"])
    return h


def lion_body(p: Palette, pen: SeamPen) -> str:
    """Tawny, its mane a half collar below the belt, its tail with a tuft."""
    h = _tail(p, [(218.0, 124.0), (242.0, 98.0), (202.0, 92.0), (218.0, 62.0)], 11, 6)
    h += group(_tuft(p), "translate(218 66) rotate(6)")
    h += _quadruped(p, pen) + _paw(p)
    for k in range(9):
        x = 88 + k * 9.8
        turn = 34 - k * 8.4
        y = 158 + 9 * math.sin(math.pi * k / 8)
        lock = path("M-8 -10C-9 4 -5 14 0 22C5 14 9 4 8 -10Z", p["mane0"], p["coat2"], 1)
        lock += path("M0 -10H8C9 4 5 14 0 22Z", p["mane1"])
        h += group(lock, f"translate({num(x)} {num(y)}) rotate({num(turn)})")
    return h


def _pinion(p: Palette, root: Point, tip: Point, width: float, light: str, dark: str) -> str:
    """One long feather of a wing: a blade in two facets."""
    x, y = tip[0] - root[0], tip[1] - root[1]
    length = math.hypot(x, y)
    half = f"L{num(length * 0.9)} {num(width / 2)}Q{num(length * 0.98)} {num(width / 2)} {num(length)} 0Z"
    upper = half.replace(f" {num(width / 2)}", f" {num(-width / 2)}")
    blade = path("M0 0" + upper, p[light], p["c3"], 0.9) + path("M0 0" + half, p[dark], p["c3"], 0.9)
    turn = math.degrees(math.atan2(y, x))
    return group(blade, f"translate({num(root[0])} {num(root[1])}) rotate({num(turn)})")


def _wing(p: Palette, root: Point, tips: Sequence[Point], tones: tuple[str, str]) -> str:
    """A raised wing: pinions from the lowest to the highest, short pale coverts over their roots."""
    h = "".join(_pinion(p, root, tip, 15, *tones) for tip in tips)
    for x, y in tips[::2]:
        near = (root[0] + (x - root[0]) * 0.6, root[1] + (y - root[1]) * 0.6)
        h += _pinion(p, root, near, 17, "mane0", "mane1")
    return h


LEFT_WING = ((75.0, 106.0), (74.0, 88.0), (74.0, 71.0), (77.0, 55.0), (83.0, 42.0), (91.0, 31.0), (101.0, 23.0))
RIGHT_WING = ((229.0, 104.0), (231.0, 84.0), (229.0, 66.0), (223.0, 50.0), (213.0, 37.0), (200.0, 27.0), (186.0, 20.0))
"""Tips of the pinions, from the lowest to the highest."""


def _plumage(p: Palette, pen: SeamPen) -> str:
    """Breast feathers in two facets each, fewer from row to row, the upper rows over the lower."""
    h = ""
    for row in range(4, -1, -1):
        for k in range(8):
            x, y = 87 + k * 10.5 + (row % 2) * 5.2, 160 + row * 9
            if x < 168 - row * 13:
                h += pen(f"M{x - 6} {y - 8}H{x + 6}L{x + 5.6} {y + 4}L{x} {y + 11}L{x - 5.6} {y + 4}Z", p["mane0"],
                         p["coat2"], 0.9)  # fmt: skip
                h += pen(f"M{x} {y - 8}H{x + 6}L{x + 5.6} {y + 4}L{x} {y + 11}Z", p["mane1"])
    return h


def griffin_body(p: Palette, pen: SeamPen) -> str:
    """A lion's haunch and tail, an eagle's breast and two raised wings behind the man."""
    h = _wing(p, (150.0, 128.0), RIGHT_WING, ("c1", "c2")) + _wing(p, (108.0, 130.0), LEFT_WING, ("c0", "c1"))
    h += _tail(p, [(216.0, 124.0), (246.0, 100.0), (202.0, 102.0), (217.0, 74.0)], 10, 6)
    h += group(_tuft({**p, "mane0": p["coat1"], "mane1": p["coat2"]}), "translate(217 79) rotate(6) scale(.9)")
    return h + _quadruped(p, pen) + _plumage(p, pen) + _paw(p)


def dragon_body(p: Palette, pen: SeamPen) -> str:
    """Scaled, with a coiled tail that ends in a fluke, fins along the back and plates on the breast."""
    spine = [(208.0, 134.0), (240.0, 94.0), (170.0, 90.0), (204.0, 48.0)]
    h = ""
    points = [cubic(spine, k / 20) for k in range(21)]
    left, right = [], []
    for k, (x, y, dx, dy) in enumerate(points):
        w = 15 * (1 - k / 20) + 4.4
        left.append((x + dy * w, y - dx * w))
        right.append((x - dy * w, y + dx * w))
        if k % 3 == 1 and k < 18:
            fin = (
                f"M{num(x - dy * w - dx * 7)} {num(y + dx * w - dy * 7)}"
                f"L{num(x - dy * (w + 9) + dx * 3)} {num(y + dx * (w + 9) + dy * 3)}"
                f"L{num(x - dy * w + dx * 7)} {num(y + dx * w + dy * 7)}Z"
            )
            h += path(fin, p["mane0"], p["mane1"], 1)
    outline = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in (*left, *reversed(right))) + "Z"
    shade = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in (*((x, y) for x, y, *_ in points), *reversed(right))) + "Z"
    fluke = "M206 52C196 46 184 44 178 32C190 30 200 32 206 40C206 30 212 20 224 18C226 30 220 42 206 52Z"
    h += path(fluke, p["mane0"], p["coat2"], 1.1) + path(
        "M206 52V40C206 30 212 20 224 18C226 30 220 42 206 52Z", p["mane1"]
    )
    h += path("M203 46C196 40 190 36 183 34M209 44C212 36 216 28 221 23", "none", p["coat2"], 0.8)
    h += path(outline, p["coat0"], p["coat2"], 1.1) + path(shade, p["coat1"])
    bands = ""
    for k in range(2, 19, 2):
        x, y, dx, dy = points[k]
        w = 15 * (1 - k / 20) + 3.4
        bands += (
            f"M{num(x + dy * w)} {num(y - dx * w)}"
            f"Q{num(x + dx * 7)} {num(y + dy * 7)} {num(x - dy * w)} {num(y + dx * w)}"
        )
    h += path(bands, "none", p["coat2"], 0.9, opacity=".7")
    h += _trunk(p, pen) + _rows(p, 12, 6, 5)
    plates = "M99 150C90 164 86 190 90 232L116 222C110 196 112 170 122 148Z"
    h += pen(plates, p["gold0"], p["coat2"], 1) + pen(
        "M112 148.6L122 148C112 170 110 196 116 222L106 226C101 196 102 170 112 148.6Z", p["gold1"]
    )
    for y in (162, 173, 184, 195):
        h += path(
            f"M{num(93 - (y - 162) * 0.12)} {y}C98 {y + 4} 106 {y + 4} {num(115 - (y - 162) * 0.06)} {y - 2}",
            "none",
            p["coat2"],
            1,
        )
    return h
