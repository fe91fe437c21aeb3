"""From states and views to the fast twin, and back from its moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from cardavia.ai.dealing import Dealing
from cardavia.engine.cards import MINCHIATE_97, TRUMPS, UNKNOWN, Card
from cardavia.engine.events import Event, Moved
from cardavia.engine.moves import Move, Verb
from cardavia.engine.view import View
from cardavia.engine.zones import STOCK, Seat, hand
from cardavia.games.minchiate.fast import Deal
from cardavia.games.minchiate.fast_world import Minchiate
from cardavia.games.minchiate.knowledge import Knowledge
from cardavia.games.minchiate.packing import CARD, NUMBER, word_of_suits, word_of_trumps
from cardavia.games.minchiate.scoring import difference, resti
from cardavia.games.minchiate.state import MinchiateState, aside
from cardavia.games.minchiate.values import SUITS, is_discardable
from cardavia.games.minchiate.versicole import versicole
from cardavia.kits.deals import round_from
from cardavia.kits.tarot import pile

D = TypeVar("D", bound=Deal)


def code_of(move: Move) -> int:
    """The number of the card that a move plays."""
    return NUMBER[move.cards[0]]


def move_of(code: int) -> Move:
    """The playing of a card by its number."""
    return Move(Verb.PLAY, (CARD[code],))


def cards_of(suits: int, trumps: int) -> frozenset[Card]:
    """The cards in two words."""
    return frozenset(CARD[number] for number in CARD if (suits | trumps << 64) >> number & 1)


def fill(deal: D, state: MinchiateState) -> D:
    """Make a deal what a state in the play is; hands that are not known are empty in it."""
    for seat in state.everyone:
        held = [card for card in state.at(hand(seat)) if card in NUMBER]
        deal.set_hand(seat, word_of_suits(held), word_of_trumps(held))
    for side in (0, 1):
        won = state.at(pile(side))
        deal.set_pile(side, word_of_suits(won), word_of_trumps(won), state.tricks[side])
    led = sum(1 << SUITS.index(suit) for suit in state.suits_led if suit in SUITS)
    deal.set_course(state.leader, led, difference(state.sheet), resti(state.sheet))
    for seat, card in zip(round_from(state, state.leader), state.played, strict=False):
        lay(deal, seat, card)
    return deal


def lay(deal: Deal, seat: Seat, card: Card) -> None:
    """Lay a card of the present trick that its seat no longer holds."""
    suits, trumps = deal.hand_of(seat)
    deal.set_hand(seat, suits | word_of_suits((card,)), trumps | word_of_trumps((card,)))
    deal.do(NUMBER[card])


def full_deal(state: MinchiateState) -> Deal:
    """The twin of a whole state in the play."""
    return fill(Deal(), state)


def view_of(view: View[MinchiateState], remembers: bool = True) -> Minchiate:
    """What a seat knows in the play. Raises ``ValueError`` for a view with which no deal agrees.

    Who does not remember has forgotten what was won, the Fola, and what the others have shown.
    """
    state, seat = view.state, view.seat
    known = Knowledge.of(view, remembers)
    done = round_from(state, state.leader)[: len(state.played)]
    if any(known.counts[each] + (each in done) != len(known.held) for each in known.counts):
        raise ValueError(f"hands that do not match: {len(known.held)} cards against {known.counts}")
    deal = fill(Minchiate(), state)
    others = _others(state, seat)
    piles = () if remembers else tuple(len(state.at(pile(side))) for side in (0, 1))
    rooms = [*(known.counts[each] for each in others), *piles]
    rooms.append(len(known.unseen) - sum(rooms))
    anywhere = (1 << len(rooms)) - 1
    holders = []
    for card in known.unseen:
        sure = [place for place, each in enumerate(others) if card in known.sure[each]]
        lacking = sum(1 << place for place, each in enumerate(others) if card in known.lacks[each])
        holders.append(1 << sure[0] if sure else anywhere & ~lacking)
    deal.know(seat, Dealing([NUMBER[card] for card in known.unseen], holders, rooms), not remembers)
    if remembers:
        _tell_what_was_shown(deal, view, known.lacks)
    return deal


def _others(state: MinchiateState, seat: Seat) -> tuple[Seat, ...]:
    """The other seats in playing order."""
    return round_from(state, seat)[1:]


def _tell_what_was_shown(deal: Minchiate, view: View[MinchiateState], lacks: Mapping[Seat, frozenset[Card]]) -> None:
    """The suits that the others lack, what they have played, and what they declared."""
    played = played_by(view.seen)
    for seat in view.state.everyone:
        cards = played.get(seat, [])
        deal.set_shown(seat, word_of_suits(cards), word_of_trumps(cards), declared_points(view.state, seat))
        without = [
            place for place, suit in enumerate((*SUITS, TRUMPS)) if _all_of(suit) <= lacks.get(seat, frozenset())
        ]
        deal.set_lacks(seat, sum(1 << place for place in without))


def _all_of(suit: str) -> frozenset[Card]:
    return frozenset(card for card in MINCHIATE_97.cards if MINCHIATE_97.suit(card) == suit)


def played_by(seen: Sequence[Event]) -> dict[Seat, list[Card]]:
    """What each seat has played so far in this deal."""
    played: dict[Seat, list[Card]] = {}
    for event in seen:
        if isinstance(event, Moved) and event.dst.name == "trick" and event.src.seat is not None:
            played.setdefault(event.src.seat, []).extend(event.cards)
    return played


def declared_points(state: MinchiateState, seat: Seat) -> int:
    """What the versicole are worth that a seat has declared: all that it has shown make at least these."""
    return sum(each.points for each in versicole(state.met[seat]) if each.call in state.declared[seat])


def before_play(view: View[MinchiateState]) -> Minchiate:
    """What a seat knows while there are discards and declarations. Raises ``ValueError`` where no deal agrees.

    Cards that are worth something are in no discard and not in the Fola; a robbed trump may be discarded.
    """
    state, seat = view.state, view.seat
    others = _others(state, seat)
    away = [STOCK, *(aside(each) for each in (state.cutter, state.dealer) if each != seat)]
    rooms = [len(state.at(zone)) for zone in (*map(hand, others), *away)]
    lying = {card for cards in state.zones.values() for card in cards if card != UNKNOWN}
    unseen = [card for card in MINCHIATE_97.cards if card not in lying]
    seats, anywhere = (1 << len(others)) - 1, (1 << len(rooms)) - 1
    holders = []
    for card in unseen:
        holder = next((each for each in others if card in state.met[each]), None)
        mask = anywhere if is_discardable(card) else seats
        if holder is not None:
            mask = 1 << others.index(holder)
            if is_discardable(card) and aside(holder) in away:
                mask |= 1 << len(others) + away.index(aside(holder))
        holders.append(mask)
    deal = fill(Minchiate(), state)
    deal.know(seat, Dealing([NUMBER[card] for card in unseen], holders, rooms), False)
    return deal
