from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.storage.documents import LARGEST, Format, recovered
from cardavia.storage.files import backup_of
from cardavia.storage.troubles import Damaged, Fault, Foreign, Missing, Newer, Unreadable
from cardavia.storage.words import WORDS


def _second(raw: dict[str, Any]) -> dict[str, Any]:
    return {**raw, "words": raw["text"].split()}


def _third(raw: dict[str, Any]) -> dict[str, Any]:
    return {"kind": raw["kind"], "count": len(raw["words"])}


FORMAT = Format(schema=3, migrations={1: _second, 2: _third}, marks=frozenset({"kind"}))


def test_an_old_document_is_lifted_step_by_step(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    path.write_text('{"schema": 1, "kind": "toy", "text": "a b c"}', encoding="utf-8")
    assert FORMAT.read(path) == {"schema": 3, "kind": "toy", "count": 3}
    path.write_text('{"schema": 2, "kind": "toy", "words": ["a"]}', encoding="utf-8")
    assert FORMAT.read(path) == {"schema": 3, "kind": "toy", "count": 1}


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(FORMAT.written({"kind": "кози", "count": 2}))
    assert FORMAT.read(path)["kind"] == "кози"
    assert "кози" in path.read_text(encoding="utf-8")


BAD: dict[str, tuple[bytes, type[Fault]]] = {
    "empty": (b"", Damaged),
    "zeros, as after a power cut": (b"\0" * 4096, Damaged),
    "cut off": (b'{"schema": 3, "kind": "to', Damaged),
    "bad utf-8": (b'{"schema": 3, "kind": "\xff\xfe"}', Damaged),
    "utf-16": ('{"schema": 3, "kind": "toy"}'.encode("utf-16"), Damaged),
    "byte order mark": (b'\xef\xbb\xbf{"schema": 3, "kind": "toy"}', Damaged),
    "not a number": (b'{"schema": 3, "kind": NaN}', Damaged),
    "infinity": (b'{"schema": 3, "kind": -Infinity}', Damaged),
    "deep": (b'{"schema": 3, "kind": ' + b"[" * 500_000, Damaged),
    "deep and closed": (b'{"schema": 3, "kind": ' + b"[" * 200_000 + b"]" * 200_000 + b"}", Damaged),
    "endless number": (b'{"schema": 3, "kind": ' + b"9" * 10_000 + b"}", Damaged),
    "endless schema": (b'{"kind": 1, "schema": ' + b"9" * 4_000 + b"}", Newer),
    "two documents": (b'{"schema": 3, "kind": 1}{}', Damaged),
    "schema true": (b'{"schema": true, "kind": 1, "text": "a"}', Damaged),
    "schema in words": (b'{"schema": "3", "kind": 1}', Damaged),
    "schema 3.0": (b'{"schema": 3.0, "kind": 1}', Damaged),
    "schema null": (b'{"schema": null, "kind": 1}', Damaged),
    "schema 0": (b'{"schema": 0, "kind": 1}', Damaged),
    "schema 4": (b'{"schema": 4, "kind": 1, "whatever": []}', Newer),
    "a list": (b"[1, 2]", Foreign),
    "a text": (b'"schema kind"', Foreign),
    "null": (b"null", Foreign),
    "no schema": (b'{"kind": 1}', Foreign),
    "no mark": (b'{"schema": 3}', Foreign),
    "old, without what a step needs": (b'{"schema": 1, "kind": 1}', Damaged),
    "old, of the wrong type": (b'{"schema": 1, "kind": 1, "text": 7}', Damaged),
    "older still": (b'{"schema": 2, "kind": 1, "words": 7}', Damaged),
    "too big with nothing": (b'{"schema": 3, "kind": 1}' + b" " * LARGEST, Damaged),
    "too big": (b'{"schema": 3, "kind": "' + b"x" * LARGEST + b'"}', Damaged),
}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_used_is_told_apart_and_set_aside_unchanged(tmp_path: Path, name: str) -> None:
    content, fault = BAD[name]
    path = tmp_path / "file.json"
    path.write_bytes(content)
    with pytest.raises(Fault) as caught:
        FORMAT.read(path)
    assert type(caught.value) is fault
    assert path.read_bytes() == content

    value, (trouble,) = recovered(path, FORMAT.read)
    assert value is None
    assert trouble.term == f"trouble.{fault.kind}" and trouble.term in WORDS
    assert trouble.aside is not None and trouble.aside.name.startswith(f"file.json.{fault.kind}-")
    assert trouble.aside.read_bytes() == content
    assert list(tmp_path.iterdir()) == [trouble.aside]


def test_a_big_file_is_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    with path.open("wb") as file:
        file.truncate(50 * 2**30)  # sparse: fifty gibibytes
    with pytest.raises(Damaged):
        FORMAT.read(path)


def test_nothing_there_is_no_trouble(tmp_path: Path) -> None:
    with pytest.raises(Missing):
        FORMAT.read(tmp_path / "none" / "file.json")
    assert recovered(tmp_path / "none" / "file.json", FORMAT.read) == (None, ())
    assert not (tmp_path / "none").exists()


def test_a_folder_or_a_pipe_in_its_place_is_set_aside(tmp_path: Path) -> None:
    folder, pipe = tmp_path / "folder.json", tmp_path / "pipe.json"
    folder.mkdir()
    (folder / "inside").write_bytes(b"kept")
    os.mkfifo(pipe)
    for path in (folder, pipe):
        with pytest.raises(Unreadable):
            FORMAT.read(path)
        value, (trouble,) = recovered(path, FORMAT.read)
        assert value is None and trouble.term == "trouble.unreadable"
        assert trouble.aside is not None and trouble.aside.exists() and not path.exists()
    assert next(tmp_path.glob("folder.json.unreadable-*/inside")).read_bytes() == b"kept"


def test_what_cannot_be_moved_stays_and_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(b"{")

    def locked(*_: Any) -> None:
        raise PermissionError("locked")

    monkeypatch.setattr(os, "rename", locked)
    assert recovered(path, FORMAT.read) == (None, (("trouble.in-the-way", path, None),))
    assert path.read_bytes() == b"{"


GOOD = b'{"schema": 3, "kind": 1}'


@pytest.mark.parametrize(("content", "term"), [(b"{", "trouble.restored"), (b"[]", "trouble.foreign")])
def test_the_backup_stands_in(tmp_path: Path, content: bytes, term: str) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(content)
    backup_of(path).write_bytes(GOOD)
    value, (trouble,) = recovered(path, FORMAT.read)
    assert value == json.loads(GOOD)
    assert trouble.term == term and term in WORDS
    assert trouble.aside is not None and trouble.aside.read_bytes() == content
    assert backup_of(path).read_bytes() == GOOD
    assert recovered(path, FORMAT.read) == (value, ()), "whoever reads next finds it too, and hears nothing more"


def test_a_damaged_backup_is_kept_too(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(b"{")
    backup_of(path).write_bytes(b"[")
    value, (trouble,) = recovered(path, FORMAT.read)
    assert value is None and trouble.term == "trouble.damaged"
    assert sorted(each.read_bytes() for each in tmp_path.iterdir()) == [b"[", b"{"]
    assert not path.exists() and not backup_of(path).exists()


def test_every_message_says_where() -> None:
    assert all("{file}" in message.text for message in WORDS.values())


@given(st.binary(max_size=300) | st.text(max_size=300).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_bytes_are_read_or_refused(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.json"
    path.write_bytes(content)
    with pytest.raises(Fault):
        FORMAT.read(path)
