"""Where Tarocchino's zones lie: own hand below, partner above, play counter-clockwise (tarocchino.md 5, 12.3)."""

from __future__ import annotations

from cardavia.engine.layout import Layout, Place, Spread

# Seats ahead of who sits at the bottom: 1 on the right, 2 opposite, 3 on the left (D1). Side 0 and side 1 keep their
# piles before seats 0 and 1; whoever sits at the bottom, every zone of every seat has a place.
LAYOUT = Layout(
    {
        ("hand", 0): Place(0.5, 0.86, Spread.FAN, width=0.56),
        ("hand", 1): Place(0.93, 0.46, Spread.FAN, width=0.13, scale=0.5),
        ("hand", 2): Place(0.5, 0.08, Spread.FAN, width=0.30, scale=0.5),
        ("hand", 3): Place(0.07, 0.46, Spread.FAN, width=0.13, scale=0.5),
        ("shown", 0): Place(0.5, 0.665, Spread.ROW, width=0.40, scale=0.6),
        ("shown", 1): Place(0.84, 0.30, Spread.ROW, width=0.24, scale=0.5),
        ("shown", 2): Place(0.5, 0.21, Spread.ROW, width=0.34, scale=0.5),
        ("shown", 3): Place(0.16, 0.30, Spread.ROW, width=0.24, scale=0.5),
        ("discard", 0): Place(0.90, 0.84, Spread.ROW, width=0.08, scale=0.6),
        ("discard", 1): Place(0.93, 0.63, Spread.ROW, width=0.08, scale=0.45),
        ("discard", 2): Place(0.72, 0.08, Spread.ROW, width=0.08, scale=0.45),
        ("discard", 3): Place(0.07, 0.63, Spread.ROW, width=0.08, scale=0.45),
        ("trick", 0): Place(0.5, 0.53, scale=0.8),
        ("trick", 1): Place(0.585, 0.45, scale=0.8),
        ("trick", 2): Place(0.5, 0.37, scale=0.8),
        ("trick", 3): Place(0.415, 0.45, scale=0.8),
        ("fool", 0): Place(0.74, 0.665, scale=0.6),
        ("fool", 1): Place(0.76, 0.52, scale=0.5),
        ("fool", 2): Place(0.27, 0.21, scale=0.5),
        ("fool", 3): Place(0.24, 0.38, scale=0.5),
        ("taken", 0): Place(0.10, 0.84, counted=True, scale=0.6),
        ("taken", 1): Place(0.93, 0.13, counted=True, scale=0.6),
        ("taken", 2): Place(0.28, 0.08, counted=True, scale=0.6),
        ("taken", 3): Place(0.07, 0.13, counted=True, scale=0.6),
        ("counted", 0): Place(0.5, 0.62, Spread.ROW, width=0.86, scale=0.7),
        ("counted", 1): Place(0.5, 0.34, Spread.ROW, width=0.86, scale=0.7),
        ("counted", 2): Place(0.5, 0.62, Spread.ROW, width=0.86, scale=0.7),
        ("counted", 3): Place(0.5, 0.34, Spread.ROW, width=0.86, scale=0.7),
        ("stock", None): Place(0.5, 0.45, scale=0.8),
    }
)
