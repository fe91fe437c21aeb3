"""The objects that the frame is made of, real ones, for tests; and a walk over every text that a person can read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QTextBrowser,
    QWidget,
)

from cardavia.engine.score import Sheet, total
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.terms import Message
from cardavia.engine.zones import Seat
from cardavia.games import NAMES, load
from cardavia.games.scopa.rules import ScopaOptions
from cardavia.games.scopa.words import page_values
from cardavia.storage.settings import Settings
from cardavia.storage.words import WORDS as STORAGE_WORDS
from cardavia.text.catalog import LANGUAGES, Catalogue
from cardavia.text.patterns import patterns
from cardavia.text.phrasebook import Phrasebook
from cardavia.text.words import WORDS as TEXT_WORDS
from cardavia.ui.gallery.exhibit import Sources
from cardavia.ui.gallery.panel import GalleryPanel
from cardavia.ui.home import Home
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.felt import Felt
from cardavia.ui.look.shelves import DiskShelf
from cardavia.ui.panels.new_match import NewMatchPanel
from cardavia.ui.panels.rules import RulesPanel
from cardavia.ui.panels.settings import SettingsPanel, Surroundings
from cardavia.ui.panels.sheet import Deal, SheetPanel
from cardavia.ui.panels.story import StoryPanel
from cardavia.ui.preferences import Preferences
from cardavia.ui.theme import Theme
from cardavia.ui.voice import Voice
from cardavia.ui.words import WORDS as UI_WORDS

ROOT = Path(__file__).resolve().parents[3]
ASSETS, I18N = ROOT / "assets", ROOT / "i18n"
FOREIGN = tuple(code for code in LANGUAGES if code != "en")


class Longer(Catalogue):
    """English whose every message is 40 per cent longer."""

    def text(self, context: str, message: Message, n: int | None = None) -> str:
        """The message with a tail of long words."""
        text = super().text(context, message, n)
        tail = "ë" * max(1, round(len(text) * 0.4))
        return " ".join([text, *(tail[at : at + 9] for at in range(0, len(tail), 9))]) if text.strip(" :,;") else text


class Frame(QObject):
    """Words, settings, faces and cloth, as the program builds them."""

    def __init__(self, app: QApplication, theme: str = "light") -> None:
        super().__init__()
        # widgets of earlier tests are only marked for deletion; a style sheet would dress them all again
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.app = app
        self.game: Any = load("scopa")
        self.games: dict[str, Any] = {name: load(name) for name in NAMES}
        self.words = {**TEXT_WORDS, **STORAGE_WORDS, **UI_WORDS}
        for each in self.games.values():
            self.words |= each.words
        self.patterns = patterns(ASSETS)
        self.kept: list[Settings] = []
        self.preferences = Preferences(Settings(), self.kept.append, self)
        self.voice = Voice(Phrasebook(Catalogue.english(), self.words, self.patterns["siciliane"]), self)
        self.faces, self.felt = Faces(ASSETS, self), Felt(ASSETS)
        self.faces.dress(self.patterns["siciliane"])
        self.theme = Theme(app, ASSETS, self)
        self.theme.dress(theme, 100)
        self.around = Surroundings(self.faces, ASSETS, self.patterns, LANGUAGES, self.games)

    def speak(self, language: str, pattern: str = "siciliane", catalogue: Catalogue | None = None) -> None:
        """Another language or deck."""
        spoken = catalogue or Catalogue.load(I18N, language)
        assert spoken.language == language
        self.voice.speak(Phrasebook(spoken, self.words, self.patterns[pattern]))

    def lengthen(self) -> None:
        """Speak the long pseudo-language."""
        english = Catalogue.english()
        self.speak("en", catalogue=Longer("en", english._translations))

    def name(self, seat: Seat) -> str:
        """You, or the computer."""
        return self.voice.say("seat.you" if seat == 0 else "seat.computer")

    @property
    def names(self) -> Called:
        """The names of two sides of a seat each."""
        return Called(self)

    @property
    def pairs(self) -> Called:
        """The names of two sides of two seats each."""
        return Called(self, pairs=True)

    def same_in(self, language: str) -> set[str]:
        """The English words that this language has alike, by its own catalogue."""
        spoken = Catalogue.load(I18N, language)
        return {each.text for term, each in self.words.items() if spoken.text(term, each) == each.text}

    def home(self) -> Home:
        """The first page."""
        return Home(self.voice, self.preferences, self.faces, self.felt, self.games, self.patterns)

    def settings_panel(self) -> SettingsPanel:
        """The settings."""
        return SettingsPanel(self.voice, self.preferences, self.around)

    def rules_panel(self) -> RulesPanel:
        """The rules of Scopa."""
        return RulesPanel(self.voice, self.faces, lambda: "scopa", lambda _: page_values(ScopaOptions()))

    def new_match_panel(self) -> NewMatchPanel:
        """The page of a new match."""
        return NewMatchPanel(self.voice, self.preferences, self.patterns, self.games)

    def gallery_panel(self) -> GalleryPanel:
        """The gallery, told by the base rules."""
        return GalleryPanel(
            Sources(
                ASSETS, DiskShelf(None), self.games, self.patterns, self.voice, self.preferences, self.theme, self.felt,
                lambda game: self.games[game].options(),
            )
        )  # fmt: skip

    def story_panel(self) -> StoryPanel:
        """The move history of a deal."""
        panel = StoryPanel(self.voice, self.names)
        panel.tell(played(self.game).log)
        return panel

    def sheet_panel(self, page: QWidget) -> SheetPanel:
        """The score sheet over a page."""
        return SheetPanel(self.voice, self.faces, self.names, page)

    def dress(self, pattern: str) -> None:
        """Another pack on the table: its names and its faces."""
        self.speak("en", pattern)
        self.faces.dress(self.patterns[pattern])


class Called:
    """Names of seats and sides without a match: the person is the first."""

    def __init__(self, frame: Frame, *, pairs: bool = False) -> None:
        self._frame, self._pairs = frame, pairs

    def __call__(self, seat: Seat) -> str:
        return self._frame.name(seat)

    def side(self, side: int) -> str:
        say = self._frame.voice.say
        return say("side.others" if side else "side.yours") if self._pairs else self(Seat(side))

    def victory(self, side: int) -> str:
        say = self._frame.voice.say
        if self._pairs:
            return say("sheet.won.others" if side else "sheet.won.yours")
        return say("sheet.won", player=self.side(side)) if side else say("sheet.won.you")


def told(sheet: Sheet, **more: Any) -> Deal:
    """What the sheet panel is given after the first deal of a match of Scopa to 11."""
    usual: dict[str, Any] = {"game": "scopa", "number": 1, "target": 11, "totals": (total(sheet, 0), total(sheet, 1))}
    return Deal(sheet=sheet, **{**usual, **more})


def played(game: Any, seed: int = 5) -> Session[Any]:
    """A match in which the first deal has been played to its end by chance."""
    session: Session[Any] = Session("scopa", game.rules, 2, seed, game.options(napola=True, re_bello=True))
    chance = Random(seed)
    session.deal()
    while session.state.phase not in (Phase.DEAL, Phase.OVER):
        session.submit(chance.choice(game.rules.legal_moves(session.state)))
    return session


def texts(root: QWidget) -> Iterator[tuple[object, str]]:
    """Every text that can be read or heard in a widget, with a key that stays the same when the language changes."""
    for widget in (root, *root.findChildren(QWidget)):
        yield (widget, "name"), widget.accessibleName()
        yield (widget, "description"), widget.accessibleDescription()
        yield (widget, "tip"), widget.toolTip()
        if isinstance(widget, (QLabel, QAbstractButton)):
            yield (widget, "text"), widget.text()
        if isinstance(widget, QLineEdit):
            yield (widget, "placeholder"), widget.placeholderText()
        if isinstance(widget, QComboBox):
            yield from (((widget, row), widget.itemText(row)) for row in range(widget.count()))
        if isinstance(widget, QListWidget):
            yield from (((widget, row), widget.item(row).text()) for row in range(widget.count()))
        if isinstance(widget, QTextBrowser):
            yield from (((widget, row), line) for row, line in enumerate(widget.toPlainText().splitlines()))
