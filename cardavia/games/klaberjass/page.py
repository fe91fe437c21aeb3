"""The numbers of the rule page (rules.md), each from the rules themselves; its example is counted, not copied."""

from __future__ import annotations

from cardavia.engine.cards import FRENCH_32, Card
from cardavia.games.klaberjass.declaring import FIVE, LONG, LONG_POINTS, SHORT, SHORT_POINTS
from cardavia.games.klaberjass.rules import MORE, PACKETS
from cardavia.games.klaberjass.state import KlaberjassOptions
from cardavia.games.klaberjass.values import BELLA, LAST_TRICK, PLAIN_POINTS, TRUMP_POINTS, points_of

EXAMPLE_TRUMP = "C"
EXAMPLE_MINE = tuple(map(Card, ("KD", "10D", "JC", "10S", "KC", "QC", "10H", "JD")))
EXAMPLE_OTHER = tuple(map(Card, ("AS", "KS", "AH", "10C", "9C", "QD")))
"""The cards with points that each player won in the whole deal of klaberjass.md 12 (25), which the page settles."""


def page_values(options: KlaberjassOptions) -> dict[str, object]:
    """The numbers of the rule page for a match with these options."""
    hand = sum(PACKETS) + sum(MORE)
    targets, fives = (KlaberjassOptions.choices()[name] for name in ("target", "five_in_a_row"))
    return {
        "target": options.target,
        **{f"target_{place}": target for place, target in enumerate(targets, start=1)},
        "cards": len(FRENCH_32.cards),
        "first_hand": sum(PACKETS),
        "packet": PACKETS[0],
        "more": sum(MORE),
        "hand": hand,
        "in_play": 2 * hand,
        **{f"trump_{rank.lower()}": TRUMP_POINTS.get(rank, 0) for rank in FRENCH_32.ranks},
        **{f"plain_{rank.lower()}": PLAIN_POINTS.get(rank, 0) for rank in FRENCH_32.ranks},
        "short": SHORT,
        "long": LONG,
        "five": FIVE,
        "short_points": SHORT_POINTS,
        "long_points": LONG_POINTS,
        "five_points": options.five_in_a_row,
        "five_base": fives[0],
        "five_other": fives[1],
        "bella": BELLA,
        "last": LAST_TRICK,
        **_example(),
    }


def _example() -> dict[str, int]:
    """The settlement of the example: what was made, and what it would have been without sequence and bella."""
    mine, other = (points_of(cards, EXAMPLE_TRUMP) for cards in (EXAMPLE_MINE, EXAMPLE_OTHER))
    other_total = other + LAST_TRICK
    return {
        "example_mine": mine,
        "example_other": other,
        "example_total": mine + LONG_POINTS + BELLA,
        "example_other_total": other_total,
        "example_better": other_total + SHORT_POINTS,
        "example_both": other_total + SHORT_POINTS + mine,
    }
