"""The grain lies still: one texel on one pixel of the screen at every scale, the same in every partial paint."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]

SCRIPT = """
import json
from pathlib import Path
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QApplication
from cardavia.ui.look.felt import Felt
from cardavia.ui.stage.cloth import ClothView

class Plain(Felt):
    def background(self, size, dpr):
        cloth = QPixmap(size * dpr)
        cloth.setDevicePixelRatio(dpr)
        cloth.fill(QColor(128, 128, 128))
        return cloth

def screen(view):
    app.processEvents()
    return view.screen().grabWindow(view.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)

app = QApplication([])
view = ClothView(Plain(Path("assets")))
view.set_grain(100)
view.resize(1100, 600)
view.show()
first = screen(view)
for rect in (QRect(13, 27, 301, 211), QRect(101, 55, 77, 33), QRect(1, 1, 3, 3), QRect(640, 401, 459, 198)):
    view.viewport().repaint(rect)
again = screen(view)
tile = view._felt.grain_tile().toImage()
def same_period(x, y):
    wide, high = min(512, first.width() - x), min(512, first.height() - y)
    area = QRect(0, 0, wide, high)
    return first.copy(area) == first.copy(QRect(x, y, wide, high))
tones = [first.pixelColor(x, y).red() for x in range(0, 512, 3) for y in range(0, 400, 3)]
marks = [(x, y) for x in range(0, 512, 3) for y in range(0, 400, 3) if tile.pixelColor(x, y).alpha() > 3]
signs = sum((first.pixelColor(x, y).red() > 128) == (tile.pixelColor(x, y).red() > 128) for x, y in marks) / len(marks)
view.set_grain(0)
bare = screen(view)
print(json.dumps({
    "size": [first.width(), first.height()], "still": first == again,
    "across": same_period(512, 0), "down": same_period(0, 512) if first.height() > 512 else True,
    "texels": signs, "tones": [min(tones), max(tones)],
    "bare": {bare.pixelColor(x, 77).red() for x in range(0, 1000, 7)} == {128},
}))
"""


@pytest.mark.parametrize("scale", ["1", "1.25", "1.5", "1.75", "2"])
def test_one_texel_is_one_pixel_and_never_moves(scale: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    found: dict[str, Any] = json.loads(run.stdout)
    assert found["size"][0] >= 1100, "of a scaled window the offscreen platform shows this much, in its own pixels"
    assert found["still"], "partial paints leave the very pixels of the first"
    assert found["across"] and found["down"], "it repeats after exactly 512 pixels of the screen: nothing is resampled"
    assert found["texels"] == 1.0, "light and dark texels lie where the tile has them"
    assert found["tones"][0] < 120 and found["tones"][1] > 136
    assert found["bare"], "at 0 there is none"
