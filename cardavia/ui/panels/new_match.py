"""A new match: the variants as they were chosen last, the level, the deck, the number of the cards, and Start."""

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
from cardavia.ui.in_sight import drawn_of, game_of
from cardavia.ui.panels.buttons import Button
from cardavia.ui.panels.choices import Choices
from cardavia.ui.panels.controls import DropDown, Heading, Note, rule
from cardavia.ui.panels.marks import Tick
from cardavia.ui.preferences import Preferences
from cardavia.ui.variants import chosen, remembered
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
        # a yes or no is a box; where no and yes have names of their own, both are offered by name
        named = voice.phrases.knows(self._of_value(values[0]))
        self._box = Tick(self) if isinstance(values[0], bool) and not named else None
        # a row of short values side by side; sentences get lines of their own
        short = all(isinstance(value, int) and not isinstance(value, bool) for value in values)
        self._choices = None if self._box else Choices(values, self, None if short else 1, plain=not short)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(round(self.fontMetrics().height() * 0.2))
        grid.addWidget(self._label, 0, 0)
        grid.addWidget(self._control, 1, 0)
        grid.addWidget(self._help, 2, 0)
        self._label.setVisible(self._box is None)

    def _of_value(self, value: Value) -> str:
        """The term of a value: "klaberjass.option.schmeiss.true"."""
        return f"{self._term}.{str(value).lower()}"

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
            self._choices.label([say(self._of_value(value)) for value in self._values])


class NewMatchPanel(QScrollArea):
    """Everything that may be chosen before a match of the game in sight: what was chosen last, or the base rules.

    A game that is played one way only, or in one deck only, offers no choice of it.
    """

    start = Signal(str, object, object)
    """The game, its ``Options``, and the number of the match or None for chance."""

    def __init__(
        self,
        voice: Voice,
        preferences: Preferences,
        patterns: Mapping[str, Pattern],
        games: Mapping[str, Game[Any]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._voice, self._preferences, self._games, self._patterns = voice, preferences, games, patterns
        self._game = game_of(preferences.settings, games)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._sheet = QWidget(self)
        self._sheet.setObjectName("page")
        self._build()
        self.setWidget(self._sheet)
        self.setFocusProxy(self._start)
        voice.changed.connect(self.retranslate)
        preferences.changed.connect(lambda _before, _after: self._on_preferences_changed())
        self._show_game()

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
        self._by_game: dict[str, list[OptionRow]] = {}
        self._choice, self._place = QWidget(sheet), QVBoxLayout()
        self._place.setSpacing(round(line * 0.5))
        inside = QVBoxLayout(self._choice)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(round(line * 0.5))
        inside.addWidget(rule(sheet))
        inside.addWidget(self._variants)
        inside.addLayout(self._place)
        inside.addWidget(self._base)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(line, line, line, line)
        column.setSpacing(round(line * 0.5))
        first = (self._title, self._start, self._level_label, self._level, self._deck_label, self._deck)
        last = (self._seed_label, self._seed, self._seed_help, self._fault)
        for widget in (*first, self._choice, rule(sheet), *last):
            column.addWidget(widget)
        column.addStretch(1)
        self._start.clicked.connect(self._on_start)
        self._base.clicked.connect(lambda: self.choose(self._game.options()))
        self._seed.returnPressed.connect(self._on_start)
        self._seed.textChanged.connect(lambda _: self._fault.hide())
        self._level.chosen.connect(lambda level: self._preferences.change(level=str(level)))
        self._deck.activated.connect(self._on_deck_chosen)

    def _show_game(self) -> None:
        """Offer what may be chosen in the game in sight; rows that were made once are kept."""
        game = self._game = game_of(self._preferences.settings, self._games)
        for row in (row for rows in self._by_game.values() for row in rows):
            row.hide()
        if game.id not in self._by_game:
            made = [
                OptionRow(game.id, name, values, self._voice, self) for name, values in game.options.choices().items()
            ]
            self._by_game[game.id] = made
            for row in made:
                self._place.addWidget(row)
        for row in self.rows:
            row.show()
        self._choice.setVisible(bool(self.rows))
        drawn = drawn_of(self._patterns, game.rules.deck.id)
        for widget in (self._deck_label, self._deck):
            widget.setVisible(len(drawn) > 1)
        self.choose(chosen(self._preferences.settings, game))
        self.retranslate()

    @property
    def rows(self) -> list[OptionRow]:
        """The variants of the game in sight."""
        return self._by_game[self._game.id]

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
        game, options = self._game, self.options
        self._preferences.change(variants=remembered(self._preferences.settings, game, options))
        self.start.emit(game.id, options, seed)
        self._seed.clear()

    def showEvent(self, event: QShowEvent) -> None:
        """Opened anew, it offers what was chosen last, and chance; a window that comes back has changed nothing."""
        super().showEvent(event)
        if not event.spontaneous():
            self.choose(chosen(self._preferences.settings, self._game))
            self._seed.clear()
            self._fault.hide()
            self.verticalScrollBar().setValue(0)

    def _on_deck_chosen(self, _row: int) -> None:
        chosen = {**self._preferences.settings.pattern, self._game.rules.deck.id: str(self._deck.currentData())}
        self._preferences.change(pattern=chosen)

    def _on_preferences_changed(self) -> None:
        if game_of(self._preferences.settings, self._games) is self._game:
            self._take_settings()
        else:
            self._show_game()

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
        drawn = drawn_of(self._patterns, self._game.rules.deck.id)
        self._deck.offer([(say(f"pattern.{each.id}"), each.id) for each in drawn])
        for row in self.rows:
            row.retranslate()
        self._take_settings()
