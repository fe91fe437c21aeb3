"""Which pictures there are, and in which file each of them lies, relative to assets/."""

from __future__ import annotations

from collections.abc import Iterator

from intarsia.backs import BACKS, back
from intarsia.courts import court
from intarsia.icon import icon, small_icon
from intarsia.index import fragments
from intarsia.palette import DAY, THEMES
from intarsia.pips import pip_card
from intarsia.table import damask
from intarsia.trumps.pack import trumps

PACKS = {
    "latin": (("coins", "cups", "swords", "batons"), 10, ("page", "maid", "knight", "halfbeast", "queen", "king")),
    "french": (("diamonds", "hearts", "spades", "clubs"), 10, ("jack", "queen", "king")),
}
"""Family of faces to its suits, its highest pip card and its courts."""


def faces() -> Iterator[tuple[str, str]]:
    """Every face in every theme, suits without their index, trumps with it."""
    for theme, p in THEMES.items():
        for family, (suits, highest, ranks) in PACKS.items():
            for suit in suits:
                for rank in range(1, highest + 1):
                    yield f"faces/{family}/{theme}/{suit}-{rank:02}.svg", pip_card(p, suit, rank)
                for figure in ranks:
                    yield f"faces/{family}/{theme}/{suit}-{figure}.svg", court(p, suit, figure)
        for name, drawing in trumps(p):
            yield f"faces/trumps/{theme}/{name}.svg", drawing


def pictures() -> Iterator[tuple[str, str]]:
    """Every generated text file: (path, content)."""
    yield from faces()
    yield "faces/index.json", fragments()
    for theme, p in THEMES.items():
        for name in BACKS:
            yield f"backs/{name}/{theme}.svg", back(p, name)
    yield "table/damask.svg", damask()
    yield "icon/cardavia.svg", icon(DAY)
    yield "icon/cardavia-small.svg", small_icon(DAY)
