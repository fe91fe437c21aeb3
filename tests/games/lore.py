"""What a game tells about a card, for the tests that compare it with the rules."""

from __future__ import annotations

from typing import Any

from cardavia.engine.cards import Card
from cardavia.game import Fact, Game


def told(game: Game[Any], card: str, **options: Any) -> dict[str, Fact]:
    """The facts of a card by the last word of their terms; of several with one term the last."""
    return {fact.term.rpartition(".")[2]: fact for fact in game.lore(Card(card), game.options(**options))}


def numbers(game: Game[Any], term: str, **options: Any) -> dict[str, tuple[int, int]]:
    """Card -> ``n`` and ``total`` of the fact with this term, for the cards that have one."""
    found = {str(card): told(game, card, **options).get(term) for card in game.rules.deck.cards}
    return {card: (fact.n, fact.total) for card, fact in found.items() if fact is not None}
