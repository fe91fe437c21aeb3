"""Scopa for two (scopa.md): one card a turn, captures by equal value or by sum, a point for every sweep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.engine.events import Announced, MatchWon, TrickWon
from cardavia.engine.moves import Move, Verb
from cardavia.engine.options import Options, choice
from cardavia.engine.rules import Rules
from cardavia.engine.score import total
from cardavia.engine.state import Draft, Phase, State
from cardavia.engine.zones import STOCK, TABLE, Seat, Sight, Zone, hand, taken
from cardavia.games.scopa.scoring import settle, winner
from cardavia.games.scopa.values import VALUE
from cardavia.kits.fishing import Capture, captures

ACE = 1
KING = "10"
EACH = 3
"""Cards a hand gets at a time; the table gets four, once (scopa.md 3.2)."""
OPENING = 4
VOID_KINGS = 3
"""So many kings on the opening table make a deal void (scopa.md 3.3)."""
SWEEP = "scopa.sweep"
CARDS, SWEEPS = "scopa.tally.cards", "scopa.tally.sweeps"


def swept(seat: Seat) -> Zone:
    """The cards with which a seat made its sweeps: they stick out of its pile, and their number is the count."""
    return Zone("swept", seat)


@dataclass(frozen=True)
class ScopaOptions(Options):
    """The variants of scopa.md 10; the first value of each is the base rule."""

    target: int = choice(11, 16, 21, 31)
    ace_rule: str = choice("off", "takes-all", "takes-all-scopa")
    napola: bool = choice(False, True)
    re_bello: bool = choice(False, True)
    fewest_cards: bool = choice(False, True)
    last_sweep: bool = choice(False, True)


@dataclass(frozen=True, kw_only=True)
class ScopaState(State):
    """A match of Scopa. Sweeps are counted by the cards that lie in ``swept``."""

    options: ScopaOptions
    last_taker: Seat | None = None
    """Who made the last capture of the deal, and so gets what is left on the table (scopa.md 5)."""

    @property
    def last_play(self) -> bool:
        """Whether the seat in turn holds the last card of the deal: the dealer's, the 36th play."""
        return not self.at(STOCK) and not self.at(hand(self.after(self.turn))) and len(self.at(hand(self.turn))) == 1


def options_to_take(card: Card, table: Sequence[Card], options: ScopaOptions) -> tuple[Capture, ...]:
    """Every capture that a card may make; empty if it must stay on the table (scopa.md 4.1, variants 10)."""
    if VALUE[card] == ACE and options.ace_rule != "off" and table:
        aces = tuple((lying,) for lying in table if VALUE[lying] == ACE)
        return aces or (tuple(table),)
    found = captures(card, table, VALUE.__getitem__)
    if options.fewest_cards and found:
        fewest = min(map(len, found))
        return tuple(group for group in found if len(group) == fewest)
    return found


class ScopaRules(Rules[ScopaState]):
    """The rules of Scopa; the sections named are those of scopa.md."""

    deck = ITALIAN_40
    version = 1
    options = ScopaOptions
    sight: ClassVar[Mapping[str, Sight]] = {
        "hand": Sight.OWNER,
        "table": Sight.ALL,
        "taken": Sight.NONE,
        "swept": Sight.ALL,
        "stock": Sight.NONE,
    }

    def begin(self, seats: int, dealer: Seat, options: Options) -> ScopaState:
        """A match before its first deal. Raises ``TypeError`` for other options, ``ValueError`` unless two play."""
        if seats != 2:
            raise ValueError(f"Scopa is for two: {seats}")
        if not isinstance(options, ScopaOptions):
            raise TypeError(f"not options of Scopa: {options!r}")
        return ScopaState(seats=seats, dealer=dealer, turn=dealer, zones={}, options=options)

    def deal_cards(self, draft: Draft[ScopaState], order: Sequence[Card]) -> None:
        """Three each, the non-dealer first, four to the table; with three kings there the deal is void (3.2, 3.3)."""
        state = draft.state
        draft.set(turn=state.after(state.dealer), last_taker=None)
        self._refill(draft, state.dealer)
        draft.shift(draft.at(STOCK)[:OPENING], STOCK, TABLE)
        kings = tuple(card for card in draft.at(TABLE) if self.deck.rank(card) == KING)
        if len(kings) >= VOID_KINGS:
            draft.say(Announced(None, "scopa.void-deal", kings))
            draft.set(phase=Phase.DEAL, deal_no=state.deal_no)

    def _refill(self, draft: Draft[ScopaState], dealer: Seat) -> None:
        for seat in (draft.state.after(dealer), dealer):
            draft.shift(draft.at(STOCK)[:EACH], STOCK, hand(seat))

    def candidates(self, state: ScopaState) -> tuple[Move, ...]:
        """For each card in hand its captures, or the card alone where it has none (4.1)."""
        table = state.at(TABLE)
        return tuple(
            Move(Verb.PLAY, (card,), group)
            for card in state.at(hand(state.turn))
            for group in options_to_take(card, table, state.options) or ((),)
        )

    def why_not(self, state: ScopaState, move: Move) -> str | None:
        """One card of the own hand, and exactly one of its captures if it has any (section 4)."""
        if move.verb is not Verb.PLAY or len(move.cards) != 1 or move.call:
            return "reason.no-such-move"
        card = move.cards[0]
        if card not in state.at(hand(state.turn)):
            return "reason.not-your-card"
        groups = options_to_take(card, state.at(TABLE), state.options)
        wanted = set(move.taking)
        if len(wanted) == len(move.taking) and (
            any(set(group) == wanted for group in groups) or not (groups or wanted)
        ):
            return None
        return self._fault(state, card, move.taking, groups)

    def _fault(self, state: ScopaState, card: Card, taking: Capture, groups: tuple[Capture, ...]) -> str:
        table = state.at(TABLE)
        if len(set(taking)) != len(taking):
            return "reason.no-such-move"
        if not set(taking) <= set(table):
            return "reason.not-on-the-table"
        if not taking:
            return "scopa.must-take"
        if VALUE[card] == ACE and state.options.ace_rule != "off":
            return "scopa.ace-takes-ace" if groups and len(groups[0]) == 1 else "scopa.ace-takes-all"
        if any(VALUE[lying] == VALUE[card] for lying in table):
            return "scopa.equal-first"
        if sum(VALUE[lying] for lying in taking) == VALUE[card]:
            return "scopa.fewest-first"
        return "scopa.other-sum"

    def carry_out(self, draft: Draft[ScopaState], move: Move) -> None:
        """The card goes by way of the table, where all see it; then captures, refills, the end of the deal (4, 5)."""
        state = draft.state
        draft.shift(move.cards, hand(state.turn), TABLE)
        if move.taking:
            self._capture(draft, move)
        draft.set(turn=state.after(state.turn))
        if any(draft.at(hand(seat)) for seat in state.everyone):
            return
        if draft.at(STOCK):
            self._refill(draft, state.dealer)
            if not draft.at(STOCK):
                draft.say(Announced(None, "scopa.last-cards"))
            return
        self._end_deal(draft, state.turn if move.taking else state.last_taker)

    def _capture(self, draft: Draft[ScopaState], move: Move) -> None:
        state = draft.state
        seat = state.turn
        draft.say(TrickWon(seat, move.cards + move.taking))
        draft.set(last_taker=seat)
        clears = set(move.taking) == set(state.at(TABLE))
        if clears and self._sweep_counts(state, move):
            draft.say(Announced(seat, SWEEP, move.cards))
            draft.shift(move.taking, TABLE, taken(seat))
            draft.shift(move.cards, TABLE, swept(seat))
            return
        if clears and state.last_play and not state.options.last_sweep:
            draft.say(Announced(seat, "scopa.last-card-no-sweep", move.cards))
        draft.shift(move.taking + move.cards, TABLE, taken(seat))

    def _sweep_counts(self, state: ScopaState, move: Move) -> bool:
        if state.last_play and not state.options.last_sweep:
            return False
        by_ace = VALUE[move.cards[0]] == ACE and VALUE[move.taking[0]] != ACE
        return not (by_ace and state.options.ace_rule == "takes-all")

    def _end_deal(self, draft: Draft[ScopaState], last_taker: Seat | None) -> None:
        """Leftovers to the last taker, the settlement, and the end of the match or the next dealer (5, 6, 7)."""
        state = draft.state
        left = draft.at(TABLE)
        if left and last_taker is not None:
            draft.say(Announced(last_taker, "scopa.leftovers", left))
            draft.shift(left, TABLE, taken(last_taker))
        piles = tuple(draft.at(taken(seat)) + draft.at(swept(seat)) for seat in state.everyone)
        sweeps = tuple(len(draft.at(swept(seat))) for seat in state.everyone)
        draft.score(*settle(piles, sweeps, state.options, state.deal_no))
        won = winner([total(draft.sheet, side) for side in state.everyone], state.options.target)
        if won is None:
            draft.set(phase=Phase.DEAL, dealer=state.after(state.dealer))
        else:
            draft.set(phase=Phase.OVER)
            draft.say(MatchWon(won))

    def status(self, state: ScopaState) -> tuple[tuple[str, Mapping[str, int]], ...]:
        """The target, and which of the six small hands is being played (section 13)."""
        pair = EACH * state.seats
        hands = (len(self.deck.cards) - OPENING) // pair
        number = hands - len(state.at(STOCK)) // pair
        return (
            ("scopa.status.target", {"target": state.options.target}),
            ("scopa.status.hand", {"number": number, "total": hands}),
        )

    def tally(self, state: ScopaState, seat: Seat) -> tuple[tuple[str, int], ...]:
        """Cards won and sweeps so far: all that is shown of the count before the end (section 13)."""
        sweeps = len(state.at(swept(seat)))
        return ((CARDS, len(state.at(taken(seat))) + sweeps), (SWEEPS, sweeps))
