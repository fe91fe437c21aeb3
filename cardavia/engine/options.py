"""The variants of a game: a frozen dataclass of its own, each field with the values that it may take."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Self

Value = bool | int | str


def choice(*values: Value) -> Any:
    """A field that may take one of these values; the first is the base rule."""
    return field(default=values[0], metadata={"choices": values})


@dataclass(frozen=True)
class Options:
    """The base rules: a game adds fields made by ``choice``."""

    @classmethod
    def choices(cls) -> Mapping[str, tuple[Value, ...]]:
        """Field name -> the values that it may take, base rule first, in the order in which they are declared."""
        return {each.name: each.metadata["choices"] for each in fields(cls)}

    @classmethod
    def read(cls, raw: Mapping[str, object]) -> Self:
        """Options from a stored mapping. Raises ``ValueError`` for a name or a value that the game does not know."""
        known = cls.choices()
        for name, value in raw.items():
            # type matters as well as value: True == 1, but a flag is no target
            if name not in known or not any(type(value) is type(each) and value == each for each in known[name]):
                raise ValueError(f"unknown option: {name!r} = {value!r}")
        return cls(**raw)

    def stored(self) -> dict[str, Value]:
        """The mapping that ``read`` takes back."""
        return asdict(self)
