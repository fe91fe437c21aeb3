"""Pip cards: how many pips, how large, and where.

The field is the card without two index corners. Few and large Latin pips lean with it: rows above the middle stand
further right and rows below it further left. French ones stand in upright columns between the corners, as ever.
Pips below the middle are upside down; they are mirrored, not turned, so that light still comes from the left.
"""

from __future__ import annotations

from collections.abc import Iterator

from intarsia.aces import ace
from intarsia.index import MARK
from intarsia.ornaments import ribbon, rosette, sprig
from intarsia.palette import Palette
from intarsia.pen import both, document, group, num
from intarsia.settebello import settebello
from intarsia.stock import stock
from intarsia.suits import symbol
from intarsia.weapons import cudgel, long_baton, long_sword

Spot = tuple[float, float, float]
"""A pip's middle, and its size in card units."""

LEAN = 0.19
"""How far a row stands to the right for each unit above the middle of the card."""
UPRIGHT = ("coins", "diamonds")
"""Suits whose symbol is the same upside down, but for its light."""
LONG = ("swords", "batons")
TURNED = 225
"""Pips whose middle lies lower than this are upside down."""


def row(count: int, y: float, gap: float, size: float, lean: float = LEAN) -> Iterator[Spot]:
    """Pips side by side, `gap` from middle to middle."""
    for k in range(count):
        yield 125 + lean * (200 - y) + gap * (k - (count - 1) / 2), y, size


def rows(counts: str, y: float, gap: float, size: float, lean: float = LEAN) -> list[Spot]:
    """Rows of so many pips ("232") from height y to its mirror image."""
    step = (400 - 2 * y) / (len(counts) - 1)
    return [spot for k, count in enumerate(counts) for spot in row(int(count), y + k * step, gap, size, lean)]


def rows_at(counts: str, *heights: float, gap: float, size: float) -> list[Spot]:
    """Rows of so many pips at these heights above the middle, and their half-turn copies below it."""
    upper = [spot for count, y in zip(counts, heights, strict=True) for spot in row(int(count), y, gap, size)]
    return half_turned(*upper)


def half_turned(*spots: Spot) -> list[Spot]:
    """These pips and their half-turn copies."""
    return [*spots, *((250 - x, 400 - y, size) for x, y, size in reversed(spots))]


COINS = {
    2: half_turned((139, 101, 150)),
    3: [*half_turned((168, 80, 122)), (125, 200, 122)],
    4: rows("22", 66, 92, 88),
    5: [*rows("22", 66, 92, 88), (125, 200, 124)],
    6: rows("222", 64, 94, 90),
    8: rows("2222", 61, 92, 88),
    9: rows("12321", 53, 76, 75),
    10: rows("2332", 60, 70, 70),
}
"""Rank to its coins; the seven is the settebello."""
CUPS = {
    2: half_turned((141, 102, 170)),
    3: rows("111", 75, 0, 116),
    4: rows("22", 76, 88, 104),
    5: [*rows("22", 76, 94, 112), (125, 200, 116)],
    6: rows("222", 70, 92, 102),
    7: [*rows("22", 66, 92, 84), *row(2, 200, 156, 84), (125, 200, 112)],
    8: rows_at("22", 52, 149, gap=90, size=80),
    9: [*rows_at("22", 54, 127, gap=88, size=69), (125, 200, 69)],
    10: half_turned(*row(2, 50, 76, 72, 0.12), *row(3, 147, 76, 72, 0.12)),
}


def french(suit: str, rank: int) -> list[Spot]:
    """The usual arrangement of a French suit: columns that just clear the index, for as wide a symbol as fits there."""
    narrow = 0.92 if suit == "diamonds" else 1
    if rank == 2:
        return half_turned((142, 94, 150 / narrow))
    if rank == 3:
        return rows("111", 77, 0, 116 / narrow)
    few = rank <= 6
    width = 54 if few else 46 if rank <= 8 else 43
    columns = {4: "22", 5: "22", 6: "222", 7: "222", 8: "222"}.get(rank, "2222")
    y, size, gap = 56 if few else 51, width / WIDTHS[suit], 124 - width
    step = (400 - 2 * y) / (len(columns) - 1)
    between = {5: [0.5], 7: [0.5], 8: [0.5, 1.5], 9: [1.5], 10: [0.5, 2.5]}.get(rank, [])
    middle = [(125.0, y + k * step, size) for k in between]
    return rows(columns, y, gap, size, lean=0) + middle


WIDTHS = {"hearts": 0.87, "spades": 0.85, "clubs": 0.89, "diamonds": 0.73}
"""French suit to the width of its symbol, as a share of its square."""


def spots(suit: str, rank: int) -> list[Spot]:
    """Where the pips of a card stand, for all suits but the long ones."""
    if suit in WIDTHS:
        return french(suit, rank)
    return {"coins": COINS, "cups": CUPS}[suit][rank]


def _round(p: Palette, suit: str, rank: int) -> tuple[str, str]:
    """Pips of a suit with compact symbols: (body, definitions)."""
    body = ""
    for x, y, size in spots(suit, rank):
        k, flip = size / 100, -1 if y > TURNED and suit not in UPRIGHT else 1
        body += group('<use xlink:href="#pip"/>', f"translate({num(x)} {num(y)}) scale({num(k)} {num(k * flip)})")
    return body, f'<g id="pip">{group(symbol(p, suit), "translate(-50 -50)")}</g>'


def _long(p: Palette, suit: str, rank: int) -> tuple[str, str]:
    """Swords or staffs: two crossed, three with one upright, more in two rows, an odd one across the middle."""
    draw = long_sword if suit == "swords" else long_baton
    defs, body = "", ""

    def put(name: str, x: float, y: float, turn: float = 0, flip: bool = False) -> str:
        move = f"translate({num(x)} {num(y)})" + (f" rotate({num(turn)})" if turn else "")
        return group(f'<use xlink:href="#{name}"/>', move + (" scale(1 -1)" if flip else ""))

    if rank == 2:
        if suit == "batons":
            return put("pip", 125, 200, -13) + put("pip", 125, 200, 13), f'<g id="pip">{draw(p, 352, 74)}</g>'
        defs = f'<g id="pip">{long_sword(p, 358, 66, 25, (9, 0))}</g>'
        defs += f'<g id="across">{long_sword(p, 358, 66, 25, (0, 9))}</g>'
        return put("pip", 125, 200, -16) + put("across", 125, 200, 16), defs
    if rank == 3:
        middle = long_sword(p, 362, 74) if suit == "swords" else long_baton(p, 362, 74, leaves=3)
        right, left = (
            long_sword(p, 264, 66) if suit == "swords" else long_baton(p, 264, 74, sides=(side,)) for side in (1, -1)
        )
        defs = f'<g id="pip">{right}</g><g id="across">{left}</g><g id="middle">{middle}</g>'
        return put("pip", 190, 147) + put("across", 60, 253, flip=True) + put("middle", 125, 200), defs
    each, odd = divmod(rank, 2)
    gap, staffs = 175 / each, suit == "batons"
    step = 0.0 if each < 3 or staffs else 12.0  # neighbours' guards pass each other
    length = (158 if odd else 180) - step
    defs = f'<g id="pip">{_in_row(p, suit, each, length, gap)}</g>'
    first = 149.5 - gap * (each - 1) / 2
    for k in range(each):
        x, y = first + k * gap, 13 + length / 2 + step * ((each - 1 - k) % 2)
        body += put("pip", x, y) + put("pip", 250 - x, 400 - y, flip=True)
    if odd:
        across = cudgel(p, 220, 32) if staffs and each > 3 else draw(p, 222, 46)
        defs += f'<g id="across">{across}</g>'
        body += put("across", 125, 200, 90 if staffs else -90)
    return body, defs


def _in_row(p: Palette, suit: str, each: int, length: float, gap: float) -> str:
    """A sword or staff of a row of so many, `gap` from middle to middle: the more there are, the plainer they are."""
    if suit == "swords":
        return long_sword(p, length, gap * 0.8, min(gap * 0.4, 26))
    if each > 3:
        return cudgel(p, length, gap * 0.62)
    return long_baton(p, length, min(gap * 0.97, 78), leaves=2 if each > 2 else 4)


def _between(p: Palette, suit: str, rank: int) -> str:
    """The few things that stand between the pips, by suit and rank."""
    if suit in LONG:
        return both(sprig(p, 210, 62, 40, 0.76)) + ribbon(p, 125, 200, 130) if rank == 2 else ""
    if rank == 2:
        return both(sprig(p, 214, 214, 12, 0.95)) + (ribbon(p, 125, 200, 130) if suit == "coins" else "")
    if rank == 3:
        return both(sprig(p, 202, 230, 8, 1.05))
    if rank == 4:
        return both(sprig(p, 164, 200, 90)) + rosette(p, "swords" if suit == "cups" else suit, 125, 200, 22)
    return ""


def pip_card(p: Palette, suit: str, rank: int) -> str:
    """A pip card of any suit, rank 1 to 10."""
    if rank == 1:
        return ace(p, suit)
    if (suit, rank) == ("coins", 7):
        return settebello(p)
    body, defs = stock(p)
    pips, pip = (_long if suit in LONG else _round)(p, suit, rank)
    between = _between(p, suit, rank)
    over = rank == 2 and suit in LONG
    return document(body + (pips + between if over else between + pips) + MARK, defs + pip)
