"""The person's hand at the table: presses, drags and keys become moves for the conductor, or the reason why not."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move, Verb
from cardavia.engine.view import View
from cardavia.engine.zones import TABLE
from cardavia.game import Advice, Question
from cardavia.kits.tricks import TrickState
from cardavia.ui.conductor import Conductor
from cardavia.ui.deciding import Deciding
from cardavia.ui.stage.picking import Outcome, Picking, no_picking
from cardavia.ui.stage.scene import Stage

ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
DIGITS = "1234567890"
"""The keys of the first ten cards of a hand, from left to right."""


class Playing(QObject):
    """Knows what the person has chosen, looks at and was told. Whoever shows it listens to ``changed``."""

    changed = Signal()

    def __init__(self, stage: Stage, conductor: Conductor, deciding: Deciding, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage, self._conductor, self._deciding = stage, conductor, deciding
        self.picking = no_picking()
        self.focus: Card | None = None
        """The card under the keyboard."""
        self.hovered: Card | None = None
        self.advice: Advice | None = None
        self.note = ""
        """The term of something that was just done, and changes nothing in the match."""
        self.refusal, self.barred = "", ""
        """Terms of the reasons against what was tried last, and against what is pointed at."""
        stage.card_pressed.connect(self.press)
        stage.card_dropped.connect(self._on_dropped)
        stage.card_hovered.connect(self._on_hovered)
        stage.table_pressed.connect(self._on_table_pressed)
        conductor.refused.connect(self.refuse)
        conductor.advised.connect(self._on_advised)
        deciding.changed.connect(self.changed)
        deciding.barred.connect(self._on_barred)
        deciding.panel.looked.connect(self._on_looked)

    # what the conductor says

    def begin(self, view: View[Any], *, asked: bool) -> None:
        """The person must decide. While something else is ``asked`` no card is played: the rules say why."""
        game = self._conductor.game
        self.picking = no_picking() if asked or game is None else Picking(game.rules.legal_moves(view.state))
        self.changed.emit()

    def forget(self) -> None:
        """The match stands elsewhere: nothing is chosen, advised or forbidden any more."""
        self.picking = no_picking()
        self._stage.pointing.hover(None)  # whatever lies under the pointer now: it has not pointed at it
        self._hush()
        if not self._deciding.answering:
            self._deciding.drop()

    def _hush(self) -> None:
        """The hint and the complaint go."""
        self.advice, self.note, self.refusal, self.barred = None, "", "", ""

    def _on_advised(self, advice: Advice) -> None:
        self._hush()
        self.advice = advice
        self.focus = next((card for card in advice.move.cards if card in self.hand), self.focus)
        self._deciding.recommend(advice.move)
        self.changed.emit()

    def tell(self, note: str) -> None:
        """Say that something was done."""
        self._hush()
        self.note = note
        self.changed.emit()

    def refuse(self, reason: str) -> None:
        """Say why an attempt was illegal; the table is put right, nothing else moves."""
        self._hush()
        self.refusal = reason
        session = self._conductor.session
        if session is not None and not self._stage.busy:
            self._stage.settle(session.view(self._conductor.bottom))
        self.changed.emit()

    # the hand of the player

    def press(self, name: str) -> None:
        """A card was pressed, in the hand or on the table."""
        if self._stage.busy:
            self._stage.skip()
            return
        card = Card(name)
        self._hush()
        if not self._conductor.waiting:
            self.refuse("table.not-your-turn")
        elif card in self.hand:
            self.focus = card
            self._press_own(card)
        elif self.picking.chosen is None:
            self.refuse("table.hand-first")
        else:
            self._carry_out(self.picking.press_table(card))

    def _press_own(self, card: Card) -> None:
        if self._deciding.puts_away:
            self._deciding.press(card, self.why_not(card))
        else:
            self._carry_out(self.picking.press_hand(card))

    def _on_dropped(self, name: str, target: object) -> None:
        self._hush()
        if not self._conductor.waiting:
            self.refuse("table.not-your-turn")
            return
        card, onto = Card(name), target if isinstance(target, Card) else None
        if self._deciding.puts_away or (onto is None and not self._is_table(target)):
            self.put_back()
            return
        self._carry_out(self.picking.drop(card, onto if onto in self._table else None))

    def _is_table(self, target: object) -> bool:
        """Whether what was dropped there is played: on the table of a fishing game, anywhere among tricks."""
        view = self.view
        return target == TABLE.name or (view is not None and isinstance(view.state, TrickState) and target is not None)

    def _on_hovered(self, name: str) -> None:
        self.hovered = Card(name) if name else None
        if self.hovered in self.hand:
            self.note, self.refusal = "", ""  # what is pointed at has its own words
        self.changed.emit()

    def _on_looked(self) -> None:
        """The person has gone on to another answer, whatever was said of the one before."""
        self._hush()
        self.changed.emit()

    def _on_barred(self, reason: str) -> None:
        if reason:
            self.note, self.refusal = "", ""
        self.barred = reason
        self.changed.emit()

    def _on_table_pressed(self) -> None:
        if self._stage.busy:
            self._stage.skip()
        elif self.picking.chosen is not None:
            self.put_back()

    def _carry_out(self, outcome: Outcome) -> None:
        wish = outcome.move or outcome.attempt
        if wish is not None:
            self._conductor.submit(wish)
        elif self.picking.chosen is None:
            self.put_back()
        else:
            self._ask_how(self.picking.chosen)
            self.changed.emit()

    def _ask_how(self, card: Card) -> None:
        """A card that can be played in several ways, such as with bella, is asked about."""
        view, question = self.view, self.said_with(card)
        if question is not None and view is not None:
            self._deciding.ask_about(question, view)

    def said_with(self, card: Card) -> Question | None:
        """What is asked about a card that can be played in several ways."""
        view, game = self.view, self._conductor.game
        return game.said_with(view.state, card) if view is not None and game is not None else None

    def put_back(self) -> None:
        """The chosen card goes back into the hand."""
        if self._deciding.is_about_card:
            self._deciding.drop()
        self.picking.put_back()
        session = self._conductor.session
        if session is not None and not self._stage.busy:
            self._stage.settle(session.view(self._conductor.bottom))
        self.changed.emit()

    # the keyboard

    def press_key(self, event: QKeyEvent) -> bool:
        """A key that means a card of the hand; True if it meant something."""
        key, number = Qt.Key(event.key()), DIGITS.find(event.text()) if event.text() else -1
        if 0 <= number < len(self.hand):
            self._choose(self.hand[number])
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
        self._hush()
        self.put_back()

    def _choose(self, card: Card) -> None:
        """A number looks at its card; the same number again plays it, as Enter does."""
        if self._deciding.puts_away:
            self.press(card)
            return
        if card == self.focus:
            self._confirm(Qt.Key.Key_Return)
            return
        self.put_back()
        self._hush()
        self.focus = card
        self.changed.emit()

    def _step(self, step: int) -> None:
        self._hush()
        if self.picking.chosen is not None:
            self.picking.cycle(step)
        elif cards := self.hand:
            at = cards.index(self.focus) + step if self.focus in cards else (0 if step > 0 else -1)
            self.focus = cards[at % len(cards)]
        self.changed.emit()

    def _confirm(self, key: Qt.Key) -> None:
        if self._deciding.puts_away and key != Qt.Key.Key_Space and self._deciding.confirm():
            return
        if self.advice is not None and not self._deciding.puts_away:
            self._conductor.submit(self.advice.move)
        elif self.picking.chosen is not None and self.picking.picked:
            self._carry_out(self.picking.confirm())
        elif self.picking.chosen is not None:
            self._step(1)
        elif self.focus in self.hand and self.focus is not None:
            self.press(self.focus)
        elif self._deciding.puts_away and not self._deciding.chosen:
            self._deciding.panel.suggest.emit()

    # what is known

    @property
    def view(self) -> View[Any] | None:
        """What the person sees; None without a match."""
        session = self._conductor.session
        return None if session is None else session.view(self._conductor.bottom)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own cards from left to right."""
        return self._stage.own

    @property
    def _table(self) -> tuple[Card, ...]:
        view = self.view
        return () if view is None else view.state.at(TABLE)

    def why_not(self, card: Card | None) -> str:
        """The term of what forbids a card of the hand just now; "" for a card that may be played or put away."""
        view, game = self.view, self._conductor.game
        if card is None or view is None or game is None:
            return ""
        if card not in self.hand or card in self.picking.lit:
            return ""
        if self._deciding.question is not None and not self._deciding.puts_away:
            return ""
        verb = Verb.DISCARD if self._deciding.puts_away else Verb.PLAY
        return game.rules.why_not(view.state, Move(verb, (card,))) or ""
