"""Minchiate (minchiate.md): robbing at the cut, discards, declarations, and 21 tricks of two partnerships."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardavia.engine.cards import MINCHIATE_97, Card
from cardavia.engine.events import Announced
from cardavia.engine.moves import Move, Verb
from cardavia.engine.options import Options
from cardavia.engine.rules import Rules
from cardavia.engine.score import Line
from cardavia.engine.state import Draft, Phase
from cardavia.engine.zones import STOCK, Seat, Sight, hand
from cardavia.games.minchiate import declaring
from cardavia.games.minchiate.dealing import Dealing, place_of_cut, plan
from cardavia.games.minchiate.scoring import (
    CAPTURE,
    DECLARED,
    beside,
    by_side,
    capture,
    difference,
    finish,
    mark,
    resti,
)
from cardavia.games.minchiate.state import (
    DECLARE,
    DISCARD,
    FOLA,
    NOBODY,
    NOTHING,
    MinchiateOptions,
    MinchiateState,
    aside,
    laid_out,
    shown,
    with_more,
)
from cardavia.games.minchiate.values import DUTIES, HAND, MATTO, ORDER, SUITS, points_of
from cardavia.kits.deals import eldest, round_from
from cardavia.kits.tarot import gather_excused
from cardavia.kits.tricks import lay, refusal, winner

SIGHT: Mapping[str, Sight] = {
    "hand": Sight.OWNER,
    "trick": Sight.ALL,
    "taken": Sight.ALL,
    "stock": Sight.NONE,
    "packet": Sight.NONE,
    "robbed": Sight.ALL,
    "turned": Sight.ALL,
    "shown": Sight.ALL,
    "discard": Sight.OWNER,
    "fola": Sight.ALL,
}
"""Who sees what (11): all that was ever played stays open to all."""

KING_DUTY = "minchiate.king-duty"


def king_owed(state: MinchiateState) -> Card | None:
    """The king that the seat in turn must play: its suit is led for the first time and is trumped (7.3, 7.4)."""
    led = ORDER.led(state.played)
    if led not in SUITS or led in state.suits_led or not any(map(ORDER.is_trump, state.played)):
        return None
    king = Card("K" + led)
    return king if king in state.at(hand(state.turn)) else None


class MinchiateRules(Rules[MinchiateState]):
    """The rules of Minchiate; the sections named are those of minchiate.md."""

    deck = MINCHIATE_97
    version = 1
    options = MinchiateOptions
    sight = SIGHT

    def __init__(self, lifted: int | None = None) -> None:
        """``lifted`` states how many cards the cutter lifts, where a given deal is played again; else chance does."""
        self._lifted = lifted

    def side(self, seat: Seat) -> int:
        """Partners sit opposite (5)."""
        return seat % 2

    def begin(self, seats: int, dealer: Seat, options: Options) -> MinchiateState:
        """A match before its deal. Raises ``TypeError`` for another game's options."""
        if not isinstance(options, MinchiateOptions):
            raise TypeError(f"not options of Minchiate: {options!r}")
        return MinchiateState(seats=seats, dealer=dealer, turn=dealer, leader=dealer, zones={}, options=options)

    def deal_cards(self, draft: Draft[MinchiateState], order: Sequence[Card]) -> None:
        """Cut, robbing, two batches, the dealer's robbing and taking (6.1 to 6.5); a void deal is given again (D13)."""
        state = draft.state
        first = eldest(state)
        draft.set(leader=first, turn=first, declared=NOTHING, met=NOBODY, suits_led=(), tricks=(0, 0))
        deal_plan = plan(order, place_of_cut(draft.cut) if self._lifted is None else self._lifted)
        Dealing(draft, deal_plan).carry_out()
        if deal_plan.is_void:
            draft.say(Announced(None, "minchiate.void"))
            draft.set(phase=Phase.DEAL, deal_no=state.deal_no)
        else:
            self._ask_for_discards(draft)

    def candidates(self, state: MinchiateState) -> tuple[Move, ...]:
        """The cards of the hand, or its versicole and the end of declaring."""
        if state.phase == DECLARE:
            return (*declaring.declarations(state), Move(Verb.PASS))
        verb = Verb.DISCARD if state.phase == DISCARD else Verb.PLAY
        return tuple(Move(verb, (card,)) for card in state.at(hand(state.turn)))

    def why_not(self, state: MinchiateState, move: Move) -> str | None:
        """The rule that forbids a discard (6.6), a declaration (6.7) or a card (7.3)."""
        if state.phase == DISCARD:
            return declaring.why_not_discard(state, move)
        if state.phase == DECLARE:
            return declaring.why_not_declare(state, move)
        if move.verb is not Verb.PLAY or len(move.cards) != 1 or move.taking or move.call:
            return "reason.no-such-move"
        card = move.cards[0]
        cards = state.at(hand(state.turn))
        if card not in cards:
            return "reason.not-your-card"
        king = king_owed(state)
        if king is not None:
            return None if card == king else KING_DUTY
        return refusal(ORDER, DUTIES, cards, state.played, card)

    def carry_out(self, draft: Draft[MinchiateState], move: Move) -> None:
        """Do a move, and everything that nobody has to decide after it."""
        if draft.state.phase == DISCARD:
            self._discard(draft, move)
        elif draft.state.phase == DECLARE:
            self._declare(draft, move)
        else:
            self._play(draft, move)

    # ------------------------------------------------------------------------------------------------- before the play

    def _ask_for_discards(self, draft: Draft[MinchiateState]) -> None:
        """The cutter first, then the dealer, each until 21 cards are left (6.6)."""
        state = draft.state
        for seat in (state.cutter, state.dealer):
            if declaring.due(draft, seat):
                draft.set(phase=DISCARD, turn=seat)
                return
        self._ask_for_versicole(draft, round_from(state, eldest(state)))

    def _discard(self, draft: Draft[MinchiateState], move: Move) -> None:
        seat = draft.state.turn
        draft.shift(move.cards, hand(seat), aside(seat))
        if not declaring.due(draft, seat):
            draft.say(Announced(seat, "minchiate.discards"))
            self._ask_for_discards(draft)

    def _ask_for_versicole(self, draft: Draft[MinchiateState], seats: Sequence[Seat]) -> None:
        """From the eldest on; who has no versicola is not asked, and nobody can tell (6.7, 11)."""
        for seat in seats:
            if declaring.in_hand(draft, seat):
                draft.set(phase=DECLARE, turn=seat)
                return
        self._expose_fola(draft)

    def _declare(self, draft: Draft[MinchiateState], move: Move) -> None:
        """Show one versicola more, until no more follow: all of a seat score as one event (6.7)."""
        state = draft.state
        seat = state.turn
        mine = declaring.in_hand(state, seat)
        calls = state.declared[seat]
        if move.verb is Verb.DECLARE:
            each = next(each for each in mine if each.call == move.call)
            cards = declaring.cards_shown(each, declaring.held(state, seat))
            calls += (each.call,)
            draft.say(Announced(seat, f"minchiate.declares-{each.kind}", cards))
            draft.shift(tuple(card for card in cards if card in draft.at(hand(seat))), hand(seat), shown(seat))
            declared = tuple(calls if place == seat else row for place, row in enumerate(state.declared))
            draft.set(declared=declared, met=with_more(state.met, seat, cards))
        if move.verb is Verb.DECLARE and len(calls) < len(mine):
            return
        self._score_declared(draft, seat, calls)
        seats = round_from(state, eldest(state))
        self._ask_for_versicole(draft, seats[seats.index(seat) + 1 :])

    def _score_declared(self, draft: Draft[MinchiateState], seat: Seat, calls: Sequence[str]) -> None:
        side, cards = self.side(seat), declaring.held(draft, seat)
        found = [each for each in declaring.in_hand(draft, seat) if each.call in calls]
        if found:
            lines = [
                Line(
                    draft.state.deal_no,
                    side,
                    f"{DECLARED}{each.kind}",
                    each.points,
                    cards=beside(side, declaring.cards_shown(each, cards)),
                )
                for each in found
            ]
            mark(draft, *lines)
        draft.shift(draft.at(shown(seat)), shown(seat), hand(seat))

    def _expose_fola(self, draft: Draft[MinchiateState]) -> None:
        """All thirteen cards that are out of play, the discards marked; then the eldest leads (6.8, 7.1)."""
        state = draft.state
        draft.shift(draft.at(STOCK), STOCK, FOLA)
        discarders = (state.cutter, state.dealer)
        for seat in discarders:
            draft.shift(draft.at(aside(seat)), aside(seat), laid_out(seat))
        zones = (FOLA, *map(laid_out, discarders))
        draft.say(Announced(None, "minchiate.fola", tuple(card for zone in zones for card in draft.at(zone))))
        first = eldest(state)
        draft.set(phase=Phase.PLAY, turn=first, leader=first)

    # -------------------------------------------------------------------------------------------------------- the play

    def _play(self, draft: Draft[MinchiateState], move: Move) -> None:
        played = lay(draft, move.cards[0])
        if len(played) == draft.state.seats:
            self._end_trick(draft, played)

    def _end_trick(self, draft: Draft[MinchiateState], played: tuple[Card, ...]) -> None:
        """Who wins it, what it captures, and after the last one the end of the match (7.6, 7.7, 9.2)."""
        state = draft.state
        won_by = winner(ORDER, state, played)
        side = self.side(won_by)
        owners = map(self.side, round_from(state, state.leader))
        caught = capture(tuple(zip(owners, played, strict=True)), side)
        gather_excused(draft, won_by, (MATTO,), self.side)
        led = ORDER.led(played)
        tricks = (state.tricks[0] + (side == 0), state.tricks[1] + (side == 1))
        draft.set(suits_led=tuple(dict.fromkeys((*state.suits_led, led))), tricks=tricks)
        if caught:
            draft.say(Announced(won_by, "minchiate.captures", caught))
            mark(draft, Line(state.deal_no, side, CAPTURE, points_of(caught), cards=beside(side, caught)))
        if not any(draft.at(hand(seat)) for seat in state.everyone):
            finish(draft, side, played)

    # ------------------------------------------------------------------------------------------------------ what shows

    def standing(self, state: MinchiateState) -> tuple[int, ...]:
        """Net resti decide, not points (9.5)."""
        return by_side(resti(state.sheet))

    def tally(self, state: MinchiateState, seat: Seat) -> tuple[tuple[str, int], ...]:
        """Tricks, lead and resti of a seat's side; zeros of the last two are left out."""
        side = self.side(seat)
        # at the end the lead has become resti, rounded up
        lead = 0 if state.phase == Phase.OVER else by_side(difference(state.sheet))[side]
        ahead = by_side(resti(state.sheet))[side]
        shown_numbers = [("minchiate.tally.tricks", state.tricks[side])]
        shown_numbers += [("minchiate.tally.lead", lead)] if lead else []
        shown_numbers += [("minchiate.tally.resti", ahead)] if ahead else []
        return tuple(shown_numbers)

    def status(self, state: MinchiateState) -> tuple[tuple[str, Mapping[str, int]], ...]:
        """What is still to be discarded, or which trick is being played."""
        if state.phase == DISCARD:
            return (("minchiate.status.discards", {"n": declaring.due(state, state.turn)}),)
        if state.phase != Phase.PLAY:
            return ()
        return (("minchiate.status.trick", {"number": sum(state.tricks) + 1, "total": HAND}),)
