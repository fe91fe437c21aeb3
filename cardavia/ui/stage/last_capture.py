"""The latest capture stays visible: a small strip of its cards between the two piles (scopa.md 9, decision 16)."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from cardavia.engine.cards import Card
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.strips import strip
from cardavia.ui.stage.pieces import light
from cardavia.ui.voice import Voice

GLASS = (
    "#lastCapture { background: rgba(18, 12, 22, 165); border: 1px solid rgba(235, 194, 96, 110);"
    " border-radius: 8px; } QLabel { color: #f8ebcf; background: transparent; }"
)
"""It lies on the cloth, whatever the theme of the window: the ink and gold of the table's plates."""


class LastCapture(QFrame):
    """The cards of the latest capture, the played card first."""

    SHARE = 0.085
    """Height of a card against the height of the table."""
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
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 6)
        column.setSpacing(3)
        column.addWidget(self._title)
        column.addWidget(self._picture)
        self.hide()

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        """Show these cards; none hides the strip."""
        light(self, GLASS, self._faces)
        self._cards = cards
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
