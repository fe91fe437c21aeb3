"""How long things take on the table, in milliseconds at speed 1 and pace 1."""

from __future__ import annotations

from typing import NamedTuple

FLIGHT, CLOSE, GATHER, RIFFLE = 330.0, 200.0, 230.0, 135.0
"""A flight, cards that close their ranks, captured cards that come together, one half of a shuffle."""
FADE = 180.0
"""A card that goes out in one place and comes to light in another instead of flying."""
STAGGER, PACKET, HEAP, BREATH = 75.0, 18.0, 180.0, 70.0
"""Between two cards that are dealt, between two cards of one packet, at most in a packet, after a packet."""
READ, STUDY = 900.0, 180.0
"""To read a capture; besides, for each of many cards that are shown at once."""
BUBBLE, LETTER, POINTS = 700.0, 24.0, 750.0
"""To read words: so long, and so long more for each letter; and a number of points."""
CHEER, NUDGE, RETURN = 950.0, 110.0, 260.0
"""A celebration, a card that lifts, a card that flies back."""
HOMEWARD, DROP, GLEAM = 420.0, 760.0, 300.0
"""Points that fly to their plate, a token that falls onto it and goes out, the light that it gives then."""
SECOND = 1000.0


class Pace(NamedTuple):
    """How fast things move and how long they stay to be read (1 is normal), and whether nothing shall fly at all."""

    speed: float = 1.0
    pace: float = 1.0
    reduced: bool = False
    hold: float | None = 1.0
    """Seconds for which a finished trick lies; None for until somebody goes on."""
    wait: float = 0.3
    """Seconds that another seat seems to think before it plays; what it has really thought counts."""

    def ms(self, normal: float) -> float:
        """A motion's length at this speed; none where nothing shall move."""
        return 0.0 if self.speed <= 0 or self.reduced else normal / self.speed
