"""Translations at run time: gettext catalogues read by the standard library, with English beneath everything."""

from __future__ import annotations

import gettext
import logging
import struct
from collections.abc import Iterable
from pathlib import Path

from cardavia.engine.terms import Message

ENGLISH = "en"
DOMAIN = "cardavia"

LANGUAGES: dict[str, str] = {ENGLISH: "English", "it": "Italiano", "uk": "Українська", "ru": "Русский"}
"""Code -> the language's own name, in the order of the menu; own names are never translated."""

log = logging.getLogger(__name__)


def best_language(system_locales: Iterable[str]) -> str:
    """The first language asked for ("uk_UA", "it-IT", "ru_RU.UTF-8") that is offered, or else English."""
    for locale in system_locales:
        language = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
        if language in LANGUAGES:
            return language
    return ENGLISH


class Catalogue:
    """The translated messages of one language; a message without a translation is said in English."""

    def __init__(self, language: str, translations: gettext.NullTranslations) -> None:
        self.language = language
        self._translations = translations

    @classmethod
    def english(cls) -> Catalogue:
        """The master language: needs no file."""
        return cls(ENGLISH, gettext.NullTranslations())

    @classmethod
    def load(cls, folder: Path, language: str) -> Catalogue:
        """Reads ``folder/<language>/cardavia.mo``; an unknown, missing or damaged one is English and a log line."""
        if language == ENGLISH:
            return cls.english()
        if language not in LANGUAGES:
            log.warning("unknown language %r: English is used", language)
            return cls.english()
        path = folder / language / f"{DOMAIN}.mo"
        try:
            with path.open("rb") as file:
                return cls(language, gettext.GNUTranslations(file))
        except (OSError, ValueError, KeyError, IndexError, struct.error) as fault:
            log.warning("%s cannot be read (%s): English is used", path, fault)
            return cls.english()

    def text(self, context: str, message: Message, n: int | None = None) -> str:
        """The translation of a message; ``n`` chooses among the plural forms where the message has them."""
        if message.plural is not None and n is not None:
            return self._translations.npgettext(context, message.text, message.plural, n)
        return self._translations.pgettext(context, message.text)
