"""The elements: Fire, Water, Earth, Air."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, ellipse, path
from intarsia.trumps.nature import flame, swell
from intarsia.trumps.setting import Scene, at, rays, segment, sky


def fire(p: Palette) -> Scene:
    """Logs aflame."""
    o = segment(0, 0, 92, 62, p["black1"]) + ellipse(0, 66, 66, 12, p["ember1"])
    o += rays(0, 60, 190, 32, p["cups0"], ".25", 2.8)
    for x, h, w, turn in ((-54, 86, 24, -16), (54, 90, 24, 15), (-30, 122, 30, -7), (32, 116, 30, 8), (0, 138, 36, 0)):
        o += at(flame(p, h, w, "ember0", "ember1"), x * 0.8, 64, 1, turn)
    for x, h, w, turn in ((-42, 66, 18, -12), (44, 62, 18, 12), (-20, 90, 22, -5), (22, 86, 22, 6), (0, 112, 26, 0)):
        o += at(flame(p, h, w, "coins0", "coins1"), x * 0.8, 66, 1, turn)
    for x, h, w, turn in ((-22, 48, 13, -8), (24, 46, 13, 8), (0, 72, 18, 0)):
        o += at(flame(p, h, w, "white", "gold0"), x * 0.8, 66, 1, turn)
    for x, turn, end in ((-6, 10, -50), (6, -10, 50)):
        log = path("M-50 -7H50V7H-50Z", p["hair0"], p["black1"], 1.2) + path("M-50 0H50V7H-50Z", p["hair1"])
        o += at(log + ellipse(end, 0, 4, 7, p["gold1"]) + ellipse(end, 0, 2, 4, p["gold2"]), x, 66, 1, turn)
    return sky([(0, p["coins0"]), (0.5, p["cups1"]), (1, p["cups3"])], 0, 40, 120) + o


def _dolphin(p: Palette) -> str:
    """Leaping to the left, gilt fins."""
    o = path(
        "M-60 2C-52 -4 -50 -18 -34 -30C-20 -40 -6 -42 6 -40C12 -52 24 -56 32 -54C26 -48 26 -40 28 -34"
        "C46 -24 54 -8 58 10C66 6 76 6 84 14C74 16 66 20 62 26C62 36 54 44 44 44C48 36 48 28 46 20"
        "C38 4 22 -6 4 -8C-14 -8 -26 0 -40 8C-46 12 -58 14 -64 8C-65 6 -63 3 -60 2Z",
        p["swords2"],
        p["gold2"],
        1.5,
    )
    o += path(
        "M-46 -12C-30 -34 -6 -38 16 -32C36 -26 48 -10 53 8C42 -10 26 -22 4 -24C-16 -24 -34 -14 -46 -12Z", p["swords0"]
    )
    o += path(
        "M-62 8C-50 6 -36 -4 -22 -9C-8 -14 8 -14 22 -6C10 -8 0 -9 -8 -7C-22 -4 -30 2 -40 8C-46 12 -56 13 -62 8Z",
        p["ivory0"],
    )
    o += path("M-14 -8C-16 6 -8 14 2 16C0 8 0 0 4 -8Z", p["gold1"], p["gold3"], 1)
    o += circle(-41, -8, 3.6, p["gold0"]) + circle(-41, -8, 2, p["ink"])
    o += path(
        "M6 -40C12 -52 24 -56 32 -54C26 -48 26 -40 28 -34C22 -38 14 -40 6 -40ZM58 10C66 6 76 6 84 14"
        "C74 16 66 20 62 26C62 36 54 44 44 44C48 36 48 28 46 20C50 16 54 13 58 10Z",
        p["gold1"],
        p["gold3"],
        1.1,
    )
    return o + path(
        "M12 -42C18 -48 24 -51 30 -53M15 -40C20 -44 24 -46 27 -47M56 14C64 11 72 11 80 14M54 18C56 26 54 34 48 42",
        "none",
        p["gold3"],
        1,
    )


def water(p: Palette) -> Scene:
    """A dolphin over the waves."""
    o = rays(0, -40, 190, 32, p["white"], ".25", 2.8)
    o += swell(p, 34, 46, 24, "swords1", "swords2", -118) + at(_dolphin(p), -6, -8, 1, -6)
    o += swell(p, 56, 40, 22, "swords1", "swords2", -104) + swell(p, 78, 34, 18, "swords2", "swords3", -112)
    return sky([(0, p["silver0"]), (0.5, p["swords0"]), (1, p["swords1"])], 0, -30, 110) + o
