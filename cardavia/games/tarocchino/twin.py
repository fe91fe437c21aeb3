"""From the table's state or a seat's view to the fast twin, and from its numbers to moves and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardavia.ai.dealing import Dealing
from cardavia.engine.cards import BOLOGNA_62, TRUMPS, UNKNOWN, Card
from cardavia.engine.events import DealBegan, Event, Moved
from cardavia.engine.moves import Move, Verb
from cardavia.engine.state import Phase
from cardavia.engine.view import View
from cardavia.engine.zones import Seat, hand
from cardavia.games.tarocchino.combinations import combinations
from cardavia.games.tarocchino.declaring import DECLARATION, PASS
from cardavia.games.tarocchino.fast import Tarocchino
from cardavia.games.tarocchino.state import DECLARE, DISCARD, SIDES, TarocchinoState, discards, fool, shown, side_of
from cardavia.games.tarocchino.values import FIVES, FOOL, LONG, MOORS, NUMBERS, ORDER, ROUND
from cardavia.kits.tarot import pile
from cardavia.kits.tricks import trick

_SUITED = (Card(rank + suit) for suit in BOLOGNA_62.suits for rank in (LONG if suit in "SB" else ROUND))
_TRUMPS = ("BEG", *MOORS, *reversed(NUMBERS), "LUN", "SOL", "MON", "ANG")
CARD = tuple(map(Card, (*_SUITED, *_TRUMPS, FOOL)))
"""The cards by their numbers in the twin."""
NUMBER = {card: number for number, card in enumerate(CARD)}
"""And the numbers by card."""
SUIT = {suit: number for number, suit in enumerate((*BOLOGNA_62.suits, TRUMPS))}
PHASES: tuple[str, ...] = (DISCARD, DECLARE, Phase.PLAY, Phase.OVER)
DECLARING, PASSING = 62, 63
"""The moves that are no cards."""
NONE = -1
"""No card, no seat, no suit, no side."""


class Situation(NamedTuple):
    """What a twin is told, each group of cards as one number, a bit a card."""

    hands: tuple[int, ...]
    spent: tuple[int, ...]
    """By seat, the cards that it has played."""
    lacks: tuple[int, ...]
    """By seat, a bit for each suit that it has shown not to have; trumps are the fifth."""
    openings: tuple[int, ...]
    won: tuple[int, ...]
    """By side, the cards of its tricks without the Fool."""
    tricks: tuple[int, ...]
    away: int
    """The dealer's discards."""
    shown: int
    """Declared cards that are not yet played."""
    trick: int
    """The cards of the trick that lies, without the Fool."""
    phase: int
    dealer: int
    turn: int
    left: int
    """Cards that are still to be played by all together."""
    laid: int
    """Cards of the trick that lies, the Fool among them."""
    led: int
    """The suit that was led; -1 for none."""
    best: int
    """The card that wins so far; -1 for none."""
    winner: int
    """The seat that wins so far, or that won the last trick."""
    fool_seat: int
    """Who played the Fool; -1 for nobody."""
    fool_taken: int
    """The side that won its trick; -1 for none."""
    fool_lies: int
    """Whether it lies in the present trick."""


def mask(cards: Iterable[Card]) -> int:
    """Cards as one number; unseen ones are left out."""
    return sum(1 << NUMBER[card] for card in cards if card != UNKNOWN)


def named(cards: int) -> tuple[Card, ...]:
    """One number as cards."""
    return tuple(card for number, card in enumerate(CARD) if cards >> number & 1)


def code_of(move: Move) -> int:
    """The twin's number of a move."""
    if move.cards:
        return NUMBER[move.cards[0]]
    return DECLARING if move == DECLARATION else PASSING


def move_of(code: int, phase: str) -> Move:
    """The move that a number means in a phase."""
    if code >= len(CARD):
        return DECLARATION if code == DECLARING else PASS
    return Move(Verb.DISCARD if phase == DISCARD else Verb.PLAY, (CARD[code],))


class Past(NamedTuple):
    """What was seen of the play: by seat what it spent and lacks, and by side what it won."""

    spent: tuple[int, ...] = (0, 0, 0, 0)
    lacks: tuple[int, ...] = (0, 0, 0, 0)
    won: tuple[int, ...] = (0, 0)

    @classmethod
    def of(cls, seen: Sequence[Event]) -> Past:
        """From the events of a deal."""
        spent, lacks, won = [0] * 4, [0] * 4, [0] * 2
        lying: list[Card] = []
        for event in seen:
            if isinstance(event, DealBegan):
                spent, lacks, won = [0] * 4, [0] * 4, [0] * 2
            if not isinstance(event, Moved) or event.src.seat is None or event.dst.seat is None:
                continue
            if event.dst.name == "trick":
                lying.append(event.cards[0])
                spent[event.src.seat] |= mask(event.cards)
                lacks[event.src.seat] |= _lacking(event.cards[0], ORDER.led(lying))
            elif event.src.name == "trick":
                lying = []
                if event.dst.name == "taken":
                    won[side_of(event.dst.seat)] |= mask(event.cards)
        return cls(tuple(spent), tuple(lacks), tuple(won))


def _lacking(card: Card, led: str) -> int:
    """The suits that a seat has shown not to have by playing a card to a suit (7.3)."""
    if card == FOOL or ORDER.suit(card) == led:
        return 0
    return 1 << SUIT[led] | (0 if ORDER.is_trump(card) else 1 << SUIT[TRUMPS])


def situation(state: TarocchinoState, past: Past) -> Situation:
    """What a state or the state of a view says, with what was seen before."""
    played = state.played
    best = ORDER.best(played) if played else 0
    led = ORDER.led(played)
    by = [seat for seat in state.everyone if FOOL in state.at(fool(seat)) or FOOL in state.at(trick(seat))]
    return Situation(
        hands=tuple(mask(state.held(seat)) for seat in state.everyone),
        spent=past.spent,
        lacks=past.lacks,
        openings=state.openings,
        won=past.won,
        tricks=state.tricks,
        away=mask(state.at(discards(state.dealer))),
        shown=mask(card for seat in state.everyone for card in state.at(shown(seat))),
        trick=mask(card for card in played if card != FOOL),
        phase=PHASES.index(state.phase),
        dealer=state.dealer,
        turn=state.turn,
        left=sum(len(state.held(seat)) for seat in state.everyone),
        laid=len(played),
        led=SUIT[led] if led else NONE,
        best=NUMBER[played[best]] if led else NONE,
        winner=(state.leader + best) % state.seats,
        fool_seat=by[0] if by else NONE,
        fool_taken=NONE if state.fool_taken is None else state.fool_taken,
        fool_lies=int(FOOL in played),
    )


def world_of(state: TarocchinoState, seen: Sequence[Event]) -> Tarocchino:
    """The twin of a state in which every card is known, and of all that happened in its deal."""
    world = Tarocchino()
    world.take(situation(state, Past.of(seen)))
    return world


def view_of(view: View[TarocchinoState], remembers: bool = True) -> Tarocchino:
    """The twin of a view, which can be guessed from. Raises ``ValueError`` if no deal agrees with what was seen.

    Without memory the cards of earlier tricks lie on the piles unseen, and nobody is known to lack anything.
    """
    world = Tarocchino()
    known, holders, rooms = unseen_by(view, remembers)
    world.take(known)
    world.know(view.seat, Dealing(tuple(holders), tuple(holders.values()), rooms))
    return world


class Unseen(NamedTuple):
    """What a seat sees, and where what it does not see may be."""

    known: Situation
    holders: dict[int, int]
    """The number of each unseen card -> a bit for each place: the three seats after it, the discards, both piles."""
    rooms: tuple[int, ...]
    """How many unseen cards lie in each place."""


def unseen_by(view: View[TarocchinoState], remembers: bool = True) -> Unseen:
    """What the seat of a view knows (12.4)."""
    state = view.state
    past = Past.of(view.seen) if remembers else Past()
    known = situation(state, past)
    others = [Seat((view.seat + ahead) % 4) for ahead in (1, 2, 3)]
    rooms = [
        *(len(state.at(hand(each))) for each in others),
        state.at(discards(state.dealer)).count(UNKNOWN),
        *(len(state.at(pile(side))) - past.won[side].bit_count() for side in range(SIDES)),
    ]
    seen = known.away | known.trick | past.won[0] | past.won[1]
    for cards in known.hands:
        seen |= cards
    if known.fool_seat != NONE:
        seen |= mask((FOOL,))
    lacks = [past.lacks[each] for each in others]
    implied = [_undeclared(view.seen, each) if remembers else frozenset[Card]() for each in others]
    unseen = [card for card in CARD if not seen >> NUMBER[card] & 1]
    return Unseen(known, {NUMBER[card]: _holders(card, lacks, implied) for card in unseen}, tuple(rooms))


def _holders(card: Card, lacks: Sequence[int], implied: Sequence[frozenset[Card]]) -> int:
    """The places where an unseen card may lie: three seats, the discards and two piles."""
    found = 0
    for number in range(3):
        may = card == FOOL or not lacks[number] >> SUIT[ORDER.suit(card)] & 1
        found |= (may and card not in implied[number]) << number
    found |= (card not in FIVES) << 3
    return found | (0 if card == FOOL else 0b11 << 4)


def _undeclared(seen: Sequence[Event], seat: Seat) -> frozenset[Card]:
    """The cards that would have been declared with what a seat declared: three kings show that it lacks the fourth."""
    declared: set[Card] = set()
    for event in seen:
        if isinstance(event, Moved) and (event.src, event.dst) == (hand(seat), shown(seat)):
            declared.update(event.cards)
    if not declared:
        return frozenset()
    others = (card for card in CARD if card not in declared)
    return frozenset(card for card in others if card in combinations({*declared, card}).cards)
