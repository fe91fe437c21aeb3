"""Which letters the cards show in a pack and a language."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardavia.storage.settings import Settings
from cardavia.text.patterns import patterns
from cardavia.ui.wardrobe import letters_of

PATTERNS = patterns(Path(__file__).resolve().parents[2] / "assets")


@pytest.mark.parametrize("pattern", ["siciliane", "bologna", "firenze"])
@pytest.mark.parametrize("language", ["en", "it", "uk", "ru"])
def test_latin_packs_have_italian_letters_in_every_language(pattern: str, language: str) -> None:
    assert letters_of(Settings(letters="auto"), PATTERNS[pattern], language) == "italian"


@pytest.mark.parametrize("pattern", ["milanesi", "francesi"])
@pytest.mark.parametrize(
    ("language", "letters"), [("en", "english"), ("it", "italian"), ("uk", "cyrillic"), ("ru", "cyrillic")]
)
def test_french_packs_have_the_letters_of_the_language(pattern: str, language: str, letters: str) -> None:
    assert letters_of(Settings(letters="auto"), PATTERNS[pattern], language) == letters


@pytest.mark.parametrize("letters", ["italian", "english", "french", "german", "cyrillic"])
@pytest.mark.parametrize("pattern", ["siciliane", "francesi", "firenze"])
def test_chosen_letters_are_shown_everywhere(pattern: str, letters: str) -> None:
    assert letters_of(Settings.model_validate({"letters": letters}), PATTERNS[pattern], "ru") == letters


@pytest.mark.parametrize(
    ("pattern", "letters"),
    [
        ("siciliane", "numbers"),
        ("milanesi", "numbers"),
        ("francesi", "cyrillic"),
        ("bologna", "italian"),
        ("firenze", "italian"),
    ],
)
def test_numbers_are_for_packs_whose_courts_have_them(pattern: str, letters: str) -> None:
    assert letters_of(Settings(letters="numbers"), PATTERNS[pattern], "uk") == letters
