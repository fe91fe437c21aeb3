"""The commands of a working day: run, console, test, nightly, check, demo, bench, art, pictures, words and so on."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

from workbench import environment, libraries, shell
from workbench.environment import Environment
from workbench.shell import Trouble, say

ROOT = Path(__file__).resolve().parents[2]
CATALOGUES = "packaging/catalogues.py"
TWINS = "packaging/twins"
INTERRUPTED = 130
NIGHTLY_DEALS = "10000"
LAW_TESTS = (
    "tests/games/test_contract.py", "tests/games/test_golden.py", "tests/games/test_perft.py",
    "tests/games/test_secrets.py", "tests/games/scopa/test_deals.py",
)  # fmt: skip
OWN_LAWS = "tests/games/*/test_laws.py"
"""Where a game keeps laws of its own."""
CACHES = (
    ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", ".import_linter_cache", "build", "dist", "htmlcov",
)  # fmt: skip
USAGE = """usage: python3 packaging/bootstrap.py COMMAND

  run [ARGUMENTS]     play (without a screen: the demonstration, into ./demo)
  console [ARGUMENTS] play in this terminal
  test [ARGUMENTS]    all tests; arguments go to pytest
  nightly [DEALS]     the laws of every game on 10,000 random deals each, or on so many
  check               ruff, mypy, import-linter, catalogues
  demo [DIR] [ARGUMENTS]   a whole match played by the computer, its pictures written to DIR (default ./demo)
  bench [ARGUMENTS]   measure frames, sliders, sizes, starts, and hold them against the goals of docs/bench.md
  art                 draw the cards and make the sounds anew
  pictures [--check]  contact sheets of all cards and tables into docs/, or whether they are current
  words               collect the words for translators, then compile the catalogues
  twins [again]       compile the fast twins, say which are compiled; on Debian as root, install a C compiler
  setup               only make everything ready
  clean               remove .venv, caches, compiled catalogues and twins

Each makes ready what it needs: Python environment, packages, catalogues, Qt's system libraries, and, where there
is a C compiler, the fast twins; with CARDAVIA_PLAIN=1 these run as Python."""

Arguments = Sequence[str]


def offscreen() -> dict[str, str]:
    """The surroundings for a program that shall open no window, unless the person chose Qt's platform."""
    return {"QT_QPA_PLATFORM": "offscreen", **os.environ}


def compile_words(env: Environment) -> None:
    """Compiles the catalogues if a text is newer than its compiled form."""
    tool = env.root / CATALOGUES
    texts = sorted((env.root / "i18n").glob("*/*.po"))
    if not tool.exists() or all(is_compiled(text) for text in texts):
        return
    if shell.call([str(env.python), str(tool), "compile"], cwd=env.root) != 0:
        raise Trouble("The catalogues in i18n/ could not be compiled; the reason stands above.")


def is_compiled(text: Path) -> bool:
    """Whether the .mo beside a .po exists and is no older."""
    compiled = text.with_suffix(".mo")
    return compiled.exists() and compiled.stat().st_mtime >= text.stat().st_mtime


def compile_twins(env: Environment) -> None:
    """Compiles the fast twins that are not fresh. Without a compiler that is said, and they run as Python."""
    if not (env.root / TWINS).is_dir():
        return
    if shell.call(*of_packaging(env, "twins")) != 0:
        raise Trouble("Compiled twins are older than their sources and stay so; the reason stands above.")


def of_packaging(env: Environment, module: str, *arguments: str) -> tuple[list[str], dict[str, str], Path]:
    """Command, surroundings and folder for a package that lies in packaging/ beside this one."""
    here = {**os.environ, "PYTHONPATH": str(env.root / "packaging")}
    return [str(env.python), "-m", module, *arguments], here, env.root


def furnish() -> Environment:
    """Environment, system libraries and catalogues, in the order in which they need each other."""
    env = environment.ensure(ROOT)
    libraries.ensure(env.python)
    compile_words(env)
    return env


def prepare() -> Environment:
    """All that a command needs."""
    env = furnish()
    compile_twins(env)
    return env


def setup(arguments: Arguments) -> int:
    env = prepare()
    say(f"ready: {env.python}")
    return 0


def run(arguments: Arguments) -> int:
    env = prepare()
    program = [str(env.python), "-m", "cardavia"]
    if libraries.has_display() or os.environ.get("QT_QPA_PLATFORM"):
        return shell.call([*program, *arguments])
    if "--demo" in arguments:
        return shell.call([*program, *arguments], env=offscreen())
    folder = Path.cwd() / "demo"
    say(
        "there is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open.",
        f"Instead the computer plays a match to itself; its pictures and record go to {folder}",
    )
    return shell.call([*program, "--demo", str(folder), *arguments], env=offscreen())


def console(arguments: Arguments) -> int:
    env = prepare()
    return shell.call([str(env.python), "-m", "cardavia.console", *(arguments or ("scopa",))])


def test(arguments: Arguments) -> int:
    env = prepare()
    return shell.call([str(env.python), "-m", "pytest", *arguments], env=offscreen(), cwd=env.root)


def law_tests(root: Path) -> list[str]:
    """The tests of a night: what every game promises, and what each has to keep for itself."""
    return [*LAW_TESTS, *sorted(path.relative_to(root).as_posix() for path in root.glob(OWN_LAWS))]


def nightly(arguments: Arguments) -> int:
    """Needs hours: every law of every game, on a number of deals that no change waits for."""
    env = prepare()
    many = {"CARDAVIA_DEALS": arguments[0] if arguments else NIGHTLY_DEALS}
    command = [str(env.python), "-m", "pytest", "-n", "auto", *law_tests(env.root)]
    return shell.call(command, env={**offscreen(), **many}, cwd=env.root)


def demo(arguments: Arguments) -> int:
    has_folder = bool(arguments) and not arguments[0].startswith("-")
    folder = Path(arguments[0]) if has_folder else Path("demo")
    others = arguments[1:] if has_folder else arguments
    env = prepare()
    return shell.call([str(env.python), "-m", "cardavia", "--demo", str(folder), *others], env=offscreen())


def bench(arguments: Arguments) -> int:
    env = prepare()
    return shell.call([str(env.python), "-m", "cardavia.bench", *arguments], env=offscreen())


def check(arguments: Arguments) -> int:
    env = prepare()
    python = str(env.python)
    contracts = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    steps = [
        ("ruff check", [python, "-m", "ruff", "check", "."]),
        ("ruff format", [python, "-m", "ruff", "format", "--check", "."]),
        ("mypy", [python, "-m", "mypy"]),
        ("import-linter", [python, "-c", contracts]),
    ]
    if (env.root / CATALOGUES).exists():
        steps.append(("catalogues", [python, CATALOGUES, "check"]))
    failed: list[str] = []
    for name, command in steps:
        say(f"{name} …")
        if shell.call(command, cwd=env.root) != 0:
            failed.append(name)
    say("not in order: " + ", ".join(failed) if failed else "all in order")
    return 1 if failed else 0


def tool(module: str, arguments: Arguments) -> int:
    """Runs a package that lies in packaging/."""
    return shell.call(*of_packaging(prepare(), module, *arguments))


def art(arguments: Arguments) -> int:
    sounds = [str(Path(arguments[0]) / "sounds")] if arguments else []
    return tool("intarsia", arguments) or tool("sounds", sounds)


def pictures(arguments: Arguments) -> int:
    return tool("album", arguments)


def words(arguments: Arguments) -> int:
    env = prepare()
    for step in ("update", "compile"):
        if status := shell.call([str(env.python), CATALOGUES, step], cwd=env.root):
            return status
    return 0


def twins(arguments: Arguments) -> int:
    """Compiles them where it can be made possible; status 3 where this machine has no C compiler and gets none."""
    env = furnish()
    if missing := shell.listen(*of_packaging(env, "twins", "lack")).out.split():
        libraries.install_compiler(tuple(missing))
    return shell.call(*of_packaging(env, "twins", *(arguments or ("show",))))


def clean(arguments: Arguments) -> int:
    """Removes what the other commands made; never a save, a setting or a picture of the demonstration."""
    doomed = [ROOT / ".venv", *(ROOT / name for name in CACHES), *ROOT.glob(".coverage*")]
    doomed += ROOT.glob("i18n/*/*.mo")
    for folder in ("cardavia", "packaging", "tests"):
        doomed += (ROOT / folder).rglob("__pycache__")
    for suffix in ("so", "pyd"):
        doomed += (ROOT / "cardavia").rglob(f"*.{suffix}")
    for path in doomed:
        try:
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink(missing_ok=True)
        except OSError as fault:
            raise Trouble(f"{path} cannot be removed ({fault.strerror}).") from None
    say("clean")
    return 0


COMMANDS: dict[str, Callable[[Arguments], int]] = {
    "run": run, "console": console, "test": test, "nightly": nightly, "check": check, "demo": demo, "bench": bench,
    "art": art, "pictures": pictures, "words": words, "twins": twins,
    "setup": setup, "clean": clean,
}  # fmt: skip


def carry_out(arguments: Arguments) -> int:
    """One command from the command line; foreseeable faults become a sentence and exit status 1."""
    name = arguments[0] if arguments else "--help"
    if name in ("-h", "--help", "help"):
        print(USAGE)
        return 0
    if name not in COMMANDS:
        print(USAGE)
        say(f"there is no command “{name}”.")
        return 2
    try:
        return COMMANDS[name](arguments[1:])
    except Trouble as trouble:
        say(*str(trouble).splitlines())
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
