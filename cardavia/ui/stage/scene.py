"""The table as it is drawn: it shows a view, and plays what happened on the way to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Event
from cardavia.engine.layout import Spread
from cardavia.engine.view import View
from cardavia.engine.zones import Seat, Zone
from cardavia.game import Game
from cardavia.text.announcer import Announcer
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.felt import Felt
from cardavia.ui.stage.accessible import TableReader, install
from cardavia.ui.stage.card_item import CardItem, Trims
from cardavia.ui.stage.choreography import Script, write
from cardavia.ui.stage.clock import Clock
from cardavia.ui.stage.cloth import ClothView
from cardavia.ui.stage.furniture import Furniture
from cardavia.ui.stage.marking import Marking, Marks
from cardavia.ui.stage.pacing import Pace
from cardavia.ui.stage.plates import SeatLabel, SignLabel
from cardavia.ui.stage.pointing import Pointing
from cardavia.ui.stage.props import TableProps
from cardavia.ui.stage.seating import Pose, Seating
from cardavia.ui.stage.troupe import Troupe
from cardavia.ui.voice import Voice

__all__ = ["SeatLabel", "SignLabel", "Stage"]

SHARPEN = 120
"""Milliseconds without another size until cards are drawn sharp again, when a window is being pulled larger."""
REBAKE = 30
"""Milliseconds in which changes of the look are gathered before cards are graded anew."""


class Stage(ClothView):
    """The animated table of one game at a time. Truth is a view; ``settle`` puts everything where the view says."""

    settled = Signal()
    card_pressed = Signal(str)
    card_dropped = Signal(str, object)
    card_hovered = Signal(str)
    table_pressed = Signal()
    skipped = Signal()

    def __init__(
        self,
        game: Game[Any],
        faces: Faces,
        felt: Felt,
        voice: Voice,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(felt, parent)
        self.bottom = Seat(0)
        self.dpr = self.devicePixelRatioF()
        self._game, self._faces, self._voice = game, faces, voice
        self._trims = Trims(faces)
        self._troupe = Troupe(game.rules, self._new_item)
        self.furniture = Furniture(self.cards, self.font())
        self.clock = Clock(self)
        self._pointing = Pointing(self, self)
        self._seating = Seating(game.layout, 2, self.bottom, 640, 480)
        self._view: View[Any] | None = None
        self._pace = Pace()
        self._marking = Marking(self._troupe, self.clock, self._seating)
        self._labels: dict[Seat, SeatLabel] = {}
        self._playing = False
        self._prefetched: tuple[float, ...] = ()
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self._tell_settled)
        self._rebake = QTimer(self, interval=REBAKE, singleShot=True)
        self._rebake.timeout.connect(self._on_rebake)
        self._sharpen = QTimer(self, interval=SHARPEN, singleShot=True)
        self._sharpen.timeout.connect(self._on_sharpen)
        self._connect()

    def _connect(self) -> None:
        pointing = self._pointing
        pointing.pressed.connect(self.card_pressed)
        pointing.dropped.connect(self.card_dropped)
        pointing.table_pressed.connect(self.table_pressed)
        pointing.hovered.connect(self._on_hovered)
        self._faces.changed.connect(self.restyle)
        self._voice.changed.connect(self.retranslate)
        self.reader = TableReader(self._troupe, self._marking, self._voice, self.viewport())
        install()
        self.retranslate()

    def _new_item(self) -> CardItem:
        return CardItem(self.cards, self._faces, self._trims)

    # showing

    def lay(self, game: Game[Any]) -> None:
        """Lay the table for a game: everything of another one is cleared away."""
        if game is self._game:
            return
        self._stop()
        self._pointing.forget()
        self._game, self._view, self._seated, self._prefetched = game, None, None, ()
        self._marking.clear()
        self._troupe.join(game.rules)
        self._labels = {}

    @property
    def busy(self) -> bool:
        """Whether ``settled`` is still to come."""
        return self._playing or self._soon.isActive()

    def set_pace(self, speed: float, pace: float, reduced: bool) -> None:
        """Speed of motion (0: none), how long things stay to be read, and whether cards shall not fly at all."""
        self._pace = self._marking.pace = Pace(speed, pace, reduced)

    def play(self, events: tuple[Event, ...], view: View[Any]) -> None:
        """Show what happened, as the seat at the bottom saw it; then settle on the view and say ``settled``."""
        self._stop()
        self._view = view
        self._marking.clear()
        self._pointing.forget()
        announcer = Announcer(self._voice.phrases, self._name)
        self.reader.tell(map(announcer.sentence, events))
        self._seat(view)
        if self._pace.speed <= 0 or not events or not self.isVisible():
            self.settle(view)
            self._soon.start()
            return
        self._troupe.seat = view.seat
        props = TableProps(self.furniture, self._faces, announcer, self._seating, self._pace, self.dpr)
        script = Script(self._troupe, self._seating, props, self._pace, self.bottom)
        self._playing = True
        self.clock.play(write(script, events), self._on_played)

    def settle(self, view: View[Any]) -> None:
        """Put everything where the view says, at once; whatever was being played is over, without a word.

        Only a card that was just dropped, and still belongs into the hand, may be seen to fly back there.
        """
        self._stop()
        held = self._marking.held() if self._seated == self._seat_key(view) else None
        self._view = view
        self._seat(view)
        self._troupe.settle(view)
        self.furniture.clear_air()
        self.furniture.count(self._troupe.counts())
        if not self._sharpen.isActive():
            self._marking.lie()
            self._prefetch()
        else:  # a window is being pulled: the pictures at hand will do, at another scale
            self._marking.lie(sharp=False)
        if held is not None:
            self._marking.let_go(*held)

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
        self.clock.drop()
        self._soon.stop()
        self._marking.forget_motion()
        self._playing = False

    def _cut(self) -> None:
        """Something came between: settle, and say so as soon as the caller is through."""
        busy = self.busy
        if self._view is not None:
            self.settle(self._view)
        if busy:
            self._soon.start()

    def _seat_key(self, view: View[Any] | None) -> tuple[int, Seat, int, int, float, Seat | None]:
        seats, dealer = (view.state.seats, view.state.dealer) if view else (2, None)
        size = self.viewport().size()
        return seats, self.bottom, size.width(), size.height(), self.devicePixelRatioF(), dealer

    def _seat(self, view: View[Any] | None = None, *, anew: bool = False) -> None:
        key = self._seat_key(view)
        if key == self._seated and not anew:
            return
        self._seated = key
        seats, bottom, width, height, self.dpr, dealer = key
        self.cards.setSceneRect(0, 0, width, height)
        self._seating = Seating(self._game.layout, seats, bottom, width, height, dealer)
        self._marking.seating, self._marking.bottom, self._marking.dpr = self._seating, self.bottom, self.dpr
        self._trims.forget()
        self.furniture.arrange(self._seating, self.font(), self.dpr, self._faces.grading)

    _seated: tuple[int, Seat, int, int, float, Seat | None] | None = None

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
        if marks == self._marking.marks:
            return
        self._marking.marks = marks
        if not self._playing:
            self._marking.show()
            self._marking.nudge()

    def _on_hovered(self, name: str) -> None:
        card, marks = Card(name), self._marking.marks
        self._marking.hovered = card if name else UNKNOWN
        hand = card in marks.lit or card in marks.targets
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)
        if not self._playing:
            self._marking.nudge()
        self.card_hovered.emit(name)

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
        return zone is not None and item.card != UNKNOWN and self._marking.is_own(zone)

    def zone_at(self, point: QPointF) -> Zone | None:
        """The zone whose place is there; a fishing table takes what is dropped anywhere near it."""
        zones = [*self._troupe.zones, *(zone for zone in self._free_zones() if zone not in self._troupe.zones)]
        found = [zone for zone in zones if self._seating.area(zone).adjusted(-12, -12, 12, 12).contains(point)]
        return found[0] if found else None

    def _free_zones(self) -> list[Zone]:
        places = self._game.layout.places.items()
        return [Zone(name) for (name, ahead), place in places if ahead is None and place.spread is Spread.FREE]

    def carry(self, item: CardItem, point: QPointF) -> None:
        """A card follows the finger, high over the table."""
        self._marking.carry(item, point)

    def send_back(self, item: CardItem) -> None:
        """A card flies back to where it lies."""
        if not self._playing:
            self._marking.send_back(item)

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

    def viewportEvent(self, event: QEvent) -> bool:
        """The pointer may leave the table for a panel that lies over it: then no card is under it."""
        if event.type() == QEvent.Type.Leave and not self._pointing.dragging:
            self._pointing.hover(None)
        return super().viewportEvent(event)

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
        if self._view is not None:
            self._sharpen.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Shown on a screen whose scale may be another one."""
        super().showEvent(event)
        self._cut()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves where nobody looks."""
        super().hideEvent(event)
        self._cut()
        self._faces.rest()
        self._sharpen.stop()

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

    def _on_sharpen(self) -> None:
        if not self._playing:
            self._marking.lie()
        self._prefetch()

    def _on_rebake(self) -> None:
        self._trims.forget()
        for item in self._troupe:
            item.refresh()
        self.furniture.arrange(self._seating, self.font(), self.dpr, self._faces.grading)
        self.relay()
        self._prefetched = ()
        self._prefetch()

    def _prefetch(self) -> None:
        """Draw the cards that may come ahead, so that no flight has to wait for its picture."""
        hands = [self._seating.place(Zone("hand", self.bottom)), *map(self._seating.place, self._free_zones())]
        widths = tuple(sorted({self._seating.card_width(place) for place in hands if place}))
        if self.isVisible() and (*widths, self.dpr) != self._prefetched:
            self._prefetched = (*widths, self.dpr)
            self._faces.rest()
            for width in widths:
                self._faces.prefetch(self._game.rules.deck.cards, width, self.dpr)

    # words and plates

    def retranslate(self) -> None:
        """Another language: the page sets plates and caption anew; the table's own name is said here."""
        self.setAccessibleName(self._voice.say("stage.table"))

    def set_seats(self, labels: Mapping[Seat, SeatLabel]) -> None:
        """What stands on the plates of the seats."""
        self._labels = dict(labels)
        self.furniture.set_seats(labels, self._voice.say("stage.dealer"))

    def set_signs(self, signs: tuple[SignLabel, ...]) -> None:
        """What stays in sight beside the cards."""
        self._signs = signs

    def sort(self, on: bool) -> None:
        """Show the own cards by suit and rank, or as they were dealt."""
        self._sorted = on

    @property
    def own(self) -> tuple[Card, ...]:
        """The own cards in the order shown."""
        zones = self._view.state.zones if self._view is not None else {}
        return tuple(card for name in ("hand", "shown") for card in zones.get(Zone(name, self.bottom), ()))

    def set_prompt(self, text: str, warn: bool = False) -> None:
        """The line between table and hand; "" for none. A warning stands on another ground."""
        self.furniture.set_prompt(text, warn)

    def _name(self, seat: Seat) -> str:
        label = self._labels.get(seat)
        return label.name if label else ""

    # where things are, for tests, tours and screen readers

    def place_of(self, zone: Zone) -> QRectF:
        """Where a zone is, in pixels of the viewport."""
        return self._seating.area(zone)

    def item_rect(self, card: Card) -> QRectF:
        """Where a card that lies face up is, in pixels of the viewport; empty if it does not."""
        item = self._troupe.showing(card)
        return item.outline if item is not None and item.now.shown else QRectF()

    def layers(self) -> dict[Zone, tuple[Card, ...]]:
        """What lies in each zone as it is shown, bottom first; zones without cards are left out."""
        return {zone: tuple(item.card for item in items) for zone, items in self._troupe.zones.items() if items}

    def expected(self) -> list[tuple[CardItem, Pose]]:
        """Every item with the place that it belongs in, lifted if it is marked so."""
        return self._marking.poses()
