"""Whole heads for the scenes, from the parts of the courts. Local units: the head's middle is (0, 0); see `folk`."""

from __future__ import annotations

from intarsia.faces import face, firm_face, full_beard, soft_face
from intarsia.hair import curled_fringe, curled_hair, long_hair, loose_hair, parted_hair
from intarsia.palette import Palette
from intarsia.pen import path
from intarsia.trumps.figure import collar
from intarsia.trumps.tones import folk


def youth(p: Palette, hair: str = "brown") -> str:
    """Curls all round."""
    q = folk(p, hair)
    return curled_hair(q) + firm_face(q) + collar(q) + curled_fringe(q)


def maiden(p: Palette, hair: str = "brown") -> str:
    """Hair parted in the middle, falling loose behind the shoulders."""
    q = folk(p, hair)
    return loose_hair(q) + soft_face(q) + collar(q) + parted_hair(q)


def elder(p: Palette) -> str:
    """A bald crown, long hair and a long beard."""
    q = folk(p, "grey")
    crown = path("M-22.6 -24C-21 -41 21 -41 22.6 -24C14 -31 -14 -31 -22.6 -24Z", q["skin0"])
    crown += path("M2 -37C12 -37 21 -33 22.6 -24C16 -29 9 -30 2 -30.4Z", q["skin1"], opacity=".55")
    return long_hair(q, "h0", "h1") + crown + face(q, "cups1") + full_beard(q, "h0", "h1")
