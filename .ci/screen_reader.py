"""Listens to Cardavia as a screen reader does, over AT-SPI under a real X server: reads the table, presses, hears.

    python3 .ci/screen_reader.py PROGRAM [ARGUMENTS]

The listening is done by the system's Python, which has Debian's gi and AT-SPI; the program runs in its own environment.
Starts its own X server and message bus, and ends them. Ends with status 0 only if all of it was found and heard, with 3
if it could not be tried because what it needs is not installed and cannot be.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

SYSTEM = "/usr/bin/python3"
"""The Python for which Debian packs gi."""
PACKAGES = (
    "xvfb", "dbus", "at-spi2-core", "python3", "python3-gi", "gir1.2-atspi-2.0",
    "libxkbcommon-x11-0", "libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0",
)  # fmt: skip
NEEDED = """
import ctypes, gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi
ctypes.CDLL("libxcb-cursor.so.0")
"""
NOT_TRIED = 3
INSIDE = "CARDAVIA_INSIDE_BUS"
PATIENCE = 40.0
"""Seconds for anything to appear."""


def fail(why: str, status: int = 1) -> None:
    print(f"screen reader: {why}", file=sys.stderr)
    raise SystemExit(status)


# ------------------------------------------------------------------------------------------ around: display and bus


def is_complete() -> bool:
    """Whether everything that is needed of the system is there."""
    if not all(map(shutil.which, ("Xvfb", "dbus-run-session", SYSTEM))):
        return False
    return subprocess.run([SYSTEM, "-c", NEEDED], capture_output=True, check=False).returncode == 0


def install() -> None:
    """Debian's packages as root; elsewhere they are named, and nothing is skipped in silence."""
    if is_complete():
        return
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *PACKAGES]
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        fail(f"NOT TRIED: it needs what only root can install: {' '.join(command)}", NOT_TRIED)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-q"], env=quiet, check=False, stdout=subprocess.DEVNULL)
    subprocess.run(command, env=quiet, check=False, stdout=subprocess.DEVNULL)
    if not is_complete():
        fail(f"NOT TRIED: after `{' '.join(command)}` something is still missing for {SYSTEM}", NOT_TRIED)


def outside(program: list[str]) -> int:
    """Start a display and a bus, and this script once more inside them."""
    install()
    reading, writing = os.pipe()
    display = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        number = os.read(reading, 16).decode().strip()
        if not number:
            fail("Xvfb did not start")
        with tempfile.TemporaryDirectory(prefix="cardavia-heard-") as home:
            inner = {**os.environ, "DISPLAY": f":{number}", "CARDAVIA_HOME": home, INSIDE: "1"}
            inner |= {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "XDG_RUNTIME_DIR": home}
            inner.pop("WAYLAND_DISPLAY", None)
            inner.pop("AT_SPI_BUS_ADDRESS", None)
            command = ["dbus-run-session", "--", SYSTEM, "-W", "ignore", __file__, *program]
            return subprocess.run(command, env=inner, check=False).returncode
    finally:
        display.terminate()
        display.wait(10)


# ----------------------------------------------------------------------------------------------------- inside: reading


class Reader:
    """What a screen reader does: walks the tree, presses, listens to announcements."""

    def __init__(self) -> None:
        import gi

        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib

        self._atspi, self._loop = Atspi, GLib.MainContext.default()
        self.heard: list[str] = []
        Atspi.init()
        self._listener = Atspi.EventListener.new(self._on_event)
        self._listener.register("object:announcement")

    def _on_event(self, event: Any) -> None:
        text = event.any_data
        self.heard.append(str(text))
        print(f"  heard: {text}")

    def wait(self, found: Callable[[], Any], what: str) -> Any:
        """Let time pass until something is there; gives it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            while self._loop.iteration(False):
                pass
            try:
                if result := found():
                    return result
            except Exception as fault:  # what was asked has just gone: it is asked again
                print(f"  ({type(fault).__name__} while waiting for {what})")
            time.sleep(0.1)
        fail(f"{what} did not come within {PATIENCE:.0f} s")
        return None

    def program(self) -> Any:
        desktop = self._atspi.get_desktop(0)
        every = [desktop.get_child_at_index(number) for number in range(desktop.get_child_count())]
        return next(
            (each for each in every if each is not None and "cardavia" in (each.get_name() or "").lower()), None
        )

    def inside(self, node: Any) -> Iterator[Any]:
        for number in range(node.get_child_count()):
            child = node.get_child_at_index(number)
            if child is not None:
                yield child
                yield from self.inside(child)

    def find(self, role: str, name: str = "") -> Any:
        """The first thing of a role with this name that is shown."""
        for node in self.inside(self.program()):
            if node.get_role_name() == role and name in (node.get_name() or "") and self.is_shown(node):
                return node
        return None

    def button(self, name: str) -> Any:
        """A button: older and newer AT-SPI call it differently."""
        return self.find("button", name) or self.find("push button", name)

    def is_shown(self, node: Any) -> bool:
        return bool(node.get_state_set().contains(self._atspi.StateType.SHOWING)) or node.get_role_name() == "list item"

    def press(self, node: Any) -> None:
        action = node.get_action_iface()
        if action is None or not action.get_n_actions():
            fail(f"“{node.get_name()}” has no action")
        print(f"press: {node.get_name()} ({action.get_action_name(0)})")
        action.do_action(0)


def read(reader: Reader) -> None:
    """A match of Scopa: begin it, read the table, play the first card, hear what comes of it."""
    reader.wait(reader.program, "the program on the bus")
    reader.press(reader.wait(lambda: reader.button("Play"), "Play"))
    table = reader.wait(lambda: reader.find("list", "Card table"), "the table")
    reader.wait(lambda: any("Deal 1" in text for text in reader.heard), "the announcement of the deal")
    reader.wait(lambda: any("Your turn" in text for text in reader.heard), "the announcement of the turn")
    lines = [table.get_child_at_index(number) for number in range(table.get_child_count())]
    print("the table:")
    for line in lines:
        print(f"  {line.get_role_name()}: {line.get_name()} ({line.get_description()})")
    cards = [line for line in lines if line.get_role_name() == "list item"]
    own = [card for card in cards if card.get_description() not in ("", "on the table")]
    facts = [line.get_name() for line in lines if line.get_role_name() in ("label", "static")]
    if len(own) != 3:
        fail(f"{len(own)} own cards can be read; 3 are held")
    swept = any("scopa with" in text for text in reader.heard)  # the computer may have led
    if len(cards) == len(own) and not swept:
        fail("no card on the table can be read")
    if not any(fact.startswith("Computer") and "cards in hand" in fact for fact in facts):
        fail(f"nothing is read of the computer's seat: {facts}")
    name, before = own[0].get_name(), len(reader.heard)
    reader.press(own[0])
    if "possible" in own[0].get_description():  # of several captures the first will do
        reader.press(reader.wait(lambda: reader.button("Take:"), "a capture"))
    reader.wait(lambda: any(f"You play: {name}" in text for text in reader.heard[before:]), "the own card")
    reader.wait(lambda: any("Computer (normal) plays: " in text for text in reader.heard[before:]), "the answer")
    # the first page again, over the button that is named so: nothing of the table is left to read
    reader.press(reader.wait(lambda: reader.button("Home"), "Home"))
    reader.wait(lambda: reader.button("Resume"), "the first page with the match that waits")


def inside(program: list[str]) -> int:
    reader = Reader()
    running = subprocess.Popen([*program, "--language", "en"], start_new_session=True)
    try:
        read(reader)
        status = running.poll()
        if status is not None:
            fail(f"the program ended by itself, with status {status}")
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGTERM)
            running.wait(10)
    print(f"all of it was read and heard ({len(reader.heard)} announcements)")
    return 0


if __name__ == "__main__":
    words = sys.argv[1:] or [str(Path(".venv/bin/cardavia"))]
    sys.exit(inside(words) if os.environ.get(INSIDE) else outside(words))
