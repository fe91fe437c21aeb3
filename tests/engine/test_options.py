"""Options: each field has its values, and nothing else is read."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.options import Options, choice


@dataclass(frozen=True)
class Variants(Options):
    target: int = choice(11, 16, 1)
    ace: str = choice("off", "all")
    long: bool = choice(False, True)


def test_the_first_value_is_the_base_rule() -> None:
    assert Variants() == Variants(target=11, ace="off", long=False)
    assert Variants.choices() == {"target": (11, 16, 1), "ace": ("off", "all"), "long": (False, True)}
    assert list(Variants.choices()) == ["target", "ace", "long"]
    assert Options.choices() == {}


@given(st.fixed_dictionaries({}, optional={name: st.sampled_from(each) for name, each in Variants.choices().items()}))
def test_what_was_stored_is_read_again(raw: dict[str, object]) -> None:
    read = Variants.read(raw)
    assert Variants.read(read.stored()) == read
    assert {name: getattr(read, name) for name in raw} == raw


@pytest.mark.parametrize(
    "raw",
    [
        {"target": 12},
        {"target": True},  # True == 1, but a flag is no target
        {"target": 11.0},
        {"target": "11"},
        {"target": None},
        {"long": 1},
        {"long": 0},
        {"ace": ["off"]},
        {"ace": {}},
        {"choices": 3},
        {"napola": True},
        {"": 1},
    ],
)
def test_what_is_refused(raw: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="unknown option"):
        Variants.read(raw)


@given(
    st.dictionaries(st.text(max_size=6), st.none() | st.integers() | st.booleans() | st.text(max_size=4) | st.floats())
)
def test_any_mapping_is_read_or_refused(raw: dict[str, object]) -> None:
    try:
        read = Variants.read(raw)
    except ValueError:
        assert raw
        return
    assert {**Variants().stored(), **raw} == read.stored()


def test_options_are_values() -> None:
    with pytest.raises(FrozenInstanceError):
        Variants().target = 16  # type: ignore[misc]
