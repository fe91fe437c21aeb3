"""The colours of the cards: one map of tokens per theme; nothing but the map differs between themes."""

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
}

# by lamplight (dark mode): the same cards on dimmer stock, no glare beside a dark window
LAMPLIGHT: Palette = {
    **DAY,
    "ivory0": "#F1E6CF", "ivory1": "#EADDC2", "ivory2": "#DCCBA6", "edge": "#8E7A50", "white": "#F6EEDC",
    "coinsT": "#EBD6A6", "coinsT2": "#E2C78C", "cupsT": "#EACDC2", "cupsT2": "#DFB5A9", "swordsT": "#CFD8E2",
    "swordsT2": "#B5C6DA", "batonsT": "#CCDECB", "batonsT2": "#AFCFB5", "coins2": "#8A5200", "cups2": "#780D28",
    "swords2": "#133877", "batons2": "#0A6950",
}
# fmt: on
THEMES: Mapping[str, Palette] = {"day": DAY, "lamplight": LAMPLIGHT}

FAMILY: Mapping[str, str] = {
    "coins": "coins", "cups": "cups", "swords": "swords", "batons": "batons",
    "diamonds": "coins", "hearts": "cups", "spades": "swords", "clubs": "batons",
}  # fmt: skip
"""Suit to colour family: the French suits wear the colours of their Latin counterparts."""
