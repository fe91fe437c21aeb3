# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A deal of Tarocchino for minds that look ahead: what a seat knows, and the worlds that agree with it."""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.cardavia.ai.bits import count
    from cython.cimports.cardavia.ai.dealing import Dealing
    from cython.cimports.cardavia.ai.world import World
    from cython.cimports.cardavia.games.tarocchino.fast_count import combined
    from cython.cimports.cardavia.games.tarocchino.fast_deal import DECLARING, PLAYING
    from cython.cimports.cardavia.games.tarocchino.fast_ending import Ending
else:
    from cardavia.ai.bits import count
    from cardavia.ai.dealing import Dealing
    from cardavia.ai.world import World
    from cardavia.games.tarocchino.fast_count import combined
    from cardavia.games.tarocchino.fast_deal import DECLARING, PLAYING
    from cardavia.games.tarocchino.fast_ending import Ending

SILENT = cython.declare(cython.double, 0.1)
"""How likely it is that a seat keeps silent about what it could declare."""
UNTRUE = cython.declare(cython.double, 0.01)
"""A seat that declares shows everything it has, so this world is not there; but no world may weigh nothing."""

NOBODY = Dealing((), (), ())
"""What is dealt where nothing is unseen."""
LAST_CERTAIN = cython.declare(cython.int, 5 * 4)
LAST_FEW = cython.declare(cython.int, 3 * 4)
LAST_SOME = cython.declare(cython.int, 4 * 4)
"""So many cards before the end guesses are solved, not searched: if all is known, and by how many guesses it takes."""


class Tarocchino(Ending):
    """A whole deal, or the view of one seat with what it takes to guess whole ones."""

    def __init__(self) -> None:
        Ending.__init__(self)
        self.dealing = NOBODY
        self.seat = 0
        self.certain = True

    def know(self, seat: int, dealing: Dealing) -> None:
        """Be the view of a seat: unseen cards are dealt to the three seats after it, the discards and both piles."""
        self.seat = seat
        self.dealing = dealing
        self.certain = dealing.ways() == 1

    def guess(self, view: World) -> cython.void:
        """Be a whole world that agrees with a view, each one as likely."""
        ahead: cython.int
        seat: cython.int = cython.cast(Tarocchino, view).seat
        self.copy(view)
        self.seat = seat
        cython.cast(Tarocchino, view).dealing.deal(self)
        for ahead in range(3):
            self.hand[(seat + 1 + ahead) & 3] |= cython.cast(Tarocchino, view).dealing.low[ahead]
        self.away |= cython.cast(Tarocchino, view).dealing.low[3]
        self.won[0] |= cython.cast(Tarocchino, view).dealing.low[4]
        self.won[1] |= cython.cast(Tarocchino, view).dealing.low[5]

    def asked(self, seat: cython.int) -> cython.int:
        """Whether a seat has had its say about declarations."""
        first: cython.int = self.dealer + 1
        return self.phase >= PLAYING or (self.phase == DECLARING and (seat - first) & 3 < (self.turn - first) & 3)

    def likelihood(self) -> cython.double:
        """By what the others declared, or did not, of the hands that they have in this guess (12.4)."""
        ahead: cython.int
        seat: cython.int
        points: cython.int
        whole: cython.ulonglong
        found: cython.double = 1.0
        for ahead in range(1, 4):
            seat = (self.seat + ahead) & 3
            if not self.asked(seat):
                continue
            whole = self.hand[seat] | self.spent[seat]
            # the hand that was held when the seats were asked; what was forgotten of it says nothing
            if count(whole) == 15:
                points = combined(whole)
                if points != self.opening[seat]:
                    found *= UNTRUE if self.opening[seat] else SILENT
        return found

    def guesses_to_solve(self) -> cython.int:
        """How many guesses of this view are solved rather than searched; 0 while it is too early."""
        if self.phase != PLAYING or self.left > LAST_CERTAIN:
            return 0
        if self.certain:
            return 1
        return 60 if self.left <= LAST_FEW else 40 if self.left <= LAST_SOME else 0

    # for Python

    def ways(self) -> int:
        """How many worlds agree with this view."""
        return self.dealing.ways()

    def weight(self) -> float:
        """``likelihood``."""
        return self.likelihood()

    def outlook(self, view: Tarocchino, moves: Sequence[int], seed: int, guesses: int) -> float:
        """By how much side 0 ends ahead on the average of so many guesses of a view.

        In each the seat makes these moves first, and from there on all play by the rules of thumb. The same seed gives
        the same guesses, so that what is better in most of them shows soon.
        """
        left: cython.int = guesses
        total: cython.double = 0.0
        first: cython.int = moves[0]
        second: cython.int = moves[1] if len(moves) > 1 else -1
        self.seed(seed)
        with cython.nogil:
            while left > 0:
                left -= 1
                self.guess(view)
                self.play(first)
                if second >= 0:
                    self.play(second)
                while not self.over():
                    self.play(self.policy(0))
                total += self.margin()
        return total / guesses
