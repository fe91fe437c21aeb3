"""A small tree with two twins, of which one is built on the other, and a header: what is compiled in the tests."""

from __future__ import annotations

from pathlib import Path

DIRECTIVE = "# cython: language_level=3\n"
FILES = {
    "cardavia/__init__.py": "",
    "cardavia/app.py": "def main() -> None: ...\n",
    "cardavia/low/__init__.py": "",
    "cardavia/low/bits.h": "static inline int twice(int number) { return 2 * number; }\n",
    "cardavia/low/bits.pxd": 'cdef extern from "bits.h" nogil:\n    int twice(int number) noexcept\n',
    "cardavia/low/bits.py": "def twice(number):\n    return 2 * number\n",
    "cardavia/low/plainly.py": "compiled = False\n",
    "cardavia/low/base.py": DIRECTIVE
    + """
try:
    import cython
except ImportError:
    from cardavia.low import plainly as cython

if cython.compiled:
    from cython.cimports.cardavia.low.bits import twice
else:
    from cardavia.low.bits import twice

class Base:
    def __init__(self):
        self.number = 20

    def worth(self):
        return twice(self.number)

    def tell(self):
        return self.worth() + 1
""",
    "cardavia/low/base.pxd": "cdef class Base:\n    cdef int number\n    cdef int worth(self) noexcept nogil\n",
    "cardavia/high/__init__.py": "",
    "cardavia/high/upper.py": DIRECTIVE
    + """
try:
    import cython
except ImportError:
    from cardavia.low import plainly as cython

if cython.compiled:
    from cython.cimports.cardavia.low.base import Base
else:
    from cardavia.low.base import Base

class Upper(Base):
    def worth(self):
        return self.number + 1
""",
    "cardavia/high/upper.pxd": "from cardavia.low.base cimport Base\n\ncdef class Upper(Base):\n    pass\n",
}
TELLING = """
from cardavia.low.base import Base
from cardavia.high import upper
print(Base().tell(), upper.Upper().tell(), upper.__file__.endswith(".py"))
"""
"""A program that says what the twins answer, and whether they run as Python."""


def plant(root: Path) -> Path:
    """Write the tree under a folder; gives the folder."""
    for name, text in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root
