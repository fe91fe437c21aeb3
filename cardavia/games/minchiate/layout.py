"""Where Minchiate's zones lie: four seats, counter-clockwise, with the Fola at the upper edge (minchiate.md 5, D1)."""

from __future__ import annotations

from cardavia.engine.layout import Layout, Place
from cardavia.kits import tables

FOLA = Place(joins="fola")

LAYOUT = Layout(
    {
        **tables.HANDS,
        **tables.TRICK,
        **tables.PILES,
        # what is robbed, turned up, taken or declared lies before its seat until the hands are picked up
        **tables.before("robbed"),
        **{("turned", ahead): Place(joins="robbed") for ahead in range(4)},
        **{("shown", ahead): Place(joins="robbed") for ahead in range(4)},
        **tables.beside("discard", counted=True),
        ("packet", None): Place(0.5, tables.AXIS, scale=0.7, dx=-0.5, dy=-0.2, counted=True, outlined=False),
        ("stock", None): Place(0.5, tables.AXIS, scale=0.7, dx=0.5, dy=-0.2, counted=True, outlined=False),
        # the cards that are out of play: open, and out of the way (6.8)
        ("fola", None): Place(
            0.75, 0.0, scale=0.5, dx=0.12, dy=0.33, counted=True, label="minchiate.fola-here", outlined=False
        ),
        **{("fola", ahead): FOLA for ahead in range(4)},
    },
    plates=tables.PLATES,
    signs=tables.SIGNS,
    widest=tables.WIDEST,
    least=0.0,
)
