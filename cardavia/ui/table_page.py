"""The page on which a match is played: the drawn table, its buttons, and the hands that pick a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardavia.engine.cards import Card
from cardavia.engine.events import Event, TrickWon
from cardavia.engine.moves import Move
from cardavia.engine.view import View
from cardavia.engine.zones import TABLE, hand
from cardavia.game import Advice
from cardavia.ui.captions import Captions
from cardavia.ui.conductor import Conductor
from cardavia.ui.look.faces import Faces
from cardavia.ui.names import Names
from cardavia.ui.panels.sheet import SheetPanel
from cardavia.ui.stage.last_capture import LastCapture
from cardavia.ui.stage.picking import Outcome, Picking, no_picking
from cardavia.ui.stage.prompts import CaptureChoice
from cardavia.ui.stage.scene import Stage
from cardavia.ui.stage.toolbar import TableBar
from cardavia.ui.voice import Voice

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
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
    rules = Signal()
    settings = Signal()

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stage, self.conductor, self.sheet = parts.stage, parts.conductor, parts.sheet
        self._faces, self._voice = parts.faces, parts.voice
        self._captions = Captions(parts.voice, parts.names)
        self._picking = no_picking()
        self._focus: Card | None = None
        self._hovered: Card | None = None
        self._advice: Advice | None = None
        self._refusal = ""
        self._last: tuple[Card, ...] = ()
        self.bar = TableBar(parts.voice, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self.stage, 1)
        self.choice = CaptureChoice(parts.voice, parts.faces, self.stage)
        self.last_capture = LastCapture(parts.voice, parts.faces, self.stage)
        self._wire()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # the keyboard belongs to the page; a focus proxy to its own ancestor makes Qt run in a circle
        self.stage.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.stage.installEventFilter(self)

    def _wire(self) -> None:
        stage, conductor, bar = self.stage, self.conductor, self.bar
        stage.card_pressed.connect(self._on_pressed)
        stage.card_dropped.connect(self._on_dropped)
        stage.card_hovered.connect(self._on_hovered)
        stage.table_pressed.connect(self._on_table_pressed)
        conductor.asked.connect(self._on_asked)
        conductor.refused.connect(self.refuse)
        conductor.advised.connect(self._on_advised)
        conductor.moved_on.connect(self._on_moved_on)
        conductor.settled.connect(self.refresh)
        self.choice.chosen.connect(self._on_choice)
        self.choice.put_back.connect(self._put_back)
        bar.home.connect(self.home)
        bar.story.connect(self.story)
        bar.rules.connect(self.rules)
        bar.settings.connect(self.settings)
        bar.undo.connect(self.undo)
        bar.redo.connect(self.redo)
        bar.hint.connect(self.hint)
        self._voice.changed.connect(self.retranslate)
        self._faces.changed.connect(self.refresh)

    # what the conductor says

    def _on_asked(self, view: View[Any]) -> None:
        game = self.conductor.game
        if game is None:
            return
        self._picking = Picking(game.rules.legal_moves(view.state))
        self.refresh()

    def _on_moved_on(self) -> None:
        self._picking, self._advice, self._refusal = no_picking(), None, ""
        self.hide_sheet()
        session = self.conductor.session
        if session is not None:
            self._last = self._latest_capture(session.view(self.conductor.bottom).seen)
        self.refresh()

    @staticmethod
    def _latest_capture(events: tuple[Event, ...]) -> tuple[Card, ...]:
        captures = [event.cards for event in events if isinstance(event, TrickWon)]
        return captures[-1] if captures else ()

    def _on_advised(self, advice: Advice) -> None:
        self._advice, self._refusal = advice, ""
        self._focus = advice.move.cards[0]
        self.refresh()

    def refuse(self, reason: str) -> None:
        """Say why an attempt was illegal; the table is put right, nothing else moves."""
        self._refusal = reason
        session = self.conductor.session
        if session is not None and not self.stage.busy:
            self.stage.settle(session.view(self.conductor.bottom))
        self.refresh()

    # the hand of the player

    def _on_pressed(self, name: str) -> None:
        if self.stage.busy:
            self.stage.skip()
            return
        card = Card(name)
        self._advice, self._refusal = None, ""
        if not self.conductor.waiting:
            self.refuse("table.not-your-turn")
        elif card in self._hand():
            self._focus = card
            self._carry_out(self._picking.press_hand(card))
        elif self._picking.chosen is None:
            self.refuse("table.hand-first")
        else:
            self._carry_out(self._picking.press_table(card))

    def _on_dropped(self, name: str, target: object) -> None:
        self._advice, self._refusal = None, ""
        if not self.conductor.waiting:
            self.refuse("table.not-your-turn")
            return
        card, onto = Card(name), target if isinstance(target, Card) else None
        if onto is None and target != TABLE.name:
            self._put_back()
            return
        self._carry_out(self._picking.drop(card, onto if onto in self._table() else None))

    def _on_hovered(self, name: str) -> None:
        self._hovered = Card(name) if name else None
        self.refresh()

    def _on_table_pressed(self) -> None:
        if self.stage.busy:
            self.stage.skip()
        elif self._picking.chosen is not None:
            self._put_back()

    def _on_choice(self, move: Move) -> None:
        self.conductor.submit(move)

    def _carry_out(self, outcome: Outcome) -> None:
        wish = outcome.move or outcome.attempt
        if wish is not None:
            self.conductor.submit(wish)
        elif self._picking.chosen is None:
            self._put_back()
        else:
            self.refresh()

    def _put_back(self) -> None:
        self._picking.put_back()
        session = self.conductor.session
        if session is not None and not self.stage.busy:
            self.stage.settle(session.view(self.conductor.bottom))
        self.refresh()

    def undo(self) -> None:
        """Take back to the last own decision."""
        if not self.conductor.undo():
            self.refuse("table.nothing-to-undo")

    def redo(self) -> None:
        """Play again what was taken back."""
        if not self.conductor.redo():
            self.refuse("table.nothing-to-redo")

    def hint(self) -> None:
        """Ask for a hint."""
        if self.stage.busy:
            self.stage.skip()
        if not self.conductor.hint() and not self.conductor.at_sheet:
            self.refuse("table.not-your-turn")

    # the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1–9 and the arrows choose a card, Enter plays it, Esc puts it back; any key hurries what still moves."""
        if self.sheet.isVisible():
            super().keyPressEvent(event)
            return
        keys: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Left: lambda: self._step(-1),
            Qt.Key.Key_Right: lambda: self._step(1),
            Qt.Key.Key_Up: lambda: self._step(-1),
            Qt.Key.Key_Down: lambda: self._step(1),
            Qt.Key.Key_Return: self._confirm,
            Qt.Key.Key_Enter: self._confirm,
            Qt.Key.Key_Space: self._confirm,
            Qt.Key.Key_Escape: self._let_go,
        }
        number = event.key() - Qt.Key.Key_1
        if event.isAutoRepeat() and event.key() not in ARROWS:
            return  # a key that is held must not play card after card
        if event.modifiers() not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier):
            super().keyPressEvent(event)
        elif self.stage.busy:
            self.stage.skip()
        elif 0 <= number < len(self._hand()):
            self._choose(self._hand()[number])
        elif event.key() in keys:
            keys[event.key()]()
        else:
            super().keyPressEvent(event)

    def _let_go(self) -> None:
        """Esc: the card, the hint and the complaint go."""
        self._advice, self._refusal = None, ""
        self._put_back()

    def _choose(self, card: Card) -> None:
        """A number looks at its card; the same number again plays it, as Enter does."""
        if card == self._focus:
            self._confirm()
            return
        self._put_back()
        self._focus, self._refusal, self._advice = card, "", None
        self.refresh()

    def _step(self, step: int) -> None:
        self._refusal, self._advice = "", None
        if self._picking.chosen is not None:
            self._picking.cycle(step)
        elif cards := self._hand():
            at = cards.index(self._focus) + step if self._focus in cards else (0 if step > 0 else -1)
            self._focus = cards[at % len(cards)]
        self.refresh()

    def _confirm(self) -> None:
        if self._advice is not None:
            self.conductor.submit(self._advice.move)
        elif self._picking.chosen is not None and self._picking.picked:
            self._carry_out(self._picking.confirm())
        elif self._picking.chosen is not None:
            self._step(1)
        elif self._focus in self._hand() and self._focus is not None:
            self._on_pressed(self._focus)

    # what is shown

    def _view(self) -> View[Any] | None:
        session = self.conductor.session
        return None if session is None else session.view(self.conductor.bottom)

    def _hand(self) -> tuple[Card, ...]:
        view = self._view()
        return () if view is None else view.state.at(hand(view.seat))

    def _table(self) -> tuple[Card, ...]:
        view = self._view()
        return () if view is None else view.state.at(TABLE)

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        self.stage.retranslate()
        self.refresh()

    def refresh(self) -> None:
        """Marks, prompt, plates and buttons as they should be now."""
        view = self._view()
        if view is None:
            return
        self._mark()
        text, warn = self._prompt()
        self.stage.set_prompt(text, warn)
        self.choice.offer(self._offered(), self._picking.picked)
        self._place_overlays()
        session, game = self.conductor.session, self.conductor.game
        if session is None or game is None:
            return
        if not self.stage.busy:
            waits, everyone = session.waits_for_seat, view.state.everyone
            self.stage.set_seats({seat: self._captions.plate(game, view, seat, waits) for seat in everyone})
            self.last_capture.show_cards(self._last)
        self.bar.show_status(self._captions.status(game, session))
        undo = bool(session.decisions(self.conductor.bottom))
        self.bar.allow(undo=undo, redo=session.can_redo, hint=self.conductor.waiting)

    def _offered(self) -> tuple[Move, ...]:
        """The captures that have a button: all of the chosen card's, or what is left where those are too many."""
        if self._picking.chosen is None:
            return ()
        several = (self._picking.moves_of(self._picking.chosen), self._picking.choices)
        return next((moves for moves in several if len(moves) <= MOST_OFFERED), ())

    def _mark(self) -> None:
        picking, mine = self._picking, frozenset(self._hand())
        look = picking.chosen or self._hovered or self._focus
        targets = picking.targets if picking.chosen else (picking.would_take(look) if look else frozenset())
        chosen = ({picking.chosen} if picking.chosen else set()) | picking.picked
        if self._advice is not None:
            chosen, targets = set(self._advice.move.cards), frozenset(self._advice.move.taking)
        dimmed = mine - picking.lit if picking.moves else frozenset()
        focus = self._focus if self._focus in mine else None
        self.stage.mark(picking.lit, frozenset(chosen), frozenset(targets), dimmed, focus)

    @property
    def prompt(self) -> str:
        """What the line above the hand says now."""
        return self._prompt()[0]

    def _prompt(self) -> tuple[str, bool]:
        """The line above the hand, and whether it warns."""
        say, view = self._voice.say, self._view()
        if view is None:
            return "", False
        if self._refusal:
            return say(self._refusal), True
        if self._advice is not None:
            return self._captions.hint(self._advice, view), False
        if self.conductor.waiting:
            if self._picking.chosen is not None:
                return say("table.choose-capture"), False
            look = self._hovered if self._hovered in self._hand() else None
            look = look or (self._focus if self._focus in self._hand() else None)
            words = self._captions.preview(self._picking.moves_of(look), view) if look else say("table.your-turn")
            return words, False
        session = self.conductor.session
        if session is not None and session.waits_for_seat and session.state.turn != self.conductor.human:
            return self._captions.thinking(session.state.turn), False
        return "", False

    # what lies over the table

    def hide_sheet(self) -> None:
        """Take the score sheet away, also while another page hides it with the table."""
        if not self.sheet.isHidden():
            self.sheet.dismiss()
            self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Overlays follow the table."""
        super().resizeEvent(event)
        self._place_overlays()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The stage's own size counts, not the page's: a panel may have opened beside it."""
        if watched is self.stage and event.type() == QEvent.Type.Resize:
            self._place_overlays()
        return super().eventFilter(watched, event)

    def _place_overlays(self) -> None:
        area = self.stage.rect()
        self.choice.place()
        self.last_capture.place(area)
