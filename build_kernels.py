"""Compile the kernels in place: every module with a ``.pxd`` of the same name beside it.

``core/dawg.py`` + ``core/dawg.pxd`` become ``core/_c/dawg.<abi>.so``; the ``.py`` stays importable beside it. What was
compiled from the same sources is left alone. ``_c/dawg.stamp`` holds the digest of the sources, by which a program that
runs can tell a stale build (``ludotheque.core.kernels``).

Cython looks for a module's declarations at the module's own place, so the ``.pxd`` is copied into ``_c`` as well. This
is also what lets one kernel use another's C types. In ``crack/kernel.pxd``::

    from ludotheque.core._c.dawg cimport Dawg as CDawg

    cdef class Walker:
        cdef CDawg dawg

- under a name of its own (``as``): a cimported ``Dawg`` clashes with the ``Dawg`` that ``kernel.py`` imports;
- ``kernel.py`` imports ``ludotheque.core.dawg`` under ``if TYPE_CHECKING:`` only, and takes the object as an argument:
  the compiled ``Walker`` accepts the compiled ``Dawg`` alone (a TypeError says so), the plain one any;
- methods called across kernels under ``nogil`` are ``cpdef`` or ``cdef`` in the first one's ``.pxd``.

    python build_kernels.py            compile what is stale
    python build_kernels.py --check    only tell; exit status 1 when something is stale

    LUDOTHEQUE_PURE=1      compile nothing
    LUDOTHEQUE_NATIVE=1    a kernel that cannot be compiled is an error, not a warning
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
KEYS = ROOT / "build" / "kernels"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "freethreading_compatible": True,
    "show_performance_hints": False,
}
NOT_COMPILED = """
******************************************************************************
  The kernels are NOT compiled: bots will think some 30 times more slowly.
  Reason: {reason}
  Install a C compiler and Python's headers, then build again.
******************************************************************************"""
FLAGS = [] if sys.platform == "win32" else ["-O3", "-g0"]
CIMPORT = re.compile(r"^\s*(?:from|cimport)\s+([\w.]+)\._c(?:\.(\w+)|\s+cimport\s+(\w+))", re.MULTILINE)


@dataclass(frozen=True)
class Kernel:
    source: Path

    @property
    def declarations(self) -> Path:
        return self.source.with_suffix(".pxd")

    @property
    def folder(self) -> Path:
        return self.source.parent / "_c"

    @property
    def module(self) -> str:
        return ".".join([*self.folder.relative_to(SRC).parts, self.source.stem])

    @property
    def compiled(self) -> Path:
        return self.folder / f"{self.source.stem}{SUFFIX}"

    @property
    def stamp(self) -> Path:
        return self.folder / f"{self.source.stem}.stamp"

    @property
    def key(self) -> Path:
        return KEYS / f"{self.module}{SUFFIX}.key"

    def digest(self) -> str:
        return hashlib.sha256(self.source.read_bytes() + b"\0" + self.declarations.read_bytes()).hexdigest()

    def inputs(self) -> str:
        """Digest of all that decides the compiled code: the sources, the C types of other kernels, how we compile."""
        whole = hashlib.sha256(f"{self.digest()}{DIRECTIVES}{FLAGS}{sys.version}".encode())
        for declarations in sorted(borrowed(self.declarations)):
            whole.update(declarations.read_bytes())
        return whole.hexdigest()

    def fresh(self) -> bool:
        try:
            return (
                self.compiled.exists()
                and self.stamp.read_text() == self.digest()
                and self.key.read_text() == self.inputs()
            )
        except FileNotFoundError:
            return False


def borrowed(declarations: Path, seen: frozenset[Path] = frozenset()) -> set[Path]:
    """The ``.pxd`` files that this one cimports from, directly or not."""
    found: set[Path] = set()
    for package, *names in CIMPORT.findall(declarations.read_text(encoding="utf-8")):
        other = SRC.joinpath(*package.split("."), "".join(names) + ".pxd")
        if other.exists() and other not in seen:
            found |= {other} | borrowed(other, seen | {other})
    return found


def kernels() -> list[Kernel]:
    sources = (path.with_suffix(".py") for path in SRC.rglob("*.pxd") if path.parent.name != "_c")
    return [Kernel(source) for source in sorted(sources) if source.exists()]


def stale() -> list[Kernel]:
    return [kernel for kernel in kernels() if not kernel.fresh()]


def attempt(log: Callable[[str], None], warn: Callable[[str], None]) -> bool:
    """Compile what is stale, and whether there are compiled kernels now. See the settings above."""
    if os.environ.get("LUDOTHEQUE_PURE"):
        return False
    try:
        build(log)
    except (Exception, SystemExit) as error:  # compilers and Cython raise what they like
        if os.environ.get("LUDOTHEQUE_NATIVE"):
            raise
        warn(NOT_COMPILED.format(reason=error))
        return False
    return bool(kernels())


def build(log: Callable[[str], None]) -> None:
    """Compile what is stale. Raises when there is no compiler, or a kernel does not compile."""
    remove_orphans()
    todo = stale()
    if not todo:
        log(f"kernels: {len(kernels())} up to date")
        return
    for kernel in kernels():
        kernel.folder.mkdir(exist_ok=True)
        (kernel.folder / "__init__.py").touch()
        shutil.copyfile(kernel.declarations, kernel.folder / kernel.declarations.name)
    before = {kernel: (kernel.digest(), kernel.inputs()) for kernel in todo}
    KEYS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=KEYS) as scratch:
        compile_into(Path(scratch), todo)
        for kernel in todo:
            install(kernel, Path(scratch, "lib", *kernel.module.split(".")[:-1], kernel.compiled.name), *before[kernel])
    log(f"kernels: compiled {', '.join(kernel.module for kernel in todo)}")


def compile_into(scratch: Path, todo: Iterable[Kernel]) -> None:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    here = Path.cwd()
    os.chdir(ROOT)  # the C files name their source by its path from here
    try:
        extensions = [
            Extension(kernel.module, [str(kernel.source.relative_to(ROOT))], extra_compile_args=FLAGS)
            for kernel in todo
        ]
        modules = cythonize(
            extensions,
            compiler_directives=DIRECTIVES,
            include_path=[str(SRC)],
            build_dir=str(scratch / "c"),
            quiet=True,
        )
        command = build_ext(Distribution({"name": "ludotheque", "ext_modules": modules}))
        command.build_lib = str(scratch / "lib")
        command.build_temp = str(scratch / "temp")
        command.parallel = os.cpu_count() or 1
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)


def install(kernel: Kernel, compiled: Path, digest: str, inputs: str) -> None:
    """Put the compiled module in its place in one step: programs that have the old one open keep it."""
    for old in kernel.folder.glob(f"{kernel.source.stem}.*"):
        if old.suffix in {".so", ".pyd"} and old != kernel.compiled:
            old.unlink()  # of another Python: its stamp would no longer tell the truth
    compiled.replace(kernel.compiled)
    kernel.stamp.write_text(digest)
    kernel.key.write_text(inputs)


def remove_orphans() -> None:
    """Delete what was compiled from kernels that are gone."""
    wanted: dict[Path, set[str]] = {}
    for kernel in kernels():
        wanted.setdefault(kernel.folder, {"__init__"}).add(kernel.source.stem)
    for folder in [path for path in SRC.rglob("_c") if path.is_dir()]:
        for path in folder.iterdir():
            if path.is_file() and path.name.partition(".")[0] not in wanted.get(folder, set()):
                path.unlink()


def main() -> None:
    if "--check" in sys.argv[1:]:
        if names := [kernel.module for kernel in stale()]:
            sys.exit(f"kernels to be compiled: {', '.join(names)}; run: python build_kernels.py")
        return
    attempt(print, lambda text: print(text, file=sys.stderr))


if __name__ == "__main__":
    main()
