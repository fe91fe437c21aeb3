"""Where things are kept: the only file that knows both roads to the assets, and the folders of the user.

In a checkout ``assets/`` and ``i18n/`` lie beside the package; a wheel carries them inside it (see pyproject.toml).
"""

from __future__ import annotations

import contextlib
import logging
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

HOME = "CARDAVIA_HOME"
"""Environment variable: one folder for everything that is kept, for tests and for a program on a stick."""

_log = logging.getLogger(__name__)
_PACKAGE = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Places:
    """Five folders: what the program reads, and what it keeps. None of them is created before something is written."""

    assets: Path
    i18n: Path
    data: Path
    config: Path
    cache: Path
    """What may be deleted at any time: it is made again."""

    @classmethod
    def of_user(cls) -> Places:
        """The folders of whoever runs the program: ``CARDAVIA_HOME`` if it is set, else those of the platform."""
        assets, i18n = shipped(_PACKAGE)
        if home := os.environ.get(HOME):
            return cls(assets, i18n, *_under(Path(home)))
        from platformdirs import PlatformDirs

        dirs = PlatformDirs("cardavia", appauthor=False)
        try:
            return cls(assets, i18n, dirs.user_data_path, dirs.user_config_path, dirs.user_cache_path)
        except RuntimeError as fault:  # somebody without a home: a service, a container
            _log.warning("no home folder (%s): things are kept in the folder for temporary files", fault)
            return cls(assets, i18n, *_under(Path(tempfile.gettempdir()) / "cardavia"))

    @classmethod
    def within(cls, home: Path) -> Places:
        """Everything that is kept under one folder."""
        return cls(*shipped(_PACKAGE), *_under(home))

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def tallies(self) -> Path:
        """The file of wins and losses."""
        return self.data / "tallies.json"

    @property
    def sounds(self) -> Path:
        """The folder of sounds at the volume of the moment."""
        return self.cache / "sounds"

    @property
    def finished(self) -> Path:
        """The folder of the finished matches."""
        return self.data / "finished"

    @property
    def left(self) -> Path:
        """The folder of the matches that were left for a new one before their end."""
        return self.data / "left"

    @property
    def faces(self) -> Path:
        """The folder of finished pictures of cards."""
        return self.cache / "faces"

    def match(self, game: str) -> Path:
        """The file of a game's open match."""
        return self.data / "matches" / f"{game}.json"


def shipped(package: Path) -> tuple[Path, Path]:
    """The folders of assets and catalogues that belong to a package folder.

    The road inside comes first: beside an installed package lie other people's packages.
    """
    if (package / "_assets").is_dir():
        return package / "_assets", package / "_i18n"
    return package.parent / "assets", package.parent / "i18n"


def _under(home: Path) -> tuple[Path, Path, Path]:
    with contextlib.suppress(RuntimeError):  # "~nobody" of no such person is a name like any other
        home = home.expanduser()
    home = home.absolute()
    return home / "data", home / "config", home / "cache"
