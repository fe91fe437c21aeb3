"""A new match: the variants with the base rules chosen, the level, the deck, the number of the cards, and Start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardavia.ai.levels import Level
from cardavia.engine.options import Options, Value
from cardavia.game import Game
from cardavia.text.patterns import Pattern
from cardavia.ui.panels.buttons import Button
from cardavia.ui.panels.choices import Choices
from cardavia.ui.panels.controls import DropDown, Heading, Note, rule
from cardavia.ui.panels.marks import Tick
from cardavia.ui.preferences import Preferences
from cardavia.ui.voice import Voice

LONGEST = 18
"""Digits of a match number at most: it stays a small whole number everywhere."""


class OptionRow(QWidget):
    """One variant: a box for yes or no, choices for several values, and a sentence that explains it."""

    def __init__(self, game: str, name: str, values: tuple[Value, ...], voice: Voice, parent: QWidget) -> None:
        super().__init__(parent)
        self.name, self._values, self._voice = name, values, voice
        self._term = f"{game}.option.{name}"
        self._label, self._help = QLabel(self), Note(self)
        self._box = Tick(self) if isinstance(values[0], bool) else None
        # a row of short values side by side; sentences get lines of their own
        short = all(isinstance(value, int) for value in values)
        self._choices = None if self._box else Choices(values, self, None if short else 1, plain=not short)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(round(self.fontMetrics().height() * 0.2))
        grid.addWidget(self._label, 0, 0)
        grid.addWidget(self._control, 1, 0)
        grid.addWidget(self._help, 2, 0)
        self._label.setVisible(self._box is None)

    @property
    def _control(self) -> Tick | Choices:
        if self._box is not None:
            return self._box
        assert self._choices is not None
        return self._choices

    @property
    def value(self) -> Value:
        """What is chosen."""
        if self._box is not None:
            return self._box.isChecked()
        assert self._choices is not None
        chosen = self._choices.value
        return chosen if isinstance(chosen, (int, str)) else self._values[0]

    def choose(self, value: Value) -> None:
        """Choose a value."""
        if self._box is not None:
            self._box.setChecked(bool(value))
        elif self._choices is not None:
            self._choices.choose(value)

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        say = self._voice.say
        self._label.setText(say(self._term))
        self._help.setText(say(f"{self._term}.help"))
        self._control.setAccessibleName(self._label.text())
        self._control.setAccessibleDescription(self._help.text())
        if self._box is not None:
            self._box.setText(self._label.text())
        elif self._choices is not None:
            self._choices.label([say(f"{self._term}.{value}") for value in self._values])


class NewMatchPanel(QScrollArea):
    """Everything that may be chosen before a match. The base rules are chosen until somebody chooses otherwise."""

    start = Signal(str, object, object)
    """The game, its ``Options``, and the number of the match or None for chance."""

    def __init__(
        self,
        voice: Voice,
        preferences: Preferences,
        patterns: Mapping[str, Pattern],
        game: Game[Any],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._voice, self._preferences, self._game = voice, preferences, game
        self._drawn = [each for each in patterns.values() if each.drawn and each.pack == game.rules.deck.id]
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._sheet = QWidget(self)
        self._sheet.setObjectName("page")
        self._build()
        self.setWidget(self._sheet)
        self.setFocusProxy(self._start)
        voice.changed.connect(self.retranslate)
        preferences.changed.connect(lambda _before, _after: self._take_settings())
        self.choose(game.options())
        self.retranslate()

    def _build(self) -> None:
        sheet, line = self._sheet, self.fontMetrics().height()
        self._title, self._variants = Heading(1.5, sheet), Heading(1.15, sheet)
        self._start, self._base = Button(sheet, main=True), Button(sheet, quiet=True)
        self._level_label, self._deck_label, self._seed_label = QLabel(sheet), QLabel(sheet), QLabel(sheet)
        self._level, self._deck, self._seed = Choices(list(Level), sheet), DropDown(sheet), QLineEdit(sheet)
        self._deck_label.setBuddy(self._deck)
        self._seed_label.setBuddy(self._seed)
        self._seed.setMaxLength(40)
        self._seed_help, self._fault = Note(sheet), QLabel(sheet)
        self._fault.setProperty("role", "fault")
        self._fault.setWordWrap(True)
        policy = self._fault.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # its place is known when it has to be scrolled into view
        self._fault.setSizePolicy(policy)
        self._fault.hide()
        choices = self._game.options.choices()
        self.rows = [OptionRow(self._game.id, name, values, self._voice, sheet) for name, values in choices.items()]
        column = QVBoxLayout(sheet)
        column.setContentsMargins(line, line, line, line)
        column.setSpacing(round(line * 0.5))
        first = (self._title, self._start, self._level_label, self._level, self._deck_label, self._deck)
        last = (self._seed_label, self._seed, self._seed_help, self._fault)
        for widget in (*first, rule(sheet), self._variants, *self.rows, self._base, rule(sheet), *last):
            column.addWidget(widget)
        column.addStretch(1)
        self._start.clicked.connect(self._on_start)
        self._base.clicked.connect(lambda: self.choose(self._game.options()))
        self._seed.returnPressed.connect(self._on_start)
        self._seed.textChanged.connect(lambda _: self._fault.hide())
        self._level.chosen.connect(lambda level: self._preferences.change(level=str(level)))
        self._deck.activated.connect(self._on_deck_chosen)

    # ------------------------------------------------------------------------------------------------ values

    @property
    def options(self) -> Options:
        """The variants that are chosen now."""
        return self._game.options(**{row.name: row.value for row in self.rows})

    def choose(self, options: Options) -> None:
        """Choose variants, such as the base rules or those of the last match."""
        for row in self.rows:
            row.choose(getattr(options, row.name))

    @property
    def seed(self) -> int | None:
        """The number of the match; None where the field is empty. Raises ``ValueError`` for anything but digits."""
        words = "".join(self._seed.text().split())
        if not words:
            return None
        if not (words.isascii() and words.isdigit() and len(words) <= LONGEST):
            raise ValueError(words)
        return int(words)

    def _on_start(self) -> None:
        try:
            seed = self.seed
        except ValueError:
            self._fault.show()
            self._seed.setFocus()
            self._seed.selectAll()
            self.ensureWidgetVisible(self._fault)
            return
        self.start.emit(self._game.id, self.options, seed)
        self._seed.clear()

    def showEvent(self, event: QShowEvent) -> None:
        """Opened anew, it offers the base rules and chance again; a window that comes back has changed nothing."""
        super().showEvent(event)
        if not event.spontaneous():
            self.choose(self._game.options())
            self._seed.clear()
            self._fault.hide()
            self.verticalScrollBar().setValue(0)

    def _on_deck_chosen(self, _row: int) -> None:
        chosen = {**self._preferences.settings.pattern, self._game.rules.deck.id: str(self._deck.currentData())}
        self._preferences.change(pattern=chosen)

    def _take_settings(self) -> None:
        settings = self._preferences.settings
        self._level.choose(Level(settings.level))
        self._deck.choose(settings.pattern.get(self._game.rules.deck.id))

    # ------------------------------------------------------------------------------------------------ words

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        say = self._voice.say
        for widget, term in (
            (self._title, f"{self._game.id}.name"),
            (self._start, "new-match.start"),
            (self._level_label, "new-match.level"),
            (self._deck_label, "new-match.deck"),
            (self._variants, "new-match.variants"),
            (self._base, "new-match.base-rules"),
            (self._seed_label, "new-match.seed"),
            (self._seed_help, "new-match.seed-help"),
        ):
            widget.setText(say(term))
        self._fault.setText(say("new-match.bad-seed", longest=LONGEST))
        self._level.setAccessibleName(self._level_label.text())
        self._deck.setAccessibleName(self._deck_label.text())
        self._seed.setAccessibleName(self._seed_label.text())
        self._seed.setAccessibleDescription(self._seed_help.text())
        self._seed.setPlaceholderText(say("new-match.by-chance"))
        self._level.label([say(f"level.{level}") for level in Level])
        self._deck.offer([(say(f"pattern.{each.id}"), each.id) for each in self._drawn])
        for row in self.rows:
            row.retranslate()
        self._take_settings()
