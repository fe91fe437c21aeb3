"""The colours of the cards: one map of tokens per theme; nothing but the map differs between themes.

Cards are drawn once, by day. The program puts the colours of another theme, or of suits in two colours, in the place of
these when it draws a card: so two tokens that are one colour by day must be one colour in every theme.
"""

from __future__ import annotations

from collections.abc import Mapping

Palette = Mapping[str, str]
"""Token (family and tone: "cups1") to colour ("#C22A42"); tones go 0 light, 1 lit, 2 shaded and index, 3 deep."""

# fmt: off
DAY: Palette = {
    "ivory0": "#FFFCF4", "ivory1": "#FAF3E2", "ivory2": "#F2E7CE", "edge": "#BFA97A",
    "ink": "#241826", "ink2": "#4A3A4C", "white": "#FFFDF7",
    "gold0": "#FCEBB4", "gold1": "#EBC260", "gold2": "#BF872A", "gold3": "#7A5010",
    # coins / diamonds: amber
    "coins0": "#F3C64F", "coins1": "#C9851B", "coins2": "#9E6000", "coins3": "#5E3803",
    "coinsT": "#F8E9C4", "coinsT2": "#F2DBA2",
    # cups / hearts: crimson
    "cups0": "#E4576A", "cups1": "#C22A42", "cups2": "#8B1030", "cups3": "#5B0B20",
    "cupsT": "#F9E3DC", "cupsT2": "#F1CDC4",
    # swords / spades: blue
    "swords0": "#7FB3E3", "swords1": "#3275BE", "swords2": "#163F86", "swords3": "#0F2C5A",
    "swordsT": "#E2EAF4", "swordsT2": "#C8D8EC",
    # batons / clubs: green
    "batons0": "#6CC398", "batons1": "#2E9F78", "batons2": "#0C7559", "batons3": "#07493A",
    "batonsT": "#E0EFE2", "batonsT2": "#C3E0CB",
    # backs and icon: plum and night; second colours of garments
    "plum0": "#9A72C4", "plum1": "#633C92", "plum2": "#3F2266", "plum3": "#261142",
    "night0": "#3B5FA8", "night1": "#1F3476", "night2": "#131F52", "night3": "#0B1338",
    "skin0": "#F6D9B6", "skin1": "#E3B488", "skin2": "#B97F52",
    "grey0": "#D9D3CC", "grey1": "#A79F9A",
    # laurel: not the green of a suit, which may become black
    "leaf0": "#86C98F", "leaf1": "#4A9F68", "leaf2": "#1F6B48",
    # spades / clubs in two colours: black
    "jet0": "#A198A6", "jet1": "#5A4D5F", "jet2": "#241826", "jet3": "#120B14", "jetT": "#EAE4E4", "jetT2": "#D8CFD2",
}

# by lamplight (dark mode): the same cards on dimmer stock, no glare beside a dark window
LAMPLIGHT: Palette = {
    **DAY,
    "ivory0": "#F1E6CF", "ivory1": "#EADDC2", "ivory2": "#DCCBA6", "edge": "#8E7A50", "white": "#F6EEDC",
    "coinsT": "#EBD6A6", "coinsT2": "#E2C78C", "cupsT": "#EACDC2", "cupsT2": "#DFB5A9", "swordsT": "#CFD8E2",
    "swordsT2": "#B5C6DA", "batonsT": "#CCDECB", "batonsT2": "#AFCFB5", "coins2": "#8A5200", "cups2": "#780D28",
    "swords2": "#133877", "batons2": "#0A6950",
}

# high contrast: white stock, black edge and lines, the darkest index, suits that differ most
CONTRAST: Palette = {
    **DAY,
    "ivory0": "#FFFFFF", "ivory1": "#FFFFFF", "ivory2": "#FFFFFF", "edge": "#000000", "white": "#FFFFFF",
    "ink": "#000000", "ink2": "#241826", "jet2": "#000000", "gold0": "#FFF3C4", "gold3": "#4A2E00",
    "coins2": "#7D4E00", "coins3": "#4A2A00", "cups2": "#7A0020", "cups3": "#4A0014",
    "swords2": "#0A2E73", "swords3": "#061E4E", "batons2": "#00614A", "batons3": "#003626",
    "plum2": "#1E0A38", "plum3": "#10041F",
}
# fmt: on
THEMES: Mapping[str, Palette] = {"day": DAY, "lamplight": LAMPLIGHT, "contrast": CONTRAST}

FAMILY: Mapping[str, str] = {
    "coins": "coins", "cups": "cups", "swords": "swords", "batons": "batons",
    "diamonds": "coins", "hearts": "cups", "spades": "swords", "clubs": "batons",
}  # fmt: skip
"""Suit to colour family: the French suits wear the colours of their Latin counterparts."""

TONES = ("0", "1", "2", "3", "T", "T2")
TWO_COLOURS: Mapping[str, str] = {"diamonds": "cups", "spades": "jet", "clubs": "jet"}
"""French suit to the family whose colours it wears where suits are red and black; hearts are red already."""


def two_coloured(p: Palette, suit: str) -> Palette:
    """The theme with a French suit in red or black."""
    family, other = FAMILY[suit], TWO_COLOURS.get(suit, FAMILY[suit])
    return {**p, **{family + tone: p[other + tone] for tone in TONES}}


def exchanged(one: Palette, other: Palette) -> dict[str, str]:
    """Colour to colour: what turns a drawing in one palette into the same drawing in another.

    Raises ``ValueError`` for two tokens that have one colour in the first palette and two in the other.
    """
    table: dict[str, str] = {}
    for token, color in one.items():
        if table.setdefault(color, other[token]) != other[token]:
            raise ValueError(f"{token}: {color} stands for {table[color]} and for {other[token]}")
    return {color: became for color, became in table.items() if color != became}


def recolourings() -> dict[str, dict[str, dict[str, str]]]:
    """The colours that take the place of those by day: per theme, and per French suit where there are two colours.

    A suit is put into its two colours first, the theme's colours come after.
    """
    return {
        "themes": {theme: exchanged(DAY, p) for theme, p in THEMES.items()},
        "two": {suit: exchanged(DAY, two_coloured(DAY, suit)) for suit in TWO_COLOURS},
    }
