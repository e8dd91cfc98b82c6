"""Bot against bot from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Run
from ludotheque.cli.simulate import seated
from ludotheque.core import record
from ludotheque.core.catalogue import game


def test_figures_for_people(run: Run) -> None:
    status, out, err = run("simulate high-card -n 30 --seed 7 --processes 1")
    assert (status, err) == (0, "")
    assert "High Card: 30 games, 15 deals" in out
    assert "hasard" in out
    assert "Length: 2 moves on average (2 to 2)" in out
    assert "30 × All cards have been shown." in out
    assert "Seed “7”" in out


@pytest.mark.parametrize("columns", [45, 60, 80])
def test_no_figure_is_cut_where_lines_are_short(run: Run, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    """Intervals go below their figures."""
    monkeypatch.setenv("COLUMNS", str(columns))
    out = run("simulate crypto-90 -n 4 --bot normal --bot facile -o manches=1 --seed 7 --processes 1").out
    assert "…" not in out
    assert max(map(len, out.splitlines())) <= columns
    figures = out.replace(" ", "").replace("\n", "")
    assert figures.count("[") == figures.count("]") == 6
    assert figures.count("ms") == 2


def test_figures_for_programs_follow_from_the_seed(run: Run) -> None:
    def figures(processes: int) -> object:
        found = json.loads(
            run(f"simulate high-card -n 24 -s 3 -o cards=12 --seed 7 --json --processes {processes}").out
        )
        assert found["games"] == 24
        assert found["encounter"]["options"] == {"cards": 12}
        return [found[name] for name in ("seats", "reasons", "moves")] + [found["standings"][0]["wins"]]

    assert figures(1) == figures(2)


def test_records_replay(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "some" / "records"
    assert run(f"simulate high-card -n 5 --seed 7 --processes 1 --records {folder}").status == 0
    files = sorted(folder.iterdir())
    assert len(files) == 6
    for file in files:
        assert run(f"verify {file}").status == 0
        *_, last = record.replay(record.decode(file.read_bytes()), game("high-card"))
        assert last.state.result() is not None


def test_a_folder_that_cannot_be_written_is_refused_before_anything(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    status, out, err = run(f"simulate high-card --records {file}")
    assert (status, out) == (2, "")
    assert "Cannot write" in err


@pytest.mark.parametrize(
    ("bots", "seats", "names"),
    [
        (None, 2, ("normal", "facile")),
        (None, 4, ("normal", "facile", "normal", "facile")),
        (["facile"], 2, ("facile", "facile")),
        (["facile", "normal", "facile"], 3, ("facile", "normal", "facile")),
        (["facile", "normal"], 3, ("facile", "normal", "facile")),
    ],
)
def test_who_plays(bots: list[str] | None, seats: int, names: tuple[str, ...]) -> None:
    assert seated(bots, seats, ["facile", "normal"]) == names


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_game_says_why_so_many_cannot_play(run: Run, command: str) -> None:
    status, out, err = run(f"{command} casse-du-siecle -o clefs_cachees=true -o passe_partout=true -s 3")
    assert (status, out) == (2, "")
    assert "(CS-13)" in err
    assert "for 2 to 4 players, not 9" in run(f"{command} crypto-90 -s 9").err
    assert "for 2 players, not 9" in run(f"{command} casse-du-siecle -o clefs_cachees=true -s 9").err
