"""Turns."""

from __future__ import annotations

import pytest

from games.crack.table import lay, play, refused, scored, table
from ludotheque.core.refusal import Refused
from ludotheque.games.crack import game
from ludotheque.games.crack.model import (
    Choice,
    CrackOptions,
    Keep,
    Laid,
    Lay,
    Over,
    Pass,
    Passed,
    Piece,
    Stop,
    Stopped,
    Turn,
)
from ludotheque.games.crack.rules import Position

LIGNE = "2A LvIrGsNrEs"
NOUS = f"{LIGNE} D3 OrUrSr"
"""LIGNE along row 2, NOUS down from its N."""


# --- passing ---------------------------------------------------------------------------------------------------------


def test_who_passes_draws_first_then_gives_back() -> None:
    """CK-9."""
    position = table(NOUS, "EbErTvTs", pool="AbAsAv")
    (passed,) = play(position, "passer Eb Tv")
    assert passed == Passed(0, 2, (Piece("E", "B"), Piece("T", "G")), (Piece("A", "G"), Piece("A", "P")))
    assert passed.seen_by(1) == Passed(0, 2, None, None)
    assert sorted(position.racks[0]) == ["AG", "AP", "ER", "TP"]
    assert sorted(position.pool) == ["AB", "EB", "TG"]
    assert position.view(0).accounts[0].turns == (Turn(None, 0, 0),)
    assert position.turn() == {1}


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("passer", ("bad-exchange", "CK-9")),
        ("passer Er", ("bad-exchange", "CK-9")),
        ("passer Er Eb Tv", ("bad-exchange", "CK-9")),
        ("passer Zr Eb", ("not-on-rack", "CK-4")),
        ("passer Er Er", ("not-on-rack", "CK-4")),
        ("passer E Tv", ("which-colour", "CK-2")),
        ("échanger Er", ("no-trade", "CK-15")),
        ("garder", ("no-trade", "CK-15")),
    ],
)
def test_passes_that_are_refused(move: str, why: tuple[str, str]) -> None:
    assert refused(table(NOUS, "EbErTvTs", pool="AbAsAv"), move) == why


def test_no_more_is_exchanged_than_the_pool_holds() -> None:
    position = table(NOUS, "EbEr", "AbAr", pool="Zr")
    assert position.view(0).must_give == 1
    assert refused(position, "passer Eb Er") == ("bad-exchange", "CK-9")
    play(position, "passer Eb")
    assert sorted(position.racks[0]) == ["ER", "ZR"]
    empty = table(NOUS, "EbEr", "AbAr", pool="")
    assert refused(empty, "passer Eb") == ("bad-exchange", "CK-9")
    assert play(empty, "passer") == [Passed(0, 0, (), ())]


def test_who_can_lay_may_pass_all_the_same() -> None:
    """CK-9."""
    position = table(NOUS, "OvIrTb")
    assert any(isinstance(move, Lay) for move in position.moves(0))
    assert any(isinstance(move, Pass) for move in position.moves(0))


def test_every_different_exchange_is_listed_once() -> None:
    position = table(NOUS, "EbEbEr", pool="AbAs")
    passes = [move.pieces for move in position.moves(0) if isinstance(move, Pass)]
    assert passes == [(Choice("E", "B"), Choice("E", "B")), (Choice("E", "B"), Choice("E", "R"))]


# --- the end ---------------------------------------------------------------------------------------------------------


def test_it_ends_when_a_word_reaches_final() -> None:
    position = table(f"{NOUS} 14Q Nr", "OvUsSs", "Zr", pool="AbAb", points=[10, 500])
    events = play(position, "Q15 OvUsSs")
    assert events[-1] == Over("final")
    result = position.result()
    assert result is not None and result.reason == "final"
    laid = events[0]
    assert isinstance(laid, Laid)
    assert laid.score.final == 100
    assert result.ranking == (2, 1)
    assert position.turn() == frozenset()
    assert list(position.moves(0)) == []
    assert preview_over(position) == "game-over"
    with pytest.raises(Refused, match="game-over"):
        position.play(1, Stop())


def preview_over(position: Position) -> str | None:
    return position.preview(0, lay("5E Er")).refused


@pytest.mark.parametrize(
    ("board", "move", "rack", "cell"),
    [
        ("16N Er", "16O Nr", "Nr", None),
        ("16O Er", "16P Nr", "Nr", "16P"),
        ("16O Er", "16P TrEr", "TrEr", "16Q"),
        ("17O Er", "17P Tr", "Tr", "17P"),
        ("15Q Er", "Q16 Tr", "Tr", "16Q"),
        ("15Q Er", "Q16 TrEr", "TrEr", "17Q"),
        ("15P Er 16O Er", "16P TsEr", "TsEr", "16Q"),
    ],
)
def test_which_final_cell_counts(board: str, move: str, rack: str, cell: str | None) -> None:
    """CK-17: the one under the last letter, of the main word where there are several."""
    numbers = {"16P": 7, "16Q": 11, "17P": 13, "17Q": 17}
    options = CrackOptions(final_16p=7, final_16q=11, final_17p=13, final_17q=17)
    position = table(f"{NOUS} {board}", rack, pool="", options=options)
    assert scored(position, move).final == (numbers[cell] if cell else 0)


def test_it_ends_when_pool_and_rack_are_empty() -> None:
    position = table(NOUS, "Er", "AbAs", pool="", points=[300, 40])
    events = play(position, "5E Er")
    assert events[-1] == Over("out")
    result = position.result()
    assert result is not None
    assert result.totals == (300 + 8 + 50 + 10 * position.aces[0], 40)


def test_it_ends_when_everybody_says_so() -> None:
    """CK-18."""
    position = table(NOUS, seats=3)
    assert play(position, "arrêter") == [Stopped(0)]
    assert position.view(1).stopping == (0,)
    play(position, Stop())
    assert play(position, Stop()) == [Stopped(2), Over("agreed")]


def test_a_word_undoes_what_was_said() -> None:
    position = table(NOUS, "OvIrTb", "ErAr", pool="")
    play(position, Stop())
    play(position, "5E Er")
    assert position.view(0).stopping == ()
    assert position.idle == 0


def test_who_passes_takes_back_what_they_said() -> None:
    position = table(NOUS, seats=2)
    play(position, Stop(), position.timeout(1))
    assert position.stopping == {0}
    play(position, position.timeout(0))
    assert position.stopping == frozenset()


@pytest.mark.parametrize("seats", game.players)
def test_it_ends_when_everybody_has_passed_twice(seats: int) -> None:
    position = table(NOUS, seats=seats)
    for turn in range(2 * seats - 1):
        assert position.idle == turn
        assert Over("idle") not in play(position, position.timeout(position.seat))
    assert play(position, position.timeout(position.seat))[-1] == Over("idle")
    assert position.view(None).racks[0].pieces is not None


def test_letters_left_cost_nothing_and_equal_totals_share_the_win() -> None:
    """CK-18, CK-19."""
    position = table(NOUS, points=[50, 40], aces=[9, 10])
    play(position, Stop(), Stop())
    result = position.result()
    assert result is not None
    assert result.totals == (140, 150)
    even = table(NOUS, points=[60, 40], aces=[9, 10])
    play(even, Stop(), Stop())
    assert even.result().winners() == (0, 1)  # type: ignore[union-attr]


# --- time ------------------------------------------------------------------------------------------------------------


def test_running_out_of_time_is_a_pass() -> None:
    """CK-20: what was drawn last goes."""
    position = table(NOUS, "EbErTvTs", pool="AbAsAv")
    assert position.timeout(0) == Pass((Choice("T", "G"), Choice("T", "P")))
    play(position, position.timeout(0))
    trading = table("", "LvIrGsNrEs", pool="EbErTvTsObXsZr", aces=[8, 0])
    play(trading, LIGNE)
    assert trading.timeout(0) == Keep()
