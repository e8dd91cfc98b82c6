"""Records replayed and verified."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cli.conftest import Run
from ludotheque.core import record


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    """A game of two moves."""
    path = tmp_path / "game.json"
    assert run(f"play high-card --seed 5 -n Ann Bob --record {path}", "2", "1").status == 0
    return path


def test_a_game_is_told_from_the_first_move_to_the_result(run: Run, file: Path) -> None:
    status, out, err = run(f"replay {file}")
    assert (status, err) == (0, "")
    assert out.index("Move 0 of 2") < out.index("Move 1 of 2") < out.index("Move 2 of 2")
    assert "Player 1: Change your card" in out
    assert "takes the" in out
    assert "All cards have been shown." in out


def test_every_position_for_programs(run: Run, file: Path) -> None:
    found = json.loads(run(f"replay {file} --json").out)
    assert [position["number"] for position in found["positions"]] == [0, 1, 2]
    assert found["positions"][1]["move"] == {"move": "swap"}
    assert found["positions"][0]["scores"] == [0, 0]
    assert found["positions"][-1]["scores"] == found["result"]["totals"]


def test_a_deal_is_verified(run: Run, file: Path) -> None:
    out = run(f"verify {file}").out
    assert "This game of High Card is in order" in out
    assert record.decode(file.read_bytes()).shuffle.secret in out


def changed(file: Path, change: Callable[[dict[str, Any]], object]) -> None:
    """Change a record as somebody would who knows how it is sealed."""
    data = json.loads(file.read_bytes())
    change(data)
    file.write_bytes(record.encode(msgspec.convert(data, record.Record)))


@pytest.mark.parametrize("command", ["replay", "verify", "replay --json"])
class TestWhatIsWrongIsNamed:
    def told(self, run: Run, command: str, file: Path) -> str:
        status, out, err = run(f"{command} {file}")
        assert (status, out) == (2, "")
        assert err.count("\n") == 1
        return err

    def test_cut(self, run: Run, command: str, file: Path) -> None:
        file.write_bytes(file.read_bytes()[:-20])
        assert "cut short" in self.told(run, command, file)

    def test_empty(self, run: Run, command: str, file: Path) -> None:
        file.write_bytes(b"")
        assert "cut short" in self.told(run, command, file)

    def test_not_text(self, run: Run, command: str, file: Path) -> None:
        file.write_bytes(b"\xff\xfe\x00")
        assert "not JSON" in self.told(run, command, file)

    def test_something_else(self, run: Run, command: str, file: Path) -> None:
        file.write_text('{"hello": 1}')
        assert "is not a recorded game" in self.told(run, command, file)

    def test_tampered(self, run: Run, command: str, file: Path) -> None:
        file.write_text(file.read_text().replace('"swap"', '"keep"'))
        assert "changed or cut after it was written" in self.told(run, command, file)

    def test_another_version_of_the_rules(self, run: Run, command: str, file: Path) -> None:
        changed(file, lambda data: data.update(rules=99))
        assert "“high-card” played with rules version 99" in self.told(run, command, file)

    def test_another_game(self, run: Run, command: str, file: Path) -> None:
        changed(file, lambda data: data.update(game="chess"))
        assert "no game “chess”" in self.told(run, command, file)

    def test_an_illegal_move(self, run: Run, command: str, file: Path) -> None:
        changed(file, lambda data: data["moves"].reverse())
        assert "Move number 1 of the record is refused: It is not your turn" in self.told(run, command, file)

    def test_a_move_that_is_none(self, run: Run, command: str, file: Path) -> None:
        changed(file, lambda data: data["moves"].append([0, {"move": "dance"}]))
        assert "Move number 3 of the record is refused" in self.told(run, command, file)

    def test_another_result(self, run: Run, command: str, file: Path) -> None:
        changed(file, lambda data: data["result"].update(totals=[99, 98]))
        assert "not the one its moves give" in self.told(run, command, file)


def test_a_deal_that_was_not_promised(run: Run, file: Path) -> None:
    changed(file, lambda data: data["shuffle"].update(commitment="00" * 32))
    assert "does not match the commitment" in run(f"verify {file}").err


def test_a_seed_that_does_not_follow(run: Run, file: Path) -> None:
    def other_nonces(data: dict[str, Any]) -> None:
        data["shuffle"]["nonces"] = ["00"]

    changed(file, other_nonces)
    assert "not the one that the secret" in run(f"verify {file}").err


def test_figures_that_are_none(run: Run, file: Path) -> None:
    changed(file, lambda data: data["shuffle"].update(secret="xyz"))
    assert "is not a recorded game" in run(f"verify {file}").err
