"""The two builds of the kernel, for tests that run on both."""

from __future__ import annotations

import pytest

from ludotheque.core import kernels
from ludotheque.games.crack import kernel

BOTH: pytest.MarkDecorator = pytest.mark.parametrize("build", [kernel, kernels.twin(kernel)], ids=["plain", "compiled"])
