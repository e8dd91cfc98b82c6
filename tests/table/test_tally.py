from __future__ import annotations

from around import KEEP, LEA, TOM, ZOE, Around, nonce
from ludotheque.table import commands
from ludotheque.table.playing import bot_played
from ludotheque.table.tally import tally
from ludotheque.table.terms import ScreenSeat


def test_a_game_among_people_without_hints_is_rated() -> None:
    around = Around.begun(TOM, hints=False)
    assert tally(around.table) is None
    around.play(LEA, 0, KEEP)
    around.play(TOM, 1, KEEP)
    done = tally(around.table)
    assert done is not None
    assert done.rated
    assert [score.person for score in done.scores] == ["lea", "tom"]
    assert sorted(score.rank for score in done.scores) == [1, 2]


def test_tables_with_bots_or_hints_or_one_screen_are_not_rated() -> None:
    assert not Around.begun(TOM).table.rated
    assert not Around(["screen", "hasard"], hints=False).table.rated
    alone = Around([ScreenSeat(nonce(1)), ScreenSeat(nonce(2), "Papa")], hints=False)
    assert not alone.table.rated
    alone.play(LEA, 0, KEEP)
    alone.play(LEA, 1, KEEP)
    done = tally(alone.table)
    assert done is not None
    assert done.scores == ()


def test_who_leaves_a_seat_to_a_bot_for_good_is_ranked_last() -> None:
    around = Around.begun(TOM, ZOE, hints=False)
    around.do(LEA, commands.Entrust, seat=0, bot="hasard")
    around.happen(bot_played(around.table, 0, 0, KEEP, 2_000))
    around.play(TOM, 1, KEEP)
    around.play(ZOE, 2, KEEP)
    done = tally(around.table)
    assert done is not None
    assert done.rated
    assert next(score.rank for score in done.scores if score.person == "lea") == 3
