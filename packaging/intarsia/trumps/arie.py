"""The arie, the highest trumps: Star, Moon, Sun, World, Trumpets."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import features
from intarsia.headgear import crown
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, path, polar, polygon
from intarsia.trumps.buildings import city
from intarsia.trumps.figure import bust
from intarsia.trumps.heads import youth
from intarsia.trumps.joints import sleeved
from intarsia.trumps.nature import cloud, star4, wing
from intarsia.trumps.setting import Scene, at, daylight, mirrored, rays, segment, sky
from intarsia.trumps.things import trumpet


def reach(cy: float, degrees: float) -> float:
    """How far a ray from (0, cy) may go before it meets the panel's edge or an index corner."""
    dx, dy = polar(0, 0, 1, degrees)
    far = min(106 / abs(dx) if dx else 999, ((180 - cy) if dy > 0 else (180 + cy)) / abs(dy) if dy else 999)
    if dx * dy > 0.001:
        far = min(far, max(58 / abs(dx), (76 - cy if dy > 0 else 76 + cy) / abs(dy)))
    return far


def burst(cy: float, ri: float, count: int, light: str, dark: str, longest: float, rot: float = -90) -> str:
    """Rays in two facets round (0, cy), each as long as the card allows, at most `longest`."""
    lit = shaded = ""
    for k in range(count):
        a, h = rot + k * 360 / count, 180 / count
        tip = polar(0, cy, min(longest, reach(cy, a)), a)
        left, right = polar(0, cy, ri, a - h), polar(0, cy, ri, a + h)
        lit += polygon([(0, cy), left, tip])
        shaded += polygon([(0, cy), tip, right])
    return path(lit, light) + path(shaded, dark)


def star_burst(p: Palette) -> str:
    """The great star with the star of the whole set as its body, its middle at (0, -24); it breaks the frame."""
    o = facet_star(0, -24, 62, 28, 16, p["swords0"], p["swords2"], rot=-78.75)
    o += burst(-24, 24, 8, p["gold1"], p["gold2"], 78, -67.5) + burst(-24, 25, 8, p["gold0"], p["gold1"], 122)
    o += circle(0, -24, 17, p["gold3"]) + circle(0, -24, 15, p["gold0"])
    return o + facet_star(0, -24, 14, 5.6, 8, p["cups0"], p["cups2"])


def star_night(p: Palette, cy: float = -24) -> Scene:
    """The night round the star at (0, cy), with lesser stars."""
    o = rays(0, cy, 32, p["swords1"], ".28", 2.8)
    small = ((-52, -88, 6), (50, -92, 8), (-84, -30, 5), (84, -34, 6))
    o += "".join(star4(p, x, y, r) for x, y, r in small)
    return sky([(0, p["night0"]), (0.5, p["night1"]), (1, p["night3"])], 0, cy, 140) + o


def casket(p: Palette) -> str:
    """A king's gift: a gilt coffer with a gabled lid, 48 wide and 40 high; its foot at (0, 0)."""
    o = path("M-22 -22L-15 -36H15L22 -22Z", p["gold0"], p["gold3"], 1.2) + path("M0 -36H15L22 -22H0Z", p["gold1"])
    o += path("M-22 -22H22V0H-22Z", p["gold1"], p["gold3"], 1.2) + path("M0 -22H22V0H0Z", p["gold2"])
    o += path("M-24 -24H24V-19H-24ZM-24 -4H24V1H-24Z", p["gold0"], p["gold3"], 1)
    for x, c in ((-12, "cups1"), (0, "swords1"), (12, "cups1")):
        o += path(f"M{x} -17L{x + 4} -12L{x} -7L{x - 4} -12Z", p[c], p["gold3"], 0.8)
    return o + circle(0, -39, 3.6, p["cups1"], p["gold3"], 0.9)


def star(p: Palette) -> Scene:
    """The great star, under it the crown and the gift of the king who followed it."""
    hill = path("M-102 78C-60 66 -20 64 0 66C40 64 70 70 102 80V132H-102Z", p["batons2"])
    hill += path("M-102 96C-50 84 0 88 40 84C70 82 90 88 102 92V132H-102Z", p["batons3"])
    o = (
        star4(p, -76, 20, 8)
        + star4(p, 76, 24, 8)
        + hill
        + at(crown(p, "cups1", "swords1"), -40, 82, 0.82, -8)
        + at(casket(p), 38, 93, 0.84, 4)
    )
    return (star_night(p) + o).breaking(star_burst(p))


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


def moon_disc(p: Palette) -> str:
    """The crescent with a face and its stars in a silver burst round (0, 0); needs the light of `moon_night`."""
    o = burst(0, 88, 24, p["silver1"], p["silver2"], 126, -82.5) + circle(0, 0, 87, p["silver2"])
    o += circle(0, 0, 84.6, p["night2"]) + circle(0, 0, 84.6, "url(#sky)") + at(_moon_face(p), 0, 0, 1.3)
    o += star4(p, 50, -22, 20) + star4(p, 66, 22, 12) + star4(p, 44, 36, 9)
    return o + circle(60, -50, 2.4, p["gold0"]) + circle(72, -8, 2, p["gold0"])


def moon_night(p: Palette) -> Scene:
    """The night round the moon."""
    light = sky([(0, p["night0"]), (0.5, p["night1"]), (1, p["night3"])], 6, 0, 130)
    return light + rays(6, 0, 32, p["swords0"], ".22", 2.8)


def moon(p: Palette) -> Scene:
    """A crescent with a face in a silver burst."""
    return moon_night(p).breaking(moon_disc(p))


def sun_disc(p: Palette) -> str:
    """The sun with a face, round (0, 0), its rays over the frame."""
    o = burst(0, 58, 16, p["coins1"], p["coins2"], 104, -78.75) + burst(0, 56, 16, p["gold0"], p["coins1"], 150)
    o += circle(0, 0, 62, p["coins2"]) + circle(0, 0, 59.6, p["gold1"]) + circle(0, 0, 55, "none", p["coins1"], 1.2)
    disc = path("M-31 -8C-31 -30 31 -30 31 -8C31 16 17 34 0 34C-17 34 -31 16 -31 -8Z", p["gold0"])
    disc += path(
        "M3 -25C22 -25 31 -18 31 -8C31 16 17 34 0 34C5 24 5 14 4.5 9C8 4 3 -8 3 -25Z", p["gold1"], opacity=".75"
    )
    return o + at(disc, 0, -2, 1.5) + at(features({**p, "ink": p["cups3"]}, "cups1"), 0, 1, 1.7)


def sunlight(p: Palette, cy: float = 0) -> Scene:
    """The glow round a sun at (0, cy)."""
    light = sky([(0, p["gold0"]), (0.45, p["gold1"]), (0.75, p["coins1"]), (1, p["cups2"])], 0, cy, 128 - cy)
    return light + rays(0, cy, 32, p["cups1"], ".38", 2.8)


def sun(p: Palette) -> Scene:
    """The sun with a face."""
    return sunlight(p).breaking(sun_disc(p))


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
    o = rays(0, 14, 32, p["gold0"], ".35", 2.8) + mirrored(at(wing(p, "ivory", "swords"), 14, -40, 0.98, 34))
    front = circle(0, -78, 44, p["gold0"], p["gold3"], 1.6) + circle(0, -78, 40, "none", p["gold2"], 1)
    front += at(youth(p, "gold"), 0, -78, 1.02) + at(_globe(p, 0, 54), 0, 36, 1.44)
    light = sky([(0, p["gold0"]), (0.4, p["coins0"]), (0.75, p["coins1"]), (1, p["cups2"])], 0, 0, 136)
    return (light + o).breaking(front)


MOUTH = (0, -27)
"""Where both trumpets of the herald begin."""
FALL = 34
"""How steeply each trumpet falls outwards, in degrees."""


def herald(p: Palette, below: str) -> Scene:
    """An angel who blows two trumpets at once, outwards over both shoulders of the oval, above a scene on earth."""
    o = mirrored(at(wing(p, "ivory", "cups"), 16, 8, 0.8, 6)) + at(bust(p, "plum"), 0, -30, 0.76)
    o += circle(0, -44, 36, p["gold0"], p["gold3"], 1.4) + circle(0, -44, 32.6, "none", p["gold2"], 0.8)
    front = at(youth(p, "gold"), 0, -42, 0.86)
    front += circle(-11, -31, 6, p["cups0"], opacity=".5") + circle(11, -31, 6, p["cups1"], opacity=".45")
    return daylight(p).with_figure(o + below, front + _blown(p, -1) + _blown(p, 1))


def _blown(p: Palette, side: int) -> str:
    """An arm and its trumpet, from the mouth to a bell at the oval's edge; side -1 left, 1 right."""
    mx, my = MOUTH
    gx, gy = polar(mx, my, 50, FALL)
    horn = at(trumpet(p, 64), mx, my, 1.3, FALL)
    shoulder, elbow, wrist = (32, 14, 19), (53, 44, 18), (gx + 3, gy + 15, 13)
    mirrored_arm = [(x * side, y, w) for x, y, w in (shoulder, elbow, wrist)]
    fist = at(hand(p), gx * side, gy, 0.74, -18 * side, side > 0)
    return sleeved(p, mirrored_arm, "plum", side > 0) + group(horn, f"scale({side} 1)") + fist


def angel(p: Palette) -> Scene:
    """The angel of fame over a town in the clouds."""
    o = at(city(p), 0, 67, 1.25) + at(cloud(p), -44, 84, 1.1) + at(cloud(p), 43, 84, 1.1, 0, True)
    return herald(p, o + at(cloud(p), 20, 106, 1.4, 0, True) + at(cloud(p), -12, 108, 1.5))
