"""Sagittarius: a centaur at full stretch, his bow drawn. In the tondo's own measure."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import firm_face
from intarsia.hair import curled_fringe, curled_hair
from intarsia.limbs import Station, limb
from intarsia.palette import Palette
from intarsia.pen import path
from intarsia.trumps.setting import Scene, at, ground
from intarsia.trumps.starry import starry
from intarsia.trumps.things import staff
from intarsia.trumps.tones import folk


def _leg(p: Palette, stations: tuple[Station, ...], turn: float, near: bool) -> str:
    """A horse's leg; its hoof, turned, lies on the last station."""
    tones = ("hide0", "hide1") if near else ("hide1", "hide2")
    hoof = path("M-5 -5H5L8 6H-8Z", p["ink2"], p["hide3"], 1.2) + path("M0 -5H5L8 6H0Z", p["ink"])
    x, y, _ = stations[-1]
    return limb(stations, p[tones[0]], p[tones[1]], p["hide3"], 1.2) + at(hoof, x, y + 2, 1, turn)


def _horse_body(p: Palette) -> str:
    """At a gallop to the left; back and withers at y = 0."""
    tail = "M66 2C86 -14 104 4 98 30C95 44 88 54 76 62C80 48 78 36 74 28C70 20 64 14 62 8Z"
    o = path(tail, p["h0"], p["hide3"], 1.2)
    o += path("M66 2C82 -6 92 10 88 32C86 44 82 54 76 62C80 48 78 36 74 28C70 20 64 14 62 8Z", p["h1"])
    o += _leg(p, ((-24, 30, 22), (-70, 34, 13), (-78, 60, 8)), 14, False)
    o += _leg(p, ((48, 20, 34), (74, 44, 15), (66, 58, 10), (74, 72, 8)), -10, False)
    barrel = "M-46 0C-56 18 -52 38 -36 46C-12 56 14 44 34 46C54 46 72 34 70 14C68 -2 52 -6 36 -2C22 2 8 4 -8 0L-24 -8Z"
    o += path(barrel, p["hide0"], p["hide3"], 1.3)
    o += path(
        "M-52 20C-53 34 -46 42 -36 46C-12 56 14 44 34 46C54 46 72 34 70 14C60 22 50 24 38 24C14 24 -24 42 -52 20Z",
        p["hide1"],
    )
    o += _leg(p, ((-34, 32, 26), (-58, 56, 14), (-46, 70, 9), (-52, 80, 8)), 20, True)
    return o + _leg(p, ((46, 16, 38), (48, 48, 20), (36, 62, 11), (44, 78, 8)), -10, True)


def _trunk(p: Palette) -> str:
    """The man's trunk, and the sash where it joins the horse."""
    body = "M-40 -40C-50 -24 -46 -6 -48 8C-36 22 -16 18 -6 4C-2 -10 8 -22 6 -38C-8 -46 -26 -46 -40 -40Z"
    o = path(body, p["skin0"], p["skin2"], 1.2)
    o += path("M-14 -44C-6 -43 0 -41 6 -38C8 -22 -2 -10 -6 4C-12 13 -22 17 -30 17C-18 0 -8 -20 -14 -44Z", p["skin1"])
    o += path("M-49 -4C-36 8 -16 6 -3 -6L-4 8C-16 20 -36 24 -49 12Z", p["batons1"], p["gold3"], 1.1)
    o += path("M-26 4C-18 3 -10 0 -3 -6L-4 8C-11 15 -18 18 -28 20Z", p["batons2"])
    hem = "M-49 -4C-36 8 -16 6 -3 -6"
    return o + path(hem, "none", p["gold3"], 5) + path(hem, "none", p["gold1"], 3)


TIPS = ((-54, -80), (-54, 38))
"""The ends of the bow."""
FISTS = ((-78, -24), (6, -30))
"""The fist on the bow's grip and the one on the string."""


def _bow(p: Palette) -> str:
    """The bent bow and the arrow on its string."""
    (x0, y0), (x1, y1) = TIPS
    (gx, gy), (sx, sy) = FISTS
    bent = (
        f"M{x0} {y0}C{x0 - 22} {y0 + 14} {gx - 6} {gy - 30} {gx} {gy}C{gx - 6} {gy + 28} {x1 - 20} {y1 - 12} {x1} {y1}"
    )
    o = "".join(path(bent, "none", p[c], w) for c, w in (("gold3", 8), ("gold0", 6), ("coins1", 2.4)))
    string = f"M{x0} {y0}L{sx} {sy}L{x1} {y1}"
    o += path(string, "none", p["gold3"], 2.6) + path(string, "none", p["white"], 1.5)
    o += staff(p, sx, sy, gx - 16, gy - 1, 2.8)
    return o + path(f"M{gx - 14} {gy - 8}L{gx - 30} {gy - 1}L{gx - 14} {gy + 6}Z", p["silver0"], p["night2"], 1.1)


def sagittarius(p: Palette) -> Scene:
    """The centaur looses an arrow over the frame, on a strip of grass."""
    q = folk(p, "copper")
    (gx, gy), (sx, sy) = FISTS
    far = limb(
        ((-2, -36, 18), (32, -52, 15), (41, -46, 14), (34, -38, 13), (sx + 6, sy, 10)),
        q["skin0"],
        q["skin1"],
        q["skin2"],
        1.2,
    )
    head = curled_hair(q) + firm_face(q) + curled_fringe(q)
    man = far + _trunk(q) + _bow(q) + at(head, -10, -77, 0.84, -4)
    man += at(hand(q), sx, sy, 0.56, -84)
    man += limb(((-30, -30, 19), (-50, -26, 15), (gx + 6, gy, 10)), q["skin0"], q["skin1"], q["skin2"], 1.2)
    meadow = ground(82, p["batons3"]) + path("M-102 82C-60 74 -20 78 10 76C50 73 80 78 102 76V90H-102Z", p["batons2"])
    return starry(p, "sagittarius", meadow, at(_horse_body(q), 0, 3, 0.94) + man + at(hand(q), gx, gy, 0.56), low=False)
