"""Patterns are read from the decks' folder; what cannot be read is left out."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.engine.terms import Words
from cardavia.text.catalog import Catalogue
from cardavia.text.patterns import face_name, patterns
from cardavia.text.phrasebook import Phrasebook

from .conftest import PATTERNS

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SICILY = """
order = 2
pack = "italian-40"
family = "latin"
courts = ["donna", "cavallo", "re"]
figures = ["page", "knight", "king"]
ace = "asso"
"""


def deck(assets: Path, name: str, text: str) -> None:
    folder = assets / "decks" / name
    folder.mkdir(parents=True)
    (folder / "deck.toml").write_text(text, encoding="utf-8")


def test_a_deck_and_names_beside_it(tmp_path: Path) -> None:
    deck(tmp_path, "siciliane", SICILY)
    names = (
        '[bergamasche]\nfamily = "latin"\ncourts = ["fante", "cavallo", "re"]\nfigures = ["page", "knight", "king"]\n'
    )
    (tmp_path / "decks" / "names.toml").write_text(names, encoding="utf-8")
    found = patterns(tmp_path)
    assert list(found) == ["siciliane", "bergamasche"]
    assert found["siciliane"].drawn
    assert not found["bergamasche"].drawn
    assert found["siciliane"].tags == ("siciliane", "latin-donna-cavallo-re", "donna-cavallo-re", "latin")


@pytest.mark.parametrize(
    "text", ["not toml [", 'family = "latin"', SICILY.replace('"re"]', "]"), SICILY.replace("latin", "?")]
)
def test_a_bad_deck_is_left_out_with_a_log_line(text: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    deck(tmp_path, "broken", text)
    deck(tmp_path, "siciliane", SICILY)
    with caplog.at_level(logging.WARNING):
        assert list(patterns(tmp_path)) == ["siciliane"]
    assert "broken" in caplog.text


def test_no_assets_no_patterns(tmp_path: Path) -> None:
    assert patterns(tmp_path) == {}


def test_faces() -> None:
    naples, milan = PATTERNS["napoletane"], PATTERNS["milanesi"]
    assert [face_name(naples, Card(card)) for card in ("AD", "7D", "8C", "9S", "10B")] == [
        "coins-01", "coins-07", "cups-page", "swords-knight", "batons-king",
    ]  # fmt: skip
    assert face_name(milan, Card("9D")) == "diamonds-queen"
    assert all(len({face_name(pattern, card) for card in ITALIAN_40.cards}) == 40 for pattern in PATTERNS.values())


def test_decks_come_in_their_order(tmp_path: Path) -> None:
    deck(tmp_path, "zuccona", SICILY.replace("order = 2", "order = 1"))
    deck(tmp_path, "siciliane", SICILY)
    deck(tmp_path, "alpina", SICILY.replace("order = 2", "order = 10"))
    deck(tmp_path, "anonima", SICILY.replace("order = 2", "order = 'first'"))
    assert list(patterns(tmp_path)) == ["zuccona", "siciliane", "alpina", "anonima"]


def test_every_pattern_that_is_shipped_has_a_name_and_names_for_its_cards(words: Words) -> None:
    shipped = patterns(ASSETS)
    assert sum(pattern.drawn for pattern in shipped.values()) >= 4
    for pattern in shipped.values():
        phrases = Phrasebook(Catalogue.english(), words, pattern)
        assert phrases.knows(f"pattern.{pattern.id}")
        assert all(phrases.knows(f"court.{pattern.family}.{court}") for court in pattern.courts)
        assert len({phrases.card(card) for card in ITALIAN_40.cards}) == 40
        assert not any(phrases.card(card).startswith("card.") for card in ITALIAN_40.cards)


def test_every_card_of_a_shipped_pattern_is_drawn() -> None:
    for pattern in patterns(ASSETS).values():
        for theme in ("day", "lamplight"):
            faces = {path.stem for path in (ASSETS / "faces" / pattern.family / theme).glob("*.svg")}
            assert {face_name(pattern, card) for card in ITALIAN_40.cards} <= faces, (pattern.id, theme)


def test_only_patterns_that_exist_have_names(words: Words) -> None:
    named = {term.partition(".")[2] for term in words if term.startswith("pattern.")}
    assert named == set(patterns(ASSETS))
