"""The system's part: libraries and a font that Qt needs, and Debian's module to make environments."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

from workbench import shell
from workbench.shell import Trouble, say

# Found by starting a pip-installed PySide6 in an empty Debian 12 until it ran.
OFFSCREEN = (
    "libgl1", "libegl1", "libxkbcommon0", "libdbus-1-3", "libfontconfig1", "libfreetype6", "libglib2.0-0",
)  # fmt: skip
XCB = ("libxkbcommon-x11-0", "libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0")
FONT = ("fonts-dejavu-core",)

# Program, command, packages: the same libraries under each system's names.
INSTALLERS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("apt-get", "apt-get install -y --no-install-recommends", OFFSCREEN + XCB + FONT),
    ("dnf", "dnf install", (
        "libglvnd-glx", "libglvnd-egl", "libxkbcommon", "dbus-libs", "fontconfig", "freetype", "glib2",
        "libxkbcommon-x11", "xcb-util-cursor", "xcb-util-wm", "xcb-util-keysyms", "libxcb", "dejavu-sans-fonts",
    )),
    ("pacman", "pacman -S --needed", (
        "libglvnd", "libxkbcommon", "dbus", "fontconfig", "freetype2", "glib2", "libxkbcommon-x11",
        "xcb-util-cursor", "xcb-util-wm", "xcb-util-keysyms", "libxcb", "ttf-dejavu",
    )),
    ("zypper", "zypper install", (
        "Mesa-libGL1", "Mesa-libEGL1", "libxkbcommon0", "libdbus-1-3", "fontconfig", "libfreetype6",
        "libglib-2_0-0", "libxkbcommon-x11-0", "libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1",
        "libxcb-shape0", "dejavu-fonts",
    )),
)  # fmt: skip

# Run by the environment's Python: loads what the program loads, and on request the plugin that draws on X11.
PROBE = """
import ctypes, pathlib, sys
try:
    import PySide6.QtWidgets, PySide6.QtSvg
except ImportError as fault:
    print(fault); sys.exit(3)
plugins = pathlib.Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms"
for name in sys.argv[1:]:
    if (plugins / name).exists():
        try:
            ctypes.CDLL(str(plugins / name))
        except OSError as fault:
            print(fault); sys.exit(3)
"""
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts", "/run/host/fonts")


class Lack(NamedTuple):
    """What the system has not; `vital` where Cardavia cannot start without it."""

    what: str
    vital: bool


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def has_display() -> bool:
    """Whether a window can be opened: always outside Linux, there where a display server is named."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def has_font() -> bool:
    """Whether any font file lies where fontconfig looks."""
    for folder in (Path(name).expanduser() for name in FONT_FOLDERS):
        if any(path.suffix.lower() in (".ttf", ".otf", ".ttc") for path in folder.rglob("*")):
            return True
    return False


def find_lack(python: Path) -> Lack | None:
    """What Qt misses on this machine, by trying to load it; None where all is there.

    Raises Trouble if the environment itself holds no PySide6.
    """
    x11 = ["libqxcb.so"] if sys.platform.startswith("linux") and os.environ.get("DISPLAY") else []
    heard = shell.listen([str(python), "-c", PROBE, *x11])
    if heard.status != 0:
        fault = heard.out.strip() or (heard.err.strip().splitlines() or ["it ended without a word"])[-1]
        if "No module named" in fault:
            raise Trouble(f"The environment is not whole ({fault}): `make clean`, then try again.")
        return Lack(fault, vital=True)
    if sys.platform.startswith("linux") and not has_font():
        return Lack("no font is installed", vital=False)
    return None


def advice() -> str:
    """The command that installs what is missing, for the package manager of this machine, or for all of them."""
    sudo = "" if is_root() else "sudo "
    known = [entry for entry in INSTALLERS if shutil.which(entry[0])] or list(INSTALLERS)
    return "\n".join(f"  {sudo}{command} {' '.join(packages)}" for _, command, packages in known)


def apt_install(packages: tuple[str, ...]) -> bool:
    """Installs Debian packages as root; False where apt refused."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    say("installing with apt: " + " ".join(packages))
    if shell.call(["apt-get", "update", "-q"], env=quiet) != 0:
        say("apt-get update failed; trying with the lists that are there")
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    return shell.call(command, env=quiet) == 0


def may_install() -> bool:
    return is_root() and shutil.which("apt-get") is not None


def ensure(python: Path) -> None:
    """Sees to it that Qt can be loaded; installs as root on Debian and Ubuntu, names the command elsewhere."""
    lack = find_lack(python)
    if lack is None:
        return
    say(f"Qt needs something from the system: {lack.what}")
    if not sys.platform.startswith("linux"):
        raise Trouble("PySide6 is installed, but cannot be loaded here. Is the system older than Qt 6 supports?")
    if may_install() and apt_install(OFFSCREEN + XCB + FONT):
        lack = find_lack(python)
        if lack is None:
            return
    if lack.vital:
        raise Trouble(f"Qt cannot start yet ({lack.what}). Install its libraries and try again:\n{advice()}")
    say("Texts may stay blank until there is one. To install it with Qt's libraries:", *advice().splitlines())


def install_compiler(packages: tuple[str, ...]) -> None:
    """What compiles the fast twins, by the names of its Debian packages: fetched as root, else only named."""
    if may_install() and apt_install(packages):
        return
    sudo = "" if is_root() else "sudo "
    say(
        "To compile the fast twins, a C compiler is needed. On Debian and Ubuntu:",
        f"  {sudo}apt-get install {' '.join(packages)}",
    )


def install_venv_module() -> None:
    """Debian splits `venv` off Python: fetched as root, named otherwise."""
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    if may_install() and apt_install((package,)):
        return
    sudo = "" if is_root() else "sudo "
    raise Trouble(
        "This Python comes without its venv module. On Debian and Ubuntu it is a package of its own:\n"
        f"  {sudo}apt-get install {package}\nElsewhere, install the complete Python 3.11 to 3.14 and try again."
    )
