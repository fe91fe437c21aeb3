"""The page on which a match is played: the drawn table, its buttons, and the hands that pick a card."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardavia.engine.cards import Card
from cardavia.engine.events import Event, TrickWon
from cardavia.engine.moves import Move, Verb
from cardavia.engine.view import View
from cardavia.engine.zones import TABLE
from cardavia.game import Advice, Question
from cardavia.kits.tricks import TrickState
from cardavia.ui.captions import Captions
from cardavia.ui.conductor import Conductor
from cardavia.ui.deciding import Deciding
from cardavia.ui.look.faces import Faces
from cardavia.ui.names import Names
from cardavia.ui.overlays import Overlays
from cardavia.ui.panels.sheet import SheetPanel
from cardavia.ui.stage.picking import Outcome, Picking, no_picking
from cardavia.ui.stage.scene import Stage
from cardavia.ui.stage.toolbar import TableBar
from cardavia.ui.voice import Voice

ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
DIGITS = "1234567890"
"""The keys of the first ten cards of a hand, from left to right."""
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
        self._refusal, self._barred = "", ""
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
        self.choice.chosen.connect(conductor.submit)
        self.choice.put_back.connect(self._put_back)
        self.deciding.changed.connect(self.refresh)
        self.deciding.barred.connect(self._on_barred)
        for name in ("home", "story", "rules", "settings"):
            getattr(bar, name).connect(getattr(self, name))
        bar.undo.connect(self.undo)
        bar.redo.connect(self.redo)
        bar.hint.connect(self.hint)
        bar.last.connect(self.show_last)
        bar.looks.connect(self.show_looks)
        bar.sort.connect(self.sort)
        self._voice.changed.connect(self.retranslate)
        self._faces.changed.connect(self.refresh)

    # what the conductor says

    def _on_asked(self, view: View[Any]) -> None:
        game = self.conductor.game
        if game is None:
            return
        asks = self.deciding.ask(game, view)
        if self.conductor.waiting:
            # while something else is asked no card is played: the rules say why
            self._picking = no_picking() if asks else Picking(game.rules.legal_moves(view.state))
            self.refresh()

    def _on_moved_on(self) -> None:
        self._picking, self._advice, self._refusal, self._barred = no_picking(), None, "", ""
        if not self.deciding.answering:
            self.deciding.drop()
        self.overlays.close()
        self.hide_sheet()
        session = self.conductor.session
        if session is not None:
            self._last = self._latest_capture(session.view(self.conductor.bottom).seen)
        self.refresh()

    @staticmethod
    def _latest_capture(events: tuple[Event, ...]) -> tuple[Card, ...]:
        """What was fished last; the last trick is shown on request."""
        captures = [event.cards for event in events if isinstance(event, TrickWon) and not event.by]
        return captures[-1] if captures else ()

    def _on_advised(self, advice: Advice) -> None:
        self._advice, self._refusal, self._barred = advice, "", ""
        self._focus = next((card for card in advice.move.cards if card in self._hand()), self._focus)
        self.deciding.recommend(advice.move)
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
        self.overlays.close()
        self._advice, self._refusal, self._barred = None, "", ""
        if not self.conductor.waiting:
            self.refuse("table.not-your-turn")
        elif card in self._hand():
            self._focus = card
            self._press_own(card)
        elif self._picking.chosen is None:
            self.refuse("table.hand-first")
        else:
            self._carry_out(self._picking.press_table(card))

    def _press_own(self, card: Card) -> None:
        if self.deciding.puts_away:
            self.deciding.press(card, self._why_not(card))
        else:
            self._carry_out(self._picking.press_hand(card))

    def _on_dropped(self, name: str, target: object) -> None:
        self._advice, self._refusal = None, ""
        if not self.conductor.waiting:
            self.refuse("table.not-your-turn")
            return
        card, onto = Card(name), target if isinstance(target, Card) else None
        if self.deciding.puts_away or (onto is None and not self._is_table(target)):
            self._put_back()
            return
        self._carry_out(self._picking.drop(card, onto if onto in self._table() else None))

    def _is_table(self, target: object) -> bool:
        """Whether what was dropped there is played: on the table of a fishing game, anywhere among tricks."""
        view = self._view()
        return target == TABLE.name or (view is not None and isinstance(view.state, TrickState) and target is not None)

    def _on_hovered(self, name: str) -> None:
        self._hovered = Card(name) if name else None
        self.refresh()

    def _on_barred(self, reason: str) -> None:
        self._barred = reason
        self.refresh()

    def _on_table_pressed(self) -> None:
        self.overlays.close()
        if self.stage.busy:
            self.stage.skip()
        elif self._picking.chosen is not None:
            self._put_back()

    def _carry_out(self, outcome: Outcome) -> None:
        wish = outcome.move or outcome.attempt
        if wish is not None:
            self.conductor.submit(wish)
        elif self._picking.chosen is None:
            self._put_back()
        else:
            self._ask_how(self._picking.chosen)
            self.refresh()

    def _ask_how(self, card: Card) -> None:
        """A card that can be played in several ways, such as with bella, is asked about."""
        view, question = self._view(), self._said_with(card)
        if question is not None and view is not None:
            self.deciding.ask_about(question, view)

    def _said_with(self, card: Card) -> Question | None:
        view, game = self._view(), self.conductor.game
        return game.said_with(view.state, card) if view is not None and game is not None else None

    def _put_back(self) -> None:
        if self._picking.chosen is not None:
            self.deciding.drop()
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

    def show_last(self) -> None:
        """Show the last trick, or put it away again."""
        view = self._view()
        if view is not None and not self.overlays.toggle_last(view):
            self.refuse("table.no-trick-yet")

    def show_looks(self) -> None:
        """Show what else may be looked at, one after the other."""
        view, game = self._view(), self.conductor.game
        if view is not None and game is not None and not self.overlays.next_look(game, view):
            self.refuse("table.nothing-to-see")

    def sort(self) -> None:
        """Show the own cards by suit and rank, or as they were dealt."""
        self._sorted = not self._sorted
        self.stage.sort(self._sorted)
        self.refresh()

    # the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits and arrows choose a card or an answer, Enter takes it, Esc puts it back; any key hurries."""
        if self.sheet.isVisible():
            super().keyPressEvent(event)
        elif event.isAutoRepeat() and event.key() not in ARROWS:
            return  # a key that is held must not play card after card
        elif event.modifiers() not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier):
            super().keyPressEvent(event)
        elif self.stage.busy:
            self.stage.skip()
        elif self.overlays.looking:
            self._leave_look(event)
        elif not (self.deciding.panel.press(event) or self._card_key(event)):
            super().keyPressEvent(event)

    def _leave_look(self, event: QKeyEvent) -> None:
        """Up and Down move through what is long; any other key puts it away."""
        step = ARROWS.get(Qt.Key(event.key()), 0)
        if not step or not self.overlays.viewer.scroll_by(step):
            self.overlays.close()

    def _card_key(self, event: QKeyEvent) -> bool:
        """A key that means a card of the hand; True if it meant something."""
        key, number = Qt.Key(event.key()), DIGITS.find(event.text()) if event.text() else -1
        if 0 <= number < len(self._hand()):
            self._choose(self._hand()[number])
        elif key in ARROWS:
            self._step(ARROWS[key])
        elif key in ENTER:
            self._confirm(key)
        elif key == Qt.Key.Key_Escape:
            self._let_go()
        else:
            return False
        return True

    def _let_go(self) -> None:
        """Esc: the card, the hint and the complaint go."""
        self._advice, self._refusal, self._barred = None, "", ""
        self._put_back()

    def _choose(self, card: Card) -> None:
        """A number looks at its card; the same number again plays it, as Enter does."""
        if self.deciding.puts_away:
            self._on_pressed(card)
            return
        if card == self._focus:
            self._confirm(Qt.Key.Key_Return)
            return
        self._put_back()
        self._focus, self._refusal, self._advice = card, "", None
        self.refresh()

    def _step(self, step: int) -> None:
        self._refusal, self._advice, self._barred = "", None, ""
        if self._picking.chosen is not None:
            self._picking.cycle(step)
        elif cards := self._hand():
            at = cards.index(self._focus) + step if self._focus in cards else (0 if step > 0 else -1)
            self._focus = cards[at % len(cards)]
        self.refresh()

    def _confirm(self, key: Qt.Key) -> None:
        if self.deciding.puts_away and key != Qt.Key.Key_Space and self.deciding.confirm():
            return
        if self._advice is not None and not self.deciding.puts_away:
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
        """The own cards from left to right."""
        return self.stage.own

    def _table(self) -> tuple[Card, ...]:
        view = self._view()
        return () if view is None else view.state.at(TABLE)

    def _why_not(self, card: Card | None) -> str:
        """The term of what forbids a card of the hand just now; "" for a card that may be played or put away."""
        view, game = self._view(), self.conductor.game
        if card is None or view is None or game is None:
            return ""
        if card not in self._hand() or card in self._picking.lit:
            return ""
        if self.deciding.question is not None and not self.deciding.puts_away:
            return ""
        verb = Verb.DISCARD if self.deciding.puts_away else Verb.PLAY
        return game.rules.why_not(view.state, Move(verb, (card,))) or ""

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        self.stage.retranslate()
        self.refresh()

    def refresh(self) -> None:
        """Marks, prompt, plates and buttons as they should be now."""
        view = self._view()
        session, game = self.conductor.session, self.conductor.game
        if view is None or session is None or game is None:
            return
        self._mark()
        text, warn = self._prompt()
        self.stage.set_prompt(text, warn)
        self.choice.offer(self._offered(), self._picking.picked)
        self.overlays.look_again(game, view)
        self.overlays.place()
        if not self.stage.busy:
            self.stage.set_seats(self._captions.plates(game, view, session.waits_for_seat))
            self.stage.set_signs(self._captions.signs(game, view))
            self.overlays.last_capture.show_cards(self._last)
        self.bar.show_status(self._captions.status(game, session))
        undo = bool(session.decisions(self.conductor.bottom))
        tricks = isinstance(view.state, TrickState)
        self.bar.offer(last=tricks, looks=tricks, sort=tricks)
        self.bar.allow(undo=undo, redo=session.can_redo, hint=self.conductor.waiting)

    def _offered(self) -> tuple[Move, ...]:
        """The captures that have a button: all of the chosen card's, or what is left where those are too many."""
        if self._picking.chosen is None or self.deciding.question is not None:
            return ()
        several = (self._picking.moves_of(self._picking.chosen), self._picking.choices)
        return next((moves for moves in several if len(moves) <= MOST_OFFERED), ())

    def _mark(self) -> None:
        picking, mine = self._picking, frozenset(self._hand())
        focus = self._focus if self._focus in mine else None
        if self.deciding.question is not None:
            self._mark_question(mine, focus)
            return
        look = picking.chosen or self._hovered or self._focus
        targets = picking.targets if picking.chosen else (picking.would_take(look) if look else frozenset())
        chosen = ({picking.chosen} if picking.chosen else set()) | picking.picked
        if self._advice is not None:
            chosen, targets = set(self._advice.move.cards), frozenset(self._advice.move.taking)
        dimmed = mine - picking.lit if picking.moves else frozenset()
        self.stage.mark(picking.lit, frozenset(chosen), frozenset(targets), dimmed, focus)

    def _mark_question(self, mine: frozenset[Card], focus: Card | None) -> None:
        """Cards that may be put away and those that are to go; or the own cards that a question is about."""
        if self.deciding.puts_away:
            dimmed = frozenset(card for card in mine if self._why_not(card))
            advised = frozenset(self._advice.move.cards) if self._advice is not None else frozenset()
            self.stage.mark(mine - dimmed, frozenset(self.deciding.chosen), advised, dimmed, focus)
        else:
            about = frozenset(self.deciding.panel.cards) & mine
            chosen = frozenset({self._picking.chosen}) if self._picking.chosen else frozenset()
            self.stage.mark(frozenset(), chosen, about - chosen, frozenset(), None)

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
            return self._captions.hint(self._advice, view, self._asked()), False
        if self.conductor.waiting:
            return self._prompt_of_turn(view), False
        session = self.conductor.session
        if session is not None and session.waits_for_seat and session.state.turn != self.conductor.human:
            return self._captions.thinking(session.state.turn), False
        return "", False

    def _prompt_of_turn(self, view: View[Any]) -> str:
        """At the person's turn: why not, what a card would do, or what is to be done. A question speaks for itself."""
        say, picking, mine = self._voice.say, self._picking, self._hand()
        look = self._hovered if self._hovered in mine else self._focus if self._focus in mine else None
        if reason := self._barred or self._why_not(look):
            return say(reason)
        if self.deciding.question is not None:
            return ""
        if picking.chosen is not None:
            return say("table.choose-capture")
        return self._captions.preview(picking.moves_of(look), view) if look else say("table.your-turn")

    def _asked(self) -> Question | None:
        """The question that the hint answers: the one that is asked, or that of its card."""
        cards = self._advice.move.cards if self._advice is not None else ()
        return self.deciding.question or (self._said_with(cards[0]) if cards else None)

    # what lies over the table

    def hide_sheet(self) -> None:
        """Take the score sheet away, also while another page hides it with the table."""
        if not self.sheet.isHidden():
            self.sheet.dismiss()
            self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Overlays follow the table."""
        super().resizeEvent(event)
        self.overlays.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The stage's own size counts, not the page's: a panel may have opened beside it."""
        if watched is self.stage and event.type() == QEvent.Type.Resize:
            self.overlays.place()
        return super().eventFilter(watched, event)
