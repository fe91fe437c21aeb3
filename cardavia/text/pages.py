"""Rule pages: a strict subset of Markdown with an id on every block, translated block by block, turned into HTML.

A block is a heading (``#``, ``##``), a list item (``-``), a table (``|``, the first row is its head) or a paragraph.
It ends with its id, ``{#goal.capture}``, or with id and variant, ``{#setup.values @fante-cavallo-re}``: of the variants
of an id the page shows the one that suits the pattern. Inside stand ``**strong**``, ``*foreign*``, numbers ``{target}``
and cards ``{card:7D}``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from html import escape
from importlib.resources import files
from itertools import groupby

from cardavia.engine.cards import Card
from cardavia.engine.terms import Message
from cardavia.text.phrasebook import Phrasebook

_MARK = re.compile(r"\s*\{#(?P<id>[a-z0-9.-]+)(?: @(?P<variant>[a-z0-9-]+))?\}$")
_PLACE = re.compile(r"\{(?P<name>[a-z_0-9]+)(?::(?P<card>[0-9A-Z]+))?\}")
_STRONG = re.compile(r"\*\*(.+?)\*\*")
_FOREIGN = re.compile(r"\*(.+?)\*")


class Kind(Enum):
    """What a block is."""

    TITLE = "#"
    SECTION = "##"
    ITEM = "-"
    TABLE = "|"
    PARAGRAPH = ""


@dataclass(frozen=True)
class Block:
    """One block of a master page."""

    game: str
    id: str
    variant: str | None
    kind: Kind
    text: str

    @property
    def term(self) -> str:
        """The context under which translators find it: "scopa#setup.values@fante-cavallo-re"."""
        return f"{self.game}#{self.id}" + (f"@{self.variant}" if self.variant else "")

    @property
    def message(self) -> Message:
        """The English of the block."""
        return Message(self.text, note=f"rule page, {self.kind.name.lower()}")


def master(game: str) -> tuple[Block, ...]:
    """The English rule page of a game, ``rules.md`` in its folder. Raises ``ValueError`` where it breaks the subset."""
    return read(game, files(f"cardavia.games.{game}").joinpath("rules.md").read_text(encoding="utf-8"))


def read(game: str, text: str) -> tuple[Block, ...]:
    """The blocks of a master page. Raises ``ValueError`` for a block without an id or an id that comes twice."""
    blocks: list[Block] = []
    lines: list[str] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        mark = _MARK.search(line)
        lines.append(line[: mark.start()] if mark else line)
        if mark:
            blocks.append(_block(game, mark["id"], mark["variant"], [each for each in lines if each]))
            lines = []
    if lines:
        raise ValueError(f"{game}: a block without an id: {lines[0]!r}")
    terms = [block.term for block in blocks]
    if twice := {term for term in terms if terms.count(term) > 1}:
        raise ValueError(f"{game}: ids that come twice: {sorted(twice)}")
    return tuple(blocks)


def _block(game: str, block_id: str, variant: str | None, lines: list[str]) -> Block:
    if lines[0].startswith("|"):
        return Block(game, block_id, variant, Kind.TABLE, "\n".join(lines))
    first, _, rest = lines[0].partition(" ")
    kind = next((each for each in (Kind.TITLE, Kind.SECTION, Kind.ITEM) if each.value == first), Kind.PARAGRAPH)
    if kind is not Kind.PARAGRAPH:
        lines = [rest, *lines[1:]]
    return Block(game, block_id, variant, kind, " ".join(lines))


def placeholders(text: str) -> tuple[str, ...]:
    """The placeholders of a block in alphabetical order, such as ("card:7D", "target")."""
    return tuple(sorted(match[0][1:-1] for match in _PLACE.finditer(text)))


def page(
    blocks: Iterable[Block], phrasebook: Phrasebook, values: Mapping[str, object], *, height: int = 64, style: str = ""
) -> str:
    """A rule page as HTML for a rich text widget.

    Cards become ``<img src="card:7D?h=64" alt="seven of coins">`` of this height in pixels; sections are numbered and
    are anchors by their id; paragraphs before the first section have their id as class, rows of cards have "cards".
    ``style`` is a style sheet for the head. Raises ``KeyError`` for a number that ``values`` lacks.
    """
    writer = _Writer(phrasebook, values, height)
    body = "\n".join(writer.html(_suiting(blocks, phrasebook.pattern.tags)))
    return f'<html lang="{phrasebook.language}"><head><style>{style}</style></head><body>\n{body}\n</body></html>'


def _suiting(blocks: Iterable[Block], tags: tuple[str, ...]) -> Iterator[Block]:
    """Of every id the variant that suits the pattern best, or the block without variant."""
    order: dict[str | None, int] = {tag: place for place, tag in enumerate((*tags, None))}
    by_id: dict[str, list[Block]] = {}
    for block in blocks:
        by_id.setdefault(block.id, []).append(block)
    for variants in by_id.values():
        fitting = [block for block in variants if block.variant in order]
        if fitting:
            yield min(fitting, key=lambda block: order[block.variant])


class _Writer:
    """Writes translated blocks as HTML."""

    def __init__(self, phrasebook: Phrasebook, values: Mapping[str, object], height: int) -> None:
        self._phrases = phrasebook
        self._values = values
        self._height = height
        self._section = 0

    def html(self, blocks: Iterable[Block]) -> Iterator[str]:
        for kind, group in groupby(blocks, key=lambda block: block.kind):
            written = [self._element(block) for block in group]
            yield from ["<ul>", *written, "</ul>"] if kind is Kind.ITEM else written

    def _element(self, block: Block) -> str:
        text = self._phrases.catalogue.text(block.term, block.message)
        if block.kind is Kind.TABLE:
            return self._table(text)
        inside = self._inline(text)
        if block.kind is Kind.TITLE:
            return f"<h1>{inside}</h1>"
        if block.kind is Kind.SECTION:
            self._section += 1
            return f'<h2><a name="{block.id}"></a>{self._section}. {inside}</h2>'
        if block.kind is Kind.ITEM:
            return f"<li>{inside}</li>"
        if text.startswith("{card:"):
            return f'<p class="cards">{inside}</p>'
        return f"<p>{inside}</p>" if self._section else f'<p class="{block.id}">{inside}</p>'

    def _table(self, text: str) -> str:
        rows = [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in text.splitlines()]
        lines = []
        for number, row in enumerate(rows):
            tag = "td" if number else "th"
            cells = "".join(f"<{tag}>{self._inline(cell)}</{tag}>" for cell in row)
            lines.append(f"<tr>{cells}</tr>")
        return '<table cellspacing="0" cellpadding="4">' + "".join(lines) + "</table>"

    def _inline(self, text: str) -> str:
        marked = _FOREIGN.sub(r"<i>\1</i>", _STRONG.sub(r"<b>\1</b>", escape(text, quote=False)))
        return _PLACE.sub(self._filled, marked)

    def _filled(self, place: re.Match[str]) -> str:
        if place["card"]:
            card = Card(place["card"])
            name = escape(self._phrases.card(card))
            return f'<img src="card:{card}?h={self._height}" alt="{name}" title="{name}">'
        value = self._values[place["name"]]
        return self._phrases.number(value) if isinstance(value, int) else escape(str(value))
