"""What the terminal says of a table: the cards that lie there, what is asked, and the moves by their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.moves import Move, Verb
from cardavia.engine.zones import STOCK, TABLE, Seat, Zone
from cardavia.game import Advice, Choice, Game, Question
from cardavia.text.announcer import Announcer
from cardavia.text.phrasebook import Phrasebook
from cardavia.text.seats import Seats

OWN = ("hand", "shown")
"""The zones whose cards a seat still plays from."""


class Lines:
    """Speaks of one game in one language; what a seat may see is all that it is told."""

    def __init__(self, game: Game[Any], phrases: Phrasebook, seats: Seats) -> None:
        self._game, self._say, self._phrases, self._seats = game, phrases.say, phrases, seats
        self._fishing = TABLE.name in game.rules.sight

    def cards(self, cards: Sequence[Card]) -> str:
        """Names of cards, each with the code that can be typed."""
        return self._say("list.comma").join(f"{self._phrases.card(card)} [{card}]" for card in cards)

    def help(self) -> str:
        """The term of what can be typed."""
        return "console.help" if self._fishing else "console.help-number"

    def table(self, state: Any, watcher: Seat) -> Iterator[str]:
        """Everybody's tally, what lies on the table, the facts of the deal, and the cards of the one who looks on."""
        rules, comma = self._game.rules, self._say("list.comma")
        for seat in state.everyone:
            tally = [self._say(term, n=number) for term, number in rules.tally(state, seat)]
            yield f"{self._seats.name(seat)}: {comma.join(tally)}" if tally else self._seats.name(seat)
        yield from (self._say(term, **numbers) for term, numbers in rules.status(state) if not self._fishing)
        speaker = Announcer(self._phrases, self._seats.name)
        yield from (speaker.sign(sign, rules.deck.rank) for sign in self._game.signs(state))
        if self._fishing:
            yield self._say("console.stock", n=len(state.at(STOCK)))
            table = state.at(TABLE)
            yield self._say("console.table", cards=self.cards(table)) if table else self._say("console.bare")
        else:
            yield from self._trick(state)
        held = tuple(card for name in OWN for card in state.at(Zone(name, watcher)) if card != UNKNOWN)
        yield self._say("console.hand", cards=self.cards(self._game.arrange(state, held)))

    def _trick(self, state: Any) -> Iterator[str]:
        lying = [Seat((state.leader + step) % state.seats) for step in range(state.seats)]
        played = [
            self._say("console.played-by", player=self._seats.name(seat), card=self.cards(cards))
            for seat in lying
            if (cards := state.at(Zone("trick", seat)))
        ]
        if played:
            yield self._say("console.trick", cards=self._say("list.comma").join(played))

    def question(self, state: Any) -> Iterator[str]:
        """What the seat in turn is asked, where it is more than a card."""
        question = self._game.ask(state)
        if question is not None:
            yield self._say(question.term, n=question.n)
            if question.cards:
                yield "  " + self.cards(question.cards)

    def moves(self, state: Any, moves: Sequence[Move]) -> Iterator[str]:
        """The moves by their numbers."""
        for number, move in enumerate(moves, 1):
            yield f"  {number}  {self.move(state, move)}"

    def move(self, state: Any, move: Move) -> str:
        """A move: its cards with what they take, or what a button would say of it."""
        choice = self._choice(state, move)
        words = "" if choice is None else self._say(choice.term, n=choice.n)
        if move.verb in (Verb.PLAY, Verb.DISCARD):
            outcome = self._outcome(move) if self._fishing else words
            return f"{self.cards(move.cards)} – {outcome}" if outcome else self.cards(move.cards)
        cards = choice.cards if choice is not None and choice.cards else move.cards
        return f"{words}: {self.cards(cards)}" if words and cards else words or self.cards(cards) or str(move)

    def _outcome(self, move: Move) -> str:
        if not move.taking:
            return self._say("table.preview-stays")
        return self._say("table.preview-takes", cards=self.cards(move.taking))

    def _choice(self, state: Any, move: Move) -> Choice | None:
        asked: Question | None = self._game.ask(state)
        if asked is None and move.verb is Verb.PLAY:
            asked = self._game.said_with(state, move.cards[0])
        return next((each for each in asked.choices if each.move == move), None) if asked is not None else None

    def hint(self, state: Any, advice: Advice) -> str:
        """What a mind would do, and why."""
        reason = self._phrases.say(advice.reason, n=len(advice.cards), cards=self._phrases.cards(advice.cards))
        move = advice.move
        if move.taking:
            taking = self.cards(move.taking)
            return self._say("table.hint-takes", card=self.cards(move.cards), cards=taking, reason=reason)
        if move.verb in (Verb.PLAY, Verb.DISCARD) and self._choice(state, move) is None:
            return self._say("table.hint-plays", card=self.cards(move.cards), reason=reason)
        return self._say("table.hint-choice", choice=self.move(state, move), reason=reason)
