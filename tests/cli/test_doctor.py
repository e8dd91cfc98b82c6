"""What runs here."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType

import pytest

import highcard
from cli.conftest import Run
from ludotheque.cli import doctor
from ludotheque.cli.doctor import Health
from ludotheque.core import kernels
from ludotheque.core.kernels import Condition


def health(
    state: Condition = "compiled", client: bool | None = True, broken: str = "", litestar: str | None = "2.0"
) -> Health:
    return Health(
        python="3.11.0",
        ludotheque="1.0",
        dependencies={"msgspec": "1.0", "litestar": litestar},
        kernels={"ludotheque.games.some.kernel": state},
        pure=False,
        client=client,
        equipment={},
        broken={broken: "ImportError"} if broken else {},
    )


@pytest.mark.parametrize(
    ("found", "status", "told"),
    [
        (health(), 0, "Everything is in order."),
        (health(client=None), 0, "Everything is in order."),
        (health("stale"), 1, "make build"),
        (health("missing"), 1, "make build"),
        (health(client=False), 1, "make build"),
        (health(litestar=None), 0, "pip install 'ludotheque[serve]'"),
        (health(broken="chess"), 1, "uninstall the package of the game “chess”"),
    ],
)
def test_what_is_missing_comes_with_what_to_do(
    run: Run, monkeypatch: pytest.MonkeyPatch, found: Health, status: int, told: str
) -> None:
    monkeypatch.setattr(doctor, "examine", lambda: found)
    ran = run("doctor")
    assert (ran.status, ran.err) == (status, "")
    assert told in ran.out
    assert "litestar" in ran.out
    assert run("doctor --json").status == status


def test_away_from_a_checkout_it_is_installed_again(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(doctor, "examine", lambda: health("missing", client=False))
    monkeypatch.setattr(doctor, "CHECKOUT", tmp_path)
    told = run("doctor").out
    assert "C compiler" in told and "Node.js" in told


def test_the_real_state_of_this_installation(run: Run) -> None:
    found = json.loads(run("doctor --json").out)
    assert found["dependencies"]["msgspec"]
    assert found["kernels"]
    assert all("._c." not in name for name in found["kernels"])
    assert found["broken"] == {}


def test_a_kernel_whose_compiled_twin_is_gone_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def current(module: ModuleType) -> Condition:
        return "compiled"

    def gone(module: ModuleType) -> ModuleType:
        raise ImportError

    monkeypatch.setattr(kernels, "condition", current)
    monkeypatch.setattr(kernels, "twin", gone)
    assert set(doctor.examine().kernels.values()) == {"missing"}


def test_what_a_game_needs_beforehand_is_looked_at(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = {"cards": True}

    def equipment(game: highcard.HighCard) -> dict[str, bool]:
        return sound

    monkeypatch.setattr(highcard.HighCard, "equipment", equipment, raising=False)
    assert doctor.examine().equipment["high-card"] == {"cards": True}
    sound["cards"] = False
    assert not doctor.examine().complete
