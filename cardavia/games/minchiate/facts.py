"""The numbers of the rule page, from the rules themselves: a changed rule changes the page of every language."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.engine.cards import MINCHIATE_97, Card
from cardavia.games.minchiate.dealing import FIRST_BATCH, MOST_ROBBED, SECOND_BATCH
from cardavia.games.minchiate.scoring import rounded
from cardavia.games.minchiate.state import MinchiateOptions
from cardavia.games.minchiate.values import (
    HALF,
    HAND,
    KINGS,
    LAST_TRICK,
    MATTO,
    ODD,
    OVER,
    RESTO,
    SUITS,
    WORTH,
    is_counting,
    is_robbable,
    number,
    points_of,
    tarot,
)
from cardavia.games.minchiate.versicole import BONUS, RANGES, SHORTEST, versicole, versicole_points

SEATS = 4
TOP = tarot(40)

EXAMPLES = {
    name: tuple(map(Card, cards.split()))
    for name, cards in {
        "robbed": "T23 KB T4",
        "matto": "T1 T40 M",
        "thirteen": "T1 T13 T28",
        "tens_low": "T10 T20 T30",
        "tens_high": "T20 T30 T40",
        "tens": "T10 T20 T30 T40",
        "kings": "KS KB KC",
        "all_kings": "KS KB KC KD",
        "papi": "T1 T2 T3",
        "high": "T28 T29 T30",
        "run": "T28 T29 T30 T31",
        "shared": "T1 T2 T3 T13 T28 T29 T30 M",
        "declared": "T1 T2 T3 KS KB KC M",
        "ours": "T2 T3 T4 T10 T13 T20 T30 T31 T36 T37 KC KD M",
        "theirs": "T1 T5 T28 T29 T32 T33 T34 T35 T38 T39 T40 KS KB",
    }.items()
}
"""Cards of the page's examples; most of them stand for the versicole that they hold."""

LADDER = (30, 25, -13, 18, -10, -52)
"""What is scored one after the other in the page's example of resti; minus is for the other side."""
PAYING, AHEAD = (4, 6), (4, 5)
"""The steps of that example at which a resto is made, and after which a side is ahead in resti."""
OUR_LEAD, OUR_CARDS = 41, 48
"""In the page's example of an end: by how much your side led, and how many cards are in its pile."""

STAKES = ("T1", "T2", "T3", "T5", "T10", "T13", "T20", "T28", "T36", "T38")
"""A card for each stake that the page names."""


def page_values(_options: MinchiateOptions) -> dict[str, object]:
    """What the placeholders of the rule page stand for."""
    return {**_pack(), **_deal(), **_versicole(), **dict(_ladder()), **_end()}


def stake(card: Card) -> int:
    """What it costs a side that would bring everything home to lose one card to the others (minchiate.md 16).

    Its own points, the points of its capture, and what the versicole lose. Matto and 40 cannot be captured.
    """
    rest = [each for each in MINCHIATE_97.cards if each != card]
    captured = 0 if card in (MATTO, TOP) else WORTH[card]
    return WORTH[card] + captured + versicole_points(MINCHIATE_97.cards) - versicole_points(rest)


def _pack() -> dict[str, object]:
    ranks = range(1, number(TOP) + 1)
    dear = [rank for rank in ranks if WORTH[tarot(rank)] == WORTH[TOP]]
    return {
        "players": SEATS,
        "cards": len(MINCHIATE_97.cards),
        "per_suit": len(MINCHIATE_97.ranks),
        "suit_cards": len(SUITS) * len(MINCHIATE_97.ranks),
        "trumps": len(MINCHIATE_97.trumps),
        "counting": sum(map(is_counting, MINCHIATE_97.cards)),
        "pack_points": points_of(MINCHIATE_97.cards),
        "arie_first": dear[0],
        "arie_last": dear[-1],
        "thirties_first": _begin_of_row(dear[0] - 1),
        "thirties_last": dear[0] - 1,
        **{f"t{rank}": WORTH[tarot(rank)] for rank in ranks},
        "matto": WORTH[MATTO],
        "king": WORTH[KINGS[0]],
        "odd": number(ODD),
        "odd_in": BONUS,
        **{f"stake_{card.lower()}": stake(Card(card)) for card in STAKES},
    }


def _begin_of_row(rank: int) -> int:
    """The lowest trump from which all up to this one count."""
    while is_counting(tarot(rank - 1)):
        rank -= 1
    return rank


def _deal() -> dict[str, object]:
    free = [number(card) for card in map(Card, MINCHIATE_97.trumps) if is_robbable(card) and not is_counting(card)]
    return {
        "over": OVER,
        "most_robbed": MOST_ROBBED,
        "free_first": free[0],
        "free_last": next(rank for rank in free if rank + 1 not in free),
        "ex_robbed": points_of(EXAMPLES["robbed"]),
        "first_batch": FIRST_BATCH,
        "second_batch": SECOND_BATCH,
        "hand": HAND,
        "played": SEATS * HAND,
        "fola": len(MINCHIATE_97.cards) - SEATS * HAND,
    }


def _versicole() -> dict[str, object]:
    (_, papi_first, papi_last), (_, high_first, high_last) = RANGES
    held = {name: versicole_points(cards) for name, cards in EXAMPLES.items()}
    told = ("matto", "thirteen", "tens_low", "tens_high", "tens", "kings", "all_kings", "papi", "high", "run", "shared")
    return {
        "papi_first": papi_first,
        "papi_last": papi_last,
        "high_first": high_first,
        "high_last": high_last,
        "shortest": SHORTEST,
        "bonus": BONUS,
        "all_versicole": versicole_points(MINCHIATE_97.cards),
        **{f"ex_{name}": held[name] for name in (*told, "declared")},
        "ex_caught": WORTH[tarot(37)] + WORTH[tarot(5)],
    }


def _ladder() -> Iterator[tuple[str, int]]:
    """The example of resti: what was scored, the lead before and after a resto, and the resti then."""
    lead = resti = 0
    for place, points in enumerate(LADDER, start=1):
        gross = lead + points
        paid = abs(gross) // RESTO * (1 if gross > 0 else -1)
        lead, resti = gross - paid * RESTO, resti + paid
        yield f"step_{place}", abs(points)
        yield f"lead_{place}", abs(lead)
        if place in PAYING:
            yield f"gross_{place}", abs(gross)
        if place in AHEAD:
            yield f"resti_{place}", abs(resti)


def _end() -> dict[str, object]:
    """The rounding, and the example of an end count."""
    ours, theirs = EXAMPLES["ours"], EXAMPLES["theirs"]
    papi, tens = (each.points for each in versicole(ours))
    low, high = (each.points for each in versicole(theirs))
    our_total = points_of(ours) + papi + tens + OUR_CARDS - HALF
    their_total = points_of(theirs) + low + high + LAST_TRICK
    final = OUR_LEAD + our_total - their_total
    return {
        "resto": RESTO,
        "resto_next": RESTO + 1,
        "resto_twice": 2 * RESTO,
        "half": HALF,
        "last_trick": LAST_TRICK,
        "our_cards": OUR_CARDS,
        "our_points": points_of(ours),
        "our_papi": papi,
        "our_tens": tens,
        "our_over": OUR_CARDS - HALF,
        "our_total": our_total,
        "their_points": points_of(theirs),
        "their_low": low,
        "their_high": high,
        "their_total": their_total,
        "our_lead": OUR_LEAD,
        "our_final": final,
        "our_resti": rounded(final),
    }
