"""The drawn cards: Qt can draw them, players can tell them apart, nothing gives them away, they can be made again."""

from __future__ import annotations

import json
import re
import zlib
from itertools import combinations
from operator import sub
from pathlib import Path
from typing import Any

import pytest
from intarsia import grain
from intarsia.backs import BACKS, back
from intarsia.courts import court
from intarsia.index import SIZES as INDEX_SIZES
from intarsia.index import TEXTS, index
from intarsia.packs import PACKS as SUIT_PACKS
from intarsia.packs import pictures
from intarsia.palette import DAY, FAMILY, THEMES, TWO_COLOURS, Palette, exchanged, two_coloured
from intarsia.pen import document
from intarsia.pips import pip_card
from intarsia.rasters import SIZES
from intarsia.stock import INDEX_HEIGHT, INDEX_WIDTH, stock
from intarsia.table import TILE, WEAVES
from intarsia.trumps.card import trump
from intarsia.trumps.pack import PACKS, trumps
from intarsia.trumps.setting import Scene
from intarsia.trumps.tones import toned
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cardavia.engine.cards import BOLOGNA_62, MINCHIATE_97
from cardavia.text.patterns import Pattern, patterns
from cardavia.ui.look.drawings import Drawings, Dress
from cardavia.ui.look.felt import CLOTHS
from cardavia.ui.look.recolouring import Recolouring
from tests.packaging.colour_vision import BLINDNESS, contrast, difference, lab, linear, seen

ASSETS = Path(__file__).resolve().parents[2] / "assets"
ALLOWED = {"svg", "defs", "path", "circle", "ellipse", "g", "use", "linearGradient", "radialGradient", "stop"}
DRAWN = ("faces", "backs", "table", "icon")
DRAWN_PATTERNS = [pattern for pattern in patterns(ASSETS).values() if pattern.drawn]
HEAVIEST = 150_000
MARGIN = 20
TONDO = 92
"""Radius of a trump's window with its gilt line and a soft edge, in card units."""
SUITS = sorted(set(FAMILY.values()))

pytestmark = pytest.mark.usefixtures("qapp")


def svg_files() -> list[Path]:
    return sorted(path for folder in DRAWN for path in (ASSETS / folder).rglob("*.svg"))


def foreign(svg: str) -> set[str]:
    """What stands in a drawing that Qt's renderer draws wrongly or not at all."""
    elements = set(re.findall(r"<([A-Za-z][\w:]*)", svg)) - ALLOWED
    return elements | set(re.findall(r"\s(style|class|clip-path|filter|mask)=", svg))


def render(svg: str, width: int, margin: int = 0) -> QImage:
    """The card `width` pixels wide on a transparent image with a margin round it."""
    height = width * 8 // 5
    image = QImage(width + 2 * margin, height + 2 * margin, QImage.Format.Format_ARGB32)
    image.fill(0)
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    assert renderer.isValid()
    with QPainter(image) as painter:
        renderer.render(painter, QRectF(margin, margin, width, height))
    return image


def levels(image: QImage) -> bytes:
    return bytes(image.constBits())


def spill(image: QImage) -> int:
    """Painted bytes in the margin and in the four corners of a card: triangles whose diagonal is seven pixels long."""
    width, height, every = image.width(), image.height(), levels(image)
    line = width * 4
    outside = every[: MARGIN * line] + every[-MARGIN * line :]
    for y in range(MARGIN, height - MARGIN):
        row = every[y * line : (y + 1) * line]
        corner = max(0, 13 - min(y - MARGIN, height - MARGIN - 1 - y))
        outside += row[: 4 * (MARGIN + corner)] + row[line - 4 * (MARGIN + corner) :]
    return len(outside) - outside.count(0)


def lopsided(image: QImage) -> float:
    """Mean difference, in levels, between a picture and its half-turn."""
    every = levels(image)
    channels = [every[k::4] for k in range(4)]
    return sum(sum(map(abs, map(sub, one, reversed(one)))) for one in channels) / len(every)


def unlike(one: bytes, other: bytes) -> float:
    """Share of pixels in which two pictures differ visibly (by more than 16 levels in a channel)."""
    apart = [abs(a - b) > 16 for a, b in zip(one, other, strict=True)]
    return sum(any(apart[k : k + 4]) for k in range(0, len(apart), 4)) * 4 / len(apart)


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


def test_only_what_qt_draws_and_no_heavy_file() -> None:
    files = svg_files()
    assert len(files) > 175
    assert {path.name: foreign(path.read_text(encoding="utf-8")) for path in files} == {
        path.name: set() for path in files
    }
    assert foreign((ASSETS / "faces" / "index.json").read_text(encoding="utf-8").replace('\\"', '"')) == set()
    assert max(path.stat().st_size for path in files) <= HEAVIEST


@pytest.mark.parametrize("planted", ['<clipPath id="a"/>', "<text/>", '<g style="a"/>'])
def test_foreign_parts_are_found(planted: str) -> None:
    assert foreign(planted)


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


def test_backs_and_cloths_differ_in_their_drawing() -> None:
    shapes = [re.sub("#[0-9A-F]{6}", "#", back(DAY, name)) for name in BACKS]
    assert len(set(shapes)) == len(BACKS) >= 4
    assert set(WEAVES) == set(CLOTHS)
    assert len({weave() for weave in WEAVES.values()}) == len(CLOTHS) >= 4


def seam(tile: str) -> int:
    """How many bytes of a tile are empty where its neighbours' drawings reach into it; soft edges do not count."""
    wide, high = TILE
    body = tile[tile.index("</defs>") + len("</defs>") : tile.index("</svg>")]
    around = [(dx * wide, dy * high) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    laid = "".join(f'<g transform="translate({x} {y})">{body}</g>' for x, y in around)
    one, other = (levels(woven(svg)) for svg in (tile, tile.replace(body, laid)))
    return sum(a < 8 and b > 200 for a, b in zip(one, other, strict=True))


def woven(svg: str) -> QImage:
    """A tile, two pixels a unit."""
    image = QImage(2 * TILE[0], 2 * TILE[1], QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        QSvgRenderer(QByteArray(svg.encode())).render(painter)
    return image


@pytest.mark.parametrize("cloth", WEAVES)
def test_a_weave_has_no_seam(cloth: str) -> None:
    tile = WEAVES[cloth]()
    assert seam(tile) == 0
    dot = '<circle cx="2" cy="20" r="12" fill="#ffffff"/></svg>'
    assert cloth == "verde" or seam(tile.replace("</svg>", dot)) > 0  # verde has a blossom there


@pytest.mark.slow
def test_nothing_leaves_the_card() -> None:
    cards = [*ASSETS.glob("faces/*/day/*.svg"), *ASSETS.glob("backs/*/day.svg")]
    spilt = {str(path): spill(render(path.read_text(encoding="utf-8"), 500, MARGIN)) for path in cards}
    assert spilt == dict.fromkeys(spilt, 0)


@pytest.mark.parametrize("dot", ['<circle cx="252" cy="200" r="3"', '<circle cx="3" cy="3" r="1"'])
def test_a_spill_is_found(dot: str) -> None:
    svg = (ASSETS / "backs" / "plum" / "day.svg").read_text(encoding="utf-8")
    assert spill(render(svg.replace("</svg>", f'{dot} fill="#FF0000"/></svg>'), 500, MARGIN)) > 0


@pytest.mark.parametrize("name", BACKS)
def test_nobody_can_read_how_a_card_lies(name: str) -> None:
    for theme in THEMES:
        svg = Recolouring(ASSETS)((ASSETS / "backs" / name / "day.svg").read_bytes(), theme).decode()
        assert lopsided(render(svg, 250)) < 1
        marked = svg.replace("</svg>", '<circle cx="60" cy="60" r="20" fill="#FFFFFF"/></svg>')
        assert lopsided(render(marked, 250)) > 1


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


def test_every_trump_has_a_drawing() -> None:
    names = {
        f"{pack}-{card.lower()}"
        for pack, deck in (("minchiate", MINCHIATE_97), ("bologna", BOLOGNA_62))
        for card in (*deck.trumps, *deck.fools)
    }
    assert {path.stem for path in (ASSETS / "faces/trumps/day").iterdir()} == names
    for size in fragments().values():
        assert set(size["trumps"]) == names
        assert all(size["trumps"].values())


def outside_the_tondo(svg: str) -> list[bytes]:
    """What is painted left and right of the trump's round window and its gilt line, row by row, 125 pixels wide."""
    image = render(svg, 125)
    line, every = image.width() * 4, levels(image)
    rows = []
    for y in range(image.height()):
        reach = (TONDO / 2) ** 2 - (y + 0.5 - 100) ** 2
        half = int(reach**0.5) + 1 if reach > 0 else 0
        row = every[y * line : (y + 1) * line]
        rows.append(row[: 4 * (62 - half)] + row[4 * (63 + half) :])
    return rows


@pytest.mark.parametrize("pack", sorted(PACKS))
def test_every_trump_has_a_scene_of_its_own_inside_its_tondo(pack: str) -> None:
    p = toned(DAY)
    scenes = {card: row.scene(p) for card, row in PACKS[pack].items()}
    assert len({scene.drawing for scene in scenes.values()}) == len(scenes)
    leaking = {
        card
        for card, row in PACKS[pack].items()
        if outside_the_tondo(trump(p, row.panel, scenes[card], ""))
        != outside_the_tondo(trump(p, row.panel, Scene(""), ""))
    }
    assert leaking == set()


def test_a_leak_is_found() -> None:
    p = toned(DAY)
    spilt = Scene('<circle cx="0" cy="0" r="126" fill="#FF0000"/>')
    panel = PACKS["bologna"]["mat"].panel
    assert outside_the_tondo(trump(p, panel, spilt, "")) != outside_the_tondo(trump(p, panel, Scene(""), ""))


def fragments() -> dict[str, dict[str, dict[str, str]]]:
    """Size, suit, text to a piece of SVG, as it is shipped."""
    found: dict[str, dict[str, dict[str, str]]] = json.loads((ASSETS / "faces/index.json").read_text(encoding="utf-8"))
    return found


def test_every_index_has_a_fragment() -> None:
    wanted = {*map(str, range(1, 11)), *"ARDCF", *"AKQNJ", *"ARDCV", *"AKDCB", *"ТКДРВ"}  # numbers; five languages
    assert set(fragments()) == set(INDEX_SIZES)
    for table in fragments().values():
        assert set(table) == {*FAMILY, "trumps"}
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


@pytest.mark.slow
def test_drawings_can_be_made_again() -> None:
    made = dict(pictures())
    unlike_committed = [name for name, text in made.items() if (ASSETS / name).read_bytes() != text.encode()]
    assert unlike_committed == []
    strays = {path.relative_to(ASSETS).as_posix() for path in svg_files()} - set(made)
    assert strays == set()


def test_grain_can_be_made_again_and_has_no_seam() -> None:
    tile = grain.pixels()
    data = (ASSETS / "table" / "grain.png").read_bytes()
    begin = data.index(b"IDAT")
    rows = zlib.decompress(data[begin + 4 : begin + 4 + int.from_bytes(data[begin - 4 : begin], "big")])
    line = 2 * grain.SIZE
    assert b"".join(rows[y * (line + 1) + 1 : (y + 1) * (line + 1)] for y in range(grain.SIZE)) == tile
    field = [
        [(1 if tile[k] else -1) * tile[k + 1] for k in range(y * line, (y + 1) * line, 2)] for y in range(grain.SIZE)
    ]
    columns = list(zip(*field, strict=True))
    for lines in (field, columns):
        inside = jump(lines[100], lines[101])
        assert jump(lines[-1], lines[0]) < 1.3 * inside
        assert jump(lines[0], lines[256]) > 1.3 * inside  # lines that are no neighbours are told from them


def jump(one: list[int] | tuple[int, ...], other: list[int] | tuple[int, ...]) -> float:
    """Mean difference between two lines of pixels."""
    return sum(map(abs, map(sub, one, other))) / len(one)


def test_icons_have_their_sizes() -> None:
    for size in SIZES:
        icon = QImage(str(ASSETS / "icon" / f"cardavia-{size}.png"))
        assert (icon.width(), icon.height()) == (size, size)
        assert icon.pixelColor(size // 2, size // 2).alpha() == 255
        assert icon.pixelColor(0, 0).alpha() == 0
