"""Caps and hats of pages and jacks; the feathered cap is in headgear. Local units: round the middle of the head."""

from __future__ import annotations

from intarsia.curves import feather
from intarsia.palette import Palette
from intarsia.pen import circle, path


def beret(p: Palette) -> str:
    """A broad flat bonnet, pulled down to the right, with a brooch and a short upright feather."""
    o = path(
        "M-30 -20C-38 -30 -30 -44 -6 -46C18 -48 42 -43 46 -28C47 -20 41 -15 30 -16C12 -24 -14 -26 -30 -20Z",
        p["m0"], p["m2"], 1,
    )  # fmt: skip
    o += path(
        "M2 -46.4C24 -47 42 -42 46 -28C47 -20 41 -15 30 -16C22 -19.6 12 -22 2 -23C10 -30 12 -38 2 -46.4Z", p["m1"]
    )
    o += path(
        "M-6 -45C-14 -38 -17 -31 -16 -24M14 -46C22 -38 24 -30 20 -20M28 -43.6C36 -36 38 -26 35 -15.6",
        "none",
        p["m2"],
        1,
        opacity=".7",
    )
    o += path("M-29 -15C-14 -25 14 -25 29 -14L28 -20C14 -30 -14 -30 -29 -21Z", p["c1"], p["c3"], 0.9)
    o += path("M0 -22.4C10 -22 20 -19 29 -14L28 -20C20 -25 10 -27.4 0 -27.4Z", p["c2"])
    quill = [(0.0, 0.0), (-8.0, -14.0), (-4.0, -26.0), (8.0, -33.0)]
    o += feather([(x - 18, y - 27) for x, y in quill], 6.4, p["c0"], p["c1"], p["c3"], 6)
    return o + circle(-18, -25, 5, p["gold3"]) + circle(-18, -25, 4, p["gold1"]) + circle(-18, -25, 2.1, p["jw"])


def chaperon(p: Palette) -> str:
    """A rolled hood: padded ring, a scalloped crest to the left, the long tail behind the left shoulder."""
    tail = "M-24 -34C-36 -26 -38 -8 -36 10C-34 24 -43 34 -52 42L-43 49C-32 40 -25 28 -26 10C-26 -4 -24 -14 -16 -24Z"
    o = path(tail, p["c1"], p["c3"], 1)
    o += path(
        "M-31 -10C-31 0 -31 6 -31 10C-29 26 -38 38 -47 46L-43 49C-32 40 -25 28 -26 10C-26 -4 -24 -14 -16 -24Z", p["c2"]
    )
    o += path("M-36 -8C-33 -7 -30 -7 -27 -9M-36 8C-33 10 -30 10 -26 9", "none", p["c3"], 1, opacity=".8")
    crest = "M4 -38C-4 -52 -18 -60 -34 -58L-30 -52L-40 -50L-35 -45L-44 -40L-37 -37L-42 -29L-32 -29L-12 -30Z"
    o += path(crest, p["c0"], p["c3"], 1)
    o += path("M4 -38C-8 -44 -22 -46 -35 -45L-44 -40L-37 -37L-42 -29L-32 -29L-12 -30Z", p["c1"])
    o += path("M0 -38C-12 -46 -22 -51 -30 -52M-4 -36C-16 -40 -26 -40 -37 -37", "none", p["c3"], 0.9, opacity=".7")
    ring = "M-31 -17C-36 -25 -32 -36 -22 -40C-8 -46 12 -46 24 -40C34 -35 36 -25 31 -17C14 -27 -14 -27 -31 -17Z"
    o += path(ring, p["m0"], p["m2"], 1)
    o += path("M2 -44.4C10 -44.4 18 -43 24 -40C34 -35 36 -25 31 -17C22 -22.4 12 -24.6 2 -24.6Z", p["m1"])
    twist = "M-23 -39C-26 -33 -27 -26 -25 -20M-12 -43C-16 -37 -17 -30 -15 -23M0 -44.4C-4 -38 -5 -31 -4 -24.6"
    twist += "M12 -43.6C8 -37 7 -31 8 -24M23 -40C19 -34 18 -28 20 -21.6"
    return o + path(twist, "none", p["m2"], 1.1)


def brimmed(p: Palette) -> str:
    """A tall hat with a broad brim turned up on the left, a band with a buckle and a long feather."""
    o = path("M-20 -22C-22 -40 -18 -58 -10 -61C-4 -64 4 -60 12 -62C20 -60 24 -40 22 -22Z", p["m0"], p["m2"], 1)
    o += path("M4 -61C7 -61 9 -61.4 12 -62C20 -60 24 -40 22 -22H6C8 -36 8 -50 4 -61Z", p["m1"])
    o += path("M-6 -61.6C-8 -56 -6 -50 -3 -46", "none", p["m2"], 1, opacity=".7")
    o += path("M-21 -28C-8 -33 10 -33 22 -28L22 -20H-21Z", p["c1"], p["c3"], 0.9) + path(
        "M2 -31.7C9 -31.6 16 -30.4 22 -28V-20H2Z", p["c2"]
    )
    plume = [(14.0, -28.0), (32.0, -36.0), (42.0, -52.0), (22.0, -72.0)]
    o += feather(plume, 7.4, p["ivory0"], p["ivory2"], p["gold3"], 8)
    brim = (
        "M-46 -31C-42 -20 -30 -15 -22 -16C-8 -25 10 -26 24 -18C36 -12 46 -13 54 -22C44 -21 34 -24 24 -27"
        "C8 -31 -10 -29 -22 -25C-32 -22 -40 -25 -46 -31Z"
    )
    o += path(brim, p["m0"], p["m2"], 1)
    o += path(
        "M2 -23.6C10 -23.6 18 -21.4 24 -18C36 -12 46 -13 54 -22C44 -21 34 -24 24 -27C17 -28.8 9.4 -29.4 2 -29.2Z",
        p["m1"],
    )
    o += path("M-44 -27C-38 -19 -30 -17 -22 -18C-8 -26.4 10 -27 24 -20C36 -14.6 44 -15 51 -20", "none", p["gold1"], 1.2)
    return o + circle(13, -27, 5, p["gold3"]) + circle(13, -27, 4, p["gold1"]) + circle(13, -27, 2.1, p["jw"])


def cocked(p: Palette) -> str:
    """A low felt hat, its brim flat on the right, turned up and pinned on the left; a plume sweeps back over it."""
    o = path("M-22 -24C-25 -38 -20 -48 -8 -50C2 -52 14 -51 20 -46C26 -41 26 -32 25 -22Z", p["m0"], p["m2"], 1)
    o += path("M4 -51C11 -51 16 -49.4 20 -46C26 -41 26 -32 25 -22H7C9 -32 9 -42 4 -51Z", p["m1"])
    o += path("M-23 -31C-8 -36 12 -36 26 -30V-22H-22Z", p["c1"], p["c3"], 0.9)
    o += path("M4 -34.7C12 -34.4 20 -33 26 -30V-22H4Z", p["c2"])
    brim = "M-33 -17C-12 -28 12 -28 30 -24C40 -22 49 -21 55 -22C51 -14 38 -12 26 -15C8 -20 -14 -20 -31 -12Z"
    o += path(brim, p["m0"], p["m2"], 1)
    o += path(
        "M4 -26.6C14 -26.6 22 -25.8 30 -24C40 -22 49 -21 55 -22C51 -14 38 -12 26 -15C19 -17 12 -18.2 4 -18.6Z", p["m1"]
    )
    o += path("M-30 -14.4C-14 -22 8 -22.4 26 -17.6C36 -15 46 -15.6 52 -19.6", "none", p["gold1"], 1.3)
    up = "M-33 -14C-40 -26 -40 -42 -33 -51C-26 -46 -20 -36 -17 -21.4C-23 -19.6 -28 -17.4 -33 -14Z"
    o += path(up, p["m1"], p["m2"], 1) + path("M-33 -14C-40 -26 -40 -42 -33 -51C-35 -38 -34 -26 -29.4 -16Z", p["m0"])
    o += path("M-33 -49.4C-26.6 -44.6 -21.4 -35 -18.6 -22.6", "none", p["gold1"], 1.3)
    plume = [(-23.0, -32.0), (-14.0, -57.0), (26.0, -58.0), (46.0, -30.0)]
    o += feather(plume, 8.4, p["ivory0"], p["ivory2"], p["gold3"], 10)
    return o + circle(-24, -31, 5, p["gold3"]) + circle(-24, -31, 4, p["gold1"]) + circle(-24, -31, 2.1, p["jw"])


def coif(p: Palette) -> str:
    """A close cap of the second colour with a turned-up linen border and pearls (maids)."""
    o = path(
        "M-29 -6C-34 -34 -18 -45 0 -45C18 -45 34 -34 29 -6C26 -18 18 -25 0 -26C-18 -25 -26 -18 -29 -6Z",
        p["m0"],
        p["m2"],
        1,
    )
    o += path("M2 -45C19 -44.6 34 -33 29 -6C26 -18 18 -25 2 -26Z", p["m1"])
    o += path("M-10 -44C-16 -39 -19 -33 -19 -26M12 -44C18 -39 20 -33 20 -26M0 -45V-27", "none", p["gold2"], 0.8)
    band = "M-30.5 -2C-29 -20 -18 -29 0 -29.4C18 -29 29 -20 30.5 -2L25 -4C23 -15 15 -22 0 -22.4C-15 -22 -23 -15 -25 -4Z"
    o += path(band, p["ivory0"], p["gold3"], 0.9) + path(
        "M2 -29.4C19 -28.6 29 -20 30.5 -2L25 -4C23 -15 15 -22 2 -22.4Z", p["ivory2"]
    )
    for x, y in ((-26.6, -11), (-20.6, -20), (-11, -24.6), (0, -26), (11, -24.6), (20.6, -20), (26.6, -11)):
        o += circle(x, y, 1.7, p["c1"], p["gold3"], 0.5)
    return o


def straw_hat(p: Palette) -> str:
    """A harvester's broad hat with a ribbon, its ends at the right, and a poppy (maids)."""
    o = path("M24 -24C36 -20 40 -8 38 6L32 2L27 8C29 -6 26 -14 18 -20Z", p["m0"], p["m2"], 0.9)
    o += path("M26 -28C42 -26 50 -16 52 -4L45 -6L42 1C39 -10 32 -18 20 -22Z", p["m1"], p["m2"], 0.9)
    brim = "M-46 -17C-44 -29 -22 -35 2 -35C26 -35 46 -29 48 -19C34 -27 18 -25 0 -24C-18 -23 -34 -24 -46 -17Z"
    crown = "M-25 -28C-27 -50 -15 -59 1 -59C17 -59 29 -50 27 -29C14 -24 -12 -23 -25 -28Z"
    o += path(brim, p["gold1"], p["gold3"], 1.1)
    o += path("M2 -35C26 -35 46 -29 48 -19C34 -27 18 -25 2 -24.2Z", p["gold2"])
    o += path(crown, p["gold1"], p["gold3"], 1.1)
    o += path("M4 -59C19 -58 29 -49 27 -29C20 -26.4 12 -25 4 -24.8C10 -36 10 -50 4 -59Z", p["gold2"])
    weave = "M-24 -44C-10 -51 14 -51 27 -44M-19 -52C-8 -57 12 -57 21 -52"
    weave += "M-40 -22C-26 -30 -8 -30 0 -30C16 -30 32 -28 42 -23"
    o += path(weave, "none", p["gold3"], 0.9, opacity=".7")
    band = "M-26 -34C-14 -29 16 -30 28 -35L27 -28C14 -22.6 -12 -22 -25 -27Z"
    o += path(band, p["m0"], p["m2"], 0.9) + path(
        "M4 -31.2C14 -31.6 22 -32.6 28 -35L27 -28C20 -25 12 -23.8 4 -23.6Z", p["m1"]
    )
    bloom = ((-18, -36, 0), (-10, -33, 1), (-19, -28, 0), (-11, -26, 1))
    o += "".join(circle(x, y, 5.6, p["cups1" if dark else "cups0"], p["cups3"], 0.7) for x, y, dark in bloom)
    return o + circle(-14.4, -31, 3, p["ink"]) + circle(-14.4, -31, 1.1, p["gold1"])


def ribbon(p: Palette) -> str:
    """A narrow band across the hair with a rosette (maids)."""
    band = "M-28 -19C-16 -31 16 -31 28 -19L27 -13C15 -24.4 -15 -24.4 -27 -13Z"
    o = path(band, p["c1"], p["c3"], 0.9) + path(
        "M2 -28C12 -27.6 21 -25.4 28 -19L27 -13C20 -19.6 12 -21.6 2 -21.8Z", p["c2"]
    )
    for tail in (
        "M22 -24C32 -20 36 -10 34 0L28 -4L24 2C26 -8 24 -16 18 -20Z",
        "M20 -26C34 -30 42 -24 48 -14L40 -14L38 -7C34 -16 28 -20 18 -20Z",
    ):
        o += path(tail, p["c1"], p["c3"], 0.8)
    for k in range(3):
        o += circle(22, -23, 7 - 2.2 * k, p[("c0", "ivory0", "gold1")[k]], p["c3"], 0.8)
    return o
