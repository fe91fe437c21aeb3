"""Dresses the program by its settings and by the game in sight: every change is on the table in the same moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QLocale, QObject, QTimer

from cardavia.ai.levels import Level
from cardavia.engine.terms import Words
from cardavia.game import Game
from cardavia.storage.places import Places
from cardavia.storage.settings import Settings
from cardavia.text.catalog import Catalogue, best_language
from cardavia.text.patterns import Pattern
from cardavia.text.phrasebook import Phrasebook
from cardavia.ui.conductor import Conductor
from cardavia.ui.in_sight import game_of, pattern_of
from cardavia.ui.look.curves import Look
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.faces import Theme as CardTheme
from cardavia.ui.look.felt import Felt
from cardavia.ui.preferences import Preferences
from cardavia.ui.stage.scene import Stage
from cardavia.ui.table_page import TablePage
from cardavia.ui.theme import Theme
from cardavia.ui.voice import Voice

LETTERS = {"it": "italian", "uk": "cyrillic", "ru": "cyrillic"}
"""Language -> the letters that "auto" chooses on French suits; Latin packs keep the Italian ones."""

SLIDERS = ("contrast", "temperature")
LOOKS = ("cloth", "back", "letters", "large_index", "show_values", "suit_colours", "language")
"""The settings beside the pattern that change what is drawn on the cloth; the theme tells of its change itself."""
PLAIN_THEMES = frozenset({"contrast"})
"""Themes of cards without grain."""
REGRADE = 30
"""Milliseconds between two gradings at least, while a slider is dragged."""


def phrasebook_of(settings: Settings, places: Places, words: Words, pattern: Pattern) -> Phrasebook:
    """The phrasebook that the settings name; "auto" asks the system, an unknown language is English."""
    language = settings.language
    if language == "auto":
        language = best_language(QLocale.system().uiLanguages())
    return Phrasebook(Catalogue.load(places.i18n, language), words, pattern)


def letters_of(settings: Settings, pattern: Pattern, language: str) -> str:
    """The set of index letters; numbers are for packs whose courts have them, others have the usual letters."""
    if settings.letters != "auto" and (settings.letters != "numbers" or pattern.numbers_courts):
        return settings.letters
    return "italian" if pattern.family == "latin" else LETTERS.get(language, "english")


def dress_faces(faces: Faces, settings: Settings, pattern: Pattern, language: str, theme: CardTheme) -> None:
    """Draw the cards of a pattern as the settings say, in the colours of a theme of cards."""
    faces.grade(Look(settings.contrast, settings.temperature))
    faces.dress(
        pattern=pattern,
        letters=letters_of(settings, pattern, language),
        back=settings.back,
        theme=theme,
        show_values=settings.show_values,
        suit_colours=settings.suit_colours,
        large_index=settings.large_index,
    )


def grain_of(settings: Settings, theme: str) -> int:
    """How much grain lies over the table, in per cent; none where a theme of cards is chosen for its clear edges."""
    return 0 if theme in PLAIN_THEMES else settings.grain


class Closet(NamedTuple):
    """What is dressed, and from what."""

    places: Places
    words: Words
    patterns: Mapping[str, Pattern]
    games: Mapping[str, Game[Any]]
    theme: Theme
    voice: Voice
    faces: Faces
    felt: Felt
    stage: Stage
    page: TablePage
    conductor: Conductor


class Wardrobe(QObject):
    """Hears of changed settings, the game in sight among them, and hands each room the values that it draws.

    It must hear them before the rooms do: whoever says or draws a card of another game finds its pack already there.
    """

    def __init__(self, closet: Closet, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._closet, self._preferences = closet, preferences
        self._soon = QTimer(self, interval=REGRADE, singleShot=True)
        self._soon.timeout.connect(self._on_regrade)
        self._dragged = False
        preferences.changed.connect(self._on_changed)
        closet.theme.changed.connect(self._on_theme_changed)

    def dress(self) -> None:
        """Everything as the settings say, at the start; but the theme, which comes before the first widget."""
        settings = self._preferences.settings
        self._pace(settings)
        self._level(settings)
        self._grain()
        self._look(settings)

    def _on_changed(self, before: Settings, after: Settings) -> None:
        closet = self._closet

        def differs(*names: str) -> bool:
            return any(getattr(before, name) != getattr(after, name) for name in names)

        pattern = self._pattern(after)
        if game_of(before, closet.games) is not game_of(after, closet.games):
            # first away with the cards of the other game: the new pack has no names and no faces for them
            closet.stage.lay(game_of(after, closet.games))
            closet.faces.rest()
        turned = pattern != closet.voice.phrases.pattern
        spoken = turned or differs("language")
        if spoken:
            # names and faces change together: a page that asks for both never gets those of two packs
            closet.voice.learn(phrasebook_of(after, closet.places, closet.words, pattern))
        if differs("theme", "text_size"):
            closet.theme.dress(after.theme, after.text_size)
        if differs("speed", "pace", "reduced_motion", "trick_hold", "opponents_wait"):
            self._pace(after)
        if differs("grain"):
            self._grain()
        if differs("level"):
            self._level(after)
        if turned or differs(*LOOKS):
            self._look(after)
        elif differs(*SLIDERS):
            self._slide()
        if spoken:
            closet.voice.changed.emit()

    def _slide(self) -> None:
        """The first step of a slider acts at once; those that follow are gathered, and wait for the table."""
        self._dragged = self._soon.isActive()
        if not self._dragged:
            self._look(self._preferences.settings)
            self._soon.start()

    def _on_regrade(self) -> None:
        if self._dragged and self._closet.stage.renewal.is_due:
            self._soon.start()
        elif self._dragged:
            self._slide()

    def _pattern(self, settings: Settings) -> Pattern:
        """The pattern of the pack in sight."""
        closet = self._closet
        return pattern_of(settings, closet.patterns, game_of(settings, closet.games).rules.deck.id)

    def _grain(self) -> None:
        closet = self._closet
        closet.stage.set_grain(grain_of(self._preferences.settings, closet.theme.cards))

    def _on_theme_changed(self) -> None:
        self._grain()
        self._look(self._preferences.settings)

    def _pace(self, settings: Settings) -> None:
        self._closet.stage.set_pace(
            settings.speed, settings.pace, settings.reduced_motion, settings.trick_hold, settings.opponents_wait
        )

    def _level(self, settings: Settings) -> None:
        level = Level(settings.level)
        self._closet.conductor.choose_level(level)
        self._closet.page.refresh()

    def _look(self, settings: Settings) -> None:
        closet = self._closet
        closet.felt.dress(settings.cloth)
        closet.felt.grade(Look(settings.contrast, settings.temperature))
        language = closet.voice.phrases.language
        dress_faces(closet.faces, settings, self._pattern(settings), language, closet.theme.cards)
        closet.stage.restyle()
