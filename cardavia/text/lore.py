"""A card of the gallery in words: its name, and the facts that its game tells about it."""

from __future__ import annotations

from cardavia.engine.cards import Card
from cardavia.game import Fact
from cardavia.text.phrasebook import Phrasebook


def title(phrases: Phrasebook, game: str, card: Card) -> str:
    """The name under which players of a game know a card, with what is drawn: "settebello (seven of coins)"."""
    term = f"{game}.named.{card}"
    return phrases.say(term) if phrases.knows(term) else phrases.card(card)


def sentence(phrases: Phrasebook, fact: Fact) -> str:
    """A fact as a sentence."""
    return phrases.say(fact.term, n=fact.n, total=fact.total)


def spoken(phrases: Phrasebook, fact: Fact) -> str:
    """A fact for whoever does not see the cards that are shown with it: they are named behind it."""
    return f"{sentence(phrases, fact)} {phrases.cards(fact.cards)}".strip()
