"""A game typed through a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run
from ludotheque.core import record

GAME = "play high-card --seed 5"


def test_a_whole_game_against_the_house(run: Run) -> None:
    status, out, err = run(GAME, "2")
    assert (status, err) == (0, "")
    for told in (
        "At the table: Player 1, Random.",
        "The house commits to this deal",
        "Player 1 — Keep your card, or change it.",
        "2 Change your card for the one on the stock change",
        "> 2",
        "Player 1 puts the",
        "Random ",
        "The cards are shown",
        "wins the game.",
        "The secret of the house",
    ):
        assert told in out


@pytest.mark.parametrize("typed", ["1", "keep", "k", "KEEP", "  keep "])
def test_moves_are_typed_by_number_or_by_name(run: Run, typed: str) -> None:
    assert "Player 1 keeps their card." in run(GAME, typed).out


def test_moves_are_typed_in_french(run: Run) -> None:
    assert "Zoé garde sa carte." in run(f"{GAME} -n Zoé --lang fr", "garder").out


def test_orders_lead_back_to_the_move(run: Run) -> None:
    out = run(GAME, "help", "moves", "", "dance", "7", "rules 3", "rules hc-2", "rules 9", "rules", "1").out
    assert "At any time: help, moves" in out
    assert "A move is typed like this:" in out
    assert out.count("2 Change your card") == 3
    assert "Unknown command: “dance”. Possible commands: keep, change" in out
    assert "There is no move number 7: they go from 1 to 2." in out
    assert "There is no rule 9. They go from HC-1 to HC-3." in out
    assert out.count("\nHC-1  ") == 1
    assert out.count("\nHC-2  ") == out.count("\nHC-3  ") == 2
    assert "wins the game." in out


@pytest.mark.parametrize("typed", ["9" * 5000, "\x00", "[bold]", "²", "-1", "1 2 3", "💥", "\u0663"])
def test_nonsense_leads_back_to_the_move(run: Run, typed: str) -> None:
    status, out, err = run(GAME, typed, "1")
    assert (status, err) == (0, "")
    assert "wins the game." in out


def test_a_refusal_shows_the_rule(run: Run) -> None:
    out = run("play crypto-90 --seed 3 -n A B --lang en", "show", "rules 11", "quit").out
    assert "(C90-" in out
    assert out.count("\nC90-11  ") == 1


def test_a_move_that_showed_nothing_may_be_taken_back(run: Run) -> None:
    typed = ("1", "undo", "1", "2")
    out = run(f"{GAME} -n Ann Bob", *typed).out
    assert "Nothing to take back" in out
    assert out.count("Ann keeps their card.") == 2  # to Ann as she plays, to Bob before he does


def test_several_people_are_told_what_they_may_know(run: Run) -> None:
    out = run(f"{GAME} -n Ann Bob", "2", "1").out
    mine, yours = (line for line in out.splitlines() if line.startswith("  Ann puts the"))
    assert "takes the" in mine
    assert "takes a card" in yours


def test_namesakes_are_told_apart(run: Run) -> None:
    assert "At the table: Ann, Random 1, Random 2." in run(f"{GAME} -n Ann --bot hasard hasard", "1").out
    assert "At the table: Ann 1, ann 2." in run(f"{GAME} -n Ann ann", "1", "1").out


def test_a_game_is_recorded(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert f"Game recorded in {file}" in run(f"{GAME} --record {file}", "1").out.replace("\n", " ")
    assert record.decode(file.read_bytes()).result is not None
    assert run(f"verify {file}").status == 0
    assert "is there already" in run(f"{GAME} --record {file}", "1").err


@pytest.mark.parametrize("typed", [[], ["quit"], ["2", "quit"]])
def test_a_game_that_is_left_is_recorded_too(run: Run, tmp_path: Path, typed: list[str]) -> None:
    file = tmp_path / "new" / "game.json"
    status, out, err = run(f"{GAME} -n Ann Bob --record {file}", *typed)
    assert (status, err) == (0, "")
    assert "See you soon!" in out
    left = record.decode(file.read_bytes())
    assert left.result is None
    assert len(left.moves) == typed.count("2")
    assert run(f"replay {file}").status == 0


def test_an_interrupted_game_is_recorded_too(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    file = tmp_path / "game.json"
    monkeypatch.setattr("builtins.input", interrupt)
    status, _, err = run(f"{GAME} --record {file}")
    assert (status, err) == (130, "Interrupted.\n")
    assert record.decode(file.read_bytes()).moves == ()


def test_the_deal_is_the_one_committed_to(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = run(f"play high-card --record {file}", "1").out
    shuffle = record.decode(file.read_bytes()).shuffle
    assert out.index(shuffle.commitment) < out.index("> 1") < out.index(shuffle.secret)
    assert len(shuffle.nonces) == 1
    other = run("play high-card", "1").out
    assert shuffle.commitment not in other


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    assert run(GAME, "1").out == run(GAME, "1").out
    assert run(GAME, "1").out != run("play high-card --seed 6", "1").out
