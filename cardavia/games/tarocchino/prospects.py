"""What cards are worth as things stand: by lot, how much each one would change what both piles bring at the end.

The table of averages (tarocchino.md 17) does not know that a third king is worth more than a second one, or that a
third sequence doubles two others. So the cards that are still out are dealt to the sides a few times, and for each card
in question the difference is taken between its lying on one pile and on the other.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from cardavia.ai.budget import Budget
from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.games.tarocchino.combinations import combinations
from cardavia.games.tarocchino.estimate import chance_home
from cardavia.games.tarocchino.knowledge import Knowledge
from cardavia.games.tarocchino.values import half_points

EVEN = 0.5
"""The chance that a card that is out ends up on either side."""


def swings(
    known: Knowledge, side: int, cards: Collection[Card], times: int, budget: Budget, luck: Random
) -> dict[Card, float]:
    """By card, how much the difference between the sides swings with it, card points and combinations together.

    The cards are dealt so many times, or fewer if the time runs out. Raises ``Stopped`` when the bell rings.
    """
    sums, dealt = dict.fromkeys(cards, 0.0), 0
    gone = known.taken[0] | known.taken[1]
    out = [(card, _chance(known, card)) for card in BOLOGNA_62.cards if card not in gone]
    while dealt < times and (budget.check() or not dealt):
        dealt += 1
        ours = known.taken[side].union(card for card, chance in out if luck.random() < chance)
        theirs = frozenset(BOLOGNA_62.cards) - ours
        totals = combinations(ours).total, combinations(theirs).total
        for card in sums:
            if card in ours:
                change = totals[0] - combinations(ours - {card}).total + combinations(theirs | {card}).total - totals[1]
            else:
                change = combinations(ours | {card}).total - totals[0] + totals[1] - combinations(theirs - {card}).total
            sums[card] += change
    return {card: total / dealt + half_points((card,)) for card, total in sums.items()}


def _chance(known: Knowledge, card: Card) -> float:
    return chance_home(card, known.held, angel_gone=False) if card in known.held else EVEN
