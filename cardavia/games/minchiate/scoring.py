"""Points, the ladder of resti during the deal, and the end count (minchiate.md 9).

The sheet holds every point of both sides. A resto takes 60 points from the side that leads: the totals then differ by
what the specification calls the difference, and the newest line that names resti says how they stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardavia.engine.cards import Card
from cardavia.engine.events import Announced, MatchWon
from cardavia.engine.score import Line, Sheet, total
from cardavia.engine.state import Draft, Phase
from cardavia.games.minchiate.values import HALF, LAST_TRICK, MATTO, RESTO, cost, is_counting, points_of
from cardavia.games.minchiate.versicole import versicole
from cardavia.kits.tarot import opponents, pile, price

ROBBED, TURNED_UP, CAPTURE = "minchiate.robbed", "minchiate.turned-up", "minchiate.capture"
DECLARED = "minchiate.declared-"
"""With the kind of a versicola behind it: minchiate.declared-kings."""
PAID = "minchiate.resto"
CARD_POINTS, VERSICOLA, OVER, LAST = (
    "minchiate.card-points", "minchiate.versicola-", "minchiate.cards-over", "minchiate.last-trick",
)  # fmt: skip
ROUNDED, LEVEL = "minchiate.rounded", "minchiate.level"
NET, NET_LEVEL = "minchiate.net", "minchiate.net-level"

SIDES = (0, 1)


def beside(side: int, cards: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    """Cards of one side in a line."""
    return (tuple(cards), ()) if side == 0 else ((), tuple(cards))


def difference(sheet: Sheet) -> int:
    """By how many points side 0 leads, beyond the resti already paid."""
    return total(sheet, 0) - total(sheet, 1)


def resti(sheet: Sheet) -> int:
    """By how many resti side 0 leads."""
    counts = next((line.counts for line in reversed(sheet) if line.term in (PAID, NET, NET_LEVEL)), (0, 0))
    return counts[0] - counts[1]


def by_side(lead: int) -> tuple[int, int]:
    """A lead of side 0 as what each side has."""
    return max(lead, 0), max(-lead, 0)


# ------------------------------------------------------------------------------------------------------ during the deal


def mark(draft: Draft[Any], *lines: Line) -> None:
    """One scoring event, and the resti that it makes: while a side leads by 60, 60 points become a resto (9.1)."""
    draft.score(*lines)
    lead = difference(draft.sheet)
    won = abs(lead) // RESTO
    if not won:
        return
    side = 0 if lead > 0 else 1
    counts = by_side(resti(draft.sheet) + (won if side == 0 else -won))
    draft.score(Line(lines[0].deal, side, PAID, -RESTO * won, counts))
    draft.say(Announced(None, PAID))


def capture(played: Sequence[tuple[int, Card]], side: int) -> tuple[Card, ...]:
    """The counting cards of a trick that a side takes from the other; the Matto is never taken (7.7)."""
    return tuple(card for owner, card in played if owner != side and is_counting(card) and card != MATTO)


# ----------------------------------------------------------------------------------------------------------- at the end


def settle_matto(draft: Draft[Any]) -> None:
    """The side that played the Matto gives one card of its pile for it, or the Matto itself (9.3, D22, D23)."""
    side = next(side for side in SIDES if MATTO in draft.at(pile(side)))
    card = price(draft.at(pile(side)), MATTO, cost)
    draft.say(Announced(None, "minchiate.gives-matto" if card == MATTO else "minchiate.pays", (card,)))
    draft.shift((card,), pile(side), pile(opponents(side)))


def end_count(deal: int, side: int, won: Sequence[Card], last: Sequence[Card]) -> tuple[Line, ...]:
    """What a side's pile is worth at the end, ``last`` being the last trick if the side won it (9.4)."""
    counting = [card for card in won if is_counting(card)]
    lines = [Line(deal, side, CARD_POINTS, points_of(counting), cards=beside(side, counting))]
    for each in versicole(won):
        cards = (*each.cards, MATTO) if each.is_helped and MATTO in won else each.cards
        lines.append(Line(deal, side, f"{VERSICOLA}{each.kind}", each.points, cards=beside(side, cards)))
    if len(won) > HALF:
        lines.append(Line(deal, side, OVER, len(won) - HALF))
    if last:
        lines.append(Line(deal, side, LAST, LAST_TRICK, cards=beside(side, last)))
    return tuple(line for line in lines if line.points)


def rounded(lead: int) -> int:
    """The resti that a lead makes in the end, rounded up to whole ones, for side 0 (9.5)."""
    paid = -(-abs(lead) // RESTO)
    return paid if lead > 0 else -paid


def result_lines(deal: int, sheet: Sheet) -> tuple[Line, ...]:
    """How the points that are left are rounded to resti, and how the resti stand then (9.5)."""
    lead = difference(sheet)
    paid = rounded(lead)
    net = resti(sheet) + paid
    return (
        Line(deal, _ahead(lead), ROUNDED if lead else LEVEL, 0, (*by_side(paid), *by_side(lead))),
        Line(deal, _ahead(net), NET if net else NET_LEVEL, 0, by_side(net)),
    )


def _ahead(lead: int) -> int | None:
    return None if lead == 0 else 0 if lead > 0 else 1


def finish(draft: Draft[Any], last_side: int, last: Sequence[Card]) -> None:
    """The end of the deal and of the match: the Matto, the count of both piles, the result (9.2)."""
    deal = draft.state.deal_no
    settle_matto(draft)
    lines = [end_count(deal, side, draft.at(pile(side)), last if side == last_side else ()) for side in SIDES]
    draft.score(*lines[0], *lines[1])
    draft.score(*result_lines(deal, draft.sheet))
    draft.set(phase=Phase.OVER)
    draft.say(MatchWon(_ahead(resti(draft.sheet))))
