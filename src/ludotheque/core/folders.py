"""The files that a package carries beside its code: texts, and what boards are drawn from."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable


def folders(package: str, name: str) -> list[Traversable]:
    """The folders of that name in the packages that hold a package, outermost first, and in itself.

    Games that share a room share what the room carries.
    """
    outer, _, _ = package.rpartition(".")
    own = files(package) / name
    return [*(folders(outer, name) if outer else ()), *([own] if own.is_dir() else ())]
