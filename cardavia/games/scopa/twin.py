"""From what is seen at the table to the fast twin and back: worlds from states and views, moves from numbers."""

from __future__ import annotations

from collections.abc import Iterable

from cardavia.ai.dealing import Dealing
from cardavia.ai.worlds import remembered
from cardavia.engine.cards import ITALIAN_40, UNKNOWN
from cardavia.engine.events import Event, Moved
from cardavia.engine.moves import Move, Verb
from cardavia.engine.rules import Rules
from cardavia.engine.view import View
from cardavia.engine.zones import STOCK, TABLE, hand, taken
from cardavia.games.scopa.bitwise import PACK, mask, named
from cardavia.games.scopa.fast import Scopa
from cardavia.games.scopa.rules import ScopaState, swept
from cardavia.games.scopa.stakes import SPAN, needs, worth

ALWAYS = 100
"""Remembers every hand of three."""
CARD_SHIFT = 40
"""Above the bits of the group that a move takes stands the number of its card."""


def code_of(move: Move) -> int:
    """A move as the twin's number."""
    return ITALIAN_40.place[move.cards[0]] << CARD_SHIFT | mask(move.taking)


def move_of(code: int) -> Move:
    """The twin's number as a move; what it takes in canonical order."""
    return Move(Verb.PLAY, (ITALIAN_40.cards[code >> CARD_SHIFT],), named(code & PACK))


def world_of(rules: Rules[ScopaState], state: ScopaState) -> Scopa:
    """The twin of a whole state: for tests, and for a world that is known to the last card."""
    world = _table(rules, state, [ITALIAN_40.place[card] for card in state.at(STOCK)])
    for seat in state.everyone:
        sweeps = state.at(swept(seat))
        world.give(seat, mask(state.at(hand(seat))), mask(state.at(taken(seat)) + sweeps), len(sweeps))
    return world


def view_of(rules: Rules[ScopaState], view: View[ScopaState], hands_remembered: int = ALWAYS) -> Scopa:
    """The twin of what a seat sees and remembers: the captures of so many hands of three, the present one included.

    Raises ``ValueError`` if no deal agrees with it.
    """
    state, other = view.state, view.state.after(view.seat)
    where = remembered(_late(view, hands_remembered))
    seen = mask(state.at(hand(view.seat)) + state.at(TABLE))
    world = _table(rules, state, ())
    rooms = [len(state.at(hand(other))), len(state.at(STOCK))]
    for seat in state.everyone:
        sweeps, pile = state.at(swept(seat)), state.at(taken(seat))
        known = mask(card for card, zones in where.items() if zones == {taken(seat)}) if pile else 0
        known |= mask(card for card in pile if card != UNKNOWN)
        world.give(seat, mask(state.at(hand(seat))) if seat == view.seat else 0, known | mask(sweeps), len(sweeps))
        seen |= known | mask(sweeps)
        rooms.append(len(pile) - known.bit_count())
    hidden = named(PACK & ~seen)
    dealing = Dealing([ITALIAN_40.place[card] for card in hidden], [0b1111] * len(hidden), rooms)
    # the order of a stock is never known
    world.hide(view.seat, dealing, counted=not state.at(STOCK) and dealing.ways() == 1)
    return world


def _table(rules: Rules[ScopaState], state: ScopaState, stock: Iterable[int]) -> Scopa:
    world = Scopa()
    options = state.options
    world.by_rules(
        ace=options.ace_rule != "off",
        ace_sweeps=options.ace_rule != "takes-all",
        fewest=options.fewest_cards,
        last_sweep=options.last_sweep,
        re_bello=options.re_bello,
        napola=options.napola,
    )
    world.lay(state.dealer, state.turn, mask(state.at(TABLE)), state.last_taker, tuple(stock))
    first, second = needs(rules, state)
    stakes = worth(first, second)
    if stakes:
        world.stake(first * SPAN + second, stakes)
    return world


def _late(view: View[ScopaState], hands_remembered: int) -> tuple[Event, ...]:
    """What a seat saw since so many hands of three were given to it."""
    hands = 0
    for number, event in reversed(tuple(enumerate(view.seen))):
        hands += isinstance(event, Moved) and event.src == STOCK and event.dst == hand(view.seat)
        if hands >= hands_remembered:
            return view.seen[number + 1 :] if hands else ()
    return view.seen
