"""The pictures of the sliders for the documentation."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardavia.ui.before_after import GAP, PAIRS, PART, before_after


def test_each_slider_has_a_picture_of_both_ends(qtbot: QtBot, tmp_path: Path) -> None:
    written = before_after(tmp_path / "made")
    assert [path.stem for path in written] == [f"slider-{slider}" for slider in PAIRS]
    for path in written:
        sheet = QImage(str(path))
        left, right = (sheet.copy(QRect(x, 0, PART.width(), PART.height())) for x in (0, PART.width() + GAP))
        assert left != right
    bare = QImage(str(written[1])).copy(QRect(0, 0, PART.width(), PART.height()))
    assert bare.pixelColor(20, 200) != QImage(str(written[1])).pixelColor(PART.width() + GAP + 20, 200)
