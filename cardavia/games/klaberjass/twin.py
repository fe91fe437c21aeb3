"""Between the readable rules of Klaberjass and their fast twin: worlds of states and views, moves and their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from cardavia.ai.dealing import Dealing
from cardavia.ai.world import World
from cardavia.engine.cards import FRENCH_32, Card
from cardavia.engine.events import Announced, Event
from cardavia.engine.moves import Move, Verb
from cardavia.engine.view import View
from cardavia.engine.zones import Seat, hand
from cardavia.games.klaberjass.bidding import PASS, ROUND, TAKE, turned_suit
from cardavia.games.klaberjass.declaring import best_sequence, may_exchange
from cardavia.games.klaberjass.fast import Klaberjass
from cardavia.games.klaberjass.fast_guess import (
    DRAWN,
    OUT,
    PASSED_OTHERS,
    PASSED_TURNED,
    SIX,
    THREE,
    TOOK_TURNED,
    Facts,
    Guesses,
)
from cardavia.games.klaberjass.fast_melds import height_of, numbered
from cardavia.games.klaberjass.fast_play import SAY_BELLA as SAID
from cardavia.games.klaberjass.knowledge import Knowledge, lacks_shown
from cardavia.games.klaberjass.rules import SAY_BELLA
from cardavia.games.klaberjass.scoring import SEQUENCE
from cardavia.games.klaberjass.state import BOTTOM, DECLARE, EXCHANGE, TURNED, KlaberjassOptions, KlaberjassState
from cardavia.games.klaberjass.values import CALLS, seven_of
from cardavia.kits.deals import eldest

FIRST = 6
"""Cards that a seat gets before the bidding; the others come after it."""


def natural(cards: Iterable[Card]) -> int:
    """Cards as a word in the order of the pack."""
    return sum(1 << FRENCH_32.place[card] for card in cards)


def place_of(suit: str) -> int:
    """A suit's place in the pack."""
    return FRENCH_32.suits.index(suit)


@dataclass(frozen=True)
class Numbering:
    """The cards by strength while a suit is trumps: their bits, and back."""

    bit: dict[Card, int]
    card: dict[int, Card]

    def word(self, cards: Iterable[Card]) -> int:
        """Cards as a word."""
        return sum(self.bit[card] for card in cards)

    def cards(self, word: int) -> tuple[Card, ...]:
        """A word as cards."""
        return tuple(card for bit, card in self.card.items() if word & bit)

    def code_of(self, move: Move) -> int:
        """The number of a move in the play."""
        return self.bit[move.cards[0]] | (SAID if move.call == SAY_BELLA else 0)

    def move_of(self, code: int) -> Move:
        """The move of a number."""
        return Move(Verb.PLAY, (self.card[code & ~SAID],), call=SAY_BELLA if code & SAID else "")


@cache
def numbering(trump: str) -> Numbering:
    """The numbering for a trump suit."""
    bit = {card: numbered(1 << place, place_of(trump)) for card, place in FRENCH_32.place.items()}
    return Numbering(bit, {place: card for card, place in sorted(bit.items(), key=lambda each: each[1])})


def variants(options: KlaberjassOptions) -> tuple[int, bool, bool]:
    """What ``set_up`` wants to know of the options."""
    return options.five_in_a_row, options.all_sequences, options.equal_sequences == "nondealer"


def world_of(state: KlaberjassState, seen: Sequence[Event], hands: Sequence[Sequence[Card]]) -> Klaberjass:
    """The deal once the play has begun, with these hands; what was shown on the way is taken from the events."""
    by, taker = numbering(state.trump), state.taker
    if taker is None:
        raise ValueError("trumps are not fixed")
    world = Klaberjass()
    out = by.word((*state.at(TURNED), *state.at(BOTTOM)))
    world.set_up([by.word(cards) for cards in hands], out, (taker, eldest(state)), variants(state.options))
    made = [state.won[seat] + sum(meld.points for meld in state.melds if meld.seat == seat) for seat in state.everyone]
    lacks = [by.word(lacks_shown(seen, seat, state.trump)) for seat in state.everyone]
    gone = [by.word(cards) for cards in state.gone]
    left = 2 * max(map(len, hands)) if not state.played else 2 * max(map(len, hands)) - 1
    world.set_play(gone, lacks, made, by.word(state.played), state.turn, left)
    return world


def whole_world(state: KlaberjassState, seen: Sequence[Event] = ()) -> Klaberjass:
    """The deal as it is."""
    return world_of(state, seen, [state.at(hand(seat)) for seat in state.everyone])


# ---------------------------------------------------------------------------------------------------------------- views


def view_world(view: View[KlaberjassState], luck: World, remembers: bool = True) -> Klaberjass:
    """What a seat knows once the play has begun, with guesses at the other hand.

    Without memory the played cards are forgotten, and everything that was shown. Raises ``ValueError`` if no deal
    agrees with the view.
    """
    state, seat = view.state, view.seat
    hands: list[Sequence[Card]] = [(), ()]
    hands[seat] = state.at(hand(seat))
    world = world_of(state, view.seen if remembers else (), hands)
    world.set_guesses(guesses(view, luck, remembers))
    return world


def guesses(view: View[KlaberjassState], luck: World, remembers: bool = True) -> Guesses:
    """Hands that the other seat of a view may hold."""
    dealing, facts = (_remembered if remembers else _forgetful)(view)
    found = Guesses(facts)
    found.fill(dealing, luck, DRAWN)
    return found


def _dealing(masks: dict[Card, int], rooms: Sequence[int]) -> Dealing:
    cards = sorted(masks, key=FRENCH_32.place.__getitem__)
    return Dealing([FRENCH_32.place[card] for card in cards], [masks[card] for card in cards], rooms)


def _forgetful(view: View[KlaberjassState]) -> tuple[Dealing, Facts]:
    state, other = view.state, view.state.after(view.seat)
    known = Knowledge.of(view, remembers=False)
    masks = dict.fromkeys(known.maybe, SIX | THREE)
    rooms = (known.count, len(masks) - known.count)
    return _dealing(masks, rooms), Facts(other, place_of(state.trump), _turned(state), leads=True)


def _turned(state: KlaberjassState) -> int:
    """The place in the pack of the suit that the first calls were about."""
    return place_of(turned_suit(state) if state.calls else state.trump)


def _remembered(view: View[KlaberjassState]) -> tuple[Dealing, Facts]:
    """Unseen cards lie in the other hand or out of play; what the other has played it had from the first or later."""
    state, other = view.state, view.state.after(view.seat)
    known = Knowledge.of(view)
    swapped = _swapped(view.seen, other)
    theirs = {*known.sure, *state.gone[other]} - set(swapped[1]) | set(swapped[0])
    masks = dict.fromkeys(known.unseen, OUT)
    masks.update(dict.fromkeys(known.maybe, SIX | THREE | OUT))
    masks.update(dict.fromkeys(theirs, SIX | THREE))
    nine = known.count + len(state.gone[other])
    rooms = (min(FIRST, nine), max(nine - FIRST, 0), len(masks) - nine)
    facts = Facts(
        other,
        place_of(state.trump),
        _turned(state),
        other == eldest(state),
        calls_of(state, other),
        sold=natural(swapped[0]),
        bought=natural(swapped[1]),
        gone=natural(state.gone[other]),
        kept_seven=_kept_seven(state, swapped),
        **_runs(view),
    )
    return _dealing(masks, rooms), facts


def _swapped(seen: Sequence[Event], seat: Seat) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """What a seat gave and took in an exchange."""
    for event in seen:
        if isinstance(event, Announced) and event.term == "klaberjass.exchange" and event.seat == seat:
            return event.cards[:1], event.cards[1:]
    return (), ()


def _kept_seven(state: KlaberjassState, swapped: tuple[tuple[Card, ...], tuple[Card, ...]]) -> int:
    """The seven of trumps, if its holder could have exchanged it and nobody did."""
    seven = (seven_of(state.trump),)
    able = [turned for turned in state.at(TURNED) if may_exchange(seven, turned, state.trump, state.options)]
    return natural(seven) if able and not swapped[0] else 0


def calls_of(state: KlaberjassState, seat: Seat) -> tuple[int, ...]:
    """The calls of a seat as ``Guesses`` numbers them."""
    found, passes = [], 0
    for call in state.calls:
        if call.seat == seat and call.call == PASS:
            found.append(PASSED_TURNED if passes < ROUND else PASSED_OTHERS)
        elif call.seat == seat and call.call == TAKE:
            found.append(TOOK_TURNED)
        elif call.seat == seat and call.call in CALLS:
            found.append(place_of(CALLS[call.call]))
        passes += call.call == PASS
    return tuple(found)


# ----------------------------------------------------------------------------------------------------------- sequences


def _runs(view: View[KlaberjassState]) -> dict[str, int]:
    """Between which heights the other's best sequence lies, and above which it would have been announced (5)."""
    state, seat = view.state, view.seat
    if state.phase == EXCHANGE or (state.phase == DECLARE and seat != state.dealer):
        return {}
    runs = [meld for meld in state.melds if meld.term == SEQUENCE]
    by = numbering(state.trump)
    nine = (*state.at(hand(seat)), *state.gone[seat])
    mine = height_of(by.word(best_sequence(nine, state.trump)))
    if any(meld.seat != seat for meld in runs):
        shown = max(height_of(by.word(meld.cards)) for meld in runs)
        return {"least_run": shown, "most_run": shown}
    if any(isinstance(event, Announced) and event.term == "klaberjass.equal-sequences" for event in view.seen):
        return {"least_run": mine, "most_run": mine}
    said = state.announced << 4
    if seat != state.dealer:
        if runs:
            return {"said_run": mine if state.options.equal_sequences == "nondealer" else mine - 1}
        return {"said_run": 0}
    if not said:
        return {"said_run": 0}
    highest = said | 0xF
    return {"least_run": said, "most_run": min(highest, mine - 1) if runs else highest}
