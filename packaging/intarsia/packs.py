"""Which pictures there are, and in which file each of them lies, relative to assets/."""

from __future__ import annotations

import json
from collections.abc import Iterator

from intarsia.backs import BACKS, back
from intarsia.courts import court
from intarsia.icon import icon, small_icon
from intarsia.index import SIZES, suit_indices, values
from intarsia.palette import DAY, recolourings
from intarsia.pips import pip_card
from intarsia.table import WEAVES
from intarsia.trumps.pack import trump_indices, trumps

PACKS = {
    "latin": (("coins", "cups", "swords", "batons"), 10, ("page", "maid", "knight", "halfbeast", "queen", "king")),
    "french": (("diamonds", "hearts", "spades", "clubs"), 10, ("jack", "queen", "king")),
}
"""Family of faces to its suits, its highest pip card and its courts."""


def faces() -> Iterator[tuple[str, str]]:
    """Every face by day, without its index: the program has other themes from the exchange of colours."""
    for family, (suits, highest, ranks) in PACKS.items():
        for suit in suits:
            for rank in range(1, highest + 1):
                yield f"faces/{family}/day/{suit}-{rank:02}.svg", pip_card(DAY, suit, rank)
            for figure in ranks:
                yield f"faces/{family}/day/{suit}-{figure}.svg", court(DAY, suit, figure)
    for name, drawing in trumps(DAY):
        yield f"faces/trumps/day/{name}.svg", drawing


def pictures() -> Iterator[tuple[str, str]]:
    """Every generated text file: (path, content)."""
    yield from faces()
    indices = {
        size: {**suit_indices(size), "values": values(size), "trumps": trump_indices(DAY, size)} for size in SIZES
    }
    yield "faces/index.json", _json(indices)
    yield "faces/colours.json", _json(recolourings())
    for name in BACKS:
        yield f"backs/{name}/day.svg", back(DAY, name)
    for cloth, weave in WEAVES.items():
        yield f"table/{cloth}.svg", weave()
    yield "icon/cardavia.svg", icon(DAY)
    yield "icon/cardavia-small.svg", small_icon(DAY)


def _json(table: object) -> str:
    return json.dumps(table, ensure_ascii=False, sort_keys=True)
