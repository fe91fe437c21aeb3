"""Phrasebooks in every language and for every court system, from catalogues compiled for the tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import catalogues
import pytest
from babel.messages.mofile import write_mo

from cardavia.engine.terms import Words
from cardavia.text.catalog import LANGUAGES, Catalogue
from cardavia.text.patterns import FRENCH_SUITS, LATIN_SUITS, Pattern
from cardavia.text.phrasebook import Phrasebook

PATTERNS = {
    "napoletane": Pattern("napoletane", "italian-40", "latin", ("fante", "cavallo", "re"),
                          ("page", "knight", "king"), LATIN_SUITS, "asso"),
    "siciliane": Pattern("siciliane", "italian-40", "latin", ("donna", "cavallo", "re"),
                         ("page", "knight", "king"), LATIN_SUITS, "asso"),
    "intarsia": Pattern("intarsia", "italian-40", "latin", ("fante", "regina", "re"),
                        ("page", "queen", "king"), LATIN_SUITS, "asso"),
    "milanesi": Pattern("milanesi", "italian-40", "french", ("fante", "regina", "re"),
                        ("jack", "queen", "king"), FRENCH_SUITS, "A"),
}  # fmt: skip

Speak = Callable[[str, str], Phrasebook]


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder like i18n/ with the compiled catalogues of today."""
    folder = tmp_path_factory.mktemp("i18n")
    for language in catalogues.TRANSLATED:
        (folder / language).mkdir()
        with (folder / language / "cardavia.mo").open("wb") as file:
            write_mo(file, catalogues.translations(language))
    return folder


@pytest.fixture(scope="session")
def words() -> Words:
    """Everything that can be said."""
    return catalogues.messages()


@pytest.fixture(scope="session")
def speak(compiled: Path, words: Words) -> Speak:
    """Language and pattern -> phrasebook."""

    def phrasebook(language: str, pattern: str) -> Phrasebook:
        return Phrasebook(Catalogue.load(compiled, language), words, PATTERNS[pattern])

    return phrasebook


@pytest.fixture(params=[(language, pattern) for language in LANGUAGES for pattern in PATTERNS], ids="-".join)
def phrases(request: pytest.FixtureRequest, speak: Speak) -> Phrasebook:
    """Every language with every court system."""
    language, pattern = request.param
    return speak(language, pattern)
