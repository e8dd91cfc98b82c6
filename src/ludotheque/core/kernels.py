"""Which build of a kernel runs: the compiled one when it is there and current, else the plain one, loudly.

A kernel is `<name>.py` with its C types in `<name>.pxd`; its compiled twin is `_c.<name>` in the same package, beside
the stamp of the sources it was made from. LUDOTHEQUE_KERNELS may ask for `compiled` (anything else is then an error) or
`pure` (quietly).
"""

from __future__ import annotations

import hashlib
import importlib
import os
import sys
import warnings
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Literal, TypeAlias, TypeVar

T = TypeVar("T", bound="type | FunctionType")
Condition: TypeAlias = Literal["compiled", "stale", "missing"]


class SlowKernel(RuntimeWarning):
    """A kernel runs interpreted, some thirty times slower."""


def digest(source: Path) -> str:
    """What the stamp of a current build of that `.py` says."""
    content = source.read_bytes() + b"\0" + source.with_suffix(".pxd").read_bytes()
    return hashlib.sha256(content).hexdigest()


def condition(module: ModuleType) -> Condition:
    """Whether the compiled twin of a kernel is present and current."""
    source = Path(str(module.__file__))
    stamp = source.parent / "_c" / f"{source.stem}.stamp"
    if not stamp.exists():
        return "missing"
    return "compiled" if stamp.read_text().strip() == digest(source) else "stale"


def twin(module: ModuleType) -> ModuleType:
    """The compiled twin of a kernel."""
    package, _, name = module.__name__.rpartition(".")
    return importlib.import_module(f"{package}._c.{name}")


def best(thing: T) -> T:
    """That class or function of a kernel, from its compiled twin when there is a current one."""
    wish = os.environ.get("LUDOTHEQUE_KERNELS", "")
    if wish == "pure":
        return thing
    module = sys.modules[thing.__module__]
    found = condition(module)
    if found == "compiled":
        compiled: T = getattr(twin(module), thing.__name__)
        return compiled
    message = f"{module.__name__}: compiled build {found}, the plain one runs; `ludotheque doctor` says what to do"
    if wish == "compiled":
        raise ImportError(message)
    warnings.warn(message, SlowKernel, stacklevel=2)
    return thing
