"""What the gallery tells of Scopa's cards is what the settlement counts."""

from __future__ import annotations

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.games.scopa import GAME
from cardavia.games.scopa.rules import ScopaOptions
from cardavia.games.scopa.scoring import prime, settle
from tests.games.lore import numbers, told
from tests.games.scopa import plain


def awards(mine: set[Card], **options: bool) -> list[str]:
    """What this side of a settled deal has a point for, in which nobody has swept."""
    piles = (tuple(mine), tuple(card for card in ITALIAN_40.cards if card not in mine))
    return [line.term for line in settle(piles, (0, 0), ScopaOptions(**options), 1) if line.side == 0 and line.points]


def test_capture_values_are_those_of_the_second_writing() -> None:
    takes = numbers(GAME, "takes") | numbers(GAME, "ace-takes-ace")
    assert takes == {str(card): (plain.worth(card), 0) for card in ITALIAN_40.cards}
    for card, (value, _) in takes.items():
        taken = {each for each in takes if each != card and plain.takes(card, [each])}
        assert {takes[each][0] for each in taken} == {value}


def test_the_told_primes_are_those_of_the_settlement() -> None:
    primes = numbers(GAME, "prime") | numbers(GAME, "best-prime")
    assert primes == {str(card): (plain.PRIMES[ITALIAN_40.rank(card)], 0) for card in ITALIAN_40.cards}
    best = [max(primes[card][0] for card in primes if card[-1] == suit) for suit in ITALIAN_40.suits]
    assert sum(best) == prime(ITALIAN_40.cards).points == 4 * 21
    assert set(numbers(GAME, "best-prime")) == {"7S", "7B", "7C", "7D"}


def test_the_told_majorities_bring_a_point_and_half_does_not() -> None:
    ((half, _),) = set(numbers(GAME, "card").values())
    assert len(numbers(GAME, "card")) == len(ITALIAN_40.cards)
    assert "scopa.cards" in awards(set(ITALIAN_40.cards[: half + 1]))
    assert "scopa.cards" not in awards(set(ITALIAN_40.cards[:half]))
    coins = [Card(card) for card in numbers(GAME, "coin")]
    ((half, _),) = set(numbers(GAME, "coin").values())
    assert "scopa.coins" in awards(set(coins[: half + 1]))
    assert "scopa.coins" not in awards(set(coins[:half]))


def test_the_settebello_and_the_re_bello_bring_a_point_as_it_is_told() -> None:
    assert awards({Card("7D")}) == ["scopa.settebello"]
    assert [card for card in ITALIAN_40.cards if "settebello" in told(GAME, card)] == ["7D"]
    assert awards({Card("10D")}, re_bello=True) == ["scopa.re-bello"]
    assert "re-bello" in told(GAME, "10D", re_bello=True) and "re-bello-elsewhere" not in told(
        GAME, "10D", re_bello=True
    )
    assert awards({Card("10D")}) == [] and "re-bello-elsewhere" in told(GAME, "10D")


def test_variants_change_what_is_told() -> None:
    assert "ace-takes-all" in told(GAME, "AS", ace_rule="takes-all")
    assert plain.takes("AS", ["2S", "7D"], "takes-all") == [("2S", "7D")]
    assert plain.takes("AS", ["2S", "AD"], "takes-all") == [("AD",)]
    assert [card[-1] for card in ITALIAN_40.cards if "help" in told(GAME, card, napola=True)] == ["D"] * 10
    assert all("help" not in told(GAME, card) for card in ITALIAN_40.cards)


def test_so_many_kings_make_a_deal_void() -> None:
    void = numbers(GAME, "void")
    assert set(void) == {"10S", "10B", "10C", "10D"}
    ((kings, _),) = set(void.values())
    for count in (kings - 1, kings):
        opening = ["10S", "10B", "10C", "10D"][:count] + ["AS", "AB", "AC", "AD"][: 4 - count]
        hands = [str(card) for card in ITALIAN_40.cards if card not in opening]
        assert plain.Deal([*hands[:6], *opening, *hands[6:]], 0).void is (count == kings)
