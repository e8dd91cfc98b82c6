"""What ten AS give a right to."""

from __future__ import annotations

import pytest

from games.crack.table import lay, play, refused, scored, table
from ludotheque.games.crack.model import (
    Drew,
    Keep,
    Kept,
    Laid,
    Lay,
    Piece,
    Swap,
    Swapped,
    Trade,
    Traded,
)

LIGNE = "2A LvIrGsNrEs"
NOUS = f"{LIGNE} D3 OrUrSr"
"""LIGNE along row 2, NOUS down from its N."""
TEN = [10, 0]


# --- rights at ten AS ------------------------------------------------------------------------------------------------


def test_with_ten_as_one_may_exchange_after_laying() -> None:
    """CK-15: the tenth comes with this turn."""
    position = table("", "LvIrGsNrEsAbAv", pool="EbErTvTsObXsZr", aces=[8, 0])
    events = play(position, LIGNE)
    assert [type(event) for event in events] == [Laid, Drew]
    assert position.turn() == {0}
    view = position.view(0)
    assert (view.phase, view.may_trade, view.must_give, view.may_swap) == ("trade", 2, 0, False)
    assert position.view(1).may_trade == 0
    assert refused(position, "2A LIGNE") == ("trade-first", "CK-15")
    assert refused(position, "passer Ab Av") == ("trade-first", "CK-15")
    assert refused(position, "arrêter") == ("trade-first", "CK-15")
    assert refused(position, Trade(())) == ("bad-trade", "CK-15")
    assert refused(position, "échanger Ab Av Er") == ("bad-trade", "CK-15")
    assert refused(position, "échanger Wr") == ("not-on-rack", "CK-4")
    (traded,) = play(position, "échanger Ab Av")
    assert traded == Traded(0, 2, (Piece("A", "B"), Piece("A", "G")), (Piece("E", "R"), Piece("E", "B")))
    assert traded.seen_by(1) == Traded(0, 2, None, None)
    assert position.turn() == {1}
    assert len(position.racks[0]) == 7


def test_one_may_exchange_one_or_nothing() -> None:
    position = table("", "LvIrGsNrEsAbAv", pool="EbErTvTsObXsZr", aces=[8, 0])
    play(position, LIGNE)
    listed = position.moves(0)
    assert listed[0] == Keep()
    assert {len(move.pieces) for move in listed if isinstance(move, Trade)} == {1, 2}
    one = position.clone()
    play(one, "échanger Ab")
    assert play(position, "garder") == [Kept(0)]
    assert position.turn() == one.turn() == {1}


def test_with_less_or_with_no_pool_there_is_nothing_to_exchange() -> None:
    for aces, pool in ((7, "EbErTvTsObXsZr"), (8, "EbErTvTsOb")):
        position = table("", "LvIrGsNrEs", pool=pool, aces=[aces, 0])
        play(position, LIGNE)
        assert position.turn() == {1}


# --- swaps -----------------------------------------------------------------------------------------------------------

SAUTS = f"{NOUS} 12K SvAbUsTrSv"
NOTRE = "=3Db N10 NrOr.RrEr"


def test_a_letter_of_the_board_is_swapped_for_a_colour_word() -> None:
    """CK-16."""
    position = table(SAUTS, "NrRrErObAb", pool="", aces=TEN)
    assert position.view(0).may_swap and not position.view(1).may_swap
    assert scored(position, NOTRE).total == 310
    swapped, laid, *_ = play(position, NOTRE)
    assert swapped == Swapped(0, "3D", Piece("O", "R"), Piece("O", "B"))
    assert isinstance(laid, Laid)
    assert position.racks[0] == ["AB"]
    assert position.aces[0] == 11


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("=9Ib N10 NrOr.RrEr", ("swap-nothing", "CK-16")),
        ("=3Dr N10 NrOr.RrEr", ("swap-same", "CK-16")),
        ("=3Ds N10 NrOr.RrEr", ("not-on-rack", "CK-16")),
        ("=3Db N10 NrOb.RrEr", ("not-on-rack", "CK-4")),  # it lies on the board now
        ("=3Db 10N Nr", ("not-joined", "CK-7")),
        ("=3Db 9E RrEr", ("not-joined", "CK-7")),
        ("=3Db 3E RrEr", ("not-a-word", "CK-3")),
    ],
)
def test_swaps_that_are_refused(move: str, why: tuple[str, str]) -> None:
    assert refused(table(SAUTS, "NrRrErObAb", pool="", aces=TEN), move) == why


@pytest.mark.parametrize("move", ["=3Db N10 NrOr.RsEr", "=3Db 2F Rs", "=3Db E3 Nr"])
def test_a_swap_without_a_colour_word_is_refused(move: str) -> None:
    assert refused(table(SAUTS, "NrRsErObAb", pool="", aces=TEN), move) == ("swap-in-vain", "CK-16")


def test_a_colour_word_that_has_nothing_to_do_with_it_does_not_serve() -> None:
    """SE is all red, but the O is not in it, nor does it pass 3D."""
    assert refused(table(NOUS, "ErOb", pool="", aces=TEN), "=3Db 5E Er") == ("swap-in-vain", "CK-16")
    assert scored(table(NOUS, "ErOb", pool="", aces=TEN), "5E Er").bonus == 50


def test_the_colour_word_may_pass_the_cell_swapped() -> None:
    """The O under the N turns red; in a word formed, its AS counts once."""
    position = table(f"{LIGNE} D3 Ov", "OrUrSr", pool="", aces=TEN)
    score = scored(position, "=3Dr D4 UrSr")
    assert [(one.letters, one.colour, one.aces) for one in score.formed] == [("NOUS", "R", ("3D",))]
    assert (score.aces, score.bonus) == (1, 100)


def test_a_swap_is_for_who_had_ten_as_before_the_turn() -> None:
    position = table(SAUTS, "NrRrErObAb", pool="", aces=[9, 10])
    assert not position.view(0).may_swap
    assert refused(position, NOTRE) == ("swap-too-early", "CK-16")


def test_a_letter_swapped_onto_its_colour_is_an_as_outside_the_words_too() -> None:
    """3D is red: a red O put there gains an AS, though the blue one goes elsewhere."""
    position = table("2A LvIrGsNrEs D3 ObUrSr 12K SvAbUsTbSv", "NbRbEbOr", pool="", aces=TEN)
    with_it = scored(position, "=3Dr N10 NbOb.RbEb")
    plain = table("2A LvIrGsNrEs D3 ObUrSr 12K SvAbUsTbSv", "NbRbEbOb", pool="", aces=TEN)
    assert with_it.aces == scored(plain, "N10 NbOb.RbEb").aces + 1
    assert with_it.as_points == scored(plain, "N10 NbOb.RbEb").as_points + 20


def test_a_swap_with_colours_left_out() -> None:
    position = table(SAUTS, "NrRrErObAb", pool="", aces=TEN)
    assert scored(position, "=3Db N10 NO.RE").total == 310
    assert position.preview(0, Lay(lay("N10 NO.RE").tiles, Swap("3D", "B"))).legal
