"""The cloth and its grain."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cardavia.ui.look.curves import Look
from cardavia.ui.look.felt import CLOTHS, Felt, grain_opacity

ASSETS = Path(__file__).resolve().parents[3] / "assets"


@pytest.fixture
def felt(qtbot: QtBot) -> Felt:
    return Felt(ASSETS)


def test_grain_is_none_at_zero_and_grows() -> None:
    assert grain_opacity(0) == 0.0
    assert grain_opacity(50) == pytest.approx(0.35)
    assert grain_opacity(100) == pytest.approx(1.0)
    steps = [grain_opacity(percent) for percent in range(101)]
    assert steps == sorted(set(steps))


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_the_cloth_fills_the_table(felt: Felt, dpr: float) -> None:
    cloth = felt.background(QSize(640, 480), dpr)
    assert (cloth.width(), cloth.height()) == (640 * dpr, 480 * dpr)
    assert cloth.devicePixelRatio() == dpr
    assert felt.background(QSize(640, 480), dpr).cacheKey() == cloth.cacheKey()


@pytest.mark.parametrize("name", sorted(CLOTHS))
def test_cloths_have_their_colours(felt: Felt, name: str) -> None:
    felt.dress(name)
    image = felt.background(QSize(640, 480), 1.0).toImage()
    middle, edge = QColor(CLOTHS[name][0]), image.pixelColor(2, 240)
    seen = image.pixelColor(300, 200)
    assert abs(seen.red() - middle.red()) < 24 and abs(seen.green() - middle.green()) < 24
    assert edge.lightness() < seen.lightness()


def test_another_look_is_another_cloth(felt: Felt) -> None:
    before = felt.background(QSize(320, 240), 1.0).toImage()
    assert felt.grade(Look(contrast=90))
    assert felt.background(QSize(320, 240), 1.0).toImage() != before
    assert felt.grade(Look()) and not felt.grade(Look())
    assert felt.background(QSize(320, 240), 1.0).toImage() == before


def test_an_unknown_cloth_is_refused(felt: Felt) -> None:
    with pytest.raises(KeyError):
        felt.dress("tartan")


def test_grain_is_there_and_faint(felt: Felt) -> None:
    image = felt.grain_tile().toImage()
    assert (image.width(), image.height()) == (512, 512)
    alphas = [image.pixelColor(x, y).alpha() / 255 for x in range(0, 512, 3) for y in range(0, 512, 3)]
    assert 0.01 < sum(alphas) / len(alphas) < 0.04
    strength = (sum(alpha * alpha for alpha in alphas) / len(alphas)) ** 0.5
    assert strength * grain_opacity(100) <= 0.04, "as strong as it gets, 4 per cent over the index of a card"


def test_grain_has_no_seam(felt: Felt) -> None:
    """Over the edge of the tile tones differ as they do within it."""
    image = felt.grain_tile().toImage()

    def tone(x: int, y: int) -> int:
        color = image.pixelColor(x % 512, y % 512)
        return color.alpha() if color.red() else -color.alpha()

    def step(x: int) -> float:
        return sum(abs(tone(x, y) - tone(x + 1, y)) + abs(tone(y, x) - tone(y, x + 1)) for y in range(512)) / 1024

    within = [step(x) for x in range(20, 500, 40)]
    assert 0.8 * min(within) < step(511) < 1.2 * max(within)
