"""Young heads in three-quarter view. Local units as in faces: the middle of the head (0, 0), the chin near (4, 28)."""

from __future__ import annotations

from intarsia.faces import MOUTHS, SOFT_MOUTHS, Look
from intarsia.palette import Palette
from intarsia.pen import circle, group, path

OUTLINE = (
    "M-21 -28C-24 -10 -22 6 -15 16C-9 23.6 -2 28.6 5 28.8C9.6 29 13.4 25.4 15.6 20C17.6 14.6 19 10 19.6 5"
    "C20.4 1 18.4 -4 19 -9C20.4 -14 21 -21 19 -28C12 -34 -14 -34 -21 -28Z"
)
"""Forehead, the hollow at the far eye, cheek-bone and chin of a head turned to the right."""
SHADE = (
    "M8 -32C13 -31.6 17 -30.4 19 -28C21 -21 20.4 -14 19 -9C18.4 -4 20.4 1 19.6 5C19 10 17.6 14.6 15.6 20"
    "C13.4 25.4 9.6 29 5 28.8C9 22 10 15 9.4 9.4L12.6 6.4C12 1 9 -6 8.6 -12C8.4 -18 8.8 -25 8 -32Z"
)
"""Its far side, from the ridge of the nose on."""
NOSES = {
    "straight": "C7.4 -8 9.4 -1 12.4 4.2C12.8 6.6 10.4 7.6 7 7.2C5.8 7.2 4.8 6.6 4.4 5.6",
    "hooked": "C9.4 -10 12.8 -5 12.8 1.4C12.8 5.4 11.4 7 8.6 6.8C6.8 7.8 5 7.4 4.2 5.8",
    "short": "C7 -8.6 8 -4 12 1.2C13.2 4 11 6 7.6 5.4C6.2 5.4 5.2 4.8 4.8 3.8",
    "long": "C6.6 -7 8.6 1 11.4 6.8C11.4 9.2 9.2 9.6 6.8 8.6C5.6 8.6 4.8 7.8 4.4 6.8",
    "snub": "C6.6 -9 6.8 -4 11.6 .2C13.6 2.8 12 5.6 8 5C6.4 5.8 5 5 4.6 3.6",
    "broad": "C8 -8 9.6 -2 13 3.4C13.8 6.6 11.4 8 8.4 7C6.2 8.4 4.2 7.4 3.2 5.2",
}
"""How the line of the far brow goes on along the ridge of the nose and round its tip."""


def _eye(p: Palette) -> str:
    """An eye that looks to the right."""
    o = path("M-6.4 0C-4 -3.9 3.6 -4.2 6.4 -.4C3.4 3 -3.4 3 -6.4 0Z", p["white"])
    o += circle(1.6, -0.5, 2.7, p["ink"]) + circle(0.7, -1.4, 0.8, p["white"])
    return o + path("M-6.8 .2C-4 -4.2 3.8 -4.5 6.8 -.4", "none", p["ink"], 1.7)


def three_quarter(p: Palette, look: Look, soft: bool = False) -> str:
    """A face turned to the right, or to the left where the look's turn is negative; soft: a woman's, in finer lines."""
    neck = path("M-11 14C-10.6 28 -12 38 -16 46H16C12 38 10.6 28 11 14Z", p["skin0"])
    neck += path("M11 14C10.6 28 12 38 16 46H5C5 40 4 35 2 32C-5 31 -10 26 -11 19V14Z", p["skin1"])
    o = path(OUTLINE, p["skin0"]) + path(SHADE, p["skin1"], opacity=".6")
    o += circle(-8, 6.4, 4.8, p["cups0"], opacity=".22") + circle(15.4, 6.4, 3.2, p["cups1"], opacity=".2")
    if look.freckles:
        o += "".join(
            circle(x, y, 0.8, p["skin2"])
            for x, y in ((-11, 3.4), (-8, 5.6), (-5.4, 3), (-10, 8), (14.6, 4), (16.6, 6.4))
        )
    lift = {"high": -2.6, "stern": 0.8}.get(look.brows, 0)
    far = f"M17.6 {-14 + lift}C14.6 {-17.6 + lift} 10 {-17.4 + lift} 6.4 -13"
    near = f"M-13.6 {-14.4 + lift}C-9.6 {-18.4 + lift} -4 {-18 + lift} .2 -13.8"
    if soft:
        o += path(far + near, "none", p["ink"], 1.3) + path("M6.4 -12" + NOSES[look.nose], "none", p["skin2"], 1.4)
    else:
        o += path(far + NOSES[look.nose] + near, "none", p["ink"], 1.7)
    o += group(_eye(p), "translate(-5.4 -7.4)") + group(_eye(p), "translate(12.8 -7.4) scale(.78 1)")
    shape, line = (SOFT_MOUTHS if soft else MOUTHS)[look.mouth]
    o += group(path(shape, p["lips"]) + path(line, "none", p["cups3"], 1), "translate(6 .4) scale(.88 1)")
    o += path("M2 22.6C4 23.8 6.6 23.8 8.4 22.6", "none", p["skin2"], 0.9, opacity=".7")
    return neck + (group(o, "scale(-1 1)") if look.turn < 0 else o)


def soft_three_quarter(p: Palette, look: Look) -> str:
    """A young woman's face, turned like a young man's."""
    return three_quarter(p, look, soft=True)
