from __future__ import annotations

import errno
import json
import logging
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from pydantic import ValidationError

from cardavia.storage import settings as module
from cardavia.storage.files import backup_of
from cardavia.storage.settings import Settings, load, save

GOLDEN = Path(__file__).parent / "golden"

WRONG: list[tuple[str, object]] = [
    ("language", 7),
    ("language", "it\n"),
    ("language", "\ud800"),
    ("contrast", 101),
    ("contrast", -1),
    ("contrast", "50"),
    ("contrast", 50.0),
    ("contrast", True),
    ("grain", None),
    ("temperature", 10**40),
    ("cloth", "chequered"),
    ("back", []),
    ("letters", "runes"),
    ("speed", 3.5),
    ("speed", 1e999),
    ("pace", "fast"),
    ("trick_hold", 0.4),
    ("trick_hold", 4.5),
    ("trick_hold", "until-click"),
    ("opponents_wait", -0.1),
    ("opponents_wait", 3.5),
    ("opponents_wait", None),
    ("reduced_motion", "yes"),
    ("reduced_motion", 1),
    ("theme", "dusk"),
    ("level", "NORMAL"),
    ("pattern", {"italian-40": 3}),
    ("pattern", {"../..": "siciliane"}),
    ("show_values", 0),
    ("text_size", 79),
    ("text_size", 161),
    ("game", ""),
    ("variants", {"scopa": ["napola"]}),
    ("variants", {"scopa": {"../..": 1}}),
    ("variants", {"scopa": {"target": -1}}),
    ("variants", {"scopa": {"target": 21.0}}),
    ("variants", {"scopa": {"ace_rule": None}}),
    ("window", [1280]),
    ("window", [0, 800]),
    ("window", [1280, 800, 1]),
    ("window", "1280x800"),
]


def stored(path: Path, **fields: object) -> Path:
    raw = {**json.loads(module.FORMAT.written(Settings().model_dump(mode="json"))), **fields}
    path.write_text(json.dumps(raw).replace("Infinity", "1e999"), encoding="utf-8")
    return path


def test_the_sample_of_schema_1_still_means_the_same() -> None:
    assert load(GOLDEN / "settings-1.json") == (
        Settings(
            language="uk",
            contrast=60,
            cloth="notte",
            speed=0.0,
            pattern={"italian-40": "napoletane"},
            window=(1280, 800),
        ),
        [],
    )
    assert set(module.MIGRATIONS) == set(range(1, module.FORMAT.schema))


def test_no_file_is_the_defaults(tmp_path: Path) -> None:
    assert load(tmp_path / "config" / "settings.json") == (Settings(), [])
    assert not (tmp_path / "config").exists()


@pytest.mark.parametrize(("name", "value"), WRONG, ids=ascii)
def test_a_wrong_value_falls_back_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str, value: object
) -> None:
    others: dict[str, Any] = {"grain": 20, "level": "hard", "cloth": "porpora"}
    others.pop(name, None)
    path = stored(tmp_path / "settings.json", **others, **{name: value})
    with caplog.at_level(logging.WARNING):
        assert load(path) == (Settings().changed(**others), [])
    assert [record.args[0] for record in caplog.records if isinstance(record.args, tuple)] == [name]


def test_everything_wrong_is_the_defaults(tmp_path: Path) -> None:
    path = stored(tmp_path / "settings.json", **{name: [[]] for name in Settings.model_fields})
    assert load(path) == (Settings(), [])


def test_unknown_names_are_ignored_with_a_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = stored(tmp_path / "settings.json", contrast=70, scent=True, model_config={}, changed=1)
    with caplog.at_level(logging.WARNING):
        assert load(path) == (Settings(contrast=70), [])
    assert len(caplog.records) == 3


def test_the_dicts_of_two_settings_are_not_the_same() -> None:
    Settings().pattern["italian-40"] = "napoletane"
    assert Settings().pattern == {"italian-40": "siciliane"}


fields = st.fixed_dictionaries(
    {
        "language": st.sampled_from(("auto", "en", "it", "uk", "ru", "xx")),
        "contrast": st.integers(0, 100),
        "speed": st.floats(0, 3),
        "trick_hold": st.none() | st.floats(0.5, 4),
        "opponents_wait": st.floats(0, 3),
        "letters": st.sampled_from(("auto", "cyrillic", "numbers")),
        "reduced_motion": st.booleans(),
        "text_size": st.integers(80, 160),
        "pattern": st.dictionaries(st.sampled_from(("italian-40", "french-52")), st.sampled_from(("a", "b-c"))),
        "variants": st.dictionaries(
            st.sampled_from(("scopa", "whist")),
            st.dictionaries(st.sampled_from(("a", "b_c")), st.booleans() | st.integers(0, 1) | st.just("takes-all")),
        ),
        "window": st.none() | st.tuples(st.integers(1, 9999), st.integers(1, 9999)),
    }
)


@hypothesis_settings(max_examples=40)
@given(fields)
def test_every_settings_are_read_as_they_were_written(
    tmp_path_factory: pytest.TempPathFactory, values: dict[str, Any]
) -> None:
    path = tmp_path_factory.getbasetemp() / "settings.json"
    settings = Settings().changed(**values)
    assert save(path, settings) is None
    read, troubles = load(path)
    assert read == settings and troubles == []
    assert repr(read.variants) == repr(values["variants"]), "yes is not 1"


@pytest.mark.parametrize(
    ("content", "term"),
    [
        (b"", "damaged"),
        (b'{"schema": 1, "language": "it"', "damaged"),
        (b'{"schema": 99, "language": "it"}', "newer"),
        (b"[]", "foreign"),
        ((GOLDEN / "record-1.json").read_bytes(), "foreign"),
    ],
)
def test_a_file_of_no_use_is_set_aside(tmp_path: Path, content: bytes, term: str) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings, (trouble,) = load(path)
    assert settings == Settings() and trouble.term == f"trouble.{term}"
    assert trouble.aside is not None and trouble.aside.read_bytes() == content

    save(path, Settings(contrast=30))
    save(path, Settings(contrast=40))
    path.write_bytes(content)
    settings, (trouble,) = load(path)
    assert settings.contrast == 30
    assert trouble.term == ("trouble.restored" if term == "damaged" else f"trouble.{term}")
    assert sum(each.read_bytes() == content for each in tmp_path.iterdir()) == 2


def test_cut_off_at_every_byte(tmp_path: Path) -> None:
    content = module.FORMAT.written(Settings(contrast=30).model_dump(mode="json"))
    for length in range(len(content) - 1):
        path = tmp_path / str(length) / "settings.json"
        path.parent.mkdir()
        path.write_bytes(content[:length])
        settings, (trouble,) = load(path)
        assert settings == Settings() and trouble.aside is not None
        assert trouble.aside.read_bytes() == content[:length]


def test_a_full_disk_is_a_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    save(path, Settings(contrast=30))

    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    trouble = save(path, Settings(contrast=40))
    assert trouble is not None and trouble.term == "trouble.disk-full"
    assert load(path)[0].contrast == 30 and not backup_of(path).exists()


def test_a_change_is_checked() -> None:
    before = Settings()
    assert before.changed(contrast=70, window=(800, 600)).contrast == 70
    assert before.contrast == 50
    with pytest.raises(ValidationError):
        before.changed(contrast=101)
    with pytest.raises(ValueError, match="kontrast"):
        before.changed(kontrast=1)
    with pytest.raises(ValidationError):
        before.contrast = 3  # type: ignore[misc]


def test_a_reset_touches_only_what_it_names() -> None:
    changed = Settings(contrast=70, grain=0, window=(800, 600), pattern={})
    assert changed.reset("contrast", "pattern", "window") == Settings(grain=0)
    assert changed.reset() == changed
    with pytest.raises(ValueError, match="kontrast"):
        changed.reset("kontrast")
