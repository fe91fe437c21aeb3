"""Pictures of what the three sliders do: the same table twice, side by side, for the documentation."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from cardavia.engine.session import Session
from cardavia.engine.zones import Seat
from cardavia.storage.places import Places
from cardavia.storage.settings import Settings
from cardavia.ui.house import House, build, clear_away
from cardavia.ui.stopwatch import rest, wait_for
from cardavia.ui.theme import heading_font

PAIRS = {"contrast": (30, 70), "grain": (0, 100), "temperature": (25, 75)}
"""Slider -> where it stands in the left and in the right picture."""
WINDOW, PART = QSize(1280, 800), QSize(560, 460)
"""The window, and how much of its table is shown, pixel by pixel: made smaller, grain would be gone."""
GAP, CAPTION = 8, 40
PAPER, INK = QColor("#FAF3E2"), QColor("#241826")
GAME, SEED, MOVES = "scopa", 7, 4


def before_after(folder: Path, language: str = "en") -> list[Path]:
    """Write a picture for each slider; their paths. Raises ``OSError`` if one cannot be written."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(["cardavia"])
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="cardavia-") as kept:
        chosen = Settings().changed(language=language, theme="light", speed=0.0, pace=0.0, game=GAME)
        house = build(app, Places.within(Path(kept)), chosen, lambda _chosen: None)
        try:
            _lay(house)
            return [_write(house, slider, folder / f"slider-{slider}.png") for slider in PAIRS]
        finally:
            house.window.close()
            clear_away(house)


def _lay(house: House) -> None:
    """A table with cards of all suits on it, at rest."""
    door = house.games[GAME]
    session = Session(door.id, door.rules, door.seats[0], SEED, door.options())
    session.deal()
    for _ in range(MOVES):
        session.submit(session.rules.legal_moves(session.state)[-1])
    house.window.resize(WINDOW)
    house.window.show_page("table", GAME)
    house.window.show()
    house.page.stage.lay(door)
    house.page.stage.settle(session.view(Seat(0)))
    rest(0.2)


def _write(house: House, slider: str, path: Path) -> Path:
    pictures: list[tuple[str, QImage]] = []
    for value in PAIRS[slider]:
        pictures.append((f"{house.voice.say(f'settings.{slider}')} {value} %", _at(house, slider, value)))
    house.preferences.reset(slider)
    if not _side_by_side(pictures).save(str(path)):
        raise OSError(f"cannot write {path}")
    return path


def _at(house: House, slider: str, value: int) -> QImage:
    stage = house.page.stage
    house.preferences.change(**{slider: value})
    if slider != "grain":
        wait_for(stage.renewal.done)
    rest(0.1)
    middle = stage.viewport().rect().center() - QPoint(PART.width() // 2, PART.height() // 2 - 40)
    return stage.viewport().grab(QRect(middle, PART)).toImage()


def _side_by_side(pictures: list[tuple[str, QImage]]) -> QImage:
    first = pictures[0][1]
    wide, high = first.width(), first.height()
    sheet = QImage(wide * len(pictures) + GAP * (len(pictures) - 1), high + CAPTION, QImage.Format.Format_RGB32)
    sheet.fill(PAPER)
    with QPainter(sheet) as painter:
        painter.setPen(INK)
        painter.setFont(heading_font(QApplication.font(), 1.4))
        for number, (words, picture) in enumerate(pictures):
            left = number * (wide + GAP)
            painter.drawImage(QPointF(left, 0), picture)
            painter.drawText(QRectF(left, high, wide, CAPTION), Qt.AlignmentFlag.AlignCenter, words)
    return sheet
