# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The fast twin of rules.py and scoring.py: a deal of Klaberjass once trumps are fixed, in machine words.

A card is a bit, numbered by strength (fast_melds.py): trumps are the lowest eight. A move is the bit of the card that
is played, with ``SAID`` where bella is said with it. The sections named are those of klaberjass.md.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.cardavia.ai.bits import lowest
    from cython.cimports.cardavia.ai.world import World
    from cython.cimports.cardavia.games.klaberjass.fast_melds import all_worth, best_run, run_worth
else:
    from cardavia.ai.bits import lowest
    from cardavia.ai.world import World
    from cardavia.games.klaberjass.fast_melds import all_worth, best_run, run_worth

PACK = cython.declare(cython.ulonglong, 0xFFFFFFFF)
TRUMPS = cython.declare(cython.ulonglong, 0xFF)
SEVEN = cython.declare(cython.ulonglong, 1)
ROYALS = cython.declare(cython.ulonglong, 0b1100)
SAY_BELLA = 1 << 32
SAID = cython.declare(cython.ulonglong, SAY_BELLA)
LAST = cython.declare(cython.int, 10)
BELLA = cython.declare(cython.int, 20)
PLAYS = 18
TRUMP_WORTH = (0, 0, 3, 4, 10, 11, 14, 20)
PLAIN_WORTH = (0, 0, 0, 2, 3, 4, 10, 11)


class Play(World):
    """Nine tricks between seats 0 and 1, what was made before them included.

    ``gone`` are the cards that each seat has played, ``lacks`` those that it has shown not to hold, ``out`` the two
    that lie open beside the play.
    """

    def __init__(self) -> None:
        super().__init__()
        if not cython.compiled:
            self.hand, self.gone, self.lacks, self.made = [0, 0], [0, 0], [0, 0], [0, 0]
            self.worth = [0] * 32
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
            self.hand[seat] = cython.cast(Play, other).hand[seat]
            self.gone[seat] = cython.cast(Play, other).gone[seat]
            self.lacks[seat] = cython.cast(Play, other).lacks[seat]
            self.made[seat] = cython.cast(Play, other).made[seat]
        self.led = cython.cast(Play, other).led
        self.out = cython.cast(Play, other).out
        self.taker = cython.cast(Play, other).taker
        self.eldest = cython.cast(Play, other).eldest
        self.left = cython.cast(Play, other).left
        self.five = cython.cast(Play, other).five
        self.all_runs = cython.cast(Play, other).all_runs
        self.eldest_wins_ties = cython.cast(Play, other).eldest_wins_ties

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
