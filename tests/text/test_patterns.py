"""Patterns are read from the decks' folder; what cannot be read is left out."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import pytest

from cardavia.engine.cards import PACKS, Card
from cardavia.engine.terms import Words
from cardavia.text.catalog import Catalogue
from cardavia.text.patterns import Pattern, face_folder, face_name, patterns, patterns_of, plain
from cardavia.text.phrasebook import Phrasebook

from .conftest import EVERY

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SICILY = """
order = 2
pack = "italian-40"
family = "latin"
courts = { 8 = "donna", 9 = "cavallo", 10 = "re" }
figures = { 8 = "maid", 9 = "knight", 10 = "king" }
"""
FRANCE = """
pack = "french-32"
order = 1
family = "french"
courts = { J = "fante", Q = "regina", K = "re" }
figures = { J = "jack", Q = "queen", K = "king" }
suits = { S = "spades", H = "hearts", D = "diamonds", C = "clubs" }
"""


def deck(assets: Path, name: str, text: str) -> None:
    folder = assets / "decks" / name
    folder.mkdir(parents=True)
    (folder / "deck.toml").write_text(text, encoding="utf-8")


def test_a_deck_and_names_beside_it(tmp_path: Path) -> None:
    deck(tmp_path, "siciliane", SICILY)
    names = (
        '[bergamasche]\nfamily = "latin"\n'
        'courts = {8 = "fante", 9 = "cavallo", 10 = "re"}\nfigures = {8 = "page", 9 = "knight", 10 = "king"}\n'
    )
    (tmp_path / "decks" / "names.toml").write_text(names, encoding="utf-8")
    found = patterns(tmp_path)
    assert list(found) == ["siciliane", "bergamasche"]
    assert found["siciliane"].drawn
    assert not found["bergamasche"].drawn
    assert found["siciliane"].tags == (
        "siciliane", "latin-donna-cavallo-re", "donna-cavallo-re", "latin", "italian-40",
    )  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "not toml [",
        'family = "latin"',
        SICILY.replace("latin", "?"),
        SICILY.replace("italian-40", "italian-41"),
        SICILY.replace('courts = { 8 = "donna"', 'courts = { F = "donna"'),
        SICILY.replace('{ 8 = "donna", 9 = "cavallo", 10 = "re" }', '["donna", "cavallo", "re"]'),
        FRANCE.replace('J = "fante", ', "").replace('J = "jack", ', ""),
        FRANCE.replace('S = "spades", ', ""),
    ],
)
def test_a_bad_deck_is_left_out_with_a_log_line(text: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    deck(tmp_path, "broken", text)
    deck(tmp_path, "siciliane", SICILY)
    with caplog.at_level(logging.WARNING):
        assert list(patterns(tmp_path)) == ["siciliane"]
    assert "broken" in caplog.text


def test_no_assets_no_patterns(tmp_path: Path) -> None:
    assert patterns(tmp_path) == {}


@pytest.mark.parametrize(
    ("pattern", "cards", "names"),
    [
        ("napoletane", "AD 7D 8C 9S 10B", "coins-01 coins-07 cups-page swords-knight batons-king"),
        ("milanesi", "9D 8B", "diamonds-queen clubs-jack"),
        ("francesi", "AC 10H JS QD", "clubs-01 hearts-10 spades-jack diamonds-queen"),
        ("bologna", "10D FC CC ANG T5 MO4 MAT", "coins-10 cups-page cups-knight"
         " bologna-ang bologna-t5 bologna-mo4 bologna-mat"),
        ("firenze", "8B FB FC FD CS QC T13 M", "batons-08 batons-page cups-maid coins-maid swords-halfbeast cups-queen"
         " minchiate-t13 minchiate-m"),
    ],
)  # fmt: skip
def test_faces(pattern: str, cards: str, names: str) -> None:
    assert [face_name(EVERY[pattern], Card(card)) for card in cards.split()] == names.split()


@pytest.mark.parametrize("pattern", EVERY.values(), ids=lambda each: each.id)
def test_every_card_has_a_face_of_its_own(pattern: Pattern) -> None:
    cards = pattern.deck.cards
    assert len({(face_folder(pattern, card), face_name(pattern, card)) for card in cards}) == len(cards)
    tarots = {*pattern.deck.trumps, *pattern.deck.fools}
    assert {card for card in cards if face_folder(pattern, card) == "trumps"} == tarots


def test_packs_do_not_mix(tmp_path: Path) -> None:
    deck(tmp_path, "siciliane", SICILY)
    deck(tmp_path, "alpina", SICILY.replace("order = 2", "order = 3"))
    deck(tmp_path, "francesi", FRANCE)
    found = patterns(tmp_path)
    assert list(found) == ["siciliane", "alpina", "francesi"]
    assert list(patterns_of(found, "italian-40")) == ["siciliane", "alpina"]
    assert list(patterns_of(found, "french-32")) == ["francesi"]
    assert patterns_of(found, "no-pack") == {}


def test_every_pack_has_a_plain_pattern_without_assets_and_it_is_the_one_that_is_shipped() -> None:
    shipped = patterns(ASSETS)
    for pack in PACKS:
        usual = plain(pack)
        assert usual.pack == pack
        assert replace(usual, drawn=shipped[usual.id].drawn) == shipped[usual.id]
    with pytest.raises(KeyError):
        plain("no-pack")


def test_tags_tell_families_courts_and_packs() -> None:
    assert plain("minchiate-97").tags == (
        "firenze", "latin-fante-fantina-cavallo-regina-re", "fante-fantina-cavallo-regina-re", "latin", "minchiate-97",
    )  # fmt: skip


def test_decks_come_in_their_order(tmp_path: Path) -> None:
    deck(tmp_path, "zuccona", SICILY.replace("order = 2", "order = 1"))
    deck(tmp_path, "siciliane", SICILY)
    deck(tmp_path, "alpina", SICILY.replace("order = 2", "order = 10"))
    deck(tmp_path, "anonima", SICILY.replace("order = 2", "order = 'first'"))
    assert list(patterns(tmp_path)) == ["zuccona", "siciliane", "alpina", "anonima"]


def test_every_pattern_that_is_shipped_has_a_name_and_names_for_its_cards(words: Words) -> None:
    shipped = patterns(ASSETS)
    assert all(any(pattern.drawn for pattern in patterns_of(shipped, pack).values()) for pack in PACKS)
    for pattern in shipped.values():
        phrases = Phrasebook(Catalogue.english(), words, pattern)
        assert phrases.knows(f"pattern.{pattern.id}")
        assert all(phrases.knows(f"court.{pattern.family}.{court}") for court in pattern.courts.values())
        assert all(phrases.knows(pattern.term(card)) for card in pattern.deck.cards)


def test_every_card_of_a_shipped_pattern_is_drawn() -> None:
    for pattern in patterns(ASSETS).values():
        wanted = {(face_folder(pattern, card), face_name(pattern, card)) for card in pattern.deck.cards}
        lacking = [name for folder, name in wanted if not (ASSETS / "faces" / folder / "day" / f"{name}.svg").exists()]
        assert lacking == [], pattern.id


def test_only_patterns_that_exist_have_names(words: Words) -> None:
    named = {term.partition(".")[2] for term in words if term.startswith("pattern.")}
    assert named == set(patterns(ASSETS))
