# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A deal on machine words: the twin of rules.py, declaring.py and ending.py, from the discards to the settlement.

A move is the number of a card (fast_count.py), to discard or to play, or one of the two numbers after the cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.cardavia.ai.bits import count, lowest
    from cython.cimports.cardavia.ai.world import World
    from cython.cimports.cardavia.games.tarocchino.fast_count import (
        FIVES,
        FOOL,
        TRUMPS,
        combined,
        melded,
        payment,
        settled,
    )
else:
    from cardavia.ai.bits import count, lowest
    from cardavia.ai.world import World
    from cardavia.games.tarocchino.fast_count import (
        FIVES,
        FOOL,
        TRUMPS,
        combined,
        melded,
        payment,
        settled,
    )

if TYPE_CHECKING:
    from cardavia.games.tarocchino.twin import Situation

DECLARE = cython.declare(cython.ulonglong, 62)
PASS = cython.declare(cython.ulonglong, 63)
"""The moves that are no cards."""
DISCARDING, DECLARING, PLAYING, OVER = 0, 1, 2, 3
"""The phases."""
NONE = -1
"""No card, no seat, no side."""
TRUMP_SUIT = cython.declare(cython.int, 4)
FOOL_CARD = cython.declare(cython.int, 61)
FIRST_MOOR = cython.declare(cython.int, 41)
LAST_MOOR = cython.declare(cython.int, 44)


class Deal(World):
    """A deal in progress, all hands known, or a view of it with empty hands where they are not.

    Beside what its zones say it keeps what every seat has spent and shown that it lacks: everybody has seen that.
    """

    def __init__(self) -> None:
        World.__init__(self)
        self.away = self.shown = self.trick = 0
        self.phase = OVER
        self.dealer = self.left = self.laid = self.winner = 0
        self.led = self.best = self.fool_seat = self.fool_taken = NONE
        self.fool_lies = 0
        if not cython.compiled:
            self.hand, self.spent, self.lacks, self.opening = [0] * 4, [0] * 4, [0] * 4, [0] * 4
            self.won, self.tricks = [0] * 2, [0] * 2

    # what may be done

    def able(self) -> cython.ulonglong:
        """The cards that may be played (7.3)."""
        held: cython.ulonglong = self.hand[self.turn]
        owed: cython.ulonglong
        if self.led == NONE:
            return held
        if self.led < TRUMP_SUIT:
            owed = held & cython.cast(cython.ulonglong, 0x3FF) << 10 * self.led
            if owed:
                return owed | held & FOOL
        owed = held & TRUMPS
        return owed | held & FOOL if owed else held

    def generate(self) -> cython.int:
        """Write the legal moves, cards from the lowest up; how many there are."""
        number: cython.int = 0
        cards: cython.ulonglong = 0
        if self.phase == PLAYING:
            cards = self.able()
        elif self.phase == DISCARDING:
            cards = self.hand[self.turn] & ~FIVES
        elif self.phase == DECLARING:
            self.moves[0] = DECLARE
            self.moves[1] = PASS
            return 2
        while cards:
            self.moves[number] = lowest(cards)
            number += 1
            cards &= cards - 1
        return number

    # what is done

    def play(self, move: cython.ulonglong) -> cython.void:
        """Make a legal move."""
        seat: cython.int = self.turn
        if self.phase == PLAYING:
            self.lay(move)
        elif self.phase == DISCARDING:
            self.away |= cython.cast(cython.ulonglong, 1) << move
            self.hand[seat] &= ~self.away
            self.left -= 1
            if count(self.away) == 2:
                self.ask(0)
        else:
            if move == DECLARE:
                self.opening[seat] = combined(self.hand[seat])
                self.shown |= melded(self.hand[seat])
            self.ask((seat - self.dealer) & 3 or 4)

    def ask(self, asked: cython.int) -> cython.void:
        """Ask the next seat that has something to declare, after so many seats from the dealer on (6.3)."""
        seat: cython.int
        while asked < 4:
            asked += 1
            seat = (self.dealer + asked) & 3
            if combined(self.hand[seat]) > 0:
                self.phase = DECLARING
                self.turn = seat
                return
        self.phase = PLAYING
        self.turn = self.winner = (self.dealer + 1) & 3

    def beats(self, card: cython.int) -> cython.int:
        """Whether a card wins the trick as it lies now; of Moors the later one does (7.4)."""
        if card == FOOL_CARD:
            return 0
        if self.led == NONE:
            return 1
        if card >= 40:
            return card > self.best or (card >= FIRST_MOOR and self.best <= LAST_MOOR and self.best >= FIRST_MOOR)
        return card // 10 == self.led and self.best < 40 and card > self.best

    def lay(self, card: cython.int) -> cython.void:
        """Play a card to the trick."""
        bit: cython.ulonglong = cython.cast(cython.ulonglong, 1) << card
        seat: cython.int = self.turn
        suit: cython.int
        self.hand[seat] &= ~bit
        self.spent[seat] |= bit
        self.shown &= ~bit
        self.left -= 1
        self.laid += 1
        if card == FOOL_CARD:
            self.fool_seat = seat
            self.fool_lies = 1
        else:
            suit = card // 10 if card < 40 else TRUMP_SUIT
            self.trick |= bit
            if self.beats(card):
                self.best = card
                self.winner = seat
            if self.led == NONE:
                self.led = suit
            elif suit != self.led:
                self.lacks[seat] |= 1 << self.led
                if suit != TRUMP_SUIT:
                    self.lacks[seat] |= 1 << TRUMP_SUIT
        self.turn = (seat + 1) & 3
        if self.laid == 4:
            self.end_trick()

    def end_trick(self) -> cython.void:
        """The trick goes to the winner's side, and the Fool, for the time being, to nobody (7.4, D14)."""
        side: cython.int = self.winner & 1
        self.won[side] |= self.trick
        self.tricks[side] += 1
        if self.fool_lies:
            self.fool_taken = side
        self.trick = 0
        self.fool_lies = self.laid = 0
        self.led = self.best = NONE
        self.turn = self.winner
        if self.left == 0:
            self.phase = OVER

    # what comes of it

    def over(self) -> cython.bint:
        """Whether the last trick is played."""
        return self.phase == OVER

    def ahead(self) -> cython.int:
        """By how much side 0 is ahead by declarations, which nobody loses again (6.3, D10)."""
        return self.opening[0] - self.opening[1] + self.opening[2] - self.opening[3]

    def settle(self) -> cython.int:
        """By how much side 0 ends ahead: discards, Fool and count, in this order (11)."""
        pile0: cython.ulonglong = self.won[0]
        pile1: cython.ulonglong = self.won[1]
        owner: cython.int = self.fool_seat & 1
        card: cython.ulonglong = 0
        if (self.dealer & 1 == 0) == (self.tricks[self.dealer & 1] > 0):
            pile0 |= self.away
        else:
            pile1 |= self.away
        if self.fool_seat != NONE:
            if self.tricks[owner] == 0:
                owner = 1 - owner
            elif self.fool_taken != owner and self.won[owner]:
                card = payment(self.won[owner], pile1 if owner else pile0, pile0 if owner else pile1)
            if owner == 0:
                pile0 = pile0 & ~card | FOOL
                pile1 |= card
            else:
                pile1 = pile1 & ~card | FOOL
                pile0 |= card
        return self.ahead() + settled(pile0, pile1, 1 - 2 * (self.winner & 1))

    def margin(self) -> cython.double:
        """By how many points side 0 ends ahead; only when it is over."""
        return self.settle()

    def copy(self, other: World) -> cython.void:
        """Be like another deal, but for its luck."""
        number: cython.int
        for number in range(4):
            self.hand[number] = cython.cast(Deal, other).hand[number]
            self.spent[number] = cython.cast(Deal, other).spent[number]
            self.lacks[number] = cython.cast(Deal, other).lacks[number]
            self.opening[number] = cython.cast(Deal, other).opening[number]
        for number in range(2):
            self.won[number] = cython.cast(Deal, other).won[number]
            self.tricks[number] = cython.cast(Deal, other).tricks[number]
        self.away = cython.cast(Deal, other).away
        self.shown = cython.cast(Deal, other).shown
        self.trick = cython.cast(Deal, other).trick
        self.turn = other.turn
        self.phase = cython.cast(Deal, other).phase
        self.dealer = cython.cast(Deal, other).dealer
        self.left = cython.cast(Deal, other).left
        self.laid = cython.cast(Deal, other).laid
        self.led = cython.cast(Deal, other).led
        self.best = cython.cast(Deal, other).best
        self.winner = cython.cast(Deal, other).winner
        self.fool_seat = cython.cast(Deal, other).fool_seat
        self.fool_taken = cython.cast(Deal, other).fool_taken
        self.fool_lies = cython.cast(Deal, other).fool_lies

    # for Python

    def take(self, facts: Situation) -> None:
        """Be the deal that is described."""
        seat: cython.int
        for seat in range(4):
            self.hand[seat], self.spent[seat] = facts.hands[seat], facts.spent[seat]
            self.lacks[seat], self.opening[seat] = facts.lacks[seat], facts.openings[seat]
        for seat in range(2):
            self.won[seat], self.tricks[seat] = facts.won[seat], facts.tricks[seat]
        self.away, self.shown, self.trick = facts.away, facts.shown, facts.trick
        self.phase, self.dealer, self.turn, self.left = facts.phase, facts.dealer, facts.turn, facts.left
        self.laid, self.led, self.best, self.winner = facts.laid, facts.led, facts.best, facts.winner
        self.fool_seat, self.fool_taken, self.fool_lies = facts.fool_seat, facts.fool_taken, facts.fool_lies

    def facts(self) -> dict[str, Any]:
        """Everything that stands here, by its name in a ``Situation``."""
        return {
            "hands": (self.hand[0], self.hand[1], self.hand[2], self.hand[3]),
            "spent": (self.spent[0], self.spent[1], self.spent[2], self.spent[3]),
            "lacks": (self.lacks[0], self.lacks[1], self.lacks[2], self.lacks[3]),
            "openings": (self.opening[0], self.opening[1], self.opening[2], self.opening[3]),
            "won": (self.won[0], self.won[1]),
            "tricks": (self.tricks[0], self.tricks[1]),
            "away": self.away,
            "shown": self.shown,
            "trick": self.trick,
            "phase": self.phase,
            "dealer": self.dealer,
            "turn": self.turn,
            "left": self.left,
            "laid": self.laid,
            "led": self.led,
            "best": self.best,
            "winner": self.winner,
            "fool_seat": self.fool_seat,
            "fool_taken": self.fool_taken,
            "fool_lies": self.fool_lies,
        }
