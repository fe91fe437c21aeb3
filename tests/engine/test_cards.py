"""The pack."""

from __future__ import annotations

import pytest

from cardavia.engine.cards import ITALIAN_40, UNKNOWN, Card


def test_the_italian_pack() -> None:
    cards = ITALIAN_40.cards
    assert len(set(cards)) == len(cards) == 40
    assert cards[:2] == ("AS", "2S")
    assert cards[-1] == "10D"
    assert {ITALIAN_40.suit(card) for card in cards} == set("SBCD")
    assert (ITALIAN_40.suit(Card("10D")), ITALIAN_40.rank(Card("10D"))) == ("D", "10")
    assert UNKNOWN not in ITALIAN_40.place


def test_canonical_order() -> None:
    mixed = (Card("10D"), Card("AS"), Card("2B"), Card("2S"))
    assert ITALIAN_40.sorted(mixed) == ITALIAN_40.sorted(frozenset(mixed)) == ("AS", "2S", "2B", "10D")
    with pytest.raises(KeyError):
        ITALIAN_40.sorted((UNKNOWN,))
