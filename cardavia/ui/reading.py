"""The table in words for who cannot see it: what each card is there for, the facts, and the answer to every key."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from cardavia.engine.cards import Card
from cardavia.engine.view import View
from cardavia.engine.zones import TABLE, Seat, Zone, hand
from cardavia.kits.tricks import TrickState
from cardavia.ui.aloud import aloud
from cardavia.ui.captions import Captions
from cardavia.ui.conductor import Conductor
from cardavia.ui.deciding import Deciding
from cardavia.ui.playing import Playing
from cardavia.ui.stage.accessible import Line
from cardavia.ui.stage.scene import Stage

PARTS = ", "
"""Between the facts of one plate."""
NOTES = "\n"
"""Between what they mean."""


class Spoken(NamedTuple):
    """What the person was told last."""

    focus: Card | None = None
    picked: frozenset[Card] = frozenset()
    discards: tuple[Card, ...] = ()
    prompt: str = ""


class Reading:
    """Gives the stage's reader what only the page knows, and says aloud what the eyes would see change."""

    def __init__(
        self, stage: Stage, captions: Captions, conductor: Conductor, playing: Playing, deciding: Deciding
    ) -> None:
        self._stage, self._captions, self._conductor = stage, captions, conductor
        self._playing, self._deciding = playing, deciding
        self._spoken = Spoken()
        self._prompt = ""
        stage.reader.note, stage.reader.facts = self.note, lambda: tuple(self.facts())
        stage.reader.press = stage.card_pressed.emit

    # cards

    def note(self, card: Card) -> str:
        """Where a card lies; of an own one what it would do, or why it may not be played just now."""
        view = self._playing.view
        if view is None:
            return ""
        zone = next((zone for zone, cards in view.state.zones.items() if card in cards), None)
        own = card in self._playing.hand
        note = self._of_own(card, view) if own else self._of_zone(zone) if zone is not None else ""
        return self._captions.ranked(note, card, self._conductor.game, view) if note else ""

    def _of_own(self, card: Card, view: View[Any]) -> str:
        say, playing = self._captions.say, self._playing
        if self._deciding.puts_away and card in self._deciding.chosen:
            return say("table.read.goes")
        if not self._conductor.waiting:
            return say("table.read.hand")
        if reason := playing.why_not(card):
            return say(reason)
        if self._deciding.puts_away:
            return say("table.read.may-go")
        moves = playing.picking.moves_of(card)
        if not moves:
            return say("table.read.hand")
        return say("table.read.may-play") if isinstance(view.state, TrickState) else self._captions.preview(moves, view)

    def _of_zone(self, zone: Zone) -> str:
        say = self._captions.say
        if zone == TABLE:
            return say("table.read.table")
        term = "table.read.trick" if zone.name == "trick" else "table.read.open"
        return say("table.read.lies") if zone.seat is None else self._captions.told(term, zone.seat)

    # facts

    def facts(self) -> Iterator[Line]:
        """A line for each seat, one for each sign, and the line that speaks to the player."""
        view, session, game = self._playing.view, self._conductor.session, self._conductor.game
        if view is None or session is None or game is None:
            return
        for seat, label in self._captions.plates(game, view, session.waits_for_seat).items():
            parts = (label.name, label.said, *self._standing(label.score), *label.lines, *self._marks(seat))
            yield Line(PARTS.join(filter(None, parts)), NOTES.join(label.notes))
        for sign in self._captions.signs(game, view):
            yield Line(sign.text)
        if self._prompt:
            yield Line(self._prompt)

    def _standing(self, score: str) -> Iterator[str]:
        if score:
            yield self._captions.say("table.read.score", points=score)

    def _marks(self, seat: Seat) -> Iterator[str]:
        view, session = self._playing.view, self._conductor.session
        if view is None or session is None:
            return
        if held := len(view.state.at(hand(seat))):
            yield self._captions.say("table.read.holds", n=held)
        if view.state.dealer == seat:
            yield self._captions.say("stage.dealer")

    # what is said

    def answer(self, press: Callable[[], None]) -> None:
        """A key is pressed: it is answered, also with what was said before."""
        before = self._spoken
        fresh = self._spoken = before._replace(focus=None, prompt="")
        press()
        if self._spoken is fresh:
            self._spoken = before

    def tell(self, term: str) -> None:
        """Say that something was done which only eyes would notice."""
        aloud(self._stage, self._captions.say(term))

    def follow(self, prompt: str) -> None:
        """Say what has changed for the person: another card under the keyboard, a choice, a reason, their turn."""
        playing, before = self._playing, self._spoken
        self._prompt = prompt
        focus = playing.focus if playing.focus in playing.hand else None
        now = Spoken(focus, playing.picking.picked, self._deciding.chosen, prompt)
        self._spoken = now
        if now != before:
            aloud(self._stage, self._news(before, now))

    def _news(self, before: Spoken, now: Spoken) -> str:
        playing, say = self._playing, self._captions.say
        if playing.advice is not None or playing.refusal or playing.barred or playing.note:
            return now.prompt if now.prompt != before.prompt else ""
        if not self._conductor.waiting:
            return ""
        if now.discards != before.discards:
            return self._discards(before, now)
        if now.picked and now.picked != before.picked:
            view = self._playing.view
            return "" if view is None else say("table.take", cards=self._captions.taking(tuple(now.picked), view))
        if now.focus is not None and now.focus != before.focus and playing.picking.chosen is None:
            return f"{self._captions.card(now.focus)}. {self.note(now.focus)}"
        return now.prompt if now.prompt != before.prompt and playing.hovered is None else ""

    def _discards(self, before: Spoken, now: Spoken) -> str:
        question = self._deciding.question
        if question is None:
            return ""
        moved = sorted({*now.discards} ^ {*before.discards}, key=self._playing.hand.index)
        count = self._captions.say("table.chosen-of", chosen=len(now.discards), all=question.put_away)
        return ". ".join([*(f"{self._captions.card(card)}: {self.note(card)}" for card in moved), count])
