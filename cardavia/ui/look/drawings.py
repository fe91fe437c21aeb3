"""The files behind the cards: which drawing a card has in a dress, with its index put in."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any, NamedTuple

from cardavia.engine.cards import Card
from cardavia.text.patterns import PLAIN, Pattern, face_folder, face_name
from cardavia.ui.look.blanks import STOCK, blank, blank_back, blank_trump, stock_index
from cardavia.ui.look.recolouring import Recolouring

MARK = b"<!--index-->"
"""Where a face's index goes: faces are drawn without, because the player chooses its letters."""

HELD = b'id="held"'
"""What the group of the symbol in a court's hand is known by."""

LETTERS: dict[str, dict[str, str]] = {
    "italian": {"ace": "A", "king": "R", "queen": "D", "knight": "C", "page": "F", "donna": "D"},
    "english": {"ace": "A", "king": "K", "queen": "Q", "knight": "N", "page": "J"},
    "french": {"ace": "A", "king": "R", "queen": "D", "knight": "C", "page": "V"},
    "german": {"ace": "A", "king": "K", "queen": "D", "knight": "C", "page": "B"},
    "cyrillic": {"ace": "Т", "king": "К", "queen": "Д", "knight": "Р", "page": "В"},
}
"""The letter of a figure; of a court with a letter of its own, by its Italian name.

The Sicilian donna has a page's letter abroad: a queen is always a nine, she is an eight.
"""
SEATS = {"jack": "page", "maid": "page", "halfbeast": "knight"}
"""Whose letter a figure has that is another's in other packs; the maid of Minchiate sits beside a queen."""
OWN = {"latin": "italian", "french": "english"}
"""The letters of a family of suits, where numbers are asked of a pack whose courts have none."""

PIP = "15 70 36 36"
"""Where the suit stands in an index."""

log = logging.getLogger(__name__)


class Dress(NamedTuple):
    """What the cards wear."""

    pattern: Pattern = PLAIN
    letters: str = "numbers"
    back: str = "plum"
    theme: str = "day"
    show_values: bool = True
    suit_colours: str = "four"
    """"two": French suits are red and black."""
    large_index: bool = False


class Drawings:
    """Reads the SVG of cards, puts the chosen index in and the colours of the theme on."""

    def __init__(self, assets: Path) -> None:
        self._assets = assets
        self._dress = Dress()
        self._recoloured = Recolouring(assets)
        self._fragments: dict[str, Any] | None = None

    def dress(self, dress: Dress) -> bool:
        """Choose what the cards wear; True if it is another dress."""
        changed, self._dress = dress != self._dress, dress
        return changed

    @property
    def stock(self) -> str:
        """The colour of the cards' stock."""
        return STOCK[self._dress.theme][0]

    def face(self, card: Card) -> bytes:
        """The whole drawing of a card's face; where there is none, a plain card with its index."""
        pattern, theme = self._dress.pattern, self._dress.theme
        try:
            drawing = (self._assets / "faces" / self._path(card)).read_bytes()
        except (OSError, KeyError) as fault:
            log.error("no drawing of %s in %s: %s", card, pattern.id, fault)
            return self._blank(card)
        value = self.value(card)
        if value:
            drawing = drawing.replace(HELD, self._smaller(card))
        index = value + self.index(card)
        return self._recoloured(drawing.replace(MARK, index.encode("utf-8")), theme, self._two_coloured(card))

    def _path(self, card: Card) -> str:
        """Where its drawing lies within ``faces``. Raises ``KeyError`` for a card of another pack."""
        pattern = self._dress.pattern
        if card not in pattern.deck.place:
            raise KeyError(f"not in {pattern.pack}")
        return f"{face_folder(pattern, card)}/day/{face_name(pattern, card)}.svg"

    def _two_coloured(self, card: Card) -> str:
        """The suit that shall be red or black, "" for a card that keeps its colours."""
        pattern = self._dress.pattern
        if self._dress.suit_colours != "two" or not pattern.has_suit(card):
            return ""
        return pattern.suits[pattern.deck.suit(card)]

    def _blank(self, card: Card) -> bytes:
        pattern, theme = self._dress.pattern, self._dress.theme
        if pattern.has_suit(card):
            index = self._recoloured(self.index(card).encode("utf-8"), theme, self._two_coloured(card)).decode("utf-8")
            return blank(theme, index or stock_index(self.index_text(card), card[-1])).encode("utf-8")
        return blank_trump(theme, self.index_text(card)).encode("utf-8")

    def back(self) -> bytes:
        """The whole drawing of the back."""
        back = self._dress.back
        try:
            drawing = (self._assets / "backs" / back / "day.svg").read_bytes()
        except OSError as fault:
            log.error("no drawing of the back %r: %s", back, fault)
            return blank_back().encode("utf-8")
        return self._recoloured(drawing, self._dress.theme)

    def index_text(self, card: Card) -> str:
        """What stands in a card's corner: a number, or a letter of the chosen set for aces and courts.

        Of a trump without a number, and of a Fool, its short name.
        """
        pattern, letters = self._dress.pattern, self._dress.letters
        rank = pattern.deck.rank(card)
        if not pattern.has_suit(card):
            number = card.removeprefix("T")
            return number if number.isdecimal() else card
        numbered = letters not in LETTERS and pattern.numbers_courts
        table = LETTERS[letters if letters in LETTERS else OWN[pattern.family]]
        if rank == "A":
            return "1" if numbered else table["ace"]
        court, figure = pattern.court(card), pattern.figure(card)
        if numbered or court is None or figure is None:
            return rank
        return table.get(court) or table[SEATS.get(figure, figure)]

    def index(self, card: Card) -> str:
        """The index of a card by day as a piece of SVG: for both corners of a suit card, for one of a trump."""
        pattern = self._dress.pattern
        if not pattern.has_suit(card):
            return self._fragment(self._size, "trumps", face_name(pattern, card))
        return self._fragment(self._size, pattern.suits[pattern.deck.suit(card)], self.index_text(card))

    @property
    def _size(self) -> str:
        return "large" if self._dress.large_index else "normal"

    def value(self, card: Card) -> str:
        """What a court captures (scopa.md 2.2), small below its letter, in a notch of its own; else ""."""
        pattern = self._dress.pattern
        if not (self._dress.show_values and pattern.numbers_courts and self._dress.letters in LETTERS):
            return ""
        if not pattern.court(card):
            return ""
        suit = pattern.suits[pattern.deck.suit(card)]
        notch, number = (
            self._fragment(self._size, "values", piece) for piece in ("notch", f"{suit}-{pattern.deck.rank(card)}")
        )
        return notch + number

    def _smaller(self, card: Card) -> bytes:
        """The attribute that makes the symbol in a court's hand clear the notch with its value; b"" where it does."""
        pattern = self._dress.pattern
        transform = self._fragment(self._size, "values", f"{pattern.suits[pattern.deck.suit(card)]}-held")
        return f'transform="{transform}"'.encode() if transform else b""

    def pip(self, suit: str) -> bytes:
        """The picture of a suit by itself, as it stands in the index of a card; b"" for a suit without one."""
        drawn = self._fragment("normal", suit, "7")
        if not drawn:
            return b""
        alone = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{PIP}">{drawn}</svg>'.encode()
        return self._recoloured(alone, self._dress.theme, suit if self._dress.suit_colours == "two" else "")

    def _fragment(self, size: str, suit: str, text: str) -> str:
        if self._fragments is None:
            path = self._assets / "faces" / "index.json"
            try:
                self._fragments = json.loads(path.read_text(encoding="utf-8"))
            except (OSError, ValueError) as fault:
                log.error("no index of cards: %s", fault)
                self._fragments = {}
        found: Any = self._fragments
        for key in (size, suit, text):
            found = found.get(key, {}) if isinstance(found, dict) else {}
        return found if isinstance(found, str) else ""
