"""What the gallery tells of a card: every game tells something of every card, and all of it can be said."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cardavia
from cardavia.engine.options import Options
from cardavia.game import Game
from cardavia.games import NAMES, load
from cardavia.storage.places import shipped
from cardavia.text.catalog import LANGUAGES, Catalogue
from cardavia.text.lore import sentence, spoken, title
from cardavia.text.patterns import patterns, patterns_of, plain
from cardavia.text.phrasebook import Phrasebook
from cardavia.text.words import WORDS

ASSETS, I18N = shipped(Path(cardavia.__file__).parent)


def variants(game: Game[Any]) -> Iterator[Options]:
    """The base rules, and each other value of each option."""
    yield game.options()
    for name, values in game.options.choices().items():
        for value in values[1:]:
            yield game.options.read({name: value})


@pytest.mark.parametrize("name", NAMES)
def test_every_card_has_facts_about_cards_of_its_pack(name: str) -> None:
    game = load(name)
    pack = set(game.rules.deck.cards)
    for options in variants(game):
        for card in game.rules.deck.cards:
            facts = game.lore(card, options)
            assert facts, card
            assert len(set(facts)) == len(facts), card
            for fact in facts:
                assert set(fact.cards) | set(fact.order) <= pack
                assert not fact.order or card in fact.order
                assert len(set(fact.order)) == len(fact.order)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_fact_can_be_said(name: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    game = load(name)
    pack = game.rules.deck.id
    words = {**WORDS, **game.words}
    facts = {
        fact: card for options in variants(game) for card in game.rules.deck.cards for fact in game.lore(card, options)
    }
    for pattern in (plain(pack), *patterns_of(patterns(ASSETS), pack).values()):
        phrases = Phrasebook(Catalogue.load(I18N, language), words, pattern)
        for fact, card in facts.items():
            words_of = sentence(phrases, fact)
            assert words_of.endswith(".") and "{" not in words_of, fact.term
            assert spoken(phrases, fact).startswith(words_of)
            assert title(phrases, name, card)
    assert caplog.messages == []
