"""A phrasebook says terms in one language and with the names of one pattern."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

from cardavia.engine.cards import FOOLS, TRUMPS, UNKNOWN, Card
from cardavia.engine.terms import Message
from cardavia.text.catalog import Catalogue
from cardavia.text.patterns import Pattern

NO_BREAK = "\u00a0"
MINUS = "\u2212"

THOUSANDS = {"en": ",", "it": ".", "uk": NO_BREAK, "ru": NO_BREAK}
POINTS = {"it": ",", "uk": ",", "ru": ","}
"""Languages that part the places of a number by something else than a point."""
SPACED_PERCENT = frozenset({"uk", "ru"})
"""Languages that part the per cent sign from its number."""

TAROTS = {TRUMPS: "trumps", FOOLS: "fool"}
"""What a tarot pack has beside its suits, by the letters that it answers for them."""

log = logging.getLogger(__name__)


class Phrasebook:
    """Terms become words here and nowhere else. A value: to change language or pattern, make another one."""

    def __init__(self, catalogue: Catalogue, words: Mapping[str, Message], pattern: Pattern) -> None:
        self.catalogue = catalogue
        self.pattern = pattern
        self._words = words

    @property
    def language(self) -> str:
        """The code of the language that is spoken."""
        return self.catalogue.language

    def of(self, pattern: Pattern) -> Phrasebook:
        """The same words with the names of another pattern, also of another pack."""
        return Phrasebook(self.catalogue, self._words, pattern)

    def knows(self, term: str) -> bool:
        """Whether there is a message for a term, itself or as a variant for the pattern."""
        return self._found(term) is not None

    def say(self, term: str, **values: object) -> str:
        """The words for a term. ``n`` chooses the plural form; whole numbers are written as the language writes them.

        "scopa.coins" may stand in the tables as "scopa.coins@latin" and "scopa.coins@french": the pattern chooses. A
        term without a message is logged and said as it is. Raises ``KeyError`` for a value that the message lacks.
        """
        found = self._found(term)
        if found is None:
            log.error("no message for the term %r", term)
            return term
        name, message = found
        n = values.get("n")
        text = self.catalogue.text(name, message, n if isinstance(n, int) else None)
        return text.format_map({key: self._written(value) for key, value in values.items()})

    def _found(self, term: str) -> tuple[str, Message] | None:
        for name in (term, *(f"{term}@{tag}" for tag in self.pattern.tags)):
            if name in self._words:
                return name, self._words[name]
        return None

    def _written(self, value: object) -> str:
        if isinstance(value, int) and not isinstance(value, bool):
            return self.number(value)
        return str(value)

    def card(self, card: Card) -> str:
        """The name of a card in the pattern on the table: "seven of coins", "donna of cups", "Death (13)"."""
        if card == UNKNOWN:
            return self.say("card.back")
        return self.say(self.pattern.term(card))

    def suit(self, suit: str) -> str:
        """The name of a suit by its letter: "coins" or "diamonds", "trumps" for a tarot pack's fifth."""
        return self.say(f"suit.{self.pattern.suits.get(suit) or TAROTS.get(suit, suit)}")

    def cards(self, cards: Sequence[Card]) -> str:
        """The names of cards after a colon: parted by commas, in the order given."""
        return self.say("list.comma").join(map(self.card, cards))

    def number(self, n: int) -> str:
        """A whole number: thousands parted, a true minus sign."""
        digits = f"{abs(n):,}".replace(",", THOUSANDS.get(self.language, ","))
        return f"{MINUS}{digits}" if n < 0 else digits

    def decimal(self, number: float) -> str:
        """A number with the places that it needs, such as 0.25."""
        return f"{number:g}".replace(".", POINTS.get(self.language, "."))

    def percent(self, n: int) -> str:
        """A whole number of per cent."""
        return self.number(n) + (NO_BREAK if self.language in SPACED_PERCENT else "") + "%"

    def list(self, items: Sequence[str]) -> str:
        """Several things in a sentence: "a", "a and b", "a, b, and c"."""
        if len(items) < 2:
            return "".join(items)
        if len(items) == 2:
            return self.say("list.two", first=items[0], last=items[1])
        return self.say("list.many", rest=self.say("list.comma").join(items[:-1]), last=items[-1])
