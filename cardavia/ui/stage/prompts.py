"""The captures of a chosen card as small groups of pictures: one button a capture, below the cards of the hand."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QWidget

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.strips import strip
from cardavia.ui.panels.buttons import Button
from cardavia.ui.voice import Voice

GROUND, LIGHT, GOLD = QColor(18, 12, 22, 225), QColor(70, 52, 84), QColor("#ebc260")
AIR = 8
"""Logical pixels around a picture."""


class CaptureButton(QAbstractButton):
    """One capture, drawn whole: every index can be read."""

    def __init__(self, picture: QPixmap, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = picture
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        """The picture and air around it."""
        return self._picture.deviceIndependentSize().toSize() + QSize(2 * AIR, 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        """A picture is never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A plate with the picture; a gilt frame round the capture that the keyboard shows, or under the pointer."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            marked = self.isChecked() or self.underMouse()
            painter.setPen(QPen(GOLD, 3.0) if marked else QPen(GOLD.darker(180), 1.0))
            painter.setBrush(LIGHT if marked else GROUND)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
            painter.drawPixmap(QPointF(AIR, AIR), self._picture)

    def event(self, event: QEvent) -> bool:
        """The frame follows the pointer."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)


class CaptureChoice(QFrame):
    """Offers the captures of one card. It stays until one is chosen or the card is put back."""

    chosen = Signal(object)
    """The ``Move`` that was pressed."""
    put_back = Signal()
    SHARE, LEAST = 0.11, 60
    """Height of a picture as a share of the table's height, and at least so many logical pixels."""

    def __init__(self, voice: Voice, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("captureChoice")
        self.setStyleSheet("#captureChoice { background: rgba(18, 12, 22, 150); border-radius: 12px; }")
        self._voice, self._faces, self._table = voice, faces, parent
        self._moves: tuple[Move, ...] = ()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(AIR, AIR, AIR, AIR)
        self._row.setSpacing(AIR)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        voice.changed.connect(self.renew)
        faces.changed.connect(self.renew)

    def offer(self, moves: tuple[Move, ...], picked: frozenset[Card]) -> None:
        """Show these captures, the one that is picked marked; none hides the frame."""
        if moves != self._moves:
            self._moves = moves
            self.renew()
        for move, button in zip(self._moves, self.findChildren(CaptureButton), strict=False):
            button.setChecked(frozenset(move.taking) == picked)

    def renew(self) -> None:
        """Make the buttons anew: other captures, another language or look."""
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setParent(None)
                widget.deleteLater()
        for move in self._moves:
            self._row.addWidget(self._button(move))
        if self._moves:
            back = Button(self)
            back.setText(self._voice.say("table.put-back"))
            back.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            back.clicked.connect(self.put_back)
            self._row.addWidget(back)
        self.adjustSize()
        self.setVisible(bool(self._moves))
        self.place()

    def _button(self, move: Move) -> CaptureButton:
        names = self._voice.phrases.list([self._voice.card(card) for card in move.taking])
        height = max(self.LEAST, round(self._table.height() * self.SHARE))
        picture = strip(self._faces, move.taking, height, self.devicePixelRatioF())
        button = CaptureButton(picture, self._voice.say("table.take", cards=names), self)
        button.clicked.connect(lambda _checked=False, move=move: self.chosen.emit(move))
        return button

    def place(self) -> None:
        """Lie at the lower edge of the table: over the feet of the hand, clear of indices and of the table."""
        area = self._table.rect()
        self.move((area.width() - self.width()) // 2, area.height() - self.height() - 4)
        self.raise_()
