"""What the virtues hold: jugs and their stream, an anchor, a chalice, a burning heart, a snake."""

from __future__ import annotations

from intarsia.curves import Cubic, cubic
from intarsia.limbs import sides
from intarsia.palette import Palette
from intarsia.pen import circle, group, num, path, polygon
from intarsia.suits import symbol
from intarsia.trumps.nature import flame
from intarsia.trumps.setting import at


def jug(p: Palette, c: str) -> str:
    """A two-coloured ewer, 36 wide and 50 high, its mouth's lip to the left, round (0, 0)."""
    o = path("M13 -16C28 -18 28 8 11 12", "none", p["gold3"], 6)
    o += path("M13 -16C28 -18 28 8 11 12", "none", p["gold1"], 3.8)
    o += path(
        "M-8 -24C-6 -14 -17 -8 -17 6C-17 16 -10 20 -8 22H8C10 20 17 16 17 6C17 -8 6 -14 8 -24Z",
        p[c + "1"],
        p["gold3"],
        1.2,
    )
    o += path("M0 -24H8C6 -14 17 -8 17 6C17 16 10 20 8 22H0Z", p[c + "2"])
    o += path("M-13 -1C-14 8 -11 14 -8 17C-9 10 -9 2 -7 -6Z", p[c + "0"])
    o += path("M-9 22H9L11 27H-11Z", p["gold1"], p["gold3"], 1)
    o += path("M-16.4 0C-8 5 8 5 16.4 0L17 6C8 11 -8 11 -17 6Z", p["gold1"], p["gold3"], 0.8)
    o += path("M-15 -27C-8 -29 4 -28 9 -26L8 -21C2 -19 -4 -20 -8 -22Z", p["gold1"], p["gold3"], 1)
    return o + path("M0 -28C4 -27.6 7 -27 9 -26L8 -21C5 -20 2 -20 0 -20Z", p["gold2"])


def stream(p: Palette, q: Cubic, start: float, end: float) -> str:
    """Water along a curve, from `start` to `end` broad, without caps: blue, with a silver and a white thread."""
    course = [(k / 16, cubic(q, k / 16)) for k in range(17)]
    o = ""
    for tone, share, rim in (("swords2", 1.0, 2.2), ("swords0", 1.0, 0.0), ("silver0", 0.5, 0.0), ("white", 0.2, 0.0)):
        left, right = sides([(x, y, (start + (end - start) * t) * share + rim) for t, (x, y, *_) in course])
        o += path(polygon([*left, *reversed(right)]), p[tone])
    return o


def anchor(p: Palette) -> str:
    """Gilt, 64 wide and 104 high; its ring at (0, -46)."""
    o = circle(0, -46, 8, "none", p["gold3"], 6) + circle(0, -46, 8, "none", p["gold1"], 3.6)
    o += path("M-4 -38H4L5 40H-5Z", p["gold1"], p["gold3"], 1.2) + path("M0 -38H4L5 40H0Z", p["gold2"])
    o += path("M-18 -31H18V-25H-18Z", p["gold1"], p["gold3"], 1.2) + path("M0 -31H18V-25H0Z", p["gold2"])
    arms = (
        "M-24 24C-22 42 -8 48 0 48C8 48 22 42 24 24L32 34L30 18L16 22L22 26C20 34 10 40 0 40"
        "C-10 40 -20 34 -22 26L-16 22L-30 18L-32 34Z"
    )
    o += path(arms, p["gold1"], p["gold3"], 1.2)
    return o + path("M0 48C8 48 22 42 24 24L32 34L30 18L16 22L22 26C20 34 10 40 0 40Z", p["gold2"])


def chalice(p: Palette) -> str:
    """The suit's cup with a host over it, 44 wide; its foot at (0, 22)."""
    o = circle(0, -34, 15, p["gold2"]) + circle(0, -34, 13.6, p["white"])
    o += path("M0 -47.6A13.6 13.6 0 0 1 0 -20.4Z", p["linen1"])
    o += path("M-1.6 -44H1.6V-35.6H9V-32.4H1.6V-24H-1.6V-32.4H-9V-35.6H-1.6Z", p["gold1"])
    return o + at(symbol(p, "cups"), -22, -22, 0.44)


def burning_heart(p: Palette) -> str:
    """A heart with a flame on it, about 44 x 70 round (0, 0)."""
    o = "".join(
        at(flame(p, h, w, a, b), 0, -8, 1, r)
        for h, w, a, b, r in (
            (30, 11, "coins0", "ember0", -26),
            (30, 11, "coins0", "ember0", 26),
            (40, 13, "gold0", "coins0", 0),
        )
    )
    return o + at(symbol(p, "hearts"), -22, -16, 0.44)


def cross_staff(p: Palette, length: float) -> str:
    """A long staff with a cross; the hand at (0, 0), the cross `length` above."""
    d = f"M0 50V{-length}M-21 {-length + 27}H21"
    o = path(d, "none", p["gold3"], 9) + path(d, "none", p["gold1"], 6.6)
    o += path(f"M0 50V{-length + 27}H21", "none", p["gold2"], 3) + path(d, "none", p["gold0"], 1.4)
    ends = ((0, -length), (-21, -length + 27), (21, -length + 27))
    return o + "".join(circle(x, y, 5, p["gold1"], p["gold3"], 1) for x, y in ends)


def broken_column(p: Palette) -> str:
    """A fluted shaft, broken aslant above; 32 wide, 140 high, its foot at (0, 0)."""
    o = path("M-16 0V-116L-6 -122L2 -132L16 -140V0Z", p["stone0"], p["stone2"], 1.3)
    o += path("M3 0V-132L16 -140V0Z", p["stone1"])
    o += path("M-9 0V-120M-2 0V-126M9.6 0V-136", "none", p["stone2"], 1.3, opacity=".8")
    slant = path("M-16 -116L-6 -122L2 -132L16 -140L12 -126L0 -114Z", p["ivory0"], p["stone2"], 1.2)
    return o + slant


def serpent(p: Palette) -> str:
    """Held by its middle at (0, 0): its tail coils below, its neck rears in a great S; about 150 high."""
    tail = "M0 0C14 20 10 34 -8 40C-26 46 -24 64 -8 64C4 64 8 56 4 50"
    neck = "M0 6C-22 -8 -18 -30 0 -38C20 -46 22 -66 4 -74C-4 -78 -10 -79 -16 -80"
    o = ""
    for d, w in ((tail, 9), (neck, 14)):
        o += path(d, "none", p["gold3"], w + 2.4) + path(d, "none", p["batons2"], w)
        o += group(path(d, "none", p["batons0"], w * 0.55), f"translate({num(-w * 0.2)} {num(-w * 0.1)})")
    spine = (((0, 6), (-22, -8), (-18, -30), (0, -38)), ((0, -38), (20, -46), (22, -66), (4, -74)))
    for q in spine:
        for share in (0.2, 0.5, 0.8):
            x, y, *_ = cubic(q, share)
            o += circle(x, y, 2.6, p["gold1"], p["batons3"], 0.8)
    o += path("M-31 -82L-42 -78M-31 -82L-42 -88", "none", p["cups1"], 2.2)
    o += path("M0 -88C-10 -94 -25 -93 -35 -84C-28 -70 -12 -66 2 -69C8 -74 8 -84 0 -88Z", p["batons0"], p["gold3"], 1.2)
    o += path("M-35 -84C-28 -70 -12 -66 2 -69C7 -73 8 -80 4 -85C-8 -77 -23 -79 -35 -84Z", p["batons2"])
    return o + circle(-15, -86, 3.4, p["gold0"], p["gold3"], 0.8) + circle(-15.8, -86, 1.7, p["ink"])
