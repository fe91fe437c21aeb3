"""What Qt needs from the system: found by loading, installed as root on Debian, named everywhere else."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from workbench import libraries
from workbench.environment import Environment
from workbench.shell import Heard, Trouble

from tests.packaging.terminal import Terminal


@pytest.fixture
def linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(libraries, "has_font", lambda: True)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)


def be(monkeypatch: pytest.MonkeyPatch, *, root: bool, programs: Sequence[str]) -> None:
    monkeypatch.setattr(libraries, "is_root", lambda: root)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}" if name in programs else None)


MISSING = Heard(3, "libGL.so.1: cannot open shared object file: No such file or directory\n", "")


@pytest.mark.usefixtures("linux")
def test_root_on_debian_gets_the_libraries_installed(monkeypatch: pytest.MonkeyPatch, terminal: Terminal) -> None:
    be(monkeypatch, root=True, programs=["apt-get"])
    installed: list[str] = []

    def answer(command: list[str]) -> Heard:
        if command[:2] == ["apt-get", "install"]:
            installed.extend(command)
        is_probe = command[0] != "apt-get"
        return MISSING if is_probe and not installed else Heard(0, "", "")

    terminal.answer = answer
    libraries.ensure(Path("python"))
    assert ["apt-get", "update", "-q"] in terminal.calls
    assert {"libgl1", "libegl1", "libxcb-cursor0", "fonts-dejavu-core"} < set(installed)
    assert "--no-install-recommends" in installed


@pytest.mark.usefixtures("linux")
def test_root_is_told_when_apt_did_not_help(monkeypatch: pytest.MonkeyPatch, terminal: Terminal) -> None:
    be(monkeypatch, root=True, programs=["apt-get"])
    terminal.answer = lambda command: MISSING if command[0] != "apt-get" else Heard(100, "", "")
    with pytest.raises(Trouble, match=r"libGL\.so\.1"):
        libraries.ensure(Path("python"))


@pytest.mark.usefixtures("linux")
@pytest.mark.parametrize(
    ("program_name", "command"),
    [
        ("apt-get", "sudo apt-get install -y --no-install-recommends libgl1"),
        ("dnf", "sudo dnf install libglvnd-glx"),
        ("pacman", "sudo pacman -S --needed libglvnd"),
        ("zypper", "sudo zypper install Mesa-libGL1"),
    ],
)
def test_others_get_the_command_of_their_system(
    monkeypatch: pytest.MonkeyPatch, terminal: Terminal, program_name: str, command: str
) -> None:
    be(monkeypatch, root=False, programs=[program_name])
    terminal.answer = lambda _: MISSING
    with pytest.raises(Trouble) as caught:
        libraries.ensure(Path("python"))
    assert command in str(caught.value)
    assert str(caught.value).count("sudo ") == 1
    assert len(terminal.calls) == 1, "nothing may be installed without the person"


@pytest.mark.usefixtures("linux")
def test_a_missing_font_does_not_stop_a_person(
    monkeypatch: pytest.MonkeyPatch, terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    be(monkeypatch, root=False, programs=["apt-get"])
    monkeypatch.setattr(libraries, "has_font", lambda: False)
    libraries.ensure(Path("python"))
    assert "fonts-dejavu-core" in capsys.readouterr().out


@pytest.mark.usefixtures("linux")
def test_the_x11_plugin_is_tried_only_where_there_is_x11(monkeypatch: pytest.MonkeyPatch, terminal: Terminal) -> None:
    libraries.find_lack(Path("python"))
    assert "libqxcb.so" not in terminal.calls[-1]
    monkeypatch.setenv("DISPLAY", ":0")
    libraries.find_lack(Path("python"))
    assert "libqxcb.so" in terminal.calls[-1]


def test_an_environment_without_pyside_is_not_taken_for_a_missing_library(tmp_path: Path) -> None:
    bare = Environment(tmp_path)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(bare.folder)], check=True)
    with pytest.raises(Trouble, match="not whole"):
        libraries.find_lack(bare.python)


def test_the_probe_names_the_library_that_the_loader_misses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "PySide6"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "QtWidgets.py").write_text(
        "raise ImportError('libEGL.so.1: cannot open shared object file')", encoding="ascii"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    lack = libraries.find_lack(Path(sys.executable))
    assert lack is not None
    assert lack.vital
    assert "libEGL.so.1" in lack.what


@pytest.mark.parametrize("root", [True, False])
def test_debians_missing_venv_module(monkeypatch: pytest.MonkeyPatch, terminal: Terminal, root: bool) -> None:
    be(monkeypatch, root=root, programs=["apt-get"])
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    if root:
        libraries.install_venv_module()
        assert package in terminal.calls[-1]
    else:
        with pytest.raises(Trouble, match=f"sudo apt-get install {package}"):
            libraries.install_venv_module()
        assert terminal.calls == []
