"""Before the tricks: the exchange of the seven (klaberjass.md 4.2) and the sequences (5)."""

from __future__ import annotations

from collections.abc import Iterable

from cardavia.engine.cards import FRENCH_32, Card
from cardavia.engine.moves import Move, Verb
from cardavia.engine.state import State
from cardavia.engine.zones import Seat, hand
from cardavia.games.klaberjass.state import TURNED, KlaberjassOptions, KlaberjassState
from cardavia.games.klaberjass.values import NATURAL, seven_of
from cardavia.kits.melds import Run, runs

SEQUENCE = "sequence"
SHORT, LONG, FIVE = 3, 4, 5
"""Lengths of sequences: the shortest, the first that is worth 50, the first that a variant pays better."""
SHORT_POINTS, LONG_POINTS = 20, 50


# ------------------------------------------------------------------------------------------------------------ exchange


def may_exchange(held: Iterable[Card], turned: Card, trump: str, options: KlaberjassOptions) -> bool:
    """Whether a hand may take the turned card for the seven of trumps (4.2, Decisions 6 and 8)."""
    if options.dix == "off" or turned == seven_of(trump):
        return False
    right_suit = FRENCH_32.suit(turned) == trump or options.dix == "either-round"
    return right_suit and seven_of(trump) in held


def exchange(state: KlaberjassState, trump: str) -> Move:
    """The swap, whether or not it is allowed."""
    return Move(Verb.EXCHANGE, (seven_of(trump),), state.at(TURNED))


def why_not_exchange(state: KlaberjassState, move: Move) -> str | None:
    """The phase is there only for the holder of the seven, who swaps or keeps it."""
    if move in (exchange(state, state.trump), Move(Verb.PASS)):
        return None
    return "klaberjass.exchange-first" if move.verb is Verb.PLAY else "klaberjass.only-seven-for-turned"


# ----------------------------------------------------------------------------------------------------------- sequences


def sequences(held: Iterable[Card]) -> tuple[Run, ...]:
    """Every maximal run of three or more in natural order (5.1)."""
    return runs(FRENCH_32, held, NATURAL, SHORT)


def height(run: Run, trump: str) -> tuple[int, int, bool]:
    """What is compared: length, then top card, then trumps before a plain suit (5.2)."""
    top = run[-1]
    return len(run), NATURAL.index(FRENCH_32.rank(top)), FRENCH_32.suit(top) == trump


def best_sequence(held: Iterable[Card], trump: str) -> Run:
    """The one that a hand announces, or an empty one if it has none."""
    return max(sequences(held), key=lambda run: height(run, trump), default=())


def worth(run: Run, options: KlaberjassOptions) -> int:
    """20 for three cards, 50 for more (S7); a variant pays 100 from five on."""
    if len(run) >= FIVE:
        return options.five_in_a_row
    return LONG_POINTS if len(run) >= LONG else SHORT_POINTS


def better(eldest_run: Run, dealer_run: Run, trump: str, options: KlaberjassOptions) -> Run:
    """The announced sequence that scores; empty if neither does. Silence is an empty run (5.4, 5.5, Decision 10)."""
    if not (eldest_run and dealer_run):
        return eldest_run or dealer_run
    mine, his = height(eldest_run, trump), height(dealer_run, trump)
    if mine == his:
        return eldest_run if options.equal_sequences == "nondealer" else ()
    return max(eldest_run, dealer_run, key=lambda run: height(run, trump))


def scoring_sequences(held: Iterable[Card], winning: Run, options: KlaberjassOptions) -> tuple[Run, ...]:
    """What the owner of the better sequence scores: that one, or by a variant all of his (Decision 9)."""
    return sequences(held) if options.all_sequences else (winning,)


def declaration(state: State, seat: Seat, trump: str) -> Move:
    """The announcement of a seat's best sequence."""
    return Move(Verb.DECLARE, best_sequence(state.at(hand(seat)), trump), call=SEQUENCE)


def why_not_declare(state: KlaberjassState, move: Move) -> str | None:
    """The best sequence of the hand or nothing; the phase is there only for a seat that has one (5.2, 5.3)."""
    if move in (declaration(state, state.turn, state.trump), Move(Verb.PASS)):
        return None
    return "klaberjass.sequences-first" if move.verb is Verb.PLAY else "klaberjass.best-sequence-only"
