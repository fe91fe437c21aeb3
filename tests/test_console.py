"""The same game in a terminal: what is shown, what may be typed, and how it ends."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from cardavia import console
from cardavia.ai.levels import Level
from cardavia.console import Terminal, options_from, read_move
from cardavia.console_words import WORDS
from cardavia.engine.moves import Move
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.zones import STOCK, Seat, hand
from cardavia.games import EVERY, load
from cardavia.games.scopa.rules import ScopaOptions
from cardavia.text.catalog import Catalogue
from cardavia.text.patterns import PLAIN, plain
from cardavia.text.phrasebook import Phrasebook
from cardavia.text.words import WORDS as HOUSE
from cardavia.ui.words import WORDS as WINDOW

ROOT = Path(__file__).resolve().parents[1]
GAME = load("scopa")
PHRASES = Phrasebook(Catalogue.english(), {**HOUSE, **WINDOW, **WORDS, **GAME.words}, PLAIN)


class Desk:
    """A person at a terminal who types these lines, then ends the input."""

    def __init__(self, *lines: str, seed: int = 5, auto: bool = False, options: ScopaOptions | None = None):
        human = None if auto else Seat(0)
        self.session = Session("scopa", GAME.rules, 2, seed, options or ScopaOptions())
        self.lines: Iterator[str] = iter(lines)
        self.told: list[str] = []
        Terminal(GAME, self.session, PHRASES, Level.EASY, human, self.ask, self.told.append).play()

    def ask(self, prompt: str) -> str:
        self.told.append(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    @property
    def text(self) -> str:
        return "\n".join(self.told)


def test_shows_hand_table_counts_and_numbered_moves() -> None:
    desk = Desk()
    state = desk.session.state
    for card in state.at(hand(Seat(0))):
        assert f"{PHRASES.card(card)} [{card}]" in desk.text
    assert "Stock: 30 cards" in desk.text
    assert "You: 0 cards, 0 scopas" in desk.text
    assert "  1  " in desk.text
    assert "Match number 5" in desk.text


def test_never_shows_the_other_hand() -> None:
    desk = Desk("hint", "1", "1")
    state = desk.session.state
    hidden = state.at(hand(Seat(1))) + state.at(STOCK)
    assert hidden
    assert not any(f"[{card}]" in desk.text for card in hidden)


@pytest.mark.parametrize("typed", ["1", "2D", "play 2D", "2d"])
def test_plays_a_number_or_a_move_in_words(typed: str) -> None:
    desk = Desk(typed)
    assert desk.session.moves[0] == Move.parse("play 2D")
    assert "You play: two of coins." in desk.text


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("7D", "This card is not in your hand."),
        ("2D x 7C", "What you take must add up to the card that you play."),
        ("2D x 5D", "This card is not on the table."),
        ("bid : take", "This is no move of this game."),
        ("9", "This is no number from the list"),
        ("0", "This is no number from the list"),
        ("²", "This is no number from the list"),
        ("what?", "This is no number from the list"),
        ("x", "This is no number from the list"),
        ("rules", "Type “help” to see what can be typed."),
        ("2D x 99Z", "Type “help” to see what can be typed."),
    ],
)
def test_says_why_a_move_is_not_played(typed: str, answer: str) -> None:
    desk = Desk(typed)
    assert answer in desk.text
    assert desk.session.moves == ()


def test_an_empty_line_asks_again() -> None:
    assert Desk("", "  ").session.moves == ()


def test_undo_goes_back_to_the_last_decision() -> None:
    desk = Desk("1", "undo")
    assert desk.session.moves == ()
    assert "Nothing to take back" in Desk("undo").text


def test_a_hint_names_a_legal_move_and_its_reason() -> None:
    desk = Desk("hint")
    assert any(line.startswith("Hint: ") and line.endswith(".") for line in desk.told)
    assert desk.session.moves == ()


def test_quit_and_the_end_of_input_leave_the_table() -> None:
    for desk in (Desk("quit", "1"), Desk()):
        assert desk.session.moves == ()
        assert "The match is left." in desk.told[-1]


@pytest.mark.parametrize(("long", "short"), [("hint", "h"), ("undo", "U"), ("help", "?"), ("quit", " q ")])
def test_every_command_has_a_letter(long: str, short: str) -> None:
    assert Desk("1", short).told == Desk("1", long).told


def test_help_tells_the_commands_and_the_codes() -> None:
    desk = Desk("help")
    assert "quit (q)" in desk.text
    assert desk.text.count("S – swords, B – batons, C – cups, D – coins") == 2
    assert desk.session.moves == ()


@pytest.mark.parametrize(
    ("language", "typed", "answer"), [("it", "esci", "Hai lasciato"), ("ru", "Выйти", "оставлена")]
)
def test_commands_may_be_typed_in_the_language_too(
    language: str, typed: str, answer: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for word in (typed, "quit"):
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{word}\n"))
        console.main(["scopa", "--seed", "5", "--language", language])
        assert answer in capsys.readouterr().out


def test_the_deck_is_that_of_the_window_unless_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, word in (([], "donna of"), (["--deck", "milanesi"], "hearts")):
        console.main(["scopa", "--auto", "--seed", "3", "--language", "en", *arguments])
        assert word in capsys.readouterr().out


def test_the_computer_plays_a_whole_match_with_itself() -> None:
    desk = Desk(auto=True, options=ScopaOptions(napola=True, re_bello=True))
    assert desk.session.state.phase == Phase.OVER
    assert desk.text.count("Score sheet") == desk.session.record().deals
    assert "Computer 1 wins the match." in desk.text or "Computer 2 wins the match." in desk.text
    assert "Re bello" in desk.text


def test_a_person_plays_to_the_score_sheet() -> None:
    desk = Desk(*["1"] * 18)
    assert desk.session.state.deal_no == 2
    assert "Score sheet" in desk.text
    assert "Total" in desk.text


@pytest.mark.parametrize(
    ("line", "move"),
    [("7d x 4c, 3c", "play 7D x 4C 3C"), ("PLAY 10D", "play 10D"), ("BID : Take", "bid : take")],
)
def test_moves_are_read_as_people_type(line: str, move: str) -> None:
    assert str(read_move(line)) == move


def test_options_by_name() -> None:
    assert options_from(ScopaOptions, ["target=21", "napola=true", "ace_rule=takes-all"]) == ScopaOptions(
        target=21, napola=True, ace_rule="takes-all"
    )
    for wrong in ("target=12", "nothing=1", "target"):
        with pytest.raises(ValueError, match="unknown option"):
            options_from(ScopaOptions, [wrong])


@pytest.mark.parametrize("arguments", [["scopa", "--option", "target=12"], ["poker"], ["scopa", "--level", "mighty"]])
def test_a_wrong_command_line_is_refused(arguments: Sequence[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        console.main(arguments)
    assert left.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_an_unknown_deck_and_language_are_replaced(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    assert console.main(["scopa", "--auto", "--seed", "3", "--deck", "wooden", "--language", "xx"]) == 0
    told = capsys.readouterr()
    assert "Deal 1." in told.out
    assert "wooden" in caplog.text
    assert "unknown language 'xx': English is used" in told.err


def started(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "cardavia.console", "scopa", "--seed", "5", "--language", "en", *arguments]
    pipe = subprocess.PIPE
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment)


def test_the_program_ends_cleanly_when_the_input_ends() -> None:
    out, err = started().communicate("1\n", timeout=60)
    assert "You play: two of coins." in out
    assert err == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal for one process")
def test_the_program_ends_cleanly_at_ctrl_c() -> None:
    program = started()
    assert program.stdout is not None
    assert program.stdout.readline()
    time.sleep(0.3)  # the input is being waited for; earlier is well too
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=60)
    assert (program.returncode, err) == (0, "")
    assert "The match is left." in out


def test_a_closed_pipe_is_no_error() -> None:
    with started("--auto") as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.wait(timeout=60) == 0
        assert program.stderr.read() == ""


def desk_of(name: str) -> tuple[Session[Any], Phrasebook]:
    """A match of another game, and its words in the plain pattern of its pack."""
    game = load(name)
    phrases = Phrasebook(Catalogue.english(), {**HOUSE, **WINDOW, **WORDS, **game.words}, plain(game.rules.deck.id))
    return Session(name, game.rules, game.seats[0], 144, game.options()), phrases


@pytest.mark.parametrize("name", [name for name in EVERY if name != "scopa"])
def test_every_game_is_played_by_numbers_to_its_sheet(name: str, caplog: pytest.LogCaptureFixture) -> None:
    session, phrases = desk_of(name)
    told: list[str] = []
    asked, leaked = 0, []

    def ask(_prompt: str) -> str:
        nonlocal asked
        asked += 1
        state, seen = session.state, session.view(Seat(0)).state
        known = {card for cards in seen.zones.values() for card in cards}
        others = [card for seat in state.everyone for card in state.at(hand(seat)) if card not in known]
        latest = "\n".join(told[len(told) - told[::-1].index("") - 1 :])
        leaked.extend(card for card in others if f"[{card}]" in latest)
        return "hint" if asked % 9 == 1 else "1"

    Terminal(load(name), session, phrases, Level.EASY, Seat(0), ask, told.append).play()
    assert session.state.phase == Phase.OVER
    assert leaked == []
    text = "\n".join(told)
    assert phrases.say("sheet.title") in text
    assert phrases.say("console.trick", cards="").strip() in text
    assert not [record for record in caplog.records if "no message" in record.getMessage()]


def test_a_bid_says_what_its_button_says() -> None:
    session, phrases = desk_of("klaberjass")
    lines = iter(["hint", "1"])
    told: list[str] = []

    def ask(_prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    Terminal(load("klaberjass"), session, phrases, Level.EASY, Seat(0), ask, told.append).play()
    text = "\n".join(told)
    assert phrases.say("klaberjass.ask.turned") in text
    assert f"  1  {phrases.say('klaberjass.choice.take')}" in text
    assert phrases.say("table.hint-choice", choice="", reason="").split(":")[0] in text
