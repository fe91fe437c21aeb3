"""Where Tarocchino's zones lie: own hand below, partner above, play counter-clockwise (tarocchino.md 5, 12.3)."""

from __future__ import annotations

from cardavia.engine.layout import Layout, Place, Spread
from cardavia.kits import tables

OWN: tables.Places = {("shown", 0): Place(joins="hand", raised=0.09)}
"""What one has declared oneself stays among the other cards of the hand, a little higher."""


def counted(ours: Place, theirs: Place) -> tables.Places:
    """Both sides' piles, laid open when they are counted: side 0 is one's own or the other, by where one sits."""
    return {("counted", 0): ours, ("counted", 1): theirs, ("counted", 2): ours, ("counted", 3): theirs}


UPRIGHT = Layout(
    {
        **tables.UPRIGHT_HANDS,
        **tables.UPRIGHT_TRICK,
        **tables.PILES,
        **tables.before_upright("shown"),
        **tables.beside_upright("discard", spread=Spread.ROW),
        **tables.beside_upright("fool", second=True),
        **OWN,
        ("discard", 0): Place(1.0, 1.0, Spread.ROW, scale=0.45, dx=-0.58, dy=-1.88, wide=0.8),
        **counted(
            Place(0.5, 1.0, Spread.ROW, scale=0.5, dy=-1.25, wide=2.1, high=1.9),
            Place(0.5, 0.0, Spread.ROW, scale=0.5, dy=1.5, wide=2.1, high=1.9),
        ),
        ("stock", None): Place(0.5, tables.UPRIGHT_AXIS, scale=0.8, counted=True, outlined=False),
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
        **tables.before("shown"),
        **tables.beside("discard", spread=Spread.ROW),
        **tables.beside("fool", second=True),
        **OWN,
        ("discard", 0): Place(0.0, 1.0, Spread.ROW, scale=0.45, dx=0.66, dy=-0.62, wide=0.8),
        **counted(
            Place(0.5, 1.0, Spread.ROW, scale=0.7, dy=-1.0, width=1.0, wide=-4.8, high=1.72),
            Place(0.5, 0.0, Spread.ROW, scale=0.7, dy=1.38, width=1.0, wide=-4.8, high=1.45),
        ),
        ("stock", None): Place(0.5, tables.AXIS, scale=0.8, counted=True, outlined=False),
    },
    plates=tables.PLATES,
    signs=tables.SIGNS,
    widest=tables.WIDEST,
    least=0.0,
    upright=UPRIGHT,
)
