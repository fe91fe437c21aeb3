"""The frame's objects for the tests of its panels."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.panels.frame import Frame


@pytest.fixture
def frame(qapp: QApplication) -> Frame:
    """Real words, settings, faces and cloth."""
    return Frame(qapp)
