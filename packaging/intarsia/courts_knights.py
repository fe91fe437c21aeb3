"""Knights: armour under a surcoat, helmet, banner in the left hand, reins in the right, a horse's head before them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from intarsia import helmets
from intarsia.attributes import banner
from intarsia.faces import Look, firm_face, lips_in_beard, moustache
from intarsia.grips import gauntlet
from intarsia.headgear import helmet
from intarsia.horse import horse
from intarsia.palette import Palette
from intarsia.pen import group, path
from intarsia.seam import SeamPen


@dataclass(frozen=True)
class Knight:
    """One of the knights: his face, what grows on it, his helmet, the cut of his banner."""

    look: Look
    beard: Callable[[Palette], str]
    helmet: Callable[[Palette], str]
    banner: str


def _goatee(p: Palette) -> str:
    """A moustache and a tuft on the chin."""
    tuft = "M-2.4 20.6C-1 20 1 20 2.4 20.6C3.4 24.6 2.2 28.6 0 31.6C-2.2 28.6 -3.4 24.6 -2.4 20.6Z"
    return path(tuft, p["h0"], p["hl"], 0.8) + moustache(p)


def _short_moustache(p: Palette) -> str:
    """A moustache trimmed at the corners of the mouth."""
    return group(moustache(p), "translate(0 3.6) scale(.66)")


def short_beard(p: Palette) -> str:
    """A trimmed beard along the jaw, its moustache drooping."""
    jaw = (
        "M-21 -2C-19 8 -14 11 -9 10C-4 8.6 -2 10 0 10.6C2 10 4 8.6 9 10C14 11 19 8 21 -2"
        "C22 12 16 26 8 31C3 34 -3 34 -8 31C-16 26 -22 12 -21 -2Z"
    )
    o = path(jaw, p["h0"], p["hl"], 0.8)
    o += path("M0 10.6C2 10 4 8.6 9 10C14 11 19 8 21 -2C22 12 16 26 8 31C5.4 32.6 2.6 33.2 0 33.2Z", p["h1"])
    o += path(
        "M-14 14C-12 20 -9 25 -6 28M14 14C12 20 9 25 6 28M-5 24L-3 31M5 24L3 31", "none", p["hl"], 0.9, opacity=".7"
    )
    return o + lips_in_beard(p)


# fmt: off
KNIGHTS = {
    "coins": Knight(Look(turn=0.8, brows="level", nose="snub"), _goatee, helmet, "swallowtail"),
    "cups": Knight(Look(brows="stern", mouth="small"), lambda p: "", helmets.barbute, "notched"),
    "swords": Knight(Look(turn=-1, brows="high", nose="long"), _short_moustache, helmets.armet, "pointed"),
    "batons": Knight(Look(gaze=0.8, nose="broad"), short_beard, helmets.turban_helm, "scalloped"),
}
# fmt: on


def surcoat(p: Palette, pen: SeamPen) -> str:
    """Over the breastplate, in the colour of the suit: two facets, a gilt hem down the middle, folds."""
    h = pen("M-34 46C-42 66 -40 100 -34 150H34C40 100 42 66 34 46Z", p["c1"], p["c3"], 1.1)
    h += pen("M0 46H34C42 66 40 100 34 150H0Z", p["c2"])
    for fold in (
        "M-20 60C-18 80 -20 110 -23 150H-17C-14 110 -15 80 -20 60Z",
        "M-9 64C-8 84 -9 110 -11 150H-6C-5 110 -6 84 -9 64Z",
    ):
        h += pen(fold, p["c0"])
    return h + pen("M-2.6 48H2.6V150H-2.6Z", p["gold1"], p["gold3"], 0.9)


def steel_arm(p: Palette, pen: SeamPen) -> str:
    """The arm to the banner, two facets, a gilt rim on the shoulder; and the other shoulder."""
    h = pen("M-42 72C-50 86 -56 90 -66 92L-58 116C-46 116 -34 112 -26 100Z", p["steel1"], p["steel3"], 1)
    h += pen("M-62 104L-58 116C-46 116 -34 112 -26 100L-31 92C-40 102 -50 104 -62 104Z", p["steel2"])
    shoulder = "M-16 42C-34 38 -52 46 -58 64C-60 76 -58 84 -53 90C-42 86 -32 86 -22 88C-16 74 -13 58 -16 42Z"
    h += pen(shoulder, p["steel1"], p["steel3"], 1)
    h += pen("M-16 42C-34 38 -52 46 -58 64C-60 76 -58 84 -53 90C-50 70 -38 52 -16 42Z", p["steel0"])
    rim = "M-53 90C-42 86 -32 86 -22 88"
    h += pen.put(path(rim, "none", p["gold3"], 4) + path(rim, "none", p["gold1"], 2.4))
    return h + pen("M18 44C34 40 46 46 52 58C46 64 34 66 24 62Z", p["steel2"], p["steel3"], 1)


def helmed_head(p: Palette, pen: SeamPen, who: Knight) -> str:
    """Gorget, face, beard and helmet."""
    rim = "M-26.4 43C-12 52.4 12 52.4 26.4 43"
    neck = path("M-20 27C-10 38 10 38 20 27L27 44C12 54 -12 54 -27 44Z", p["steel1"], p["steel3"], 1)
    neck += path("M0 35.4C8 35.4 14 33 20 27L27 44C20 49 10 51.6 0 51.6Z", p["steel2"])
    neck += path(rim, "none", p["gold3"], 4) + path(rim, "none", p["gold1"], 2.4)
    return pen.put(firm_face(p, who.look) + neck + who.beard(p) + who.helmet(p))


def _reins(p: Palette, whole: SeamPen) -> str:
    """Reins, the arm and hand that hold them."""
    rein = "M209 141C190 150 164 150 138 166"
    h = path(rein, "none", p["gold3"], 4.4) + path(rein, "none", p["c1"], 2.8)
    h += whole(
        "M122 164C108 172 96 184 86 198L78 240H118L130 208C136 198 138 190 138 180Z", p["steel1"], p["steel3"], 1
    )
    h += whole("M132 173C120 186 112 200 104 240H118L130 208C136 198 138 190 138 180Z", p["steel2"])
    h += whole("M122 164C108 172 96 184 86 198L84 206C98 190 110 178 125 168Z", p["steel0"])
    h += group(gauntlet(p), "translate(139 162) rotate(136) scale(.7 -.7)")
    return h


def _banner_hand(p: Palette, held_symbol: str, cut: str) -> str:
    """The banner and the hand on its staff."""
    return group(banner(p, held_symbol, cut), "translate(47 203) scale(.8)") + group(
        gauntlet(p), "translate(47 201) rotate(6) scale(.92)"
    )


def knight(p: Palette, pen: SeamPen, suit: str, held_symbol: str) -> str:
    """A knight on his horse."""
    who = KNIGHTS[suit]
    whole = SeamPen(0, 0)  # the rein arm is drawn in card units, the horse a little smaller round (190, 150)
    h = pen("M-18 36C-44 42 -62 60 -66 90C-69.57 102.49 -77.92 110.21 -101 118.83V180H40V40Z", p["m0"], p["m2"], 0.9)
    h += pen("M-44 56C-54 74 -56 96 -60 160H-40C-42 110 -44 84 -44 56Z", p["m1"])
    h += surcoat(p, pen) + steel_arm(p, pen) + helmed_head(p, pen, who)
    return h + horse(p, SeamPen(22.8, 18, 0.88)) + _reins(p, whole) + _banner_hand(p, held_symbol, who.banner)
