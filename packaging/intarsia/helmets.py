"""Helmets of knights beside the open one of headgear. Local units: round the middle of the head."""

from __future__ import annotations

from intarsia.curves import feather
from intarsia.palette import Palette
from intarsia.pen import circle, group, path


def barbute(p: Palette) -> str:
    """One shell with an opening for eyes, nose and mouth; a crest of stiff plumes."""
    o = ""
    for k, (dx, top, tone) in enumerate(
        ((-22, -64, "c0"), (-13, -72, "c1"), (13, -72, "c2"), (22, -64, "c2"), (0, -76, "c1"))
    ):
        o += path(
            f"M{dx * 0.3 - 4} -54L{dx - 6} {top + 6}"
            f"C{dx - 5} {top - 3} {dx + 5} {top - 3} {dx + 6} {top + 6}L{dx * 0.3 + 4} -54Z",
            p[tone],
            p["c3"],
            0.9,
        )
        o += path(f"M{dx * 0.3:.1f} -54L{dx} {top + 2}", "none", p["c3"], 0.8) if k else ""
    hole = "M-19 -10C-14 -16 -5 -15 -3.6 -12H3.6C5 -15 14 -16 19 -10C19 -3 13 1 8 1L7 31H-7L-8 1C-13 1 -19 -3 -19 -10Z"
    shell = "M-27 -8C-31 -44 -14 -58 0 -58C14 -58 31 -44 27 -8L28 20C24 32 14 38 0 40C-14 38 -24 32 -28 20Z"
    o += path(shell + hole, p["steel1"], p["steel3"], 1.1, fill_rule="evenodd")
    o += path(
        "M-26 -9C-29.6 -43 -13 -57 -1 -57V-22L-9 -15.4C-13 -15 -17 -13 -19 -10C-19 -3 -13 1 -8 1"
        "L-7 31V37C-16 35 -24 29 -27 19Z",
        p["steel0"],
    )
    o += path(
        "M8 1C13 1 19 -3 19 -10C17 -13 13 -15 9 -15.4C16 -30 14 -46 0 -58C14 -58 31 -44 27 -8L28 20"
        "C24 32 14 38 7 39.4V31Z",
        p["steel2"],
    )
    o += path(hole, "none", p["gold3"], 3.6) + path(hole, "none", p["gold1"], 2)
    o += path("M-3 -16C-4 -34 -3 -48 0 -61C3 -48 4 -34 3 -16Z", p["gold1"], p["gold3"], 0.9) + path(
        "M0 -61C3 -48 4 -34 3 -16H0Z", p["gold2"]
    )
    for x, y in ((-23.4, 2), (23.4, 2), (-23, 16), (23, 16)):
        o += circle(x, y, 1.9, p["gold1"], p["gold3"], 0.7)
    return o


def armet(p: Palette) -> str:
    """A close helmet, its pointed visor raised; one long plume falls behind."""
    plume = [(4.0, -54.0), (-24.0, -80.0), (-44.0, -46.0), (-34.0, 2.0)]
    o = feather(plume, 9.4, p["c0"], p["c1"], p["c3"], 11)
    o += path(
        "M-27 -8C-32 -42 -14 -55 0 -56C14 -55 32 -42 27 -8L28 16C26 30 12 40 0 40"
        "C-12 40 -26 30 -28 16Z M-20 -20C-22 -4 -20 10 -13 20C-6 26 6 26 13 20C20 10 22 -4 20 -20"
        "C10 -26 -10 -26 -20 -20Z",
        p["steel1"],
        p["steel3"],
        1.1,
        fill_rule="evenodd",
    )
    o += path(
        "M20 -20C22 -4 20 10 13 20C8 24.4 4 25.2 0 25.4V40C12 40 26 30 28 16L27 -8C29 -26 25 -39 18 -46Z", p["steel2"]
    )
    o += path("M-26 -9C-30 -40 -14 -54 -2 -55L-10 -24C-14 -23 -17 -22 -20 -20C-22 -8 -21 2 -18 11L-26 14Z", p["steel0"])
    cheek = "M-21.4 -14L-13.4 -8C-14 4 -11.6 14 -6 21L-10 26C-20 18 -23 2 -21.4 -14Z"
    o += path(cheek, p["steel0"], p["steel3"], 1) + group(path(cheek, p["steel2"], p["steel3"], 1), "scale(-1 1)")
    for x, y in ((-17.6, -4), (-15.6, 8), (17.6, -4), (15.6, 8)):
        o += circle(x, y, 1.6, p["gold1"], p["gold3"], 0.7)
    o += path("M-19 14C-12 27 12 27 19 14L20 24C12 35 -12 35 -20 24Z", p["steel0"], p["steel3"], 1) + path(
        "M0 23.6C8 23.6 15 21 19 14L20 24C14 31 7 32.6 0 32.6Z", p["steel2"]
    )
    visor = (
        "M-30 -14C-24 -24 -12 -29 0 -29C12 -29 24 -24 30 -14C31 -26 26 -38 14 -46L0 -62L-14 -46"
        "C-26 -38 -31 -26 -30 -14Z"
    )
    o += path(visor, p["steel0"], p["steel3"], 1.1) + path(
        "M0 -29C12 -29 24 -24 30 -14C31 -26 26 -38 14 -46L0 -62Z", p["steel2"]
    )
    o += path("M-24 -25C-16 -32 -8 -34.6 0 -34.6C8 -34.6 16 -32 24 -25", "none", p["ink"], 1.8)
    o += "".join(
        circle(x, y, 1.3, p["ink"]) for x, y in ((-15, -39), (-9, -44), (-8, -40), (9, -44), (8, -40), (15, -39))
    )
    o += path("M-30 -14C-24 -24 -12 -29 0 -29C12 -29 24 -24 30 -14", "none", p["gold3"], 4) + path(
        "M-30 -14C-24 -24 -12 -29 0 -29C12 -29 24 -24 30 -14", "none", p["gold1"], 2.4
    )
    for x in (-28, 28):
        o += circle(x, -12, 4.4, p["gold3"]) + circle(x, -12, 3.4, p["gold1" if x < 0 else "gold2"])
    return o


def turban_helm(p: Palette) -> str:
    """A fluted dome with a spike, a roll of cloth round it, mail at the cheeks and a spray of feathers."""
    mail = "M-25 -16L-29 10C-30 24 -36 32 -40 38C-30 42 -18 42 -10 36C-17 26 -20.6 6 -20 -16Z"
    o = path(mail, p["steel1"], p["steel3"], 1) + group(path(mail, p["steel2"], p["steel3"], 1), "scale(-1 1)")
    for y in (-4, 5, 14, 23, 32):
        w = 27.6 + max(0, y - 8) * 0.36
        arcs = "".join(f"M{-w + k * 4.2:.1f} {y}q2.1 3 4.2 0" for k in range(2 + (y > 10) * 2))
        o += path(arcs, "none", p["steel3"], 0.8) + group(path(arcs, "none", p["steel3"], 0.8), "scale(-1 1)")
    o += path("M-22 -28C-25 -44 -12 -54 0 -66C12 -54 25 -44 22 -28Z", p["steel1"], p["steel3"], 1.1)
    o += path("M-21 -29C-23.4 -44 -11 -53 -1 -64C-6 -50 -10 -40 -10 -29Z", p["steel0"]) + path(
        "M0 -66C12 -54 25 -44 22 -28H9C10 -40 6 -52 0 -66Z", p["steel2"]
    )
    o += path("M-2.4 -62L0 -78L2.4 -62Z", p["gold1"], p["gold3"], 0.9) + circle(
        0, -63, 3.2, p["gold1"], p["gold3"], 0.9
    )
    for q, tone in (
        ([(0.0, 0.0), (-8.0, -16.0), (-18.0, -22.0), (-28.0, -16.0)], "c0"),
        ([(2.0, 0.0), (2.0, -18.0), (-8.0, -28.0), (-17.0, -30.0)], "c1"),
    ):
        o += group(feather(q, 4.6, p[tone], p["c1"], p["c3"], 6), "translate(-10 -40)")
    ring = "M-31 -12C-37 -22 -32 -34 -22 -37C-8 -42 10 -42 23 -37C33 -33 37 -22 31 -12C14 -22 -14 -22 -31 -12Z"
    o += path(ring, p["ivory0"], p["gold3"], 1) + path(
        "M2 -40.8C10 -40.8 17 -39.4 23 -37C33 -33 37 -22 31 -12C22 -17 12 -19.4 2 -19.6Z", p["ivory2"]
    )
    o += path(
        "M-29 -30C-16 -38 6 -36 30 -20M-33 -20C-18 -32 8 -30 28 -14M-14 -39.6C4 -40 22 -34 33 -24", "none", p["c1"], 1.8
    )
    return o + circle(-10, -32, 6, p["gold3"]) + circle(-10, -32, 5, p["gold1"]) + circle(-10, -32, 2.8, p["jw"])


def laurelled(p: Palette) -> str:
    """No helmet: a wreath of laurel on the bare head."""
    o = ""
    for k in range(9):
        x = -26 + k * 6.5
        y = -16 - 12 * (1 - (x / 27) ** 2)
        turn = x * 1.7 + (34 if x < 0 else -34)
        for side, tone in ((-1, "batons1"), (1, "batons2")):
            leaf = path("M0 0C-5 -4 -5 -11 0 -15C5 -11 5 -4 0 0Z", p[tone], p["batons3"], 0.8)
            o += group(leaf, f"translate({x:.1f} {y:.1f}) rotate({turn + side * 42:.1f})")
    for x in (-19.5, -6.5, 6.5, 19.5):
        o += circle(x, -17 - 12 * (1 - (x / 27) ** 2), 2.2, p["gold1"], p["gold3"], 0.7)
    return o
