"""Half-figures: robes, mantles, sleeves and hands. Local units: the middle of the head is (0, 0)."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, group, num, path, rounded
from intarsia.trumps.setting import at, mirrored


def bust(p: Palette, robe: str, under: str | None = None) -> str:
    """Half-figure for a head at (0, 0): lit left, shaded right; the hem lies far below."""
    r0, r1, r2, r3 = (p[robe + q] for q in "0123")
    o = path(
        "M-13 34C-32 38 -52 44 -62 64C-70 84 -75 112 -84 178H84C75 112 70 84 62 64C52 44 32 38 13 34"
        "C8 42 -8 42 -13 34Z",
        r1,
    )
    o += path("M0 40C6 40 10 38 13 34C32 38 52 44 62 64C70 84 75 112 84 178H0Z", r2)
    o += path(
        "M-46 56C-54 84 -58 116 -60 178H-50C-48 116 -47 84 -46 56ZM-25 49C-31 84 -32 116 -33 178H-25"
        "C-25 116 -23 84 -25 49Z",
        r0,
        opacity=".75",
    )
    o += path(
        "M27 49C34 84 36 116 38 178H47C43 116 38 84 27 49ZM50 58C58 88 61 118 64 178H70C66 116 60 84 50 58Z",
        r3,
        opacity=".7",
    )
    if under:
        o += path("M-15 34L0 96L15 34C9 44 -9 44 -15 34Z", p[under + "1"])
        o += path("M0 41V96L15 34C11 39 6 41 0 41Z", p[under + "2"])
        for c, w in (("gold3", 6), ("gold1", 3.6)):
            o += path("M-17 35L0 98L17 35", "none", p[c], w)
    o += path("M-15 33C-10 46 10 46 15 33L20 35.6C13 53 -13 53 -20 35.6Z", p["gold3"])
    o += path("M-15.4 34C-10 47 10 47 15.4 34L18.6 35.6C12.4 51 -12.4 51 -18.6 35.6Z", p["gold1"])
    return o + path("M0 43.8C7 43.8 13 41 15.4 34L18.6 35.6C16 43 8 47.2 0 47.2Z", p["gold2"])


def collar(p: Palette) -> str:
    """A gilt band where a neck meets the robe; it lies over the end of the neck."""
    d = "M-16.5 43C-9 49.6 9 49.6 16.5 43"
    o = path(d, "none", p["gold3"], 6.2) + path(d, "none", p["gold1"], 4)
    return o + path("M0 48C6 48 12 46.6 16.5 43", "none", p["gold2"], 2.4)


def cloak(p: Palette, c: str, edged: bool = True) -> str:
    """Mantle over both shoulders, with a gilt edge where nothing is held before it."""
    s = "M-14 35C-36 38 -58 46 -68 68C-76 92 -80 120 -88 178H-54C-52 120 -48 98 -36 78C-30 62 -24 50 -18 42Z"
    e = "M-18 42C-24 50 -30 62 -36 78C-48 98 -52 120 -54 178"
    o = path(s, p[c + "1"]) + group(path(s, p[c + "2"]), "scale(-1 1)")
    o += mirrored(path("M-58 66C-66 92 -70 120 -74 178H-66C-63 120 -60 92 -58 66Z", p[c + "3"], opacity=".6"))
    if not edged:
        return o
    return o + mirrored(path(e, "none", p["gold3"], 4.6) + path(e, "none", p["gold1"], 2.8))


def sleeve(p: Palette, d: str, robe: str, w: float = 23, shaded: bool = False) -> str:
    """Sleeve as a thick stroke along d, sewn to the shoulder where it starts."""
    c1, c0 = (p[robe + "2"], p[robe + "1"]) if shaded else (p[robe + "1"], p[robe + "0"])
    x, y = (float(v) for v in d[1 : d.index("C")].split())
    return (
        path(d, "none", p[robe + "3"], w + 2)
        + path(d, "none", c1, w)
        + circle(x, y, w / 2 + 2, c1)
        + group(path(d, "none", c0, w * 0.2), f"translate({num(-w * 0.2)} {num(-w * 0.2)})", opacity=".7")
    )


def cuff(p: Palette, x: float, y: float, rot: float) -> str:
    """The gilt end of a sleeve."""
    return at(
        path("M-13 -4C-5 -1 5 -1 13 -4L12 4.6C5 7.6 -5 7.6 -12 4.6Z", p["gold1"], p["gold3"], 1)
        + path("M0 -1.8C5 -1.8 9 -2.6 13 -4L12 4.6C8 6.4 4 6.8 0 6.8Z", p["gold2"]),
        x,
        y,
        1,
        rot,
    )


def bone_hand(p: Palette) -> str:
    """Death's hand on the scythe, of the size of a living one."""
    o = ""
    for i, (x, w) in enumerate(((-9, 19), (-10.5, 22), (-10.5, 21), (-8.5, 17))):
        y = -12 + i * 6
        o += path(rounded(x, y, w, 5, 2.5), p["bone0"], p["ink"], 0.9)
        o += path(f"M{x + w * 0.38} {y + 0.6}V{y + 4.4}M{x + w * 0.7} {y + 0.6}V{y + 4.4}", "none", p["ink2"], 0.9)
    return o
