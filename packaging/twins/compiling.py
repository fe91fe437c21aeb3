"""Twins become machine code: Cython writes C, setuptools finds the C compiler of this machine and calls it."""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

from twins.sources import PACKAGE, Twin

FLAGS = ["-O3", "-g0", "-ffp-contract=off"]
FLAGS_OF_MICROSOFT = ["/O2"]
LINKED = ["-s"] if sys.platform == "linux" else []
"""Without the names of what nobody calls from outside: a third less."""
LAST_WORDS = 12
"""Lines of a compiler's complaint that are kept."""


class CannotCompile(Exception):
    """Why there is no machine code; the second argument is what the compiler said, if it was asked."""

    @property
    def complaint(self) -> str:
        """The compiler's own last words."""
        return str(self.args[1]) if len(self.args) > 1 else ""

    def __str__(self) -> str:
        return str(self.args[0])


class Lack(NamedTuple):
    """What this machine has not, and the Debian packages that would bring it."""

    what: str
    packages: tuple[str, ...]


def find_lack() -> Lack | None:
    """What compiling misses on this machine, by trying it on a line of C; None where all is there.

    On Windows only setuptools knows where the compiler is, and asking it takes as long as compiling.
    """
    if os.name == "nt":
        return None
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = sysconfig.get_path("include")
    headers = Path(include, "Python.h").is_file()
    of_python = f"python{sys.version_info[0]}.{sys.version_info[1]}-dev"
    packages = ("gcc", "libc6-dev", *(() if headers or not include.startswith("/usr/include") else (of_python,)))
    if shutil.which(compiler[0]) is None:
        return Lack(f"there is no C compiler ({compiler[0]})", packages)
    if not headers:
        return Lack(f"the headers of this Python are not installed ({include}/Python.h)", packages)
    with tempfile.TemporaryDirectory(prefix="cardavia-probe-") as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n#include <stdlib.h>\n", encoding="ascii")
        command = [*compiler, "-I", include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        done = subprocess.run(command, capture_output=True, check=False)
    return Lack(f"the C compiler ({compiler[0]}) does not work here", packages) if done.returncode else None


def require() -> None:
    """Raises ``CannotCompile`` if this machine cannot."""
    if lack := find_lack():
        raise CannotCompile(lack.what)


def compile_into(root: Path, twins: Sequence[Twin], folder: Path) -> dict[Twin, Path]:
    """Compiled files of these twins, somewhere in a folder: all of them, for one compiled alone would not find another.

    Raises ``CannotCompile``, whatever the reason; then nothing is to be used of what lies in the folder.
    """
    log = folder / "compiler.log"
    try:
        with contextlib.chdir(root), _written_to(log):
            _compile(root, twins, folder)
    except ImportError as missing:
        raise CannotCompile(f"{missing.name or missing} is not installed") from missing
    except Exception as fault:  # a hundred faults of three tools, and the answer to each is to run the twins as Python
        words = [*log.read_text(encoding="utf-8", errors="replace").splitlines(), *str(fault).splitlines()]
        raise CannotCompile("the compiler failed", "\n".join(words[-LAST_WORDS:])) from fault
    return {twin: folder / "lib" / twin.compiled.relative_to(root) for twin in twins}


def _compile(root: Path, twins: Sequence[Twin], folder: Path) -> None:
    import setuptools  # before Cython, which would take distutils instead
    from Cython.Build import cythonize
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]  # setuptools has no types
        """Knows its compiler's flags only after it has found the compiler."""

        def build_extensions(self) -> None:
            flags = FLAGS_OF_MICROSOFT if self.compiler.compiler_type == "msvc" else FLAGS
            for extension in self.extensions:
                extension.extra_compile_args, extension.extra_link_args = flags, LINKED
            super().build_extensions()

    headers = sorted({str(path.parent) for path in root.joinpath(PACKAGE).rglob("*.h")})
    # sources by relative path: that is how they are named in the machine code, and it shall be the same everywhere
    wanted = [
        setuptools.Extension(twin.name, [str(twin.source.relative_to(root))], include_dirs=headers) for twin in twins
    ]
    written = cythonize(  # type: ignore[no-untyped-call]
        wanted, include_path=[str(root)], build_dir=str(folder / "c"), force=True, quiet=True
    )
    build = Build(setuptools.Distribution({"name": PACKAGE, "ext_modules": written}))
    build.build_lib, build.build_temp = str(folder / "lib"), str(folder / "c")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()


@contextlib.contextmanager
def _written_to(log: Path) -> Iterator[None]:
    """What this process and the programs that it starts say goes into a file."""
    kept = os.dup(1), os.dup(2)
    try:
        # line by line, for the programs write into the same file
        with log.open("w", encoding="utf-8", buffering=1) as file, redirect_stdout(file), redirect_stderr(file):
            os.dup2(file.fileno(), 1)
            os.dup2(file.fileno(), 2)
            yield
    finally:
        for number, saved in zip((1, 2), kept, strict=True):
            os.dup2(saved, number)
            os.close(saved)
