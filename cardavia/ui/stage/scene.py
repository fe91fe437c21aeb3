"""The table as it is drawn: it shows a view, and plays what happened on the way to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Event
from cardavia.engine.layout import Layout, Spread
from cardavia.engine.rules import Rules
from cardavia.engine.view import View
from cardavia.engine.zones import Seat, Zone
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.felt import Felt
from cardavia.ui.stage.accessible import install
from cardavia.ui.stage.card_item import CardItem, Trims
from cardavia.ui.stage.choreography import Glide, Script, write
from cardavia.ui.stage.clock import Clock, Track, smooth
from cardavia.ui.stage.cloth import ClothView
from cardavia.ui.stage.furniture import Furniture
from cardavia.ui.stage.pacing import NUDGE, RETURN, Pace
from cardavia.ui.stage.plates import SeatLabel
from cardavia.ui.stage.pointing import Pointing
from cardavia.ui.stage.props import TableProps
from cardavia.ui.stage.seating import Pose, Seating
from cardavia.ui.stage.troupe import Troupe
from cardavia.ui.voice import Voice

__all__ = ["SeatLabel", "Stage"]

HOVERED, CHOSEN, ASIDE = 0.035, 0.055, 0.03
"""How far cards lift, against their height: under the pointer, chosen in the hand, chosen on the table."""
REBAKE = 30
"""Milliseconds in which changes of the look are gathered before cards are graded anew."""
CARRIED = 3000.0


class Marks(NamedTuple):
    """What the page wants cards to look like."""

    lit: frozenset[Card] = frozenset()
    chosen: frozenset[Card] = frozenset()
    targets: frozenset[Card] = frozenset()
    dimmed: frozenset[Card] = frozenset()
    focus: Card | None = None


class Stage(ClothView):
    """The animated table of one game. Truth is a view; ``settle`` puts everything where the view says."""

    settled = Signal()
    card_pressed = Signal(str)
    card_dropped = Signal(str, object)
    card_hovered = Signal(str)
    table_pressed = Signal()
    skipped = Signal()

    def __init__(
        self,
        layout: Layout,
        rules: Rules[Any],
        faces: Faces,
        felt: Felt,
        voice: Voice,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(felt, parent)
        self.bottom = Seat(0)
        self.dpr = self.devicePixelRatioF()
        self._layout, self._rules, self._faces, self._voice = layout, rules, faces, voice
        self._trims = Trims(faces)
        self._troupe = Troupe(rules, self._new_item)
        self._furniture = Furniture(self.cards, self.font())
        self._clock = Clock(self)
        self._pointing = Pointing(self, self)
        self._seating = Seating(layout, 2, self.bottom, 640, 480)
        self._view: View[Any] | None = None
        self._pace, self._marks, self._hovered = Pace(), Marks(), UNKNOWN
        self._labels: dict[Seat, SeatLabel] = {}
        self._playing = False
        self._nudges: dict[int, _Nudge] = {}
        self._prefetched: tuple[float, ...] = ()
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self._tell_settled)
        self._rebake = QTimer(self, interval=REBAKE, singleShot=True)
        self._rebake.timeout.connect(self._on_rebake)
        self._connect()

    def _connect(self) -> None:
        pointing = self._pointing
        pointing.pressed.connect(self.card_pressed)
        pointing.dropped.connect(self.card_dropped)
        pointing.table_pressed.connect(self.table_pressed)
        pointing.hovered.connect(self._on_hovered)
        self._faces.changed.connect(self.restyle)
        self._voice.changed.connect(self.retranslate)
        install()
        self.retranslate()

    def _new_item(self) -> CardItem:
        return CardItem(self.cards, self._faces, self._trims)

    # showing

    @property
    def busy(self) -> bool:
        """Whether ``settled`` is still to come."""
        return self._playing or self._soon.isActive()

    def set_pace(self, speed: float, pace: float, reduced: bool) -> None:
        """Speed of motion (0: none), how long things stay to be read, and whether cards shall not fly at all."""
        self._pace = Pace(speed, pace, reduced)

    def play(self, events: tuple[Event, ...], view: View[Any]) -> None:
        """Show what happened, as the seat at the bottom saw it; then settle on the view and say ``settled``."""
        self._stop()
        self._view = view
        self._marks = Marks()
        self._pointing.forget()
        self._seat(view)
        if self._pace.speed <= 0 or not events or not self.isVisible():
            self.settle(view)
            self._soon.start()
            return
        for item in self._troupe:
            item.clear_marks()
        self._troupe.seat = view.seat
        props = TableProps(self._furniture, self._seating, self._voice, self._name, self._pace, self.dpr)
        script = Script(self._troupe, self._seating, props, self._pace, self.bottom)
        self._playing = True
        self._clock.play(write(script, events), self._on_played)

    def settle(self, view: View[Any]) -> None:
        """Put everything where the view says, at once; whatever was being played is over, without a word."""
        self._stop()
        self._view = view
        self._seat(view)
        self._troupe.settle(view)
        self._furniture.clear_air()
        self._furniture.count(self._troupe.counts())
        self._lie()
        self._prefetch()

    def skip(self) -> None:
        """Finish what is being played, now; ``settled`` follows at once."""
        if not self.busy:
            return
        view = self._view
        if view is not None:
            self.settle(view)
        self.settled.emit()

    def _on_played(self) -> None:
        if self._view is not None:
            self.settle(self._view)
        self.settled.emit()

    def _tell_settled(self) -> None:
        self.settled.emit()

    def _stop(self) -> None:
        self._clock.drop()
        self._soon.stop()
        self._nudges.clear()
        self._playing = False

    def _cut(self) -> None:
        """Something came between: settle, and say so as soon as the caller is through."""
        busy = self.busy
        if self._view is not None:
            self.settle(self._view)
        if busy:
            self._soon.start()

    def _seat(self, view: View[Any] | None = None, *, anew: bool = False) -> None:
        size = self.viewport().size()
        key = (view.state.seats if view else 2, self.bottom, size.width(), size.height(), self.devicePixelRatioF())
        if key == self._seated and not anew:
            return
        self._seated = key
        self.dpr = key[4]
        self.cards.setSceneRect(0, 0, key[2], key[3])
        self._seating = Seating(self._layout, key[0], key[1], key[2], key[3])
        self._trims.forget()
        self._furniture.arrange(self._seating, self.font(), self.dpr, self._faces.grading)

    _seated: tuple[int, Seat, int, int, float] | None = None

    def _lie(self) -> None:
        """Every card where it belongs, in sharp pictures, with its marks."""
        for zone in self._troupe.zones:
            for item, pose in self._troupe.poses_in(zone, self._seating):
                item.rest(self._lifted(item, zone, pose), self.dpr)
        self._show_marks()

    def _lifted(self, item: CardItem, zone: Zone, pose: Pose) -> Pose:
        share = 0.0
        own = self._is_own_zone(zone)
        if item.card in self._marks.chosen and item.card != UNKNOWN:
            share = CHOSEN if own else ASIDE
        elif own and item.card == self._hovered and item.card != UNKNOWN:
            share = HOVERED
        if not share:
            return pose
        up = QPointF(0, -share * pose.height)
        return pose._replace(x=pose.x + up.x(), y=round(pose.y + up.y()), z=pose.z)

    def _is_own_zone(self, zone: Zone) -> bool:
        place = self._seating.place(zone)
        return zone.seat == self.bottom and place is not None and place.spread is Spread.FAN

    # marks

    def mark(
        self,
        lit: frozenset[Card] = frozenset(),
        chosen: frozenset[Card] = frozenset(),
        targets: frozenset[Card] = frozenset(),
        dimmed: frozenset[Card] = frozenset(),
        focus: Card | None = None,
    ) -> None:
        """How cards look: playable, chosen, about to be captured, not playable now, under the keyboard."""
        marks = Marks(lit, chosen, targets, dimmed, focus)
        if marks == self._marks:
            return
        self._marks = marks
        if not self._playing:
            self._show_marks()
            self._nudge()

    def _show_marks(self) -> None:
        marks = self._marks
        for item in self._troupe:
            card = item.card
            known = card != UNKNOWN
            item.mark("target", known and card in marks.targets | marks.chosen)
            item.mark("lit", known and card in marks.lit - marks.targets - marks.chosen)
            item.mark("dim", known and card in marks.dimmed)
            item.mark("focus", known and card == marks.focus)
            item.mark("glow", False)

    def _nudge(self) -> None:
        """Cards that are to lie higher or lower than they do move there."""
        tracks: list[Track] = []
        for zone in self._troupe.zones:
            for item, pose in self._troupe.poses_in(zone, self._seating):
                goal = self._lifted(item, zone, pose)
                going = self._nudges.get(id(item))
                if goal == (going.goal if going else item.now):
                    continue
                if going:
                    going.alive = False
                nudge = self._nudges[id(item)] = _Nudge(self, item, goal)
                tracks.append(Track(0.0, self._pace.ms(NUDGE), nudge, smooth))
        if tracks:
            self._clock.play(tracks)

    def nudged(self, nudge: _Nudge, item: CardItem) -> None:
        """A small motion has ended."""
        if self._nudges.get(id(item)) is nudge:
            del self._nudges[id(item)]

    def _on_hovered(self, card: str) -> None:
        self._hovered = Card(card) if card else UNKNOWN
        hand = card and (card in self._marks.lit or card in self._marks.targets)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)
        if not self._playing:
            self._nudge()
        self.card_hovered.emit(card)

    # pointing

    def item_at(self, point: QPointF, but: CardItem | None = None) -> CardItem | None:
        """The topmost card at a point; near misses count where nothing else is."""
        for slack in (0.0, 6.0):
            found = [item for item in self._troupe if item is not but and item.covers(point, slack)]
            if found:
                return max(found, key=lambda item: item.now.z)
        return None

    def is_own(self, item: CardItem) -> bool:
        """Whether a card lies face up in the hand at the bottom."""
        zone = self._troupe.zone_of(item)
        return zone is not None and item.card != UNKNOWN and self._is_own_zone(zone)

    def zone_at(self, point: QPointF) -> Zone | None:
        """The zone whose place is there; a fishing table takes what is dropped anywhere near it."""
        zones = [*self._troupe.zones, *(zone for zone in self._free_zones() if zone not in self._troupe.zones)]
        found = [zone for zone in zones if self._seating.area(zone).adjusted(-12, -12, 12, 12).contains(point)]
        return found[0] if found else None

    def _free_zones(self) -> list[Zone]:
        places = self._layout.places.items()
        return [Zone(name) for (name, ahead), place in places if ahead is None and place.spread is Spread.FREE]

    def carry(self, item: CardItem, point: QPointF) -> None:
        """A card follows the finger, high over the table."""
        going = self._nudges.pop(id(item), None)
        if going:
            going.alive = False
        if item.now.z < CARRIED:
            item.take_off(item.now.width, self.dpr)
        item.draw(item.now._replace(x=point.x(), y=point.y(), turn=0.0, z=CARRIED), height=1.0)

    def send_back(self, item: CardItem) -> None:
        """A card flies back to where it lies."""
        zone = self._troupe.zone_of(item)
        if zone is None or self._playing:
            return
        for other, pose in self._troupe.poses_in(zone, self._seating):
            if other is item:
                nudge = self._nudges[id(item)] = _Nudge(self, item, self._lifted(item, zone, pose))
                self._clock.play([Track(0.0, self._pace.ms(RETURN), nudge, smooth)])

    def return_card(self, card: Card) -> None:
        """A dropped card was refused: it flies back."""
        item = self._troupe.where(card)
        if item is not None:
            self.send_back(item)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click while something plays only hurries it."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
        elif self.busy:
            self._hurry()
        else:
            self._pointing.press(self.mapToScene(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hovering, or dragging a card."""
        if not self._playing:
            self._pointing.move(self.mapToScene(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a click or a drag."""
        if event.button() == Qt.MouseButton.LeftButton and not self._playing:
            self._pointing.release(self.mapToScene(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer."""
        if not self._pointing.dragging:
            self._pointing.hover(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any plain key while something plays only hurries it; all other keys are the page's."""
        if self.busy and not event.modifiers() and event.text():
            self._hurry()
        else:
            event.ignore()

    def _hurry(self) -> None:
        self.skip()
        self.skipped.emit()

    # sizes and looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size, in the middle of anything: everything lies where it belongs at once."""
        super().resizeEvent(event)
        self._cut()

    def showEvent(self, event: QShowEvent) -> None:
        """Shown on a screen whose scale may be another one."""
        super().showEvent(event)
        self._cut()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves where nobody looks."""
        super().hideEvent(event)
        self._cut()
        self._faces.rest()
        self._rebake.stop()

    def event(self, event: QEvent) -> bool:
        """Another scale or another font: draw everything anew."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._cut()
        elif event.type() == QEvent.Type.FontChange:
            self._seat(self._view, anew=True)
        return super().event(event)

    def restyle(self) -> None:
        """Faces or cloth changed: draw the visible cards anew, soon and only once for many changes."""
        if not self._rebake.isActive():
            self._rebake.start()

    def _on_rebake(self) -> None:
        self._trims.forget()
        for item in self._troupe:
            item.refresh()
        self._furniture.arrange(self._seating, self.font(), self.dpr, self._faces.grading)
        self.relay()
        self._prefetched = ()
        self._prefetch()

    def _prefetch(self) -> None:
        """Draw the cards that may come ahead, so that no flight has to wait for its picture."""
        hands = [self._seating.place(Zone("hand", self.bottom)), *map(self._seating.place, self._free_zones())]
        widths = tuple(sorted({self._seating.card_width(place) for place in hands if place}))
        if self.isVisible() and (*widths, self.dpr) != self._prefetched:
            self._prefetched = (*widths, self.dpr)
            for width in widths:
                self._faces.prefetch(self._rules.deck.cards, width, self.dpr)

    # words and plates

    def retranslate(self) -> None:
        """Another language: the page sets plates and caption anew; the table's own name is said here."""
        self.setAccessibleName(self._voice.say("stage.table"))

    def set_seats(self, labels: Mapping[Seat, SeatLabel]) -> None:
        """What stands on the plates of the seats."""
        self._labels = dict(labels)
        self._furniture.set_seats(labels)

    def set_prompt(self, text: str, warn: bool = False) -> None:
        """The line between table and hand; "" for none. A warning stands on another ground."""
        self._furniture.set_prompt(text, warn)

    def _name(self, seat: Seat) -> str:
        label = self._labels.get(seat)
        return label.name if label else ""

    # where things are, for tests, tours and screen readers

    def place_of(self, zone: Zone) -> QRectF:
        """Where a zone is, in pixels of the viewport."""
        return self._seating.area(zone)

    def item_rect(self, card: Card) -> QRectF:
        """Where a card that lies face up is, in pixels of the viewport; empty if it does not."""
        item = self._troupe.where(card)
        return item.outline if item is not None and item.now.shown else QRectF()

    def readable_cards(self) -> list[Card]:
        """The cards that lie face up: the own hand, then the rest zone by zone."""
        zones = sorted(self._troupe.zones, key=lambda zone: (not self._is_own_zone(zone), zone.name != "table", str(zone)))
        items = [item for zone in zones for item in self._troupe.zones[zone]]
        return [item.part for item in items if item.part != UNKNOWN and item.card == item.part and item.now.shown]

    def card_name(self, card: Card) -> str:
        """A card's name in the language and pattern of the moment."""
        return self._voice.card(card)

    def screen_rect(self, card: Card) -> QRect:
        """Where a card is on the screen."""
        box = self.item_rect(card).toRect()
        return QRect(self.viewport().mapToGlobal(QPoint(box.x(), box.y())), box.size())

    def is_focused(self, card: Card) -> bool:
        """Whether the keyboard is on a card."""
        return self._marks.focus == card


class _Nudge:
    """A small motion of one card, which may be overtaken by the next one."""

    def __init__(self, stage: Stage, item: CardItem, goal: Pose) -> None:
        self._stage, self._item, self.goal = stage, item, goal
        self.alive = True
        self._glide = Glide(item, goal, stage.dpr)

    def __call__(self, u: float) -> None:
        if not self.alive:
            return
        self._glide(u)
        if u >= 1.0:
            self._stage.nudged(self, self._item)
