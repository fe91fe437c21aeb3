"""Pips and indices: every pip is there, the field is filled, corners are free and say which card it is."""

from __future__ import annotations

import math
import re
from itertools import combinations
from typing import Any

import pytest
from intarsia.index import CLEAR, GLYPHS, TEXTS, TIGHT, between, index, label
from intarsia.index import SIZES as INDEX_SIZES
from intarsia.palette import DAY, FAMILY, THEMES
from intarsia.pen import document
from intarsia.pips import LONG, WIDTHS, pip_card, spots
from intarsia.stock import INDEX_HEIGHT, INDEX_WIDTH, stock
from PySide6.QtGui import QImage

from cardavia.text.patterns import Pattern, patterns
from cardavia.ui.look.drawings import Drawings, Dress
from cardavia.ui.look.recolouring import Recolouring
from tests.packaging.renderings import ASSETS, fragments, levels, render, unlike

pytestmark = pytest.mark.usefixtures("qapp")


def ink_in_corner(svg: str, blank: str) -> int:
    """Bytes in the two index corners in which a card differs from bare stock."""
    width, height = INDEX_WIDTH * 2, INDEX_HEIGHT * 2
    corners = [(0, 0), (500 - width, 800 - height)]
    one, other = (render(each, 500) for each in (svg, blank))
    return sum(
        a != b
        for x, y in corners
        for a, b in zip(levels(one.copy(x, y, width, height)), levels(other.copy(x, y, width, height)), strict=True)
    )


def index_areas(pattern: Pattern, **dress: Any) -> dict[str, bytes]:
    """What shows of every suit card of a pattern in a narrow fan, at 60 pixels' width, with numbers for letters."""
    drawings = Drawings(ASSETS)
    drawings.dress(Dress(pattern, show_values=False, **dress))
    areas = {}
    for card in filter(pattern.has_suit, pattern.deck.cards):
        face = drawings.face(card).decode("utf-8")
        assert face.count("<!--index-->") == 0
        image = render(face, 60)
        areas[card] = levels(image.copy(0, 0, INDEX_WIDTH * 60 // 250, INDEX_HEIGHT * 60 // 250))
    return areas


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("large_index", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize(
    "pattern", [each for each in patterns(ASSETS).values() if each.drawn], ids=lambda each: each.id
)
def test_index_areas_tell_all_cards_apart(pattern: Pattern, large_index: bool, theme: str) -> None:
    areas = index_areas(pattern, large_index=large_index, theme=theme)
    assert len(areas) == len(pattern.deck.suits) * len(pattern.deck.ranks)
    closest = min((unlike(areas[a], areas[b]), a, b) for a, b in combinations(areas, 2))
    assert closest[0] >= 0.06, closest


def test_red_and_black_index_areas_tell_all_cards_apart() -> None:
    areas = index_areas(patterns(ASSETS)["francesi"], suit_colours="two")
    closest = min((unlike(areas[a], areas[b]), a, b) for a, b in combinations(areas, 2))
    assert closest[0] >= 0.06, closest


@pytest.mark.parametrize("large_index", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize(("name", "count"), [("firenze", 41), ("bologna", 22)])
def test_index_areas_tell_all_trumps_apart(name: str, count: int, large_index: bool) -> None:
    width, height = INDEX_WIDTH * 60 // 250, INDEX_HEIGHT * 60 // 250
    pattern, drawings = patterns(ASSETS)[name], Drawings(ASSETS)
    drawings.dress(Dress(pattern, large_index=large_index))
    areas = {
        card: levels(render(drawings.face(card).decode("utf-8"), 60).copy(0, 0, width, height))
        for card in pattern.deck.cards
        if not pattern.has_suit(card)
    }
    assert len(areas) == count
    closest = min((unlike(areas[a], areas[b]), a, b) for a, b in combinations(areas, 2))
    assert closest[0] >= 0.06, closest


def test_every_index_has_a_fragment() -> None:
    wanted = {*map(str, range(1, 11)), *"ARDCF", *"AKQNJ", *"ARDCV", *"AKDCB", *"ТКДРВ"}  # numbers; five languages
    assert set(fragments()) == set(INDEX_SIZES)
    for table in fragments().values():
        assert set(table) == {*FAMILY, "values", "trumps"}
        smaller = {f"{suit}-held" for suit in ("cups", "diamonds", "hearts", "spades", "clubs")}
        assert set(table["values"]) == {
            "notch",
            *smaller,
            *(f"{suit}-{value}" for suit in FAMILY for value in (8, 9, 10)),
        }
        missing = {(suit, text) for suit in FAMILY for text in wanted - set(table[suit])}
        assert missing == set()


@pytest.mark.parametrize("suit", FAMILY)
@pytest.mark.parametrize("rank", range(1, 11))
def test_pips_stay_clear_of_the_index(suit: str, rank: int) -> None:
    body, defs = stock(DAY)
    assert ink_in_corner(pip_card(DAY, suit, rank), document(body, defs)) == 0


def test_ink_in_the_corner_is_found() -> None:
    body, defs = stock(DAY)
    blank = document(body, defs)
    dot = '<circle cx="58" cy="110" r="3" fill="#FF0000"/></svg>'
    assert ink_in_corner(blank.replace("</svg>", dot), blank) > 0


def test_equal_index_areas_are_found() -> None:
    area = levels(render((ASSETS / "faces/latin/day/cups-02.svg").read_text(encoding="utf-8"), 60))
    assert unlike(area, area) < 0.06


INDEX_BOX = (5, 8, INDEX_WIDTH, INDEX_HEIGHT)
"""Left, top, right and bottom of the room for an index, in card units."""


def beside_the_index(image: QImage) -> list[bytes]:
    """The upper left quarter of a card, a pixel a unit, row by row without the room for the index."""
    left, top, right, bottom = INDEX_BOX
    line, every = image.width() * 4, levels(image)
    rows = [every[y * line : y * line + line // 2] for y in range(image.height() // 2)]
    return [row[: left * 4] + row[right * 4 :] if top <= y < bottom else row for y, row in enumerate(rows)]


@pytest.mark.parametrize("size", INDEX_SIZES)
@pytest.mark.parametrize("suit", FAMILY)
def test_an_index_keeps_to_its_corner(suit: str, size: str) -> None:
    body, defs = stock(DAY)
    bare = beside_the_index(render(document(body, defs), 250))
    outside = {
        text
        for text in TEXTS
        if beside_the_index(render(document(body + index(DAY, suit, text, size), defs), 250)) != bare
    }
    assert outside == set()


def test_an_index_beside_its_corner_is_found() -> None:
    body, defs = stock(DAY)
    dot = '<circle cx="61" cy="60" r="2" fill="#FF0000"/>'
    bare, spilt = (beside_the_index(render(document(body + more, defs), 250)) for more in ("", dot))
    assert bare != spilt


@pytest.mark.parametrize("text", TEXTS)
def test_a_large_index_is_much_larger(text: str) -> None:
    def figure(size: str) -> float:
        transform = re.search(r"scale\(([\d.]+) ([\d.]+)\)", index(DAY, "cups", text, size))
        assert transform is not None
        return float(transform[2])

    assert figure("large") >= 1.4 * figure("normal")


def values_areas(svg: str) -> bytes:
    """What shows in the two steps of a court's notch, two pixels a unit."""
    image = render(svg, 500)
    return b"".join(levels(image.copy(x, y, 70, 56)) for x, y in ((10, 216), (420, 528)))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("large_index", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("name", ["siciliane", "milanesi"])
def test_a_courts_value_stands_on_stock_alone(name: str, large_index: bool, theme: str) -> None:
    pattern, drawings, recoloured = patterns(ASSETS)[name], Drawings(ASSETS), Recolouring(ASSETS)
    drawings.dress(Dress(pattern, "italian", theme=theme, large_index=large_index))
    body, defs = stock(DAY)
    for card in filter(pattern.court, pattern.deck.cards):
        alone = document(body + drawings.value(card) + drawings.index(card), defs)
        bare = recoloured(alone.encode(), theme).decode()
        face = drawings.face(card).decode()
        assert unlike(values_areas(face), values_areas(bare)) == 0, card


def test_a_picture_behind_a_value_is_found() -> None:
    drawings, pattern = Drawings(ASSETS), patterns(ASSETS)["siciliane"]
    faces = []
    for show_values in (True, False):
        drawings.dress(Dress(pattern, "italian", show_values=show_values))
        faces.append(values_areas(drawings.face(pattern.deck.cards[-1]).decode()))
    assert unlike(*faces) > 0.2


@pytest.mark.parametrize("suit", FAMILY)
@pytest.mark.parametrize("rank", range(2, 11))
def test_every_pip_is_there(suit: str, rank: int) -> None:
    svg = pip_card(DAY, suit, rank)
    assert len(re.findall('href="#(?:pip|middle|across)"', svg)) == rank


@pytest.mark.parametrize("suit", WIDTHS)
@pytest.mark.parametrize("rank", range(4, 11))
def test_french_pips_stand_in_upright_columns(suit: str, rank: int) -> None:
    columns = sorted({x for x, _, _ in spots(suit, rank)})
    assert columns[0] + columns[-1] == pytest.approx(250)
    assert set(columns[1:-1]) <= {125}


@pytest.mark.parametrize("number", [str(number) for number in range(10, 41)])
def test_figures_of_a_number_do_not_touch(number: str) -> None:
    drawn = label(number, 33, 17, 46, "#000", 46)
    shifts = [float(x or 0) for x in re.findall(r'<path d="[^"]+"(?: transform="translate\(([\d.]+) 0\))?', drawn)]
    assert shifts[1] - (GLYPHS[number[0]]["adv"] - TIGHT) + between(*number) >= CLEAR - 0.01


@pytest.mark.parametrize("pattern", ["milanesi", "siciliane"])
def test_a_held_symbol_makes_room_for_the_value_alone(pattern: str) -> None:
    drawings, found = Drawings(ASSETS), patterns(ASSETS)[pattern]
    for show_values in (True, False):
        drawings.dress(Dress(found, "italian", show_values=show_values))
        face = drawings.face("10C").decode()
        assert ('id="held"' in face) != show_values
        assert ("scale(0.84)" in face) == show_values


@pytest.mark.parametrize("rank", [2, 3, 4, 5, 6, 8, 9, 10])
def test_coins_do_not_touch(rank: int) -> None:
    coins = spots("coins", rank)
    closest = min(math.hypot(a[0] - b[0], a[1] - b[1]) - (a[2] + b[2]) / 2 for a, b in combinations(coins, 2))
    assert closest >= -0.5  # a coin's rim ends two units inside its square


@pytest.mark.parametrize("rank", range(2, 11))
def test_cups_do_not_overlap(rank: int) -> None:
    for a, b in combinations(spots("cups", rank), 2):
        half = (a[2] + b[2]) / 2
        assert abs(a[0] - b[0]) > 0.74 * half or abs(a[1] - b[1]) > 0.95 * half, (a, b)  # a cup's box in its square


def extent(svg: str, blank: str) -> tuple[int, int]:
    """Width and height in card units of what stands on a card."""
    one, other = render(svg, 250), render(blank, 250)
    rows, line = [y for y in range(400) if one.copy(0, y, 250, 1) != other.copy(0, y, 250, 1)], levels(one)
    columns = [x for x in range(250) if line[x * 4 :: 1000] != levels(other)[x * 4 :: 1000]]
    return columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1


@pytest.mark.parametrize("suit", FAMILY)
@pytest.mark.parametrize("rank", range(1, 11))
def test_pips_fill_the_field(suit: str, rank: int) -> None:
    body, defs = stock(DAY)
    wide, high = extent(pip_card(DAY, suit, rank), document(body, defs))
    upright = suit in WIDTHS and rank >= 4  # columns between the index corners
    assert wide >= (122 if upright else 150) and high >= 335


@pytest.mark.parametrize("suit", [suit for suit in FAMILY if suit not in LONG])
def test_pips_are_larger_on_low_cards(suit: str) -> None:
    sizes = [max(size for _, _, size in spots(suit, 6 if rank == 7 else rank)) for rank in range(2, 11)]
    assert sizes[0] >= 130 and sizes[-1] >= (48 if suit in WIDTHS else 65)
    assert sizes[0] > sizes[1] > sizes[4] > sizes[-1]
