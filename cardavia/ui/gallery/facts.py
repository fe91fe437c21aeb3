"""What a card is worth and does in its game, topic by topic, with the cards that are meant."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cardavia.engine.cards import Card
from cardavia.game import Fact
from cardavia.text.lore import sentence, spoken
from cardavia.ui.gallery.exhibit import Exhibit
from cardavia.ui.look.strips import STEP
from cardavia.ui.panels.card_rows import CardRows
from cardavia.ui.panels.controls import Heading
from cardavia.ui.theme import spread

SMALL = 3.6
"""Height of the cards of a combination, in lines of text."""
FEW, APART = 5, 1.1
"""So few of them lie side by side, so far apart in their widths; more lie one over the other."""
WIDEST = 34
"""Width of the text at most, in lines of text: longer lines are hard to read."""


def _wrapping() -> QSizePolicy:
    """The policy of what breaks into rows: "fixed" would give it the height of its size hint, however narrow it is."""
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    return policy


class OrderRow(QWidget):
    """Cards from the highest to the lowest, each told by its index alone; the one that is looked at is filled."""

    HIGH, AIR = 1.45, 0.3

    def __init__(self, exhibit: Exhibit, cards: Sequence[Card], marked: Card, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = [self._index(exhibit, card) for card in cards]
        self._marked = cards.index(marked)
        self.setAccessibleName(exhibit.phrases.say("gallery.order", cards=exhibit.phrases.cards(cards)))
        self.setToolTip(self.accessibleName())
        self.setSizePolicy(_wrapping())

    @staticmethod
    def _index(exhibit: Exhibit, card: Card) -> str:
        """What stands in its corner; trumps without a number go by their names."""
        index = exhibit.faces.index_text(card)
        return index if exhibit.pattern.has_suit(card) or index.isdecimal() else exhibit.phrases.card(card)

    @property
    def words(self) -> list[str]:
        """What is written, from the highest card on."""
        return self._words

    @property
    def marked(self) -> str:
        """What is written of the card that is looked at."""
        return self._words[self._marked]

    def _places(self, width: int) -> list[QRectF]:
        metrics, line = QFontMetricsF(self.font()), self.fontMetrics().height()
        found: list[QRectF] = []
        x = y = 0.0
        for words in self._words:
            wide = max(line * 1.5, metrics.horizontalAdvance(words) + line * 0.7)
            if x and x + wide > width:
                x, y = 0.0, y + line * (self.HIGH + self.AIR)
            found.append(QRectF(x, y, wide, line * self.HIGH))
            x += wide + line * self.AIR
        return found

    def hasHeightForWidth(self) -> bool:
        """It does."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As many rows as are needed."""
        return round(self._places(width)[-1].bottom()) + 2

    def sizeHint(self) -> QSize:
        """As wide as it may be."""
        width = self.fontMetrics().height() * 20
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """The longest of its words."""
        return QSize(round(max(place.width() for place in self._places(0))), round(self.fontMetrics().height() * 1.6))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A small field for each card."""
        shades, role = self.palette(), QPalette.ColorRole
        bold = QFont(self.font())
        bold.setBold(True)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, (place, words) in enumerate(zip(self._places(self.width()), self._words, strict=True)):
                here = number == self._marked
                painter.setPen(QPen(shades.color(role.Highlight if here else role.Mid), 1))
                painter.setBrush(shades.color(role.Highlight if here else role.Button))
                painter.drawRoundedRect(place.translated(QPointF(0.5, 0.5)).adjusted(0, 0, -1, 0), 4, 4)
                painter.setFont(bold if here else self.font())
                painter.setPen(shades.color(role.HighlightedText if here else role.ButtonText))
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)


class FactsPage(QScrollArea):
    """The name of a card and everything that its game tells about it; the arrows scroll where it is long."""

    def __init__(self, exhibit: Exhibit, parent: QWidget) -> None:
        super().__init__(parent)
        self._exhibit = exhibit
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumWidth(self.fontMetrics().height() * 9)
        self._told: list[str] = []

    @property
    def told(self) -> list[str]:
        """All that is told, line by line, as a screen reader hears it."""
        return self._told

    def tell(self, card: Card) -> None:
        """Tell about a card, from the beginning."""
        line, exhibit = self.fontMetrics().height(), self._exhibit
        page = QWidget(self)
        page.setObjectName("page")
        column = QVBoxLayout(page)
        column.setContentsMargins(line // 2, line // 4, line // 2, line)
        column.setSpacing(round(line * 0.35))
        name = Heading(1.45, page)
        name.setText(exhibit.title(card))
        column.addWidget(name)
        self._told = [name.text()]
        for topic, facts in groupby(exhibit.facts(card), key=lambda fact: fact.topic):
            title = Heading(1.05, page)
            title.setText(exhibit.phrases.say(f"gallery.topic.{topic}"))
            column.addSpacing(round(line * 0.35))
            column.addWidget(title)
            self._told.append(title.text())
            for fact in facts:
                self._add(column, fact, card, page)
        column.addStretch(1)
        spread(page, self.font())
        page.setMaximumWidth(WIDEST * line)
        if self.widget() is not None:
            old = self.takeWidget()
            old.hide()
            old.deleteLater()
        self.setWidget(page)
        self.verticalScrollBar().setValue(0)

    def _add(self, column: QVBoxLayout, fact: Fact, card: Card, page: QWidget) -> None:
        exhibit = self._exhibit
        words = QLabel(sentence(exhibit.phrases, fact), page)
        words.setWordWrap(True)
        words.setAccessibleName(spoken(exhibit.phrases, fact))
        self._told.append(words.accessibleName())
        column.addWidget(words)
        if fact.order:
            column.addWidget(OrderRow(exhibit, fact.order, card, page))
        if fact.cards:
            height = round(self.fontMetrics().height() * SMALL)
            step = APART if len(fact.cards) <= FEW else STEP
            cards = CardRows(exhibit.faces, exhibit.phrases, fact.cards, height, page, step=step)
            cards.setSizePolicy(_wrapping())
            column.addWidget(cards)

    def scroll_by(self, step: int) -> None:
        """Up or down by some lines."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + step * 3 * self.fontMetrics().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keyboard is the page's, not the scroll bar's."""
        event.ignore()
