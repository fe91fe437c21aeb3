"""Other colours for cards: they are drawn once, by day, and a theme or suits in two colours exchange what they wear."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path

_COLOUR = re.compile(rb"#[0-9A-F]{6}")

Table = Mapping[bytes, bytes]
"""Colour by day to the colour in its place."""

log = logging.getLogger(__name__)


class Recolouring:
    """Knows the exchanges of ``faces/colours.json``, which the art generator writes from its palettes."""

    def __init__(self, assets: Path) -> None:
        self._path = assets / "faces" / "colours.json"
        self._tables: Mapping[str, Mapping[str, Table]] | None = None

    def __call__(self, drawing: bytes, theme: str, suit: str = "") -> bytes:
        """A drawing in a theme; ``suit`` names a French suit ("spades") that shall be red or black."""
        for kind, name in (("two", suit), ("themes", theme)):
            table = self._known().get(kind, {}).get(name)
            if table:
                drawing = _COLOUR.sub(partial(_exchange, table), drawing)
        return drawing

    def _known(self) -> Mapping[str, Mapping[str, Table]]:
        if self._tables is None:
            try:
                self._tables = _tables(json.loads(self._path.read_text(encoding="utf-8")))
            except (OSError, ValueError, AttributeError) as fault:
                log.error("no colours of cards: %s", fault)
                self._tables = {}
        return self._tables


def _exchange(table: Table, found: re.Match[bytes]) -> bytes:
    return table.get(found[0], found[0])


def _tables(raw: Mapping[str, Mapping[str, Mapping[str, str]]]) -> dict[str, dict[str, Table]]:
    return {
        kind: {name: {one.encode(): other.encode() for one, other in table.items()} for name, table in tables.items()}
        for kind, tables in raw.items()
    }
