"""Wings, flames, clouds and waves, in two facets."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, num, path
from intarsia.trumps.setting import at


def quill(p: Palette, length: float, w: float, c0: str, c1: str) -> str:
    """Along +x, in two facets."""
    return path(
        f"M0 0C{num(length * 0.25)} {num(-w)} {num(length * 0.92)} {num(-w * 1.15)} {num(length)} 0Z", p[c0]
    ) + path(f"M0 0C{num(length * 0.25)} {num(w)} {num(length * 0.92)} {num(w * 1.15)} {num(length)} 0Z", p[c1])


def wing(p: Palette, a: str = "ivory", b: str = "swords") -> str:
    """Right wing, root at (0, 0), rising to the right: three rows of feathers in two facets."""
    o = ""
    rows = ((9, 64, 48, 9.5, f"{b}1", f"{b}2"), (9, 49, 38, 9, a + "0", a + "2"), (7, 27, 22, 7.5, "gold0", "gold1"))
    for m, l0, l1, w, c0, c1 in rows:
        for i in range(m):
            t = i / (m - 1)
            x, y = 30 * t, -34 * t**0.8
            o += group(
                quill(p, l1 + (l0 - l1) * t, w, c0, c1), f"translate({num(x)} {num(y)}) rotate({num(78 - 128 * t)})"
            )
    o += path("M-6 12C-8 -12 8 -34 36 -38C28 -30 14 -18 7 12Z", p["ivory0"], p["gold2"], 1.2)
    return o + path("M0 12C0 -10 16 -30 36 -38C28 -30 14 -18 7 12Z", p["ivory2"])


def flame(p: Palette, h: float, w: float, c0: str, c1: str) -> str:
    """Upright tongue on (0, 0), split along its bent middle."""
    m = f"C{num(0.05 * w)} {num(-0.7 * h)} {num(-0.14 * w)} {num(-0.4 * h)} 0 0Z"
    return path(
        f"M0 0C{num(-w)} {num(-0.06 * h)} {num(-0.95 * w)} {num(-0.45 * h)} {num(-0.4 * w)} {num(-0.62 * h)}"
        f"C{num(-0.05 * w)} {num(-0.74 * h)} {num(-0.12 * w)} {num(-0.9 * h)} {num(0.14 * w)} {num(-h)}" + m,
        p[c0],
    ) + path(
        f"M0 0C{num(w)} {num(-0.06 * h)} {num(0.98 * w)} {num(-0.4 * h)} {num(0.6 * w)} {num(-0.56 * h)}"
        f"C{num(0.36 * w)} {num(-0.7 * h)} {num(0.2 * w)} {num(-0.84 * h)} {num(0.14 * w)} {num(-h)}" + m,
        p[c1],
    )


def flamelet(p: Palette) -> str:
    """Three small tongues together."""
    return "".join(
        at(flame(p, h, w, "coins0", "ember0"), x, 8, 1, r)
        for x, h, w, r in ((-3, 12, 4, -20), (3, 12, 4, 22), (0, 18, 5.4, 0))
    )


def cloud(p: Palette, c0: str = "ivory0", c1: str = "ivory2", line: str = "gold2") -> str:
    """Bank of cloud, 80 wide, base at y = 0."""
    o = path(
        "M-42 2C-50 -8 -40 -18 -30 -14C-28 -26 -12 -30 -4 -21C4 -32 22 -28 24 -15C36 -20 48 -8 40 2Z",
        p[c0],
        p[line],
        1.1,
    )
    o += path(
        "M-42 2C-46 -3 -46 -8 -43 -11C-38 -4 -26 -4 -20 -8C-12 0 4 -2 8 -9C16 -2 32 -3 38 -10C44 -6 43 -1 40 2Z", p[c1]
    )
    return o + path(
        "M-30 -14C-25 -13 -22 -10 -22 -6M-4 -21C0 -18 1 -14 -1 -11M24 -15C20 -14 18 -11 19 -8", "none", p[line], 1.1
    )


def swell(p: Palette, y: float, step: float, h: float, c0: str, c1: str, x0: float = -100) -> str:
    """Row of curling waves; each crest is lit on its back, with an ivory curl."""
    o = ""
    for k in range(int((112 - x0) / step / 1.0)):
        x = x0 + k * step
        o += path(
            f"M{num(x)} {num(y)}C{num(x + step * 0.3)} {num(y)} {num(x + step * 0.45)} {num(y - h)}"
            f" {num(x + step * 0.85)} {num(y - h)}"
            f"C{num(x + step * 1.12)} {num(y - h)} {num(x + step * 1.16)} {num(y - h * 0.45)}"
            f" {num(x + step * 0.98)} {num(y - h * 0.4)}"
            f"C{num(x + step * 0.92)} {num(y - h * 0.2)} {num(x + step)} {num(y)} {num(x + step * 1.1)} {num(y)}"
            f"V132H{num(x)}Z",
            p[c0],
        )
        o += path(
            f"M{num(x + step * 0.42)} {num(y + 4)}"
            f"C{num(x + step * 0.5)} {num(y - h * 0.5)} {num(x + step * 0.66)} {num(y - h * 0.8)}"
            f" {num(x + step * 0.9)} {num(y - h * 0.74)}"
            f"C{num(x + step * 0.74)} {num(y - h * 0.4)} {num(x + step * 0.8)} {num(y)}"
            f" {num(x + step * 1.1)} {num(y + 6)}"
            "Z",
            p[c1],
        )
        o += path(
            f"M{num(x + step * 0.3)} {num(y - h * 0.32)}"
            f"C{num(x + step * 0.46)} {num(y - h * 0.9)} {num(x + step * 0.7)} {num(y - h)}"
            f" {num(x + step * 0.86)} {num(y - h)}"
            f"C{num(x + step * 1.1)} {num(y - h)} {num(x + step * 1.14)} {num(y - h * 0.46)}"
            f" {num(x + step * 0.97)} {num(y - h * 0.42)}"
            f"C{num(x + step * 0.86)} {num(y - h * 0.4)} {num(x + step * 0.84)} {num(y - h * 0.62)}"
            f" {num(x + step * 0.94)} {num(y - h * 0.66)}",
            "none",
            p["ivory0"],
            1.7,
        )
    return o


def star4(p: Palette, cx: float, cy: float, r: float) -> str:
    """A small star of four rays."""
    return facet_star(cx, cy, r, r * 0.3, 4, p["gold0"], p["gold1"])


def wavelet(p: Palette) -> str:
    """Two small curls of water."""
    d = "M-9 3C-5 3 -4 -4 1 -4C5 -4 5 1 2 1M1 5C4 5 5 0 8 0"
    return path(d, "none", p["silver1"], 1.6)


def leaflet(p: Palette) -> str:
    """A sprig with two leaves."""
    leaf = "M0 8C-8 6 -10 -1 -8 -7C-2 -5 1 1 0 8Z"
    o = path(leaf, p["grass0"]) + group(path(leaf, p["grass1"]), "scale(-1 1)")
    return o + path("M0 10V0", "none", p["gold1"], 1.2)


def puff(p: Palette) -> str:
    """A curl of wind."""
    d = "M-10 4H3C8 4 9 -3 4 -4C1 -4 0 -1 2 0M-7 8H6"
    return path(d, "none", p["silver0"], 1.6, opacity=".85")


def corn(p: Palette) -> str:
    """A stalk with a full ear; its foot at (0, 0), 62 high."""
    o = path("M0 0C1 -16 0 -30 0 -40", "none", p["coins2"], 3.4)
    o += path("M0 0C1 -16 0 -30 0 -40", "none", p["gold1"], 1.8)
    o += path("M0 -6C8 -14 12 -24 11 -34C5 -26 1 -16 0 -6Z", p["grass1"])
    o += path("M0 -2C-8 -8 -13 -18 -13 -26C-6 -20 -2 -12 0 -2Z", p["grass0"])
    grain = "M0 0C-5 -3 -6 -9 -3 -13C1 -10 2 -4 0 0Z"
    for k in range(5):
        y = -32 - 5 * k
        o += at(path(grain, p["coins0"], p["gold3"], 0.7), -1, y, 1, -18)
        o += at(path(grain, p["coins1"], p["gold3"], 0.7), 1, y, 1, 18, True)
    o += at(path(grain, p["gold1"], p["gold3"], 0.7), 1, -56, 1, 8)
    return o + path("M-7 -50L-12 -62M7 -50L12 -62M0 -66V-74M-4 -58L-6 -70M5 -58L7 -70", "none", p["gold1"], 1)


def tree(p: Palette) -> str:
    """A round apple tree, its foot at (0, 0), 74 high."""
    o = path("M-6 2C-3 -8 -4 -20 -4 -30H4C4 -20 3 -8 6 2Z", p["hide0"], p["hide3"], 1)
    return o + path("M0 2V-30H4C4 -20 3 -8 6 2Z", p["hide1"]) + tree_crown(p)


def tree_crown(p: Palette) -> str:
    """What is above the trunk of the tree."""
    o = path(
        "M0 -22C-14 -14 -30 -24 -26 -38C-34 -50 -24 -64 -12 -62C-6 -74 10 -74 14 -62"
        "C26 -62 34 -48 26 -38C30 -24 14 -14 0 -22Z",
        p["batons1"],
        p["batons3"],
        1.2,
    )
    o += path(
        "M0 -22C14 -14 30 -24 26 -38C34 -48 26 -62 14 -62C11 -69 5 -72 0 -71.4C8 -60 -4 -50 4 -42C-4 -36 4 -28 0 -22Z",
        p["batons2"],
    )
    o += path("M-20 -40C-24 -50 -18 -58 -10 -58C-14 -52 -12 -48 -14 -44Z", p["batons0"])
    return o + "".join(
        circle(x, y, 2.8, p["cups3"]) + circle(x, y, 2.2, p["cups1"]) + circle(x - 0.7, y - 0.8, 0.7, p["cups0"])
        for x, y in ((-12, -32), (-4, -56), (12, -52), (16, -34), (3, -34), (-18, -46))
    )
