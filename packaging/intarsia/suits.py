"""The suits' symbols, each 100 x 100 units: four Latin, four French, and simpler ones for the index of the Latin."""

from __future__ import annotations

from collections.abc import Callable

from intarsia.palette import Palette
from intarsia.pen import circle, ellipse, facet_star, group, path, polar, polygon

HEART = "M50 92C22 67 6 50 6 31C6 17 17 8 29 8C39 8 46 14 50 22C54 14 61 8 71 8C83 8 94 17 94 31C94 50 78 67 50 92Z"
CLUB = (
    "M50 4C62.5 4 71 13 71 24C71 31 68 37 63 41C66 39.6 69.6 39 73 39C85.6 39 95 48.4 95 60.5"
    "C95 73 85.6 82 73.5 82"
    "C64.5 82 57.6 77.4 53.4 70C54.2 82 59 90 68 95H32C41 90 45.8 82 46.6 70"
    "C42.4 77.4 35.5 82 26.5 82"
    "C14.4 82 5 73 5 60.5C5 48.4 14.4 39 27 39C30.4 39 34 39.6 37 41"
    "C32 37 29 31 29 24C29 13 37.5 4 50 4Z"
)
SPADE = (
    "M50 3C57 20 93 40 93 64C93 75.5 84.5 83 74 83C65.5 83 58 78.5 53.6 70.5C54.4 82 59 90 68 95H32"
    "C41 90 45.6 82 46.4 70.5C42 78.5 34.5 83 26 83C15.5 83 7 75.5 7 64C7 40 43 20 50 3Z"
)
DIAMOND = "M50 2C57 22 70 38 87 50C70 62 57 78 50 98C43 78 30 62 13 50C30 38 43 22 50 2Z"
OUTLINES = {"hearts": HEART, "clubs": CLUB, "spades": SPADE, "diamonds": DIAMOND}
"""The whole shapes of the French suits: path data."""


def coins(p: Palette) -> str:
    """A coin: reeded rim, an eight-rayed star with split rays."""
    o = circle(50, 50, 48, p["coins3"])
    o += circle(50, 50, 46, p["gold1"])
    # reeded outer ring
    q = ""
    for k in range(24):
        a = -90 + k * 15
        q += polygon([polar(50, 50, 45.6, a), polar(50, 50, 45.6, a + 7.5), polar(50, 50, 35.5, a + 3.75)])
    o += path(q, p["coins1"])
    o += circle(50, 50, 36.5, p["coins3"])
    o += circle(50, 50, 34, p["coins2"])
    o += facet_star(50, 50, 25, 13, 8, p["coins0"], p["coins1"], rot=-67.5)
    o += facet_star(50, 50, 33, 12, 8, p["gold0"], p["coins0"])
    o += circle(50, 50, 9, p["coins3"])
    o += circle(50, 50, 6.6, p["gold1"])
    o += circle(48.4, 48.4, 2.6, p["gold0"])
    return o


def small_coins(p: Palette) -> str:
    """The coin of the index: disc and star."""
    return (
        circle(50, 50, 47, p["coins2"])
        + circle(50, 50, 33, p["gold0"])
        + facet_star(50, 50, 31, 11, 8, p["coins2"], p["coins2"])
    )


def cups(p: Palette) -> str:
    """A goblet: foot, knop and gadrooned bowl."""
    o = ""
    # foot
    o += path("M24 95C25 85 42 86 45.5 74L54.5 74C58 86 75 85 76 95Z", p["gold1"])
    o += path("M50 74L54.5 74C58 86 75 85 76 95L50 95Z", p["gold2"])
    o += path("M22 93H78V97.5H22Z", p["gold3"])
    # stem and knop
    o += path("M45.5 58H54.5V76H45.5Z", p["gold2"])
    o += path("M50 61L60 68L50 75L40 68Z", p["cups1"], p["gold3"], 1.6)
    o += path("M50 61L60 68L50 75Z", p["cups3"])
    # bowl
    o += path("M15 15C15 43 30 61 50 61C70 61 85 43 85 15Z", p["cups1"])
    o += path("M50 15H85C85 43 70 61 50 61Z", p["cups2"])
    # gadroons: light blades rising from the base of the bowl
    o += path("M50 61C40 52 34 42 33 31C41 38 47 48 50 61ZM50 61C36 56 25 47 21 34C32 39 42 48 50 61Z", p["cups0"])
    o += path("M50 61C60 52 66 42 67 31C59 38 53 48 50 61ZM50 61C64 56 75 47 79 34C68 39 58 48 50 61Z", p["cups3"])
    o += path("M50 26L56 34L50 42L44 34Z", p["gold0"]) + path("M50 26L56 34L50 42Z", p["gold2"])
    # rim
    o += ellipse(50, 15, 36.5, 7.5, p["gold3"])
    o += ellipse(50, 14, 36, 6.6, p["gold1"])
    o += ellipse(50, 14, 30.5, 4.2, p["cups3"])
    return o


def small_cups(p: Palette) -> str:
    """The cup of the index: one silhouette in two tones."""
    o = path("M10 8H90C90 42 73 58 56 61V78C60 84 76 84 80 96H20C24 84 40 84 44 78V61C27 58 10 42 10 8Z", p["cups1"])
    o += path("M50 8H90C90 42 73 58 56 61V78C60 84 76 84 80 96H50Z", p["cups2"])
    o += path("M20 16H80L79 22H21Z", p["gold0"])
    return o


def swords(p: Palette) -> str:
    """An upright sword: blade in four facets, gilt guard and pommel."""
    o = ""
    # blade
    o += path("M50 1L60 15L58 68H42L40 15Z", p["swords0"])
    o += path("M50 1L60 15L58 68H50Z", p["swords2"])
    o += path("M50 12L53 20L52.4 66H47.6L47 20Z", p["swords1"])
    o += path("M50 12L53 20L52.4 66H50Z", p["swords3"])
    # grip
    o += path("M45.5 72H54.5L53.5 89H46.5Z", p["swords3"])
    o += path(
        "M45.4 76L54.4 73.5V76.2L45.6 78.9ZM45.8 82L54.2 79.4V82.1L46 84.8ZM46.2 87.8L54 85.2V87.6L47 89.6Z", p["gold1"]
    )
    # guard
    o += path("M18 60C30 69 70 69 82 60L85 66C72 78 28 78 15 66Z", p["gold3"])
    o += path("M19 61.5C31 70 69 70 81 61.5L83.2 66C71 76 29 76 16.8 66Z", p["gold1"])
    o += path("M50 68C62 68 73 66.5 81 61.5L83.2 66C74 72.5 62 73.6 50 73.6Z", p["gold2"])
    o += circle(16, 61, 5, p["gold3"]) + circle(16, 60.6, 4, p["gold1"])
    o += circle(84, 61, 5, p["gold3"]) + circle(84, 60.6, 4, p["gold2"])
    o += path("M50 64.5L56 70.5L50 76.5L44 70.5Z", p["swords1"], p["gold3"], 1.4)
    o += path("M50 64.5L56 70.5L50 76.5Z", p["swords3"])
    # pommel
    o += circle(50, 93, 6.4, p["gold3"]) + circle(50, 92.7, 5.2, p["gold1"])
    o += path("M50 87.5A5.2 5.2 0 0 1 50 97.9Z", p["gold2"])
    return o


def small_swords(p: Palette) -> str:
    """The sword of the index: broad blade and guard."""
    return (
        path("M50 0L63 15L60 60H40L37 15Z", p["swords1"])
        + path("M50 0L63 15L60 60H50Z", p["swords2"])
        + path("M12 55C30 65 70 65 88 55L92 67C74 77 66 76 58 76V88H62V99H38V88H42V76C34 76 26 77 8 67Z", p["swords2"])
        + path("M50 8L54 18L53 56H47L46 18Z", p["swords0"])
    )


def batons(p: Palette) -> str:
    """A lopped staff with two leaves; three facets, gilded cuts."""
    leaf = "M0 0C-12 0 -22 -8 -25 -22C-11 -22 -2 -12 0 0Z"
    vein = "M0 0C-8 -6 -17 -13 -25 -22C-11 -22 -2 -12 0 0Z"
    o = group(path(leaf, p["batons1"]) + path(vein, p["batons0"]), "translate(44 78) rotate(-14)")
    o += group(path(leaf, p["batons2"]) + path(vein, p["batons1"]), "translate(57 66) scale(-1 1) rotate(-14)")
    # lopped branches, behind the staff
    for d, cx, cy, rot, face in (
        ("M41 47L24 33L31 24L43 34Z", 27.3, 28.2, -38, "gold1"),
        ("M59 40L75 24L83 31L61 52Z", 79, 27.4, 40, "gold1"),
    ):
        o += path(d, p["batons2"])
        o += group(
            ellipse(0, 0, 6.6, 3.9, p["batons3"]) + f'<ellipse cx="0" cy="-.4" rx="5.2" ry="2.8" fill="{p[face]}"/>',
            f"translate({cx} {cy}) rotate({rot})",
        )
    # staff
    o += path("M33 9L67 9C66 22 62 34 60 50L56 95C54 99 46 99 44 95L40 50C38 34 34 22 33 9Z", p["batons1"])
    o += path("M54 9H67C66 22 62 34 60 50L56 95C55 97 52.5 98 50 98L53 52C53.5 36 54.5 22 54 9Z", p["batons2"])
    o += path("M33 9H42C42.4 24 45 38 45.6 52L47 97.4C45.6 97 44.6 96.2 44 95L40 50C38 34 34 22 33 9Z", p["batons0"])
    # knot
    o += ellipse(50, 61, 3, 5.4, p["batons3"]) + ellipse(49.6, 61, 1.5, 3.4, p["gold1"])
    # top cut with year rings
    o += ellipse(50, 9, 17.4, 7.4, p["gold3"]) + ellipse(50, 8.4, 16.4, 6.4, p["gold1"])
    o += ellipse(50, 8.4, 10.6, 4, p["gold2"]) + ellipse(50, 8.4, 5.4, 2, p["gold0"])
    # ferrule
    o += path("M42.4 80H57.4L56.8 86.5H43.1Z", p["gold2"]) + path("M42.4 80H50V86.5H43.1Z", p["gold1"])
    return o


def small_batons(p: Palette) -> str:
    """The staff of the index: leaning, two lopped branches."""
    o = path("M43 46L18 30L28 16L44 27Z", p["batons1"]) + path("M57 56L80 34L91 46L58 76Z", p["batons2"])
    o += path("M31 6C36 -1 64 -1 69 6L61 94C58 100 42 100 39 94Z", p["batons1"])
    o += path("M50 1C59 1 66 2 69 6L61 94C60 97 55 98.4 50 98.4Z", p["batons2"])
    o += ellipse(50, 7, 18.5, 7.4, p["gold1"])
    o += ellipse(23, 23, 8, 4.6, p["gold1"], transform="rotate(-50 23 23)")
    o += ellipse(85.5, 40, 8, 4.6, p["gold1"], transform="rotate(48 85.5 40)")
    return group(o, "rotate(20 50 50)")


def hearts(p: Palette) -> str:
    """A heart in two facets."""
    right = "M50 22C54 14 61 8 71 8C83 8 94 17 94 31C94 50 78 67 50 92Z"
    return (
        path(HEART, p["cups1"])
        + path(right, p["cups2"])
        + path(
            "M15 33C15 23 21 17 29 17C37 17 43 22 47 31C39 26 27 27 22 37C19 43 21 50 25 55C18 47 15 40 15 33Z",
            p["cups0"],
        )
    )


def diamonds(p: Palette) -> str:
    """A diamond with curved sides in four facets."""
    return (
        path(DIAMOND, p["coins2"])
        + path("M50 2C43 22 30 38 13 50L50 50Z", p["coins1"])
        + path("M50 2C57 22 70 38 87 50L50 50Z", p["coins2"])
        + path("M13 50C30 62 43 78 50 98L50 50Z", p["coins2"])
        + path("M87 50C70 62 57 78 50 98L50 50Z", p["coins3"])
        + path("M50 20C45 32 38 42 28 50L50 50Z", p["coins0"])
    )


def clubs(p: Palette) -> str:
    """A club: three discs and a stem in two tones."""
    right = (
        "M50 4C62.5 4 71 13 71 24C71 31 68 37 63 41C66 39.6 69.6 39 73 39C85.6 39 95 48.4 95 60.5"
        "C95 73 85.6 82 73.5 82"
        "C64.5 82 57.6 77.4 53.4 70C54.2 82 59 90 68 95H50Z"
    )
    hi = (
        "M35 24C35 16 41 10.5 49 10.5C43 14 40 19 40 25C40 31 42 36 45 40C39 37 35 31 35 24Z"
        "M11.5 60C11.5 51.5 18.5 45 27 45C21.5 48 18.5 53 18.5 59.5C18.5 66 21 71.5 25 75.5C17 74.5 11.5 68 11.5 60Z"
    )
    return path(CLUB, p["batons1"]) + path(right, p["batons2"]) + path(hi, p["batons0"])


def spades(p: Palette) -> str:
    """A spade in two facets."""
    right = "M50 3C57 20 93 40 93 64C93 75.5 84.5 83 74 83C65.5 83 58 78.5 53.6 70.5C54.4 82 59 90 68 95H50Z"
    hi = "M47 19C38 33 15 46 15 63.5C15 70 19 75 25 76C21 70 20.5 63 25 55C30 46 41 38 47 19Z"
    return path(SPADE, p["swords2"]) + path(right, p["swords3"]) + path(hi, p["swords1"])


SYMBOLS: dict[str, Callable[[Palette], str]] = {
    "coins": coins,
    "cups": cups,
    "swords": swords,
    "batons": batons,
    "diamonds": diamonds,
    "hearts": hearts,
    "spades": spades,
    "clubs": clubs,
}
SMALL_SYMBOLS = {**SYMBOLS, "coins": small_coins, "cups": small_cups, "swords": small_swords, "batons": small_batons}


def symbol(p: Palette, suit: str) -> str:
    """A suit's symbol as on pips and courts."""
    return SYMBOLS[suit](p)


def small_symbol(p: Palette, suit: str) -> str:
    """A suit's symbol as in the index."""
    return SMALL_SYMBOLS[suit](p)
