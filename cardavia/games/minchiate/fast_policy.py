# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Rules of thumb for a card (minchiate.md 16), quick enough to play whole deals out with them.

A card is worth what its trick brings if it is played, by the chance that the trick is won, less what it would be worth
if it were kept. Only what a fair seat knows is looked at: which cards are in the other hands together, and what the
others have shown that they lack.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

from cardavia.ai.world import World
from cardavia.games.minchiate import packing, values, weights

if cython.compiled:
    from cython.cimports.cardavia.ai.bits import count, highest, lowest
    from cython.cimports.cardavia.games.minchiate.fast import Deal
else:
    from cardavia.ai.bits import count, highest, lowest
    from cardavia.games.minchiate.fast import Deal

ONE = cython.declare(cython.ulonglong, 1)
ONE_SUIT = cython.declare(cython.ulonglong, packing.ONE_SUIT)
KINGS = cython.declare(cython.ulonglong, packing.KING_BITS)
TRUMPS = cython.declare(cython.ulonglong, packing.TRUMP_BITS)
LOOSE_TRUMPS = cython.declare(cython.ulonglong, packing.LOOSE_TRUMPS)
RANKS = cython.declare(cython.int, packing.RANKS)
KING = cython.declare(cython.int, packing.RANKS - 1)
FIRST_TRUMP = cython.declare(cython.int, packing.FIRST_TRUMP)
MATTO_NUMBER = cython.declare(cython.int, packing.NUMBER[values.MATTO])
TRUMP_SUIT = cython.declare(cython.int, 4)
FIRST_KING = cython.declare(cython.int, 41)
LOWEST = cython.declare(cython.double, -1e9)

SIZE = cython.declare(cython.int, weights.SIZE)
TRICK = cython.declare(cython.int, weights.TRICK)
LEAD = cython.declare(cython.int, weights.LEAD)
HOPE = cython.declare(cython.double, weights.HOPE)
TRUMP = cython.declare(cython.int, weights.TRUMP)
TOP_TRUMP = cython.declare(cython.int, weights.TOP_TRUMP)
SAFE = cython.declare(cython.int, weights.SAFE)
RISK = cython.declare(cython.int, weights.RISK)
LEAST_SAFE = cython.declare(cython.int, weights.LEAST_SAFE)
KING_FRESH = cython.declare(cython.int, weights.KING_FRESH)
KING_LATE = cython.declare(cython.int, weights.KING_LATE)
KING_LONG = cython.declare(cython.int, weights.KING_LONG)
TOP_LATE = cython.declare(cython.int, weights.TOP_LATE)
MATTO_KEPT = cython.declare(cython.int, weights.MATTO_KEPT)
MATTO_LATE = cython.declare(cython.int, weights.MATTO_LATE)
RESCUE = cython.declare(cython.int, weights.RESCUE)
WILL = cython.declare(cython.int, weights.WILL)
COURT = cython.declare(cython.int, weights.COURT)
LEAD_TRUMP = cython.declare(cython.int, weights.LEAD_TRUMP)
LEAD_MANY_TRUMPS = cython.declare(cython.int, weights.LEAD_MANY_TRUMPS)
PARTNER_VOID = cython.declare(cython.int, weights.PARTNER_VOID)
FIRST_VOID = cython.declare(cython.int, weights.FIRST_VOID)
LAST_VOID = cython.declare(cython.int, weights.LAST_VOID)
SHORT = cython.declare(cython.int, weights.SHORT)
LONG = cython.declare(cython.int, weights.LONG)
UNSEEN = cython.declare(cython.int, weights.UNSEEN)
OWN_KING = cython.declare(cython.int, weights.OWN_KING)


class Player(Deal):
    """A deal whose seats can play by rules of thumb.

    ``prices`` says for each trump, and then for each king, half of what lies between bringing it home and losing it;
    copies keep what ``appraise`` found. The weights of both sides lie one after the other. What ``survey`` finds out
    for the seat in turn, its cards share: ``next_void`` and ``last_void`` are the chances that the opponents who play
    next and last are without a suit, ``leads`` what speaks for leading one.
    """

    def __init__(self) -> None:
        Deal.__init__(self)
        if not cython.compiled:
            self.prices, self.weights = [0.0] * 45, [0.0] * 64
            self.thirds, self.stretch, self.faces = [0.0] * 64, [0.0] * 32, [0.0] * 41
            self.next_void, self.last_void, self.leads = [0.0] * 5, [0.0] * 5, [0.0] * 5
        self.rest_suits = 0
        self.rest_trumps = 0
        self.row = 0
        self.left = 0
        self.trumps_out = 0
        self.lying = 0.0
        self.caught = 0.0
        self.lost = 0.0
        self.best_holds = 0.0
        self.next_trumps = False
        self.last_trumps = False
        for number in range(64):
            self.thirds[number] = (2 / 3) ** number
        for number in range(41):
            self.faces[number] = self.worth(0, ONE << number)
        for number in range(1, 32):
            self.stretch[number] = (values.HAND / number) ** 0.5
        self.set_weights(0, weights.WEIGHTS)
        self.set_weights(1, weights.WEIGHTS)

    def set_weights(self, side: int, numbers: list[float]) -> None:
        """How a side plays."""
        for place, number in enumerate(numbers):
            self.weights[side * weights.SIZE + place] = number

    def appraise(self) -> cython.void:
        """What every counting card in a hand or on the table is worth, and means for the versicole of both sides."""
        out_suits: cython.ulonglong = 0
        out_trumps: cython.ulonglong = 0
        suits: cython.ulonglong
        trumps: cython.ulonglong
        bit: cython.ulonglong
        seat: cython.int
        side: cython.int
        place: cython.int
        whole: cython.int
        for seat in range(4):
            out_suits |= self.suits[seat]
            out_trumps |= self.trumps[seat]
        for side in range(2):
            out_suits |= self.lying_suits[side]
            out_trumps |= self.lying_trumps[side]
        for place in range(45):
            self.prices[place] = 0.0
        for side in range(2):
            suits = self.won_suits[side] | out_suits
            trumps = self.won_trumps[side] | out_trumps
            whole = self.versicole(suits, trumps)
            for place in range(41):
                bit = ONE << place
                if out_trumps & bit:
                    self.prices[place] += self.worth(0, bit) * 0.5
                    self.prices[place] += HOPE * (whole - self.versicole(suits, trumps & ~bit))
            for place in range(4):
                bit = ONE << (RANKS * place + KING)
                if out_suits & bit:
                    self.prices[FIRST_KING + place] += 2.5
                    self.prices[FIRST_KING + place] += HOPE * (whole - self.versicole(suits & ~bit, trumps))

    def stake(self, card: cython.int) -> cython.double:
        """The price of a card by its number."""
        if card >= FIRST_TRUMP:
            return self.prices[card - FIRST_TRUMP]
        if card % RANKS == KING:
            return self.prices[FIRST_KING + card // RANKS]
        return 0.0

    def survey(self) -> cython.void:
        """What is the same for all cards of the seat in turn."""
        suit: cython.int
        self.row = SIZE * (self.turn & 1)
        self.left = count(self.suits[self.turn]) + count(self.trumps[self.turn])
        self.rest_suits = self.suits[(self.turn + 1) & 3] | self.suits[(self.turn + 2) & 3]
        self.rest_suits |= self.suits[(self.turn + 3) & 3]
        self.rest_trumps = self.trumps[(self.turn + 1) & 3] | self.trumps[(self.turn + 2) & 3]
        self.rest_trumps = (self.rest_trumps | self.trumps[(self.turn + 3) & 3]) & TRUMPS
        self.trumps_out = count(self.rest_trumps)
        self.next_trumps = not (self.lacks[(self.turn + 1) & 3] >> TRUMP_SUIT) & 1
        self.last_trumps = not (self.lacks[(self.turn + 3) & 3] >> TRUMP_SUIT) & 1
        self.lying = self.weights[self.row + TRICK] + (10.0 if self.left == 1 else 0.0)
        self.lost = self.look_at_lying(self.turn & 1)
        self.caught = self.look_at_lying(1 - (self.turn & 1))
        if self.led >= 0:
            self.look_at_voids(self.led)
            self.best_holds = self.holds(self.best, self.led, self.above(self.best))
            return
        for suit in range(5):
            if suit != TRUMP_SUIT and self.suits[self.turn] & (ONE_SUIT << (RANKS * suit)) == 0:
                continue
            self.look_at_voids(suit)
            if self.played == 0:
                self.leads[suit] = self.lead(suit)

    def look_at_lying(self, side: cython.int) -> cython.double:
        """Add the prices of what a side has played to this trick; what these cards are worth by themselves."""
        worth: cython.double = 0.0
        cards: cython.ulonglong = self.lying_suits[side] & KINGS
        while cards:
            self.lying += self.stake(lowest(cards))
            worth += 5.0
            cards &= cards - 1
        cards = self.lying_trumps[side] & TRUMPS
        while cards:
            self.lying += self.prices[lowest(cards)]
            worth += self.faces[lowest(cards)]
            cards &= cards - 1
        return worth

    def look_at_voids(self, suit: cython.int) -> cython.void:
        """The chances that the opponents are without a suit."""
        unseen: cython.double = 0.0
        if suit != TRUMP_SUIT:
            unseen = self.thirds[count(self.rest_suits & (ONE_SUIT << (RANKS * suit)))]
        self.next_void[suit] = 1.0 if (self.lacks[(self.turn + 1) & 3] >> suit) & 1 else unseen
        self.last_void[suit] = 1.0 if (self.lacks[(self.turn + 3) & 3] >> suit) & 1 else unseen

    def lead(self, suit: cython.int) -> cython.double:
        """What speaks for leading a suit, beside the fate of the card."""
        mine: cython.int
        value: cython.double
        cards: cython.ulonglong
        if suit == TRUMP_SUIT:
            value = count(self.trumps[self.turn] & TRUMPS) - self.trumps_out / 3.0
            return self.weights[self.row + LEAD_TRUMP] + self.weights[self.row + LEAD_MANY_TRUMPS] * value
        cards = ONE_SUIT << (RANKS * suit)
        mine = count(self.suits[self.turn] & cards)
        if mine == 0:
            return 0.0
        value = self.weights[self.row + SHORT] * self.thirds[mine - 1] + self.weights[self.row + LONG] * mine
        value += self.weights[self.row + UNSEEN] * count(self.rest_suits & cards)
        if (self.lacks[(self.turn + 2) & 3] >> suit) & 1:
            value += self.weights[self.row + PARTNER_VOID]
        if (self.lacks[(self.turn + 1) & 3] >> suit) & 1:
            value += self.weights[self.row + FIRST_VOID]
        if (self.lacks[(self.turn + 3) & 3] >> suit) & 1:
            value += self.weights[self.row + LAST_VOID]
        if self.suits[self.turn] & cards & KINGS:
            value += self.weights[self.row + OWN_KING]
        return value

    def above(self, card: cython.int) -> cython.int:
        """How many cards of the other hands are higher in the same suit."""
        if card >= FIRST_TRUMP:
            return count(self.rest_trumps >> (card - FIRST_TRUMP))
        return count((self.rest_suits & (ONE_SUIT << (RANKS * (card // RANKS)))) >> card)

    def beaten(
        self,
        has_trumps: cython.bint,
        void: cython.double,
        card: cython.int,
        led: cython.int,
        above: cython.int,
    ) -> cython.double:
        """The chance that an opponent who has yet to play beats a card."""
        higher: cython.double = self.weights[self.row + WILL] * (1.0 - self.thirds[above])
        if card >= FIRST_TRUMP:
            if not has_trumps:
                return 0.0
            return higher if led == TRUMP_SUIT else void * higher
        if not has_trumps:
            return (1.0 - void) * higher
        return (1.0 - void) * higher + void * (1.0 - self.thirds[self.trumps_out])

    def holds(self, card: cython.int, led: cython.int, above: cython.int) -> cython.double:
        """The chance that no opponent who has yet to play beats a card."""
        chance: cython.double = 1.0
        if self.played < 3:
            chance -= self.beaten(self.next_trumps, self.next_void[led], card, led, above)
        if self.played == 0:
            chance *= 1.0 - self.beaten(self.last_trumps, self.last_void[led], card, led, above)
        return chance

    def beats(self, card: cython.int) -> cython.bint:
        """Whether a card of the seat in turn would win the trick as it lies."""
        if card == MATTO_NUMBER:
            return False
        if self.best < 0:
            return True
        return card > self.best and (card >= FIRST_TRUMP or card // RANKS == self.led)

    def chance_if_beaten(self) -> cython.double:
        """The chance that the own side wins the trick without this card."""
        if self.best < 0:
            return 0.5
        if (self.winner ^ self.turn) & 1 == 0:
            return self.best_holds
        if self.played < 2:
            return self.weights[self.row + RESCUE] * 2.0 * (1.0 - self.thirds[self.above(self.best)])
        return 0.0

    def kept(self, card: cython.int, above: cython.int) -> cython.double:
        """What a card is worth if it is not played now."""
        home: cython.double
        worth: cython.double
        if self.left == 1:
            return 0.0
        if card == MATTO_NUMBER:
            home = self.left / 12.0 if self.left < 12 else 1.0
            worth = self.weights[self.row + MATTO_LATE]
            return worth + (self.weights[self.row + MATTO_KEPT] - worth) * home
        if card >= FIRST_TRUMP:
            home = self.weights[self.row + SAFE] - self.weights[self.row + RISK] * above * self.stretch[self.left]
            home = max(home, self.weights[self.row + LEAST_SAFE])
            worth = (self.trumps_out + 1.0 - above) / (self.trumps_out + 1.0)
            worth *= self.weights[self.row + TOP_TRUMP] + self.weights[self.row + TOP_LATE] / self.left
            worth += self.weights[self.row + TRUMP]
            return worth + (2.0 * home - 1.0) * self.stake(card)
        if card % RANKS == KING:
            home = self.weights[self.row + KING_FRESH]
            if (self.suits_led >> (card // RANKS)) & 1:
                home = self.weights[self.row + KING_LATE]
            home += self.weights[self.row + KING_LONG] * count(
                self.suits[self.turn] & (ONE_SUIT << (RANKS * (card // RANKS)))
            )
            return (2.0 * home - 1.0) * self.stake(card)
        return self.weights[self.row + COURT] * (card % RANKS) / RANKS

    def value(self, card: cython.int) -> cython.double:
        """What speaks for a card of the seat in turn, after a survey."""
        led: cython.int = self.led
        above: cython.int
        chance: cython.double
        mine: cython.double
        if card == MATTO_NUMBER:
            chance = self.chance_if_beaten()
            mine = (2.0 * chance - 1.0) * self.lying + chance * self.caught - (1.0 - chance) * self.lost
            return mine - self.kept(card, 0)
        if led < 0:
            led = TRUMP_SUIT if card >= FIRST_TRUMP else card // RANKS
        above = self.above(card)
        mine = self.stake(card)
        if self.beats(card):
            chance = self.holds(card, led, above)
            if self.played < 2:
                chance += (1.0 - chance) * self.weights[self.row + RESCUE]
            mine = (2.0 * chance - 1.0) * (self.lying + mine) + chance * self.weights[self.row + LEAD]
        else:
            chance = self.chance_if_beaten()
            mine = (2.0 * chance - 1.0) * (self.lying + mine)
        mine += chance * self.caught - (1.0 - chance) * (self.lost + self.face(card)) - self.kept(card, above)
        if self.played == 0:
            mine += self.leads[led]
        return mine

    def face(self, card: cython.int) -> cython.double:
        """What a card is worth by itself."""
        if card >= FIRST_TRUMP:
            return self.faces[card - FIRST_TRUMP]
        return 5.0 if card % RANKS == KING else 0.0

    def policy(self, chance: cython.int) -> cython.ulonglong:
        """The card for which most speaks; with this chance of 1024 any legal one."""
        suits: cython.ulonglong = 0
        trumps: cython.ulonglong
        cards: cython.ulonglong
        suit: cython.int
        self.find_able()
        for suit in range(4):
            cards = self.able_suits & (ONE_SUIT << (RANKS * suit))
            if cards:
                # between the lowest and the highest card of a suit there is little to choose
                suits |= (cards & (~cards + 1)) | (ONE << highest(cards))
        trumps = self.able_trumps & LOOSE_TRUMPS
        trumps = self.able_trumps & ~(trumps & (trumps << 1))
        if suits & (suits - 1) == 0 and trumps == 0:
            return lowest(suits)
        if trumps & (trumps - 1) == 0 and suits == 0:
            return FIRST_TRUMP + lowest(trumps)
        if self.chance(chance):
            return self.moves[self.below(Deal.generate(self))]
        return self.best_of(suits, trumps)

    def best_of(self, suits: cython.ulonglong, trumps: cython.ulonglong) -> cython.ulonglong:
        """The card for which most speaks, of some that may be played."""
        card: cython.int
        best: cython.int = 0
        most: cython.double = LOWEST
        value: cython.double
        self.survey()
        while suits:
            card = lowest(suits)
            suits &= suits - 1
            value = self.value(card)
            if value > most:
                most = value
                best = card
        while trumps:
            card = FIRST_TRUMP + lowest(trumps)
            trumps &= trumps - 1
            value = self.value(card)
            if value > most:
                most = value
                best = card
        return best

    def play_on(self, chance: cython.int, fresh: cython.bint) -> cython.void:
        """Play to the end by the rules of thumb, if asked with fresh prices in each trick."""
        while not self.over():
            if fresh and self.played == 0:
                self.appraise()
            self.play(self.policy(chance))

    def copy(self, other: World) -> cython.void:
        """Be like another deal."""
        place: cython.int
        Deal.copy(self, other)
        for place in range(45):
            self.prices[place] = cython.cast(Player, other).prices[place]

    # for Python

    def play_out(self, chance: int = 0, fresh: bool = False) -> None:
        """``play_on``."""
        self.play_on(chance, fresh)
