# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The play of Minchiate and its whole settlement on machine words: the twin of rules.py for minds that look ahead.

Everything here stands readably in rules.py, scoring.py and versicole.py too, and a test holds the two together. A move
is the number of a card (packing.py).
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

from cardavia.ai.world import World
from cardavia.games.minchiate import packing, values, versicole

if cython.compiled:
    from cython.cimports.cardavia.ai.bits import count, highest, lowest
else:
    from cardavia.ai.bits import count, highest, lowest

ONE = cython.declare(cython.ulonglong, 1)
ONE_SUIT = cython.declare(cython.ulonglong, packing.ONE_SUIT)
PIPS = cython.declare(cython.ulonglong, packing.PIPS)
KINGS = cython.declare(cython.ulonglong, packing.KING_BITS)
TRUMPS = cython.declare(cython.ulonglong, packing.TRUMP_BITS)
MATTO = cython.declare(cython.ulonglong, packing.MATTO_BIT)
ODD = cython.declare(cython.ulonglong, packing.ODD_BIT)
TENS = cython.declare(cython.ulonglong, packing.TENS)
FIVES = cython.declare(cython.ulonglong, packing.FIVES)
THREES = cython.declare(cython.ulonglong, packing.THREES)
LOW_RUN = cython.declare(cython.ulonglong, packing.LOW_RUN)
HIGH_RUN = cython.declare(cython.ulonglong, packing.HIGH_RUN)
THIRTEEN = cython.declare(cython.ulonglong, packing.THIRTEEN)
FOOL_THREE = cython.declare(cython.ulonglong, packing.FOOL_THREE)
MIDDLE_TENS = cython.declare(cython.ulonglong, packing.MIDDLE_TENS)
OUTER_TENS = cython.declare(cython.ulonglong, packing.OUTER_TENS)

RANKS = cython.declare(cython.int, packing.RANKS)
FIRST_TRUMP = cython.declare(cython.int, packing.FIRST_TRUMP)
MATTO_NUMBER = cython.declare(cython.int, packing.NUMBER[values.MATTO])
TRUMP_SUIT = cython.declare(cython.int, 4)
FOOL_SUIT = cython.declare(cython.int, 5)
RESTO = cython.declare(cython.int, values.RESTO)
HALF = cython.declare(cython.int, values.HALF)
LAST_TRICK = cython.declare(cython.int, values.LAST_TRICK)
BONUS = cython.declare(cython.int, versicole.BONUS)


class Deal(World):
    """A deal in its play. ``led`` is -1 before a suit is set, ``best`` -1 before a card can win; suit 4 are trumps.

    ``lacks`` has a bit for each suit that a seat has shown to be without, ``winner`` is who wins the trick so far, and
    of an empty trick who leads. ``ahead`` and ``resti`` are those of side 0.
    """

    def __init__(self) -> None:
        World.__init__(self)
        if not cython.compiled:
            self.suits, self.trumps, self.lacks = [0] * 4, [0] * 4, [0] * 4
            self.lying_suits, self.lying_trumps = [0] * 2, [0] * 2
            self.won_suits, self.won_trumps, self.tricks = [0] * 2, [0] * 2, [0] * 2
        self.able_suits = 0
        self.able_trumps = 0
        self.led = -1
        self.best = -1
        self.winner = 0
        self.played = 0
        self.suits_led = 0
        self.ahead = 0
        self.resti = 0

    # what cards are worth

    def worth(self, suits: cython.ulonglong, trumps: cython.ulonglong) -> cython.int:
        """What cards are worth by themselves (4.1)."""
        fives: cython.int = count(suits & KINGS) + count(trumps & FIVES)
        return 10 * count(trumps & TENS) + 5 * fives + 3 * count(trumps & THREES)

    def versicole(self, suits: cython.ulonglong, trumps: cython.ulonglong) -> cython.int:
        """What the versicole in a set of cards are worth (8)."""
        bonus: cython.int = BONUS if trumps & MATTO else 0
        points: cython.int = 0
        kings: cython.int = count(suits & KINGS)
        run: cython.ulonglong = trumps & LOW_RUN
        run = run & (run >> 1) & (run >> 2)
        if run:  # in five cards there is no second run of three
            run |= (run << 1) | (run << 2)
            points += self.worth(0, run) + bonus
        run = trumps & HIGH_RUN
        run = run & (run >> 1) & (run >> 2)
        if run:
            run |= (run << 1) | (run << 2)
            points += self.worth(0, run) + (BONUS if run & ODD else 0) + bonus * count(run & ~(run << 1))
        if trumps & FOOL_THREE == FOOL_THREE:
            points += self.worth(0, FOOL_THREE)
        if trumps & THIRTEEN == THIRTEEN:
            points += self.worth(0, THIRTEEN) + bonus
        if trumps & MIDDLE_TENS == MIDDLE_TENS and trumps & OUTER_TENS:
            points += self.worth(0, trumps & (MIDDLE_TENS | OUTER_TENS)) + bonus
        if kings >= 3:
            points += 5 * kings + bonus
        return points

    # the play

    def find_able(self) -> cython.void:
        """The cards that the seat in turn may play (7.3, 7.4)."""
        suits: cython.ulonglong = self.suits[self.turn]
        trumps: cython.ulonglong = self.trumps[self.turn]
        owed: cython.ulonglong
        self.able_suits = suits
        self.able_trumps = trumps
        if self.led < 0:
            return
        if self.led != TRUMP_SUIT:
            owed = suits & (ONE_SUIT << (RANKS * self.led))
            if self.best >= FIRST_TRUMP and not (self.suits_led >> self.led) & 1 and owed & KINGS:
                self.able_suits = owed & KINGS
                self.able_trumps = 0
                return
            if owed:
                self.able_suits = owed
                self.able_trumps = trumps & MATTO
                return
        if trumps & TRUMPS:
            self.able_suits = 0

    def generate(self) -> cython.int:
        """The cards that may be played, by their numbers."""
        number: cython.int = 0
        cards: cython.ulonglong
        self.find_able()
        cards = self.able_suits
        while cards:
            self.moves[number] = lowest(cards)
            cards &= cards - 1
            number += 1
        cards = self.able_trumps
        while cards:
            self.moves[number] = FIRST_TRUMP + lowest(cards)
            cards &= cards - 1
            number += 1
        return number

    def play(self, move: cython.ulonglong) -> cython.void:
        """Play a card; the fourth of a trick ends it, the last of all settles the deal."""
        card: cython.int = cython.cast(cython.int, move)
        side: cython.int = self.turn & 1
        bit: cython.ulonglong
        suit: cython.int
        if card < FIRST_TRUMP:
            bit = ONE << card
            self.suits[self.turn] ^= bit
            self.lying_suits[side] |= bit
            suit = card // RANKS
        else:
            bit = ONE << (card - FIRST_TRUMP)
            self.trumps[self.turn] ^= bit
            self.lying_trumps[side] |= bit
            suit = FOOL_SUIT if card == MATTO_NUMBER else TRUMP_SUIT
        if suit != FOOL_SUIT:
            if self.led < 0:
                self.led = suit
            elif suit != self.led:
                self.lacks[self.turn] |= (1 << self.led) | (0 if suit == TRUMP_SUIT else 1 << TRUMP_SUIT)
            # where no trump has won so far, the best card is of the led suit
            if self.best < 0 or (card > self.best and (card >= FIRST_TRUMP or suit == self.led)):
                self.best = card
                self.winner = self.turn
        self.played += 1
        if self.played == 4:
            self.end_trick()
        else:
            self.turn = (self.turn + 1) & 3

    def end_trick(self) -> cython.void:
        """Who wins it, what it captures, and the resti that this makes (7.6, 7.7, 9.1)."""
        side: cython.int = self.winner & 1
        other: cython.int = 1 - side
        caught: cython.int = self.worth(self.lying_suits[other], self.lying_trumps[other] & TRUMPS)
        self.won_suits[side] |= self.lying_suits[0] | self.lying_suits[1]
        self.won_trumps[side] |= (self.lying_trumps[0] | self.lying_trumps[1]) & TRUMPS
        self.won_trumps[0] |= self.lying_trumps[0] & MATTO
        self.won_trumps[1] |= self.lying_trumps[1] & MATTO
        self.ahead += caught if side == 0 else -caught
        while self.ahead >= RESTO:
            self.ahead -= RESTO
            self.resti += 1
        while self.ahead <= -RESTO:
            self.ahead += RESTO
            self.resti -= 1
        self.suits_led |= (1 << self.led) & 15
        self.tricks[side] += 1
        self.lying_suits[0] = 0
        self.lying_suits[1] = 0
        self.lying_trumps[0] = 0
        self.lying_trumps[1] = 0
        self.led = -1
        self.best = -1
        self.played = 0
        self.turn = self.winner
        if self.over():
            self.finish(side)

    # the end

    def cheapest_suit_card(self, suits: cython.ulonglong) -> cython.ulonglong:
        """Of some cards without kings, the first in the pack's order: ace, 2 … 10, the courts."""
        suit: cython.int
        cards: cython.ulonglong
        for suit in range(4):
            cards = suits & (ONE_SUIT << (RANKS * suit))
            # in the round suits the pips rank the other way round
            if suit >= 2 and cards & PIPS:
                return ONE << highest(cards & PIPS)
            if cards:
                return cards & (~cards + 1)
        return 0

    def settle_matto(self) -> cython.void:
        """The side that played the Matto gives its cheapest other card for it, or the Matto itself (9.3)."""
        payer: cython.int = 0 if self.won_trumps[0] & MATTO else 1
        suits: cython.ulonglong = self.cheapest_suit_card(self.won_suits[payer] & ~KINGS)
        trumps: cython.ulonglong = 0
        if (self.won_trumps[0] | self.won_trumps[1]) & MATTO == 0:
            return  # only in a position that nobody played
        if suits == 0:
            trumps = self.won_trumps[payer] & TRUMPS & ~(TENS | FIVES | THREES | ODD)
            if trumps == 0:
                trumps = self.won_trumps[payer] & THREES
            if trumps == 0:
                suits = self.won_suits[payer]
                if suits == 0:
                    trumps = self.won_trumps[payer] & TRUMPS & (FIVES | ODD)
                    if trumps == 0:
                        trumps = self.won_trumps[payer] & TENS
                    if trumps == 0:
                        trumps = MATTO
            suits &= ~suits + 1
            trumps &= ~trumps + 1
        self.won_suits[payer] ^= suits
        self.won_trumps[payer] ^= trumps
        self.won_suits[1 - payer] |= suits
        self.won_trumps[1 - payer] |= trumps

    def end_count(self, side: cython.int) -> cython.int:
        """What a side's pile is worth, but for the last trick (9.4)."""
        suits: cython.ulonglong = self.won_suits[side]
        trumps: cython.ulonglong = self.won_trumps[side]
        more: cython.int = count(suits) + count(trumps) - HALF
        return self.worth(suits, trumps) + self.versicole(suits, trumps) + (more if more > 0 else 0)

    def finish(self, last_side: cython.int) -> cython.void:
        """Settle the Matto, count both piles, and round what is left up to whole resti (9.2 to 9.5)."""
        self.settle_matto()
        self.ahead += self.end_count(0) - self.end_count(1) + (LAST_TRICK if last_side == 0 else -LAST_TRICK)
        if self.ahead > 0:
            self.resti += (self.ahead + RESTO - 1) // RESTO
        else:
            self.resti -= (RESTO - 1 - self.ahead) // RESTO

    def over(self) -> cython.bint:
        """Whether every card is played."""
        return self.played == 0 and self.suits[self.turn] == 0 and self.trumps[self.turn] == 0

    def margin(self) -> cython.double:
        """Net resti."""
        return self.resti

    def copy(self, other: World) -> cython.void:
        """Be like another deal."""
        seat: cython.int
        side: cython.int
        self.turn = other.turn
        for seat in range(4):
            self.suits[seat] = cython.cast(Deal, other).suits[seat]
            self.trumps[seat] = cython.cast(Deal, other).trumps[seat]
            self.lacks[seat] = cython.cast(Deal, other).lacks[seat]
        for side in range(2):
            self.lying_suits[side] = cython.cast(Deal, other).lying_suits[side]
            self.lying_trumps[side] = cython.cast(Deal, other).lying_trumps[side]
            self.won_suits[side] = cython.cast(Deal, other).won_suits[side]
            self.won_trumps[side] = cython.cast(Deal, other).won_trumps[side]
            self.tricks[side] = cython.cast(Deal, other).tricks[side]
        self.led = cython.cast(Deal, other).led
        self.best = cython.cast(Deal, other).best
        self.winner = cython.cast(Deal, other).winner
        self.played = cython.cast(Deal, other).played
        self.suits_led = cython.cast(Deal, other).suits_led
        self.ahead = cython.cast(Deal, other).ahead
        self.resti = cython.cast(Deal, other).resti

    # for Python

    def set_hand(self, seat: int, suits: int, trumps: int) -> None:
        """What a seat holds; a seat whose cards are not known holds nothing."""
        self.suits[seat] = suits
        self.trumps[seat] = trumps

    def set_pile(self, side: int, suits: int, trumps: int, tricks: int) -> None:
        """What a side has won so far."""
        self.won_suits[side] = suits
        self.won_trumps[side] = trumps
        self.tricks[side] = tricks

    def set_course(self, leader: int, suits_led: int, ahead: int, resti: int) -> None:
        """An empty trick, the suits that were led as bits, and how the score stands."""
        self.turn = leader
        self.winner = leader
        self.suits_led = suits_led
        self.ahead = ahead
        self.resti = resti

    def set_lacks(self, seat: int, suits: int) -> None:
        """The suits that a seat has shown to be without, as bits, trumps being the fifth."""
        self.lacks[seat] = suits

    def hand_of(self, seat: int) -> tuple[int, int]:
        """What a seat holds."""
        return self.suits[seat], self.trumps[seat]

    def pile_of(self, side: int) -> tuple[int, int]:
        """What a side has won."""
        return self.won_suits[side], self.won_trumps[side]

    def lacks_of(self, seat: int) -> int:
        """The suits that a seat has shown to be without."""
        return self.lacks[seat]

    def worth_of(self, suits: int, trumps: int) -> int:
        """``worth``."""
        return self.worth(suits, trumps)

    def versicole_of(self, suits: int, trumps: int) -> int:
        """``versicole``."""
        return self.versicole(suits, trumps)

    def tricks_of(self, side: int) -> int:
        """How many tricks a side has won."""
        return self.tricks[side]

    def dump(self) -> tuple[object, ...]:
        """Everything but luck, as a value: two deals are alike if their dumps are."""
        lying = [(self.lying_suits[side], self.lying_trumps[side]) for side in range(2)]
        state = (self.turn, self.led, self.best, self.winner, self.played, self.suits_led, self.ahead, self.resti)
        seats = tuple((self.hand_of(seat), self.lacks[seat]) for seat in range(4))
        return (state, seats, tuple(lying), tuple((self.pile_of(side), self.tricks[side]) for side in range(2)))
