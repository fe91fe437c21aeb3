"""Where Scopa's zones lie: backs above, the table in the middle, own hand below, piles at the right (scopa.md 13)."""

from __future__ import annotations

from cardavia.engine.layout import Layout, Place, Spread

LAYOUT = Layout(
    {
        ("hand", 0): Place(0.5, 0.848, Spread.FAN, width=0.34),
        ("hand", 1): Place(0.5, 0.104, Spread.FAN, width=0.17, scale=0.74),
        ("table", None): Place(0.5, 0.47, Spread.FREE, width=0.58),
        ("stock", None): Place(0.115, 0.47, counted=True, scale=0.9, lean=0.06),
        ("taken", 0): Place(0.86, 0.80, counted=True, scale=0.8),
        ("swept", 0): Place(0.86, 0.80, Spread.TUCKED, width=0.10, scale=0.8),
        ("taken", 1): Place(0.86, 0.17, counted=True, scale=0.8),
        ("swept", 1): Place(0.86, 0.17, Spread.TUCKED, width=0.10, scale=0.8),
    }
)
