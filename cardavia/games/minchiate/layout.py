"""Where Minchiate's zones lie: four seats, counter-clockwise, with the Fola beside the tricks (minchiate.md 5, D1)."""

from __future__ import annotations

from cardavia.engine.layout import Layout, Place, Spread

LAYOUT = Layout(
    {
        ("hand", 0): Place(0.5, 0.85, Spread.FAN, width=0.66),
        ("hand", 1): Place(0.93, 0.44, scale=0.6, counted=True),
        ("hand", 2): Place(0.5, 0.09, Spread.FAN, width=0.30, scale=0.6),
        ("hand", 3): Place(0.07, 0.44, scale=0.6, counted=True),
        ("trick", 0): Place(0.5, 0.565, scale=0.9),
        ("trick", 1): Place(0.58, 0.46, scale=0.9),
        ("trick", 2): Place(0.5, 0.355, scale=0.9),
        ("trick", 3): Place(0.42, 0.46, scale=0.9),
        # what is robbed, turned up, taken or shown lies before its seat until the hands are picked up
        ("robbed", 0): Place(0.36, 0.62, Spread.ROW, width=0.26, scale=0.8),
        ("robbed", 1): Place(0.76, 0.55, Spread.ROW, width=0.22, scale=0.6),
        ("robbed", 2): Place(0.36, 0.25, Spread.ROW, width=0.24, scale=0.6),
        ("robbed", 3): Place(0.24, 0.55, Spread.ROW, width=0.22, scale=0.6),
        ("turned", 0): Place(0.56, 0.62, scale=0.8),
        ("turned", 1): Place(0.82, 0.36, scale=0.6),
        ("turned", 2): Place(0.56, 0.25, scale=0.6),
        ("turned", 3): Place(0.18, 0.36, scale=0.6),
        ("shown", 0): Place(0.5, 0.62, Spread.ROW, width=0.44, scale=0.8),
        ("shown", 1): Place(0.76, 0.44, Spread.ROW, width=0.26, scale=0.6),
        ("shown", 2): Place(0.5, 0.25, Spread.ROW, width=0.40, scale=0.6),
        ("shown", 3): Place(0.24, 0.44, Spread.ROW, width=0.26, scale=0.6),
        ("discard", 0): Place(0.22, 0.68, scale=0.7, counted=True),
        ("discard", 1): Place(0.82, 0.56, scale=0.6, counted=True),
        ("discard", 2): Place(0.66, 0.18, scale=0.6, counted=True),
        ("discard", 3): Place(0.18, 0.56, scale=0.6, counted=True),
        ("packet", None): Place(0.42, 0.46, scale=0.8),
        ("stock", None): Place(0.5, 0.46, scale=0.8),
        ("fola", None): Place(0.20, 0.20, Spread.ROW, width=0.22, scale=0.5),
        ("fola", 0): Place(0.20, 0.30, Spread.ROW, width=0.16, scale=0.5),
        ("fola", 1): Place(0.80, 0.30, Spread.ROW, width=0.16, scale=0.5),
        ("fola", 2): Place(0.80, 0.20, Spread.ROW, width=0.16, scale=0.5),
        ("fola", 3): Place(0.20, 0.38, Spread.ROW, width=0.16, scale=0.5),
        # a side's pile lies before the seat that is nearer to who looks on
        ("taken", 0): Place(0.90, 0.86, scale=0.7, counted=True),
        ("taken", 1): Place(0.90, 0.13, scale=0.7, counted=True),
        ("taken", 2): Place(0.90, 0.86, scale=0.7, counted=True),
        ("taken", 3): Place(0.90, 0.13, scale=0.7, counted=True),
    }
)
