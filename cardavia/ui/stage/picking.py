"""From presses to one move. Pure: it knows the legal moves and the mouse's wishes, never the mouse."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move, Verb


class Outcome(NamedTuple):
    """What a press came to: a move to submit, an attempt that the rules shall refuse, or neither (go on choosing)."""

    move: Move | None = None
    attempt: Move | None = None


@dataclass
class Picking:
    """The choice of one move of the seat in turn, narrowed press by press."""

    moves: tuple[Move, ...]
    chosen: Card | None = None
    picked: frozenset[Card] = frozenset()
    """Table cards pressed so far, or shown by ``cycle``."""

    @property
    def lit(self) -> frozenset[Card]:
        """The cards that may be played."""
        return frozenset(card for move in self.moves for card in move.cards)

    def moves_of(self, card: Card) -> tuple[Move, ...]:
        """The legal moves that spend a card."""
        return tuple(move for move in self.moves if card in move.cards)

    @property
    def choices(self) -> tuple[Move, ...]:
        """The moves that the chosen card still allows, given the table cards pressed so far."""
        if self.chosen is None:
            return ()
        return tuple(move for move in self.moves_of(self.chosen) if self.picked <= set(move.taking))

    @property
    def targets(self) -> frozenset[Card]:
        """The table cards that may be pressed next, the picked ones included."""
        return frozenset(card for move in self.choices for card in move.taking)

    def would_take(self, card: Card) -> frozenset[Card]:
        """Every table card that a hand card may take: what a look at it previews."""
        return frozenset(taken for move in self.moves_of(card) for taken in move.taking)

    def press_hand(self, card: Card) -> Outcome:
        """A card of the hand was pressed: play it if there is only one way, otherwise choose it."""
        moves = self.moves_of(card)
        if not moves:
            return Outcome(attempt=Move(Verb.PLAY, (card,)))
        if len(moves) == 1:
            return Outcome(move=moves[0])
        if self.chosen == card:
            self.put_back()
        else:
            self.chosen, self.picked = card, frozenset()
        return Outcome()

    def press_table(self, card: Card) -> Outcome:
        """A card on the table was pressed: it completes a capture, narrows the choice, or starts the choice anew."""
        if self.chosen is None:
            return Outcome()
        if card in self.picked:
            self.picked -= {card}
            return Outcome()
        for wish in (self.picked | {card}, frozenset({card})):
            left = [move for move in self.moves_of(self.chosen) if wish <= set(move.taking)]
            if len(left) == 1:
                return Outcome(move=left[0])
            if left:
                self.picked = frozenset(wish)
                return Outcome()
        return Outcome(attempt=Move(Verb.PLAY, (self.chosen,), (card,)))

    def drop(self, card: Card, onto: Card | None) -> Outcome:
        """A hand card was dropped on the table, or on one card there."""
        if onto is None:
            self.put_back()
            return self.press_hand(card)
        self.chosen, self.picked = card, frozenset()
        outcome = self.press_table(onto)
        if outcome.attempt is not None:
            self.put_back()
        return outcome

    def cycle(self, step: int) -> None:
        """Show the next of the chosen card's captures: the keyboard's way through them."""
        if self.chosen is None:
            return
        groups = [frozenset(move.taking) for move in self.moves_of(self.chosen)]
        at = groups.index(self.picked) + step if self.picked in groups else (0 if step > 0 else -1)
        self.picked = groups[at % len(groups)]

    def confirm(self) -> Outcome:
        """Take the capture that ``cycle`` shows."""
        if self.chosen is None:
            return Outcome()
        whole = [move for move in self.choices if frozenset(move.taking) == self.picked]
        return Outcome(move=whole[0]) if len(whole) == 1 else Outcome()

    def put_back(self) -> None:
        """Nothing is chosen any more."""
        self.chosen, self.picked = None, frozenset()


def no_picking() -> Picking:
    """Nothing may be picked: another seat is in turn."""
    return Picking(())


def ordered(cards: Iterable[Card], order: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards in the order in which they lie."""
    wanted = set(cards)
    return tuple(card for card in order if card in wanted)
