"""What every card stands on: its stock, the panel with notched corners, the mount and the gilt frame (card units)."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import CORNER, HEIGHT, WIDTH, Point, linear, num, path, rounded

INDEX_WIDTH, INDEX_HEIGHT = 60, 112
"""The corner reserved for the index: nothing else is drawn in it."""


def outline() -> str:
    """Path data of the card's edge, half a line's width inside the picture."""
    return rounded(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, CORNER)


def stock(p: Palette) -> tuple[str, str]:
    """The blank card with a faint slope of light: (body, definitions)."""
    d = linear("stock", [(0, p["ivory0"]), (0.55, p["ivory1"]), (1, p["ivory2"])], x2=0.35)
    b = path(outline(), "url(#stock)", p["edge"], 1.5)
    return b, d


def notch(x: float, y: float, w: float, h: float) -> str:
    """Path data of a panel with the index corners cut out (top left, bottom right), its corners rounded."""
    r, ir, iw, ih = 9, 12, INDEX_WIDTH, INDEX_HEIGHT  # radii of the panel and of the notch; the notch
    x2, y2 = x + w, y + h
    return (
        f"M{num(iw + ir)} {num(y)}H{num(x2 - r)}A{r} {r} 0 0 1 {num(x2)} {num(y + r)}"
        f"V{num(HEIGHT - ih - ir)}"
        f"A{ir} {ir} 0 0 1 {num(x2 - ir)} {num(HEIGHT - ih)}H{num(WIDTH - iw + ir)}"
        f"A{ir} {ir} 0 0 0 {num(WIDTH - iw)} {num(HEIGHT - ih + ir)}"
        f"V{num(y2 - ir)}A{ir} {ir}"
        f" 0 0 1 {num(WIDTH - iw - ir)} {num(y2)}"
        f"H{num(x + r)}A{r} {r} 0 0 1 {num(x)} {num(y2 - r)}"
        f"V{num(ih + ir)}A{ir} {ir} 0 0 1 {num(x + ir)} {num(ih)}"
        f"H{num(iw - ir)}A{ir} {ir} 0 0 0 {num(iw)}"
        f" {num(ih - ir)}V{num(y + ir)}A{ir} {ir} 0 0 1 {num(iw + ir)} {num(y)}Z"
    )


def passepartout(p: Palette, hole: str) -> str:
    """Mount of stock over everything outside the panel `hole`: this replaces clipping."""
    outer = outline()
    return path(outer + hole, "url(#stock)", fill_rule="evenodd") + path(outer, "none", p["edge"], 1.5)


def frame(p: Palette, hole: str) -> str:
    """Gilt line round a panel."""
    return path(hole, "none", p["gold3"], 3.4) + path(hole, "none", p["gold1"], 1.7)


Step = tuple[Point] | tuple[Point, int, int]
"""The next point of an outline: on a straight line, or on an arc with this radius and sweep."""


def _twice(steps: list[Step], joined: bool = False) -> str:
    """Path data of an outline and of its half-turn copy; joined, of the closed outline that they make together."""
    data = ""
    for turned in (False, True):
        for k, (point, *arc) in enumerate(steps):
            x, y = (WIDTH - point[0], HEIGHT - point[1]) if turned else point
            line = "L" if k or (joined and turned) else "M"
            command = f"A{arc[0]} {arc[0]} 0 0 {arc[1]} " if arc else line
            data += f"{command}{num(x)} {num(y)}"
    return data + "Z"


def deeper_notch(p: Palette, depth: float) -> str:
    """What makes room on a finished court below its index: stock over the panel, and the whole frame anew.

    The notch has a narrow step down to `depth`. The stock's slope of light goes by a shape's box, so two specks in the
    card's corners give this one the box of the card.
    """
    wide, high, inner, outer, panel = 43, INDEX_HEIGHT, 5, 12, 9
    step: list[Step] = [
        ((wide, high + inner), inner, 0),
        ((wide, depth - outer),),
        ((wide - outer, depth), outer, 1),
        ((13 + outer, depth),),
        ((13, depth + outer), outer, 0),
    ]
    rim: list[Step] = [
        ((INDEX_WIDTH + outer, 13),),
        ((INDEX_WIDTH, 13 + outer), outer, 0),
        ((INDEX_WIDTH, high - outer),),
        ((INDEX_WIDTH - outer, high), outer, 1),
        *step,
        ((13, HEIGHT - 13 - panel),),
        ((13 + panel, HEIGHT - 13), panel, 0),
    ]
    corner = (INDEX_WIDTH - outer, high)
    patch = _twice([((10, high - 5),), ((corner[0], high - 5),), (corner,), *step, ((10, depth + outer),)])
    specks = "M.75 .75h.01v.01ZM249.25 399.25h-.01v-.01Z"
    return path(f"{patch}{specks}", "url(#stock)") + frame(p, _twice(rim, joined=True))
