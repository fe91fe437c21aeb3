"""Sagittarius: a centaur at full stretch, his bow drawn. In the tondo's own measure."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import firm_face
from intarsia.hair import curled_fringe, curled_hair
from intarsia.limbs import Station, limb
from intarsia.palette import Palette
from intarsia.pen import path
from intarsia.trumps.joints import arm
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
    o += _leg(p, ((-26, 28, 24), (-62, 46, 15), (-88, 66, 8)), 40, False)
    o += _leg(p, ((46, 20, 34), (66, 46, 16), (60, 60, 10), (68, 73, 8)), -30, False)
    barrel = "M-46 0C-56 18 -52 38 -36 46C-12 56 14 44 34 46C54 46 72 34 70 14C68 -2 52 -6 36 -2C22 2 8 4 -8 0L-24 -8Z"
    o += path(barrel, p["hide0"], p["hide3"], 1.3)
    o += path(
        "M-52 20C-53 34 -46 42 -36 46C-12 56 14 44 34 46C54 46 72 34 70 14C60 22 50 24 38 24C14 24 -24 42 -52 20Z",
        p["hide1"],
    )
    o += _leg(p, ((-32, 30, 28), (-56, 52, 16), (-30, 68, 9), (-24, 76, 8)), -30, True)
    return o + _leg(p, ((42, 16, 38), (48, 48, 20), (36, 66, 11), (50, 84, 8)), -34, True)


COAT = {"hide0": "#C9783A", "hide1": "#8E4A22", "hide2": "#6E3718", "hide3": "#7A5010"}
"""The horse's coat, lighter than other hides, and the gold of its outline: it stands before the night."""


def _breast(p: Palette) -> str:
    """The collarbones, over the end of the neck."""
    o = path("M-24 -43C-20 -38 -6 -37 0 -44L3 -36C-6 -31 -22 -31 -30 -37Z", p["skin0"])
    o += path("M-13 -38.6C-8 -39 -3 -40 0 -44L3 -36C-3 -33 -8 -32 -13 -32Z", p["skin1"])
    return o + path("M-30 -38C-22 -34 -18 -34 -15 -36M-11 -36C-6 -33 0 -34 4 -38", "none", p["skin2"], 1.1)


def _trunk(p: Palette) -> str:
    """The man's trunk, and the sash where it joins the horse."""
    body = "M-40 -40C-50 -24 -46 -6 -48 8C-36 22 -16 18 -6 4C-2 -10 8 -22 6 -38C-8 -46 -26 -46 -40 -40Z"
    o = path(body, p["skin0"], p["skin2"], 1.2)
    o += path("M-14 -44C-6 -43 0 -41 6 -38C8 -22 -2 -10 -6 4C-12 13 -22 17 -30 17C-18 0 -8 -20 -14 -44Z", p["skin1"])
    o += path("M-49 -4C-36 8 -16 6 -3 -6L-4 8C-16 20 -36 24 -49 12Z", p["batons1"], p["gold3"], 1.1)
    o += path("M-26 4C-18 3 -10 0 -3 -6L-4 8C-11 15 -18 18 -28 20Z", p["batons2"])
    hem = "M-49 -4C-36 8 -16 6 -3 -6"
    return o + path(hem, "none", p["gold3"], 5) + path(hem, "none", p["gold1"], 3)


def _mantle(p: Palette) -> str:
    """A crimson mantle, knotted on the right shoulder, that the gallop blows back."""
    flying = (
        "M-2 -46C18 -62 38 -54 52 -62C66 -70 80 -66 96 -76C90 -62 92 -54 82 -44C74 -36 76 -30 64 -22"
        "C54 -16 46 -20 36 -10C28 -4 16 -4 4 -8Z"
    )
    o = path(flying, p["cups1"], p["gold3"], 1.2)
    o += path(
        "M4 -8C14 -22 34 -22 50 -34C62 -44 74 -44 90 -58C88 -52 87 -48 82 -44C74 -36 76 -30 64 -22"
        "C54 -16 46 -20 36 -10C28 -4 16 -4 4 -8Z",
        p["cups2"],
    )
    return o + path("M10 -44C28 -52 42 -46 56 -54C68 -60 78 -58 88 -64", "none", p["cups0"], 1.6)


TIPS = ((-54, -80), (-54, 38))
"""The ends of the bow."""
FISTS = ((-78, -22), (10, -22))
"""The fist on the bow's grip and the one on the string, on a level: the arrow is one straight line."""


def _bow(p: Palette) -> str:
    """The bent bow."""
    (x0, y0), (x1, y1) = TIPS
    gx, gy = FISTS[0]
    bent = (
        f"M{x0} {y0}C{x0 - 22} {y0 + 14} {gx - 6} {gy - 30} {gx} {gy}C{gx - 6} {gy + 28} {x1 - 20} {y1 - 12} {x1} {y1}"
    )
    return "".join(path(bent, "none", p[c], w) for c, w in (("gold3", 8), ("gold0", 6), ("coins1", 2.4)))


def _nocked(p: Palette) -> str:
    """The string in two straight runs, and the arrow on it."""
    (x0, y0), (x1, y1) = TIPS
    (gx, gy), (sx, sy) = FISTS
    string = f"M{x0} {y0}L{sx} {sy}L{x1} {y1}"
    o = path(string, "none", p["gold3"], 2.6) + path(string, "none", p["white"], 1.5)
    o += staff(p, sx, sy, gx - 8, gy, 2.8)
    return o + path(f"M{gx - 6} {gy - 7}L{gx - 22} {gy}L{gx - 6} {gy + 7}Z", p["silver0"], p["night2"], 1.1)


def _meadow(p: Palette) -> str:
    """Hills in facets below y = 92, with tufts of grass."""
    o = ground(96, p["batons3"]) + path("M-102 104C-60 90 -24 96 6 100C46 92 78 94 102 100V132H-102Z", p["batons2"])
    o += path("M-102 120C-50 104 -8 108 30 116C60 108 82 112 102 116V132H-102Z", p["batons1"])
    tuft = "M-8 0L-11 -12L-3 -4L0 -16L3 -4L11 -12L8 0Z"
    return o + "".join(at(path(tuft, p["batons0"], p["batons3"], 1), x, y) for x, y in ((-34, 106), (44, 112)))


def sagittarius(p: Palette) -> Scene:
    """The centaur, at a gallop over hills, looses an arrow over the frame."""
    q = {**folk(p, "copper"), **COAT}
    (gx, gy), (sx, sy) = FISTS
    tones = (q["skin0"], q["skin1"], q["skin2"])
    head = curled_hair(q) + firm_face(q) + curled_fringe(q)
    man = _mantle(p) + arm(((0, -30, 17), (38, -34, 15)), *tones) + _trunk(q)
    man += at(head, -10, -77, 0.84, -4) + _breast(q) + _bow(q)
    man += arm(((-32, -28, 18), (-54, -26, 14), (gx + 6, gy, 10)), *tones) + _nocked(q)
    man += arm(((38, -34, 15), (sx + 6, sy, 10)), *tones) + at(hand(q), sx, sy, 0.56, 0, True)
    man += at(hand(q), gx, gy, 0.56)
    drawn = at(at(_horse_body(q), -2, 3, 0.9) + man, 1, 3, 1.1)
    return starry(p, "sagittarius", _meadow(p), drawn, low=False)
