"""Tables of every game for tests: cards with their name in the corners, and a match that is played on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Event
from cardavia.engine.moves import Verb
from cardavia.engine.session import Session
from cardavia.engine.state import Phase, Step
from cardavia.engine.view import View, redact
from cardavia.engine.zones import Seat, hand
from cardavia.games import EVERY, load
from cardavia.kits.tricks import TrickState
from cardavia.text.catalog import Catalogue
from cardavia.text.patterns import patterns
from cardavia.text.phrasebook import Phrasebook
from cardavia.text.words import WORDS as HOUSE
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.felt import Felt
from cardavia.ui.stage.scene import SeatLabel, Stage
from cardavia.ui.voice import Voice
from cardavia.ui.words.stage import WORDS as STAGE

TRICKS = tuple(
    name
    for name in EVERY
    if isinstance(load(name).rules.begin(load(name).seats[0], Seat(0), load(name).options()), TrickState)
)
"""The games that are played in tricks, a new one among them."""
ROOT = Path(__file__).resolve().parents[3]
FRAME = 40.0
NAMES = ("You", "Bruno", "Carla", "Dario")
FACE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 400"><rect x="1" y="1" width="248" height="398" rx="16" '
    'fill="{ground}" stroke="#BFA97A" stroke-width="2"/><rect x="10" y="10" width="46" height="96" rx="6" '
    'fill="{tint}"/><text x="33" y="52" font-size="{size}" text-anchor="middle" font-family="sans-serif">{first}</text>'
    '<text x="33" y="94" font-size="36" text-anchor="middle" font-family="sans-serif">{second}</text>'
    '<text x="125" y="240" font-size="80" text-anchor="middle" font-family="sans-serif">{name}</text></svg>'
)
TINTS = {"S": "#c9d6f2", "B": "#d9c9a8", "C": "#f2c9c9", "D": "#f2e3a8", "H": "#f2c9c9"}


@cache
def largest_hand(name: str) -> int:
    """The most cards that any seat holds in some deals of chance."""
    most = 0
    for seed in range(6):
        game, luck = load(name), Random(seed)
        session: Session[Any] = Session(name, game.rules, game.seats[0], seed, game.options())
        session.deal()
        while session.waits_for_seat:
            state = session.state
            most = max(most, *(len(state.at(hand(seat))) for seat in state.everyone))
            session.submit(luck.choice(game.rules.legal_moves(state)))
    return most


class SketchedFaces(Faces):
    """Faces that need no drawing: a card's name where its index stands, in the colour of its suit."""

    def _renderer(self, card: Card) -> QSvgRenderer:
        if card == UNKNOWN:
            return super()._renderer(card)
        if card not in self._drawn:
            first, second = (card[:-1], card[-1]) if card[-1] in TINTS else (card[:1], card[1:])
            tint = TINTS.get(card[-1], "#d2bfe8")
            text = FACE.format(
                ground="#faf3e2", tint=tint, first=first, second=second, name=card, size=44 if len(first) < 2 else 34
            )
            self._drawn[card] = QSvgRenderer(QByteArray(text.encode()), self)
        return self._drawn[card]


class Board:
    """A stage for any game and the match on it, seen from one seat; chance plays, and declares whatever it can."""

    def __init__(self, game: str, seed: int, bottom: int = 0) -> None:
        self.game = load(game)
        self.rules = self.game.rules
        seats = self.game.seats[0]
        self.session: Session[Any] = Session(game, self.rules, seats, seed, self.game.options())
        self.me, self.chance = Seat(bottom), Random(seed)
        self.faces, self.felt = SketchedFaces(ROOT / "assets"), Felt(ROOT / "assets")
        words = {**HOUSE, **self.game.words, **STAGE}
        pattern = next(each for each in patterns(ROOT / "assets").values() if each.pack == self.rules.deck.id)
        self.voice = Voice(Phrasebook(Catalogue.load(ROOT / "i18n", "en"), words, pattern))
        self.stage = Stage(self.game, self.faces, self.felt, self.voice)
        self.stage.bottom = self.me
        self.told = 0
        self.stage.settled.connect(self._on_settled)

    def _on_settled(self) -> None:
        self.told += 1

    @property
    def state(self) -> Any:
        return self.session.state

    @property
    def view(self) -> View[Any]:
        return self.session.view(self.me)

    def label(self) -> None:
        """Plates as the page sets them, with everything that may stand on them."""
        state = self.state
        self.stage.set_seats(
            {
                seat: SeatLabel(
                    NAMES[(seat - self.me) % 4],
                    tuple(self.voice.say(term, n=number) for term, number in self.rules.tally(state, seat)),
                    dealer=state.dealer == seat,
                    turn=self.session.waits_for_seat and state.turn == seat,
                    score=str(self.rules.standing(state)[self.rules.side(seat)]),
                    leader=getattr(state, "leader", None) == seat and state.phase == Phase.PLAY,
                )
                for seat in state.everyone
            }
        )

    def next_step(self) -> Step[Any]:
        """Deal, or do by chance what can be done."""
        if self.state.phase == Phase.DEAL:
            return self.session.deal()
        moves = self.rules.legal_moves(self.state)
        bold = [move for move in moves if move.verb in (Verb.DECLARE, Verb.EXCHANGE, Verb.BID)]
        return self.session.submit(self.chance.choice(bold or list(moves)))

    def seen(self, step: Step[Any]) -> tuple[Event, ...]:
        return tuple(map(partial(redact, self.rules, self.me), step.events))

    def play(self, step: Step[Any]) -> None:
        self.stage.play(self.seen(step), self.view)

    def frames(self, most: float = 120_000) -> Iterator[float]:
        """Step the clock until everything has arrived."""
        time = 0.0
        while self.stage.clock.running:
            self.stage.clock.step(FRAME)
            time += FRAME
            yield time
            assert time < most, "the sequence never ends"

    def run(self) -> float:
        """Play a sequence to its end; gives its length."""
        return max(self.frames(), default=0.0)

    def telling(self, wanted: type[Event]) -> Step[Any]:
        """Play at once until a step tells such a fact; that step is not shown yet."""
        for _ in range(3000):
            self.stage.settle(self.view)
            step = self.next_step()
            if any(isinstance(event, wanted) for event in step.events):
                return step
        raise AssertionError(f"no {wanted} in sight")

    def until(self, phase: str, tricks: int = 0) -> None:
        """Play at once until a phase is reached and so many cards were played in it."""
        played = 0
        for _ in range(3000):
            if self.state.phase == phase and played >= tricks:
                self.stage.settle(self.view)
                return
            played += self.state.phase == phase
            self.next_step()
        raise AssertionError(f"{phase} is never reached")
