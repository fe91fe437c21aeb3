"""The score sheet after a deal: every award with what was compared, why it went where it went, and the new totals."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from cardavia.engine.score import Line, Sheet, of_deal, total
from cardavia.engine.zones import Seat
from cardavia.text.announcer import Announcer, SheetRow
from cardavia.ui.look.faces import Faces
from cardavia.ui.panels.buttons import Button
from cardavia.ui.panels.controls import Heading, Note
from cardavia.ui.panels.sheet_table import Column, SheetTable
from cardavia.ui.theme import spread, zoomed
from cardavia.ui.voice import Voice

VEIL = QColor(10, 6, 14, 120)
"""What lies between the table and the sheet."""
WIDEST = 42
"""Width of the sheet at most, in lines of text."""


class Deal(NamedTuple):
    """What the sheet tells: the match's lines so far, the deal that ended, and who has won, if it is over."""

    sheet: Sheet
    number: int
    target: int | None
    totals: tuple[int, ...]
    """By side, what decides the match."""
    over: bool
    winner: int | None

    @property
    def sides(self) -> int:
        """How many columns the sheet has."""
        return len(self.totals)


class SheetPanel(QWidget):
    """Lies over the table page that it is built on, follows its size, and steps aside to let the table be seen."""

    go_on = Signal()
    rules = Signal()
    play_again = Signal()
    home = Signal()

    def __init__(self, voice: Voice, faces: Faces, names: Callable[[Seat], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._voice, self._names, self._under = voice, names, parent
        self._deal: Deal | None = None
        self._aside = False
        self._build(faces)
        parent.installEventFilter(self)
        voice.changed.connect(self.retranslate)
        faces.changed.connect(self.retranslate)
        self.hide()

    def _build(self, faces: Faces) -> None:
        line = self.fontMetrics().height()
        self._frame = QFrame(self)
        self._frame.setProperty("role", "panel")
        self._title, self._target = Heading(1.8, self._frame), Note(self._frame)
        self._table = SheetTable(faces, self._frame)
        self._on = Button(self._frame, main=True)
        self._see, self._rules, self._home = (Button(self._frame) for _ in range(3))
        buttons = QHBoxLayout()
        buttons.setSpacing(line // 2)
        for button in (self._see, self._rules, self._home):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self._on)
        self._column = column = QVBoxLayout(self._frame)
        for widget in (self._title, self._target):
            column.addWidget(widget)
        column.addWidget(self._table, 1)
        column.addLayout(buttons)
        self._on.clicked.connect(self._on_continue)
        self._see.clicked.connect(self.toggle_table)
        self._rules.clicked.connect(self.rules)
        self._home.clicked.connect(self._on_home)

    # ------------------------------------------------------------------------------------------------ what is told

    def show_deal(
        self,
        sheet: Sheet,
        number: int,
        target: int | None,
        *,
        totals: tuple[int, ...] | None = None,
        over: bool = False,
        winner: int | None = None,
    ) -> None:
        """Show the settlement of a deal, or the end of the match with it.

        ``totals`` has a number a side, of what decides the match; without it, the points of two sides.
        """
        standing = (total(sheet, 0), total(sheet, 1)) if totals is None else totals
        self._deal, self._aside = Deal(sheet, number, target, standing, over, winner), False
        # first shown, then written: a layout does not count what is hidden
        self.show()
        self.raise_()
        self.retranslate()
        self._table.area.verticalScrollBar().setValue(0)
        self._on.setFocus(Qt.FocusReason.OtherFocusReason)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.summary))

    @property
    def summary(self) -> str:
        """The sheet in one breath, for a screen reader: what it is, each award and the totals."""
        if self._deal is None:
            return ""
        rows = [f"{row.title}: {row.explanation}" for row in self.rows]
        totals = [f"{column.name}: {column.total}" for column in self._columns(self.rows)]
        return " ".join([f"{self._title.text()}.", *rows, f"{self._voice.say('sheet.total')}:", ", ".join(totals)])

    @property
    def rows(self) -> list[SheetRow]:
        """The awards of the deal in words; both sides' share of one award is one row."""
        if self._deal is None:
            return []
        announcer = Announcer(self._voice.phrases, self._names)
        lines = of_deal(self._deal.sheet, self._deal.number)
        return [self._merged(announcer, tuple(group)) for _, group in groupby(lines, key=lambda line: line.term)]

    def _merged(self, announcer: Announcer, lines: tuple[Line, ...]) -> SheetRow:
        assert self._deal is not None
        rows = [announcer.line(line, self._deal.sides) for line in lines]
        points = tuple(map(sum, zip(*(row.points for row in rows), strict=True)))
        return rows[0]._replace(points=points, explanation=" ".join(row.explanation for row in rows))

    def _columns(self, rows: list[SheetRow]) -> list[Column]:
        assert self._deal is not None
        number = self._voice.phrases.number
        return [
            Column(
                self._names(Seat(side)),
                number(sum(row.points[side] for row in rows)),
                number(standing),
            )
            for side, standing in enumerate(self._deal.totals)
        ]

    def retranslate(self) -> None:
        """Say everything again in the language of the moment, with the deck of the moment."""
        if self._deal is None:
            return
        say, deal = self._voice.say, self._deal
        spread(self._frame, zoomed(QApplication.font(), self._under.size(), lines=(60, 52), most=2.0))
        line = self._frame.fontMetrics().height()
        self._column.setContentsMargins(round(line * 1.3), line, round(line * 1.3), line)
        self._column.setSpacing(line // 2)
        self._title.setText(self._headline(deal))
        self._target.setVisible(deal.target is not None)
        self._target.setText(say("sheet.target", number=deal.number, target=deal.target))
        rows = self.rows
        self._table.fill(rows, self._columns(rows), self._voice)
        self._on.setText(say("sheet.play-again" if deal.over else "sheet.continue"))
        self._see.setText(say("sheet.back" if self._aside else "sheet.see-table"))
        self._rules.setText(say("sheet.rules"))
        self._home.setText(say("sheet.home"))
        self._home.setVisible(deal.over)
        self.setAccessibleName(self._title.text())
        self._place()

    def _headline(self, deal: Deal) -> str:
        if not deal.over:
            return self._voice.say("sheet.title")
        if deal.winner is None:
            return self._voice.say("sheet.drawn")
        name = self._names(Seat(deal.winner))
        if name == self._voice.say("seat.you"):
            return self._voice.say("sheet.won.you")
        return self._voice.say("sheet.won", player=name)

    # ------------------------------------------------------------------------------------------------ what is asked

    def _on_continue(self) -> None:
        over = self._deal is not None and self._deal.over
        self.dismiss()
        (self.play_again if over else self.go_on).emit()

    def _on_home(self) -> None:
        self.dismiss()
        self.home.emit()

    def dismiss(self) -> None:
        """Go away: the match goes on, was undone, or was left."""
        self._deal = None
        self.hide()

    def toggle_table(self) -> None:
        """Step aside so that the table can be seen, or come back."""
        self._aside = not self._aside
        self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space go on, wherever the keyboard is but on another button; Esc shows the table."""
        if event.isAutoRepeat():
            return  # the key that hurried the last card is still held: the sheet wants to be read
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._on.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.toggle_table()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The keyboard stays on the sheet while it lies over the table."""
        if self._deal is None or not self.isVisible():  # going away: Qt asks where the keyboard should go instead
            return super().focusNextPrevChild(forward)
        stops = [each for each in (self._see, self._rules, self._home, self._on) if each.isVisible()]
        focused = self.window().focusWidget()
        here = stops.index(focused) if focused in stops else -1
        stops[(here + (1 if forward else -1)) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    # ------------------------------------------------------------------------------------------------ where it lies

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the page's size."""
        if event.type() is QEvent.Type.Resize and self.isVisibleTo(self._under):
            self.retranslate()
        return False

    def _place(self) -> None:
        page, line = self._under.size(), self._frame.fontMetrics().height()
        for part in (self._title, self._table, self._rules):
            part.setVisible(not self._aside)
        self._target.setVisible(not self._aside and self._deal is not None and self._deal.target is not None)
        margin = min(line, page.width() // 40)
        width = min(page.width() - 2 * margin, line * WIDEST)
        room = page.height() - 2 * margin
        if self._aside:
            size = QSize(width, self._column.minimumSize().height()).boundedTo(QSize(width, room))
            self.setGeometry(margin, page.height() - size.height() - margin, page.width() - 2 * margin, size.height())
        else:
            self.setGeometry(0, 0, page.width(), page.height())
            size = QSize(width, min(room, self._wanted(width)))
        self._frame.resize(size)
        self._frame.move((self.width() - size.width()) // 2, (self.height() - size.height()) // 2)
        self.update()

    def _wanted(self, width: int) -> int:
        """The height at which nothing has to be scrolled."""
        margins = self._column.contentsMargins()
        inside = width - margins.left() - margins.right() - 2
        parts = [self._title.heightForWidth(inside), self._table.height_for(inside), self._on.sizeHint().height()]
        if self._target.isVisibleTo(self._frame):
            parts.append(self._target.heightForWidth(inside))
        gaps = (len(parts) - 1) * self._column.spacing()
        return sum(parts) + gaps + margins.top() + margins.bottom() + 6

    def changeEvent(self, event: QEvent) -> None:
        """Another size of text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and hasattr(self, "_table"):
            self.retranslate()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Dim the table, unless it is to be seen."""
        if not self._aside:
            with QPainter(self) as painter:
                painter.fillRect(self.rect(), VEIL)
