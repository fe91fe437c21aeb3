"""Both themes can be read, follow the system, and grow with the size of text."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from cardavia.ui.panels.controls import Heading
from cardavia.ui.theme import CONTRAST, DARK, LIGHT, SMALLEST, Theme, Tokens, palette, stylesheet, zoomed
from tests.ui.panels.frame import ASSETS

TEXT = [
    *product(("ink", "muted", "gold"), ("window", "panel", "raised", "hover")),
    ("accent_ink", "accent"),
    ("accent_ink", "accent_hover"),
    ("warn_ink", "warn"),
    ("warn_ink", "panel"),
    ("warn_ink", "window"),
]
THEMES = [LIGHT, DARK, CONTRAST]
MARKS = [*product(("edge", "ring"), ("window", "panel", "raised"))]


def luminance(colour: str) -> float:
    parts = [QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF()]
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_the_measure_itself() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("tokens", THEMES, ids=["light", "dark", "contrast"])
@pytest.mark.parametrize(("ink", "ground"), TEXT)
def test_text_can_be_read(tokens: Tokens, ink: str, ground: str) -> None:
    assert contrast(getattr(tokens, ink), getattr(tokens, ground)) >= (7 if tokens is CONTRAST else 4.5)


@pytest.mark.parametrize("tokens", THEMES, ids=["light", "dark", "contrast"])
@pytest.mark.parametrize(("mark", "ground"), MARKS)
def test_marks_can_be_seen(tokens: Tokens, mark: str, ground: str) -> None:
    assert contrast(getattr(tokens, mark), getattr(tokens, ground)) >= (4.5 if tokens is CONTRAST else 3)


@pytest.mark.parametrize("tokens", THEMES, ids=["light", "dark", "contrast"])
def test_the_ring_can_be_seen_on_the_main_button(tokens: Tokens) -> None:
    assert contrast(tokens.ring, tokens.accent) >= 1.3
    assert contrast(tokens.ring, tokens.panel) >= 3


@pytest.mark.parametrize("tokens", THEMES, ids=["light", "dark", "contrast"])
def test_the_palette_pairs_can_be_read(tokens: Tokens) -> None:
    made, role = palette(tokens), QPalette.ColorRole
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled):
        for ink, ground in (
            (role.WindowText, role.Window),
            (role.Text, role.Base),
            (role.ButtonText, role.Button),
            (role.PlaceholderText, role.Base),
            (role.ToolTipText, role.ToolTipBase),
        ):
            assert contrast(made.color(group, ink).name(), made.color(group, ground).name()) >= 4.5
    assert contrast(made.color(role.HighlightedText).name(), made.color(role.Highlight).name()) >= 4.5


def test_the_style_sheet_is_filled_and_understood(qtbot: QtBot) -> None:
    # Qt tells a sheet that it cannot parse in a warning, and warnings fail
    sheet = stylesheet(LIGHT, 4)
    assert "%" not in sheet
    button = QPushButton("x")
    qtbot.addWidget(button)
    button.setStyleSheet(sheet)
    button.show()


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, ASSETS, qapp)


@pytest.mark.parametrize(("choice", "tokens"), [("light", LIGHT), ("dark", DARK), ("contrast", CONTRAST)])
def test_a_chosen_theme_is_on_everywhere(theme: Theme, qapp: QApplication, choice: str, tokens: Tokens) -> None:
    theme.dress(choice, 100)
    assert theme.dark is (choice == "dark")
    assert theme.contrast is (choice == "contrast")
    assert theme.cards == {"light": "day", "dark": "lamplight", "contrast": "contrast"}[choice]
    assert qapp.palette().color(QPalette.ColorRole.Window).name().upper() == tokens.window
    assert QLabel("x").palette().color(QPalette.ColorRole.WindowText).name().upper() == tokens.ink


def test_the_system_is_followed_live(theme: Theme, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    class Hints:
        """The system's wish, which an offscreen platform does not have."""

        scheme = Qt.ColorScheme.Light
        contrast = Qt.ContrastPreference.NoPreference

        def contrastPreference(self) -> Qt.ContrastPreference:
            return self.contrast

        def colorScheme(self) -> Qt.ColorScheme:
            return self.scheme

        def setColorScheme(self, scheme: Qt.ColorScheme) -> None:
            pass

    hints = Hints()
    monkeypatch.setattr(theme, "_hints", hints)
    monkeypatch.setattr(theme, "_wishes", hints)
    theme.dress("system", 100)
    assert not theme.dark
    hints.scheme = Qt.ColorScheme.Dark
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme.dark
    assert qapp.palette().color(QPalette.ColorRole.Window).name().upper() == DARK.window
    hints.contrast = Qt.ContrastPreference.HighContrast
    qapp.styleHints().accessibility().contrastPreferenceChanged.emit(hints.contrast)
    assert theme.contrast and not theme.dark and theme.cards == "contrast"
    assert qapp.palette().color(QPalette.ColorRole.Window).name().upper() == CONTRAST.window
    theme.dress("light", 100)
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert qapp.palette().color(QPalette.ColorRole.Window).name().upper() == LIGHT.window


def test_text_grows_and_never_gets_tiny(theme: Theme, qapp: QApplication, qtbot: QtBot) -> None:
    title = Heading(2.0)
    qtbot.addWidget(title)
    theme.dress("light", 100)
    plain = qapp.font().pointSizeF()
    theme.dress("light", 160)
    assert qapp.font().pointSizeF() == pytest.approx(plain * 1.6)
    assert title.font().pointSizeF() == pytest.approx(plain * 3.2)
    theme.dress("light", 80)
    assert qapp.font().pointSizeF() == pytest.approx(max(SMALLEST, plain * 0.8))
    theme.dress("light", 100)
    assert title.font().pointSizeF() == pytest.approx(plain * 2.0)


def test_words_keep_up_with_large_pages(qapp: QApplication) -> None:
    font = qapp.font()
    assert zoomed(font, QSize(640, 480), (80, 50), 2.4).pointSizeF() == font.pointSizeF()
    large = zoomed(font, QSize(3840, 2160), (80, 50), 2.4).pointSizeF()
    assert font.pointSizeF() * 1.8 < large <= font.pointSizeF() * 2.4 + 0.1
