"""Where Scopa's zones lie: backs above, the table in the middle, the own hand below, piles on the right (scopa.md 13)."""

from __future__ import annotations

from cardavia.engine.layout import Layout, Place, Spread

LAYOUT = Layout(
    {
        ("hand", 0): Place(0.5, 0.84, Spread.FAN, width=0.34),
        ("hand", 1): Place(0.5, 0.115, Spread.FAN, width=0.26, scale=0.8),
        ("table", None): Place(0.49, 0.475, Spread.FREE, width=0.56),
        ("stock", None): Place(0.11, 0.475, counted=True, scale=0.9),
        ("taken", 0): Place(0.86, 0.80, counted=True, scale=0.8),
        ("swept", 0): Place(0.86, 0.80, Spread.TUCKED, width=0.10, scale=0.8),
        ("taken", 1): Place(0.86, 0.16, counted=True, scale=0.8),
        ("swept", 1): Place(0.86, 0.16, Spread.TUCKED, width=0.10, scale=0.8),
    }
)
