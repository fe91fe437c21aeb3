"""The house as a fixture."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.houses import Guest


@pytest.fixture
def guest(qtbot: QtBot, tmp_path: Path) -> Iterator[Guest]:
    """Somebody who has opened the house; it is closed behind him."""
    made = Guest(qtbot, tmp_path)
    yield made
    made.leave()
