"""The first page: the games, the deck on show, and one press to the first card."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain, pairwise
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from cardavia.ai.levels import Level
from cardavia.game import Game
from cardavia.text.patterns import Pattern
from cardavia.ui.in_sight import drawn_of, game_of
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.felt import Felt
from cardavia.ui.panels.buttons import Button
from cardavia.ui.panels.choices import Choices
from cardavia.ui.panels.controls import DropDown, Heading, Note
from cardavia.ui.preferences import Preferences
from cardavia.ui.showcase import Emblem, Showcase, pieces
from cardavia.ui.theme import spread, zoomed
from cardavia.ui.variants import chosen, told
from cardavia.ui.voice import Voice

AIR = 13
"""The row of the panel's grid that only parts what is above it from what is below."""


class OpenMatch(NamedTuple):
    """What the first page tells of a match that waits: its deal, and the totals of its sides, the player's first."""

    deal: int
    totals: tuple[int, ...]
    one_deal: bool = False
    """Whether the match is one deal, so that neither its number nor the totals tell how far it has come."""
    progress: tuple[tuple[str, Mapping[str, int]], ...] = ()
    """How far that one deal has come: terms with their numbers."""
    is_over: bool = False
    """Whether the match is decided, and only its sheet is still to be read."""


class Home(QWidget):
    """Where the program starts and where a match is left to. It plays nothing itself: it says what was asked for."""

    game_chosen = Signal(str)
    """The game that the page shall show; it does when the settings name it."""
    play = Signal(str)
    resume = Signal(str)
    new_match = Signal(str)
    rules = Signal(str)
    gallery = Signal()
    settings = Signal()
    pattern_chosen = Signal(str, str)
    """A pack and the pattern for it."""
    level_chosen = Signal(str)

    def __init__(
        self,
        voice: Voice,
        preferences: Preferences,
        faces: Faces,
        felt: Felt,
        games: Mapping[str, Game[Any]],
        patterns: Mapping[str, Pattern],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._voice, self._preferences, self._felt = voice, preferences, felt
        self._games, self._patterns = games, patterns
        self._open: dict[str, OpenMatch] = {}
        self._tallies: dict[str, tuple[int, int]] = {}
        self._asked = False
        """Whether the next press of *Play* really leaves the match that waits."""
        self._shown = ""
        """The game that is on show; ``game`` is the one that should be."""
        self._build(faces)
        self._connect(faces)
        self.retranslate()

    # ------------------------------------------------------------------------------------------------ made once

    def _build(self, faces: Faces) -> None:
        self._show = Showcase(faces, self)
        self._panel = QFrame(self)
        self._panel.setProperty("role", "panel")
        self._emblem, self._title = Emblem(2.9, self._panel), Heading(2.7, self._panel)
        self._games_row = Choices(list(self._games), self)
        self._games_row.setVisible(len(self._games) > 1)
        self._name = Heading(1.7, self._panel)
        self._variants, self._tagline, self._summary = Note(self), Note(self), Note(self)
        self._waiting = QLabel(self)
        self._waiting.setWordWrap(True)
        self._tally = Note(self)
        self._deck_label, self._level_label = QLabel(self), QLabel(self)
        self._deck, self._level = DropDown(self), Choices(list(Level), self)
        self._deck_label.setBuddy(self._deck)
        self._resume, self._play = Button(self), Button(self)
        self._new, self._rules, self._gallery, self._settings = (Button(self) for _ in range(4))
        self._fill_panel()
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        page = QWidget(self._scroll)
        page.setObjectName("page")
        self._column = column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        self._above = QSpacerItem(0, 0)
        column.addItem(self._above)
        column.addWidget(self._panel)
        column.addStretch(1)
        self._tallest = (QSize(), 0)
        """The size of the page, and how high the panel was there at most."""
        self._scroll.setWidget(page)

    @property
    def _buttons(self) -> tuple[Button, ...]:
        return (self._resume, self._play, *self._others)

    @property
    def _others(self) -> tuple[Button, ...]:
        """The buttons below the difficulty."""
        return (self._new, self._rules, self._gallery, self._settings)

    def _fill_panel(self) -> None:
        self._grid = grid = QGridLayout(self._panel)
        self._head = head = QHBoxLayout()
        head.addWidget(self._emblem)
        head.addWidget(self._title, 1)
        grid.addLayout(head, 0, 0, 1, 3)
        rows = (
            self._games_row, self._name, self._variants, self._tagline, self._summary, self._waiting,
            self._resume, self._play, self._deck_label, self._deck, self._level_label, self._level,
        )  # fmt: skip
        for row, widget in enumerate(rows, 1):
            grid.addWidget(widget, row, 0, 1, 3)
        grid.addWidget(self._tally, AIR + 2, 0, 1, 3)
        first = (*self._games_row.buttons, self._resume, self._play, self._deck)
        stops = (*first, *self._level.buttons, *self._others)
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)
        self._more = QGridLayout()
        grid.addLayout(self._more, AIR + 1, 0, 1, 3)
        self._place_more(len(self._others))

    def _place_more(self, columns: int) -> None:
        """The buttons below the difficulty, so many of them side by side."""
        for button in self._others:
            self._more.removeWidget(button)
        for number, button in enumerate(self._others):
            self._more.addWidget(button, number // columns, number % columns)
        for column in range(len(self._others)):
            self._more.setColumnStretch(column, 1 if column < columns else 0)

    def _connect(self, faces: Faces) -> None:
        self._resume.clicked.connect(lambda: self.resume.emit(self.game))
        self._play.clicked.connect(self._on_play)
        self._new.clicked.connect(lambda: self.new_match.emit(self.game))
        self._rules.clicked.connect(lambda: self.rules.emit(self.game))
        self._gallery.clicked.connect(self.gallery)
        self._settings.clicked.connect(self.settings)
        self._games_row.chosen.connect(lambda game: self.game_chosen.emit(str(game)))
        self._deck.activated.connect(self._on_deck_chosen)
        self._level.chosen.connect(lambda level: self.level_chosen.emit(str(level)))
        self._preferences.changed.connect(self._on_preferences_changed)
        self._voice.changed.connect(self.retranslate)
        faces.changed.connect(self.restyle)

    # ------------------------------------------------------------------------------------------------- what is shown

    @property
    def game(self) -> str:
        """The game that is chosen."""
        return game_of(self._preferences.settings, self._games).id

    @property
    def _pack(self) -> str:
        return self._games[self.game].rules.deck.id

    @property
    def default(self) -> Button:
        """The button that Enter presses: *Resume* where a match waits, else *Play*."""
        return self._resume if self.game in self._open else self._play

    def show_open(self, game: str, summary: OpenMatch | None) -> None:
        """Say that a match of this game waits to be resumed, or that none does."""
        self._asked = False
        if summary is None:
            self._open.pop(game, None)
        else:
            self._open[game] = summary
        if game == self.game:
            self.retranslate()
            self.default.setFocus()

    def show_tally(self, game: str, played: int, won: int) -> None:
        """Say how many matches of this game were finished, and how many of them the player won."""
        self._tallies[game] = played, won
        if game == self.game:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        say, waiting = self._voice.say, self._open.get(self.game)
        if self._shown != self.game:
            self._shown, self._asked = self.game, False
            self._show.show_cards(pieces(self._games[self.game]))
        self._title.setText(say("home.title"))
        self._games_row.label([say(f"{game}.name") for game in self._games])
        self._games_row.choose(self.game)
        self._name.setText(say(f"{self.game}.name"))
        self._tagline.setText(say(f"{self.game}.tagline"))
        self._summary.setText(say(f"{self.game}.summary"))
        self._resume.setVisible(waiting is not None)
        self._waiting.setVisible(waiting is not None)
        if waiting is not None:
            self._waiting.setText(self._told(waiting))
        play = "play" if waiting is None else "sure" if self._asked else "play-anew"
        for button, term in zip(
            self._buttons, ("resume", play, "new-match", "rules", "gallery", "settings"), strict=True
        ):
            button.setText(say(f"home.{term}"))
            button.promote(button is self.default)
        played, won = self._tallies.get(self.game, (0, 0))
        self._tally.setVisible(played > 0)
        self._tally.setText(say("home.tally", n=played, won=won))
        self._deck_label.setText(say("home.deck"))
        self._level_label.setText(say("home.level"))
        self._deck.setAccessibleName(say("home.deck"))
        self._level.setAccessibleName(say("home.level"))
        self._games_row.setAccessibleName(say("home.games"))
        self._level.label([say(f"level.{level}") for level in Level])
        drawn = drawn_of(self._patterns, self._pack)
        self._deck.offer([(say(f"pattern.{each.id}"), each.id) for each in drawn])
        for widget in (self._deck_label, self._deck):
            widget.setVisible(len(drawn) > 1)  # a pack with a single deck leaves nothing to choose
        self._show.setAccessibleName(self._voice.phrases.list([self._voice.card(card) for card in self._show.cards]))
        self._take_settings()
        self._arrange()

    def _told(self, waiting: OpenMatch) -> str:
        """How far the match that waits has come."""
        say, phrases = self._voice.say, self._voice.phrases
        totals = say("home.totals").join(map(phrases.number, waiting.totals))
        if waiting.is_over:
            return say("home.over", totals=totals)
        if not waiting.one_deal:
            return say("home.open-match", number=waiting.deal, totals=totals)
        progress = say("list.comma").join(say(term, **numbers) for term, numbers in waiting.progress)
        return say("home.open-deal", progress=progress) if progress else say("home.waits")

    def restyle(self) -> None:
        """The faces or the cloth look different now: draw again."""
        self._show.update()
        self.update()

    def _take_settings(self) -> None:
        settings = self._preferences.settings
        self._deck.choose(settings.pattern.get(self._pack))
        self._level.choose(Level(settings.level))
        variants = told(self._voice, self.game, chosen(settings, self._games[self.game]))
        self._variants.setText(variants)
        self._variants.setVisible(bool(variants))

    def _on_preferences_changed(self, _before: object, _after: object) -> None:
        if self._shown == self.game:
            self._take_settings()
            self._arrange()
        else:
            self.retranslate()
        self.restyle()

    def _on_play(self) -> None:
        """Begin; where a match waits the first press only asks, on the button itself."""
        if self.game in self._open and not self._asked:
            self._asked = True
            self.retranslate()
            return
        self._asked = False
        self.play.emit(self.game)

    def _on_deck_chosen(self, _row: int) -> None:
        self.pattern_chosen.emit(self._pack, str(self._deck.currentData()))

    # ------------------------------------------------------------------------------------------------ Qt's own calls

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the default button wherever the keyboard is not on another button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.default.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another size of text needs another arrangement."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and hasattr(self, "_grid"):
            self._on_style_changed()
            # and once more: the style sheet goes on to the panel, and gives it the plain font back
            QTimer.singleShot(0, self, self._on_style_changed)

    def _on_style_changed(self) -> None:
        self._grid.setRowMinimumHeight(AIR, 0)
        self._arrange()

    def showEvent(self, event: object) -> None:
        """Put the keyboard on the button that most people want."""
        self._arrange()
        self.default.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Deck and panel beside each other where there is width, else one above the other."""
        self._arrange()

    def _zoom(self) -> None:
        """Let the panel grow with the page."""
        font = zoomed(QApplication.font(), self.size(), lines=(80, 50), most=2.4)
        if font != self._panel.font() or not self._grid.rowMinimumHeight(AIR):
            spread(self._panel, font)
            line = self._panel.fontMetrics().height()
            self._grid.setContentsMargins(round(line * 1.5), round(line * 1.2), round(line * 1.5), round(line * 1.4))
            self._grid.setVerticalSpacing(round(line * 0.55))
            self._grid.setHorizontalSpacing(round(line * 0.5))
            self._more.setSpacing(round(line * 0.5))
            self._grid.setRowMinimumHeight(AIR, round(line * 0.3))
            self._head.setSpacing(round(line * 0.6))

    def _arrange(self) -> None:
        self._zoom()
        wide, high, line = self.width(), self.height(), self._panel.fontMetrics().height()
        room = round(min(line * 29, wide * 0.94))
        if wide >= high * 1.1:
            margin = round(min(wide * 0.05, high * 0.08))
            room = max(min(room, wide // 2), self._panel.minimumSizeHint().width())
            left = wide - room - margin
            self._leave_out(room, high)
            self._stand(room, high)
            self._scroll.setGeometry(left, 0, room, high)
            self._show.setGeometry(margin // 2, margin, left - margin, high - 2 * margin)
        else:
            self._leave_out(room, round(high * 0.66))
            tall = max(round(high * 0.34), high - self._grid.heightForWidth(room) - line * 3)
            self._show.setGeometry(0, line, wide, min(tall, round(high * 0.5)) - line)
            top = self._show.geometry().bottom()
            self._stand(room, high - top)
            self._scroll.setGeometry((wide - room) // 2, top, room, high - top)

    def _stand(self, wide: int, high: int) -> None:
        """The panel in the middle of this height; its upper edge stays when a game with fewer rows is looked at."""
        page, tall = self._tallest
        here = self._grid.heightForWidth(wide)
        self._tallest = (QSize(wide, high), max(tall, here) if page == QSize(wide, high) else here)
        self._above.changeSize(0, max(0, (high - self._tallest[1]) // 2))
        self._column.invalidate()

    def _leave_out(self, wide: int, high: int) -> None:
        """Where the panel would be higher than this, do without the words that can be missed most easily."""
        spare: list[list[QWidget]] = [[self._summary], [self._name], [self._tagline], [self._title, self._emblem]]
        for widget in chain.from_iterable(spare):
            widget.show()
        margins = self._grid.contentsMargins()
        inside = wide - margins.left() - margins.right()
        for choices in (self._games_row, self._level):
            choices.fit(inside)
        widths = [each.minimumSizeHint().width() for each in self._others]
        gaps = (len(widths) - 1) * self._more.horizontalSpacing()
        self._place_more(len(widths) if sum(widths) + gaps <= inside else 2)
        while spare and self._grid.heightForWidth(wide) > high:
            for widget in spare.pop(0):
                widget.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The cloth of the table."""
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._felt.background(self.size(), self.devicePixelRatioF()))
