"""Klaberjass for two (klaberjass.md): bid for trumps, exchange, declare, and nine tricks with duties."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardavia.engine.cards import FRENCH_32, Card
from cardavia.engine.events import Announced
from cardavia.engine.moves import Move, Verb
from cardavia.engine.options import Options
from cardavia.engine.rules import Rules
from cardavia.engine.state import Draft, Phase
from cardavia.engine.zones import STOCK, Seat, Sight, hand, taken
from cardavia.games.klaberjass import bidding, declaring, scoring
from cardavia.games.klaberjass.state import (
    BID,
    BOTTOM,
    DECLARE,
    EXCHANGE,
    TURNED,
    Call,
    KlaberjassOptions,
    KlaberjassState,
    Meld,
    shown,
)
from cardavia.games.klaberjass.values import BELLA, DUTIES, LAST_TRICK, NAMES, order, points, points_of, royals
from cardavia.kits.deals import close, eldest, give_packets
from cardavia.kits.tricks import gather, lay, refusal, winner

SAY_BELLA = "bella"
PACKETS = (3, 3)
"""Six cards each in packets of three; once trumps are fixed, another packet of three (2.2, Decision 5)."""
MORE = (3,)
SIGHT: Mapping[str, Sight] = {
    "hand": Sight.OWNER,
    "trick": Sight.ALL,
    "taken": Sight.NONE,
    "shown": Sight.ALL,
    "turned": Sight.ALL,
    "bottom": Sight.ALL,
    "stock": Sight.NONE,
}


def may_say_bella(state: KlaberjassState, card: Card) -> bool:
    """Whether a card is the second of the trump King and Queen that the seat in turn plays (6)."""
    king, queen = royals(state.trump)
    other = {king: queen, queen: king}.get(card)
    return other is not None and other in state.gone[state.turn]


class KlaberjassRules(Rules[KlaberjassState]):
    """The rules of Klaberjass; the sections named are those of klaberjass.md."""

    deck = FRENCH_32
    version = 1
    options = KlaberjassOptions
    sight = SIGHT

    def begin(self, seats: int, dealer: Seat, options: Options) -> KlaberjassState:
        """A match before its first deal. Raises ``TypeError`` for another game's options."""
        if not isinstance(options, KlaberjassOptions):
            raise TypeError(f"not options of Klaberjass: {options!r}")
        return KlaberjassState(seats=seats, dealer=dealer, turn=dealer, leader=dealer, zones={}, options=options)

    def deal_cards(self, draft: Draft[KlaberjassState], order: Sequence[Card]) -> None:
        """Six each and a card turned up; the non-dealer speaks first (2, 3)."""
        first = eldest(draft.state)
        draft.set(phase=BID, turn=first, leader=first, calls=(), trump="", taker=None)
        draft.set(announced=0, melds=(), gone=((), ()), won=(0, 0))
        give_packets(draft, first, PACKETS)
        draft.shift(draft.at(STOCK)[:1], STOCK, TURNED)

    def candidates(self, state: KlaberjassState) -> tuple[Move, ...]:
        """Calls, the exchange, the declaration or the cards of the hand, by phase; a pass is the last of them."""
        if state.phase == BID:
            return bidding.CANDIDATES
        if state.phase == EXCHANGE:
            return declaring.exchange(state, state.trump), Move(Verb.PASS)
        if state.phase == DECLARE:
            return declaring.declaration(state, state.turn, state.trump), Move(Verb.PASS)
        held = state.at(hand(state.turn))
        return tuple(Move(Verb.PLAY, (card,), call=call) for card in held for call in self._said_with(state, card))

    def _said_with(self, state: KlaberjassState, card: Card) -> tuple[str, ...]:
        return (SAY_BELLA, "") if may_say_bella(state, card) else ("",)

    def why_not(self, state: KlaberjassState, move: Move) -> str | None:
        """The rule that forbids a call (3), an exchange (4.2), a declaration (5) or a card (6)."""
        if state.phase == BID:
            return bidding.why_not_call(state, move)
        if state.phase == EXCHANGE:
            return declaring.why_not_exchange(state, move)
        if state.phase == DECLARE:
            return declaring.why_not_declare(state, move)
        return self._why_not_play(state, move)

    def _why_not_play(self, state: KlaberjassState, move: Move) -> str | None:
        if move.verb is not Verb.PLAY or len(move.cards) != 1 or move.taking or move.call not in ("", SAY_BELLA):
            return "reason.no-such-move"
        card = move.cards[0]
        held = state.at(hand(state.turn))
        if card not in held:
            return "reason.not-your-card"
        fault = refusal(order(state.trump), DUTIES, held, state.played, card)
        if fault is None and move.call and not may_say_bella(state, card):
            return "klaberjass.no-bella"
        return fault

    def carry_out(self, draft: Draft[KlaberjassState], move: Move) -> None:
        """Do a move, and everything that nobody has to decide after it."""
        state = draft.state
        if state.phase == BID:
            self._call(draft, move)
        elif state.phase == EXCHANGE:
            self._exchange(draft, move)
        elif state.phase == DECLARE:
            self._declare(draft, move)
        else:
            self._play(draft, move)

    # -------------------------------------------------------------------------------------------------------- bidding

    def _call(self, draft: Draft[KlaberjassState], move: Move) -> None:
        """A call, and what it ends: the round, the bidding, or the deal (3)."""
        state = draft.state
        seat = state.turn
        calls = (*state.calls, Call(seat, move.call or bidding.PASS))
        draft.set(calls=calls, turn=state.after(seat))
        draft.say(Announced(seat, f"klaberjass.call.{calls[-1].call}"))
        fixed = bidding.outcome(state, calls)
        if fixed is not None:
            self._fix_trumps(draft, *fixed)
        elif bidding.is_thrown_in(calls):
            draft.say(Announced(None, "klaberjass.thrown-in"))
            draft.set(phase=Phase.DEAL, dealer=state.after(state.dealer))

    def _fix_trumps(self, draft: Draft[KlaberjassState], taker: Seat, trump: str) -> None:
        """Three more cards each, the bottom card exposed, and the exchange for who holds the seven (4)."""
        state = draft.state
        draft.set(taker=taker, trump=trump)
        draft.say(Announced(taker, f"klaberjass.trumps.{NAMES[trump]}"))
        give_packets(draft, eldest(state), MORE)
        draft.shift(draft.at(STOCK)[-1:], STOCK, BOTTOM)
        for seat in state.everyone:
            if declaring.may_exchange(draft.at(hand(seat)), draft.at(TURNED)[0], trump, state.options):
                draft.set(phase=EXCHANGE, turn=seat)
                return
        self._ask_for_sequences(draft, trump)

    # ------------------------------------------------------------------------------------------- exchange, sequences

    def _exchange(self, draft: Draft[KlaberjassState], move: Move) -> None:
        """The swap before all eyes, or nothing that anybody sees (4.2, Decision 8)."""
        state = draft.state
        if move.verb is Verb.EXCHANGE:
            draft.say(Announced(state.turn, "klaberjass.exchange", move.cards + move.taking))
            draft.shift(move.cards, hand(state.turn), TURNED)
            draft.shift(move.taking, TURNED, hand(state.turn))
        self._ask_for_sequences(draft, state.trump)

    def _ask_for_sequences(self, draft: Draft[KlaberjassState], trump: str) -> None:
        """The non-dealer first, then the dealer; who has no sequence is not asked (5.3, 9)."""
        state = draft.state
        for seat in (eldest(state), state.dealer):
            if declaring.best_sequence(draft.at(hand(seat)), trump):
                draft.set(phase=DECLARE, turn=seat)
                return
        self._begin_play(draft)

    def _declare(self, draft: Draft[KlaberjassState], move: Move) -> None:
        """The non-dealer says only how long its sequence is; then the dealer decides, and the better one scores (5)."""
        state = draft.state
        if state.turn == state.dealer:
            self._compare(draft, heard=bool(state.announced), dealer_run=move.cards)
            return
        if move.cards:
            draft.set(announced=len(move.cards))
            draft.say(Announced(state.turn, f"klaberjass.run-of-{len(move.cards)}"))
        if declaring.best_sequence(state.at(hand(state.dealer)), state.trump):
            draft.set(turn=state.dealer)
        else:
            self._compare(draft, heard=bool(move.cards), dealer_run=())

    def _compare(self, draft: Draft[KlaberjassState], heard: bool, dealer_run: tuple[Card, ...]) -> None:
        """Show the better of the announced sequences; of the other nothing is shown (5.4 to 5.6, Decision 13)."""
        state = draft.state
        first, trump, options = eldest(state), state.trump, state.options
        run = declaring.best_sequence(state.at(hand(first)), trump) if heard else ()
        best = declaring.better(run, dealer_run, trump, options)
        if best:
            owner = first if best == run else state.dealer
            scoring_runs = declaring.scoring_sequences(state.at(hand(owner)), best, options)
            cards = tuple(card for each in scoring_runs for card in each)
            draft.shift(cards, hand(owner), shown(owner))
            draft.say(Announced(owner, scoring.SEQUENCE, cards))
            draft.shift(cards, shown(owner), hand(owner))
            melds = (Meld(owner, scoring.SEQUENCE, declaring.worth(each, options), each) for each in scoring_runs)
            draft.set(melds=tuple(melds))
        elif run and dealer_run:
            draft.say(Announced(None, "klaberjass.equal-sequences"))
        self._begin_play(draft)

    def _begin_play(self, draft: Draft[KlaberjassState]) -> None:
        first = eldest(draft.state)
        draft.set(phase=Phase.PLAY, turn=first, leader=first)

    # ------------------------------------------------------------------------------------------------------------ play

    def _play(self, draft: Draft[KlaberjassState], move: Move) -> None:
        """A card, with bella if it was said; the second card ends the trick, the eighteenth the deal (6)."""
        state = draft.state
        seat, card = state.turn, move.cards[0]
        gone, melds = list(state.gone), state.melds
        gone[seat] += (card,)
        played = lay(draft, card)
        if move.call == SAY_BELLA:
            melds += (Meld(seat, scoring.BELLA, BELLA, royals(state.trump)),)
            draft.say(Announced(seat, scoring.BELLA, (card,)))
        draft.set(gone=tuple(gone), melds=melds)
        if len(played) == state.seats:
            self._end_trick(draft, played, melds)

    def _end_trick(self, draft: Draft[KlaberjassState], played: tuple[Card, ...], melds: tuple[Meld, ...]) -> None:
        state = draft.state
        won_by = winner(order(state.trump), state, played)
        gather(draft, won_by, taken(won_by))
        won = list(state.won)
        won[won_by] += points_of(played, state.trump)
        is_last = not any(draft.at(hand(seat)) for seat in state.everyone)
        if is_last:
            won[won_by] += LAST_TRICK
        draft.set(won=tuple(won))
        if is_last:
            self._end_deal(draft, (won_by, played), melds)

    def _end_deal(
        self, draft: Draft[KlaberjassState], last: tuple[Seat, tuple[Card, ...]], melds: tuple[Meld, ...]
    ) -> None:
        """The settlement, and the end of the match or the next dealer (7, 8)."""
        state = draft.state
        taker = state.taker
        if taker is None:
            raise ValueError("a deal without a maker cannot be settled")
        piles = [draft.at(taken(seat)) for seat in state.everyone]
        counting = [tuple(card for card in pile if points(card, state.trump)) for pile in piles]
        worth = [points_of(pile, state.trump) for pile in piles]
        draft.score(*scoring.settle(scoring.parts_of(counting, worth, last, melds), taker, state.deal_no))
        close(draft, state.everyone, state.options.target)

    def tally(self, state: KlaberjassState, seat: Seat) -> tuple[tuple[str, int], ...]:
        """The points that a seat has made in the deal so far, melds included (14)."""
        melds = sum(meld.points for meld in state.melds if meld.seat == seat)
        return ((scoring.TALLY, state.won[seat] + melds),)

    def status(self, state: KlaberjassState) -> tuple[tuple[str, Mapping[str, int]], ...]:
        """How many points win the match (1, 11)."""
        return (("klaberjass.status.target", {"target": state.options.target}),)
