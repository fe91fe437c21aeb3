"""Where Klaberjass's zones lie: backs above, own hand below, pack on the left, piles right (klaberjass.md 14)."""

from __future__ import annotations

from cardavia.engine.layout import Layout, Place, Room, Spread

AXIS = 0.44

PLACES = {
    ("hand", 0): Place(0.5, 1.0, Spread.FAN, width=0.3, wide=1.5, dy=-0.62),
    ("hand", 1): Place(0.5, 0.0, Spread.FAN, scale=0.62, dy=0.40, wide=2.7, step=0.4),
    ("trick", 0): Place(0.5, AXIS, scale=0.9, outlined=False, dx=0.26, dy=0.20),
    ("trick", 1): Place(0.5, AXIS, scale=0.9, outlined=False, dx=-0.26, dy=-0.20),
    # the sequence that scores lies open for a moment, before the first trick
    ("shown", 0): Place(0.5, 1.0, Spread.ROW, scale=0.72, dy=-1.74, wide=3.0),
    ("shown", 1): Place(0.5, 0.0, Spread.ROW, scale=0.72, dy=1.22, wide=3.0),
    ("turned", None): Place(0.0, AXIS, Spread.TUCKED, scale=0.85, dx=0.95),
    ("stock", None): Place(0.0, AXIS, scale=0.85, dx=0.95, outlined=False),
    ("bottom", None): Place(0.0, AXIS, scale=0.85, dx=2.75, label="klaberjass.out-of-play", outlined=False),
    ("taken", 0): Place(1.0, 1.0, scale=0.75, dx=-0.85, dy=-0.62, counted=True),
    ("taken", 1): Place(1.0, 0.0, scale=0.65, dx=-0.85, dy=0.42, counted=True),
}
PLATES = {
    0: Room((0.0, 0.3), (0.35, -0.9), (1.0, -1.12), (1.0, -0.12), hold=(0.35, 0.5)),
    1: Room((0.0, 0.3), (0.5, -1.5), (0.0, 0.08), (0.0, 0.72), hold=(0.35, 0.5)),
}
UPRIGHT = Layout(
    {
        **PLACES,
        ("hand", 0): Place(0.5, 1.0, Spread.FAN, width=0.3, wide=1.8, dy=-0.62),
        # the pack and what is out of play lie one above the other
        ("turned", None): Place(0.0, AXIS, Spread.TUCKED, scale=0.85, dx=0.95, dy=-0.35),
        ("stock", None): Place(0.0, AXIS, scale=0.85, dx=0.95, dy=-0.35, outlined=False),
        ("bottom", None): Place(
            0.0, AXIS, scale=0.85, dx=0.95, dy=0.65, label="klaberjass.out-of-play", outlined=False
        ),
    },
    plates={**PLATES, 0: Room((0.0, 0.3), (0.0, 1.6), (1.0, -1.9), (1.0, -1.28), hold=(0.0, 1.0))},
    signs=Room((0.5, 1.0), (1.0, -0.3), (AXIS, -0.72), (AXIS, 0.8), hold=(1.0, 0.0)),
    widest=0.15,
    least=0.0,
)
LAYOUT = Layout(
    PLACES,
    plates=PLATES,
    signs=Room((0.5, 1.55), (1.0, -0.3), (AXIS, -1.0), (AXIS, 0.85), hold=(1.0, 0.0)),
    widest=0.105,
    least=0.0,
    upright=UPRIGHT,
)
