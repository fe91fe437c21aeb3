"""The elements Fire, Water and Earth."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, ellipse, path
from intarsia.trumps.buildings import city
from intarsia.trumps.nature import corn, flame, swell, tree, tree_crown
from intarsia.trumps.setting import Scene, at, ground, rays, sky

FIRE = (
    (
        ("ember0", "ember1"),
        ((-50, 104, 26, -12), (52, 108, 26, 13), (-28, 148, 32, -4), (32, 150, 32, 10), (2, 188, 38, 2)),
    ),
    (
        ("coins0", "coins1"),
        ((-42, 74, 20, -12), (44, 76, 20, 12), (-20, 108, 24, -5), (22, 112, 24, 8), (0, 142, 28, 2)),
    ),
    (("white", "gold0"), ((-24, 54, 14, -8), (26, 56, 14, 8), (0, 90, 20, 0))),
)
"""The fire's tongues from the back to the front: their tones, and x, height, width and turn of each."""


def fire(p: Palette) -> Scene:
    """Logs aflame, the flames over the frame."""
    o = "".join(
        at(flame(p, h, w, *tones), x * 0.8, 66, 1, turn) for tones, tongues in FIRE for x, h, w, turn in tongues
    )
    for x, turn, end in ((-6, 10, -50), (6, -10, 50)):
        log = path("M-50 -8H50V8H-50Z", p["hair0"], p["black1"], 1.2) + path("M-50 0H50V8H-50Z", p["hair1"])
        o += at(log + ellipse(end, 0, 4.6, 8, p["gold1"]) + ellipse(end, 0, 2, 4, p["gold2"]), x, 68, 1, turn)
    light = sky([(0, p["coins0"]), (0.5, p["cups1"]), (1, p["cups3"])], 0, 50, 156) + rays(
        0, 78, 32, p["cups0"], ".25", 2.8
    )
    return (light + ground(86, p["black1"]) + ellipse(0, 88, 84, 16, p["ember1"])).with_figure("", o, 1.28, -3)


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
    """A dolphin that leaps over the waves and the frame."""
    o = rays(0, -50, 32, p["white"], ".25", 2.8) + swell(p, 44, 54, 30, "swords1", "swords2", -112)
    low = swell(p, 82, 48, 26, "swords1", "swords2", -116) + swell(p, 112, 44, 22, "swords2", "swords3", -112)
    light = sky([(0, p["silver0"]), (0.5, p["swords0"]), (1, p["swords1"])], 0, -40, 144)
    return (light + (o + low)).breaking(at(_dolphin(p), -12, -30, 1.24, -16))


def _furrows(p: Palette) -> str:
    """A ploughed field that runs to the horizon at y = 18."""
    o = path("M-92 50C-50 34 10 30 92 44V112H-92Z", p["hide0"])
    lines = "".join(f"M{x * 0.32 + 6:.1f} 35L{x} 112L{x + 12} 112L{x * 0.32 + 10:.1f} 35Z" for x in range(-84, 97, 24))
    return o + path(lines, p["hide1"]) + path("M-92 50C-50 34 10 30 92 44L92 39C20 24 -48 28 -92 44Z", p["grass2"])


STALKS = (
    (-62, 100, 1.2, -10), (-44, 104, 1.35, -4), (-26, 102, 1.2, 5), (-8, 106, 1.1, 12), (28, 106, 1, -8),
    (44, 104, 1.1, 3), (60, 100, 1, 12),
)  # fmt: skip
"""The corn in front: x, y, size, turn."""


def earth(p: Palette) -> Scene:
    """A town on a hill, a great tree, furrows and ears of corn."""
    light = sky([(0, p["gold0"]), (0.4, p["silver0"]), (1, p["swords0"])], 0, 26, 150) + rays(
        0, 26, 32, p["white"], ".4", 2.8
    )
    o = path("M-92 16C-66 -8 -48 -2 -24 8C0 -14 40 -18 92 14V60H-92Z", p["batons0"])
    o += path("M-24 8C0 -14 40 -18 92 14V60H20C10 40 -4 20 -24 8Z", p["batons1"])
    o += at(city(p), -34, 8, 1.15) + path("M-92 22C-60 4 -10 4 24 24C50 14 70 16 92 26V60H-92Z", p["grass0"])
    o += path("M24 24C50 14 70 16 92 26V60H-20C0 44 14 34 24 24Z", p["grass1"]) + _furrows(p)
    corn_field = "".join(at(corn(p), x, y, k, turn) for x, y, k, turn in STALKS)
    scene = light.with_figure(o + at(tree(p), 33, 46, 1.86), at(tree_crown(p), 33, 46, 1.86), 1.25, 0)
    return scene + at(corn_field, 0, 0, 1.2)
