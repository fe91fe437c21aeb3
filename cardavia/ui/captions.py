"""The words around the table: prompts, hints, the plates beside the seats, the state of the match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.moves import Move, Verb
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.view import View
from cardavia.engine.zones import TABLE, Seat
from cardavia.game import Advice, Game, Question, Sign, Topic
from cardavia.kits.tricks import TrickState
from cardavia.text.announcer import ENDS, Announcer
from cardavia.text.lore import sentence
from cardavia.ui.names import Names
from cardavia.ui.stage.picking import ordered
from cardavia.ui.stage.plates import SeatLabel, SignLabel
from cardavia.ui.variants import told
from cardavia.ui.voice import Voice

STOP = ". "
"""Between what a card does and how it ranks."""


class Captions:
    """Puts what the table page knows into words."""

    def __init__(self, voice: Voice, names: Names, index: Callable[[Card], str]) -> None:
        self._voice, self._names, self._index = voice, names, index

    def say(self, term: str, **values: object) -> str:
        """The words for a term."""
        return self._voice.say(term, **values)

    def name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self._names(seat)

    def side(self, side: int) -> str:
        """What a side is called."""
        return self._names.side(side)

    def told(self, term: str, seat: Seat, **values: object) -> str:
        """Of a seat: in the second person where it is the person's own, and where there are such words."""
        name, own = self._names(seat), f"{term}.you"
        if name == self._voice.say("seat.you") and self._voice.phrases.knows(own):
            return self._voice.say(own, **values)
        return self._voice.say(term, player=name, **values)

    def plus(self, points: int) -> str:
        """Points that something brings; "" for none."""
        return self._voice.say("table.plus", points=points) if points > 0 else ""

    def thinking(self, seat: Seat) -> str:
        """Somebody else must decide."""
        return self._voice.say("table.thinking", player=self._names(seat))

    def preview(self, moves: Sequence[Move], view: View[Any]) -> str:
        """What a card would do, given its moves."""
        if isinstance(view.state, TrickState):
            return self._voice.say("table.preview-plays", card=self._voice.card(moves[0].cards[0])) if moves else ""
        if len(moves) > 1:
            return self._voice.say("table.preview-choices", n=len(moves))
        if not moves or not moves[0].taking:
            return self._voice.say("table.preview-stays")
        return self._voice.say("table.preview-takes", cards=self.taking(moves[0].taking, view))

    def hint(self, advice: Advice, view: View[Any], question: Question | None) -> str:
        """A mind's advice with its reason: a card, a card with what is said, or a choice by what its button says."""
        reason = self._voice.phrases.say(
            advice.reason, n=len(advice.cards), cards=self._voice.phrases.cards(advice.cards)
        )
        move = advice.move
        choice = next((each for each in question.choices if each.move == move), None) if question else None
        if choice is not None:
            words = self._voice.say(choice.term, n=choice.n)
            if move.verb is Verb.PLAY:
                words = self._voice.say("table.card-and-words", card=self._voice.card(move.cards[0]), words=words)
            return self._voice.say("table.hint-choice", choice=words, reason=reason)
        card = self._voice.phrases.cards(move.cards)
        if move.taking:
            taking = self.taking(move.taking, view)
            return self._voice.say("table.hint-takes", card=card, cards=taking, reason=reason)
        term = "table.hint-puts-away" if move.verb is Verb.DISCARD else "table.hint-plays"
        return self._voice.say(term, card=card, reason=reason)

    def card(self, card: Card) -> str:
        """What a card is called."""
        return self._voice.card(card)

    def is_pictured(self, card: Card) -> bool:
        """Whether a card is of no suit: its picture may bear neither name nor number."""
        return card != UNKNOWN and not self._voice.phrases.pattern.has_suit(card)

    def barred(self, card: Card, reason: str) -> str:
        """Why a card may not be played; a pictured one is named first."""
        return STOP.join((self.card(card), reason)) if self.is_pictured(card) else reason

    def ranked(self, words: str, card: Card, game: Game[Any] | None, view: View[Any]) -> str:
        """Words about a card, and behind them how it ranks if it is a pictured one."""
        if game is None or not self.is_pictured(card):
            return words
        facts = [fact for fact in game.lore(card, view.state.options) if fact.topic is Topic.RANK]
        rank = " ".join(sentence(self._voice.phrases, fact) for fact in facts)
        return f"{words}{' ' if words.endswith(ENDS) else STOP}{rank}" if rank else words

    def taking(self, cards: Sequence[Card], view: View[Any]) -> str:
        """Cards of the table, in the order in which they lie."""
        lying = ordered(cards, view.state.at(TABLE))
        return self._voice.phrases.list([self._voice.card(card) for card in lying])

    def plates(
        self, game: Game[Any], view: View[Any], waits: bool, owed: Mapping[tuple[Seat, str], int] = MappingProxyType({})
    ) -> dict[Seat, SeatLabel]:
        """What stands beside each seat. What a whole side has stands only beside the first of its seats from here.

        ``owed`` is by how much a number of a seat is still to grow before it is what the view tells.
        """
        state, rules = view.state, game.rules
        labels: dict[Seat, SeatLabel] = {}
        for ahead in range(state.seats):
            seat = Seat((view.seat + ahead) % state.seats)
            partners = [each for each in labels if rules.side(each) == rules.side(seat)]
            known = {line for each in partners for line in rules.tally(state, each)}
            told = [line for line in rules.tally(state, seat) if line not in known]
            lines = [(term, number - owed.get((seat, term), 0)) for term, number in told]
            labels[seat] = self._plate(game, view, seat, waits, lines, first=not partners)
        return labels

    def _plate(
        self,
        game: Game[Any],
        view: View[Any],
        seat: Seat,
        waits: bool,
        lines: Sequence[tuple[str, int]],
        *,
        first: bool,
    ) -> SeatLabel:
        state = view.state
        leads = isinstance(state, TrickState) and state.phase == Phase.PLAY and state.leader == seat
        score = self._voice.phrases.number(game.rules.standing(state)[game.rules.side(seat)]) if first else ""
        said = next((self._voice.say(each.term) for each in game.heard(state) if each.seat == seat), "")
        return SeatLabel(
            name=self._names(seat),
            lines=tuple(self._voice.say(term, n=number) for term, number in lines),
            dealer=state.dealer == seat,
            turn=waits and state.turn == seat and (seat == view.seat or state.phase not in game.quiet),
            score=score,
            leader=leads,
            said=self._voice.say("table.call", words=said) if said else "",
            notes=tuple(self._notes(game, score, lines)),
        )

    def _notes(self, game: Game[Any], score: str, lines: Sequence[tuple[str, int]]) -> Iterator[str]:
        """What the large number of a plate is, and what the small ones mean."""
        say, knows = self._voice.say, self._voice.phrases.knows
        if score:
            own = f"{game.id}.standing"
            yield say("table.large-number", words=say(own if knows(own) else "sheet.total"), points=score)
        for term, number in lines:
            if knows(why := f"{term}.why"):
                yield say("table.note", words=say(term, n=number), meaning=say(why))

    def signs(self, game: Game[Any], view: View[Any]) -> tuple[SignLabel, ...]:
        """The facts of the deal that stay in sight."""
        return tuple(self._sign(sign) for sign in game.signs(view.state))

    def _sign(self, sign: Sign) -> SignLabel:
        phrases = self._voice.phrases
        words = Announcer(phrases, self._names).sign(sign, self._index)
        return SignLabel(words, phrases.pattern.suits.get(sign.suit, ""))

    def status(self, game: Game[Any], session: Session[Any], *, dealing: bool = False) -> list[str]:
        """How far the match has come (not while cards are given), its variants, and its number."""
        say, state = self._voice.say, session.state
        parts = [] if dealing else [say(term, **numbers) for term, numbers in game.rules.status(state)]
        if variants := told(self._voice, game.id, state.options, but=("target",)):
            parts.append(variants)
        return [*parts, say("table.deal-number", seed=str(session.seed))]
