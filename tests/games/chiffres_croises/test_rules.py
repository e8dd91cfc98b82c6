"""Turns."""

from __future__ import annotations

import msgspec
import pytest

from games.chiffres_croises.table import lay, play, table
from ludotheque.core.chance import Fast
from ludotheque.core.refusal import Refused
from ludotheque.games.chiffres_croises import game
from ludotheque.games.chiffres_croises.model import (
    AnyMove,
    ChiffresOptions,
    Drew,
    Exchange,
    Exchanged,
    Kept,
    Laid,
    Lay,
    Over,
    Pass,
    Passed,
)
from ludotheque.games.chiffres_croises.rules import Position

STUCK = (12, 13, 13, 13, 13, 13)
"""Tiles of which no two make 16, no three 33, and so on."""
BLOCKED = "9H 3 13"


def refused(position: Position, move: AnyMove) -> tuple[str, str]:
    """Why not; nothing has changed."""
    (seat,) = position.turn()
    before = msgspec.json.encode([position.view("open"), position.scores()])
    with pytest.raises(Refused) as caught:
        position.play(seat, move)
    assert msgspec.json.encode([position.view("open"), position.scores()]) == before
    return caught.value.code, caught.value.rule


# --- the start -------------------------------------------------------------------------------------------------------


def test_targets_racks_and_first_player_are_drawn() -> None:
    drawn = [game.deal(ChiffresOptions(), 3, Fast(seed)) for seed in range(60)]
    for position in drawn:
        yellow, blue, red = position.targets
        assert 15 <= yellow <= 26 < blue <= 38 < red <= 50
        assert [len(rack) for rack in position.racks] == [6, 6, 6]
        assert len(position.bag) == 90 - 18
    assert {seat for position in drawn for seat in position.turn()} == {0, 1, 2}
    assert len({position.targets for position in drawn}) > 50


def test_the_box_holds_ninety_tiles() -> None:
    """CC-2."""
    held = game.deal(ChiffresOptions(), 2, Fast(1)).inventory()
    assert sum(held.values()) == 90
    assert [held[name] for name in ("01", "05", "10", "03", "13", "20", "joker")] == [8, 8, 8, 6, 6, 2, 2]


# --- laying ----------------------------------------------------------------------------------------------------------


def test_a_move_scores_refills_the_rack_and_passes_the_turn() -> None:
    position = table("", [3, 13, 1, 1, 1, 1], bag=[9, 8, 7, 6])
    laid, drew = play(position, "9I 3 13")
    assert isinstance(laid, Laid)
    assert (laid.points, laid.total) == (16 + 2, 18)
    assert drew == Drew(0, 2, (6, 7), 2)
    assert drew.seen_by(1) == Drew(0, 2, None, 2)
    assert sorted(position.racks[0]) == [1, 1, 1, 1, 6, 7]
    assert position.turn() == {1}
    assert position.scores() == (18, 0)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (Lay(()), ("nothing-laid", "CC-5")),
        ("9I 3 7", ("not-on-rack", "CC-4")),
        ("9I *14 2", ("joker-value", "CC-8")),
        ("9I 3 10J 13", ("not-one-line", "CC-5")),
        ("9I 3 . 13", ("gap", "CC-5")),
        ("9I 3 3", ("wrong-sum", "CC-6")),
        ("9I 3", ("no-combination", "CC-6")),
        ("8I 3 13", ("not-through-centre", "CC-7")),
        ("9I 3 9I 13", ("cell-taken", "CC-5")),
    ],
)
def test_first_moves_that_are_refused(move: AnyMove | str, why: tuple[str, str]) -> None:
    position = table("", [3, 13, 3, 2, 0, 1], bag=[])
    assert refused(position, lay(move) if isinstance(move, str) else move) == why


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("9H 3", ("cell-taken", "CC-5")),
        ("1A 3 13", ("not-joined", "CC-7")),
        ("10I 1", ("wrong-sum", "CC-6")),
        ("9G 3", ("wrong-sum", "CC-6")),
        ("9J 3 13 2", ("wrong-sum", "CC-6")),
    ],
)
def test_later_moves_that_are_refused(move: str, why: tuple[str, str]) -> None:
    assert refused(table(BLOCKED, [3, 13, 1, 2, 3, 4], bag=[]), lay(move)) == why


def test_a_lone_twenty_is_no_combination() -> None:
    """CC-6, with 20 among the targets."""
    assert refused(table("", [20], targets=(20, 33, 49), bag=[]), lay("9I 20")) == ("no-combination", "CC-6")


def test_a_joker_keeps_its_value() -> None:
    """CC-8: it stands for 13 on the row, and so it does down the column."""
    position = table("", [3, 0], [3, 1], bag=[5, 5, 5])
    play(position, "9I 3 *13")
    assert position.view(1).jokers == ("9J",)
    assert refused(position, lay("10J 1")) == ("wrong-sum", "CC-6")
    (laid, _) = play(position, "10J 3")
    assert isinstance(laid, Laid)
    assert laid.combinations[0].values == (13, 3)


def test_a_move_may_fill_the_gaps_between_tiles() -> None:
    position = table("9H 13 3 11H 4", [9, 7], bag=[])
    (laid, *_) = play(position, "H10 9 . 7")
    assert isinstance(laid, Laid)
    assert [one.sum for one in laid.combinations] == [33]


# --- losing a turn ---------------------------------------------------------------------------------------------------


def test_who_can_play_does_not_lose_the_turn() -> None:
    position = table("", [3, 13, 1, 1, 1, 1])
    assert refused(position, Pass()) == ("can-play", "CC-9")
    assert refused(position, Exchange((3,))) == ("can-play", "CC-9")
    assert not any(isinstance(move, Pass | Exchange) for move in position.moves(0))
    assert any(isinstance(move, Pass) for move in table("", [3, 13], passes="free", bag=[]).moves(0))


def test_who_cannot_play_draws_first_then_gives_back() -> None:
    position = table("", STUCK, bag=[9, 8, 7])
    events = play(position, Exchange((12, 13)))
    assert events == [Exchanged(0, 2, (12, 13), (7, 8))]
    assert events[0].seen_by(1) == Exchanged(0, 2, None, None)
    assert sorted(position.racks[0]) == [7, 8, 13, 13, 13, 13]
    assert sorted(position.bag) == [9, 12, 13]
    assert position.turn() == {1}


@pytest.mark.parametrize(
    ("faces", "why"),
    [
        ((), ("bad-exchange", "CC-9")),
        ((13,) * 4, ("bad-exchange", "CC-9")),
        ((7,), ("not-on-rack", "CC-4")),
        ((12, 12), ("not-on-rack", "CC-4")),
    ],
)
def test_exchanges_that_are_refused(faces: tuple[int, ...], why: tuple[str, str]) -> None:
    assert refused(table("", STUCK), Exchange(faces)) == why


def test_no_more_is_exchanged_than_the_bag_holds() -> None:
    position = table("", STUCK, bag=[1, 1])
    assert refused(position, Exchange((13, 13, 13))) == ("bad-exchange", "CC-9")
    assert [move for move in position.moves(0) if isinstance(move, Exchange)] == [
        Exchange((12,)), Exchange((13,)), Exchange((12, 13)), Exchange((13, 13)),
    ]  # fmt: skip


def test_the_duty_to_cover_the_centre_passes_on() -> None:
    """CC-9."""
    position = table("", STUCK, [3, 13])
    assert play(position, Pass()) == [Passed(0)]
    assert position.view(1).phase == "first"
    assert refused(position, lay("8I 3 13")) == ("not-through-centre", "CC-7")


# --- the end ---------------------------------------------------------------------------------------------------------


def test_it_ends_when_the_bag_and_a_rack_are_empty() -> None:
    position = table("", [3, 13], [5, 0, 12], bag=[], totals=[100, 40])
    events = play(position, "9I 3 13")
    assert events[1:] == [Kept(1, (0, 5, 12), 17, 23), Over("out")]
    result = position.result()
    assert result is not None
    assert (result.totals, result.ranking, result.reason) == ((118, 23), (1, 2), "out")
    assert position.turn() == frozenset()
    assert list(position.moves(0)) == []
    assert position.preview(0, lay("1A 3")).refused == "game-over"


def test_it_ends_when_the_bag_is_empty_and_nobody_can_play_for_a_round() -> None:
    position = table("", STUCK, [12, 12], bag=[])
    play(position, Pass())
    events = play(position, Pass())
    assert events[-1] == Over("blocked")
    assert position.scores() == (-sum(STUCK), -24)


def test_it_ends_after_three_rounds_of_passes() -> None:
    """CC-12, with tiles in the bag."""
    position = table("", STUCK[:5], STUCK[:1], bag=[13])
    play(position, *[Pass()] * 5)
    assert play(position, Pass())[-1] == Over("idle")


def test_a_laid_tile_starts_the_count_anew() -> None:
    position = table("", STUCK[:5], [3, 13], bag=[1, 1, 13], seats=3)
    play(position, Pass())
    assert position.idle == 1
    play(position, "9I 3 13")
    assert position.idle == 0


def test_equal_totals_share_the_win() -> None:
    position = table("", STUCK[:2], STUCK[:2], bag=[])
    play(position, Pass(), Pass())
    result = position.result()
    assert result is not None
    assert result.ranking == (1, 1)
    assert position.view(0).sheet is not None
    assert position.view(0).sheet.winner is None  # type: ignore[union-attr]


# --- what is seen ----------------------------------------------------------------------------------------------------


def test_racks_are_hidden_until_the_end() -> None:
    position = table("", [3, 13], [5, 12], bag=[4, 4])
    view = position.view(1)
    assert [rack.faces for rack in view.racks] == [None, (5, 12)]
    assert view.bag_faces is None
    assert position.view(None).racks[1].faces is None
    assert position.view("open").bag_faces == (4, 4)


def test_only_who_is_stuck_is_told_so() -> None:
    position = table("", STUCK)
    assert (position.view(0).phase, position.view(1).phase) == ("stuck", "first")
    assert (position.view(0).may_exchange, position.view(1).may_exchange) == (3, 0)
    assert not position.view(1).may_pass


def test_a_preview_counts_what_is_there_so_far() -> None:
    """Every line touched, fitting or not, and the score of those that fit; nothing is laid."""
    position = table("9H 3 13", [3, 13, 5, 0, 1, 2], bag=[])
    before = msgspec.json.encode(position.view("open"))
    seen = position.preview(0, lay("H10 13 5"))
    assert [(one.cells, one.sum, one.fits) for one in seen.combinations] == [(("9H", "10H", "11H"), 21, False)]
    assert (seen.legal, seen.refused, seen.rule) == (False, "wrong-sum", "CC-6")
    seen = position.preview(0, lay("10H 13"))
    assert (seen.legal, seen.points) == (True, 17)
    assert seen.points == sum(line.points for line in seen.lines)
    seen = position.preview(1, Exchange((5,)))
    assert not seen.legal
    assert msgspec.json.encode(position.view("open")) == before
