"""The files behind the cards: which drawing a card has in a dress, with its index put in."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from typing import Any

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.text.patterns import COURT_RANKS, PLAIN, Pattern, face_name

MARK = b"<!--index-->"
"""Where a face's index goes: faces are drawn without, because the player chooses its letters."""

LETTERS: dict[str, dict[str, str]] = {
    "italian": {"ace": "A", "king": "R", "queen": "D", "knight": "C", "page": "F", "maid": "D"},
    "english": {"ace": "A", "king": "K", "queen": "Q", "knight": "N", "page": "J", "maid": "J"},
    "french": {"ace": "A", "king": "R", "queen": "D", "knight": "C", "page": "V", "maid": "V"},
    "german": {"ace": "A", "king": "K", "queen": "D", "knight": "C", "page": "B", "maid": "B"},
    "cyrillic": {"ace": "Т", "king": "К", "queen": "Д", "knight": "Р", "page": "В", "maid": "В"},
}
"""The letter of a figure. The Sicilian donna has a page's letter abroad: a queen is always a nine, she is an eight."""

TAB = {"day": ("#FAF3E2", "#BFA97A"), "lamplight": ("#EADDC2", "#9C875C")}
"""Stock and edge of the little tab that shows a court card's value."""
_GLYPH = re.compile(
    r'<g transform="translate\([^)]*\) scale\([^)]*\)" fill="[^"]*">(?:<path d="[^"]*"(?: transform="[^"]*")?/>)+</g>'
)
"""A number or letter by itself in an index; a ten is drawn in two pieces."""
PIP = "15 70 36 36"
"""Where the suit stands in an index."""
BLANK = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 400" width="250" height="400">'
    '<path d="M17 1H233A16 16 0 0 1 249 17V383A16 16 0 0 1 233 399H17A16 16 0 0 1 1 383V17A16 16 0 0 1 17 1Z" '
    'fill="{fill}" stroke="#BFA97A" stroke-width="1.5"/>{mark}</svg>'
)
"""What stands in for a drawing that cannot be read: play goes on with the index alone."""

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

    def face(self, card: Card) -> bytes:
        """The whole drawing of a card's face."""
        pattern, _, _, theme, _ = self._dress
        path = self._assets / "faces" / pattern.family / theme / f"{face_name(pattern, card)}.svg"
        try:
            drawing = path.read_bytes()
        except OSError as fault:
            log.error("no drawing of %s: %s", card, fault)
            drawing = BLANK.format(fill=TAB["day"][0], mark=MARK.decode()).encode()
        return drawing.replace(MARK, self.index(card).encode("utf-8"))

    def back(self) -> bytes:
        """The whole drawing of the back."""
        _, _, back, theme, _ = self._dress
        try:
            return (self._assets / "backs" / back / f"{theme}.svg").read_bytes()
        except OSError as fault:
            log.error("no drawing of the back %r: %s", back, fault)
            return BLANK.format(fill="#3F2266", mark="").encode()

    def index_text(self, card: Card) -> str:
        """What stands in a card's corner: a number, or a letter of the chosen set for aces and courts."""
        pattern, letters, _, _, _ = self._dress
        rank = ITALIAN_40.rank(card)
        table = LETTERS.get(letters)
        if table is not None and rank in COURT_RANKS:
            figure = pattern.figures[COURT_RANKS.index(rank)]
            return table["page" if figure == "jack" else figure]
        if rank == "A":
            return table["ace"] if table else "1"
        return rank

    def index(self, card: Card) -> str:
        """The index of a card as a piece of SVG, for both corners."""
        pattern, letters, _, theme, show_values = self._dress
        suit, rank = pattern.suits[ITALIAN_40.suit(card)], ITALIAN_40.rank(card)
        drawn = self._fragment(theme, suit, self.index_text(card))
        if show_values and letters in LETTERS and rank in COURT_RANKS:
            drawn += self._tab(theme, suit, rank)
        return drawn

    def _tab(self, theme: str, suit: str, value: str) -> str:
        """A small number under the index of a court card: what it captures (scopa.md 2.2)."""
        glyph = _GLYPH.search(self._fragment(theme, suit, value))
        if glyph is None:
            return ""
        stock, edge = TAB[theme]
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

    def pip(self, suit: str) -> bytes:
        """The picture of a suit by itself, as it stands in the index of a card; b"" for a suit without one."""
        _, _, _, theme, _ = self._dress
        drawn = self._fragment(theme, suit, "7")
        if not drawn:
            return b""
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{PIP}">{drawn}</svg>'.encode()
