"""Where Tarocchino's zones lie: own hand below, partner above, play counter-clockwise (tarocchino.md 5, 12.3)."""

from __future__ import annotations

from cardavia.engine.layout import Layout, Place, Spread
from cardavia.kits import tables

OURS = Place(0.5, 1.0, Spread.ROW, scale=0.7, dy=-1.0, width=1.0, wide=-4.8, high=1.72)
THEIRS = Place(0.5, 0.0, Spread.ROW, scale=0.7, dy=1.38, width=1.0, wide=-4.8, high=1.45)

LAYOUT = Layout(
    {
        **tables.HANDS,
        **tables.TRICK,
        **tables.PILES,
        **tables.before("shown"),
        # what one has declared oneself stays among the other cards of the hand, a little higher
        ("shown", 0): Place(joins="hand", raised=0.09),
        **tables.beside("discard", spread=Spread.ROW),
        ("discard", 0): Place(0.0, 1.0, Spread.ROW, scale=0.45, dx=0.66, dy=-0.62, wide=0.8),
        **tables.beside("fool", second=True),
        # both sides' piles, laid open when they are counted: side 0 is one's own or the other, by where one sits
        ("counted", 0): OURS,
        ("counted", 1): THEIRS,
        ("counted", 2): OURS,
        ("counted", 3): THEIRS,
        ("stock", None): Place(0.5, tables.AXIS, scale=0.8, counted=True, outlined=False),
    },
    plates=tables.PLATES,
    signs=tables.SIGNS,
    widest=tables.WIDEST,
    least=0.0,
)
