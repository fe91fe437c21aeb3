from __future__ import annotations

import errno
import hashlib
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardavia.storage import files
from cardavia.storage.documents import kept
from cardavia.storage.files import backup_of, clear_temporaries, set_aside, write_whole

ROOT = Path(__file__).resolve().parents[2]


def test_a_file_is_written_with_its_folders_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "file.json"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(path.parent.iterdir()) == [path]


def test_the_backup_is_the_file_before(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    write_whole(path, b"one", backup=True)
    assert not backup_of(path).exists()
    for content in (b"two", b"three", b"four"):
        before = path.read_bytes()
        write_whole(path, content, backup=True)
        assert (path.read_bytes(), backup_of(path).read_bytes()) == (content, before)
    assert set(tmp_path.iterdir()) == {path, backup_of(path)}


def test_the_backup_works_where_links_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: Any) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", no_links)
    path = tmp_path / "file.json"
    write_whole(path, b"one", backup=True)
    write_whole(path, b"two", backup=True)
    assert (path.read_bytes(), backup_of(path).read_bytes()) == (b"two", b"one")


def test_no_backup_is_no_reason_not_to_save(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    write_whole(path, b"one")
    backup_of(path).mkdir()  # in the way
    write_whole(path, b"two", backup=True)
    assert path.read_bytes() == b"two"
    assert not list(tmp_path.glob(".*"))


@pytest.mark.parametrize("call", ["fsync", "replace"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EROFS])
def test_a_failed_write_leaves_the_old_file_and_no_temporary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int
) -> None:
    path = tmp_path / "file.json"
    write_whole(path, b"old")

    def fails(*_: Any) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as broken:
        broken.setattr(os, call, fails)
        with pytest.raises(OSError) as caught:
            write_whole(path, b"new", backup=True)
    assert caught.value.errno == number
    assert path.read_bytes() == b"old"
    assert not list(tmp_path.glob(".*"))
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"


def test_an_interrupt_leaves_the_old_file_and_no_temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file.json"
    write_whole(path, b"old")

    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, b"new")
    assert list(tmp_path.iterdir()) == [path] and path.read_bytes() == b"old"


def test_a_write_that_the_system_cuts_off_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    write_whole(path, b"old")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, limits[1]))
    try:
        trouble = kept(path, b"x" * 100_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert trouble is not None and trouble.term == "trouble.disk-full"
    assert list(tmp_path.iterdir()) == [path] and path.read_bytes() == b"old"


def test_a_folder_that_cannot_be_synced_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_folder(*_: Any) -> int:
        raise OSError(errno.EACCES, "as on Windows")

    monkeypatch.setattr(os, "open", no_folder)
    write_whole(tmp_path / "file.json", b"new")
    assert (tmp_path / "file.json").read_bytes() == b"new"


@pytest.mark.parametrize(
    ("number", "term"),
    [
        (errno.ENOSPC, "trouble.disk-full"),
        (errno.EDQUOT, "trouble.disk-full"),
        (errno.EROFS, "trouble.read-only"),
        (errno.EACCES, "trouble.read-only"),
        (errno.EIO, "trouble.not-saved"),
    ],
)
def test_a_failed_write_becomes_a_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, term: str
) -> None:
    def fails(*_: Any) -> None:
        raise OSError(number, os.strerror(number))

    path = tmp_path / "file.json"
    monkeypatch.setattr(os, "fsync", fails)
    trouble = kept(path, b"new")
    assert trouble is not None
    assert (trouble.term, trouble.values) == (term, {"file": str(path)})


@pytest.fixture
def locked() -> Iterator[Path]:
    """A folder that may not be changed, and a process that is not above that."""
    with tempfile.TemporaryDirectory() as home:
        os.chmod(home, 0o755)
        folder = Path(home) / "locked"
        folder.mkdir()
        (folder / "file.json").write_bytes(b"old")
        folder.chmod(0o555)
        above = os.geteuid() == 0
        if above:
            os.seteuid(65534)
        try:
            yield folder
        finally:
            if above:
                os.seteuid(0)
            folder.chmod(0o755)


def test_a_read_only_folder_is_a_message(locked: Path) -> None:
    trouble = kept(locked / "file.json", b"new")
    assert trouble is not None and trouble.term == "trouble.read-only"
    trouble = kept(locked / "deeper" / "file.json", b"new")
    assert trouble is not None and trouble.term == "trouble.read-only"
    with pytest.raises(PermissionError):
        set_aside(locked / "file.json")
    assert (locked / "file.json").read_bytes() == b"old"
    clear_temporaries(locked / "file.json")


def test_a_file_in_the_place_of_a_folder_is_a_message(tmp_path: Path) -> None:
    (tmp_path / "matches").write_bytes(b"in the way")
    trouble = kept(tmp_path / "matches" / "file.json", b"new")
    assert trouble is not None and trouble.term == "trouble.not-saved"
    assert (tmp_path / "matches").read_bytes() == b"in the way"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "file.json").write_bytes(b"old")
    link = tmp_path / "file.json"
    link.symlink_to(tmp_path / "real" / "file.json")
    write_whole(link, b"new")
    assert link.is_symlink() and (tmp_path / "real" / "file.json").read_bytes() == b"new"


def test_nothing_set_aside_is_ever_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    aside = []
    for number in range(5):
        path.write_bytes(b"%d" % number)
        aside.append(set_aside(path))
        assert not path.exists()
    assert len(set(aside)) == 5
    assert [each.read_bytes() for each in aside] == [b"0", b"1", b"2", b"3", b"4"]
    assert all(each.name.startswith("file.json.damaged-20") for each in aside)


def test_what_a_killed_run_left_is_removed_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    stale, fresh = tmp_path / ".file.json.1.tmp", tmp_path / ".file.json.2.tmp"
    others = [tmp_path / ".other.json.1.tmp", tmp_path / "file.json.tmp", path]
    for each in (stale, fresh, *others):
        each.write_bytes(b"x")
    hour_ago = time.time() - 3600
    for each in (stale, *others):
        os.utime(each, (hour_ago, hour_ago))
    clear_temporaries(path)
    assert set(tmp_path.iterdir()) == {fresh, *others}


WRITER = """
import hashlib, random, sys
from pathlib import Path
from cardavia.storage.files import write_whole
path, luck = Path(sys.argv[1]), random.Random(sys.argv[2])
for number in range(10**9):
    body = luck.randbytes(luck.choice((10, 5_000, 300_000)))
    write_whole(path, hashlib.sha256(body).digest() + body, backup=True)
    if number == 1:
        print("writing", flush=True)
"""


def whole(path: Path) -> bool:
    content = path.read_bytes()
    return len(content) > 32 and hashlib.sha256(content[32:]).digest() == content[:32]


def test_killed_at_any_moment_the_file_is_whole(tmp_path: Path) -> None:
    path, luck = tmp_path / "file.json", random.Random(7)
    interrupted = 0
    for kill in range(20):
        command = [sys.executable, "-S", "-c", WRITER, str(path), str(kill)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as writer:
            assert writer.stdout is not None
            assert writer.stdout.readline() == b"writing\n"
            with pytest.raises(subprocess.TimeoutExpired):  # it writes until it is killed
                writer.wait(luck.random() * 0.05)
            writer.kill()
        assert whole(path) and whole(backup_of(path))
        interrupted += bool(list(tmp_path.glob(".*.tmp")))
    assert interrupted, "no kill hit a write: the test proves nothing"
    files.clear_temporaries(path)
    assert whole(path)
