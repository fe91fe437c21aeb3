"""Backs and cloths: each has a design of its own, none gives a card away, none has a seam."""

from __future__ import annotations

import re
import zlib
from operator import sub

import pytest
from intarsia import grain
from intarsia.backs import BACKS, back
from intarsia.palette import DAY, THEMES
from intarsia.table import TILE, WEAVES
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cardavia.ui.look.felt import CLOTHS
from cardavia.ui.look.recolouring import Recolouring
from tests.packaging.renderings import ASSETS, levels, render

pytestmark = pytest.mark.usefixtures("qapp")


def lopsided(image: QImage) -> float:
    """Mean difference, in levels, between a picture and its half-turn."""
    every = levels(image)
    channels = [every[k::4] for k in range(4)]
    return sum(sum(map(abs, map(sub, one, reversed(one)))) for one in channels) / len(every)


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


@pytest.mark.parametrize("name", BACKS)
def test_nobody_can_read_how_a_card_lies(name: str) -> None:
    for theme in THEMES:
        svg = Recolouring(ASSETS)((ASSETS / "backs" / name / "day.svg").read_bytes(), theme).decode()
        assert lopsided(render(svg, 250)) < 1
        marked = svg.replace("</svg>", '<circle cx="60" cy="60" r="20" fill="#FFFFFF"/></svg>')
        assert lopsided(render(marked, 250)) > 1


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
