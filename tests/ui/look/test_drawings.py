"""Which drawing a card has, and what stands in its corner."""

from __future__ import annotations

import logging
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.text.patterns import patterns
from cardavia.ui.look.drawings import LETTERS, Drawings

ASSETS = Path(__file__).resolve().parents[3] / "assets"
PATTERNS = patterns(ASSETS)


@pytest.mark.parametrize("theme", ["day", "lamplight"])
@pytest.mark.parametrize("name", sorted(PATTERNS))
def test_every_card_of_every_pattern_is_drawn(name: str, theme: str, caplog: pytest.LogCaptureFixture) -> None:
    drawings = Drawings(ASSETS)
    for letters in ("numbers", *LETTERS):
        drawings.dress(PATTERNS[name], letters, "plum", theme, True)
        for card in ITALIAN_40.cards:
            assert drawings.index(card), f"{card} has no index in {letters}"
    for card in ITALIAN_40.cards:
        ET.fromstring(drawings.face(card))
    assert not caplog.records


@pytest.mark.parametrize(
    ("pattern", "letters", "texts"),
    [
        ("napoletane", "numbers", "1 7 8 9 10"),
        ("napoletane", "italian", "A 7 F C R"),
        ("napoletane", "english", "A 7 J N K"),
        ("milanesi", "french", "A 7 V D R"),
        ("milanesi", "german", "A 7 B D K"),
        ("milanesi", "cyrillic", "Т 7 В Д К"),
        ("siciliane", "italian", "A 7 D C R"),
        ("siciliane", "english", "A 7 J N K"),
    ],
)
def test_index_texts(pattern: str, letters: str, texts: str) -> None:
    drawings = Drawings(ASSETS)
    drawings.dress(PATTERNS[pattern], letters, "plum", "day", True)
    assert [drawings.index_text(Card(rank + "D")) for rank in ("A", "7", "8", "9", "10")] == texts.split()


def test_values_stand_beside_court_letters_and_nowhere_else() -> None:
    drawings = Drawings(ASSETS)

    def index(card: str, letters: str, show_values: bool) -> str:
        drawings.dress(PATTERNS["napoletane"], letters, "plum", "day", show_values)
        return drawings.index(Card(card))

    for court in ("8C", "9C", "10C"):
        assert len(index(court, "italian", True)) > len(index(court, "italian", False)), court
    assert index("7C", "italian", True) == index("7C", "italian", False)
    assert index("9C", "numbers", True) == index("9C", "numbers", False)


def test_a_missing_drawing_is_told_and_replaced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        drawing = Drawings(tmp_path).face(Card("7D"))
        back = Drawings(tmp_path).back()
    assert ET.fromstring(drawing) is not None and ET.fromstring(back) is not None
    assert "7D" in caplog.text and "plum" in caplog.text
