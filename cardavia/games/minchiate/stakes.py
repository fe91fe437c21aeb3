"""What cards are worth beyond their points: how much it matters which side brings them home (minchiate.md 16)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from math import sqrt

from cardavia.engine.cards import MINCHIATE_97, TRUMPS, Card
from cardavia.games.minchiate.values import HAND, MATTO, ODD, STRENGTH, WORTH, is_counting
from cardavia.games.minchiate.versicole import versicole_points

HOPE = 0.5
"""The part of the versicole that a side may still complete which is reckoned as won."""
MATTO_KEPT, MATTO_LATE = 7.0, 1.0
"""What the Matto is worth in hand while there is much to save, and near the end."""
TRUMP, TOP_TRUMP = 1.0, 4.0
"""What a trump is worth later for the tricks that it wins, the lowest one and the highest that is left."""
SAFE, RISK, LEAST_SAFE = 1.0, 0.05, 0.45
"""The chance to bring the highest trump home, what each higher one takes off in a full hand, and the least."""
KING_FRESH, KING_LATE = 0.55, 0.45
"""The same for a king whose suit was not led yet, and for one that was kept back."""


def stakes(piles: tuple[Collection[Card], Collection[Card]], still_out: Collection[Card]) -> dict[Card, float]:
    """Card -> points between bringing it home and losing it, for the cards that are not won yet.

    Of the versicole of each side's pile with all that is still out, a part is reckoned as won.
    """
    worth: dict[Card, float] = {}
    hopes = [frozenset((*pile, *still_out)) for pile in piles]
    whole = [versicole_points(hope) for hope in hopes]
    for card in still_out:
        if not is_counting(card) and card != ODD:
            continue
        lost = [full - versicole_points(hope - {card}) for full, hope in zip(whole, hopes, strict=True)]
        worth[card] = max(0.0, 2 * WORTH[card] + HOPE * sum(lost))
    return worth


def chance_home(card: Card, rivals: Iterable[Card], suits_led: Collection[str], left: int = HAND) -> float:
    """The chance that a counting card still in hand is brought home; ``rivals`` are the cards in other hands.

    With fewer tricks to come, each of the higher trumps that are out is more likely to be met.
    """
    if card == MATTO:
        return 1.0
    suit = MINCHIATE_97.suit(card)
    if suit != TRUMPS:
        return KING_LATE if suit in suits_led else KING_FRESH
    higher = sum(MINCHIATE_97.suit(each) == TRUMPS and STRENGTH[each] > STRENGTH[card] for each in rivals)
    return max(LEAST_SAFE, SAFE - RISK * higher * sqrt(HAND / left))


def chance_to_follow(suit: str, unseen: Iterable[Card]) -> float:
    """The chance that one of three others has a card of a suit, of which so many are unseen."""
    return 1.0 - (2 / 3) ** sum(MINCHIATE_97.suit(card) == suit for card in unseen)


def keep_values(
    cards: Iterable[Card],
    worth: Mapping[Card, float],
    still_out: Collection[Card],
    suits_led: Collection[str],
    left: int,
) -> dict[Card, float]:
    """Card -> what it is worth if it is not played now; ``left`` counts the tricks to come, this one included."""
    trumps = sorted((card for card in still_out if MINCHIATE_97.suit(card) == TRUMPS), key=STRENGTH.__getitem__)
    places = {card: place for place, card in enumerate(trumps, start=1)}
    values: dict[Card, float] = {}
    for card in cards:
        if left == 1:
            values[card] = 0.0
        elif card == MATTO:
            values[card] = MATTO_LATE + (MATTO_KEPT - MATTO_LATE) * min(1.0, left / 12)
        else:
            risk = 2 * chance_home(card, still_out, suits_led, left) - 1
            values[card] = risk * worth.get(card, 0.0) / 2
            if card in places:
                values[card] += TRUMP + (TOP_TRUMP - TRUMP) * places[card] / len(trumps)
    return values
