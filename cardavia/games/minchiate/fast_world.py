# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Minchiate for minds: whole worlds that agree with a view, how likely they are, and the last tricks solved."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

from cardavia.ai.world import World
from cardavia.games.minchiate import packing, values

if cython.compiled:
    from cython.cimports.cardavia.ai.bits import count
    from cython.cimports.cardavia.ai.dealing import Dealing
    from cython.cimports.cardavia.games.minchiate.fast import Deal
    from cython.cimports.cardavia.games.minchiate.fast_policy import Player
else:
    from cardavia.ai.bits import count
    from cardavia.ai.dealing import Dealing
    from cardavia.games.minchiate.fast import Deal
    from cardavia.games.minchiate.fast_policy import Player

ONE = cython.declare(cython.ulonglong, 1)
ONE_SUIT = cython.declare(cython.ulonglong, packing.ONE_SUIT)
KINGS = cython.declare(cython.ulonglong, packing.KING_BITS)
LOOSE_TRUMPS = cython.declare(cython.ulonglong, packing.LOOSE_TRUMPS)
RANKS = cython.declare(cython.int, packing.RANKS)
FIRST_TRUMP = cython.declare(cython.int, packing.FIRST_TRUMP)
RESTO = cython.declare(cython.int, values.RESTO)
HAND = cython.declare(cython.int, values.HAND)
ENOUGH_TRUMPS = cython.declare(cython.int, 8)

PILES = cython.declare(cython.int, 3)
"""The holders of unseen cards are the three other seats in playing order, and from here on what lies away."""
SOFT = cython.declare(cython.double, 0.5)
"""What the points left count beside whole resti: where a resto is out of reach, they still say who does well."""
BELIEF = cython.declare(cython.double, 0.02)
"""What a point of the rules of thumb is thought to be worth in margins."""
SOLVED_TRICKS = cython.declare(cython.int, 3)
GUESSES = cython.declare(cython.int, 40)
SILENCE = 0.05
"""How likely it is that somebody keeps quiet about a versicola, against somebody who has none."""


class Minchiate(Player):
    """A deal as a whole, or what one seat knows of it: then the other hands are empty, and ``Dealing`` fills them."""

    def __init__(self) -> None:
        Player.__init__(self)
        if not cython.compiled:
            self.declared, self.shown_suits, self.shown_trumps = [0] * 4, [0] * 4, [0] * 4
        self.dealing = Dealing((), (), (0,))
        self.observer = 0
        self.forgetful = False
        self.is_whole = False
        self.chance_of_guess = 1.0
        self.silence = SILENCE

    # guessed worlds

    def guess(self, view: World) -> cython.void:
        """Be a whole world that agrees with a view."""
        place: cython.int
        seat: cython.int
        self.copy(view)
        cython.cast(Minchiate, view).dealing.deal(self)
        self.is_whole = True
        self.chance_of_guess = 1.0
        for place in range(3):
            seat = (self.observer + 1 + place) & 3
            self.suits[seat] = cython.cast(Minchiate, view).dealing.low[place]
            self.trumps[seat] = cython.cast(Minchiate, view).dealing.high[place]
            if cython.cast(Minchiate, view).declared[seat] < self.versicole(
                (self.suits[seat] | cython.cast(Minchiate, view).shown_suits[seat]) & KINGS,
                self.trumps[seat] | cython.cast(Minchiate, view).shown_trumps[seat],
            ):
                self.chance_of_guess *= cython.cast(Minchiate, view).silence
        if self.forgetful:
            for place in range(2):
                self.won_suits[place] = cython.cast(Minchiate, view).dealing.low[PILES + place]
                self.won_trumps[place] = cython.cast(Minchiate, view).dealing.high[PILES + place]

    def price_unseen(self) -> cython.void:
        """Price the cards of a view: whatever may still be in a hand counts as out."""
        place: cython.int
        seat: cython.int
        self.dealing.deal(self)
        for place in range(6):
            if place < PILES or self.forgetful:
                seat = (self.observer + 1 + place % PILES) & 3
                self.suits[seat] |= self.dealing.low[place]
                self.trumps[seat] |= self.dealing.high[place]
        self.appraise()
        for place in range(PILES):
            seat = (self.observer + 1 + place) & 3
            self.suits[seat] = 0
            self.trumps[seat] = 0

    def likelihood(self) -> cython.double:
        """Who holds a versicola and did not declare it is rare (6.7)."""
        return self.chance_of_guess

    # what is the same to play

    def generate(self) -> cython.int:
        """The cards that may be played but for those that do what the next lower one does."""
        number: cython.int = Deal.generate(self)
        place: cython.int
        kept: cython.int = 0
        card: cython.int
        suit: cython.int
        same_suits: cython.ulonglong = 0
        same_trumps: cython.ulonglong = 0
        others: cython.ulonglong
        cards: cython.ulonglong
        if number == 1 or not self.is_whole:
            return number
        others = self.trumps[(self.turn + 1) & 3] | self.trumps[(self.turn + 2) & 3]
        others |= self.trumps[(self.turn + 3) & 3] | self.lying_trumps[0] | self.lying_trumps[1]
        same_trumps = self.same_below(self.able_trumps, others, LOOSE_TRUMPS)
        others = self.suits[(self.turn + 1) & 3] | self.suits[(self.turn + 2) & 3]
        others |= self.suits[(self.turn + 3) & 3] | self.lying_suits[0] | self.lying_suits[1]
        for suit in range(4):
            cards = ONE_SUIT << (RANKS * suit)
            if self.able_suits & cards:
                same_suits |= self.same_below(self.able_suits & cards, others & cards, ~KINGS)
        for place in range(number):
            card = cython.cast(cython.int, self.moves[place])
            if card >= FIRST_TRUMP:
                if same_trumps & (ONE << (card - FIRST_TRUMP)):
                    continue
            elif same_suits & (ONE << card):
                continue
            self.moves[kept] = self.moves[place]
            kept += 1
        return kept

    def margin(self) -> cython.double:
        """Net resti, and in the end some of the points that they were rounded from."""
        rounded: cython.int = (RESTO - 1 + abs(self.ahead)) // RESTO
        if self.ahead < 0:
            rounded = -rounded
        return self.resti + SOFT * (self.ahead - RESTO * rounded) / RESTO

    def same_below(self, mine: cython.ulonglong, others: cython.ulonglong, plain: cython.ulonglong) -> cython.ulonglong:
        """Of the cards of one suit those that do what the next lower one does: no other card lies between them."""
        same: cython.ulonglong = 0
        below: cython.ulonglong = 0
        card: cython.ulonglong
        left: cython.ulonglong = mine | others
        while left:
            card = left & (~left + 1)
            left ^= card
            if card & mine & plain and below & mine & plain:
                same |= card
            below = card
        return same

    def copy(self, other: World) -> cython.void:
        """Be like another deal."""
        Player.copy(self, other)
        self.observer = cython.cast(Minchiate, other).observer
        self.forgetful = cython.cast(Minchiate, other).forgetful
        self.is_whole = cython.cast(Minchiate, other).is_whole

    def lean(self, count: cython.int) -> cython.bint:
        """What the rules of thumb think of the generated cards."""
        place: cython.int
        best: cython.double
        self.survey()
        best = self.value(cython.cast(cython.int, self.moves[0]))
        for place in range(count):
            self.leanings[place] = self.value(cython.cast(cython.int, self.moves[place]))
            best = max(best, self.leanings[place])
        for place in range(count):
            self.leanings[place] = (best - self.leanings[place]) * BELIEF
        return True

    def guesses_to_solve(self) -> cython.int:
        """The last tricks are solved in some dozens of guesses."""
        left: cython.int = count(self.suits[self.turn]) + count(self.trumps[self.turn])
        return GUESSES if left <= SOLVED_TRICKS else 0

    # before the play

    def shed(self, seat: cython.int) -> cython.void:
        """Discard until 21 cards are left: whole short suits for who has trumps, else from the longest suit."""
        due: cython.int = count(self.suits[seat]) + count(self.trumps[seat]) - HAND
        trumps: cython.int = count(self.trumps[seat])
        suit: cython.int
        size: cython.int
        best: cython.int
        shortest: cython.int
        cards: cython.ulonglong
        chosen: cython.ulonglong
        while due > 0:
            best = 0
            shortest = 99
            chosen = 0
            for suit in range(4):
                cards = self.suits[seat] & (ONE_SUIT << (RANKS * suit))
                size = count(cards)
                if trumps >= ENOUGH_TRUMPS and cards and cards & KINGS == 0 and size <= due and size < shortest:
                    shortest = size
                    chosen = cards
                elif shortest == 99 and size > best and cards & ~KINGS:
                    best = size
                    chosen = cards & ~KINGS
            if chosen == 0:
                chosen = self.trumps[seat] & LOOSE_TRUMPS
                self.trumps[seat] ^= chosen & (~chosen + 1)
            else:
                self.suits[seat] ^= chosen & (~chosen + 1)
            due -= 1

    # for Python

    def know(self, observer: int, dealing: Dealing, forgetful: bool) -> None:
        """Be the view of a seat. The holders are the other seats in their order, then, for who forgets, the piles."""
        self.observer = observer
        self.dealing = dealing
        self.forgetful = forgetful
        self.price_unseen()

    def set_shown(self, seat: int, suits: int, trumps: int, declared: int) -> None:
        """What a seat has played so far, and how many points of versicole it declared."""
        self.shown_suits[seat] = suits
        self.shown_trumps[seat] = trumps
        self.declared[seat] = declared

    def likely(self) -> float:
        """``likelihood``."""
        return self.likelihood()

    def trial(self, view: Minchiate, suits: int, trumps: int, eldest: int, chance: int) -> float:
        """A guess at a deal before its play, with these cards away, played out by rule: the net resti of side 0."""
        seat: cython.int
        self.guess(view)
        self.suits[self.observer] ^= suits
        self.trumps[self.observer] ^= trumps
        for seat in range(4):
            self.shed(seat)
        self.turn = eldest
        self.winner = eldest
        self.appraise()
        self.play_on(chance, False)
        return self.margin()

    def fate(self, view: Minchiate, move: int) -> int:
        """Who wins the trick, in one guess, if this card is played and the others go by rule."""
        self.guess(view)
        self.play(move)
        while self.played != 0:
            self.play(self.policy(0))
        return self.winner
