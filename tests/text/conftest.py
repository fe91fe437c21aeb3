"""Phrasebooks in every language and for every court system, from catalogues compiled for the tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import catalogues
import pytest
from babel.messages.mofile import write_mo

from cardavia.engine.cards import ITALIAN_40, PACKS
from cardavia.engine.terms import Words
from cardavia.text.catalog import LANGUAGES, Catalogue
from cardavia.text.patterns import FRENCH_SUITS, LATIN_SUITS, Pattern, plain
from cardavia.text.phrasebook import Phrasebook


def _italian(name: str, family: str, courts: str, figures: str) -> Pattern:
    """A pattern of the Italian pack with these names and pictures of 8, 9 and 10."""
    ranks, suits = ("8", "9", "10"), LATIN_SUITS if family == "latin" else FRENCH_SUITS
    named, drawn = (dict(zip(ranks, each.split(), strict=True)) for each in (courts, figures))
    return Pattern(name, ITALIAN_40.id, family, named, drawn, suits)


PATTERNS = {
    "napoletane": _italian("napoletane", "latin", "fante cavallo re", "page knight king"),
    "siciliane": _italian("siciliane", "latin", "donna cavallo re", "maid knight king"),
    "intarsia": _italian("intarsia", "latin", "fante regina re", "page queen king"),
    "milanesi": _italian("milanesi", "french", "fante regina re", "jack queen king"),
}
"""One for each court system of the Italian pack."""
EVERY = PATTERNS | {pattern.id: pattern for pattern in map(plain, PACKS) if pattern.pack != ITALIAN_40.id}
"""Those, and one of each other pack."""

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
        return Phrasebook(Catalogue.load(compiled, language), words, EVERY[pattern])

    return phrasebook


@pytest.fixture(params=[(language, pattern) for language in LANGUAGES for pattern in PATTERNS], ids="-".join)
def phrases(request: pytest.FixtureRequest, speak: Speak) -> Phrasebook:
    """Every language with every court system of the Italian pack."""
    language, pattern = request.param
    return speak(language, pattern)


@pytest.fixture(params=[(language, pattern) for language in LANGUAGES for pattern in EVERY], ids="-".join)
def any_phrases(request: pytest.FixtureRequest, speak: Speak) -> Phrasebook:
    """Every language with every court system and every pack."""
    language, pattern = request.param
    return speak(language, pattern)
