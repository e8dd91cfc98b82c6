"""Letters laid on the board: what they make, and what is refused."""

from __future__ import annotations

import pytest

from games.crack.table import WORDS, codes, lay, play, portrait, preview, refused, scored, table
from ludotheque.games.crack import game
from ludotheque.games.crack.model import (
    Drew,
    Laid,
    Lay,
    Piece,
    Tile,
    Turn,
)
from ludotheque.games.crack.rules import Position

LIGNE = "2A LvIrGsNrEs"
NOUS = f"{LIGNE} D3 OrUrSr"
"""LIGNE along row 2, NOUS down from its N."""


def opening(rack: str) -> Position:
    return table("", rack, pool="")


# --- the first two words ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (Lay(()), ("nothing-laid", "CK-7")),
        ("2A GLEN", ("not-a-word", "CK-3")),
        ("2A LIE", ("first-length", "CK-6")),
        ("2B LIGNE", ("first-place", "CK-6")),
        ("3A LIGNE", ("first-place", "CK-6")),
        ("A2 LIGNE", ("first-place", "CK-6")),
        ("2A L", ("first-place", "CK-6")),
        ("2A LIRE", ("not-on-rack", "CK-4")),
        ("2A LvIrGsNrEr", ("not-on-rack", "CK-4")),
        ("2A LI.NE", ("gap", "CK-7")),
        ("2A LIGN 3E E", ("not-one-line", "CK-7")),
        ("2A LIGN 2D E", ("cell-taken", "CK-7")),
    ],
)
def test_first_words_that_are_refused(move: Lay | str, why: tuple[str, str]) -> None:
    assert refused(opening("LvIrGsNrEs"), move) == why


def test_the_first_word_goes_across_from_2a() -> None:
    assert scored(opening("LvIrGsNrEs"), LIGNE).total == 35
    assert all(
        move.tiles[0].cell == "2A" and len(move.tiles) >= 4
        for move in table("").moves(0) if isinstance(move, Lay)
    )  # fmt: skip


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("2F S", ("second-down", "CK-6")),
        ("3A OU", ("second-down", "CK-6")),
        ("G3 OU", ("not-joined", "CK-7")),
        ("F3 SU", ("not-joined", "CK-7")),
        ("D3 OUT", ("not-a-word", "CK-3")),
    ],
)
def test_second_words_that_are_refused(move: str, why: tuple[str, str]) -> None:
    assert refused(table(LIGNE, "OrUrSrTr"), move) == why


def test_the_second_word_goes_down() -> None:
    """It crosses the first one (NOUS), or touches its end: from F, LIGNES comes too."""
    position = table(LIGNE, "OrUrSrErIr", pool="")
    assert [one.letters for one in scored(position, "D3 OUS").formed] == ["NOUS"]
    assert [one.letters for one in scored(position, "F2 SOU").formed] == ["SOU", "LIGNES"]
    assert [one.letters for one in scored(position, "E3 U").formed] == ["EU"]
    assert [one.letters for one in scored(position, "A1 I").formed] == ["IL"]
    assert all(len({tile.cell[-1] for tile in move.tiles}) == 1 for move in position.moves(0) if isinstance(move, Lay))


def test_the_duties_pass_on() -> None:
    """CK-6: who cannot lay the first word passes; the next one has to."""
    position = table("", "", "LvIrGsNrEs")
    play(position, position.timeout(0))
    assert position.view(1).phase == "opening"
    assert refused(position, "3A LIGNE") == ("first-place", "CK-6")
    play(position, LIGNE, position.timeout(0))
    assert position.view(0).phase == "second"


# --- later words -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("3A LA", ("not-a-word", "CK-8")),
        ("6E TA", ("not-joined", "CK-7")),
        ("10A TAS", ("not-joined", "CK-7")),
        ("5E OIE 6E T", ("not-one-line", "CK-7")),
        ("2E A", ("cell-taken", "CK-7")),
        ("2D N", ("nothing-laid", "CK-7")),
        ("5D SOIN", ("not-on-rack", "CK-4")),
        ("4F T", ("not-joined", "CK-7")),
        ("5E A.E", ("gap", "CK-7")),
        ("5E ZZ", ("not-on-rack", "CK-4")),
        ("5E LT", ("not-a-word", "CK-3")),
    ],
)
def test_later_words_that_are_refused(move: str, why: tuple[str, str]) -> None:
    assert refused(table(NOUS, "OvIrEbTbAbLrSb", pool=""), move) == why


def test_a_refusal_names_the_word() -> None:
    seen = preview(table(NOUS, "AbLr", pool=""), "3A LA")
    assert (seen.refused, seen.rule, seen.details) == ("not-a-word", "CK-8", {"word": "LL"})


@pytest.mark.parametrize(
    ("move", "made"),
    [
        ("8A Cb", ["CAGE"]),
        ("2F Sr", ["LIGNES"]),
        ("4E Nr", ["UN", "NO"]),
        ("6E Sr", ["OS"]),
        ("E4 Nr.Sr", ["NOS", "UN"]),
        ("A1 Iv", ["IL"]),
    ],
)
def test_words_are_made_in_line_across_and_beside(move: str, made: list[str]) -> None:
    """CK-7, CK-8: the main word comes first; of a letter alone, that of its row."""
    position = table(f"{NOUS} 5E OvIrTb 8B AvGbEr", "CbSrSvNrIv", pool="")
    assert [one.letters for one in scored(position, move).formed] == made


def test_letters_that_lie_there_may_be_told_too() -> None:
    position = table(NOUS, "OvIrTb", pool="")
    whole = play(position, "5D SOIT")[0]
    assert isinstance(whole, Laid)
    assert [tile.cell for tile in whole.tiles] == ["5E", "5F", "5G"]


def test_a_turn_scores_refills_the_rack_and_passes_on() -> None:
    position = table("", "LvIrGsNrEsAbAb", pool="EbErTvTsOb")
    laid, drew = play(position, LIGNE)
    assert isinstance(laid, Laid)
    assert (laid.word, laid.points, laid.total) == ("LIGNE", 35, 35)
    assert [tile.cell for tile in laid.tiles] == ["2A", "2B", "2C", "2D", "2E"]
    assert drew == Drew(0, 5, tuple(map(Piece.of, ("OB", "TP", "TG", "ER", "EB"))), 0)
    assert drew.seen_by(1) == Drew(0, 5, None, 0)
    assert drew.seen_by(None) == Drew(0, 5, None, 0)
    assert sorted(position.racks[0]) == sorted(codes("AbAbEbErTvTsOb"))
    assert position.turn() == {1}
    assert position.scores() == (35, 0)
    view = position.view(1)
    assert view.fresh == ("2A", "2B", "2C", "2D", "2E")
    assert view.accounts[0].turns == (Turn("LIGNE", 2, 15),)


def test_any_legal_colours_may_be_played() -> None:
    """The best are listed only."""
    position = opening("LvLbIrIbGsNrEsErEb")
    listed = [move for move in position.moves(0) if isinstance(move, Lay)]
    (ligne,) = (move for move in listed if "".join(tile.letter for tile in move.tiles) == "LIGNE")
    assert scored(position, game.notation.write(ligne, WORDS)).total == scored(position, "2A LIGNE").total == 47
    assert scored(position, "2A LbIbGsNrEb").total == 9
    (laid, *_) = play(position, "2A LbIbGsNrEb")
    assert isinstance(laid, Laid)
    assert laid.points == 9


# --- previews --------------------------------------------------------------------------------------------------------


def test_a_preview_shows_words_that_are_not_in_the_list() -> None:
    position = table(NOUS, "AbLrSb", pool="")
    before = portrait(position)
    seen = preview(position, "3A LrAb")
    assert seen.score is not None
    formed = [(one.letters, one.valid, one.main) for one in seen.score.formed]
    assert formed == [("LA", True, True), ("LL", False, False), ("IA", False, False)]
    assert not seen.legal
    assert seen.total == seen.score.total > 0
    assert portrait(position) == before


def test_a_preview_of_letters_that_make_nothing() -> None:
    seen = preview(table(NOUS, "AbLrSb", pool=""), "10K Ab")
    assert (seen.score, seen.total, seen.legal, seen.refused) == (None, 0, False, "not-joined")
    seen = preview(table(NOUS, "AbLrSb", pool=""), "10K Ab 12M Lr")
    assert (seen.refused, seen.rule) == ("not-one-line", "CK-7")


def test_others_may_look_ahead() -> None:
    """A preview is for any seat, with its own letters."""
    position = table(NOUS, "AbLrSb", "Er")
    seen = position.preview(1, lay("5E Er"))
    assert seen.legal and seen.total > 0


def test_previews_of_other_moves() -> None:
    position = table(NOUS, "EbErTv", pool="AbAs")
    assert preview(position, "passer Eb Er").legal
    assert preview(position, "arrêter").legal
    assert preview(position, "passer Eb").refused == "bad-exchange"
    assert preview(position, "garder").refused == "no-trade"


def test_colours_left_out_are_the_best() -> None:
    position = table("2A LvIrGsNrEs", "OrObUrUbSrSbSv", pool="")
    score = scored(position, "D3 OUS")
    assert score.bonus == 100
    (laid, *_) = play(position, "D3 OUS")
    assert isinstance(laid, Laid)
    assert laid.tiles == (Tile("O", "R", cell="3D"), Tile("U", "R", cell="4D"), Tile("S", "R", cell="5D"))
