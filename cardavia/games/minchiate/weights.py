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
    1.14, 0.24, 2.57, 5.17, 1.12, 0.05, 0.48, 0.44, 0.51, 7.65, 1.02, 0.29, 0.75,
    0.94, -1.36, -0.04, 1.23, -0.92, -1.34, 0.15, 0.17, 0.36, -1.38, 0.0, 0.0,
]  # fmt: skip
