"""The latest capture stays visible: a small strip of its cards between the two piles (scopa.md 9, decision 16)."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from cardavia.engine.cards import Card
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.strips import strip
from cardavia.ui.stage.pieces import lettering, light
from cardavia.ui.voice import Voice

GLASS = (
    "#lastCapture { background: rgba(18, 12, 22, 165); border: 1px solid rgba(235, 194, 96, 110);"
    " border-radius: 8px; } QLabel { color: #f8ebcf; background: transparent; }"
)
"""It lies on the cloth, whatever the theme of the window: the ink and gold of the table's plates."""


class LastCapture(QFrame):
    """The cards of the latest capture, the played card first."""

    SHARE, WORDS = 0.095, 0.72
    """Height of a card against that of the table, and of its words against those of a question."""
    LEAST = 44

    def __init__(self, voice: Voice, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("lastCapture")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._voice, self._faces = voice, faces
        self._cards: tuple[Card, ...] = ()
        self._height = self.LEAST
        self._title, self._picture = QLabel(self), QLabel(self)
        for label in (self._title, self._picture):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._table = parent
        self._column = column = QVBoxLayout(self)
        column.addWidget(self._title)
        column.addWidget(self._picture)
        self.hide()

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        """Show these cards; none hides the strip."""
        light(self, GLASS, self._faces)
        self._cards = cards
        font = lettering(self._table, self.WORDS)
        air = round(0.5 * font.pixelSize())
        self._column.setContentsMargins(air, air // 2, air, air)
        self._column.setSpacing(air // 3)
        self._title.setFont(font)
        self._title.setText(self._voice.say("table.last"))
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(self._voice.phrases.list([self._voice.card(card) for card in cards]))
        if cards:
            self._picture.setPixmap(strip(self._faces, cards, self._height, self.devicePixelRatioF()))
        self.setVisible(bool(cards))
        self.adjustSize()
        self._settle()

    def place(self, area: QRect) -> None:
        """Lie at the right of the table, half-way up."""
        height = max(self.LEAST, round(area.height() * self.SHARE))
        if height != self._height:
            self._height = height
            self.show_cards(self._cards)
        self._area = area
        self._settle()

    _area = QRect()

    def _settle(self) -> None:
        if not self._area.isEmpty():
            right = self._area.width() - self.width() - 16
            self.move(
                min(round(self._area.width() * 0.86 - self.width() / 2), right),
                round(self._area.height() * 0.47 - self.height() / 2),
            )
