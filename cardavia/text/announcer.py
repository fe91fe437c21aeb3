"""Events and score lines as sentences: for the log, for bubbles on the table, and for screen readers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Announced, DealBegan, Event, MatchWon, Moved, Scored, TrickWon
from cardavia.engine.score import Line
from cardavia.engine.zones import STOCK, Seat
from cardavia.game import Sign
from cardavia.text.phrasebook import NO_BREAK, Phrasebook

RANGE = "\u2013"
"""Between the numbers of two sides, and for a number that does not count."""
ENDS = (".", "!", "?", "…")
PLUS = f"{NO_BREAK}+{NO_BREAK}"

HELD, PLAYED, DEALT = ("hand", "shown"), ("table", "trick"), ("hand", "turned")
"""Zones from which a seat plays, in which played cards lie, and in which it gets cards from the pack."""
OPENED = {"table": "event.opened", "turned": "event.turned", "bottom": "event.bottom"}
"""Zones of no seat in which cards of the pack are laid open, and what is said then."""


class SheetRow(NamedTuple):
    """A score line in words. ``counts``, ``points`` and ``cards`` have one entry a side; ``counts`` may be empty."""

    title: str
    counts: tuple[str, ...]
    explanation: str
    points: tuple[int, ...]
    cards: tuple[tuple[Card, ...], ...]


class Announcer:
    """Speaks of a match.

    ``names`` gives the name of a seat; where that is the house's word for the person at the table (``seat.you``),
    sentences are said in the second person. ``sides`` gives the name of a side; without it a side is its first seat.
    """

    def __init__(
        self, phrasebook: Phrasebook, names: Callable[[Seat], str], sides: Callable[[int], str] | None = None
    ) -> None:
        self._phrases = phrasebook
        self._names = names
        self._sides = sides or (lambda side: names(Seat(side)))

    def sentence(self, event: Event) -> str:
        """What happened, as a sentence; "" where nothing is worth saying."""
        match event:
            case DealBegan(deal_no, dealer):
                return self._told("event.deal", dealer, number=deal_no)
            case Moved():
                return self._moved(event)
            case TrickWon(seat, cards, ()):
                return self._told("event.taken", seat, cards=self._phrases.cards(cards[1:]))
            case TrickWon(seat, cards):
                return self._told("event.trick", seat, cards=self._phrases.cards(cards))
            case Announced():
                return self._announced(event)
            case Scored(lines):
                return self._scored(lines)
            case MatchWon(side):
                return self._phrases.say("event.drawn") if side is None else self._won(side)

    def bubble(self, event: Announced) -> str:
        """The few words that appear on the table for a moment."""
        return self._phrases.say(event.term, **self._values(event))

    def reason(self, term: str) -> str:
        """Why a move is not allowed."""
        return self._phrases.say(term)

    def hint(self, term: str, cards: tuple[Card, ...] = ()) -> str:
        """Why a mind would play as it advises, with the cards that it is about."""
        return self._phrases.say(term, n=len(cards), cards=self._phrases.cards(cards))

    def sign(self, sign: Sign, index: Callable[[Card], str]) -> str:
        """A fact that stays in sight; ``index`` gives what stands in a card's corner."""
        suit = self._phrases.suit(sign.suit) if sign.suit else ""
        ranks = dict(zip(("first", "second"), (" ".join(map(index, row)) for row in sign.ranks), strict=False))
        values = {"suit": suit, "n": sign.n, "cards": self._phrases.cards(sign.cards), **ranks}
        return (
            self._phrases.say(sign.term, **values) if sign.seat is None else self._told(sign.term, sign.seat, **values)
        )

    def line(self, line: Line, sides: int = 2) -> SheetRow:
        """A score line in words: what it is, what was compared, and why the points went where they went."""
        lacking = tuple(self._lacking(line, side) for side in range(len(line.cards)))
        # who has won is named first, and so are the numbers
        ranked = sorted(range(sides), key=lambda side: side != line.side)
        counts = tuple(
            RANGE if lacking and lacking[side] else self._phrases.number(count)
            for side, count in enumerate(line.counts[:sides])
        )
        whose = () if line.side is None or not line.cards else line.cards[line.side]
        why = self._phrases.say(
            f"{line.term}.why",
            player="" if line.side is None else self._sides(line.side),
            n=line.points,
            counts=RANGE.join(counts[side] for side in ranked if side < len(counts)),
            cards=self._phrases.cards(whose),
        )
        return SheetRow(
            self._phrases.say(line.term),
            counts,
            " ".join([*(each for side in lacking for each in side), why, *self._sums(line, ranked, lacking)]),
            tuple(line.points if side == line.side else 0 for side in range(sides)),
            line.cards or ((),) * sides,
        )

    def _lacking(self, line: Line, side: int) -> list[str]:
        """A sentence for each suit that a side's cards lack, for terms that have such sentences (scopa.md 6)."""
        held = {card[-1] for card in line.cards[side]}
        terms = [f"{line.term}.lacks.{suit}" for suit in self._phrases.pattern.suits if suit not in held]
        return [self._phrases.say(each, player=self._sides(side)) for each in terms if self._phrases.knows(each)]

    def _sums(self, line: Line, ranked: Sequence[int], lacking: Sequence[Sequence[str]]) -> Iterator[str]:
        """How each count that was compared came about, for lines that have such parts."""
        for side in (each for each in ranked if each < len(line.parts)):
            if side >= len(lacking) or not lacking[side]:
                parts = PLUS.join(map(self._phrases.number, line.parts[side]))
                yield self._phrases.say("event.sum", player=self._sides(side), parts=parts, n=line.counts[side])

    def _told(self, term: str, seat: Seat, **values: object) -> str:
        """Of a seat: of the person as ``term.you``."""
        name = self._names(seat)
        if name == self._phrases.say("seat.you"):
            return self._phrases.say(f"{term}.you", **values)
        return self._phrases.say(term, player=name, **values)

    def _won(self, side: int) -> str:
        name = self._sides(side)
        if name == self._phrases.say("seat.you"):
            return self._phrases.say("event.won.you")
        several = name != self._names(Seat(side))
        return self._phrases.say("event.won.side" if several else "event.won", player=name)

    def _moved(self, event: Moved) -> str:
        if UNKNOWN in event.cards:
            return ""
        cards, (src, dst) = self._phrases.cards(event.cards), (event.src, event.dst)
        if src.name in HELD and src.seat is not None:
            term = "event.played" if dst.name in PLAYED else "event.discarded" if dst.name == "discard" else ""
            return self._told(term, src.seat, cards=cards) if term else ""
        if src != STOCK:
            return ""
        if dst.seat is not None:
            return self._told("event.dealt", dst.seat, cards=cards) if dst.name in DEALT else ""
        return self._phrases.say(OPENED[dst.name], cards=cards) if dst.name in OPENED else ""

    def _announced(self, event: Announced) -> str:
        term = f"{event.term}.told"
        values = self._values(event)
        if event.seat is not None and self._phrases.knows(term):
            return self._told(term, event.seat, **values)
        # the few words of a bubble become a sentence by being closed like one
        words = self._phrases.say(event.term, **values)
        return words if words.endswith(ENDS) else f"{words}."

    def _values(self, event: Announced) -> dict[str, object]:
        return {"n": len(event.cards), "cards": self._phrases.cards(event.cards)}

    def _scored(self, lines: tuple[Line, ...]) -> str:
        """What a deal brought to each side; points that fall during the play are those of one side."""
        points: dict[int, int] = {}
        for line in lines:
            if line.side is not None:
                points[line.side] = points.get(line.side, 0) + line.points
        if len(points) == 1:
            side, count = next(iter(points.items()))
            return self._phrases.say("event.noted", player=self._sides(side), n=count) if count > 0 else ""
        if not any(points.values()):
            return ""
        told = [
            self._phrases.say("event.points", player=self._sides(side), n=points.get(side, 0))
            for side in range(max(2, *(side + 1 for side in points)))
        ]
        return self._phrases.say("event.scored", points=self._phrases.say("list.semicolon").join(told))
