"""The way in: which Python, which command, which words when it fails.

No network and no Qt here: other programs are played by small fakes, or by Python itself.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import bootstrap
import pytest
from workbench import commands, libraries, shell
from workbench.environment import Environment
from workbench.shell import Heard, Trouble

from tests.packaging.terminal import Terminal

BOOTSTRAP = Path(bootstrap.__file__)


@pytest.mark.parametrize(
    ("version", "accepted"),
    [((2, 7), False), ((3, 10), False), ((3, 11), True), ((3, 14), True), ((3, 15), False), ((4, 0), False)],
)
def test_pythons_from_311_to_314_are_accepted(version: tuple[int, int], accepted: bool) -> None:
    assert bootstrap.is_accepted(version) is accepted


def program(folder: Path, name: str, script: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="ascii")
    path.chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="the programs faked here are shell scripts")
def test_a_shim_that_starts_nothing_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "python3.13", "echo 'version not installed' >&2; exit 127")
    program(tmp_path, "python3.12", "echo 3.9")
    program(tmp_path, "python3.11", "echo 3.11")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert bootstrap.find_python() == ["python3.11"]


def test_without_any_python_that_will_do_a_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert bootstrap.hand_over(["run"]) == 1
    said = capsys.readouterr().out
    assert "needs Python 3.11 to 3.14" in said
    assert "python3.12" in said


@pytest.mark.skipif(os.name == "nt", reason="the programs faked here are shell scripts")
def test_handing_over_passes_arguments_and_status_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    program(tmp_path, "python3.12", 'if [ "$1" = -c ]; then echo 3.12; else shift; echo "got:$*"; exit 7; fi')
    monkeypatch.setenv("PATH", str(tmp_path))
    assert bootstrap.hand_over(["test", "-k", "two words"]) == 7
    assert "got:test -k two words" in capfd.readouterr().out


def test_the_entry_keeps_to_a_syntax_that_old_pythons_read() -> None:
    compile(BOOTSTRAP.read_text(encoding="utf-8"), str(BOOTSTRAP), "exec", dont_inherit=True)
    ast.parse(BOOTSTRAP.read_text(encoding="utf-8"), feature_version=(3, 6))
    assert "from __future__" not in BOOTSTRAP.read_text(encoding="utf-8")


def test_help_needs_no_environment() -> None:
    done = subprocess.run([sys.executable, str(BOOTSTRAP)], capture_output=True, text=True, check=True)
    assert all(name in done.stdout for name in commands.COMMANDS)


def test_an_unknown_command_is_refused() -> None:
    done = subprocess.run([sys.executable, str(BOOTSTRAP), "fly"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "fly" in done.stdout
    assert "Traceback" not in done.stderr


@pytest.fixture
def prepared(checkout: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> Environment:
    """A machine where everything is ready, and the person stands in the checkout."""
    env = Environment(checkout)
    monkeypatch.setattr(commands, "prepare", lambda: env)
    monkeypatch.chdir(checkout)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    return env


def test_without_a_screen_the_demonstration_runs_instead(
    prepared: Environment, terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands.carry_out(["run", "--language", "it"]) == 0
    demo = str(prepared.root / "demo")
    assert terminal.calls == [[str(prepared.python), "-m", "cardavia", "--demo", demo, "--language", "it"]]
    surroundings = terminal.environments[-1]
    assert surroundings is not None
    assert surroundings["QT_QPA_PLATFORM"] == "offscreen"
    said = capsys.readouterr().out
    assert "no screen" in said
    assert demo in said


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_with_a_screen_the_program_opens(
    prepared: Environment, terminal: Terminal, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(name, ":0")
    commands.carry_out(["run"])
    assert terminal.calls == [[str(prepared.python), "-m", "cardavia"]]
    assert terminal.environments == [None]


def test_a_demonstration_asked_for_goes_where_it_was_asked(prepared: Environment, terminal: Terminal) -> None:
    commands.carry_out(["run", "--demo", "here"])
    commands.carry_out(["demo", "there", "--seed", "3"])
    commands.carry_out(["demo", "--seed", "3"])
    assert [call[3:] for call in terminal.calls] == [
        ["--demo", "here"],
        ["--demo", "there", "--seed", "3"],
        ["--demo", "demo", "--seed", "3"],
    ]


def test_the_status_of_the_tests_is_the_status_of_the_command(prepared: Environment, terminal: Terminal) -> None:
    terminal.answer = lambda command: Heard(5, "", "")
    assert commands.carry_out(["test", "-k", "primiera"]) == 5
    assert terminal.calls[-1][1:] == ["-m", "pytest", "-k", "primiera"]


def test_a_night_tries_the_laws_of_every_game_that_has_its_own(prepared: Environment, terminal: Terminal) -> None:
    laws = prepared.root / "tests" / "games" / "a_new_game" / "test_laws.py"
    laws.parent.mkdir(parents=True)
    laws.touch()
    commands.carry_out(["nightly", "5"])
    assert "tests/games/a_new_game/test_laws.py" in terminal.calls[-1]
    assert "tests/games/test_contract.py" in terminal.calls[-1]
    ours = commands.law_tests(commands.ROOT)
    assert len(ours) == len(set(ours)) and all((commands.ROOT / path).exists() for path in ours)


def test_check_asks_every_tool_even_after_one_failed(
    prepared: Environment, terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal.answer = lambda command: Heard("mypy" in command, "", "")
    assert commands.carry_out(["check"]) == 1
    assert len(terminal.calls) == 4, "the checkout has no catalogue tool"
    assert "not in order: mypy" in capsys.readouterr().out


def test_check_looks_at_the_catalogues_where_there_are_some(prepared: Environment, terminal: Terminal) -> None:
    tool = prepared.root / commands.CATALOGUES
    tool.parent.mkdir()
    tool.touch()
    terminal.answer = lambda command: Heard(commands.CATALOGUES in command, "", "")
    assert commands.carry_out(["check"]) == 1
    assert terminal.calls[-1][1:] == [commands.CATALOGUES, "check"]


def test_art_is_cards_and_sounds_in_one_folder_and_ends_where_the_first_fails(
    prepared: Environment, terminal: Terminal
) -> None:
    assert commands.carry_out(["art"]) == commands.carry_out(["art", "there"]) == 0
    assert [call[2:] for call in terminal.calls] == [
        ["intarsia"],
        ["sounds"],
        ["intarsia", "there"],
        ["sounds", str(Path("there", "sounds"))],
    ]
    packaging = str(prepared.root / "packaging")
    assert all(around is not None and around["PYTHONPATH"] == packaging for around in terminal.environments)
    terminal.calls.clear()
    terminal.answer = lambda command: Heard(3, "", "")
    assert commands.carry_out(["art"]) == 3
    assert len(terminal.calls) == 1


@pytest.mark.parametrize(
    ("command", "module"), [("pictures", "album"), ("bench", "cardavia.bench"), ("console", "cardavia.console")]
)
def test_arguments_reach_the_program_behind_a_command(
    prepared: Environment, terminal: Terminal, command: str, module: str
) -> None:
    terminal.answer = lambda command: Heard(4, "", "")
    assert commands.carry_out([command, "--check", "x"]) == 4
    assert terminal.calls == [[str(prepared.python), "-m", module, "--check", "x"]]


def test_trouble_becomes_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail() -> Environment:
        raise Trouble("First line\n  second line")

    monkeypatch.setattr(commands, "prepare", fail)
    assert commands.carry_out(["run"]) == 1
    assert capsys.readouterr().out == "cardavia: First line\ncardavia:   second line\n"


def test_catalogues_are_compiled_when_a_text_is_newer(checkout: Path, terminal: Terminal) -> None:
    env = Environment(checkout)
    (checkout / "packaging").mkdir()
    (checkout / "packaging" / "catalogues.py").touch()
    text = checkout / "i18n" / "it" / "cardavia.po"
    text.parent.mkdir(parents=True)
    text.touch()
    commands.compile_words(env)
    assert len(terminal.calls) == 1, "never compiled before"
    compiled = text.with_suffix(".mo")
    compiled.touch()
    os.utime(text, (1_000, 1_000))
    os.utime(compiled, (2_000, 2_000))
    commands.compile_words(env)
    assert len(terminal.calls) == 1, "nothing is newer"
    os.utime(text, (3_000, 3_000))
    commands.compile_words(env)
    assert len(terminal.calls) == 2
    terminal.answer = lambda command: Heard(1, "", "")
    with pytest.raises(Trouble, match="could not be compiled"):
        commands.compile_words(env)


def test_twins_are_looked_after_before_a_command(checkout: Path, terminal: Terminal) -> None:
    env = Environment(checkout)
    commands.compile_twins(env)
    assert terminal.calls == [], "the checkout has no tool for it"
    (checkout / commands.TWINS).mkdir(parents=True)
    commands.compile_twins(env)
    assert terminal.calls == [[str(env.python), "-m", "twins"]]
    surroundings = terminal.environments[-1]
    assert surroundings is not None and surroundings["PYTHONPATH"] == str(checkout / "packaging")
    terminal.answer = lambda command: Heard(1, "", "")
    with pytest.raises(Trouble, match="older than their sources"):
        commands.compile_twins(env)


@pytest.mark.parametrize("root", [True, False])
def test_who_asks_for_twins_gets_a_compiler_or_its_name(
    prepared: Environment,
    terminal: Terminal,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    root: bool,
) -> None:
    monkeypatch.setattr(commands, "furnish", lambda: prepared)
    monkeypatch.setattr(libraries, "is_root", lambda: root)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    terminal.answer = lambda command: Heard(3, "gcc libc6-dev\n", "") if "-m" in command else Heard(0, "", "")
    assert commands.carry_out(["twins"]) == 3
    assert [call[-1] for call in terminal.calls if "-m" in call] == ["lack", "show"]
    is_installed = any(call[-2:] == ["gcc", "libc6-dev"] for call in terminal.calls)
    assert is_installed is root
    assert ("sudo apt-get install gcc libc6-dev" in capsys.readouterr().out) is not root


def test_clean_keeps_what_is_not_its_own(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "ROOT", checkout)
    kept = [checkout / "i18n/it/cardavia.po", checkout / "demo/1.png", checkout / "cardavia/app.py"]
    doomed = [checkout / ".venv/bin/python", checkout / "i18n/it/cardavia.mo", checkout / "cardavia/__pycache__/a.pyc"]
    doomed += [checkout / "cardavia/ai/world.cpython-311.so", checkout / "cardavia/ai/world.pyd"]
    for path in kept + doomed:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert commands.carry_out(["clean"]) == 0
    assert all(path.exists() for path in kept)
    assert not any(path.exists() for path in doomed)


def test_overhearing_keeps_the_complaint_and_the_status() -> None:
    heard = shell.overhear([sys.executable, "-c", "import sys; sys.stderr.write('alas\\n'); sys.exit(4)"])
    assert heard == Heard(4, "", "alas\n")
    assert shell.overhear(["no-such-program-at-all"]).status == shell.NOT_FOUND
