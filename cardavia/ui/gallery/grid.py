"""All cards of a pack on one page: suits in rows, trumps in rows, as large as the page allows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QWidget

from cardavia.engine.cards import Card, Deck
from cardavia.ui.gallery.easel import Easel
from cardavia.ui.gallery.exhibit import Exhibit
from cardavia.ui.look.faces import CORNER, RATIO

LEAST, MOST = 2.7, 15.0
"""Width of a card at least and at most, in heights of a line of text: below it the index is hard to read."""
GAP = 0.10
"""Between two cards, in widths of a card."""
PART = 0.30
"""More between two suits, in widths of a card."""
RING = 4


class Lines(NamedTuple):
    """Cards line by line, and how wide each card is in logical pixels; a part begins with each of ``parts``."""

    rows: tuple[tuple[Card, ...], ...]
    parts: frozenset[int]
    wide: float

    @property
    def step(self) -> float:
        """From a line to the next one."""
        return self.wide * (RATIO + GAP)

    def top(self, row: int) -> float:
        """Where a line begins."""
        return self.wide * GAP + row * self.step + PART * self.wide * sum(1 for part in self.parts if 0 < part <= row)

    @property
    def high(self) -> float:
        """How high all of them are."""
        return self.top(len(self.rows) - 1) + self.step


def families(deck: Deck) -> list[tuple[Card, ...]]:
    """The suits of a pack, then its trumps with the Fool."""
    suits = [tuple(card for card in deck.cards if deck.suit(card) == suit) for suit in deck.suits]
    rest = tuple(map(Card, (*deck.trumps, *deck.fools)))
    return [*suits, rest] if rest else suits


def lines(deck: Deck, width: float, height: float, line: float) -> Lines:
    """The largest cards that all fit into a page; where that would be too small, the page is scrolled.

    A suit takes one line, or two or three of about the same length.
    """
    found = [_lines(deck, -(-len(deck.ranks) // parts), width) for parts in (1, 2, 3)]
    whole = [each._replace(wide=min(each.wide, height * each.wide / each.high)) for each in found]
    best = max(whole, key=lambda each: each.wide)
    if best.wide < LEAST * line:
        best = next((each for each in found if each.wide >= LEAST * line), found[-1])
    return best._replace(wide=max(1, math.floor(min(best.wide, MOST * line))))


def _lines(deck: Deck, columns: int, width: float) -> Lines:
    rows: list[tuple[Card, ...]] = []
    parts = set()
    for family in families(deck):
        parts.add(len(rows))
        rows += [family[at : at + columns] for at in range(0, len(family), columns)]
    return Lines(tuple(rows), frozenset(parts), width / (columns * (1 + GAP) + GAP))


class CardButton(QAbstractButton):
    """One card of the page; it is pressed to be looked at."""

    def __init__(self, card: Card, exhibit: Exhibit, easel: Easel, parent: QWidget) -> None:
        super().__init__(parent)
        self.card, self._exhibit, self._easel = card, exhibit, easel
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def name(self) -> None:
        """Say what the card is called now."""
        words = self._exhibit.title(self.card)
        self.setAccessibleName(words)
        self.setToolTip(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it as Space does; all other keys are the page's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Its face, or a blank card until that is drawn; a ring round the one that has the keyboard."""
        shades, role = self.palette(), QPalette.ColorRole
        face = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        with QPainter(self) as painter:
            self._exhibit.paint(painter, face, self._easel.picture(self.card), self)
            if self.hasFocus() or self.underMouse():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(shades.color(role.Accent if self.hasFocus() else role.Dark), 3))
                corner = CORNER * face.width() + RING / 2
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), corner, corner)


class CardGrid(QScrollArea):
    """The page. One card has the keyboard; arrows, Page Up and Down, Home and End take it on."""

    chosen = Signal(str)
    """The card that was pressed."""

    def __init__(self, exhibit: Exhibit, parent: QWidget) -> None:
        super().__init__(parent)
        self._exhibit, self._easel = exhibit, Easel(exhibit.faces, self)
        self._buttons: dict[Card, CardButton] = {}
        self._lines = Lines((), frozenset(), 1.0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page = QWidget(self)
        self._page.setObjectName("page")
        self.setWidget(self._page)
        self._easel.drawn.connect(lambda card: self._buttons[Card(card)].update())
        self.verticalScrollBar().valueChanged.connect(lambda _value: self._draw())
        self.put_up()

    @property
    def easel(self) -> Easel:
        """The pictures of this page."""
        return self._easel

    @property
    def lines(self) -> Lines:
        """How the cards lie."""
        return self._lines

    def button(self, card: Card) -> CardButton:
        """The button of a card."""
        return self._buttons[card]

    @property
    def current(self) -> Card:
        """The card that has the keyboard, or would have it."""
        return next(
            card for card, button in self._buttons.items() if button.focusPolicy() == Qt.FocusPolicy.StrongFocus
        )

    def put_up(self) -> None:
        """Another pack or another pattern is on show."""
        self._easel.clear()
        if tuple(self._buttons) != self._exhibit.cards:
            for old in self._buttons.values():
                old.hide()
                old.deleteLater()
            self._buttons = {card: self._made(card) for card in self._exhibit.cards}
            self.look_at(self._exhibit.cards[0])
            self.verticalScrollBar().setValue(0)
        self.retranslate()
        self.arrange()

    def _made(self, card: Card) -> CardButton:
        button = CardButton(card, self._exhibit, self._easel, self._page)
        button.clicked.connect(lambda: self.chosen.emit(card))
        return button

    def retranslate(self) -> None:
        """Say everything again; the faces may be drawn in another way too."""
        self.setAccessibleName(self._exhibit.phrases.say("gallery.pack"))
        for button in self._buttons.values():
            button.name()
            button.update()

    def look_at(self, card: Card) -> None:
        """The keyboard is for this card from now on; it is given to it if it is on this page already."""
        had = any(button.hasFocus() for button in self._buttons.values())
        for each, button in self._buttons.items():
            here = each == card
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(self._buttons[card])
        if had:
            self._buttons[card].setFocus(Qt.FocusReason.OtherFocusReason)
        self.ensureWidgetVisible(self._buttons[card], 0, RING * 2)

    def forget(self) -> None:
        """Nobody looks: give up the pictures."""
        self._easel.clear()

    # where the cards lie

    def arrange(self) -> None:
        """Lay the cards out for the size of the page and of the text; their last pictures stand in."""
        view, line = self.viewport().size(), self.fontMetrics().height()
        bar = self.verticalScrollBar().sizeHint().width()
        # measured as if the bar were there: else it would come and go
        room = self.width() - bar
        self._lines = lines(self._exhibit.game.rules.deck, room, self.height(), line)
        wide, rows = self._lines.wide, self._lines.rows
        step = wide * (1 + GAP)
        left = max(0.0, (view.width() - max(map(len, rows)) * step - GAP * wide) / 2) + GAP * wide
        for row, cards in enumerate(rows):
            for place, card in enumerate(cards):
                at = QPointF(left + place * step, self._lines.top(row))
                face = QRect(round(at.x()), round(at.y()), round(wide), round(round(wide) * RATIO))
                self._buttons[card].setGeometry(face.adjusted(-RING, -RING, RING, RING))
                self._buttons[card].show()
        self._page.resize(view.width(), max(round(self._lines.high), 1))
        self._draw()

    def _draw(self) -> None:
        """Draw what is seen first, then the rest."""
        if not self.isVisible():
            return
        seen = QRect(0, self.verticalScrollBar().value(), self.viewport().width(), self.viewport().height())
        cards = sorted(self._buttons, key=lambda card: not self._buttons[card].geometry().intersects(seen))
        self._easel.want(cards, round(self._lines.wide), self.devicePixelRatioF())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size of page, other sizes of cards."""
        super().resizeEvent(event)
        self.arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Now somebody looks."""
        super().showEvent(event)
        self._draw()

    # the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another card."""
        rows = self._lines.rows
        row = next(number for number, cards in enumerate(rows) if self.current in cards)
        place = rows[row].index(self.current)
        leap = max(1, int(self.viewport().height() / self._lines.step))
        key = Qt.Key(event.key())
        along = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key)
        down = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -leap, Qt.Key.Key_PageDown: leap}.get(key)
        cards: Sequence[Card] = self._exhibit.cards
        if along is not None:
            shown = [card for line in rows for card in line]
            self.look_at(shown[min(max(shown.index(self.current) + along, 0), len(shown) - 1)])
        elif down is not None:
            line = rows[min(max(row + down, 0), len(rows) - 1)]
            self.look_at(line[min(place, len(line) - 1)])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.look_at(cards[0] if key == Qt.Key.Key_Home else cards[-1])
        else:
            super().keyPressEvent(event)
