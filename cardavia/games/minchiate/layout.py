"""Where Minchiate's zones lie: four seats, counter-clockwise, with the Fola at the upper edge (minchiate.md 5, D1)."""

from __future__ import annotations

from cardavia.engine.layout import Layout, Place
from cardavia.kits import tables

FOLA = Place(joins="fola")

JOINED: tables.Places = {
    **{("turned", ahead): Place(joins="robbed") for ahead in range(4)},
    **{("shown", ahead): Place(joins="robbed") for ahead in range(4)},
    **{("fola", ahead): FOLA for ahead in range(4)},
}
"""What is turned up, taken or declared lies where the robbed cards do, until the hands are picked up."""


def middle(axis: float) -> tables.Places:
    """What is dealt from lies in the middle; the cards that are out of play open and out of the way (6.8)."""
    return {
        ("packet", None): Place(0.5, axis, scale=0.7, dx=-0.5, dy=-0.2, counted=True, outlined=False),
        ("stock", None): Place(0.5, axis, scale=0.7, dx=0.5, dy=-0.2, counted=True, outlined=False),
        ("fola", None): Place(
            0.75, 0.0, scale=0.5, dx=0.12, dy=0.33, counted=True, label="minchiate.fola-here", outlined=False
        ),
    }


UPRIGHT = Layout(
    {
        **tables.UPRIGHT_HANDS,
        **tables.UPRIGHT_TRICK,
        **tables.PILES,
        **tables.before_upright("robbed"),
        **tables.beside_upright("discard", counted=True),
        **middle(tables.UPRIGHT_AXIS),
        **JOINED,
    },
    plates=tables.UPRIGHT_PLATES,
    signs=tables.UPRIGHT_SIGNS,
    widest=tables.UPRIGHT_WIDEST,
    least=0.0,
)
LAYOUT = Layout(
    {
        **tables.HANDS,
        **tables.TRICK,
        **tables.PILES,
        **tables.before("robbed"),
        **tables.beside("discard", counted=True),
        **middle(tables.AXIS),
        **JOINED,
    },
    plates=tables.PLATES,
    signs=tables.SIGNS,
    widest=tables.WIDEST,
    least=0.0,
    upright=UPRIGHT,
)
