"""How points are given: they appear over the cards that made them, fly to a plate, and change it when they land."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from PySide6.QtCore import QPointF

from cardavia.engine.cards import Card
from cardavia.engine.events import Event, Scored
from cardavia.ui.stage.script import Award, Script

ASIDE = 0.40
"""Words about cards that nobody can look at any more need not be waited for: so much of their time is enough."""
UNDER = 0.24
"""In heights of a card: how far below the middle of the cards points appear."""


def scored(script: Script, event: Scored) -> None:
    """Points that are made during a deal fly from the cards that made them; the sheet itself is the page's.

    Points that become something else, and were made by no cards, fall onto the plate as tokens.
    """
    script.settle_down()
    if not (script.is_counting or _counts_the_trick(script, event)):
        return
    entry, made, begin = script.ledger.write(event), False, script.at
    for side in dict.fromkeys(line.side for line in event.lines):
        lines = [line for line in event.lines if line.side == side and line.points > 0]
        cards = [card for line in lines for each in line.cards for card in each]
        if side is not None and (middle := _made_at(script, cards)) is not None:
            in_trick = script.lay.keys() >= set(cards)
            points = sum(line.points for line in lines)
            award = script.props.mark(points, middle, script.ledger.seat_of(side), entry)
            _award(script, award, script.read_at if in_trick else begin)
            script.at += 0.0 if in_trick else ASIDE * award.read
            made = True
    if made:
        return
    paid = next((line.side for line in event.lines if line.points < 0 and not any(line.cards)), None)
    if paid is not None:
        count = max(map(abs, entry.growth))
        award = script.props.token(count, script.ledger.seat_of(paid), entry)
        _award(script, award, max(begin, script.awarded))
    else:
        script.add(script.props.tell(entry), max(begin, script.awarded))


def _counts_the_trick(script: Script, event: Scored) -> bool:
    """Whether lines tell of cards of the trick that was just won: the last one of a deal, which is then settled."""
    return all(any(line.cards) and script.lay.keys() >= {*chain(*line.cards)} for line in event.lines)


def gained(script: Script, event: Event, begin: float) -> None:
    """A number on a plate grows: points fly there from the cards that made them, a mere count follows its cards."""
    gain = script.ledger.gain_of(event)
    if gain is None:
        return
    entry = script.ledger.grow(gain)
    middle = _made_at(script, gain.cards)
    if middle is None:
        script.add(script.props.tell(entry), max(script.at, script.landed))
        return
    if script.lay.keys() >= set(gain.cards):
        # while the trick can be read, but not over a number that can still be read itself
        begin = max(script.read_at, script.aloft)
    elif script.cheered >= set(gain.cards):
        begin = script.at
    award = script.props.mark(gain.n, middle, gain.seat, entry)
    script.aloft = begin + award.read
    _award(script, award, begin)


def _award(script: Script, award: Award, begin: float) -> None:
    script.awarded = max(script.awarded, begin + script.add(award.tracks, begin))


def _made_at(script: Script, cards: Sequence[Card]) -> QPointF | None:
    """The middle of where these cards lie, or lay when the trick could be read; None if nobody can see them."""
    where = script.lay.get if script.lay.keys() >= set(cards) else script.goal_of
    poses = [pose for card in cards if (pose := where(card))]
    if not poses:
        return None
    foot = sum(pose.y + UNDER * pose.height for pose in poses) / len(poses)
    return QPointF(sum(pose.x for pose in poses) / len(poses), foot)
