"""The program's icon, large and small."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, document, facet_star, group, linear, path, place, radial, rounded
from intarsia.suits import symbol


def icon(p: Palette) -> str:
    """The settebello's coin on a fan of three cards, on a plum tile; 512 x 512, for 32 pixels and more."""
    d = linear("ic", [(0, p["plum1"]), (0.5, p["plum2"]), (1, p["plum3"])], x2=0.4)
    d += linear("stock", [(0, p["ivory0"]), (0.6, p["ivory1"]), (1, p["ivory2"])], x2=0.35)
    d += radial("icg", [(0, p["plum0"], ".85"), (1, p["plum1"], "0")], 256, 210, 230)
    d += radial("icr", [(0, p["gold0"], ".9"), (0.55, p["coinsT"], ".55"), (1, p["ivory1"], "0")], 256, 270, 120)
    sq = "M256 20C412 20 492 100 492 256C492 412 412 492 256 492C100 492 20 412 20 256C20 100 100 20 256 20Z"
    b = path(sq, "url(#ic)") + path(sq, "url(#icg)")
    b += path(sq, "none", p["gold3"], 9) + path(sq, "none", p["gold1"], 5)
    cw, ch = 212, 318
    cx0, cy0 = 256 - cw / 2, 96

    def card(face: str, transform: str | None = None) -> str:
        sh = path(rounded(cx0 + 4, cy0 + 9, cw, ch, 22), p["plum3"], opacity=".5")
        return group(sh + path(rounded(cx0, cy0, cw, ch, 22), "url(#stock)", p["edge"], 3) + face, transform)

    b += card(place(symbol(p, "cups"), cx0 + 44, cy0 + 50, 66), "translate(-2 10) rotate(-19 256 440)")
    b += card(place(symbol(p, "swords"), cx0 + cw - 42, cy0 + 52, 78), "translate(2 10) rotate(19 256 440)")
    b += card("", "translate(0 -2)")
    b += circle(256, 253, 98, "url(#icr)")
    b += place(symbol(p, "coins"), 256, 253, 190)
    return document(b, d, 512, 512)


def small_icon(p: Palette) -> str:
    """The coin alone, 100 x 100, for 16 to 24 pixels."""
    d = linear("ic", [(0, p["plum1"]), (1, p["plum3"])], x2=0.4)
    sq = "M50 2C84 2 98 16 98 50C98 84 84 98 50 98C16 98 2 84 2 50C2 16 16 2 50 2Z"
    b = path(sq, "url(#ic)") + circle(50, 50, 39, p["gold1"]) + circle(50, 50, 30, p["coins2"])
    b += facet_star(50, 50, 29, 11, 8, p["gold0"], p["coins0"])
    return document(b, d, 100, 100)
