"""The table on a score sheet: an award a row, a side a column, the cards that made it in small.

Only the awards are scrolled: the names above them and the totals below always stay in sight. An award with much to show
is a row that opens.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from cardavia.text.announcer import SheetRow
from cardavia.ui.look.faces import Faces
from cardavia.ui.panels.awards import LONG, Award, closed
from cardavia.ui.panels.card_rows import CardRows
from cardavia.ui.panels.controls import Note, rule
from cardavia.ui.panels.fold import Fold
from cardavia.ui.theme import heading_font
from cardavia.ui.voice import Voice

PICTURE = 3.8
"""Height of a card on the sheet, in lines of text."""
ABREAST = 5
"""Cards that lie side by side at most in a side's column."""
_MIDDLE = Qt.AlignmentFlag.AlignCenter


class Column(NamedTuple):
    """A side: its name, and what stands in the rows below the awards."""

    name: str
    sums: tuple[str, ...]


class Foot(NamedTuple):
    """A row below the awards: its words, and how large its figures are against the text."""

    words: str
    factor: float


class Part(QWidget):
    """Some rows of the table: words in the first column, a side in each further one."""

    def __init__(self, sides: int, parent: QWidget) -> None:
        super().__init__(parent)
        line = self.fontMetrics().height()
        self._sides = sides
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, line // 2, 0)
        self.grid.setHorizontalSpacing(line)
        self.grid.setVerticalSpacing(round(line * 0.35))
        self.grid.setColumnStretch(0, 1)
        for side in range(sides):
            self.grid.setColumnMinimumWidth(1 + side, round(line * 6.5))

    def rule(self) -> None:
        """A line across."""
        self.grid.addWidget(rule(self), self.grid.rowCount(), 0, 1, 1 + self._sides)

    def widths(self) -> list[int]:
        """What each side's column needs."""
        return [max(self._width(row, 1 + side) for row in range(self.grid.rowCount())) for side in range(self._sides)]

    def _width(self, row: int, column: int) -> int:
        item = self.grid.itemAtPosition(row, column)
        wanted = 0 if item is None else item.sizeHint().width()
        return max(wanted, self.grid.columnMinimumWidth(column))

    def widen(self, widths: Sequence[int]) -> None:
        """Give the sides' columns these widths at least."""
        for column, width in enumerate(widths, start=1):
            self.grid.setColumnMinimumWidth(column, width)

    def height_for(self, width: int) -> int:
        """The height at which nothing is cut at this width."""
        return max(self.grid.heightForWidth(width), self.grid.minimumSize().height())


class SheetTable(QWidget):
    """Written anew for each deal, language and deck; what was opened stays open until ``forget``."""

    opened = Signal()
    """A row was opened or closed: the table has another height."""

    def __init__(self, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._open: set[int] = set()
        """The numbers of the awards that somebody has opened."""
        self.folds: list[Fold] = []
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.viewport().setAutoFillBackground(False)
        self.area.viewport().installEventFilter(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._head, self._body, self._foot = self._parts(0)

    def forget(self) -> None:
        """Another deal: everything is closed again."""
        self._open.clear()

    def fill(self, awards: Sequence[Award], columns: Sequence[Column], feet: Sequence[Foot], voice: Voice) -> None:
        """Write the awards, then the sums below them."""
        self._fresh(len(columns))
        if len(awards) > LONG:
            self._body.grid.setVerticalSpacing(round(self.fontMetrics().height() * 0.1))
        for side, column in enumerate(columns):
            self._head.grid.addWidget(self._words(column.name, self._head), 0, 1 + side, _MIDDLE)
        self._head.rule()
        names, folded = [column.name for column in columns], closed(awards)
        # where some rows have a triangle before their words, the words of the others begin below theirs
        indent = round(self.fontMetrics().height() * Fold.MARK) if folded else 0
        for number, award in enumerate(awards):
            if number:
                self._body.rule()
            if number in folded:
                self._folded(number, award, names, voice)
            else:
                self._award(award.row, len(columns), voice, indent)
        self._foot.rule()
        for place, foot in enumerate(feet):
            at = self._foot.grid.rowCount()
            self._foot.grid.addWidget(self._words(foot.words, self._foot), at, 0)
            for side, column in enumerate(columns):
                figure = self._figure(column.sums[place], self._foot, foot.factor)
                self._foot.grid.addWidget(figure, at, 1 + side, _MIDDLE)
        self._align()
        for part in (self._head, self._body, self._foot):
            part.show()
        self._column.activate()

    def height_for(self, width: int) -> int:
        """The height at which nothing is cut and nothing has to be scrolled at this width."""
        parts = (self._head, self._body, self._foot)
        return sum(part.height_for(width) for part in parts) + 2 * self._column.spacing()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Names and totals stay above and below their columns when the scroll bar comes or goes."""
        if event.type() is QEvent.Type.Resize and watched is self.area.viewport():
            bar = max(0, self.area.width() - self.area.viewport().width())
            for part in (self._head, self._foot):
                part.setContentsMargins(0, 0, bar, 0)
        return False

    def _align(self) -> None:
        """The same widths above, among and below the awards."""
        parts = (self._head, self._body, self._foot)
        widths = [max(each) for each in zip(*(part.widths() for part in parts), strict=True)]
        for part in parts:
            part.widen(widths)

    def _fresh(self, sides: int) -> None:
        """Empty parts in place of the written ones: a grid never forgets its rows."""
        self.area.takeWidget()
        self.folds.clear()
        for part in (self._head, self._body, self._foot):
            part.hide()
            part.setParent(None)
            part.deleteLater()
        self._head, self._body, self._foot = self._parts(sides)

    def _parts(self, sides: int) -> tuple[Part, Part, Part]:
        head, body, foot = (Part(sides, self) for _ in range(3))
        self._column.setSpacing(head.grid.verticalSpacing())
        self._column.addWidget(head)
        self._column.addWidget(self.area, 1)
        self._column.addWidget(foot)
        self.area.setWidget(body)
        body.hide()  # the scroll area shows it at once; what is written on a shown page has no size yet
        body.setAutoFillBackground(False)
        return head, body, foot

    def _award(self, row: SheetRow, sides: int, voice: Voice, indent: int) -> None:
        at = self._body.grid.rowCount()
        title = QWidget(self._body)
        column = QVBoxLayout(title)
        column.setContentsMargins(indent, 0, 0, 0)
        column.setSpacing(0)
        why = self._note(row.explanation, title)
        column.addStretch(1)
        column.addWidget(self._words(row.title, title))
        column.addWidget(why)
        column.addStretch(1)
        self._body.grid.addWidget(title, at, 0)
        for side in range(sides):
            self._body.grid.addWidget(self._share(row, side, voice), at, 1 + side, _MIDDLE)

    def _folded(self, number: int, award: Award, names: Sequence[str], voice: Voice) -> None:
        """One line that opens to every single entry with its reason and its cards."""
        at, grid = self._body.grid.rowCount(), self._body.grid
        times = len(award.entries)
        quiet = voice.say("sheet.times", n=times) if times > len(names) else ""
        fold = Fold(award.row.title, quiet, self._body)
        fold.setFont(self.font())
        each_side = zip(names, award.row.points, strict=True)
        points = [f"{name} {voice.phrases.number(each)}" for name, each in each_side]
        told = voice.say("sheet.told", title=award.row.title, points=voice.say("list.comma").join(points))
        fold.setAccessibleName(told)
        self.folds.append(fold)
        grid.addWidget(fold, at, 0)
        for side in range(len(names)):
            bare = award.row._replace(cards=(), counts=())
            grid.addWidget(self._share(bare, side, voice), at, 1 + side, _MIDDLE)
        inside = QWidget(self._body)
        QVBoxLayout(inside)
        grid.addWidget(inside, at + 1, 0, 1, 1 + len(names))
        inside.hide()
        fold.toggled.connect(partial(self._on_folded, number, award, inside, voice))
        fold.setChecked(number in self._open)

    def _on_folded(self, number: int, award: Award, inside: QWidget, voice: Voice, on: bool) -> None:
        column = inside.layout()
        if on and column is not None and not column.count():
            line = self.fontMetrics().height()
            column.setContentsMargins(round(line * Fold.MARK), 0, 0, line // 3)
            column.setSpacing(line // 3)
            for entry in award.entries:
                column.addWidget(self._note(entry.explanation, inside))
                for cards in filter(None, entry.cards):
                    column.addWidget(CardRows(self._faces, voice.phrases, cards, round(line * PICTURE), inside))
        inside.setVisible(on)
        known = number in self._open
        (self._open.add if on else self._open.discard)(number)
        if on != known:
            self.opened.emit()

    @staticmethod
    def _signed(points: int, voice: Voice) -> str:
        """Points with their sign; none where there are none."""
        number = voice.phrases.number(points)
        return "" if not points else number if points < 0 else f"+{number}"

    def _share(self, row: SheetRow, side: int, voice: Voice) -> QWidget:
        """One side's part of an award: its cards, what was counted, and its points on the right of that."""
        cell = QWidget(self._body)
        column = QVBoxLayout(cell)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        cards = row.cards[side] if side < len(row.cards) else ()
        if cards:
            height = round(self.fontMetrics().height() * PICTURE)
            column.addWidget(CardRows(self._faces, voice.phrases, cards, height, cell, ABREAST), 0, _MIDDLE)
        counted = row.counts[side] if side < len(row.counts) else ""
        figures = QHBoxLayout()
        figures.setSpacing(0)
        room = round(self.fontMetrics().height() * 2.0) if counted else 0
        if counted:
            figures.addSpacing(room + room // 4)
            figures.addStretch(1)
            figures.addWidget(self._note(counted, cell))
            figures.addSpacing(room // 4)
            figures.addStretch(1)
        points = self._figure(self._signed(row.points[side], voice), cell, 1.25)
        points.setMinimumWidth(room)
        points.setAlignment(Qt.AlignmentFlag.AlignVCenter if counted else _MIDDLE)
        figures.addWidget(points)
        column.addLayout(figures)
        return cell

    def _words(self, text: str, parent: QWidget) -> QLabel:
        font = QFont(self.font())
        font.setBold(True)
        label = QLabel(text, parent)
        label.setFont(font)
        return label

    def _note(self, text: str, parent: QWidget) -> Note:
        note = Note(parent)
        note.setText(text)
        note.setFont(self.font())
        return note

    def _figure(self, text: str, parent: QWidget, factor: float) -> QLabel:
        label = QLabel(text, parent)
        label.setFont(heading_font(self.font(), factor))
        label.setProperty("role", "heading")
        return label
