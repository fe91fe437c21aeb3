"""The Devil: horned, bat-winged, over a row of flames."""

from __future__ import annotations

import math

from intarsia.attributes import hand
from intarsia.curves import cubic
from intarsia.palette import Palette
from intarsia.pen import path
from intarsia.trumps.joints import arm
from intarsia.trumps.nature import flame
from intarsia.trumps.setting import Scene, at, mirrored, rays, sky
from intarsia.trumps.things import staff


def _bat_wing(p: Palette, lit: str, shaded: str) -> str:
    """The right wing from the shoulder at (0, 0), three ribs."""
    o = path(
        "M0 0C8 -26 22 -48 44 -60C66 -52 82 -32 88 -6C78 -8 70 -4 66 6C58 2 48 6 44 18C34 12 22 14 14 24Z",
        p[lit],
        p["ink"],
        1.2,
    )
    o += path("M44 -60C66 -52 82 -32 88 -6C78 -8 70 -4 66 6ZM44 -60L44 18C34 12 22 14 14 24Z", p[shaded])
    ribs = "M0 0C8 -26 22 -48 44 -60L66 6M44 -60C40 -30 42 -4 44 18M44 -60C30 -36 20 -4 14 24"
    o += path(ribs, "none", p["ink"], 2.6) + path(ribs, "none", p["gold2"], 1.2)
    return o + path("M41 -58L46 -72L49 -57Z", p["bone0"], p["ink"], 1)


def _trident(p: Palette) -> str:
    """Points up, its foot far below (0, 0)."""
    o = staff(p, 0, 64, 0, -38, 4.6, "coins")
    tines = "M-14 -66V-46C-14 -34 14 -34 14 -46V-66M0 -72V-38"
    o += path(tines, "none", p["ink"], 6.4) + path(tines, "none", p["silver1"], 4.2)
    o += "".join(
        path(f"M{x} {y}L{x + 5} {y + 13}H{x - 5}Z", p["silver0"], p["ink"], 1)
        for x, y in ((-14, -79), (0, -86), (14, -79))
    )
    return o + path("M-5 -40H5V-34H-5Z", p["gold1"], p["gold3"], 1)


def _brute_features(p: Palette) -> str:
    """Brows, slit eyes, snout and grin."""
    o = mirrored(
        path("M-19 -9C-14 -13 -7 -9 -4 -3C-10 0 -16 -2 -19 -9Z", p["gold0"], p["ink"], 1.2)
        + path("M-11 -9.4L-9.4 -2", "none", p["ink"], 2.2)
    )
    o += mirrored(path("M-23 -17C-16 -18 -8 -14 -3 -6L-3 -2C-9 -9 -16 -12 -23 -11Z", p["ink"]))
    o += path("M-4 -3L-7 9C-4 13 4 13 7 9L4 -3Z", p["ember0"]) + path("M0 -3L4 -3L7 9C5 11.4 2 12 0 12Z", p["ember1"])
    o += path("M-6 8C-5 5 -2 6 -1.4 9ZM6 8C5 5 2 6 1.4 9Z", p["ink"])
    o += path("M-15 15C-8 20 8 20 15 15C13 30 -13 30 -15 15Z", p["ink"])
    return o + path(
        "M-13 17L-9.4 23L-6.6 18.6ZM13 17L9.4 23L6.6 18.6ZM-6 18.7L-3.4 22L-1 19ZM6 18.7L3.4 22L1 19Z", p["ivory0"]
    )


def _brute(p: Palette) -> str:
    """The head, middle at (0, 0): goat's horns, ears and beard."""
    horn = path(
        "M-5 -34C-20 -36 -36 -48 -36 -76C-30 -62 -22 -54 -10 -52C-2 -50 2 -42 2 -34Z", p["bone0"], p["ink"], 1.2
    )
    horn += path("M-15 -38L-11 -52M-22 -43L-17 -55M-28 -50L-23 -59M-33 -59L-28.6 -65", "none", p["stone2"], 1.4)
    shade = path("M-5 -34C-20 -36 -36 -48 -36 -76C-33 -58 -22 -46 -2 -44L2 -34Z", p["bone1"])
    ear = path("M-20 -8C-32 -18 -44 -16 -52 -6C-44 4 -30 8 -20 4Z", p["ember0"], p["ink"], 1.2)
    ear += path("M-24 -4C-32 -10 -40 -9 -46 -5C-40 1 -32 3 -24 1Z", p["cups3"])
    o = mirrored(ear + at(horn + shade, -7, 2))
    o += path("M-10 28C-8 42 -4 54 0 62C4 54 8 42 10 28Z", p["black0"], p["ink"], 1)
    o += path("M0 28H10C8 42 4 54 0 62Z", p["black1"])
    o += path(
        "M-24 -28C-29 -6 -24 10 -16 22C-10 32 -5 37 0 37C5 37 10 32 16 22C24 10 29 -6 24 -28C14 -40 -14 -40 -24 -28Z",
        p["ember0"],
        p["ink"],
        1.2,
    )
    o += path("M0 -37C10 -37 18 -34 24 -28C29 -6 24 10 16 22C10 32 5 37 0 37Z", p["ember1"])
    o += "".join(
        at(flame(p, h, 8, "black0", "black1"), x, -26, 1, r) for x, h, r in ((-12, 22, -24), (12, 22, 24), (0, 30, 0))
    )
    return o + _brute_features(p)


def _trunk(p: Palette) -> str:
    """Shaggy breast and shoulders."""
    o = path(
        "M-13 30C-28 36 -46 40 -52 56C-52 76 -42 100 -38 140H38C42 100 52 76 52 56C46 40 28 36 13 30Z",
        p["ember0"],
        p["ink"],
        1.2,
    )
    o += path("M0 34C6 34 10 33 13 30C28 36 46 40 52 56C52 76 42 100 38 140H0Z", p["ember1"])
    return o + path("M-26 60C-18 66 -8 66 -2 60M26 60C18 66 8 66 2 60", "none", p["cups3"], 1.8)


def _chain(p: Palette) -> str:
    """A chain that hangs from the right fist into the fire."""
    course = ((70, 12), (70, 40), (56, 68), (30, 86))
    o = ""
    for k in range(11):
        x, y, dx, dy = cubic(course, k / 10)
        wide = 5.4 if k % 2 else 2.6
        link = f'<ellipse cx="0" cy="0" rx="6" ry="{wide}" fill="none"'
        for tone, width in (("ink", 4.2), ("silver1", 2.2)):
            ring = f'{link} stroke="{p[tone]}" stroke-width="{width}"/>'
            o += at(ring, x, y, 1, math.degrees(math.atan2(dy, dx)))
    return o


def devil(p: Palette) -> Scene:
    """Trident in one hand, in the other a chain that runs down into the fire."""
    q = {**p, "skin0": p["ember0"], "skin1": p["ember1"], "skin2": p["cups3"]}
    light = sky([(0, p["dusk1"]), (0.45, p["dusk2"]), (1, p["ink"])], 0, 50, 156)
    o = at(_trunk(p), 0, -10, 0.92)
    wings = at(_bat_wing(p, "plum0", "plum1"), -14, 4, 0.76, 8, True)
    wings += at(_bat_wing(p, "plum1", "plum2"), 14, 4, 0.76, -8)
    front = wings + arm(((34, 42, 22), (53, 46, 18), (67, 14, 13)), p["ember1"], p["cups2"], p["ink"]) + _chain(p)
    front += at(hand(q), 70, 4, 0.86, 16, True)
    front += arm(((-32, 42, 22), (-59, 58, 18), (-50, 42, 13)), p["ember0"], p["ember1"], p["ink"])
    front += at(_trident(p), -48, 28, 0.86) + at(hand(q), -50, 36, 0.82) + at(_brute(p), 0, -14, 0.96)
    fire = path("M-84 104H84V124H-84Z", p["ember0"])
    for k, x in enumerate(range(-72, 73, 12)):
        tones = ("coins0", "ember0") if k % 2 else ("gold0", "coins0")
        fire += at(flame(p, 64 + 12 * (k % 2), 14, *tones), x, 122, 1, x * 0.15)
    return (light + rays(0, 40, 32, p["dusk1"], ".2", 2.8)).with_figure(o + fire, front)
