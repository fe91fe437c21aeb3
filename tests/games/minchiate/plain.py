"""A second writing of Minchiate's play and count, from the specification alone: lists and strings, slow and plain."""

from __future__ import annotations

from itertools import combinations

SUITS = "SBCD"
LONG = ["K", "Q", "C", "F", "10", "9", "8", "7", "6", "5", "4", "3", "2", "A"]
ROUND = ["K", "Q", "C", "F", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
"""From high to low (4.2)."""
FIVES = {"T30", "T31", "T32", "T33", "T34", "T35", "T1", "T10", "T13", "T20", "T28", "M", "KS", "KB", "KC", "KD"}


def is_trump(card: str) -> bool:
    return card[0] == "T"


def suit(card: str) -> str:
    return "T" if is_trump(card) else card[-1]


def worth(card: str) -> int:
    if card in ("T36", "T37", "T38", "T39", "T40"):
        return 10
    if card in FIVES:
        return 5
    return 3 if card in ("T2", "T3", "T4", "T5") else 0


def led_suit(trick: list[str]) -> str:
    real = [card for card in trick if card != "M"]
    return suit(real[0]) if real else ""


def legal(hand: list[str], trick: list[str], suits_led: set[str]) -> set[str]:
    """Section 7.3, rule by rule."""
    led = led_suit(trick)
    king = "K" + led
    if led and led in SUITS and led not in suits_led and any(is_trump(card) for card in trick) and king in hand:
        return {king}
    if not led:
        return set(hand)
    matto = {"M"} & set(hand)
    following = {card for card in hand if card != "M" and suit(card) == led}
    if following:
        return following | matto
    trumps = {card for card in hand if is_trump(card)}
    return trumps | matto if trumps else set(hand)


def winner(trick: list[str]) -> int:
    """The place in the trick of the card that wins it (7.6)."""
    trumps = [card for card in trick if is_trump(card)]
    if trumps:
        return trick.index(max(trumps, key=lambda card: int(card[1:])))
    led = led_suit(trick)
    order = LONG if led in "SB" else ROUND
    return trick.index(min((card for card in trick if suit(card) == led), key=lambda card: order.index(card[:-1])))


def versicole(held: set[str]) -> int:
    """The value of all versicole, by trying every run and every group (8)."""
    bonus = 5 if "M" in held else 0

    def value(names: list[str]) -> int:
        return sum(5 if name == "T29" else worth(name) for name in names)

    found = 0
    for low, high in ((1, 5), (28, 40)):
        for first, last in combinations(range(low, high + 1), 2):
            run = [f"T{number}" for number in range(first, last + 1)]
            longer = ([f"T{first - 1}"] if first > low else []) + ([f"T{last + 1}"] if last < high else [])
            if len(run) >= 3 and set(run) <= held and not held & set(longer):
                found += value(run) + bonus
    if {"T1", "T40", "M"} <= held:
        found += 20
    if {"T1", "T13", "T28"} <= held:
        found += 15 + bonus
    tens = held & {"T10", "T20", "T30", "T40"}
    if {"T20", "T30"} <= tens and len(tens) > 2:
        found += value(sorted(tens)) + bonus
    kings = held & {"KS", "KB", "KC", "KD"}
    if len(kings) > 2:
        found += value(sorted(kings)) + bonus
    return found


class Ladder:
    """Difference and net resti (9.1)."""

    def __init__(self) -> None:
        self.difference = self.net = 0

    def add(self, side: int, points: int) -> None:
        self.difference += points if side == 0 else -points
        while self.difference >= 60:
            self.difference -= 60
            self.net += 1
        while self.difference <= -60:
            self.difference += 60
            self.net -= 1

    def close(self, piles: list[list[str]], last_side: int) -> int:
        """The net resti after the end count of two settled piles (9.4, 9.5)."""
        ends = [sum(map(worth, won)) + versicole(set(won)) + max(0, len(won) - 42) for won in piles]
        ends[last_side] += 10
        final = self.difference + ends[0] - ends[1]
        paid = (abs(final) + 59) // 60
        return self.net + (paid if final > 0 else -paid)


def lines(hands: list[list[str]], leader: int, depth: int, so_far: tuple[str, ...] = ()) -> int:
    """How many legal lines of so many plays there are, each played from the first card anew."""
    held, seat, trick = [set(each) for each in hands], leader, list[str]()
    led: set[str] = set()
    for card in so_far:
        held[seat].remove(card)
        trick.append(card)
        seat = (seat + 1) % 4
        if len(trick) == 4:
            led.add(led_suit(trick))
            seat, trick = (seat + winner(trick)) % 4, []
    if depth == len(so_far):
        return 1
    return sum(lines(hands, leader, depth, (*so_far, card)) for card in legal(sorted(held[seat]), trick, led))
