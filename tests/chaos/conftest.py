from __future__ import annotations

import pytest


@pytest.fixture
def shelf(highcard_installed: str) -> None:
    assert highcard_installed
