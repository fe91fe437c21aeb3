"""A second start raises the first window: one local socket, private to the user (docs/decisions/0007)."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from PySide6.QtCore import QDir, QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_PATIENCE = 3_000
"""Milliseconds to wait for a first program that does not answer; where none runs the answer is no at once."""


def address(home: Path) -> str:
    """The name of the socket: one for each user and each place where matches are kept."""
    who = f"{os.getuid() if hasattr(os, 'getuid') else os.environ.get('USERNAME', '')} ".encode() + os.fsencode(home)
    return f"cardavia-{hashlib.sha256(who).hexdigest()[:16]}"


def sole(name: str) -> QLockFile | None:
    """The lock that one program holds; None if another one has it and lives. Two starts at once cannot both get it."""
    lock = QLockFile(f"{QDir.tempPath()}/{name}.lock")
    lock.setStaleLockTime(0)
    taken = lock.tryLock(0)
    # a lock that cannot be made at all (no room, no right) must keep nobody from playing
    return lock if taken or lock.error() != QLockFile.LockError.LockFailedError else None


def knock(name: str) -> bool:
    """Ask a program that runs already to show its window; False if none answers."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(_PATIENCE):
        return False
    socket.write(b"raise\n")
    socket.waitForBytesWritten(_PATIENCE)
    # the first window says that it heard: a program that hangs must not keep a second one from starting
    heard = socket.bytesAvailable() > 0 or socket.waitForReadyRead(_PATIENCE)
    socket.disconnectFromServer()
    return heard


class Doorbell(QObject):
    """Listens for a second start."""

    rung = Signal()

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        if not self._server.listen(name):
            # nobody answered the knock, so what lies there is left over from a program that was killed
            QLocalServer.removeServer(name)
            self._server.listen(name)

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.write(b"heard\n")
            socket.flush()
            socket.disconnected.connect(socket.deleteLater)
            self.rung.emit()

    def close(self) -> None:
        """Stop listening."""
        self._server.close()
