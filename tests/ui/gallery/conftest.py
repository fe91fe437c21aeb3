"""The frame's objects for the tests of the gallery, and a gallery in the middle of the screen."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.ui.gallery.panel import GalleryPanel
from tests.ui.panels.frame import Frame


@pytest.fixture
def frame(qapp: QApplication) -> Frame:
    """Real words, settings, faces and cloth."""
    return Frame(qapp)


@pytest.fixture
def gallery(frame: Frame, qtbot: QtBot) -> GalleryPanel:
    """A gallery that is seen."""
    panel = frame.gallery_panel()
    qtbot.addWidget(panel)
    panel.resize(760, 700)
    panel.show()
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    panel.setFocus()
    return panel
