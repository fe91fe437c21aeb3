"""Court cards: ground, halo, the figure of a rank in one half, its half-turn, the braid on the seam (card units)."""

from __future__ import annotations

import math
from collections.abc import Callable

from intarsia.courts_halfbeasts import halfbeast
from intarsia.courts_kings import king
from intarsia.courts_knights import knight
from intarsia.courts_maids import maid
from intarsia.courts_pages import page
from intarsia.courts_queens import queen
from intarsia.index import MARK
from intarsia.palette import FAMILY, Palette
from intarsia.pen import HEIGHT, WIDTH, circle, document, group, num, path, polar, polygon
from intarsia.people import persona
from intarsia.seam import SeamPen, clip_box, clip_half, seam_y
from intarsia.stock import frame, notch, passepartout, stock
from intarsia.suits import symbol

Draw = Callable[[Palette, SeamPen, str, str], str]
"""(palette, pen, suit, symbol held) to the upper half of a figure."""

RANKS: dict[str, tuple[Draw, float, float, float]] = {
    "king": (king, 142, 106, 1), "queen": (queen, 142, 104, 1), "knight": (knight, 107, 108, 1),
    "halfbeast": (halfbeast, 128, 84, 0.8), "page": (page, 142, 106, 1), "jack": (page, 142, 106, 1),
    "maid": (maid, 142, 100, 1),
}  # fmt: skip
"""Rank to its drawing, the middle of the head and the size of the man."""
HALF_TURN = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"


def ground(p: Palette, family: str) -> str:
    """The upper half's tinted ground with rays from behind the head, and the halo."""
    h = path(polygon([(9, 9), (241, 9), (241, seam_y(241)), (9, seam_y(9))]), p[family + "T"])
    wedges = ""
    for k in range(24):
        a = k * 15 - 90
        wedge = clip_box(clip_half([(142, 106), polar(142, 106, 300, a - 3.4), polar(142, 106, 300, a + 3.4)]))
        wedges += polygon(wedge) if len(wedge) > 2 else ""
    h += path(wedges, p[family + "T2"])
    h += circle(142, 94, 73, p["gold0"])
    h += circle(142, 94, 73, "none", p["gold2"], 1.4) + circle(142, 94, 67, "none", p["gold2"], 0.8)
    return h + "".join(circle(*polar(142, 94, 70, k * 9), 1.1, p["gold2"]) for k in range(40))


def braid(p: Palette, color: str) -> str:
    """The gilt braid on the seam; it ends under the mount, so that nothing passes the card's edge."""
    o = path("M-123 -6.5H123V6.5H-123Z", p["gold3"])
    o += path("M-123 -5H123V5H-123Z", p["gold1"]) + path("M-123 0H123V5H-123Z", p["gold2"])
    shapes = ([(k * 14 - 5, 0), (k * 14, -3.8), (k * 14 + 5, 0), (k * 14, 3.8)] for k in range(-8, 9))
    o += path("".join(polygon(shape) for shape in shapes), color)
    o += "".join(circle(k * 14 + 7, 0, 1.2, p["ivory0"]) for k in range(-9, 9))
    return group(o, f"translate(125 200) rotate({num(math.degrees(math.atan2(-80, 222)))})")


def figure(p: Palette, suit: str, rank: str) -> str:
    """The upper half of a court without its ground; it ends on the seam, or under the braid."""
    draw, cx, cy, size = RANKS[rank]
    return draw(persona(p, suit, rank), SeamPen(cx, cy, size), suit, symbol(p, suit))


def court(p: Palette, suit: str, rank: str) -> str:
    """A court card of any suit; the ranks are those of RANKS."""
    family = FAMILY[suit]
    body, defs = stock(p)
    hole = notch(13, 13, WIDTH - 26, HEIGHT - 26)
    defs += f'<g id="half">{ground(p, family)}{figure(p, suit, rank)}</g>'
    body += '<use xlink:href="#half"/>' + group('<use xlink:href="#half"/>', HALF_TURN)
    body += braid(p, p[family + "1"])
    return document(body + passepartout(p, hole) + frame(p, hole) + MARK, defs)
