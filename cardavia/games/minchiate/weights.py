"""What the rules of thumb of fast_policy.py weigh, in points of the deal; tuned by play against themselves."""

from __future__ import annotations

(
    TRICK, LEAD, TRUMP, TOP_TRUMP, SAFE, RISK, LEAST_SAFE, KING_FRESH, KING_LATE, MATTO_KEPT, MATTO_LATE, RESCUE, WILL,
    COURT, LEAD_TRUMP, LEAD_MANY_TRUMPS, PARTNER_VOID, FIRST_VOID, LAST_VOID, SHORT, LONG, UNSEEN, OWN_KING,
    KING_LONG, TOP_LATE,
) = range(25)  # fmt: skip
SIZE = 25

HOPE = 0.25
"""The part of the versicole that a side may still complete which is reckoned as won."""

WEIGHTS = [
    0.08, 0.65, 3.42, 5.47, 1.19, 0.09, 0.49, 0.49, 0.44, 6.34, 1.61, 0.44, 0.67,
    0.75, -3.0, 0.24, 2.37, -0.19, -0.67, 1.49, -0.07, 0.66, -2.09,
    -0.02, -0.49,
]  # fmt: skip
