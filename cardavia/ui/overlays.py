"""What lies over the drawn table: captures to choose from, the last capture, the question, and what is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF

from cardavia.engine.cards import UNKNOWN
from cardavia.engine.view import View
from cardavia.engine.zones import STOCK, Seat, hand
from cardavia.game import Game
from cardavia.ui.captions import Captions
from cardavia.ui.look.faces import Faces
from cardavia.ui.looking import last_trick, sights
from cardavia.ui.stage.decision import DecisionPanel
from cardavia.ui.stage.last_capture import LastCapture
from cardavia.ui.stage.prompts import CaptureChoice
from cardavia.ui.stage.scene import Stage
from cardavia.ui.stage.viewer import Sight, Viewer
from cardavia.ui.voice import Voice

AIR = 8
"""Logical pixels between what lies over the table and what must be seen."""
SIDE = 0.36
"""What lies further from the middle than this share of the width counts as lying at the side."""
NARROW = 0.3
"""A room of less than this share of the table's width is too narrow for a row of buttons."""
TALL = 0.45
"""What ends so far above the own hand, in heights of the table or of one as high as wide, is above every panel."""
LOW = 0.3
"""The same for a panel that finds no room otherwise: it gets smaller, so that plates beside the upper hand are seen."""
LEAST = 0.12
"""A panel has at least this share of the table's height, whatever it covers."""


class Overlays:
    """Builds these widgets on the stage and finds room for them between the cards."""

    def __init__(
        self, stage: Stage, voice: Voice, faces: Faces, captions: Captions, names: Callable[[Seat], str]
    ) -> None:
        self._stage, self._captions = stage, captions
        self.choice = CaptureChoice(voice, faces, stage)
        self.last_capture = LastCapture(voice, faces, stage)
        self.decision = DecisionPanel(voice, faces, names, stage)
        self.viewer = Viewer(voice, faces, stage)
        self._looking_at = ""

    def place(self) -> None:
        """Another size, other cards: everything finds its place."""
        self.choice.place()
        self.last_capture.place(self._stage.rect())
        if self.decision.question is not None:
            self.decision.place(self._rooms())
        if self.viewer.sight is not None:
            self.viewer.place(self._upper_room())

    # rooms

    def _foot(self) -> int:
        """Above the own cards, lifted ones too, and above the line that speaks to the player."""
        stage = self._stage
        cards = [rect for card in stage.own if not (rect := stage.item_rect(card)).isEmpty()]
        if cards:
            top = min(rect.top() for rect in cards) - 0.06 * max(rect.height() for rect in cards)
        else:
            top = stage.place_of(hand(stage.bottom)).top()
        caption = stage.furniture.caption_rect.height() or 2.2 * stage.fontMetrics().height()
        return round(min(top, stage.height()) - caption - AIR)

    def _rooms(self) -> tuple[QRect, ...]:
        """Where a question may lie: over the middle, off the other hands and the cards that lie open at the side.

        The best room comes first. Where that is too small the question lies lower; then facts and piles give way, and
        plates at last.
        """
        foot, cards, plates, facts = self._foot(), [*self._open_cards()], self._plates(), self._facts()
        tried = ((TALL, [*cards, *plates, *facts]), (LOW, [*cards, *plates, *facts]), (LOW, [*cards, *plates]))
        rooms = (self._between(kept_free, foot, tall) for tall, kept_free in tried)
        wide = [room for room in rooms if room.width() > NARROW * self._stage.width()]
        return (*wide, self._between(cards, foot, TALL))

    def _between(self, kept_free: Iterable[QRectF], foot: int, tall: float) -> QRect:
        """What is left between these, over the foot; what ends higher than ``tall`` narrows it at its top alone."""
        stage = self._stage
        width, crown = stage.width(), foot - tall * min(stage.height(), stage.width())
        left, right, top = AIR, width - AIR, AIR
        for rect in kept_free:
            middle = SIDE * width < rect.center().x() < (1 - SIDE) * width
            if rect.isEmpty() or (not middle and rect.bottom() < crown):
                top = top if tall == TALL else max(top, round(rect.bottom()) + AIR)
                continue
            if rect.center().x() < SIDE * width:
                left = max(left, round(rect.right()) + AIR)
            elif rect.center().x() > (1 - SIDE) * width:
                right = min(right, round(rect.left()) - AIR)
            elif rect.bottom() + AIR < foot - LEAST * stage.height():
                top = max(top, round(rect.bottom()) + AIR)
            elif right - rect.right() > 2 * LEAST * width:
                left = max(left, round(rect.right()) + AIR)  # the card that is answered stays in sight
        return QRect(QPoint(left, top), QPoint(right, foot))

    def _open_cards(self) -> Iterator[QRectF]:
        """The cards that must be seen while something is asked, and the other hands."""
        stage, own = self._stage, frozenset(self._stage.own)
        for zone, cards in stage.layers().items():
            if zone.name == "hand" and zone.seat != stage.bottom:
                yield stage.place_of(zone)
            elif zone != STOCK:
                yield from (stage.item_rect(card) for card in cards if card != UNKNOWN and card not in own)

    def _plates(self) -> list[QRectF]:
        """The plates of the seats; the own one where it stands over the foot of a question."""
        stage = self._stage
        zones = (zone for zone, cards in stage.layers().items() if UNKNOWN in cards and zone.name == "hand")
        own = stage.furniture.badge_rect(stage.bottom)
        others = {zone.seat for zone in zones if zone.seat is not None}
        return [*map(stage.furniture.badge_rect, others), *([own] if own.top() < self._foot() else [])]

    def _facts(self) -> list[QRectF]:
        """Where other words stand on the table, and covered piles."""
        stage = self._stage
        covered = [zone for zone, cards in stage.layers().items() if UNKNOWN in cards and zone != STOCK]
        return [*stage.furniture.sign_rects(), *map(stage.place_of, covered)]

    def _upper_room(self) -> QRect:
        """Where something is looked at: it hides neither the own cards nor a question's buttons."""
        stage = self._stage
        foot = self._foot()
        if self.decision.isVisible():
            foot = max(round(0.3 * stage.height()), self.decision.y() - AIR)
        return QRect(QPoint(round(0.04 * stage.width()), AIR), QPoint(round(0.96 * stage.width()), foot))

    # looking

    @property
    def looking(self) -> bool:
        """Whether something is being looked at."""
        return self.viewer.sight is not None

    def toggle_last(self, view: View[Any]) -> bool:
        """Show the last trick, or put it away; False if there is none yet."""
        if self._looking_at == "last" and self.looking:
            self.close()
            return True
        return self._look("last", last_trick(self._captions, view))

    def next_look(self, game: Game[Any], view: View[Any]) -> bool:
        """Show what else may be looked at, one sight after the other; False if there is nothing."""
        found = sights(self._captions, game, view)
        at = int(self._looking_at) + 1 if self.looking and self._looking_at.isdecimal() else 0
        if found and at >= len(found):
            self.close()
            return True
        return bool(found) and self._look(str(at), found[at])

    def _look(self, which: str, sight: Sight | None) -> bool:
        if sight is None:
            return False
        self._looking_at = which
        self.viewer.show_sight(sight)
        self.viewer.place(self._upper_room())
        return True

    def look_again(self, game: Game[Any], view: View[Any]) -> None:
        """The language or the table has changed: what is looked at is said and drawn anew."""
        if not self.looking:
            return
        found = sights(self._captions, game, view)
        sight = last_trick(self._captions, view)
        if self._looking_at != "last":
            sight = found[int(self._looking_at)] if int(self._looking_at) < len(found) else None
        if sight is None:
            self.close()
        elif sight != self.viewer.sight:
            self.viewer.show_sight(sight)

    def close(self) -> None:
        """Look at nothing any more."""
        self.viewer.close_sight()
