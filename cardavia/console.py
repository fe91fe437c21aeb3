"""``python -m cardavia.console scopa``: any game in a terminal. Proof that the engine needs no window."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Callable, Sequence
from enum import StrEnum
from random import Random
from typing import Any

from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.console_lines import Lines
from cardavia.console_words import WORDS
from cardavia.engine.events import Scored
from cardavia.engine.moves import Move, Verb
from cardavia.engine.options import Options
from cardavia.engine.rules import IllegalMove
from cardavia.engine.score import total
from cardavia.engine.session import Session
from cardavia.engine.shuffle import luck_of
from cardavia.engine.state import Phase, Step
from cardavia.engine.view import redact
from cardavia.engine.zones import Seat
from cardavia.game import Advice, Game
from cardavia.games import EVERY, load
from cardavia.storage.places import Places
from cardavia.storage.settings import Settings
from cardavia.text.announcer import Announcer
from cardavia.text.catalog import ENGLISH, LANGUAGES, Catalogue, best_language
from cardavia.text.patterns import Pattern, patterns, patterns_of, plain
from cardavia.text.phrasebook import Phrasebook
from cardavia.text.seats import Seats
from cardavia.text.words import WORDS as HOUSE
from cardavia.ui.words import WORDS as WINDOW


class Command(StrEnum):
    """What may be typed beside moves: these words in every language, and each language's own."""

    HINT = "hint"
    UNDO = "undo"
    HELP = "help"
    QUIT = "quit"


SHORT = {"h": Command.HINT, "u": Command.UNDO, "?": Command.HELP, "q": Command.QUIT}

log = logging.getLogger(__name__)


class Left(Exception):
    """The person has left the table."""


class Terminal:
    """A match told line by line. ``human`` is the seat of the person, or None where the computer takes every seat."""

    def __init__(
        self,
        game: Game[Any],
        session: Session[Any],
        phrases: Phrasebook,
        level: Level,
        human: Seat | None,
        ask: Callable[[str], str] = input,
        tell: Callable[[str], None] = print,
    ) -> None:
        self._game, self._session, self._level, self._human = game, session, level, human
        self._say, self._phrases = phrases.say, phrases
        self._ask, self._tell = ask, tell
        self._watcher = Seat(0) if human is None else human
        seats = Seats(phrases, session.rules, session.state.seats, human, "seat.computer")
        self._lines = Lines(game, phrases, seats)
        self._announcer = Announcer(phrases, seats.name, seats.side)
        self._words = {str(each): phrases.say(f"console.word.{each}") for each in Command}
        own = {word.lower(): Command(each) for each, word in self._words.items()}
        self._commands = {**own, **{str(each): each for each in Command}, **SHORT}

    def play(self) -> None:
        """Play to the end of the match, or until the person leaves: by a command, at the input's end, by Ctrl-C."""
        self._tell(self._say("table.deal-number", seed=str(self._session.seed)))
        if self._human is not None:
            self._tell(self._codes())
        try:
            while self._session.state.phase != Phase.OVER:
                self._go_on()
        except (Left, EOFError, KeyboardInterrupt):
            self._tell("\n" + self._say("console.left", seed=str(self._session.seed)))

    def _go_on(self) -> None:
        if not self._session.waits_for_seat:
            self._show(self._session.deal())
        elif self._session.state.turn == self._human:
            self._decide()
        else:
            self._show(self._session.submit(self._advice(self._level).move))

    def _advice(self, level: Level) -> Advice:
        session = self._session
        view = session.view(session.state.turn)
        return self._game.mind(session.rules, view, Budget(level), luck_of(session.seed, session.ply))

    def _show(self, step: Step[Any]) -> None:
        for event in step.events:
            if isinstance(event, Scored) and not self._session.waits_for_seat:
                self._show_sheet(event)
            elif sentence := self._announcer.sentence(redact(self._session.rules, self._watcher, event)):
                self._tell(sentence)

    def _show_sheet(self, event: Scored) -> None:
        totals = self._session.rules.standing(self._session.state)
        self._tell("\n" + self._say("sheet.title"))
        for row in (self._announcer.line(line, len(totals)) for line in event.lines):
            self._tell(f"  {row.title:<14} {self._numbers(row.points)}   {row.explanation}")
        points = [total(event.lines, side) for side in range(len(totals))]
        for term, numbers in (("sheet.this-deal", points), ("sheet.total", totals)):
            self._tell(f"  {self._say(term):<14} {self._numbers(numbers)}")
        self._tell("")

    def _numbers(self, numbers: Sequence[int]) -> str:
        return self._say("home.totals").join(map(self._phrases.number, numbers))

    def _decide(self) -> None:
        """Ask the person until a move is played or something is taken back."""
        moves = self._session.rules.legal_moves(self._session.state)
        self._show_table(moves)
        while True:
            line = self._ask(self._say("console.ask", **self._words)).strip()
            command = self._commands.get(line.lower())
            if command is not None:
                if self._obey(command):
                    return
            elif line and self._submit(line, moves):
                return

    def _obey(self, command: Command) -> bool:
        """True if the position has changed. Raises ``Left`` where the person wants to go."""
        match command:
            case Command.QUIT:
                raise Left
            case Command.UNDO:
                return self._undo()
            case Command.HINT:
                self._hint()
            case Command.HELP:
                self._tell(self._say(self._lines.help(), **self._words))
                self._tell(self._codes())
        return False

    def _codes(self) -> str:
        """What the codes of the cards mean, in the suits of the pattern."""
        suits = [f"{suit} – {self._phrases.suit(suit)}" for suit in self._session.rules.deck.suits]
        return self._say("console.codes", letters=self._say("list.comma").join(suits))

    def _show_table(self, moves: Sequence[Move]) -> None:
        state = self._session.view(self._watcher).state
        for line in ("", *self._lines.table(state, self._watcher), *self._lines.question(state)):
            self._tell(line)
        for line in self._lines.moves(state, moves):
            self._tell(line)

    def _read(self, line: str, moves: Sequence[Move]) -> Move | None:
        """The move that was typed; None for what names no move and no cards of this pack."""
        if line.isdecimal():
            return moves[int(line) - 1] if 1 <= int(line) <= len(moves) else None
        try:
            move = read_move(line)
        except ValueError:
            return None
        return move if {*move.cards, *move.taking} <= set(self._session.rules.deck.cards) else None

    def _submit(self, line: str, moves: Sequence[Move]) -> bool:
        move = self._read(line, moves)
        if move is None:
            self._tell(self._say("console.unclear", help=self._words[Command.HELP]))
            return False
        try:
            self._show(self._session.submit(move))
        except IllegalMove as fault:
            self._tell(self._announcer.reason(fault.reason))
            return False
        return True

    def _hint(self) -> None:
        advice = self._advice(Level.HARD)
        self._tell(self._lines.hint(self._session.view(self._watcher).state, advice))

    def _undo(self) -> bool:
        decisions = self._session.decisions(self._watcher)
        if not decisions:
            self._tell(self._say("table.nothing-to-undo"))
            return False
        self._session.undo(decisions[-1])
        return True


def read_move(line: str) -> Move:
    """A move as a person types it: "7d x 4c 3c", with or without the verb. Raises ``ValueError`` for anything else."""
    cards, colon, call = line.lower().partition(":")
    verb, *rest = cards.replace(",", " ").split() or [""]
    if verb not in set(Verb):
        verb, rest = Verb.PLAY, [verb, *rest]
    words = [verb, *(word if word == "x" else word.upper() for word in rest)]
    return Move.parse(" ".join(words + ([colon, call.strip()] if colon else [])))


def options_from(kind: type[Options], chosen: Sequence[str]) -> Options:
    """Options from words such as "target=21". Raises ``ValueError`` for a name or a value that the game lacks."""
    raw: dict[str, object] = {}
    for each in chosen:
        name, _, text = each.partition("=")
        values = {str(value).lower(): value for value in kind.choices().get(name, ())}
        if text.lower() not in values:
            known = ", ".join(f"{name}={value}" for name, values in kind.choices().items() for value in values)
            raise ValueError(f"unknown option: {each}; known are {known}")
        raw[name] = values[text.lower()]
    return kind.read(raw)


def _language(asked: str) -> str:
    """The language that is spoken; English, with a line that says so, instead of an unknown one."""
    if asked == "auto":
        locales = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        return best_language(locale for locale in locales if locale)
    if asked not in LANGUAGES:
        print(f"unknown language {asked!r}: English is used; known are {', '.join(LANGUAGES)}", file=sys.stderr)
        return ENGLISH
    return asked


def _phrases(game: Game[Any], language: str, deck: str | None) -> Phrasebook:
    places, spoken = Places.of_user(), _language(language)
    pack = game.rules.deck.id
    deck = deck or Settings().pattern.get(pack, plain(pack).id)
    words = {**HOUSE, **WINDOW, **WORDS, **game.words}
    return Phrasebook(
        Catalogue.load(places.i18n, spoken), words, _pattern(patterns_of(patterns(places.assets), pack), deck, pack)
    )


def _pattern(known: dict[str, Pattern], deck: str, pack: str) -> Pattern:
    usual = plain(pack)
    if deck not in known and deck != usual.id:
        log.warning("unknown deck %r: %r is used", deck, usual.id)
    return known.get(deck, usual)


def _arguments(arguments: Sequence[str] | None) -> tuple[argparse.Namespace, Game[Any], Options]:
    parser = argparse.ArgumentParser(prog="python -m cardavia.console", description=__doc__)
    parser.add_argument("game", choices=EVERY)
    parser.add_argument("--seed", type=int, help="the match number: the same number deals the same cards")
    parser.add_argument("--level", type=Level, choices=list(Level), default=Level.NORMAL)
    parser.add_argument("--deck", help="the pattern of the cards, such as milanesi; default: that of the window")
    parser.add_argument("--language", default="auto", help="en, it, uk, ru; default: that of the system")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the game")
    parser.add_argument("--auto", action="store_true", help="the computer takes every seat")
    asked = parser.parse_args(arguments)
    game = load(asked.game)
    try:
        return asked, game, options_from(game.options, asked.option)
    except ValueError as fault:
        parser.error(str(fault))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the match that the command line asks for."""
    asked, game, options = _arguments(arguments)
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a terminal without our dashes still plays
    seed = asked.seed if asked.seed is not None else Random().randrange(1_000_000)
    session = Session(game.id, game.rules, game.seats[0], seed, options)
    human = None if asked.auto else Seat(0)
    try:
        Terminal(game, session, _phrases(game, asked.language, asked.deck), asked.level, human).play()
    except BrokenPipeError:  # the reader of a pipe has gone: nothing more may be written, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
