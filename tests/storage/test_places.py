from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cardavia.storage.places import HOME, Places, shipped

ROOT = Path(__file__).resolve().parents[2]


def test_a_checkout_reads_beside_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    places = Places.of_user()
    assert (places.assets, places.i18n) == (ROOT / "assets", ROOT / "i18n")


def test_an_installed_package_reads_inside_itself_even_with_strange_neighbours(tmp_path: Path) -> None:
    package = tmp_path / "site-packages" / "cardavia"
    (package / "_assets").mkdir(parents=True)
    (tmp_path / "site-packages" / "assets").mkdir()
    assert shipped(package) == (package / "_assets", package / "_i18n")


def test_the_wheel_uses_the_same_names() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert 'assets = "cardavia/_assets"' in text and 'i18n = "cardavia/_i18n"' in text


def test_one_folder_may_hold_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path / "stick"))
    places = Places.of_user()
    assert places == Places.within(tmp_path / "stick")
    assert places.settings == tmp_path / "stick" / "config" / "settings.json"
    assert places.tallies == tmp_path / "stick" / "data" / "tallies.json"
    assert places.match("scopa") == tmp_path / "stick" / "data" / "matches" / "scopa.json"
    assert places.finished == tmp_path / "stick" / "data" / "finished"
    assert places.faces == tmp_path / "stick" / "cache" / "faces"
    assert not (tmp_path / "stick").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="the folders of the other systems have no variables")
def test_the_platform_says_where_without_an_author_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "etc"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    places = Places.of_user()
    assert (places.data, places.config) == (tmp_path / "share" / "cardavia", tmp_path / "etc" / "cardavia")
    assert places.cache == tmp_path / "cache" / "cardavia"
    assert not list(tmp_path.iterdir())


def test_the_early_modules_leave_pydantic_for_later() -> None:
    code = (
        "import sys, cardavia.storage.places, cardavia.storage.documents, cardavia.storage.words\n"
        "print([name for name in ('pydantic', 'pydantic_core', 'platformdirs') if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    assert run.stdout.strip() == "[]"
