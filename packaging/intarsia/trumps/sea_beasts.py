"""Signs of the zodiac that live in water: Capricorn with its fish's tail, Pisces, Aquarius and his urn."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.limbs import Station, limb
from intarsia.palette import Palette
from intarsia.pen import circle, group, path
from intarsia.trumps.figure import bust, cuff, sleeve
from intarsia.trumps.heads import youth
from intarsia.trumps.nature import flame, star4, swell
from intarsia.trumps.setting import Scene, at, ground
from intarsia.trumps.starry import starry
from intarsia.trumps.vessels import stream


def _scales(p: Palette, rows: tuple[tuple[float, float, int], ...], step: float) -> str:
    """Rows of arcs like a fish's scales: x and y of the first, how many."""
    d = "".join(
        f"M{x + k * step:.1f} {y:.1f}"
        f"C{x + k * step + 1:.1f} {y + 6:.1f} {x + k * step + step - 1:.1f} {y + 6:.1f}"
        f" {x + (k + 1) * step:.1f} {y:.1f}"
        for x, y, count in rows
        for k in range(count)
    )
    return path(d, "none", p["gold1"], 1.2)


def _fish(p: Palette, c: str) -> str:
    """Swimming to the left, bent like a bow; about 110 wide round (0, 0)."""
    fins = "M-14 -27C-4 -42 16 -42 26 -30L14 -18ZM-8 8C-6 20 4 24 12 20L8 6Z"
    o = path(fins, p["gold1"], p["gold3"], 1.2)
    o += path("M-4 -30L2 -38M6 -28L12 -37M14 -25L21 -32M-2 12L2 20", "none", p["gold3"], 1)
    o += path(
        "M42 0C54 -10 58 -22 56 -34C64 -24 68 -12 64 -2C70 6 70 18 62 28C60 16 52 8 42 6Z", p["gold1"], p["gold3"], 1.2
    )
    o += path("M48 2C58 -4 62 -16 60 -24M50 5C58 9 62 16 63 22", "none", p["gold3"], 1)
    o += path(
        "M-56 8C-46 -18 -22 -30 2 -26C22 -22 36 -12 46 0C46 4 46 6 44 8C34 4 24 2 12 8C-8 18 -34 22 -56 8Z",
        p[c + "1"],
        p["gold2"],
        1.4,
    )
    o += path("M-50 -3C-38 -22 -18 -28 2 -26C22 -22 36 -12 46 0C30 -8 14 -14 -6 -13C-24 -13 -40 -8 -50 -3Z", p[c + "0"])
    o += path("M-56 8C-40 10 -20 10 -4 4C14 -3 30 -2 45 4L44 8C34 4 24 2 12 8C-8 18 -34 22 -56 8Z", p["ivory0"])
    o += _scales(p, ((-20, -12, 6), (-14, -5, 5), (-24, -4, 1)), 9)
    o += path("M-34 -17C-28 -8 -28 4 -34 15", "none", p["gold3"], 1.6)
    o += path("M-56 8C-52 6 -48 6 -44 8", "none", p["night3"], 1.5)
    return o + circle(-43, -4, 4.4, p["gold0"], p["gold3"], 0.8) + circle(-43.6, -4, 2.4, p["ink"])


def pisces(p: Palette) -> Scene:
    """Two fish, each after the other's tail, a cord between their mouths."""
    cord = "M-56 -28C-78 0 -40 6 0 0C40 -6 78 0 56 28"
    o = path(cord, "none", p["gold3"], 3.6) + path(cord, "none", p["gold1"], 2)
    o += at(_fish(p, "swords"), 0, -38, 1.0) + group(at(_fish(p, "batons"), 0, -38), "rotate(180)")
    return starry(p, "pisces", "", at(o + star4(p, 0, 0, 11), 0, 0, 1.52))


def _goat_head(p: Palette) -> str:
    """To the left, the poll at (0, 0)."""
    horn = "M4 -8C10 -34 34 -46 56 -32C40 -34 24 -26 16 -4Z"
    o = path("M14 -8C22 -30 44 -40 66 -26C50 -28 36 -20 28 -2Z", p["stone1"], p["gold3"], 1)
    o += path("M2 6C14 2 26 4 34 10C24 16 12 16 4 12Z", p["wool1"], p["gold3"], 1)
    o += path(
        "M14 -6C0 -16 -14 -12 -24 2L-44 22C-48 28 -44 36 -36 36C-28 36 -20 32 -12 30C-2 32 10 30 20 24Z",
        p["wool0"],
        p["gold3"],
        1.2,
    )
    o += path(
        "M-44 22C-48 28 -44 36 -36 36C-28 36 -20 32 -12 30C-2 32 10 30 20 24L18 10C4 20 -14 22 -30 20Z", p["wool1"]
    )
    o += path(horn, p["bone0"], p["gold3"], 1.1) + path("M16 -4C24 -24 38 -33 56 -32C44 -38 24 -32 10 -6Z", p["bone1"])
    o += path("M14 -22L22 -16M23 -30L28 -23M33 -35L36 -29", "none", p["gold3"], 1.4)
    o += path("M-32 35C-30 46 -24 54 -18 58C-18 48 -18 40 -20 33Z", p["wool1"], p["gold3"], 1)
    o += path("M-16 3C-13 -2 -6 -2 -3 2C-6 6 -12 7 -16 3Z", p["gold0"], p["ink"], 1.3)
    o += path("M-11 2H-7", "none", p["ink"], 2.2)
    o += path("M-42 25C-40 23 -38 24 -37 26", "none", p["ink"], 1.8)
    return o + path("M-41 32C-36 32 -32 30 -29 27", "none", p["ink"], 1.4)


def _sea_body(p: Palette) -> str:
    """Breast and forelegs of a goat, tail of a fish that curls up to the right."""
    o = path(
        "M44 -20C36 -34 42 -52 58 -58C54 -48 58 -42 66 -40C76 -40 80 -46 80 -54C90 -42 86 -24 72 -18"
        "C64 -14 52 -14 44 -20Z",
        p["gold1"],
        p["gold3"],
        1.2,
    )
    o += path("M50 -24C46 -34 48 -44 54 -50M58 -24C64 -28 74 -32 80 -42", "none", p["gold3"], 1)
    o += path(
        "M-6 -12C16 -8 30 4 40 20C48 30 60 26 58 12C57 0 50 -8 44 -16L62 -18C74 -6 80 14 72 34"
        "C60 58 24 62 2 48C-14 38 -24 26 -26 10Z",
        p["swords1"],
        p["gold2"],
        1.4,
    )
    o += path(
        "M-6 -12C16 -8 30 4 40 20C48 30 60 26 58 12C57 0 50 -8 44 -16L52 -17C62 -6 68 8 64 20"
        "C58 36 40 36 30 24C20 12 6 0 -14 -2Z",
        p["swords0"],
    )
    o += path("M2 48C24 62 60 58 72 34C66 40 54 44 40 44C24 44 8 38 -10 38C-6 42 -2 45 2 48Z", p["ivory0"])
    o += _scales(p, ((-6, 10, 3), (-2, 20, 3), (4, 30, 3)), 9.6)
    o += path("M-14 -20C2 -18 10 -4 4 14C0 30 -12 40 -28 38C-36 20 -32 -8 -14 -20Z", p["wool0"], p["gold3"], 1.2)
    o += path("M4 14C0 30 -12 40 -28 38C-30 34 -31 29 -31 24C-14 26 -4 10 -2 -12C6 -6 7 4 4 14Z", p["wool1"])
    o += _foreleg(p, ((-20, 16, 22), (-52, 22, 12), (-58, 40, 7)), "wool1", "wool2", 8)
    return o + _foreleg(p, ((-14, 24, 26), (-40, 44, 13), (-34, 64, 8)), "wool0", "wool1", -10)


def _foreleg(p: Palette, stations: tuple[Station, ...], lit: str, shaded: str, turn: float) -> str:
    """A goat's leg with a cloven hoof on its last station."""
    hoof = path("M-5 -4H5L9 8H-7Z", p["ink2"], p["gold3"], 1) + path("M1 -4H5L9 8H2Z", p["ink"])
    x, y, _ = stations[-1]
    return limb(stations, p[lit], p[shaded], p["gold3"], 1.1) + at(hoof, x, y + 2, 1, turn)


def capricorn(p: Palette) -> Scene:
    """The goat with a fish's tail."""
    o = at(_sea_body(p), 0, 10, 0.98) + at(_goat_head(p), -26, -22)
    waves = (
        ground(78, p["swords2"])
        + swell(p, 74, 44, 20, "swords2", "swords3", -96)
        + swell(p, 90, 44, 22, "swords1", "swords2", -112)
    )
    waves += swell(p, 108, 42, 18, "swords2", "swords3", -120)
    return starry(p, "capricorn", waves, at(o, -4, 2, 1.26, -10), low=False)


def _urn(p: Palette) -> str:
    """An amphora, mouth up, 52 wide and 64 high round (0, 0)."""
    for_handles = "M-11 -26C-34 -24 -32 0 -20 4M11 -26C34 -24 32 0 20 4"
    o = path(for_handles, "none", p["gold3"], 6.4) + path(for_handles, "none", p["gold1"], 4)
    o += path(
        "M-9 -30C-8 -18 -24 -12 -24 4C-24 20 -10 28 -8 32H8C10 28 24 20 24 4C24 -12 8 -18 9 -30Z",
        p["coins1"],
        p["gold3"],
        1.3,
    )
    o += path("M0 -30H9C8 -18 24 -12 24 4C24 20 10 28 8 32H0Z", p["coins2"])
    o += path("M-19 -2C-20 8 -14 18 -9 22C-12 12 -12 2 -8 -10Z", p["coins0"])
    o += path("M-23.6 0C-10 6 10 6 23.6 0L24 7C10 13 -10 13 -24 7Z", p["gold1"], p["gold3"], 0.9)
    o += path("M-13 -34H13V-28H-13ZM-9 32H9V37H-9Z", p["gold1"], p["gold3"], 1)
    return o + path("M0 -34H13V-28H0ZM0 32H9V37H0Z", p["gold2"])


def _splash(p: Palette) -> str:
    """Where falling water meets the sea at (0, 0): three tongues and foam."""
    o = "".join(
        at(flame(p, h, w, "white", "silver1"), x, 6, 1, turn)
        for x, h, w, turn in ((-13, 24, 8, -42), (13, 24, 8, 42), (-5, 22, 7, -12), (6, 20, 7, 16))
    )
    return o + path("M-24 6C-16 -4 -8 2 0 -4C8 2 16 -4 24 6C12 12 -12 12 -24 6Z", p["white"], p["swords1"], 1)


def aquarius(p: Palette) -> Scene:
    """A youth who pours from an urn into the water."""
    o = at(bust(p, "cups"), -12, -26, 0.86)
    front = at(youth(p, "gold"), -12, -32, 0.88, 6)
    front += stream(p, ((9, -2), (-8, 6), (-12, 34), (-13, 76)), 12, 24)
    front += limb(((-62, 42, 18), (-44, 54, 17), (6, 28, 11)), p["skin0"], p["skin1"], p["skin2"], 1.2)
    front += path("M-4 26.4L2 37.6", "none", p["gold3"], 6.4) + path("M-4 26.4L2 37.6", "none", p["gold1"], 4)
    front += sleeve(p, "M30 26C56 38 76 22 70 -4", "cups", 19, True)
    front += at(_urn(p), 41, -14, 1.14, -104) + cuff(p, 69, -6, -6) + at(hand(p), 66, -17, 0.84, -30, True)
    front += (
        sleeve(p, "M-50 26C-66 40 -66 52 -52 56", "cups", 19) + cuff(p, -45, 55, 70) + at(hand(p), 13, 24, 0.82, 62)
    )
    water = ground(76, p["swords2"]) + swell(p, 88, 44, 24, "swords1", "swords2", -112) + at(_splash(p), -17, 80, 1.1)
    water += swell(p, 110, 40, 20, "swords2", "swords3", -120)
    return (starry(p, "aquarius", "").with_figure(o, front)) + water
