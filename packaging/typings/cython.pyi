"""What mypy is told of Cython's pure Python mode: types are Python's, and nothing is ever compiled."""

import builtins
from contextlib import AbstractContextManager
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

compiled: bool
int: TypeAlias = builtins.int
uint: TypeAlias = builtins.int
long: TypeAlias = builtins.int
ulonglong: TypeAlias = builtins.int
longlong: TypeAlias = builtins.int
uchar: TypeAlias = builtins.int
bint: TypeAlias = builtins.bool
double: TypeAlias = builtins.float
float: TypeAlias = builtins.float
void: TypeAlias = None
nogil: AbstractContextManager[None]

def declare(type: object, value: T) -> T: ...
def cast(type: type[T] | Any, value: Any) -> T: ...
