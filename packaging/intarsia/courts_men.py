"""Pages, jacks and knights: the upper half of a court, drawn round the middle of the head."""

from __future__ import annotations

from intarsia.attributes import banner, hand
from intarsia.faces import firm_face, moustache
from intarsia.garments import hands, left_sleeve, right_sleeve
from intarsia.hair import curled_fringe, curled_hair
from intarsia.headgear import cap, helmet
from intarsia.horse import horse
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, path, polygon
from intarsia.seam import SeamPen


def page(p: Palette, pen: SeamPen, suit: str, held_symbol: str, attribute: str) -> str:
    """A page or jack: doublet in halves, falling collar, cap with a feather."""
    h = left_sleeve(pen, p, "c2", "c3", "c0", "c3", hanging=False) + right_sleeve(pen, p, "c0", "c1", "c2", "c3")
    h += pen("M-16 40C-34 46 -46 52 -48 62C-46 90 -44 110 -40 130H0V44Z", p["c0"], p["c3"], 0.9)
    h += pen("M16 40C34 46 46 50 48 60C50 84 48 110 44 130H0V44Z", p["c2"], p["c3"], 0.9)
    h += pen("M-34 50C-30 76 -29 100 -30 130H-22C-21 100 -22 74 -34 50Z", p["c1"])
    h += pen("M32 50C28 70 27 90 27 130H20C20 96 22 70 32 50Z", p["c3"])
    for y in (62, 72, 82):
        h += pen.put(
            circle(0, y, 2.9, p["gold3"]) + circle(0, y, 2.2, p["gold1"]) + circle(-0.6, y - 0.6, 0.8, p["gold0"])
        )
    h += pen.put(curled_hair(p) + firm_face(p) + curled_fringe(p))
    # falling collar in two points
    w = "M-11 38C-20 38 -30 42 -36 48C-32 54 -24 60 -12 63C-6 58 -2 52 0 46C-5 45 -9 42 -11 38Z"
    h += pen.put(
        path(w, p["ivory0"], p["gold3"], 1)
        + group(path(w, p["ivory2"], p["gold3"], 1), "scale(-1 1)")
        + path("M-32 48C-28 53 -22 57 -13 59.6C-8 56 -5 52 -3 48", "none", p["gold2"], 0.8)
        + path("M32 48C28 53 22 57 13 59.6C8 56 5 52 3 48", "none", p["gold2"], 0.8)
    )
    h += pen.put(cap(p))
    return h + hands(p, suit, held_symbol, attribute, 0.92)


def _cuirass(p: Palette, pen: SeamPen) -> str:
    """Breastplate with a gilt lozenge."""
    h = pen("M-34 46C-40 66 -36 100 -30 150H34C40 100 40 66 34 46Z", p["steel1"], p["steel3"], 1)
    h += pen("M-34 46C-40 66 -36 100 -30 150H-16C-20 100 -20 70 -14 48Z", p["steel0"])
    h += pen("M0 46H34C40 66 40 100 34 150H0Z", p["steel2"])
    h += pen("M0 52L9 66L0 90L-9 66Z", p["gold1"], p["gold3"], 0.9) + pen("M0 52L9 66L0 90Z", p["gold2"])
    h += pen.put(facet_star(0, 67, 6, 2.2, 4, p["c0"], p["c2"]))
    return h


def _steel_arm(p: Palette, pen: SeamPen) -> str:
    """The arm to the banner, in lames, and the other shoulder."""
    h = pen("M-42 72C-50 86 -56 90 -66 92L-58 116C-46 116 -34 112 -26 100Z", p["steel1"], p["steel3"], 1)
    h += pen("M-61 106L-58 116C-46 116 -34 112 -26 100L-28 94C-40 104 -50 106 -61 106Z", p["steel2"])
    h += pen(
        "M-16 42C-34 38 -50 46 -56 64C-58 74 -56 82 -52 88C-42 84 -32 84 -24 86C-18 72 -14 56 -16 42Z",
        p["steel1"],
        p["steel3"],
        1,
    )
    h += pen("M-16 42C-34 38 -50 46 -56 64C-46 58 -32 56 -20 60C-16 54 -15 48 -16 42Z", p["steel0"], p["steel3"], 0.9)
    for y in (62, 74):
        e = f"M-{56 - (y - 62) * 0.1:.1f} {y + 4}C-46 {y - 2} -32 {y - 3} -20 {y}"
        h += pen.put(path(e, "none", p["gold3"], 3.4) + path(e, "none", p["gold1"], 2))
    d = "M18 44C34 40 46 46 52 58C46 64 34 66 24 62Z"
    h += pen(d, p["steel2"], p["steel3"], 1)
    return h


def _helmed_head(p: Palette, pen: SeamPen) -> str:
    """Face, moustache, gorget and helmet."""
    h = pen.put(
        firm_face(p)
        + path(
            "M-2.4 20.6C-1 20 1 20 2.4 20.6C3.4 24.6 2.2 28.6 0 31.6C-2.2 28.6 -3.4 24.6 -2.4 20.6Z",
            p["h0"],
            p["hl"],
            0.8,
        )
        + moustache(p)
    )
    h += pen.put(
        path("M-20 27C-10 38 10 38 20 27L27 44C12 54 -12 54 -27 44Z", p["steel1"], p["steel3"], 1)
        + path("M-20 27C-14 33 -8 35.4 0 35.4V51.6C-10 51.6 -20 49 -27 44Z", p["steel0"])
        + path("M-26.4 43C-12 52.4 12 52.4 26.4 43", "none", p["gold3"], 4)
        + path("M-26.4 43C-12 52.4 12 52.4 26.4 43", "none", p["gold1"], 2.4)
    )
    h += pen.put(helmet(p))
    return h


def _reins(p: Palette, whole: SeamPen) -> str:
    """Reins, the arm and hand that hold them."""
    rein = "M209 141C190 150 164 150 138 166"
    h = path(rein, "none", p["gold3"], 4.4) + path(rein, "none", p["c1"], 2.8)
    h += whole(
        "M122 164C108 172 96 184 86 198L78 240H118L130 208C136 198 138 190 138 180Z", p["steel1"], p["steel3"], 1
    )
    h += whole("M132 173C120 186 112 200 104 240H118L130 208C136 198 138 190 138 180Z", p["steel2"])
    h += whole("M122 164C108 172 96 184 86 198L84 206C98 190 110 178 125 168Z", p["steel0"])
    h += path(polygon([(121, 164), (127, 158), (143, 174), (138, 180)]), p["gold1"], p["gold3"], 1)
    h += group(hand(p), "translate(139 162) rotate(46) scale(-.74 .74)")
    return h


def _banner_hand(p: Palette, held_symbol: str) -> str:
    """The banner and the hand on its staff."""
    h = group(banner(p, held_symbol), "translate(47 196)") + group(hand(p), "translate(47 197) rotate(-6) scale(.92)")
    h += path(polygon([(59, 188), (69, 191), (65, 214), (55, 210)]), p["gold1"], p["gold3"], 1)
    return h


def knight(p: Palette, pen: SeamPen, suit: str, held_symbol: str, attribute: str) -> str:
    """A knight: cuirass and plumed helmet, banner in the left hand, reins in the right, a horse's head before him."""
    whole = SeamPen(0, 0)  # the horse is drawn in card units
    h = pen("M-18 36C-44 42 -62 60 -66 90C-69.57 102.49 -77.92 110.21 -101 118.83V180H40V40Z", p["c1"], p["c3"], 0.9)
    h += pen("M-44 56C-54 74 -56 96 -60 160H-40C-42 110 -44 84 -44 56Z", p["c2"])
    h += _cuirass(p, pen)
    h += _steel_arm(p, pen)
    h += _helmed_head(p, pen)
    h += horse(p, whole)
    h += _reins(p, whole)
    h += _banner_hand(p, held_symbol)
    return h
