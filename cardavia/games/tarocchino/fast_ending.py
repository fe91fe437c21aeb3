# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The last tricks of a deal whose hands are all known, played out exactly: alpha-beta over every line."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.cardavia.ai.bits import highest, lowest
    from cython.cimports.cardavia.games.tarocchino.fast_count import PIPS
    from cython.cimports.cardavia.games.tarocchino.fast_deal import OVER, PLAYING
    from cython.cimports.cardavia.games.tarocchino.fast_thumb import Thumb
else:
    from cardavia.ai.bits import highest, lowest
    from cardavia.games.tarocchino.fast_count import PIPS
    from cardavia.games.tarocchino.fast_deal import OVER, PLAYING
    from cardavia.games.tarocchino.fast_thumb import Thumb

FAR = cython.declare(cython.int, 100000)
"""More than any deal brings."""


class Ending(Thumb):
    """A deal that can be played out exactly. That takes 0.1 ms for four tricks, and ten times as long for each more."""

    def __init__(self) -> None:
        Thumb.__init__(self)

    def unlike(self, cards: cython.ulonglong) -> cython.ulonglong:
        """Of these cards all but pips that are neighbours of a lower one, with none between them in play."""
        kept: cython.ulonglong = 0
        last: cython.ulonglong = 0
        bit: cython.ulonglong
        alike: cython.int
        inside: cython.ulonglong = self.hand[0] | self.hand[1] | self.hand[2] | self.hand[3] | self.trick
        while cards:
            bit = cards & (~cards + 1)
            cards ^= bit
            alike = bit & PIPS != 0 and last & PIPS != 0 and lowest(bit) // 10 == lowest(last) // 10
            if not alike or inside & (bit - 1) & ~((last << 1) - 1):
                kept |= bit
            last = bit
        return kept

    def best_end(self, least: cython.int, most: cython.int) -> cython.int:
        """By how much side 0 ends ahead if all play their best; exact where it lies between these two."""
        left: cython.ulonglong
        card: cython.int
        end: cython.int
        best: cython.int
        maximizing: cython.int = 1 - (self.turn & 1)
        losing: cython.int
        if self.phase == OVER:
            return self.settle()
        best = -FAR if maximizing else FAR
        # those that win the trick as it lies from the highest down, then the others from the lowest up
        for losing in range(2):
            left = self.unlike(self.able())
            while left:
                card = lowest(left) if losing else highest(left)
                left &= ~(cython.cast(cython.ulonglong, 1) << card)
                if self.beats(card) == losing:
                    continue
                end = self.after(card, least, most)
                if maximizing:
                    best = end if end > best else best
                    least = best if best > least else least
                else:
                    best = end if end < best else best
                    most = best if best < most else most
                if least >= most:
                    return best
        return best

    def after(self, card: cython.int, least: cython.int, most: cython.int) -> cython.int:
        """``best_end`` after a card; then everything is as it was."""
        seat: cython.int = self.turn
        hand: cython.ulonglong = self.hand[seat]
        spent: cython.ulonglong = self.spent[seat]
        lacks: cython.int = self.lacks[seat]
        won0: cython.ulonglong = self.won[0]
        won1: cython.ulonglong = self.won[1]
        tricks0: cython.int = self.tricks[0]
        tricks1: cython.int = self.tricks[1]
        shown: cython.ulonglong = self.shown
        trick: cython.ulonglong = self.trick
        laid: cython.int = self.laid
        led: cython.int = self.led
        best: cython.int = self.best
        winner: cython.int = self.winner
        fool_seat: cython.int = self.fool_seat
        fool_taken: cython.int = self.fool_taken
        fool_lies: cython.int = self.fool_lies
        end: cython.int
        self.lay(card)
        end = self.best_end(least, most)
        self.hand[seat] = hand
        self.spent[seat] = spent
        self.lacks[seat] = lacks
        self.won[0] = won0
        self.won[1] = won1
        self.tricks[0] = tricks0
        self.tricks[1] = tricks1
        self.shown = shown
        self.trick = trick
        self.laid = laid
        self.led = led
        self.best = best
        self.winner = winner
        self.fool_seat = fool_seat
        self.fool_taken = fool_taken
        self.fool_lies = fool_lies
        self.turn = seat
        self.left += 1
        self.phase = PLAYING
        return end

    def solve(self, alpha: cython.double, beta: cython.double) -> cython.double:
        """``best_end`` for whoever asks any game."""
        least: cython.int = -FAR
        most: cython.int = FAR
        if alpha > least:
            least = cython.cast(cython.int, alpha)
        if beta < most:
            most = cython.cast(cython.int, beta)
        return self.best_end(least, most)

    def solved(self) -> float:
        """``solve``, for Python."""
        return self.solve(-FAR, FAR)
