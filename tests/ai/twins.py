"""The search and its toy game in each way in which they can run: as Python, and compiled where the package is."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from tempfile import mkdtemp
from types import ModuleType

import cardavia.ai.world

ROOT = Path(__file__).parents[2]
TOY = "tests.ai.toy"
NAMES = (
    "cardavia.ai.world",
    "cardavia.ai.dealing",
    "cardavia.ai.search",
    "cardavia.ai.exact",
    "cardavia.ai.think",
    TOY,
)
COMPILED = cardavia.ai.world.__file__.endswith(tuple(EXTENSION_SUFFIXES))
MODES = ["as Python", *(["compiled"] if COMPILED else [])]

BUILD = """
import sys
from Cython.Build import cythonize
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
root, target = sys.argv[1:]
toy = Extension("tests.ai.toy", [root + "/tests/ai/toy.py"], include_dirs=[root + "/cardavia/ai"])
made = cythonize([toy], include_path=[root], build_dir=target, quiet=True)
build = build_ext(Distribution({"name": "toy", "ext_modules": made}))
build.build_lib = build.build_temp = target
build.ensure_finalized()
build.run()
"""


class _From(MetaPathFinder):
    """Finds some modules in files of our choice."""

    def __init__(self, files: dict[str, Path]) -> None:
        self._files = files

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return spec_from_file_location(name, self._files[name]) if name in self._files else None


@contextmanager
def _found_in(files: dict[str, Path]) -> Iterator[None]:
    """Import these modules anew from these files; afterwards everybody else has the ones they had."""
    before = {name: sys.modules.pop(name, None) for name in files}
    finder = _From(files)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name, module in before.items():
            package, _, leaf = name.rpartition(".")
            del sys.modules[name]
            delattr(sys.modules[package], leaf)
            if module is not None:
                sys.modules[name] = module
                setattr(sys.modules[package], leaf, module)


class Twins:
    """The modules in one mode."""

    def __init__(self, modules: dict[str, ModuleType]) -> None:
        self.world = modules["cardavia.ai.world"]
        self.dealing = modules["cardavia.ai.dealing"]
        self.search = modules["cardavia.ai.search"]
        self.exact = modules["cardavia.ai.exact"]
        self.think = modules["cardavia.ai.think"]
        self.toy = modules[TOY]


@cache
def twins(mode: str) -> Twins:
    """Everything in a mode, imported or built once."""
    if mode == "compiled":
        target = mkdtemp(prefix="toy-")
        subprocess.run([sys.executable, "-c", BUILD, str(ROOT), target], check=True, capture_output=True)
        # what is compiled already is shared; only the toy has to be added
        files = {TOY: next(Path(target).rglob("toy*" + EXTENSION_SUFFIXES[0]))}
    else:
        files = {name: ROOT / (name.replace(".", "/") + ".py") for name in NAMES}
    with _found_in(files):
        return Twins({name: import_module(name) for name in NAMES})
