"""A table of Scopa with the real pictures, and a match that is played on it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.stage.tables import Played


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    """A shown table of 800 by 600 pixels; its clock is only ever stepped by hand."""
    made = Played(seed=15)
    qtbot.addWidget(made.stage)
    made.stage.resize(800, 600)
    made.stage.show()
    return made
