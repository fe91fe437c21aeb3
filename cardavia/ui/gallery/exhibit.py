"""One pack on show, whatever pack lies on the table: its own words and its own faces, dressed as the settings say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QPoint, QRectF, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from cardavia.engine.cards import Card
from cardavia.engine.options import Options
from cardavia.game import Fact, Game, Topic
from cardavia.storage.settings import Settings
from cardavia.text.lore import title
from cardavia.text.patterns import Pattern
from cardavia.text.phrasebook import Phrasebook
from cardavia.ui.in_sight import drawn_of, game_of, pattern_of
from cardavia.ui.look.faces import CORNER, Faces
from cardavia.ui.look.felt import Felt, grain_opacity
from cardavia.ui.look.shelves import DiskShelf
from cardavia.ui.preferences import Preferences
from cardavia.ui.theme import Theme
from cardavia.ui.voice import Voice
from cardavia.ui.wardrobe import dress_faces, grain_of

TOPICS = tuple(Topic)


class Sources(NamedTuple):
    """What is shown, and where its looks and words come from."""

    assets: Path
    kept: DiskShelf
    """Where finished faces lie, those of the table too."""
    games: Mapping[str, Game[Any]]
    patterns: Mapping[str, Pattern]
    voice: Voice
    preferences: Preferences
    theme: Theme
    felt: Felt
    options: Callable[[str], Options]
    """The variants by which a game is told: those of the match at the table, else those of the next one."""


class Exhibit(QObject):
    """The pack in sight, or what was chosen here since; that changes nothing on the table."""

    chosen = Signal()
    """Another game or another pattern is on show."""
    changed = Signal()
    """Words or looks of what is on show changed: whoever shows them asks again."""

    def __init__(self, sources: Sources, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sources = sources
        self.faces = Faces(sources.assets, self, sources.kept)
        settings = sources.preferences.settings
        self._game = game_of(settings, sources.games)
        self._pattern = pattern_of(settings, sources.patterns, self._pack)
        self._phrases = sources.voice.phrases.of(self._pattern)
        self._grain, self._opacity = QPixmap(), 0.0
        self._dress()
        self.faces.changed.connect(self.changed)
        sources.voice.changed.connect(self._on_spoken)
        sources.theme.changed.connect(self._dress)
        sources.preferences.changed.connect(self._on_settings)

    # what is on show

    @property
    def game(self) -> Game[Any]:
        """The game whose pack is on show."""
        return self._game

    @property
    def pattern(self) -> Pattern:
        """How it is drawn and named."""
        return self._pattern

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        """The patterns of this pack that can be chosen."""
        return drawn_of(self._sources.patterns, self._pack)

    @property
    def phrases(self) -> Phrasebook:
        """The words of the moment, with the names of the pattern on show."""
        return self._phrases

    @property
    def cards(self) -> tuple[Card, ...]:
        """All its cards, in the pack's order."""
        return self._game.rules.deck.cards

    def title(self, card: Card) -> str:
        """What a card is called."""
        return title(self._phrases, self._game.id, card)

    def facts(self, card: Card) -> tuple[Fact, ...]:
        """What its game tells about a card, topic by topic."""
        told = self._game.lore(card, self._sources.options(self._game.id))
        return tuple(sorted(told, key=lambda fact: TOPICS.index(fact.topic)))

    @property
    def _pack(self) -> str:
        return self._game.rules.deck.id

    def show_game(self, name: str) -> None:
        """Put another game's pack on show, in the pattern that the settings name for it."""
        game = self._sources.games[name]
        if game is not self._game:
            self._game = game
            self._put_up(pattern_of(self._sources.preferences.settings, self._sources.patterns, self._pack))

    def show_pattern(self, name: str) -> None:
        """Put the same pack on show in another pattern. Raises ``KeyError`` for one that there is not."""
        pattern = self._sources.patterns[name]
        if pattern != self._pattern:
            self._put_up(pattern)

    def _put_up(self, pattern: Pattern) -> None:
        self._pattern = pattern
        self._phrases = self._sources.voice.phrases.of(pattern)
        blocked = self.blockSignals(True)  # whoever hears of new faces may ask for cards of the old pack
        self._dress()
        self.blockSignals(blocked)
        self.chosen.emit()

    # what changes around it

    def _dress(self) -> None:
        settings, theme = self._sources.preferences.settings, self._sources.theme.cards
        dress_faces(self.faces, settings, self._pattern, self._phrases.language, theme)
        self._opacity = grain_opacity(grain_of(settings, theme))

    def _on_spoken(self) -> None:
        self._phrases = self._sources.voice.phrases.of(self._pattern)
        self._dress()
        self.changed.emit()

    def _on_settings(self, before: Settings, after: Settings) -> None:
        if before.game != after.game:
            self.show_game(game_of(after, self._sources.games).id)
        if before.pattern.get(self._pack) != after.pattern.get(self._pack):
            self.show_pattern(pattern_of(after, self._sources.patterns, self._pack).id)
        self._dress()
        if before.grain != after.grain:
            self.changed.emit()

    # how a card is painted

    def paint(self, painter: QPainter, card: QRectF, picture: QPixmap | None, on: QWidget) -> None:
        """Paint a card on a widget: a blank one until its picture is drawn, one of another size stretched meanwhile."""
        dpr = on.devicePixelRatioF()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if picture is None:
            painter.setPen(QPen(on.palette().color(QPalette.ColorRole.Mid), 1))
            painter.setBrush(on.palette().color(QPalette.ColorRole.AlternateBase))
            painter.drawRoundedRect(card, CORNER * card.width(), CORNER * card.width())
            return
        if picture.width() == round(card.width() * dpr):
            painter.drawPixmap(card.topLeft(), picture)
        else:
            painter.drawPixmap(card, picture, QRectF(picture.rect()))
        if self._opacity:
            self._paint_grain(painter, card, on.pos(), dpr)

    def _paint_grain(self, painter: QPainter, card: QRectF, at: QPoint, dpr: float) -> None:
        """Lay the film's grain over a card; ``at`` is where the painted widget lies on its page."""
        if self._grain.isNull():
            self._grain = self._sources.felt.grain_tile()
        shape = QPainterPath()
        shape.addRoundedRect(card, CORNER * card.width(), CORNER * card.width())
        painter.save()
        painter.setClipPath(shape)
        painter.setOpacity(self._opacity)
        painter.scale(1 / dpr, 1 / dpr)  # one texel is one device pixel
        painter.drawTiledPixmap(
            QRectF(card.topLeft() * dpr, card.size() * dpr), self._grain, (card.topLeft() + at.toPointF()) * dpr
        )
        painter.restore()
