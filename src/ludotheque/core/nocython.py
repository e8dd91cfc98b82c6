"""What kernels use of the `cython` module, for plain runs where Cython is not installed.

try:
    import cython
except ModuleNotFoundError:
    from ludotheque.core import nocython as cython
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import Final

compiled: Final = False
nogil: Final = nullcontext()
