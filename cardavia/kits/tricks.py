"""What trick games share: how cards beat each other, what a seat owes to a trick, and how a trick is laid and gathered.

A game states its ``Order`` (suits, strengths, trumps, Fools) and its ``Duties`` (trumping, beating) as values and asks
the functions here. A duty of its own (Minchiate's king) a game checks before it asks for the common ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from cardavia.engine.cards import Card
from cardavia.engine.events import TrickWon
from cardavia.engine.state import Draft, State
from cardavia.engine.terms import Message, Words
from cardavia.engine.zones import Seat, Zone, hand
from cardavia.kits.deals import round_from

MUST_FOLLOW = "reason.must-follow"
MUST_TRUMP = "reason.must-trump"
MUST_BEAT = "reason.must-beat"
MUST_BEAT_TRUMP = "reason.must-beat-trump"
MUST_OVERTRUMP = "reason.must-overtrump"

WORDS: Words = {
    MUST_FOLLOW: Message("You must follow suit."),
    MUST_TRUMP: Message("You have no card of the suit led, so you must play a trump."),
    MUST_BEAT: Message("You must play a higher card of this suit."),
    MUST_BEAT_TRUMP: Message("You must beat the trump with a higher one."),
    MUST_OVERTRUMP: Message("You must play a higher trump than the one in the trick."),
}
"""The words of the common duties; a trick game takes them into its own table."""


@dataclass(frozen=True)
class Order:
    """How the cards of one deal beat each other."""

    suit: Callable[[Card], str]
    """The suit of a card; trumps of a tarot pack are one suit of their own."""
    strength: Callable[[Card], int]
    """Higher beats lower within a suit."""
    trump: str = ""
    """The suit that beats the others; "" for none."""
    fools: frozenset[Card] = frozenset()
    """Cards that excuse from every duty, lead no suit and win nothing."""
    last_of_equals: bool = False
    """Whether, of cards that are equally strong, the later one wins instead of the earlier one (tarocchino.md 7.4)."""

    def led(self, played: Sequence[Card]) -> str:
        """The suit of the first card that is no Fool; "" while there is none."""
        return next((self.suit(card) for card in played if card not in self.fools), "")

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump. A Fool is none."""
        return self.suit(card) == self.trump and card not in self.fools

    def beats(self, card: Card, best: Card) -> bool:
        """Whether a card, played after the card that was winning, now wins."""
        if card in self.fools:
            return False
        if best in self.fools:
            return True
        if self.suit(card) != self.suit(best):
            return self.suit(card) == self.trump
        gain = self.strength(card) - self.strength(best)
        return gain > 0 or (gain == 0 and self.last_of_equals)

    def best(self, played: Sequence[Card]) -> int:
        """The number, in order of play, of the card that wins so far. Raises ``IndexError`` for an empty trick."""
        if not played:
            raise IndexError("an empty trick has no winner")
        best = 0
        for number in range(1, len(played)):
            if self.beats(played[number], played[best]):
                best = number
        return best


@dataclass(frozen=True)
class Duties:
    """What a seat owes beside following suit, which every seat owes that can."""

    trump: bool = True
    """Void in the led suit: play a trump."""
    beat_plain: bool = False
    """Following a plain suit that was not ruffed: play higher than the best card."""
    beat_trump: bool = False
    """Following a trump lead: play higher than the best trump."""
    overtrump: bool = False
    """Void in a plain suit that was ruffed: play higher than the best trump."""


def refusal(order: Order, duties: Duties, held: Sequence[Card], played: Sequence[Card], card: Card) -> str | None:
    """The term of the duty that forbids a card of the hand, or None. A duty binds only who can meet it."""
    led = order.led(played)
    if not led or card in order.fools:
        return None
    able = [each for each in held if each not in order.fools]
    same = [each for each in able if order.suit(each) == led]
    best = played[order.best(played)]
    if same:
        if order.suit(card) != led:
            return MUST_FOLLOW
        if led == order.trump:
            return MUST_BEAT_TRUMP if duties.beat_trump and _stays_under(order, same, card, best) else None
        return MUST_BEAT if duties.beat_plain and _stays_under(order, same, card, best) else None
    trumps = [each for each in able if order.is_trump(each)]
    if not trumps or not duties.trump:
        return None
    if not order.is_trump(card):
        return MUST_TRUMP
    return MUST_OVERTRUMP if duties.overtrump and _stays_under(order, trumps, card, best) else None


def _stays_under(order: Order, able: Sequence[Card], card: Card, best: Card) -> bool:
    return not order.beats(card, best) and any(order.beats(each, best) for each in able)


def allowed(order: Order, duties: Duties, held: Sequence[Card], played: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of a hand that no duty forbids, in the order of the hand."""
    return tuple(card for card in held if refusal(order, duties, held, played, card) is None)


# ------------------------------------------------------------------------------------------------- tricks on the table


class Holder(Protocol):
    """A state or a draft: whatever can be asked for the cards in a zone."""

    def at(self, zone: Zone) -> tuple[Card, ...]: ...


def trick(seat: Seat) -> Zone:
    """The card that a seat has played to the present trick, face up before it. Its sight is ``ALL``."""
    return Zone("trick", seat)


@dataclass(frozen=True, kw_only=True)
class TrickState(State):
    """A match whose deals are played in tricks."""

    leader: Seat
    """Who leads the present trick, or led it."""

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards of the present trick, in order of play."""
        return lying(self, round_from(self, self.leader))


T = TypeVar("T", bound=TrickState)


def lying(where: Holder, seats: Sequence[Seat]) -> tuple[Card, ...]:
    """The cards of the present trick, in the order of these seats."""
    return tuple(card for seat in seats for card in where.at(trick(seat)))


def lay(draft: Draft[T], card: Card, src: Zone | None = None) -> tuple[Card, ...]:
    """Play a card of the seat in turn and pass the turn on; the answer is the trick so far, in order of play.

    The card comes from the hand, or from ``src`` where the seat has laid part of its hand open.
    """
    state = draft.state
    draft.shift((card,), src or hand(state.turn), trick(state.turn))
    draft.set(turn=state.after(state.turn))
    return lying(draft, round_from(state, state.leader))


def winner(order: Order, state: TrickState, played: Sequence[Card]) -> Seat:
    """The seat that wins a trick: the highest trump, else the highest card of the led suit."""
    return round_from(state, state.leader)[order.best(played)]


def gather(draft: Draft[T], won_by: Seat, pile: Zone, kept: Sequence[Card] = ()) -> None:
    """Say who won, move the trick to a pile in order of play, and give the winner the lead.

    Cards in ``kept`` (a Fool that stays with its owner) are left in the trick for the game to move.
    """
    seats = round_from(draft.state, draft.state.leader)
    draft.say(TrickWon(won_by, lying(draft, seats), seats))
    for seat in seats:
        going = tuple(card for card in draft.at(trick(seat)) if card not in kept)
        draft.shift(going, trick(seat), pile)
    draft.set(leader=won_by, turn=won_by)
