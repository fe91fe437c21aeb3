"""What a seat can know of the others from what it sees and has seen (tarocchino.md 12.2, 12.4)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import comb
from random import Random

from cardavia.engine.cards import BOLOGNA_62, TRUMPS, UNKNOWN, Card
from cardavia.engine.events import Event, Moved, TrickWon
from cardavia.engine.view import View
from cardavia.engine.zones import Seat, hand
from cardavia.games.tarocchino.combinations import combinations
from cardavia.games.tarocchino.state import TarocchinoState, discards, shown, side_of
from cardavia.games.tarocchino.values import FIVES, FOOL, ORDER

ATTEMPTS = 12
"""How often a guess is begun anew before what was inferred is given up."""
DISCARDS = 2
"""Cards that are in no hand."""


@dataclass(frozen=True)
class Knowledge:
    """The cards of the other seats: those that lie open, and where the unseen ones may be."""

    held: tuple[Card, ...]
    """The own cards, covered and open."""
    unseen: frozenset[Card]
    """Cards that may be in another hand, covered; two of them are the dealer's discards."""
    count: Mapping[Seat, int]
    """By seat, its covered cards."""
    open: Mapping[Seat, frozenset[Card]]
    """By seat, its declared cards that are not yet played."""
    maybe: Mapping[Seat, frozenset[Card]]
    """By seat, the unseen cards that it may hold by what it has played and declared."""
    taken: tuple[frozenset[Card], ...] = (frozenset(), frozenset())
    """By side, the cards of its tricks, a Fool with its owner's."""

    @classmethod
    def of(cls, view: View[TarocchinoState], remembers: bool = True) -> Knowledge:
        """From a view; without memory only the table and the own cards are known."""
        state, seat = view.state, view.seat
        others = [each for each in state.everyone if each != seat]
        held, open_ = state.held(seat), {each: frozenset(state.at(shown(each))) for each in others}
        unseen = set(BOLOGNA_62.cards) - {*held, *state.played, *state.at(discards(seat))}
        unseen -= {card for cards in open_.values() for card in cards}
        taken = _taken(view.seen) if remembers else (frozenset[Card](), frozenset[Card]())
        lacks = _lacks(view.seen) if remembers else {}
        unseen -= taken[0] | taken[1]
        maybe = {each: frozenset(unseen - lacks.get(each, set())) for each in others}
        count = {each: len(state.at(hand(each))) for each in others}
        return cls(held, frozenset(unseen), count, open_, maybe, taken)

    def sample(self, luck: Random) -> dict[Seat, list[Card]]:
        """Hands that the others may hold; only where nothing agrees is what they lack forgotten.

        Raises ``ValueError`` if there are fewer unseen cards than the hands hold.
        """
        nowhere = len(self.unseen) - sum(self.count.values())
        if nowhere < 0:
            raise ValueError("the hands do not hold what is unseen")
        bound = FIVES if nowhere <= DISCARDS else frozenset[Card]()
        for _ in range(ATTEMPTS):
            hands = self._guess(self.maybe, bound, luck)
            if hands is not None:
                return hands
        anything = dict.fromkeys(self.count, self.unseen)
        return self._guess(anything, bound, luck) or self._guess(anything, frozenset(), luck) or {}

    def _guess(
        self, maybe: Mapping[Seat, frozenset[Card]], bound: frozenset[Card], luck: Random
    ) -> dict[Seat, list[Card]] | None:
        """One attempt: the cards that fit in the fewest places first; ``bound`` are cards that were not discarded."""
        dealt = {seat: list(BOLOGNA_62.sorted(cards)) for seat, cards in self.open.items()}
        room = dict(self.count)
        nowhere = len(self.unseen) - sum(room.values())
        able = {card: [seat for seat in room if card in maybe[seat]] for card in BOLOGNA_62.sorted(self.unseen)}
        places = {card: len(seats) + (card not in bound) for card, seats in able.items()}
        for card in sorted(able, key=lambda card: (places[card], luck.random())):
            seats = [seat for seat in able[card] if room[seat] > 0]
            spare = 0 if card in bound else nowhere
            drawn = luck.random() * (sum(room[seat] for seat in seats) + spare)
            for seat in seats:
                drawn -= room[seat]
                if drawn < 0:
                    dealt[seat].append(card)
                    room[seat] -= 1
                    break
            else:
                if not spare:
                    return None
                nowhere -= 1
        return dealt

    def chance_of_any(self, seat: Seat, cards: Iterable[Card]) -> float:
        """The chance that a seat holds one of these cards or more, as if its covered cards were drawn by lot."""
        wanted = frozenset(cards)
        if wanted & self.open[seat]:
            return 1.0
        maybe = self.maybe[seat]
        count, hits = min(self.count[seat], len(maybe)), len(wanted & maybe)
        return 1.0 - comb(len(maybe) - hits, count) / comb(len(maybe), count) if count else 0.0

    def chance_to_beat(self, seat: Seat, led: str, best: Card) -> float:
        """The chance that a seat can beat the best card of a trick by the rules of following (7.3, 7.4)."""
        others = self.unseen | self.open[seat]
        better = [card for card in others if ORDER.beats(card, best)]
        trumps = [card for card in better if ORDER.is_trump(card)]
        if led == TRUMPS:
            return self.chance_of_any(seat, trumps)
        following = self.chance_of_any(seat, (card for card in better if ORDER.suit(card) == led))
        return following + self.chance_of_void(seat, led) * self.chance_of_any(seat, trumps)

    def chance_of_void(self, seat: Seat, suit: str) -> float:
        """The chance that a seat has no card of a suit."""
        others = self.unseen | self.open[seat]
        return 1.0 - self.chance_of_any(seat, (card for card in others if ORDER.suit(card) == suit))


def _taken(seen: Sequence[Event]) -> tuple[frozenset[Card], ...]:
    """By side, the cards that went from tricks to its pile."""
    taken: tuple[set[Card], ...] = (set(), set())
    for event in seen:
        if isinstance(event, Moved) and event.src.name == "trick" and event.dst.seat is not None:
            taken[side_of(event.dst.seat)].update(event.cards)
    return tuple(map(frozenset, taken))


def _lacks(seen: Sequence[Event]) -> dict[Seat, set[Card]]:
    """By seat, the cards that it cannot have by what it has played and declared."""
    lacks: defaultdict[Seat, set[Card]] = defaultdict(set)
    trick: list[Card] = []
    for event in seen:
        if isinstance(event, TrickWon):
            trick = []
        if not isinstance(event, Moved) or event.src.seat is None or UNKNOWN in event.cards:
            continue
        if event.dst.name == "trick":
            trick.append(event.cards[0])
            lacks[event.src.seat] |= _lacking(event.cards[0], ORDER.led(trick))
        elif (event.src.name, event.dst.name) == ("hand", "shown"):
            lacks[event.src.seat] |= _not_declared(frozenset(event.cards))
    return lacks


def _lacking(card: Card, led: str) -> set[Card]:
    """The cards that a seat cannot have if it plays this card to this suit (7.3)."""
    if card == FOOL or ORDER.suit(card) == led:
        return set()
    suits = {led} if ORDER.is_trump(card) else {led, TRUMPS}
    return {each for each in BOLOGNA_62.cards if ORDER.suit(each) in suits}


def _not_declared(declared: Collection[Card]) -> set[Card]:
    """The cards that would have been declared with these: who declares three kings has not got the fourth (12.4)."""
    others = (card for card in BOLOGNA_62.cards if card not in declared)
    return {card for card in others if card in combinations({*declared, card}).cards}
