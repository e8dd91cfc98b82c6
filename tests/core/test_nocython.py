"""The stand-in for the `cython` module says the same as the real one, interpreted."""

from __future__ import annotations

import cython

from ludotheque.core import nocython


def test_it_stands_in_for_cython() -> None:
    assert nocython.compiled == cython.compiled
    with nocython.nogil, cython.nogil:
        pass
