"""Who belongs to a suit: skin, hair, second colour, horse; a person's colours laid over the theme."""

from __future__ import annotations

from dataclasses import dataclass

from intarsia.palette import FAMILY, Palette

Tones = tuple[str, str, str]
"""Lit, shaded, line (or deep)."""


@dataclass(frozen=True)
class Person:
    """A colour family's people; `old` is the hair and beard of its king, `second` and `jewel` name tokens."""

    skin: Tones
    hair: Tones
    old: Tones
    second: Tones
    lips: str
    jewel: str


# fmt: off
PEOPLE = {
    "cups": Person(
        skin=("#F6D9B6", "#E3B488", "#B97F52"), hair=("#BC5C2E", "#8A3A1C", "#54200E"),
        old=("#D9D3CC", "#A79F9A", "#4A3A4C"), second=("night1", "night2", "night3"),
        lips="#C22A42", jewel="cups1",
    ),
    "swords": Person(
        skin=("#F9E1CB", "#E9BFA0", "#B9835F"), hair=("#EBC974", "#C6983F", "#7A5010"),
        old=("#E6C067", "#BC8B38", "#6B430F"), second=("plum1", "plum2", "plum3"),
        lips="#C4394C", jewel="swords1",
    ),
    "coins": Person(
        skin=("#EBC294", "#CF9A66", "#96623A"), hair=("#80502A", "#57341B", "#331C0C"),
        old=("#96622F", "#6B4220", "#331C0C"), second=("batons2", "batons3", "batons3"),
        lips="#B23A3E", jewel="batons1",
    ),
    "batons": Person(
        skin=("#AC7249", "#8A5634", "#5A3520"), hair=("#453540", "#2A1C26", "#85707C"),
        old=("#463742", "#2B1D27", "#8A7682"), second=("cups2", "cups3", "cups3"),
        lips="#8E2F3C", jewel="cups1",
    ),
}
STEEL = {"steel0": "#EDF1F4", "steel1": "#B4BFCB", "steel2": "#7D8A9A", "steel3": "#3E4856"}
SLATE = {"slate0": "#5C6B80", "slate1": "#36445A"}
"""The plumage of hawks, unlike any suit."""
HORSES = {
    "cups": ("#8A8F9A", "#666B78", "#33363F", "#EDE6DA", "#C9BFB2"),
    "swords": ("#4F4A68", "#363149", "#15101F", "#8A84A2", "#5E566E"),
    "coins": ("#9C5A2E", "#713C1B", "#3E1D0A", "#F0DDB0", "#CFAE72"),
    "batons": ("#F4EFE6", "#D3CABD", "#66695F", "#8DA396", "#5F776A"),
}
"""Colour family to the coat of its knight's horse (lit, shaded, line) and its mane (lit, shaded)."""
BEASTS = {
    "cups": ("#58A8A0", "#2F7A7C", "#123E45", "#E4576A", "#A32440"),
    "swords": ("#DDB676", "#B0843F", "#5F3F16", "#B0803A", "#8A6230"),
    "coins": ("#DE9A3C", "#9E6220", "#532F06", "#7A3310", "#511F06"),
    "batons": ("#A3ABAF", "#737D84", "#2B3338", "#4A545B", "#2B3338"),
}
# fmt: on
"""The same of the beast that a half-beast knight grows from: sea dragon, griffin, lion, horse."""


def persona(p: Palette, suit: str, rank: str) -> Palette:
    """The theme and a person: c0-c3 garment, m0-m2 second colour, h0, h1, hl hair, skin0-skin2, lips, jw jewel."""
    fam = FAMILY[suit]
    who = PEOPLE[fam]
    q = {**p, **STEEL, **SLATE}
    q["skin0"], q["skin1"], q["skin2"] = who.skin
    q["h0"], q["h1"], q["hl"] = who.old if rank == "king" else who.hair
    q["lips"], q["jw"] = who.lips, p[who.jewel]
    for k, t in enumerate(who.second):
        q[f"m{k}"] = p[t]
    for k in range(4):
        q[f"c{k}"] = p[f"{fam}{k}"]
    q["coat0"], q["coat1"], q["coat2"], q["mane0"], q["mane1"] = (BEASTS if rank == "halfbeast" else HORSES)[fam]
    return q
