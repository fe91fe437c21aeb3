"""Which drawing a card has, and what stands in its corner."""

from __future__ import annotations

import logging
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from cardavia.engine.cards import Card
from cardavia.text.patterns import patterns
from cardavia.ui.look.drawings import LETTERS, Drawings, Dress

ASSETS = Path(__file__).resolve().parents[3] / "assets"
PATTERNS = patterns(ASSETS)
THEMES = ("day", "lamplight", "contrast")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", sorted(PATTERNS))
def test_every_card_of_every_pattern_is_drawn(name: str, theme: str, caplog: pytest.LogCaptureFixture) -> None:
    drawings = Drawings(ASSETS)
    for letters in ("numbers", *LETTERS):
        drawings.dress(Dress(PATTERNS[name], letters, "plum", theme, True))
        for card in filter(PATTERNS[name].has_suit, PATTERNS[name].deck.cards):
            assert drawings.index(card), f"{card} has no index in {letters}"
    for card in PATTERNS[name].deck.cards:
        ET.fromstring(drawings.face(card))
    assert not caplog.records


@pytest.mark.parametrize("letters", ["numbers", *LETTERS])
@pytest.mark.parametrize("name", sorted(PATTERNS))
def test_no_two_ranks_of_a_suit_have_the_same_index(name: str, letters: str) -> None:
    drawings, deck = Drawings(ASSETS), PATTERNS[name].deck
    drawings.dress(Dress(PATTERNS[name], letters, "plum", "day", True))
    for suit in deck.suits:
        texts = [drawings.index_text(Card(rank + suit)) for rank in deck.ranks]
        assert len(set(texts)) == len(texts), texts


@pytest.mark.parametrize(
    ("pattern", "letters", "cards", "texts"),
    [
        ("francesi", "english", "7S 10S JS QS KS AS", "7 10 J Q K A"),
        ("francesi", "numbers", "7S 10S JS QS KS AS", "7 10 J Q K A"),
        ("francesi", "cyrillic", "JS QS KS AS", "В Д К Т"),
        ("bologna", "numbers", "AC 10C FC CC QC KC", "A 10 F C D R"),
        ("bologna", "english", "AC FC CC QC KC", "A J N Q K"),
        ("bologna", "italian", "T5 T16 ANG BEG MO1 MAT", "5 16 ANG BEG MO1 MAT"),
        ("firenze", "italian", "FS FC CC QC KC", "F F C D R"),
        ("firenze", "german", "FS FC CC QC KC", "B B C D K"),
        ("firenze", "cyrillic", "T1 T40 M", "1 40 M"),
    ],
)
def test_index_texts_of_other_packs(pattern: str, letters: str, cards: str, texts: str) -> None:
    drawings = Drawings(ASSETS)
    drawings.dress(Dress(PATTERNS[pattern], letters, "plum", "day", True))
    assert [drawings.index_text(Card(card)) for card in cards.split()] == texts.split()


@pytest.mark.parametrize("pattern", ["francesi", "bologna", "firenze"])
def test_only_courts_that_capture_have_values(pattern: str) -> None:
    drawings, deck = Drawings(ASSETS), PATTERNS[pattern].deck

    drawings.dress(Dress(PATTERNS[pattern], "italian", show_values=True))
    assert {drawings.value(card) for card in deck.cards} == {""}


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
    drawings.dress(Dress(PATTERNS[pattern], letters, "plum", "day", True))
    assert [drawings.index_text(Card(rank + "D")) for rank in ("A", "7", "8", "9", "10")] == texts.split()


def test_values_stand_beside_court_letters_and_nowhere_else() -> None:
    drawings, deck = Drawings(ASSETS), PATTERNS["napoletane"].deck

    def values(letters: str, show_values: bool, large: bool = False) -> dict[str, str]:
        drawings.dress(Dress(PATTERNS["napoletane"], letters, show_values=show_values, large_index=large))
        return {card: value for card in deck.cards if (value := drawings.value(card))}

    shown = values("italian", True)
    assert set(shown) == {rank + suit for rank in ("8", "9", "10") for suit in deck.suits}
    assert len(set(shown.values())) == len(shown)
    assert all(value.encode() in drawings.face(Card(card)) for card, value in shown.items())
    assert not values("italian", False) and not values("numbers", True)
    assert not set(values("italian", True, large=True).values()) & set(shown.values())


def test_a_missing_drawing_is_told_and_replaced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        drawing = Drawings(tmp_path).face(Card("7D"))
        back = Drawings(tmp_path).back()
    assert ET.fromstring(drawing) is not None and ET.fromstring(back) is not None
    assert "7D" in caplog.text and "plum" in caplog.text


def test_a_plain_card_still_says_what_it_is(tmp_path: Path) -> None:
    drawings = Drawings(tmp_path)
    for pattern in (PATTERNS["siciliane"], PATTERNS["francesi"], PATTERNS["bologna"], PATTERNS["firenze"]):
        for theme in THEMES:
            drawings.dress(Dress(pattern, "english", "plum", theme, True))
            said = {"".join(ET.fromstring(drawings.face(card)).itertext()) for card in pattern.deck.cards}
            assert len(said) == len(pattern.deck.cards)


def test_a_card_of_another_pack_is_drawn_plain_and_told(caplog: pytest.LogCaptureFixture) -> None:
    drawings = Drawings(ASSETS)
    drawings.dress(Dress(PATTERNS["francesi"], "english", "plum", "day", True))
    with caplog.at_level(logging.ERROR):
        assert "5B" in "".join(ET.fromstring(drawings.face(Card("5B"))).itertext())
    assert "5B" in caplog.text


def test_a_trump_is_drawn_with_its_own_index() -> None:
    drawings = Drawings(ASSETS)
    drawings.dress(Dress(PATTERNS["firenze"], "italian"))
    index = drawings.index(Card("T13"))
    assert index and drawings.face(Card("T13")).count(index.encode()) == 1
    assert index not in (drawings.index(Card("T14")), drawings.index(Card("M")))
    drawings.dress(Dress(PATTERNS["firenze"], "italian", large_index=True))
    assert drawings.index(Card("T13")) not in ("", index)


def test_a_theme_exchanges_the_colours(tmp_path: Path) -> None:
    folder = tmp_path / "faces" / "trumps" / "day"
    folder.mkdir(parents=True)
    (folder / "minchiate-t13.svg").write_text('<svg fill="#111111" stroke="#222222">Death</svg>', encoding="utf-8")
    table = '{"themes": {"lamplight": {"#111111": "#333333"}}, "two": {}}'
    (tmp_path / "faces" / "colours.json").write_text(table, encoding="utf-8")
    drawings = Drawings(tmp_path)
    drawings.dress(Dress(PATTERNS["firenze"], theme="lamplight"))
    assert drawings.face(Card("T13")) == b'<svg fill="#333333" stroke="#222222">Death</svg>'


@pytest.mark.parametrize("broken", ["", "[]", '{"themes": 1}'])
def test_colours_that_cannot_be_read_are_told_and_the_cards_stay_as_by_day(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, broken: str
) -> None:
    (tmp_path / "backs" / "plum").mkdir(parents=True)
    (tmp_path / "backs" / "plum" / "day.svg").write_text('<svg fill="#111111"/>', encoding="utf-8")
    (tmp_path / "faces").mkdir()
    (tmp_path / "faces" / "colours.json").write_text(broken, encoding="utf-8")
    drawings = Drawings(tmp_path)
    drawings.dress(Dress(theme="contrast"))
    assert drawings.back() == b'<svg fill="#111111"/>'
    assert "colours" in caplog.text


def test_only_french_suits_become_red_and_black() -> None:
    drawings = Drawings(ASSETS)

    def faces(pattern: str, colours: str) -> dict[str, bytes]:
        drawings.dress(Dress(PATTERNS[pattern], suit_colours=colours))
        return {card: drawings.face(card) for card in PATTERNS[pattern].deck.cards}

    for pattern in ("siciliane", "bologna", "firenze"):
        assert faces(pattern, "four") == faces(pattern, "two")
    for pattern in ("milanesi", "francesi"):
        four, two = faces(pattern, "four"), faces(pattern, "two")
        suits = PATTERNS[pattern].suits
        changed = {card for card in four if four[card] != two[card]}
        assert changed == {card for card in four if suits[card[-1]] != "hearts"}
        assert b"#163F86" not in two["7S"]
        assert b"#241826" in two["7S"]


def test_the_picture_of_a_suit_is_red_or_black_too() -> None:
    drawings = Drawings(ASSETS)
    drawings.dress(Dress(PATTERNS["francesi"], suit_colours="two"))
    assert b"#8B1030" in drawings.pip("diamonds")
    assert b"#9E6000" not in drawings.pip("diamonds")


@pytest.mark.parametrize("content", ["[]", '{"normal": null}', '{"normal": {"cups": []}}', "7", "{"])
def test_an_index_file_of_another_shape_costs_the_index_alone(tmp_path: Path, content: str) -> None:
    (tmp_path / "faces").mkdir()
    (tmp_path / "faces" / "index.json").write_text(content, encoding="utf-8")
    drawings = Drawings(tmp_path)
    assert drawings.index(Card("7C")) == ""
