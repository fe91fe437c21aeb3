"""Compiled files of a checkout are fresh or gone. No compiler is called here: a fake one writes files."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from twins import checkout
from twins.compiling import CannotCompile
from twins.sources import PLAIN, SUFFIX, Twin, fingerprint, look, made_from

from tests.packaging.woods import DIRECTIVE, plant

ROOT = Path(__file__).resolve().parents[2]
NAMES = ["cardavia.high.upper", "cardavia.low.base"]


class Compiler:
    """Writes something for each twin and keeps which were asked for."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []
        self.fault: CannotCompile | None = None

    def require(self) -> None:
        """Every machine has one."""

    def compile_into(self, root: Path, twins: Sequence[Twin], folder: Path) -> dict[Twin, Path]:
        self.asked.append([twin.name for twin in twins])
        if self.fault:
            raise self.fault
        made = {twin: folder / twin.name for twin in twins}
        for twin, path in made.items():
            path.write_text(f"machine code of {twin.name}", encoding="ascii")
        return made


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    played = Compiler()
    monkeypatch.delenv(PLAIN, raising=False)
    monkeypatch.setattr(checkout, "compile_into", played.compile_into)
    monkeypatch.setattr(checkout, "require", played.require)
    return played


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return plant(tmp_path / "a tree")


def compiled(root: Path) -> list[str]:
    return [path.name for path in look(root).compiled]


def test_a_twin_is_known_by_its_first_line_alone(tree: Path) -> None:
    (tree / "cardavia" / "late.py").write_text("\n" + DIRECTIVE, encoding="utf-8")
    assert [twin.name for twin in look(tree).twins] == NAMES


def test_every_twin_of_the_program_says_how_it_is_compiled() -> None:
    declared = {path.with_suffix(".py") for path in (ROOT / "cardavia").rglob("*.pxd")} - {ROOT / "cardavia/ai/bits.py"}
    assert declared <= {twin.source for twin in look(ROOT).twins}, "a .pxd stands beside a file that is no twin"


def test_a_twin_is_made_from_all_declarations_behind_it_and_from_no_other_source(tree: Path) -> None:
    upper, base = look(tree).twins
    names = [path.relative_to(tree / "cardavia").as_posix() for path in made_from(tree, upper)]
    assert names == ["high/upper.pxd", "high/upper.py", "low/base.pxd"]
    assert "bits.h" in {path.name for path in made_from(tree, base)}


@pytest.mark.parametrize(
    "text",
    [
        "from cython.cimports.cardavia.low import base, other",
        "from cardavia.low cimport (\n    other,\n    base as b,\n)",
        "from cardavia.low.base cimport Base",
        "cimport cardavia.low.base as base",
    ],
)
def test_every_way_to_name_a_declaration_is_seen(tree: Path, text: str) -> None:
    twin = Twin("cardavia.app", tree / "cardavia" / "app.py")
    twin.source.write_text(text + "\n", encoding="ascii")
    assert tree / "cardavia" / "low" / "base.pxd" in made_from(tree, twin)


@pytest.mark.parametrize(
    ("changed", "stale"),
    [
        ("low/base.py", ["cardavia.low.base"]),
        ("low/base.pxd", NAMES),
        ("low/bits.h", ["cardavia.low.base"]),
        ("high/upper.py", ["cardavia.high.upper"]),
        ("app.py", None),
    ],
)
def test_only_what_was_changed_is_compiled_again(
    tree: Path, compiler: Compiler, changed: str, stale: list[str] | None
) -> None:
    checkout.ensure(tree)
    checkout.ensure(tree)
    assert compiler.asked == [NAMES], "the second time everything is fresh"
    path = tree / "cardavia" / changed
    path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    os.utime(path, (1_000, 1_000))  # as from an archive: an edit that looks older than what was compiled before it
    assert bool(checkout.faults(tree)) == (stale is not None)
    checkout.ensure(tree)
    assert compiler.asked[1:] == ([stale] if stale else [])
    assert checkout.faults(tree) == []


def test_a_change_while_it_is_compiled_is_not_overlooked(
    tree: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tree / "cardavia" / "low" / "base.py"

    def compile_slowly(root: Path, twins: Sequence[Twin], folder: Path) -> dict[Twin, Path]:
        made = compiler.compile_into(root, twins, folder)
        source.write_text(source.read_text(encoding="utf-8") + f"# {len(compiler.asked)}\n", encoding="utf-8")
        return made

    monkeypatch.setattr(checkout, "compile_into", compile_slowly)
    checkout.ensure(tree)
    assert "another text" in "".join(checkout.faults(tree))
    checkout.ensure(tree)
    assert compiler.asked == [NAMES, ["cardavia.low.base"]]


def test_a_file_that_was_compiled_by_other_means_is_not_trusted(tree: Path, compiler: Compiler) -> None:
    checkout.ensure(tree)
    look(tree).twins[0].compiled.write_text("something else", encoding="ascii")
    assert len(checkout.faults(tree)) == 1
    checkout.ensure(tree)
    assert compiler.asked[1:] == [["cardavia.high.upper"]]


def test_everything_is_compiled_again_where_that_is_wished_or_the_ledger_lost(tree: Path, compiler: Compiler) -> None:
    checkout.ensure(tree)
    checkout.ensure(tree, again=True)
    shutil.rmtree(tree / "build")
    checkout.ensure(tree)
    next((tree / "build").glob("*.json")).write_text("{", encoding="ascii")
    checkout.ensure(tree)
    assert compiler.asked == [NAMES] * 4


def test_where_one_fails_all_run_as_python_and_a_line_says_why(
    tree: Path, compiler: Compiler, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.ensure(tree)
    capsys.readouterr()
    source = tree / "cardavia" / "low" / "base.py"
    source.write_text(source.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    compiler.fault = CannotCompile("the compiler failed", "base.c: alas")
    why = checkout.ensure(tree)
    assert why is compiler.fault and why.complaint == "base.c: alas"
    assert compiled(tree) == [], "half of them would look for the others in vain"
    last = capsys.readouterr().out.splitlines()[-1]
    assert "run as Python" in last and "the compiler failed" in last
    compiler.fault = None
    checkout.ensure(tree)
    assert compiler.asked[-1] == NAMES


def test_without_a_compiler_one_line_is_said(
    tree: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse() -> None:
        raise CannotCompile("there is no C compiler (cc)")

    monkeypatch.setattr(checkout, "require", refuse)
    checkout.ensure(tree)
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 1 and "no C compiler (cc)" in said[0]
    assert compiler.asked == []


def test_who_wishes_python_gets_it(tree: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout.ensure(tree)
    monkeypatch.setenv(PLAIN, "1")
    assert len(checkout.faults(tree)) == len(NAMES)
    checkout.ensure(tree)
    assert (compiled(tree), checkout.faults(tree), len(compiler.asked)) == ([], [], 1)
    monkeypatch.setenv(PLAIN, "0")
    checkout.ensure(tree)
    assert len(compiler.asked) == 2


def test_compiled_files_without_a_twin_go_and_those_of_other_pythons_stay(tree: Path, compiler: Compiler) -> None:
    checkout.ensure(tree)
    source = tree / "cardavia" / "low" / "base.py"
    source.write_text("no twin any more\n", encoding="utf-8")
    untagged = source.with_name("app" + (".pyd" if os.name == "nt" else ".so"))
    other = source.with_name(f"base.cpython-399-{untagged.suffix}")
    untagged.touch()
    other.touch()
    assert sum("no source" in fault for fault in checkout.faults(tree)) == 2
    checkout.ensure(tree)
    assert compiled(tree) == ["upper" + SUFFIX]
    assert other.exists() and not untagged.exists()


def test_the_way_of_compiling_counts_as_a_source(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    twin = look(tree).twins[0]
    before = fingerprint(tree, twin)
    from twins import sources

    monkeypatch.setattr(sources, "__file__", str(tree / "sources.py"))
    (tree / "compiling.py").write_text("FLAGS = ['-O2']", encoding="ascii")
    assert fingerprint(tree, twin) != before


@pytest.mark.slow
def test_no_test_begins_over_a_stale_twin(tree: Path, compiler: Compiler) -> None:
    checkout.ensure(tree)
    shutil.copytree(ROOT / "packaging" / "twins", tree / "packaging" / "twins")
    shutil.copytree(ROOT / "packaging" / "workbench", tree / "packaging" / "workbench")
    (tree / "tests").mkdir()
    shutil.copy(ROOT / "tests" / "conftest.py", tree / "tests")
    (tree / "tests" / "test_nothing.py").write_text("def test_nothing() -> None: ...\n", encoding="ascii")
    (tree / "pyproject.toml").write_text('[tool.pytest.ini_options]\npythonpath = ["packaging"]\n', encoding="ascii")
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]

    def test() -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, cwd=tree, env=surroundings, capture_output=True, text=True, check=False)

    assert test().returncode == 0
    (tree / "cardavia" / "low" / "bits.h").write_text("/* rewritten */\n", encoding="ascii")
    refused = test()
    assert refused.returncode == pytest.ExitCode.USAGE_ERROR
    assert "base" in refused.stderr and "another text" in refused.stderr
