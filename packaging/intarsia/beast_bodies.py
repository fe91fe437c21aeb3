"""What the half-beast knights are below the waist: horse, lion and sea dragon; the griffin has its own file."""

from __future__ import annotations

import math
from itertools import pairwise

from intarsia import beast_legs
from intarsia.curves import Cubic, cubic
from intarsia.limbs import limb
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, num, path
from intarsia.seam import SeamPen, seam_y

BACK = ((90, 158), (104, 150), (140, 146), (164, 140), (190, 126), (212, 114), (228, 110), (241, 114))
"""Points along the upper outline of the dragon's body, from the breast to the rump."""
BODY = (
    "M98 150C87 162 82 184 88 210L92 240H241V116C234 108 222 108 210 113C194 120 182 134 164 139"
    "C144 144 112 140 98 150Z"
)


BREAST = "M96 130C86 144 82 158 86 172C91 188 95 206 96 240H164L168 180C172 164 168 146 158 130Z"
"""A breast seen from the left, from below the man's belt down to the seam."""


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


def quadruped(p: Palette, pen: SeamPen) -> str:
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


def hind_paw(p: Palette) -> str:
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


def tail(p: Palette, spine: Cubic, root: float, tip: float) -> str:
    """A tapering tail in two facets."""
    stations = [(*cubic(spine, k / 14)[:2], root + (tip - root) * k / 14) for k in range(15)]
    return limb(stations, p["coat0"], p["coat1"], p["coat2"], 1.2)


def tuft(p: Palette) -> str:
    """The flame of hair at the end of a lion's tail; the root at (0, 0), upright."""
    flame = "M0 4C-10 0 -15 -10 -11 -21L-7 -16C-9 -26 -4 -33 2 -38L3 -28L9 -33C14 -20 13 -4 0 4Z"
    h = path(flame, p["mane0"], p["coat2"], 1.1)
    return h + path("M0 4C2 -8 0 -22 2 -38L3 -28L9 -33C14 -20 13 -4 0 4Z", p["mane1"])


def _horse_tail(p: Palette) -> str:
    """Three locks in one sweep up from the croup, tied with a ribbon at the root."""
    locks = (
        ([(221.0, 124.0), (233.0, 98.0), (194.0, 82.0), (205.0, 44.0)], 12.0),
        ([(224.0, 124.0), (234.0, 98.0), (212.0, 78.0), (229.0, 48.0)], 12.0),
        ([(222.0, 126.0), (235.0, 98.0), (198.0, 78.0), (219.0, 34.0)], 15.0),
    )
    h = ""
    for spine, width in locks:
        stations = [(*cubic(spine, k / 14)[:2], 4 + width * math.sin(math.pi * (k / 14) ** 0.8)) for k in range(14)]
        stations.append((*spine[3], 0.6))
        h += limb(stations, p["mane0"], p["mane1"], p["coat2"], 1.1)
    ribbon = "M217 110L231 106L232.6 113L219 117ZM220 111L209 106L205 113L211 113L211.6 119L221 116Z"
    return h + path(ribbon, p["c1"], p["c3"], 0.9)


def _forehand(p: Palette, pen: SeamPen) -> str:
    """A horse's breast in two planes that meet in a keel, a breast strap with a boss, a foreleg raised before it."""
    h = pen(BREAST, p["coat0"], p["coat2"], 1.2)
    h += pen("M88 168C100 182 112 188 126 190V240H96C96 206 92 190 88 168Z", p["coat2"], opacity=".42")
    h += beast_legs.horse_foreleg(p)
    h += pen("M126 130H158C168 146 172 164 168 180L164 240H126Z", p["coat1"])
    h += pen("M169 172C158 186 142 190 126 190V240H165Z", p["coat2"], opacity=".3")
    for d, tone in (("M92 142C101 152 112 157 126 158", "c1"), ("M126 158C144 156 158 151 167 142", "c2")):
        h += path(d, "none", p["gold3"], 6.4) + path(d, "none", p[tone], 4.4)
    h += circle(126, 157.6, 6.4, p["gold3"]) + circle(126, 157.6, 5.3, p["gold1"])
    return h + facet_star(126, 157.6, 4.8, 1.8, 8, p["ivory0"], p["gold2"])


def horse_body(p: Palette, pen: SeamPen) -> str:
    """White, a dappled croup, a tied tail, a strap along the croup."""
    h = _horse_tail(p)
    h += pen("M120 152C138 146 154 147 168 150C176 134 192 118 212 117C224 117 231 130 232 150V200H120Z",
             p["coat1"], p["coat2"], 1.2)  # fmt: skip
    h += pen("M166 153C176 134 192 118 212 117C214 136 212 158 204 200H166Z", p["coat0"])
    h += pen("M219 118.4C226 122 231 133 232 150V200H222C228 170 228 140 219 118.4Z", p["coat2"], opacity=".3")
    for x, y, r in ((190.0, 138.0, 4.2), (202.0, 129.0, 3.2), (203, 146, 4.6), (189, 154, 3.2), (214, 138, 3.6)):
        h += circle(x, y, r, p["coat1"], p["coat2"], 0.6)
    h += _forehand(p, pen)
    strap = "M166 162C180 146 196 130 213 118"
    h += path(strap, "none", p["gold3"], 6.4) + path(strap, "none", p["c1"], 4.4)
    for x, y in ((178, 152.4), (188, 141.6), (199, 130)):
        h += circle(x, y, 3.6, p["gold3"]) + circle(x, y, 2.7, p["gold1"]) + circle(x - 0.7, y - 0.7, 0.8, p["gold0"])
    return h


def lion_body(p: Palette, pen: SeamPen) -> str:
    """Tawny, its mane a half collar below the belt, its tail with a tuft."""
    h = tail(p, [(218.0, 124.0), (242.0, 98.0), (202.0, 92.0), (218.0, 62.0)], 11, 6)
    h += group(tuft(p), "translate(218 66) rotate(6)")
    return h + quadruped(p, pen) + hind_paw(p) + _mane(p, pen) + beast_legs.lion_paw(p)


def _mane(p: Palette, pen: SeamPen) -> str:
    """A mane round the man's waist: three rows of curved locks, its lower edge rounded."""
    h = ""
    for row, first, long in ((2, 148.0, 26.0), (1, 140.0, 24.0), (0, 132.0, 22.0)):
        for k in range(9):
            x, y = 87 + k * 9.6 + row % 2 * 4, first + (10 + row * 4) * math.sin(math.pi * (k + 0.5) / 9)
            bend = (4 - k) * 2.4
            tip = f"{num(x - bend - 4)} {num(y + long)}"
            lit = (
                f"M{num(x - 8)} {num(y - 6)}C{num(x - 11)} {num(y + 6)} {num(x - 7 - bend)} {num(y + long * 0.8)} {tip}"
            )
            back = f"C{num(x + 5)} {num(y + long * 0.7)} {num(x + 9)} {num(y + 8)} {num(x + 8)} {num(y - 6)}Z"
            h += pen(lit + back, p["mane0"], p["coat2"], 1)
            h += pen(f"M{num(x)} {num(y - 6)}C{num(x + 2)} {num(y + 8)} {num(x)} {num(y + long * 0.6)} {tip}{back}",
                     p["mane1"])  # fmt: skip
            h += pen.put(path(f"M{num(x - 4.4)} {num(y + 1)}C{num(x - 5.6)} {num(y + 6)} {num(x - 5)} {num(y + 9)}"
                              f" {num(x - 4 - bend * 0.4)} {num(y + 12)}", "none", p["gold1"], 1.3))  # fmt: skip
    return h


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
