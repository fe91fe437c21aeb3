"""Where finished pictures are kept: at hand in memory, and on disk for the next start."""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import stat
import struct
from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QSize, qVersion
from PySide6.QtGui import QImage, QPixmap

from cardavia.storage.files import clear_temporaries_in, write_whole

K = TypeVar("K", bound=Hashable)
P = TypeVar("P", QImage, QPixmap)
log = logging.getLogger(__name__)

SUFFIX = ".face"
HEAD = struct.Struct("<8sII32s")
"""Kind and version of a file, width and height in pixels, and the seal of the pixels that follow: premultiplied."""
KIND = b"CRDVFC02"
ON_DISK = 256 * 1024 * 1024
"""Bytes that pictures may take on disk: 97 cards at 4K are 36 MB, at 1080p 9 MB, and every size is a set of its own."""
LEFT_AFTER = 0.75
"""Share of that which is left when the oldest have made room."""
COUNTED_EVERY = 128
"""Pictures written between two looks at how much room they take."""


class Shelf(Generic[K, P]):
    """Pictures in memory by key; the ones unused for longest make room."""

    def __init__(self, room: int) -> None:
        self._room, self._used = room, 0
        self._kept: OrderedDict[K, P] = OrderedDict()

    def find(self, key: K) -> P | None:
        """The picture, if it is kept; it counts as used now."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: K, picture: P) -> P:
        """Keep a picture and hand it back."""
        self._kept[key] = picture
        self._used += _bytes(picture)
        while self._used > self._room and len(self._kept) > 1:
            self._used -= _bytes(self._kept.popitem(last=False)[1])
        return picture

    def clear(self) -> None:
        """Give up everything."""
        self._kept.clear()
        self._used = 0


def _bytes(picture: QImage | QPixmap) -> int:
    return picture.width() * picture.height() * 4


def name_of(drawing: bytes, pixels: int, turn: float) -> str:
    """The name of a picture on disk: what was drawn, at which size and turn, by which renderer."""
    content = hashlib.sha256(drawing)
    content.update(f"\0{pixels}\0{turn}\0{qVersion()}".encode())
    return content.hexdigest()


class DiskShelf:
    """Pictures in a folder that may be deleted at any time: what cannot be read is missing, what cannot be kept is not.

    Writing happens in a thread of its own, whole files or none, so that nobody waits for a disk; two programs may share
    the folder. ``folder`` None keeps nothing.
    """

    def __init__(self, folder: Path | None, room: int = ON_DISK) -> None:
        self._folder, self._room = folder, room
        self._writer: ThreadPoolExecutor | None = None
        self._writable, self._written = True, 0
        self._damaged: set[str] = set()

    def has(self, name: str) -> bool:
        """Whether a picture of this name lies there that was not found damaged."""
        return self._folder is not None and name not in self._damaged and (self._folder / (name + SUFFIX)).is_file()

    def find(self, name: str, size: QSize) -> QImage | None:
        """The picture of this name, if a good one is there. Only one of so many pixels can be it."""
        if self._folder is None:
            return None
        path = self._folder / (name + SUFFIX)
        try:
            found = path.stat()
            if not stat.S_ISREG(found.st_mode):
                return None  # a pipe would be waited for
            right = found.st_size == HEAD.size + 4 * size.width() * size.height()
            content = path.read_bytes() if right else b""
        except OSError:
            return None
        image = _decoded(content, name, size)
        if image is None:
            log.info("damaged picture, to be drawn anew: %s", path)
            self._damaged.add(name)
            return None
        with contextlib.suppress(OSError):  # the oldest goes first: this one is young again
            os.utime(path)
        return image

    def keep(self, name: str, image: QImage) -> None:
        """Write a picture, soon; an unwritable folder is told to the log once, and only read from then on."""
        if self._folder is None or not self._writable:
            return
        self._damaged.discard(name)
        if self._writer is None:
            self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="faces")
        self._writer.submit(self._write, self._folder, name, image)

    def close(self) -> None:
        """Wait for the picture that is being written; those behind it, and later ones, are drawn again another day."""
        self._writable = False
        if self._writer is not None:
            self._writer.shutdown(wait=True, cancel_futures=True)
            self._writer = None

    def flush(self) -> None:
        """Wait until everything is written."""
        if self._writer is not None:
            self._writer.submit(lambda: None).result()

    def _write(self, folder: Path, name: str, image: QImage) -> None:
        if not self._writable:
            return
        try:
            write_whole(folder / (name + SUFFIX), _encoded(image, name), lasting=False)
            if self._written % COUNTED_EVERY == 0:
                _make_room(folder, self._room)
            self._written += 1
        except IsADirectoryError as fault:
            log.info("a folder stands where a picture belongs: %s", fault)
        except OSError as fault:
            log.warning("finished pictures of cards are not kept: %s", fault)
            self._writable = False


def _encoded(image: QImage, name: str) -> bytes:
    pixels = bytes(image.constBits())
    return HEAD.pack(KIND, image.width(), image.height(), _seal(name, pixels)) + pixels


def _decoded(content: bytes, name: str, size: QSize) -> QImage | None:
    """The picture in a file; None where the file is cut short, damaged, somebody else's or another picture's."""
    if len(content) < HEAD.size:
        return None
    kind, wide, high, seal = HEAD.unpack_from(content)
    pixels = memoryview(content)[HEAD.size :]
    if kind != KIND or QSize(wide, high) != size or len(pixels) != 4 * wide * high or seal != _seal(name, pixels):
        return None
    # a QImage does not keep alive what it is laid over: it needs pixels of its own
    return QImage(pixels, wide, high, 4 * wide, QImage.Format.Format_ARGB32_Premultiplied).copy()


def _seal(name: str, pixels: bytes | memoryview) -> bytes:
    """What binds pixels to the name of their picture: those of another one are as wrong as damaged ones."""
    seal = hashlib.sha256(name.encode("utf-8"))
    seal.update(pixels)
    return seal.digest()


def _make_room(folder: Path, room: int) -> None:
    """Let the oldest pictures go until there is some room again. Another program may have been faster."""
    clear_temporaries_in(folder, SUFFIX)
    found: list[tuple[float, int, str]] = []
    with os.scandir(folder) as entries:
        for entry in entries:
            with contextlib.suppress(OSError):
                if entry.name.endswith(SUFFIX):
                    kept = entry.stat()
                    found.append((kept.st_mtime, kept.st_size, entry.path))
    used = sum(size for _, size, _ in found)
    if used <= room:
        return
    for _, size, path in sorted(found, key=lambda each: (each[1] <= room, *each)):  # first what is no picture of ours
        with contextlib.suppress(OSError):
            os.unlink(path)
        used -= size
        if used <= LEFT_AFTER * room:
            break
