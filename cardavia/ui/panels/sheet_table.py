"""The table on a score sheet: an award a row, a side a column, the cards that made it in small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardavia.engine.cards import Card
from cardavia.text.announcer import SheetRow
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.strips import strip
from cardavia.ui.panels.controls import Note, rule
from cardavia.ui.theme import heading_font
from cardavia.ui.voice import Voice

PICTURE = 3.8
"""Height of a card on the sheet, in lines of text."""
_MIDDLE = Qt.AlignmentFlag.AlignCenter


class Column(NamedTuple):
    """A side: its name, its points of this deal, its points of the match."""

    name: str
    points: str
    total: str


class SheetTable(QWidget):
    """Written anew for each deal, language and deck."""

    def __init__(self, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._body = QWidget(self)
        self._grid = QGridLayout(self._body)
        self._column.addWidget(self._body)

    def fill(self, rows: Sequence[SheetRow], columns: Sequence[Column], voice: Voice) -> None:
        """Write the awards, then the points of this deal and of the match."""
        self._fresh(len(columns))
        for side, column in enumerate(columns):
            self._grid.addWidget(self._words(column.name, self._body), 0, 1 + side, _MIDDLE)
        for row in rows:
            self._rule(len(columns))
            self._award(row, len(columns), voice)
        self._rule(len(columns))
        for term, values, factor in (
            ("sheet.this-deal", [each.points for each in columns], 1.25),
            ("sheet.total", [each.total for each in columns], 1.9),
        ):
            at = self._grid.rowCount()
            self._grid.addWidget(self._words(voice.say(term), self._body), at, 0)
            for side, value in enumerate(values):
                self._grid.addWidget(self._figure(value, self._body, factor), at, 1 + side, _MIDDLE)
        self._body.show()
        self._column.activate()

    def height_for(self, width: int) -> int:
        """The height at which nothing is cut at this width."""
        return max(self._grid.heightForWidth(width), self._grid.minimumSize().height())

    def _fresh(self, sides: int) -> None:
        """An empty grid in place of the written one: a grid never forgets its rows."""
        line = self.fontMetrics().height()
        self._body.hide()
        self._body.setParent(None)
        self._body.deleteLater()
        self._body = QWidget(self)
        self._grid = QGridLayout(self._body)
        self._grid.setContentsMargins(0, 0, line // 2, 0)
        self._grid.setHorizontalSpacing(line)
        self._grid.setVerticalSpacing(round(line * 0.35))
        self._grid.setColumnStretch(0, 1)
        for side in range(sides):
            self._grid.setColumnMinimumWidth(1 + side, round(line * 6.5))
        self._column.addWidget(self._body)

    def _rule(self, sides: int) -> None:
        self._grid.addWidget(rule(self._body), self._grid.rowCount(), 0, 1, 1 + sides)

    def _award(self, row: SheetRow, sides: int, voice: Voice) -> None:
        at = self._grid.rowCount()
        title = QWidget(self._body)
        column = QVBoxLayout(title)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        why = self._note(row.explanation, title)
        column.addStretch(1)
        column.addWidget(self._words(row.title, title))
        column.addWidget(why)
        column.addStretch(1)
        self._grid.addWidget(title, at, 0)
        for side in range(sides):
            self._grid.addWidget(self._share(row, side, voice), at, 1 + side, _MIDDLE)

    def _share(self, row: SheetRow, side: int, voice: Voice) -> QWidget:
        """One side's part of an award: its cards, what was counted, and its points on the right of that."""
        cell = QWidget(self._body)
        column = QVBoxLayout(cell)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        cards = row.cards[side] if side < len(row.cards) else ()
        if cards:
            column.addWidget(self._pictures(cards, cell, voice), 0, _MIDDLE)
        counted = row.counts[side] if side < len(row.counts) else ""
        won = f"+{voice.phrases.number(row.points[side])}" if row.points[side] else ""
        figures = QHBoxLayout()
        figures.setSpacing(0)
        room = round(self.fontMetrics().height() * 2.0) if counted else 0
        if counted:
            figures.addSpacing(room + room // 4)
            figures.addStretch(1)
            figures.addWidget(self._note(counted, cell))
            figures.addSpacing(room // 4)
            figures.addStretch(1)
        points = self._figure(won, cell, 1.25)
        points.setMinimumWidth(room)
        points.setAlignment(Qt.AlignmentFlag.AlignVCenter if counted else _MIDDLE)
        figures.addWidget(points)
        column.addLayout(figures)
        return cell

    def _pictures(self, cards: tuple[Card, ...], parent: QWidget, voice: Voice) -> QLabel:
        label = QLabel(parent)
        height = round(self.fontMetrics().height() * PICTURE)
        label.setPixmap(strip(self._faces, cards, height, self.devicePixelRatioF()))
        names = voice.phrases.cards(cards)
        label.setAccessibleName(names)
        label.setToolTip(names)
        return label

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
