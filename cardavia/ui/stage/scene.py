"""The table as it is drawn: it shows a view, and plays what happened on the way to it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Event
from cardavia.engine.state import Phase
from cardavia.engine.view import View
from cardavia.engine.zones import Seat, Zone, hand
from cardavia.game import Game
from cardavia.text.announcer import Announcer
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.felt import Felt
from cardavia.ui.stage.accessible import TableReader, install
from cardavia.ui.stage.card_item import CardItem, Trims
from cardavia.ui.stage.choreography import write
from cardavia.ui.stage.clock import Clock
from cardavia.ui.stage.furniture import Furniture, labels_of
from cardavia.ui.stage.ground import TableGround
from cardavia.ui.stage.hearing import Hearing
from cardavia.ui.stage.ledger import Ledger, Plates
from cardavia.ui.stage.marking import Marking, Marks
from cardavia.ui.stage.pacing import CLOSE, Pace
from cardavia.ui.stage.plates import SeatLabel, SignLabel
from cardavia.ui.stage.pointing import Pointing
from cardavia.ui.stage.pose import Pose
from cardavia.ui.stage.props import Speaker, TableProps
from cardavia.ui.stage.renewal import Renewal
from cardavia.ui.stage.script import Script
from cardavia.ui.stage.seating import Seating
from cardavia.ui.stage.touch import TouchedCloth
from cardavia.ui.stage.troupe import Troupe
from cardavia.ui.voice import Voice

__all__ = ["SeatLabel", "SignLabel", "Stage"]


class Stage(TouchedCloth):
    """The animated table of one game at a time. Truth is a view; ``settle`` puts everything where the view says."""

    settled = Signal()

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
        self.plates: Plates | None = None
        """Makes the plates of a view: they change in the middle of a step, when points land on them."""
        self.rested: Callable[[], float] = lambda: 0.0
        """For how many milliseconds the table has been waiting for somebody to play."""
        self.sides: Callable[[int], str] | None = None
        """What a side is called in the sentences for screen readers; without it, by its first seat."""
        self.dpr = self.devicePixelRatioF()
        self._game, self._faces, self._voice = game, faces, voice
        self._trims = Trims(faces)
        self._troupe = Troupe(game.rules, self._new_item)
        self.furniture = Furniture(self.cards, self.font(), faces)
        self.clock = Clock(self)
        self._seating = Seating(game.layout, 2, self.bottom, 640, 480)
        self._view: View[Any] | None = None
        self.hearing = Hearing()
        self._pace = Pace()
        self._marking = Marking(self._troupe, self.clock, self._seating)
        self._ground = TableGround(self._troupe, self._marking, lambda: self._playing)
        self.touch(Pointing(self._ground, self))
        self._labels: dict[Seat, SeatLabel] = {}
        self._playing = False
        self._sorted = True
        self._prefetched: tuple[float, ...] = ()
        self._arranged = -1
        """The edition of the faces in whose light the furniture was drawn."""
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self.settled)
        self.renewal = Renewal(self._marking, lambda: not self._playing, self._weave, self)
        self.renewal.done.connect(self._on_renewed)
        self._connect()

    def _connect(self) -> None:
        self.pointing.hovered.connect(self._on_hovered)
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
        self.pointing.forget()
        self._game, self._view, self._seated, self._prefetched = game, None, None, ()
        self._marking.clear()
        self._troupe.join(game.rules)
        self._labels = {}
        self.furniture.set_signs(())
        self.furniture.set_seats({})
        self.furniture.set_prompt("", warn=False)
        self.furniture.count({})
        self.retranslate()

    @property
    def busy(self) -> bool:
        """Whether ``settled`` is still to come."""
        return self._playing or self._soon.isActive()

    @property
    def playing(self) -> bool:
        """Whether something is being played just now."""
        return self._playing

    def set_pace(self, speed: float, pace: float, reduced: bool, hold: float | None = 1.0, wait: float = 0.3) -> None:
        """How fast things move and how long they stay to be read: see ``Pace``. At speed 0 nothing waits."""
        self._pace = self._marking.pace = Pace(speed, pace, reduced, hold, wait)

    def play(self, events: tuple[Event, ...], view: View[Any]) -> None:
        """Show what happened, as the seat at the bottom saw it; then settle on the view and say ``settled``."""
        self._stop()
        # where nobody may see who is asked, nobody seems to think either
        quiet = self._view is not None and self._view.state.phase in self._game.quiet
        self._view = view
        self._hold()
        self._marking.clear()
        self.pointing.forget()
        announcer = Announcer(self._voice.phrases, self._name, self.sides)
        self.reader.tell(map(announcer.sentence, events))
        self._seat(view)
        if self._pace.speed <= 0 or not events or not self.isVisible():
            self.hearing.step(events if self.isVisible() else (), self._game.rules.side(self.bottom), self._seating)
            self.settle(view)
            self._soon.start()
            return
        self._troupe.seat = view.seat
        speaker = Speaker(announcer.bubble, self._voice.phrases.number)
        props = TableProps(self.furniture, self._faces, speaker, self._seating, self._pace, self.dpr)
        ledger = Ledger(self._game, view, events, self.plates)
        script = Script(self._troupe, self._seating, props, self._pace, self.bottom, ledger)
        script.hearing = self.hearing.anew()
        script.is_counting = view.state.phase not in (Phase.DEAL, Phase.OVER)
        script.thought = math.inf if quiet else self.rested()
        self._playing = True
        self.clock.play(write(script, events), self._on_played, script.holds)

    def settle(self, view: View[Any]) -> None:
        """Put everything where the view says, at once; whatever was being played is over, without a word.

        Only a card that was just dropped, and still belongs into the hand, may be seen to fly back there.
        """
        self._stop()
        held = self._marking.held() if self._seated == self._seat_key(view) else None
        self._view = view
        self._hold()
        self._seat(view)
        self._troupe.settle(view)
        self.furniture.count(self._troupe.counts())
        if not self.renewal.is_due:
            self._marking.lie()
            self._prefetch()
        else:  # a window is being pulled or a look changes: the pictures at hand will do, at another scale
            self._marking.lie(sharp=False)
        if held is not None:
            self._marking.let_go(*held)

    def hurry(self) -> None:
        """Somebody does not want to wait: a trick that lies to be read goes; else all is finished that is played."""
        if not self.clock.release():
            self.skip()

    def skip(self) -> None:
        """Finish what is being played, now; ``settled`` follows at once."""
        if not self.busy:
            return
        view = self._view
        self.hearing.cut()
        if view is not None:
            self.settle(view)
        self.settled.emit()

    def _on_played(self) -> None:
        if self._view is not None:
            self.settle(self._view)
        self.settled.emit()

    def _stop(self) -> None:
        self.clock.drop()
        self.furniture.air.clear()
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

    # the own hand

    @property
    def own(self) -> tuple[Card, ...]:
        """The own cards in the order shown, from left to right and the rear row first; those that lie open included."""
        items = self._troupe.order_in(hand(self.bottom), self._seating)
        return tuple(item.part for item in items if item.part != UNKNOWN)

    def sort(self, on: bool) -> None:
        """Hold the own cards by suit and rank, or as they were dealt; they glide to where they belong."""
        self._sorted = on
        self._hold()
        if self._view is not None and not self._playing:
            self._marking.nudge(CLOSE)

    def _hold(self) -> None:
        """The order of the own hand may depend on the state: trumps first, once there are trumps."""
        view = self._view
        arranged = self._sorted and view is not None
        self._troupe.arrange = partial(self._game.arrange, view.state) if arranged and view is not None else None

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
        self._arrange()

    def _arrange(self) -> None:
        self._arranged = self._faces.edition
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

    # sizes and looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size, in the middle of anything: everything lies where it belongs at once."""
        super().resizeEvent(event)
        self._faces.let_go()
        if self._view is not None:
            self.renewal.wait()
            self.coarse = True
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
        if self.renewal.is_due:
            self.renewal.stop()
            self._begin_anew()

    def event(self, event: QEvent) -> bool:
        """Another scale or another font: draw everything anew."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._cut()
        elif event.type() == QEvent.Type.FontChange:
            self._seat(self._view, anew=True)
        return super().event(event)

    def restyle(self) -> None:
        """Faces or cloth changed: draw the visible cards anew, soon and only once for many changes."""
        self._trims.forget()
        if self.isVisible():
            self.renewal.begin()
        else:
            self._begin_anew()

    def _begin_anew(self) -> None:
        """Everything is laid out and drawn when it is next to be seen, in the size that it has then."""
        self.relay()
        self._seated = None

    def _on_renewed(self) -> None:
        if self._arranged != self._faces.edition:  # with the cards: plates in another light would be seen before them
            self._arrange()
        self.relay()
        self._prefetch()

    def _prefetch(self) -> None:
        """Draw the cards that may come ahead, so that no flight has to wait for its picture."""
        seating = self._seating
        wish = (*seating.played_widths, self.dpr, float(self._faces.edition))
        if not self.isVisible() or wish == self._prefetched:
            return
        self._prefetched = wish
        self._faces.provide(self._game.rules.deck.cards, seating.played_widths, self.dpr)

    # words and plates

    def retranslate(self) -> None:
        """Another language: the page sets plates and caption anew; the table's own name is said here."""
        self.setAccessibleName(self._voice.say("stage.table"))
        self.furniture.set_labels(labels_of(self._game.layout, self._view, self.bottom, self._voice.say))

    def set_seats(self, labels: Mapping[Seat, SeatLabel]) -> None:
        """What stands on the plates of the seats."""
        self._labels = dict(labels)
        self.furniture.set_seats(labels, self._voice.say("stage.dealer"), self._voice.say("stage.leader"))

    def set_signs(self, signs: tuple[SignLabel, ...]) -> None:
        """Facts that stay in sight, such as the trumps or the suit led; as many as find room, the first ones first."""
        self.furniture.set_signs(signs)

    def set_prompt(self, text: str, warn: bool = False) -> None:
        """The line between table and hand; "" for none. A warning stands on another ground."""
        self.furniture.set_prompt(text, warn)

    def _name(self, seat: Seat) -> str:
        label = self._labels.get(seat)
        return label.name if label else ""

    # where things are, for tests, tours and screen readers

    def place_of(self, zone: Zone) -> QRectF:
        """Where a zone is, in pixels of the viewport; the own hand with its rear row and what stands higher."""
        area, own = self._seating.area(zone), hand(self.bottom)
        if zone in self._seating.fellows(own):
            area.setTop(self._seating.crown(len(self._troupe.order_in(own, self._seating))))
        return area

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
