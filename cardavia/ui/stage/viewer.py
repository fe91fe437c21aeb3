"""What lies elsewhere, to be looked at: the last trick, cards out of play, own discards; any key closes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from cardavia.engine.cards import Card
from cardavia.ui.aloud import aloud
from cardavia.ui.look.faces import RATIO, Faces
from cardavia.ui.look.strips import STEP, strip
from cardavia.ui.stage.pieces import GLASS, GOLD, QUIET, heading, lettering, light
from cardavia.ui.voice import Voice

CARD = 6.0
"""Height of its cards, in heights of letters."""
DETAILS = (1.0, 0.8, 0.62)
"""How large they are where there is less room; what still finds none is scrolled."""
LOOSE, TIGHT = 1.06, 0.32
"""How far cards lie apart at most and at least, in their widths: every index can be read."""
SCROLLED = " QScrollArea, #heaps { background: transparent; border: none; }"


class Row(NamedTuple):
    """A heap in words, with its cards; ``marked`` is the one that matters, such as the card that won."""

    words: str
    cards: tuple[Card, ...] = ()
    marked: bool = False


class Sight(NamedTuple):
    """Something to look at: its title, and its heaps side by side as far as there is room; words alone begin anew."""

    title: str
    rows: tuple[Row, ...]


class Viewer(QFrame):
    """Shows one sight. It takes no part in the match: a click or a key closes it."""

    closed = Signal()

    def __init__(self, voice: Voice, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("viewer")
        self._voice, self._faces, self._table = voice, faces, parent
        self._sight: Sight | None = None
        self._room = QRect()
        self._title = QLabel(self)
        self._foot = QLabel(self)
        for label in (self._title, self._foot):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._heaps = QWidget()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self._column.addWidget(self._area, 1)
        self._column.addWidget(self._foot)
        faces.changed.connect(self.renew)
        self.hide()

    @property
    def sight(self) -> Sight | None:
        """What is shown."""
        return self._sight

    def show_sight(self, sight: Sight) -> None:
        """Show this."""
        self._sight = sight
        self.renew()
        aloud(self, f"{sight.title}. {self.accessibleDescription()}")
        self.show()
        self.raise_()

    def close_sight(self) -> None:
        """Show nothing any more."""
        if self._sight is not None:
            self._sight = None
            self.hide()
            self.closed.emit()

    def place(self, room: QRect) -> None:
        """Lie in this part of the table, as large as is needed and not larger."""
        if room != self._room:
            self._room = room
            self.renew()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """A click closes it."""
        self.close_sight()

    # building

    @property
    def _em(self) -> int:
        return self.fontMetrics().height()

    def renew(self) -> None:
        """Build it anew: other cards, another look or size."""
        if self._sight is None or self._room.isEmpty():
            return
        light(self, GLASS.format(name="viewer") + SCROLLED, self._faces)
        light(self._foot, QUIET, self._faces)
        for detail in DETAILS:
            if self._build(self._sight, detail):
                break

    def _build(self, sight: Sight, detail: float) -> bool:
        """Build it with cards of this size; True if all of it fits into the room."""
        self.setFont(lettering(self._table))
        self._title.setFont(heading(self.font()))
        self._foot.setFont(self.font())
        self._title.setText(sight.title)
        self._foot.setText(self._voice.say("table.close-view"))
        self.setAccessibleName(sight.title)
        self.setAccessibleDescription("\n".join(self._told(row) for row in sight.rows))
        self._heaps = QWidget()
        self._heaps.setObjectName("heaps")
        column = QVBoxLayout(self._heaps)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(0.4 * self._em))
        wide, room, apart = 0, self._room.width() - 3 * self._em, round(1.2 * self._em)
        for parts in self._packed([(row, self._row(row, 0.95 * room, detail)) for row in sight.rows], room, apart):
            line = QHBoxLayout()
            line.setSpacing(apart)
            line.addStretch(1)
            for part in parts:
                line.addWidget(part)
            line.addStretch(1)
            column.addLayout(line)
            wide = max(wide, sum(part.sizeHint().width() + apart for part in parts))
        self._area.setWidget(self._heaps)
        return self._settle(wide)

    @staticmethod
    def _packed(parts: Sequence[tuple[Row, QWidget]], room: int, apart: int) -> list[list[QWidget]]:
        """The heaps line by line."""
        lines: list[list[QWidget]] = []
        left = 0
        for row, part in parts:
            wide = part.sizeHint().width() + apart
            if not lines or not row.cards or wide > left:
                lines.append([])
                left = room
            lines[-1].append(part)
            left = left - wide if row.cards else 0
        return lines

    def _told(self, row: Row) -> str:
        cards = self._voice.phrases.cards(row.cards)
        return f"{row.words}: {cards}" if cards else row.words

    def _row(self, row: Row, room: float, detail: float) -> QWidget:
        """Words over their cards, which lie closer where they are many, and in several lines in the end."""
        part = QWidget(self._heaps)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(0.15 * self._em))
        words = QLabel(row.words, part)
        words.setFont(self.font())
        words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        light(words, GOLD if row.marked else QUIET, self._faces)
        column.addWidget(words)
        height = round(detail * CARD * self._em)
        for cards, step in self._lines(row.cards, height / RATIO, room):
            label = QLabel(part)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setPixmap(strip(self._faces, cards, height, self.devicePixelRatioF(), step))
            label.setToolTip(self._voice.phrases.cards(cards))
            column.addWidget(label)
        return part

    @staticmethod
    def _lines(cards: Sequence[Card], wide: float, room: float) -> list[tuple[Sequence[Card], float]]:
        """The cards line by line, with how far they lie apart."""
        if not cards:
            return []
        most = max(1, int((room / wide - 1) / STEP) + 1)
        lines = -(-len(cards) // most)
        each = -(-len(cards) // lines)
        step = min(LOOSE, max(TIGHT, (room / wide - 1) / max(1, each - 1))) if lines == 1 else STEP
        return [(cards[at : at + each], step) for at in range(0, len(cards), each)]

    def _settle(self, wide: int) -> bool:
        """As large as its cards, inside the room; what is higher can be scrolled, and then the answer is False."""
        margins = round(0.8 * self._em)
        layout = self._column
        layout.setContentsMargins(margins, round(0.6 * margins), margins, round(0.6 * margins))
        head = self._title.sizeHint().height() + self._foot.sizeHint().height() + 2 * margins + 2 * layout.spacing()
        content = self._heaps.sizeHint()
        least = max(self._title.sizeHint().width(), self._foot.sizeHint().width())
        size = QSize(max(wide, least) + 2 * margins + 4, content.height() + head)
        fits = size.height() <= self._room.height()
        if not fits:
            size.setWidth(size.width() + self._area.verticalScrollBar().sizeHint().width())
        size = size.boundedTo(self._room.size())
        corner = self._room.center() - QRect(0, 0, size.width(), size.height()).center()
        self.setGeometry(QRect(corner, size))
        return fits

    def scroll_by(self, step: int) -> bool:
        """Up or down by a line of cards; False where there is nothing to scroll."""
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.value() + step * round(CARD * self._em))
        return bar.maximum() > 0
