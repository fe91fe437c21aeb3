"""The numbers of the rule page (rules.md), each from the rules themselves; its examples are counted, not copied."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.games.tarocchino.combinations import (
    CARD_MORE,
    ENOUGH_TO_DOUBLE,
    SETS,
    SHORTEST,
    SHORTEST_POINTS,
    Combinations,
    combinations,
)
from cardavia.games.tarocchino.declaring import HAND
from cardavia.games.tarocchino.rules import EXTRA, PACKETS, TRICKS
from cardavia.games.tarocchino.scoring import LAST_TRICK
from cardavia.games.tarocchino.state import TarocchinoOptions
from cardavia.games.tarocchino.values import ANGEL, CAVALLI, FANTI, KINGS, PIPS, QUEENS, card_points, value


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


COUNTED = _cards("KS QS 7C MAT")
THREE_SETS = _cards("KS KB KC QS QB QD FB FC FD")
SUIT_ROW = _cards("KS FS AS MAT")
MOORS_ROW = _cards("MO1 MO4 BEG MAT")
GRANDE_ROW = _cards("ANG MON SOL T15 T14 MAT")
STOPPED_ROW = _cards("ANG MON SOL LUN T16 T13 BEG MAT")
"""The small examples (tarocchino.md 15.3 to 15.5): card points, sets, three sequences, and a Grande that breaks off."""

MINE = _cards(
    "AC 6C 7C 8C 9C 10C FC QC AD 7D 8D 9D 10D FD KD ANG MON LUN T12 T11 T8 T6 MO1 MO2 MO3 MO4 BEG MAT"
)  # fmt: skip
THEIRS = tuple(card for card in BOLOGNA_62.cards if card not in MINE)
MINE_DECLARED = _cards("7S 10S FS QS KS 9B QB 7D LUN T15 T12 MO3 MO4 BEG MAT")
THEIRS_DECLARED = _cards("AS CS 7B 8B KB AC FC QC KC 10D FD CD T16 T8 MO2")
"""The whole deal of tarocchino.md 16: both piles after the settlement, and the two hands that were declared."""


def page_values(_options: TarocchinoOptions) -> dict[str, object]:
    """The numbers of the rule page; the game has no variants, so they are the same in every match."""
    return {
        "cards": len(BOLOGNA_62.cards),
        "suit_cards": len(BOLOGNA_62.ranks),
        "trumps": len(BOLOGNA_62.trumps),
        "hand": HAND,
        "packet": PACKETS[0],
        "extra": EXTRA,
        "tricks": TRICKS,
        "last": LAST_TRICK,
        "value_tarocchi": value(ANGEL),
        **{
            f"value_{name}": value(kind[0])
            for name, kind in (("king", KINGS), ("queen", QUEENS), ("cavallo", CAVALLI), ("fante", FANTI))
        },
        "value_other": value(next(iter(PIPS))),
        "pack_points": card_points(BOLOGNA_62.cards),
        "double": ENOUGH_TO_DOUBLE,
        "shortest": SHORTEST,
        "shortest_points": SHORTEST_POINTS,
        "card_more": CARD_MORE,
        **dict(_set_points()),
        **_small_examples(),
        **_result("mine", MINE, MINE_DECLARED),
        **_result("theirs", THEIRS, THEIRS_DECLARED),
        **{f"mine_{meld.key}": meld.points for melds in combinations(MINE) for meld in melds.melds},
    }


def _set_points() -> Iterator[tuple[str, int]]:
    for key, (kind, _) in SETS.items():
        yield f"{key}_three", combinations(kind[:-1]).sets.subtotal
        yield f"{key}_four", combinations(kind).sets.subtotal


def _small_examples() -> dict[str, int]:
    values, sets = sum(map(value, COUNTED)), combinations(THREE_SETS).sets
    found = {
        "points_sum": values,
        "points_cards": len(COUNTED),
        "points_off": values - card_points(COUNTED),
        "points_left": card_points(COUNTED),
        "sets_sum": sets.subtotal,
        "sets_total": sets.total,
        "moors_points": _row(combinations(MOORS_ROW), "moors")[1],
    }
    whole = combinations(BOLOGNA_62.cards)
    found["longest"], found["longest_points"] = _row(whole, "grande")
    found["suit_length"], found["suit_points"] = _row(combinations(SUIT_ROW), "swords")
    found["grande_length"], found["grande_points"] = _row(combinations(GRANDE_ROW), "grande")
    found["stopped_length"], found["stopped_points"] = _row(combinations(STOPPED_ROW), "grande")
    return found


def _row(found: Combinations, key: str) -> tuple[int, int]:
    """Length and points of a sequence."""
    (meld,) = (meld for meld in found.sequences.melds if meld.key == key)
    return len(meld.cards), meld.points


def _result(side: str, pile: tuple[Card, ...], declared: tuple[Card, ...]) -> dict[str, int]:
    """The count of one side of the deal that the page tells; the opponents won its last trick."""
    counted, opening = combinations(pile), combinations(declared).total
    last = LAST_TRICK if pile == THEIRS else 0
    return {
        f"{side}_opening": opening,
        f"{side}_cards": card_points(pile),
        f"{side}_sets": counted.sets.total,
        f"{side}_sequences": counted.sequences.total,
        f"{side}_total": opening + card_points(pile) + last + counted.total,
    }
