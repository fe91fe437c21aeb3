"""One card looked at closely: large, with what its game tells about it, and the way to the next one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardavia.engine.cards import Card
from cardavia.ui.aloud import aloud
from cardavia.ui.gallery.easel import Easel
from cardavia.ui.gallery.exhibit import Exhibit
from cardavia.ui.gallery.facts import FactsPage
from cardavia.ui.gallery.grid import families
from cardavia.ui.gallery.portrait import Portrait
from cardavia.ui.look.faces import RATIO
from cardavia.ui.panels.buttons import Button
from cardavia.ui.theme import zoomed

BESIDE = 15
"""Lines of text: on a page less wide than so many the facts lie below the card."""
TEXT = 22
"""The width that the facts would like to have beside the card, in lines of text."""
ABOVE = 0.58
"""The share of the height that the card gets above the facts."""
LINES, MOST = (58.0, 50.0), 1.8
"""Pages larger than so many lines have larger letters, at most so much larger."""


class Closeup(QWidget):
    """Left and Right go through the pack, Page Up and Down through its suits, Home and End to its ends."""

    back = Signal()
    """Back to all cards."""
    turned_to = Signal(str)
    """The card that is shown now."""

    def __init__(self, exhibit: Exhibit, stand_in: Easel, parent: QWidget) -> None:
        super().__init__(parent)
        self._exhibit = exhibit
        self._card: Card = exhibit.cards[0]
        self._all, self._previous, self._next = Button(self), Button(self), Button(self)
        self._count = QLabel(self)
        self._portrait, self._facts = Portrait(exhibit, stand_in, self), FactsPage(exhibit, self)
        self._build()
        self._all.clicked.connect(self.back)
        self._previous.clicked.connect(lambda: self.go(-1))
        self._next.clicked.connect(lambda: self.go(1))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _build(self) -> None:
        line = self.fontMetrics().height()
        self._bar = QHBoxLayout()
        self._bar.setContentsMargins(line // 2, line // 3, line // 2, 0)
        self._bar.addWidget(self._all)
        self._bar.addStretch(1)
        self._bar.addWidget(self._count)
        self._bar.addStretch(1)
        self._bar.addWidget(self._previous)
        self._bar.addWidget(self._next)
        self._room = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._room.setContentsMargins(line // 2, line // 3, 0, line // 3)
        self._room.setSpacing(line // 2)
        self._room.addWidget(self._portrait)
        self._room.addWidget(self._facts)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._bar)
        column.addLayout(self._room, 1)

    @property
    def card(self) -> Card:
        """The card that is shown."""
        return self._card

    @property
    def portrait(self) -> Portrait:
        """The large picture."""
        return self._portrait

    @property
    def facts(self) -> FactsPage:
        """What is told."""
        return self._facts

    def look_at(self, card: Card) -> None:
        """Show a card."""
        self._card = card
        self.renew()
        aloud(self, "\n".join(self._facts.told))
        self.turned_to.emit(card)

    def put_up(self, card: Card) -> None:
        """Another pack or another pattern is on show: be at this card of it; ``renew`` tells of it where it is seen."""
        self._card = card
        self.forget()

    def go(self, step: int) -> None:
        """Show the card so many places further on; behind the last comes the first."""
        cards = self._exhibit.cards
        self.look_at(cards[(cards.index(self._card) + step) % len(cards)])

    def _leap(self, step: int) -> None:
        """Go to the next suit: to its card of the same place."""
        parts = families(self._exhibit.game.rules.deck)
        here = next(number for number, part in enumerate(parts) if self._card in part)
        there = parts[(here + step) % len(parts)]
        self.look_at(there[min(parts[here].index(self._card), len(there) - 1)])

    def renew(self) -> None:
        """Say and draw everything again: another card, other words, or another look."""
        exhibit, cards = self._exhibit, self._exhibit.cards
        say, place = exhibit.phrases.say, cards.index(self._card)
        for button, term in ((self._all, "all"), (self._previous, "previous"), (self._next, "next")):
            button.setText(say(f"gallery.{term}"))
        self._all.setToolTip(say("table.more", keys="Backspace"))
        self._count.setText(say("gallery.place", number=place + 1, total=len(cards)))
        self._facts.setFont(zoomed(QApplication.font(), self.size(), LINES, MOST))
        self._facts.tell(self._card)
        self.setAccessibleName(exhibit.title(self._card))
        self.setAccessibleDescription("\n".join(self._facts.told[1:]))
        following = (cards[(place + 1) % len(cards)], cards[place - 1])
        self._portrait.show_card(self._card, following)
        self._fit()

    def forget(self) -> None:
        """Nobody looks: give up the pictures."""
        self._portrait.forget()

    # how it is laid out

    def _fit(self) -> None:
        """Side by side, or one below the other on a narrow page; the card gets what the text does not need."""
        line = self.fontMetrics().height()
        needed = sum(each.minimumSizeHint().width() for each in (self._all, self._previous, self._next))
        self._count.setVisible(needed + self._count.sizeHint().width() + 3 * line <= self.width())
        high = max(1, self.height() - self._bar.sizeHint().height() - line)
        text = min(max(self.width() - round(high / RATIO), TEXT * line), max(self.width() * 58 // 100, 10 * line))
        wide = Portrait.width_in(self.width() - text, high)
        beside = self.width() >= BESIDE * line and wide >= Portrait.width_in(self.width(), high * ABOVE)
        self._room.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._room.setStretch(0, max(1, self.width() - text) if beside else round(100 * ABOVE))
        self._room.setStretch(1, text if beside else round(100 * (1 - ABOVE)))

    def _letters(self) -> None:
        """On a large page letters keep up with the card."""
        font = zoomed(QApplication.font(), self.size(), LINES, MOST)
        if font != self._facts.font():
            self._facts.setFont(font)
            self._facts.tell(self._card)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size of page."""
        super().resizeEvent(event)
        self._letters()
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Another size of text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and hasattr(self, "_room"):
            # not now: while a style sheet goes down the widgets none of them may be taken away
            QTimer.singleShot(0, self, self._on_style_changed)

    def _on_style_changed(self) -> None:
        if self.isVisible():
            self.renew()

    # the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another card, scroll, or go back."""
        key = Qt.Key(event.key())
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key)
        leap = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(key)
        scroll = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(key)
        if step is not None:
            self.go(step)
        elif leap is not None:
            self._leap(leap)
        elif scroll is not None:
            self._facts.scroll_by(scroll)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.look_at(self._exhibit.cards[0 if key == Qt.Key.Key_Home else -1])
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on the card goes back to all of them."""
        if self._portrait.geometry().contains(event.position().toPoint()):
            self.back.emit()
        else:
            super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ring round the card while the keyboard is here and not on a button."""
        super().paintEvent(event)
        if self.hasFocus():
            face = self._portrait.face.translated(self._portrait.pos().toPointF()).adjusted(-4, -4, 4, 4)
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), 3))
                painter.drawRoundedRect(face, face.width() / 16, face.width() / 16)
