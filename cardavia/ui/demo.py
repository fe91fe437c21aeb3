"""The demonstration: a whole match in the real window, a mind in the person's seat too, with pictures on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QTimer, Signal

from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.engine.events import DealBegan, Event
from cardavia.engine.moves import Verb
from cardavia.engine.session import Session
from cardavia.engine.shuffle import luck_of
from cardavia.engine.state import Phase, State
from cardavia.ui.conductor import Conductor
from cardavia.ui.gallery.panel import GalleryPanel
from cardavia.ui.keeper import HUMAN
from cardavia.ui.look.faces import Faces
from cardavia.ui.preferences import Preferences
from cardavia.ui.showcase import pieces
from cardavia.ui.stage.renewal import Renewal
from cardavia.ui.window import MainWindow

TURNS = 12
"""Turns of the event loop that a page gets to lay itself out before its picture is taken."""
FEW = 5
"""Cards of the largest hand; where it holds fewer, cards are dealt again and again until the pack is used up."""
WATCHED = 2.0
"""The speed of the first deal, whose cards are seen to fly; everything after it is instant."""
GLANCE = 900
"""Milliseconds between two pictures of the cards that fly."""
SWIFT = 70
"""How little a PNG is packed, 0 to 100: at 4K a picture takes 0.5 s and 9 MB so, by default 2.1 s and 7 MB."""
GLANCES = 12
"""Pictures of cards that fly, at most."""


class Demonstration(QObject):
    """Plays one seat of a match and writes a PNG at each station: what a person sees who plays it.

    The conductor goes on only when the slot of its ``settled`` has returned, even while the event loop turns in it.
    """

    finished = Signal()
    failed = Signal(str)
    """A picture could not be written: its path."""

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        faces: Faces,
        renewal: Renewal,
        folder: Path,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._window, self._preferences, self._faces, self._folder = window, preferences, faces, folder
        self._renewal = renewal
        self._conductor: Conductor | None = None
        self._deal, self._plays, self._half, self._dealt = 0, 0, 0, False
        self._panels: tuple[str, ...] = ()
        self._taken: set[str] = set()
        """The stations of which there is one picture a match."""
        self._watch = QTimer(self, interval=GLANCE)
        self._watch.timeout.connect(self._on_glance)

    def follow(self, conductor: Conductor, panels: tuple[str, ...]) -> None:
        """Play a match to its end; each of the panels is opened once beside the table, in the middle of a deal."""
        self._conductor, self._panels = conductor, panels
        conductor.told.connect(self._on_told)
        conductor.settled.connect(self._on_settled)
        conductor.asked.connect(lambda _view: QTimer.singleShot(0, self._decide))
        conductor.deal_over.connect(self._on_deal_over)
        self._preferences.change(speed=WATCHED)
        self._watch.start()

    @property
    def _session(self) -> Session[Any] | None:
        return None if self._conductor is None else self._conductor.session

    def _decide(self) -> None:
        """Show what is asked, then do what a mind would do in the person's place."""
        conductor, session = self._conductor, self._session
        if conductor is None or session is None or conductor.game is None or not conductor.waiting:
            return
        self._once(session.state.phase)
        view, luck = session.view(session.state.turn), luck_of(session.seed, session.ply)
        level = Level(self._preferences.settings.level)
        conductor.submit(conductor.game.mind(session.rules, view, Budget(level), luck).move)

    def _on_glance(self) -> None:
        """Cards fly: look at them, until the first deal is given."""
        if self._dealt and self._watch.isActive():
            number = sum(name.startswith("dealing") for name in self._taken) + 1
            self._once(f"dealing-{number}")
            if number == GLANCES:
                self._watch.stop()

    def _on_told(self, events: tuple[Event, ...]) -> None:
        dealt = [event for event in events if isinstance(event, DealBegan)]
        if dealt:
            self._deal, self._plays, self._half, self._dealt = dealt[-1].deal_no, 0, 0, True
        elif (session := self._session) is not None and session.moves[-1].verb is Verb.PLAY:
            self._plays += 1

    def _on_settled(self) -> None:
        """The table lies still: take the pictures that are due."""
        session = self._session
        if session is None:
            return
        state = session.state
        if self._dealt:
            self._dealt = False
            self._watch.stop()
            self._preferences.change(speed=0.0)
            self.snap(f"deal-{self._deal:02}-start")
        elif state.phase == Phase.OVER:
            self._once("end")
        elif session.waits_for_seat and state.turn != HUMAN:
            self._once(f"{state.phase}-of-others")
        if sum(len(cards) for zone, cards in state.zones.items() if zone.name == "trick") == state.seats - 1:
            self._once("first-trick")
        if self._plays and self._plays == self._middle(session, state):
            self.snap(f"deal-{self._deal:02}-middle")
            self._visit_panels()

    def _middle(self, session: Session[Any], state: State) -> int:
        """After how many cards half of a deal is played."""
        if not self._half:
            hands = [len(cards) for zone, cards in state.zones.items() if zone.name == "hand"]
            again = max(hands, default=0) < FEW
            self._half = len(session.rules.deck.cards) // 2 - 2 if again else (sum(hands) + self._plays) // 2
        return self._half

    def _visit_panels(self) -> None:
        panels, self._panels = self._panels, ()
        for panel in panels:
            opened = self._window.open_panel(panel)
            if isinstance(opened, GalleryPanel):
                self._visit_gallery(opened)
            else:
                self.snap(panel)
        self._window.close_panel()

    def _visit_gallery(self, gallery: GalleryPanel) -> None:
        """All cards, then one of them."""
        self._until_drawn(gallery)
        self._once("gallery")
        gallery.look_at(pieces(gallery.exhibit.game)[-1])
        self._until_drawn(gallery)
        self._once("gallery-card")

    @staticmethod
    def _until_drawn(gallery: GalleryPanel) -> None:
        QCoreApplication.processEvents()
        while gallery.is_drawing:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def _on_deal_over(self) -> None:
        conductor, session = self._conductor, self._session
        if conductor is None or session is None:
            return
        self.snap(f"deal-{self._deal:02}-sheet")
        if session.state.phase == Phase.OVER:
            self.finished.emit()
        else:
            QTimer.singleShot(0, conductor.proceed)

    def _once(self, station: str) -> None:
        """A picture of a station that has none yet in this match."""
        if station not in self._taken:
            self._taken.add(station)
            self.snap(f"deal-{self._deal:02}-{station}")

    def snap(self, name: str) -> None:
        """Write a picture of the window, or say that it failed."""
        for _ in range(TURNS):
            QCoreApplication.processEvents()
        while (self._faces.is_drawing_ahead or self._renewal.is_due) and not self._watch.isActive():  # flying waits not
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        path = self._folder / f"{name}.png"
        if not self._window.grab().save(str(path), "PNG", SWIFT):
            self.failed.emit(str(path))
