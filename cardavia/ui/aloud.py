"""One way to speak to somebody who listens to the screen instead of looking at it."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def aloud(speaker: QWidget, text: str) -> None:
    """Say something, if anybody listens."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(speaker, text))
