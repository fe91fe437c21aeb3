"""What the person is asked beside cards: a quiet panel with the cards concerned and a button for each choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move, Verb
from cardavia.engine.zones import Seat
from cardavia.game import Choice, Question
from cardavia.ui.aloud import aloud
from cardavia.ui.look.faces import Faces
from cardavia.ui.stage.choice_button import ChoiceButton, Face
from cardavia.ui.stage.pieces import GLASS, GOLD, MANY, Pieces, attempts, lettering, light
from cardavia.ui.voice import Voice

PAUSE = ". "
"""Between things that are said after each other."""
ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class DecisionPanel(QFrame):
    """Shows one question at a time. It knows no rules: what may not be taken comes with its reason."""

    answered = Signal(object)
    """The moves that answer the question, in order."""
    suggest = Signal()
    """The person wants the cards chosen that a good player would put away."""
    confirmed = Signal()
    """The chosen cards of the hand shall go."""
    barred = Signal(str)
    """The term of the reason against a choice that was pressed or pointed at; "" when it is left."""
    looked = Signal()
    """Another choice has the keyboard, or something was ticked."""

    def __init__(self, voice: Voice, faces: Faces, names: Callable[[Seat], str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("decision")
        self._voice, self._faces, self._names, self._table = voice, faces, names, parent
        self._question: Question | None = None
        self._buttons: list[ChoiceButton] = []
        self._confirm: ChoiceButton | None = None
        self._counter: QLabel | None = None
        self._at, self._touched, self._count = 0, False, 0
        self._pieces = Pieces(self, voice, faces, 600)
        self._ticked: set[Move] = set()
        self._best: Move | None = None
        self._rooms: Sequence[QRect] = (QRect(),)
        self._room = self._rooms[0]
        self._column = QVBoxLayout(self)
        voice.changed.connect(self.renew)
        faces.changed.connect(self.renew)
        self.hide()

    # what is asked

    @property
    def question(self) -> Question | None:
        """What is being asked."""
        return self._question

    def pose(self, question: Question) -> None:
        """Ask. The first choice that binds to nothing has the keyboard until somebody knows better."""
        if question == self._question:
            return
        self._question, self._touched, self._count = question, False, 0
        self._ticked, self._best = set(), None
        self._at = next((at for at, each in enumerate(question.choices) if each.move.verb is Verb.PASS), 0)
        self.renew()
        cards = self._voice.phrases.cards(question.cards)
        heard = [self._pieces.said(each, self._names) for each in question.heard]
        current = self.current if question.choices else ""
        facts = PAUSE.join(filter(None, (cards, *heard, current)))
        aloud(self, f"{self.accessibleName()} {facts}")

    @property
    def current(self) -> str:
        """The choice under the keyboard in words, with the reason against it if there is one."""
        if self._at >= len(self._buttons):
            return ""
        button = self._buttons[self._at]
        ticked = self._voice.say(f"table.read.{'ticked' if button.isChecked() else 'unticked'}")
        return PAUSE.join(filter(None, (button.face.named, ticked if button.isCheckable() else "", button.face.reason)))

    def withdraw(self) -> None:
        """Nothing is asked any more."""
        self._question = None
        page = self._table.parentWidget()
        if self._has_keyboard and page is not None:
            page.setFocus()
        self.hide()

    @property
    def _has_keyboard(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def advise(self, moves: Sequence[Move]) -> None:
        """What a good player would do becomes the default, unless the person has begun to choose."""
        question = self._question
        if question is None or self._touched or not moves:
            return
        if question.together:
            self._ticked = {move for move in moves if move.verb is not Verb.PASS}
        else:
            self._best = moves[0]
            self._at = next((at for at, each in enumerate(question.choices) if each.move == moves[0]), self._at)
        self._show_state()

    def recommend(self, move: Move) -> None:
        """A hint was asked for: whatever the person has begun, this choice has the keyboard."""
        question = self._question
        if question is None:
            return
        self._best = move
        self._at = next((at for at, each in enumerate(question.choices) if each.move == move), self._at)
        self._show_state()

    def count(self, chosen: int) -> None:
        """So many cards of the hand are chosen to be put away."""
        self._count = chosen
        self._show_state()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that the choice under the keyboard, the ticked ones, or the whole question are about."""
        question = self._question
        if question is None:
            return ()
        if question.together:
            ticked = [each for each in question.choices if each.move in self._ticked]
            return tuple(card for each in ticked for card in each.cards)
        at = min(self._at, len(question.choices) - 1)
        return (question.choices[at].cards if question.choices else ()) or question.cards

    # building

    def renew(self) -> None:
        """Build the panel anew: another question, language, look or size. It shows as much as there is room for."""
        question = self._question
        if question is None:
            return
        had_keyboard = self._has_keyboard
        light(self, GLASS.format(name="decision"), self._faces)
        for room, size, detail in attempts(self._rooms):
            self._room = room
            self.setFont(lettering(self._table, size))
            self._build(question, detail)
            if self._room.isEmpty() or self._fits():
                break
        if had_keyboard and self._buttons:
            self._buttons[min(self._at, len(self._buttons) - 1)].setFocus()
        self._show_state()
        self.show()
        self.raise_()
        self._settle()

    @property
    def _em(self) -> int:
        return self.fontMetrics().height()

    def _fits(self) -> bool:
        self._column.invalidate()
        self._column.activate()
        wanted = self._wanted()
        return wanted.height() <= self._room.height() and wanted.width() <= self._room.width()

    def _wanted(self) -> QSize:
        size = self._column.sizeHint()
        if self._column.hasHeightForWidth():
            size.setHeight(self._column.heightForWidth(size.width()))
        edge = self.contentsMargins()  # the line round the panel
        return size + QSize(edge.left() + edge.right(), edge.top() + edge.bottom())

    def _build(self, question: Question, detail: float) -> None:
        self._fill(question, detail)
        for child in self.findChildren(QWidget):
            child.show()  # what is added to a visible frame is shown later, and counts for no size until then

    def _fill(self, question: Question, detail: float) -> None:
        self._clear(self._column)
        em = self._em
        self._column.setContentsMargins(round(0.9 * em), round(0.6 * em), round(0.9 * em), round(0.7 * em))
        self._column.setSpacing(round(0.4 * em))
        self._buttons, self._confirm, self._counter = [], None, None
        pieces = self._pieces = Pieces(self, self._voice, self._faces, self._room.width() or 600)
        title = pieces.title(question)
        self.setAccessibleName(title.text())
        self._column.addWidget(title)
        if question.heard:
            self._column.addWidget(pieces.heard(question.heard, self._names))
        parts = [part for each in question.choices for part in each.parts]
        if parts:
            self._column.addLayout(pieces.parts(parts, detail))
        elif question.cards and detail:
            self._column.addWidget(pieces.cards(question.cards, detail))
        if question.put_away:
            self._column.addLayout(self._putting_away())
        elif question.together:
            self._ticks(question.choices, detail)
        else:
            buttons = [self._button(each, at) for at, each in enumerate(question.choices)]
            for row in pieces.rows(buttons):
                self._column.addLayout(row)

    def _clear(self, layout: QLayout) -> None:
        while (item := layout.takeAt(0)) is not None:
            widget, inner = item.widget(), item.layout()
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
            elif inner is not None:
                self._clear(inner)

    # choices

    def _button(self, choice: Choice, at: int) -> ChoiceButton:
        button = self._make(self._pieces.face(choice), at)
        button.clicked.connect(lambda _checked=False: self._take(at))
        button.pointed.connect(lambda here: self.barred.emit(choice.why_not if here else ""))
        return button

    def _make(self, face: Face, at: int, *, ticks: bool = False) -> ChoiceButton:
        button = ChoiceButton(face, self, self._faces.grading, ticks=ticks)
        button.setFont(self.font())
        button.entered.connect(lambda: self.go_to(at))
        self._buttons.append(button)
        return button

    def _take(self, at: int) -> None:
        question = self._question
        if question is None:
            return
        self.go_to(at)
        choice = question.choices[at]
        if choice.why_not:
            self.barred.emit(choice.why_not)
        else:
            self.answered.emit((choice.move,))

    def _ticks(self, choices: Sequence[Choice], detail: float) -> None:
        """Boxes to tick, and one button for all of them."""
        grid = QGridLayout()
        grid.setSpacing(round(0.35 * self._em))
        columns = 1 if len(choices) <= MANY else 2
        for at, choice in enumerate(choices[:-1]):
            button = self._make(self._pieces.face(choice, detail), at, ticks=True)
            button.toggled.connect(lambda on, at=at: self._tick(at, on))
            button.clicked.connect(lambda _on, choice=choice: self.barred.emit(choice.why_not))
            button.pointed.connect(lambda here, choice=choice: self.barred.emit(choice.why_not if here else ""))
            grid.addWidget(button, at // columns, at % columns)
        self._column.addLayout(grid)
        self._confirm = self._make(self._pieces.face(choices[-1]), len(choices) - 1)
        self._confirm.clicked.connect(self._answer_ticked)
        for row in self._pieces.rows([self._confirm]):
            self._column.addLayout(row)

    def _tick(self, at: int, on: bool) -> None:
        choice = self._question.choices[at] if self._question else None
        if choice is None or on == (choice.move in self._ticked):
            return
        if not choice.why_not:  # a screen reader's toggle does not ask
            self._ticked ^= {choice.move}
        self._at, self._touched = at, True
        self._show_state()
        aloud(self, self.current)
        self.looked.emit()

    def _answer_ticked(self) -> None:
        question = self._question
        if question is not None:
            moves = [each.move for each in question.choices[:-1] if each.move in self._ticked]
            self.answered.emit((*moves, question.choices[-1].move))

    def _putting_away(self) -> QHBoxLayout:
        """How many cards are chosen, the mind's choice, and the button that ends it."""
        self._counter = QLabel(self)
        self._counter.setFont(self.font())
        light(self._counter, GOLD, self._faces)
        suggest = self._make(Face(self._voice.say("table.suggest")), 0)
        suggest.clicked.connect(self.suggest)
        self._confirm = self._make(Face(self._voice.say("table.put-away")), 1)
        self._confirm.clicked.connect(self._on_confirm)
        row = QHBoxLayout()
        row.setSpacing(round(0.6 * self._em))
        row.addStretch(1)
        for widget in (self._counter, suggest, self._confirm):
            row.addWidget(widget)
        row.addStretch(1)
        return row

    def _on_confirm(self) -> None:
        if self.is_full:
            self.confirmed.emit()
        else:
            self.barred.emit("table.not-enough")

    @property
    def _under_enter(self) -> int | None:
        """Where the button stands that Enter presses while cards are chosen: first the mind's choice, then the end."""
        return 1 if self.is_full else 0 if not self._count else None

    @property
    def is_full(self) -> bool:
        """Whether as many cards are chosen as must go."""
        return self._question is not None and self._count == self._question.put_away

    # the state of the moment

    def _show_state(self) -> None:
        question = self._question
        if question is None:
            return
        if question.put_away and self._counter is not None and self._confirm is not None:
            self._counter.setText(self._voice.say("table.chosen-of", chosen=self._count, all=question.put_away))
            reason = "" if self.is_full else self._voice.say("table.not-enough")
            self._confirm.wear(self._confirm.face._replace(reason=reason))
        elif question.together and self._confirm is not None:
            points = sum(each.points for each in question.choices if each.move in self._ticked)
            done = self._pieces.face(question.choices[-1])
            words = Face(self._voice.say("table.confirm"), self._pieces.plus(points), worth=self._pieces.worth(points))
            self._confirm.wear(words if self._ticked else done)
        for at, button in enumerate(self._buttons):
            if question.choices:
                move = question.choices[at].move
                button.setChecked(move in self._ticked)
                button.best = move == self._best
            button.current = at == (self._at if not question.put_away else self._under_enter)
            button.update()
        self._column.activate()
        self._settle()

    def go_to(self, at: int) -> None:
        """The keyboard goes to a choice."""
        self._touched = True
        if at != self._at:
            self._at = at
            self._show_state()
            aloud(self, self.current)
            self.looked.emit()

    # the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key while a button of the panel has the keyboard."""
        if not self.press(event):
            event.ignore()

    def press(self, event: QKeyEvent) -> bool:
        """Arrows and digits choose, Enter takes, Space ticks; True if the key meant something here."""
        question, key = self._question, Qt.Key(event.key())
        if question is None or not question.choices:
            return False
        digit = event.key() - Qt.Key.Key_1
        if key in ARROWS:
            self.go_to((self._at + ARROWS[key]) % len(self._buttons))
        elif event.isAutoRepeat():
            return True  # a key that is held must not answer question after question
        elif key in ENTER and self._confirm is not None:
            self._confirm.click()
        elif key in (*ENTER, Qt.Key.Key_Space):
            self._buttons[self._at].click()
        elif 0 <= digit < len(self._buttons):
            self._number(digit)
        else:
            return False
        return True

    def _number(self, at: int) -> None:
        """A number looks at its choice, and the same number again takes it; a box is ticked at once."""
        if self._buttons[at].isCheckable() or at == self._at:
            self._buttons[at].click()
        else:
            self.go_to(at)

    # where it lies

    def place(self, rooms: Sequence[QRect]) -> None:
        """Lie at the lower edge of the first part of the table that it fits into, near the middle if it can."""
        if rooms != self._rooms:
            self._rooms = rooms
            self.renew()
        self._settle()

    def _settle(self) -> None:
        if self._question is None or self._room.isEmpty():
            return
        size = self._wanted()
        left = (self._table.width() - size.width()) // 2
        left = max(self._room.left(), min(left, self._room.right() - size.width()))
        self.setGeometry(QRect(left, self._room.bottom() - size.height(), size.width(), size.height()))
