"""The two builds of each kernel, for tests that run on both."""

from __future__ import annotations

from types import ModuleType

import pytest

from ludotheque.core import kernels


def both(module: ModuleType) -> pytest.MarkDecorator:
    """A parameter `build`: the plain module, then its compiled twin."""
    return pytest.mark.parametrize("build", [module, kernels.twin(module)], ids=["plain", "compiled"])
