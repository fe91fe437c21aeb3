"""Cut, robbing and dealing (minchiate.md 6.1 to 6.5): nobody decides anything, and everybody sees it step by step."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from cardavia.engine.cards import Card
from cardavia.engine.events import Announced
from cardavia.engine.score import Line
from cardavia.engine.state import Draft
from cardavia.engine.zones import STOCK, Seat, hand
from cardavia.games.minchiate.scoring import ROBBED, TURNED_UP, beside, mark
from cardavia.games.minchiate.state import FOLA, NOBODY, PACKET, MinchiateState, robbed, turned, with_more
from cardavia.games.minchiate.values import HAND, WORTH, is_counting, is_discardable, is_robbable, is_wanted
from cardavia.kits.deals import eldest, give, round_from

FIRST_BATCH, SECOND_BATCH = 10, 11
LEAST_CUT, MOST_CUT = 14, 83
"""How many cards the cutter may lift (D4)."""
MOST_ROBBED = 13
"""With so many cards robbed there is no Fola left (D7)."""


def place_of_cut(cut: float) -> int:
    """How many cards are lifted, from 14 to 83, for a share from 0 to 1 that chance gives (D4)."""
    return LEAST_CUT + int(cut * (MOST_CUT - LEAST_CUT + 1))


class Plan(NamedTuple):
    """Where the cards of a deal go."""

    lifted: tuple[Card, ...]
    robbed: tuple[Card, ...]
    """What the cutter robs, in that order."""
    stop: tuple[Card, ...]
    """The card that ended it, if one did: it becomes the last of the pack, and so of the Fola."""
    batches: tuple[tuple[Card, ...], ...]
    """The 21 cards that each seat is given, the eldest first."""
    robbed_on: tuple[Card, ...]
    took: tuple[Card, ...]
    """What the dealer robs and what the dealer takes from the Fola."""

    @property
    def is_void(self) -> bool:
        """Whether somebody would hold more cards that may not be discarded than a hand has (6.6, D13)."""
        cutter, dealer = (*self.batches[2], *self.robbed), (*self.batches[3], *self.robbed_on, *self.took)
        return any(sum(not is_discardable(card) for card in cards) > HAND for cards in (cutter, dealer))


def plan(order: Sequence[Card], cut: int) -> Plan:
    """What follows from a pack and a cut (6.2 to 6.5). Raises ``ValueError`` for a cut that leaves no packet."""
    if not 0 < cut < len(order):
        raise ValueError(f"no cut: {cut}")
    lifted = tuple(order[:cut])
    won = tuple(takewhile(is_robbable, reversed(lifted)))[:MOST_ROBBED]
    rest = lifted[: cut - len(won)]
    pack = (*order[cut:], *rest)
    second = 4 * FIRST_BATCH
    batches = tuple(
        (
            *pack[place * FIRST_BATCH : (place + 1) * FIRST_BATCH],
            *pack[second + place * SECOND_BATCH : second + (place + 1) * SECOND_BATCH],
        )
        for place in range(4)
    )
    fola = pack[4 * HAND :]
    robbed_on = tuple(takewhile(is_robbable, fola))
    took = tuple(card for card in fola[len(robbed_on) :] if is_wanted(card))
    stop = rest[-1:] if len(won) < MOST_ROBBED else ()
    return Plan(lifted, won, stop, batches, robbed_on, took)


class Dealing:
    """One deal as it is carried out on a draft; a void one is shown, but scores nothing."""

    def __init__(self, draft: Draft[MinchiateState], deal_plan: Plan) -> None:
        self._draft, self._plan = draft, deal_plan
        self._state = draft.state
        self._deal = draft.state.deal_no + 1
        self._met = NOBODY

    def carry_out(self) -> None:
        """Every step of it in order."""
        first = eldest(self._state)
        self._rob()
        for seat in round_from(self._state, first):
            give(self._draft, seat, FIRST_BATCH)
        for seat in round_from(self._state, first):
            self._second_batch(seat)
        self._rob_on()
        self._take()
        self._pick_up()
        self._draft.set(met=self._met)

    def _meet(self, seat: Seat, *cards: Card) -> None:
        self._met = with_more(self._met, seat, cards)

    def _mark(self, seat: Seat, term: str, card: Card) -> None:
        if is_counting(card) and not self._plan.is_void:
            side = seat % 2
            mark(self._draft, Line(self._deal, side, term, WORTH[card], cards=beside(side, (card,))))

    def _rob(self) -> None:
        """The cutter lifts a packet and robs from its bottom; the pack goes on top of what is left (6.1, 6.2)."""
        draft, cutter = self._draft, self._state.cutter
        draft.say(Announced(cutter, "minchiate.cuts"))
        draft.shift(self._plan.lifted, STOCK, PACKET)
        for card in self._plan.robbed:
            draft.say(Announced(cutter, "minchiate.robs", (card,)))
            draft.shift((card,), PACKET, robbed(cutter))
            self._meet(cutter, card)
            self._mark(cutter, ROBBED, card)
        if self._plan.stop:
            draft.say(Announced(cutter, "minchiate.stops", self._plan.stop))
            # it would be the last card of the pack: nobody can be given it, so it may lie open where it ends up
            draft.shift(self._plan.stop, PACKET, FOLA)
        draft.shift(draft.at(PACKET), PACKET, STOCK)

    def _second_batch(self, seat: Seat) -> None:
        """Ten cards face down and the eleventh face up (6.3)."""
        draft = self._draft
        give(draft, seat, SECOND_BATCH - 1)
        card = draft.at(STOCK)[0]
        if is_counting(card):
            draft.say(Announced(seat, "minchiate.turns-up", (card,)))
        draft.shift((card,), STOCK, turned(seat))
        self._meet(seat, card)
        self._mark(seat, TURNED_UP, card)

    def _rob_on(self) -> None:
        """The dealer turns the top of the Fola until a card stops the robbing (6.4)."""
        draft, dealer = self._draft, self._state.dealer
        for card in self._plan.robbed_on:
            draft.say(Announced(dealer, "minchiate.robs", (card,)))
            draft.shift((card,), STOCK, robbed(dealer))
            self._meet(dealer, card)
            self._mark(dealer, ROBBED, card)
        if draft.at(STOCK):
            stop = draft.at(STOCK)[:1]
            draft.say(Announced(dealer, "minchiate.stops", stop))
            draft.shift(stop, STOCK, FOLA)

    def _take(self) -> None:
        """The dealer takes every counting card and the 29, which scores nothing (6.5, D11)."""
        if self._plan.took:
            draft, dealer = self._draft, self._state.dealer
            draft.say(Announced(dealer, "minchiate.takes", self._plan.took))
            draft.shift(self._plan.took, STOCK, robbed(dealer))
            self._meet(dealer, *self._plan.took)

    def _pick_up(self) -> None:
        """What lay face up joins the hands."""
        draft = self._draft
        for seat in self._state.everyone:
            for zone in (turned(seat), robbed(seat)):
                draft.shift(draft.at(zone), zone, hand(seat))
