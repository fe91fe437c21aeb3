"""Decisions that are no single card: what the game asks, what a mind would do, cards chosen to be put away."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move, Verb
from cardavia.engine.state import Step
from cardavia.engine.view import View
from cardavia.game import Advice, Game, Question
from cardavia.ui.conductor import Conductor
from cardavia.ui.stage.decision import DecisionPanel


class Deciding(QObject):
    """Puts the game's question to the panel and gives the answer to the conductor, move by move."""

    changed = Signal()
    """Other cards are marked than before."""
    barred = Signal(str)
    """The term of the reason against something that was tried or looked at; "" when it is looked at no more."""

    def __init__(self, conductor: Conductor, panel: DecisionPanel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._conductor, self.panel = conductor, panel
        self._view: View[Any] | None = None
        self._thought: View[Any] | None = None
        """The view that is being thought about: that of the question, or one that would follow from it."""
        self._rest: list[Move] = []
        self._due = -1
        """The ply at which the rest of an answer is due."""
        self.chosen: tuple[Card, ...] = ()
        """The cards of the hand that shall be put away."""
        self.is_about_card = False
        """Whether the question is how to play a card, which can be put back."""
        self._advised: list[Move] = []
        self._complete, self._wanted = False, False
        conductor.counselled.connect(self._on_counselled)
        panel.answered.connect(self._answer)
        panel.confirmed.connect(self._put_away)
        panel.suggest.connect(self._suggest)
        panel.barred.connect(self.barred)
        panel.looked.connect(self.changed)

    # asking

    @property
    def question(self) -> Question | None:
        """What the person is being asked, if it is no card."""
        return self.panel.question

    @property
    def puts_away(self) -> bool:
        """Whether cards of the hand are the answer."""
        return self.question is not None and self.question.put_away > 0

    def ask(self, game: Game[Any], view: View[Any]) -> bool:
        """Put the game's question, if it has one; True if something else than a card is to be decided.

        An answer of several moves goes on instead, as long as the same question is asked again.
        """
        question = game.ask(view.state)
        if question is None:
            self.drop()
            return False
        rest, self._rest = self._rest, []
        if rest and self._ply == self._due and game.rules.why_not(view.state, rest[0]) is None:
            self._submit(rest)
            return True
        self._pose(question, view)
        return True

    def ask_about(self, question: Question, view: View[Any]) -> None:
        """Put a question about a card that was pressed."""
        self._pose(question, view)
        self.is_about_card = True

    def _pose(self, question: Question, view: View[Any]) -> None:
        self._view, self._thought, self.chosen = view, view, ()
        self._advised, self._complete, self._wanted = [], False, False
        self.panel.pose(question)
        self._conductor.consult(view)

    @property
    def _ply(self) -> int:
        session = self._conductor.session
        return -1 if session is None else session.ply

    @property
    def answering(self) -> bool:
        """Whether an answer of several moves is being carried out."""
        return bool(self._rest) and self._ply == self._due

    def drop(self) -> None:
        """The question has passed, and what was still to be answered with it."""
        self._view = self._thought = None
        self._rest, self.chosen, self.is_about_card = [], (), False
        self.panel.withdraw()

    # counsel

    def _consult_again(self) -> None:
        if self._view is not None and not self._complete:
            self._advised, self._thought = [], self._view
            self._conductor.consult(self._view)

    def recommend(self, move: Move) -> None:
        """A hint was given: its choice has the keyboard. Counsel that it overtook is asked for once more."""
        if self._view is not None:
            self.panel.recommend(move)
            self._consult_again()

    def _on_counselled(self, advice: Advice) -> None:
        question, view, game = self.question, self._thought, self._conductor.game
        if question is None or view is None or game is None:
            return
        self._advised.append(advice.move)
        still_open = sum(not each.why_not for each in question.choices) - 1
        wanted = question.put_away or (still_open if question.together else 1)
        if len(self._advised) < wanted and advice.move.verb is not Verb.PASS:
            self._thought = imagine(game, view, advice.move)
            self._conductor.consult(self._thought)
            return
        self._complete = True
        self.panel.advise(self._advised)
        if self._wanted:
            self._suggest()
        self.changed.emit()

    def _suggest(self) -> None:
        """Choose the cards that a good player would put away, now or as soon as they are known."""
        self._wanted = not self._complete
        if self._complete:
            self._choose(tuple(card for move in self._advised for card in move.cards))

    # cards of the hand

    def press(self, card: Card, reason: str) -> None:
        """A card of the hand is chosen, or put back; ``reason`` is the term of what forbids it, or ""."""
        question = self.question
        if question is None:
            return
        if card in self.chosen:
            self._choose(tuple(each for each in self.chosen if each != card))
        elif reason:
            self.barred.emit(reason)
        elif len(self.chosen) == question.put_away == 1:
            self._choose((card,))
        elif len(self.chosen) == question.put_away:
            self.barred.emit("table.enough-chosen")
        else:
            self._choose((*self.chosen, card))

    def _choose(self, cards: tuple[Card, ...]) -> None:
        self.chosen = cards
        self.panel.count(len(cards))
        self.changed.emit()

    def confirm(self) -> bool:
        """Put the chosen cards away, if they are as many as must go."""
        if self.panel.is_full:
            self._put_away()
            return True
        return False

    # answering

    def _put_away(self) -> None:
        self._submit([Move(Verb.DISCARD, (card,)) for card in self.chosen])

    def _answer(self, moves: tuple[Move, ...]) -> None:
        self._submit(list(moves))

    def _submit(self, moves: list[Move]) -> None:
        """The first move through the only door; the others when the question is asked again."""
        game, view = self._conductor.game, self._view
        self.drop()
        before = self._ply
        self._rest, self._due = moves[1:], before + 1
        self._conductor.submit(moves[0])
        if self._ply == before and game is not None and view is not None:  # refused: the question stands
            self._rest = []
            self.ask(game, view)


def imagine(game: Game[Any], view: View[Any], move: Move) -> View[Any]:
    """What a seat would see after a move of its own."""
    step: Step[Any] = game.rules.apply(view.state, move)
    return View(view.seat, step.state, (*view.seen, *step.events))
