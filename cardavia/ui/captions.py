"""The words around the table: prompts, hints, the plates beside the seats, the state of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move
from cardavia.engine.session import Session
from cardavia.engine.view import View
from cardavia.engine.zones import TABLE, Seat
from cardavia.game import Advice, Game
from cardavia.ui.names import Names
from cardavia.ui.stage.picking import ordered
from cardavia.ui.stage.plates import SeatLabel
from cardavia.ui.voice import Voice


class Captions:
    """Puts what the table page knows into words."""

    def __init__(self, voice: Voice, names: Names) -> None:
        self._voice, self._names = voice, names

    def thinking(self, seat: Seat) -> str:
        """Somebody else must decide."""
        return self._voice.say("table.thinking", player=self._names(seat))

    def preview(self, moves: Sequence[Move], view: View[Any]) -> str:
        """What a card would do, given its moves."""
        if len(moves) > 1:
            return self._voice.say("table.preview-choices", n=len(moves))
        if not moves or not moves[0].taking:
            return self._voice.say("table.preview-stays")
        return self._voice.say("table.preview-takes", cards=self._cards(moves[0].taking, view))

    def hint(self, advice: Advice, view: View[Any]) -> str:
        """A mind's advice with its reason."""
        card, reason = self._voice.card(advice.move.cards[0]), self._voice.say(advice.reason)
        if not advice.move.taking:
            return self._voice.say("table.hint-plays", card=card, reason=reason)
        return self._voice.say(
            "table.hint-takes", card=card, cards=self._cards(advice.move.taking, view), reason=reason
        )

    def _cards(self, cards: Sequence[Card], view: View[Any]) -> str:
        lying = ordered(cards, view.state.at(TABLE))
        return self._voice.phrases.list([self._voice.card(card) for card in lying])

    def plate(self, game: Game[Any], view: View[Any], seat: Seat, waits: bool) -> SeatLabel:
        """What stands beside a seat."""
        state = view.state
        tally = game.rules.tally(state, seat)
        return SeatLabel(
            name=self._names(seat),
            lines=tuple(self._voice.say(term, n=number) for term, number in tally),
            dealer=state.dealer == seat,
            turn=waits and state.turn == seat,
            score=self._voice.phrases.number(game.rules.standing(state)[game.rules.side(seat)]),
        )

    def _variant(self, term: str, value: object) -> str:
        """A variant by the name of its value where that has one, such as "Scopa d'assi"."""
        named = f"{term}.{value}"
        return self._voice.say(named if self._voice.phrases.knows(named) else term)

    def status(self, game: Game[Any], session: Session[Any]) -> list[str]:
        """How far the match has come, its variants, and its number."""
        say, state = self._voice.say, session.state
        parts = [say(term, **numbers) for term, numbers in game.rules.status(state)]
        base = type(state.options)().stored()
        variants = [
            self._variant(f"{game.id}.option.{name}", value)
            for name, value in state.options.stored().items()
            if name != "target" and value != base[name]
        ]
        if variants:
            parts.append(say("table.variant", names=self._voice.phrases.list(variants)))
        return [*parts, say("table.deal-number", seed=str(session.seed))]
