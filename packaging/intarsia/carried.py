"""More that right hands carry: weapons, music, letters and harvest. Local units: (0, 0) is the hand."""

from __future__ import annotations

from intarsia.curves import cubic
from intarsia.limbs import limb
from intarsia.palette import Palette
from intarsia.pen import circle, ellipse, facet_star, group, num, path, polar, polygon, rounded


def shaft(p: Palette, top: float) -> str:
    """The gilt shaft of a weapon up to `top`."""
    return path(f"M-2.4 22V{num(top)}H2.4V22Z", p["gold2"], p["gold3"], 1) + path(
        f"M-1.6 21.6V{num(top)}H0V21.6Z", p["gold1"]
    )


def partisan(p: Palette) -> str:
    """A broad two-edged spear with wings and a tassel."""
    o = shaft(p, -80)
    blade = "M0 -128C9 -112 11 -98 6 -84L5 -78H-5L-6 -84C-11 -98 -9 -112 0 -128Z"
    o += path(blade, p["steel0"], p["steel3"], 1) + path("M0 -128C9 -112 11 -98 6 -84L5 -78H0Z", p["steel2"])
    wing = "M-4 -86C-10 -86 -18 -92 -20 -101C-24 -90 -20 -76 -4 -76Z"
    o += path(wing, p["steel1"], p["steel3"], 1) + group(path(wing, p["steel2"], p["steel3"], 1), "scale(-1 1)")
    o += path("M-5 -80H5V-68H-5Z", p["gold1"], p["gold3"], 1) + path("M0 -80H5V-68H0Z", p["gold2"])
    t = "M-5 -68C-9 -60 -9 -52 -7 -46L-3 -50L0 -45L3 -50L7 -46C9 -52 9 -60 5 -68Z"
    o += path(t, p["m0"], p["m2"], 0.9) + path("M0 -68H5C9 -60 9 -52 7 -46L3 -50L0 -45Z", p["m1"])
    return o + circle(0, -68, 3, p["gold1"], p["gold3"], 0.8)


def quarterstaff(p: Palette) -> str:
    """A stout staff of ash, shod with iron, laced with a cord below its head."""
    o = path("M-3.4 22L-4 -118H4L3.4 22Z", p["coins1"], p["coins3"], 1) + path(
        "M.6 21.6V-117.6H4L3.4 21.6Z", p["coins3"]
    )
    o += path("M-5 -108L-5.6 -124L0 -129L5.6 -124L5 -108Z", p["steel1"], p["steel3"], 1)
    o += path("M.6 -108.6V-128.4L5.6 -124L5 -108.6Z", p["steel2"])
    for y in (-104, -64):
        o += path(f"M-5.4 {y - 4}H5.4V{y}H-5.4Z", p["gold1"], p["gold3"], 0.9) + path(
            f"M.6 {y - 4}H5.4V{y}H.6Z", p["gold2"]
        )
    for y in (-102, -93, -84, -75):
        o += path(f"M-4.4 {y + 4}L4.4 {y - 1.4}V{y + 3}L-4.4 {y + 8.4}Z", p["m0"], p["m2"], 0.7)
    tie = "M-1 -64L-12 -58L-15 -42L-10 -45L-6 -39L-3 -56ZM1 -64L11 -57L12 -43L8 -46L4 -41L2 -56Z"
    return o + path(tie, p["m0"], p["m2"], 0.9) + circle(0, -62, 3.4, p["gold1"], p["gold3"], 0.8)


def horn(p: Palette) -> str:
    """A hunting horn, held by its narrow end, its bell up; gilt rings, and the baldric hanging openly."""
    spine = [(-23.0, 5.0), (15.0, 4.0), (23.0, -48.0), (-8.0, -92.0)]
    strap = "M4 -72C-26 -62 -34 -22 -12 -2"
    o = path(strap, "none", p["c3"], 6) + path(strap, "none", p["c1"], 4.2)
    points = [cubic(spine, k / 18) for k in range(19)]
    stations = [(x, y, 7 + 20 * (k / 18) ** 1.3) for k, (x, y, *_) in enumerate(points)]
    o += limb(stations, p["coins1"], p["coins3"], p["coins3"], 1.2)
    for t in (0.52, 0.82):
        x, y, dx, dy = cubic(spine, t)
        w = 4.4 + 10 * t**1.3
        ring = f"M{num(x + dy * w)} {num(y - dx * w)}L{num(x - dy * w)} {num(y + dx * w)}"
        o += path(ring, "none", p["gold3"], 5.4) + path(ring, "none", p["gold1"], 3.6)
    bell = ellipse(0, 0, 16, 6, p["gold3"]) + ellipse(0, 0, 14.8, 4.9, p["gold1"])
    o += group(bell + ellipse(0, 0.4, 11, 3.2, p["coins3"]), "translate(-8 -92) rotate(-34)")
    return o + path("M-30 0L-20 0.6V9.4L-30 10Z", p["gold1"], p["gold3"], 0.9)


def letter(p: Palette) -> str:
    """A folded letter with a seal and its ribbon."""
    o = path("M-30 -36L18 -44L22 -10L-26 -2Z", p["ivory0"], p["gold3"], 1.1)
    o += path("M22 -10L-26 -2L-5 -24L0 -25Z", p["ivory2"], p["gold3"], 0.9)
    o += path("M-30 -36L18 -44L0 -22C-2 -20 -5 -19.6 -7 -21Z", p["ivory1"], p["gold3"], 1)
    o += path("M-8 -20L-13 -4L-9 -7L-6 -3L-2 -19Z", p["m0"], p["m2"], 0.8)
    o += circle(-4, -22, 7, p["c3"]) + circle(-4, -22, 6, p["c1"])
    o += path("M-4 -28A6 6 0 0 1 -4 -16Z", p["c2"])
    o += path("M-4 -26L-2.6 -22.6L1 -22L-2.6 -21L-4 -17.6L-5.4 -21L-9 -22L-5.4 -22.6Z", p["gold1"])
    return group(o, "translate(-6 1) scale(1.1)")


def lute(p: Palette) -> str:
    """A lute, its neck up: ribbed body, rose, strings, bent pegbox."""
    o = path("M-4 -118L6 -116L22 -130L17 -136Z", p["gold3"], p["ink2"], 1)
    for x, y in ((4, -124), (10, -129), (9, -116), (15, -121)):
        o += circle(x, y, 2, p["ivory0"], p["gold3"], 0.7)
    o += path("M-5 -118H5L4.4 -46H-4.4Z", p["ink2"], p["ink"], 0.8) + path("M0 -118H5L4.4 -46H0Z", p["ink"])
    body = "M0 -62C10 -50 23 -40 23 -19C23 -4 13 6 0 6C-13 6 -23 -4 -23 -19C-23 -40 -10 -50 0 -62Z"
    o += path(body, p["gold1"], p["gold3"], 1.2)
    o += path("M0 -62C10 -50 23 -40 23 -19C23 -4 13 6 0 6Z", p["gold2"])
    o += path(
        "M0 -57C8 -46.6 19.6 -38 19.6 -19C19.6 -6.6 11 2.6 0 2.6C-11 2.6 -19.6 -6.6 -19.6 -19"
        "C-19.6 -38 -8 -46.6 0 -57Z",
        "none",
        p["gold3"],
        0.9,
    )
    o += circle(0, -26, 8, p["gold3"]) + circle(0, -26, 6.8, p["m1"])
    o += "".join(circle(*polar(0, -26, 4.2, k * 60), 1.2, p["gold1"]) for k in range(6)) + circle(
        0, -26, 1.4, p["gold0"]
    )
    o += path("M-2.4 -116L-3.6 -5M-.8 -116L-1.2 -5M.8 -116L1.2 -5M2.4 -116L3.6 -5", "none", p["gold0"], 0.5)
    for y in (-106, -94, -83, -73, -64):
        o += path(f"M-5 {y}H5", "none", p["gold1"], 0.9)
    o += path("M-11 -7H11V-3H-11Z", p["ink2"], p["ink"], 0.8)
    return group(o, "translate(-1 0) scale(.94)")


def sheaf(p: Palette) -> str:
    """Ears of corn with two poppies."""
    o = ""
    for k, (turn, length) in enumerate(((-21, 58), (-9, 74), (3, 76), (14, 62))):
        ear = path(f"M0 16V-{length - 8}", "none", p["gold3"], 2.6) + path(
            f"M0 16V-{length - 8}", "none", p["gold1"], 1.4
        )
        for row in range(5):
            y = -length + row * 7
            for side, tone in ((-1, "gold1"), (1, "gold2")):
                grain = path("M0 0C-6 -2 -7 -9 -3 -13C2 -10 3 -4 0 0Z", p[tone], p["gold3"], 0.7)
                ear += group(grain, f"translate(0 {y})" + (" scale(-1 1)" if side > 0 else ""))
        ear += path(
            f"M0 -{length + 3}C-3 -{length + 8} -2 -{length + 13} 0 -{length + 18}"
            f"C2 -{length + 13} 3 -{length + 8} 0 -{length + 3}Z",
            p["gold0"],
            p["gold3"],
            0.7,
        )
        o += group(ear, f"rotate({turn + k % 2})")
    for x, y in ((-12, -26), (11, -30)):
        bloom = "".join(
            circle(*polar(0, 0, 4.6, 45 + k * 90), 5, p["cups0" if k in (1, 2) else "cups1"], p["cups3"], 0.7)
            for k in range(4)
        )
        o += group(bloom + circle(0, 0, 2.6, p["ink"]) + circle(0, 0, 1, p["gold1"]), f"translate({x} {y})")
    return o + path("M-7 -13H7L6 -7H-6Z", p["c1"], p["c3"], 0.8)


def distaff(p: Palette) -> str:
    """A distaff: wool tied with crossed ribbons on a staff, a thread, a drop spindle with its whorl."""
    o = shaft(p, -110) + circle(0, -112, 3.6, p["gold1"], p["gold3"], 1)
    wool = "M0 -109C8 -104 12 -94 12 -84C12 -71 7 -60 0 -54C-7 -60 -12 -71 -12 -84C-12 -94 -8 -104 0 -109Z"
    o += path(wool, p["ivory0"], p["gold3"], 1.2) + path(
        "M0 -109C8 -104 12 -94 12 -84C12 -71 7 -60 0 -54Z", p["ivory2"]
    )
    o += path("M-4 -104C-8 -92 -8 -74 -4 -60M4 -104C8 -92 8 -74 4 -60", "none", p["gold2"], 0.8)
    for y, w in ((-90, 11.6), (-76, 10.8)):
        for s in (-1, 1):
            band = [(-w, y - 5 * s - 1.8), (w, y + 5 * s - 1.8), (w, y + 5 * s + 1.8), (-w, y - 5 * s + 1.8)]
            o += path(polygon(band), p["c2" if s < 0 else "c1"], p["c3"], 0.7)
    o += path("M-3 -57C-8 -48 -21 -46 -22 -34", "none", p["gold3"], 1)
    o += path("M-23 -36H-21L-20.6 -6L-22 -2L-23.4 -6Z", p["gold2"], p["gold3"], 0.8)
    o += path("M-22 -33C-18 -28 -17 -20 -17.4 -13H-26.6C-27 -20 -26 -28 -22 -33Z", p["ivory0"], p["gold3"], 0.9)
    o += path("M-22 -33C-18 -28 -17 -20 -17.4 -13H-22Z", p["ivory2"])
    return o + path(rounded(-28.4, -13.6, 12.8, 4.6, 2), p["gold1"], p["gold3"], 0.9)


def tambourine(p: Palette) -> str:
    """A tambourine with jingles and ribbons."""
    o = ""
    for x, d, tone in (
        (-12, "M0 0C-8 8 -12 18 -8 30L-3 25L2 31C-2 18 2 8 6 2Z", "c1"),
        (-20, "M0 0C-9 4 -14 12 -14 22L-9 19L-6 25C-6 14 -1 8 4 4Z", "m0"),
    ):
        o += group(path(d, p[tone], p["c3" if tone == "c1" else "m2"], 0.8), f"translate({x} -26)")
    o += circle(0, -38, 25, p["gold3"]) + circle(0, -38, 24, p["c1"])
    o += path("M-17 -21A24 24 0 0 0 17 -55A24 24 0 0 1 -17 -21Z", p["c2"])
    o += path(polygon([polar(0, -38, 24, a) for a in range(-45, 136, 9)]), p["c2"])
    o += circle(0, -38, 19, p["gold3"]) + circle(0, -38, 18, p["coinsT2"])
    o += path(polygon([polar(0, -38, 18, a) for a in range(-45, 136, 9)]), p["gold2"], opacity=".22")
    for k in range(8):
        jingle = polar(0, -38, 21.6, 22.5 + k * 45)
        o += circle(*jingle, 3.6, p["gold1"], p["gold3"], 0.9) + circle(*jingle, 1, p["gold3"])
    o += "".join(
        path(
            f"M0 0L{num(polar(0, 0, 12, a)[0])} {num(polar(0, 0, 12, a)[1])}",
            "none",
            p["gold1"],
            2,
            transform="translate(0 -38)",
        )
        for a in range(0, 360, 45)
    )
    return o + circle(0, -38, 4, p["gold1"], p["gold3"], 0.9)


FAN = ((-60, 44), (54, 38), (-31, 55), (27, 52), (-2, 60))
"""Turn and length of the feathers of the great fan, from the back to the front."""


def _ostrich(p: Palette, long: float, light: str, dark: str, line: str) -> str:
    """One broad feather upwards from (0, 0), its tip rolled over to the right."""

    def up(share: float) -> str:
        return num(-long * share)

    left = f"M0 0C-6 {up(0.3)} -12 {up(0.62)} -8 {up(0.88)}C-5 {up(1.04)} 7 {up(1.06)} 11 {up(0.9)}"
    right = f"C12 {up(0.6)} 6 {up(0.28)} 0 0Z"
    rib = f"M0 0C-2 {up(0.4)} -2 {up(0.7)} 0 {up(1.01)}"
    o = path(left + right, p[light], p[line], 1)
    o += path(rib + f"C5 {up(1.03)} 9 {up(0.98)} 11 {up(0.9)}" + right, p[dark]) + path(rib, "none", p[line], 1)
    roll = f"M2 {up(0.98)}C9 {up(1.04)} 15 {up(0.94)} 12 {up(0.84)}C10 {up(0.78)} 4 {up(0.8)} 5 {up(0.88)}Z"
    return o + path(roll, p[light], p[line], 0.9)


def plumes(p: Palette) -> str:
    """A great fan of five ostrich feathers in a gilt handle with a star."""
    o = ""
    for k, (turn, long) in enumerate(FAN):
        tones = ("c0", "c1", "c3") if k in (2, 3) else ("ivory0", "ivory2", "gold3")
        o += group(_ostrich(p, long, *tones), f"translate(0 -14) rotate({turn})")
    o += path("M-2.6 22L-2 -12H2L2.6 22Z", p["gold1"], p["gold3"], 1) + path("M0 22V-12H2L2.6 22Z", p["gold2"])
    boss = "M-11 -20C-8 -10 8 -10 11 -20C8 -30 -8 -30 -11 -20Z"
    o += path(boss, p["gold1"], p["gold3"], 1.1) + path(
        "M0 -27.5C5 -27.5 9 -25 11 -20C9 -15 5 -12.5 0 -12.5Z", p["gold2"]
    )
    return o + facet_star(0, -20, 6.4, 2.4, 8, p["c0"], p["c2"]) + circle(0, -20, 1.8, p["jw"], p["gold3"], 0.6)


def book(p: Palette) -> str:
    """A small book with gilt corners and a clasp."""
    o = path("M-17 -42L15 -46L21 -2L-11 2Z", p["gold3"])
    o += path("M15 -45L19 -43L24.6 -2L20 -3Z", p["ivory0"], p["gold3"], 0.9) + path(
        "M-11 1L20 -3L24.6 -2L-6 2.6Z", p["ivory2"], p["gold3"], 0.9
    )
    o += path("M-17 -42L15 -46L21 -3.4L-11 1Z", p["m0"], p["m2"], 1.1) + path("M-1 -44L15 -46L21 -3.4L5 -1.2Z", p["m1"])
    for d in (
        "M-17 -42L-7 -43.2L-15.6 -32Z",
        "M15 -46L5 -44.8L16.6 -35Z",
        "M-11 1L-1 -.4L-12.4 -9Z",
        "M21 -3.4L11 -2L19.6 -13Z",
    ):
        o += path(d, p["gold1"], p["gold3"], 0.8)
    o += facet_star(2, -22.4, 9, 3.4, 8, p["gold0"], p["gold2"]) + circle(2, -22.4, 2.2, p["jw"], p["gold3"], 0.6)
    return o + path("M17 -27L24 -27.6L24.6 -22.6L18 -22Z", p["gold1"], p["gold3"], 0.9)
