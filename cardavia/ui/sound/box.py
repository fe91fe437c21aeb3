"""The box of sounds: takes one out at the volume of the moment and hands it to whoever plays it."""

from __future__ import annotations

import logging
import wave
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QTimer

from cardavia.storage.settings import Settings
from cardavia.ui.sound.loudness import forget, gain, quieter
from cardavia.ui.sound.players import Player
from cardavia.ui.sound.sounds import Sound

_log = logging.getLogger(__name__)

APART = 0.06
"""Seconds within which the same sound is not begun again."""
TRYING = 200
"""Milliseconds after which somebody who moves the volume hears a card at it."""


class SoundBox(QObject):
    """Several files of one sound take turns. Nothing is read or written before the first sound is due."""

    def __init__(
        self,
        sounds: Path,
        cache: Path,
        player: Player,
        parent: QObject | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(parent)
        self._sounds, self._cache, self._player, self._now = sounds, cache, player, now
        self._volume = 0
        self._files: dict[Sound, list[Path]] = {}
        self._made: set[Path] = set()
        self._begun: dict[Sound, float] = {}
        self._sample = QTimer(self, singleShot=True, interval=TRYING)
        self._sample.timeout.connect(lambda: self.play(Sound.CARD))

    def tune(self, settings: Settings) -> None:
        """Play at this volume from now on, or not at all."""
        self._volume = settings.volume if settings.sound else 0

    def retune(self, before: Settings, after: Settings) -> None:
        """Settings changed: whoever moved the volume hears it."""
        if (before.sound, before.volume) == (after.sound, after.volume):
            return
        self.tune(after)
        self._player.try_again()
        if self._volume:
            self._sample.start()

    def play(self, sound: Sound) -> None:
        """Let a sound be heard, if sounds are on and this one has not just begun."""
        if not self._volume or self._now() - self._begun.get(sound, -APART) < APART:
            return
        files = self._files_of(sound)
        if not files:
            return
        self._begun[sound] = self._now()
        files.append(files.pop(0))
        try:
            self._player.play(self._at_volume(files[-1]))
        except (OSError, EOFError, wave.Error) as fault:
            _log.info("no sound: %s", fault)
            self._volume = 0

    def _files_of(self, sound: Sound) -> list[Path]:
        if sound not in self._files:
            self._files[sound] = sorted(self._sounds.glob(f"{sound.value}*.wav"))
        return self._files[sound]

    def _at_volume(self, source: Path) -> Path:
        """The file at the volume of the moment; made when it is first wanted in this run, or when it has gone."""
        target = self._cache / f"{source.stem}-{self._volume}.wav"
        if target not in self._made or not target.exists():
            if not any(each.stem.endswith(f"-{self._volume}") for each in self._made):
                forget(self._cache)
                self._made.clear()
            quieter(source, target, gain(self._volume))
            self._made.add(target)
        return target

    def close(self) -> None:
        """Be still."""
        self._volume = 0
        self._sample.stop()
        self._player.close()
