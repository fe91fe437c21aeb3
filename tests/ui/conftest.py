"""The house as a fixture; the program's own look, text size included, ends with the test that chose it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.ui.panels import sheet
from tests.ui.houses import Guest
from tests.ui.sitting import Sitting


@pytest.fixture(autouse=True)
def _plain_look(qapp: QApplication) -> Iterator[None]:
    font, palette = qapp.font(), qapp.palette()
    yield
    if QAccessible.isActive():
        QAccessible.setActive(False)  # a table that was read is kept by its readers
    if qapp.font() != font:
        qapp.setFont(font)
    if qapp.styleSheet():
        qapp.setStyleSheet("")
        qapp.setPalette(palette)


@pytest.fixture(autouse=True)
def _swift_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test has read the sheet as soon as it lies there."""
    monkeypatch.setattr(sheet, "UNSEEN", 0.0)


@pytest.fixture
def guest(qtbot: QtBot, tmp_path: Path) -> Iterator[Guest]:
    """Somebody who has opened the house; it is closed behind him."""
    made = Guest(qtbot, tmp_path)
    yield made
    made.leave()


@pytest.fixture
def sitting(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[Sitting]:
    """A person at a table whose name is the test's parameter (``sitting.at``)."""
    made = Sitting(qtbot, request.param)
    yield made
    made.leave()
