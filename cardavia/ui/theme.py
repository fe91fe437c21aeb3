"""How the program's frame looks: three sets of colours from the cards' palette, one style sheet, one size of text."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QStyleFactory, QWidget

from cardavia.ui.look.faces import Theme as CardTheme

HEADINGS = ("Alegreya", "Noto Serif", "Georgia", "DejaVu Serif", "serif")
"""Families for titles, scores and names of cards; the rest is written in the system's font."""
SMALLEST = 9.0
"""Points below which no text of the program goes."""


class Tokens(NamedTuple):
    """The colours of one theme by their task."""

    window: str
    panel: str
    raised: str
    hover: str
    ink: str
    muted: str
    line: str
    edge: str
    """Outline of what can be pressed or filled in: at least 3 : 1 on ``panel``."""
    gold: str
    """Titles and marks: at least 4.5 : 1 on ``panel`` and ``window``."""
    accent: str
    accent_hover: str
    accent_ink: str
    ring: str
    """The ring round what has the keyboard."""
    warn: str
    warn_ink: str


LIGHT = Tokens(
    window="#F4ECDC",
    panel="#FFFCF4",
    raised="#FAF3E2",
    hover="#F2E7CE",
    ink="#241826",
    muted="#655468",
    line="#DCCDAA",
    edge="#8C7748",
    gold="#7A5010",
    accent="#3F2266",
    accent_hover="#633C92",
    accent_ink="#FFFCF4",
    ring="#B5761A",
    warn="#F9E3DC",
    warn_ink="#7C0D2A",
)
DARK = Tokens(
    window="#17101C",
    panel="#201628",
    raised="#2C2035",
    hover="#3A2B45",
    ink="#F2E7CE",
    muted="#BCADBA",
    line="#46364E",
    edge="#8F7B97",
    gold="#EBC260",
    accent="#EBC260",
    accent_hover="#FCEBB4",
    accent_ink="#241826",
    ring="#C3A0EA",
    warn="#4A1526",
    warn_ink="#FBDDE0",
)
CONTRAST = Tokens(
    window="#FFFFFF",
    panel="#FFFFFF",
    raised="#FFFFFF",
    hover="#FFF3C4",
    ink="#000000",
    muted="#2E2433",
    line="#949494",
    edge="#000000",
    gold="#4A2E00",
    accent="#1E0A38",
    accent_hover="#3F2266",
    accent_ink="#FFFFFF",
    ring="#B03A00",
    warn="#FFFFFF",
    warn_ink="#7A0020",
)


def palette(tokens: Tokens) -> QPalette:
    """The palette of a theme; widgets that paint themselves ask it alone."""
    role = QPalette.ColorRole
    made = QPalette()
    for roles, colour in (
        ((role.Window,), tokens.window),
        ((role.Base, role.ToolTipBase), tokens.panel),
        ((role.Button, role.AlternateBase), tokens.raised),
        ((role.Midlight,), tokens.hover),
        ((role.WindowText, role.Text, role.ButtonText, role.ToolTipText), tokens.ink),
        ((role.PlaceholderText,), tokens.muted),
        ((role.Mid, role.Light), tokens.line),
        ((role.Dark, role.Shadow), tokens.edge),
        ((role.Link, role.LinkVisited), tokens.gold),
        ((role.Highlight,), tokens.accent),
        ((role.HighlightedText,), tokens.accent_ink),
        ((role.Accent,), tokens.ring),
        ((role.BrightText,), tokens.warn_ink),
    ):
        for each in roles:
            made.setColor(each, QColor(colour))
    for each in (role.WindowText, role.Text, role.ButtonText, role.PlaceholderText):
        made.setColor(QPalette.ColorGroup.Disabled, each, QColor(tokens.muted))
    return made


def stylesheet(tokens: Tokens, unit: float) -> str:
    """The style sheet of a theme; ``unit`` is a quarter of a line of text in pixels, so that all room grows with it."""
    values = {**tokens._asdict(), **{f"u{n}": f"{max(1, round(unit * n))}px" for n in range(1, 9)}}
    return _SHEET % values


_SHEET = """
QMainWindow, #home-scroll, #side { background: %(window)s; }
QLabel { background: transparent; }
QLabel[role="heading"] { color: %(gold)s; }
QLabel[role="muted"] { color: %(muted)s; }
QLabel[role="fault"] { color: %(warn_ink)s; }
QFrame[role="panel"] { background: %(panel)s; border: 1px solid %(line)s; border-radius: %(u2)s; }
QFrame[role="rule"] { background: %(line)s; border: none; }
QFrame#side-head { background: %(panel)s; border: none; border-bottom: 1px solid %(line)s; }
QFrame#notice { background: %(warn)s; border: none; border-bottom: 1px solid %(warn_ink)s; }
QFrame#notice QLabel { color: %(warn_ink)s; }
QScrollArea, QScrollArea > QWidget > QWidget#page { background: transparent; border: none; }
QSplitter::handle { background: %(line)s; }

QPushButton {
    background: %(raised)s; color: %(ink)s; border: 1px solid %(edge)s; border-radius: %(u2)s;
    padding: %(u1)s %(u3)s; margin: 1px; min-height: %(u5)s;
}
QPushButton:hover { background: %(hover)s; }
QPushButton:pressed { background: %(line)s; }
QPushButton:disabled { color: %(muted)s; border-color: %(line)s; }
QPushButton:focus { border: 3px solid %(ring)s; margin: -1px; }
QPushButton[role="main"] {
    background: %(accent)s; color: %(accent_ink)s; border-color: %(accent)s; font-weight: 600; min-height: %(u7)s;
}
QPushButton[role="main"]:hover { background: %(accent_hover)s; border-color: %(accent_hover)s; }
QPushButton[role="main"]:focus { border-color: %(ring)s; }
QPushButton[role="quiet"] { background: transparent; border-color: transparent; color: %(gold)s; }
QPushButton[role="quiet"]:disabled { color: %(muted)s; }
QPushButton[role="quiet"]:hover { background: %(hover)s; }
QPushButton[role="quiet"]:focus { border-color: %(ring)s; }

QLineEdit {
    background: %(raised)s; color: %(ink)s; border: 1px solid %(edge)s; border-radius: %(u2)s; margin: 1px;
    padding: %(u1)s %(u2)s; min-height: %(u5)s; selection-background-color: %(accent)s;
    selection-color: %(accent_ink)s;
}
QLineEdit { placeholder-text-color: %(muted)s; }
QLineEdit:focus { border: 3px solid %(ring)s; margin: -1px; }
QTextBrowser, QListWidget { background: %(panel)s; color: %(ink)s; border: 2px solid %(panel)s; }
QListWidget { outline: none; }
QListWidget { selection-background-color: %(hover)s; selection-color: %(ink)s; }
QListWidget:focus, QTextBrowser:focus { border: 2px solid %(ring)s; }
QComboBox QAbstractItemView {
    background: %(panel)s; color: %(ink)s; border: 1px solid %(edge)s; outline: none; padding: %(u1)s;
    selection-background-color: %(accent)s; selection-color: %(accent_ink)s;
}
QToolTip { background: %(panel)s; color: %(ink)s; border: 1px solid %(edge)s; padding: %(u1)s; }
QScrollBar:vertical { background: transparent; width: %(u3)s; margin: 0; }
QScrollBar:horizontal { background: transparent; height: %(u3)s; margin: 0; }
QScrollBar::handle { background: %(edge)s; border-radius: %(u1)s; margin: 2px; }
QScrollBar::handle:vertical { min-height: %(u8)s; }
QScrollBar::handle:horizontal { min-width: %(u8)s; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""


class Theme(QObject):
    """Dresses the application: light, dark, in high contrast, or as the system goes, live."""

    changed = Signal()

    def __init__(self, app: QApplication, assets: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app = app
        self._choice, self._text_size = "system", 100
        app.setStyle(QStyleFactory.create("Fusion"))
        self._plain = QFont(app.font())
        self._load_fonts(assets / "fonts")
        # kept, both: the wishes are a child of the hints, and go with the last Python object that stands for them
        self._hints = app.styleHints()
        self._wishes = self._hints.accessibility()
        self._hints.colorSchemeChanged.connect(self._on_system_changed)
        self._wishes.contrastPreferenceChanged.connect(self._on_system_changed)

    def _load_fonts(self, folder: Path) -> None:
        for file in sorted(folder.glob("*.[ot]tf")):
            QFontDatabase.addApplicationFont(str(file))

    @property
    def contrast(self) -> bool:
        """Whether the colours of high contrast are on; a system that asks for them gets them."""
        if self._choice == "system":
            return self._wishes.contrastPreference() is Qt.ContrastPreference.HighContrast
        return self._choice == "contrast"

    @property
    def dark(self) -> bool:
        """Whether the dark colours are on."""
        if self._choice == "system":
            return not self.contrast and self._hints.colorScheme() is Qt.ColorScheme.Dark
        return self._choice == "dark"

    @property
    def cards(self) -> CardTheme:
        """The theme of the cards that goes with it."""
        return "contrast" if self.contrast else "lamplight" if self.dark else "day"

    @property
    def tokens(self) -> Tokens:
        """The colours that are on."""
        return CONTRAST if self.contrast else DARK if self.dark else LIGHT

    def dress(self, choice: str, text_size: int) -> None:
        """Take a theme ("system", "light", "dark" or "contrast") and a size of text in per cent of the system's."""
        self._choice, self._text_size = choice, text_size
        # the title bar is the system's: it must be told too
        schemes = dict.fromkeys(("light", "contrast"), Qt.ColorScheme.Light) | {"dark": Qt.ColorScheme.Dark}
        scheme = schemes.get(choice, Qt.ColorScheme.Unknown)
        self._hints.setColorScheme(scheme)
        self._apply()

    def _on_system_changed(self) -> None:
        if self._choice == "system":
            self._apply()

    def _apply(self) -> None:
        font = QFont(self._plain)
        font.setPointSizeF(max(SMALLEST, self._plain.pointSizeF() * self._text_size / 100))
        self._app.setFont(font)
        self._app.setPalette(palette(self.tokens))
        self._app.setStyleSheet(stylesheet(self.tokens, QFontMetricsF(font).height() / 4))
        # last of all: while a style sheet goes down the widgets, each gets back the font that it had before
        for widget in self._app.allWidgets():
            if isinstance(widget, QLabel) and isinstance(widget, Restyled):
                widget.restyle()
        self.changed.emit()


@runtime_checkable
class Restyled(Protocol):
    """A widget that sets its own font."""

    def restyle(self, base: QFont | None = None) -> None: ...


def zoomed(font: QFont, page: QSize, lines: tuple[float, float], most: float) -> QFont:
    """The font, grown on pages larger than so many of its lines wide and high: words keep up with cards."""
    line = QFontMetricsF(font).height()
    factor = min(most, page.width() / (line * lines[0]), page.height() / (line * lines[1]))
    grown = QFont(font)
    grown.setPointSizeF(round(font.pointSizeF() * max(1.0, factor), 1))
    return grown


def spread(root: QWidget, font: QFont) -> None:
    """Give a part of a page its own size of text; under a style sheet fonts do not go down to children."""
    root.setFont(font)
    for child in root.findChildren(QWidget):
        child.setFont(font)
        child.updateGeometry()
    for title in root.findChildren(QLabel):
        if isinstance(title, Restyled):
            title.restyle(font)


def heading_font(base: QFont, factor: float) -> QFont:
    """The font of titles at a multiple of a font's size."""
    font = QFont(base)
    font.setFamilies([*HEADINGS])
    font.setPointSizeF(base.pointSizeF() * factor)
    font.setWeight(QFont.Weight.Bold)
    for feature in ("lnum", "tnum"):  # figures of one height and width, for scores
        font.setFeature(QFont.Tag.fromString(feature), 1)
    return font
