"""The signs of the zodiac that are beasts of the land or have a shell: Aries, Taurus, Cancer, Leo, Scorpio."""

from __future__ import annotations

from intarsia.curves import curl
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, num, path
from intarsia.trumps.beasts import bull_head, chain, pincer, ram_head
from intarsia.trumps.lion import lion_head
from intarsia.trumps.setting import Scene, at
from intarsia.trumps.starry import starry


def _scorpion_tail(p: Palette) -> str:
    """The jointed tail and its sting, curled to the left."""
    o = chain(p, [(0, 20), (-2, 36), (2, 52), (-6, 68), (-24, 76), (-42, 68), (-50, 52)], 11.5, 7.5, "gold0", "gold2")
    sting = "M-50 56C-43 50 -43 42 -49 37C-47 34 -42 33 -37 36C-41 28 -53 27 -58 35C-62 42 -60 51 -57 56Z"
    shade = "M-53 56C-48 50 -49 42 -49 37C-47 34 -42 33 -37 36C-41 28 -49 28 -53 31C-57 40 -57 48 -53 56Z"
    return o + path(sting, p["gold1"], p["gold3"], 1.2) + path(shade, p["gold2"])


def scorpio(p: Palette) -> Scene:
    """A scorpion from above, gilt, its pincers crimson."""
    o = ""
    for s in (-1, 1):
        for k, (dx, dy) in enumerate(((44, -14), (50, 2), (48, 20), (40, 36))):
            leg = [(s * 9, -14 + k * 8), (s * (dx * 0.62), -20 + k * 10), (s * dx, dy)]
            o += chain(p, leg, 3, 2, "gold1", "gold2")
        o += chain(p, [(s * 10, -22), (s * 36, -30), (s * 42, -40)], 5.6, 5, "gold1", "gold2")
        o += at(pincer(p, "cups0" if s < 0 else "cups1", "cups2"), s * 43, -37, 1, -20 * s, s > 0)
    o += _scorpion_tail(p)
    for y, w in ((14, 15), (3, 18), (-8, 20)):
        o += path(
            f"M{-w} {y - 5}C{-w - 2} {y + 6} {num(-w * 0.5)} {y + 11} 0 {y + 11}"
            f"C{num(w * 0.5)} {y + 11} {w + 2} {y + 6} {w} {y - 5}Z",
            p["gold0"],
            p["gold3"],
            1,
        )
        o += path(f"M0 {y - 5}V{y + 11}C{num(w * 0.5)} {y + 11} {w + 2} {y + 6} {w} {y - 5}Z", p["gold2"])
    o += path("M-20 -10C-23 -26 -13 -38 0 -38C13 -38 23 -26 20 -10C9 -4 -9 -4 -20 -10Z", p["gold0"], p["gold3"], 1.2)
    o += path("M0 -38C13 -38 23 -26 20 -10C14 -7 7 -5.6 0 -5.6Z", p["gold1"])
    o += facet_star(0, -20, 10, 4, 8, p["cups0"], p["cups2"]) + circle(-5, -33, 1.9, p["ink"])
    o += circle(5, -33, 1.9, p["ink"])
    return starry(p, "scorpio", "", at(o, 4, 8, 1.42, 26))


def _crab_shell(p: Palette) -> str:
    """The shell in facets with the star of the set."""
    o = path(
        "M0 -14C26 -16 48 -4 50 12C50 32 26 50 0 52C-26 50 -50 32 -50 12C-48 -4 -26 -16 0 -14Z",
        p["cups1"],
        p["gold1"],
        2,
    )
    o += path("M0 -14C26 -16 48 -4 50 12C50 32 26 50 0 52Z", p["cups2"])
    o += path("M0 -14C-26 -16 -48 -4 -50 12L0 22ZM0 22L-30 42C-22 47 -12 51 0 52Z", p["cups0"], opacity=".8")
    o += path("M0 22L50 12C50 24 42 34 30 42ZM0 22L20 -11C13 -13 6 -14 0 -14Z", p["cups3"], opacity=".55")
    o += facet_star(0, 20, 20, 10, 8, p["gold1"], p["gold2"], rot=-67.5)
    return o + facet_star(0, 20, 26, 8, 8, p["gold0"], p["gold1"]) + circle(0, 20, 4, p["cups2"])


def cancer(p: Palette) -> Scene:
    """A crab from above."""
    o = ""
    for s in (-1, 1):
        lit = "cups0" if s < 0 else "cups1"
        for k, (kx, ky, ex, ey) in enumerate(((62, 2, 72, 26), (60, 20, 64, 46), (54, 36, 50, 62), (42, 48, 32, 74))):
            o += chain(p, [(s * 34, 14 + k * 7), (s * kx, ky), (s * ex, ey)], 4.6, 3, lit, "cups2")
        o += chain(p, [(s * 30, -4), (s * 56, -16), (s * 50, -36)], 7.4, 6, lit, "cups2")
        o += at(pincer(p, lit, "cups2"), s * 49, -34, 1.02, -8 * s, s > 0)
        o += path(f"M{s * 10} -10L{s * 12} -22", "none", p["gold2"], 3) + circle(s * 12, -24, 4.6, p["gold3"])
        o += circle(s * 12, -24, 3.6, p["ivory0"]) + circle(s * 12, -24, 1.8, p["ink"])
    return starry(p, "cancer", "", at(o + _crab_shell(p), 0, 18, 1.25))


def leo(p: Palette) -> Scene:
    """A lion's head, its mane over the frame."""
    return starry(p, "leo", "", at(lion_head(p), 0, 5, 1.13))


def aries(p: Palette) -> Scene:
    """A ram's head over its fleece, the horns over the frame."""
    fleece = ""
    for row in range(5):
        for k in range(-4, 5):
            x, y = k * 26 + (13 if row % 2 else 0), 118 - row * 17
            if abs(x) < 84 - row * 9:
                fleece += curl(x, y, 16, p["wool0" if x < 1 else "wool1"], p["wool2"])
    body = path("M-92 140C-80 60 -40 30 0 30C40 30 80 60 92 140Z", p["wool0"], p["wool2"], 1.4)
    body += path("M0 30C40 30 80 60 92 140H0Z", p["wool1"])
    return starry(p, "aries", body + fleece, at(ram_head(p), 0, 8, 1.42))


def taurus(p: Palette) -> Scene:
    """A bull's head, the constellation between its horns."""
    return starry(p, "taurus", "", at(bull_head(p), 0, 34, 1.5))
