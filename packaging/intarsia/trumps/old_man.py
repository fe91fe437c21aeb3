"""Time, Bologna's Old Man: winged, hooded, an hourglass in his hand."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.palette import Palette
from intarsia.pen import group, path
from intarsia.trumps.figure import bust, cloak, cuff, sleeve
from intarsia.trumps.heads import elder
from intarsia.trumps.nature import wing
from intarsia.trumps.setting import Scene, at, dusk
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
    """Bent on a crutch; the great hourglass is lifted beside his face."""
    o = at(wing(p, "ivory", "ash"), -22, 4, 0.96, 6, True)
    figure = _hood(p) + bust(p, "ash", under="linen") + cloak(p, "night")
    inside = group(figure, "translate(-8 -14) rotate(-5) scale(.86)")
    front = at(_hood(p) + elder(p), -9, -15, 0.86, -9)
    front += at(hourglass(p), 50, -22, 1.36) + cuff(p, 58, 36, -6) + at(hand(p), 53, 22, 0.84, 0, True)
    low = staff(p, -62, 110, -58, 22, 5.6, "coins") + path("M-74 22C-66 12 -50 12 -42 22", "none", p["coins3"], 8.4)
    low += path("M-74 22C-66 12 -50 12 -42 22", "none", p["coins1"], 6.4)
    low += sleeve(p, "M-48 46C-66 72 -72 66 -62 54", "night", 20) + cuff(p, -61, 54, 4) + at(hand(p), -59, 41, 0.82)
    low += sleeve(p, "M36 46C60 66 68 56 58 38", "night", 20, True)
    return dusk(p).with_figure(o + inside, "").with_figure(low, front)
