"""Patterns are read from the decks' folder; what cannot be read is left out."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.text.patterns import face_name, patterns

from .conftest import PATTERNS

SICILY = """
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
    assert found["siciliane"].tags == ("siciliane", "donna-cavallo-re", "latin")


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
