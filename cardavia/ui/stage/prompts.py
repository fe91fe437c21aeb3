"""The captures of a chosen card as small groups of pictures: one button a capture, below the cards of the hand."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QFrame, QGridLayout, QWidget

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.grading import Grading
from cardavia.ui.look.strips import STEP, strip
from cardavia.ui.panels.buttons import Button
from cardavia.ui.voice import Voice

GROUND, LIGHT, GOLD = QColor(18, 12, 22, 225), QColor(70, 52, 84), QColor("#ebc260")
AIR = 8
"""Logical pixels around a picture."""
ONE_ROW = 6
"""So many captures lie in one row, more in two."""
PUT_BACK, SMALLEST = 150, 30
"""Logical pixels that the button to put the card back may need, and the height of the smallest pictures."""


class CaptureButton(QAbstractButton):
    """One capture, drawn whole: every index can be read."""

    def __init__(self, picture: QPixmap, words: str, parent: QWidget, grading: Grading) -> None:
        super().__init__(parent)
        self._ground, self._light, self._gold = map(grading.color, (GROUND, LIGHT, GOLD))
        self._picture = picture
        self._picked = False
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def pick(self, on: bool) -> None:
        """Show that the keyboard is on this capture. It is no box to tick: a screen reader presses it, and it takes."""
        if on != self._picked:
            self._picked = on
            self.update()

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
            marked = self._picked or self.underMouse()
            painter.setPen(QPen(self._gold, 3.0) if marked else QPen(self._gold.darker(180), 1.0))
            painter.setBrush(self._light if marked else self._ground)
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
        self._row = QGridLayout(self)
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
            button.pick(frozenset(move.taking) == picked)

    def renew(self) -> None:
        """Make the buttons anew: other captures, another language or look."""
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setParent(None)
                widget.deleteLater()
        height = self._fitting_height()
        columns = math.ceil(len(self._moves) / self._rows)
        for number, move in enumerate(self._moves):
            self._row.addWidget(self._button(move, height), number // columns, number % columns)
        if self._moves:
            back = Button(self)
            back.setText(self._voice.say("table.put-back"))
            back.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            back.clicked.connect(self.put_back)
            self._row.addWidget(back, 0, columns, self._rows, 1)
        for child in self.findChildren(QAbstractButton):
            child.show()  # what is added to a visible frame is shown later, and counts for no size until then
        self._row.activate()
        self.adjustSize()
        self.setVisible(bool(self._moves))
        self.place()

    @property
    def _rows(self) -> int:
        return 1 if len(self._moves) <= ONE_ROW else 2

    def _fitting_height(self) -> int:
        """The height of pictures, in logical pixels, at which all captures fit into the table's width."""
        height = max(self.LEAST, round(self._table.height() * self.SHARE))
        # a strip of n cards is 1 + STEP * (n - 1) cards wide, and a card is 250 wide where it is 400 high
        widest = max((1 + STEP * (len(move.taking) - 1) for move in self._moves), default=1.0)
        columns = math.ceil(len(self._moves) / self._rows)
        cards = widest * columns
        room = self._table.width() - PUT_BACK - columns * 3 * AIR
        return max(SMALLEST, min(height, int(room / max(1.0, cards) * 400 / 250)))

    def _button(self, move: Move, height: int) -> CaptureButton:
        names = self._voice.phrases.list([self._voice.card(card) for card in move.taking])
        picture = strip(self._faces, move.taking, height, self.devicePixelRatioF())
        button = CaptureButton(picture, self._voice.say("table.take", cards=names), self, self._faces.grading)
        button.clicked.connect(lambda _checked=False, move=move: self.chosen.emit(move))
        return button

    def place(self) -> None:
        """Lie at the lower edge of the table: over the feet of the hand, clear of indices and of the table."""
        area = self._table.rect()
        self.move((area.width() - self.width()) // 2, area.height() - self.height() - 4)
        self.raise_()
