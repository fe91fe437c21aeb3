"""Gemini: two youths who hold a star between them."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, path, radial
from intarsia.trumps.heads import youth
from intarsia.trumps.nature import star4
from intarsia.trumps.panels import star_field
from intarsia.trumps.setting import Scene, at, rays, sky


def _tunic(p: Palette, robe: str) -> str:
    """Robe, folds, and a starred cloak over the outer shoulder with its gilt hem."""
    r0, r1, r2, r3 = (p[robe + q] for q in "0123")
    o = path(
        "M-13 34C-32 38 -50 46 -60 66C-64 88 -66 108 -66 130H70C66 118 58 78 44 55C36 43 26 38 13 34"
        "C8 42 -8 42 -13 34Z",
        r1,
    )
    o += path("M5 40C8.6 39 11.6 37 13 34C26 38 36 43 44 55C58 78 66 118 70 130H8C14 116 14 74 5 40Z", r2)
    o += path("M-44 58C-52 84 -56 120 -56 130H-45C-46 118 -46 86 -44 58Z", r0, opacity=".8")
    o += path("M-22 50C-27 84 -28 120 -26 130H-17C-20 118 -19 82 -22 50Z", r3, opacity=".55")
    o += path("M29 62C36 90 40 120 40 130H48C47 118 42 86 29 62Z", r3, opacity=".6")
    o += path(
        "M-14 35C-34 38 -54 46 -64 68C-68 88 -68 108 -68 130H-58C-56 128 -50 100 -38 80"
        "C-28 64 -14 54 4 50C-4 46 -10 41 -14 35Z",
        p["night2"],
    )
    o += path(
        "M4 50C-14 54 -28 64 -38 80C-50 100 -56 128 -58 130H-52C-50 130 -44 104 -33 85C-24 70 -10 59 8 54Z", p["gold1"]
    )
    o += path(
        "M4 50C-14 54 -28 64 -38 80C-50 100 -56 128 -58 130H-55C-53 129 -47 102 -35.5 82.5C-26 67 -12 56.5 6 52Z",
        p["gold2"],
    )
    for x, y in ((-52, 66), (-60, 90), (-47, 84), (-66, 118), (-30, 56)):
        o += facet_star(x, y, 4.4, 1.5, 4, p["gold0"], p["gold1"])
    o += path("M-15 33C-10 46 10 46 15 33L19.5 35.6C13 53 -13 53 -19.5 35.6Z", p["gold3"])
    return o + path("M-15.4 34C-10 47 10 47 15.4 34L18.2 35.6C12.4 50.8 -12.4 50.8 -18.2 35.6Z", p["gold1"])


def _twin(p: Palette, robe: str, hair: str) -> str:
    """Half-length youth with a fillet, leaning a little to the right."""
    head = youth(p, hair)
    head += path("M-23 -14.6C-12 -20 12 -20 23 -14.6L22.6 -10.6C12 -15.6 -12 -15.6 -22.6 -10.6Z", p["gold3"])
    head += path("M-22.6 -13.8C-12 -19 12 -19 22.6 -13.8L22.4 -11.4C12 -16.4 -12 -16.4 -22.4 -11.4Z", p["gold0"])
    head += at(facet_star(0, 0, 8.6, 3, 8, p["gold0"], p["gold2"]) + circle(0, 0, 2.6, p[robe + "1"]), 0, -18.4)
    o = _tunic(p, robe) + group(head, "rotate(4)")
    o += circle(-17, 47, 6, p["gold3"]) + circle(-17, 47, 4.8, p["gold1"])
    return o + facet_star(-17, 47, 4.2, 1.5, 4, p[robe + "1"], p[robe + "3"])


def gemini(p: Palette) -> Scene:
    """Two youths, a star between their hands."""
    light = sky([(0, p["night0"]), (0.6, p["night1"]), (1, p["night3"])], 0, -28, 144)
    glow = radial("glow", [(0, p["gold0"], ".55"), (0.5, p["gold1"], ".18"), (1, p["gold1"], "0")], 0, 62, 46)
    light += rays(0, 62, 36, p["night0"], ".3")
    o = star_field(p, 11, [(-65, -78, 65, -50), (-13, -60, 13, -10)], 16)
    o += star4(p, 0, -59, 13) + star4(p, -24, -71, 7) + star4(p, 24, -71, 7)
    o += at(_twin(p, "cups", "brown"), -31, -14, 0.9) + at(_twin(p, "batons", "gold"), 31, -14, 0.9, 0, True)
    o += circle(0, 62, 46, "url(#glow)")
    for robe, flip in (("cups", False), ("batons", True)):
        arm = path("M-44 46C-36 30 -26 22 -12 20L-6 32C-16 36 -24 44 -28 56Z", p[robe + "1"], p[robe + "3"], 1)
        arm += path("M-16 16.6L-8.6 34L-3.6 32L-11 14.6Z", p["gold1"], p["gold3"], 0.9)
        o += at(arm + at(hand(p), -3, 21, 0.78, 64), 7 if flip else -7, 52, 1, 0, flip)
    star = facet_star(0, 58, 20, 10, 8, p["gold1"], p["gold2"], rot=-67.5)
    star += facet_star(0, 58, 34, 9.6, 8, p["gold0"], p["gold1"]) + circle(0, 58, 6, p["white"])
    return Scene(light.drawing, light.defs + glow).with_figure(o, "", 1.3, 0).breaking(at(star, 0, -12, 1.34))
