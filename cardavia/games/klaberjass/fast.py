# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The fast twin of rules.py and scoring.py: a deal of Klaberjass once trumps are fixed, for minds that look ahead.

A card is a bit, numbered by strength (fast_melds.py): trumps are the lowest eight. A move is the bit of the card that
is played, with ``SAID`` where bella is said with it. The sections named are those of klaberjass.md.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.cardavia.ai.bits import count, lowest
    from cython.cimports.cardavia.ai.world import World
    from cython.cimports.cardavia.games.klaberjass.fast_guess import Guesses
    from cython.cimports.cardavia.games.klaberjass.fast_melds import all_worth, best_run, run_worth
else:
    from cardavia.ai.bits import count, lowest
    from cardavia.ai.world import World
    from cardavia.games.klaberjass.fast_guess import Guesses
    from cardavia.games.klaberjass.fast_melds import all_worth, best_run, run_worth

PACK = cython.declare(cython.ulonglong, 0xFFFFFFFF)
TRUMPS = cython.declare(cython.ulonglong, 0xFF)
SEVEN = cython.declare(cython.ulonglong, 1)
ROYALS = cython.declare(cython.ulonglong, 0b1100)
TENS = cython.declare(cython.ulonglong, 0x40404000)
"""The plain tens."""
SAID = cython.declare(cython.ulonglong, 1 << 32)
SAY_BELLA = 1 << 32
LAST = cython.declare(cython.int, 10)
BELLA = cython.declare(cython.int, 20)
PLAYS = 18
TRUMP_WORTH = (0, 0, 3, 4, 10, 11, 14, 20)
PLAIN_WORTH = (0, 0, 0, 2, 3, 4, 10, 11)

# what the rules of thumb weigh, in points (cardplay.py tells the same to people)
A_TRUMP = cython.declare(cython.double, 7.0)
MASTER_TRUMP = cython.declare(cython.double, 10.0)
MASTER = cython.declare(cython.double, 2.0)
GUARDED_TEN = cython.declare(cython.double, 3.0)
THROWN = cython.declare(cython.double, 2.0)
DRAWING = cython.declare(cython.double, 20.0)


class Klaberjass(World):
    """Nine tricks between seats 0 and 1, what was made before them included.

    In a view the other hand is empty, and ``guesses`` says what it may hold. ``gone`` are the cards that each seat has
    played, ``lacks`` those that it has shown not to hold, ``out`` the two that lie open beside the play.
    """

    def __init__(self) -> None:
        super().__init__()
        if not cython.compiled:
            self.hand, self.gone, self.lacks, self.made = [0, 0], [0, 0], [0, 0], [0, 0]
            self.worth, self.none = [0] * 32, [0.0] * 33
            self.guesses = None
        self.led = self.out = 0
        self.taker = self.eldest = 0
        self.left = 0
        self.five = 50
        self.all_runs = self.eldest_wins_ties = False
        place: cython.int
        for place in range(32):
            self.worth[place] = TRUMP_WORTH[place] if place < 8 else PLAIN_WORTH[place % 8]

    # the play (6)

    def generate(self) -> cython.int:
        """The cards that no duty forbids, each with bella before without."""
        cards: cython.ulonglong = self.able()
        card: cython.ulonglong
        found: cython.int = 0
        while cards:
            card = cards & (~cards + 1)
            cards ^= card
            if self.may_say_bella(card):
                self.moves[found] = card | SAID
                found += 1
            self.moves[found] = card
            found += 1
        return found

    def able(self) -> cython.ulonglong:
        """The cards of the hand in turn that may be played."""
        held: cython.ulonglong = self.hand[self.turn]
        led: cython.ulonglong = self.led
        same: cython.ulonglong
        higher: cython.ulonglong
        if not led:
            return held
        same = held & (TRUMPS << (lowest(led) & 24))
        if led & TRUMPS:
            higher = same & ~((led << 1) - 1)
            if higher:
                return higher
            return same if same else held
        if same:
            return same
        return held & TRUMPS if held & TRUMPS else held

    def may_say_bella(self, card: cython.ulonglong) -> cython.bint:
        """Whether a card is the second of King and Queen of trumps from the hand in turn."""
        return (card & ROYALS) != 0 and (self.gone[self.turn] & ROYALS & ~card) != 0

    def beats(self, card: cython.ulonglong, led: cython.ulonglong) -> cython.bint:
        """Whether a reply wins the trick."""
        if (lowest(card) ^ lowest(led)) & 24:
            return (card & TRUMPS) != 0
        return card > led

    def points(self, cards: cython.ulonglong) -> cython.int:
        """What these cards are worth to who wins them (1)."""
        sum_: cython.int = 0
        while cards:
            sum_ += self.worth[lowest(cards)]
            cards &= cards - 1
        return sum_

    def play(self, move: cython.ulonglong) -> cython.void:
        """A card, with bella if it is said; the second ends the trick, the eighteenth the play."""
        seat: cython.int = self.turn
        card: cython.ulonglong = move & PACK
        self.hand[seat] &= ~card
        self.gone[seat] |= card
        self.left -= 1
        if move & SAID:
            self.made[seat] += BELLA
        self.turn = 1 - seat
        if not self.led:
            self.led = card
            return
        self.note(seat, card)
        if self.beats(card, self.led):
            self.turn = seat
        self.made[self.turn] += self.worth[lowest(card)] + self.worth[lowest(self.led)]
        self.led = 0
        if self.left == 0:
            self.made[self.turn] += LAST

    def note(self, seat: cython.int, card: cython.ulonglong) -> cython.void:
        """What a reply shows that its hand lacks."""
        suit: cython.ulonglong = TRUMPS << (lowest(self.led) & 24)
        if card & suit:
            if (card & TRUMPS) and card < self.led:
                self.lacks[seat] |= TRUMPS & ~((self.led << 1) - 1)
            return
        self.lacks[seat] |= suit
        if not card & TRUMPS:
            self.lacks[seat] |= TRUMPS

    def over(self) -> cython.bint:
        """Whether the last trick is played."""
        return self.left == 0

    def margin(self) -> cython.double:
        """By how much more side 0 writes than side 1."""
        return self.written(self.made[0], self.made[1])

    def written(self, first: cython.int, second: cython.int) -> cython.double:
        """The settlement (7): the same, had side 0 made so many points and side 1 so many."""
        own: cython.int = first if self.taker == 0 else second
        others: cython.int = second if self.taker == 0 else first
        ahead: cython.int = own - others
        if ahead <= 0:
            ahead = -others if ahead == 0 else -(own + others)
        return ahead if self.taker == 0 else -ahead

    def copy(self, other: World) -> cython.void:
        """Be like another deal, but for its luck."""
        seat: cython.int
        self.turn = other.turn
        for seat in range(2):
            self.hand[seat] = cython.cast(Klaberjass, other).hand[seat]
            self.gone[seat] = cython.cast(Klaberjass, other).gone[seat]
            self.lacks[seat] = cython.cast(Klaberjass, other).lacks[seat]
            self.made[seat] = cython.cast(Klaberjass, other).made[seat]
        self.led = cython.cast(Klaberjass, other).led
        self.out = cython.cast(Klaberjass, other).out
        self.taker = cython.cast(Klaberjass, other).taker
        self.eldest = cython.cast(Klaberjass, other).eldest
        self.left = cython.cast(Klaberjass, other).left
        self.five = cython.cast(Klaberjass, other).five
        self.all_runs = cython.cast(Klaberjass, other).all_runs
        self.eldest_wins_ties = cython.cast(Klaberjass, other).eldest_wins_ties

    def guess(self, view: World) -> cython.void:
        """Be a whole deal that agrees with a view: the other hand is one of those that its ``guesses`` hold."""
        self.copy(view)
        self.hand[cython.cast(Klaberjass, view).guesses.other] = cython.cast(Klaberjass, view).guesses.drawn(self)

    # before the play (4.2, 5)

    def swap(self, seat: cython.int, turned: cython.ulonglong) -> cython.void:
        """The seven of trumps for the turned card."""
        self.hand[seat] ^= SEVEN | turned
        self.out ^= SEVEN | turned

    def announce(self, eldest_says: cython.bint, dealer_says: cython.bint) -> cython.void:
        """The better of the announced sequences scores (5.4, 5.5)."""
        first: cython.int = best_run(self.hand[self.eldest]) if eldest_says else 0
        second: cython.int = best_run(self.hand[1 - self.eldest]) if dealer_says else 0
        owner: cython.int = self.eldest
        if first == second and not (first and self.eldest_wins_ties):
            return
        if second > first:
            owner, first = 1 - owner, second
        self.made[owner] += all_worth(self.hand[owner], self.five) if self.all_runs else run_worth(first, self.five)

    # the rules of thumb (13)

    def policy(self, chance: cython.int) -> cython.ulonglong:
        """The card that promises most by what its seat may know, or with this chance of 1024 any legal one."""
        cards: cython.ulonglong = self.able()
        other: cython.int = 1 - self.turn
        card: cython.ulonglong
        best: cython.ulonglong = 0
        may: cython.ulonglong
        value: cython.double
        most: cython.double = -1000.0
        if not cards & (cards - 1):
            return self.said_with(cards)
        if self.chance(chance):
            return self.said_with(self.pick(cards))
        may = PACK & ~(self.gone[0] | self.gone[1] | self.hand[self.turn] | self.out | self.lacks[other])
        if not self.led:
            self.chances((self.left + 1) // 2, count(may))
        while cards:
            card = cards & (~cards + 1)
            cards ^= card
            value = self.reply_value(card, may) if self.led else self.lead_value(card, may)
            if value > most:
                most, best = value, card
        return self.said_with(best)

    def said_with(self, card: cython.ulonglong) -> cython.ulonglong:
        """The move of a card, with bella if it may be said, unless its 20 would go over to the other anyway."""
        open_: cython.ulonglong
        seat: cython.int = self.turn
        if not self.may_say_bella(card):
            return card
        if self.taker == seat:
            open_ = PACK & ~(self.gone[0] | self.gone[1] | self.out)
            if self.made[seat] + BELLA + self.points(open_ | self.led) + LAST <= self.made[1 - seat]:
                return card
        return card | SAID

    def beaters(self, card: cython.ulonglong, may: cython.ulonglong) -> cython.ulonglong:
        """Those of the same suit, among cards that the other may hold, that beat a card."""
        return may & (TRUMPS << (lowest(card) & 24)) & ~((card << 1) - 1)

    def chances(self, held: cython.int, may: cython.int) -> cython.void:
        """Fill ``none``: the chance that the other hand, so many out of so many, has none of n given cards."""
        n: cython.int
        self.none[0] = 1.0
        for n in range(may):
            self.none[n + 1] = self.none[n] * (may - held - n) / (may - n) if may - held > n else 0.0

    def keep(self, card: cython.ulonglong, may: cython.ulonglong) -> cython.double:
        """What a card is worth later; nothing in the last trick."""
        if self.left <= 2:
            return 0.0
        if card & TRUMPS:
            return A_TRUMP if self.beaters(card, may) else MASTER_TRUMP
        if not self.beaters(card, may):
            return MASTER
        if card & TENS and self.hand[self.turn] & (TRUMPS << (lowest(card) & 24)) & ~card:
            return GUARDED_TEN
        return 0.0

    def lead_value(self, card: cython.ulonglong, may: cython.ulonglong) -> cython.double:
        """Expected points of a lead, less what the card would be worth later."""
        beaters: cython.ulonglong = self.beaters(card, may)
        trumps: cython.ulonglong = may & TRUMPS
        worth: cython.double = self.worth[lowest(card)]
        answer: cython.double = THROWN
        losing: cython.double = 1.0 - self.none[count(beaters)]
        same: cython.int
        value: cython.double
        if card & TRUMPS:
            if not beaters:
                worth = 0.0
        else:
            same = count(may & (TRUMPS << (lowest(card) & 24)))
            losing += self.none[same] - self.none[same + count(trumps)]
        if losing > 1.0:
            losing = 1.0
        if beaters:
            answer = cython.cast(cython.double, self.points(beaters)) / count(beaters)
        value = (1.0 - losing) * (worth + THROWN) - losing * (worth + answer) - self.keep(card, may)
        if card & TRUMPS and not beaters and trumps and self.taker == self.turn:
            value += DRAWING
        return value

    def reply_value(self, card: cython.ulonglong, may: cython.ulonglong) -> cython.double:
        """The points of the trick, won or lost, less what the card would be worth later."""
        worth: cython.double = self.worth[lowest(card)]
        prize: cython.double = self.worth[lowest(self.led)] + (LAST if self.left == 1 else 0)
        if self.beats(card, self.led):
            if card & TRUMPS and not self.beaters(card, may):
                worth = 0.0
            return prize + worth - self.keep(card, may)
        return -prize - worth - self.keep(card, may)

    # for Python

    def set_up(self, hands: list[int], out: int, roles: tuple[int, int], options: tuple[int, bool, bool]) -> None:
        """Two hands of nine by strength before the play, the open cards, (taker, eldest), and the variants:
        (worth of five in a row, all sequences, ties to the eldest)."""
        seat: cython.int
        for seat in range(2):
            self.hand[seat] = hands[seat]
            self.gone[seat] = self.lacks[seat] = 0
            self.made[seat] = 0
        self.out, self.led, self.left = out, 0, PLAYS
        self.taker, self.eldest = roles
        self.turn = self.eldest
        self.five, self.all_runs, self.eldest_wins_ties = options

    def set_play(self, gone: list[int], lacks: list[int], made: list[int], led: int, turn: int, left: int) -> None:
        """How far the play has come."""
        seat: cython.int
        for seat in range(2):
            self.gone[seat], self.lacks[seat], self.made[seat] = gone[seat], lacks[seat], made[seat]
        self.led, self.turn, self.left = led, turn, left

    def set_guesses(self, guesses: Guesses | None) -> None:
        """Make this the view of a seat."""
        self.guesses = guesses

    def held(self, seat: int) -> int:
        """A hand by strength."""
        return self.hand[seat]

    def swapped(self, seat: int, turned: int) -> None:
        """``swap``."""
        self.swap(seat, turned)

    def announced(self, eldest_says: bool, dealer_says: bool) -> None:
        """``announce``."""
        self.announce(eldest_says, dealer_says)

    def tally(self) -> tuple[int, int]:
        """What each side has made."""
        return self.made[0], self.made[1]

    def dump(self) -> tuple[int, ...]:
        """All of it but luck, to compare."""
        pairs = [(self.hand[i], self.gone[i], self.lacks[i], self.made[i]) for i in range(2)]
        return (*pairs[0], *pairs[1], self.led, self.out, self.turn, self.taker, self.eldest, self.left)

    def play_out(self, chance: int) -> float:
        """The margin when both play on by the rules of thumb."""
        off: cython.int = chance
        with cython.nogil:
            while self.left:
                self.play(self.policy(off))
        return self.margin()
