"""What the calls of a seat are worth, by sampling what it cannot see (klaberjass.md 3, 13 "Bidding")."""

from __future__ import annotations

from random import Random

from cardavia.ai.budget import Budget
from cardavia.ai.dealing import Dealing
from cardavia.ai.world import World
from cardavia.engine.cards import FRENCH_32
from cardavia.engine.moves import Move, Verb
from cardavia.engine.score import total
from cardavia.engine.view import View
from cardavia.engine.zones import hand
from cardavia.games.klaberjass import bidding, fast_auction
from cardavia.games.klaberjass.fast import Klaberjass
from cardavia.games.klaberjass.fast_auction import Auction, Bidding
from cardavia.games.klaberjass.fast_guess import Facts, Guesses
from cardavia.games.klaberjass.state import EXCHANGE, TURNED, KlaberjassState
from cardavia.games.klaberjass.twin import calls_of, natural, numbering, place_of, variants, view_world
from cardavia.games.klaberjass.values import CALLS
from cardavia.kits.deals import eldest

CHUNK = 20
"""Deals between two looks at the clock."""
ROOMS = (6, 3, 3, 1, 12)
"""The other's six cards, its three more, the own three more, the bottom card, and the rest of the pack."""
DIX = {"off": fast_auction.DIX_OFF, "normal": fast_auction.DIX_NORMAL, "either-round": fast_auction.DIX_EITHER}
CODES = {
    bidding.TAKE: fast_auction.TAKE_TURNED,
    "": fast_auction.PASS,
    bidding.SCHMEISS: fast_auction.SCHMEISS,
    bidding.AGREE: fast_auction.AGREE,
    bidding.REFUSE: fast_auction.REFUSE,
    **{call: place_of(suit) for call, suit in CALLS.items()},
}


def seeded(luck: Random) -> World:
    """A world for its luck alone."""
    world = World()
    world.seed(int(luck.random() * (1 << 52)))
    return world


def auction_of(view: View[KlaberjassState]) -> tuple[Auction, Dealing]:
    """The bidding as a seat sees it, ready to be weighed."""
    state, seat = view.state, view.seat
    other = state.after(seat)
    own, turned = state.at(hand(seat)), state.at(TURNED)
    suit = place_of(bidding.turned_suit(state))
    asked = Bidding(
        seat,
        eldest(state),
        natural(own),
        natural(turned),
        suit,
        bidding.passes(state),
        DIX[state.options.dix],
        state.options.dealer_must_choose,
        variants(state.options),
        (total(state.sheet, seat), total(state.sheet, other), state.options.target),
    )
    unseen = [FRENCH_32.place[card] for card in FRENCH_32.cards if card not in own and card not in turned]
    facts = Facts(other, suit, suit, other == eldest(state), calls_of(state, other))
    return Auction(asked, Guesses(facts)), Dealing(unseen, [(1 << len(ROOMS)) - 1] * len(unseen), ROOMS)


def calls_weighed(
    view: View[KlaberjassState], moves: tuple[Move, ...], deals: int, luck: Random, budget: Budget
) -> dict[Move, float]:
    """What each call is worth, in points that the seat writes more than the other, with an eye on the match."""
    auction, dealing = auction_of(view)
    codes = {CODES[move.call]: move for move in moves}
    world, found = seeded(luck), dict.fromkeys(codes, 0.0)
    for number in range(0, deals, CHUNK):
        if number and not budget.check():
            break
        found = auction.weigh(dealing, world, list(codes), CHUNK)
    return {codes[call]: worth for call, worth in found.items()}


def weighed(
    view: View[KlaberjassState], moves: tuple[Move, ...], deals: int, luck: Random, budget: Budget
) -> dict[Move, float]:
    """What an exchange or a declaration is worth, and to do without (4.2, 5)."""
    state, seat = view.state, view.seat
    known, world, kept = view_world(view, seeded(luck)), Klaberjass(), Klaberjass()
    kept.seed(int(luck.random() * (1 << 52)))
    turned, other_says = (
        numbering(state.trump).word(state.at(TURNED)),
        state.phase == EXCHANGE or seat != state.dealer or state.announced > 0,
    )
    sums = dict.fromkeys(moves, 0.0)
    done = 0
    while done < deals and (done % CHUNK or not done or budget.check()):
        done += 1
        kept.guess_from(known)
        for move in moves:
            world.assign(kept)
            if state.phase == EXCHANGE and move.verb is Verb.EXCHANGE:
                world.swapped(seat, turned)
            says = state.phase == EXCHANGE or move.verb is Verb.DECLARE
            first = says if seat != state.dealer else other_says
            second = says if seat == state.dealer else other_says
            world.announced(first, second)
            sums[move] += world.play_out(0)
    return {move: (value if seat == 0 else -value) / done for move, value in sums.items()}
