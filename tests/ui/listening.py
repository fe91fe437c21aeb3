"""Somebody who listens to the screen: what is said aloud, and what can be read of the tree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget


class Node(NamedTuple):
    """One thing of the tree, by what a screen reader says of it."""

    role: QAccessible.Role
    name: str
    description: str

    @property
    def words(self) -> str:
        return f"{self.name} {self.description}"


class Listener:
    """Writes down what is said."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        QAccessible.setActive(True)
        monkeypatch.setattr(QAccessible, "updateAccessibility", self._hear)

    def _hear(self, event: object) -> None:
        if message := getattr(event, "message", None):
            self.heard.append(message())

    @property
    def last(self) -> str:
        return self.heard[-1] if self.heard else ""

    def take(self) -> list[str]:
        """What was said since the last time."""
        heard, self.heard = self.heard, []
        return heard


def interface(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def inside(parent: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """All that can be seen below something; every child knows its parent and its number."""
    for number in range(parent.childCount()):
        child = parent.child(number)
        assert child is not None
        assert parent.indexOfChild(child) == number
        if not child.state().invisible:
            yield child
            yield from inside(child)


def tree(widget: QWidget) -> list[Node]:
    text = QAccessible.Text
    return [Node(each.role(), each.text(text.Name), each.text(text.Description)) for each in inside(interface(widget))]
