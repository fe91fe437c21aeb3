"""The Hanged Man, Bologna's Traitor: head down by one foot, his money in his hands."""

from __future__ import annotations

from intarsia.faces import firm_face
from intarsia.palette import Palette
from intarsia.pen import circle, ellipse, group, path
from intarsia.trumps.figure import limb
from intarsia.trumps.nature import leaflet
from intarsia.trumps.setting import Scene, at, dusk, mirrored
from intarsia.trumps.things import staff
from intarsia.trumps.tones import folk


def _trunks(p: Palette) -> str:
    """Two lopped trunks; the beam lies on them at y = -70."""
    o = ""
    for s in (-1, 1):
        x = s * 58
        for y, side in ((-24, 1), (8, -1), (36, 1)):
            o += staff(p, x, y + 6, x + side * 10, y - 4, 6, "hide")
            o += ellipse(x + side * 11, y - 5, 3.4, 2.6, p["gold1"])
        trunk = path(f"M{x - 8} 92L{x - 6} -70H{x + 6}L{x + 8} 92Z", p["hide0"], p["hide3"], 1.2)
        o += trunk + path(f"M{x} 92V-70H{x + 6}L{x + 8} 92Z", p["hide1"]) + at(leaflet(p), x - s * 8, -20, 1.3, -50 * s)
        o += at(leaflet(p), x + s * 9, 20, 1.3, 50 * s)
    return o


def _beam(p: Palette) -> str:
    """The beam with its ropes, which breaks the frame above."""
    o = path("M-46 -80H72V-64H-46Z", p["hide0"], p["hide3"], 1.2) + path("M-46 -72H72V-64H-46Z", p["hide1"])
    rope = "M66 -82L50 -62M50 -82L66 -62M-6 -82V-62M0 -82V-62M6 -82V-62"
    return o + path(rope, "none", p["gold3"], 5) + path(rope, "none", p["gold1"], 3)


def _purse(p: Palette) -> str:
    """A purse, its neck at (0, 0)."""
    o = path("M-4 2C-16 8 -18 26 0 27C18 26 16 8 4 2Z", p["coins0"], p["gold3"], 1.2)
    o += path("M0 2H4C16 8 18 26 0 27Z", p["coins1"])
    o += path("M-6 -5L-3 2H3L6 -5L0 -3Z", p["coins0"], p["gold3"], 1) + path("M-5 2H5", "none", p["cups1"], 3)
    return o + circle(0, 16, 5, p["gold3"]) + circle(0, 16, 3.8, p["gold0"])


def _hair(p: Palette) -> str:
    """Hair that falls to the crown's side, for a head upside down."""
    o = path(
        "M-23 -4C-28 -34 -26 -52 -16 -66L-10 -54L-3 -70L0 -56L4 -70L11 -54L17 -64C26 -52 28 -34 23 -4"
        "C20 -18 10 -26 0 -26C-10 -26 -20 -18 -23 -4Z",
        p["h0"],
    )
    return o + path("M0 -56L4 -70L11 -54L17 -64C26 -52 28 -34 23 -4C20 -18 10 -26 0 -26Z", p["h1"])


def _doublet(p: Palette) -> str:
    """Skirt, belt and breast, from the hip at y = -12 down to the shoulders."""
    o = path(
        "M-15 -10L-12 22C-14 28 -20 32 -22 36C-12 42 12 42 22 36C20 32 14 28 12 22L15 -10Z",
        p["swords1"],
        p["night3"],
        1.2,
    )
    o += path("M0 -10H15L12 22C14 28 20 32 22 36C16 39 8 40.5 0 40.5Z", p["swords2"])
    o += path("M-18 -4C-24 4 -24 12 -20 17L-13 8ZM18 -4C24 4 24 12 20 17L13 8Z", p["swords1"], p["night3"], 1)
    o += path("M-14 2H14V8H-14Z", p["gold1"], p["gold3"], 1) + path("M0 2H14V8H0Z", p["gold2"])
    return o + "".join(circle(0, y, 1.8, p["gold0"], p["gold3"], 0.7) for y in (15, 22, 29))


def hanged(p: Palette) -> Scene:
    """One foot in the noose, the other leg bent behind it, arms and hair hanging."""
    q = folk(p, "copper")
    front = _beam(p) + path("M0 -64V-50", "none", p["gold3"], 5) + path("M0 -64V-50", "none", p["gold0"], 3)
    front += limb(p, "M7 -8C26 -20 30 -34 20 -42C12 -46 2 -42 -10 -42", "batons", 13, True)
    front += path("M-8 -49L-24 -48C-29 -44 -25 -37 -20 -36L-8 -36Z", p["gold2"], p["gold3"], 1)
    front += limb(p, "M-6 -8C-8 -24 -3 -38 0 -48", "cups", 14)
    front += path("M-7 -48C-9 -58 -7 -66 -2 -70C5 -68 8 -58 7 -48Z", p["gold1"], p["gold3"], 1)
    front += path("M-8 -53H8", "none", p["gold3"], 5) + path("M-8 -53H8", "none", p["gold0"], 3)
    low = ""
    for x in (-1, 1):
        arm = limb(p, "M18 32C28 40 34 46 34 58", "swords", 12, x > 0)
        arm += at(_purse(p), 34, 66, 0.9) + circle(34, 62, 6.4, q["skin0"], q["skin2"], 1)
        low += arm if x > 0 else group(arm, "scale(-1 1)")
    low += at(_doublet(p), 0, 0, 1.12)
    low += at(firm_face(q) + _hair(q), 0, 62, 0.66, 180)
    low += mirrored(path("M-15 41C-9 46 -4 47 0 47", "none", p["gold1"], 3.4))
    return (dusk(p) + at(_trunks(p), 0, -8, 1.3)).with_figure(low, front, y=-16, k=1.36)
