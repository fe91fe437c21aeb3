"""Versicole: the combinations that score, whole in one hand or in one side's pile (minchiate.md 8)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from cardavia.engine.cards import Card
from cardavia.games.minchiate.values import KINGS, MATTO, ODD, WORTH, number, tarot

PAPI, HIGH, FOOL, THIRTEEN, TENS, KINGS_KIND = "papi", "high", "matto", "thirteen", "tens", "kings"
KINDS = (PAPI, HIGH, FOOL, THIRTEEN, TENS, KINGS_KIND)
"""Every kind, in the order of section 8."""

SHORTEST = 3
BONUS = 5
"""What the Matto adds to a versicola, and what the 29 is worth in one."""

RANGES = ((PAPI, 1, 5), (HIGH, 28, 40))
"""Where runs lie: their kind, with the lowest and the highest trump of the range."""
_FOOL_CARDS = (tarot(1), tarot(40), MATTO)
_THIRTEEN_CARDS = (tarot(1), tarot(13), tarot(28))
_MIDDLE_TENS = (tarot(20), tarot(30))
_TENS = (tarot(10), tarot(20), tarot(30), tarot(40))


class Versicola(NamedTuple):
    """One versicola that a set of cards holds: its kind, its cards without an added Matto, and what it is worth."""

    kind: str
    cards: tuple[Card, ...]
    points: int

    @property
    def call(self) -> str:
        """How a move names it: the kind, and for a run its lowest and its highest trump."""
        if self.kind not in (PAPI, HIGH):
            return self.kind
        return f"{self.kind}-{number(self.cards[0])}-{number(self.cards[-1])}"

    @property
    def is_helped(self) -> bool:
        """Whether a Matto adds to it; its own versicola has it already (D28)."""
        return self.kind != FOOL


def versicole(cards: Collection[Card]) -> tuple[Versicola, ...]:
    """Every versicola in a set of cards, the Matto added to each if the set holds it (8)."""
    held = frozenset(cards)
    bonus = BONUS if MATTO in held else 0
    found = [(kind, run) for kind, first, last in RANGES for run in _runs(held, first, last)]
    found += [(kind, group) for kind, group in _groups(held) if group]
    return tuple(Versicola(kind, group, _worth(group) + (bonus if kind != FOOL else 0)) for kind, group in found)


def versicole_points(cards: Collection[Card]) -> int:
    """What the versicole in a set of cards are worth together; the whole pack has 212."""
    return sum(each.points for each in versicole(cards))


def _worth(group: Sequence[Card]) -> int:
    return sum(BONUS if card == ODD else WORTH[card] for card in group)


def _runs(held: frozenset[Card], first: int, last: int) -> Iterator[tuple[Card, ...]]:
    """The longest unbroken runs between two trumps: touching runs are one (D26)."""
    run: list[Card] = []
    for rank in range(first, last + 2):
        card = tarot(rank)
        if rank <= last and card in held:
            run.append(card)
            continue
        if len(run) >= SHORTEST:
            yield tuple(run)
        run = []


def _groups(held: frozenset[Card]) -> Iterator[tuple[str, tuple[Card, ...]]]:
    """The groups that are no runs, each empty where it is not complete."""
    yield FOOL, _FOOL_CARDS if held.issuperset(_FOOL_CARDS) else ()
    yield THIRTEEN, _THIRTEEN_CARDS if held.issuperset(_THIRTEEN_CARDS) else ()
    tens = tuple(card for card in _TENS if card in held)
    yield TENS, tens if held.issuperset(_MIDDLE_TENS) and len(tens) >= SHORTEST else ()
    kings = tuple(card for card in KINGS if card in held)
    yield KINGS_KIND, kings if len(kings) >= SHORTEST else ()
