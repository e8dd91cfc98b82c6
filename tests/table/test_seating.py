from __future__ import annotations

import pytest

from around import KEEP, LEA, TOM, ZOE, Around, nonce
from ludotheque.core.refusal import Refused
from ludotheque.table import commands
from ludotheque.table.terms import ScreenSeat


def test_a_game_begins_as_the_last_seat_is_taken() -> None:
    around = Around(["screen", "open", "hasard"])
    phases = [around.table.phase]
    around.sit(TOM, 1)
    assert [*phases, around.table.phase] == ["gathering", "playing"]
    assert around.table.turn == {0}


def test_a_seat_is_taken_once_and_a_name_too() -> None:
    around = Around(["screen", "open", "open"])
    with pytest.raises(Refused, match="seat-taken"):
        around.sit(TOM, 0)
    with pytest.raises(Refused, match="no-such-seat"):
        around.sit(TOM, 3)
    with pytest.raises(Refused, match="name-taken"):
        around.sit(TOM, 1, name="Léa")
    around.sit(TOM, 1)


def test_the_host_may_begin_with_those_who_are_there() -> None:
    around = Around(["screen", "open", "open"])
    with pytest.raises(Refused, match="seats"):
        around.do(LEA, commands.Begin)
    around.sit(TOM, 2)
    with pytest.raises(Refused, match="not-host"):
        around.do(TOM, commands.Begin)
    around.do(LEA, commands.Begin)
    assert [place.name for place in around.table.places] == ["Léa", "Tom"]
    assert around.table.seats_of("tom") == (1,)
    with pytest.raises(Refused, match="already-begun"):
        around.do(LEA, commands.Begin)


def test_seats_are_left_before_the_game_only() -> None:
    around = Around(["screen", "open", "hasard"])
    with pytest.raises(Refused, match="not-your-seat"):
        around.do(TOM, commands.Leave, seat=0)
    with pytest.raises(Refused, match="not-host"):
        around.do(TOM, commands.Leave, seat=2)
    around.do(LEA, commands.Leave, seat=2)
    around.do(LEA, commands.Leave, seat=0)
    assert [place.kind for place in around.table.places] == ["open", "open", "open"]
    around.do(LEA, commands.Entrust, seat=2, bot="hasard")
    around.sit(TOM, 1)
    around.sit(ZOE, 0)
    with pytest.raises(Refused, match="already-begun"):
        around.do(ZOE, commands.Leave, seat=0)


def test_one_may_hand_ones_seat_to_a_bot_and_take_it_back() -> None:
    around = Around.begun(TOM)
    around.do(LEA, commands.Entrust, seat=0, bot="hasard")
    assert around.table.seats_of("lea") == ()
    with pytest.raises(Refused, match="not-your-seat"):
        around.play(LEA, 0, KEEP)
    with pytest.raises(Refused, match="seat-kept"):
        around.sit(ZOE, 0)
    with pytest.raises(Refused, match="bot-already"):
        around.do(LEA, commands.Entrust, seat=0, bot="hasard")
    around.sit(LEA, 0)
    around.play(LEA, 0, KEEP)


def test_the_seat_of_somebody_away_for_long_may_be_given_to_a_bot_by_another_player() -> None:
    around = Around.begun(TOM)
    with pytest.raises(Refused, match="not-away"):
        around.do(TOM, commands.Entrust, seat=0, bot="hasard")
    around.away = frozenset([0])
    with pytest.raises(Refused, match="not-seated"):
        around.do(ZOE, commands.Entrust, seat=0, bot="hasard")
    with pytest.raises(Refused, match="bot"):
        around.do(TOM, commands.Entrust, seat=0, bot="nobody")
    around.do(TOM, commands.Entrust, seat=0, bot="hasard")
    assert around.table.places[0].person == "lea"
    around.sit(LEA, 0)
    assert around.table.seats_of("lea") == (0,)


def test_who_plays_against_others_may_not_see_one_more_hand() -> None:
    around = Around(["screen", "open", "hasard"])
    around.sit(TOM, 1)
    with pytest.raises(Refused, match="seated-already"):
        around.sit(TOM, 2)
    around.sit(ZOE, 2)
    assert around.table.seats_of("zoe") == (2,)


def test_alone_against_bots_one_may_take_their_seats() -> None:
    around = Around(["screen", "hasard"])
    around.sit(LEA, 1)
    assert around.table.seats_of("lea") == (0, 1)


def test_several_on_one_screen_need_different_names() -> None:
    around = Around([ScreenSeat(nonce(1)), ScreenSeat(nonce(2), "Papa")])
    assert around.table.seats_of("lea") == (0, 1)
    with pytest.raises(Refused, match="name-taken"):
        Around([ScreenSeat(nonce(1), "Papa"), ScreenSeat(nonce(2), " Papa ")])


def test_a_table_is_put_away_by_its_host_as_long_as_nobody_else_plays() -> None:
    around = Around()
    with pytest.raises(Refused, match="not-host"):
        around.do(TOM, commands.Close)
    around.do(LEA, commands.Close)
    assert around.table.phase == "closed"
    for wish in (commands.Close, commands.Begin):
        with pytest.raises(Refused, match="table-over"):
            around.do(LEA, wish)
    with pytest.raises(Refused, match="table-over"):
        around.sit(TOM, 1)
    with pytest.raises(Refused, match="already-begun"):
        Around.begun(TOM).do(LEA, commands.Close)
    Around(["screen", "hasard"]).do(LEA, commands.Close)
