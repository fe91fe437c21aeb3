"""Contrast and temperature act on everything that lies on the cloth, by the tables and by nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from cardavia.storage.settings import Settings
from cardavia.ui.look.curves import Look, tables
from cardavia.ui.wardrobe import REGRADE, grain_of
from tests.ui.houses import Guest

LOOK = Look(contrast=65, temperature=25)


def far_off(before: QImage, after: QImage, area: QRect) -> list[int]:
    """How far pixels of an area are from what the tables make of them, the largest difference of three channels."""
    found = []
    for x in range(area.left(), area.right(), 11):
        for y in range(area.top(), area.bottom(), 11):
            was, now = before.pixelColor(x, y), after.pixelColor(x, y)
            wanted = [
                255 * table[tone]
                for table, tone in zip(tables(LOOK), (was.red(), was.green(), was.blue()), strict=True)
            ]
            found.append(
                round(max(abs(a - b) for a, b in zip(wanted, (now.red(), now.green(), now.blue()), strict=True)))
            )
    return found


@pytest.fixture
def looked_at(guest: Guest) -> tuple[Guest, QImage, QImage]:
    """A table with a question on it, as designed and in another light."""
    guest.house.preferences.change(grain=0)
    guest.sit_down(1, "tarocchino")
    stage = guest.house.page.stage
    # the advice of a good player lights a button as soon as it comes
    guest.qtbot.waitUntil(lambda: not guest.house.minds.thinking, timeout=20_000)
    before = stage.grab().toImage()
    with guest.qtbot.waitSignal(stage.renewal.done):
        guest.house.preferences.change(contrast=LOOK.contrast, temperature=LOOK.temperature)
    return guest, before, stage.grab().toImage()


def test_the_whole_table_changes_by_the_tables(looked_at: tuple[Guest, QImage, QImage]) -> None:
    """Shadows and glass are laid over what is graded already: there a few levels are between."""
    _, before, after = looked_at
    off = far_off(before, after, before.rect())
    assert sum(off) / len(off) < 2.0
    assert sum(each > 12 for each in off) < 0.02 * len(off)
    still = [before.pixelColor(x, 80) == after.pixelColor(x, 80) for x in range(0, before.width(), 5)]
    assert not any(still), "nothing on the cloth is left as it was"


def test_the_decision_panel_lies_in_the_same_light(looked_at: tuple[Guest, QImage, QImage]) -> None:
    guest, before, after = looked_at
    panel = guest.house.page.overlays.decision
    assert panel.isVisible()
    off = far_off(before, after, panel.geometry().adjusted(4, 4, -4, -4))
    assert sum(each > 12 for each in off) < 0.03 * len(off)


def test_the_way_back_is_exact(looked_at: tuple[Guest, QImage, QImage]) -> None:
    guest, before, _ = looked_at
    stage = guest.house.page.stage
    guest.qtbot.wait(REGRADE + 5)
    with guest.qtbot.waitSignal(stage.renewal.done):
        guest.house.preferences.change(contrast=50, temperature=50)
    assert stage.grab().toImage() == before


def test_the_theme_of_high_contrast_has_no_grain() -> None:
    settings = Settings().changed(grain=80)
    assert grain_of(settings, "lamplight") == 80
    assert grain_of(settings, "contrast") == 0


def test_a_dragged_slider_is_graded_a_few_times_and_ends_where_it_was_let_go(guest: Guest) -> None:
    guest.sit_down()
    graded: list[int] = []
    guest.house.faces.changed.connect(lambda: graded.append(1))
    for contrast in range(51, 81):
        guest.house.preferences.change(contrast=contrast)
    assert len(graded) == 1, "the first step acts at once"
    guest.qtbot.waitUntil(lambda: guest.house.faces.grading.look.contrast == 80)
    assert len(graded) == 2
    guest.qtbot.waitUntil(lambda: not guest.house.page.stage.renewal.is_due)
    assert not any(item.is_old for item, pose in guest.house.page.stage.expected() if pose.shown)
