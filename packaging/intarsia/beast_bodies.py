"""What the half-beast knights are below the waist: horse, lion, griffin and sea dragon (card units)."""

from __future__ import annotations

from itertools import pairwise

from intarsia.curves import cubic, feather
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


def _breast(p: Palette, pen: SeamPen) -> str:
    """The fore part of a rearing beast, facing right, in two facets."""
    shape = "M94 148C88 166 80 190 64 240H220C214 200 214 176 206 160C198 146 182 138 166 140C146 144 112 142 94 148Z"
    h = pen(shape, p["coat0"], p["coat2"], 1.2)
    return h + pen(
        "M140 148C150 166 152 190 146 240H220C214 200 214 176 206 160C201 152 196 147 190 144"
        "C188 160 178 170 166 172C154 172 146 164 140 148Z",
        p["coat1"],
    )


def _forelegs(p: Palette, foot: str) -> str:
    """Both raised legs of a rearing beast, each ending in the foot, which is drawn round the ankle, toes down."""
    far = "M166 148C172 126 182 102 192 86C197 77 208 77 213 83L232 98L225 108L208 97C199 110 193 130 190 150Z"
    h = path(far, p["coat1"], p["coat2"], 1.3) + group(foot, "translate(229 103) rotate(-50) scale(1.04)")
    near = (
        "M158 172C160 154 180 132 196 114C202 107 213 106 218 112C222 117 221 123 218 129L213 150"
        "L202 147L206 131C198 142 190 160 184 178Z"
    )
    h += path(near, p["coat0"], p["coat2"], 1.3)
    shade = (
        "M218 116C219.6 120 219.6 124 218 129L213 150L207.6 148.6L212 129C203 136 193 154 184 178"
        "L174 176C182 152 200 128 218 116Z"
    )
    h += path(shade, p["coat1"]) + group(foot, "translate(207.6 148.6) rotate(12) scale(1.14)")
    return group(h, "translate(28 13) scale(.85)")


def horse_body(p: Palette, pen: SeamPen) -> str:
    """White, rearing, with hooves, a flowing tail and a breast strap."""
    tail = (
        "M112 128C90 120 76 100 76 76C76 62 70 52 64 44C74 46 80 50 82 56C80 44 80 36 84 26"
        "C90 34 92 44 91 54C94 46 98 40 104 36C102 50 96 60 97 76C98 94 106 106 120 112Z"
    )
    h = path(tail, p["mane0"], p["coat2"], 1.1)
    h += path(
        "M112 128C98 112 88 96 88 74C89 66 91 60 91 54C94 46 98 40 104 36C102 50 96 60 97 76C98 94 106 106 120 112Z",
        p["mane1"],
    )
    h += path(
        "M106 124C90 114 80 96 81 74C81 66 80 60 76 53M114 114C100 104 92 90 92 74C92 66 94 58 98 50",
        "none",
        p["coat2"],
        0.9,
        opacity=".7",
    )
    hoof = path("M-6.4 -2.4L6.4 -2.4L9.4 10C4 12 -4 12 -8 10Z", p["ink2"], p["ink"], 1) + path(
        "M1 -2.4H6.4L9.4 10C7 11 4 11.4 1.6 11.5Z", p["ink"]
    )
    fetlock = path("M-6.6 -5H6.6L7.6 0L4 3L1 0L-2 3.4L-5 .4L-7.4 2Z", p["mane0"], p["coat2"], 0.8)
    h += _breast(p, pen) + _forelegs(p, hoof + fetlock)
    strap = "M150 164C166 170 184 168 204 158"
    h += path(strap, "none", p["gold3"], 6) + path(strap, "none", p["c1"], 4)
    for x, y in ((158, 166.4), (172, 168), (186, 166), (199, 160.4)):
        h += circle(x, y, 3.4, p["gold3"]) + circle(x, y, 2.6, p["gold1"]) + circle(x - 0.7, y - 0.7, 0.8, p["gold0"])
    return h


def lion_body(p: Palette, pen: SeamPen) -> str:
    """Tawny, rearing, with a mane over the breast, paws and a tufted tail."""
    tail = "M108 130C86 120 96 98 86 84C80 76 78 68 84 58"
    h = path(tail, "none", p["coat2"], 7) + path(tail, "none", p["coat0"], 5)
    tuft = (
        "M86 66C74 62 66 50 70 36C73 39 75 40 78 38C78 32 82 26 88 24C87 29 89 33 92 34"
        "C94 32 95.6 30 96 26C101 38 98 58 86 66Z"
    )
    h += path(tuft, p["mane0"], p["coat2"], 1.1) + path(
        "M86 66C84 56 86 44 92 34C94 32 95.6 30 96 26C101 38 98 58 86 66Z", p["mane1"]
    )
    paw = path("M-7 -5C-11 0 -12 7 -8 11C-3 14 5 14 9 11C12 6 10 0 6 -5Z", p["coat0"], p["coat2"], 1.1)
    paw += path("M1 -5H6C10 0 12 6 9 11C7 12.6 4 13.4 1 13.6Z", p["coat1"]) + path(
        "M-3.6 5V12M1 5.6V13M5.6 5V12", "none", p["coat2"], 1
    )
    paw += "".join(
        path(f"M{x - 1.6} 11.6L{x} 16L{x + 1.6} 11.6Z", p["ivory0"], p["coat2"], 0.6) for x in (-6, -1.4, 3.2, 7.6)
    )
    h += _breast(p, pen) + _forelegs(p, paw)
    locks = (
        (96, 156, 30),
        (108, 162, 16),
        (120, 168, 8),
        (133, 168, 0),
        (146, 167, -8),
        (160, 163, -20),
        (173, 157, -34),
        (184, 149, -52),
    )
    for k, (x, y, turn) in enumerate(locks):
        lock = path("M-11 -14C-13 2 -6 14 0 23C6 14 13 2 11 -14Z", p["mane0"], p["coat2"], 1) + path(
            "M1 -14H11C13 2 6 14 0 23C2 12 2 0 1 -14Z", p["mane1"]
        )
        h += group(lock, f"translate({x} {y}) rotate({turn}) scale({num(1 - 0.14 * (k % 2))})")
    return h


def _wing(p: Palette, tones: tuple[str, str], tips: tuple[Point, ...], root: Point) -> str:
    """A raised wing: long feathers from the lowest to the highest tip, short pale ones over their roots."""
    o = ""
    for share, width, light, dark, lobes in ((1.0, 13.0, *tones, 4), (0.5, 10.0, "mane0", "mane1", 3)):
        for x, y in tips:
            reach = (root[0] + (x - root[0]) * share, root[1] + (y - root[1]) * share)
            bend = (root[0] + (reach[0] - root[0]) * 0.85, root[1] + (reach[1] - root[1]) * 0.3)
            o += feather([root, bend, bend, reach], width, p[light], p[dark], p["c3"], lobes)
    return o


def griffin_body(p: Palette, pen: SeamPen) -> str:
    """Rearing, with a feathered breast, eagle's talons and two raised wings behind the man."""
    far = ((228.0, 70.0), (216.0, 45.0), (196.0, 29.0), (172.0, 20.0))
    near = ((62.0, 104.0), (64.0, 76.0), (72.0, 50.0), (87.0, 28.0))
    h = _wing(p, ("c1", "c2"), far, (150.0, 126.0)) + _wing(p, ("c0", "c1"), near, (108.0, 132.0))
    talon = path("M-5.4 -6H5.4L6 0H-6Z", p["coat0"], p["coat2"], 0.9)
    toes = "M-6 0C-10 4 -11 9 -9 15L-5.6 9C-4 12 -2 15 .4 18C2 15 2.6 12 2.6 9C5 11 8 13 11 14C12 8 10 3 6 0Z"
    talon += path(toes, p["gold1"], p["gold3"], 1) + path(
        "M1 0H6C10 3 12 8 11 14C8 13 5 11 2.6 9C2.6 12 2 15 .4 18Z", p["gold2"]
    )
    h += _breast(p, pen) + _forelegs(p, talon)
    rows = ""
    for row in range(5):
        for k in range(9):
            x, y = 96 + k * 12 + (row % 2) * 6, 156 + row * 10
            if x < 196 and y + 9 < seam_y(x + 6) - 3:
                rows += (
                    f"M{x - 6} {y}C{x - 5} {y + 7} {x - 2} {y + 9} {x} {y + 11}"
                    f"C{x + 2} {y + 9} {x + 5} {y + 7} {x + 6} {y}"
                )
    return h + path(rows, "none", p["coat2"], 1, opacity=".8")


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
