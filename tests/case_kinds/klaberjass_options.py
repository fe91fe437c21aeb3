"""The options of a Klaberjass case, in the product's words."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.games.klaberjass.state import KlaberjassOptions
from tests.case_kinds.asking import Json, NotACase

FLAG = {True: True, False: False}
EQUAL = {True: "nondealer", False: "nobody", "nondealer": "nondealer", "nobody": "nobody"}
FIVE = {True: 100, False: 50, 100: 100, 50: 50}
DIX = {
    "normal": "normal",
    "either_round": "either-round",
    "either-round": "either-round",
    "either round": "either-round",
    "off": "off",
    "none": "off",
}
OPTIONS: Mapping[str, tuple[str, Mapping[Json, Json] | None]] = {
    "target": ("target", None),
    "schmeiss": ("schmeiss", FLAG),
    "five_is_100": ("five_in_a_row", FIVE),
    "five_100": ("five_in_a_row", FIVE),
    "five_card_100": ("five_in_a_row", FIVE),
    "five_card_sequence_100": ("five_in_a_row", FIVE),
    "five_in_a_row": ("five_in_a_row", FIVE),
    "all_sequences": ("all_sequences", FLAG),
    "all_sequences_of_winner": ("all_sequences", FLAG),
    "all_sequences_of_the_winner": ("all_sequences", FLAG),
    "score_all_sequences": ("all_sequences", FLAG),
    "equal_to_nondealer": ("equal_sequences", EQUAL),
    "equal_sequences_nondealer": ("equal_sequences", EQUAL),
    "equal_sequences_to_nondealer": ("equal_sequences", EQUAL),
    "equal_sequences_to_the_non_dealer": ("equal_sequences", EQUAL),
    "equal_sequences": ("equal_sequences", EQUAL),
    "dix": ("dix", DIX),
    "dix_rule": ("dix", DIX),
    "dealer_must_choose": ("dealer_must_choose", FLAG),
    "bima": ("dealer_must_choose", FLAG),
}
"""A case's name for an option, hyphens or not -> the product's, and how its values are spelled there (None: alike)."""


def options_of(given: Mapping[str, Json]) -> KlaberjassOptions:
    """The product's options for a case; ``ValueError`` for a name or a value that it does not know."""
    raw: dict[str, object] = {}
    for given_name, value in given.get("options", {}).items():
        name = given_name.replace("-", "_")
        if name not in OPTIONS:
            raise NotACase(f"unknown option: {name}")
        own, spelled = OPTIONS[name]
        known = spelled is None or any(type(value) is type(each) and value == each for each in spelled)
        if not known:
            raise NotACase(f"unknown option: {name} = {value!r}")
        raw[own] = value if spelled is None else spelled[value]
    if "target" in given:
        raw["target"] = given["target"]
    return KlaberjassOptions.read(raw)
