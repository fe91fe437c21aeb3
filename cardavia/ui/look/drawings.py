"""The files behind the cards: which drawing a card has in a dress, with its index put in."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from typing import Any

from cardavia.engine.cards import Card
from cardavia.text.patterns import PLAIN, Pattern, face_folder, face_name
from cardavia.ui.look.blanks import STOCK, blank, blank_back, blank_trump, stock_index

MARK = b"<!--index-->"
"""Where a face's index goes: faces are drawn without, because the player chooses its letters."""

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
PAGES = frozenset({"page", "jack", "maid"})
"""The lowest court, whoever is drawn for it: the maid of Minchiate sits beside a queen and cannot have her letter."""
OWN = {"latin": "italian", "french": "english"}
"""The letters of a family of suits, where numbers are asked of a pack whose courts have none."""

_GLYPH = re.compile(
    r'<g transform="translate\([^)]*\) scale\([^)]*\)" fill="[^"]*">(?:<path d="[^"]*"(?: transform="[^"]*")?/>)+</g>'
)
"""A number or letter by itself in an index; a ten is drawn in two pieces."""
PIP = "15 70 36 36"
"""Where the suit stands in an index."""

log = logging.getLogger(__name__)


class Drawings:
    """Reads the SVG of cards and puts the chosen index in."""

    def __init__(self, assets: Path) -> None:
        self._assets = assets
        self._dress: tuple[Pattern, str, str, str, bool] = (PLAIN, "numbers", "plum", "day", True)
        self._fragments: dict[str, Any] | None = None

    def dress(self, pattern: Pattern, letters: str, back: str, theme: str, show_values: bool) -> bool:
        """Choose what the cards wear; True if it is another dress."""
        dress = (pattern, letters, back, theme, show_values)
        changed, self._dress = dress != self._dress, dress
        return changed

    @property
    def stock(self) -> str:
        """The colour of the cards' stock."""
        return STOCK[self._dress[3]][0]

    def face(self, card: Card) -> bytes:
        """The whole drawing of a card's face; where there is none, a plain card with its index."""
        pattern = self._dress[0]
        try:
            drawing = (self._assets / "faces" / self._path(card)).read_bytes()
        except (OSError, KeyError) as fault:
            log.error("no drawing of %s in %s: %s", card, pattern.id, fault)
            return self._blank(card)
        if not pattern.has_suit(card):
            return drawing
        return drawing.replace(MARK, self.index(card).encode("utf-8"))

    def _path(self, card: Card) -> str:
        """Where its drawing lies within ``faces``. Raises ``KeyError`` for a card of another pack."""
        pattern, _, _, theme, _ = self._dress
        if card not in pattern.deck.place:
            raise KeyError(f"not in {pattern.pack}")
        return f"{face_folder(pattern, card)}/{theme}/{face_name(pattern, card)}.svg"

    def _blank(self, card: Card) -> bytes:
        pattern, _, _, theme, _ = self._dress
        if pattern.has_suit(card):
            return blank(theme, self.index(card) or stock_index(self.index_text(card), card[-1])).encode("utf-8")
        return blank_trump(theme, self.index_text(card)).encode("utf-8")

    def back(self) -> bytes:
        """The whole drawing of the back."""
        _, _, back, theme, _ = self._dress
        try:
            return (self._assets / "backs" / back / f"{theme}.svg").read_bytes()
        except OSError as fault:
            log.error("no drawing of the back %r: %s", back, fault)
            return blank_back().encode("utf-8")

    def index_text(self, card: Card) -> str:
        """What stands in a card's corner: a number, or a letter of the chosen set for aces and courts.

        Of a trump without a number, and of a Fool, its short name.
        """
        pattern, letters, _, _, _ = self._dress
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
        return table.get(court) or table["page" if figure in PAGES else figure]

    def index(self, card: Card) -> str:
        """The index of a suit card as a piece of SVG, for both corners; that of other cards is in their drawing."""
        pattern, letters, _, theme, show_values = self._dress
        if not pattern.has_suit(card):
            return ""
        suit, rank = pattern.suits[pattern.deck.suit(card)], pattern.deck.rank(card)
        drawn = self._fragment(theme, suit, self.index_text(card))
        if show_values and letters in LETTERS and pattern.numbers_courts and pattern.court(card):
            drawn += self._tab(theme, suit, rank)
        return drawn

    def pip(self, suit: str) -> bytes:
        """The picture of a suit by itself, as it stands in the index of a card; b"" for a suit without one."""
        _, _, _, theme, _ = self._dress
        drawn = self._fragment(theme, suit, "7")
        if not drawn:
            return b""
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{PIP}">{drawn}</svg>'.encode()

    def _tab(self, theme: str, suit: str, value: str) -> str:
        """A small number under the index of a court card: what it captures (scopa.md 2.2)."""
        glyph = _GLYPH.search(self._fragment(theme, suit, value))
        if glyph is None:
            return ""
        stock, edge = STOCK[theme]
        outline = "M18 107H46A5 5 0 0 1 51 112V131A5 5 0 0 1 46 136H18A5 5 0 0 1 13 131V112A5 5 0 0 1 18 107Z"
        tab = (
            f'<path d="{outline}" fill="{stock}" stroke="{edge}" stroke-width="1.2"/>'
            f'<g transform="translate(15.5 101.5) scale(0.5)">{glyph[0]}</g>'
        )
        return f'{tab}<g transform="rotate(180 125 200)">{tab}</g>'

    def _fragment(self, theme: str, suit: str, text: str) -> str:
        if self._fragments is None:
            path = self._assets / "faces" / "index.json"
            try:
                self._fragments = json.loads(path.read_text(encoding="utf-8"))
            except (OSError, ValueError) as fault:
                log.error("no index of cards: %s", fault)
                self._fragments = {}
        found = self._fragments.get(theme, {}).get(suit, {}).get(text, "")
        return str(found)
