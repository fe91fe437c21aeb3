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
    from cython.cimports.cardavia.ai.bits import count, highest
    from cython.cimports.cardavia.ai.dealing import Dealing
    from cython.cimports.cardavia.games.minchiate.fast import Deal
    from cython.cimports.cardavia.games.minchiate.fast_policy import Player
else:
    from cardavia.ai.bits import count, highest
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
A_RESTO = cython.declare(cython.int, 10_000)
"""In what a solved deal is worth, a resto; of equal resti the points decide."""
SILENCE = 0.05
"""How likely it is that somebody keeps quiet about a versicola, against somebody who has none."""


class Minchiate(Player):
    """A deal as a whole, or what one seat knows of it: then the other hands are empty, and ``Dealing`` fills them."""

    def __init__(self) -> None:
        Player.__init__(self)
        if not cython.compiled:
            self.declared, self.shown_suits, self.shown_trumps = [0] * 4, [0] * 4, [0] * 4
        self.dealing = Dealing((), (), (0,))
        self.spare = None
        self.observer = 0
        self.forgetful = False
        self.soft = 0.0
        self.chance_of_guess = 1.0
        self.silence = SILENCE

    # guessed worlds

    def guess(self, view: World) -> cython.void:
        """Be a whole world that agrees with a view."""
        place: cython.int
        seat: cython.int
        self.copy(view)
        cython.cast(Minchiate, view).dealing.deal(self)
        self.observer = cython.cast(Minchiate, view).observer
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
        if cython.cast(Minchiate, view).forgetful:
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
        """The cards that may be played but for those that do what the next higher one does."""
        number: cython.int = Deal.generate(self)
        place: cython.int
        kept: cython.int = 0
        card: cython.int
        suit: cython.int
        same_suits: cython.ulonglong = 0
        same_trumps: cython.ulonglong = 0
        others: cython.ulonglong
        cards: cython.ulonglong
        if number == 1:
            return 1
        others = self.trumps[(self.turn + 1) & 3] | self.trumps[(self.turn + 2) & 3]
        others |= self.trumps[(self.turn + 3) & 3] | self.lying_trumps[0] | self.lying_trumps[1]
        same_trumps = self.same_above(self.able_trumps, others, LOOSE_TRUMPS)
        others = self.suits[(self.turn + 1) & 3] | self.suits[(self.turn + 2) & 3]
        others |= self.suits[(self.turn + 3) & 3] | self.lying_suits[0] | self.lying_suits[1]
        for suit in range(4):
            cards = ONE_SUIT << (RANKS * suit)
            if self.able_suits & cards:
                same_suits |= self.same_above(self.able_suits & cards, others & cards, ~KINGS)
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
        """Net resti, softened by the points that they were rounded from."""
        return self.resti + self.soft * (self.standing() - (A_RESTO + RESTO) * self.resti) / RESTO

    # the last tricks

    def standing(self) -> cython.int:
        """How a finished deal ended for side 0: resti first, and of the same resti more points."""
        rounded: cython.int
        if self.ahead > 0:
            rounded = (self.ahead + RESTO - 1) // RESTO
        else:
            rounded = -((RESTO - 1 - self.ahead) // RESTO)
        return A_RESTO * self.resti + RESTO * (self.resti - rounded) + self.ahead

    def same_above(
        self, mine: cython.ulonglong, others: cython.ulonglong, plain: cython.ulonglong
    ) -> cython.ulonglong:
        """Of the cards of one suit those that do what the next higher one does: no other card lies between them."""
        same: cython.ulonglong = 0
        above: cython.ulonglong = 0
        card: cython.ulonglong
        left: cython.ulonglong = mine | others
        while left:
            card = ONE << highest(left)
            left ^= card
            if card & mine & plain and above & mine & plain:
                same |= card
            above = card
        return same

    def solved(self, low: cython.int, high: cython.int) -> cython.int:
        """How this world ends if all play best with open cards, as ``standing``; exact between two bounds."""
        number: cython.int
        place: cython.int
        value: cython.int
        worst: cython.bint = self.turn & 1
        best: cython.int = high if worst else low
        if self.over():
            return self.standing()
        number = self.generate()
        # the high cards first: they decide most
        for place in range(number - 1, -1, -1):
            self.spare.copy(self)
            self.spare.play(self.moves[place])
            value = self.spare.solved(low, high)
            if worst:
                if value < best:
                    best = value
                    high = value
            elif value > best:
                best = value
                low = value
            if low >= high:
                break
        return best

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
        """Be the view of a seat. The dealing's holders are the other seats in order, then, for who forgets, the piles."""
        self.observer = observer
        self.dealing = dealing
        self.forgetful = forgetful
        self.price_unseen()

    def set_shown(self, seat: int, suits: int, trumps: int, declared: int) -> None:
        """What a seat has played so far, and how many points of versicole it declared."""
        self.shown_suits[seat] = suits
        self.shown_trumps[seat] = trumps
        self.declared[seat] = declared

    def soften(self, soft: float) -> None:
        self.soft = soft

    def likely(self) -> float:
        """``likelihood``."""
        return self.likelihood()

    def solution(self, plies: int) -> int:
        """``solved``, with as many plies to come at most."""
        self.make_room(plies)
        return self.solved(-100 * A_RESTO, 100 * A_RESTO)

    def make_room(self, plies: int) -> None:
        """Make the worlds that solving so many plies goes through."""
        world = self
        for _ in range(plies):
            if world.spare is None:
                world.spare = Minchiate()
            world = world.spare

    def trial(self, view: Minchiate, discarded: tuple[int, int], eldest: int, chance: int) -> float:
        """A guess at a deal before its play, with these cards away, played out by rule: the net resti of side 0."""
        seat: cython.int
        self.guess(view)
        self.suits[self.observer] ^= discarded[0]
        self.trumps[self.observer] ^= discarded[1]
        for seat in range(4):
            self.shed(seat)
        self.turn = eldest
        self.winner = eldest
        self.appraise()
        self.play_on(chance, False)
        return self.margin()
