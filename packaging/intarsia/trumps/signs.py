"""Signs in the corners of a trump: of its group, of the zodiac, and pictures in the place of a number (40 x 44)."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, path, place
from intarsia.suits import symbol
from intarsia.trumps.nature import star4
from intarsia.trumps.setting import at, mirrored


def sign_crown(p: Palette) -> str:
    """Sign of the papi."""
    return (
        path("M-13 8L-16 -8L-7 -1L0 -13L7 -1L16 -8L13 8Z", p["gold0"])
        + path("M0 -13L7 -1L16 -8L13 8H0Z", p["gold1"])
        + path("M-12 10.5H12", "none", p["gold0"], 2.6)
    )


def sign_lily(p: Palette) -> str:
    """Sign of the virtues, the lily of Florence."""
    o = path("M0 -15C6 -8 6 -2 0 6C-6 -2 -6 -8 0 -15Z", p["gold0"])
    o += mirrored(path("M-2 4C-5 -3 -12 -9 -15 -3C-16 2 -12 5 -9 3C-11 1 -10 -1 -8 0C-6 1 -4 4 -3 6Z", p["gold0"]))
    return o + path("M-8 5.6H8V8.4H-8ZM-2 9C-3 12 -4 13 -6 14H6C4 13 3 12 2 9Z", p["gold1"])


def sign_hourglass(p: Palette) -> str:
    """Sign of fate."""
    return (
        path("M-10 -14H10M-10 14H10", "none", p["gold0"], 3)
        + path("M-8 -12C-8 -4 -2 -2 0 0C2 -2 8 -4 8 -12ZM-8 12C-8 4 -2 2 0 0C2 2 8 4 8 12Z", "none", p["gold0"], 1.6)
        + path("M-5 -6H5C4 -4 2 -2 0 0C-2 -2 -4 -4 -5 -6ZM-7 12C-6 8 -2 7 0 5C2 7 6 8 7 12Z", p["gold1"])
    )


def sign_triangle(p: Palette, up: bool = True, bar: bool = False) -> str:
    """Sign of an element."""
    d = "M0 -13L14 10H-14Z" + ("M-9 2H9" if bar else "")
    return at(path(d, "none", p["gold0"], 3), 0, 1 if up else -1, 1, 0 if up else 180)


def picture_cap(p: Palette) -> str:
    """The fool's cap."""
    return (
        path("M0 -6C-8 -22 -20 -20 -20 2C-14 -6 -12 -2 -11 12H11C12 -2 14 -6 20 2C20 -20 8 -22 0 -6Z", p["gold0"])
        + path("M0 -6V12H11C12 -2 14 -6 20 2C20 -20 8 -22 0 -6Z", p["gold1"])
        + path("M-12 15H12", "none", p["gold0"], 4)
        + "".join(circle(x, 6, 3.2, p["gold0"]) for x in (-19, 19))
    )


CRESTS = {
    "swords": ("M-7 -11C-9 -19 -5 -23 0 -24C5 -23 9 -19 7 -11Z", "M0 -24C5 -23 9 -19 7 -11H0Z"),
    "batons": ("M15 2C25 4 24 12 22 22L15 20C17 12 16 8 12 6Z", "M19 4C25 8 24 14 22 22L18.6 21C20 14 20 8 19 4Z"),
    "cups": ("M-5 -10L0 -26L5 -10Z", "M0 -26L5 -10H0Z"),
    "coins": ("M-3 -9L-13 -22L-1 -14L0 -25L1 -14L13 -22L3 -9Z", "M0 -25L1 -14L13 -22L3 -9H0Z"),
}
"""Suit to what tells the turban of its Moor from the others: cap, falling end, spike, plumes; whole and right facet."""


def picture_turban(p: Palette, suit: str) -> str:
    """A Moor's turban in the light tones of his suit, with his own crest, over the sign of the suit."""
    whole, shaded = CRESTS[suit]
    o = path(whole, p["gold0"]) + path(shaded, p["gold1"])
    o += path("M-20 9C-30 -8 -14 -15 0 -15C14 -15 30 -8 20 9C8 2 -8 2 -20 9Z", p[suit + "0"], p["gold0"], 1.6)
    o += path("M0 -15C14 -15 30 -8 20 9C14 5 7 3.6 0 3.6Z", p[suit + "1"])
    o += path("M-22 -2C-14 -10 -6 -11 0 -5C6 -11 14 -10 22 -2", "none", p["ivory0"], 3.4)
    o += circle(0, -4, 5.4, p["plum2"]) + circle(0, -4, 3.6, p["gold0"])
    medal = circle(0, 15.4, 14.6, p["gold1"]) + circle(0, 15.4, 13.2, p["ivory0"])
    return at(o, 0, -7, 0.82) + medal + place(symbol(p, suit), 0, 15.4, 25)


def picture_beaker(p: Palette) -> str:
    """The juggler's beaker."""
    return (
        path("M-16 18L-10 -18H10L16 18Z", p["gold0"])
        + path("M0 -18H10L16 18H0Z", p["gold1"])
        + path("M-15 11H15", "none", p["plum2"], 2)
    )


def picture_moon(p: Palette) -> str:
    """The moon."""
    return (
        path("M8 -21A21 21 0 1 0 8 21A25 25 0 0 1 8 -21Z", p["gold0"])
        + path("M-13 0C-13 -10 -4 -19 8 -21A25 25 0 0 0 8 21C-4 19 -13 10 -13 0Z", p["gold1"])
        + star4(p, 12, 0, 9)
    )


def picture_orb(p: Palette) -> str:
    """The orb of the world."""
    return (
        circle(0, 6, 15.6, p["gold0"])
        + path("M0 -9.6A15.6 15.6 0 0 1 0 21.6Z", p["gold1"])
        + path("M-15 4H15M0 4V-9", "none", p["plum2"], 2.4)
        + path("M-2 -22H2V-18H6V-14H2V-9H-2V-14H-6V-18H-2Z", p["gold0"])
    )


def picture_angel(p: Palette) -> str:
    """A winged figure with a halo."""
    pinion = (
        "M-3 7C-6 -6 -13 -13 -22 -15C-22.4 -9 -21.4 -6 -19 -3.4L-20.6 -1C-19.4 4 -17 7 -14 9L-15 11.4"
        "C-11 15 -7 14 -3 12Z"
    )
    o = path(pinion, p["gold0"]) + group(path(pinion, p["gold1"]), "scale(-1 1)")
    o += path("M-5 3H5L10 22H-10Z", p["gold1"], p["plum2"], 1.6) + path("M0 3H5L10 22H0Z", p["gold2"])
    o += circle(0, -9, 12, p["plum2"]) + circle(0, -9, 10.4, "none", p["gold1"], 2.4)
    return o + circle(0, -8, 7, p["gold0"]) + path("M0 -15A7 7 0 0 1 0 -1Z", p["gold1"])


def sign_star(p: Palette) -> str:
    """Sign of the Matto."""
    return facet_star(0, 0, 19, 7, 8, p["gold0"], p["gold1"])


def picture_sun(p: Palette) -> str:
    """The sun."""
    o = facet_star(0, 0, 22, 12, 16, p["gold1"], p["gold2"], rot=-78.75)
    o += facet_star(0, 0, 22, 11, 8, p["gold0"], p["gold1"]) + circle(0, 0, 11.6, p["plum2"])
    return o + circle(0, 0, 10, p["gold0"]) + path("M0 -10A10 10 0 0 1 0 10Z", p["gold1"])
