"""A card of the gallery in words."""

from __future__ import annotations

import pytest

from cardavia.engine.cards import Card
from cardavia.game import Fact, Topic
from cardavia.text.lore import sentence, spoken, title

from .conftest import Speak

TENS = Fact(Topic.TOGETHER, "minchiate.lore.tens", 3, 25, tuple(map(Card, ("T10", "T20"))))


@pytest.mark.parametrize(
    ("pattern", "name"),
    [("siciliane", "settebello (seven of coins)"), ("milanesi", "settebello (seven of diamonds)")],
)
def test_a_named_card_goes_by_its_name_and_others_by_what_is_drawn(speak: Speak, pattern: str, name: str) -> None:
    phrases = speak("en", pattern)
    assert title(phrases, "scopa", Card("7D")) == name
    assert title(phrases, "scopa", Card("7S")) == phrases.card(Card("7S"))
    assert title(phrases, "briscola", Card("7D")) == phrases.card(Card("7D"))


def test_a_fact_is_said_with_its_numbers(speak: Speak) -> None:
    phrases = speak("en", "firenze")
    assert sentence(phrases, TENS).endswith("All four are 25 points.")
    one, several = (sentence(phrases, Fact(Topic.RANK, "rank.trump", n)) for n in (1, 2))
    assert one.startswith("Beats 1 lower trump,") and several.startswith("Beats 2 lower trumps,")


def test_whoever_only_hears_it_is_told_the_cards_that_are_shown(speak: Speak) -> None:
    phrases = speak("en", "firenze")
    assert spoken(phrases, TENS) == f"{sentence(phrases, TENS)} Chariot (10), Fire (20)"
    ranked = Fact(Topic.RANK, "rank.lowest-trump", order=tuple(map(Card, ("T2", "T1"))))
    assert spoken(phrases, ranked) == sentence(phrases, ranked)
