from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def shelf(highcard_installed: str) -> str:
    return highcard_installed
