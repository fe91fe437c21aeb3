"""After the last trick: discards, Fool and count, in this order, and the result (tarocchino.md 11, D33)."""

from __future__ import annotations

from typing import NamedTuple

from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.engine.events import Announced, MatchWon
from cardavia.engine.score import Line, total
from cardavia.engine.state import Draft, Phase
from cardavia.games.tarocchino import scoring
from cardavia.games.tarocchino.settlement import EXCHANGED, LOST, discards_to, fate, payment
from cardavia.games.tarocchino.state import SIDES, TarocchinoState, counted, discards, fool, shown, side_of
from cardavia.kits.deals import ahead
from cardavia.kits.tarot import opponents, pile


class Tricks(NamedTuple):
    """What the play came to."""

    won: tuple[int, ...]
    """By side, the number of its tricks."""
    fool_taken: int | None
    """The side that won the trick with the Fool; None if it was not played, and then nothing can be settled."""
    last_won: int
    """The side that won the last trick."""
    last: tuple[Card, ...]
    """The cards of the last trick."""


def settle(draft: Draft[TarocchinoState], tricks: Tricks) -> None:
    """Put every card where it counts, write the sheet and say who has won; there is one deal only (D2)."""
    lines = _settle_fool(draft, tricks, *_settle_discards(draft, tricks))
    for side in range(SIDES):
        draft.shift(BOLOGNA_62.sorted(draft.at(pile(side))), pile(side), counted(side))
    piles = [draft.at(counted(side)) for side in range(SIDES)]
    draft.score(*lines, *scoring.count_lines(draft.state.deal_no, piles, (tricks.last_won, tricks.last)))
    draft.set(phase=Phase.OVER)
    draft.say(MatchWon(ahead([total(draft.sheet, side) for side in range(SIDES)])))


def _settle_discards(draft: Draft[TarocchinoState], tricks: Tricks) -> tuple[Line, tuple[Card, ...]]:
    """Show the discards and lay them on a pile (11.1); the answer is their line, and the cards themselves."""
    dealer = draft.state.dealer
    cards, to = draft.at(discards(dealer)), discards_to(side_of(dealer), tricks.won)
    line = scoring.discards_line(draft.state.deal_no, to, side_of(dealer), cards)
    draft.shift(cards, discards(dealer), shown(dealer))
    draft.say(Announced(dealer, line.term, cards))
    draft.shift(cards, shown(dealer), pile(to))
    return line, cards


def _settle_fool(
    draft: Draft[TarocchinoState], tricks: Tricks, line: Line, put_away: tuple[Card, ...]
) -> tuple[Line, Line]:
    """Lay the Fool on the pile where it belongs, against a card if the other side won it (11.2)."""
    if tricks.fool_taken is None:
        raise ValueError("a deal in which the Fool was not played cannot be settled")
    (player,) = (seat for seat in draft.state.everyone if draft.at(fool(seat)))
    owner = side_of(player)
    other = opponents(owner)
    end, given = fate(owner, tricks.fool_taken, tricks.won), tuple[Card, ...]()
    if end == EXCHANGED:
        won = [card for card in draft.at(pile(owner)) if card not in put_away]
        given = (payment(won, draft.at(pile(owner)), draft.at(pile(other))),)
    draft.say(Announced(player, scoring.FOOL_TERMS[end], given or draft.at(fool(player))))
    draft.shift(draft.at(fool(player)), fool(player), pile(other if end == LOST else owner))
    draft.shift(given, pile(owner), shown(player))
    draft.shift(given, shown(player), pile(other))
    return line, scoring.fool_line(draft.state.deal_no, owner, end, given)
