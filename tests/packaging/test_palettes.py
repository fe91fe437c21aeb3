"""The colours of the cards: what is exchanged for a theme and for red and black, and that eyes can tell it apart."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from intarsia.backs import BACKS, back
from intarsia.courts import court
from intarsia.index import index
from intarsia.packs import PACKS as SUIT_PACKS
from intarsia.palette import DAY, FAMILY, THEMES, TWO_COLOURS, Palette, exchanged, two_coloured
from intarsia.pips import pip_card
from intarsia.trumps.pack import trumps

from cardavia.ui.look.recolouring import Recolouring
from tests.packaging.colour_vision import BLINDNESS, contrast, difference, lab, linear, seen
from tests.packaging.renderings import ASSETS

SUITS = sorted(set(FAMILY.values()))


def drawn(p: Palette) -> dict[str, str]:
    """Every card and back in a palette, without its index."""
    cards = {f"back {name}": back(p, name) for name in BACKS} | dict(trumps(p))
    for suits, highest, ranks in SUIT_PACKS.values():
        for suit in suits:
            cards |= {f"{suit} {rank}": pip_card(p, suit, rank) for rank in range(1, highest + 1)}
            cards |= {f"{suit} {figure}": court(p, suit, figure) for figure in ranks}
    return cards


def strange(exchanged_by_day: str, drawn_so: str, table: dict[str, str]) -> set[tuple[str, str]]:
    """Colours in which two drawings differ, but for a hair or a line that by chance has a theme's colour by day."""
    assert re.sub("#[0-9A-F]{6}", "#", exchanged_by_day) == re.sub("#[0-9A-F]{6}", "#", drawn_so)
    pairs = zip(re.findall("#[0-9A-F]{6}", exchanged_by_day), re.findall("#[0-9A-F]{6}", drawn_so), strict=True)
    return {(one, other) for one, other in pairs if one not in (other, table.get(other))}


@pytest.mark.parametrize("theme", THEMES)
def test_exchanged_colours_are_the_theme_itself(theme: str) -> None:
    recoloured, table = Recolouring(ASSETS), exchanged(DAY, THEMES[theme])
    by_day, so = drawn(DAY), drawn(THEMES[theme])
    wrong = {
        card: found
        for card, drawing in by_day.items()
        if (found := strange(recoloured(drawing.encode(), theme).decode(), so[card], table))
    }
    assert wrong == {}
    plain = [card for card in by_day if card.startswith("back") or (card[-1].isdigit() and " " in card)]
    assert all(recoloured(by_day[card].encode(), theme).decode() == so[card] for card in plain)
    assert theme == "day" or by_day != so


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("suit", ["hearts", *TWO_COLOURS])
def test_exchanged_suits_are_red_and_black(theme: str, suit: str) -> None:
    recoloured, p = Recolouring(ASSETS), two_coloured(THEMES[theme], suit)
    for rank in range(1, 11):
        assert recoloured(pip_card(DAY, suit, rank).encode(), theme, suit).decode() == pip_card(p, suit, rank)
        assert recoloured(index(DAY, suit, "7").encode(), theme, suit).decode() == index(p, suit, "7")
    table = exchanged(DAY, THEMES[theme])
    for figure in SUIT_PACKS["french"][2]:
        exchanged_court = recoloured(court(DAY, suit, figure).encode(), theme, suit).decode()
        assert strange(exchanged_court, court(p, suit, figure), table) == set()


def test_red_and_black_by_day() -> None:
    tones = {suit: two_coloured(DAY, suit)[f"{FAMILY[suit]}2"] for suit in SUIT_PACKS["french"][0]}
    assert tones == {"hearts": "#8B1030", "diamonds": "#8B1030", "spades": "#241826", "clubs": "#241826"}


def test_a_colour_with_two_meanings_is_found() -> None:
    with pytest.raises(ValueError, match="b"):
        exchanged({"a": "#111111", "b": "#111111"}, {"a": "#222222", "b": "#333333"})


@pytest.mark.parametrize("theme", THEMES)
def test_index_contrast(theme: str) -> None:
    p, least = THEMES[theme], 7 if theme == "contrast" else 4.5
    assert {suit: contrast(p[f"{suit}2"], p["ivory1"]) >= least for suit in (*SUITS, "jet")} == dict.fromkeys(
        (*SUITS, "jet"), True
    )
    assert contrast(p["gold0"], p["plum2"]) >= 7  # a trump's figures on their dark tab


def test_contrast_is_measured() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#C9851B", "#FAF3E2") < 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("blindness", BLINDNESS)
def test_suits_differ_to_colour_blind_eyes(theme: str, blindness: str) -> None:
    colors = {suit: lab(seen(linear(THEMES[theme][f"{suit}2"]), blindness)) for suit in SUITS}
    closest = min((difference(colors[a], colors[b]), a, b) for a, b in combinations(colors, 2))
    assert closest[0] >= 12, closest
    black = lab(seen(linear(THEMES[theme]["jet2"]), blindness))
    assert difference(colors["cups"], black) >= 12  # suits in two colours


@pytest.mark.parametrize(
    ("one", "other", "apart"),  # pairs 1, 7, 10 and 25 of Sharma, Wu and Dalal's test data
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ],
)
def test_difference_of_colours(
    one: tuple[float, float, float], other: tuple[float, float, float], apart: float
) -> None:
    assert difference(one, other) == pytest.approx(apart, abs=1e-4)


def test_red_and_green_of_one_lightness_are_found_too_close() -> None:
    red, green = (lab(seen(linear(color), "deutan")) for color in ("#B05A3C", "#7A7A3C"))
    assert difference(red, green) < 12
