"""Time, Bologna's Old Man: winged, hooded, an hourglass in his hand."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.palette import Palette
from intarsia.pen import ellipse, group, path
from intarsia.trumps.figure import bust, cloak, cuff, sleeve
from intarsia.trumps.heads import elder
from intarsia.trumps.nature import wing
from intarsia.trumps.setting import Scene, at, dusk, mirrored
from intarsia.trumps.things import staff


def hourglass(p: Palette) -> str:
    """Gilt, 44 wide and 72 high round (0, 0)."""
    o = path(
        "M-17 -28C-17 -10 -3 -7 -2.4 0C-3 7 -17 10 -17 28H17C17 10 3 7 2.4 0C3 -7 17 -10 17 -28Z",
        p["silver0"],
        p["night2"],
        1.2,
    )
    o += path("M4 -28H17C17 -10 3 -7 2.4 0C3 7 17 10 17 28H4C10 14 0 8 0 0C0 -8 10 -14 4 -28Z", p["silver1"])
    o += path("M-13 -16C-9 -8 -2.4 -6 -1.6 0H1.6C2.4 -6 9 -8 13 -16Z", p["coins0"])
    o += path("M0 -16H13C9 -8 2.4 -6 1.6 0H0Z", p["coins1"])
    o += path("M-.8 0H.8V14L9 22C13 24 15 26 15.6 28H-15.6C-15 26 -13 24 -9 22L-.8 14Z", p["coins0"])
    o += path("M0 14L9 22C13 24 15 26 15.6 28H0Z", p["coins1"])
    o += path("M-12 -24C-12 -18 -10 -14 -7 -11", "none", p["white"], 2)
    for x in (-18, 18):
        o += path(f"M{x} -30V30", "none", p["gold3"], 5) + path(f"M{x} -30V30", "none", p["gold1"], 3)
    plates = path("M-23 -36H23V-28H-23ZM-23 28H23V36H-23Z", p["gold1"], p["gold3"], 1.2)
    return o + plates + path("M0 -36H23V-28H0ZM0 28H23V36H0Z", p["gold2"])


def _hood(p: Palette) -> str:
    """Behind the head, falling on the shoulders."""
    o = path(
        "M0 -50C-32 -48 -40 -14 -36 16C-34 30 -42 38 -52 46H52C42 38 34 30 36 16C40 -14 32 -48 0 -50Z",
        p["ash2"],
        p["gold2"],
        1.4,
    )
    return o + path("M0 -50C32 -48 40 -14 36 16C34 30 42 38 52 46H0Z", p["ash3"])


def old_man(p: Palette) -> Scene:
    """Bent on a crutch; the hourglass stands beside his face."""
    o = mirrored(at(wing(p, "ivory", "ash"), 22, 12, 1.02))
    figure = _hood(p) + bust(p, "ash", under="linen") + cloak(p, "night")
    o += group(figure + elder(p), "translate(-4 -18) scale(.84)")
    o += staff(p, -60, 92, -58, 2, 5, "coins") + path("M-72 2C-66 -6 -50 -6 -44 2", "none", p["coins3"], 7.4)
    o += path("M-72 2C-66 -6 -50 -6 -44 2", "none", p["coins1"], 5.4)
    o += sleeve(p, "M-44 44C-54 62 -62 56 -60 42", "night", 20) + cuff(p, -60, 37, 4) + at(hand(p), -59, 23, 0.76)
    o += sleeve(p, "M40 44C58 62 62 50 56 38", "night", 20, True) + ellipse(54, 31, 8, 3, p["gold3"])
    o += at(hourglass(p), 54, -8, 0.96) + cuff(p, 55, 36, -6) + at(hand(p), 54, 22, 0.74, 0, True)
    return dusk(p) + o
