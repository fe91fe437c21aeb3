"""The aces: one symbol that fills the card, on a glowing disc, with laurel, gems and sprigs (card units)."""

from __future__ import annotations

from intarsia.index import MARK
from intarsia.ornaments import corner, leaf, sprig, wreath
from intarsia.palette import FAMILY, Palette
from intarsia.pen import circle, document, facet_star, group, path, place, polar, polygon, radial
from intarsia.stock import stock
from intarsia.suits import symbol
from intarsia.weapons import long_baton, long_sword

MIDDLE = (125, 200)
REACH = 107
"""Radius of the disc: it just clears the index corners."""


def halo(p: Palette, suit: str) -> tuple[str, str]:
    """The disc behind an ace, with a ring of rays in two colours: (body, definitions)."""
    cx, cy = MIDDLE
    family = FAMILY[suit]
    defs = radial("glow", [(0, p["gold0"]), (0.7, p[family + "T"]), (1, p[family + "T"])], cx, cy, REACH - 10)
    o = circle(cx, cy, REACH - 11, "url(#glow)")
    lit, shaded = "", ""
    for k in range(48):
        a, foot = k * 7.5, REACH - 11
        tip = polar(cx, cy, REACH if k % 2 == 0 else REACH - 5, a)
        lit += polygon([polar(cx, cy, foot, a - 3), tip, polar(cx, cy, foot, a)])
        shaded += polygon([polar(cx, cy, foot, a), tip, polar(cx, cy, foot, a + 3)])
    o += path(lit, p["gold1"]) + path(shaded, p[family + "1"])
    o += circle(cx, cy, REACH - 12, "none", p["gold2"], 1.6) + circle(cx, cy, REACH - 15.5, "none", p["gold2"], 0.8)
    return o, defs


def _coin(p: Palette) -> str:
    """The great coin: reeded edge, pearls, a wreath, stars in stars; it is its own disc."""
    cx, cy = MIDDLE
    o = circle(cx, cy, 107, p["coins3"]) + circle(cx, cy, 105, p["gold1"])
    reeds = ""
    for k in range(60):
        a = k * 6 - 90
        reeds += polygon([polar(cx, cy, 104.5, a), polar(cx, cy, 104.5, a + 3), polar(cx, cy, 93, a + 1.5)])
    o += path(reeds, p["coins1"]) + circle(cx, cy, 92, p["coins3"]) + circle(cx, cy, 90, p["coins2"])
    o += "".join(circle(*polar(cx, cy, 85, k * 9), 3.4, p["gold1"]) for k in range(40))
    o += "".join(circle(*_shine(polar(cx, cy, 85, k * 9)), 1.4, p["gold0"]) for k in range(40))
    o += circle(cx, cy, 79, p["gold1"]) + circle(cx, cy, 77, p["coinsT2"]) + wreath(p, cx, cy, 69, 36, 0.36)
    o += circle(cx, cy, 60, p["gold2"]) + circle(cx, cy, 58.4, p["gold0"]) + circle(cx, cy, 56, p["coins3"])
    o += facet_star(cx, cy, 50, 30, 16, p["coins1"], p["coins2"], rot=-78.75)
    o += facet_star(cx, cy, 46, 22, 8, p["coins0"], p["coins1"], rot=-67.5)
    o += facet_star(cx, cy, 55, 19, 8, p["gold0"], p["coins0"])
    o += circle(cx, cy, 17, p["coins3"]) + circle(cx, cy, 14.4, p["gold1"])
    return o + facet_star(cx, cy, 12, 5, 8, p["cups1"], p["cups2"]) + circle(cx - 3, cy - 3, 2.4, p["gold0"])


def _shine(point: tuple[float, float]) -> tuple[float, float]:
    return point[0] - 1, point[1] - 1


BAND = "M16.2 25Q50 37 83.8 25L82.6 33Q50 45 17.4 33Z"
"""Path data of the band of stones on the great cup, in the units of the symbol."""


def _cup(p: Palette) -> str:
    """The great cup with a band of stones, before laurel that grows from behind its foot."""
    cx, cy = MIDDLE
    band = path(BAND, p["gold1"], p["gold3"], 0.7) + path("M50 31L83.8 25L82.6 33Q50 45 50 39Z", p["gold2"])
    for k in range(-3, 4):
        x, y = 50 + 9.6 * k, 35 - 0.55 * k * k
        stone = "swords" if k % 2 else "batons"
        band += (
            circle(x, y, 2.7, p["gold3"])
            + circle(x, y, 2.2, p[stone + "1"])
            + circle(x - 0.7, y - 0.7, 0.8, p[stone + "0"])
        )
    o = "".join(sprig(p, cx + 50 * side, 258, 34 * side, 0.84) for side in (-1, 1))
    return o + place(symbol(p, "cups") + band, cx, cy + 2, 182)


def _sword(p: Palette) -> str:
    """The great sword through a wreath."""
    cx, cy = MIDDLE
    ring = wreath(p, cx, 172, 62, 26, 0.62)
    blade = group(long_sword(p, 364, 118), f"translate({cx} {cy})")
    over = "".join(leaf(p["gold0"], p["gold2"], cx, 234, 90 * s, 0.7) for s in (-1, 1))
    return ring + blade + over + facet_star(cx, 234, 11, 4.4, 8, p["gold0"], p["gold2"])


def _baton(p: Palette) -> str:
    """The great staff, shod with gold; two branches of laurel, tied to it, go round on either side."""
    cx, cy = MIDDLE
    o = path("M52.8 236A81 81 0 0 0 125 281A81 81 0 0 0 197.2 236", "none", p["gold2"], 1.6)
    for side in (-1, 1):
        for k in range(11):
            turn = 11.5 + 10.5 * k  # degrees from the lowest point
            x, y = polar(cx, cy, 81, 90 - side * turn)
            for aside, tones in ((-34, ("leaf0", "leaf1")), (34, ("leaf1", "leaf2"))):
                o += leaf(p[tones[0]], p[tones[1]], x, y, side * (90 - turn) + aside, 0.62)
    o += group(long_baton(p, 350, 116, leaves=2), f"translate({cx} {cy - 3})")
    shoe = [(cx - 16.5, 360.0), (cx + 16.5, 360.0), (cx + 15, 376.0), (float(cx), 388.0), (cx - 15, 376.0)]
    o += path(polygon(shoe), p["gold1"], p["gold3"], 1)
    o += path(polygon([(cx, 360), *shoe[1:4]]), p["gold2"])
    knot = [(cx - 19.0, 273.0), (cx + 19.0, 273.0), (cx + 19.0, 289.0), (cx - 19.0, 289.0)]
    o += path(polygon(knot), p["gold1"], p["gold3"], 1) + path(polygon([(cx, 273), *knot[1:3], (cx, 289)]), p["gold2"])
    return o + facet_star(cx, 281, 8, 3, 8, p["gold0"], p["gold3"])


def _french(p: Palette, suit: str) -> str:
    """A large symbol with a gilt inlay: its own outline once more, and a star."""
    cx, cy = MIDDLE
    size = {"hearts": 188, "diamonds": 236, "spades": 208, "clubs": 204}[suit]
    o = place(symbol(p, suit), cx, cy - 4 if suit in ("spades", "clubs") else cy, size)  # feet clear the ring
    x, y, r = {
        "hearts": (cx, 194, 32.0),
        "diamonds": (cx, cy, 28.0),
        "spades": (cx, 212, 32.0),
        "clubs": (cx, 200, 28.0),
    }[suit]
    o += circle(x, y, r + 4, p["gold3"]) + circle(x, y, r + 2.6, p["gold1"]) + circle(x, y, r, p[FAMILY[suit] + "3"])
    o += "".join(circle(*polar(x, y, r - 3.2, k * 18), 1.1, p["gold1"]) for k in range(20))
    o += facet_star(x, y, r * 0.62, r * 0.36, 8, p[FAMILY[suit] + "0"], p[FAMILY[suit] + "1"], rot=-67.5)
    return o + facet_star(x, y, r * 0.8, r * 0.26, 8, p["gold0"], p["gold2"])


GREAT = {"coins": _coin, "cups": _cup, "swords": _sword, "batons": _baton}


def ace(p: Palette, suit: str) -> str:
    """An ace of any suit."""
    body, defs = stock(p)
    if suit != "coins":
        disc, glow = halo(p, suit)
        body, defs = body + disc, defs + glow
    body += corner(p, suit, 0.62 if suit == "batons" else 0.8)  # the staff's cut end needs room
    body += GREAT[suit](p) if suit in GREAT else _french(p, suit)
    return document(body + MARK, defs)
