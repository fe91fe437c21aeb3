"""Twins that are really compiled, beside their sources and into a wheel; and compilers that fail."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

import pytest
from twins.compiling import CannotCompile, compile_into, find_lack
from twins.sources import PLAIN, look

from tests.packaging.woods import TELLING, plant

ROOT = Path(__file__).resolve().parents[2]
NEEDS_COMPILER = pytest.mark.skipif(find_lack() is not None, reason=f"{find_lack()}: .ci/run installs one")
FAKES = pytest.mark.skipif(os.name == "nt", reason="the compilers faked here are shell scripts")


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv(PLAIN, raising=False)
    return plant(tmp_path / "a tree")


def fake_compiler(folder: Path, script: str) -> str:
    """A program that is told of as the machine's C compiler."""
    path = folder / "cc"
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="ascii")
    path.chmod(0o755)
    return str(path)


def told(place: Path) -> str:
    """What the twins under a folder answer."""
    return subprocess.run(
        [sys.executable, "-c", TELLING], cwd=place, capture_output=True, text=True, check=True
    ).stdout.strip()


@FAKES
def test_a_compiler_that_fails_on_every_line_is_found_out_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", fake_compiler(tmp_path, "exit 1"))
    lack = find_lack()
    assert lack is not None and "does not work" in lack.what
    assert lack.packages[:2] == ("gcc", "libc6-dev")
    monkeypatch.setenv("CC", str(tmp_path / "nowhere"))
    lack = find_lack()
    assert lack is not None and "no C compiler" in lack.what


@FAKES
def test_a_compiler_that_fails_at_the_twins_is_quoted(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", fake_compiler(tmp_path, "echo 'internal error: alas' >&2; exit 1"))
    with pytest.raises(CannotCompile, match="the compiler failed") as caught:
        compile_into(tree, look(tree).twins, tmp_path)
    assert "internal error: alas" in caught.value.complaint
    assert capfd.readouterr().err == "", "it is kept for who asks"


def test_what_cython_refuses_is_quoted(tree: Path, tmp_path: Path) -> None:
    (tree / "cardavia" / "low" / "base.pxd").write_text("cdef class Base:\n    cdef no_such_type x\n", encoding="ascii")
    with pytest.raises(CannotCompile) as caught:
        compile_into(tree, look(tree).twins, tmp_path)
    assert "no_such_type" in caught.value.complaint


@pytest.fixture
def project(tree: Path) -> Path:
    """As much of the checkout around the small tree as a wheel is made from, and a file that was compiled there."""
    for name in ("pyproject.toml", "README.md", "LICENSE", "packaging/build_hook.py"):
        (tree / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    shutil.copytree(ROOT / "packaging" / "twins", tree / "packaging" / "twins")
    for name in ("assets/faces/one.svg", "i18n/cardavia.pot"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).touch()
    words = tree / "i18n" / "it" / "cardavia.po"
    words.parent.mkdir()
    words.write_text('msgid "card"\nmsgstr "carta"\n', encoding="ascii")
    look(tree).twins[0].compiled.write_text("out of date", encoding="ascii")
    return tree


def wheel_of(project: Path, folder: Path, surroundings: Mapping[str, str]) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=project, env={**os.environ, **surroundings}, capture_output=True, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


SOURCES = {
    "cardavia/low/base.py", "cardavia/low/base.pxd", "cardavia/low/bits.h", "cardavia/_assets/faces/one.svg",
    "cardavia/_i18n/it/cardavia.po", "cardavia/_i18n/it/cardavia.mo",
}  # fmt: skip


@NEEDS_COMPILER
@pytest.mark.slow
def test_a_wheel_carries_compiled_twins_that_answer_as_their_sources(project: Path, tmp_path: Path) -> None:
    before = {path: path.read_bytes() for path in (project / "cardavia").rglob("*.*")}
    wheel = wheel_of(project, tmp_path / "dist", {})
    assert not wheel.name.endswith("-any.whl") and f"-cp{sys.version_info[0]}{sys.version_info[1]}-" in wheel.name
    with ZipFile(wheel) as packed:
        names = packed.namelist()
        packed.extractall(tmp_path / "installed")
    compiled = {twin.compiled.relative_to(project).as_posix() for twin in look(project).twins}
    assert set(names) >= SOURCES | compiled
    assert len(names) == len(set(names)), "what was compiled in the checkout is not packed"
    assert told(tmp_path / "installed") == "41 22 False"
    assert {path: path.read_bytes() for path in (project / "cardavia").rglob("*.*")} == before


@FAKES
@pytest.mark.slow
@pytest.mark.parametrize(
    "surroundings", [{"CC": "exit 1"}, {"CC": "case $* in *probe.c*) ;; *) exit 1; esac"}, {PLAIN: "1"}]
)
def test_without_a_compiler_the_wheel_is_for_every_machine(
    project: Path, tmp_path: Path, surroundings: dict[str, str]
) -> None:
    if script := surroundings.get("CC"):
        surroundings = {"CC": fake_compiler(tmp_path, script)}
    wheel = wheel_of(project, tmp_path / "dist", surroundings)
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as packed:
        assert set(packed.namelist()) >= SOURCES
        packed.extractall(tmp_path / "installed")
    assert told(tmp_path / "installed") == "41 22 True"
