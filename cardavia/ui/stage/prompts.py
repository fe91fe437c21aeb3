"""The buttons that float above the hand where a card has several captures: one button a capture."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.strips import strip
from cardavia.ui.voice import Voice


class CaptureChoice(QFrame):
    """Offers the captures of one card as small groups of pictures."""

    chosen = Signal(object)
    """The ``Move`` that was pressed."""
    put_back = Signal()
    PICTURE = 56
    """Height of a card's picture in a button, in logical pixels."""

    def __init__(self, voice: Voice, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("captureChoice")
        self._voice, self._faces = voice, faces
        self._moves: tuple[Move, ...] = ()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 8, 10, 8)
        self._row.setSpacing(8)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        voice.changed.connect(self.retranslate)

    def offer(self, moves: tuple[Move, ...], picked: frozenset[Card]) -> None:
        """Show these captures, the one that is picked marked; none hides the frame."""
        self._moves = moves
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for move in moves:
            self._row.addWidget(self._button(move, frozenset(move.taking) == picked))
        if moves:
            back = QPushButton(self._voice.say("table.put-back"), self)
            back.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            back.clicked.connect(self.put_back)
            self._row.addWidget(back)
        self.setVisible(bool(moves))
        self.adjustSize()

    def _button(self, move: Move, picked: bool) -> QPushButton:
        button = QPushButton(self)
        names = self._voice.phrases.list([self._voice.card(card) for card in move.taking])
        words = self._voice.say("table.take", cards=names)
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.setCheckable(True)
        button.setChecked(picked)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        picture = strip(self._faces, move.taking, self.PICTURE, self.devicePixelRatioF())
        button.setIcon(QIcon(picture))
        button.setIconSize(picture.deviceIndependentSize().toSize())
        button.clicked.connect(lambda _checked=False, move=move: self.chosen.emit(move))
        return button

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        if self._moves:
            self.offer(self._moves, frozenset())
