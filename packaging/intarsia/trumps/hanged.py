"""The Hanged Man, Bologna's Traitor: head down by one foot, his money in his hands. In the tondo's own measure."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import firm_face
from intarsia.limbs import limb
from intarsia.palette import Palette
from intarsia.pen import circle, ellipse, facet_star, path
from intarsia.trumps.joints import sleeved
from intarsia.trumps.nature import leaflet
from intarsia.trumps.setting import Scene, at, dusk, mirrored
from intarsia.trumps.things import staff
from intarsia.trumps.tones import folk


def _post(p: Palette) -> str:
    """The right one of two lopped, dark posts; the beam lies on it at y = -104."""
    o = ""
    for y, side in ((-40, 1), (34, 1)):
        o += staff(p, 57, y + 8, 57 + side * 11, y - 6, 7, "hide") + ellipse(
            57 + side * 12, y - 7, 4.4, 3.4, p["gold1"]
        )
    return o + limb(((54, -110, 10), (58, 130, 13)), p["hide2"], p["hide3"], p["black1"], dark_left=True)


def _lashing(p: Palette) -> str:
    """Rope crossed over the beam, round (0, 0)."""
    o = ""
    for tone, width in (("gold3", 6.4), ("gold1", 4)):
        o += path("M-9 -12L9 12M9 -12L-9 12", "none", p[tone], width)
    return o


def _beam(p: Palette) -> str:
    """The beam, which breaks the frame above: lashed to both trunks, a rope wound round its middle."""
    o = path("M-58 -119H58V-97H-58Z", p["hide0"], p["hide3"], 1.4) + path("M-58 -108H58V-97H-58Z", p["hide1"])
    o += path("M-34 -113H-16M14 -114H34M-40 -102H-12", "none", p["hide2"], 1.1)
    o += at(_lashing(p), -49, -108) + at(_lashing(p), 49, -108)
    o += path("M-9 -119H9V-97H-9Z", p["gold1"], p["gold3"], 1.2) + path("M-9 -108H9V-97H-9Z", p["gold2"])
    o += path("M-3 -119V-97M3 -119V-97", "none", p["gold3"], 1.4)
    return o + path("M0 -97V-78", "none", p["gold3"], 6) + path("M0 -97V-78", "none", p["gold1"], 3.8)


def _purse(p: Palette) -> str:
    """A pear-shaped bag with a tied neck and a star, 26 wide; its tie at (0, 0)."""
    o = path("M-8 -8L-3 0H3L8 -8L3 -6L0 -9L-3 -6Z", p["gold0"], p["gold3"], 1)
    o += path("M-3 0C-5 8 -13 12 -13 21C-13 29 -7 33 0 33C7 33 13 29 13 21C13 12 5 8 3 0Z", p["cups1"], p["gold0"], 1.2)
    o += path("M0 0H3C5 8 13 12 13 21C13 29 7 33 0 33Z", p["cups2"]) + path("M-4 0H4", "none", p["gold1"], 3.6)
    return o + facet_star(0, 20, 8, 3, 8, p["gold0"], p["gold1"])


def _hair(p: Palette) -> str:
    """Hair that falls to the crown's side, for a head upside down."""
    o = path(
        "M-23 -4C-28 -34 -26 -44 -16 -56L-10 -46L-3 -60L0 -48L4 -60L11 -46L17 -55C26 -44 28 -34 23 -4"
        "C20 -18 10 -26 0 -26C-10 -26 -20 -18 -23 -4Z",
        p["h0"],
    )
    return o + path("M0 -48L4 -60L11 -46L17 -55C26 -44 28 -34 23 -4C20 -18 10 -26 0 -26Z", p["h1"])


def _doublet(p: Palette) -> str:
    """From the hips at y = -16 down to the shoulders, tabs, belt and buttons."""
    tabs = "M-19 -14L-27 2L-18 6L-15 12H15L18 6L27 2L19 -14L12 -8L6 -16L0 -8L-6 -16L-12 -8Z"
    o = path(tabs, p["swords1"], p["night3"], 1.2) + path("M0 -8L6 -16L12 -8L19 -14L27 2L18 6L15 12H0Z", p["swords2"])
    body = "M-15 6L-18 28C-24 32 -31 34 -35 42C-28 50 -16 50 -10 54H10C16 50 28 50 35 42C31 34 24 32 18 28L15 6Z"
    o += path(body, p["swords1"], p["night3"], 1.2)
    o += path("M0 6H15L18 28C24 32 31 34 35 42C28 50 16 50 10 54H0Z", p["swords2"])
    o += path("M-16 4H16V11H-16Z", p["gold1"], p["gold3"], 1.1) + path("M0 4H16V11H0Z", p["gold2"])
    return o + "".join(circle(0, y, 2.2, p["gold0"], p["gold3"], 0.8) for y in (20, 29, 38))


def _legs(p: Palette) -> str:
    """The figure four: the bent leg behind the straight one, both in pointed shoes."""
    o = limb(((7, -10, 22), (37, -44, 17), (-10, -68, 11)), p["batons1"], p["batons2"], p["batons3"], 1.2)
    shoe = path("M2 -7L-8 -8L-32 2L-8 8L2 6Z", p["ivory0"], p["gold3"], 1.2) + path("M-32 2L-8 8L2 6V0Z", p["ivory2"])
    o += at(shoe, -10, -68, 1, 20)
    o += limb(((-6, -10, 23), (-4, -46, 18), (0, -86, 12)), p["cups1"], p["cups2"], p["cups3"], 1.2)
    shoe = path("M-6 0L-8 -14L4 -19L34 -17L8 -5L6 0Z", p["ivory0"], p["gold3"], 1.2)
    o += at(shoe + path("M34 -17L8 -5L6 0H-2L0 -10Z", p["ivory2"]), 0, -85)
    return o + path("M-8 -82H8", "none", p["gold3"], 6) + path("M-7.6 -82H7.6", "none", p["gold1"], 3.8)


def hanged(p: Palette) -> Scene:
    """One foot in the noose, the other leg bent behind it, arms and hair hanging, coins falling."""
    q = folk(p, "copper")
    low = at(firm_face(q) + _hair(q), 0, 78, 0.82, 180)
    for s in (-1, 1):
        bent = ((s * 28, 41, 17), (s * 48, 42, 15), (s * 46, 64, 11))
        low += (
            at(_purse(p), s * 45, 80, 0.92)
            + sleeved(p, bent, "swords", s > 0)
            + at(hand(q), s * 46, 73, 0.62, 0, s > 0)
        )
    low += at(_doublet(p), 0, 0) + mirrored(path("M-12 53C-7 56 -3 57 0 57", "none", p["gold1"], 4))
    return (dusk(p) + mirrored(_post(p)) + at(leaflet(p), 68, -46, 1.3, 30) + low).breaking(
        _beam(p) + _legs(p) + at(_doublet(p), 0, 0)
    )
