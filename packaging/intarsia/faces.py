"""Faces and beards. Local units: the middle of the head is (0, 0), the chin (0, 28), a face 44 x 56."""

from __future__ import annotations

from dataclasses import dataclass

from intarsia.curves import curl
from intarsia.palette import Palette
from intarsia.pen import circle, group, num, path

# fmt: off
BROWS = {
    "arched": "M-17 -13.5C-13 -17.5 -7.5 -17.5 -3.8 -13.8",
    "level": "M-17.4 -15.4C-13 -17 -8 -16.4 -3.8 -13.8",
    "high": "M-16.6 -15.4C-13.6 -20.6 -8 -20.4 -4 -15.4",
    "stern": "M-17.4 -16.6C-12.6 -17.6 -7.4 -15.8 -3.4 -12.4",
}
"""Path data of the left brow of a man; his nose's line goes on from it."""
NOSES = {
    "straight": "C-2.6 -8 -2.6 -1 -4.6 4.4C-4.6 6.6 -2 7.4 .4 7.4C1.8 7.4 3 7 3.6 6.2",
    "hooked": "C-2.4 -10 -4.6 -5 -5.4 0C-6 3.4 -5.4 6.6 -2.4 6.4C-.4 8.6 1.8 8 3.6 6.4",
    "short": "C-2.6 -9 -2.4 -5 -3.6 1.4C-5.4 4 -3.6 6 -.4 5.6C1.2 5.6 2.6 5 3.4 4",
    "broad": "C-3 -8 -3.4 -2 -5.8 3.4C-7 6.4 -4.6 8 -1.6 7C.6 8.6 2.4 8.4 4.8 5.4",
    "long": "C-2.2 -7 -1.6 1 -3.6 7.4C-3.4 9.4 -1.4 9.6 .2 8.6C1.6 8.8 2.6 8 3.2 6.8",
    "snub": "C-2.2 -9.4 -1 -4 -3.8 .4C-6 2.6 -5 5.6 -2 5C-.4 6.6 2 6.2 3.4 4.2",
}
"""How the line goes on along the nose."""
MOUTHS = {
    "calm": ("M-5.6 14.8C-3 13.2 -1.4 13.3 0 14.2C1.4 13.3 3 13.2 5.6 14.8C3.4 18.4 -3.4 18.4 -5.6 14.8Z",
             "M-6.4 14.8C-3 15.6 3 15.6 6.4 14.8"),
    "smile": ("M-7 13.4C-3.6 13.6 -1.4 13.6 0 14.2C1.4 13.6 3.6 13.6 7 13.4C4.4 19 -4.4 19 -7 13.4Z",
              "M-8 12.6C-4 16 4 16 8 12.6"),
    "full": ("M-6.4 15C-3.6 12 -1.6 12 0 13.4C1.6 12 3.6 12 6.4 15C4 20 -4 20 -6.4 15Z",
             "M-6.8 15C-3 16.2 3 16.2 6.8 15"),
    "small": ("M-4.4 14.8C-2.4 12.6 -1.2 12.8 0 13.6C1.2 12.8 2.4 12.6 4.4 14.8C2.6 18 -2.6 18 -4.4 14.8Z",
              "M-4.8 14.8C-2 15.4 2 15.4 4.8 14.8"),
}
"""Lips and the line between them."""
SOFT_BROWS = {
    "arched": "M-16.6 -14.4C-13 -18.4 -8 -18.4 -4.4 -15.4",
    "level": "M-16.8 -15.4C-13 -17.4 -8.4 -17.2 -4.4 -15.4",
    "high": "M-16.4 -15.6C-13.4 -20.6 -8.4 -20.6 -4.6 -16.4",
    "stern": "M-16.8 -16.8C-12.6 -18 -8 -16.8 -4 -14.2",
}
SOFT_NOSES = {
    "straight": "M-3.6 -12.6C-2.4 -7 -2.4 -2 -3.6 3.8C-3.6 6 -1.6 6.8 .2 6.8C1.6 6.8 2.6 6.4 3.2 5.6",
    "hooked": "M-3.4 -12.6C-2 -8 -3.6 -4 -4.2 .4C-5 4 -3.8 6 -1.8 5.6C-.2 7.6 1.8 7.2 3.2 5.8",
    "short": "M-2.6 -6C-2.2 -4 -2.2 -1 -3.2 2C-4.2 4.2 -2.6 5.6 -.2 5.2C1.2 5.2 2.4 4.8 3 3.8",
    "broad": "M-3.2 -10C-2.6 -6 -3 -2 -4.8 3C-5.6 5.8 -3.6 7 -1.2 6.2C.8 7.6 2.6 7.2 4.2 5",
    "long": "M-3 -13C-1.8 -7 -1.4 0 -2.8 6.4C-2.6 8.2 -1 8.4 .4 7.6C1.6 7.8 2.4 7 2.8 6",
    "snub": "M-2.4 -7C-1.8 -5 -1.4 -2 -3.2 .6C-4.6 2.8 -3.6 4.8 -1.4 4.4C.2 5.8 2 5.2 3 3.6",
}
SOFT_MOUTHS = {
    "calm": ("M-5.4 14.4C-3 12.2 -1.3 12.4 0 13.4C1.3 12.4 3 12.2 5.4 14.4C3.4 18.8 -3.4 18.8 -5.4 14.4Z",
             "M-5.8 14.4C-2.6 15.3 2.6 15.3 5.8 14.4"),
    "smile": ("M-6.6 13C-3.4 12.4 -1.4 12.6 0 13.4C1.4 12.6 3.4 12.4 6.6 13C4.2 19 -4.2 19 -6.6 13Z",
              "M-7.4 12.4C-3.6 15.8 3.6 15.8 7.4 12.4"),
    "full": ("M-6.2 14.6C-3.4 11.2 -1.5 11.4 0 12.8C1.5 11.4 3.4 11.2 6.2 14.6C3.8 19.8 -3.8 19.8 -6.2 14.6Z",
             "M-6.4 14.6C-2.8 15.8 2.8 15.8 6.4 14.6"),
    "small": ("M-4.2 14.4C-2.4 11.8 -1.1 12 0 13C1.1 12 2.4 11.8 4.2 14.4C2.6 18.2 -2.6 18.2 -4.2 14.4Z",
              "M-4.4 14.4C-2 15.1 2 15.1 4.4 14.4"),
}
"""The same of a woman: finer, the nose a line of its own."""
# fmt: on


@dataclass(frozen=True)
class Look:
    """What makes a face one person's; `turn` and `gaze` in units to the right, the others name path data."""

    turn: float = 0
    gaze: float = 0
    brows: str = "arched"
    nose: str = "straight"
    mouth: str = "calm"
    freckles: bool = False


CALM = Look()
MOUSTACHE = (
    "M0 10.4C-4 8 -9.6 8.6 -13 12.4C-15.6 15.4 -18.6 16.4 -21.6 15"
    "C-19.6 20.6 -13 22 -8.4 19.4C-4.4 17.4 -2 15.8 0 15.6Z"
)
"""Path data of its left half."""


def face(p: Palette, lips: str, look: Look = CALM) -> str:
    """A man's face with a shaded neck (kings)."""
    o = ""
    # neck
    o += path("M-11 16L-12 46H12L11 16Z", p["skin1"])
    # head
    o += path(
        "M-22 -26C-24 -8 -22 8 -15 19C-10 26 -5 29 0 29C5 29 10 26 15 19C22 8 24 -8 22 -26C14 -34 -14 -34 -22 -26Z",
        p["skin0"],
    )
    o += path(
        "M2 -31C10 -31 17 -30 22 -26C24 -8 22 8 15 19C10 26 5 29 0 29C3 22 4 15 3.5 9L5 7C4 0 2.5 -6 2.6 -12"
        "C2.8 -18 2 -25 2 -31Z",
        p["skin1"],
        opacity=".55",
    )
    # cheeks
    o += circle(-11.5, 6, 4.6, p["cups0"], opacity=".22") + circle(11.5, 6, 4.6, p["cups1"], opacity=".2")
    return o + features(p, lips, look)


def features(p: Palette, lips: str, look: Look = CALM) -> str:
    """Brows, nose, eyes and mouth of a man; lips name a token."""
    o = path(BROWS[look.brows] + NOSES[look.nose], "none", p["ink"], 1.7)
    o += group(path(BROWS[look.brows], "none", p["ink"], 1.7), "scale(-1 1)")
    for sx in (-1, 1):
        o += group(
            path("M-6.4 0C-4 -3.9 3.6 -4.2 6.4 -.4C3.4 3 -3.4 3 -6.4 0Z", p["white"])
            + circle(0.3 + look.gaze * sx, -0.5, 2.7, p["ink"])
            + circle(-0.6 + look.gaze * sx, -1.4, 0.8, p["white"])
            + path("M-6.8 .2C-4 -4.2 3.8 -4.5 6.8 -.4", "none", p["ink"], 1.7),
            f"translate({10 * sx} -7.6)" + (" scale(-1 1)" if sx < 0 else ""),
        )
    shape, line = MOUTHS[look.mouth]
    o += path(shape, p[lips]) + path(line, "none", p["cups3"], 1)
    return _turned(o, look)


def _turned(drawn: str, look: Look) -> str:
    """Features moved towards the side to which the head is turned; to the left the nose is on that side."""
    if not look.turn:
        return drawn
    return group(drawn, f"translate({num(look.turn)} 0)" + (" scale(-1 1)" if look.turn < 0 else ""))


def soft_face(p: Palette, look: Look = CALM) -> str:
    """Women and maids: oval, finer brows, lashes."""
    o = path("M-9.4 14C-9 28 -10 36 -15 46H15C10 36 9 28 9.4 14Z", p["skin0"])
    o += path("M9.4 14C9 28 10 36 15 46H4C4 38 3 32 -1 29C-6 28 -9 25 -9.4 20V16Z", p["skin1"])
    o += path(
        "M-21.4 -26C-23 -9 -21 6 -14 17.4C-9.4 24.6 -4.4 28.4 0 28.4C4.4 28.4 9.4 24.6 14 17.4"
        "C21 6 23 -9 21.4 -26C14 -34 -14 -34 -21.4 -26Z",
        p["skin0"],
    )
    o += path(
        "M2 -31C10 -31 17 -30 21.4 -26C23 -9 21 6 14 17.4C9.4 24.6 4.4 28.4 0 28.4C3 22 4 15 3.3 9L4.6 7"
        "C3.8 0 2.5 -6 2.6 -12C2.8 -18 2 -25 2 -31Z",
        p["skin1"],
        opacity=".5",
    )
    o += circle(-11.6, 6.4, 4.6, p["cups0"], opacity=".26") + circle(11.6, 6.4, 4.6, p["cups1"], opacity=".22")
    return o + (_freckles(p) if look.freckles else "") + _turned(_soft_features(p, look), look)


def _freckles(p: Palette) -> str:
    """Freckles on both cheeks."""
    at = ((-14, 3), (-11, 5.4), (-8.4, 2.6), (-13, 8), (14, 3), (11, 5.4), (8.4, 2.6), (13, 8))
    return "".join(circle(x, y, 0.8, p["skin2"]) for x, y in at)


def _soft_features(p: Palette, look: Look) -> str:
    """Brows, nose, eyes and mouth of a woman."""
    brow = SOFT_BROWS[look.brows]
    o = path(brow, "none", p["ink"], 1.3) + group(path(brow, "none", p["ink"], 1.3), "scale(-1 1)")
    o += path(SOFT_NOSES[look.nose], "none", p["skin2"], 1.4)
    for sx in (-1, 1):
        o += group(
            path("M-6.2 .2C-3.8 -3.5 3.6 -3.8 6.4 -.6C3.4 2.8 -3.4 2.8 -6.2 .2Z", p["white"])
            + circle(0.2 + look.gaze * sx, -0.4, 2.7, p["ink"])
            + circle(-0.7 + look.gaze * sx, -1.3, 0.8, p["white"])
            + path("M-6.4 .2C-4 -3.9 3.8 -4.3 6.6 -.8L8 -1.8", "none", p["ink"], 1.6),
            f"translate({10 * sx} -7.4)" + (" scale(-1 1)" if sx < 0 else ""),
        )
    shape, line = SOFT_MOUTHS[look.mouth]
    return o + path(shape, p["lips"]) + path(line, "none", p["cups3"], 0.9)


def firm_face(p: Palette, look: Look = CALM) -> str:
    """Young men and knights: a man's face with a lit neck."""
    o = path("M-11 14C-10.6 28 -12 38 -16 46H16C12 38 10.6 28 11 14Z", p["skin0"])
    o += path("M11 14C10.6 28 12 38 16 46H5C5 40 4 35 2 32C-5 31 -10 26 -11 19V14Z", p["skin1"])
    o += path(
        "M-22 -26C-24 -8 -22 8 -15.4 18.6C-10.4 25.6 -5.4 28.6 0 28.6C5.4 28.6 10.4 25.6 15.4 18.6"
        "C22 8 24 -8 22 -26C14 -34 -14 -34 -22 -26Z",
        p["skin0"],
    )
    o += path(
        "M2 -31C10 -31 17 -30 22 -26C24 -8 22 8 15.4 18.6C10.4 25.6 5.4 28.6 0 28.6C3 22 4 15 3.5 9L5 7"
        "C4 0 2.5 -6 2.6 -12C2.8 -18 2 -25 2 -31Z",
        p["skin1"],
        opacity=".55",
    )
    o += circle(-11.5, 6, 4.6, p["cups0"], opacity=".2") + circle(11.5, 6, 4.6, p["cups1"], opacity=".18")
    return o + (_freckles(p) if look.freckles else "") + features(p, "lips", look)


def full_beard(p: Palette, lit: str, shaded: str, moustache: str = "ivory2") -> str:
    """Long and pointed; lit and shaded name tokens, so does the colour of the moustache's lit half."""
    line = p["ink2"]
    o = path(
        "M-22 -2C-20 7 -14 10 -8 9.5C-4 9.2 -2.4 11 0 11C2.4 11 4 9.2 8 9.5C14 10 20 7 22 -2C26 18 22 38 14 50"
        "C10 56 4 58 0 66C-4 58 -10 56 -14 50C-22 38 -26 18 -22 -2Z",
        p[lit],
    )
    o += path("M0 11C2.4 11 4 9.2 8 9.5C14 10 20 7 22 -2C26 18 22 38 14 50C10 56 4 58 0 66Z", p[shaded])
    # mouth and moustache
    o += path("M-5.4 18.4C-2.6 17 2.6 17 5.4 18.4C3.4 21.6 -3.4 21.6 -5.4 18.4Z", p["cups1"])
    o += path(MOUSTACHE, p[moustache], line, 0.7) + group(path(MOUSTACHE, p[lit], line, 0.7), "scale(-1 1)")
    # strands
    for x in (-15, -8.5, 8.5, 15):
        o += path(
            f"M{x} {16 if abs(x) > 10 else 24}C{x * 0.9} 32 {x * 0.6} 44 {x * 0.28} 54", "none", line, 1, opacity=".55"
        )
    o += path("M0 24V58", "none", line, 1, opacity=".55")
    return o


def round_beard(p: Palette) -> str:
    """Short and curled, with its moustache (king of coins)."""
    o = path(
        "M-22 -3C-20 8 -14 10.6 -8 10C-4 9.6 -2.4 11 0 11C2.4 11 4 9.6 8 10C14 10.6 20 8 22 -3C26 16 26 34 15 44"
        "C8 50 -8 50 -15 44C-26 34 -26 16 -22 -3Z",
        p["h0"],
    )
    o += path("M0 11C2.4 11 4 9.6 8 10C14 10.6 20 8 22 -3C26 16 26 34 15 44C11 47.4 5 48.6 0 48.6Z", p["h1"])
    for x, y, r in (
        (-20.8, 12, 5.2),
        (20.8, 12, 5.2),
        (-21, 22.6, 5.8),
        (21, 22.6, 5.8),
        (-18, 33.4, 6.4),
        (18, 33.4, 6.4),
        (-11.6, 42.4, 6.6),
        (11.6, 42.4, 6.6),
        (0, 46, 6.8),
        (-6.4, 32.6, 6),
        (6.4, 32.6, 6),
        (0, 24.6, 4.6),
        (-11, 23.4, 5),
        (11, 23.4, 5),
    ):
        o += curl(x, y, r, p["h0" if x < 1 else "h1"], p["hl"])
    return o + lips_in_beard(p) + moustache(p)


def forked_beard(p: Palette) -> str:
    """Long, parted in two points, with its moustache (king of batons)."""
    o = path(
        "M-22 -3C-20 7 -14 10 -8 9.5C-4 9.2 -2.4 11 0 11C2.4 11 4 9.2 8 9.5C14 10 20 7 22 -3C26 16 24 30 20 42"
        "C18 52 14 60 8 67C8 58 5 52 0 47C-5 52 -8 58 -8 67C-14 60 -18 52 -20 42C-24 30 -26 16 -22 -3Z",
        p["h0"],
    )
    o += path("M0 11C2.4 11 4 9.2 8 9.5C14 10 20 7 22 -3C26 16 24 30 20 42C18 52 14 60 8 67C8 58 5 52 0 47Z", p["h1"])
    s = "M-17 16C-18 32 -15 46 -11 58M-10 25C-12 36 -10 48 -9 58M-3 26C-4 34 -6 40 -8 46"
    return (
        o
        + path(s, "none", p["hl"], 1, opacity=".75")
        + group(path(s, "none", p["hl"], 1, opacity=".75"), "scale(-1 1)")
        + lips_in_beard(p)
        + moustache(p)
    )


def lips_in_beard(p: Palette) -> str:
    """The lower lip, all that a beard leaves."""
    return path("M-5.4 18.4C-2.6 17 2.6 17 5.4 18.4C3.4 21.8 -3.4 21.8 -5.4 18.4Z", p["lips"])


def moustache(p: Palette) -> str:
    """Two curved points, the right one in the shade."""
    return path(MOUSTACHE, p["h0"], p["hl"], 0.8) + group(path(MOUSTACHE, p["h1"], p["hl"], 0.8), "scale(-1 1)")
