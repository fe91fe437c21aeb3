"""Tarocchino Bolognese for four (tarocchino.md): two discards, declarations, fifteen tricks, and the settlement."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.engine.events import Announced
from cardavia.engine.moves import Move, Verb
from cardavia.engine.options import Options
from cardavia.engine.rules import Rules
from cardavia.engine.state import Draft, Phase
from cardavia.engine.zones import Seat, Sight, hand
from cardavia.games.tarocchino import declaring, scoring
from cardavia.games.tarocchino.combinations import combinations
from cardavia.games.tarocchino.ending import Tricks, settle
from cardavia.games.tarocchino.state import (
    DECLARE,
    DISCARD,
    SIDES,
    TarocchinoOptions,
    TarocchinoState,
    discards,
    fool,
    shown,
    side_of,
)
from cardavia.games.tarocchino.values import DUTIES, FOOL, ORDER
from cardavia.kits.deals import eldest, give, give_packets, round_from
from cardavia.kits.tarot import pile
from cardavia.kits.tricks import gather, lay, refusal, trick, winner

PACKETS = (5, 5, 5)
EXTRA = 2
"""Five cards at a time, three times round; the last two are the dealer's (6.1, D3)."""
TRICKS = 15
SIGHT: Mapping[str, Sight] = {
    "hand": Sight.OWNER,
    "shown": Sight.ALL,
    "discard": Sight.OWNER,
    "trick": Sight.ALL,
    "fool": Sight.ALL,
    "taken": Sight.NONE,
    "counted": Sight.ALL,
    "stock": Sight.NONE,
}


class TarocchinoRules(Rules[TarocchinoState]):
    """The rules of Tarocchino; the sections named are those of tarocchino.md."""

    deck = BOLOGNA_62
    version = 1
    options = TarocchinoOptions
    sight = SIGHT

    def begin(self, seats: int, dealer: Seat, options: Options) -> TarocchinoState:
        """A match before its deal. Raises ``TypeError`` for another game's options."""
        if not isinstance(options, TarocchinoOptions):
            raise TypeError(f"not options of Tarocchino: {options!r}")
        return TarocchinoState(seats=seats, dealer=dealer, turn=dealer, leader=dealer, zones={}, options=options)

    def side(self, seat: Seat) -> int:
        """Who sits opposite is the partner (5)."""
        return side_of(seat)

    def deal_cards(self, draft: Draft[TarocchinoState], order: Sequence[Card]) -> None:
        """Fifteen each, two more for the dealer, who puts two away (6.1, 6.2)."""
        dealer, first = draft.state.dealer, eldest(draft.state)
        give_packets(draft, first, PACKETS)
        give(draft, dealer, EXTRA)
        draft.set(phase=DISCARD, turn=dealer, leader=first)
        draft.set(openings=(0,) * draft.state.seats, tricks=(0,) * SIDES, fool_taken=None)

    def candidates(self, state: TarocchinoState) -> tuple[Move, ...]:
        """The cards of the hand, to discard or to play; or to declare, and to pass as the last of them."""
        if state.phase == DECLARE:
            return declaring.DECLARATION, declaring.PASS
        verb = Verb.DISCARD if state.phase == DISCARD else Verb.PLAY
        return tuple(Move(verb, (card,)) for card in state.held(state.turn))

    def why_not(self, state: TarocchinoState, move: Move) -> str | None:
        """The rule that forbids a discard (6.2), a declaration (6.3) or a card (7.3)."""
        if state.phase == DISCARD:
            return declaring.why_not_discard(state, move)
        if state.phase == DECLARE:
            return declaring.why_not_declare(state, move)
        if move.verb is not Verb.PLAY or len(move.cards) != 1 or move.taking or move.call:
            return "reason.no-such-move"
        held = state.held(state.turn)
        if move.cards[0] not in held:
            return "reason.not-your-card"
        return refusal(ORDER, DUTIES, held, state.played, move.cards[0])

    def carry_out(self, draft: Draft[TarocchinoState], move: Move) -> None:
        """Do a move, and everything that nobody has to decide after it."""
        if draft.state.phase == DISCARD:
            self._discard(draft, move)
        elif draft.state.phase == DECLARE:
            self._declare(draft, move)
        else:
            self._play(draft, move.cards[0])

    # ------------------------------------------------------------------------------------------------ before the play

    def _discard(self, draft: Draft[TarocchinoState], move: Move) -> None:
        dealer = draft.state.turn
        draft.shift(move.cards, hand(dealer), discards(dealer))
        if len(draft.at(discards(dealer))) == EXTRA:
            self._ask(draft, round_from(draft.state, eldest(draft.state)))

    def _declare(self, draft: Draft[TarocchinoState], move: Move) -> None:
        """Show everything and write its points, or say no word about it; then ask the seats that are left (6.3)."""
        state = draft.state
        seat = state.turn
        if move == declaring.DECLARATION:
            found = declaring.in_hand(state)
            draft.shift(found.cards, hand(seat), shown(seat))
            for meld in (*found.sets.melds, *found.sequences.melds):
                draft.say(Announced(seat, scoring.OPENING + meld.key, meld.cards))
            draft.score(*scoring.opening_lines(state.deal_no, side_of(seat), found))
            openings = list(state.openings)
            openings[seat] = found.total
            draft.set(openings=tuple(openings))
        else:
            draft.say(Announced(seat, "tarocchino.pass"))
        seats = round_from(state, eldest(state))
        self._ask(draft, seats[seats.index(seat) + 1 :])

    def _ask(self, draft: Draft[TarocchinoState], seats: Sequence[Seat]) -> None:
        """Ask the next of these seats that has something to declare; the others pass, and then the play begins."""
        for seat in seats:
            if combinations(draft.at(hand(seat))).total:
                draft.set(phase=DECLARE, turn=seat)
                return
            draft.say(Announced(seat, "tarocchino.pass"))
        first = eldest(draft.state)
        draft.set(phase=Phase.PLAY, turn=first, leader=first)

    # ------------------------------------------------------------------------------------------------------- the play

    def _play(self, draft: Draft[TarocchinoState], card: Card) -> None:
        state = draft.state
        covered = card in state.at(hand(state.turn))
        played = lay(draft, card, hand(state.turn) if covered else shown(state.turn))
        if len(played) == state.seats:
            self._end_trick(draft, played)

    def _end_trick(self, draft: Draft[TarocchinoState], played: tuple[Card, ...]) -> None:
        """The trick goes to the winner's side, the Fool back to its owner for the time being (7.4, D14)."""
        state = draft.state
        won_by = winner(ORDER, state, played)
        side, taken_by = side_of(won_by), state.fool_taken
        gather(draft, won_by, pile(side), kept=(FOOL,))
        for seat in state.everyone:
            if FOOL in draft.at(trick(seat)):
                taken_by = side
                draft.shift((FOOL,), trick(seat), fool(seat))
        tricks = list(state.tricks)
        tricks[side] += 1
        draft.set(tricks=tuple(tricks), fool_taken=taken_by)
        if sum(tricks) == TRICKS:
            settle(draft, Tricks(tuple(tricks), taken_by, side, played))

    # --------------------------------------------------------------------------------------------------- for the table

    def tally(self, state: TarocchinoState, seat: Seat) -> tuple[tuple[str, int], ...]:
        """Tricks and opening points of the seat's side, and what it declared itself (12.3)."""
        side = side_of(seat)
        opening = sum(state.openings[each] for each in state.everyone if side_of(each) == side)
        own = (("tarocchino.tally.declared", state.openings[seat]),) if state.openings[seat] else ()
        return (("tarocchino.tally.tricks", state.tricks[side]), ("tarocchino.tally.opening", opening), *own)

    def status(self, state: TarocchinoState) -> tuple[tuple[str, Mapping[str, int]], ...]:
        """Which trick is being played (12.3)."""
        if state.phase != Phase.PLAY:
            return ()
        number = min(sum(state.tricks) + 1, TRICKS)
        return (("tarocchino.status.trick", {"number": number, "total": TRICKS}),)
