"""How the computer plays Scopa (scopa.md 12). It sees a view and nothing else; a level limits memory and foresight.

Easy takes what is worth most and remembers nothing. Normal also asks which sweep it offers, with the captures of the
present and the last hand of three in mind. Hard remembers every card and looks ahead to the end of the hands of three,
in worlds that agree with what it saw; the last hand it solves, because then the other cards are known.
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import Any

from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.ai.worlds import Worlds
from cardavia.engine.moves import Move
from cardavia.engine.rules import Rules
from cardavia.engine.score import total
from cardavia.engine.view import View
from cardavia.engine.zones import STOCK, TABLE, Seat, hand, taken
from cardavia.game import Advice
from cardavia.games.scopa.bitwise import OF_VALUE, SEVEN_BIT, Variant, mask
from cardavia.games.scopa.knowledge import ALWAYS, SETTEBELLO_SWING, SWEEP, Knowledge, in_bits, worth_of
from cardavia.games.scopa.lookahead import Lookahead, Position
from cardavia.games.scopa.outlook import POINT, Outlook
from cardavia.games.scopa.reasons import reason
from cardavia.games.scopa.rules import ScopaState, swept

MEMORY = {Level.EASY: 0, Level.NORMAL: 2, Level.HARD: ALWAYS}
"""Hands of three whose captures a level remembers."""
WORLDS = 24
"""Guesses of the hidden cards for one decision of the hard level."""
AT_SIGHT = 0.8
"""The weight of the table of worths beside what looking ahead finds: where every card is known, a seven laid down early
looks as good as one laid down late, because the other side seems to know too."""
OWN, LAID = 0.35, 0.35
"""The share of its worth that the played card gains when it takes, and loses when it is laid: in hand it was unsafe."""
UNSEEN = 0.2
"""A difference that the easy level does not see, in points: less than what a seven is worth in the hand."""
TAKEN = 0.6
"""How much of its worth a card of the table brings: left lying it might still have come to either side."""


def advise(rules: Rules[Any], view: View[Any], budget: Budget, luck: Random) -> Advice:
    """What a seat should play: the best so far when time is over. Raises ``Stopped`` when the bell rings."""
    budget.check()
    moves = rules.legal_moves(view.state)
    known = Knowledge.of(view, MEMORY[budget.level])
    counted = False
    if len(moves) == 1:
        best = moves[0]
    elif budget.level is Level.HARD:
        worlds = Worlds(rules, view)
        counted = _counted_out(view.state, worlds)
        at_sight = {move: 0.0 if counted else AT_SIGHT * POINT * _at_sight(known, move) for move in moves}
        values = _looking_ahead(rules, worlds, 1 if counted else WORLDS, moves, budget, luck)
        best = max(moves, key=lambda move: values[move] + at_sight[move])
    else:
        best = _by_the_table(known, moves, budget, luck)
    return Advice(best, *reason(known, best, moves, counted))


def _by_the_table(known: Knowledge, moves: tuple[Move, ...], budget: Budget, luck: Random) -> Move:
    careful = budget.level is not Level.EASY
    gains: dict[Move, float] = {}
    for move in moves:
        gains[move] = _at_sight(known, move) if careful else _gain(known, *in_bits(move))
        if not budget.check():
            break
    most = max(gains.values())
    alike = [move for move, gain in gains.items() if gain >= most - (0.0 if careful else UNSEEN)]
    return alike[int(luck.random() * len(alike))]


def _at_sight(known: Knowledge, move: Move) -> float:
    card, group = in_bits(move)
    return _gain(known, card, group) - _risk(known, known.after(card, group))


def _gain(known: Knowledge, card: int, group: int) -> float:
    if not group:
        return -LAID * worth_of(card, known.variant)
    gain = OWN * worth_of(card, known.variant) + TAKEN * worth_of(group, known.variant)
    if group == known.table and known.sweeps(card, group, known.last_play):
        gain += SWEEP
    return gain


def _risk(known: Knowledge, table: int) -> float:
    """What the other side may expect of its best reply, counting sweeps and the settebello."""
    held = known.other_count
    out = known.unseen.bit_count()
    if not held or out < held:
        return 0.0
    replies = []
    for value in range(1, 11):
        cards = known.unseen & OF_VALUE[value]
        if cards:
            replies.append((_reply(known, cards & -cards, table), cards.bit_count()))
    expected, better = 0.0, 0
    for prize, count in sorted(replies, reverse=True):
        if prize <= 0:
            break
        none_better = comb(out - better, held)
        expected += prize * (none_better - comb(out - better - count, held)) / comb(out, held)
        better += count
    return expected


def _reply(known: Knowledge, card: int, table: int) -> float:
    prize = 0.0
    for group in known.groups(card, table):
        gain = TAKEN * SETTEBELLO_SWING if group & SEVEN_BIT else 0.0
        if group == table and known.sweeps(card, group):
            gain += SWEEP
        prize = max(prize, gain)
    return prize


def _looking_ahead(
    rules: Rules[Any], worlds: Worlds[ScopaState], count: int, moves: tuple[Move, ...], budget: Budget, luck: Random
) -> dict[Move, float]:
    """The mean of what each move is worth in the worlds that there was time for, one at least."""
    values = dict.fromkeys(moves, 0.0)
    for number in range(count):
        world = worlds.sample(luck)
        variant = Variant.of(world.options)
        lookahead = Lookahead(variant, Outlook(variant, _needs(rules, world)), mask(world.at(STOCK)))
        at = _position(world)
        found: dict[Move, float] = {}
        for move in moves:
            found[move] = -lookahead.value(lookahead.after(at, *in_bits(move)))
            if not budget.check() and number:
                return values
        for move, value in found.items():
            values[move] += (value - values[move]) / (number + 1)
    return values


def _counted_out(state: ScopaState, worlds: Worlds[Any]) -> bool:
    """Whether every hidden card is known: the stock is empty, and what is not in the piles is in the other hand."""
    return not state.at(STOCK) and worlds.certain


def _needs(rules: Rules[Any], state: ScopaState) -> tuple[int, int]:
    """The points that the leader and the dealer still need to win the match."""
    leader = state.after(state.dealer)
    first, second = (state.options.target - total(state.sheet, rules.side(seat)) for seat in (leader, state.dealer))
    if min(first, second) <= 0:  # an extra deal: who is ahead after it wins (scopa.md 7)
        ahead = max(first, second)
        return first - ahead + 1, second - ahead + 1
    return first, second


def _position(world: ScopaState) -> Position:
    seat = world.turn
    other = world.after(seat)
    taker = 0 if world.last_taker is None else 1 if world.last_taker == seat else -1
    return Position(
        hand=mask(world.at(hand(seat))),
        other=mask(world.at(hand(other))),
        table=mask(world.at(TABLE)),
        mine=_pile(world, seat),
        his=_pile(world, other),
        my_sweeps=len(world.at(swept(seat))),
        his_sweeps=len(world.at(swept(other))),
        taker=taker,
    )


def _pile(world: ScopaState, seat: Seat) -> int:
    return mask(world.at(taken(seat))) | mask(world.at(swept(seat)))
