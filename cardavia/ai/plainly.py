"""Stands in for the ``cython`` module where no Cython is installed: the fast twins then run as the Python they are.

Only what the twins use is here. Types are ``Any`` callables that give back what they are given; decorators do nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

compiled = False


class _Type:
    """A C type: may be subscripted for arrays, and converts nothing."""

    def __getitem__(self, _size: object) -> _Type:
        return self

    def __call__(self, value: Any = 0) -> Any:
        return value


int = uint = long = ulonglong = longlong = double = float = bint = void = char = uchar = short = p_void = _Type()


def _unchanged(thing: T) -> T:
    return thing


cfunc = ccall = cclass = inline = final = _unchanged


class _NoGil:
    """Both a decorator and a block."""

    def __call__(self, function: T) -> T:
        return function

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_: object) -> None:
        return None


nogil = _NoGil()


def exceptval(*_: object, **__: object) -> Callable[[T], T]:
    """Nothing needs to be told of exceptions."""
    return _unchanged


def declare(_type: object = None, value: Any = None) -> Any:
    """The value."""
    return value


def cast(_type: object, value: T, **_: object) -> T:
    """The value as it is."""
    return value
