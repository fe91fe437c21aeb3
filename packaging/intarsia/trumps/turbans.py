"""Turbans of the Moors, each wound in its own way. Local units: the head's middle is (0, 0)."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, group, path
from intarsia.trumps.nature import quill
from intarsia.trumps.setting import mirrored


def _jewel(p: Palette, y: float, c: str) -> str:
    o = circle(0, y, 8.4, p["gold3"]) + circle(0, y, 7, p["gold1"])
    o += path(f"M0 {y - 5.4}L5 {y}L0 {y + 5.4}L-5 {y}Z", p[c + "1"])
    return o + path(f"M0 {y - 5.4}L5 {y}L0 {y + 5.4}Z", p[c + "3"])


def tall_turban(p: Palette, c: str) -> str:
    """High as a tower, wound round a ribbed cap in rising folds (the eldest)."""
    o = path("M-20 -56C-20 -84 -8 -94 0 -98C8 -94 20 -84 20 -56Z", p[c + "1"], p["gold3"], 1.3)
    o += path("M0 -98C8 -94 20 -84 20 -56H0Z", p[c + "2"])
    o += path("M0 -98V-56M-10 -58C-11 -76 -6 -88 0 -98M10 -58C11 -76 6 -88 0 -98", "none", p["gold1"], 1.8)
    o += path(
        "M-30 -10C-42 -30 -38 -66 0 -68C38 -66 42 -30 30 -10C14 -24 -14 -24 -30 -10Z", p["ivory0"], p["gold3"], 1.3
    )
    o += path("M0 -68C38 -66 42 -30 30 -10C22 -17 11 -20.6 0 -20.6Z", p["ivory2"])
    folds = "M-34 -20C-16 -34 12 -40 36 -34M-36 -32C-18 -46 12 -52 35 -46M-34 -44C-18 -58 8 -63 28 -57"
    o += path(folds, "none", p["gold3"], 1.4)
    o += path("M-36 -26C-18 -40 12 -46 36 -40L35.6 -35C14 -41 -16 -34 -34.4 -20Z", p[c + "1"])
    return o + circle(0, -102, 5, p["gold3"]) + circle(0, -102, 3.8, p["gold0"]) + _jewel(p, -34, "cups")


def tailed_turban(p: Palette, c: str) -> str:
    """Very wide, round a crimson cap, its end falling on the shoulder (the man in his prime)."""
    cap = path("M-18 -54C-18 -78 -9 -88 0 -91C9 -88 18 -78 18 -54Z", p["cups1"], p["gold3"], 1.3)
    cap += path("M0 -91C9 -88 18 -78 18 -54H0Z", p["cups2"])
    cap += path("M0 -91V-54M-9 -56C-10 -72 -6 -82 0 -91M9 -56C10 -72 6 -82 0 -91", "none", p["gold1"], 1.6)
    cap += circle(0, -94, 5, p["gold3"]) + circle(0, -94, 3.8, p["gold0"])
    tail = "M30 -26C46 -20 50 4 46 28C44 44 48 54 42 66L26 60C32 44 28 30 30 14C31 2 29 -8 24 -16Z"
    o = path(tail, p[c + "1"], p["gold3"], 1.3)
    o += path("M38 -20C47 -10 49 8 46 28C44 44 48 54 42 66L34 63C40 44 36 20 38 -20Z", p[c + "2"])
    o += path("M26 60L42 66L41 72L24 66Z", p["gold1"], p["gold3"], 1)
    roll = "M-30 -14C-54 -24 -52 -48 -26 -52C-14 -64 18 -64 28 -52C54 -48 54 -24 30 -14C14 -24 -14 -24 -30 -14Z"
    o += cap + path(roll, p[c + "1"], p["gold3"], 1.3)
    o += path(
        "M2 -61C14 -61 23 -58 28 -52C54 -48 54 -24 30 -14C22 -19 11 -21.6 0 -21.6C14 -34 16 -50 2 -61Z", p[c + "2"]
    )
    white = "M-46 -32C-24 -52 12 -50 40 -22L30 -15C10 -36 -18 -38 -38 -18C-44 -22 -47 -26 -46 -32Z"
    o += path(white, p["ivory0"], p["gold3"], 1) + path(
        "M4 -43C18 -40 30 -32 40 -22L30 -15C22 -24 13 -29 4 -32Z", p["ivory2"]
    )
    o += path("M-26 -52C-12 -46 18 -46 28 -52M-44 -26C-24 -44 10 -42 35 -18", "none", p["gold1"], 1.6)
    return o + _jewel(p, -27, "coins")


def spired_turban(p: Palette, c: str) -> str:
    """A gilt helm with a spike, a roll of cloth round it (the youngest)."""
    o = path("M-27 -28C-25 -56 -10 -66 -3 -80L0 -104L3 -80C10 -66 25 -56 27 -28Z", p["gold1"], p["gold3"], 1.3)
    o += path("M0 -104L3 -80C10 -66 25 -56 27 -28H0Z", p["gold2"])
    o += path("M-13 -30C-13 -50 -6 -64 0 -78M13 -30C13 -50 6 -64 0 -78", "none", p["gold3"], 1.4)
    roll = "M-28 -10C-44 -18 -40 -42 -20 -42C-8 -46 8 -46 20 -42C40 -42 44 -18 28 -10C12 -22 -12 -22 -28 -10Z"
    o += path(roll, p[c + "1"], p["gold3"], 1.3)
    o += path("M0 -45C7 -45 14 -44 20 -42C40 -42 44 -18 28 -10C20 -16 10 -19 0 -19Z", p[c + "2"])
    o += mirrored(path("M-9 -19C-14 -28 -13 -38 -8 -44M-21 -14C-29 -24 -28 -36 -22 -42", "none", p["ivory0"], 3))
    plume = group(quill(p, 40, 8, "ivory0", "ivory2"), "translate(20 -40) rotate(-64)")
    return plume + o + _jewel(p, -31, "swords")
