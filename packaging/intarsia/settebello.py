"""The seven of coins, the card that all players want: seven coins set in a disc of dark enamel (card units)."""

from __future__ import annotations

import math

from intarsia.aces import MIDDLE
from intarsia.index import MARK
from intarsia.ornaments import corner
from intarsia.palette import Palette
from intarsia.pen import circle, document, facet_star, group, linear, num, path, polar, polygon, radial
from intarsia.stock import INDEX_HEIGHT, INDEX_WIDTH, stock
from intarsia.suits import symbol

RIM = 106
"""Outer radius of the disc: it just clears the index corners."""
FIELD = 97
"""Radius of the enamel within the rim."""
ORBIT = 68
"""How far the six coins are from the seventh."""


def settebello(p: Palette) -> str:
    """The one pip card with a picture: six coins round a larger seventh with a ruby, on enamel, in a sunburst."""
    body, defs = stock(p)
    cx, cy = MIDDLE
    defs += radial("enamel", [(0, p["cups1"]), (0.42, p["cups2"]), (0.78, p["cups3"]), (1, p["night3"])], cx, cy, FIELD)
    defs += linear("rim", [(0, p["gold0"]), (0.5, p["gold1"]), (1, p["gold2"])], x2=0.6)
    defs += f'<g id="pip">{symbol(p, "coins")}</g>'
    body += corner(p, "coins") + _sunburst(p) + _field(p)
    for k in range(6):
        x, y = polar(cx, cy, ORBIT, k * 60 - 90)
        body += _coin(p, x, y, 59)
    body += _coin(p, cx, cy, 74) + _ruby(p, cx, cy, 13.5)
    return document(body + MARK, defs)


def _field(p: Palette) -> str:
    """The enamel with its engraving, the beaded rim, and the stones between the coins."""
    cx, cy = MIDDLE
    o = circle(cx, cy, RIM, p["gold3"]) + circle(cx, cy, RIM - 1.2, "url(#rim)")
    o += "".join(circle(*polar(cx, cy, RIM - 4.6, k * 5), 2.1, p["gold3"]) for k in range(72))
    o += "".join(circle(*polar(cx, cy, RIM - 4.8, k * 5), 1.6, p["gold0"]) for k in range(72))
    o += circle(cx, cy, FIELD + 0.8, p["gold3"]) + circle(cx, cy, FIELD, "url(#enamel)")
    rays = ""
    for k in range(36):
        a = k * 10 - 90
        rays += polygon([(cx, cy), polar(cx, cy, FIELD - 1, a - 2.4), polar(cx, cy, FIELD - 1, a + 2.4)])
    o += path(rays, p["cups1"], opacity=".38")
    for k in range(6):
        a = k * 60 - 60
        x, y = polar(cx, cy, 86.5, a)
        o += facet_star(x, y, 10, 3.6, 8, p["gold0"], p["gold1"]) + circle(x, y, 2.4, p["gold3"])
        o += circle(x, y, 1.8, p["white"])
        x, y = polar(cx, cy, 45, a)
        o += _stone(p, x, y, 4.6, "batons" if k % 2 else "swords")
    return o


def _stone(p: Palette, x: float, y: float, r: float, family: str) -> str:
    """A small round stone in a gilt setting."""
    o = circle(x, y, r + 1.8, p["gold3"]) + circle(x, y, r + 1.1, p["gold1"]) + circle(x, y, r, p[family + "2"])
    return o + facet_star(x, y, r, r * 0.7, 4, p[family + "0"], p[family + "1"])


def _coin(p: Palette, x: float, y: float, size: float) -> str:
    """A coin in a gilt setting."""
    setting = circle(x, y, size * 0.505, p["gold3"]) + circle(x, y, size * 0.49, p["gold0"])
    move = f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({num(size / 100)})"
    return setting + group('<use xlink:href="#pip"/>', move)


def _ruby(p: Palette, x: float, y: float, r: float) -> str:
    """The boss: a ruby cut in eight round its table."""
    o = circle(x, y, r + 2.6, p["gold3"]) + circle(x, y, r + 1.6, p["gold0"]) + circle(x, y, r + 0.4, p["gold2"])
    for k in range(8):
        a = k * 45 - 112.5
        tone = ("cups0", "cups0", "cups1", "cups2", "cups3", "cups2", "cups2", "cups1")[(k + 1) % 8]
        outer, inner = (
            (polar(x, y, r, a), polar(x, y, r, a + 45)),
            (polar(x, y, r * 0.56, a + 45), polar(x, y, r * 0.56, a)),
        )
        o += path(polygon([*outer, *inner]), p[tone])
    o += path(polygon(polar(x, y, r * 0.56, k * 45 - 112.5) for k in range(8)), p["cups1"])
    return o + path(
        polygon([(x - r * 0.42, y - r * 0.1), (x - r * 0.1, y - r * 0.44), (x + r * 0.16, y - r * 0.36)]), p["white"]
    )


def _reach(angle: float) -> float:
    """How far from the middle of the card a ray may go before it meets the edge, an index or a sprig."""
    cx, cy = MIDDLE
    r = float(RIM)
    while r < 175:
        x, y = polar(cx, cy, r + 2, angle)
        x, y = (x, y) if y < cy else (2 * cx - x, 2 * cy - y)
        if not 10 < x < 240 or (x < INDEX_WIDTH + 4 and y < INDEX_HEIGHT + 4) or (x > 200 and y < 108):
            break
        r += 1
    return r


def _sunburst(p: Palette) -> str:
    """Rays round the disc, each cut in two facets: long above and below, short beside it, none towards an index."""
    cx, cy = MIDDLE
    lit, shaded, flames = "", "", ""
    for k in range(56):
        a = k * 360 / 56 - 90
        up = abs(math.sin(math.radians(a)))
        long = k % 2 == 0
        end, room = RIM + 8 + (44 if long else 20) * up**2.5, _reach(a)
        if room < RIM + 6:
            continue
        tip = polar(cx, cy, min(end, room), a)
        left, right, foot = (polar(cx, cy, RIM - 1, a + turn) for turn in (-1.9, 1.9, 0))
        if long:
            lit += polygon([left, tip, foot])
            shaded += polygon([foot, tip, right])
        else:
            flames += polygon([left, tip, right])
    return path(flames, p["cups1"]) + path(lit, p["gold1"]) + path(shaded, p["gold2"])
