"""What panels on the cloth are made of: letters as large as the table's, titles, cards, lines with points."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontInfo, QPixmap
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QLabel, QWidget

from cardavia.engine.cards import Card
from cardavia.engine.zones import Seat
from cardavia.game import Choice, Part, Question, Said
from cardavia.ui.look.faces import RATIO, Faces
from cardavia.ui.look.strips import STEP, strip
from cardavia.ui.stage.choice_button import Face
from cardavia.ui.theme import HEADINGS
from cardavia.ui.voice import Voice

SHARE = 0.0225
"""Height of letters as a share of the table's, as on the plates; never smaller than the interface's own."""
BETWEEN = " · "
CARD, SMALL = 7.0, 3.1
"""Height of the cards that a question is about, and of those in a list, in heights of letters."""
APART, LOOSE, TIGHT = 2, 1.12, 0.26
"""So few cards lie side by side, so far apart; more overlap, those of a list at least so little that indices show."""
MANY, TWO = 4, 30
"""More lines than so many stand in two columns, where the room is so many heights of letters wide."""
PART = 0.42
"""The share of the room that the cards of one line may take."""
DETAILS = (1.0, 0.8, 0.62, 0.48, 0.0)
"""How large pictures are where there is less room, against what would be best; in the end there are none."""
SIZES = (*((1.0, detail) for detail in DETAILS), *((size, 0.0) for size in (0.85, 0.7, 0.55, 0.4)))
"""Letters against the table's, and details: large letters on a small window give way last, and nothing is cut off."""
EASY = 0.55
"""Letters that are smaller than this share are no reason to try the next best room."""
QUIET, GOLD = "color: #E6D9BC", "color: #EBC260; font-weight: bold"


GLASS = (
    "#{name} {{ background: rgba(18, 12, 22, 255); border: 1px solid rgba(235, 194, 96, 150);"
    " border-radius: 12px; }} QLabel {{ color: #FFF8E6; background: transparent; }}"
)
"""A panel lies on the cloth, whatever the theme of the window: the ink and gold of the table's plates."""


def light(panel: QWidget, style: str, faces: Faces) -> None:
    """Give something on the cloth its style, in the light of the table."""
    graded = faces.grading.sheet(style)
    if panel.styleSheet() != graded:
        panel.setStyleSheet(graded)


def attempts(rooms: Sequence[QRect]) -> Iterator[tuple[QRect, float, float]]:
    """Rooms, sizes of letters and details to be tried; the smallest letters only in the best room and the last."""
    for room in rooms:
        for size, detail in SIZES:
            if size >= EASY or room in (rooms[0], rooms[-1]):
                yield room, size, detail


def lettering(table: QWidget, size: float = 1.0) -> QFont:
    """The interface's font, as large as suits the table, times ``size``; never below nine pixels."""
    own = QFontInfo(QApplication.font()).pixelSize()
    height = min(table.height(), 1.1 * table.width())
    font = QFont(QApplication.font())
    font.setPixelSize(max(9, round(size * max(SHARE * height, 0.94 * own))))
    return font


def heading(font: QFont) -> QFont:
    """The font of a panel's title."""
    title = QFont(font)
    title.setFamilies([*HEADINGS])
    title.setBold(True)
    title.setPixelSize(round(1.2 * font.pixelSize()))
    return title


class Pieces:
    """Makes the pieces of one panel, ``room`` being the width in pixels that it may take."""

    def __init__(self, panel: QWidget, voice: Voice, faces: Faces, room: int) -> None:
        self._panel, self._voice, self._faces, self._room = panel, voice, faces, room

    @property
    def _em(self) -> int:
        return self._panel.fontMetrics().height()

    def plus(self, points: int) -> str:
        """What something brings; "" for nothing."""
        return self._voice.say("table.plus", points=points) if points > 0 else ""

    def worth(self, points: int) -> str:
        """The same in words."""
        return self._voice.say("table.points", n=points) if points > 0 else ""

    def title(self, question: Question) -> QLabel:
        """The question, in one line where there is room."""
        words = self._voice.phrases.cards(question.cards)
        label = QLabel(self._voice.say(question.term, n=question.n, cards=words), self._panel)
        label.setFont(heading(self._panel.font()))
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        label.setWordWrap(True)
        wide = label.fontMetrics().horizontalAdvance(label.text()) + 4
        label.setMinimumWidth(max(1, min(wide, self._room - 2 * self._em)))
        return label

    def heard(self, heard: Sequence[Said], names: Callable[[Seat], str]) -> QLabel:
        """What was said before, in order."""
        label = self._words(BETWEEN.join(self.said(each, names) for each in heard))
        light(label, QUIET, self._faces)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        label.setWordWrap(True)
        return label

    def said(self, said: Said, names: Callable[[Seat], str]) -> str:
        """What somebody said, with who it was."""
        return self._voice.say("table.said", player=names(said.seat), words=self._voice.say(said.term))

    def _words(self, text: str) -> QLabel:
        label = QLabel(text, self._panel)
        label.setFont(self._panel.font())  # a style sheet keeps the panel's own from coming down
        return label

    def cards(self, cards: Sequence[Card], detail: float) -> QLabel:
        """The cards that the question is about; a few of them side by side."""
        step = LOOSE if len(cards) <= APART else STEP
        picture = strip(self._faces, cards, round(detail * CARD * self._em), self._panel.devicePixelRatioF(), step)
        label = self._pictured(cards, picture)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        return label

    def picture(self, cards: Sequence[Card], detail: float) -> QPixmap:
        """The cards of a line: closer where they are many for the room."""
        height = round(detail * SMALL * self._em)
        wide = height / RATIO
        step = min(STEP, max(TIGHT, (PART * self._room / wide - 1) / max(1, len(cards) - 1)))
        return strip(self._faces, cards, height, self._panel.devicePixelRatioF(), step)

    def face(self, choice: Choice, detail: float = 0.0) -> Face:
        """What the button of a choice shows."""
        picture = self.pip(choice.suit) if choice.suit else None
        if detail and choice.cards:
            picture = self.picture(choice.cards, detail)
        words = self._voice.say(choice.term, n=choice.n)
        reason = self._voice.say(choice.why_not) if choice.why_not else ""
        cards, points = self._voice.phrases.cards(choice.cards), choice.points
        return Face(words, self.plus(points), picture, reason, cards, self.worth(points))

    def pip(self, suit: str) -> QPixmap | None:
        """A suit by its letter, as large as the words beside it."""
        drawn = self._voice.phrases.pattern.suits.get(suit, "")
        image = self._faces.pip(drawn, 1.05 * self._em, self._panel.devicePixelRatioF())
        return None if image.isNull() else QPixmap.fromImage(image)

    def _pictured(self, cards: Sequence[Card], picture: QPixmap) -> QLabel:
        label = QLabel(self._panel)
        label.setPixmap(picture)
        label.setMinimumHeight(math.ceil(picture.deviceIndependentSize().height()))
        label.setToolTip(self._voice.phrases.cards(cards))
        label.setAccessibleName(self._voice.phrases.cards(cards))
        return label

    def parts(self, parts: Sequence[Part], detail: float) -> QGridLayout:
        """A line for each thing that a choice brings: its cards, its name, its points."""
        grid, middle = QGridLayout(), Qt.AlignmentFlag.AlignVCenter
        grid.setHorizontalSpacing(round(0.7 * self._em))
        grid.setVerticalSpacing(round(0.15 * self._em))
        two = len(parts) > MANY and self._room > TWO * self._em
        tall = -(-len(parts) // 2) if two else len(parts)
        for number, part in enumerate(parts):
            row, left = number % tall, 4 * (number // tall)
            if part.cards and detail:
                cards = self._pictured(part.cards, self.picture(part.cards, detail))
                grid.addWidget(cards, row, left, Qt.AlignmentFlag.AlignRight | middle)
            name = self._words(self._voice.say(part.term))
            name.setToolTip(self._voice.phrases.cards(part.cards))
            points = self._words(self.plus(part.points))
            points.setToolTip(self.worth(part.points))
            points.setAccessibleName(self.worth(part.points))
            light(points, GOLD, self._faces)
            grid.addWidget(name, row, left + 1)
            grid.addWidget(points, row, left + 2, Qt.AlignmentFlag.AlignRight | middle)
            if left == 0 and tall < len(parts):
                grid.setColumnMinimumWidth(3, round(1.2 * self._em))
        return grid

    def rows(self, buttons: Sequence[QWidget]) -> Iterator[QHBoxLayout]:
        """Buttons side by side, in as few rows as the room allows."""
        room = self._room - round(1.8 * self._em)
        for count in range(1, len(buttons) + 1):
            # as even as can be: no last button stands alone where others could come with it
            each_row = -(-len(buttons) // count)
            rows = [buttons[at : at + each_row] for at in range(0, len(buttons), each_row)]
            if all(sum(each.sizeHint().width() + round(0.5 * self._em) for each in row) <= room for row in rows):
                break
        for each in rows:
            row = QHBoxLayout()
            row.setSpacing(round(0.5 * self._em))
            row.addStretch(1)
            for widget in each:
                row.addWidget(widget)
            row.addStretch(1)
            yield row
