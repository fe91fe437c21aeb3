"""Pip cards: the ace in a ring of rays, two to ten in columns, the settebello."""

from __future__ import annotations

import math

from intarsia.index import MARK
from intarsia.palette import FAMILY, Palette
from intarsia.pen import HEIGHT, WIDTH, circle, document, facet_star, group, path, place, polar, polygon, radial
from intarsia.seam import rays
from intarsia.stock import stock
from intarsia.suits import symbol

# fmt: off
PIPS: dict[int, list[tuple[int, float]]] = {
    1: [(0, 3)], 2: [(0, 0), (0, 6)], 3: [(0, 0), (0, 3), (0, 6)],
    4: [(-1, 0), (1, 0), (-1, 6), (1, 6)], 5: [(-1, 0), (1, 0), (0, 3), (-1, 6), (1, 6)],
    6: [(-1, 0), (1, 0), (-1, 3), (1, 3), (-1, 6), (1, 6)],
    7: [(-1, 0), (1, 0), (0, 1.5), (-1, 3), (1, 3), (-1, 6), (1, 6)],
    8: [(-1, 0), (1, 0), (0, 1.5), (-1, 3), (1, 3), (0, 4.5), (-1, 6), (1, 6)],
    9: [(-1, 0), (1, 0), (-1, 2), (1, 2), (0, 3), (-1, 4), (1, 4), (-1, 6), (1, 6)],
    10: [(-1, 0), (1, 0), (0, 1), (-1, 2), (1, 2), (-1, 4), (1, 4), (0, 5), (-1, 6), (1, 6)],
}
# fmt: on
"""Rank to the places of its pips: column -1, 0, 1 and row 0 to 6; rows below the middle are turned."""
NINE_OF_SWORDS = [
    (-1, 0), (1, 0), (-1, 1.75), (1, 1.75), (0, 3), (-1, 4.25), (1, 4.25), (-1, 6), (1, 6),
]  # fmt: skip
"""The nine of swords leaves room for the guard of the middle sword."""
PIP_SIZE = {
    "coins": (57, 39), "cups": (60, 40), "swords": (80, 39), "batons": (72, 40),
    "diamonds": (60, 39), "hearts": (54, 39), "spades": (55, 39), "clubs": (55, 39),
}  # fmt: skip
"""Suit to the size of a pip up to the seven and the distance of the side columns from the middle."""
SMALLER = {
    "coins": (51, 48, 48), "cups": (56, 49, 49), "swords": (66, 66, 66), "batons": (64, 58, 58),
    "diamonds": (60, 60, 54), "hearts": (54, 48.6, 48.6), "spades": (55, 49.5, 49.5), "clubs": (55, 49.5, 49.5),
}  # fmt: skip
"""Suit to the size of a pip on the eight, the nine and the ten: no two touch, none enters the index corner."""
UPRIGHT = ("coins", "diamonds")
"""Suits whose symbol is the same upside down, but for its light."""


def ace(p: Palette, suit: str) -> str:
    """One large pip in a gold ring of rays."""
    fam = FAMILY[suit]
    b, d = stock(p)
    d += radial("glow", [(0, p[fam + "T"]), (0.7, p[fam + "T"]), (1, p["ivory1"], "0")], 125, 200, 104)
    b += circle(125, 200, 104, "url(#glow)")
    q, q2 = "", ""
    for k in range(48):
        t = polygon(
            [
                polar(125, 200, 88, k * 7.5 - 2),
                polar(125, 200, 104 if k % 2 else 97, k * 7.5),
                polar(125, 200, 88, k * 7.5 + 2),
            ]
        )
        if k % 2:
            q += t
        else:
            q2 += t
    b += path(q, p["gold2"], opacity=".8") + path(q2, p[fam + "1"], opacity=".7")
    b += circle(125, 200, 86, "none", p["gold2"], 1.4) + circle(125, 200, 82.5, "none", p["gold2"], 0.7)
    b += place(symbol(p, suit), 125, 200, 128)
    b += MARK
    return document(b, d)


def pip_card(p: Palette, suit: str, rank: int) -> str:
    """A pip card of any suit, rank 1 to 10."""
    if rank == 1:
        return ace(p, suit)
    if (suit, rank) == ("coins", 7):
        return settebello(p)
    b, d = stock(p)
    pip = symbol(p, suit)
    size: float
    size, dx = PIP_SIZE[suit]
    if rank >= 8:
        size = SMALLER[suit][rank - 8]
    for col, row in NINE_OF_SWORDS if (suit, rank) == ("swords", 9) else PIPS[rank]:
        b += place(pip, 125 + dx * col, 72 + row * 42.67, size, flip=row > 3 and suit not in UPRIGHT)
    b += MARK
    return document(b, d)


def settebello(p: Palette) -> str:
    """The seven of coins, the one pip card with a picture: six coins round a seventh, in a sunburst."""
    b, d = stock(p)
    cx, cy = WIDTH / 2, HEIGHT / 2
    d += radial("glow", [(0, p["gold0"]), (0.62, p["coinsT"]), (1, p["ivory1"], "0")], cx, cy, 123)
    b += circle(cx, cy, 123, "url(#glow)")
    q1, q2 = "", ""
    for k in range(48):
        a = k * 7.5 - 90
        up = abs(math.sin(math.radians(a)))
        tip = (106 + 34 * up**3) if k % 2 == 0 else (101 + 12 * up**2)
        t = polygon([polar(cx, cy, 93, a - 2.5), polar(cx, cy, tip, a), polar(cx, cy, 93, a + 2.5)])
        if k % 2 == 0:
            q1 += t
        else:
            q2 += t
    b += path(q2, p["gold1"], opacity=".8") + path(q1, p["gold2"], opacity=".8")
    b += circle(cx, cy, 96, p["coinsT"]) + circle(cx, cy, 96, "none", p["gold2"], 1.6)
    b += circle(cx, cy, 92.5, "none", p["gold2"], 0.7)
    b += group(rays(cx, cy, 92, 12, p["gold0"], rot=-97.5), opacity=".55")
    coin = symbol(p, "coins")
    for k in range(6):
        x, y = polar(cx, cy, 62, k * 60 - 90)
        b += place(coin, x, y, 55)
    b += place(coin, cx, cy, 66)
    for k in range(6):
        x, y = polar(cx, cy, 79, k * 60 - 60)
        b += group(facet_star(x, y, 7, 2.6, 4, p["coins1"], p["coins2"]))
    b += MARK
    return document(b, d)
