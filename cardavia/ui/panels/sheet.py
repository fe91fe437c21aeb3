"""The score sheet after a deal: every award with what was compared, why it went where it went, and the new totals."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from cardavia.engine.score import Sheet, of_deal
from cardavia.text.announcer import SheetRow
from cardavia.ui.aloud import aloud
from cardavia.ui.look.faces import Faces
from cardavia.ui.names import Naming
from cardavia.ui.panels.awards import Award, awards
from cardavia.ui.panels.buttons import Button
from cardavia.ui.panels.controls import Heading, Note
from cardavia.ui.panels.sheet_table import Column, Foot, SheetTable
from cardavia.ui.theme import spread, zoomed
from cardavia.ui.voice import Voice

VEIL = QColor(10, 6, 14, 120)
"""What lies between the table and the sheet."""
SIZES = (1.0, 0.85, 0.7, 0.6, 0.5)
"""Letters against the interface's own: large ones give way on a small page, where buttons and rows must find room."""
SMALLEST, ROWS = 7.5, 5
"""Points below which no letters go even then, and so many lines of the table that are to be seen at least."""
WIDEST = 42
"""Width of the sheet at most, in lines of text."""
UNSEEN = 0.7
"""Seconds in which nobody can have looked at the sheet: what is pressed then was meant for the cards before it."""


class Deal(NamedTuple):
    """What the sheet tells: the match's lines so far, the deal that ended, and who has won, if it is over."""

    game: str
    sheet: Sheet
    number: int
    target: int | None
    """The points to which the match is played; None where it is one deal."""
    totals: tuple[int, ...]
    """By side, what decides the match."""
    over: bool = False
    winner: int | None = None

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
    closed = Signal()
    """A sheet that was looked at again is put away: nothing goes on by it."""

    def __init__(self, voice: Voice, faces: Faces, names: Naming, parent: QWidget) -> None:
        super().__init__(parent)
        self._voice, self._names, self._under = voice, names, parent
        self._deal: Deal | None = None
        self._aside = self._again = False
        self._since = 0.0
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
        self._awards: list[Award] = []
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
        self._buttons = buttons
        self._on.clicked.connect(self._on_continue)
        self._see.clicked.connect(self.toggle_table)
        self._rules.clicked.connect(self.rules)
        self._home.clicked.connect(self._on_home)
        self._table.opened.connect(self._place)

    # ------------------------------------------------------------------------------------------------ what is told

    def show_deal(self, deal: Deal, *, again: bool = False) -> None:
        """Show the settlement of a deal, or the end of the match with it; ``again`` while something else is played."""
        self._deal, self._aside, self._again, self._since = deal, False, again, monotonic()
        self._table.forget()
        # first shown, then written: a layout does not count what is hidden
        self.show()
        self.raise_()
        self.retranslate()
        self._table.area.verticalScrollBar().setValue(0)
        self._on.setFocus(Qt.FocusReason.OtherFocusReason)
        aloud(self, self.summary)

    @property
    def shows_again(self) -> bool:
        """Whether an earlier sheet is looked at, and the match does not wait for it."""
        return self._again and not self.isHidden()

    @property
    def summary(self) -> str:
        """The sheet in one breath, for a screen reader: what it is, each award and the totals."""
        if self._deal is None:
            return ""
        rows = [f"{row.title}: {row.explanation}" for row in self.rows]
        totals = [f"{column.name}: {column.sums[-1]}" for column in self._columns(self._deal)]
        heads = [f"{words}." for words in (self._title.text(), self._note(self._deal)) if words]
        return " ".join([*heads, *rows, f"{self._feet(self._deal)[-1].words}:", ", ".join(totals)])

    @property
    def rows(self) -> list[SheetRow]:
        """The awards of the deal in words; all lines with the same reason are one row."""
        return [award.row for award in self._awards]

    def _columns(self, deal: Deal) -> list[Column]:
        """A side's name, its points of the deal where they are not the total already, and its total."""
        number, columns = self._voice.phrases.number, []
        for side, standing in enumerate(deal.totals):
            sums = (standing,) if self._is_total(deal) else (self._points(side), standing)
            columns.append(Column(self._names.side(side), tuple(map(number, sums))))
        return columns

    def _points(self, side: int) -> int:
        return sum(award.row.points[side] for award in self._awards)

    def _is_total(self, deal: Deal) -> bool:
        """Whether the points of a match's only deal are what decides it."""
        return deal.target is None and deal.totals == tuple(self._points(side) for side in range(deal.sides))

    def _feet(self, deal: Deal) -> list[Foot]:
        """The words of the rows below the awards."""
        say = self._voice.say
        own = f"{deal.game}.standing"
        total = Foot(say(own if self._voice.phrases.knows(own) else "sheet.total"), 1.9)
        if self._is_total(deal):
            return [total]
        return [Foot(say("sheet.points" if deal.target is None else "sheet.this-deal"), 1.25), total]

    def retranslate(self) -> None:
        """Say everything again in the language of the moment, with the deck of the moment."""
        if self._deal is None:
            return
        for size in SIZES:
            self._write(self._deal, size)
            if self._fits():
                break
        self.setAccessibleName(self._title.text())
        self._place()

    def _write(self, deal: Deal, size: float) -> None:
        say, font = self._voice.say, zoomed(QApplication.font(), self._under.size(), lines=(60, 52), most=2.0)
        if size < 1.0:
            font.setPointSizeF(max(SMALLEST, size * font.pointSizeF()))
        spread(self._frame, font)
        line = self._frame.fontMetrics().height()
        self._column.setContentsMargins(round(line * 1.3), line, round(line * 1.3), line)
        self._column.setSpacing(line // 2)
        self._title.setText(self._headline(deal))
        self._target.setText(self._note(deal))
        lines = of_deal(deal.sheet, deal.number)
        self._awards = awards(lines, deal.sides, self._voice.phrases, self._names.side)
        self._table.fill(self._awards, self._columns(deal), self._feet(deal), self._voice)
        going_on = "sheet.play-again" if deal.over else "sheet.continue"
        self._on.setText(say("sheet.to-table" if self._again else going_on))
        self._see.setText(say("sheet.back" if self._aside else "sheet.see-table"))
        self._rules.setText(say("sheet.rules"))
        self._home.setText(say("sheet.home"))
        self._home.setVisible(deal.over and not self._again)
        self._see.setVisible(not self._again)

    def _fits(self) -> bool:
        """Whether all buttons stand side by side, and some rows of the table can be seen over them."""
        page, line = self._under.size(), self._frame.fontMetrics().height()
        margins, spacing = self._column.contentsMargins(), self._column.spacing()
        width = min(page.width() - 2 * self._margin, line * WIDEST) - margins.left() - margins.right() - 2
        shown = [each for each in (self._see, self._rules, self._home, self._on) if not each.isHidden()]
        if sum(each.sizeHint().width() + self._buttons.spacing() for each in shown) > width:
            return False
        notes = [self._title, *([self._target] if self._target.text() else [])]
        taken = sum(each.heightForWidth(width) + spacing for each in notes) + self._on.sizeHint().height() + spacing
        room = page.height() - 2 * self._margin - margins.top() - margins.bottom() - taken - 2
        return room >= max(ROWS * line, self._table.minimumSizeHint().height())

    @property
    def _margin(self) -> int:
        """Between the sheet and the edge of the page."""
        return min(self._frame.fontMetrics().height(), self._under.width() // 40)

    def _note(self, deal: Deal) -> str:
        """What stands below the headline: how far the match has come, or by how much one of a single deal was won."""
        if deal.target is not None:
            return self._voice.say("sheet.target", number=deal.number, target=deal.target)
        term = f"{deal.game}.margin"
        if deal.winner is None or not self._voice.phrases.knows(term):
            return ""
        others = (total for side, total in enumerate(deal.totals) if side != deal.winner)
        return self._voice.say(term, n=deal.totals[deal.winner] - max(others))

    def _headline(self, deal: Deal) -> str:
        if not deal.over:
            return self._voice.say("sheet.title")
        if deal.winner is None:
            return self._voice.say("sheet.drawn")
        return self._names.victory(deal.winner)

    # ------------------------------------------------------------------------------------------------ what is asked

    def _on_continue(self) -> None:
        if monotonic() - self._since < UNSEEN and not self._again:
            return
        over, again = self._deal is not None and self._deal.over, self._again
        self.dismiss()
        (self.closed if again else self.play_again if over else self.go_on).emit()

    def _on_home(self) -> None:
        self.dismiss()
        self.home.emit()

    def dismiss(self) -> None:
        """Go away: the match goes on, was undone, or was left."""
        self._deal = None
        self.hide()

    def toggle_table(self) -> None:
        """Step aside so that the table can be seen, or come back; an earlier sheet is not needed any more then."""
        if self._again:
            self._on_continue()
            return
        self._aside = not self._aside
        self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space go on, wherever the keyboard is but on another button or row; Esc shows the table."""
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
        buttons: list[QWidget] = [*self._table.folds, self._see, self._rules, self._home, self._on]
        stops = [each for each in buttons if each.isVisible()]
        focused = self.window().focusWidget()
        here = stops.index(focused) if focused in stops else -1
        stop = stops[(here + (1 if forward else -1)) % len(stops)]
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        if stop in self._table.folds:
            self._table.area.ensureWidgetVisible(stop)
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
        self._target.setVisible(not self._aside and bool(self._target.text()))
        margin = self._margin
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
