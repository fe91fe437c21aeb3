"""The arie, the highest trumps: Star, Moon, Sun, World, Trumpets."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import features
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, path, polar
from intarsia.trumps.buildings import city
from intarsia.trumps.figure import bust, cuff, sleeve
from intarsia.trumps.heads import youth
from intarsia.trumps.nature import cloud, star4, swell, wing
from intarsia.trumps.setting import Scene, at, daylight, mirrored, rays, segment, sky
from intarsia.trumps.things import trumpet


def star(p: Palette) -> Scene:
    """The great star over the sea, with the star of the whole set as its body."""
    o = rays(0, -14, 190, 32, p["swords1"], ".28", 2.8)
    small = (
        (-58, -44, 8),
        (58, -46, 8),
        (-68, 4, 6),
        (68, 2, 6),
        (-40, -70, 5),
        (42, -70, 5),
        (-44, 34, 5),
        (46, 32, 5),
    )
    o += "".join(star4(p, x, y, r) for x, y, r in small)
    o += facet_star(0, -14, 44, 22, 16, p["swords0"], p["swords2"], rot=-78.75)
    o += facet_star(0, -14, 52, 18, 8, p["gold1"], p["gold2"], rot=-67.5)
    o += facet_star(0, -14, 68, 17, 8, p["gold0"], p["gold1"]) + circle(0, -14, 12, p["gold3"])
    o += circle(0, -14, 10.6, p["gold0"]) + facet_star(0, -14, 10, 4, 8, p["cups0"], p["cups2"])
    o += segment(0, 0, 92, 60, p["swords2"]) + swell(p, 70, 34, 15, "swords1", "swords2", -108)
    o += swell(p, 86, 34, 15, "swords2", "swords3", -118)
    return sky([(0, p["night0"]), (0.5, p["night1"]), (1, p["night3"])], 0, -14, 110) + o


def _moon_face(p: Palette) -> str:
    """The crescent with its profile to the right."""
    o = path(
        "M30 -57C12 -50 2 -38 4 -26C5 -20 1 -17 2 -12C6 -4 13 2 15 7C15 10 9 10 7 11C6 13 11 14 11 17"
        "C11 19 8 19 7.6 20.4C8 22 10 23 9.6 26C9 29 4 29 4.4 33C5 39 11 44 30 57C18 64 4 65.6 0 65"
        "A65 65 0 0 1 0 -65C10 -65.6 22 -62 30 -57Z",
        p["silver0"],
        p["gold2"],
        1.2,
    )
    o += path(
        "M30 -57C22 -62 10 -65.6 0 -65A65 65 0 0 0 0 65C4 65.6 18 64 30 57C-4 58 -38 36 -38 0C-38 -36 -4 -58 30 -57Z",
        p["silver1"],
    )
    o += path("M-5 -13C-10 -18 -18 -17 -22 -11C-16 -7 -9 -8 -5 -13Z", p["white"], p["night2"], 1.5)
    o += circle(-10.4, -12.4, 3, p["night3"]) + path("M-3 -22C-10 -28 -19 -26 -24 -19", "none", p["night2"], 2)
    o += path(
        "M11 17C6 19 1 19 -3 17C1 15 6 13 9 14.4ZM9.6 26C6 27 0 25 -3 17C2 20 6 20 7.6 20.4C8 22 10 23 9.6 26Z",
        p["cups1"],
    )
    return o + path("M5 9.4C2 9 0 6 2 3", "none", p["night2"], 1.4) + circle(-18, 12, 7, p["cups0"], opacity=".22")


def moon(p: Palette) -> Scene:
    """A crescent with a face in a silver burst."""
    light = sky([(0, p["night0"]), (0.5, p["night1"]), (1, p["night3"])], 6, 0, 96)
    o = rays(6, 0, 130, 32, p["swords0"], ".22", 2.8)
    o += facet_star(0, 0, 84, 62, 24, p["silver1"], p["silver2"], rot=-82.5) + circle(0, 0, 67, p["silver2"])
    o += circle(0, 0, 65, p["night2"]) + circle(0, 0, 65, "url(#sky)") + _moon_face(p)
    o += star4(p, 38, -16, 15) + star4(p, 52, 16, 9) + star4(p, 34, 26, 7)
    return light + (o + circle(48, -38, 1.8, p["gold0"]) + circle(56, -6, 1.4, p["gold0"]))


def sun(p: Palette) -> Scene:
    """The sun with a face."""
    light = sky([(0, p["gold0"]), (0.45, p["gold1"]), (0.75, p["coins1"]), (1, p["cups2"])], 0, 0, 92)
    o = rays(0, 0, 130, 32, p["cups1"], ".38", 2.8)
    o += facet_star(0, 0, 84, 42, 16, p["coins1"], p["coins2"], rot=-78.75)
    o += facet_star(0, 0, 80, 40, 16, p["gold0"], p["coins1"])
    o += circle(0, 0, 45, p["coins2"]) + circle(0, 0, 43, p["gold1"]) + circle(0, 0, 39.5, "none", p["coins1"], 1)
    disc = path("M-31 -8C-31 -30 31 -30 31 -8C31 16 17 34 0 34C-17 34 -31 16 -31 -8Z", p["gold0"])
    disc += path(
        "M3 -25C22 -25 31 -18 31 -8C31 16 17 34 0 34C5 24 5 14 4.5 9C8 4 3 -8 3 -25Z", p["gold1"], opacity=".75"
    )
    return light + (o + at(disc, 0, -2, 1.08) + at(features({**p, "ink": p["cups3"]}, "cups1"), 0, 1, 1.22))


def _globe(p: Palette, cy: float, r: float) -> str:
    """The world: sky, land with a town, sea, in a gilt ring."""
    o = circle(0, cy, r + 5.4, p["gold3"]) + circle(0, cy, r + 4, p["gold1"]) + circle(0, cy, r, p["swords0"])
    o += "".join(circle(*polar(0, cy, r + 2, k * 10), 0.9, p["gold3"]) for k in range(36))
    o += star4(p, -33, cy - 20, 7) + star4(p, 34, cy - 20, 7)
    o += segment(0, cy, r, cy + 4, p["swords1"]) + segment(0, cy, r, cy + 14, p["swords2"])
    o += path(
        f"M-53 {cy + 9}C-40 {cy - 8} -28 {cy} -16 {cy - 8}C0 {cy - 16} 12 {cy - 4} 24 {cy - 7}"
        f"C36 {cy - 8} 46 {cy + 2} 53 {cy + 9}C30 {cy + 20} -30 {cy + 20} -53 {cy + 9}Z",
        p["batons1"],
    )
    o += path(
        f"M4 {cy + 17}C12 {cy + 4} 10 {cy - 4} 4 {cy - 11}C12 {cy - 8} 16 {cy - 4} 24 {cy - 7}"
        f"C36 {cy - 8} 46 {cy + 2} 53 {cy + 9}C38 {cy + 14} 20 {cy + 17} 4 {cy + 17}Z",
        p["batons2"],
    )
    o += at(city(p), 0, cy + 2, 1.08)
    ripples = ((-36, cy + 27), (8, cy + 28), (-14, cy + 39))
    d = "".join(
        f"M{x} {y}C{x + 4} {y - 5} {x + 8} {y - 5} {x + 12} {y}C{x + 16} {y - 5} {x + 20} {y - 5} {x + 24} {y}"
        for x, y in ripples
    )
    return o + path(d, "none", p["swords0"], 1.6) + circle(0, cy, r, "none", p["gold3"], 1.4)


def world(p: Palette) -> Scene:
    """The globe under a winged head."""
    o = rays(0, 10, 190, 32, p["gold0"], ".35", 2.8)
    o += mirrored(at(wing(p, "ivory", "swords"), 12, -30, 1.06, 12)) + circle(0, -50, 28, p["gold0"], p["gold3"], 1.4)
    o += at(youth(p, "gold"), 0, -49, 0.62) + _globe(p, 27, 54)
    return sky([(0, p["gold0"]), (0.4, p["coins0"]), (0.75, p["coins1"]), (1, p["cups2"])], 0, 0, 100) + o


def angel(p: Palette) -> Scene:
    """An angel with two trumpets over a town in the clouds."""
    o = mirrored(at(wing(p, "ivory", "cups"), 18, 4, 1.14, -4)) + group(bust(p, "plum"), "translate(0 -32) scale(.68)")
    o += circle(0, -40, 31, p["gold0"], p["gold3"], 1.4) + circle(0, -40, 28, "none", p["gold2"], 0.8)
    o += at(youth(p, "gold"), 0, -38, 0.76)
    for flip in (False, True):
        arm = sleeve(p, "M34 16C54 28 58 18 46 4", "plum", 17, flip) + at(trumpet(p, 64), 5, -25, 1.24, 20)
        arm += cuff(p, 45, 2, -34) + at(hand(p), 42, -10, 0.62, -68)
        o += arm if flip else group(arm, "scale(-1 1)")
    o += at(city(p), 0, 72, 1.02) + at(cloud(p), -50, 84, 1.1) + at(cloud(p), 50, 84, 1.1, 0, True)
    return daylight(p) + (o + at(cloud(p), 0, 92, 1.1))
