"""What the tests of the table share: a stage, a session, and the walk through a match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Event, Moved, TrickWon
from cardavia.engine.moves import Move
from cardavia.engine.session import Session
from cardavia.engine.state import Phase, Step
from cardavia.engine.view import View, redact
from cardavia.engine.zones import TABLE, Seat
from cardavia.games.scopa import GAME as SCOPA
from cardavia.games.scopa.rules import ScopaOptions, ScopaRules, ScopaState
from cardavia.text.catalog import Catalogue
from cardavia.text.patterns import PLAIN
from cardavia.text.phrasebook import Phrasebook
from cardavia.text.words import WORDS as HOUSE
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.felt import Felt
from cardavia.ui.stage.scene import SeatLabel, Stage
from cardavia.ui.voice import Voice
from cardavia.ui.words.stage import WORDS as STAGE

ROOT = Path(__file__).resolve().parents[3]
ME, OTHER = Seat(0), Seat(1)
FRAME = 40.0


class Played:
    """A stage and the match on it, seen from seat 0."""

    def __init__(self, seed: int) -> None:
        self.rules = ScopaRules()
        self.session: Session[ScopaState] = Session("scopa", self.rules, 2, seed, ScopaOptions())
        self.chance = Random(seed)
        self.faces, self.felt = Faces(ROOT / "assets"), Felt(ROOT / "assets")
        words = {**HOUSE, **SCOPA.words, **STAGE}
        self.voice = Voice(Phrasebook(Catalogue.load(ROOT / "i18n", "en"), words, PLAIN))
        self.stage = Stage(SCOPA, self.faces, self.felt, self.voice)
        self.stage.set_seats({ME: SeatLabel("Anna", ("3 cards",), True), OTHER: SeatLabel("Bruno", (), turn=True)})
        self.told = 0
        self.stage.settled.connect(self._on_settled)

    def _on_settled(self) -> None:
        self.told += 1

    @property
    def view(self) -> View[ScopaState]:
        return self.session.view(ME)

    def next_step(self, *, capture: bool | None = None) -> Step[ScopaState]:
        """Deal, or play by chance; ``capture`` prefers sweeps and captures (True), or quiet cards (False)."""
        if self.session.state.phase == Phase.DEAL:
            return self.session.deal()
        moves = self.rules.legal_moves(self.session.state)
        table = set(self.session.state.at(TABLE))
        sweeps = [move for move in moves if capture and table and set(move.taking) == table]
        liked = sweeps or [move for move in moves if capture is None or bool(move.taking) is capture]
        return self.session.submit(self.chance.choice(liked or list(moves)))

    def seen(self, step: Step[ScopaState]) -> tuple[Event, ...]:
        return tuple(redact(self.rules, ME, event) for event in step.events)

    def play(self, step: Step[ScopaState]) -> None:
        self.stage.play(self.seen(step), self.view)

    def frames(self) -> Iterator[float]:
        """Step the clock until everything has arrived."""
        time = 0.0
        while self.stage.clock.running:
            self.stage.clock.step(FRAME)
            time += FRAME
            yield time
            assert time < 60_000, "the sequence never ends"

    def run(self) -> float:
        """Play a sequence to its end; gives its length."""
        return max(self.frames(), default=0.0)

    def deal(self) -> None:
        """A fresh deal, settled, with the person to move."""
        while True:
            self.stage.set_pace(0, 0, False)
            self.session.deal()
            if self.session.state.phase == Phase.PLAY:
                break
        if self.session.state.turn != ME:
            moves = self.rules.legal_moves(self.session.state)
            quiet = [move for move in moves if not move.taking]
            self.session.submit((quiet or list(moves))[0])
        self.stage.settle(self.view)
        self.stage.set_pace(1, 1, False)

    def until(self, wanted: type[Event], *, by: Seat | None = None) -> tuple[Move | None, Step[ScopaState]]:
        """Play at once until a step tells such a fact; that step is not shown yet."""
        for _ in range(2000):
            before = self.session.state.turn
            step = self.next_step(capture=True)
            if any(isinstance(event, wanted) for event in step.events) and by in (None, before):
                return None, step
            self.stage.settle(self.view)
        raise AssertionError(f"no {wanted} in sight")

    # what must always hold

    def assert_lies(self) -> None:
        """Every item is where seating puts the view, and shows what the view shows."""
        stage, zones = self.stage, self.view.state.zones
        assert stage.layers() == {zone: tuple(cards) for zone, cards in zones.items()}
        for item, pose in stage.expected():
            assert item.now == pose
            assert item.body.isVisible() == pose.shown
            if pose.shown:
                picture = self.faces.face(item.card, pose.width, stage.dpr, pose.turn)
                assert item.body.pixmap().cacheKey() == picture.cacheKey()
                assert item.body.transform().isIdentity()

    def lies_sharp(self) -> bool:
        """Whether every card has a picture of its very size."""
        return all(
            item.body.pixmap().cacheKey()
            == self.faces.face(item.card, pose.width, self.stage.dpr, pose.turn).cacheKey()
            for item, pose in self.stage.expected()
            if pose.shown
        )

    def known(self, events: tuple[Event, ...]) -> set[Card]:
        """Cards whose faces seat 0 may see while these events are played: of this deal, and what lay there before."""
        cards = {card for shown in self.stage.layers().values() for card in shown}
        cards |= {card for cards in self.view.state.zones.values() for card in cards}
        for event in (*self.view.seen, *events):
            if isinstance(event, Moved | TrickWon):
                cards |= set(event.cards)
        return cards - {UNKNOWN}
