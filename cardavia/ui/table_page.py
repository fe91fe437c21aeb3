"""The page on which a match is played: the drawn table, its buttons, and the hands that pick a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardavia.engine.cards import Card
from cardavia.engine.events import Event, TrickWon
from cardavia.engine.moves import Move
from cardavia.engine.view import View
from cardavia.engine.zones import Seat
from cardavia.game import Question
from cardavia.kits.tricks import TrickState
from cardavia.ui.captions import Captions
from cardavia.ui.conductor import Conductor
from cardavia.ui.deciding import Deciding
from cardavia.ui.look.faces import Faces
from cardavia.ui.names import Names
from cardavia.ui.overlays import Overlays
from cardavia.ui.panels.sheet import Deal, SheetPanel
from cardavia.ui.playing import ARROWS, Playing
from cardavia.ui.reading import Reading
from cardavia.ui.stage.ledger import Owed
from cardavia.ui.stage.scene import SeatLabel, Stage
from cardavia.ui.stage.toolbar import TableBar
from cardavia.ui.voice import Voice

MOST_OFFERED = 12
"""More captures than so many get no buttons: their cards are pressed one by one until fewer are left."""


class Parts(NamedTuple):
    """What the page is made of; the composition root builds them."""

    stage: Stage
    conductor: Conductor
    sheet: SheetPanel
    faces: Faces
    voice: Voice
    names: Names


class TablePage(QWidget):
    """Turns presses, drags and keys into moves for the conductor, and shows what the conductor asks."""

    home = Signal()
    story = Signal()
    gallery = Signal()
    rules = Signal()
    settings = Signal()
    mute = Signal()

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stage, self.conductor, self.sheet = parts.stage, parts.conductor, parts.sheet
        self._faces, self._voice = parts.faces, parts.voice
        self._captions = Captions(parts.voice, parts.names, parts.faces.index_text)
        self.stage.sides = parts.names.side
        self.stage.plates = self._plates
        self.stage.told = self._told
        self.last_sheet: Callable[[], Deal | None] = lambda: None
        """The latest finished deal before the one on the table, of this match or of the one before."""
        self._rest = QElapsedTimer()
        self._rest.start()
        self.stage.rested = lambda: float(self._rest.elapsed())
        self._last: tuple[Card, ...] = ()
        self._sorted = True
        self.bar = TableBar(parts.voice, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self.stage, 1)
        self.overlays = Overlays(self.stage, parts.voice, parts.faces, self._captions, parts.names)
        self.choice = self.overlays.choice
        self.deciding = Deciding(self.conductor, self.overlays.decision, self)
        self._playing = Playing(self.stage, self.conductor, self.deciding, self)
        self._reading = Reading(self.stage, self._captions, self.conductor, self._playing, self.deciding)
        self._wire()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # the keyboard belongs to the page; a focus proxy to its own ancestor makes Qt run in a circle
        self.stage.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.stage.installEventFilter(self)

    def _wire(self) -> None:
        stage, conductor, bar = self.stage, self.conductor, self.bar
        stage.card_pressed.connect(lambda _card: self.overlays.close())
        stage.table_pressed.connect(self.overlays.close)
        stage.settled.connect(self._rest.restart)
        conductor.asked.connect(self._on_asked)
        conductor.moved_on.connect(self._on_moved_on)
        conductor.settled.connect(self.refresh)
        self.choice.chosen.connect(conductor.submit)
        self.choice.put_back.connect(self._playing.put_back)
        self._playing.changed.connect(self.refresh)
        for name in ("home", "story", "gallery", "rules", "settings"):
            getattr(bar, name).connect(getattr(self, name))
        bar.undo.connect(self.undo)
        bar.redo.connect(self.redo)
        bar.hint.connect(self.hint)
        bar.last.connect(self.show_last)
        bar.looks.connect(self.show_looks)
        bar.sort.connect(self.sort)
        bar.sheet.connect(self.show_sheet_again)
        self.sheet.closed.connect(self.setFocus)
        quiet = QShortcut(QKeySequence("M"), self)
        quiet.setAutoRepeat(False)
        quiet.activated.connect(self.mute)
        self._voice.changed.connect(self.retranslate)
        self._faces.changed.connect(self.refresh)

    # what the conductor says

    def _on_asked(self, view: View[Any]) -> None:
        game = self.conductor.game
        if game is None:
            return
        asked = self.deciding.ask(game, view)
        if self.conductor.waiting:  # an answer of several moves may just have gone on
            self._playing.begin(view, asked=asked)

    def _on_moved_on(self) -> None:
        self._playing.forget()
        self.overlays.close()
        if not self.sheet.shows_again:
            self.hide_sheet()
        session = self.conductor.session
        self._last = self._latest_capture(session.view(self.conductor.bottom).seen) if session is not None else ()
        if session is None:
            self.overlays.last_capture.show_cards(())
        self.refresh()

    def _plates(self, view: View[Any], owed: Owed) -> Mapping[Seat, SeatLabel]:
        """What stands on the plates while something is being played: it is nobody's turn then."""
        game = self.conductor.game
        return {} if game is None else self._captions.plates(game, view, waits=False, owed=owed)

    def _told(self, card: Card) -> str:
        """What is said under the pointer of a card whose picture tells neither its name nor its rank."""
        view, captions = self._playing.view, self._captions
        pictured = view is not None and captions.is_pictured(card)
        return captions.ranked(captions.card(card), card, self.conductor.game, view) if pictured and view else ""

    @staticmethod
    def _latest_capture(events: tuple[Event, ...]) -> tuple[Card, ...]:
        """What was fished last; the last trick is shown on request."""
        captures = [event.cards for event in events if isinstance(event, TrickWon) and not event.by]
        return captures[-1] if captures else ()

    def undo(self) -> None:
        """Take back to the last own decision."""
        if self.conductor.undo():
            self._reading.tell("table.undone")
        else:
            self._playing.refuse("table.nothing-to-undo")

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.conductor.redo():
            self._reading.tell("table.redone")
        else:
            self._playing.refuse("table.nothing-to-redo")

    def hint(self) -> None:
        """Ask for a hint."""
        if self.stage.busy:
            self.stage.skip()
        if not self.conductor.hint() and not self.conductor.at_sheet:
            self._playing.refuse("table.not-your-turn")

    def show_last(self) -> None:
        """Show the last trick, or put it away again."""
        view = self._playing.view
        if view is not None and not self.overlays.toggle_last(view):
            self._playing.refuse("table.no-trick-yet")

    def show_looks(self) -> None:
        """Show what else may be looked at, one after the other."""
        view, game = self._playing.view, self.conductor.game
        if view is not None and game is not None and not self.overlays.next_look(game, view):
            self._playing.refuse("table.nothing-to-see")

    def show_muted(self, muted: bool) -> None:
        """Say that sounds were switched off or on."""
        self._playing.tell("table.sound-off" if muted else "table.sound-on")

    def sort(self) -> None:
        """Show the own cards by suit and rank, or as they were dealt."""
        self._sorted = not self._sorted
        self.stage.sort(self._sorted)
        self.bar.show_sorted(self._sorted)
        self.refresh()

    # the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits and arrows choose a card or an answer, Enter takes it, Esc puts it back; any key hurries."""
        self._reading.answer(lambda: self._press(event))

    def _press(self, event: QKeyEvent) -> None:
        if self.sheet.isVisible():
            super().keyPressEvent(event)
        elif event.isAutoRepeat() and event.key() not in ARROWS:
            return  # a key that is held must not play card after card
        elif event.modifiers() not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier):
            super().keyPressEvent(event)
        elif self.stage.busy:
            self.stage.hurry()
        elif self.overlays.looking:
            self._leave_look(event)
        elif not (self.deciding.panel.press(event) or self._playing.press_key(event)):
            super().keyPressEvent(event)

    def _leave_look(self, event: QKeyEvent) -> None:
        """Up and Down move through what is long; any other key puts it away."""
        step = ARROWS.get(Qt.Key(event.key()), 0)
        if not step or not self.overlays.viewer.scroll_by(step):
            self.overlays.close()

    # what is shown

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        self.stage.retranslate()
        self.setAccessibleName(self._voice.say("stage.table"))
        self.setAccessibleDescription(self._voice.say("table.keys"))
        self.refresh()

    def refresh(self) -> None:
        """Marks, prompt, plates and buttons as they should be now."""
        view = self._playing.view
        session, game = self.conductor.session, self.conductor.game
        if view is None or session is None or game is None:
            return
        self._mark()
        text, warn = self._prompt()
        self.stage.set_prompt(text, warn)
        self._reading.follow(text)
        self.choice.offer(self._offered(), self._playing.picking.picked)
        self.overlays.look_again(game, view)
        self.overlays.place()
        if not self.stage.busy:
            self.stage.set_seats(self._captions.plates(game, view, session.waits_for_seat))
            self.stage.set_signs(self._captions.signs(game, view))
            self.overlays.last_capture.show_cards(self._last)
        # while the cards are given, nothing tells what they will come to
        dealing = self.stage.busy and session.ply == session.deal_began_at
        if dealing or not self.stage.busy:  # a trick that still lies is not yet the one before
            self.bar.show_status(self._captions.status(game, session, dealing=dealing))
        undo = bool(session.decisions(self.conductor.bottom))
        tricks = isinstance(view.state, TrickState)
        self.bar.offer(last=tricks, looks=tricks, sort=tricks, sheet=self.last_sheet() is not None)
        self.bar.allow(undo=undo, redo=session.can_redo, hint=self.conductor.waiting)

    def _offered(self) -> tuple[Move, ...]:
        """The captures that have a button: all of the chosen card's, or what is left where those are too many."""
        if self._playing.picking.chosen is None or self.deciding.question is not None:
            return ()
        several = (self._playing.picking.moves_of(self._playing.picking.chosen), self._playing.picking.choices)
        return next((moves for moves in several if len(moves) <= MOST_OFFERED), ())

    def _mark(self) -> None:
        hand, picking = self._playing, self._playing.picking
        mine = frozenset(hand.hand)
        focus = hand.focus if hand.focus in mine else None
        if self.deciding.question is not None:
            self._mark_question(mine, focus)
            return
        look = picking.chosen or hand.hovered or hand.focus
        targets = picking.targets if picking.chosen else (picking.would_take(look) if look else frozenset())
        chosen = ({picking.chosen} if picking.chosen else set()) | picking.picked
        if hand.advice is not None:
            chosen, targets = set(hand.advice.move.cards), frozenset(hand.advice.move.taking)
        dimmed = mine - picking.lit if picking.moves else frozenset()
        self.stage.mark(picking.lit, frozenset(chosen), frozenset(targets), dimmed, focus)

    def _mark_question(self, mine: frozenset[Card], focus: Card | None) -> None:
        """Cards that may be put away and those that are to go; or the own cards that a question is about."""
        if self.deciding.puts_away:
            dimmed = frozenset(card for card in mine if self._playing.why_not(card))
            advice = self._playing.advice
            advised = frozenset(advice.move.cards) if advice is not None else frozenset[Card]()
            self.stage.mark(mine - dimmed, frozenset(self.deciding.chosen), advised, dimmed, focus)
        else:
            about = frozenset(self.deciding.panel.cards) & mine
            played = self._playing.picking.chosen
            chosen = frozenset({played}) if played else frozenset[Card]()
            self.stage.mark(frozenset(), chosen, about - chosen, frozenset(), None)

    @property
    def prompt(self) -> str:
        """What the line above the hand says now."""
        return self._prompt()[0]

    def _prompt(self) -> tuple[str, bool]:
        """The line above the hand, and whether it warns."""
        say, view = self._voice.say, self._playing.view
        if view is None:
            return "", False
        if self._playing.refusal:
            return say(self._playing.refusal), True
        if self._playing.note:
            return say(self._playing.note), False
        if self._playing.advice is not None and not self._points_elsewhere:
            return self._captions.hint(self._playing.advice, view, self._asked()), False
        if self.conductor.waiting:
            return self._prompt_of_turn(view), False
        session = self.conductor.session
        if self.stage.busy:
            return "", False  # the truth is ahead: while cards are dealt nobody seems to think
        game = self.conductor.game
        if game is None or session is None or session.state.phase in game.quiet:
            return "", False  # nobody may see who is asked there
        if session.waits_for_seat and session.state.turn != self.conductor.human:
            return self._captions.thinking(session.state.turn), False
        return "", False

    @property
    def _points_elsewhere(self) -> bool:
        """Whether the pointer asks about something else than what the hint is about; the hint comes back after it."""
        hand, advice = self._playing, self._playing.advice
        asks = hand.hovered in hand.hand and advice is not None and hand.hovered not in advice.move.cards
        return self.conductor.waiting and (asks or bool(hand.barred))

    def _prompt_of_turn(self, view: View[Any]) -> str:
        """At the person's turn: why not, what a card would do, or what is to be done. A question speaks for itself."""
        say, hand, picking = self._voice.say, self._playing, self._playing.picking
        look = next((card for card in (hand.hovered, hand.focus) if card in hand.hand), None)
        if hand.barred:
            return say(hand.barred)
        if look is not None and (reason := hand.why_not(look)):
            return self._captions.barred(look, say(reason))
        if self.deciding.question is not None:
            return ""
        if picking.chosen is not None:
            return say("table.choose-capture")
        if look is None:
            return say("table.your-turn")
        return self._captions.ranked(
            self._captions.preview(picking.moves_of(look), view), look, self.conductor.game, view
        )

    def _asked(self) -> Question | None:
        """The question that the hint answers: the one that is asked, or that of its card."""
        cards = self._playing.advice.move.cards if self._playing.advice is not None else ()
        return self.deciding.question or (self._playing.said_with(cards[0]) if cards else None)

    # what lies over the table

    def show_sheet_again(self) -> None:
        """Show the sheet of the latest finished deal, or put it away again; the match does not wait for it."""
        last = self.last_sheet()
        if self.sheet.shows_again:
            self.hide_sheet()
        elif last is not None and self.sheet.isHidden():
            self.overlays.close()
            self.sheet.show_deal(last, again=True)

    def hide_sheet(self) -> None:
        """Take the score sheet away, also while another page hides it with the table."""
        if not self.sheet.isHidden():
            self.sheet.dismiss()
            self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Overlays follow the table."""
        self.bar.suit(self.size())
        super().resizeEvent(event)
        self.overlays.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The stage's own size counts, not the page's: a panel may have opened beside it."""
        if watched is self.stage and event.type() == QEvent.Type.Resize:
            self.overlays.place()
        return super().eventFilter(watched, event)
