"""The two values of a card (scopa.md 2.2), once for the rules, the score and the mind."""

from __future__ import annotations

from cardavia.engine.cards import ITALIAN_40, Card

SETTEBELLO = Card("7D")
RE_BELLO = Card("10D")
COINS = "D"

VALUE: dict[Card, int] = {
    card: 1 if ITALIAN_40.rank(card) == "A" else int(ITALIAN_40.rank(card)) for card in ITALIAN_40.cards
}
"""Capture value, 1 to 10."""

_PRIME_BY_VALUE = {1: 16, 2: 12, 3: 13, 4: 14, 5: 15, 6: 18, 7: 21, 8: 10, 9: 10, 10: 10}

PRIME: dict[Card, int] = {card: _PRIME_BY_VALUE[VALUE[card]] for card in ITALIAN_40.cards}
"""Prime value, used only when the primiera is counted."""
