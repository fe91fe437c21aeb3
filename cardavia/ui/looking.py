"""What may be looked at on request, in words: the last trick from what was seen, and what the game has to show."""

from __future__ import annotations

from typing import Any

from cardavia.engine.events import TrickWon
from cardavia.engine.view import View
from cardavia.game import Game, Heap
from cardavia.ui.captions import Captions
from cardavia.ui.stage.pieces import BETWEEN
from cardavia.ui.stage.viewer import Row, Sight


def last_trick(captions: Captions, view: View[Any]) -> Sight | None:
    """Who played what to the last trick or capture, and who won it; None before the first."""
    won = next((event for event in reversed(view.seen) if isinstance(event, TrickWon)), None)
    if won is None:
        return None
    if not won.by:
        return Sight(captions.say("table.last"), (Row(captions.name(won.seat), won.cards),))
    rows = tuple(
        Row(captions.name(seat), (card,), marked=seat == won.seat) for seat, card in zip(won.by, won.cards, strict=True)
    )
    return Sight(captions.told("table.last-trick", won.seat), rows)


def sights(captions: Captions, game: Game[Any], view: View[Any]) -> tuple[Sight, ...]:
    """What the game lets this seat look at."""
    return tuple(
        Sight(captions.say(look.term), tuple(_row(captions, heap) for heap in look.heaps))
        for look in game.looks(view.state, view.seat)
    )


def _row(captions: Captions, heap: Heap) -> Row:
    count = len(heap.cards)
    if heap.side is not None:
        words = captions.say(heap.term, player=captions.side(heap.side), n=count)
    elif heap.seat is None:
        words = captions.say(heap.term, n=count)
    else:
        words = captions.told(heap.term, heap.seat, n=count)
    points = (captions.say("table.points", n=heap.points),) if heap.points > 0 else ()
    return Row(BETWEEN.join((words, *points)), heap.cards)
