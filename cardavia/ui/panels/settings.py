"""The settings: one table of rows over the settings' fields. Every change acts at once; each page has its reset."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cardavia.engine.zones import Seat
from cardavia.game import Game
from cardavia.kits.tricks import trick
from cardavia.storage.settings import Settings
from cardavia.text.patterns import Pattern
from cardavia.ui.in_sight import drawn_of, game_of
from cardavia.ui.look.faces import Faces
from cardavia.ui.panels.buttons import Button
from cardavia.ui.panels.controls import Heading
from cardavia.ui.panels.rows import (
    BackRow,
    ChoiceRow,
    ClothRow,
    LettersRow,
    ListRow,
    PackRow,
    PercentRow,
    Row,
    SecondsRow,
    StepsRow,
    SwitchRow,
    ValuesRow,
)
from cardavia.ui.preferences import Preferences
from cardavia.ui.showcase import Showcase, pieces
from cardavia.ui.voice import Voice

SPEEDS = (0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 2.5, 3.0, 0.0)
"""From slow to instant, which is 0."""
PACES = (0.0, 0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 2.5, 3.0)
"""From no wait to a long one."""
HOLDS = (0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, None)
"""Seconds for which a finished trick lies; at the end for as long as nobody clicks."""
WAITS = (0.0, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0)
"""Seconds that a computer seems to think."""
SIZES = (80, 90, 100, 110, 120, 130, 140, 150, 160)
LETTERS = ("auto", "numbers", "italian", "english", "french", "german", "cyrillic")
LEVELS = ("easy", "normal", "hard")
THEMES = ("system", "light", "dark", "contrast")
SUIT_COLOURS = ("four", "two")


class Surroundings(NamedTuple):
    """What the rows need besides words and settings."""

    faces: Faces
    assets: Path
    patterns: Mapping[str, Pattern]
    languages: Mapping[str, str]
    """Code -> the language's own name, in the order of the menu."""
    games: Mapping[str, Game[Any]]


Build = Callable[[Voice, Surroundings, QWidget], Iterable[Row]]
"""Makes the rows of a page, in the order in which they are shown."""


def _look(voice: Voice, _around: Surroundings, parent: QWidget) -> Iterator[Row]:
    for field in ("contrast", "grain", "temperature"):
        yield PercentRow(field, voice, parent)


def _table(voice: Voice, around: Surroundings, parent: QWidget) -> Iterator[Row]:
    yield ClothRow("cloth", voice, parent, around.faces)
    yield BackRow("back", voice, parent, around.faces, around.assets)
    yield from _packs(voice, around, parent)
    yield ChoiceRow("suit_colours", voice, parent, SUIT_COLOURS)
    yield LettersRow("letters", voice, parent, values=LETTERS)
    yield SwitchRow("large_index", voice, parent)
    yield ValuesRow("show_values", voice, parent)


def _packs(voice: Voice, around: Surroundings, parent: QWidget) -> Iterator[Row]:
    """A row for each pack that comes in several decks."""
    packs = dict.fromkeys(game.rules.deck.id for game in around.games.values())
    for pack in packs:
        decks = [each.id for each in drawn_of(around.patterns, pack)]
        if len(decks) > 1:
            games = [name for name, game in around.games.items() if game.rules.deck.id == pack]
            yield PackRow(voice, parent, pack, decks, games)


def _motion(voice: Voice, around: Surroundings, parent: QWidget) -> Iterator[Row]:
    """A finished trick has a time of its own; a capture is read like words. Each names its games."""
    in_tricks = [name for name, game in around.games.items() if trick(Seat(0)).name in game.rules.sight]
    yield StepsRow("speed", voice, parent, SPEEDS, zero="settings.speed.instant")
    hold = SecondsRow("trick_hold", voice, parent, HOLDS, zero="settings.trick-hold.until-click", notch=1.0)
    hold.games = in_tricks
    yield hold
    yield SecondsRow("opponents_wait", voice, parent, WAITS, zero="settings.opponents-wait.none", notch=0.3)
    pace = StepsRow("pace", voice, parent, PACES, zero="settings.pace.none")
    pace.games = [name for name in around.games if name not in in_tricks]
    yield pace
    yield SwitchRow("reduced_motion", voice, parent)


def _sound(voice: Voice, _around: Surroundings, parent: QWidget) -> Iterator[Row]:
    yield SwitchRow("sound", voice, parent)
    yield PercentRow("volume", voice, parent, notch=None)


def _program(voice: Voice, around: Surroundings, parent: QWidget) -> Iterator[Row]:
    yield ListRow("language", voice, parent, languages=around.languages)
    yield ChoiceRow("theme", voice, parent, THEMES, columns=2)
    yield StepsRow("text_size", voice, parent, SIZES)
    yield ChoiceRow("level", voice, parent, LEVELS, terms="level")


PAGES: dict[str, Build] = {"look": _look, "table": _table, "motion": _motion, "sound": _sound, "program": _program}
"""Page -> its rows, in the order in which they are shown."""


class Sample(Showcase):
    """A few cards of the pack in sight, as the settings of the page below dress them."""

    HIGH = 8.5
    """Height in lines of text."""

    def __init__(self, voice: Voice, preferences: Preferences, around: Surroundings, parent: QWidget) -> None:
        super().__init__(around.faces, parent)
        self._voice, self._preferences, self._games = voice, preferences, around.games
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        around.faces.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        line = self.fontMetrics().height()
        return QSize(line * 12, round(line * self.HIGH))

    def retranslate(self) -> None:
        """The pack may be another one, and its cards have other names."""
        self.show_cards(pieces(game_of(self._preferences.settings, self._games)))
        self.setAccessibleName(self._voice.phrases.list([self._voice.card(card) for card in self.cards]))


class SettingsPage(QFrame):
    """One page: a title, its rows, and the way back to the defaults of these rows alone."""

    touched = Signal(QWidget)
    """The control that is about to change its field."""

    def __init__(
        self, name: str, voice: Voice, preferences: Preferences, around: Surroundings, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._name, self._voice, self._preferences = name, voice, preferences
        self.setProperty("role", "panel")
        self._title = Heading(1.2, self)
        self._reset = Button(self, quiet=True)
        self._reset.clicked.connect(lambda: preferences.reset(*(row.field for row in self.rows)))
        line = self.fontMetrics().height()
        grid = QGridLayout(self)
        grid.setContentsMargins(line, round(line * 0.7), line, line)
        grid.setVerticalSpacing(round(line * 0.8))
        grid.setColumnStretch(0, 1)
        grid.addWidget(self._title, 0, 0)
        grid.addWidget(self._reset, 0, 1)
        self._sample = Sample(voice, preferences, around, self) if name == "table" else None
        if self._sample is not None:
            grid.addWidget(self._sample, 1, 0, 1, 2)
        self.rows: list[Row] = list(PAGES[name](voice, around, self))
        for number, row in enumerate(self.rows, 2):
            grid.addWidget(row, number, 0, 1, 2)
            row.changed.connect(partial(self._on_changed, row.control))

    def _on_changed(self, control: QWidget, field: str, value: object) -> None:
        self.touched.emit(control)
        self._preferences.change(**{field: value})

    def show_settings(self, settings: Settings) -> None:
        """Show these values."""
        for row in self.rows:
            row.show_value(getattr(settings, row.field))
        fresh = Settings()
        self._reset.setEnabled(any(getattr(settings, row.field) != getattr(fresh, row.field) for row in self.rows))

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        self._title.setText(self._voice.say(f"settings.page.{self._name}"))
        self._reset.setText(self._voice.say("settings.reset"))
        words = self._voice.say("settings.reset-page", page=self._title.text())
        self._reset.setAccessibleName(words)
        self._reset.setToolTip(words)
        self.setAccessibleName(self._title.text())
        for row in self.rows:
            row.retranslate()
        if self._sample is not None:
            self._sample.retranslate()

    def restyle(self) -> None:
        """Pictures and sizes of text may be others now."""
        self._title.restyle()
        for row in self.rows:
            row.restyle()


class SettingsPanel(QScrollArea):
    """All settings on one scrolling sheet."""

    def __init__(
        self, voice: Voice, preferences: Preferences, around: Surroundings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._held: tuple[QWidget, int] | None = None
        """The control that was changed last, and how high it stood in the window then."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        sheet = QWidget(self)
        sheet.setObjectName("page")
        line = self.fontMetrics().height()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(round(line * 0.6), round(line * 0.6), round(line * 0.6), round(line * 0.6))
        column.setSpacing(round(line * 0.6))
        self.pages = {name: SettingsPage(name, voice, preferences, around, sheet) for name in PAGES}
        for page in self.pages.values():
            column.addWidget(page)
            page.touched.connect(self._on_touched)
        column.addStretch(1)
        self.setWidget(sheet)
        self.setFocusProxy(self.row("contrast").control)
        preferences.changed.connect(self._on_preferences_changed)
        voice.changed.connect(self.retranslate)
        around.faces.changed.connect(self.restyle)
        self.verticalScrollBar().actionTriggered.connect(self._let_go)
        self.retranslate()

    def row(self, field: str) -> Row:
        """The row of a field. Raises ``KeyError`` for a field without a row."""
        for page in self.pages.values():
            for row in page.rows:
                if row.field == field:
                    return row
        raise KeyError(field)

    def _on_preferences_changed(self, _before: Settings, after: Settings) -> None:
        for page in self.pages.values():
            page.show_settings(after)

    # a control stays under the hand that changes it, however much the sheet above it grows

    def _on_touched(self, control: QWidget) -> None:
        self._held = control, self._height_of(control)

    def _height_of(self, control: QWidget) -> int:
        return control.mapTo(self.window(), control.rect().center()).y()

    def _keep(self) -> None:
        if self._held is not None:
            control, height = self._held
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self._height_of(control) - height)

    def _let_go(self) -> None:
        self._held = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The sheet has another height: the control that was just changed stays where it was."""
        done = super().eventFilter(watched, event)
        if watched is self.widget() and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._keep()
        return done

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The person goes on to something else."""
        self._let_go()
        super().wheelEvent(event)

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        for page in self.pages.values():
            page.retranslate()
            page.show_settings(self._preferences.settings)

    def restyle(self) -> None:
        """Faces or cloth look different now."""
        for page in self.pages.values():
            page.restyle()

    def changeEvent(self, event: QEvent) -> None:
        """Another size of text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and hasattr(self, "pages"):
            self.restyle()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the keyboard on, and scroll to where it went."""
        moved = super().focusNextPrevChild(forward)
        focused: Any = self.window().focusWidget()
        self._let_go()
        if moved and focused is not None and self.isAncestorOf(focused):
            self.ensureWidgetVisible(focused)
        return moved
