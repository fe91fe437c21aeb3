"""Where Klaberjass's zones lie: backs above, own hand below, pack on the left, piles right (klaberjass.md 14)."""

from __future__ import annotations

from cardavia.engine.layout import Layout, Place, Spread

LAYOUT = Layout(
    {
        ("hand", 0): Place(0.5, 0.84, Spread.FAN, width=0.46),
        ("hand", 1): Place(0.5, 0.115, Spread.FAN, width=0.36, scale=0.8),
        ("trick", 0): Place(0.525, 0.53),
        ("trick", 1): Place(0.475, 0.43),
        ("shown", 0): Place(0.5, 0.60, Spread.ROW, width=0.34),
        ("shown", 1): Place(0.5, 0.36, Spread.ROW, width=0.34),
        ("turned", None): Place(0.11, 0.475, Spread.TUCKED, width=0.10, scale=0.9),
        ("stock", None): Place(0.11, 0.475, scale=0.9),
        ("bottom", None): Place(0.235, 0.475, scale=0.9),
        ("taken", 0): Place(0.87, 0.80, counted=True, scale=0.8),
        ("taken", 1): Place(0.87, 0.16, counted=True, scale=0.8),
    }
)
