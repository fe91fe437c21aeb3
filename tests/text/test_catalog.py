"""Catalogues: what is offered, and what happens when there is nothing to read."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from cardavia.engine.terms import Message
from cardavia.text.catalog import LANGUAGES, Catalogue, best_language


@pytest.mark.parametrize(
    ("locales", "language"),
    [
        (["uk_UA"], "uk"),
        (["it-IT", "en-US"], "it"),
        (["ru_RU.UTF-8"], "ru"),
        (["C.UTF-8", "de-DE", "RU"], "ru"),
        (["de-DE", "en-GB", "it"], "en"),
        (["xx", ""], "en"),
        ([], "en"),
    ],
)
def test_best_language_is_the_first_that_is_offered(locales: list[str], language: str) -> None:
    assert best_language(locales) == language


def test_every_language_is_read_in_its_own_catalogue(compiled: Path) -> None:
    assert {language: Catalogue.load(compiled, language).language for language in LANGUAGES} == {
        language: language for language in LANGUAGES
    }


def test_an_unknown_language_is_english_with_a_log_line(compiled: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        catalogue = Catalogue.load(compiled, "tlh")
    assert catalogue.language == "en"
    assert "tlh" in caplog.text


@pytest.mark.parametrize("content", [None, b"", b"not a catalogue", b"\xde\x12\x04\x95" + b"\xff" * 40, "cut"])
def test_a_missing_or_damaged_catalogue_is_english(
    content: bytes | str | None, tmp_path: Path, compiled: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "it"
    folder.mkdir()
    if content == "cut":
        content = (compiled / "it" / "cardavia.mo").read_bytes()[:2000]
    if isinstance(content, bytes):
        (folder / "cardavia.mo").write_bytes(content)
    with caplog.at_level(logging.WARNING):
        catalogue = Catalogue.load(tmp_path, "it")
    assert catalogue.language == "en"
    assert catalogue.text("any", Message("Rules")) == "Rules"
    assert "cardavia.mo" in caplog.text


def test_what_is_not_translated_is_said_in_english(compiled: Path) -> None:
    catalogue = Catalogue.load(compiled, "uk")
    assert catalogue.text("no.such-term", Message("Never translated")) == "Never translated"
    assert catalogue.text("no.such-term", Message("{n} thing", "{n} things"), 5) == "{n} things"


def test_the_same_english_under_two_terms_may_differ(compiled: Path) -> None:
    catalogue = Catalogue.load(compiled, "uk")
    green = Message("Green")
    assert catalogue.text("settings.cloth.verde", green) != catalogue.text("settings.back.green", green)
