"""The phrasebook of the moment, for widgets: replaced as a whole when the language or the pattern changes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cardavia.engine.cards import Card
from cardavia.text.phrasebook import Phrasebook


class Voice(QObject):
    """Hands out words. A widget connects ``changed`` to its ``retranslate`` and sets every text there."""

    changed = Signal()

    def __init__(self, phrases: Phrasebook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._phrases = phrases

    @property
    def phrases(self) -> Phrasebook:
        """The phrasebook in use."""
        return self._phrases

    def speak(self, phrases: Phrasebook) -> None:
        """Use another phrasebook from now on."""
        self.learn(phrases)
        self.changed.emit()

    def learn(self, phrases: Phrasebook) -> None:
        """Use another phrasebook and tell nobody yet; the caller emits ``changed`` once the faces go with it."""
        self._phrases = phrases

    def say(self, term: str, **values: object) -> str:
        """The words for a term in the language of the moment."""
        return self._phrases.say(term, **values)

    def card(self, card: Card) -> str:
        """The name of a card in the pattern on the table."""
        return self._phrases.card(card)
