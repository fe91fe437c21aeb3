"""Colours that only trumps have, and the people in their scenes as colours laid over the theme."""

from __future__ import annotations

from intarsia.palette import Palette

# fmt: off
TONES: Palette = {
    "hair0": "#8A4B22", "hair1": "#5E2F13",
    "black0": "#3A2A30", "black1": "#1E1418", "bone0": "#FBF1DA", "bone1": "#DCC79C",
    "silver0": "#F4F6FA", "silver1": "#C9D3E4", "silver2": "#8E9DBB",
    "dusk0": "#F6C667", "dusk1": "#C9702B", "dusk2": "#6B2A2C",
    "stone0": "#E9DCC3", "stone1": "#B9A584", "stone2": "#7C6A55", "ember0": "#EE6B3B", "ember1": "#B62F20",
    "hide0": "#A9683A", "hide1": "#7C4522", "hide2": "#5E3418", "hide3": "#43220E",
    "wool0": "#F6EEDD", "wool1": "#D5C6A8", "wool2": "#8F7C5C",
    "grass0": "#A9C95C", "grass1": "#6C9A34", "grass2": "#3F6A22",
    "umber0": "#9A6440", "umber1": "#774524",
    "linen0": "#FFFDF5", "linen1": "#EFE6D2", "linen2": "#CDBF9F", "linen3": "#8F7C5C",
    "ash0": "#AFB7C4", "ash1": "#838D9E", "ash2": "#566074", "ash3": "#343B4B",
    "coat0": "#F4EFE6", "coat1": "#D3CABD", "coat2": "#77695F", "mane0": "#B9AEA2", "mane1": "#91857B",
    "lips": "#C22A42",
}
HAIR = {
    "brown": ("#8A4B22", "#5E2F13", "#241826"), "gold": ("#C9851B", "#9E6000", "#5E3803"),
    "fair": ("#EBC974", "#C6983F", "#7A5010"), "copper": ("#BC5C2E", "#8A3A1C", "#54200E"),
    "grey": ("#D9D3CC", "#A79F9A", "#4A3A4C"), "black": ("#3A2A30", "#1E1418", "#6B5A64"),
}
SKIN = {
    "fair": ("#F6D9B6", "#E3B488", "#B97F52"), "olive": ("#EBC294", "#CF9A66", "#96623A"),
    "umber": ("#9A6440", "#774524", "#4B2812"), "bronze": ("#B57C50", "#8F5C37", "#5B371E"),
    "ebony": ("#80512F", "#603820", "#371E0F"),
}
# fmt: on
"""Name to the tones lit, shaded and line."""


def toned(p: Palette) -> Palette:
    """The theme with the tones of the trumps."""
    return {**TONES, **p}


def folk(p: Palette, hair: str = "brown", skin: str = "fair") -> Palette:
    """A person: h0, h1, hl are hair and its line, skin0 to skin2 the skin; dark faces have darker lines."""
    q = dict(p)
    q["h0"], q["h1"], q["hl"] = HAIR[hair]
    q["skin0"], q["skin1"], q["skin2"] = SKIN[skin]
    if skin in ("umber", "bronze", "ebony"):
        q["ink"], q["lips"] = q["black1"], "#A5303F"
    return q
