"""What kings wear over the mantle and carry. Garments round the middle of the head; things round the hand."""

from __future__ import annotations

from intarsia.carried import shaft
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, num, path, polygon
from intarsia.seam import SeamPen

COLLAR = "M-30 27.4C-55 37 -68 45 -75.4 57.2C-49 70 -26 72 0 72C23 72 43 68.4 67.4 52C58 43 49 35.4 30 27.4Z"
RIGHT_COLLAR = "M0 28H30C49 35.4 58 43 67.4 52C43 68.4 23 72 0 72Z"
RIM = "M-30 26C-56 36 -70 44 -78 58C-50 72 -26 74 0 74C24 74 44 70 70 52C60 42 50 34 30 26Z"
TAILS = (
    (-58, 54), (-44, 45), (-42, 61), (-28, 52), (-14, 64), (14, 64), (28, 52), (30, 65), (43, 44), (46, 57), (-27, 66),
    (57, 51),
)  # fmt: skip
"""Where the black tails hang on an ermine collar."""


def ermine(p: Palette, pen: SeamPen) -> str:
    """White fur with black tails."""
    h = pen(RIM, p["gold3"]) + pen(COLLAR, p["ivory0"]) + pen(RIGHT_COLLAR, p["ivory2"])
    for x, y in TAILS:
        h += pen.put(path("M0 -4C2.4 0 2 3.4 0 4.4C-2 3.4 -2.4 0 0 -4Z", p["ink"]), x, y)
    return h


def chained(p: Palette, pen: SeamPen) -> str:
    """A velvet collar of the second colour under a heavy chain of office."""
    h = pen(RIM, p["gold3"]) + pen(COLLAR, p["m0"]) + pen(RIGHT_COLLAR, p["m1"])
    links = ((-43, 44), (-36, 53), (-26, 60), (-14, 64.6), (14, 64.6), (26, 60), (36, 53), (43, 44))
    o = path("M-46 38C-40 58 -20 67 0 68C20 67 40 58 46 38", "none", p["gold3"], 2.4)
    o += "".join(circle(x, y, 4.6, p["gold3"]) + circle(x, y, 3.6, p["gold1" if x < 0 else "gold2"]) for x, y in links)
    o += "".join(circle(x, y, 1.5, p["jw" if k % 2 else "ivory0"]) for k, (x, y) in enumerate(links))
    return h + pen.put(
        o + facet_star(0, 70, 12, 4.4, 8, p["gold0"], p["gold2"]) + circle(0, 70, 3.2, p["jw"], p["gold3"], 0.8)
    )


def _plate(w: float, ends: float, middle: float, half: bool = False) -> str:
    """Path data of a collar from the neck to its lower edge, w wide on each side; or of its right half."""
    lower = f"C{num(w * 0.9)} {num(ends + 8)} {num(w * 0.5)} {num(middle)} 0 {num(middle)}"
    right = f"C{num(w * 0.6)} 29 {num(w * 0.96)} {num(ends - 9)} {num(w)} {num(ends)}{lower}"
    if half:
        return f"M0 27H22{right}Z"
    left = f"C{num(-w * 0.5)} {num(middle)} {num(-w * 0.9)} {num(ends + 8)} {num(-w)} {num(ends)}"
    return f"M22 27{right}{left}C{num(-w * 0.96)} {num(ends - 9)} {num(-w * 0.6)} 29 -22 27Z"


def gorget(p: Palette, pen: SeamPen) -> str:
    """An almain collar: three plates with gilt lips and a rivet at each end, over a cape with a gilt hem."""
    h = ""
    for w, ends, middle, lit, shaded in ((79.0, 62.0, 83.0, "gold3", "gold3"), (77.6, 60.6, 81.6, "gold1", "gold2"),
                                         (75.2, 58.0, 78.8, "c1", "c3")):  # fmt: skip
        h += pen(_plate(w, ends, middle), p[lit]) + pen(_plate(w, ends, middle, half=True), p[shaded])
    for w, ends, middle in ((62.0, 48.0, 66.0), (53.0, 40.0, 55.0), (44.0, 32.4, 44.0)):
        h += pen(_plate(w + 1.2, ends + 1.6, middle + 1.8), p["gold1"], p["night2"], 1.1)
        h += pen(_plate(w + 1.2, ends + 1.6, middle + 1.8, half=True), p["gold2"])
        h += pen(_plate(w, ends, middle), p["steel1"]) + pen(_plate(w, ends, middle, half=True), p["steel2"])
    for w, ends in ((62.0, 48.0), (53.0, 40.0), (44.0, 32.4)):
        for x in (4.6 - w, w - 4.6):
            h += pen.put(circle(x, ends + 1, 1.7, p["gold1"], p["gold3"], 0.8))
    return h


def dagged(p: Palette, pen: SeamPen) -> str:
    """A cape of the second colour cut in leaves, edged with gold and pearls."""
    edge = [(-78.0, 56.0)]
    for k in range(12):
        x = -78 + (k + 1) * 12.3
        y = 57 + 17 * (1 - ((x + 4) / 76) ** 2) - max(0.0, x) * 0.06
        edge += [(x - 6.1, y + 8), (x, y)]
    left = "M-28 27C-54 36 -70 44 -78 56" + "".join(f"L{num(x)} {num(y)}" for x, y in edge[1:]) + "C60 42 48 34 28 27Z"
    h = pen(left, p["m0"], p["gold3"], 2.2)
    right = [(x, y) for x, y in edge if x > 0]
    h += pen(
        "M0 27H28C48 34 60 42 69 52" + "".join(f"L{num(x)} {num(y)}" for x, y in reversed(right)) + "L0 76Z", p["m1"]
    )
    line = "M-62 50C-40 62 -20 65 0 65C20 65 40 60 58 46"
    h += pen.put(path(line, "none", p["gold3"], 4) + path(line, "none", p["gold1"], 2.4))
    at = ((-50, 56), (-34, 61), (-17, 64), (0, 65), (17, 64), (33, 60), (47, 53))
    return h + pen.put("".join(circle(x, y, 2.6, p["ivory0"], p["gold3"], 0.8) for x, y in at))


def lozenges(p: Palette, pen: SeamPen) -> str:
    """Gilt lozenges, each in two facets."""
    h = ""
    for x, y in ((-11, 80), (11, 80), (-11, 100), (11, 98)):
        h += pen(polygon([(x, y - 8), (x + 7, y), (x, y + 8), (x - 7, y)]), p["gold1"])
        h += pen(polygon([(x, y - 8), (x + 7, y), (x, y + 8)]), p["gold2"])
    return h


def chevrons(p: Palette, pen: SeamPen) -> str:
    """Gilt chevrons."""
    h = ""
    for y in (76, 88, 100, 112):
        h += pen(f"M-22 {y}L0 {y + 9}V{y + 14}L-22 {y + 5}Z", p["gold1"]) + pen(
            f"M0 {y + 9}L22 {y}V{y + 5}L0 {y + 14}Z", p["gold2"]
        )
    return h


def checks(p: Palette, pen: SeamPen) -> str:
    """A chequer of the suit's colour and the second one."""
    h = ""
    for row in range(5):
        for column in range(4):
            if (row + column) % 2:
                x, y = -20.6 + column * 10.3, 72 + row * 10.3
                h += pen(
                    polygon([(x, y), (x + 10.3, y), (x + 10.3, y + 10.3), (x, y + 10.3)]),
                    p["c0" if column < 2 else "c1"],
                )
    return h


def laces(p: Palette, pen: SeamPen) -> str:
    """Bars of braid with buttons."""
    h = ""
    for y in (78, 88, 98, 108):
        h += pen(f"M-20 {y}H20V{y + 4.4}H-20Z", p["gold1"], p["gold3"], 0.8) + pen(
            f"M0 {y}H20V{y + 4.4}H0Z", p["gold2"]
        )
        h += pen(polygon([(-3.4, y + 2.2), (0, y - 1.4), (3.4, y + 2.2), (0, y + 5.8)]), p["jw"], p["gold3"], 0.7)
    return h


def orb(p: Palette) -> str:
    """The globe with its cross; it lies on the open hand."""
    o = circle(0, -20, 21, p["gold3"]) + circle(0, -20, 19.8, p["c1"])
    o += path("M0 -39.8A19.8 19.8 0 0 1 0 -.2C7 -8 7 -32 0 -39.8Z", p["c2"]) + path(
        "M-16 -31A19.8 19.8 0 0 1 -3 -39.4C-8 -37 -12 -33 -12.4 -28Z", p["c0"]
    )
    o += path("M-20 -22C-8 -16 8 -16 20 -22", "none", p["gold3"], 5.4) + path(
        "M-19.6 -22C-8 -16 8 -16 19.6 -22", "none", p["gold1"], 3.8
    )
    o += path("M0 -40V-18", "none", p["gold3"], 5.4) + path("M0 -40V-18", "none", p["gold1"], 3.8)
    cross = (
        "M-2.6 -39C-2 -44 -3 -46 -4 -48L-10 -46.4V-55.6L-4 -54L-5 -62H5L4 -54L10 -55.6V-46.4L4 -48C3 -46 2 -44 2.6 -39Z"
    )
    o += path(cross, p["gold1"], p["gold3"], 1) + path(
        "M0 -62H5L4 -54L10 -55.6V-46.4L4 -48C3 -46 2 -44 2.6 -39H0Z", p["gold2"]
    )
    return o + circle(0, -51, 2.4, p["jw"], p["gold3"], 0.6) + circle(0, -18.4, 2.6, p["ivory0"], p["gold3"], 0.7)


def green_orb(p: Palette) -> str:
    """The globe of a king whose own colour is that of its gold."""
    return orb({**p, "c0": p["batons0"], "c1": p["batons1"], "c2": p["batons3"]})


def mace(p: Palette) -> str:
    """A flanged mace."""
    o = shaft(p, -82)
    for d, tone in (
        ("M-4 -80L-17 -88L-19 -100L-16 -112L-4 -120Z", "steel0"), ("M4 -80L17 -88L19 -100L16 -112L4 -120Z", "steel2"),
        ("M-4 -80L-9 -88V-112L-4 -120Z", "steel1"), ("M4 -80L9 -88V-112L4 -120Z", "steel1"),
    ):  # fmt: skip
        o += path(d, p[tone], p["steel3"], 1)
    o += path("M-4 -78V-121L0 -128L4 -121V-78Z", p["gold1"], p["gold3"], 1) + path("M0 -128L4 -121V-78H0Z", p["gold2"])
    o += path("M-7 -80H7L5 -74H-5Z", p["gold2"], p["gold3"], 1)
    for y in (-60, -24):
        o += path(f"M-4 {y}H4V{y + 4}H-4Z", p["c1"], p["gold3"], 0.9)
    return o


def star_sceptre(p: Palette) -> str:
    """A sceptre that ends in the eight-rayed star."""
    o = shaft(p, -88) + path("M-7 -88H7L5 -80H-5Z", p["gold2"], p["gold3"], 1)
    o += circle(0, -106, 19, p["c2"], p["gold3"], 3) + circle(0, -106, 19, "none", p["gold1"], 1.8)
    return o + facet_star(0, -106, 18, 6, 8, p["gold0"], p["gold2"]) + circle(0, -106, 4.4, p["jw"], p["gold3"], 1)


def lily_sceptre(p: Palette) -> str:
    """A long sceptre with a lily and two knots."""
    o = shaft(p, -94)
    lily = (
        "M0 -90L-4 -98C-12 -94 -19 -102 -14 -111C-12 -105 -7 -106 -5 -110C-8 -118 -4 -126 0 -134"
        "C4 -126 8 -118 5 -110C7 -106 12 -105 14 -111C19 -102 12 -94 4 -98Z"
    )
    o += path(lily, p["gold1"], p["gold3"], 1.1) + path(
        "M0 -90V-134C4 -126 8 -118 5 -110C7 -106 12 -105 14 -111C19 -102 12 -94 4 -98Z", p["gold2"]
    )
    o += path("M-7 -103H7V-98.6H-7Z", p["c1"], p["gold3"], 0.9)
    for y in (-84, -46):
        o += (
            circle(0, y, 5, p["gold3"])
            + circle(0, y, 4, p["gold1"])
            + path(f"M0 {y - 4}A4 4 0 0 1 0 {y + 4}Z", p["gold2"])
        )
    return group(o, "translate(0 3)")
