"""The drawn cards: Qt can draw them, players can tell them apart, nothing gives them away, they can be made again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from intarsia.packs import pictures
from intarsia.rasters import SIZES
from PySide6.QtGui import QImage

from tests.packaging.renderings import ASSETS, levels, render

ALLOWED = {"svg", "defs", "path", "circle", "ellipse", "g", "use", "linearGradient", "radialGradient", "stop"}
DRAWN = ("faces", "backs", "table", "icon")
HEAVIEST = 150_000
MARGIN = 20


pytestmark = pytest.mark.usefixtures("qapp")


def svg_files() -> list[Path]:
    return sorted(path for folder in DRAWN for path in (ASSETS / folder).rglob("*.svg"))


def foreign(svg: str) -> set[str]:
    """What stands in a drawing that Qt's renderer draws wrongly or not at all."""
    elements = set(re.findall(r"<([A-Za-z][\w:]*)", svg)) - ALLOWED
    return elements | set(re.findall(r"\s(style|class|clip-path|filter|mask)=", svg))


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


@pytest.mark.slow
def test_nothing_leaves_the_card() -> None:
    cards = [*ASSETS.glob("faces/*/day/*.svg"), *ASSETS.glob("backs/*/day.svg")]
    spilt = {str(path): spill(render(path.read_text(encoding="utf-8"), 500, MARGIN)) for path in cards}
    assert spilt == dict.fromkeys(spilt, 0)


@pytest.mark.parametrize("dot", ['<circle cx="252" cy="200" r="3"', '<circle cx="3" cy="3" r="1"'])
def test_a_spill_is_found(dot: str) -> None:
    svg = (ASSETS / "backs" / "plum" / "day.svg").read_text(encoding="utf-8")
    assert spill(render(svg.replace("</svg>", f'{dot} fill="#FF0000"/></svg>'), 500, MARGIN)) > 0


@pytest.mark.slow
def test_drawings_can_be_made_again() -> None:
    made = dict(pictures())
    unlike_committed = [name for name, text in made.items() if (ASSETS / name).read_bytes() != text.encode()]
    assert unlike_committed == []
    strays = {path.relative_to(ASSETS).as_posix() for path in svg_files()} - set(made)
    assert strays == set()


def test_icons_have_their_sizes() -> None:
    for size in SIZES:
        icon = QImage(str(ASSETS / "icon" / f"cardavia-{size}.png"))
        assert (icon.width(), icon.height()) == (size, size)
        assert icon.pixelColor(size // 2, size // 2).alpha() == 255
        assert icon.pixelColor(0, 0).alpha() == 0
