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


def _crutch(p: Palette) -> str:
    """Its padded rest at (0, 0), the foot 100 below."""
    o = staff(p, 0, 100, 0, 2, 5.6, "coins")
    pad = "M-19 -4C-10 2 10 2 19 -4L18 3C10 9 -10 9 -18 3Z"
    return (
        o + path(pad, p["cups1"], p["cups3"], 1.2) + path("M0 0.6C7 0.6 14 -1 19 -4L18 3C14 6 7 7.4 0 7.4Z", p["cups2"])
    )


def _hump(p: Palette) -> str:
    """His crooked back, above the left shoulder."""
    o = path("M-74 70C-76 26 -58 -6 -34 -6C-14 -6 -6 20 -4 60Z", p["night1"], p["gold2"], 1.3)
    return o + path("M-34 -6C-14 -6 -6 20 -4 60H-34C-26 36 -26 12 -34 -6Z", p["night2"])


def old_man(p: Palette) -> Scene:
    """Time, the hunchback: bent on two crutches, winged; the great hourglass is lifted beside his face."""
    o = at(wing(p, "ivory", "ash"), -20, -4, 0.96, 6, True) + _hump(p)
    figure = _hood(p) + bust(p, "ash", under="linen") + cloak(p, "night")
    inside = group(figure, "translate(-4 -8) rotate(-7) scale(.86)")
    front = at(_hood(p) + elder(p), -4, -9, 0.86, -12)
    front += at(hourglass(p), 52, -24, 1.3) + cuff(p, 60, 32, -6) + at(hand(p), 55, 18, 0.84, 0, True)
    low = sleeve(p, "M-44 44C-76 70 -66 86 -50 72", "night", 20) + at(_crutch(p), -36, 32, 1, 2)
    low += cuff(p, -49, 70, 50) + at(hand(p), -38, 60, 0.82, 4)
    low += at(_crutch(p), 37, 46, 1, 12) + sleeve(p, "M32 40C58 66 72 58 60 36", "night", 20, True)
    return dusk(p).with_figure(o + inside, "").with_figure(low, front)
