"""The compiled build of a kernel runs when it is there and current, and nothing slow runs in silence."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from ludotheque.core import kernels


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a kernel, and a stand-in for its compiled twin."""
    monkeypatch.delenv("LUDOTHEQUE_KERNELS", raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    package = tmp_path / "some_room"
    (package / "_c").mkdir(parents=True)
    for file in ("__init__.py", "_c/__init__.py"):
        (package / file).touch()
    (package / "kernel.py").write_text("class Counter:\n    build = 'plain'\n")
    (package / "kernel.pxd").write_text("cdef class Counter:\n    pass\n")
    (package / "_c" / "kernel.py").write_text("class Counter:\n    build = 'compiled'\n")
    yield package
    for name in [name for name in sys.modules if name.startswith("some_room")]:
        del sys.modules[name]


def kernel() -> ModuleType:
    return importlib.import_module("some_room.kernel")


def stamp(room: Path) -> None:
    (room / "_c" / "kernel.stamp").write_text(kernels.digest(room / "kernel.py"))


def test_a_current_build_is_taken(room: Path) -> None:
    stamp(room)
    assert kernels.condition(kernel()) == "compiled"
    assert kernels.best(kernel().Counter).build == "compiled"


def test_a_missing_build_is_loud(room: Path) -> None:
    with pytest.warns(kernels.SlowKernel, match="missing"):
        assert kernels.best(kernel().Counter).build == "plain"


def test_a_stale_build_is_loud(room: Path) -> None:
    stamp(room)
    (room / "kernel.pxd").write_text("cdef class Counter:\n    cdef int n\n")
    with pytest.warns(kernels.SlowKernel, match="stale"):
        assert kernels.best(kernel().Counter).build == "plain"


def test_the_compiled_build_can_be_demanded(room: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_KERNELS", "compiled")
    with pytest.raises(ImportError, match="doctor"):
        kernels.best(kernel().Counter)


def test_the_plain_build_can_be_chosen_quietly(room: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stamp(room)
    monkeypatch.setenv("LUDOTHEQUE_KERNELS", "pure")
    assert kernels.best(kernel().Counter).build == "plain"
